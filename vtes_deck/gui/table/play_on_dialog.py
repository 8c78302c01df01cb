"""The choice of players for the rest of a game that is replayed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from vtes_deck.app.game_table.players import Sitter
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.table.sitter_boxes import SitterBoxes
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import tr


class PlayOnDialog(QDialog):
    """Asks who plays each seat from here on.

    Signals:
        chosen: the players of all seats.

    Args of the constructor:
        names: the names of the Methuselahs.
        sitters: the initial players.
        parent: the table.
    """

    chosen = Signal(object)

    def __init__(
        self, names: Sequence[str], sitters: Sequence[Sitter], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Play on from here"))
        metrics = theme.Metrics.of(self.font())
        about = PlainLabel(
            tr("The rest is played in a copy of the game. Who plays each Methuselah?"), self
        )
        about.setWordWrap(True)
        grid = QGridLayout()
        grid.setHorizontalSpacing(metrics.pad)
        grid.setVerticalSpacing(metrics.gap)
        for column, text in enumerate(
            (tr("Methuselah"), tr("Player"), tr("Strength"), tr("Style"))
        ):
            head = PlainLabel(text, self)
            head.setProperty("look", "muted")
            grid.addWidget(head, 0, column)
        self.rows: list[SitterBoxes] = []
        for number, (name, sitter) in enumerate(zip(names, sitters, strict=True)):
            row = SitterBoxes(number, self)
            row.show_sitter(sitter)
            grid.addWidget(PlainLabel(name, self), number + 1, 0)
            for column, box in enumerate(row.boxes, start=1):
                grid.addWidget(box, number + 1, column)
            self.rows.append(row)
        grid.setColumnStretch(0, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.play = buttons.addButton(tr("Play on"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.play.setIcon(icons.icon("ui/play"))
        self.play.setDefault(True)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(metrics.pad)
        layout.addWidget(about)
        layout.addLayout(grid)
        layout.addWidget(buttons)
        self.play.setFocus()

    def _accept(self) -> None:
        self.accept()
        self.chosen.emit(tuple(row.sitter for row in self.rows))
