"""The archive as a metagame: archetypes, clans and Disciplines by year, and what is on the rise.

The archive holds winners only. Shares are shares of wins, not win rates.
"""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import median_low
from typing import TYPE_CHECKING

import msgspec

from cardbase.archive import ArchiveDeck
from cardbase.archive_similarity import FULL_CRYPT
from cardbase.model import AnyCard, CryptCard
from vtes_deck.app.archetypes import archetypes_of, facts_of
from vtes_deck.deck.edits import set_count
from vtes_deck.deck.model import Deck

if TYPE_CHECKING:
    from cardbase.database import CardBase

SINCE = 2015
"""The first year that archetypes are made for."""

RECENT = datetime.timedelta(days=180)
"""Days before the newest deck that count as recent."""

BEFORE = datetime.timedelta(days=730)
"""Days before that, with which the trend compares."""

OTHER = "other"
_MAIN = 1 / 3
"""Share of the crypt that makes a clan one of the deck's."""

_HALF = 0.5
_LIBRARY = 75
"""Cards in the library of an averaged list."""

_STEP = 128

type Years = Mapping[int, float]
"""Share of a year's decks, by year."""


class Usual(msgspec.Struct, frozen=True):
    """A card of an averaged list.

    Attributes:
        card: the card.
        share: part of the decks that play it, 0 to 1.
        copies: the median in those that do.
    """

    card: AnyCard
    share: float
    copies: int


class Tile(msgspec.Struct, frozen=True):
    """An archetype with its decks.

    Attributes:
        key: of the rule, or :data:`OTHER`.
        name, plan: of the rule; empty for other decks.
        decks: since :data:`SINCE`, newest first.
        share: of all decks since then.
        recent: share of the decks of the last :data:`RECENT` days of data.
        before: share in the time :data:`BEFORE` that.
    """

    key: str
    name: str
    plan: str
    decks: tuple[ArchiveDeck, ...]
    share: float
    recent: float
    before: float

    @property
    def trend(self) -> float:
        """The growth of the share, in parts of all decks."""
        return self.recent - self.before

    def average(self, cards: CardBase) -> tuple[Usual, ...]:
        """The cards that the decks play, most frequent first."""
        played: dict[int, list[int]] = {}
        for deck in self.decks:
            copies: Counter[int] = Counter()
            for entry in deck.cards:
                copies[entry.id] += entry.count
            for card_id, count in copies.items():
                if count > 0:
                    played.setdefault(card_id, []).append(count)
        rows = [
            Usual(card, len(counts) / len(self.decks), median_low(counts))
            for card_id, counts in played.items()
            if (card := cards.get(card_id)) is not None
        ]
        return tuple(sorted(rows, key=lambda row: (-row.share, -row.copies, row.card.id)))

    def average_deck(self, cards: CardBase) -> Deck:
        """A deck of the most frequent cards in their usual copies, of a legal size."""
        deck = Deck(name=self.name)
        for row in self.average(cards):
            in_crypt = isinstance(row.card, CryptCard)
            held = deck.crypt_count if in_crypt else deck.library_count
            full = FULL_CRYPT if in_crypt else _LIBRARY
            if held >= full or (in_crypt and not _group_fits(row.card, deck)):
                continue
            copies = row.copies if in_crypt else min(row.copies, full - held)
            deck = set_count(deck, row.card, copies)
        return deck

    def reference(self, cards: CardBase) -> ArchiveDeck:
        """The deck that is nearest to the averaged list; of equals the newest."""
        share = {row.card.id: row.share for row in self.average(cards)}

        def near(deck: ArchiveDeck) -> float:
            ids = {entry.id for entry in deck.cards}
            return sum(share.get(card_id, 0.0) - _MAIN for card_id in ids)

        return max(self.decks, key=near)


class Metagame(msgspec.Struct, frozen=True):
    """The metagame: the decks of the archive since :data:`SINCE` by archetype.

    Attributes:
        archetypes: most decks first, other decks last.
        archetypes_by_year, clans_by_year, disciplines_by_year: shares of wins, by key of the
            archetype, name of the clan and code of the Discipline; most decks first.
        newest: the day of the newest deck.
        decks: how many there are.
        recent: how many of them are of the last :data:`RECENT` days of data.
    """

    archetypes: tuple[Tile, ...]
    archetypes_by_year: Mapping[str, Years]
    clans_by_year: Mapping[str, Years]
    disciplines_by_year: Mapping[str, Years]
    newest: datetime.date
    decks: int
    recent: int


def survey(cards: CardBase, check: Callable[[], None] | None = None) -> Metagame:
    """Put every deck since :data:`SINCE` into an archetype and count. Takes a second; any thread.

    Args:
        cards: the card base.
        check: called now and then; raises to stop.
    """
    archetypes = archetypes_of(cards)
    dated = [
        (deck.event.date, deck)
        for deck in cards.archive
        if deck.event.date is not None and deck.event.date.year >= SINCE
    ]
    newest = max((day for day, _ in dated), default=datetime.date.min)
    found: dict[str, list[ArchiveDeck]] = {each.rule.key: [] for each in archetypes}
    found[OTHER] = []
    kinds: list[tuple[int, str]] = []
    clans: list[tuple[int, str]] = []
    disciplines: list[tuple[int, str]] = []
    for number, (day, deck) in enumerate(dated):
        if check is not None and not number % _STEP:
            check()
        facts = facts_of(deck, cards.get)
        key = next((each.rule.key for each in archetypes if each.fits(facts)), OTHER)
        found[key].append(deck)
        kinds.append((day.year, key))
        clans += [(day.year, clan) for clan, part in facts.clans.items() if part >= _MAIN]
        disciplines += [(day.year, code) for code in _disciplines(deck, cards)]
    years = Counter(day.year for day, _ in dated)
    now = _Span(newest - RECENT, newest, [day for day, _ in dated])
    before = _Span(newest - RECENT - BEFORE, newest - RECENT, now.days)
    names = {each.rule.key: each.rule for each in archetypes}
    tiles = [
        Tile(
            key,
            names[key].name if key in names else "",
            names[key].plan if key in names else "",
            tuple(decks),
            len(decks) / max(1, len(dated)),
            now.share(decks),
            before.share(decks),
        )
        for key, decks in found.items()
    ]
    tiles.sort(key=lambda tile: (tile.key == OTHER, -len(tile.decks)))
    return Metagame(
        tuple(tiles),
        _by_year(kinds, years),
        _by_year(clans, years),
        _by_year(disciplines, years),
        newest,
        len(dated),
        now.whole,
    )


class _Span:
    """A time: after the first day, up to the last."""

    def __init__(
        self, after: datetime.date, until: datetime.date, days: Sequence[datetime.date]
    ) -> None:
        self._after, self._until = after, until
        self.days = days
        self.whole = sum(self._holds(day) for day in days)

    def _holds(self, day: datetime.date | None) -> bool:
        return day is not None and self._after < day <= self._until

    def share(self, decks: Iterable[ArchiveDeck]) -> float:
        """The part of all decks of the time that these are."""
        return sum(self._holds(deck.event.date) for deck in decks) / max(1, self.whole)


def _disciplines(deck: ArchiveDeck, cards: CardBase) -> list[str]:
    """Codes, in capitals, of the Disciplines that half of the crypt has."""
    counts: Counter[str] = Counter()
    whole = 0
    for entry in deck.cards:
        card = cards.get(entry.id)
        if isinstance(card, CryptCard):
            whole += entry.count
            for code in {code.upper() for code in card.disciplines}:
                counts[code] += entry.count
    return [code for code, count in counts.items() if count >= _HALF * whole]


def _by_year(
    met: Sequence[tuple[int, str]], years: Mapping[int, int]
) -> dict[str, dict[int, float]]:
    counts = Counter(met)
    order = Counter(name for _, name in met)
    return {
        name: {year: counts[year, name] / years[year] for year in sorted(years)}
        for name, _ in order.most_common()
    }


def _group_fits(card: AnyCard, deck: Deck) -> bool:
    if not isinstance(card, CryptCard) or card.group is None:
        return True
    groups = [*deck.groups, card.group]
    return max(groups) - min(groups) <= 1
