"""Reads the program's own files in the user's folders; the only module that does.

A disk fault, another program or the user may have replaced such a file by anything: other bytes, a
huge number, endless nesting, a folder or a pipe. Any content that the program cannot have written
raises :class:`DamagedError` and no other error. Code that would overwrite a damaged file sets it
aside first.
"""

from __future__ import annotations

import datetime
import stat
from pathlib import Path
from typing import Annotated

import msgspec

from cardbase.errors import CardBaseError
from cardbase.message import Message, Sentence

#: What msgspec raises for data of another shape, invalid text, and endless nesting.
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

type Int64 = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
"""A number that can be written again; without this bound, a reader accepts any number."""


class Damage(Sentence):
    """A problem with one of the program's own files."""

    NOT_A_FILE = "it is not a file"
    TOO_LARGE = "it has more than {most} bytes"
    NEWER = "a later version of the program has written it"


class DamagedError(CardBaseError):
    """A file is not what the program wrote."""


def read_bytes(path: Path, most: int) -> bytes:
    """The content of a file.

    Args:
        path: the file.
        most: maximum size in bytes.

    Raises:
        DamagedError: it is too large, or not a file.
        FileNotFoundError: it does not exist.
        OSError: it cannot be read at the moment; its content may be intact.
    """
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        raise DamagedError(Damage.NOT_A_FILE)  # opening a pipe would block
    if found.st_size > most:
        raise DamagedError(Damage.TOO_LARGE, most=most)
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise DamagedError(Damage.TOO_LARGE, most=most)
    return data


def decode[T](data: bytes | str, shape: type[T]) -> T:
    """The value of a JSON text.

    Raises:
        DamagedError: it is not JSON, or has another shape.
    """
    try:
        # The decoder does not check bytes from which it takes no value.
        text = data.decode() if isinstance(data, bytes) else data
        check_parts(text)
        return msgspec.json.decode(text, type=shape)
    except UNREADABLE as error:
        raise DamagedError(Message(str(error))) from None


MAX_PARTS = 1_200_000
"""The maximum number of objects and lists in a JSON file.

The largest, the tournament archive, has a third of it.
"""


def check_parts(data: bytes | str) -> None:
    """Reject JSON with more parts than any real file, before objects are created for them.

    An empty object takes two bytes in the file and a hundred in memory.

    Raises:
        msgspec.DecodeError: it has more parts.
    """
    if isinstance(data, str):
        parts = data.count("{") + data.count("[")
    else:
        parts = data.count(b"{") + data.count(b"[")
    if parts > MAX_PARTS:
        raise msgspec.DecodeError(f"it has more than {MAX_PARTS:,} parts")


def read[T](path: Path, shape: type[T], most: int) -> T:
    """The value in a file, as :func:`read_bytes` and :func:`decode`; raises what they raise."""
    return decode(read_bytes(path, most), shape)


def set_aside(path: Path, folder: Path | None = None, what: str = "damaged") -> Path:
    """Rename a file that is about to be overwritten, so that it is never lost.

    Args:
        path: a file, or anything else at this path.
        folder: the folder to which it is moved; by default its own folder.
        what: the reason, which becomes part of its name.

    Returns:
        Its new name.

    Raises:
        OSError: it cannot be renamed.
    """
    aside = free_name(path if folder is None else folder / path.name, what)
    path.rename(aside)
    return aside


def free_name(path: Path, what: str) -> Path:
    """A free name in the folder of ``path``."""
    when = datetime.datetime.now(datetime.UTC).strftime("%Y%m%d-%H%M%S-%f")
    return path.with_name(f"{path.name}.{what}-{when}")
