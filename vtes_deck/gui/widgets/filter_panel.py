"""The filter panel, generated from the filters.

Every filter of :func:`cardbase.search.families` gets a field by the kind of its values; a few with
well-known symbols have special fields. The panel stores no query: it shows one, and reports the
player's changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cardbase.search import (
    Cards,
    Family,
    Filter,
    Node,
    Not,
    PanelPlace,
    Query,
    Term,
    families,
)
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.widgets.filter_disciplines import DisciplineField
from vtes_deck.gui.widgets.filter_factory import make_field
from vtes_deck.gui.widgets.filter_field import (
    FilterField,
    label_for,
)
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.search_words import title_of
from vtes_deck.language import tr

_FIRST = ("dis", "clan", "type", "func", "legalon")
"""Families with these filters come first, and the first three are initially expanded."""

_OPEN_AT_FIRST = 3


class SectionHead(QAbstractButton):
    """The title of a section, which collapses and expands it.

    Attributes:
        asked: the number of conditions on its filters.
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.asked = 0
        self.setText(title)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self.say)
        self.say()

    def say(self) -> None:
        """Show the state of the section, also to screen readers."""
        if self.isChecked():
            text = tr("{title}: expanded", title=self.text())
            in_use = tr("{title}: expanded, {n} in use", title=self.text(), n=self.asked)
        else:
            text = tr("{title}: collapsed", title=self.text())
            in_use = tr("{title}: collapsed, {n} in use", title=self.text(), n=self.asked)
        self.setAccessibleName(in_use if self.asked else text)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        metrics = theme.Metrics.of(self.font())
        return QSize(metrics.line * 8, metrics.line + 2 * metrics.gap)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, metrics = theme.tokens(), theme.Metrics.of(self.font())
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.color("hover" if self.underMouse() else "header"))
        side = metrics.icon * 0.8
        sign = QRectF(metrics.pad, (self.height() - side) / 2, side, side)
        name = "ui/chevron-down" if self.isChecked() else "ui/chevron-right"
        icons.draw(painter, sign, name, "text-muted")
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(look.color("text"))
        place = self.rect().adjusted(round(sign.right()) + metrics.gap, 0, -metrics.pad, 0)
        align = Qt.AlignmentFlag.AlignVCenter
        drawn = painter.boundingRect(place, align, self.text())
        painter.drawText(place, align, self.text())
        if self.asked:
            painter.setPen(look.color("accent"))
            place.setLeft(drawn.right() + metrics.pad)
            painter.drawText(place, align, f"({self.asked})")
        if self.hasFocus():
            painter.setPen(QPen(look.color("focus"), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()


class Section(QWidget):
    """A collapsible family of filters. Its fields are created when it is first expanded.

    Signals:
        edited: see :class:`FilterField`.
        cleared: the player removes all conditions of the family.
    """

    edited = Signal(object)
    cleared = Signal(object)

    def __init__(self, family: Family, cards: Cards, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.family = family
        self.keys = tuple(each.key for each in family.filters)
        self.fields: list[FilterField] = []
        self._cards = cards
        self._query = Query()
        self._body: QWidget | None = None
        self._more: QWidget | None = None
        self.head = SectionHead(title_of(family), self)
        self.head.toggled.connect(self._fold)
        self.clear = QToolButton(self)
        self.clear.setIcon(icons.icon("ui/clear"))
        self.clear.setToolTip(
            plain_tip(tr("Remove the filters of “{family}”", family=title_of(family)))
        )
        self.clear.setAccessibleName(tr("Clear {family}", family=title_of(family)))
        self.clear.clicked.connect(lambda: self.cleared.emit(self.keys))
        self.clear.hide()
        top = QHBoxLayout()
        top.setSpacing(0)
        top.setContentsMargins(0, 0, 0, 1)
        top.addWidget(self.head, 1)
        top.addWidget(self.clear)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addLayout(top)

    @property
    def unfolded(self) -> bool:
        """Whether its fields are visible."""
        return self.head.isChecked()

    def unfold(self, unfolded: bool) -> None:
        """Show or hide the fields."""
        self.head.setChecked(unfolded)

    def _fold(self, unfolded: bool) -> None:
        if unfolded and self._body is None:
            self._body = self._make_body()
            self._layout.addWidget(self._body)
            self.show_query(self._query)
        if self._body is not None:
            self._body.setVisible(unfolded)

    def _make_body(self) -> QWidget:
        body = QWidget(self)
        metrics = theme.Metrics.of(self.font())
        grid = QGridLayout(body)
        grid.setContentsMargins(metrics.pad, metrics.small, metrics.pad, metrics.pad)
        grid.setHorizontalSpacing(metrics.pad)
        grid.setVerticalSpacing(metrics.gap)
        grid.setColumnMinimumWidth(0, round(metrics.line * 5.2))
        grid.setColumnStretch(1, 1)
        usual = [each for each in self.family.filters if each.place is PanelPlace.USUAL]
        seldom = [each for each in self.family.filters if each.place is PanelPlace.MORE]
        self._add_fields(grid, usual or seldom)
        if usual and seldom:
            more = QToolButton(body)
            more.setText(tr("More …"))
            more.setAccessibleName(tr("More filters of {family}", family=title_of(self.family)))
            more.clicked.connect(lambda: self._show_more(grid, more, seldom))
            grid.addWidget(more, grid.rowCount(), 1, Qt.AlignmentFlag.AlignLeft)
            if any(self._query.of(each.key) for each in seldom):
                self._show_more(grid, more, seldom)
        return body

    def _show_more(self, grid: QGridLayout, more: QToolButton, seldom: Sequence[Filter]) -> None:
        had_focus = more.hasFocus()
        more.deleteLater()
        more.hide()
        first = len(self.fields)
        self._add_fields(grid, seldom)
        if had_focus and len(self.fields) > first:
            self.fields[first].setFocus(Qt.FocusReason.TabFocusReason)

    def _add_fields(self, grid: QGridLayout, filters: Sequence[Filter]) -> None:
        for each in filters:
            field = make_field(each, self._cards)
            field.edited.connect(self.edited)
            field.show_query(self._query)
            self.fields.append(field)
            row = grid.rowCount()
            if isinstance(field, DisciplineField):
                grid.addWidget(field, row, 0, 1, 2)
                continue
            label = label_for(each, field)
            label.setWordWrap(True)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(field, row, 1)

    def show_query(self, query: Query) -> set[str]:
        """Show the conditions of a query on the family. Return the keys that cannot be shown."""
        self._query = query
        asked = sum(len(query.of(key)) for key in self.keys)
        if self.head.asked != asked:
            self.head.asked = asked
            self.head.say()
            self.clear.setVisible(bool(asked))
        if not self.unfolded:
            return set()
        unshown: set[str] = set()
        for field in self.fields:
            if not field.show_query(query):
                unshown.update(field.keys)
        return unshown


class FilterPanel(QWidget):
    """The filter panel.

    Signals:
        edited: the player has changed conditions; see :class:`FilterField`.
        cleared: the player removes all conditions of some filters; carries their keys.
    """

    edited = Signal(object)
    cleared = Signal(object)

    def __init__(self, cards: Cards, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("filterPanel")
        self.setAccessibleName(tr("Filters"))
        self._query: Query | None = None
        self.sections = [Section(family, cards, self) for family in _in_order(families())]
        for section in self.sections:
            section.edited.connect(self.edited)
            section.cleared.connect(self.cleared)
        self.notice = PlainLabel(self)
        self.notice.setWordWrap(True)
        self.notice.setProperty("look", "muted")
        self.notice.hide()
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        metrics = theme.Metrics.of(self.font())
        self.notice.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.gap)
        column.addWidget(self.notice)
        for section in self.sections:
            column.addWidget(section)
        column.addStretch(1)
        self.area = QScrollArea(self)
        self.area.setWidget(inside)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.area)
        self._waiting = self.sections[:_OPEN_AT_FIRST]
        QTimer.singleShot(0, self, self._unfold_next)

    def _unfold_next(self) -> None:
        """Expand one section at a time, so that the panel appears quickly and stays responsive."""
        if self._waiting:
            self._waiting.pop(0).unfold(True)
            self.updateGeometry()
            QTimer.singleShot(0, self, self._unfold_next)

    def folded(self) -> list[str]:
        """Titles of the sections that the player has collapsed."""
        return [
            section.family.title
            for section in self.sections
            if not section.unfolded and section not in self._waiting
        ]

    def fold(self, titles: Sequence[str]) -> None:
        """Collapse these sections and expand the others, which may take a few frames."""
        for section in self.sections:
            section.unfold(section.unfolded and section.family.title not in titles)
        idle = not self._waiting
        self._waiting = [
            section
            for section in self.sections
            if section.family.title not in titles and not section.unfolded
        ]
        if idle:
            self._unfold_next()

    def show_query(self, query: Query) -> None:
        """Show a query, and report which parts cannot be shown."""
        if query == self._query:
            return
        self._query = query
        unshown: set[str] = set()
        for section in self.sections:
            unshown |= section.show_query(query)
        left = [node for node in query.conditions if _key_of(node) in {"", *unshown}]
        if left:
            text = "   ".join(map(_written, left))
            self.notice.setText(tr("Only in the search box:  {conditions}", conditions=text))
        self.notice.setVisible(bool(left))

    @override
    def sizeHint(self) -> QSize:
        metrics = theme.Metrics.of(self.font())
        return QSize(metrics.line * 20, metrics.line * 18)

    @override
    def minimumSizeHint(self) -> QSize:
        """The width at which nothing is cut off: the panel scrolls up and down only."""
        metrics = theme.Metrics.of(self.font())
        inside = self.area.widget()
        least = inside.minimumSizeHint().width() if inside is not None else 0
        bar = self.area.verticalScrollBar().sizeHint().width()
        return QSize(least + bar + metrics.small, metrics.line * 5)


def _key_of(node: Node) -> str:
    item = node.item if isinstance(node, Not) else node
    return item.key if isinstance(item, Term) else ""


def _written(node: Node) -> str:
    return str(node) if isinstance(node, Term | Not) else f"({node})"


def _in_order(every: Sequence[Family]) -> list[Family]:
    def place(family: Family) -> int:
        keys = {each.key for each in family.filters}
        return next((n for n, key in enumerate(_FIRST) if key in keys), len(_FIRST))

    return sorted(every, key=place)
