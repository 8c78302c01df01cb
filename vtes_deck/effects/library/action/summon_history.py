"""Summon History: a search that puts a card in play."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    PASS,
    PASSING,
    SEARCHES,
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    EventType,
    Option,
    Printed,
    Purpose,
    PurposeKind,
    Table,
    Verb,
    Wording,
    allows,
    by_name,
    contests,
    control,
    hand,
    shuffle_library,
)
from vtes_deck.effects.vocab import AnyX, Trait, Type, action, card

SUMMON = Verb("summon history", "Put {target} in play.")
SUMMONS = EventType("summons history", "{seat} puts {card} in play.")
CARRIED = frozenset({Type.EQUIPMENT, Type.RETAINER})


class SearchForPlay(CardQuestion):
    """A Methuselah looks for a card and puts it in play, or finds none.

    Equipment that is found in this way is put in play; no minion equips with it.

    Attributes:
        seat: the Methuselah.
        card: the card with the effect.
        minion: the minion that gets equipment and retainers.
    """

    seat: int
    card: int
    minion: int

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        if option.verb is PASS:
            return ()
        return (Purpose(PurposeKind.PERMANENT, 1, self.seat, option.target),)


class HistorySearch(SearchForPlay):
    """A search for a cheap card or a small vampire.

    Attributes:
        most: the highest cost or capacity.
        vampires: she looks for a vampire.
    """

    most: int
    vampires: bool

    def fits(self, table: Table, number: int) -> bool:
        """Whether a card may be put in play. CON-10: she cannot contest it with herself."""
        printed = table.cards[number]
        if contests.against_herself(table, self.seat, printed):
            return False
        if self.vampires:
            fits = Type.VAMPIRE in printed.types and Trait.SCARCE not in printed.traits
            return fits and printed.capacity <= self.most
        return self.is_cheap(printed) and (
            Type.ALLY in printed.types
            or (bool(printed.types & CARRIED) and allows(table, number, table.minion(self.minion)))
        )

    def is_cheap(self, printed: Printed) -> bool:
        """By a ruling, a cost of X is 0."""
        return printed.pool_cost + printed.blood_cost <= self.most

    def offer(self, table: Table) -> None:
        """Offer the sorted names. The player may decline, because the library cannot be checked."""
        player = table.seats[self.seat]
        hidden = player.crypt if self.vampires else player.library
        fitting = by_name(table, [one for one in hidden if self.fits(table, one)])
        open_ = [one for one in player.ash_heap[::-1] if self.fits(table, one)]
        found = [*fitting, *hand.one_of_each(table, open_)]
        options = [Option(SUMMON, self.card, target=one) for one in found]
        table.ask(self.seat, DecisionKind.CARD, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """PLY-36: play the basic version without its cost; the minion can act this turn."""
        answer = table.answer
        if answer.verb is not PASS:
            printed = table.cards[answer.target]
            host = self.minion if printed.types & CARRIED else NONE
            table.emit(SUMMONS, self.seat, answer.target)
            control.arrive(table, answer.target, self.seat, host)
        if self.vampires:
            table.random.shuffle(f"crypt of seat {self.seat}", table.seats[self.seat].crypt)
        else:
            shuffle_library(table, self.seat)

    steps = (offer, take)


class PutHistoryInPlay(Effect, frozen=True):
    """The user searches for a card that costs X or less, or a vampire of that capacity.

    Attributes:
        vampires: she looks for a vampire.
    """

    vampires: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        kind = PurposeKind.MINION if self.vampires else PurposeKind.PERMANENT
        return (Does(kind, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        table.emit(SEARCHES, context.seat)
        table.push(
            HistorySearch(
                seat=context.seat,
                card=context.card,
                minion=context.minion,
                most=context.n,
                vampires=self.vampires,
            )
        )

    @override
    def say(self, wording: Wording) -> str:
        if self.vampires:
            return (
                "search your crypt (shuffle afterward) and/or ash heap for a non-scarce vampire "
                "card with capacity X or less and put that vampire in play (with no blood)"
            )
        return (
            "search your library (shuffle afterward) and/or ash heap for an ally, retainer or "
            "equipment card costing X or fewer blood or pool and put that card in play, on this "
            "vampire and with life equal to its starting life if applicable"
        )


PRICE = AnyX(0, 11)

CARDS = (
    card(
        101897,
        "Summon History",
        action("tem", PutHistoryInPlay(), target=PRICE),
        action("TEM", PutHistoryInPlay(vampires=True), target=PRICE),
    ),
)
