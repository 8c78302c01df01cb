"""The archive of tournament winning decks, and what can be counted in it.

>>> import cardbase
>>> archive = cardbase.load().archive
>>> govern = cardbase.load()["Govern the Unaligned"]
>>> archive.play(govern.id).decks > 1000
True
"""

from __future__ import annotations

import datetime
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

import msgspec

from cardbase.datafile import Int64
from cardbase.names import normalize


class ArchiveEntry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Copies of a card in an archived deck: card id, count, and the author's comment."""

    id: int
    count: int
    comment: str = ""


class ArchiveEvent(msgspec.Struct, frozen=True, gc=False):
    """A tournament.

    Attributes:
        name: the name of the tournament.
        date: its first day; ``None`` if the archive does not contain it.
        end_date: its last day, if it lasted several days.
        place: the place as the archive writes it, with or without the country.
        country: the name of the country, or empty.
        players: number of players, 0 if unknown.
        rounds: number of preliminary rounds, 0 if unknown.
        finals: whether there was a final.
        online: whether it was played online.
        format: the name of the format in the archive, e.g. ``"Standard"``.
        url: the address of its page, or empty.
    """

    name: str
    date: datetime.date | None = None
    end_date: datetime.date | None = None
    place: str = ""
    country: str = ""
    players: Int64 = 0
    rounds: Int64 = 0
    finals: bool = True
    online: bool = False
    format: str = ""
    url: str = ""


class Score(msgspec.Struct, frozen=True, gc=False):
    """The winner's result: game wins and victory points before the final, and points in it."""

    game_wins: int = 0
    victory_points: float = 0.0
    final_points: float = 0.0


class ArchiveDeck(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A deck that won a tournament.

    Attributes:
        id: the id in the archive.
        name: the name of the deck; may be empty.
        player: the winner.
        author: the author of the deck, if not the player; otherwise empty.
        event: the tournament.
        score: the result, if it is known.
        comment: the player's comment on the deck.
        cards: crypt and library together, in the order of the archive.
    """

    id: str
    name: str
    player: str
    author: str
    event: ArchiveEvent
    score: Score | None
    comment: str
    cards: tuple[ArchiveEntry, ...]

    def __hash__(self) -> int:
        """Hash of the id."""
        return hash(self.id)

    def __eq__(self, other: object) -> bool:
        """Two archived decks are equal if their ids are equal."""
        return self.id == other.id if isinstance(other, ArchiveDeck) else NotImplemented


class Play(msgspec.Struct, frozen=True):
    """The use of a card: the number of decks that play it, and the total number of copies."""

    decks: int
    copies: int

    @property
    def mean(self) -> float:
        """The mean number of copies in the decks that play it; 0 without such decks."""
        return self.copies / self.decks if self.decks else 0.0


class Company(msgspec.Struct, frozen=True):
    """A card played together with another.

    Attributes:
        id: the companion.
        decks: decks that play both.
        share: the part of the decks with the first card that also play this one, 0 to 1.
        lift: ``share`` divided by the part of *all* decks that play the companion. Above 1, the two
            cards belong together; near 1, they occur together only by chance.
    """

    id: int
    decks: int
    share: float
    lift: float


class Postings(NamedTuple):
    """The decks that play a card: two columns of the same length.

    Attributes:
        decks: positions in :attr:`Archive.decks`, ascending.
        copies: the number of copies in each of them.
    """

    decks: array[int]
    copies: array[int]


NOWHERE = Postings(array("H"), array("H"))
"""The postings of a card that no deck plays."""

_MAX_COPIES = 999

MAX_DECKS = 65_536
"""The maximum number of decks that a position in :class:`Postings` can count."""


class Archive:
    """All tournament winning decks, newest first, undated decks last."""

    def __init__(self, decks: Iterable[ArchiveDeck]) -> None:
        self.decks = tuple(
            sorted(decks, key=lambda d: (d.event.date or datetime.date.min, d.id), reverse=True)
        )[:MAX_DECKS]

    def __len__(self) -> int:
        return len(self.decks)

    def __iter__(self) -> Iterator[ArchiveDeck]:
        return iter(self.decks)

    def __getitem__(self, deck_id: str) -> ArchiveDeck:
        """The deck with this id.

        Raises:
            KeyError: there is no such deck.
        """
        return self._by_id[deck_id]

    @cached_property
    def _by_id(self) -> dict[str, ArchiveDeck]:
        return {deck.id: deck for deck in self.decks}

    @cached_property
    def postings(self) -> dict[int, Postings]:
        """For each card id, the decks that play it and the number of copies."""
        found: dict[int, Postings] = {}
        for position, deck in enumerate(self.decks):
            for entry in deck.cards:
                held = found.get(entry.id)
                if held is None:
                    held = found[entry.id] = Postings(array("H"), array("H"))
                count = min(max(entry.count, 0), _MAX_COPIES)
                if held.decks and held.decks[-1] == position:
                    held.copies[-1] = min(held.copies[-1] + count, _MAX_COPIES)
                else:
                    held.decks.append(position)
                    held.copies.append(count)
        return found

    @cached_property
    def _haystacks(self) -> tuple[str, ...]:
        return tuple(
            normalize(
                f"{d.name} {d.player} {d.author} {d.event.name} {d.event.place} {d.event.country}"
            )
            for d in self.decks
        )

    def play(self, card_id: int) -> Play:
        """The use of the card in the whole archive."""
        found = self.postings.get(card_id, NOWHERE)
        return Play(len(found.decks), sum(found.copies))

    def play_by_year(self, card_id: int) -> dict[int, Play]:
        """The use of the card in each year, oldest first; years without it are omitted."""
        decks: Counter[int] = Counter()
        copies: Counter[int] = Counter()
        found = self.postings.get(card_id, NOWHERE)
        for position, count in zip(found.decks, found.copies, strict=True):
            date = self.decks[position].event.date
            if date is not None:
                decks[date.year] += 1
                copies[date.year] += count
        return {year: Play(decks[year], copies[year]) for year in sorted(decks)}

    def played_with(self, *card_ids: int, limit: int = 20, least: int = 3) -> tuple[Company, ...]:
        """The cards in the decks that play all of ``card_ids``, most frequent first.

        Args:
            card_ids: one card or several.
            limit: the maximum number of companions.
            least: omit companions that occur in fewer decks than this.
        """
        together = self._with_all(card_ids)
        met = Counter(
            card_id
            for position in together
            for card_id in {entry.id for entry in self.decks[position].cards}
        )
        rows = [
            Company(
                id=card_id,
                decks=decks,
                share=decks / len(together),
                lift=(decks / len(together))
                / (len(self.postings[card_id].decks) / len(self.decks)),
            )
            for card_id, decks in met.items()
            if decks >= least and card_id not in card_ids
        ]
        rows.sort(key=lambda row: (-row.decks, -row.lift, row.id))
        return tuple(rows[:limit])

    def _with_all(self, card_ids: Iterable[int]) -> set[int]:
        sets = [set(self.postings.get(card_id, NOWHERE).decks) for card_id in card_ids]
        return set.intersection(*sets) if sets else set()

    def search(
        self,
        text: str = "",
        *,
        cards: Iterable[int] = (),
        since: datetime.date | None = None,
        until: datetime.date | None = None,
        min_players: int = 0,
    ) -> tuple[ArchiveDeck, ...]:
        """Decks that match all conditions, newest first.

        Args:
            text: words that must all occur in the deck's name, player, author, event or place;
                accents and case do not matter.
            cards: the ids of cards that the deck must all play.
            since: the first possible day of the event; undated decks do not match.
            until: the last possible day of the event; undated decks do not match.
            min_players: the minimum number of players.
        """
        wanted = list(cards)
        positions = sorted(self._with_all(wanted)) if wanted else range(len(self.decks))
        words = normalize(text).split()
        return tuple(
            deck
            for deck, haystack in ((self.decks[p], self._haystacks[p]) for p in positions)
            if all(word in haystack for word in words)
            and (since is None or (deck.event.date is not None and deck.event.date >= since))
            and (until is None or (deck.event.date is not None and deck.event.date <= until))
            and deck.event.players >= min_players
        )
