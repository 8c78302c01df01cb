"""Reading a list into the collection, with a preview of the changes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from vtes_deck import deckio
from vtes_deck.app import collection_tables as tables
from vtes_deck.app import collection_xlsx as xlsx
from vtes_deck.app import deck_files
from vtes_deck.app.collection import CollectionBook, namer
from vtes_deck.app.collection_lines import take_lines
from vtes_deck.app.collection_resolver import (
    ImportedCards,
    ImportResolver,
    ProblemLevel,
    TooLongError,
    WrittenCard,
)
from vtes_deck.app.collection_xml import is_inventory, take_xml
from vtes_deck.app.input_files import read_source
from vtes_deck.collection import edits
from vtes_deck.collection.edits import Mode
from vtes_deck.collection.model import MAX_LOTS, Collection, Listed
from vtes_deck.deckio.base import MAX_BYTES, ReadProblem, Reason, Severity, UnreadableError
from vtes_deck.deckio.registry import by_name
from vtes_deck.deckio.text_encoding import decode
from vtes_deck.deckio.words import describe
from vtes_deck.language import number, plural, tr

if TYPE_CHECKING:
    from cardbase.database import CardBase

MAX_IMPORT_BYTES = 16 * 1024 * 1024
"""Maximum bytes. A line for every printing has about one megabyte."""

_LINES = frozenset({"text", "lackey", "jol", "twd", "bbcode", "csv"})
"""Deck formats that are lines of text, which are read here: a collection is not a deck."""


class Change(msgspec.Struct, frozen=True):
    """A card whose number of owned copies an import would change."""

    card: int
    name: str
    before: int
    after: int


class Preview(msgspec.Struct, frozen=True):
    """A preview of an import.

    Attributes:
        after: the collection as it would be.
        changes: cards whose number changes, by name.
        same: cards in the file whose number does not change.
        wishes, trades: cards whose numbers on the lists change.
    """

    after: Collection
    changes: tuple[Change, ...]
    same: int
    wishes: int
    trades: int

    @property
    def added(self) -> int:
        """The number of added copies; 0 if none."""
        return sum(max(change.after - change.before, 0) for change in self.changes)

    @property
    def removed(self) -> int:
        """The number of removed copies; 0 if none."""
        return sum(max(change.before - change.after, 0) for change in self.changes)


def read_file(path: Path, cards: CardBase) -> ImportedCards:
    """Read a file of any kind.

    Raises:
        OSError: it cannot be read.
        UnreadableError: it contains nothing to import.
    """
    return read(read_source(path, MAX_IMPORT_BYTES), cards, path.name)


def why_unreadable(name: str, error: Exception) -> str:
    """The reason why a file could not be read, as a sentence."""
    if isinstance(error, UnreadableError) and error.reason is Reason.TOO_LARGE:
        return tr(
            "{file}: it is too large for a collection (more than {size} MB, or {lines} lines)",
            file=name,
            size=MAX_IMPORT_BYTES // (1024 * 1024),
            lines=number(MAX_LOTS),
        )
    return deck_files.why_unreadable(name, error)


def read(data: bytes | str, cards: CardBase, source: str = "") -> ImportedCards:
    """Read a list of any kind: an inventory, a table, or lines of text.

    Args:
        data: the contents of the file, or the pasted text.
        cards: the card base.
        source: name of the file; its suffix helps to detect the format.

    Raises:
        UnreadableError: it contains nothing to import.
    """
    if len(data) > MAX_IMPORT_BYTES:
        raise UnreadableError(Reason.TOO_LARGE, str(len(data)))
    taking = ImportResolver(cards, source)
    try:
        return _result(taking, _take_all(data, taking))
    except TooLongError:
        raise UnreadableError(Reason.TOO_LARGE) from None


def _take_all(data: bytes | str, taking: ImportResolver) -> str:
    """Import everything; returns the name of the format."""
    if isinstance(data, bytes) and data.startswith(xlsx.MARK):
        for rows in xlsx.sheets(data):
            tables.take_rows(rows, taking)
        return tr("workbook (VDB)")
    text, damaged = _decoded(data)
    if damaged:
        words = tr("some characters could not be read; names with accents may be wrong")
        taking.remark(0, "", ProblemLevel.DOUBT, words)
    return _take(text, taking)


def _take(text: str, taking: ImportResolver) -> str:
    """Import a text; returns the name of the format."""
    if tables.is_eldb(text):
        tables.take_eldb(text, taking)
        return tr("FELDB inventory")
    if is_inventory(text):
        take_xml(text, taking)
        return tr("ARDB inventory") if "<inventory" in text[:4000] else tr("Sutekh card set")
    if tables.has_titles(text):
        tables.take_rows(tables.csv_rows(text), taking)
        return tr("table (CSV)")
    chosen = deckio.detect(text, taking.source) if len(text) <= MAX_BYTES else by_name("text")
    if chosen.name in _LINES or chosen.read is None:
        take_lines(text, taking)
        return tr("list of cards")
    result = chosen.read(text, taking.cards)
    for slot in result.deck.slots:
        taking.take(WrittenCard(line=0, text="", name="", id=slot.card.id, have=slot.count))
    for line in result.deck.unknown:
        taking.lose(line.line, line.name, tr("no such card"), line.count)
    for problem in result.problems:
        _say(problem, taking)
    return tr(chosen.title)


def _say(problem: ReadProblem, taking: ImportResolver) -> None:
    if problem.severity is not Severity.ERROR:
        level = ProblemLevel.NOTE if problem.severity is Severity.NOTE else ProblemLevel.DOUBT
        taking.remark(problem.line, problem.text, level, describe(problem))


def _result(taking: ImportResolver, title: str) -> ImportedCards:
    taken = taking.result(title)
    if not len(taking) and not taken.none:
        raise UnreadableError(Reason.NO_CARDS)
    return taken


def _decoded(data: bytes | str) -> tuple[str, bool]:
    """The text. A text larger than any deck is decoded in a simpler way."""
    if len(data) <= MAX_BYTES:
        return decode(data)
    if isinstance(data, str):
        text = data
    else:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = data.decode("cp1252", "replace")
    if "\0" in text:
        raise UnreadableError(Reason.NOT_TEXT)
    return text.replace("\r\n", "\n").replace("\r", "\n"), "\ufffd" in text


# ----------------------------------------------------------------------------------------- import


def edit_of(taken: ImportedCards, mode: Mode, before: Collection) -> Collection:
    """The collection with the cards that were read.

    Raises:
        TooManyError: it is more than a collection can hold.
    """
    after = edits.receive(before, taken.lots, mode, taken.unread)
    after = edits.wish(after, _listed(taken.wishes, mode, before.wishes))
    return edits.offer(after, _listed(taken.trades, mode, before.trades))


def _listed(came: tuple[Listed, ...], mode: Mode, before: Mapping[int, Listed]) -> list[Listed]:
    """The wishes or trades after an import; a file without that list changes none."""
    gone = before.keys() - {one.card for one in came} if came and mode is Mode.REPLACE else set()
    put = [Listed(card, 0) for card in gone]
    for one in came:
        there = before.get(one.card)
        if mode is Mode.ADD and there is not None:
            put.append(msgspec.structs.replace(there, count=there.count + one.count))
        else:
            put.append(one)
    return put


def preview(taken: ImportedCards, mode: Mode, before: Collection, cards: CardBase) -> Preview:
    """The changes that an import would make.

    Raises:
        TooManyError: it is more than a collection can hold.
    """
    after = edit_of(taken, mode, before)
    name = namer(cards)
    changes = [
        Change(card, name(card) or before.names.get(card, str(card)), old, new)
        for card in before.owned.cards | after.owned.cards
        if (old := before.owned.count(card)) != (new := after.owned.count(card))
    ]
    came = {lot.card for lot in taken.lots}
    return Preview(
        after,
        tuple(sorted(changes, key=_by_name)),
        len(came - {change.card for change in changes}),
        _differing(before.wishes, after.wishes),
        _differing(before.trades, after.trades),
    )


def take_over(
    book: CollectionBook,
    taken: ImportedCards,
    mode: Mode,
    source: str = "",
    seen: tuple[Collection, Preview] | None = None,
) -> bool:
    """Import the cards as one step that can be undone.

    Args:
        book: the collection.
        taken: the cards that were read.
        mode: the treatment of the existing cards.
        source: name of the file, if it is one.
        seen: a collection and the result of its preview, which is used if the collection has
            not changed.

    Returns:
        Whether anything changed.
    """
    total = sum(lot.count for lot in taken.lots)

    def edit(before: Collection) -> Collection:
        if seen is not None and before is seen[0]:
            return seen[1].after
        return edit_of(taken, mode, before)

    if source:
        label = plural(
            "Import {n} cards from {file}", "Import {n} card from {file}", total, file=source
        )
    else:
        label = plural("Import {n} cards", "Import {n} card", total)
    return book.apply(label, edit)


def _differing(before: Mapping[int, Listed], after: Mapping[int, Listed]) -> int:
    return sum(before.get(card) != after.get(card) for card in before.keys() | after.keys())


def _by_name(change: Change) -> str:
    return change.name
