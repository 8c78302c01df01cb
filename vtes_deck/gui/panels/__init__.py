"""The panels of the window, found by scanning this package.

The contract of a panel
=======================

A module (or package) here that offers panels has a module-level ``PANEL`` (or ``PANELS``, a tuple)
of :class:`PanelSpec`. Nothing else names it: a new panel is one new file.

* The factory gets a :class:`Context` and returns a :class:`Panel`. It is called on the GUI thread
  when the panel is first seen; the card base is loaded by then.
* The window reports changes through :meth:`Panel.changed`, first with
  :data:`~vtes_deck.app.changes.EVERYTHING` right after the panel was created. A hidden panel gets
  no changes; when it appears, it gets all missed changes at once.
* Panels never call, import or look for each other. They communicate through the session:
  ``context.session.select(card)`` shows the card in the card view, wherever that is.
* For other services a panel calls the window through the functions in the context: to open a file
  (``context.open_path``), to show a rule (``context.show_rule``), to show cards to add or cut
  (``context.show_ideas``), to search the cards (``context.search_cards``), to run an action of the
  menus (``context.carry_out``).
* The deck is changed through the session only, ``context.session.add(card)`` or ``.apply(...)``.
* Work over half a second is run with ``context.jobs.run(...)``; no call here blocks for over 50 ms.
* The module that has the specification should import quickly. Write the panel in another module of
  its package and name it with :func:`~vtes_deck.gui.lazy_imports.delayed`; list dialogs and other
  slow modules in :mod:`vtes_deck.gui.delayed`.
"""

from __future__ import annotations

import enum
import importlib
import pkgutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from vtes_deck.app.changes import Changes
from vtes_deck.app.session import DeckSession
from vtes_deck.app.settings import SettingsStore
from vtes_deck.graphics import icons
from vtes_deck.gui.jobs import Jobs
from vtes_deck.language import tr

if TYPE_CHECKING:
    from cardbase.database import CardBase
    from cardbase.model import AnyCard
    from cardbase.terms import CardKind
    from vtes_deck.sim.record import Setup


class Area(enum.IntEnum):
    """The columns of the window."""

    LEFT = 0
    """The search for cards."""
    CENTRE = 1
    """The deck."""
    RIGHT = 2
    """The analysis of the deck."""


def _without_window(*_wish: object) -> None:
    """Do nothing: the panel has no window."""


@dataclass
class Context:
    """The context of a panel. Do not store its values: the card base may be replaced.

    Attributes:
        session: the open deck, and the only way to change it.
        jobs: runs background work.
        settings: the player's settings.
        cards: the card base in use.
        open_path: opens a deck file, as the File menu does.
        show_rule: shows the rule with a number, of the game or of tournaments, in the panel of
            rules.
        show_ideas: shows cards to cut from a part of the deck (``True``) or cards to add
            (``False``).
        search_cards: searches the cards for a query, in the panel of cards.
        show_in: shows a panel, by its key, and a target in it, see :meth:`Panel.show_target`.
        paste_text: opens the import of a deck list that was pasted over the open deck.
        preview_card: shows a card next to the pointer, or hides the preview for ``None``. Its
            second argument is the card's place on the screen; it returns whether the card is shown.
            See :mod:`vtes_deck.gui.widgets.card_hover`.
        carry_out: carries out an action of the menus, or shows a panel, by its key.
        play_alone: plays a goldfish game by hand in a separate window.
        dock_table: moves a game table into the main window (``True``) or out of it.
    """

    session: DeckSession
    jobs: Jobs
    settings: SettingsStore
    cards: CardBase
    open_path: Callable[[Path], None] = _without_window
    show_rule: Callable[[str], None] = _without_window
    show_ideas: Callable[[bool, CardKind], None] = _without_window
    search_cards: Callable[[str], None] = _without_window
    paste_text: Callable[[str], None] = _without_window
    carry_out: Callable[[str], None] = _without_window
    preview_card: Callable[[AnyCard | None, QRect], bool | None] = _without_window
    show_in: Callable[[str, object], None] = _without_window
    play_alone: Callable[[Setup], None] = _without_window
    dock_table: Callable[[QWidget, bool], None] = _without_window


class Panel(QWidget):
    """The base class of panels. Override what you need; the defaults do nothing."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context

    def changed(self, changes: Changes) -> None:
        """Update what the changes concern, from the session. Must take only a few milliseconds."""

    def take_focus(self) -> None:
        """Focus the first useful widget: the player went to this panel by its shortcut."""
        self.setFocus()

    def show_target(self, target: object) -> None:
        """Show a target that another part of the window asked for.

        Args:
            target: defined by the panel: a query, the number of a rule, paths to check.
        """

    def panel_actions(self) -> Sequence[QAction]:
        """Actions for the window's menu of this panel and for the list of shortcuts.

        Give each a text, and a shortcut with
        ``Qt.ShortcutContext.WidgetWithChildrenShortcut`` if it works within the panel only.
        An action whose shortcut works in the whole window is a :class:`PanelAction` of the
        specification. Called once, after the panel was created.
        """
        return ()

    def panel_keys(self) -> Sequence[tuple[str, str]]:
        """Keys of this panel that are not actions, for the list of shortcuts.

        Returns:
            Pairs such as ``("+", "One copy more")``, in the language in use.
        """
        return ()

    def save_state(self) -> str:
        """The state for the next start of the program: splitters, columns, ..."""
        return ""

    def restore_state(self, state: str) -> None:
        """Restore the state from :meth:`save_state`, which may be of another version."""

    def settle(self) -> None:
        """Commit unfinished edits (an open editor) to the deck before it is saved or left."""


@dataclass(frozen=True)
class PanelAction:
    """A panel action whose keys work in the whole window, even before the panel exists.

    Attributes:
        name: its name in the settings, unique in the panel.
        text: the text in menus, in English and marked for translation.
        keys: the shortcut in Qt's portable notation.
        icon: the name of its icon; may be empty.
    """

    name: str
    text: str
    keys: str
    icon: str = ""

    def make(self, parent: QWidget) -> QAction:
        """The action, which belongs to ``parent``."""
        action = QAction(tr(self.text), parent)
        action.setObjectName(self.name)
        action.setShortcut(self.keys)
        if self.icon:
            action.setIcon(icons.icon(self.icon))
        parent.addAction(action)
        return action


@dataclass(frozen=True)
class PanelSpec:
    """The description of a panel before it is created.

    Attributes:
        key: a short unique name, for the saved state and as ``origin`` of changes.
        title: the text of its tab and its accessible name, in English and marked for translation.
        area: its column.
        order: place within the column; smaller is higher or further left.
        factory: creates it.
        group: panels of a column with the same group share one place as tabs; groups are stacked
            vertically. The group of the lowest ``order`` is at the top.
        stretch: share of the height of its group; the largest one in the group applies. With 0 it
            takes only the height that it needs.
        hint: one sentence for the tooltip, also marked.
        icon: name of its icon, which replaces the title if there is no space for all titles.
        tab: whether a panel that is alone in its group still shows its title as a tab.
        actions: the actions whose keys work in the whole window.
    """

    key: str
    title: str
    area: Area
    order: int
    factory: Callable[[Context], Panel]
    group: str = "main"
    stretch: int = 1
    hint: str = ""
    icon: str = ""
    tab: bool = True
    actions: tuple[PanelAction, ...] = ()


def find_panels(failed: Callable[[str, Exception], None] | None = None) -> tuple[PanelSpec, ...]:
    """The panels of this package by column and order.

    Args:
        failed: called with the name of a module that cannot be imported and why; the others are
            still found. Without it such a module is an error.

    Raises:
        ValueError: two panels have the same key.
    """
    found: dict[str, PanelSpec] = {}
    for module_info in pkgutil.iter_modules(__path__):
        try:
            module = importlib.import_module(f"{__name__}.{module_info.name}")
        except Exception as error:
            if failed is None:
                raise
            failed(module_info.name, error)
            continue
        specs = getattr(module, "PANELS", ()) or (
            (module.PANEL,) if hasattr(module, "PANEL") else ()
        )
        for spec in specs:
            if spec.key in found:
                raise ValueError(f"two panels are called {spec.key!r}")
            found[spec.key] = spec
    return tuple(sorted(found.values(), key=lambda spec: (spec.area, spec.order, spec.key)))
