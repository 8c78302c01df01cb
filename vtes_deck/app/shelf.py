"""The player's decks: found in folders on disk, cached, and described.

Reading a deck takes some milliseconds, so the result is cached by the time and size of the file:
five hundred decks are read once, and after that only files that have changed.
"""

from __future__ import annotations

import contextlib
import datetime
import logging
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec

from cardbase import datafile
from cardbase.atomic_files import write_atomic
from cardbase.datafile import DamagedError, Int64
from cardbase.model import CryptCard
from cardbase.names import normalize
from vtes_deck import deckio
from vtes_deck.app import paths
from vtes_deck.app.check_report import DOCUMENTS, TooManyFilesError, find_deck_files
from vtes_deck.app.collection_rows import deck_counts
from vtes_deck.app.file_stamp import stamp_of
from vtes_deck.app.input_files import is_ordinary, read_source
from vtes_deck.app.natural_order import natural
from vtes_deck.app.shelf_tags import smart_tags
from vtes_deck.collection.model import MAX_COPIES, Collection, ShelvedDeck
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.deckio.base import UnreadableError, pick
from vtes_deck.deckio.words import explain
from vtes_deck.language import code, tr

if TYPE_CHECKING:
    from cardbase.database import CardBase

FILE_NAME = "shelf.json"
_SHAPE = 1
_MAX_BYTES = 64 * 1024 * 1024

log = logging.getLogger(__name__)


type _Copies = Annotated[int, msgspec.Meta(ge=0, le=MAX_COPIES)]


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """The facts read from a deck file.

    Attributes:
        path: the file.
        stamp: its time and size when it was read; ``None`` if it could not be read.
        name, author: the name and author of the deck.
        cards: copies by the number of the card, in the usual order of lists.
        unknown: copies of unknown cards.
        problem: the reason why it contains no deck; empty if it does.
        gone: its file no longer exists; the rest is its last known state.
    """

    path: str
    stamp: tuple[Int64, Int64] | None
    name: str = ""
    author: str = ""
    cards: dict[Int64, _Copies] = {}
    unknown: Int64 = 0
    problem: str = ""
    gone: bool = False


class ShelfEntry(msgspec.Struct, frozen=True):
    """A deck on the shelf.

    Attributes:
        seen: the facts read from its file.
        tags: its smart tags, see :mod:`vtes_deck.app.shelf_tags`.
        crypt, library: number of cards.
        words: all texts by which it can be found, folded; including tags and folder.
        folded_tags: the tags, folded.
    """

    seen: Seen
    tags: tuple[str, ...]
    crypt: int
    library: int
    words: str
    folded_tags: tuple[str, ...]

    @property
    def path(self) -> str:
        """Its file."""
        return self.seen.path

    @property
    def title(self) -> str:
        """Its name, or that of its file."""
        return self.seen.name or Path(self.seen.path).stem

    @property
    def changed(self) -> datetime.datetime | None:
        """The time of the last change of its file, if it is known."""
        if self.seen.stamp is None:
            return None
        seconds = self.seen.stamp[0] / 1e9
        try:
            return datetime.datetime.fromtimestamp(seconds, datetime.UTC).astimezone()
        except (OverflowError, OSError, ValueError):  # a time outside the calendar
            return None


class Shelf(msgspec.Struct, frozen=True):
    """The decks that were found.

    Attributes:
        entries: the decks, sorted by name.
        missing: folders that do not exist or cannot be read.
        crowded: folders with more files than the maximum; the others were left out.
        folders: the folders whose files concern the shelf; all of them could be read.
    """

    entries: tuple[ShelfEntry, ...] = ()
    missing: tuple[str, ...] = ()
    crowded: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()


class _File(msgspec.Struct, frozen=True):
    shape: Int64
    cards: str
    seen: tuple[Seen, ...]
    language: str = "en"
    """The language of problems."""


type Progress = Callable[[int, int, str], None]


def _quiet(_done: int, _total: int, _text: str) -> None:
    """Ignore the progress."""


def find_shelf(
    collection: Collection,
    files: Iterable[str],
    cards: CardBase,
    day: datetime.date,
    progress: Progress = _quiet,
) -> Shelf:
    """Find and read the decks in the player's folders, those with notes, and others.

    Args:
        collection: the collection, with the folders and the notes on decks.
        files: further deck files: those that were opened recently.
        cards: the card base.
        day: the day for which legality is judged.
        progress: called with the progress; it may raise an exception to stop.
    """
    missing: list[str] = []
    crowded: list[str] = []
    found: dict[str, None] = {}
    for folder in dict.fromkeys(collection.folders):
        if not Path(folder).is_dir():
            missing.append(folder)
            continue
        try:
            for path in find_deck_files([Path(folder)], None, lambda _folder: progress(0, 0, "")):
                # Documents usually contain other things; a deck in one is opened by name.
                if path.suffix.casefold() not in DOCUMENTS and is_ordinary(path):
                    found[str(path)] = None
        except TooManyFilesError:
            crowded.append(folder)
        except OSError:
            missing.append(folder)
    named = {*files, *collection.decks}
    found |= dict.fromkeys(file for file in sorted(named) if is_ordinary(Path(file)))
    before = _remembered(cards)
    seen: dict[str, Seen] = {}
    entries = []
    for number, file in enumerate(found):
        progress(number, len(found), Path(file).name)
        one = _look(file, before.get(file), cards)
        seen[file] = one
        # A folder may contain notes and readme files; only an explicitly named file is reported as
        # not a deck.
        if not one.problem or file in named:
            entries.append(_entry(one, cards, day))
    if any(before.get(path) != one for path, one in seen.items()):
        others = {path: one for path, one in before.items() if Path(path).exists()}
        _remember({**others, **seen}, cards)
    gone = (_gone(deck) for path, deck in collection.decks.items() if path not in seen)
    entries.extend(_entry(one, cards, day) for one in gone)
    entries.sort(key=_by_title)
    reached = {folder for folder in collection.folders if folder not in missing}
    return Shelf(tuple(entries), tuple(missing), tuple(crowded), _folders(entries, reached))


def _folders(entries: Iterable[ShelfEntry], reached: set[str]) -> tuple[str, ...]:
    """The readable folders of decks, including those that are known to be readable."""
    parents = {str(Path(entry.path).parent) for entry in entries}
    return tuple(sorted(reached | {one for one in parents - reached if Path(one).is_dir()}))


def _look(path: str, before: Seen | None, cards: CardBase) -> Seen:
    stamp = stamp_of(Path(path))
    if before is not None and before.stamp == stamp and stamp is not None:
        return before
    try:
        result = pick(deckio.read(read_source(Path(path)), cards, filename=Path(path).name), 0)
    except UnreadableError as error:
        return Seen(path, stamp, problem=explain(error))
    except OSError as error:
        # No stamp, because it may be readable next time with the same time and size.
        return Seen(path, None, problem=error.strerror or str(error))
    deck = result.deck
    unknown = sum(line.count for line in deck.unknown)
    return Seen(path, stamp, deck.name, deck.author, deck_counts(deck), unknown)


def _gone(deck: ShelvedDeck) -> Seen:
    """A deck of the collection whose file is missing, with the stored cards."""
    return Seen(deck.path, None, deck.name, cards=deck.cards, gone=True)


def _entry(seen: Seen, cards: CardBase, day: datetime.date) -> ShelfEntry:
    deck = deck_of(seen, cards)
    names = (slot.card.name for slot in deck.slots)
    tags = smart_tags(deck, day, whole=not seen.unknown) if deck.slots else ()
    # A tag is found by its displayed name and by the English one, which may occur in notes.
    shown = dict.fromkeys((*tags, *map(tr, tags)))
    folded = tuple(normalize(tag) for tag in shown)
    words = normalize(" ".join((seen.name, seen.author, seen.path, *names, *shown)))
    return ShelfEntry(seen, tags, deck.crypt_count, deck.library_count, words, folded)


def deck_of(seen: Seen, cards: CardBase) -> Deck:
    """The cards that were read, as a deck."""
    slots = [Slot(card, n) for i, n in seen.cards.items() if (card := cards.get(i)) is not None]
    return Deck(
        name=seen.name,
        author=seen.author,
        crypt=tuple(slot for slot in slots if isinstance(slot.card, CryptCard)),
        library=tuple(slot for slot in slots if not isinstance(slot.card, CryptCard)),
    )


def follow(collection: Collection, cards: CardBase, day: datetime.date) -> dict[str, ShelvedDeck]:
    """The current contents of the decks with notes, by path; missing files are left out."""
    shelf = find_shelf(msgspec.structs.replace(collection, folders=()), (), cards, day)
    return {
        entry.path: kept_of(entry, None)
        for entry in shelf.entries
        if entry.seen.cards and not entry.seen.gone
    }


def kept_of(entry: ShelfEntry, before: ShelvedDeck | None) -> ShelvedDeck:
    """A deck in the form of the collection: its notes, with its present cards."""
    seen = entry.seen
    kept = before or ShelvedDeck(path=seen.path)
    return msgspec.structs.replace(kept, name=entry.title, cards=seen.cards, stamp=seen.stamp)


def fits(entry: ShelfEntry, kept: ShelvedDeck | None, words: str) -> bool:
    """Whether a deck matches some words: in its name, tags, note, folder, or its cards.

    A word with ``#`` before it is a tag.
    """
    asked = [(word.startswith("#"), normalize(word)) for word in words.split()]
    own: list[str] = []
    if kept and asked:
        own = [normalize(tag) for tag in (*kept.tags, kept.use.value, tr(kept.use.value))]
    text = " ".join((*own, normalize(kept.note))) if kept and asked else ""
    for is_tag, word in asked:
        if is_tag:
            if not any(tag.startswith(word) for tag in (*own, *entry.folded_tags)):
                return False
        elif word not in entry.words and word not in text:
            return False
    return True


# ----------------------------------------------------------------------------------------- cache


def _cache() -> Path:
    return paths.cache_dir() / FILE_NAME


def _remembered(cards: CardBase) -> dict[str, Seen]:
    """The decks that were read before with the same card data; empty if the data are not known."""
    with contextlib.suppress(OSError, DamagedError):
        read = datafile.read(_cache(), _File, _MAX_BYTES)
        if read.shape == _SHAPE and read.cards == cards.version.fingerprint:
            spoken = read.language == code()
            return {one.path: one for one in read.seen if spoken or not one.problem}
    return {}


def _remember(seen: Mapping[str, Seen], cards: CardBase) -> None:
    file = _File(_SHAPE, cards.version.fingerprint, tuple(seen.values()), code())
    try:
        write_atomic(_cache(), msgspec.json.encode(file))
    except (OSError, UnicodeEncodeError) as error:
        log.info("what was read of the decks cannot be kept: %s", error)


def _by_title(entry: ShelfEntry) -> tuple[object, ...]:
    return (natural(entry.title), natural(entry.path))
