"""The decks of the shelf as rows."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from vtes_deck.app.natural_order import natural
from vtes_deck.app.shelf import ShelfEntry
from vtes_deck.app.shelf_tags import OTHERS, RULES
from vtes_deck.collection.model import ShelvedDeck, Use
from vtes_deck.gui.panels.shelf.tables import ShelfColumn
from vtes_deck.language import mark, number, plural, tr

USE_TAGS = {Use.FLEXIBLE: mark("flexible"), Use.FIXED: mark("fixed")}
"""The search word for decks that own cards."""


class ShelfRow(msgspec.Struct, frozen=True):
    """A deck on the shelf.

    Attributes:
        entry: the deck.
        kept: the notes on it.
        missing: the number of cards that it lacks.
        searches: the searches of the player's smart tags, by name.
        clan: the clan of at least half of the crypt; may be empty.
    """

    entry: ShelfEntry
    kept: ShelvedDeck | None
    missing: int
    searches: Mapping[str, str] = {}
    clan: str = ""

    @property
    def own_tags(self) -> tuple[str, ...]:
        """The player's tags."""
        return self.kept.tags if self.kept else ()

    @property
    def use(self) -> Use:
        """Whether the deck uses cards of the collection."""
        return self.kept.use if self.kept else Use.IDEA


def _title(row: ShelfRow) -> str:
    return row.entry.title


def _clan(row: ShelfRow) -> str:
    return row.clan


def _sort_title(row: ShelfRow) -> tuple[object, ...]:
    return natural(row.entry.title)


def _tags(row: ShelfRow) -> str:
    if row.entry.seen.problem:
        return row.entry.seen.problem
    own = [f"#{tag}" for tag in row.own_tags]
    if row.use is not Use.IDEA:
        own.insert(0, tr(USE_TAGS[row.use]))
    if row.entry.seen.gone:
        own.insert(0, tr("file missing"))
    return ", ".join((*own, *map(tr, row.entry.tags)))


def _tags_hint(row: ShelfRow) -> str:
    when = {rule.tag: rule.when for rule in RULES} | OTHERS
    own = [f"{tag}: {row.searches[tag]}" for tag in row.entry.tags if tag in row.searches]
    others = [tag for tag in row.entry.tags if tag in when and tag not in row.searches]
    lines = [*own, *(f"{tr(tag)}: {tr(when[tag])}" for tag in others)]
    return "\n".join([_tags(row), "", *lines]) if lines else _tags(row)


def _missing(row: ShelfRow) -> str:
    return number(row.missing) if row.missing else ""


def _missing_key(row: ShelfRow) -> int:
    return row.missing


def _changed(row: ShelfRow) -> str:
    return row.entry.changed.strftime("%Y-%m-%d") if row.entry.changed else ""


def _changed_key(row: ShelfRow) -> int:
    return row.entry.seen.stamp[0] if row.entry.seen.stamp else 0


def path_of(row: ShelfRow) -> str:
    """The path of a deck, its key."""
    return row.entry.path


COLUMNS: tuple[ShelfColumn[ShelfRow], ...] = (
    ShelfColumn(mark("Deck"), _title, _sort_title, hint=path_of, clan=_clan),
    ShelfColumn(mark("Tags"), _tags, _tags, hint=_tags_hint),
    ShelfColumn(mark("Missing"), _missing, _missing_key, number=True),
    ShelfColumn(mark("Changed"), _changed, _changed_key),
)


def row_text(row: ShelfRow) -> str:
    """A deck in a line."""
    entry = row.entry
    if entry.seen.problem:
        return f"{entry.title}: {entry.seen.problem}"
    if entry.seen.gone:
        return tr("{deck}: its file is missing, but its cards still count", deck=entry.title)
    if entry.seen.author:
        text = tr(
            "{deck}: {crypt} crypt, {library} library, by {author}",
            deck=entry.title,
            crypt=entry.crypt,
            library=entry.library,
            author=entry.seen.author,
        )
    else:
        text = tr(
            "{deck}: {crypt} crypt, {library} library",
            deck=entry.title,
            crypt=entry.crypt,
            library=entry.library,
        )
    more = [text]
    if entry.seen.unknown:
        more.append(
            plural("{n} cards not recognised", "{n} card not recognised", entry.seen.unknown)
        )
    if row.missing:
        more.append(plural("{n} cards missing", "{n} card missing", row.missing))
    return "; ".join(more)
