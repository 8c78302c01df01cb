"""A menu of sort orders, one of which is current."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from vtes_deck.app.decklist import CryptOrder, LibraryOrder
from vtes_deck.language import mark, tr

CRYPT_ORDERS: Mapping[CryptOrder, str] = {
    CryptOrder.CAPACITY: mark("&Capacity"),
    CryptOrder.COPIES: mark("C&opies"),
    CryptOrder.GROUP: mark("&Group"),
    CryptOrder.CLAN: mark("C&lan"),
    CryptOrder.NAME: mark("&Name"),
    CryptOrder.WRITTEN: mark("As &written"),
}
LIBRARY_ORDERS: Mapping[LibraryOrder, str] = {
    LibraryOrder.NAME: mark("&Name"),
    LibraryOrder.COPIES: mark("C&opies"),
    LibraryOrder.COST: mark("&Cost"),
    LibraryOrder.DISCIPLINE: mark("&Discipline"),
    LibraryOrder.WRITTEN: mark("As &written"),
}


class OrderMenu[O: StrEnum](QMenu):
    """A menu to choose a sort order.

    Args of the constructor:
        title: the title of the menu.
        orders: every order with its text; the first one is the initial one.
        choose: called with the chosen order.
    """

    def __init__(
        self, title: str, orders: Mapping[O, str], choose: Callable[[O], None], parent: QWidget
    ) -> None:
        super().__init__(title, parent)
        self._group = QActionGroup(self)
        for order, text in orders.items():
            action = QAction(tr(text), self._group)
            action.setCheckable(True)
            action.setData(order)
            action.triggered.connect(lambda _checked=False, order=order: choose(order))
            self.addAction(action)
        self.show_order(next(iter(orders)))

    def show_order(self, order: O) -> None:
        """Mark the current order."""
        for action in self._group.actions():
            action.setChecked(action.data() == order)
