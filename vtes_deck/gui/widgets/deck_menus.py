"""The menus of the deck list."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from cardbase.model import AnyCard
from vtes_deck.deck.model import UnknownLine
from vtes_deck.gui.list_menus import escaped
from vtes_deck.language import tr


def passing_menu(parent: QWidget, name: str) -> QMenu:
    """A menu for a single use.

    Args:
        parent: the widget on which it opens.
        name: its name for screen readers.
    """
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setAccessibleName(name)
    return menu


def add_entry(menu: QMenu, text: str, keys: str, act: Callable[[], object]) -> None:
    """Add an entry and show its keys, which the list itself handles."""
    # The keys are part of the text: as shortcuts of the menu they would not reach the list.
    native = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
    action = menu.addAction(f"{text}\t{native}" if keys else text)
    action.triggered.connect(lambda _checked=False: act())


def which_card_menu(
    parent: QWidget,
    line: UnknownLine,
    cards: Iterable[AnyCard],
    resolve: Callable[[AnyCard], object],
) -> QMenu:
    """A menu of the cards that an unidentified line may mean."""
    menu = passing_menu(parent, tr("Which card is {name}?", name=line.name))
    for number, card in enumerate(cards, start=1):
        action = menu.addAction(f"&{number} {escaped(card.unique_name)}")
        action.triggered.connect(lambda _checked=False, card=card: resolve(card))
    if menu.isEmpty():
        menu.addAction(tr("No card has a similar name")).setEnabled(False)
    menu.addSeparator()
    return menu
