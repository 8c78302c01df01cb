"""Predicts which cards belong together in winning decks: a linear model, computed once per archive.

The model is EASE (Steck, "Embarrassingly Shallow Autoencoders for Sparse Data", 2019): each card is
predicted from all others by ridge regression, and one inverse of the card-by-card matrix solves all
regressions together. Two additions fit it to decks:

* In addition to its cards, a deck has the traits of its crypt (clans, Disciplines, capacities,
  groups), so vampires that have never won also contribute.
* The weight of a deck halves every :data:`HALF_LIFE` years.

Only the strongest weights of each row are kept. A score is then a short sum, and its terms explain
it: they are the cards that suggest the card.
"""

from __future__ import annotations

import datetime
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from cardbase.archive import Archive, ArchiveDeck
from cardbase.model import AnyCard, CryptCard
from cardbase.snapshot import cache_folder, stored

if TYPE_CHECKING:
    from pathlib import Path

    from cardbase.database import CardBase

HALF_LIFE = 6.0
"""Years after which the weight of a deck is halved."""

_RIDGE = 25.0
_MIN_DECKS = 4
"""The minimum number of decks that play a card in the model."""

_STRONGEST = 400
"""The number of weights kept in each row."""

_BLOCK = 400
"""Matrices with more rows are inverted in blocks."""

_YEAR = 365.25
_KIND = "affinities"


def _silently(_done: float) -> None:
    """Report nothing."""


class AffinityTable(msgspec.Struct, frozen=True, array_like=True):
    """The model as it is stored on disk.

    Attributes:
        fingerprint: the fingerprint of the archive from which it was computed.
        sources: the causes of suggestions: card ids and traits of the crypt.
        targets: ids of the suggested cards.
        columns: positions in ``targets``, the same number for each source (unsigned 16-bit).
        weights: a weight for each of ``columns`` (32-bit).
    """

    fingerprint: str
    sources: list[int | str]
    targets: list[int]
    columns: bytes
    weights: bytes


class Affinities:
    """The cards that a deck suggests."""

    def __init__(self, table: AffinityTable, get: Callable[[int], AnyCard | None]) -> None:
        self._get = get
        self._targets = table.targets
        self._rows = {source: row for row, source in enumerate(table.sources)}
        self._columns = array("H", table.columns)
        self._weights = array("f", table.weights)
        self._width = len(self._columns) // len(table.sources) if table.sources else 0

    def scores(self, copies: Mapping[int, int]) -> dict[int, float]:
        """For each card, the strength with which a deck suggests it, from 0 to 1.

        The score of a card in the deck depends on the other cards.

        Args:
            copies: the copies of the deck, by card id.
        """
        found = [0.0] * len(self._targets)
        for source, value in self._signals(copies):
            for column, weight in self._row(source):
                found[column] += value * weight
        return dict(zip(self._targets, found, strict=True))

    def callers(self, copies: Mapping[int, int], wanted: Iterable[int]) -> dict[int, list[int]]:
        """For each wanted card, the cards of the deck that suggest it, strongest first.

        Args:
            copies: the copies of the deck, by card id.
            wanted: ids of cards.
        """
        asked = set(wanted)
        terms: dict[int, list[tuple[float, int]]] = {card_id: [] for card_id in asked}
        for card_id in copies:
            for column, weight in self._row(card_id):
                target = self._targets[column]
                if weight > 0 and target in asked:
                    terms[target].append((weight, card_id))
        return {
            target: [i for _, i in sorted(found, reverse=True)] for target, found in terms.items()
        }

    def _signals(self, copies: Mapping[int, int]) -> Iterable[tuple[int | str, float]]:
        yield from ((card_id, 1.0) for card_id, count in copies.items() if count > 0)
        yield from crypt_traits(copies, self._get).items()

    def _row(self, source: int | str) -> Iterable[tuple[int, float]]:
        row = self._rows.get(source)
        if row is None:
            return ()
        part = slice(row * self._width, (row + 1) * self._width)
        return zip(self._columns[part], self._weights[part], strict=True)


def crypt_traits(
    copies: Mapping[int, int], get: Callable[[int], AnyCard | None]
) -> dict[str, float]:
    """Traits of a crypt, and the share of its cards that has each."""
    counts: Counter[str] = Counter()
    whole = 0
    for card_id, count in copies.items():
        card = get(card_id)
        if not isinstance(card, CryptCard) or count <= 0:
            continue
        whole += count
        counts[f"clan {card.clan}"] += count
        counts[f"capacity {min(card.capacity, 11) // 3}"] += count
        counts[f"group {card.group}"] += count
        for code in card.disciplines:
            counts[f"discipline {code.lower()}"] += count
            if code.isupper():
                counts[f"superior {code}"] += count
    return {trait: count / whole for trait, count in counts.items()}


def affinities_of(
    cards: CardBase, *, folder: Path | None = None, progress: Callable[[float], None] = _silently
) -> Affinities:
    """The model of a card base's archive, from the cache folder or computed and saved there.

    Computing it takes seconds and loads numpy; reading it takes milliseconds.

    Args:
        cards: the card base.
        folder: the cache folder; by default the user's.
        progress: called regularly with the completed part, 0 to 1; may raise an error to stop.
    """
    archive = cards.archive
    newest = archive.decks[0].id if archive.decks else ""
    mark = f"{cards.version.fingerprint}|{len(archive)}|{newest}"
    table = stored(
        _KIND,
        mark,
        folder or cache_folder(),
        AffinityTable,
        lambda: learn(archive, cards.get, mark, progress),
    )
    return Affinities(table, cards.get)


def learn(
    archive: Archive,
    get: Callable[[int], AnyCard | None],
    fingerprint: str = "",
    progress: Callable[[float], None] = _silently,
) -> AffinityTable:
    """Compute the model.

    Args:
        archive: the decks to learn from.
        get: finds a card by its id.
        fingerprint: the key under which the table is kept.
        progress: the same as in :func:`affinities_of`.
    """
    import numpy as np

    played = [i for i, found in archive.postings.items() if len(found.decks) >= _MIN_DECKS]
    cards = [card_id for card_id in played if get(card_id) is not None]
    if not cards:
        return AffinityTable(fingerprint, [], [], b"", b"")
    decks = [_deck(deck, get) for deck in archive]
    traits = sorted({trait for _, found in decks for trait in found})
    sources: list[int | str] = [*cards, *traits]
    place = {source: row for row, source in enumerate(sources)}
    newest = max((d.event.date for d in archive if d.event.date), default=datetime.date.max)
    gram = np.zeros((len(sources), len(sources)), np.float32)
    for done, (deck, (copies, found)) in enumerate(zip(archive, decks, strict=True)):
        rows = [place[i] for i in copies if i in place] + [place[trait] for trait in found]
        values = np.ones(len(rows), np.float32)
        if found:
            values[-len(found) :] = list(found.values())
        weight = 0.5 ** (_age(deck, newest) / HALF_LIFE)
        index = np.array(rows, np.intp)
        gram[np.ix_(index, index)] += np.float32(weight) * np.outer(values, values)
        if done % 200 == 0:
            progress(0.2 * done / len(decks))
    gram[np.diag_indices(len(sources))] += _RIDGE
    steps = _Steps(len(sources), progress)
    inverse = _inverted(gram, steps)
    del gram
    diagonal = np.diag(inverse).copy()
    inverse[np.diag_indices(len(sources))] = 0
    width = min(_STRONGEST, len(cards))
    columns = np.empty((len(sources), width), np.uint16)
    weights = np.empty((len(sources), width), np.float32)
    for row in range(len(sources)):
        line = -inverse[row, : len(cards)] / diagonal[: len(cards)]
        strongest = np.argpartition(-np.abs(line), width - 1)[:width]
        columns[row], weights[row] = strongest, line[strongest]
    progress(1.0)
    return AffinityTable(fingerprint, sources, cards, columns.tobytes(), weights.tobytes())


def _deck(
    deck: ArchiveDeck, get: Callable[[int], AnyCard | None]
) -> tuple[Mapping[int, int], Mapping[str, float]]:
    copies: Counter[int] = Counter()
    for entry in deck.cards:
        copies[entry.id] += entry.count
    return copies, crypt_traits(copies, get)


def _age(deck: ArchiveDeck, newest: datetime.date) -> float:
    """The age in years; an undated deck counts as two half-lives old."""
    if deck.event.date is None:
        return 2 * HALF_LIFE
    return (newest - deck.event.date).days / _YEAR


class _Steps:
    """The progress of an inversion, by the rows of finished blocks."""

    def __init__(self, rows: int, progress: Callable[[float], None]) -> None:
        self._rows = rows
        self._done = 0
        self._progress = progress

    def finish(self, rows: int) -> None:
        """Add to the number of inverted rows."""
        self._done += rows
        self._progress(0.2 + 0.75 * self._done / self._rows)


def _inverted(matrix: Any, steps: _Steps) -> Any:  # noqa: ANN401 - numpy is imported late
    """The inverse of a symmetric positive definite matrix.

    Blockwise by Schur complement, this needs a third of the work of a general inverse and can be
    stopped between blocks.
    """
    import numpy as np

    rows = len(matrix)
    if rows <= _BLOCK:
        found = np.linalg.inv(matrix)
        steps.finish(rows)
        return found
    half = rows // 2
    above = _inverted(matrix[:half, :half], steps)
    across = above @ matrix[:half, half:]
    below = _inverted(matrix[half:, half:] - matrix[half:, :half] @ across, steps)
    found = np.empty_like(matrix)
    found[half:, half:] = below
    corner = -across @ below
    found[:half, half:] = corner
    found[half:, :half] = corner.T
    found[:half, :half] = above - corner @ across.T
    return found
