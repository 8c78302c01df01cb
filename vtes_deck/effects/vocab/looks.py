"""Hidden cards that a player looks at, and open hands."""

from __future__ import annotations

from typing import Literal, override

from vtes_deck.effects.vocab.card_query import ACard
from vtes_deck.effects.vocab.choices import Choose, apply_effects
from vtes_deck.effects.vocab.context import Effect, EffectContext, Node, NoPurpose
from vtes_deck.effects.vocab.minion_filter import Whose, seats_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import minion_of
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.mechanics import hand, zones
from vtes_deck.engine.mechanics.hand import OpensHands
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
    """The user, and no one else, looks at hidden cards of a Methuselah.

    Attributes:
        zone: a hand, a library or a crypt.
        whose: the owner of the zone.
        n: the number of cards from the top; 0 for the whole hand.
        how: the way to choose: from the top, or at random from a hand.
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
        """Show the cards; GEN-20: at most as many as the zone has."""
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
        owner = WHOSE.get(self.whose, f"{wording.user}'s controller's")
        if self.zone is Zone.HAND and self.how == "random":
            return f"look at 1 card at random from {owner} hand"
        if self.zone is Zone.HAND:
            return f"look at {owner} hand"
        cards = "card" if self.n == 1 else f"{self.n} cards"
        return f"look at the top {cards} of {owner} {ZONES[self.zone]}"


class DiscardTheirs(Effect, frozen=True):
    """Discards the target card from the hand of its owner, who draws later."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DISCARD, 1, whose="target", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        zones.discard(context.table, context.target)


class FillTheirs(NoPurpose, Effect, frozen=True):
    """The target Methuselah draws up to her hand size (DRW-05)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        hand.adjust(context.table, context.target_seat)


class PickFromHand(Effect, frozen=True):
    """The user looks at the hand of another Methuselah, the target, and discards cards from it.

    By a ruling, the user does not see the cards drawn afterwards.

    Attributes:
        what: the cards in her hand that can be discarded.
        n: the number of cards.
        up_to: the user may discard fewer.
    """

    what: ACard
    n: int = 1
    up_to: bool = False

    @override
    def possible(self, context: EffectContext) -> bool:
        return len(context.table.seats[context.target_seat].hand) > 0

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DISCARD, self.n, whose="target", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        pick = Choose(self.what, (DiscardTheirs(),), optional=self.up_to)
        looks = LookAt(Zone.HAND, self.what.whose)
        apply_effects(context, (looks, *[pick] * self.n, FillTheirs()))

    @override
    def say(self, wording: Wording) -> str:
        looks = f"look at {wording.target}'s hand"
        many = f"up to {self.n} {self.what.noun()}s" if self.up_to else f"a {self.what.noun()}"
        return f"{looks} and discard {many} from it"


type Holder = Literal["prey", "opposing"]
"""The player with the open hand: the prey, or the controller of the opposing minion."""
HOLDERS: dict[Holder, str] = {
    "prey": "your prey",
    "opposing": "the opposing minion's controller",
}


def holder_of(context: EffectContext, whose: Holder) -> int | None:
    """The Methuselah who plays with an open hand, if there is one."""
    if whose == "prey":
        return context.table.prey(context.seat)
    opposing = minion_of(context, "opposing")
    return None if opposing is None else opposing.controller


class PlaysOpen(Node, OpensHands, frozen=True):
    """A Methuselah plays with an open hand, so that all others see her cards.

    Attributes:
        whose: the prey; or the controller of the opposing minion, while the card, or the minion
            that carries it, is in combat.
    """

    whose: Holder

    @override
    def does(self) -> tuple[Does, ...]:
        if self.whose == "prey":
            return (Does(PurposeKind.SEARCH, whose="prey"),)
        return (Does(PurposeKind.SEARCH, which="opposing"),)

    @override
    def opens(self, table: Table, source: int, seat: int, viewer: int) -> bool:
        context = EffectContext(table, table.in_play[source].controller, source)
        return holder_of(context, self.whose) == seat

    @override
    def say(self, wording: Wording) -> str:
        when = f"while {wording.user} is in combat, " if self.whose == "opposing" else ""
        return f"{when}{HOLDERS[self.whose]} plays with an open hand"
