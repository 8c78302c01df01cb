"""The whole window with all panels shown, and its dialogs by name."""

from __future__ import annotations

import pytest

DIALOGS = (
    "about",
    "card data",
    "compare",
    "export",
    "game table",
    "guide",
    "heritage",
    "import",
    "paper",
    "picture",
    "settings",
    "shortcuts",
    "own cards",
    "smart tags",
    "summary",
)


@pytest.fixture
def look_everywhere(open_window, quiet, qtbot):
    """Open a window and show all its panels."""

    def look():
        window = open_window()
        quiet(window)
        for host in window.columns.hosts:
            window.go_to(host.spec.key)
            qtbot.waitUntil(lambda host=host: host.panel is not None)
        qtbot.waitUntil(lambda: not window.jobs.running)
        return window

    return look


@pytest.fixture
def window(look_everywhere):
    """A window after all its panels were shown."""
    return look_everywhere()


@pytest.fixture
def open_dialog(qtbot, context, jobs, settings, small_place, cb):
    """Open a dialog by its name."""
    from PySide6.QtCore import Qt

    from cardbase.archive_search import guide_decks
    from vtes_deck.gui.card_data_update import CardDataUpdate
    from vtes_deck.gui.collection_store import CollectionStore
    from vtes_deck.gui.dialogs.about import AboutDialog
    from vtes_deck.gui.dialogs.card_data import CardDataDialog
    from vtes_deck.gui.dialogs.comparison import CompareDialog
    from vtes_deck.gui.dialogs.deck_export import ExportDialog
    from vtes_deck.gui.dialogs.deck_import import ImportDialog
    from vtes_deck.gui.dialogs.guide import GuideDialog
    from vtes_deck.gui.dialogs.settings import SettingsDialog
    from vtes_deck.gui.dialogs.shortcuts import ShortcutsDialog
    from vtes_deck.gui.heritage.window import HeritageWindow
    from vtes_deck.gui.own_cards.dialog import OwnCardsDialog
    from vtes_deck.gui.panels.judging.summary_dialog import SummaryDialog
    from vtes_deck.gui.panels.shelf.smart_tags import SmartTagsDialog
    from vtes_deck.gui.paper.deck_dialog import DeckPaperDialog
    from vtes_deck.gui.paper.picture_dialog import DeckPictureDialog
    from vtes_deck.gui.shortcuts import Shortcuts
    from vtes_deck.gui.table.game_table import GameTable

    renewal = CardDataUpdate(jobs)
    makers = {
        "about": lambda: AboutDialog(cb),
        "card data": lambda: CardDataDialog(renewal),
        "compare": lambda: CompareDialog(context),
        "export": lambda: ExportDialog(context),
        "game table": lambda: GameTable(context),
        "guide": lambda: GuideDialog("How to search", guide_decks()),
        "heritage": HeritageWindow,
        "import": lambda: ImportDialog(context, "2x Arika\n3 blood dol\n1x Qwertyuiop"),
        "own cards": lambda: OwnCardsDialog(context, lambda: None, settings.path.parent),
        "paper": lambda: DeckPaperDialog(context, settings.path.parent),
        "picture": lambda: DeckPictureDialog(context, settings.path.parent),
        "settings": lambda: SettingsDialog(settings),
        "smart tags": lambda: SmartTagsDialog(context, CollectionStore.of(context).book, ()),
        "summary": lambda: SummaryDialog(context, (), "Standard", settings.path.parent),
        "shortcuts": lambda: ShortcutsDialog({}, [], Shortcuts(settings)),
    }

    def make(name):
        dialog = makers[name]()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitUntil(lambda: not jobs.running)
        return dialog

    return make
