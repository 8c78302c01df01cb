"""Cards that cancel other cards with Auspex as they are played."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    DISCIPLINES,
    Combat,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
    cancel_shown,
    shown,
    with_article,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    AS_PLAYED,
    RESOLVED,
    AddDelayedTrigger,
    Gain,
    Pool,
    Stealth,
    Successful,
    Type,
    at,
    card,
    combat,
    modifier,
    named,
)


class IsPlayed(SaidElsewhere, Condition, frozen=True):
    """Another card of this type is being played with a Discipline.

    By a ruling, a card that is played without the Discipline does not count.

    Attributes:
        type: the type.
        discipline: the code of the Discipline.
    """

    type: Type
    discipline: str

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        show = shown(table)
        if show is None or show.cancelled or show.minion not in table.in_play:
            return False
        card = table.cards[show.card]
        fits = self.type in card.types and (table.current(Combat) is not None) is (
            self.type is Type.COMBAT
        )
        if self.type is Type.REACTION:
            acting = None if context.action is None else context.action.acting_seat(table)
            fits = fits and table.in_play[show.minion].controller != acting
        return fits and self.discipline in card.required_at(show.level)


class Cancels(Effect, frozen=True):
    """Cancels the card of the condition.

    Attributes:
        which: the condition.
        free: its cost is not paid.
    """

    which: IsPlayed
    free: bool = False

    @override
    def timely(self, context: EffectContext) -> bool:
        return self.which.holds(context)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CANCEL, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        cancel_shown(context.table, context.seat, free=self.free)

    @override
    def say(self, wording: Wording) -> str:
        kind = with_article(f"{self.which.type.value.lower()} card")
        name = DISCIPLINES[self.which.discipline].name
        cost = ", and its cost is not paid" if self.free else ""
        return f"cancel {kind} requiring {name} as it is played{cost}"


REACTION = IsPlayed(Type.REACTION, "aus")
COMBAT = IsPlayed(Type.COMBAT, "aus")

CARDS = (
    card(
        100921,
        "Hide the Mind",
        combat("obf", at(AS_PLAYED), Cancels(COMBAT, free=True), conditions=(COMBAT,)),
        modifier("OBF", Cancels(REACTION, free=True), at=AS_PLAYED),
    ),
    card(
        100947,
        "I am Legion",
        modifier("dai", Stealth(1)),
        modifier("dai+obf", Cancels(REACTION), at=AS_PLAYED),
        named(
            "cancel a card",
            modifier(
                "DAI+OBF",
                Cancels(REACTION),
                AddDelayedTrigger(
                    on=RESOLVED, conditions=(Successful(),), effects=(Gain(1, Pool()),)
                ),
                at=AS_PLAYED,
            ),
        ),
        named(
            "gain 1 pool",
            modifier("DAI+OBF", Gain(1, Pool()), at=AFTER_ACTION, conditions=(Successful(),)),
        ),
        exception="The two ways of playing the card at superior are one sentence of the text.",
    ),
)
