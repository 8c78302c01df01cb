"""Card data for the player: versions, updates and rollback, in sentences.

All functions here are slow and are called outside the GUI thread.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import cardbase
from cardbase.errors import reason_of
from cardbase.message import Message, Sentence
from cardbase.paths import default_place
from cardbase.search import index_of
from cardbase.sources.installed import PACKAGED
from vtes_deck.language import mark, number, plural, tr

if TYPE_CHECKING:
    from cardbase import CardBase
    from cardbase.updates import Named, Progress, Status, UpdateOutcome, VersionInfo

type Report = Callable[[int, int, str], None]
"""Called with the progress: bytes, total bytes (0: unknown), and a description."""

type Cancelled = Callable[[], bool]

_SHOWN = 12
"""Names in a sentence."""

_VERBS = {
    "fetch": mark("fetching {what}"),
    "read": mark("reading {what}"),
    "build": mark("building {what}"),
    "compare": mark("comparing {what}"),
    "install": mark("installing {what}"),
}


class DataProvider(msgspec.Struct, frozen=True):
    """A provider of card data.

    Attributes:
        key: its name for :func:`update`.
        title: the displayed title.
        help: a description, in English.
        host: the server.
    """

    key: str
    title: str
    help: str
    host: str


SOURCES = (
    DataProvider(
        "vekn", "VEKN", mark("The official card lists and their translations"), "www.vekn.net"
    ),
    DataProvider(
        "krcg", "KRCG", mark("Cards, rulings and tournament winning decks"), "static.krcg.org"
    ),
)
"""The providers to choose from."""


class DataState(msgspec.Struct, frozen=True):
    """The versions of card data.

    Attributes:
        status: the versions, and which one is in use.
        can_go_back: whether there is an earlier version.
    """

    status: Status
    can_go_back: bool


class Renewed(msgspec.Struct, frozen=True):
    """The result of an update.

    Attributes:
        outcome: the outcome that the card base reports.
        cards: the new card base, ready for use; ``None`` if nothing has changed.
    """

    outcome: UpdateOutcome
    cards: CardBase | None


class UpdateMessage(msgspec.Struct, frozen=True):
    """A message for the player.

    Attributes:
        heading: the news in one sentence.
        lines: details, a sentence each.
        failed: the action failed.
        can_force: the player may install it nevertheless.
    """

    heading: str
    lines: tuple[str, ...] = ()
    failed: bool = False
    can_force: bool = False


STOPPED = UpdateMessage(mark("Stopped. The card data are unchanged."))


# ----------------------------------------------------------------------------------------- actions


def find() -> DataState:
    """Find all versions of card data; every file is checked.

    Raises:
        SourceError: even the packaged data cannot be used.
    """
    from cardbase import updates

    status = updates.status()
    versions = default_place().versions()
    # The last step back leads to the packaged data.
    steps = tuple(v for v in versions.history() if v != PACKAGED)
    return DataState(status, bool(steps) or versions.damaged())


def update(source: str, report: Report, cancelled: Cancelled, *, force: bool = False) -> Renewed:
    """Fetch newer card data and install them.

    Args:
        source: key of one of :data:`SOURCES`.
        report: called with the progress.
        cancelled: whether to stop; asked often, also from another thread.
        force: install them even if they look wrong.

    Raises:
        SourceError: it failed; the old data are in use. :func:`why_not` gives the reason.
    """
    from cardbase import updates

    origin = updates.Origin(source)
    return _renewed(
        updates.update(origin, force=force, progress=_reporting(report), cancelled=cancelled)
    )


def take_files(
    files: tuple[Path, ...], report: Report, cancelled: Cancelled, *, force: bool = False
) -> Renewed:
    """Install card data from files.

    Raises:
        SourceError: as :func:`update`.
    """
    from cardbase import updates

    return _renewed(
        updates.install_files(*files, force=force, progress=_reporting(report), cancelled=cancelled)
    )


def go_back() -> Renewed:
    """Return to the card data that were installed before.

    Raises:
        SourceError: there are none.
    """
    from cardbase import updates

    return _renewed(updates.rollback())


def load() -> CardBase:
    """The card base in use, with everything loaded for the first display.

    Raises:
        SourceError: there is none.
    """
    cards = cardbase.load()
    index_of(cards)
    return cards


def _renewed(outcome: UpdateOutcome) -> Renewed:
    return Renewed(outcome, load() if outcome.changed else None)


def _reporting(report: Report) -> Callable[[Progress], None]:
    def progress(far: Progress) -> None:
        report(far.done, far.total or 0, _words(far))

    return progress


def _words(far: Progress) -> str:
    what = tr(str(far.what)) if isinstance(far.what, Sentence) else far.what
    work = tr(_VERBS[far.step], what=what)
    if not far.done:
        return work
    done = number(far.done / 1e6, 1)
    if not far.total:
        return tr("{work}, {done} MB", work=work, done=done)
    return tr("{work}, {done} of {all} MB", work=work, done=done, all=number(far.total / 1e6, 1))


# ---------------------------------------------------------------------------------------- messages


def about(version: VersionInfo) -> str:
    """The size and age of a version, in a sentence."""
    counts, day = version.counts, version.date
    if counts is None:
        return "" if day is None else tr("up to {day}.", day=f"{day:%Y-%m-%d}")
    crypt, library, decks = map(number, (counts.crypt, counts.library, counts.decks))
    if day is None:
        return tr(
            "{crypt} crypt cards, {library} library cards and {decks} winning decks.",
            crypt=crypt,
            library=library,
            decks=decks,
        )
    return tr(
        "{crypt} crypt cards, {library} library cards and {decks} winning decks up to {day}.",
        crypt=crypt,
        library=library,
        decks=decks,
        day=f"{day:%Y-%m-%d}",
    )


def since(version: VersionInfo) -> str:
    """The date of a version, in a sentence."""
    if version.installed is None:
        return tr("They came with the program.")
    when = version.installed.astimezone()
    return tr("Installed on {day} at {time}.", day=f"{when:%Y-%m-%d}", time=f"{when:%H:%M}")


def news(outcome: UpdateOutcome) -> UpdateMessage:
    """The message about an update or a return."""
    version, new = outcome.version, outcome.difference
    notes = tuple(_sentence(note.render(tr)) for note in outcome.notes)
    if not outcome.changed:
        return UpdateMessage(
            tr("Nothing new: {version} stays in use.", version=version.label), notes
        )
    lines = [
        tr(sentence, number=number(len(cards)), names=_names(cards))
        for sentence, cards in (
            (mark("New cards ({number}): {names}."), new.added),
            (mark("Removed cards ({number}): {names}."), new.removed),
            (mark("Changed texts ({number}): {names}."), new.texts),
            (mark("Other changes, such as printings ({number}): {names}."), new.facts),
            (mark("Changed rulings ({number}): {names}."), new.rulings),
        )
        if cards
    ]
    decks = (
        plural("{n} new", "{n} new", new.decks_added) if new.decks_added else "",
        plural("{n} removed", "{n} removed", new.decks_removed) if new.decks_removed else "",
        plural("{n} changed", "{n} changed", new.decks_changed) if new.decks_changed else "",
    )
    if any(decks):
        lines.append(tr("Winning decks: {changes}.", changes=", ".join(filter(None, decks))))
    if not new:
        lines.append(tr("They have the same content as the previous ones."))
    return UpdateMessage(
        tr("In use: {version}.", version=version.label),
        (*lines, *(_sentence(note.render(tr)) for note in new.notes), *notes),
    )


def why_not(error: Exception) -> UpdateMessage:
    """The reason for a failure, and what the player can do about it."""
    from cardbase.updates import BusyError, DownloadError, RefusedError

    reason = reason_of(error)
    why = _sentence(reason.render(tr) if isinstance(reason, Message) else reason)
    if isinstance(error, RefusedError):
        heading = tr("These card data look wrong, so they were not installed.")
        return UpdateMessage(heading, (why,), failed=True, can_force=True)
    if isinstance(error, BusyError):
        heading = tr("The card data are already being updated, perhaps in another window.")
        return UpdateMessage(heading, (tr("Try again when that is done."),), failed=True)
    if isinstance(error, DownloadError):
        heading = tr("Newer card data could not be fetched.")
        comfort = tr(
            "The current data stay in use, and everything works offline. You can also load a file "
            "that was downloaded on another computer."
        )
        return UpdateMessage(heading, (why, comfort), failed=True)
    return UpdateMessage(tr("The update failed; the card data are unchanged."), (why,), failed=True)


def _sentence(text: str) -> str:
    """The text with a full stop, and with a capital letter unless it begins with an address."""
    first = text.split(" ", 1)[0]
    text = text if "." in first else text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _names(cards: tuple[Named, ...]) -> str:
    names = "; ".join(card.name for card in cards[:_SHOWN])
    more = len(cards) - _SHOWN
    if more <= 0:
        return names
    return plural("{names}; and {n} more", "{names}; and {n} more", more, names=names)
