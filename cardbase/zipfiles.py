"""Zip archives from untrusted sources: the size of their directory is limited."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO

_ENTRY = 512
"""The bytes of an entry in the directory of an archive: 46, its name, and further fields."""


class _Bounded(io.RawIOBase):
    """A file with a bound on the bytes read at once, until the bound is lifted."""

    def __init__(self, file: BinaryIO, most: int) -> None:
        super().__init__()
        self._file = file
        self._most = most

    def lift(self) -> None:
        self._most = 2**63

    def read(self, size: int = -1, /) -> bytes:
        if size > self._most:
            raise zipfile.BadZipFile("its directory is too long")
        data = self._file.read(size if size >= 0 else self._most + 1)
        if len(data) > self._most:
            raise zipfile.BadZipFile("its directory is too long")
        return data

    def seek(self, offset: int, whence: int = io.SEEK_SET, /) -> int:
        return self._file.seek(offset, whence)

    def tell(self) -> int:
        return self._file.tell()

    def seekable(self) -> bool:
        return True

    def readable(self) -> bool:
        return True


@contextmanager
def open_zip(file: BinaryIO, most: int) -> Iterator[zipfile.ZipFile]:
    """An archive, read from ``file``.

    ``zipfile`` creates an object of some hundred bytes for every entry of the directory before the
    entries can be counted, so the length of the directory is limited instead.

    Args:
        file: the archive.
        most: the maximum number of files in it.

    Raises:
        zipfile.BadZipFile: it is damaged, or its directory is longer than this many files need.
    """
    bounded = _Bounded(file, max(most * _ENTRY, 2**17))
    with zipfile.ZipFile(bounded) as archive:
        if len(archive.infolist()) > most:
            raise zipfile.BadZipFile(f"it holds more than {most} files")
        bounded.lift()
        yield archive
