"""``vtes-deck collection``: the player's collection, from the command line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

import cardbase
from vtes_deck.app import paths
from vtes_deck.app.collection import CollectionBook, State, read_collection
from vtes_deck.app.collection_edits import CollectionWork
from vtes_deck.app.collection_export import FORMATS, ExportPart, by_name, write
from vtes_deck.app.collection_import import (
    MAX_IMPORT_BYTES,
    preview,
    read,
    read_file,
    take_over,
    why_unreadable,
)
from vtes_deck.app.collection_rows import CollectionView, deck_counts, matching, missing_list, rows
from vtes_deck.app.deck_files import ChangedOnDiskError
from vtes_deck.app.output_files import write_output
from vtes_deck.cli.decks import (
    ARCHIVE,
    PIPE,
    UnreadableDeckError,
    deck_option,
    read_deck,
    ready_to_write,
)
from vtes_deck.cli.exit_status import ILLEGAL
from vtes_deck.cli.output import Column, hand_on, print_json, print_table, say
from vtes_deck.cli.unknown_formats import unknown_format
from vtes_deck.collection.edits import Mode, TooManyError
from vtes_deck.deckio.base import UnreadableError
from vtes_deck.language import plural

if TYPE_CHECKING:
    from cardbase.database import CardBase
    from vtes_deck.app.collection_resolver import ImportedCards
    from vtes_deck.app.collection_rows import CollectionRow

_VIEWS = ("owned", "short", "surplus", "wishes", "trades")


def _formats(
    _context: click.Context, _parameter: click.Parameter, start: str
) -> list[CompletionItem]:
    return [
        CompletionItem(one.name, help=one.title) for one in FORMATS if one.name.startswith(start)
    ]


@click.group("collection")
def COMMAND() -> None:
    """Your collection, shared with the window: the cards you own, wish for and offer."""


@COMMAND.command("show", short_help="List the cards you own, wish for, offer, or are short of.")
@click.argument("query", nargs=-1)
@click.option("--view", type=click.Choice(_VIEWS), default="owned", show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def show(query: tuple[str, ...], view: str, *, as_json: bool) -> int:
    """List the cards of the collection that match QUERY (see "search"), or all cards.

    "short" lists the cards that built decks need more copies of than you own, "surplus" those you
    own more copies of. The exit status is 1 if there are none.
    """
    cards = cardbase.load()
    book = _book(cards)
    only = matching(" ".join(query), cards)
    found = rows(CollectionView(view), book.usage, cards, deck={}, only=only)
    if as_json:
        print_json([_plain(row, book) for row in found])
    elif found:
        print_table(
            (
                Column("Card"),
                Column("Have", "right"),
                Column("Used", "right"),
                Column("Wish", "right"),
                Column("Trade", "right"),
                Column("Printings", wrap=True),
            ),
            [
                (
                    row.name,
                    row.have,
                    row.used.total or "",
                    row.wish or "",
                    row.trade or "",
                    _printings(row, book),
                )
                for row in found
            ],
        )
        total = sum(row.have for row in found)
        say(f"{plural('{n} cards', '{n} card', total)}, {len(found):,} different")
        if book.value.unread:
            lines = plural("{n} lines", "{n} line", len(book.value.unread))
            say(f"{lines} of imports not recognised", err=True)
    else:
        say("No cards.", err=True)
    return 0 if found else ILLEGAL


@COMMAND.command("import", short_help="Read a list into the collection.")
@click.argument("file", type=click.Path(), metavar="FILE|-")
@click.option(
    "--mode",
    type=click.Choice(("add", "set", "replace")),
    default="add",
    show_default=True,
    help="Add the cards, set their counts, or replace the whole collection.",
)
@click.option("--dry-run", is_flag=True, help="Show what would change, and change nothing.")
@click.option("--json", "as_json", is_flag=True, help="Print the changes as JSON.")
def import_(file: str, mode: str, *, dry_run: bool, as_json: bool) -> None:
    """Read FILE ("-" for standard input) into the collection and list the changes.

    FILE may be a list from VDB, Lackey or JOL, any text, a table from vtesdecks or a spreadsheet,
    VDB's workbook, an inventory of FELDB or ARDB, or a card set of Sutekh. Lines that are not
    understood are listed on standard error with their numbers, and kept in the collection. The
    previous collection is saved in collection.before.json.
    """
    cards = cardbase.load()
    book = _book(cards)
    taken = _read(file, cards)
    try:
        seen = preview(taken, Mode(mode), book.value, cards)
    except TooManyError:
        raise UnreadableDeckError(f"{file} has more cards than a collection can hold.") from None
    for remark in taken.remarks:
        place = f"{file}:{remark.line}" if remark.line else file
        text = f"“{remark.text}”: " if remark.text else ""
        say(f"{place}: {remark.level.value}: {text}{remark.words}", err=True)
    if not dry_run:
        take_over(book, taken, Mode(mode), "" if file == PIPE else Path(file).name)
        _write(book, cards)
    if as_json:
        print_json(
            {
                "format": taken.title,
                "changes": seen.changes,
                "unread": taken.unread,
                "wishes": seen.wishes,
                "trades": seen.trades,
                "written": not dry_run,
            }
        )
        return
    if seen.changes:
        print_table(
            (Column("Card"), Column("Before", "right"), Column("After", "right")),
            [(change.name, change.before, change.after) for change in seen.changes],
        )
    would = "would be " if dry_run else ""
    added = plural("{n} cards", "{n} card", seen.added)
    lines = plural("{n} lines", "{n} line", len(taken.unread))
    say(
        f"Read as {taken.title}: {added} {would}added, "
        f"{seen.removed:,} taken away, {lines} not recognised"
    )


@COMMAND.command("export", short_help="Write the collection for another program.")
@click.option(
    "--to", "target", default="table", show_default=True, shell_complete=_formats,
    help="Format; see --list.",
)  # fmt: skip
@click.option(
    "--what", type=click.Choice(("owned", "wishes", "trades")), default="owned", show_default=True
)
@click.option("-o", "--output", type=click.Path(), help="File to write.")
@click.option("-f", "--force", is_flag=True, help="Replace the output file if it exists.")
@click.option("--list", "list_them", is_flag=True, help="List the formats and exit.")
def export(target: str, what: str, output: str | None, *, force: bool, list_them: bool) -> None:
    """Write the cards you own, wish for or offer to a file for another program."""
    if list_them:
        print_table(
            (Column("Format"), Column("What it is"), Column("Does not store", wrap=True)),
            [(one.name, one.title, one.lost) for one in FORMATS],
        )
        return
    chosen = by_name(target)
    if chosen is None:
        raise unknown_format(target, (one.name for one in FORMATS), "--list")
    cards = cardbase.load()
    text = write(_book(cards).value, cards, chosen, ExportPart(what))
    if output in {None, PIPE}:
        hand_on(text)
        return
    path = Path(str(output))
    ready_to_write(path, force=force)
    try:
        write_output(path, text.encode("utf-8"))
    except OSError as error:
        raise UnreadableDeckError(f"{path} cannot be written: {error.strerror or error}") from None


@COMMAND.command("missing", short_help="List the cards of a deck that you do not own.")
@click.argument("file", type=click.Path(), metavar="FILE|-|twd:ID")
@deck_option
@click.option("--wish", is_flag=True, help="Add the missing cards to your wish list.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def missing(file: str, *, wish: bool, as_json: bool) -> int:
    """List the cards missing for the deck in FILE: "2x Govern the Unaligned (have 3, need 5)".

    Cards that are fixed in other decks do not count. The exit status is 1 when something is
    missing.
    """
    cards = cardbase.load()
    book = _book(cards)
    deck = read_deck(file, cards).deck
    path = "" if file == PIPE or file.startswith(ARCHIVE) else str(Path(file).absolute())
    counts = deck_counts(deck)
    short = [
        r for r in rows(CollectionView.DECK, book.usage, cards, deck=counts, path=path) if r.missing
    ]
    title = deck.name or (Path(file).stem if path else "the deck")
    if as_json:
        print_json(
            [{"id": r.id, "name": r.name, "need": r.need, "missing": r.missing} for r in short]
        )
    elif short:
        say(missing_list(short, title), nl=False)
    else:
        say(f"Nothing is missing for {title}.")
    if wish and short:
        CollectionWork(book).wish_missing(deck, title, path)
        _write(book, cards)
    return ILLEGAL if short else 0


def _book(cards: CardBase) -> CollectionBook:
    """The player's collection.

    Raises:
        UnreadableDeckError: there is one, and it cannot be used.
    """
    paths.make_private()
    book = CollectionBook()
    read = read_collection(book.path, cards)
    if not read.writable:
        why = read.why or "a later version of the program wrote it"
        raise UnreadableDeckError(f"{book.path}: {why}")
    if read.state in {State.BEFORE, State.DAMAGED}:
        instead = (
            "the previous version is used"
            if read.state is State.BEFORE
            else "you start with an empty one"
        )
        say(f"{book.path} was damaged and has been moved to {read.aside}; {instead}.", err=True)
    book.begin(read)
    return book


def _write(book: CollectionBook, cards: CardBase) -> None:
    try:
        book.write(cards)
    except ChangedOnDiskError:
        raise UnreadableDeckError(
            f"Another program has changed {book.path}. Nothing was written; run the command again."
        ) from None
    except OSError as error:
        why = error.strerror or error
        raise UnreadableDeckError(f"{book.path} cannot be written: {why}") from None


def _read(file: str, cards: CardBase) -> ImportedCards:
    try:
        if file == PIPE:
            return read(sys.stdin.buffer.read(MAX_IMPORT_BYTES + 1), cards)
        return read_file(Path(file), cards)
    except OSError as error:
        raise UnreadableDeckError(f"{file}: {error.strerror or error}") from None
    except UnreadableError as error:
        raise UnreadableDeckError(why_unreadable(file, error)) from None


def _printings(row: CollectionRow, book: CollectionBook) -> str:
    by_set: dict[str, int] = {}
    for lot in book.value.owned.lots(row.id):
        by_set[lot.set] = by_set.get(lot.set, 0) + lot.count
    return ", ".join(f"{count} {code}" for code, count in by_set.items() if code)


def _plain(row: CollectionRow, book: CollectionBook) -> dict[str, object]:
    return {
        "id": row.id,
        "name": row.name,
        "have": row.have,
        "used": row.used.total,
        "wish": row.wish,
        "trade": row.trade,
        "lots": book.value.owned.lots(row.id),
    }
