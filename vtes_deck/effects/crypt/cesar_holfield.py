"""César Holfield: a price for turns without a hunt during Gehenna."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, SaidElsewhere, Wording, gehenna_events
from vtes_deck.effects.library.permanent.gehenna import HUNTED, NotesHunt
from vtes_deck.effects.vocab import HUNTS, MINION_ENDS, Blood, Burn, Trigger, card


class IsHungry(SaidElsewhere, Condition, frozen=True):
    """A Gehenna event is in play, and the vampire has not hunted this turn."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        hunted = table.minion(context.host).mark(HUNTED) == table.turn
        return gehenna_events(table) > 0 and not hunted


class MustHunt(Trigger, frozen=True, kw_only=True):
    """The price of a turn without a hunt, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "at the end of your minion phase, if there are any Gehenna events in play and "
            f"{wording.name} did not hunt, {wording.name} burns 1 blood"
        )


class NotesOwnHunt(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """Records a hunt of the vampire."""


CARDS = (
    card(
        200261,
        "César Holfield",
        NotesOwnHunt(on=HUNTS, host=True, effects=(NotesHunt(),)),
        MustHunt(
            on=MINION_ENDS,
            mine=True,
            conditions=(IsHungry(),),
            effects=(Burn(1, Blood("host")),),
        ),
    ),
)
