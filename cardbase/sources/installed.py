"""Newer data that the user has installed, in versions side by side on disk.

Every version is a folder with all required files: the received files, and the packaged files that
they complement. It is named after its content and never changed. One small file names the active
version. This file is replaced by one rename, so that either the old or the new version is active as
a whole. A damaged version is skipped, and the version before it or the packaged data are used.
"""

from __future__ import annotations

import contextlib
import datetime
import hashlib
import logging
import os
import shutil
import tempfile
import zlib
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Protocol

import msgspec

from cardbase.archive import ArchiveDeck
from cardbase.atomic_files import make_folder, open_private, replace, sync_folder, write_atomic
from cardbase.datafile import DamagedError, Int64, read, read_bytes, set_aside
from cardbase.errors import reason_of
from cardbase.message import Message
from cardbase.sources.problems import Note, SourceProblem
from cardbase.sources.source import CardData, DataSource, SourceError

_log = logging.getLogger(__name__)

#: The file that names the version in use.
POINTER = "active.json"

_LAYOUT = 1
_MAX_MANIFEST = 256 * 1024  # bytes
_MAX_FILE = 128 * 1024 * 1024  # bytes, packed and unpacked
_MANIFEST = "manifest.json"
_PACKED = ".z"
_NEW, _OLD = ".new-", ".old-"
_ID = 16
type Size = Annotated[int, msgspec.Meta(ge=0, lt=2**40)]
"""In bytes."""

_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._")

#: The number of versions that stay on disk: the active version, and the one to return to.
KEEP = 2
#: The entry in the history for the packaged data.
PACKAGED = "package"


class Package(DataSource, Protocol):
    """The packaged data: a source that newer data can complement."""

    def files(self) -> dict[str, bytes]:
        """All files of the source, by name."""


class InstalledFile(msgspec.Struct, frozen=True):
    """A file of a version: the size in bytes and the SHA-256 of its content."""

    size: Size
    sha256: str


class Arrival(msgspec.Struct, frozen=True):
    """Origin of the files of a version.

    Attributes:
        url: the address, or the name of a file on disk.
        sha256: the hash of the received data.
        etag, last_modified: the server's identifiers.
        files: the names of the files in it.
    """

    url: str
    sha256: str
    etag: str = ""
    last_modified: str = ""
    files: tuple[str, ...] = ()


class Counts(msgspec.Struct, frozen=True):
    """The numbers of cards and decks of a version."""

    crypt: Int64
    library: Int64
    sets: Int64
    decks: Int64


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """The description of a version.

    Attributes:
        layout: the layout of the folder.
        origin: the provider of the cards, ``vekn`` or ``krcg``.
        label: the label for display.
        date: the last day on which the data are known to have been the latest.
        installed: the time of installation.
        counts: the numbers of cards and decks, once they have been read.
        files: the files by name.
        arrivals: their origins.
    """

    layout: Int64 = _LAYOUT
    origin: str
    label: str
    date: datetime.date
    installed: datetime.datetime
    counts: Counts | None = None
    files: dict[str, InstalledFile]
    arrivals: tuple[Arrival, ...] = ()

    @property
    def id(self) -> str:
        """Identify the content: sixteen hexadecimal digits."""
        listing = "\n".join(f"{name} {self.files[name].sha256}" for name in sorted(self.files))
        return hashlib.sha256(listing.encode()).hexdigest()[:_ID]


class Reason(msgspec.Struct, frozen=True):
    """A note as it is kept on disk.

    Attributes:
        note: the name of a :class:`Note`.
        fields: the values of its placeholders.
    """

    note: str
    fields: dict[str, str] = {}

    @classmethod
    def of(cls, message: Message) -> Reason:
        """The note to store for a message whose fields are text."""
        return cls(Note(message.sentence).name, {k: str(v) for k, v in message.fields.items()})

    def message(self) -> Message:
        """The message; of a note from a newer version of the program, its name."""
        note = Note.__members__.get(self.note)
        return Message(self.note) if note is None else Message(note, **self.fields)


class Pointer(msgspec.Struct, frozen=True, kw_only=True):
    """Identifies the active version.

    Attributes:
        history: the ids in the order in which they became active, including :data:`PACKAGED`; the
            last one is active. An empty history means the packaged data.
        package: the fingerprint of the packaged data at the time of the decision.
        reason: the reason; a text in files of older versions of the program.
    """

    layout: Int64 = _LAYOUT
    history: tuple[str, ...] = ()
    package: str = ""
    reason: Reason | str = ""

    @property
    def why(self) -> Message:
        """The reason."""
        return self.reason.message() if isinstance(self.reason, Reason) else Message(self.reason)

    @property
    def current(self) -> str:
        """The id of the active version, or :data:`PACKAGED`."""
        return self.history[-1] if self.history else PACKAGED


class Installed:
    """An installed version (:class:`~cardbase.sources.source.DataSource`)."""

    def __init__(self, folder: Path, manifest: Manifest, package: Package) -> None:
        self.folder = folder
        self.manifest = manifest
        self._package = package

    @property
    def id(self) -> str:
        """Identify the content."""
        return self.folder.name

    @property
    def label(self) -> str:
        """The origin and the date of the data."""
        return self.manifest.label

    def fingerprint(self) -> str:
        """The id, with the sizes and times of the files, which are not read."""
        return f"{self.id}:" + ";".join(map(_stat, map(self._path, self.manifest.files)))

    def cards(self) -> CardData:
        """The card database."""
        from cardbase.sources.layers import cards_of, tells_decks

        return cards_of({n: self.read(n) for n in self.manifest.files if not tells_decks(n)})

    def archive(self) -> tuple[ArchiveDeck, ...]:
        """The tournament archive; the packaged one if this one is damaged."""
        from cardbase.sources.layers import decks_of, tells_decks

        try:
            return decks_of({n: self.read(n) for n in self.manifest.files if tells_decks(n)})
        except SourceError as error:
            _log.warning("the tournament archive that came with the program is used: %s", error)
            return self._package.archive()

    def read(self, name: str) -> bytes:
        """A file of the version.

        Raises:
            SourceError: it is missing, or has changed since it was installed.
        """
        entry = self.manifest.files.get(name)
        if entry is None:
            raise SourceError(SourceProblem.MISSING_IN, version=self.label, file=name)
        try:
            packed = read_bytes(self._path(name), _MAX_FILE)
            data = zlib.decompressobj().decompress(packed, min(entry.size, _MAX_FILE) + 1)
        except (OSError, DamagedError, zlib.error) as error:
            raise SourceError(
                SourceProblem.UNREADABLE_IN, version=self.label, file=name, why=reason_of(error)
            ) from None
        if hashlib.sha256(data).hexdigest() != entry.sha256:
            raise SourceError(SourceProblem.DAMAGED_IN, version=self.label, file=name)
        return data

    def verify(self) -> None:
        """Read every file.

        Raises:
            SourceError: one is damaged.
        """
        for name in self.manifest.files:
            self.read(name)

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}{_PACKED}"


class Versions:
    """The installed versions on disk, and the active one.

    Reading needs no lock. A process that changes something holds :attr:`lock`.
    """

    def __init__(self, package: Package, folder: Path) -> None:
        """Manage the versions in ``folder``, which complement ``package``."""
        self.package = package
        self.folder = folder
        self.lock = self.folder / "lock"
        self.downloads = self.folder / "downloads"
        self._versions = self.folder / "versions"

    # ------------------------------------------------------------------------------------- reading

    def pointer(self) -> Pointer:
        """The pointer to the active version: the packaged data if nothing is installed.

        Raises:
            SourceError: the file of the pointer is damaged.
        """
        try:
            pointer = read(self.folder / POINTER, Pointer, _MAX_MANIFEST)
        except FileNotFoundError:
            return Pointer(reason=Reason(Note.NEVER_INSTALLED.name))
        except OSError as error:
            raise SourceError(
                SourceProblem.UNREADABLE, file=str(self.folder / POINTER), why=reason_of(error)
            ) from None
        except DamagedError as error:
            raise SourceError(
                SourceProblem.DAMAGED, file=str(self.folder / POINTER), why=reason_of(error)
            ) from None
        if pointer.layout != _LAYOUT or not all(map(_is_id, pointer.history)):
            raise SourceError(SourceProblem.FOREIGN, file=str(self.folder / POINTER))
        return pointer

    def history(self) -> tuple[str, ...]:
        """The history of the pointer; an empty one if it is damaged."""
        try:
            return self.pointer().history
        except SourceError:
            return ()

    def damaged(self) -> bool:
        """Whether the pointer cannot be read."""
        try:
            self.pointer()
        except SourceError:
            return True
        return False

    def find(self, version: str) -> Installed:
        """The version with this id.

        Raises:
            SourceError: there is none, or its manifest is damaged.
        """
        folder = self._versions / version
        try:
            manifest = read(folder / _MANIFEST, Manifest, _MAX_MANIFEST)
        except OSError as error:
            raise SourceError(
                SourceProblem.VERSION_ABSENT, version=version, why=reason_of(error)
            ) from None
        except DamagedError as error:
            raise SourceError(
                SourceProblem.VERSION_DAMAGED, version=version, why=reason_of(error)
            ) from None
        names = all(map(_is_file_name, manifest.files))
        if manifest.layout != _LAYOUT or manifest.id != version or not names:
            raise SourceError(
                SourceProblem.VERSION_DAMAGED, version=version, why=SourceProblem.WRONG_MANIFEST
            )
        return Installed(folder, manifest, self.package)

    def installed(self) -> tuple[Installed, ...]:
        """All versions on disk whose manifest can be read, newest first."""
        found = []
        with contextlib.suppress(OSError):
            for path in self._versions.iterdir():
                if _is_id(path.name):
                    with contextlib.suppress(SourceError):
                        found.append(self.find(path.name))
        found.sort(key=lambda version: version.manifest.installed, reverse=True)
        return tuple(found)

    # ------------------------------------------------------------------------------------ changing

    def write(self, manifest: Manifest, files: Mapping[str, bytes]) -> Installed:
        """Write a version to disk, completely or not at all. It is not in use yet.

        Args:
            manifest: the manifest, with an entry for every file.
            files: the contents by name.

        Raises:
            OSError: the disk is full or read-only.
        """
        make_folder(self._versions)
        target = self._versions / manifest.id
        staging = Path(tempfile.mkdtemp(prefix=_NEW, dir=self._versions))
        for name, data in files.items():
            _write_durably(staging / f"{name}{_PACKED}", zlib.compress(data))
        _write_durably(staging / _MANIFEST, msgspec.json.encode(manifest))
        if target.exists():
            self._remove(target)
        sync_folder(staging)
        replace(staging, target)
        sync_folder(self._versions)
        return Installed(target, manifest, self.package)

    def note(self, version: Installed, manifest: Manifest) -> Installed:
        """Write a new manifest for the same files, which turned out to be the latest."""
        write_atomic(version.folder / _MANIFEST, msgspec.json.encode(manifest))
        return Installed(version.folder, manifest, self.package)

    def point(self, history: Sequence[str], reason: Message) -> Pointer:
        """Activate the last version of ``history``, by one rename.

        Raises:
            OSError: it cannot be written; the version in use has not changed.
        """
        pointer = Pointer(
            history=tuple(history), package=self.package_id(), reason=Reason.of(reason)
        )
        if self.damaged():
            with contextlib.suppress(OSError):
                set_aside(self.folder / POINTER)  # a folder cannot be replaced
        write_atomic(self.folder / POINTER, msgspec.json.encode(pointer))
        return pointer

    def package_id(self) -> str:
        """The packaged data's fingerprint, short; empty if there are none."""
        try:
            return hashlib.sha256(self.package.fingerprint().encode()).hexdigest()[:_ID]
        except SourceError:
            return ""

    def tidy(self, keep: Collection[str]) -> None:
        """Remove all versions but ``keep``, and the remains of interrupted updates."""
        with contextlib.suppress(OSError):
            for path in self._versions.iterdir():
                if path.name not in keep:
                    self._remove(path)
            for pattern in (".*.part", "versions/*/.*.part"):
                for path in self.folder.glob(pattern):
                    path.unlink()

    def _remove(self, path: Path) -> None:
        # Renamed first, because an incomplete folder must not look like a version.
        if not path.name.startswith((_NEW, _OLD)):
            path = path.rename(Path(tempfile.mkdtemp(prefix=_OLD, dir=self._versions)) / path.name)
            path = path.parent
        shutil.rmtree(path, ignore_errors=True)


def _is_id(text: str) -> bool:
    return text == PACKAGED or (len(text) == _ID and not set(text) - set("0123456789abcdef"))


def _is_file_name(text: str) -> bool:
    return not set(text) - _LETTERS and not text.startswith(".")


def _stat(path: Path) -> str:
    """Size and time of a file; the reader reports a missing file."""
    try:
        stat = path.stat()
    except OSError:
        return "missing"
    return f"{stat.st_size},{stat.st_mtime_ns}"


def _write_durably(path: Path, data: bytes) -> None:
    with open_private(path, "xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
