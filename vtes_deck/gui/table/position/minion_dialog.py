"""The properties of a library card that is a minion, such as a childe."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from cardbase.terms import Sect, Title
from vtes_deck.app.game_table.position import MAX_COUNTERS, BecameMinion
from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.number_box import SpinBox
from vtes_deck.language import tr

_MAX_LENGTH = 60


class MinionDialog(QDialog):
    """Asks what kind of minion a card is.

    Args of the constructor:
        name: the name of the card.
        minion: the properties that are shown first.
        clans: the clans to choose from.
        take: makes the card this minion; returns why that is impossible, or an empty text.
        parent: the page of the position.
    """

    def __init__(
        self,
        name: str,
        minion: BecameMinion,
        clans: Iterable[str],
        take: Callable[[BecameMinion], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Minion"))
        self._before, self._take = minion, take
        head = PlainLabel(name, self)
        head.setProperty("look", "heading")
        self.kind = QComboBox(self)
        self.kind.addItem(tr("Vampire"), True)
        self.kind.addItem(tr("Ally"), False)
        self.capacity = SpinBox(self)
        self.capacity.setRange(0, MAX_COUNTERS)
        self.clan = self._choice(clans)
        self.sect = self._choice(map(str, Sect))
        self.title = self._choice(map(str, Title))
        self.disciplines = QLineEdit(self)
        self.disciplines.setObjectName("disciplineCodes")
        self.disciplines.setMaxLength(_MAX_LENGTH)
        self.disciplines.setPlaceholderText("DOM pro")
        self.message = PlainLabel(self)
        self.message.setProperty("look", "danger")
        self.message.setWordWrap(True)
        self.message.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.done_button = buttons.addButton(
            tr("Make it this minion"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.done_button.setDefault(True)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        rows = QFormLayout()
        for text, field in (
            (tr("Kind"), self.kind),
            (tr("Capacity or life"), self.capacity),
            (tr("Clan"), self.clan),
            (tr("Sect"), self.sect),
            (tr("Title"), self.title),
            (tr("Disciplines"), self.disciplines),
        ):
            field.setAccessibleName(text)
            rows.addRow(text, field)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.Metrics.of(self.font()).pad)
        for part in (head, self.message):
            layout.addWidget(part)
        layout.addLayout(rows)
        layout.addWidget(buttons)
        self._show(minion)

    def _choice(self, words: Iterable[str]) -> QComboBox:
        box = QComboBox(self)
        box.setObjectName("cardWords")  # English, as on the cards
        box.addItem(tr("None"), "")
        for word in words:
            box.addItem(word, word)
        return box

    def _show(self, minion: BecameMinion) -> None:
        self.kind.setCurrentIndex(self.kind.findData(minion.vampire))
        self.capacity.setValue(minion.capacity)
        for box, value in (
            (self.clan, minion.clan),
            (self.sect, minion.sect or ""),
            (self.title, minion.title or ""),
        ):
            box.setCurrentIndex(max(0, box.findData(str(value))))
        self.disciplines.setText(minion.disciplines)

    @property
    def minion(self) -> BecameMinion:
        """The properties that are shown."""
        sect, title = self.sect.currentData(), self.title.currentData()
        return msgspec.structs.replace(
            self._before,
            vampire=self.kind.currentData(),
            capacity=self.capacity.value(),
            clan=self.clan.currentData(),
            sect=Sect(sect) if sect else None,
            title=Title(title) if title else None,
            disciplines=" ".join(self.disciplines.text().split()),
        )

    def _accept(self) -> None:
        problem = self._take(self.minion)
        self.message.setText(problem)
        self.message.setVisible(bool(problem))
        if not problem:
            self.accept()
