"""What a file is that is no text, told by its first bytes, so that it can be called by its name."""

from __future__ import annotations

import re

_BEGINNINGS: tuple[tuple[bytes, str], ...] = (
    (b"%PDF", "a PDF"),
    (b"\x89PNG", "a picture (PNG)"),
    (b"\xff\xd8\xff", "a picture (JPEG)"),
    (b"GIF8", "a picture (GIF)"),
    (b"BM", "a picture (BMP)"),
    (b"II*\0", "a picture (TIFF)"),
    (b"MM\0*", "a picture (TIFF)"),
    (b"\xd0\xcf\x11\xe0", "an old Word or Excel document"),
    (b"\x1f\x8b", "a packed file (gzip)"),
    (b"7z\xbc\xaf\x27\x1c", "a packed file (7-Zip)"),
    (b"Rar!", "a packed file (RAR)"),
    (b"BZh", "a packed file (bzip2)"),
    (b"\xfd7zXZ", "a packed file (xz)"),
    (b"SQLite format 3\0", "a database (SQLite)"),
    (b"MZ", "a program"),
    (b"\x7fELF", "a program"),
    (b"bplist", "a property list of a Mac"),
)
_ZIPPED: tuple[tuple[bytes, str], ...] = (
    (b"word/", "a Word document"),
    (b"xl/", "an Excel sheet"),
    (b"ppt/", "a PowerPoint presentation"),
    (b"opendocument.text", "an OpenDocument text"),
    (b"opendocument.spreadsheet", "an OpenDocument sheet"),
    (b"Index/Document.iwa", "a Pages or Numbers document"),
)
_PLAIN = re.compile(rb"[\t\n\x0b\x0c\r -~\x80-\xff]*")


def named(data: bytes) -> str:
    """What a binary file is, in words such as ``a PDF``; empty if it may be text."""
    if data.startswith(b"PK\x03\x04"):
        return next((kind for mark, kind in _ZIPPED if mark in data), "a packed file (zip)")
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "a picture (WebP)"
    if data[4:8] == b"ftyp":
        return "a picture (HEIC)" if data[8:11] in {b"hei", b"mif", b"avi"} else "a film"
    for mark, kind in _BEGINNINGS:
        if data.startswith(mark) and (len(mark) > 2 or not _PLAIN.fullmatch(data[:200])):
            return kind
    return ""
