"""The tables of a workbook (``.xlsx``), which is how VDB writes an inventory.

A workbook is an archive of XML files. Only a small part is needed (cells with text, shared text or
numbers), so there is no library. Sizes are bounded before anything is unpacked, and no tree of the
elements is built.
"""

from __future__ import annotations

import io
import re
import zipfile

from cardbase.zipfiles import open_zip
from vtes_deck.deckio.base import Reason, UnreadableError
from vtes_deck.deckio.xml_text import read_xml
from vtes_deck.language import mark

MARK = b"PK\x03\x04"
_MAX_UNPACKED_BYTES = 40 * 1024 * 1024
_MAX_ELEMENTS = 4_000_000
"""Maximum bytes of one file. The content is not kept, so this limits only the time."""

_MAX_COLUMNS = 60
_MAX_ROWS = 100_000
_MAX_CELL_LENGTH = 1_000
"""Letters. Otherwise a long text shared by all cells of a sheet would be copied for each."""

_MAX_MEMBERS = 2_000
_SHEET = re.compile(r"xl/worksheets/sheet(\d{1,3})\.xml")
_CELL = re.compile(r"([A-Z]{1,2})(\d{1,7})")


def sheets(data: bytes) -> list[list[tuple[int, list[str]]]]:
    """The rows of each sheet, with their numbers in the sheet.

    Raises:
        UnreadableError: it is not a workbook, or an oversized one.
    """
    try:
        with open_zip(io.BytesIO(data), _MAX_MEMBERS) as archive:
            names = {
                name: found[1] for name in archive.namelist() if (found := _SHEET.fullmatch(name))
            }
            if not names:
                raise UnreadableError(Reason.NOT_TEXT, mark("a compressed file without tables"))
            wanted = [*names, "xl/sharedStrings.xml"]
            total = sum(i.file_size for i in archive.infolist() if i.filename in wanted)
            if total > _MAX_UNPACKED_BYTES:
                raise UnreadableError(Reason.TOO_LARGE, str(total))
            shared = _shared(archive)
            ordered = sorted(names, key=lambda name: int(names[name]))
            return [_rows(_unpacked(archive, name), shared) for name in ordered]
    except (zipfile.BadZipFile, KeyError, EOFError, NotImplementedError, RuntimeError) as error:
        raise UnreadableError(Reason.MALFORMED, str(error)) from None
    except (OSError, ValueError) as error:
        raise UnreadableError(Reason.MALFORMED, str(error)) from None


def _unpacked(archive: zipfile.ZipFile, name: str) -> bytes:
    """A file of the archive. The sizes in its directory may be wrong."""
    info = archive.getinfo(name)
    if info.compress_type not in {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}:
        raise UnreadableError(Reason.MALFORMED, mark("compressed in a way that is not supported"))
    with archive.open(info) as file:
        data = file.read(_MAX_UNPACKED_BYTES + 1)  # without a size it would unpack in one piece
    if len(data) > _MAX_UNPACKED_BYTES:
        raise UnreadableError(Reason.TOO_LARGE, str(len(data)))
    return data


class _Texts:
    """Collects the texts that cells share, one for each item."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._parts: list[str] | None = None
        self._reading = False

    def start(self, tag: str, _attributes: dict[str, str], /) -> None:
        tag = _local(tag)
        if tag == "si":
            self._parts = []
        self._reading = tag == "t" and self._parts is not None

    def data(self, text: str, /) -> None:
        if self._reading and self._parts is not None:
            self._parts.append(text)

    def end(self, tag: str, /) -> None:
        self._reading = False
        if _local(tag) == "si" and self._parts is not None:
            self.found.append("".join(self._parts)[:_MAX_CELL_LENGTH])
            self._parts = None

    def close(self) -> None:
        """The document has ended: return all items."""


class _Rows:
    """Collects the rows of a sheet, with their numbers."""

    def __init__(self, shared: list[str]) -> None:
        self.found: list[tuple[int, list[str]]] = []
        self._shared = shared
        self._number = 0
        self._said = ""
        self._cells: list[str] | None = None
        self._at = 0
        self._kind = ""
        self._parts: list[str] | None = None
        self._reading = False

    def start(self, tag: str, attributes: dict[str, str], /) -> None:
        tag = _local(tag)
        if tag == "row":
            self._number += 1
            if self._number > _MAX_ROWS:
                raise UnreadableError(Reason.TOO_LARGE, str(_MAX_ROWS))
            self._said = attributes.get("r", "")
            self._cells, self._at = [], 0
        elif tag == "c" and self._cells is not None:
            self._at = _column(attributes.get("r", ""), self._at)
            self._kind = attributes.get("t", "n")
            self._parts = []
        wanted = "t" if self._kind == "inlineStr" else "v"
        self._reading = tag == wanted and self._parts is not None

    def data(self, text: str, /) -> None:
        if self._reading and self._parts is not None:
            self._parts.append(text)

    def end(self, tag: str, /) -> None:
        self._reading = False
        tag = _local(tag)
        if tag == "c" and self._cells is not None and self._parts is not None:
            if self._at < _MAX_COLUMNS:
                self._cells += [""] * (self._at + 1 - len(self._cells))
                self._cells[self._at] = self._value("".join(self._parts))[:_MAX_CELL_LENGTH]
            self._at += 1
            self._parts = None
        elif tag == "row" and self._cells is not None:
            if any(cell.strip() for cell in self._cells):
                own = self._said.isdecimal() and len(self._said) < 8
                self.found.append((int(self._said) if own else self._number, self._cells))
            self._cells = None

    def close(self) -> None:
        """The document has ended: return all rows."""

    def _value(self, value: str) -> str:
        if self._kind != "s":
            return value
        at = int(value) if value.isdecimal() and len(value) < 9 else len(self._shared)
        return self._shared[at] if at < len(self._shared) else ""


def _shared(archive: zipfile.ZipFile) -> list[str]:
    texts = _Texts()
    if "xl/sharedStrings.xml" in archive.namelist():
        read_xml(_unpacked(archive, "xl/sharedStrings.xml"), texts, _MAX_ELEMENTS, plain=True)
    return texts.found


def _rows(data: bytes, shared: list[str]) -> list[tuple[int, list[str]]]:
    rows = _Rows(shared)
    read_xml(data, rows, _MAX_ELEMENTS, plain=True)
    return rows.found


def _column(reference: str, otherwise: int) -> int:
    """The number of a column: ``"B7"`` is 1."""
    match = _CELL.fullmatch(reference)
    if match is None:
        return otherwise
    at = 0
    for letter in match[1]:
        at = at * 26 + ord(letter) - ord("A") + 1
    return at - 1


def _local(tag: str) -> str:
    """The name of an element without its namespace."""
    return tag.rpartition("}")[2]
