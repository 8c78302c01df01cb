"""The window and its dialogs in another language: shown texts change, saved ones do not."""

import datetime

import pytest
from marked_language import Marked, unmarked_words
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialogButtonBox,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QTabBar,
    QTreeWidget,
    QWidget,
)

from vtes_deck import language
from vtes_deck.app.document import Document, Origin
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.graphics.card_face_words import describe
from vtes_deck.graphics.word_lists import all_of, any_of
from vtes_deck.gui.dialogs.deck_export import ExportDialog
from vtes_deck.gui.dialogs.deck_import import ImportDialog
from vtes_deck.gui.dialogs.news import NewsDialog
from vtes_deck.gui.dialogs.odds_builder import OddsBuilderDialog
from vtes_deck.gui.dialogs.palette import PaletteDialog
from vtes_deck.gui.dialogs.priorities import PrioritiesDialog
from vtes_deck.gui.dialogs.save_changes import Answer
from vtes_deck.gui.dialogs.settings import SettingsDialog
from vtes_deck.gui.dialogs.shortcuts import ShortcutsDialog
from vtes_deck.gui.shortcuts import Shortcuts
from vtes_deck.gui.tour import STOPS, Tour
from vtes_deck.gui.version_labels import day_words
from vtes_deck.language import Catalogue

pytestmark = pytest.mark.usefixtures("speak")


def french(**more):
    """A language in which some texts are French."""
    known = {
        "&New deck": "&Nouvelle pile",
        "&File": "&Fichier",
        "&Undo “{what}”": "&Annuler « {what} »",
        "the pasted text": "le texte collé",
        "{one} and {other}": "{one} et {other}",
        "{one} or {other}": "{one} ou {other}",
        "requires {what}": "exige {what}",
    } | more
    return Catalogue("fr", {(text, ""): (said,) for text, said in known.items()})


# ------------------------------------------------------------------------------------------ search


@pytest.fixture
def window(speak, open_window, quiet):
    """A window with some French texts."""
    speak(french())
    made = open_window()
    quiet(made)
    return made


def found(window, text):
    """The entries of the palette for a text: the commands and their places."""
    window.actions_by_key["palette"].trigger()
    dialog = window.findChildren(PaletteDialog)[-1]
    dialog.search.setText(text)
    items = map(dialog.list.topLevelItem, range(dialog.list.topLevelItemCount()))
    lines = [(item.text(0), item.text(1)) for item in items]
    dialog.close()
    return lines


def test_commands_are_found_by_their_translated_texts(window):
    assert found(window, "nouvelle pile")[0] == ("Nouvelle pile", "Fichier")
    assert ("Nouvelle pile", "Fichier") in found(window, "fich pile")
    assert ("Nouvelle pile", "Fichier") not in found(window, "new")


@pytest.mark.parametrize("typed", ["depechez LETTRE", "Dépêchez lettre"])
def test_shortcuts_are_found_without_accents(typed, speak, qtbot, settings):
    speak(french(**{"Everywhere": "Dépêchez-vous", "Alt+letter": "Alt+lettre"}))
    dialog = ShortcutsDialog({}, [], Shortcuts(settings))
    qtbot.addWidget(dialog)
    (group,) = dialog.tree.findItems("Dépêchez-vous", Qt.MatchFlag.MatchExactly)
    dialog.search.setText(typed)
    hidden = [group.child(row).isHidden() for row in range(group.childCount())]
    assert sorted(hidden) == [False, True, True]


# ------------------------------------------------------------------------------------- saved data


def test_shortcuts_are_saved_by_language_independent_names(window):
    window.menus.keys.give("new", "Ctrl+Alt+Shift+N")
    assert window.settings.value.shortcuts["new"] == ("Ctrl+Alt+Shift+N",)
    assert window.actions_by_key["new"].text() == "&Nouvelle pile"


def test_the_source_of_a_pasted_deck_is_saved_in_english(speak, qtbot, context, jobs):
    speak(french())
    dialog = ImportDialog(context, "Library\n6x Govern the Unaligned")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: not jobs.running)
    with qtbot.waitSignal(dialog.opened) as reported:
        dialog.open_button.click()
    assert reported.args[0].document.source == "the pasted text"


def test_the_source_of_a_pasted_deck_is_translated(window, govern):
    deck = edits.set_count(Deck(), govern, 6)
    window.session.open(deck, Document(Origin.IMPORT, saved=deck, source="the pasted text"))
    tabs = window.central_widget.tabs
    assert "le texte collé" in tabs.tabToolTip(tabs.currentIndex())


def test_the_edit_menu_names_the_step_to_undo(window, govern):
    window.session.apply("Govern & Co", lambda _deck: edits.set_count(Deck(), govern, 6))
    assert window.actions_by_key["undo"].text() == "&Annuler « Govern && Co »"


# ------------------------------------------------------------------------------------------ words


def test_lists_follow_the_language(speak):
    words = ["A", "B", "C"]
    assert all_of(words) == "A and B and C"
    assert any_of(iter(words)) == "A or B or C"
    assert all_of([]) == any_of([]) == ""
    speak(french())
    assert all_of(words) == "A et B et C"
    assert any_of(words[:2]) == "A ou B"


def test_days_are_named_in_the_language(speak):
    when = datetime.datetime(2026, 8, 12, 13, 5).astimezone()
    assert day_words(when) == "12 Aug 13:05"
    speak(french())
    assert day_words(when) == "12 août 13:05"


def test_a_card_is_described_in_the_language(speak, govern):
    assert "requires Dominate" in describe(govern)
    speak(french())
    assert "exige Dominate" in describe(govern)


def test_conditions_are_whole_sentences(speak, qtbot, cb):
    speak(french(**{"At least {number} of {cards}": "Au moins {number} sur {cards}"}))
    dialog = OddsBuilderDialog(from_archive(cb.archive.decks[3], cb.get))
    qtbot.addWidget(dialog)
    for row in (0, 1):
        dialog.cards.item(row).setCheckState(Qt.CheckState.Checked)
    said = dialog.parts.item(0).text()
    assert said.startswith("Au moins 1 sur ")
    assert " ou " in said


# ---------------------------------------------------------------------------------- completeness


def said_in(root):
    """The texts of a dialog, without those of Qt's own buttons and fields."""
    own = set()
    for box in root.findChildren(QDialogButtonBox):
        own |= {box.button(one) for one in QDialogButtonBox.StandardButton if box.button(one)}
    for kind in (QTabBar, QKeySequenceEdit):
        own |= {inner for one in root.findChildren(kind) for inner in one.findChildren(QWidget)}
    yield root.windowTitle()
    for widget in root.findChildren(QWidget):
        if widget in own or widget.objectName().startswith("qt_"):
            continue
        yield from (widget.accessibleName(), widget.toolTip())
        if isinstance(widget, (QLabel, QAbstractButton)):
            yield widget.text()
        if isinstance(widget, QLineEdit):
            yield widget.placeholderText()
        if isinstance(widget, QComboBox):
            shown = (widget.itemText(place) for place in range(widget.count()))
            yield from (text for text in shown if text not in language.NAMES.values())
        if isinstance(widget, QTreeWidget) and not widget.isHeaderHidden():
            yield from map(widget.headerItem().text, range(widget.columnCount()))


@pytest.fixture
def open_dialog(qtbot, context, jobs, settings, cb):
    """Open a dialog by its name."""
    deck = from_archive(cb.archive.decks[3], cb.get)
    makers = {
        "export": lambda: ExportDialog(context),
        "import": lambda: ImportDialog(context),
        "news": NewsDialog,
        "odds": lambda: OddsBuilderDialog(deck),
        "palette": lambda: PaletteDialog([], context),
        "priorities": lambda: PrioritiesDialog(context),
        "settings": lambda: SettingsDialog(settings),
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


DIALOGS = ("export", "import", "news", "odds", "palette", "priorities", "settings", "shortcuts")


@pytest.mark.parametrize("name", DIALOGS)
def test_every_text_of_a_dialog_is_translated(name, speak, open_dialog, settings):
    speak(Marked())
    home = str(settings.path.parent.parent)
    left = [
        text for text in said_in(open_dialog(name)) if home not in text and unmarked_words(text)
    ]
    assert left == []


def test_the_whole_tour_is_translated(speak, qtbot):
    speak(Marked())
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 700)
    tour = Tour(window, lambda _key: None, lambda _name: "⟦F1⟧")
    tour.start()
    for place in range(len(STOPS)):
        tour.go(place)
        left = [text for text in said_in(tour) if unmarked_words(text)]
        assert left == []


def test_menus_and_their_tooltips_are_translated(speak, open_window, quiet):
    speak(Marked())
    window = open_window(specs=())
    window.documents.ask_closing = lambda _window, _title: Answer.LOSE
    quiet(window)
    left = [
        text
        for title, actions in window.menus.listed()
        for text in (title, *(t for a in actions for t in (a.text(), a.statusTip(), a.toolTip())))
        if unmarked_words(text)
    ]
    assert left == []
