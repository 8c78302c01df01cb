"""The card pools of tournaments: a query each, saved by name."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import override

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QListWidgetItem, QWidget

from cardbase.search import Completion, QueryError, complete, read
from vtes_deck.app.card_pools import (
    MAX_NAME_LENGTH,
    MAX_SAVED,
    PoolError,
    clean_name,
    make_pool,
    size_of,
)
from vtes_deck.app.settings import SavedPool
from vtes_deck.gui.dialogs.named_queries import NamedQueriesDialog
from vtes_deck.gui.panels import Context
from vtes_deck.language import tr


class PoolsDialog(NamedQueriesDialog):
    """Edit card pools and see how many cards they have.

    Attributes:
        saved_name: the name of the pool that was saved last; empty for none.
        one_clan: whether the crypt must be of one clan.
    """

    def __init__(self, context: Context, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(
            tr("Card pools"),
            tr(
                "Every card of a deck must fit the query; “kind:library or …” restricts "
                "only the crypt. Only Jyhad cards: set:Jyhad. Printed since 2018: "
                "latest>=2018. Tournament rules 6.1.1 and 7.9."
            ),
            parent,
        )
        self._context = context
        self.saved_name = ""
        self._before = ""
        self.entries.setAccessibleName(tr("Saved card pools"))
        self.name.setAccessibleName(tr("Name of the pool"))
        self.name.setPlaceholderText(tr("such as: Sabbat only"))
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.box.setAccessibleName(tr("Query of the pool"))
        self.box.setPlaceholderText(tr("such as:  kind:library or sect:sabbat"))
        self.one_clan = QCheckBox(tr("All crypt cards of a deck are of &one clan"), self)
        self.right.insertWidget(self.right.indexOf(self.count), self.one_clan)
        self.one_clan.toggled.connect(self.on_text)
        self._list()
        self._show(name)

    @override
    def complete(self, text: str, cursor: int) -> Sequence[Completion]:
        return complete(text, cursor, self._context.cards)

    # ------------------------------------------------------------------------------------ showing

    @property
    def _saved(self) -> dict[str, SavedPool]:
        return self._context.settings.value.pools

    @property
    def _written(self) -> SavedPool:
        return SavedPool(self.box.text().strip(), self.one_clan.isChecked())

    def _list(self) -> None:
        self.entries.blockSignals(True)
        self.entries.clear()
        for name in sorted(self._saved, key=str.casefold):
            item = QListWidgetItem(name, self.entries)
            item.setData(Qt.ItemDataRole.UserRole, name)
            if name == self._before:
                self.entries.setCurrentItem(item)
        self.entries.blockSignals(False)

    def _show(self, name: str) -> None:
        """Show a saved pool, or an empty one."""
        saved = self._saved.get(name)
        self._before = name if saved is not None else ""
        found = saved or SavedPool()
        self.name.setText(self._before)
        self.box.setText(found.query)
        self.one_clan.setChecked(found.one_clan)
        self._list()
        self.on_text()

    @override
    def on_text(self) -> None:
        errors = read(self.box.text(), self._context.cards).errors if self.box.text() else ()
        self.box.show_errors(errors)
        self.error.set_error(errors[0] if errors else None)
        usable = False
        self.count.setText("")
        if not errors and self._written != SavedPool():
            usable = self._measure()
        name = clean_name(self.name.text())
        room = len(self._saved) < MAX_SAVED or bool(self._before)
        self.delete.setEnabled(bool(self._before))
        self.save.setEnabled(
            usable and bool(name) and room and self._saved.get(name) != self._written
        )

    def _measure(self) -> bool:
        """Show how large the pool is. Return whether it can be used."""
        try:
            pool = make_pool(self._written, self._context.cards, datetime.date.today())
        except QueryError as error:
            self.error.set_error(error)
            return False
        except PoolError as error:
            self.count.setText(str(error))
            return False
        size = size_of(pool, self._context.cards)
        text = tr(
            "In the pool: {crypt} crypt cards, {library} library cards.",
            crypt=size.crypt,
            library=size.library,
        )
        self.count.setText(f"{text} {size.warning}".strip())
        return True

    # ------------------------------------------------------------------------------------ actions

    @override
    def begin(self) -> None:
        """Start a new pool."""
        self._show("")
        self.entries.setCurrentRow(-1)
        self.name.setFocus()

    @override
    def save_entry(self) -> None:
        """Save the pool under its name, or move the focus to what is missing."""
        if not self.save.isEnabled():
            (self.box if clean_name(self.name.text()) else self.name).setFocus()
            return
        name = clean_name(self.name.text())
        rest = {key: pool for key, pool in self._saved.items() if key != self._before}
        self._context.settings.change(pools={**rest, name: self._written})
        self.saved_name = name
        self._show(name)

    @override
    def choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._show(item.data(Qt.ItemDataRole.UserRole))

    @override
    def delete_entry(self) -> None:
        rest = {key: pool for key, pool in self._saved.items() if key != self._before}
        self._context.settings.change(pools=rest)
        if self.saved_name == self._before:
            self.saved_name = ""
        self._show("")
