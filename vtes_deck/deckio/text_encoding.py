"""Decoding of bytes of unknown origin: UTF-8, UTF-16, Windows and Latin-1."""

from __future__ import annotations

import codecs
import re
from urllib.parse import unquote, unquote_plus

from vtes_deck.deckio.base import MAX_BYTES, Reason, UnreadableError
from vtes_deck.deckio.rtf import is_rtf, plain_text
from vtes_deck.deckio.signatures import named

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_SAMPLE = 4096
_BETWEEN = re.compile(r"(?<=\w)\0+(?=\w)")
_FEW = 8
_NUMBERED_LINK = re.compile(r"#[12]\d{5}=")
_MAX_LINE_LENGTH = 100_000
_COLOURS = re.compile(r"\x1b\[[0-9;]{0,20}[A-Za-z]")
_CONTROLS = re.compile(r"[\x01-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ufffd]")
_SCRAMBLED = re.compile("\u00c3[\u0080-\u00bf]|\u00e2\u20ac")


def decode(data: bytes | str) -> tuple[str, bool]:
    """Text of a file, with plain line ends and no byte order mark.

    Returns:
        The text, and whether some of it could not be decoded and was replaced.

    Raises:
        UnreadableError: it is empty, too large, or not text.
    """
    if len(data) > MAX_BYTES:
        raise UnreadableError(Reason.TOO_LARGE, str(len(data)))
    if isinstance(data, bytes) and (kind := named(data)):
        raise UnreadableError(Reason.NOT_TEXT, kind)
    text, damaged = (data, False) if isinstance(data, str) else _decode(data)
    text = _unscrambled(text).rstrip("\0")
    if is_rtf(text):
        text = plain_text(text)
    text = _unescaped(_COLOURS.sub("", text))
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    text = text.replace("\u2028", "\n").replace("\u2029", "\n").replace("\x0b", "\n")
    text = text.replace("\x0c", "\n").replace("\x85", "\n")
    if not text.strip(" \t\n\0"):
        raise UnreadableError(Reason.EMPTY)
    nothings = text.count("\0")
    if nothings > len(text) // 100 + _FEW or len(_CONTROLS.findall(text)) > len(text) // 20 + _FEW:
        raise UnreadableError(Reason.NOT_TEXT)
    return _BETWEEN.sub(" ", text).replace("\0", ""), damaged or nothings > 0


def _decode(data: bytes) -> tuple[str, bool]:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return data.decode(encoding, "replace"), not _fits(data, encoding)
    guess = _utf16(data)
    if guess:
        return data.decode(guess, "replace"), not _fits(data, guess)
    for encoding in ("utf-8", "cp1252"):
        if _fits(data, encoding):
            return data.decode(encoding), False
    # Five byte values are undefined in cp1252. UTF-8 with a few broken bytes keeps its letters.
    as_utf8 = data.decode("utf-8", "replace")
    if as_utf8.count("\ufffd") <= len(data) // 200 + 1:
        return as_utf8, True
    return data.decode("latin-1"), True


def _unscrambled(text: str) -> str:
    """Repair UTF-8 that a program has decoded as Windows text: ``JoaquÃ­n``."""
    if not _SCRAMBLED.search(text):
        return text
    try:
        return text.encode("cp1252").decode()
    except UnicodeError:
        return text


def _unescaped(text: str) -> str:
    """A list with escaped line ends, as in source code or an address.

    A link that contains card numbers is unchanged, because its parts are separated before decoding.
    """
    if "\n" in text.strip() or len(text) > _MAX_LINE_LENGTH or _NUMBERED_LINK.search(text):
        return text
    if text.count("%0A") + text.count("%0a") > 1:
        return unquote_plus(text.strip()) if "+" in text and " " not in text else unquote(text)
    if text.count("\\n") > 1 and not text.lstrip().startswith(("{", "[")):
        return text.replace("\\r", "").replace("\\n", "\n").replace("\\t", "\t").replace("\\'", "'")
    return text


def _fits(data: bytes, encoding: str) -> bool:
    try:
        data.decode(encoding)
    except UnicodeDecodeError:
        return False
    return True


def _utf16(data: bytes) -> str:
    """The UTF-16 encoding of data without a mark: every other byte of western text is zero."""
    sample = data[:_SAMPLE]
    even, odd = sample[0::2], sample[1::2]
    if len(odd) >= 4 and odd.count(0) > 0.7 * len(odd) and even.count(0) < 0.1 * len(even):
        return "utf-16-le"
    if len(odd) >= 4 and even.count(0) > 0.7 * len(even) and odd.count(0) < 0.1 * len(odd):
        return "utf-16-be"
    return ""
