"""The actions of the window: one table for menus, shortcuts and the list of shortcuts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from vtes_deck.graphics import icons
from vtes_deck.language import mark, tr


@dataclass(frozen=True)
class ActionSpec:
    """An action of the window.

    Attributes:
        key: its name in the code.
        text: the menu text in English, with ``&`` before its mnemonic letter.
        menu: the menu that contains it.
        keys: shortcuts in Qt's portable notation; the menu shows the first one.
        tip: a sentence that explains it; empty if the text is enough.
        icon: name of its icon, without folder; may be empty.
        rule: whether a separator precedes it.
        deck: whether it acts on the open deck or on a panel, which must then be visible.
    """

    key: str
    text: str
    menu: str
    keys: tuple[str, ...] = ()
    tip: str = ""
    icon: str = ""
    rule: bool = False
    deck: bool = False


FILE, EDIT, VIEW, HELP = mark("&File"), mark("&Edit"), mark("&View"), mark("&Help")
GAME = mark("&Game")
MENUS = (FILE, EDIT, VIEW, GAME, HELP)

RECENT = "recent"
UNSAVED = "unsaved"
"""Keys of entries that are submenus, filled when they open."""

SPECS: tuple[ActionSpec, ...] = (
    ActionSpec("new", mark("&New deck"), FILE, ("Ctrl+N",), icon="new"),
    ActionSpec(
        "open", mark("&Open …"), FILE, ("Ctrl+O",), mark("Open a deck file of any format"), "open"
    ),
    ActionSpec(RECENT, mark("Open &recent"), FILE),
    ActionSpec(
        UNSAVED,
        mark("&Unsaved decks"),
        FILE,
        tip=mark("Decks with unsaved changes"),
    ),
    ActionSpec(
        "import",
        mark("&Import text …"),
        FILE,
        ("Ctrl+I", "Ctrl+Shift+V"),
        mark("Paste a deck list in any format and see at once how it was read"),
        "import",
    ),
    ActionSpec(
        "close",
        mark("C&lose deck"),
        FILE,
        ("Ctrl+W",),
        mark("Close this deck; File ▸ Reopen a closed deck opens it again"),
        deck=True,
    ),
    ActionSpec("reopen", mark("Reopen a closed dec&k"), FILE, ("Ctrl+Shift+T",)),
    ActionSpec("save", mark("&Save"), FILE, ("Ctrl+S",), icon="save", rule=True, deck=True),
    ActionSpec("save_as", mark("Save &as …"), FILE, ("Ctrl+Shift+S",), deck=True),
    ActionSpec(
        "export",
        mark("&Export …"),
        FILE,
        ("Ctrl+E",),
        mark("The deck in any format, to copy or save"),
        "export",
        deck=True,
    ),
    ActionSpec(
        "paper",
        mark("&Print and PDF …"),
        FILE,
        ("Ctrl+P",),
        mark("Print or save a registration sheet, decklist, proxies or statistics"),
        "print",
        deck=True,
    ),
    ActionSpec(
        "picture",
        mark("Share the &deck as a picture …"),
        FILE,
        ("Ctrl+Shift+E",),
        mark("The cards or the list as one picture, with a QR code of the deck's link"),
        "picture",
        deck=True,
    ),
    ActionSpec(
        "check_lists",
        mark("C&heck a folder of lists …"),
        FILE,
        ("Ctrl+J",),
        tip=mark("Check many decklists at once, for example before a tournament"),
        icon="judge",
        rule=True,
    ),
    ActionSpec(
        "card_data",
        mark("&Card data …"),
        FILE,
        tip=mark("Show, update or restore the card data"),
        icon="update",
    ),
    ActionSpec(
        "own_cards",
        mark("&Your own cards …"),
        FILE,
        tip=mark("Write your own cards, or official cards before their release"),
        icon="edit",
    ),
    ActionSpec("settings", mark("Se&ttings …"), FILE, ("Ctrl+,",), icon="settings"),
    ActionSpec("quit", mark("&Quit"), FILE, ("Ctrl+Q",)),
    ActionSpec("undo", mark("&Undo"), EDIT, ("Ctrl+Z",), icon="undo", deck=True),
    ActionSpec("redo", mark("&Redo"), EDIT, ("Ctrl+Shift+Z", "Ctrl+Y"), icon="redo", deck=True),
    ActionSpec(
        "copy_deck",
        mark("&Copy the deck as text"),
        EDIT,
        ("Ctrl+Shift+C",),
        mark("Copy the whole deck as plain text for forums and mail"),
        "copy",
        rule=True,
        deck=True,
    ),
    ActionSpec(
        "compare",
        mark("C&ompare decks …"),
        EDIT,
        ("F7",),
        mark("Two decks side by side: versions, open decks, files, winning decks"),
        "compare",
    ),
    ActionSpec(
        "palette",
        mark("&Command palette …"),
        VIEW,
        ("Ctrl+Shift+P",),
        mark("Find commands, panels, open decks, files and cards by a few letters of their names"),
        "command",
    ),
    ActionSpec("next_deck", mark("Ne&xt deck"), VIEW, ("Ctrl+PgDown",), deck=True),
    ActionSpec("previous_deck", mark("Previous dec&k"), VIEW, ("Ctrl+PgUp",), deck=True),
    ActionSpec(
        "next_panel",
        mark("&Next panel"),
        VIEW,
        ("F6",),
        mark("Move to the next part of the window"),
        deck=True,
    ),
    ActionSpec("previous_panel", mark("&Previous panel"), VIEW, ("Shift+F6",), deck=True),
    ActionSpec(
        "wide_panel",
        mark("&Wide panel"),
        VIEW,
        ("F9",),
        mark("Widen the panel with the focus to two columns, or narrow it again"),
        rule=True,
        deck=True,
    ),
    ActionSpec(
        "chart_tables",
        mark("Charts as ta&bles"),
        VIEW,
        ("F4",),
        mark("Show the numbers of all charts as tables, or the charts again"),
        "statistics",
        deck=True,
    ),
    ActionSpec("full_screen", mark("&Full screen"), VIEW, ("F11",)),
    ActionSpec(
        "game_table",
        mark("Game &table"),
        GAME,
        ("F8",),
        mark("Play against computer players, watch them, replay a game"),
        "play",
    ),
    ActionSpec(
        "heritage",
        mark("&Heritage"),
        GAME,
        tip=mark("The second game: play it, keep a chronicle, look up its rules"),
        icon="history-branch",
    ),
    ActionSpec("documentation", mark("D&ocumentation"), HELP, icon="help"),
    ActionSpec("shortcuts", mark("&Keyboard shortcuts"), HELP, ("F1", "Ctrl+?"), icon="help"),
    ActionSpec(
        "tour",
        mark("&Show me around"),
        HELP,
        tip=mark("A short tour of the window"),
        icon="tour",
    ),
    ActionSpec("news", mark("What is &new"), HELP, icon="info"),
    ActionSpec(
        "rules",
        mark("&Rules"),
        HELP,
        ("Ctrl+F1",),
        mark("A searchable summary of the rules by phase, and the rulings on a card"),
        "rulings",
    ),
    ActionSpec(
        "log", mark("Show the &log"), HELP, tip=mark("Error messages for a bug report"), rule=True
    ),
    ActionSpec("data_folder", mark("Show the &data folder"), HELP),
    ActionSpec("about", mark("&About VTES Deck"), HELP, icon="info", rule=True),
)


def make_actions(parent: QObject, slots: Mapping[str, Callable[[], object]]) -> dict[str, QAction]:
    """Create the actions of :data:`SPECS` without submenus.

    Args:
        parent: their owner.
        slots: the function of each action, by key.
    """
    actions: dict[str, QAction] = {}
    for spec in SPECS:
        if spec.key in {RECENT, UNSAVED}:
            continue
        action = QAction(tr(spec.text), parent)
        action.setObjectName(spec.key)
        if spec.icon:
            action.setIcon(icons.icon(f"ui/{spec.icon}"))
        action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
        if spec.tip:
            action.setStatusTip(tr(spec.tip))
            action.setToolTip(tr(spec.tip))
        slot = slots[spec.key]
        action.triggered.connect(lambda _checked=False, slot=slot: slot())
        actions[spec.key] = action
    actions["quit"].setMenuRole(QAction.MenuRole.QuitRole)
    actions["about"].setMenuRole(QAction.MenuRole.AboutRole)
    actions["settings"].setMenuRole(QAction.MenuRole.PreferencesRole)
    return actions


def plain(text: str) -> str:
    """A menu text without its mnemonic and ellipsis: ``"Save as"`` for ``"Save &as …"``."""
    return text.replace("&", "").removesuffix("…").strip()


def add_action(widget: QWidget, name: str, text: str, keys: str, icon: str) -> QAction:
    """Give a widget an action whose shortcut works while the widget has the focus.

    Args:
        widget: the widget, which owns the action.
        name: its name in the code.
        text: the text in menus, in the language in use.
        keys: the shortcut in Qt's portable notation; may be empty.
        icon: the name of its icon.
    """
    action = QAction(text, widget)
    action.setObjectName(name)
    action.setIcon(icons.icon(icon))
    if keys:
        action.setShortcut(keys)
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    widget.addAction(action)
    return action


def separator(parent: QObject) -> QAction:
    """A line between groups of entries in a menu."""
    line = QAction(parent)
    line.setSeparator(True)
    return line
