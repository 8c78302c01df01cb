"""The player's own piles: filled by a menu or by dragging, named in a dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from vtes_deck.app.deck_edits import DeckWork
from vtes_deck.app.deck_stacks import pile_of, with_pile
from vtes_deck.app.natural_order import natural
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.gui.list_menus import escaped
from vtes_deck.gui.widgets.deck_menus import add_entry
from vtes_deck.language import tr


class DeckPiles(QObject):
    """Carries out the player's commands for piles.

    Signals:
        filled: cards have been put into a pile or taken out of it.

    Args of the constructor:
        work: changes the deck.
        parent: the widget over which the dialog opens.
    """

    filled = Signal()

    def __init__(self, work: DeckWork, parent: QWidget) -> None:
        super().__init__(parent)
        self._work = work
        self._window = parent

    def put(self, slots: Sequence[Slot], pile: str | None) -> None:
        """Put cards into a pile; ``None`` asks for the name of a new one."""
        if pile is None:
            self._ask(tr("New pile"), partial(self.put, slots))
        elif slots:
            self._work.put_into_pile(slots, pile)
            self.filled.emit()

    def rename(self, pile: str) -> None:
        """Ask for a new name of a pile."""
        self._ask(tr("Rename the pile"), partial(self._work.rename_pile, pile), pile)

    def add_menu(self, menu: QMenu, slots: Sequence[Slot], deck: Deck) -> None:
        """Add a menu of the piles of a deck, for these cards."""
        piles = {pile_of(slot.comment) for slot in deck.slots} - {""}
        inside = menu.addMenu(tr("Put into a p&ile"))
        for pile in sorted(piles, key=natural):
            add_entry(inside, escaped(pile), "", partial(self.put, slots, pile))
        add_entry(inside, tr("&New pile …"), "", partial(self.put, slots, None))
        if any(pile_of(slot.comment) for slot in slots):
            add_entry(inside, tr("Take o&ut of its pile"), "", partial(self.put, slots, ""))
        chosen = {pile_of(slot.comment) for slot in slots}
        if len(chosen) == 1 and "" not in chosen:
            add_entry(inside, tr("&Rename the pile …"), "", partial(self.rename, *chosen))

    def _ask(self, title: str, act: Callable[[str], object], name: str = "") -> None:
        """Ask for the name of a pile; an empty name changes nothing."""
        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(title)
        dialog.setLabelText(tr("Name of the pile:"))
        dialog.setTextValue(name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.textValueSelected.connect(lambda text: act(text) if with_pile("", text) else None)
        dialog.open()
