"""The form of a chronicle begun on paper, at any chapter."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage.folders import HeritageError
from vtes_deck.app.heritage.forms import fields_of
from vtes_deck.app.heritage.open_chronicle import OpenChronicle
from vtes_deck.app.heritage.paper_chronicle import MAX_BYTES, Paper, entered_paper, paper_values
from vtes_deck.app.input_files import read_source
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.heritage.entry_form import EntryForm
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.heritage import DataSet
from vtes_deck.language import tr


class PaperDialog(QDialog):
    """The form for a chronicle begun on paper; a file can fill it.

    Attributes:
        open_chronicle: the new chronicle, once it is accepted.
    """

    def __init__(self, data: DataSet, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("A chronicle begun on paper"))
        self._data = data
        self.open_chronicle: OpenChronicle | None = None
        self.name = QLineEdit(name, self)
        self.name.setAccessibleName(tr("Name of the chronicle"))
        help_text = PlainLabel(
            tr(
                "Enter the next chapter and the players; everything else is optional. Cards, "
                "missions and stickers are the ids of the data set “{name}”.",
                name=data.about.name,
            ),
            self,
        )
        help_text.setWordWrap(True)
        help_text.setProperty("look", "muted")
        self.form = EntryForm(fields_of(Paper), data, self)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setWidget(self.form)
        self.wrong = PlainLabel(self)
        self.wrong.setWordWrap(True)
        self.wrong.hide()
        set_look(self.wrong, "warning")
        self.open_file = QPushButton(icons.icon("ui/open"), tr("Open a file …"), self)
        self.open_file.clicked.connect(self._ask)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        buttons.addButton(self.open_file, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.accepted.connect(self.accept_form)
        buttons.rejected.connect(self.reject)
        row = QFormLayout()
        row.addRow(tr("Name"), self.name)
        layout = QVBoxLayout(self)
        layout.addLayout(row)
        layout.addWidget(help_text)
        layout.addWidget(self.area, 1)
        layout.addWidget(self.wrong)
        layout.addWidget(buttons)
        line = theme.Metrics.of(self.font()).line
        self.resize(line * 44, line * 36)

    def _ask(self) -> None:
        chosen, _kind = QFileDialog.getOpenFileName(
            self, tr("A chronicle begun on paper"), str(Path.home()), "TOML (*.toml)"
        )
        if chosen:
            self.read(Path(chosen))

    def read(self, path: Path) -> None:
        """Fill the form from a file."""
        try:
            self.form.show_values(paper_values(read_source(path, MAX_BYTES)))
        except (OSError, HeritageError) as error:
            self._show_message(str(error))
            return
        self._show_message("")

    def accept_form(self) -> None:
        """Begin the chronicle, or show the contradictions."""
        values = self.form.values()
        try:
            problems, entry = entered_paper(values, self._data)
            rest = self.form.show_problems(problems)
            if entry is None:
                self._show_message("\n".join(rest))
                return
            self.open_chronicle = OpenChronicle.create(self.name.text(), self._data, entry)
        except HeritageError as error:
            self._show_message(str(error))
            return
        self.accept()

    def _show_message(self, text: str) -> None:
        self.wrong.setText(text)
        self.wrong.setVisible(bool(text))
