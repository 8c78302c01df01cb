"""The decks of the shelf as rows."""

from __future__ import annotations

import msgspec

from vtes_deck.app.collection_rows import counted
from vtes_deck.app.shelf import Entry
from vtes_deck.app.shelf_tags import OTHERS, RULES
from vtes_deck.collection.model import Kept, Use
from vtes_deck.gui.panels.shelf.tables import Column


class Row(msgspec.Struct, frozen=True):
    """A deck, what is said of it, and how many cards it misses."""

    entry: Entry
    kept: Kept | None
    missing: int

    @property
    def own_tags(self) -> tuple[str, ...]:
        """The player's tags."""
        return self.kept.tags if self.kept else ()

    @property
    def use(self) -> Use:
        """Whether cards are in it."""
        return self.kept.use if self.kept else Use.IDEA


def _title(row: Row) -> str:
    return row.entry.title


def _sort_title(row: Row) -> str:
    return row.entry.title.casefold()


def _tags(row: Row) -> str:
    if row.entry.seen.problem:
        return row.entry.seen.problem
    own = [f"#{tag}" for tag in row.own_tags]
    if row.use is not Use.IDEA:
        own.insert(0, row.use.value)
    if row.entry.seen.gone:
        own.insert(0, "file gone")
    return ", ".join((*own, *row.entry.tags))


def _tags_hint(row: Row) -> str:
    when = {rule.tag: rule.when for rule in RULES} | OTHERS
    lines = [f"{tag}: {when[tag]}" for tag in row.entry.tags if tag in when]
    return "\n".join([_tags(row), "", *lines]) if lines else _tags(row)


def _missing(row: Row) -> str:
    return str(row.missing) if row.missing else ""


def _missing_key(row: Row) -> int:
    return row.missing


def _changed(row: Row) -> str:
    return row.entry.changed.strftime("%Y-%m-%d") if row.entry.changed else ""


def _changed_key(row: Row) -> int:
    return row.entry.seen.stamp[0] if row.entry.seen.stamp else 0


def path_of(row: Row) -> str:
    """What tells a deck from others."""
    return row.entry.path


COLUMNS: tuple[Column[Row], ...] = (
    Column("Deck", _title, _sort_title, hint=path_of),
    Column("Tags", _tags, _tags, hint=_tags_hint),
    Column("Missing", _missing, _missing_key, number=True),
    Column("Changed", _changed, _changed_key),
)


def told(row: Row) -> str:
    """A deck in a line."""
    entry = row.entry
    if entry.seen.problem:
        return f"{entry.title}: {entry.seen.problem}"
    if entry.seen.gone:
        return f"{entry.title}: its file is not there any more, but its cards still count"
    said = f"{entry.title}: {entry.crypt} crypt, {entry.library} library"
    if entry.seen.author:
        said += f", by {entry.seen.author}"
    if entry.seen.unknown:
        said += f"; {counted(entry.seen.unknown, 'card')} not recognised"
    return f"{said}; {counted(row.missing, 'card')} missing" if row.missing else said
