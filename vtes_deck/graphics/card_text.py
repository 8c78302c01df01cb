"""Converts the markup of card texts and rulings to safe rich text, plain text and speech.

The data contain ``[dom]`` and ``[DOM]`` for Disciplines, ``[1 CONVICTION]`` for a cost,
``[MERGED]``, ``[COMBAT]`` and so on, ``<Card Name>`` and ``{id|Name}`` for other cards, a circled D
for directed actions, and in rulings the label of a source in brackets. :func:`parse` splits it
once; :func:`to_html`, :func:`to_plain` and :func:`to_speech` render it.

In the rich text all card data is escaped, pictures are named ``symbol:...`` and drawn by
:func:`symbol_pixmap`, and links are ``card:ID`` or the address of a ruling's source.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QUrl
from PySide6.QtGui import QFont, QFontMetricsF, QPixmap

from cardbase import CardBase
from cardbase.disciplines import DISCIPLINES
from cardbase.model import Ruling
from cardbase.names import How
from cardbase.terms import Type
from vtes_deck.graphics import icons
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.language import mark, tr

MAX_TEXT = 20_000
"""Maximum characters. The longest text and ruling in the data have well under a thousand."""

WEB = frozenset({"http", "https"})
"""Schemes of links that may be opened. Any other scheme could run a program or open a file."""

CARD_SCHEME = "card"
SYMBOL_SCHEME = "symbol"


@dataclass(frozen=True)
class Words:
    """Text without markup and line breaks."""

    text: str


@dataclass(frozen=True)
class Symbol:
    """A symbol in the text.

    Attributes:
        code: ``"dom"``, ``"DOM"``, or the name of another icon, e.g. ``"mark/merged"``.
        written: the symbol as written in the data, e.g. ``"[dom]"``.
        spoken: the symbol in words, e.g. ``"superior Dominate"``.
        count: the text before the symbol, e.g. ``"1"``; may be empty.
    """

    code: str
    written: str
    spoken: str
    count: str = ""


@dataclass(frozen=True)
class CardName:
    """Another card's name; ``card_id`` is ``None`` if it is not known."""

    name: str
    card_id: int | None = None


@dataclass(frozen=True)
class RulingSource:
    """The source of a ruling."""

    label: str
    url: str


@dataclass(frozen=True)
class Break:
    """The end of a paragraph."""


type Piece = Words | Symbol | CardName | RulingSource | Break
type Names = Callable[[str], int | None]
"""Gives the id of the card with this name, if there is one."""


# ----------------------------------------------------------------------------------------- reading

_MARK = re.compile(
    r"""(?P<break> \r\n | [\n\r] )
      | \[ (?P<bracket> [^][\n\r]{1,60} ) ]
      | < (?P<name> [^<>\n\r]{1,120} ) >
      | \{ (?P<id> [0-9]{1,9} ) \| (?P<called> [^{}\n\r]{1,120} ) }
      | (?P<directed> \N{CIRCLED LATIN CAPITAL LETTER D} )
    """,
    re.VERBOSE,
)
_AMOUNT = re.compile(r"(?:(?P<count>[0-9]{1,2}|X) )?(?P<what>CONVICTION|BLOOD|POOL)")

_SIGNS = {
    "MERGED": ("mark/merged", mark("merged")),
    "FLIGHT": ("discipline/fli", mark("flight")),
    "REFLEX": ("type/reflex", mark("reflex")),
    **{
        str(each).upper(): (icons.type_icon_name(each), str(each))
        for each in Type
        if each is not Type.CONVICTION
    },
}
_AMOUNT_SIGNS = {"CONVICTION": "type/conviction", "BLOOD": "mark/blood", "POOL": "mark/pool"}
_DIRECTED = "mark/directed"


def parse(
    text: str, names: Names | None = None, sources: Mapping[str, str] = MappingProxyType({})
) -> tuple[Piece, ...]:
    """Parse a text of the data. Unknown markup stays as written.

    Args:
        text: any string; text beyond :data:`MAX_TEXT` is dropped.
        names: the names for ``<Card Name>``; see :func:`names_of`.
        sources: addresses by the label in brackets.
    """
    pieces: list[Piece] = []
    end = 0
    text = text[:MAX_TEXT]
    for found in _MARK.finditer(text):
        piece = _piece(found, names, sources)
        if piece is None:
            continue
        if found.start() > end:
            pieces.append(Words(text[end : found.start()]))
        pieces.append(piece)
        end = found.end()
    if end < len(text):
        pieces.append(Words(text[end:]))
    return tuple(pieces)


def parse_ruling(ruling: Ruling, names: Names | None = None) -> tuple[Piece, ...]:
    """Parse a ruling; its sources become links."""
    return parse(ruling.text, names, {each.label: each.url for each in ruling.references})


def names_of(cards: CardBase) -> Names:
    """A function that finds the id of a card by an exact name."""

    def find(name: str) -> int | None:
        match = cards.find(name, near=False)
        return match.card.id if match.card is not None and match.how is not How.NEAR else None

    return find


def _piece(found: re.Match[str], names: Names | None, sources: Mapping[str, str]) -> Piece | None:
    if found["break"]:
        return Break()
    if found["directed"]:
        return Symbol(_DIRECTED, found["directed"], tr("directed"))
    if found["name"]:
        return CardName(found["name"], names(found["name"]) if names else None)
    if found["id"]:
        return CardName(found["called"], int(found["id"]))
    return _bracket(found["bracket"], sources)


def _bracket(inside: str, sources: Mapping[str, str]) -> Piece | None:
    written = f"[{inside}]"
    discipline = DISCIPLINES.get(inside.lower())
    if discipline is not None and (inside.islower() or inside.isupper()):
        level = icons.level_of(inside)
        return Symbol(inside, written, spoken_discipline(level, discipline.name))
    if inside in _SIGNS:
        code, spoken = _SIGNS[inside]
        return Symbol(code, written, tr(spoken).lower())
    amount = _AMOUNT.fullmatch(inside)
    if amount:
        count = amount["count"] or ""
        spoken = _spoken_amount(amount["what"], count.lower())
        return Symbol(_AMOUNT_SIGNS[amount["what"]], written, spoken, count)
    if inside in sources:
        return RulingSource(inside, sources[inside])
    return None


def _spoken_amount(what: str, count: str) -> str:
    match what:
        case "BLOOD":
            return tr("{count} blood", count=count) if count else tr("blood")
        case "POOL":
            return tr("{count} pool", count=count) if count else tr("pool")
        case _:
            return tr("{count} conviction", count=count) if count else tr("conviction")


def spoken_discipline(level: icons.Level, name: str) -> str:
    """A Discipline at a level, in words."""
    match level:
        case "inferior":
            return tr("inferior {discipline}", discipline=name)
        case "superior":
            return tr("superior {discipline}", discipline=name)
        case _:
            return name


# ----------------------------------------------------------------------------------------- writing


def to_plain(pieces: Iterable[Piece]) -> str:
    """The text as plain text: symbols as ``[dom]``, names without marks."""
    return "".join(map(_plain, pieces))


def to_speech(pieces: Iterable[Piece]) -> str:
    """The text for a screen reader: symbols in words, without sources."""
    spoken = []
    for piece in pieces:
        if isinstance(piece, Symbol):
            spoken.append(f" {piece.spoken}: ")
        elif not isinstance(piece, RulingSource):
            spoken.append(_plain(piece))
    return "\n".join(" ".join(line.split()) for line in "".join(spoken).split("\n")).strip()


def _plain(piece: Piece) -> str:
    match piece:
        case Words():
            return piece.text
        case Symbol():
            return piece.written
        case CardName():
            return piece.name
        case RulingSource():
            return f"[{piece.label}]"
        case Break():
            return "\n"


def to_html(pieces: Iterable[Piece], font: QFont) -> str:
    """The text as rich text for a ``CardTextBrowser``. All markup is created here.

    Args:
        pieces: the pieces from :func:`parse`.
        font: the font it will be shown in, for the size of the symbols.
    """
    side = symbol_size(font)
    paragraphs: list[list[str]] = [[]]
    for piece in pieces:
        if isinstance(piece, Break):
            paragraphs.append([])
        else:
            paragraphs[-1].append(_html(piece, side))
    gap = round(QFontMetricsF(font).height() * 0.3)
    return "".join(
        f'<p style="margin-top:0px; margin-bottom:{gap}px;">{"".join(each)}</p>'
        for each in paragraphs
    )


def _html(piece: Piece, side: int) -> str:
    match piece:
        case Words():
            return html.escape(piece.text)
        case Symbol():
            before = f"{html.escape(piece.count)}\N{NO-BREAK SPACE}" if piece.count else ""
            return (
                f'{before}<img src="{SYMBOL_SCHEME}:{html.escape(piece.code)}" width="{side}"'
                f' height="{side}" alt="{html.escape(piece.written)}"'
                f' title="{html.escape(plain_tip(piece.spoken))}" style="vertical-align:middle;"/>'
            )
        case CardName(name, None):
            return f"<i>{html.escape(name)}</i>"
        case CardName():
            return f'<a href="{CARD_SCHEME}:{piece.card_id}">{html.escape(piece.name)}</a>'
        case RulingSource() if is_web(piece.url):
            return f'<a href="{html.escape(piece.url)}">[{html.escape(piece.label)}]</a>'
        case _:
            return html.escape(_plain(piece))


def is_web(url: str) -> bool:
    """Whether an address is a well-formed web address."""
    return QUrl(url, QUrl.ParsingMode.StrictMode).scheme() in WEB


def symbol_size(font: QFont) -> int:
    """Side of a symbol in text of this font, in device-independent pixels."""
    return max(10, round(QFontMetricsF(font).height() * 0.95))


def symbol_pixmap(url: QUrl, side: int, dpr: float, color: icons.Color = None) -> QPixmap | None:
    """The picture behind ``symbol:...``, or ``None`` for any other address."""
    if url.scheme() != SYMBOL_SCHEME:
        return None
    code = url.path()
    if code in icons.icon_names():
        return icons.pixmap(code, side, dpr, color)
    if icons.has_discipline(code):
        return icons.discipline_pixmap(code, side, dpr, color)
    return None


def written_symbol(code: str) -> str:
    """The plain text of a symbol in the card data, such as ``[dom]``."""
    if code == _DIRECTED:
        return "\N{CIRCLED LATIN CAPITAL LETTER D}"
    return f"[{_WORDS.get(code, code)}]"


_WORDS = {code: word for word, (code, _) in _SIGNS.items()} | {
    code: word for word, code in _AMOUNT_SIGNS.items()
}
