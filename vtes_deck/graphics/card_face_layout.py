"""The layout of a card face, computed without drawing.

The face is 630 by 880 units, a tenth of a millimetre each, independent of the drawn size. Only the
heights of the ornament and of the text panel depend on the card: the panel takes what the text
needs, the ornament the rest.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF

from cardbase.model import AnyCard, Cost, CryptCard, LibraryCard, Translation
from cardbase.terms import Type
from vtes_deck.deck.order import type_words
from vtes_deck.graphics import icons
from vtes_deck.graphics.card_face_text import Flow, Style, fit, paragraphs, wrap
from vtes_deck.graphics.card_text import Words, parse
from vtes_deck.language import tr

WIDTH = 630.0
HEIGHT = 880.0

NAME = QRectF(40, 38, 550, 82)
"""The plate with the name."""

FOOT = QRectF(40, 772, 550, 74)
"""Costs, group and capacity of a face with text."""

_TOP = 120.0
_BOTTOM = 766.0
_STRIP = 84.0
_SMALL_STRIP = 150.0
SMALL_FOOT = QRectF(30, 676, 570, 172)
"""The foot of a face without text, with readable symbols and space for counters below them."""
_RIBBON = 38.0
_PAD = 24.0
_FACTS = 34.0
_MIN_PANEL = 176.0

_NAME_SIZES = (46, 44, 42, 40, 38, 36, 34, 32, 30)
_NAME_SIZES_TWO_LINES = (33, 32, 31, 30, 29, 28, 26, 24, 22, 20, 18, 16, 14)
_TEXT_SIZES = tuple(half / 2 for half in range(56, 25, -1))
"""Sizes of the text, from 28 units (2.8 mm, 8 points) to 13 (1.3 mm, under 4 points)."""
_ORNAMENT_BY_FLAVOR = 190.0
"""Minimum height of the ornament if flavour text needs some of its space."""
_FLAVOR_FROM = 21.0
"""Flavour text is left out if the text is already smaller than this."""


@dataclass(frozen=True)
class Price:
    """A printed cost: its kind and amount (``"X"`` if the text defines it)."""

    of: Literal["pool", "blood", "conviction"]
    amount: Cost


@dataclass(frozen=True)
class Face:
    """The elements of a face with their positions, in units of the face.

    Attributes:
        name: the name, within :data:`NAME`.
        ribbon: the text of the ribbon: clan or types.
        signs: the content of the strip below it, as codes of symbols and the words between them.
        facts: sect and title, or nothing.
        text: the card text.
        flavor: the flavour text if there is space for it.
        ornament, ribbon_box, strip, panel, text_box, flavor_box: the places of the elements;
            ``strip`` and ``flavor_box`` are empty if there is nothing to show.
        prices: printed costs.
        foot: the place of costs, group and capacity.
    """

    name: Flow
    ribbon: Flow
    signs: tuple[str, ...]
    facts: Flow | None
    text: Flow
    flavor: Flow | None
    ornament: QRectF
    ribbon_box: QRectF
    strip: QRectF
    panel: QRectF
    text_box: QRectF
    flavor_box: QRectF
    prices: tuple[Price, ...]
    foot: QRectF


def lay_out(card: AnyCard, translation: Translation | None = None, *, small: bool = False) -> Face:
    """Compute the face of a card, in English or translated.

    Args:
        card: the card.
        translation: its name and text in another language.
        small: whether to omit facts and text, and enlarge the symbols.
    """
    if small:
        return _lay_out_small(card, translation)
    words = translation or card
    signs = _crypt_signs(card) if isinstance(card, CryptCard) else _library_signs(card)
    strip_height = _STRIP if signs else 0.0
    facts = _line_of(_facts(card), 24, WIDTH - 2 * (40 + _PAD)) if _facts(card) else None
    above = _PAD + (_FACTS if facts else 0.0)
    free = _BOTTOM - _TOP - _RIBBON / 2 - strip_height

    def room(size: float) -> float:
        """The maximum height of a text; a smaller size may take more of the ornament."""
        least = min(250.0, max(100.0, 100.0 + (size - 17.0) * 18.0))
        return free - least - above - _PAD

    width = NAME.width() - 2 * _PAD
    text = fit(paragraphs(parse(words.text)), width, room, _TEXT_SIZES)
    flavor = _flavor(words.flavor, text, width, free - _ORNAMENT_BY_FLAVOR - above - _PAD)
    inside = text.height + (flavor.height + _PAD if flavor else 0.0)
    panel_height = max(_MIN_PANEL, above + inside + _PAD)
    panel = QRectF(NAME.x(), _BOTTOM - panel_height, NAME.width(), panel_height)
    strip = QRectF(panel.x(), panel.y() - strip_height, panel.width(), strip_height)
    ornament = QRectF(panel.x(), _TOP, panel.width(), strip.y() - _TOP)
    text_box = QRectF(panel.x() + _PAD, panel.y() + above, width, panel_height - above - _PAD)
    flavor_box = QRectF()
    if flavor:
        flavor_box = QRectF(text_box)
        flavor_box.setTop(text_box.bottom() - flavor.height)
        text_box.setBottom(flavor_box.top() - _PAD)
    ribbon_box = QRectF(panel.x() + 40, strip.y() - _RIBBON / 2, panel.width() - 80, _RIBBON)
    return Face(
        name=_name(words.name),
        ribbon=_line_of(_ribbon(card), 21, ribbon_box.width() - 90, Style.LABEL),
        signs=signs,
        facts=facts,
        text=text,
        flavor=flavor,
        ornament=ornament,
        ribbon_box=ribbon_box,
        strip=strip,
        panel=panel,
        text_box=text_box,
        flavor_box=flavor_box,
        prices=_prices(card),
        foot=FOOT,
    )


def _lay_out_small(card: AnyCard, translation: Translation | None) -> Face:
    signs = _crypt_signs(card) if isinstance(card, CryptCard) else _library_signs(card)
    strip_height = _SMALL_STRIP if signs else _RIBBON / 2
    bottom = SMALL_FOOT.top() - 20
    strip = QRectF(NAME.x(), bottom - strip_height, NAME.width(), strip_height)
    ribbon_box = QRectF(strip.x() + 20, strip.y() - _RIBBON, strip.width() - 40, _RIBBON * 1.5)
    nothing = QRectF(strip.left(), strip.bottom(), strip.width(), 0)
    return Face(
        name=_name((translation or card).name),
        ribbon=_line_of(_ribbon(card), 34, ribbon_box.width() - 90, Style.LABEL),
        signs=signs,
        facts=None,
        text=wrap(paragraphs(parse("")), strip.width(), _TEXT_SIZES[0]),
        flavor=None,
        ornament=QRectF(strip.x(), _TOP, strip.width(), strip.y() - _TOP),
        ribbon_box=ribbon_box,
        strip=strip,
        panel=nothing,
        text_box=nothing,
        flavor_box=QRectF(),
        prices=_prices(card),
        foot=SMALL_FOOT,
    )


def _name(name: str) -> Flow:
    width, height = NAME.width() - 36, NAME.height() - 10
    text = paragraphs([Words(name)], Style.BOLD)
    for size in _NAME_SIZES:
        flow = wrap(text, width, size)
        if len(flow.lines) == 1:
            return flow
    return fit(text, width, lambda _: height, _NAME_SIZES_TWO_LINES)


def _line_of(words: str, size: float, width: float, style: Style = Style.BOLD) -> Flow:
    """One line, as large as possible, at most ``size``."""
    text = paragraphs([Words(words)], style)
    flow = wrap(text, width, size)
    while len(flow.lines) > 1 and size > 8:
        size -= 1
        flow = wrap(text, width, size)
    return flow


def _flavor(words: str, text: Flow, width: float, room: float) -> Flow | None:
    if not words or text.size < _FLAVOR_FROM:
        return None
    flow = wrap(paragraphs(parse(words), Style.ITALIC), width, text.size * 0.86)
    return flow if text.height + flow.height + _PAD <= room else None


# ------------------------------------------------------------------------------------------- facts


def _ribbon(card: AnyCard) -> str:
    if isinstance(card, CryptCard):
        return " \N{MIDDLE DOT} ".join(filter(None, (card.clan, card.path))).upper()
    return " / ".join(type_words(str(each)) for each in card.types).upper()


def _facts(card: AnyCard) -> str:
    """Sect, title and city of a vampire, as one line."""
    if not isinstance(card, CryptCard):
        return ""
    title = str(card.title or "")
    if title and card.city:
        title = tr("{title} of {city}", title=title, city=card.city)
    return " \N{MIDDLE DOT} ".join(filter(None, (str(card.sect or ""), title)))


def _crypt_signs(card: CryptCard) -> tuple[str, ...]:
    """The Disciplines of a vampire, superior ones first; each level in its printed order."""
    return tuple(sorted(card.disciplines, key=str.islower))


def _library_signs(card: LibraryCard) -> tuple[str, ...]:
    """The required clans, paths and Disciplines, with ``+`` or ``/`` between them."""
    needs = card.requirement
    groups = [
        _between([icons.clan_icon_name(clan) for clan in needs.clans], "/"),
        _between([icons.path_icon_name(path) for path in needs.paths], "/"),
        _between(list(needs.disciplines), "+" if needs.combo else "/"),
    ]
    made: list[str] = []
    for group in filter(None, groups):
        made += (["+"] if made else []) + group
    return tuple(made)


def _between(signs: list[str], word: str) -> list[str]:
    return [part for sign in signs for part in (word, sign)][1:]


def price_box(foot: QRectF, number: int) -> QRectF:
    """The place of a cost in a foot, from 0 on the left; it is a little higher than the foot."""
    scale = foot.height() / FOOT.height()
    return QRectF(foot.left() + 88 * scale * number, foot.top() - 4 * scale, 78 * scale, 78 * scale)


def _prices(card: AnyCard) -> tuple[Price, ...]:
    if isinstance(card, CryptCard):
        return ()
    printed = (
        Price("pool", card.pool_cost),
        Price("blood", card.blood_cost),
        Price("conviction", card.conviction_cost),
    )
    return tuple(price for price in printed if price.amount)


def emblem(card: AnyCard) -> str:
    """The large icon in the middle: of the clan, or of the first type."""
    if isinstance(card, CryptCard):
        return icons.clan_icon_name(card.clan)
    return icons.type_icon_name(card.types[0] if card.types else Type.MASTER)
