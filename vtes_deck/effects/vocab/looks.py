"""Hidden cards that a player looks at."""

from __future__ import annotations

from typing import Literal, override

from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.minion_filter import Whose, seats_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Table, Zone

LOOKS_AT_HAND = EventType("looks at hand", "{seat} looks at the hand of {other_seat}.")
LOOKS_AT_CARD = EventType("looks at a card", "{seat} looks at a card of the hand of {other_seat}.")
LOOKS_AT_LIBRARY = EventType(
    "looks at library", "{seat} looks at the top {n:card} of the library of {other_seat}."
)
LOOKS_AT_CRYPT = EventType(
    "looks at crypt", "{seat} looks at the top {n:card} of the crypt of {other_seat}."
)
SEES = EventType("sees", "{seat} sees {card}.")
WHOSE: dict[Whose, str] = {
    "mine": "your",
    "prey": "your prey's",
    "predator": "your predator's",
    "target": "another Methuselah's",
    "bled": "the target Methuselah's",
}
ZONES = {Zone.LIBRARY: "library", Zone.CRYPT: "crypt", Zone.HAND: "hand"}


class LookAt(Effect, frozen=True):
    """The user looks at hidden cards of a Methuselah; the others do not.

    Attributes:
        zone: a hand, a library or a crypt.
        whose: whose zone.
        n: how many cards from the top; 0 for the whole hand.
        how: from the top, or at random from a hand.
    """

    zone: Zone
    whose: Whose = "target"
    n: int = 0
    how: Literal["top", "random"] = "top"

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose=self.whose),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-20: as many cards as there are."""
        table = context.table
        for seat in seats_of(context, self.whose)[:1]:
            found = self._seen(table, seat)
            table.emit(self._event(), context.seat, n=len(found), other_seat=seat)
            for card in found:
                table.emit(SEES, context.seat, card, only=context.seat)

    def _event(self) -> EventType:
        if self.zone is Zone.HAND:
            return LOOKS_AT_CARD if self.how == "random" else LOOKS_AT_HAND
        return LOOKS_AT_LIBRARY if self.zone is Zone.LIBRARY else LOOKS_AT_CRYPT

    def _seen(self, table: Table, number: int) -> list[int]:
        seat = table.seats[number]
        if self.zone is Zone.HAND:
            found = list(seat.hand)
            if self.how == "random" and found:
                return [found[table.random.below(f"hand of seat {number}", len(found))]]
            return found
        pile = seat.library if self.zone is Zone.LIBRARY else seat.crypt
        return pile[: -self.n - 1 : -1]

    @override
    def say(self, wording: Wording) -> str:
        owner = WHOSE.get(self.whose, "")
        if self.zone is Zone.HAND and self.how == "random":
            return f"look at 1 card at random from {owner} hand"
        if self.zone is Zone.HAND:
            return f"look at {owner} hand"
        cards = "card" if self.n == 1 else f"{self.n} cards"
        return f"look at the top {cards} of {owner} {ZONES[self.zone]}"
