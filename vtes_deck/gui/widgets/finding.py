"""A finding: an icon, a sentence, the cards it concerns, and how to fix it."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QWidget

from cardbase.model import AnyCard
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import wrapped_tip
from vtes_deck.gui.widgets.card_hover import Point, hover_links
from vtes_deck.gui.widgets.flow_layout import FlowLayout
from vtes_deck.gui.widgets.labels import LinkLabel, PlainLabel
from vtes_deck.language import mark, tr

type Look = str
"""A style of the style sheet: ``danger``, ``warning``, ``info``, ``success`` or ``panel``."""

_SIGNS = {
    "danger": "ui/error",
    "warning": "ui/warning",
    "info": "ui/info",
    "success": "ui/legal",
    "panel": "ui/info",
}
_SPOKEN = {
    "danger": mark("Not allowed"),
    "warning": mark("Doubtful"),
    "info": mark("Note"),
    "success": mark("Allowed"),
}
_MAX_CARDS = 30


class Finding(QFrame):
    """One statement about the deck."""

    def __init__(  # noqa: PLR0913 - one argument for each part
        self,
        look: Look,
        text: str,
        *,
        cards: Sequence[AnyCard] = (),
        below: str = "",
        tip: str = "",
        choose: Callable[[int], None] | None = None,
        point: Point | None = None,
        rule: str = "",
        show_rule: Callable[[str], None] | None = None,
        doing: Sequence[tuple[str, Callable[[], object]]] = (),
        parent: QWidget | None = None,
    ) -> None:
        """Make the finding.

        Args:
            look: the style of the frame, with its icon.
            text: the sentence.
            cards: the cards that it concerns, as links.
            below: the way to fix it.
            tip: its source.
            choose: shows a card, given its id.
            point: previews the card whose link is under the pointer.
            rule: id of the rule, as a link.
            show_rule: shows a rule, given its id.
            doing: buttons, each with its text and its function.
            parent: the widget around it.
        """
        super().__init__(parent)
        metrics = theme.Metrics.of(self.font())
        self.setProperty("look", look)
        self.text = text
        self.setAccessibleName(f"{tr(_SPOKEN[look])}: {text}" if look in _SPOKEN else text)
        self.setAccessibleDescription(below)
        self.setToolTip(wrapped_tip(tip))
        grid = QGridLayout(self)
        grid.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.gap)
        grid.setHorizontalSpacing(metrics.pad)
        grid.setVerticalSpacing(metrics.small)
        grid.setColumnStretch(1, 1)
        color = look if look in {"danger", "warning", "info", "success"} else "text-muted"
        sign = icons.IconLabel(_SIGNS[look], color, self)
        grid.addWidget(sign, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._label(text), 0, 1)
        if below:
            fix = self._label(below)
            fix.setProperty("look", "muted")
            grid.addWidget(fix, 1, 1)
        if cards and choose is not None:
            grid.addWidget(self._links(cards, choose, point), 2, 1)
        last = FlowLayout(metrics.pad)
        grid.addLayout(last, 3, 1)
        for words, do in doing:
            last.addWidget(self._button(words, do))
        if rule and show_rule is not None:
            last.addWidget(self._rule(rule, show_rule))

    def _button(self, words: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(words, self)
        button.setAccessibleDescription(self.text)
        button.clicked.connect(lambda _checked=False: do())
        return button

    def _rule(self, rule: str, show: Callable[[str], None]) -> QLabel:
        words = html.escape(rule)
        return LinkLabel(tr("Rule {link}", link=f'<a href="{words}">{words}</a>'), show, self)

    def _label(self, text: str) -> QLabel:
        label = PlainLabel(text, self)
        label.setWordWrap(True)
        return label

    def _links(
        self, cards: Sequence[AnyCard], choose: Callable[[int], None], point: Point | None
    ) -> QLabel:
        shown = [
            f'<a href="{card.id}">{html.escape(card.unique_name)}</a>'
            for card in cards[:_MAX_CARDS]
        ]
        label = LinkLabel(" · ".join(shown), lambda link: choose(int(link)), self)
        label.setWordWrap(True)
        if point is not None:
            hover_links(label, cards, point)
        return label
