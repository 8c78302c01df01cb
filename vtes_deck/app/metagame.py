"""The archive as a metagame: archetypes, clans and Disciplines by year, and their trends.

The archive holds winners only. Shares are shares of wins, not win rates.
"""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import median_low
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from cardbase.archive import ArchiveDeck
from cardbase.archive_similarity import FULL_CRYPT
from cardbase.disciplines import DISCIPLINES
from cardbase.model import AnyCard, CryptCard
from vtes_deck.app.archetypes import archetypes_of, facts_of
from vtes_deck.deck.edits import set_count
from vtes_deck.deck.model import Deck
from vtes_deck.language import plural, tr
from vtes_deck.stats.probability import difference, wilson

if TYPE_CHECKING:
    from cardbase.database import CardBase

FIRST_YEAR = 2015
"""The first year for which archetypes are defined."""

RECENT_PERIOD = datetime.timedelta(days=180)
"""Decks of this many days before the newest deck count as recent."""

EARLIER_PERIOD = datetime.timedelta(days=730)
"""The period before that, with which the trend compares."""

OTHER = "other"
MAX_DISCIPLINES = 4
"""The maximum number of Disciplines that a tile names."""

_MAIN = 1 / 3
"""The minimum share of the crypt for a clan of a deck, and of the decks for a clan of a tile."""

_HALF = 0.5
_LIBRARY = 75
"""Cards in the library of an averaged list."""

_STEP = 128

_DECIMALS = 1
"""Decimals of a share in percent."""

type Years = Mapping[int, float]
"""Share of a year's decks, by year."""


class Usual(msgspec.Struct, frozen=True):
    """A card of an averaged list.

    Attributes:
        card: the card.
        share: the share of the decks that play it, 0 to 1.
        copies: the median in the decks that play it.
    """

    card: AnyCard
    share: float
    copies: int


class Tile(msgspec.Struct, frozen=True):
    """An archetype, clan or Discipline with its decks.

    Attributes:
        key: the key of the rule, or :data:`OTHER`; the name of the clan; the code of the Discipline
            in capitals.
        name: the name of the rule, clan or Discipline; empty for other decks.
        plan: the plan of the rule; empty for the rest.
        decks: its decks since :data:`FIRST_YEAR`, newest first.
        share: the share of all decks since then.
        recent: share of the decks of the last :data:`RECENT_PERIOD` days of data.
        before: share in the preceding period of :data:`EARLIER_PERIOD`.
        years: share of each year's decks.
        clans: those that at least a third of the decks have, most decks first.
        disciplines: codes, in capitals, of those that a third of the decks have; at most
            :data:`MAX_DISCIPLINES`.
        recent_of, before_of: the number of all decks of the two periods.
        years_of: the number of all decks of each year.
    """

    key: str
    name: str
    plan: str
    decks: tuple[ArchiveDeck, ...]
    share: float
    recent: float
    before: float
    years: Years
    clans: tuple[str, ...]
    disciplines: tuple[str, ...]
    recent_of: int
    before_of: int
    years_of: Mapping[int, int]

    @property
    def title(self) -> str:
        """The name in the language in use; names of clans and Disciplines are as on the cards."""
        return tr(self.name) if self.plan else self.name

    @property
    def trend(self) -> float:
        """The growth of the share in percentage points.

        It is the difference of the two rounded shares that are shown.
        """
        return round(_written(self.recent) - _written(self.before), _DECIMALS)

    @property
    def trend_range(self) -> tuple[float, float]:
        """The range, in percentage points, that contains the true growth in 95 of 100 cases."""
        if not self.recent_of or not self.before_of:
            return -100.0, 100.0
        hits = round(self.recent * self.recent_of), round(self.before * self.before_of)
        low, high = difference(hits[0], self.recent_of, hits[1], self.before_of)
        return 100 * low, 100 * high

    @property
    def changed(self) -> bool:
        """Whether the trend is unlikely to be chance."""
        low, high = self.trend_range
        return low > 0 or high < 0

    def year_range(self, year: int) -> tuple[float, float]:
        """The range that contains the true share of a year in 95 of 100 cases."""
        of = self.years_of[year]
        return wilson(round(self.years[year] * of), of)

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
        """A deck of legal size from the most frequent cards, each in the usual number of copies."""
        deck = Deck(name=self._average_name())
        for row in self.average(cards):
            in_crypt = isinstance(row.card, CryptCard)
            held = deck.crypt_count if in_crypt else deck.library_count
            full = FULL_CRYPT if in_crypt else _LIBRARY
            if held >= full or (in_crypt and not _group_fits(row.card, deck)):
                continue
            copies = row.copies if in_crypt else min(row.copies, full - held)
            deck = set_count(deck, row.card, copies)
        return deck

    def _average_name(self) -> str:
        """The name of the averaged list, with the number of its decks and their years."""
        last, first = (each.event.date for each in (self.decks[0], self.decks[-1]))
        years = sorted({str(day.year) for day in (first, last) if day is not None})
        return plural(
            "{archetype}, average of {n} winning decks, {years}",
            "{archetype}, average of {n} winning deck, {years}",
            len(self.decks),
            archetype=self.title or tr("Other"),
            years="–".join(years),  # noqa: RUF001 - from year to year
        )

    def reference(self, cards: CardBase) -> ArchiveDeck:
        """The deck that is most like the averaged list; the newest of several."""
        share = {row.card.id: row.share for row in self.average(cards)}

        def near(deck: ArchiveDeck) -> float:
            ids = {entry.id for entry in deck.cards}
            return sum(share.get(card_id, 0.0) - _MAIN for card_id in ids)

        return max(self.decks, key=near)


class Metagame(msgspec.Struct, frozen=True):
    """The metagame: the decks of the archive since :data:`FIRST_YEAR`, grouped in three ways.

    Tiles are in the order of their share of the recent decks, other decks last. A deck belongs to
    one archetype and to each of its clans and Disciplines.

    Attributes:
        archetypes, clans, disciplines: the tiles.
        newest: the day of the newest deck.
        decks: the number of decks.
        recent: the number of decks from the last :data:`RECENT_PERIOD` days of data.
    """

    archetypes: tuple[Tile, ...]
    clans: tuple[Tile, ...]
    disciplines: tuple[Tile, ...]
    newest: datetime.date
    decks: int
    recent: int


class _Sorted(NamedTuple):
    """A deck with its day, archetype, clans and Disciplines."""

    deck: ArchiveDeck
    day: datetime.date
    archetype: str
    clans: tuple[str, ...]
    disciplines: tuple[str, ...]


def metagame_of(cards: CardBase, check: Callable[[], None] | None = None) -> Metagame:
    """Assign every deck since :data:`FIRST_YEAR` to an archetype, and count them.

    It takes a second and can run in any thread.

    Args:
        cards: the card base.
        check: called from time to time; may raise an exception to stop.
    """
    archetypes = archetypes_of(cards)
    decks: list[_Sorted] = []
    for number, deck in enumerate(cards.archive):
        if check is not None and not number % _STEP:
            check()
        day = deck.event.date
        if day is None or day.year < FIRST_YEAR:
            continue
        facts = facts_of(deck, cards.get)
        key = next((each.rule.key for each in archetypes if each.fits(facts)), OTHER)
        clans = tuple(clan for clan, part in facts.clans.items() if part >= _MAIN)
        decks.append(_Sorted(deck, day, key, clans, tuple(_disciplines(deck, cards))))
    counter = _Counter(decks)
    rules = [each.rule for each in archetypes]
    words = {rule.key: (rule.name, rule.plan) for rule in rules} | {OTHER: ("", "")}
    kinds = counter.tiles(lambda deck: (deck.archetype,), words)
    clans_met = {clan: (clan, "") for deck in decks for clan in deck.clans}
    codes_met = {code: (_name_of(code), "") for deck in decks for code in deck.disciplines}
    return Metagame(
        kinds,
        counter.tiles(lambda deck: deck.clans, clans_met),
        counter.tiles(lambda deck: deck.disciplines, codes_met),
        counter.newest,
        len(decks),
        counter.now.whole,
    )


def _written(share: float) -> float:
    """A share in percent with the decimals that people read."""
    return round(100 * share, _DECIMALS)


def _name_of(code: str) -> str:
    known = DISCIPLINES.get(code.lower())
    return known.name if known is not None else code


class _Counter:
    """Makes tiles of decks."""

    def __init__(self, decks: Sequence[_Sorted]) -> None:
        self._decks = decks
        days = [deck.day for deck in decks]
        self._years = Counter(day.year for day in days)
        self.newest = max(days, default=datetime.date.min)
        since = self.newest - RECENT_PERIOD if days else self.newest
        self.now = _Span(since, self.newest, days)
        self._before = _Span(since - EARLIER_PERIOD if days else since, since, days)

    def tiles(
        self,
        kinds_of: Callable[[_Sorted], Iterable[str]],
        words: Mapping[str, tuple[str, str]],
    ) -> tuple[Tile, ...]:
        """A tile for each key.

        Args:
            kinds_of: the keys of a deck.
            words: name and plan, by key.
        """
        found: dict[str, list[_Sorted]] = {key: [] for key in words}
        for deck in self._decks:
            for key in kinds_of(deck):
                found[key].append(deck)
        tiles = [self._tile(key, *words[key], decks) for key, decks in found.items()]
        tiles.sort(key=lambda tile: (tile.key == OTHER, -tile.recent, -len(tile.decks)))
        return tuple(tiles)

    def _tile(self, key: str, name: str, plan: str, decks: Sequence[_Sorted]) -> Tile:
        days = [deck.day for deck in decks]
        years = Counter(day.year for day in days)
        return Tile(
            key,
            name,
            plan,
            tuple(deck.deck for deck in decks),
            len(decks) / max(1, len(self._decks)),
            self.now.share(days),
            self._before.share(days),
            {year: years[year] / whole for year, whole in sorted(self._years.items())},
            _usual((deck.clans for deck in decks), len(decks)),
            _usual((deck.disciplines for deck in decks), len(decks))[:MAX_DISCIPLINES],
            self.now.whole,
            self._before.whole,
            self._years,
        )


class _Span:
    """A period: after the first day, up to and including the last."""

    def __init__(
        self, after: datetime.date, until: datetime.date, days: Iterable[datetime.date]
    ) -> None:
        self._after, self._until = after, until
        self.whole = self._count(days)

    def _count(self, days: Iterable[datetime.date]) -> int:
        return sum(self._after < day <= self._until for day in days)

    def share(self, days: Iterable[datetime.date]) -> float:
        """The share of these days among all decks of the period."""
        return self._count(days) / max(1, self.whole)


def _usual(kinds: Iterable[Iterable[str]], decks: int) -> tuple[str, ...]:
    """The items that at least a third of the decks have, most decks first."""
    counts = Counter(one for each in kinds for one in each)
    return tuple(one for one, count in counts.most_common() if count >= _MAIN * decks)


def _disciplines(deck: ArchiveDeck, cards: CardBase) -> list[str]:
    """Codes, in capitals, of the Disciplines that at least half of the crypt has."""
    counts: Counter[str] = Counter()
    whole = 0
    for entry in deck.cards:
        card = cards.get(entry.id)
        if isinstance(card, CryptCard):
            whole += entry.count
            for code in {code.upper() for code in card.disciplines}:
                counts[code] += entry.count
    return [code for code, count in counts.items() if count >= _HALF * whole]


def _group_fits(card: AnyCard, deck: Deck) -> bool:
    if not isinstance(card, CryptCard) or card.group is None:
        return True
    groups = [*deck.groups, card.group]
    return max(groups) - min(groups) <= 1
