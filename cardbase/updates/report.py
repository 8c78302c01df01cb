"""Reports of updates: progress, results, and the installed data."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from enum import StrEnum

import msgspec

from cardbase.active_data import candidates
from cardbase.data_comparison import Difference, latest_day
from cardbase.database import CardBase
from cardbase.message import Message
from cardbase.paths import Place, default_place
from cardbase.snapshot import open_base
from cardbase.sources.installed import PACKAGED, Counts, Installed
from cardbase.sources.problems import Note, SourceProblem
from cardbase.sources.source import CancelledError, SourceError


class UpdateStep(StrEnum):
    """The current step of an update."""

    FETCH = "fetch"
    READ = "read"
    BUILD = "build"
    COMPARE = "compare"
    INSTALL = "install"


class Progress(msgspec.Struct, frozen=True):
    """The progress of an update.

    Attributes:
        step: the current step.
        what: the object of the step: a :class:`~cardbase.sources.problems.Subject`, or the name of
            a file or version.
        done: the bytes received so far, during a download.
        total: the expected bytes, if known.
    """

    step: UpdateStep
    what: str = ""
    done: int = 0
    total: int | None = None


type Tell = Callable[[Progress], None]
type Cancelled = Callable[[], bool]


class VersionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A version of the card data.

    Attributes:
        id: identifies its content; ``package`` for the packaged data.
        label: its origin, for display.
        origin: ``vekn``, ``krcg`` or ``package``.
        date: the last day on which it is known to have been the latest.
        installed: the time of installation.
        counts: numbers of cards and decks, if known.
        active: whether it is in use.
        problem: the reason why it cannot be used; ``None`` if it can.
    """

    id: str
    label: str
    origin: str
    date: datetime.date | None = None
    installed: datetime.datetime | None = None
    counts: Counts | None = None
    active: bool = False
    problem: Message | None = None


class Status(msgspec.Struct, frozen=True):
    """The available card data.

    Attributes:
        active: the data in use.
        reason: the reason why they are in use.
        versions: all versions, newest first, the packaged data last.
        folder: the folder of installed versions.
    """

    active: VersionInfo
    reason: Message
    versions: tuple[VersionInfo, ...]
    folder: str


class UpdateOutcome(msgspec.Struct, frozen=True):
    """The result of an update.

    Attributes:
        changed: whether other data are in use now.
        version: the data in use.
        difference: the changes in them.
        notes: other events.
    """

    changed: bool
    version: VersionInfo
    difference: Difference = Difference()
    notes: tuple[Message, ...] = ()


def silent(_: Progress) -> None:
    """Report nothing."""


def never() -> bool:
    """Always returns false: never cancels."""
    return False


class ProgressReporter:
    """Reports progress and checks whether to continue."""

    def __init__(self, progress: Tell, cancelled: Cancelled) -> None:
        self._progress = progress
        self.cancelled = cancelled

    def __call__(
        self, step: UpdateStep, what: str, done: int = 0, total: int | None = None
    ) -> None:
        """Announce the next step.

        Raises:
            CancelledError: the user has cancelled.
        """
        if self.cancelled():
            raise CancelledError(SourceProblem.STOPPED)
        self._progress(Progress(step, what, done, total))


def status(*, place: Place | None = None) -> Status:
    """The available card data and those in use; all files are read and checked.

    Raises:
        SourceError: the packaged data cannot be used.
    """
    place = place or default_place()
    versions = place.versions()
    usable = [v.id for v in candidates(place) if not problem_of(v)]
    active = usable[0] if usable else PACKAGED
    infos = [info_of(v, active=v.id == active, problem=problem_of(v)) for v in versions.installed()]
    infos.append(packaged(place, active=active == PACKAGED))
    problems = tuple(info.problem for info in infos if info.problem)
    try:
        pointer = versions.pointer()
        reason = pointer.why
        if pointer.current != active:
            reason = Message(SourceProblem.NO_VERSION, version=pointer.current)
            if problems:
                reason = Message(Note.ALL, reasons=problems)
    except SourceError as error:
        reason = error.what
    return Status(
        active=next(info for info in infos if info.active),
        reason=reason,
        versions=tuple(infos),
        folder=str(versions.folder),
    )


def in_force(*, place: Place | None = None) -> str:
    """The id of the data that the program would use at its next start."""
    found = candidates(place or default_place())
    return found[0].id if found else PACKAGED


def problem_of(version: Installed) -> Message | None:
    """The problem with the files of a version; ``None`` if there is none."""
    try:
        version.verify()
    except SourceError as error:
        return error.what
    return None


def info_of(version: Installed, *, active: bool, problem: Message | None = None) -> VersionInfo:
    """Information about an installed version."""
    manifest = version.manifest
    return VersionInfo(
        id=version.id,
        label=version.label,
        origin=manifest.origin,
        date=manifest.date,
        installed=manifest.installed,
        counts=manifest.counts,
        active=active,
        problem=problem,
    )


def packaged(place: Place, *, active: bool) -> VersionInfo:
    """Information about the packaged data.

    Raises:
        SourceError: they cannot be used.
    """
    base = open_base(place.package, place.cache)
    return VersionInfo(
        id=PACKAGED,
        label=place.package.label,
        origin=PACKAGED,
        date=latest_day(base),
        counts=counts_of(base),
        active=active,
    )


def counts_of(base: CardBase) -> Counts:
    """The numbers of cards and decks."""
    return Counts(
        crypt=len(base.crypt),
        library=len(base.library),
        sets=len(base.sets),
        decks=len(base.archive),
    )
