"""A card on screen or paper: drawn from its facts, or its picture if there is one.

:func:`paint_card` draws a face of our own at any size, on any screen or printer;
:class:`CardFaceWidget` shows it, or a picture, in a window.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardbase.model import AnyCard, CryptCard, LibraryCard, Translation
from cardbase.terms import Type
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.card_face_layout import (
    FOOT,
    HEIGHT,
    NAME,
    WIDTH,
    Face,
    Price,
    emblem,
    lay_out,
    price_box,
)
from vtes_deck.graphics.card_face_ornament import (
    accents,
    draw_disc,
    draw_ground,
    draw_ornament,
    draw_panel,
    draw_plate,
    draw_rule,
    drop,
    face_palette,
    flame,
    hexagon_in,
    mixed,
    plate_color,
    rosette,
)
from vtes_deck.graphics.card_face_text import (
    Style,
    draw_flow,
    draw_sign,
    fit,
    paragraphs,
    wrap,
)
from vtes_deck.graphics.card_face_words import describe
from vtes_deck.graphics.card_text import Words
from vtes_deck.language import tr

RATIO = HEIGHT / WIDTH
"""Height of a card for a width of 1; a printed card has 63 by 88 mm."""

_TEXT_FROM = 150
"""Narrower faces have no text: most of its letters would be less than 6 pixels high."""

_DISC = 96.0
"""The disc of the capacity on a face with text."""


def has_text(width: float) -> bool:
    """Whether a face of this width has text; without it the bottom part is larger."""
    return width >= _TEXT_FROM


def paint_card(
    painter: QPainter,
    rect: QRectF,
    card: AnyCard,
    translation: Translation | None = None,
    *,
    text: bool = True,
) -> None:
    """Draw the face of a card, as large as possible in the middle of ``rect``.

    Args:
        painter: a painter on a widget, a picture, a printer or a PDF.
        rect: the place in the painter's coordinates; see :func:`has_text`.
        card: the card.
        translation: its name and text in another language.
        text: whether to draw its text; false if the text is displayed next to it.
    """
    face = lay_out(card, translation, small=not (text and has_text(rect.width())))
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    scale = min(rect.width() / WIDTH, rect.height() / HEIGHT)
    painter.translate(rect.center() - QPointF(WIDTH, HEIGHT) * scale / 2)
    painter.scale(scale, scale)
    _paint_face(painter, card, face)
    painter.restore()


def prepare_card(card: AnyCard) -> None:
    """Compute and cache the waves of a card's rosette, which take half the time of its face."""
    rosette(card.id)


def paint_back(painter: QPainter, rect: QRectF) -> None:
    """Draw the back of a card in the program's own design."""
    look = face_palette()
    accent = look.color("blood")
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = min(rect.width() / WIDTH, rect.height() / HEIGHT)
    painter.translate(rect.center() - QPointF(WIDTH, HEIGHT) * scale / 2)
    painter.scale(scale, scale)
    draw_ground(painter, QRectF(0, 0, WIDTH, HEIGHT), accent, accent)
    inner = draw_ornament(painter, QRectF(36, 36, WIDTH - 72, HEIGHT - 72), 0, accent, accent)
    icons.draw(painter, inner, "ui/card", look.color("bright"))
    painter.restore()


def paint_blank(painter: QPainter, rect: QRectF, card: AnyCard) -> None:
    """Draw the placeholder of a card: a plain ground in its colour, with round corners."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(plate_color(accents(card)[0]))
    radius = rect.width() * 30 / WIDTH
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


# ----------------------------------------------------------------------------------------- drawing


def _paint_face(painter: QPainter, card: AnyCard, face: Face) -> None:
    look = face_palette()
    accent, second = accents(card)
    bright = look.color("bright")
    draw_ground(painter, QRectF(0, 0, WIDTH, HEIGHT), accent, second)
    middle = draw_ornament(painter, face.ornament, card.id, accent, second)
    _draw_emblem(painter, middle, card, face.ornament, bright)
    draw_plate(painter, NAME, accent)
    name = QRectF(NAME.adjusted(18, 0, -18, 0))
    name.setTop(NAME.center().y() - face.name.height / 2)
    draw_flow(painter, name, face.name, bright, plate_color(accent), centred=True)
    if face.signs:
        _draw_strip(painter, face, accent)
    if not face.panel.isEmpty():
        draw_panel(painter, face.panel, accent)
        _draw_text(painter, face, accent)
    _draw_ribbon(painter, face, card, accent)
    if isinstance(card, CryptCard):
        _draw_crypt_foot(painter, card, face.foot, accent)
    else:
        _draw_library_foot(painter, card, face.foot, face.prices)
    if face.text.lines:
        _draw_artist(painter, card)


def _draw_emblem(
    painter: QPainter, middle: QRectF, card: AnyCard, field: QRectF, color: QColor
) -> None:
    if isinstance(card, LibraryCard) and len(card.types) > 1:
        half = middle.width() * 0.62
        for number, each in enumerate(card.types[:2]):
            shift = (number - 0.5) * half * 1.02
            place = QRectF(0, 0, half, half)
            place.moveCenter(middle.center() + QPointF(shift, 0))
            icons.draw(painter, place, icons.type_icon_name(each), color)
    else:
        icons.draw(painter, middle, emblem(card), color)
    if isinstance(card, CryptCard) and card.advanced:
        disc = QRectF(field.right() - 92, field.top() + 14, 78, 78)
        draw_disc(painter, disc, face_palette().color("border"), color)
        icons.draw(painter, disc.adjusted(18, 16, -18, -20), "mark/advanced", color)


def _draw_strip(painter: QPainter, face: Face, accent: QColor) -> None:
    look = face_palette()
    ground = mixed(look.color("border"), accent, 0.16)
    painter.fillRect(face.strip, ground)
    signs = [sign for sign in face.signs if not _is_joint(sign)]
    joints = len(face.signs) - len(signs)
    height = face.strip.height() - 28
    room = face.strip.width() - 40 - joints * 30
    side = min(height, room / len(signs) - 10)
    width = len(signs) * (side + 10) - 10 + joints * 30
    x = face.strip.center().x() - width / 2
    # The ribbon covers part of the strip; the symbols are centred in the rest.
    y = face.strip.center().y() - side / 2 + 9
    for sign in face.signs:
        if _is_joint(sign):
            box = QRectF(x - 10, y + side / 2 - 22, 30, 44)
            _draw_words(painter, box, sign, 32, look.color("dim"))
            x += 30
        else:
            draw_sign(painter, QRectF(x, y, side, side), sign, look.color("bright"), ground)
            x += side + 10


def _is_joint(sign: str) -> bool:
    return sign in {"+", "/"}


def _draw_ribbon(painter: QPainter, face: Face, card: AnyCard, accent: QColor) -> None:
    bright = face_palette().color("bright")
    width = face.ribbon.width + (96 if isinstance(card, LibraryCard) else 64)
    box = QRectF(0, 0, width, face.ribbon_box.height())
    box.moveCenter(face.ribbon_box.center())
    draw_plate(painter, box, accent)
    text = QRectF(box)
    text.setTop(box.center().y() - face.ribbon.height / 2)
    draw_flow(painter, text, face.ribbon, bright, plate_color(accent), centred=True)


def _draw_text(painter: QPainter, face: Face, accent: QColor) -> None:
    look = face_palette()
    ink, soft, paper = (look.color(name) for name in ("ink", "ink-soft", "parchment"))
    if face.facts:
        top = QRectF(face.text_box)
        top.setTop(face.panel.top() + 18)
        draw_flow(painter, top, face.facts, mixed(accent, ink, 0.62), paper)
    draw_flow(painter, face.text_box, face.text, ink, paper)
    if face.flavor:
        rule = QPointF(face.flavor_box.left() + 60, face.flavor_box.top() - 13)
        draw_rule(painter, rule, face.flavor_box.width() - 120, mixed(paper, accent, 0.7))
        draw_flow(painter, face.flavor_box, face.flavor, soft, paper)


# -------------------------------------------------------------------------------------------- foot


def _draw_crypt_foot(painter: QPainter, card: CryptCard, foot: QRectF, accent: QColor) -> None:
    look = face_palette()
    bright = look.color("bright")
    scale = foot.height() / FOOT.height()
    group = tr("ANY") if card.group is None else str(card.group)
    hexagon = QRectF(foot.left(), foot.top(), foot.height(), foot.height())
    painter.setPen(QPen(mixed(accent, bright, 0.45), 2.4))
    painter.setBrush(plate_color(accent))
    painter.drawPolygon(hexagon_in(hexagon))
    _draw_words(painter, hexagon, group, scale * (24 if card.group is None else 40), bright)
    side = max(_DISC, foot.height())
    disc = QRectF(foot.right() - side, foot.bottom() - side, side, side)
    imbued = Type.IMBUED in card.types
    draw_disc(painter, disc, look.color("life" if imbued else "blood"), bright)
    if imbued:
        painter.setPen(QPen(bright, 1.6, Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc.adjusted(9, 9, -9, -9))
    _draw_words(painter, disc, str(card.capacity), 54 * side / _DISC, bright)


def _draw_library_foot(
    painter: QPainter, card: LibraryCard, foot: QRectF, prices: tuple[Price, ...]
) -> None:
    scale = foot.height() / FOOT.height()
    for number, price in enumerate(prices):
        _draw_price(painter, price_box(foot, number), price)
    if card.burn_option:
        side = foot.height() - 10 * scale
        place = QRectF(foot.right() - side, foot.top() + 6 * scale, side, side)
        icons.draw(painter, place, "mark/burn-option", face_palette().color("bright"))


def _draw_price(painter: QPainter, box: QRectF, price: Price) -> None:
    """Draw a cost: a drop for blood, a round bead for pool, a flame for conviction."""
    look = face_palette()
    bright = look.color("bright")
    if price.of == "pool":
        draw_disc(painter, box, look.color("pool"), bright)
    else:
        painter.setPen(QPen(bright, 3))
        painter.setBrush(look.color(price.of))
        painter.drawPath(drop(box) if price.of == "blood" else flame(box))
    number = box.adjusted(0, box.height() * 0.2, 0, 0) if price.of != "pool" else box
    _draw_words(painter, number, str(price.amount), box.height() * 0.51, bright)


def _draw_words(painter: QPainter, box: QRectF, words: str, size: float, color: QColor) -> None:
    """Draw a few letters in the middle of a box."""
    flow = wrap(paragraphs([Words(words)], Style.LABEL), WIDTH, size)
    place = QRectF(box)
    place.setTop(box.center().y() - flow.height / 2 - size * 0.01)
    draw_flow(painter, place, flow, color, color, centred=True)


def _draw_artist(painter: QPainter, card: AnyCard) -> None:
    if not card.artists:
        return
    flow = fit(
        paragraphs([Words(", ".join(card.artists))], Style.LABEL), 250, _artist_height, (17, 15, 13)
    )
    dim = face_palette().color("dim")
    width = flow.width + 24
    box = QRectF(WIDTH / 2 - width / 2 + 24, 0, width - 24, flow.height)
    box.moveTop(FOOT.center().y() - flow.height / 2 + 8)
    icons.draw(painter, QRectF(box.left() - 24, box.center().y() - 9, 18, 18), "ui/artist", dim)
    draw_flow(painter, box, flow, dim, dim)


def _artist_height(size: float) -> float:
    """The height of the artist's name: at most two lines."""
    return size * 2.6


# ------------------------------------------------------------------------------------------ widget


class CardFaceWidget(QWidget):
    """Shows a card in its proportions: its picture if it has one, otherwise its face."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card: AnyCard | None = None
        self._translation: Translation | None = None
        self._picture: QPixmap | None = None
        self._drawn: QPixmap | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._name()

    @property
    def card(self) -> AnyCard | None:
        """The card that is shown."""
        return self._card

    def set_card(self, card: AnyCard | None, translation: Translation | None = None) -> None:
        """Show the face of a card, or the card back for ``None``. A picture can be set later."""
        self._card = card
        self._translation = translation
        self._picture = None
        self._redraw()
        self._name()

    def set_picture(self, picture: QPixmap | None) -> None:
        """Show a picture of the card instead of its face, or its face again."""
        self._picture = picture if picture is not None and not picture.isNull() else None
        self._redraw()

    @property
    def shows_picture(self) -> bool:
        """Whether a picture is shown."""
        return self._picture is not None

    def hasHeightForWidth(self) -> bool:
        """True: a card keeps its proportions."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height for a width."""
        return round(width * RATIO)

    def sizeHint(self) -> QSize:
        """A size in which a text of usual length is readable."""
        width = theme.Metrics.of(self.font()).line * 18
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """The minimum size that is recognisable as a card."""
        width = theme.Metrics.of(self.font()).line * 5
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the cached drawing, or draw it now in the resolution of the screen."""
        del event
        if self._drawn is None or self._drawn.devicePixelRatioF() != self.devicePixelRatioF():
            self._drawn = self._draw()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Redraw in the new size."""
        super().resizeEvent(event)
        self._drawn = None

    def changeEvent(self, event: QEvent) -> None:
        """Redraw when the screen or the font changes."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.DevicePixelRatioChange, QEvent.Type.FontChange}:
            self._redraw()

    def _redraw(self) -> None:
        self._drawn = None
        self.update()

    def _name(self) -> None:
        if self._card is None:
            self.setAccessibleName(tr("No card"))
            self.setAccessibleDescription("")
            return
        shown = self._translation.name if self._translation else self._card.full_name
        self.setAccessibleName(shown)
        self.setAccessibleDescription(describe(self._card, self._translation))

    def _draw(self) -> QPixmap:
        dpr = self.devicePixelRatioF()
        made = QPixmap(max(1, round(self.width() * dpr)), max(1, round(self.height() * dpr)))
        made.setDevicePixelRatio(dpr)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        try:
            self._paint(painter, QRectF(0, 0, self.width(), self.height()))
        finally:
            # Deleting a picture while a painter is active on it crashes the program.
            painter.end()
        return made

    def _paint(self, painter: QPainter, whole: QRectF) -> None:
        if self._picture is not None:
            draw_picture(painter, whole, self._picture)
        elif self._card is not None:
            paint_card(painter, whole, self._card, self._translation)
        else:
            paint_back(painter, whole)


def draw_picture(painter: QPainter, whole: QRectF, picture: QPixmap) -> None:
    """Draw a picture with the round corners of a card."""
    size = picture.size().scaled(whole.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
    box = QRectF(0, 0, size.width(), size.height())
    box.moveCenter(whole.center())
    radius = box.width() * 30 / WIDTH
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.setClipPath(path)
    painter.drawPixmap(box, picture, QRectF(picture.rect()))
