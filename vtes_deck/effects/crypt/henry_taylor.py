"""Henry Taylor: combat cards that return to the library."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Does,
    Effect,
    EffectContext,
    NoPurpose,
    PurposeKind,
    SaidElsewhere,
    Wording,
    one_of_each,
    plays_as,
    shown,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    MINION_PLAYED,
    ACard,
    MoveCards,
    Power,
    Trigger,
    Type,
    Until,
    Zone,
    card,
)

COMBAT_CARD = "combat card of Henry Taylor"
"""Recorded for a card that the vampire has played as a combat card during the action."""


class NotesCombatCard(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """Records the card being played if it is played as a combat card."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, a card of several types must be played as a combat card."""
        table, show = context.table, shown(context.table)
        if show is None:
            return
        printed = table.cards[show.card]
        if plays_as(table, table.minion(context.host), printed, (Type.COMBAT,)):
            table.use_once(COMBAT_CARD, show.card, Until.ACTION)


class NotesCombatCards(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """Records the combat cards of the vampire."""


class OfThisAction(ACard, frozen=True):
    """A card in the ash heap that the vampire has played as a combat card in this action."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        heap = table.seats[context.seat].ash_heap
        played = [one for one in heap if table.has_used(COMBAT_CARD, one, Until.ACTION)]
        return [(one, NONE, 0) for one in one_of_each(table, played)]


class ReturnsToLibrary(MoveCards, frozen=True):
    """The card becomes the next one to be drawn."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, 1, whose="mine"),)


class KeepsCombatCard(Power, frozen=True, kw_only=True):
    """The return of a card, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"after an action, you may move a combat card {wording.name} played during that action "
            "from your ash heap to the top of your library"
        )


CARDS = (
    card(
        200590,
        "Henry Taylor",
        NotesCombatCards(on=MINION_PLAYED, host=True, effects=(NotesCombatCard(),)),
        KeepsCombatCard(
            sentence="Move {target} to the top of your library.",
            at=AFTER_ACTION,
            once=Until.ACTION,
            target=OfThisAction(Zone.ASH_HEAP),
            effects=(
                ReturnsToLibrary(ACard(Zone.ASH_HEAP, (Type.COMBAT,)), Zone.LIBRARY, how="target"),
            ),
        ),
    ),
)
