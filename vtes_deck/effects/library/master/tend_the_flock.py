"""Tend the Flock: blood for a younger infernal vampire."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Effect,
    EffectContext,
    Target,
    Wording,
    minions_of,
)
from vtes_deck.effects.vocab import (
    ACard,
    Blood,
    Gain,
    MinionFilter,
    Trait,
    Zone,
    card,
    master,
)

ELDER = MinionFilter(vampire=True, ready=True, locked=False, clans=("Baali",), trait=Trait.INFERNAL)
INFERNAL = ACard(Zone.UNCONTROLLED, vampire=True, trait=Trait.INFERNAL)


class YoungerThanElder(Target, frozen=True):
    """An uncontrolled infernal vampire that is younger than one of the Baali."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        oldest = max((one.capacity for one in minions_of(context, ELDER, "mine")), default=0)
        waiting = INFERNAL.found(context)
        return [(one, NONE, 0) for one in waiting if context.table.cards[one].capacity < oldest]

    @override
    def say(self, wording: Wording) -> str:
        return "a younger infernal vampire in your uncontrolled region"


class ChoosesElder(Effect, frozen=True):
    """A Baali is chosen; the choice has no effect, so it is the oldest."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        del context

    @override
    def say(self, wording: Wording) -> str:
        return f"choose {ELDER.say(wording)} you control"


CARDS = (
    card(
        101956,
        "Tend the Flock",
        master(ChoosesElder(), Gain(3, Blood("target")), target=YoungerThanElder()),
    ),
)
