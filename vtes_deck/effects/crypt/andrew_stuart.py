"""Andrew Stuart: a risk with each card of Blood Sorcery."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Wording,
    ledger,
    shown,
)
from vtes_deck.effects.vocab import MINION_PLAYED, Trigger, card

REVEALS = EventType("reveals for sorcery", "{seat} reveals {card}, the top card of the library.")


class PlaysWith(Condition, frozen=True):
    """The card being played requires a Discipline, as it is played.

    Attributes:
        discipline: the code.
        cancelled: also a card that was cancelled, which has been played.
    """

    discipline: str
    cancelled: bool = False

    @override
    def holds(self, context: EffectContext) -> bool:
        show = shown(context.table)
        if show is None or (show.cancelled and not self.cancelled):
            return False
        return self.discipline in context.table.cards[show.card].required_at(show.level)


class RiskTop(Effect, frozen=True):
    """Reveals the top card; if it also requires the Discipline, the card played is cancelled.

    Attributes:
        discipline: the code.
    """

    discipline: str

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """PLY-14: the cost of the cancelled card is still paid."""
        table, show = context.table, shown(context.table)
        library = table.seats[context.seat].library
        if show is None or not library:
            return
        table.emit(REVEALS, context.seat, library[-1])
        if self.discipline in table.cards[library[-1]].requirement.disciplines:
            show.cancel(context.seat)
            ledger.burn_blood(table, table.minion(context.host), 1, context.card)


class TriesSorcery(Trigger, frozen=True, kw_only=True):
    """The handicap, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"as {wording.name} plays a card requiring Blood Sorcery (before replacing the card), "
            "reveal the top card of your library. If it also requires Blood Sorcery, the card "
            f"played is canceled and {wording.name} burns 1 blood"
        )


CARDS = (
    card(
        200086,
        "Andrew Stuart",
        TriesSorcery(
            on=MINION_PLAYED,
            host=True,
            conditions=(PlaysWith("tha"),),
            effects=(RiskTop("tha"),),
        ),
    ),
)
