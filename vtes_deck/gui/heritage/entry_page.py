"""The form of a data set: every entry of every section, and the tables that exist once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage.data_sets import Examined
from vtes_deck.app.heritage.entry_writer import (
    KINDS,
    EntryError,
    EntryProblem,
    enter_entry,
    enter_table,
    key_of,
    problems_of,
    raw_entries,
    raw_table,
    remove_entry,
)
from vtes_deck.app.heritage.folders import HeritageError
from vtes_deck.app.heritage.forms import Field, fields_of, free_id, names_fields
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.heritage.entry_form import EntryForm
from vtes_deck.gui.heritage.sections import SECTIONS
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.heritage.dataset.reader import LISTS
from vtes_deck.language import tr

NEW = -1

type _Key = tuple[str, str, int]
"""File, section and place of an entry; :data:`NEW` is the place of a new one."""


class EntryPage(QWidget):
    """The entries of a data set, one of them in a form.

    Unsaved text is kept while other entries and data sets are shown.

    Signals:
        saved: the file has changed.
        message: a sentence for the status bar.
    """

    saved = Signal()
    message = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._examined: Examined | None = None
        self._entries: list[dict[str, Any]] = []
        self._drafts: dict[_Key, dict[str, Any]] = {}
        self._place = NEW
        self.form: EntryForm | None = None
        self.section = QComboBox(self)
        self.section.setAccessibleName(tr("Section"))
        for name, (title, _) in SECTIONS.items():
            self.section.addItem(tr(title), name)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Search"))
        self.search.setAccessibleName(tr("Search the entries"))
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Entries"))
        self.new = QPushButton(icons.icon("ui/new"), tr("New entry"), self)
        self.help = PlainLabel(self)
        self.help.setWordWrap(True)
        self.help.setProperty("look", "muted")
        self.area = QScrollArea(self)
        self.area.setAccessibleName(tr("Entries"))
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.wrong = PlainLabel(self)
        self.wrong.setWordWrap(True)
        set_look(self.wrong, "warning")
        self.wrong.hide()
        self.save = QPushButton(icons.icon("ui/save", "text-on-accent"), tr("Save"), self)
        set_look(self.save, "primary")
        self.revert = QPushButton(icons.icon("ui/undo"), tr("Discard changes"), self)
        self.remove = QPushButton(tr("Remove"), self)
        self._build()
        self.section.currentIndexChanged.connect(lambda _row: self._show_section())
        self.search.textChanged.connect(self._filter)
        self.list.currentItemChanged.connect(self._show_item)
        self.new.clicked.connect(lambda: self._show_entry(NEW))
        self.save.clicked.connect(self._save)
        self.revert.clicked.connect(self._revert)
        self.remove.clicked.connect(self._remove)

    def _build(self) -> None:
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.section, self.search):
            column.addWidget(widget)
        column.addWidget(self.list, 1)
        column.addWidget(self.new)
        right = QWidget(self)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.help)
        column.addWidget(self.area, 1)
        column.addWidget(self.wrong)
        row = QHBoxLayout()
        for button in (self.save, self.revert, self.remove):
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        line = theme.Metrics.of(self.font()).line
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(left)
        splitter.addWidget(right)
        splitter.setSizes([line * 14, line * 36])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(splitter)

    # ------------------------------------------------------------------------------------- showing

    @property
    def editable(self) -> bool:
        """Whether the set is one file of the user."""
        return self._examined is not None and self._examined.path.is_file()

    @property
    def _section(self) -> str:
        return str(self.section.currentData())

    @property
    def _key(self) -> _Key:
        path = self._examined.path if self._examined is not None else ""
        return str(path), self._section, self._place

    def show_set(self, examined: Examined) -> None:
        """Show a data set; the current entry stays if it still exists."""
        same = self._examined is not None and self._examined.path == examined.path
        self._examined = examined
        self._show_section(self._place if same else None)

    def open_entry(self, section: str, key: str) -> None:
        """Show the entry with an id, or the chapter with a number."""
        row = self.section.findData(section)
        if row < 0:
            return
        self.section.setCurrentIndex(row)
        field = key_of(section)
        for place, entry in enumerate(self._entries):
            if str(entry.get(field)) == key:
                self._select(place)

    def unsaved(self) -> int:
        """The number of entries with unsaved changes."""
        return len(self._drafts)

    def _show_section(self, place: int | None = None) -> None:
        if self._examined is None:
            return
        section = self._section
        listed = section in LISTS
        self.help.setText(tr(SECTIONS[section][1]))
        self.list.setEnabled(listed)
        self.search.setEnabled(listed)
        self.new.setEnabled(listed and self.editable)
        try:
            self._entries = raw_entries(self._examined.path, section) if listed else []
            table = {} if listed else raw_table(self._examined.path, section)
        except HeritageError as error:
            self._entries, self._place = [], NEW
            self.list.clear()
            self._show_form({})
            self._form_enabled(editable=False)
            self._show_message(str(error))
            return
        self._fill_list()
        if listed:
            wanted = 0 if place is None else min(place, len(self._entries) - 1)
            self._show_entry(wanted if self._entries else NEW)
        else:
            self._place = NEW
            self._show_form(self._drafts.get(self._key, table))

    def _fill_list(self) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        path, section = self._key[:2]
        for place, entry in enumerate(self._entries):
            draft = self._drafts.get((path, section, place))
            text = _title(section, draft or entry)
            if draft is not None:
                text = tr("{name} (not saved)", name=text)
            item = QListWidgetItem(text, self.list)
            item.setData(Qt.ItemDataRole.UserRole, place)
            if problems_of(section, draft or entry):
                item.setIcon(icons.icon("ui/warning", "warning"))
        if (path, section, NEW) in self._drafts and section in LISTS:
            item = QListWidgetItem(tr("New entry (not saved)"), self.list)
            item.setData(Qt.ItemDataRole.UserRole, NEW)
        self.list.blockSignals(False)
        self._filter(self.search.text())

    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setHidden(not all(word in item.text().casefold() for word in words))

    def _show_item(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._show_entry(int(item.data(Qt.ItemDataRole.UserRole)))

    def _show_entry(self, place: int) -> None:
        self._place = place
        entry = self._entries[place] if 0 <= place < len(self._entries) else {}
        self._select(place)
        self._show_form(self._drafts.get(self._key, entry))

    def _select(self, place: int) -> None:
        for row in range(self.list.count()):
            item = self.list.item(row)
            if item.data(Qt.ItemDataRole.UserRole) == place:
                self.list.setCurrentItem(item)
                return
        self.list.setCurrentRow(-1)

    def _show_form(self, values: dict[str, Any]) -> None:
        data = self._examined.data if self._examined is not None else None
        form = EntryForm(_fields(self._section), data, self.area)
        form.show_values(values)
        form.edited.connect(self._edited)
        self.area.setWidget(form)
        self.form = form
        self._form_enabled(editable=self.editable)
        self._show_problems(problems_of(self._section, values) if values else [])

    def _form_enabled(self, *, editable: bool) -> None:
        if self.form is not None:
            for editor in self.form.editors.values():
                editor.set_editable(editable)
        self.save.setEnabled(editable)
        self.revert.setEnabled(self._key in self._drafts)
        self.remove.setEnabled(editable and self._place != NEW)

    def _show_problems(self, problems: Iterable[EntryProblem]) -> None:
        if self.form is not None:
            self._show_message("\n".join(self.form.show_problems(problems)))

    def _show_message(self, text: str) -> None:
        self.wrong.setText(text)
        self.wrong.setVisible(bool(text))

    # ------------------------------------------------------------------------------------ changing

    def _edited(self) -> None:
        if self.form is None:
            return
        values = self.form.values()
        self._drafts[self._key] = values
        self.revert.setEnabled(True)
        self._show_problems(
            one for one in problems_of(self._section, values) if one.field in values
        )
        self._fill_list()
        self.list.blockSignals(True)
        self._select(self._place)
        self.list.blockSignals(False)

    def _save(self) -> None:
        examined, form, key = self._examined, self.form, self._key
        if examined is None or form is None:
            return
        section, place = key[1:]
        values = form.values()
        if section in LISTS and section != "chapters" and not values.get("id"):
            taken = [str(one.get("id")) for one in self._entries]
            made = free_id(str(values.get("name", "")), taken)
            values = {"id": made, **values} if made else values
        try:
            if section not in LISTS:
                enter_table(examined.path, section, values)
            elif place == NEW:
                self._check_new(section, values)
                enter_entry(examined.path, section, values)
            else:
                enter_entry(examined.path, section, values, instead=self._entries[place])
        except EntryError as error:
            self._show_problems(error.problems)
            return
        except HeritageError as error:
            self._show_message(str(error))
            return
        self._drafts.pop(key, None)
        self._place = len(self._entries) if place == NEW else place
        self.message.emit(tr("Saved."))
        self.saved.emit()

    def _check_new(self, section: str, values: dict[str, Any]) -> None:
        """Check that a new entry does not replace another one.

        Raises:
            EntryError: its key is taken.
        """
        field = key_of(section)
        if any(one.get(field) == values.get(field) for one in self._entries if field in one):
            name = str(values.get(field))
            raise EntryError([EntryProblem(field, tr("“{name}” already exists.", name=name))])

    def _revert(self) -> None:
        self._drafts.pop(self._key, None)
        self._show_section(self._place)

    def _remove(self) -> None:
        examined = self._examined
        if examined is None or not 0 <= self._place < len(self._entries):
            return
        entry = self._entries[self._place]
        try:
            remove_entry(examined.path, self._section, entry)
        except HeritageError as error:
            self._show_message(str(error))
            return
        path, section, gone = self._key
        self._drafts = {
            (file, name, place - (place > gone and (file, name) == (path, section))): draft
            for (file, name, place), draft in self._drafts.items()
            if (file, name, place) != (path, section, gone)
        }
        self.message.emit(tr("Removed."))
        self.saved.emit()


def _fields(section: str) -> tuple[Field, ...]:
    return names_fields() if section == "names" else fields_of(KINDS[section])


def _title(section: str, entry: dict[str, Any]) -> str:
    key = str(entry.get(key_of(section), ""))
    name = str(entry.get("name", ""))
    return f"{name} ({key})" if name and key else name or key or tr("without a name")
