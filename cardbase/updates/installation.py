"""Installs newer card data, and returns to previous ones."""

from __future__ import annotations

import contextlib
import datetime
import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from cardbase.active_data import candidates, open_active
from cardbase.data_comparison import compare, doubts, latest_day
from cardbase.data_lock import locked
from cardbase.errors import reason_of
from cardbase.message import Message
from cardbase.paths import Place, default_place
from cardbase.snapshot import forget, open_base
from cardbase.sources.decompression import MAX_FILE, unpack
from cardbase.sources.download import Limits, Marks, fetch, server_date
from cardbase.sources.installed import (
    KEEP,
    PACKAGED,
    Arrival,
    Installed,
    InstalledFile,
    Manifest,
    Versions,
)
from cardbase.sources.krcg_json import Content
from cardbase.sources.layers import carried, decks_of, over
from cardbase.sources.problems import Note, SourceProblem, Subject
from cardbase.sources.source import CancelledError, SourceError, UpdateError
from cardbase.updates.addresses import Address, Origin, addresses
from cardbase.updates.report import (
    Cancelled,
    ProgressReporter,
    Tell,
    UpdateOutcome,
    UpdateStep,
    counts_of,
    info_of,
    never,
    packaged,
    problem_of,
    silent,
    status,
)

#: The limits of time and size of one file; the largest has about 30 MB.
LIMITS = Limits(size=MAX_FILE)


class RefusedError(UpdateError):
    """The newer data look wrong. They can still be installed."""


class _Came(msgspec.Struct, frozen=True):
    """The received data, from the web or from disk."""

    files: dict[str, bytes]
    arrivals: tuple[Arrival, ...]
    date: datetime.date | None
    names: tuple[str, ...] = ()
    notes: tuple[Message, ...] = ()


def update(  # noqa: PLR0913 - one argument for each choice
    origin: Origin = Origin.VEKN,
    *,
    urls: Sequence[str] = (),
    force: bool = False,
    progress: Tell = silent,
    cancelled: Cancelled = never,
    limits: Limits = LIMITS,
    place: Place | None = None,
) -> UpdateOutcome:
    """Fetch newer card data and activate them.

    The present data stay in use until the end, and after any error.

    Args:
        origin: the provider to ask.
        urls: fetch these instead of the known addresses.
        force: install them even if they look wrong.
        progress: called with the progress.
        cancelled: whether to stop; called often, also from another thread.
        limits: the limits of time and size of each file.
        place: the card base; by default the user's own.

    Raises:
        UpdateError: there are no newer data, or they look wrong.
        SourceError: the received data cannot be read.
    """
    place = place or default_place()
    versions = place.versions()
    with _storing(), locked(versions.lock):
        active = _active(place)
        known = {a.url: a for a in active.manifest.arrivals} if active else {}
        tell = ProgressReporter(progress, cancelled)
        came = _fetch_all(addresses(origin, tuple(urls)), known, versions.downloads, tell, limits)
        if not came.files and active:
            manifest = msgspec.structs.replace(
                active.manifest, date=max(active.manifest.date, came.date or _today())
            )
            version = versions.note(active, manifest)
            return UpdateOutcome(
                changed=False, version=info_of(version, active=True), notes=came.notes
            )
        return _install(place, versions, active, came, force=force, tell=tell)


def install_files(
    *paths: Path,
    force: bool = False,
    progress: Tell = silent,
    cancelled: Cancelled = never,
    place: Place | None = None,
) -> UpdateOutcome:
    """Install card data from files and activate them.

    Args:
        paths: the official archive, or its translations, or KRCG's JSON (also as ``.xz``, ``.gz``
            or in a zip archive). Data that they do not contain stay as they are.
        force: install them even if they look wrong.
        progress: called with the progress.
        cancelled: whether to stop.
        place: the card base; by default the user's own.

    Raises:
        UpdateError: the data look wrong.
        SourceError: the data cannot be read.
    """
    place = place or default_place()
    versions = place.versions()
    with _storing(), locked(versions.lock):
        tell = ProgressReporter(progress, cancelled)
        files: dict[str, bytes] = {}
        arrivals = []
        days = []
        for path in paths:
            tell(UpdateStep.READ, path.name)
            found = unpack(path)
            _merge(files, found.files, path.name)
            names = tuple(sorted(found.files))
            arrivals.append(Arrival(path.name, _digest(found.files), files=names))
            days += [found.date] if found.date is not None else []
        day = min(max(days), _today()) if days else None
        came = _Came(files, tuple(arrivals), day, tuple(path.name for path in paths))
        active = _active(place)
        return _install(place, versions, active, came, force=force, tell=tell)


def rollback(*, place: Place | None = None) -> UpdateOutcome:
    """Return to the data that were previously in use.

    Raises:
        UpdateError: there are no previous data.
    """
    place = place or default_place()
    versions = place.versions()
    with _storing(), locked(versions.lock):
        history = versions.history()
        if history in {(), (PACKAGED,)} and not versions.damaged():
            raise UpdateError(SourceProblem.NO_WAY_BACK, version=place.package.label)
        notes = []
        before = open_active(place)
        history = history[:-1]
        while history and history[-1] != PACKAGED:
            try:
                open_base(versions.find(history[-1]), place.cache)
                break
            except SourceError as error:
                notes.append(Message(Note.PASSED_OVER, why=error.what))
                history = history[:-1]
        versions.point(history, Message(Note.WENT_BACK))
        after = open_active(place)
        return UpdateOutcome(
            changed=True,
            version=status(place=place).active,
            difference=compare(before, after),
            notes=tuple(notes),
        )


# -------------------------------------------------------------------------------------------- steps


def _fetch_all(
    wanted: tuple[Address, ...],
    known: dict[str, Arrival],
    folder: Path,
    tell: ProgressReporter,
    limits: Limits,
) -> _Came:
    """Fetch the files that have changed."""
    files: dict[str, bytes] = {}
    arrivals: list[Arrival] = []
    notes: list[Message] = []
    date = ""  # from the first server, which is more reliable than many clocks
    for address in wanted:
        had = known.get(address.url)

        def report(done: int, total: int | None, what: str = address.what) -> None:
            tell(UpdateStep.FETCH, what, done, total)

        report(0, None)
        try:
            fetched = fetch(
                address.url,
                folder / hashlib.sha256(address.url.encode()).hexdigest()[:16],
                known=Marks(had.etag, had.last_modified) if had else None,
                limits=limits,
                report=report,
                cancelled=tell.cancelled,
            )
            date = date or server_date(fetched.date)
            if fetched.path is None:
                continue
            try:
                found = unpack(fetched.path, address.url)
            finally:
                fetched.path.unlink()
            if had and had.sha256 == fetched.sha256:
                continue
        except CancelledError:
            raise
        except SourceError as error:
            if address.needed:
                raise
            notes.append(Message(Note.NOT_FETCHED, subject=address.what, why=error.what))
            continue
        _merge(files, found.files, address.url)
        arrivals.append(
            Arrival(
                address.url,
                fetched.sha256,
                fetched.marks.etag,
                fetched.marks.last_modified,
                tuple(sorted(found.files)),
            )
        )
    # A wrong clock on either side must not make the data the latest forever.
    day = min(datetime.date.fromisoformat(date), _today()) if date else _today()
    return _Came(files, tuple(arrivals), day, notes=tuple(notes))


def _merge(files: dict[str, bytes], more: dict[str, bytes], where: str) -> None:
    for name, data in more.items():
        if name in files:
            raise UpdateError(SourceProblem.TWICE, file=where, name=name)
        files[name] = data


def _install(
    place: Place,
    versions: Versions,
    active: Installed | None,
    came: _Came,
    *,
    force: bool,
    tell: ProgressReporter,
) -> UpdateOutcome:
    """Store the received data, read them back, compare them, and only then use them."""
    current = open_active(place)
    before = versions.history()
    tell(UpdateStep.READ, Subject.NEW_DATA)
    manifest, files = _composed(place, active, came)
    decks_of(files)  # optional in an installed version, required in a new one
    try:
        version = _stored(versions, manifest, files)
        tell(UpdateStep.BUILD, Subject.NEW_BASE)
        base = open_base(version, place.cache)
        tell(UpdateStep.COMPARE, Subject.BOTH)
        difference = compare(current, base)
        reasons = doubts(current, base, difference, came.date)
        if reasons and not force:
            forget(version, place.cache)
            raise RefusedError(SourceProblem.DOUBTFUL, reasons=reasons)
        in_force = active.id if active else PACKAGED
        if not difference and in_force == (before[-1] if before else PACKAGED):
            return _nothing_new(place, versions, active, came, manifest)
        manifest = msgspec.structs.replace(
            manifest, date=came.date or latest_day(base), counts=counts_of(base)
        )
        tell(UpdateStep.INSTALL, version.label)
        version = versions.note(version, manifest)
        before = tuple(v for v in before if v != version.id)
        before = (*before, version.id)[-KEEP:]
        versions.point(before, Message(Note.INSTALLED, day=str(_today())))
    finally:
        versions.tidy(before)
    return UpdateOutcome(
        changed=True,
        version=info_of(version, active=True),
        difference=difference,
        notes=came.notes,
    )


def _composed(
    place: Place, active: Installed | None, came: _Came
) -> tuple[Manifest, dict[str, bytes]]:
    """The files and the description of a new version."""
    newer = dict(came.files)
    arrivals = list(came.arrivals)
    if active is not None:
        stay = carried(active.manifest.files.keys(), newer.keys())
        newer |= {name: active.read(name) for name in stay}
        arrivals += [a for a in active.manifest.arrivals if stay.issuperset(a.files)]
    files = over(place.package.files(), newer)
    origin = Origin.KRCG if came.files.keys() & set(Content) else Origin.VEKN
    source = f"{origin.label} from {', '.join(came.names)}" if came.names else origin.label
    manifest = Manifest(
        origin=origin,
        label=f"{source}, {came.date}" if came.date else source,
        date=came.date or datetime.date.min,
        installed=datetime.datetime.now(datetime.UTC),
        files={
            name: InstalledFile(len(data), hashlib.sha256(data).hexdigest())
            for name, data in files.items()
        },
        arrivals=tuple(arrivals),
    )
    return manifest, files


def _stored(versions: Versions, manifest: Manifest, files: dict[str, bytes]) -> Installed:
    """The version on disk; an existing valid version is reused."""
    try:
        found = versions.find(manifest.id)
        found.verify()
    except SourceError:
        return versions.write(manifest, files)
    return versions.note(found, manifest)


def _nothing_new(
    place: Place, versions: Versions, active: Installed | None, came: _Came, manifest: Manifest
) -> UpdateOutcome:
    """Handle data with the same facts: the version in use stays and is marked as the latest."""
    if active is None:
        return UpdateOutcome(changed=False, version=packaged(place, active=True), notes=came.notes)
    date = max(active.manifest.date, came.date or datetime.date.min)
    kept = msgspec.structs.replace(active.manifest, date=date, arrivals=manifest.arrivals)
    version = versions.note(active, kept)
    return UpdateOutcome(changed=False, version=info_of(version, active=True), notes=came.notes)


@contextlib.contextmanager
def _storing() -> Iterator[None]:
    """Convert the error of a full or read-only disk to a :class:`SourceError`."""
    try:
        yield
    except OSError as error:
        raise UpdateError(SourceProblem.CANNOT_KEEP, why=reason_of(error)) from error


def _active(place: Place) -> Installed | None:
    """The active installed version, if there is one and all its files are valid."""
    found = candidates(place)
    return found[0] if found and not problem_of(found[0]) else None


def _digest(files: dict[str, bytes]) -> str:
    return hashlib.sha256(b"".join(files[name] for name in sorted(files))).hexdigest()


def _today() -> datetime.date:
    return datetime.date.today()
