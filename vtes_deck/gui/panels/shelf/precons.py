"""The preconstructed decks: view one, open a copy, add its cards to the collection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

import msgspec
from PySide6.QtCore import QEvent, QModelIndex, Qt, QTimer
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
)

from cardbase.names import normalize
from vtes_deck.app.changes import Changes, What
from vtes_deck.app.collection_edits import CollectionWork
from vtes_deck.app.collection_rows import deck_counts
from vtes_deck.app.deck_emblems import main_clan
from vtes_deck.app.document import Document, Origin
from vtes_deck.collection.precons import Precon, deck_of, lots_of, precons
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.collection_store import CollectionPanelKeys, CollectionStore
from vtes_deck.gui.panels import Context, Panel
from vtes_deck.gui.panels.shelf.tables import RowsTable, ShelfColumn, leave_out, list_view
from vtes_deck.gui.widgets.deck_preview import DeckPreview
from vtes_deck.gui.widgets.flow_layout import FlowLayout
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.stable_rows import StableRows
from vtes_deck.gui.widgets.turning_splitter import TurningSplitter
from vtes_deck.language import mark, number, plural, tr

_PAUSE = 120


class Product(msgspec.Struct, frozen=True):
    """A product, and how many of its cards are not owned or are missing for the open deck."""

    precon: Precon
    missing: int
    helps: int = 0


def _name(one: Product) -> str:
    return one.precon.name


def _clan(one: Product) -> str:
    return main_clan(one.precon.cards)


def _set(one: Product) -> str:
    return one.precon.set_name


def _date(one: Product) -> str:
    return one.precon.date.isoformat() if one.precon.date else ""


def _cards(one: Product) -> str:
    return number(one.precon.size)


def _size(one: Product) -> int:
    return one.precon.size


def _missing(one: Product) -> str:
    return number(one.missing) if one.missing else tr("none", "cards")


def _missing_key(one: Product) -> int:
    return one.missing


def _helps(one: Product) -> str:
    return number(one.helps) if one.helps else ""


def _helps_key(one: Product) -> int:
    return one.helps


def _helps_hint(one: Product) -> str:
    return plural(
        "It has {n} cards that the open deck needs",
        "It has {n} card that the open deck needs",
        one.helps,
    )


def _key(one: Product) -> str:
    return one.precon.key


def _title(one: Product) -> str:
    return one.precon.title


_COLUMNS: tuple[ShelfColumn[Product], ...] = (
    ShelfColumn(mark("Precon"), _name, _name, hint=_title, clan=_clan),
    ShelfColumn(mark("Set"), _set, _set),
    ShelfColumn(mark("Date"), _date, _date),
    ShelfColumn(mark("Cards"), _cards, _size, number=True),
    ShelfColumn(mark("Missing"), _missing, _missing_key, number=True),
    ShelfColumn(mark("Needed"), _helps, _helps_key, number=True, hint=_helps_hint),
)
_MISSING, _NEEDED = 4, 5


_RANK = (0, 1, 5, 4, 2, 3)
"""The columns, the most important first."""


class PreconsPanel(Panel):
    """All products with fixed content in the card data."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.collecting = CollectionStore.of(context)
        self.book = self.collecting.book
        self.work = CollectionWork(self.book)
        self._keys = CollectionPanelKeys(self.book)
        self._all = self._known()
        self._stale = True
        self._shown = ""
        metrics = theme.Metrics.of(self.font())
        self.words = QLineEdit(self)
        self.words.setPlaceholderText(tr("Find a precon:  tremere,  v5,  govern"))
        self.words.setAccessibleName(tr("Find a precon"))
        self.words.setClearButtonEnabled(True)
        self.model: RowsTable[Product] = RowsTable(_COLUMNS, _key, self)
        self.table = list_view(
            self.model,
            tr("Preconstructed decks"),
            (6.5, 5.4, 3.3, 4.4, 3.5),
            self,
            _RANK,
            second=0.4,
        )
        self._steady = StableRows(self.table, self.model.settle)
        self.preview = DeckPreview(tr("Cards of the precon"), context.preview_card, self)
        self.count = PlainLabel(self)
        self.count.setProperty("look", "muted")
        self.count.setWordWrap(True)
        self.open_copy = QPushButton(icons.icon("ui/open"), tr("Open a copy"), self)
        self.own = QPushButton(icons.icon("ui/add"), tr("Add its cards to the collection"), self)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._connect()
        self._lay_out(metrics)

    def _connect(self) -> None:
        self.words.textEdited.connect(lambda _text: self._pause.start())
        self.words.returnPressed.connect(self._go_to_first)
        self._pause.timeout.connect(self._show)
        self.table.selectionModel().currentRowChanged.connect(self._look)
        self.table.activated.connect(self._open)
        self.open_copy.clicked.connect(self._open)
        self.own.clicked.connect(self._own)
        self.preview.chosen.connect(self._look_at)
        self.collecting.changed.connect(self._show)

    def _lay_out(self, metrics: theme.Metrics) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, 0)
        top.addWidget(self.words)
        halves = TurningSplitter(self, vertical=(1, 1), horizontal=(1, 1))
        halves.addWidget(self.table)
        halves.addWidget(self.preview)
        buttons = FlowLayout(metrics.gap)
        for button in (self.own, self.open_copy):
            buttons.addWidget(button)
        below = QVBoxLayout()
        below.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.pad)
        below.setSpacing(metrics.gap)
        below.addWidget(self.count)
        below.addLayout(buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(metrics.gap)
        layout.addLayout(top)
        layout.addWidget(halves, 1)
        layout.addLayout(below)

    # --------------------------------------------------------------------------------- the window

    def changed(self, changes: Changes) -> None:
        """Update the products for another card base, and the missing cards for another deck."""
        if changes.touches(What.CARDBASE):
            self._all = self._known()
            self._shown = ""
        if changes.touches(What.CARDBASE | What.DECK | What.FILE):
            self._show()

    def take_focus(self) -> None:
        """Move the focus to the search line."""
        self.words.setFocus()
        self.words.selectAll()

    @override
    def show_target(self, target: object) -> None:
        """Find precons by words."""
        if isinstance(target, str):
            self.words.setText(target)
            self._show()

    def panel_actions(self) -> Sequence[QAction]:
        """Opening a copy, and owning the cards."""
        opening = QAction(tr("Open a copy of the precon"), self)
        opening.setObjectName("open")
        opening.triggered.connect(self._open)
        owning = QAction(tr("Add the cards of the precon to the collection"), self)
        owning.setObjectName("own")
        owning.triggered.connect(self._own)
        return (opening, owning)

    @override
    def event(self, event: QEvent) -> bool:
        return self._keys.take(event, self.focusWidget()) or super().event(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._show()

    # ------------------------------------------------------------------------------------ showing

    def _known(self) -> tuple[tuple[Precon, str], ...]:
        """All products with their search words."""
        cards = self.context.cards
        return tuple((one, _known_by(one)) for one in precons(cards, cards.sets))

    def _show(self) -> None:
        self._stale = not self.isVisible()
        if self._stale:
            return
        session, owned = self.context.session, self.book.value.owned
        asked = self.book.usage.missing(deck_counts(session.deck), str(session.path or ""))
        wanted = {one.card: one.missing for one in asked if one.missing}
        words = normalize(self.words.text()).split()
        found = []
        for precon, known_by in self._all:
            if all(word in known_by for word in words):
                missing = sum(max(n - owned.count(card.id), 0) for card, n in precon.cards)
                helps = sum(
                    min(n, wanted[card.id]) for card, n in precon.cards if card.id in wanted
                )
                found.append(Product(precon, missing, helps))
        # A player without a collection owns no card of any product.
        unused = {_MISSING: not owned.total, _NEEDED: not wanted}
        leave_out(self.table, [column for column, no_use in unused.items() if no_use])
        chosen = self._chosen()
        self.model.show_rows(found, stay=self._steady.stays(words))
        number = self.model.row_of(chosen.precon.key) if chosen else -1
        if number < 0 and self.model.rowCount():
            number = 0  # an empty preview is of no use
        if number >= 0 and number != self.table.currentIndex().row():
            self.table.selectRow(number)
        self._look()

    def _look_at(self, card_id: int) -> None:
        card = self.context.cards.get(card_id)
        if card is not None:
            self.context.session.select(card, origin="precons")

    def _go_to_first(self) -> None:
        self._pause.stop()
        self._show()
        if self.model.rowCount():
            self.table.setFocus(Qt.FocusReason.TabFocusReason)
            self.table.selectRow(0)

    def _chosen(self) -> Product | None:
        return self.model.row(self.table.currentIndex().row())

    def _look(self, _index: QModelIndex | None = None, _before: object = None) -> None:
        found = self._chosen()
        ready = self.collecting.ready
        self.open_copy.setEnabled(found is not None)
        self.own.setEnabled(found is not None and ready)
        if found is None:
            self._shown = ""
            self.preview.say(
                tr("No preconstructed decks match “{words}”.", words=self.words.text().strip())
            )
            self.count.setText(plural("{n} precons", "{n} precon", self.model.rowCount()))
            return
        if found.precon.key != self._shown:
            self._shown = found.precon.key
            title, details = _head(found.precon)
            self.preview.show_list(title, details, deck_of(found.precon))
        self.count.setText(_count_text(found, collecting=bool(self.book.value.owned.total)))

    # ------------------------------------------------------------------------------------ actions

    def _open(self) -> None:
        found = self._chosen()
        if found is not None:
            deck = deck_of(found.precon)
            document = Document(Origin.IMPORT, saved=deck, source=found.precon.title)
            label = tr("Open {deck}", deck=found.precon.title)
            self.context.session.open(deck, document, label)

    def _own(self) -> None:
        found = self._chosen()
        if found is not None and self.collecting.ready:
            total = self.work.own_lots(lots_of(found.precon), found.precon.title)
            self.count.setText(
                plural(
                    "{n} cards added to the collection.",
                    "{n} card added to the collection.",
                    total,
                )
            )


def _known_by(precon: Precon) -> str:
    """The searchable words of a product: names, set, clans, cards."""
    cards = " ".join(card.name for card, _ in precon.cards)
    return normalize(f"{precon.title} {precon.set} {cards}")


def _head(precon: Precon) -> tuple[str, str]:
    """The title above the cards, and the set and day below it."""
    day = precon.date.isoformat() if precon.date else ""
    return precon.name, ", ".join(filter(None, (precon.set_name, day)))


def _count_text(found: Product, *, collecting: bool) -> str:
    precon = found.precon
    sentences = [
        tr(
            "{crypt} crypt, {library} library.",
            crypt=precon.crypt_count,
            library=precon.size - precon.crypt_count,
        )
    ]
    if precon.stated > precon.size:
        sentences.append(
            tr(
                "The data state {stated} cards but list {size}.",
                stated=precon.stated,
                size=precon.size,
            )
        )
    have = precon.size - found.missing
    if found.helps and not collecting:
        sentences.append(
            plural(
                "It has {n} cards that the open deck needs.",
                "It has {n} card that the open deck needs.",
                found.helps,
            )
        )
    elif found.helps and found.missing:
        sentences.append(
            plural(
                "You have {have} of {size}. It has {n} cards that the open deck needs.",
                "You have {have} of {size}. It has {n} card that the open deck needs.",
                found.helps,
                have=have,
                size=precon.size,
            )
        )
    elif found.helps:
        sentences.append(
            plural(
                "You have all of them. It has {n} cards that the open deck needs.",
                "You have all of them. It has {n} card that the open deck needs.",
                found.helps,
            )
        )
    elif found.missing and collecting:
        sentences.append(tr("You have {have} of {size}.", have=have, size=precon.size))
    elif collecting:
        sentences.append(tr("You have all of them."))
    return " ".join(sentences)
