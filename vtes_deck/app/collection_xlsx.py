"""The tables of a workbook (``.xlsx``), which is how VDB writes an inventory.

A workbook is an archive of XML files. What is needed of it is small, so no library is: cells are
text, shared text or numbers. Sizes are bounded before anything is unpacked.
"""

from __future__ import annotations

import io
import re
import zipfile
from typing import TYPE_CHECKING

from vtes_deck.deckio.base import Reason, UnreadableError
from vtes_deck.language import mark

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

MARK = b"PK\x03\x04"
_MOST_UNPACKED = 40 * 1024 * 1024
_MOST_COLUMNS = 60
_MOST_ROWS = 100_000
_LONGEST_CELL = 1_000
"""Letters. A long text that every cell of a sheet shares would else be written out for each."""

_SHEET = re.compile(r"xl/worksheets/sheet(\d{1,3})\.xml")
_CELL = re.compile(r"([A-Z]{1,2})(\d{1,7})")


def sheets(data: bytes) -> list[list[tuple[int, list[str]]]]:
    """The rows of each sheet, with the number that each has in its sheet.

    Raises:
        UnreadableError: it is no workbook, or an unreasonable one.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            names = {
                name: found[1] for name in archive.namelist() if (found := _SHEET.fullmatch(name))
            }
            if not names:
                raise UnreadableError(Reason.NOT_TEXT, mark("a packed file without tables"))
            wanted = [*names, "xl/sharedStrings.xml"]
            total = sum(i.file_size for i in archive.infolist() if i.filename in wanted)
            if total > _MOST_UNPACKED:
                raise UnreadableError(Reason.TOO_LARGE, str(total))
            shared = _shared(archive)
            ordered = sorted(names, key=lambda name: int(names[name]))
            return [_rows(_parsed(_unpacked(archive, name)), shared) for name in ordered]
    except (zipfile.BadZipFile, KeyError, EOFError, NotImplementedError, RuntimeError) as error:
        raise UnreadableError(Reason.MALFORMED, str(error)) from None
    except (OSError, ValueError) as error:
        raise UnreadableError(Reason.MALFORMED, str(error)) from None


def _unpacked(archive: zipfile.ZipFile, name: str) -> bytes:
    """A file of the archive. What its directory says of sizes need not be true."""
    info = archive.getinfo(name)
    if info.compress_type not in {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}:
        raise UnreadableError(Reason.MALFORMED, mark("packed in an unusual way"))
    with archive.open(info) as file:
        data = file.read(_MOST_UNPACKED + 1)  # asked for all, it would unpack in one piece
    if len(data) > _MOST_UNPACKED:
        raise UnreadableError(Reason.TOO_LARGE, str(len(data)))
    return data


def _parsed(data: bytes) -> Element:
    from xml.etree.ElementTree import ParseError

    import defusedxml.ElementTree
    from defusedxml.common import DefusedXmlException

    try:
        return defusedxml.ElementTree.fromstring(data, forbid_dtd=True)
    except (ParseError, DefusedXmlException, LookupError) as error:
        raise UnreadableError(Reason.MALFORMED, str(error)) from None


def _shared(archive: zipfile.ZipFile) -> list[str]:
    if "xl/sharedStrings.xml" not in archive.namelist():
        return []
    root = _parsed(_unpacked(archive, "xl/sharedStrings.xml"))
    return [_text(item) for item in root]


def _text(element: Element) -> str:
    """All text in an element, without that which only says how it is spoken."""
    return "".join(part.text or "" for part in element.iter() if part.tag.rpartition("}")[2] == "t")


def _rows(root: Element, shared: list[str]) -> list[tuple[int, list[str]]]:
    found: list[tuple[int, list[str]]] = []
    for number, row in enumerate((e for e in root.iter() if _is(e, "row")), start=1):
        if number > _MOST_ROWS:
            raise UnreadableError(Reason.TOO_LARGE, str(_MOST_ROWS))
        cells: list[str] = []
        for cell in row:
            at = _column(cell.get("r", ""), len(cells))
            if at < _MOST_COLUMNS:
                cells += [""] * (at + 1 - len(cells))
                cells[at] = _value(cell, shared)[:_LONGEST_CELL]
        if any(cell.strip() for cell in cells):
            said = row.get("r", "")
            found.append((int(said) if said.isdecimal() and len(said) < 8 else number, cells))
    return found


def _column(reference: str, otherwise: int) -> int:
    """The number of a column: ``"B7"`` is 1."""
    match = _CELL.fullmatch(reference)
    if match is None:
        return otherwise
    at = 0
    for letter in match[1]:
        at = at * 26 + ord(letter) - ord("A") + 1
    return at - 1


def _value(cell: Element, shared: list[str]) -> str:
    kind = cell.get("t", "n")
    if kind == "inlineStr":
        return _text(cell)
    value = next((e.text or "" for e in cell if _is(e, "v")), "")
    if kind != "s":
        return value
    at = int(value) if value.isdecimal() and len(value) < 9 else len(shared)
    return shared[at] if at < len(shared) else ""


def _is(element: Element, tag: str) -> bool:
    return element.tag.rpartition("}")[2] == tag
