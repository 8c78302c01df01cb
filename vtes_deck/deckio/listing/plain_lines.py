"""Extracts plain lines from any pasted source, each with its own line number.

Mail (quoted, quoted-printable, MIME), web pages, forum markup, Markdown and odd Unicode all contain
the same list. Only this packaging is removed here, not the player's text.
"""

from __future__ import annotations

import re
import unicodedata
from html import unescape

import msgspec

from vtes_deck.deckio.listing import wiki
from vtes_deck.deckio.listing.latex import is_latex, plain_line
from vtes_deck.deckio.listing.literals import unfolded
from vtes_deck.deckio.listing.web import KNOWN, strip_tags
from vtes_deck.deckio.listing.web_tables import Numbered

_ENTITY = re.compile(r"&(?:#\d{1,7}|#x[0-9a-fA-F]{1,6}|[a-zA-Z]{2,10}\d{0,2});")
_QUOTE = re.compile(r"^(?:\s?>)+\s?")
_BBCODE = re.compile(
    r"""\[/?(?:b|i|u|s|url|size|color|colour|font|quote|code|cent(?:er|re)|left|right|list|img|table
    |tr|th|td|spoiler|hr|h\d|pre|indent|e?mail|card|sub|sup|tt|noparse|justify|spoilers)
    (?:=[^\][]{0,300})?\]""",
    re.IGNORECASE | re.VERBOSE,
)
_BB_CELL = re.compile(r"\[/t[dh]\]", re.IGNORECASE)
_BB_BREAK = re.compile(r"\[(?:/tr|br|hr)\]", re.IGNORECASE)
_BB_BULLET = re.compile(r"\[/?\*\]|\[/?li\]", re.IGNORECASE)
_MD_LINK = re.compile(r"!?\[([^\][]{1,200})\]\((?:https?://|/|#)[^()\s]{0,500}\)")
_MD_MARKS = re.compile(r"\*\*|__|`+|~~")
_MD_COUNT = re.compile(r"(?<![\w~_])([_~])([xX]?\d{1,2}[xX]?)\1(?![\w~_])")
_WIDE: dict[int, str | int] = {
    **{0xFF01 + i: 0x21 + i for i in range(94)},
    **{0x2460 + i: f" {i + 1} " for i in range(20)},
    **str.maketrans("\u3010\u3011\u3014\u3015\u3001\u300c\u300d\u300e\u300f", '[][],""""'),
}
"""Characters of other scripts with an ASCII equivalent, and numbers in circles."""

_RAISED = re.compile("[\u00b2\u00b3\u00b9\u2070\u2074-\u2079\u2080-\u2089]{1,2}")

_CYRILLIC_TIMES = re.compile(r"(?<=\d)\s?[\u0445\u0425](?=\s)|(?<=\s)[\u0445\u0425](?=\s?\d)")
_SPACES = re.compile(r"[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
_CHAT_COLOUR = re.compile(r"\x03(?:\d{1,2}(?:,\d{1,2})?)?")  # an IRC colour code with its number
_INVISIBLE = re.compile(
    r"[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u20e3\ufe00-\ufe0f\ufeff"
    r"\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]"
)

_MIME = re.compile(r"^content-(?:type|transfer-encoding)\s*:", re.IGNORECASE | re.MULTILINE)
_MAIL_HEAD = re.compile(r"^[A-Za-z][A-Za-z-]{1,40}:\s")
_QP_SIGNS = re.compile(r"=(?:3D|C[23]=[89AB][0-9A-F]|E2=8[0-9A-F]=[89AB][0-9A-F])")
_QP_BROKEN = re.compile(r"[^=\n]=\n")
_QP_BYTES = re.compile(r"(?:=[0-9A-F]{2})+")


_CHAT = re.compile(
    r"""^\s*(?:\[[^\][\n]{0,20}\d{1,2}:\d{2}[^\][\n]{0,10}\]\s*[^:\n]{1,40}:
    |\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?\s+-\s+[^:\n]{1,40}:
    )\s""",
    re.VERBOSE,
)
"""Matches a line of an exported chat: ``[18:22] Bob: 3 Villein``."""

_IRC = re.compile(
    r"^\s*(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s{1,3})?<[@+~&%]?(?!\d)([\w|^{}-]{1,30})>\s(?=\S)"
)
_ELEMENT_END = re.compile(r"(?<=>)(?=<)")
_PICTURE = re.compile(r"(?<=\w)\.(?:jpe?g|png|webp|gif)$", re.IGNORECASE)

_CHAT_LINES = 2
_STRUCK = re.compile(r"~~([^~\n]{1,200})~~|\[s\]([^\][\n]{1,200})\[/s\]", re.IGNORECASE)
_EMOJI = re.compile(r"<a?:\w{1,40}:\d{1,25}>|(?<!\S):[a-z][a-z0-9_+-]{1,40}:(?!\S)")
_DECORATION = re.compile(r"[\W_]+")


class ListLine(msgspec.Struct, frozen=True):
    """A line of a list.

    Attributes:
        number: the line of the file in which it begins, from 1.
        raw: the line of the file.
        kept: the line without the markup of mail and web pages, as its writer saw it.
        text: ``kept`` without forum markup and Markdown, from which cards are read.
        part: it is another piece of the preceding line, whose ``kept`` is already complete.
        remark: it is part of a comment that spans several lines.
    """

    number: int
    raw: str
    kept: str
    text: str
    part: bool = False
    remark: bool = False


def clean(text: str) -> list[ListLine]:
    """The lines of ``text``, without packaging. Blank lines remain, as separators."""
    text, skipped = _mail_body(text)
    source = text.split("\n")
    numbered = list(enumerate(source, 1 + skipped))
    numbered = _unquote_printable(text, numbered)
    if is_latex(text):
        numbered = [(number, plain_line(line)) for number, line in numbered]
    if "<card " in text:  # XML without line breaks
        numbered = [(n, part) for n, line in numbered for part in _ELEMENT_END.split(line)]
    numbered = unfolded(numbered)
    if "{|" in text:
        numbered = wiki.rows_joined(numbered)
    if sum(_without_nick(line) != line for line in source) >= _CHAT_LINES:
        numbered = [(number, _without_nick(line)) for number, line in numbered]
    stripped = strip_tags(numbered) if "<" in text else numbered
    page = stripped is not numbered
    quoted = sum(line.lstrip().startswith(">") for line in source) >= 3
    escaped = page or sum(_ENTITY.search(line) is not None for line in source) >= 3
    chat = sum(_CHAT.match(line) is not None for line in source) >= _CHAT_LINES
    lines: list[ListLine] = []
    for number, part in stripped:
        raw = source[min(max(number - 1 - skipped, 0), len(source) - 1)].strip()
        kept = _unpacked(part, quoted=quoted, escaped=escaped)
        kept = _CHAT.sub("", kept) if chat else kept
        raw = kept.strip() if page else raw
        pieces = _unmarked(kept if escaped else _plain_names(kept)).split("\n")
        if len(pieces) == 1:
            lines.append(ListLine(number, raw, kept, pieces[0]))
        else:
            lines.extend(ListLine(number, raw, piece, piece) for piece in pieces)
    return _remarked(lines)


_REMARKS = (("/*", "*/"), ("<!--", "-->"), ("(*", "*)"), ("{-", "-}"))


def _remarked(lines: list[ListLine]) -> list[ListLine]:
    """Mark the lines of comments that span several lines; an unclosed comment is ignored."""
    found = list(lines)
    for opening, closing in _REMARKS:
        closings = [i for i, line in enumerate(lines) if closing in line.text]
        begin = -1
        for i, line in enumerate(lines):
            text = line.text.strip()
            if begin < 0 and text.startswith(opening) and closing not in text:
                begin = i if closings and closings[-1] > i else -1
            elif begin >= 0 and closing in text:
                for k in range(begin, i + 1):
                    inner = lines[k].text.replace(opening, " ").replace(closing, " ")
                    found[k] = msgspec.structs.replace(lines[k], text=inner, remark=True)
                begin = -1
    return found


def _without_nick(line: str) -> str:
    """A line of a chat without its author, as in ``<bob> 3 Villein``; HTML tags stay."""
    nick = _IRC.match(line) if "<" in line else None
    return line if nick is None or nick[1].casefold() in KNOWN else line[nick.end() :]


def _plain_names(text: str) -> str:
    """The line with an apostrophe for a stray ``&#39;`` in a name; comments are unchanged."""
    if "&" not in text:
        return text
    head, mark, comment = text.partition(" -- ")
    return _ENTITY.sub(_entity, head) + mark + comment


def _unpacked(text: str, *, quoted: bool, escaped: bool) -> str:
    """Remove what mail programs and browsers add to a line."""
    if escaped and "&" in text:
        text = _ENTITY.sub(_entity, text)
    if not text.isascii() or not text.isprintable():
        text = _INVISIBLE.sub("", _CHAT_COLOUR.sub("", _SPACES.sub(" ", text))).replace(
            "\U0001f51f", "10"
        )
    if quoted:
        text = _QUOTE.sub("", text)
    return text.rstrip()


def _unmarked(text: str) -> str:
    """Remove forum markup and Markdown from a line; cells of a table row are separated by tabs."""
    if not text.isascii():
        text = text.translate(_WIDE).translate(wiki.LINES)
        text = _RAISED.sub(_lowered, _CYRILLIC_TIMES.sub("x", text))
    text = _MD_COUNT.sub(r"\2", text)
    if "~~" in text or "[" in text:
        text = _without_struck(text)
    if ":" in text:
        text = _EMOJI.sub(" ", text)
    if "[" in text:
        text = _MD_LINK.sub(r"\1", text)
        text = _BB_BULLET.sub("* ", _BB_CELL.sub("\t", _BB_BREAK.sub("\n", text)))
        text = _BBCODE.sub("", text)
    text = _MD_MARKS.sub("", text)
    return _PICTURE.sub("", wiki.unmarked(text).rstrip())


def _lowered(match: re.Match[str]) -> str:
    """A superscript or subscript number as a normal one, separate from the word before it."""
    return f" {''.join(str(unicodedata.digit(c)) for c in match[0])}"


def _without_struck(text: str) -> str:
    """Remove struck-through text; a line that is struck through as a whole becomes a remark."""
    left = _STRUCK.sub(" ", text)
    if left == text:
        return text
    bare = _DECORATION.sub("", left)
    return left if bare else f"-- {_STRUCK.sub(r'\1\2', text).strip(' -*')}"


def _entity(match: re.Match[str]) -> str:
    character = unescape(match[0])
    return " " if character.isspace() else character


def _mail_body(text: str) -> tuple[str, int]:
    """The body of a MIME message and the number of lines before it; other text is unchanged."""
    head = text[:20_000].partition("\n\n")[0]
    if not _MIME.search(head) or not _MAIL_HEAD.match(head):
        return text, 0
    from vtes_deck.deckio.listing.mail import body_of

    return body_of(text)


def _unquote_printable(text: str, numbered: list[Numbered]) -> list[Numbered]:
    """Undo quoted-printable that a mail program left in the text."""
    if not _QP_SIGNS.search(text) and len(_QP_BROKEN.findall(text)) < 3 and text.count("=20\n") < 3:
        return numbered
    joined: list[tuple[int, str]] = []
    pending = ""
    start = 0
    for number, line in numbered:
        start = start if pending else number
        broken = line.endswith("=") and not line.endswith("==")  # "====" is a rule
        pending += line.removesuffix("=") if broken else line
        if not broken:
            joined.append((start, _QP_BYTES.sub(_qp_text, pending)))
            pending = ""
    if pending:
        joined.append((start, _QP_BYTES.sub(_qp_text, pending)))
    return joined


def _qp_text(match: re.Match[str]) -> str:
    data = bytes.fromhex(match[0].replace("=", ""))
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = data.decode("cp1252", "replace")
    return text.replace("\n", " ").replace("\r", " ")
