"""About the program: versions, credits, licences."""

from __future__ import annotations

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QPlainTextEdit,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from cardbase import CardBase
from vtes_deck.app import about, licences
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import tr


class AboutDialog(QDialog):
    """The About box."""

    def __init__(self, cards: CardBase | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("About VTES Deck"))
        metrics = theme.Metrics.of(self.font())
        self._versions = (*about.versions(cards), ("Qt", pyside_version))
        picture = PlainLabel(self)
        picture.setPixmap(icons.app_icon().pixmap(metrics.line * 4, metrics.line * 4))
        title = PlainLabel("VTES Deck", self)
        title.setProperty("look", "title")
        what = PlainLabel(
            tr("Builds, checks and tests decks for Vampire: The Eternal Struggle."), self
        )
        what.setWordWrap(True)
        words = QVBoxLayout()
        words.addWidget(title)
        words.addWidget(what)
        head = QHBoxLayout()
        head.addWidget(picture)
        head.addLayout(words, 1)
        notice = PlainLabel(about.notice(), self)
        notice.setWordWrap(True)
        notice.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        tabs = QTabWidget(self)
        tabs.setDocumentMode(True)
        tabs.setAccessibleName(tr("Versions, credits, licence"))
        tabs.addTab(self._pairs(self._versions), tr("Versions"))
        tabs.addTab(self._pairs(about.CREDITS), tr("Credits"))
        tabs.addTab(self._text(about.licence(), tr("Licence")), tr("Licence"))
        inside = licences.in_full(licences.components())
        tabs.addTab(self._text(inside, tr("Software inside")), tr("Software inside"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        copy = buttons.addButton(tr("Copy versions"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(self._copy)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(metrics.big)
        layout.addLayout(head)
        layout.addWidget(notice)
        layout.addWidget(tabs, 1)
        layout.addWidget(buttons)
        self.resize(metrics.line * 34, metrics.line * 26)

    def _pairs(self, pairs: tuple[tuple[str, str], ...]) -> QWidget:
        page = QWidget(self)
        form = QFormLayout(page)
        for name, value in pairs:
            label = PlainLabel(tr(value), page)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            form.addRow(tr("{label}:", label=tr(name)), label)
        return page

    def _text(self, text: str, name: str) -> QPlainTextEdit:
        page = QPlainTextEdit(text, self)
        page.setReadOnly(True)
        page.setAccessibleName(name)
        return page

    def _copy(self) -> None:
        lines = (f"{name}: {value}" for name, value in self._versions)
        QGuiApplication.clipboard().setText("\n".join(lines))
