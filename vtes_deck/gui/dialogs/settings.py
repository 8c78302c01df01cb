"""The player's settings. They take effect at once; there is nothing to confirm."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vtes_deck import language
from vtes_deck.app import paths
from vtes_deck.app.settings import Settings, SettingsStore
from vtes_deck.deckio.registry import writable
from vtes_deck.graphics import theme
from vtes_deck.gui.desktop_services import open_path
from vtes_deck.gui.locale import wanted
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.number_box import NumberBox
from vtes_deck.language import mark, tr
from vtes_deck.legality.format import all_formats

_THEMES = (("system", mark("Same as the system")), ("light", mark("Light")), ("dark", mark("Dark")))
_KEPT = frozenset(
    {"recent", "shortcuts", "seen_version", "priorities", "priorities_draft", "pools"}
)
"""Settings that are not in the dialog."""


class SettingsDialog(QDialog):
    """The settings dialog.

    Signals:
        again_wished: the player wants to restart the program in the language just chosen.
    """

    again_wished = Signal()

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Settings"))
        self._store = store
        self._showing = False
        self.theme = self._choice(
            "theme", [(value, tr(text)) for value, text in _THEMES], tr("Look")
        )
        self.author = self._text("author", tr("Author of new decks"))
        self.tournament_format = self._choice(
            "tournament_format",
            [(one.name, tr(one.title)) for one in all_formats()],
            tr("Tournament format of new decks"),
        )
        self.file_format = self._choice(
            "file_format",
            [("", tr("TWD text (keeps everything)"))]
            + [(one.name, tr(one.title)) for one in writable()],
            tr("File format of new decks"),
        )
        self.interface_language = self._choice(
            "interface_language",
            [("", tr("Same as the system")), *language.NAMES.items()],
            tr("Language of the window"),
        )
        self.again = QPushButton(tr("Restart now"), self)
        self.again.setToolTip(tr("Takes effect after a restart"))
        self.again.clicked.connect(self._wish_again)
        self.reopen = self._check("reopen", tr("Reopen the decks of the last session"))
        self.text_language = self._choice(
            "text_language", language.NAMES.items(), tr("Names and texts of cards")
        )
        self.read_cards = self._check(
            "read_cards", tr("In games, play texts that only the program has read")
        )
        self.pictures = self._check(
            "pictures", tr("Fetch card pictures and symbols from the internet")
        )
        self.card_preview = self._check("card_preview", tr("Show a card next to the pointer"))
        self.picture_cache = NumberBox(self)
        self.picture_cache.setRange(10, 10_000)
        self.picture_cache.setSuffix(tr(" MB"))
        self.picture_cache.setAccessibleName(tr("Keep pictures up to"))
        self.picture_cache.valueChanged.connect(lambda value: self._change(picture_cache_mb=value))
        self._lay_out()
        self._show()

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        layout = QVBoxLayout(self)
        layout.setSpacing(metrics.big)
        layout.addWidget(
            self._group(
                tr("Window"),
                [
                    (tr("Look:"), self.theme),
                    (tr("Language:"), self._side_by_side(self.interface_language, self.again)),
                    ("", self.reopen),
                ],
            )
        )
        layout.addWidget(
            self._group(
                tr("Decks"),
                [
                    (tr("Author:"), self.author),
                    (tr("Tournament format of new decks:"), self.tournament_format),
                    (tr("File format of new decks:"), self.file_format),
                ],
            )
        )
        layout.addWidget(
            self._group(
                tr("Cards"),
                [
                    (tr("Names and texts:"), self.text_language),
                    ("", self.read_cards),
                    ("", self.card_preview),
                    ("", self.pictures),
                    (tr("Keep pictures up to:"), self.picture_cache),
                ],
            )
        )
        layout.addWidget(self._group(tr("On this computer"), [(tr("Your data:"), self._folder())]))
        self._align(metrics)
        layout.addStretch(1)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Close | QDialogButtonBox.StandardButton.RestoreDefaults,
            self,
        )
        buttons.rejected.connect(self.reject)
        defaults = buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)
        defaults.clicked.connect(self._restore)
        layout.addWidget(buttons)
        self.setMinimumWidth(metrics.line * 32)

    def _group(self, title: str, rows: Iterable[tuple[str, QWidget]]) -> QGroupBox:
        box = QGroupBox(title, self)
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        for label, field in rows:
            form.addRow(label, field)
        return box

    def _align(self, metrics: theme.Metrics) -> None:
        """Align the fields of all groups, and give the boxes the same width."""
        forms = [box.layout() for box in self.findChildren(QGroupBox)]
        labels = [
            label
            for form in forms
            if isinstance(form, QFormLayout)
            for row in range(form.rowCount())
            if (item := form.itemAt(row, QFormLayout.ItemRole.LabelRole)) is not None
            and (label := item.widget()) is not None
        ]
        widest = max(label.sizeHint().width() for label in labels)
        for label in labels:
            label.setMinimumWidth(widest)
        boxes = [*self.findChildren(QComboBox), self.picture_cache]
        width = max(metrics.line * 14, *(box.sizeHint().width() for box in boxes))
        for box in boxes:
            box.setFixedWidth(width)

    def _folder(self) -> QWidget:
        path = str(paths.data_dir())
        label = PlainLabel(path, self)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setToolTip(tr("Folder of the recovery files and the log"))
        button = QPushButton(tr("Show"), self)
        button.setAccessibleName(tr("Show the data folder"))
        button.clicked.connect(lambda: open_path(path))
        return self._side_by_side(label, button)

    def _side_by_side(self, wide: QWidget, narrow: QWidget) -> QWidget:
        row = QWidget(self)
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(wide, 1, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(narrow)
        return row

    # -------------------------------------------------------------------------------------- fields

    def _choice(self, name: str, options: Iterable[tuple[str, str]], label: str) -> QComboBox:
        box = QComboBox(self)
        box.setAccessibleName(label)
        for value, text in options:
            box.addItem(text, value)
        box.activated.connect(lambda _index: self._change(**{name: box.currentData()}))
        return box

    def _text(self, name: str, label: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setAccessibleName(label)
        field.setMaxLength(100)
        field.editingFinished.connect(lambda: self._change(**{name: field.text().strip()}))
        return field

    def _check(self, name: str, label: str) -> QCheckBox:
        box = QCheckBox(label, self)
        box.toggled.connect(lambda on: self._change(**{name: on}))
        return box

    def _change(self, **fields: Any) -> None:  # noqa: ANN401 - one of the settings
        if not self._showing:
            self._store.change(**fields)
            self._offer_again()

    def _offer_again(self) -> None:
        self.again.setVisible(wanted(self._store.value.interface_language) != language.code())

    def _wish_again(self) -> None:
        self.accept()
        self.again_wished.emit()

    def _show(self) -> None:
        value = self._store.value
        self._showing = True
        for box, chosen in (
            (self.theme, value.theme),
            (self.interface_language, value.interface_language),
            (self.tournament_format, value.tournament_format),
            (self.file_format, value.file_format),
            (self.text_language, value.text_language),
        ):
            box.setCurrentIndex(max(0, box.findData(chosen)))
        self.author.setText(value.author)
        self.reopen.setChecked(value.reopen)
        self.card_preview.setChecked(value.card_preview)
        self.read_cards.setChecked(value.read_cards)
        self.pictures.setChecked(value.pictures)
        self.picture_cache.setValue(value.picture_cache_mb)
        self._showing = False
        self._offer_again()

    def _restore(self) -> None:
        fresh = msgspec.structs.asdict(Settings())
        self._store.change(**{k: v for k, v in fresh.items() if k not in _KEPT})
        self._show()
