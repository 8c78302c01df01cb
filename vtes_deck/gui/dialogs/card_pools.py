"""The card pools of tournaments: a query each, saved by name."""

from __future__ import annotations

import datetime
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardbase.search import Completion, QueryError, complete, read
from vtes_deck.app.card_pools import (
    LONGEST_NAME,
    MOST_SAVED,
    PoolError,
    clean_name,
    make_pool,
    size_of,
)
from vtes_deck.app.settings import SavedPool
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.query_box import QueryBox
from vtes_deck.gui.widgets.query_mistake import QueryMistake
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import tr


class PoolsDialog(QDialog):
    """Edit card pools and see how many cards they have.

    Attributes:
        kept: the name of the pool that was saved last; empty for none.
        pools: the list of the saved ones.
        name, box, one_clan: the pool that is being edited.
        said, count: what is wrong with its query, and how large it is.
        new, keep, drop: the buttons.
    """

    def __init__(self, context: Context, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Card pools"))
        self._context = context
        self.kept = ""
        self._before = ""
        self._make_parts()
        self._lay_out()
        self._connect()
        self._list()
        self._show(name)

    def _make_parts(self) -> None:
        self.pools = QListWidget(self)
        self.pools.setAccessibleName(tr("Saved card pools"))
        self.name = QLineEdit(self)
        self.name.setAccessibleName(tr("Name of the pool"))
        self.name.setPlaceholderText(tr("such as: Sabbat only"))
        self.name.setMaxLength(LONGEST_NAME)
        self.box = QueryBox(self._complete, self)
        self.box.setAccessibleName(tr("Query of the pool"))
        self.box.setPlaceholderText(tr("such as:  kind:library or sect:sabbat"))
        self.one_clan = QCheckBox(tr("All crypt cards of a deck are of &one clan"), self)
        self.said = QueryMistake(self)
        self.count = PlainLabel(self)
        self.count.setWordWrap(True)
        self.hint = PlainLabel(
            tr(
                "Every card of a deck must fit the query; “kind:library or …” restricts "
                "only the crypt. Only Jyhad cards: set:Jyhad. Printed since 2018: "
                "latest>=2018. Tournament rules 6.1.1 and 7.9."
            ),
            self,
        )
        self.hint.setWordWrap(True)
        set_look(self.hint, "muted")
        self.new = QPushButton(icons.icon("ui/add"), tr("&New"), self)
        self.drop = QPushButton(icons.icon("ui/delete"), tr("&Delete"), self)
        self.keep = QPushButton(tr("&Keep"), self)
        set_look(self.keep, "primary")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        for button in (self.new, self.drop, self.keep, close):
            button.setAutoDefault(False)

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        left = QVBoxLayout()
        left.addWidget(self.pools, 1)
        below = QHBoxLayout()
        below.addWidget(self.new)
        below.addWidget(self.drop)
        left.addLayout(below)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        form.addRow(tr("Na&me"), self.name)
        form.addRow(tr("&Query"), self.box)
        right = QVBoxLayout()
        right.addLayout(form)
        for widget in (self.said, self.one_clan, self.count, self.hint):
            right.addWidget(widget)
        right.addStretch(1)
        right.addWidget(self.keep, 0, Qt.AlignmentFlag.AlignRight)
        halves = QHBoxLayout()
        halves.setSpacing(metrics.big)
        halves.addLayout(left, 2)
        halves.addLayout(right, 3)
        layout = QVBoxLayout(self)
        layout.addLayout(halves, 1)
        layout.addWidget(self.buttons)
        self.resize(metrics.line * 44, metrics.line * 24)

    def _connect(self) -> None:
        self.pools.currentItemChanged.connect(self._choose)
        self.name.textChanged.connect(self._on_text)
        self.box.textChanged.connect(self._on_text)
        self.one_clan.toggled.connect(self._on_text)
        self.name.returnPressed.connect(self.keep_pool)
        self.box.entered.connect(self.keep_pool)
        self.said.corrected.connect(self._correct)
        self.new.clicked.connect(self.begin)
        self.keep.clicked.connect(self.keep_pool)
        self.drop.clicked.connect(self._drop)
        self.buttons.rejected.connect(self.reject)

    def _complete(self, text: str, cursor: int) -> Sequence[Completion]:
        return complete(text, cursor, self._context.cards)

    # ------------------------------------------------------------------------------------ showing

    @property
    def _saved(self) -> dict[str, SavedPool]:
        return self._context.settings.value.pools

    @property
    def _written(self) -> SavedPool:
        return SavedPool(self.box.text().strip(), self.one_clan.isChecked())

    def _list(self) -> None:
        self.pools.blockSignals(True)
        self.pools.clear()
        for name in sorted(self._saved, key=str.casefold):
            item = QListWidgetItem(name, self.pools)
            item.setData(Qt.ItemDataRole.UserRole, name)
            if name == self._before:
                self.pools.setCurrentItem(item)
        self.pools.blockSignals(False)

    def _show(self, name: str) -> None:
        """Show a saved pool, or an empty one."""
        saved = self._saved.get(name)
        self._before = name if saved is not None else ""
        found = saved or SavedPool()
        self.name.setText(self._before)
        self.box.setText(found.query)
        self.one_clan.setChecked(found.one_clan)
        self._list()
        self._on_text()

    def _on_text(self) -> None:
        mistakes = read(self.box.text(), self._context.cards).mistakes if self.box.text() else ()
        self.box.show_mistakes(mistakes)
        self.said.tell(mistakes[0] if mistakes else None)
        usable = False
        self.count.setText("")
        if not mistakes and self._written != SavedPool():
            usable = self._measure()
        name = clean_name(self.name.text())
        room = len(self._saved) < MOST_SAVED or bool(self._before)
        self.drop.setEnabled(bool(self._before))
        self.keep.setEnabled(
            usable and bool(name) and room and self._saved.get(name) != self._written
        )

    def _measure(self) -> bool:
        """Show how large the pool is. Returns whether it can be used."""
        try:
            pool = make_pool(self._written, self._context.cards, datetime.date.today())
        except QueryError as error:
            self.said.tell(error)
            return False
        except PoolError as error:
            self.count.setText(str(error))
            return False
        size = size_of(pool, self._context.cards)
        said = tr(
            "In the pool: {crypt} crypt cards, {library} library cards.",
            crypt=size.crypt,
            library=size.library,
        )
        self.count.setText(f"{said} {size.warning}".strip())
        return True

    # -------------------------------------------------------------------------------------- doing

    def begin(self) -> None:
        """Start a new pool."""
        self._show("")
        self.pools.setCurrentRow(-1)
        self.name.setFocus()

    def keep_pool(self) -> None:
        """Save the pool under its name, or move the focus to what is missing."""
        if not self.keep.isEnabled():
            (self.box if clean_name(self.name.text()) else self.name).setFocus()
            return
        name = clean_name(self.name.text())
        rest = {key: pool for key, pool in self._saved.items() if key != self._before}
        self._context.settings.change(pools={**rest, name: self._written})
        self.kept = name
        self._show(name)

    def _choose(self, item: QListWidgetItem | None, _before: object) -> None:
        if item is not None:
            self._show(item.data(Qt.ItemDataRole.UserRole))

    def _drop(self) -> None:
        rest = {key: pool for key, pool in self._saved.items() if key != self._before}
        self._context.settings.change(pools=rest)
        if self.kept == self._before:
            self.kept = ""
        self._show("")

    def _correct(self, mistake: QueryError, correction: str) -> None:
        text = self.box.text()
        self.box.write(f"{text[: mistake.start]}{correction}{text[mistake.end :]}")
