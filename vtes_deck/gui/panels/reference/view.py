"""The text of the reference, with links to rules, cards and addresses."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QEvent, Qt, QUrl, Signal, Slot
from PySide6.QtWidgets import QFrame, QWidget

from vtes_deck.graphics import theme
from vtes_deck.gui.panels.reference.page import RULE
from vtes_deck.gui.widgets.card_text_browser import CardTextBrowser
from vtes_deck.gui.widgets.links import LinkKeys
from vtes_deck.language import tr


class PageView(LinkKeys, CardTextBrowser):
    """Shows a page.

    Signals:
        rule_chosen: the number of a rule that was clicked or entered.
        turned: colours or font have changed, so the page must be rendered again.
    """

    rule_chosen = Signal(str)
    turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("The rule"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(theme.Metrics.of(self.font()).pad)
        self.anchorClicked.connect(self._go)

    def show_page(self, text: str) -> None:
        """Show rich text of :mod:`~vtes_deck.gui.panels.reference.page`."""
        self.setHtml(text)
        self.setAccessibleDescription(self.toPlainText())

    @Slot(QUrl)
    def _go(self, url: QUrl) -> None:
        if url.scheme() == RULE:
            self.rule_chosen.emit(url.path())

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.FontChange}:
            self.turned.emit()
