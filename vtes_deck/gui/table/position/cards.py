"""The cards of a position: a list by Methuselah and place, and the card that is edited."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardbase.model import AnyCard, CryptCard
from vtes_deck.app.game_table.editor import PositionEditor
from vtes_deck.app.game_table.position import MAX_COUNTERS, BecameMinion, PositionCard, Spot
from vtes_deck.app.game_table.position_problems import is_minion
from vtes_deck.app.game_table.view import NONE
from vtes_deck.app.games import TableError
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.table.position.minion_dialog import MinionDialog
from vtes_deck.gui.widgets.box_entries import name_box
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.number_box import SpinBox
from vtes_deck.gui.widgets.quick_add import Complete, QuickAdd
from vtes_deck.language import mark, tr

type Edit = Callable[[Callable[[], object]], bool]
"""Makes an edit and shows the position again; returns whether it could be made."""

SPOTS = {
    Spot.READY: mark("Ready region"),
    Spot.TORPOR: mark("Torpor"),
    Spot.UNCONTROLLED: mark("Uncontrolled region"),
    Spot.IN_PLAY: mark("In play, not a minion"),
    Spot.ON: mark("On another card"),
    Spot.HAND: mark("Hand"),
    Spot.LIBRARY: mark("Library"),
    Spot.CRYPT: mark("Crypt"),
    Spot.ASH_HEAP: mark("Ash heap"),
}

_CHILDE = BecameMinion(capacity=1)
"""The minion that a card is proposed to be: a vampire of capacity 1, as of The Embrace."""

_PILES = {Spot.LIBRARY, Spot.CRYPT}
_STANDS = {Spot.READY, Spot.TORPOR, Spot.IN_PLAY, Spot.ON}


class PositionCards(QWidget):
    """Adds cards, lists them, and edits one.

    Signals:
        selected: the key of a card, or ``NONE``.
        turned: the number of the Methuselah whose cards are listed.
    """

    selected = Signal(int)
    turned = Signal(int)

    def __init__(
        self, editor: PositionEditor, edit: Edit, complete: Complete, parent: QWidget | None = None
    ) -> None:
        """Make the part.

        Args:
            editor: the editor of the position.
            edit: makes edits.
            complete: finds cards for a typed text.
            parent: the page.
        """
        super().__init__(parent)
        self._editor, self._edit = editor, edit
        self._key = NONE
        self.seat = QComboBox(self)
        name_box(self.seat, tr("Methuselah whose cards are listed"))
        self.seat.currentIndexChanged.connect(self.turned)
        self.add = QuickAdd(complete, self)
        self.add.setPlaceholderText(tr("Add a card: type its name"))
        self.add.chosen.connect(self._add)
        self.to = QComboBox(self)
        about = tr("By type, minions go to the ready region and other cards to the hand.")
        name_box(self.to, tr("Place of added cards"), about)
        self.to.setToolTip(plain_tip(about))
        self.to.addItem(tr("By type: ready or hand"), None)
        for spot, name in SPOTS.items():
            self.to.addItem(tr(name), spot)
        self.tree = QTreeWidget(self)
        self.tree.setAccessibleName(tr("Cards of the position"))
        self.tree.setHeaderHidden(True)
        self.tree.currentItemChanged.connect(self._on_current)
        self.form = self._form()
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.Metrics.of(self.font()).gap)
        layout.addWidget(self.seat)
        layout.addWidget(self.add)
        layout.addWidget(self.to)
        layout.addWidget(self.tree, 1)
        layout.addWidget(self.form)

    def _form(self) -> QGroupBox:
        box = QGroupBox(self)
        self.name = PlainLabel(box)
        self.name.setProperty("look", "heading")
        self.name.setWordWrap(True)
        self.where = QComboBox(box)
        for spot, name in SPOTS.items():
            self.where.addItem(tr(name), spot)
        self.where.activated.connect(lambda _index: self._move())
        self.whose = QComboBox(box)
        self.whose.activated.connect(lambda _index: self._move())
        self.on = QComboBox(box)
        self.on.activated.connect(lambda _index: self._move())
        self.counters = SpinBox(box)
        self.counters.setRange(-1, MAX_COUNTERS)
        self.counters.setSpecialValueText(tr("as printed"))
        self.counters.setKeyboardTracking(False)
        self.counters.valueChanged.connect(self._count)
        self.locked = QCheckBox(tr("&Locked"), box)
        self.locked.toggled.connect(self._lock)
        self.minion = QPushButton(tr("Make it a minion …"), box)
        self.minion.setToolTip(
            plain_tip(tr("For cards that are minions in play, such as a childe of The Embrace"))
        )
        self.minion.clicked.connect(self._ask_minion)
        self.top = QPushButton(tr("To the top"), box)
        self.top.clicked.connect(self._move)
        self.remove = QPushButton(icons.icon("ui/delete"), tr("Remove"), box)
        self.remove.clicked.connect(self.remove_card)
        rows = QFormLayout()
        self._rows = rows
        narrow = (
            theme.Metrics.of(self.font()).line * 6
        )  # so that long entries leave space for the labels
        for text, field in (
            (tr("Place"), self.where),
            (tr("Of"), self.whose),
            (tr("On"), self.on),
            (tr("Counters"), self.counters),
        ):
            field.setAccessibleName(text)
            field.setMinimumWidth(narrow)
            rows.addRow(text, field)
        doing = QHBoxLayout()
        doing.addWidget(self.locked, 1)
        doing.addWidget(self.top)
        doing.addWidget(self.remove)
        layout = QVBoxLayout(box)
        layout.addWidget(self.name)
        layout.addLayout(rows)
        layout.addWidget(self.minion)
        layout.addLayout(doing)
        return box

    # ------------------------------------------------------------------------------------ showing

    @property
    def key(self) -> int:
        """The card that is edited, or ``NONE``."""
        return self._key

    def select(self, key: int) -> None:
        """Edit a card, and list the cards of its Methuselah."""
        card = self._card_of(key)
        self._key = NONE if card is None else key
        if card is not None:
            self.seat.setCurrentIndex(card.seat)
        self.show_position()

    def show_position(self) -> None:
        """Show the current cards."""
        position = self._editor.position
        names = [seat.name for seat in position.seats]
        for box in (self.seat, self.whose):
            if [box.itemText(place) for place in range(box.count())] != names:
                _refill(box, names)
        if self._card_of(self._key) is None:
            self._key = NONE
        self._fill_tree()
        self._show_card()

    def _card_of(self, key: int) -> PositionCard | None:
        return next((one for one in self._editor.position.cards if one.key == key), None)

    def _fill_tree(self) -> None:
        blocked = QSignalBlocker(self.tree)
        self.tree.clear()
        position = self._editor.position
        items: dict[int, QTreeWidgetItem] = {}
        hers = [one for one in position.cards if one.seat == self.seat.currentIndex()]
        for spot, name in SPOTS.items():
            cards = [one for one in hers if one.spot is spot]
            if not cards or spot is Spot.ON:
                continue
            top = QTreeWidgetItem(self.tree, [f"{tr(name)} ({len(cards)})"])
            top.setData(0, Qt.ItemDataRole.UserRole, NONE)
            for card in cards[::-1] if spot in _PILES else cards:
                self._grow(top, card, items)
            top.setExpanded(True)
        chosen = items.get(self._key)
        if chosen is not None:
            self.tree.setCurrentItem(chosen)
        blocked.unblock()

    def _grow(
        self, parent: QTreeWidgetItem, card: PositionCard, items: dict[int, QTreeWidgetItem]
    ) -> None:
        """Add an item for a card, and for the cards on it."""
        words = [card.name]
        if card.counters is not None:
            words.append(str(card.counters))
        if card.locked:
            words.append(tr("locked"))
        item = QTreeWidgetItem(parent, [", ".join(words)])
        item.setData(0, Qt.ItemDataRole.UserRole, card.key)
        items[card.key] = item
        for one in self._editor.position.on(card.key):
            self._grow(item, one, items)
        item.setExpanded(True)

    def _show_card(self) -> None:
        card = self._card_of(self._key)
        self.form.setVisible(card is not None)
        if card is None:
            return
        fields = (self.where, self.whose, self.on, self.counters, self.locked)
        blocked = [QSignalBlocker(field) for field in fields]
        self.name.setText(card.name)
        self.where.setCurrentIndex(self.where.findData(card.spot))
        self.whose.setCurrentIndex(card.seat)
        self._show_hosts(card)
        self.counters.setEnabled(card.spot in {*_STANDS, Spot.UNCONTROLLED})
        self.counters.setValue(-1 if card.counters is None else card.counters)
        self.locked.setEnabled(card.spot in _STANDS)
        self.locked.setChecked(card.locked)
        self.top.setVisible(card.spot in _PILES)
        face = self._editor.cards.get(card.card)
        self.minion.setVisible(
            face is not None and not is_minion(face) and card.spot in {*_STANDS, Spot.HAND}
        )
        self.minion.setText(tr("Make it a minion …") if card.became is None else tr("Minion …"))
        del blocked

    def _show_hosts(self, card: PositionCard) -> None:
        """Show the cards on which a card can be put."""
        self.on.clear()
        for one in self._editor.position.cards:
            if one.spot in _STANDS and one.key != card.key:
                owner = self._editor.position.seats[one.seat].name
                self.on.addItem(tr("{card} ({owner})", card=one.name, owner=owner), one.key)
        self.on.setCurrentIndex(self.on.findData(card.host))
        face = self._editor.cards.get(card.card)
        can = face is not None and not isinstance(face, CryptCard) and self.on.count() > 0
        self._rows.setRowVisible(self.on, can)

    # ------------------------------------------------------------------------------------ editing

    def _add(self, card: AnyCard, copies: int) -> None:
        seat = max(self.seat.currentIndex(), 0)
        wanted, host = self.to.currentData(), NONE
        usual = Spot.READY if is_minion(card) else Spot.HAND
        spot = usual if wanted is None else Spot(wanted)
        if spot is Spot.ON:
            host = self._key

        def put() -> None:
            self._key = self._editor.add(card.id, seat, spot, host, max(copies, 1))

        before = self._key
        if not self._edit(put) or spot is Spot.ON:
            self.select(before)

    def _move(self, _checked: bool = False) -> None:
        key, spot = self._key, Spot(self.where.currentData())
        chosen = self.sender()
        if chosen is self.on and self.on.currentData() is not None:
            spot = Spot.ON
        host = NONE
        if spot is Spot.ON:
            data = self.on.currentData()
            host = data if data is not None else self.on.itemData(0)
            host = NONE if host is None else host
        self._edit(partial(self._editor.move, key, self.whose.currentIndex(), spot, host))
        self.select(key)

    def _count(self, counters: int) -> None:
        wanted = None if counters < 0 else counters
        self._edit(partial(self._editor.set_counters, self._key, wanted))

    def _lock(self, locked: bool) -> None:
        self._edit(partial(self._editor.set_locked, self._key, locked=locked))

    def _ask_minion(self) -> None:
        card = self._card_of(self._key)
        if card is None:
            return
        dialog = MinionDialog(
            card.name,
            card.became or _CHILDE,
            self._editor.cards.clans,
            partial(self._become, card.key),
            self.window(),
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _become(self, key: int, minion: BecameMinion) -> str:
        """Make a card a minion; the reason why that is impossible, or an empty text."""
        try:
            self._editor.check_minion(key, minion)
        except TableError as error:
            return str(error)
        self._edit(partial(self._editor.become, key, minion))
        self.select(key)
        return ""

    def remove_card(self) -> None:
        """Remove the edited card, with those on it."""
        if self._key != NONE:
            self._edit(partial(self._editor.remove, self._key))

    def _on_current(self, item: QTreeWidgetItem | None, _before: object) -> None:
        key = NONE if item is None else item.data(0, Qt.ItemDataRole.UserRole)
        self._key = key
        self._show_card()
        self.selected.emit(key)


def _refill(box: QComboBox, names: list[str]) -> None:
    """Replace the entries of a box; the current index stays."""
    place = box.currentIndex()
    blocked = QSignalBlocker(box)
    box.clear()
    box.addItems(names)
    box.setCurrentIndex(min(max(place, 0), len(names) - 1))
    blocked.unblock()
