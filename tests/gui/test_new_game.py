"""The form of a new game: the decks of the seats."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel

from cardbase.archive_search import index_of_archive, search_decks
from vtes_deck.app import gauntlet
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.dialogs.archive_choice import ArchiveChoice
from vtes_deck.gui.table.game_table import GameTable
from vtes_deck.gui.table.goldfish_table import GoldfishTable, open_goldfish_game
from vtes_deck.gui.table.seat_decks import ARCHIVE, OPEN, RANDOM


@pytest.fixture
def window(qtbot, context, own_home):
    made = GameTable(context)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    context.play_alone = lambda setup: open_goldfish_game(context, setup, 0, made)
    made.show()
    yield made
    for alone in made.findChildren(GoldfishTable):
        alone.close()
    made.close()


def choose(row, key):
    row.deck.setCurrentIndex(row.deck.findData(key))
    row.deck.activated.emit(row.deck.currentIndex())


def ids(dialog):
    return {deck.id for deck in dialog.decks}


def chosen_deck(qtbot, window, query):
    """Choose the first result of a query for the first seat."""
    row = window.form.rows[0]
    choose(row, ARCHIVE)
    (dialog,) = window.form.findChildren(ArchiveChoice)
    dialog.query.setText(query)
    found = {deck.id for deck in search_decks(query, index_of_archive(window.context.cards))}
    qtbot.waitUntil(lambda: bool(ids(dialog)) and ids(dialog) <= found)
    first = dialog.decks[0]
    qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    return first


def test_a_winning_deck_is_chosen_with_a_search_and_played(qtbot, window, cb):
    deck = chosen_deck(qtbot, window, "clan:ventrue")
    assert window.form.rows[0].deck.currentText() == (deck.name or f"Deck of {deck.player}")
    window.form.count.setValue(2)
    window.form.turns.setValue(9)
    window.form.start.click()
    qtbot.waitUntil(lambda: window.game.play is not None)
    assert window.game.play.session.game.table.turn_limit == 9
    assert window.game.play.session.sources[0] == f"twd:{deck.id}"


def test_the_deck_of_the_first_seat_can_be_played_alone(qtbot, window, cb):
    deck = chosen_deck(qtbot, window, "clan:toreador")
    window.form.alone.click()
    qtbot.waitUntil(lambda: any(one.game.play for one in window.findChildren(GoldfishTable)))
    alone = window.findChild(GoldfishTable)
    slots = from_archive(deck, cb.get).library
    library = [slot.card.id for slot in slots for _ in range(slot.count)]
    assert sorted(alone.setup.library) == sorted(library)


def test_an_error_in_the_search_is_reported_and_cancel_keeps_a_random_deck(qtbot, window):
    row = window.form.rows[0]
    choose(row, ARCHIVE)
    (dialog,) = window.form.findChildren(ArchiveChoice)
    dialog.query.setText("nonsense:")
    qtbot.waitUntil(lambda: not dialog.take.isEnabled())
    assert dialog.message.text()
    dialog.reject()
    assert row.deck.currentData() == RANDOM


def test_every_open_deck_is_offered(qtbot, window, context, govern):
    context.session.add(govern, 3)
    window.show_form()
    row = window.form.rows[1]
    assert row.deck.findData(f"{OPEN}0") >= 0
    choose(row, f"{OPEN}0")
    window.form.count.setValue(2)
    window.form.start.click()
    qtbot.waitUntil(lambda: "crypt" in window.form.wrong.text())  # the open deck has none


def test_players_strengths_and_styles_are_explained(window):
    row = window.form.rows[1]
    for box in row.players.boxes:
        said = []
        for place in range(1 if box is row.players.player else 0, box.count()):
            box.setCurrentIndex(place)
            said.append(box.toolTip())
            assert box.accessibleDescription().endswith(said[-1])
        assert len(said) > 1
        assert len(set(filter(None, said))) == len(said)
        box.setCurrentIndex(0)
        if box is row.players.player:
            box.setCurrentIndex(box.findData("quick"))
    row.players.strength.setCurrentText("Casual")
    assert "25 %" in row.players.strength.accessibleDescription()  # one of four choices
    about_all = window.form.about.findChildren(QLabel)
    assert not any(one.isVisible() for one in about_all)  # the form fits the window
    window.form.about.button.click()
    shown = {one.text(): one for one in about_all if one.isVisible()}
    names = [
        shown[name] for name in ("Sharp", "Thoughtful", "Full strength", "Casual", "Political")
    ]
    about = shown["Makes 25 % of its choices at random."]
    assert len({name.x() for name in names}) == 1  # one column of names, one of descriptions
    assert about.y() == shown["Casual"].y()
    assert about.x() >= max(name.geometry().right() for name in names)
    row.players.player.setCurrentIndex(0)
    assert row.players.strength.accessibleDescription() == "Strength at seat 2"


def test_a_second_enter_presses_no_other_button_while_a_game_starts(qtbot, window):
    form = window.form
    form.count.setValue(2)
    form.start.setFocus()
    form.start.click()
    assert not form.start.isEnabled()
    focused = window.focusWidget()
    assert not isinstance(focused, QAbstractButton)
    qtbot.waitUntil(lambda: window.game.play is not None)


def test_the_focus_returns_to_the_start_after_an_error(qtbot, window):
    form = window.form
    form.query.setText("clan:nonexistent")
    form.start.click()
    qtbot.waitUntil(form.start.isEnabled)
    assert form.wrong.text()
    assert window.focusWidget() is form.start


def test_the_default_computer_players_equal_those_of_the_gauntlet(window):
    """One constant names the default player: the strongest one that answers at once."""
    players = [row.sitter.player for row in window.form.rows]
    assert players == ["", *[gauntlet.PLAYER] * (len(players) - 1)]
    assert window.form.rows[1].players.player.currentText() == "Computer: Sharp"


def test_styles_of_another_player_have_room(qtbot, window):
    """The boxes are as wide as their longest entry, also after the player has changed."""
    boxes = window.form.rows[1].players
    boxes.player.setCurrentIndex(boxes.player.findData("quick"))
    assert boxes.style.count() > 1
    for box in (boxes.strength, boxes.style):
        qtbot.waitUntil(lambda box=box: box.width() >= box.sizeHint().width(), timeout=1000)
        widest = max(
            box.fontMetrics().horizontalAdvance(box.itemText(n)) for n in range(box.count())
        )
        assert box.sizeHint().width() > widest
