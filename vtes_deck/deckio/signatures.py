"""Recognises binary files by their first bytes, so that errors can name the type."""

from __future__ import annotations

import re

from vtes_deck.language import mark

_BEGINNINGS: tuple[tuple[bytes, str], ...] = (
    (b"%PDF", mark("a PDF")),
    (b"\x89PNG", mark("a picture (PNG)")),
    (b"\xff\xd8\xff", mark("a picture (JPEG)")),
    (b"GIF8", mark("a picture (GIF)")),
    (b"BM", mark("a picture (BMP)")),
    (b"II*\0", mark("a picture (TIFF)")),
    (b"MM\0*", mark("a picture (TIFF)")),
    (b"\xd0\xcf\x11\xe0", mark("an old Word or Excel document")),
    (b"\x1f\x8b", mark("a compressed file (gzip)")),
    (b"7z\xbc\xaf\x27\x1c", mark("a compressed file (7-Zip)")),
    (b"Rar!", mark("a compressed file (RAR)")),
    (b"BZh", mark("a compressed file (bzip2)")),
    (b"\xfd7zXZ", mark("a compressed file (xz)")),
    (b"SQLite format 3\0", mark("a database (SQLite)")),
    (b"MZ", mark("a program")),
    (b"\x7fELF", mark("a program")),
    (b"bplist", mark("a macOS property list")),
)
_ZIPPED: tuple[tuple[bytes, str], ...] = (
    (b"word/", mark("a Word document")),
    (b"xl/", mark("an Excel sheet")),
    (b"ppt/", mark("a PowerPoint presentation")),
    (b"opendocument.text", mark("an OpenDocument text")),
    (b"opendocument.spreadsheet", mark("an OpenDocument sheet")),
    (b"Index/Document.iwa", mark("a Pages or Numbers document")),
)
_PLAIN = re.compile(rb"[\t\n\x0b\x0c\r -~\x80-\xff]*")


def named(data: bytes) -> str:
    """The kind of a binary file, in words such as ``a PDF``; empty if it may be text."""
    if data.startswith(b"PK\x03\x04"):
        return next(
            (kind for sign, kind in _ZIPPED if sign in data), mark("a compressed file (zip)")
        )
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return mark("a picture (WebP)")
    if data[4:8] == b"ftyp":
        return (
            mark("a picture (HEIC)") if data[8:11] in {b"hei", b"mif", b"avi"} else mark("a video")
        )
    for sign, kind in _BEGINNINGS:
        if data.startswith(sign) and (len(sign) > 2 or not _PLAIN.fullmatch(data[:200])):
            return kind
    return ""
