"""Ashur-uballit: the zombies of its controller have more life."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    EMPLOYED,
    MORE_LIFE,
    RECRUITED,
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    SaidElsewhere,
    Wording,
    ledger,
)
from vtes_deck.effects.vocab import Is, MinionFilter, Trait, Trigger, card


class IsZombie(Condition, frozen=True):
    """The card that has been recruited or employed is a zombie."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return Trait.ZOMBIE in context.table.cards[context.target].traits

    @override
    def say(self, wording: Wording) -> str:
        return "zombies (allies and retainers)"


class MoreStartingLife(Effect, frozen=True):
    """The card comes with more life, which is part of its starting life.

    Attributes:
        n: the additional life.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, self.n, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """PLY-34: the additional life is not gained, so no text can forbid it."""
        companion = context.table.in_play.get(context.target)
        if companion is None:  # another text has burned it on entry
            return
        if isinstance(companion, Minion):
            companion.capacity += self.n
        else:
            companion.set_mark(MORE_LIFE, companion.mark(MORE_LIFE) + self.n)
        ledger.come_with(context.table, companion, self.n)

    @override
    def say(self, wording: Wording) -> str:
        return f"get +{self.n} starting life"


class Strengthens(Trigger, frozen=True, kw_only=True):
    """The additional life of allies; the text covers retainers too."""

    @override
    def say(self, wording: Wording) -> str:
        ready = f"while {wording.name} is ready, " if READY in self.conditions else ""
        who = "".join(one.say(wording) for one in self.conditions if isinstance(one, IsZombie))
        done = "".join(one.say(wording) for one in self.effects)
        return f"{ready}{who} you recruit or employ {done}"


class StrengthensRetainers(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """The additional life of retainers; the text about allies covers it."""


READY = Is("host", MinionFilter(ready=True))
BOUND = (READY, IsZombie())
MORE = (MoreStartingLife(1),)

CARDS = (
    card(
        201741,
        "Ashur-uballit, Son of the Abyss",
        Strengthens(on=RECRUITED, mine=True, of_card=True, conditions=BOUND, effects=MORE),
        StrengthensRetainers(on=EMPLOYED, mine=True, of_card=True, conditions=BOUND, effects=MORE),
    ),
)
