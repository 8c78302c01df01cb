"""The menu bar: the window's own actions, an action for each panel, and those of panels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from vtes_deck.app.session import DeckSession
from vtes_deck.app.settings import SettingsStore
from vtes_deck.graphics import icons, theme
from vtes_deck.gui import actions
from vtes_deck.gui.list_menus import escaped
from vtes_deck.gui.panel_host import PanelColumns
from vtes_deck.gui.panels import Area, Panel, PanelSpec
from vtes_deck.gui.shortcuts import Shortcuts
from vtes_deck.gui.until_ready import UntilReady
from vtes_deck.language import mark, tr

_COLUMNS = {
    Area.LEFT: mark("Cards colu&mn"),
    Area.CENTRE: mark("&Deck column"),
    Area.RIGHT: mark("&Right column"),
}
_LOOKS = {"system": mark("Same as the &system"), "light": mark("&Light"), "dark": mark("&Dark")}


class Menus(QObject):
    """Menus and actions of a window.

    Attributes:
        actions: every action by name; those of panels as ``panel.action``. Until a panel exists,
            its actions that work in the whole window have substitutes, which create the panel
            first.
        keys: their shortcuts.
    """

    def __init__(
        self,
        window: QMainWindow,
        slots: Mapping[str, Callable[[], object]],
        fillers: Mapping[str, Callable[[QMenu], None]],
        settings: SettingsStore,
    ) -> None:
        """Make the menus.

        Args:
            window: the window of the menu bar.
            slots: the function of each action, by its key.
            fillers: fill the submenus that change, by their key, whenever they open.
            settings: contain the shortcuts that the player has chosen.
        """
        super().__init__(window)
        self._window = window
        self.keys = Shortcuts(settings, self)
        self.actions: dict[str, QAction] = actions.make_actions(window, slots)
        self._of_panels: dict[str, QMenu] = {}
        self._substitutes: dict[str, QMenu] = {}
        self._go_to: Callable[[str], None] = _nowhere
        self._of_decks = QActionGroup(self)
        self._of_decks.setExclusionPolicy(QActionGroup.ExclusionPolicy.None_)
        for name, action in self.actions.items():
            self.keys.take(name, action)
        bar = window.menuBar()
        # Created here and not by the bar: the bindings can lose menus that Qt created when
        # unrelated widgets are deleted.
        self._menus = {name: QMenu(tr(name), bar) for name in actions.MENUS}
        for menu in self._menus.values():
            bar.addMenu(menu)
        # One entry for the commands of all panels: a menu of every panel's name and every panel's
        # commands is higher than the screen of a laptop.
        self._commands = QMenu(tr("C&ommands of panels"), self._menus[actions.VIEW])
        for spec in actions.SPECS:
            menu = self._menus[spec.menu]
            if spec.rule:
                menu.addSeparator()
            if spec.key in self.actions:
                menu.addAction(self.actions[spec.key])
                if spec.deck:
                    self._of_decks.addAction(self.actions[spec.key])
                continue
            submenu = QMenu(tr(spec.text), menu)
            menu.addMenu(submenu)
            fill = fillers[spec.key]
            submenu.aboutToShow.connect(lambda menu=submenu, fill=fill: fill(menu))

    def add_view(
        self,
        specs: Iterable[PanelSpec],
        columns: PanelColumns,
        settings: SettingsStore,
        go_to: Callable[[str], None],
        waiting: UntilReady,
    ) -> None:
        """Fill the View menu: panels, columns, themes."""
        self._go_to = go_to
        menu = self._menus[actions.VIEW]
        first = menu.actions()[0]
        panels = QMenu(tr("P&anels"), menu)
        menu.insertMenu(first, panels)
        menu.insertMenu(first, self._commands)
        for number, spec in enumerate(specs, start=1):
            action = self._action(f"go_{spec.key}", tr(spec.title))
            action.setStatusTip(tr(spec.hint))
            if spec.icon:
                action.setIcon(icons.icon(spec.icon))
            if number < 10:
                action.setShortcut(f"Alt+{number}")
            action.triggered.connect(lambda _checked=False, key=spec.key: go_to(key))
            self.keys.take(action.objectName(), action)
            panels.addAction(action)
        menu.insertSeparator(first)
        menu.addSeparator()
        for area, column in columns.columns.items():
            action = self._action(f"column_{area.name.lower()}", tr(_COLUMNS[area]))
            action.setCheckable(True)
            action.setChecked(True)
            action.setShortcut(f"Ctrl+Alt+{area + 1}")
            action.toggled.connect(column.setVisible)
            action.triggered.connect(lambda _checked=False: columns.wide.end())
            self.keys.take(action.objectName(), action)
            menu.addAction(action)
            self._of_decks.addAction(action)
        menu.addMenu(self._look_menu(settings))
        for spec in specs:
            self._substitute(spec, waiting)
        show = partial(self._show_keys, columns)
        self.keys.changed.connect(show)
        show()

    def _show_keys(self, columns: PanelColumns) -> None:
        """Show the keys of the panels in the tooltips of their tabs."""
        native = QKeySequence.SequenceFormat.NativeText
        names = {host.spec.key: f"go_{host.spec.key}" for host in columns.hosts}
        names["wide_panel"] = "wide_panel"
        columns.show_keys(
            {key: self.actions[name].shortcut().toString(native) for key, name in names.items()}
        )

    def _look_menu(self, settings: SettingsStore) -> QMenu:
        menu = QMenu(tr("&Look"), self._window)
        group = QActionGroup(menu)
        for choice in theme.CHOICES:
            action = self._action(f"theme_{choice}", tr(_LOOKS[choice]))
            action.setCheckable(True)
            action.setChecked(settings.value.theme == choice)
            action.triggered.connect(
                lambda _checked=False, choice=choice: settings.change(theme=choice)
            )
            group.addAction(action)
            menu.addAction(action)
        return menu

    def _action(self, name: str, text: str) -> QAction:
        action = QAction(text, self._window)
        action.setObjectName(name)
        self.actions[name] = action
        return action

    def add_panel(self, panel: Panel, spec: PanelSpec) -> None:
        """Add the actions of a panel that has just been created to the menus."""
        made = list(panel.panel_actions())
        if not made:
            return
        if spec.key in self._substitutes:
            menu = self._substitutes.pop(spec.key)
            for action in menu.actions():
                action.setShortcuts([])
                menu.removeAction(action)
                action.deleteLater()  # it may be the running one, which creates the panel
        elif spec.area is Area.CENTRE:
            # The deck is the only panel there. Its title has a mnemonic that translators choose.
            menu = QMenu(tr("&Deck"), self._window)
            before = self._menus[actions.VIEW].menuAction()
            self._window.menuBar().insertMenu(before, menu)
        else:
            menu = QMenu(tr(spec.title), self._window)
            self._commands.addMenu(menu)
        menu.addActions(made)
        self._of_panels[spec.key] = menu
        for action in made:
            if action.actionGroup() is None:
                self._of_decks.addAction(action)
            if action.objectName():
                name = f"{spec.key}.{action.objectName()}"
                self.actions[name] = action
                self.keys.take(name, action)
        # A recreated panel gets a new menu.
        panel.destroyed.connect(menu.deleteLater)

    def _substitute(self, spec: PanelSpec, waiting: UntilReady) -> None:
        """Offer the actions of a panel that has not been made yet."""
        if not spec.actions:
            return
        menu = QMenu(tr(spec.title), self._window)
        self._commands.addMenu(menu)
        self._substitutes[spec.key] = menu
        for each in spec.actions:
            action = each.make(menu)
            name = f"{spec.key}.{each.name}"
            make_and_trigger = waiting(partial(self._make_and_trigger, spec.key, name, action))
            action.triggered.connect(lambda _checked=False, slot=make_and_trigger: slot())
            self._of_decks.addAction(action)
            self.actions[name] = action
            self.keys.take(name, action)

    def _make_and_trigger(
        self,
        key: str,
        name: str,
        substitute: QAction,
    ) -> None:
        self._go_to(key)
        if self.actions[name] is not substitute:
            self.actions[name].trigger()

    def of_panel(self, key: str) -> list[QAction]:
        """The actions of a panel, cached because each call of the panel creates new ones."""
        return self._of_panels[key].actions() if key in self._of_panels else []

    def listed(self) -> Iterator[tuple[str, list[QAction]]]:
        """The titles of all menus and the actions in each, in the order of the menu bar."""
        waiting = [action.menu() for action in self._window.menuBar().actions()]
        while waiting:
            menu = waiting.pop(0)
            if not isinstance(menu, QMenu):
                continue
            yield actions.plain(menu.title()), [a for a in menu.actions() if a.menu() is None]
            waiting += [action.menu() for action in menu.actions()]

    def allow_decks(self, allowed: bool) -> None:
        """Enable the actions of the deck and of panels, or disable them if no deck is shown."""
        self._of_decks.setEnabled(allowed)

    def show_columns(self, columns: PanelColumns) -> None:
        """Check the columns that are visible."""
        for area, column in columns.columns.items():
            self.actions[f"column_{area.name.lower()}"].setChecked(not column.isHidden())

    def show_history(self, session: DeckSession) -> None:
        """Show in the Edit menu what can be undone and redone."""
        undo, redo = session.undo_label, session.redo_label
        for key, label, text in (
            ("undo", undo, tr("&Undo “{what}”", what=escaped(undo)) if undo else tr("&Undo")),
            ("redo", redo, tr("&Redo “{what}”", what=escaped(redo)) if redo else tr("&Redo")),
        ):
            self.actions[key].setText(text)
            self.actions[key].setEnabled(label is not None)


def _nowhere(_key: str) -> None:
    """Do nothing: there are no panels yet."""
