"""The conditions and known cards of the builder of questions about draws."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from cardbase.model import AnyCard
from vtes_deck.deck.model import Deck
from vtes_deck.graphics.word_lists import all_of, any_of
from vtes_deck.language import mark, tr
from vtes_deck.stats.draw_counts import Compare
from vtes_deck.stats.odds.question import (
    All,
    Condition,
    Copies,
    Count,
    Known,
    Measure,
    Pick,
    Zone,
)
from vtes_deck.stats.odds.reader import MAX_COUNTS

MAX_CONDITIONS = MAX_COUNTS // 2
"""Conditions of a question; a range is two counts."""

RANGE = ".."
"""The choice of a range, next to the comparisons."""


class Given(StrEnum):
    """Knowledge about cards before the draw."""

    SEEN = "seen"
    """They are drawn and count, such as the cards still in hand."""
    REMOVED = "removed"
    """They are out of the deck and do not count."""


type Place = Zone | Given

ZONES: Mapping[Place, str] = {
    Zone.CRYPT: mark("From the crypt:"),
    Zone.HAND: mark("From the library:"),
    Zone.PLAYABLE: mark("From the library, playable by a vampire drawn:"),
    Given.SEEN: mark("Still in hand, or in play:"),
    Given.REMOVED: mark("Played, burned or removed:"),
}
MEASURES = {
    Measure.CARDS: mark("cards"),
    Measure.DIFFERENT: mark("different cards"),
    Measure.CAPACITY: mark("capacity in total"),
    Measure.POOL: mark("cost in pool in total"),
    Measure.BLOOD: mark("cost in blood in total"),
}
COMPARES = {
    Compare.AT_LEAST: mark("at least"),
    Compare.AT_MOST: mark("at most"),
    Compare.EXACTLY: mark("exactly"),
}


def place_of(value: str) -> Place:
    """The zone or the kind of known cards with a value."""
    return Given(value) if value in set(Given) else Zone(value)


@dataclass
class Part:
    """A condition or known cards that are being built.

    Attributes:
        zone: the source of the cards; for known cards, whether they are seen, next or removed.
        compare: at least, at most or exactly.
        number: the number to compare with; of known cards, the copies of each.
        most: the larger number of a range; ``None`` if it is no range.
        measure: the quantity that is compared.
        cards: the cards by id.
    """

    zone: Place = Zone.CRYPT
    compare: Compare = Compare.AT_LEAST
    number: int = 1
    most: int | None = None
    measure: Measure = Measure.CARDS
    cards: dict[int, AnyCard] = field(default_factory=dict)

    @property
    def known(self) -> bool:
        """Whether these are known cards and no condition."""
        return isinstance(self.zone, Given)

    def move_to(self, zone: Place) -> None:
        """Change the source of the cards; cards of the other part of the deck are removed."""
        before, self.zone = self.zone, zone
        if _source(zone) is not _source(before):
            self.cards = {}
        if isinstance(zone, Given):
            self.compare, self.most, self.number = Compare.AT_LEAST, None, max(1, self.number)
        elif zone not in self.measure.zones:
            self.measure = Measure.CARDS

    def offered(self, deck: Deck) -> list[tuple[AnyCard, int]]:
        """The cards of a deck that it may contain, with their copies."""
        source = _source(self.zone)
        vampires = list(deck.vampires) if source is not Zone.HAND else []
        return [*vampires, *(deck.cards if source is not Zone.CRYPT else ())]

    def condition(self) -> Condition:
        """The condition."""
        zone = Zone(self.zone)
        picks = tuple(Pick((card,)) for card in self.cards.values())
        if self.most is None:
            return Count(zone, self.compare, self.number, picks, measure=self.measure)
        return All(
            (
                Count(zone, Compare.AT_LEAST, self.number, picks, measure=self.measure),
                Count(zone, Compare.AT_MOST, self.most, picks, measure=self.measure),
            )
        )

    def sentence(self) -> str:
        """The condition or the known cards as a sentence."""
        names = [str(card) for card in self.cards.values()]
        cards = any_of(names) if names else tr("… (pick cards)")
        if self.known:
            held = all_of([f"{self.number}x {name}" for name in names]) if names else cards
            return f"{tr(ZONES[self.zone])} {held}"
        if self.measure is not Measure.CARDS:
            return self._sum(cards)
        if self.most is not None:
            return tr("{low} to {high} of {cards}", low=self.number, high=self.most, cards=cards)
        match self.compare:
            case Compare.AT_LEAST:
                return tr("At least {number} of {cards}", number=self.number, cards=cards)
            case Compare.AT_MOST:
                return tr("At most {number} of {cards}", number=self.number, cards=cards)
            case Compare.EXACTLY:
                return tr("Exactly {number} of {cards}", number=self.number, cards=cards)

    def _sum(self, cards: str) -> str:
        if self.most is not None:
            return tr(
                "{cards}: {low} to {high} ({measure})",
                measure=tr(MEASURES[self.measure]),
                cards=cards,
                low=self.number,
                high=self.most,
            )
        return tr(
            "{cards}: {compare} {number} ({measure})",
            measure=tr(MEASURES[self.measure]),
            cards=cards,
            compare=tr(COMPARES[self.compare]),
            number=self.number,
        )


def known_cards(parts: Iterable[Part]) -> Known:
    """The known cards of all parts; a card that is ticked twice has the sum of the copies."""
    sums: dict[Place, dict[AnyCard, int]] = {given: {} for given in Given}
    for part in parts:
        if part.known:
            for card in part.cards.values():
                sums[part.zone][card] = sums[part.zone].get(card, 0) + part.number
    seen, removed = (
        tuple(Copies(card, number) for card, number in sums[given].items())
        for given in (Given.SEEN, Given.REMOVED)
    )
    return Known(seen=seen, removed=removed)


def _source(zone: Place) -> Zone | None:
    """The part of the deck; ``None`` for both."""
    return None if isinstance(zone, Given) else zone.deck
