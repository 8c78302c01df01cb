"""Reads files from downloads or removable disks; none of them is trusted.

Nothing is extracted to disk: files with expected names are read into memory, within limits. An
archive with paths outside itself is rejected.
"""

from __future__ import annotations

import datetime
import lzma
import stat
import struct
import zipfile
import zlib
from pathlib import Path, PurePosixPath

import msgspec

from cardbase.errors import reason_of
from cardbase.sources import krcg_json, official_lists
from cardbase.sources.problems import SourceProblem
from cardbase.sources.source import SourceError
from cardbase.zipfiles import open_zip

#: Limits in bytes. The real files are far smaller: the archive has 0.3 MB, the largest JSON 27 MB.
MAX_PACKED = 64 * 1024 * 1024
MAX_FILE = 128 * 1024 * 1024
_MAX_TABLE = 16 * 1024 * 1024
_MAX_TOTAL = 192 * 1024 * 1024
_MAX_MEMBERS = 5_000
#: Tables and JSON shrink to a fifth or a tenth; a file that shrinks more than this is a bomb.
_MAX_RATIO = 200
_SMALL = 1024 * 1024
_XZ_MEMORY = 160 * 1024 * 1024

_TABLES = (*official_lists.NEEDED, *official_lists.TRANSLATED)
_EXPECTED = frozenset((*_TABLES, *krcg_json.Content))
_METHODS = frozenset({zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED})
_WEB_PAGE = (b"<!doctype html", b"<html", b"<?xml", b"<head", b"<!--")

# The errors of zipfile for damaged bytes, in addition to BadZipFile.
_DAMAGE = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    LookupError,
    NotImplementedError,
    OSError,
    OverflowError,
    RuntimeError,
    ValueError,
)


class Unpacked(msgspec.Struct, frozen=True):
    """Files found in an archive.

    Attributes:
        files: content by its usual name.
        date: the day on which the archive was packed, if it contains one.
    """

    files: dict[str, bytes]
    date: datetime.date | None = None


def unpack(path: Path, name: str = "") -> Unpacked:
    """The card data in a file: a zip archive, JSON (also as ``.xz`` or ``.gz``), or a table.

    Args:
        path: the path of the file.
        name: its name in messages; by default the file name.

    Raises:
        SourceError: it cannot be read, contains no card data, is too large, or is malicious.
    """
    name = name or path.name
    try:
        # A pipe would block, and a device is endless. Neither can be rewound.
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise SourceError(SourceProblem.NOT_A_FILE, file=name)
        with path.open("rb") as file:
            head = file.read(512)
            file.seek(0)
            if head.startswith(b"PK"):
                return _zip(path, name)
            data = file.read(MAX_FILE + 1)
    except OSError as error:
        raise SourceError(
            SourceProblem.UNREADABLE, file=name, why=error.strerror or str(error)
        ) from None
    if not data:
        raise SourceError(SourceProblem.EMPTY, file=name)
    if looks_like_web_page(head):
        raise SourceError(SourceProblem.A_WEB_PAGE, file=name)
    if head.startswith(b"\xfd7zXZ\x00"):
        data = unxz(data, name, MAX_FILE)
    elif head.startswith(b"\x1f\x8b"):
        data = gunzip(data, name, MAX_FILE)
    if len(data) > MAX_FILE:
        raise SourceError(SourceProblem.TOO_LARGE, address=name, size=MAX_FILE // 2**20)
    return Unpacked({_known_name(path.name, data, name): data})


def looks_like_web_page(head: bytes) -> bool:
    """Whether a file that begins like this is a web page."""
    return head.lstrip(b"\xef\xbb\xbf \t\r\n").lower().startswith(_WEB_PAGE)


def unxz(data: bytes, name: str, limit: int = MAX_FILE) -> bytes:
    """The content of an ``.xz`` file.

    Raises:
        SourceError: it is damaged, truncated, or larger than ``limit``.
    """
    unpacker = lzma.LZMADecompressor(memlimit=_XZ_MEMORY)
    try:
        content = unpacker.decompress(data, max_length=limit + 1)
    except lzma.LZMAError as error:
        raise SourceError(SourceProblem.DAMAGED, file=name, why=reason_of(error)) from None
    _check_end(name, len(content), limit, whole=unpacker.eof and not unpacker.unused_data)
    return content


def gunzip(data: bytes, name: str, limit: int = MAX_FILE) -> bytes:
    """The content of a ``.gz`` file.

    Raises:
        SourceError: it is damaged, truncated, or larger than ``limit``.
    """
    unpacker = zlib.decompressobj(wbits=31)
    try:
        content = unpacker.decompress(data, limit + 1)
    except zlib.error as error:
        raise SourceError(SourceProblem.DAMAGED, file=name, why=reason_of(error)) from None
    _check_end(name, len(content), limit, whole=unpacker.eof and not unpacker.unused_data)
    return content


def _check_end(name: str, size: int, limit: int, *, whole: bool) -> None:
    if size > limit:
        raise SourceError(SourceProblem.UNPACKS_TOO_LARGE, file=name, size=limit // 2**20)
    if not whole:
        raise SourceError(SourceProblem.CUT_SHORT, file=name)


def _known_name(file_name: str, data: bytes, name: str) -> str:
    if file_name in _TABLES:
        return file_name
    if data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] in {b"[", b"{"}:
        return krcg_json.content_of(data)
    raise SourceError(SourceProblem.UNKNOWN_FILE, file=name)


def _zip(path: Path, name: str) -> Unpacked:
    if path.stat().st_size > MAX_PACKED:
        raise SourceError(SourceProblem.TOO_LARGE, address=name, size=MAX_PACKED // 2**20)
    try:
        with path.open("rb") as file, open_zip(file, _MAX_MEMBERS) as archive:
            members = _members(archive, name)
            files: dict[str, bytes] = {}
            for known, info in members.items():
                room = _MAX_TOTAL - sum(map(len, files.values()))
                files[known] = _read(archive, info, min(room, _limit(known)), name)
    except SourceError:
        raise
    except _DAMAGE as error:
        raise SourceError(SourceProblem.DAMAGED, file=name, why=reason_of(error)) from None
    if not files:
        raise SourceError(
            SourceProblem.NO_CARD_DATA, file=name, names=", ".join(official_lists.NEEDED)
        )
    days = [day for info in members.values() if (day := _day(info)) is not None]
    return Unpacked(files, max(days, default=None))


def _limit(known: str) -> int:
    return _MAX_TABLE if known in _TABLES else MAX_FILE


def _members(archive: zipfile.ZipFile, name: str) -> dict[str, zipfile.ZipInfo]:
    """The known members by their usual names."""
    members: dict[str, zipfile.ZipInfo] = {}
    for info in archive.infolist():
        inside = PurePosixPath(info.orig_filename.replace("\\", "/"))
        if inside.is_absolute() or ".." in inside.parts or ":" in inside.parts[0]:
            raise SourceError(SourceProblem.LEADS_OUT, file=name, name=str(inside))
        known = inside.name
        if info.is_dir() or known not in _EXPECTED:
            continue
        if known in members:
            raise SourceError(SourceProblem.NAME_TWICE, file=name, name=known)
        if stat.S_ISLNK(info.external_attr >> 16):
            raise SourceError(SourceProblem.LINK, file=name, name=known)
        if info.flag_bits & 0x1:
            raise SourceError(SourceProblem.PASSWORD, file=name)
        if info.compress_type not in _METHODS:
            raise SourceError(SourceProblem.PACKING, file=name, name=known)
        members[known] = info
    return members


def _read(archive: zipfile.ZipFile, info: zipfile.ZipInfo, limit: int, name: str) -> bytes:
    """The content of a member; the size in its entry is checked, not trusted."""
    bomb = info.file_size > _SMALL and info.file_size > _MAX_RATIO * info.compress_size
    if bomb or info.file_size > limit:
        raise SourceError(SourceProblem.MEMBER_TOO_LARGE, file=name, name=repr(info.filename))
    with archive.open(info) as file:
        content = file.read(limit + 1)
        if len(content) > limit:
            raise SourceError(SourceProblem.MEMBER_TOO_LARGE, file=name, name=repr(info.filename))
    return content


def _day(info: zipfile.ZipInfo) -> datetime.date | None:
    try:
        return datetime.date(*info.date_time[:3])
    except ValueError:
        return None
