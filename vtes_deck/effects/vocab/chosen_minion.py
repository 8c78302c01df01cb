"""Cards that record a chosen minion, and the texts that refer to it later."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.choices import Choose
from vtes_deck.effects.vocab.context import (
    Choice,
    Effect,
    EffectContext,
    SaidElsewhere,
    Target,
)
from vtes_deck.effects.vocab.minion_filter import MinionFilter
from vtes_deck.effects.vocab.references import Which, minion_of
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion

CHOSEN = "chosen"
"""The mark that contains the number of the recorded vampire plus 1."""
CHOSEN_ENTRY = "entry of the chosen"
"""The mark that contains the ``entry`` of the recorded vampire."""
CHOOSES = EventType("chooses", "{seat} chooses {minion} for {card}.")


class RememberTarget(SaidElsewhere, Effect, frozen=True):
    """Records the target minion on the card and replaces any earlier one.

    Attributes:
        which: the minion to record, if it is not the target.
    """

    which: Which = "target"

    @override
    def carry_out(self, context: EffectContext) -> None:
        card_in_play = context.table.in_play.get(context.card)
        minion = minion_of(context, self.which)
        if card_in_play is not None and minion is not None:
            card_in_play.set_mark(CHOSEN, minion.card + 1)
            card_in_play.set_mark(CHOSEN_ENTRY, minion.entry)
            context.table.emit(CHOOSES, context.seat, context.card, minion=minion.card)


class ChoosesMinion(Choose, frozen=True):
    """A minion is chosen, and the card records it."""

    effects: tuple[Effect, ...] = (RememberTarget(),)

    @override
    def say(self, wording: Wording) -> str:
        return f"choose {self.target.say(wording)}"


def chosen_by(context: EffectContext) -> Minion | None:
    """The minion that the card has recorded.

    The result excludes a minion that has left play and returned (GEN-10). INF-16: a vampire under
    its advanced version is the same vampire.
    """
    minion = context.table.in_play.get(context.card_in_play.mark(CHOSEN) - 1)
    if minion is None or minion.entry != context.card_in_play.mark(CHOSEN_ENTRY):
        return None
    minion = context.table.in_play.get(minion.host, minion)
    return minion if isinstance(minion, Minion) and not minion.contested else None


class TheChosen(Target, frozen=True):
    """The recorded minion, if the user of the card controls it."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        minion = chosen_by(context)
        if minion is None or minion.controller != context.seat:
            return []
        return [(minion.card, NONE, 0)]

    @override
    def say(self, wording: Wording) -> str:
        return "the chosen vampire"


class ChosenMinion(MinionFilter, frozen=True, kw_only=True):
    """The recorded minion, under any controller."""

    @override
    def fits(self, context: EffectContext, minion: Minion) -> bool:
        return chosen_by(context) is minion

    @override
    def noun(self, *, plural: bool = False) -> str:
        return f"the chosen {super().noun()}"
