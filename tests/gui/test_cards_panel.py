"""The panel of the card search, through keys and mouse, with the real card base."""

import pytest
from pressed_keys import key
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QDrag, QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from cardbase.search import search
from cardbase.terms import CardKind
from vtes_deck.gui.mime import cards_from_mime, has_cards
from vtes_deck.gui.panels.cards.menu import similar_queries
from vtes_deck.gui.panels.cards.panel import CardsPanel
from vtes_deck.gui.panels.cards.search_result import copies_in

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def panel(qtbot, context, show_panel):
    """The panel, shown and active, once its cards are sorted and the archive is counted."""
    made = show_panel(CardsPanel, context)
    made.activateWindow()
    qtbot.waitUntil(lambda: not context.jobs.running)
    made.box.setFocus()
    return made


def type_in(panel, text):
    QTest.keyClicks(panel.box, text)
    panel.box.close_popup()


def names(panel, kind=None):
    model = panel.results.models[kind] if kind else panel.results.model
    return [card.name for card in model.cards]


def tabs(panel):
    return [panel.results.tabs.tabText(n) for n in range(panel.results.tabs.count())]


# ---------------------------------------------------------------------------------------- searching


def test_all_cards_are_listed_at_first(panel, cb):
    assert tabs(panel) == [f"Crypt {len(cb.crypt):,}", f"Library {len(cb.library):,}"]
    assert panel.results.kind is CardKind.CRYPT
    assert not panel.error.isVisible()


def test_every_letter_updates_the_results(panel, cb):
    seen = []
    for letter in "deflection":
        QTest.keyClicks(panel.box, letter)
        seen.append(len(panel.results.models[CardKind.LIBRARY].cards))
    assert seen == sorted(seen, reverse=True)
    assert names(panel, CardKind.LIBRARY)[0] == "Deflection"


def test_the_list_shows_the_results_of_the_search(panel, cb):
    for query in ("clan:ventrue cap>=7", "govern", "is:wake type:reaction", "twd>=300", "set:KoT"):
        panel.box.write(query)
        found = search(cb, query)
        assert names(panel, CardKind.CRYPT) == [c.name for c in found if c.kind is CardKind.CRYPT]
        assert names(panel, CardKind.LIBRARY) == [
            c.name for c in found if c.kind is CardKind.LIBRARY
        ]


def test_an_unfinished_condition_does_not_empty_the_list(panel):
    type_in(panel, "clan:ventrue cap>")
    assert {card.clan for card in panel.results.model.cards} == {"Ventrue"}
    assert not panel.error.isVisible()


def test_the_kind_with_results_is_shown_and_switched_back(panel):
    panel.box.write("deflection type:reaction")
    assert panel.results.kind is CardKind.LIBRARY
    panel.box.write("clan:ventrue")
    assert panel.results.kind is CardKind.CRYPT


def test_the_kind_chosen_by_the_player_stays(panel):
    panel.act_turn.trigger()
    panel.box.write("clan:ventrue cap>=7")
    assert panel.results.kind is CardKind.CRYPT
    panel.box.write("clan:ventrue")
    assert panel.results.kind is CardKind.LIBRARY


def test_a_regular_expression_is_searched_for_in_the_background(panel, cb, qtbot):
    panel.box.write("text:/\\+[2-3] bleed/")
    qtbot.waitUntil(lambda: not panel.context.jobs.running)
    assert names(panel, CardKind.LIBRARY) == [
        c.name for c in search(cb, "text:/\\+[2-3] bleed/") if c.kind is CardKind.LIBRARY
    ]


def test_a_later_query_replaces_a_slow_one(panel, cb, qtbot):
    panel.box.write("text:/a.*b/")
    panel.box.write("arika")
    qtbot.waitUntil(lambda: not panel.context.jobs.running)
    assert names(panel, CardKind.CRYPT)[0] == "Arika"


# ----------------------------------------------------------------------------------------- errors


def test_an_error_is_shown_after_a_pause_in_typing(panel, qtbot):
    type_in(panel, "clan:xyz")
    assert not panel.error.isVisible()
    assert panel.box.errors == ()

    qtbot.waitUntil(panel.error.isVisible)
    assert "xyz" in panel.error.text()
    assert [(m.start, m.end) for m in panel.box.errors] == [(5, 8)]
    assert not panel.results.empty


def test_an_error_elsewhere_is_shown_immediately(panel):
    panel.box.write("clan:xyz govern")
    assert panel.error.isVisible()
    assert names(panel)[0] == "Govern the Unaligned"


def test_a_fix_can_be_clicked(panel):
    panel.box.write("clan:vetrue cap>=7 govern")
    assert panel.error.isVisible()

    panel.error.linkActivated.emit("0")

    assert panel.box.text() == "clan:Ventrue cap>=7 govern"
    assert not panel.error.isVisible()


def test_the_query_is_shown_as_plain_text(panel):
    panel.box.write("clan:<b>x</b> govern")
    assert "<b>x</b>" not in panel.error.text()
    assert "&lt;b&gt;" in panel.error.text()


def test_an_impossible_query_keeps_the_cards_and_gives_a_reason(panel):
    panel.box.write("playable:crypt")
    assert panel.error.isVisible()
    assert "no crypt" in panel.error.text().lower()
    assert not panel.results.empty


def test_hostile_texts_are_shown_as_plain_text(panel):
    for text in ("(" * 500, "a" * 2000, "\x00\x01", "text:/(((/", '"' * 99, "\N{SNOWMAN}" * 50):
        panel.box.setText(text)
        panel.box.setText("")
    assert not panel.results.empty


# --------------------------------------------------------------------------------------- no results


def test_an_empty_list_names_conditions_to_remove(panel, cb, qtbot):
    panel.box.write("clan:ventrue cap:11 dis:ser")
    assert panel.results.empty
    ways = [button.text() for button in panel.results.nothing.buttons]
    assert ways[0].startswith("Without dis:ser: ")
    assert ways[-1] == "Clear the search"

    panel.results.nothing.buttons[0].click()

    assert panel.box.text() == "clan:ventrue cap:11"
    assert not panel.results.empty


def test_an_empty_list_offers_similar_names(panel, cb):
    panel.box.write("goverm the unaligned")
    buttons = {button.text(): button for button in panel.results.nothing.buttons}
    buttons["Did you mean Govern the Unaligned?"].click()
    assert names(panel)[0] == "Govern the Unaligned"


def test_suggestions_are_reached_by_keys(panel):
    panel.box.write("clan:ventrue cap:11 dis:ser")
    key(panel.box, Qt.Key.Key_Down)
    button = panel.results.nothing.buttons[0]
    assert button.hasFocus()
    key(button, Qt.Key.Key_Space)
    assert not panel.results.empty


# ----------------------------------------------------------------------------------------- the deck


def test_down_and_enter_add_a_card_to_the_deck(panel, cb, session):
    type_in(panel, "govern the un")
    key(panel.box, Qt.Key.Key_Down)
    cards = panel.results.list
    assert cards.hasFocus()
    assert session.selected == cb["Govern the Unaligned"]

    key(cards, Qt.Key.Key_Return, Qt.Key.Key_Plus, Qt.Key.Key_Plus)
    assert session.deck.count(cb["Govern the Unaligned"]) == 3
    key(cards, Qt.Key.Key_Minus)
    assert session.deck.count(cb["Govern the Unaligned"]) == 2
    key(cards, Qt.Key.Key_1, Qt.Key.Key_2)
    assert session.deck.count(cb["Govern the Unaligned"]) == 12
    key(cards, Qt.Key.Key_Delete)
    assert session.deck.count(cb["Govern the Unaligned"]) == 0


def test_the_list_shows_the_copies_in_the_deck(panel, cb, session):
    govern = cb["Govern the Unaligned"]
    panel.box.write("govern the un")
    session.add(govern, 4)
    assert panel.results.model.copies == {govern.id: 4}
    session.undo()
    assert panel.results.model.copies == {}


def test_ctrl_enter_adds_the_first_card_found(panel, cb, session):
    type_in(panel, "govern the un")
    key(panel.box, Qt.Key.Key_Return, held=CONTROL)
    assert session.deck.count(cb["Govern the Unaligned"]) == 1
    assert panel.box.hasFocus()


def test_buttons_at_the_name_under_the_pointer_change_the_copies(panel, cb, session, qtbot):
    """The buttons show a player who uses only the mouse how to add a card."""
    panel.box.write("govern the un")
    cards, model = panel.results.list, panel.results.model
    name = cards.visualRect(model.index(0, model.column("name")))
    more = QPoint(name.right() - name.height() // 2, name.center().y())
    less = more - QPoint(name.height(), 0)
    govern = cb["Govern the Unaligned"]
    viewport, left = cards.viewport(), Qt.MouseButton.LeftButton
    session.add(cb["Villein"])
    counts = []
    for place in (more, more, less, name.center() - QPoint(name.width() // 4, 0)):
        qtbot.mouseMove(viewport, place)
        QTest.mouseClick(viewport, left, pos=place)
        counts.append(session.deck.count(govern))
    assert counts == [1, 2, 1, 1]
    assert session.selected == govern
    qtbot.mouseMove(viewport, more)
    QTest.mouseClick(viewport, left, pos=more)
    QTest.mouseDClick(viewport, left, pos=more)  # the second of two quick clicks
    assert session.deck.count(govern) == 3


def test_a_double_click_adds(panel, cb, session):
    panel.box.write("govern the un")
    cards = panel.results.list
    place = cards.visualRect(panel.results.model.index(0, 2)).center()
    QTest.mouseClick(cards.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(cards.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert session.deck.count(cb["Govern the Unaligned"]) == 1


def test_several_cards_at_once_are_one_step(panel, cb, session):
    panel.box.write("clan:ventrue cap:10,11")
    cards = panel.results.list
    panel.results.enter()
    key(cards, Qt.Key.Key_Down, held=Qt.KeyboardModifier.ShiftModifier)
    chosen = cards.selected_cards()
    assert len(chosen) == 2

    key(cards, Qt.Key.Key_Plus)

    assert copies_in(session) == {card.id: 1 for card in chosen}
    session.undo()
    assert copies_in(session) == {}


def test_a_selected_row_shows_its_card(panel, cb, session):
    panel.box.write("clan:ventrue cap:11")
    panel.results.enter()
    looked_at = [session.selected]
    for _ in range(3):
        key(panel.results.list, Qt.Key.Key_Down)
        looked_at.append(session.selected)
    assert looked_at == list(panel.results.model.cards[:4])


def test_up_from_the_first_row_goes_back_to_the_box(panel):
    panel.box.write("clan:ventrue")
    panel.results.enter()
    key(panel.results.list, Qt.Key.Key_Up)
    assert panel.box.hasFocus()


def test_typed_letters_select_a_card_by_name(panel):
    panel.box.write("clan:ventrue cap:11")
    panel.results.enter()
    QTest.keyClicks(panel.results.list, "har")
    assert panel.results.list.selected_cards()[0].name == "Hardestadt"


def test_the_cursor_stays_on_its_card_while_the_list_changes(panel, cb, session):
    panel.box.write("clan:ventrue")
    panel.results.list.go_to_row(panel.results.model.row_of(cb["Arika"]))
    panel.results.list.setFocus()
    panel.search.change({"cap": search_nodes("cap>=9", cb)})
    assert panel.results.list.selected_cards() == [cb["Arika"]]


def search_nodes(text, cb):
    from cardbase.search import parse

    return parse(text, cb).conditions


def test_a_drag_carries_the_card(panel, cb, monkeypatch):
    from vtes_deck.gui.panels.cards import card_list

    carried = []

    class Drag(QDrag):
        def exec(self, *_actions):
            mime = self.mimeData()
            carried.append((has_cards(mime), cards_from_mime(mime, cb)))
            assert not self.pixmap().isNull()
            return Qt.DropAction.CopyAction

    monkeypatch.setattr(card_list, "QDrag", Drag)
    panel.box.write("govern the un")
    panel.results.enter()
    panel.results.list.startDrag(Qt.DropAction.CopyAction)
    assert carried == [(True, [(cb["Govern the Unaligned"], 1)])]


def hover(cards, index):
    """Move the mouse over a cell."""
    place = QPointF(cards.visualRect(index).center())
    move = QMouseEvent(
        QEvent.Type.MouseMove,
        place,
        cards.viewport().mapToGlobal(place),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(cards.viewport(), move)


def test_the_mouse_over_a_row_marks_it(panel):
    panel.box.write("clan:ventrue")
    cards = panel.results.list
    before = cards.viewport().grab().toImage()
    hover(cards, panel.results.model.index(3, 2))
    assert cards.viewport().grab().toImage() != before


def test_the_row_with_cursor_and_mouse_shows_its_card(panel):
    panel.box.write("clan:ventrue")
    panel.results.enter()
    cards, model = panel.results.list, panel.results.model
    cell = cards.visualRect(model.index(0, model.column("disciplines")))

    def inks():
        image = cards.viewport().grab(cell.adjusted(0, 2, 0, -2)).toImage()
        points = ((x, y) for x in range(image.width()) for y in range(image.height()))
        return {image.pixelColor(x, y).name() for x, y in points}

    assert cards.currentIndex().row() == 0
    assert cards.hasFocus()
    assert len(inks()) > 2
    hover(cards, model.index(0, 2))
    assert len(inks()) > 2


# -------------------------------------------------------------------------------------------- menus


def open_menu(panel):
    cards = panel.results.list
    place = cards.visualRect(cards.currentIndex()).center()
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, place, cards.viewport().mapToGlobal(place)
    )
    QApplication.sendEvent(cards.viewport(), event)
    menu = panel.findChild(QMenu)
    return menu, {action.text().partition("\t")[0]: action for action in actions_of(menu)}


def actions_of(menu):
    for action in menu.actions():
        yield action
        if action.menu() is not None:
            yield from actions_of(action.menu())


def test_the_menu_adds_counts_and_copies(panel, cb, session):
    panel.box.write("govern the un")
    panel.results.enter()
    menu, entries = open_menu(panel)
    entries["&Add one"].trigger()
    assert session.deck.count(cb["Govern the Unaligned"]) == 1
    entries["7"].trigger()
    assert session.deck.count(cb["Govern the Unaligned"]) == 7
    entries["Copy the &name"].trigger()
    assert QGuiApplication.clipboard().text() == "Govern the Unaligned"
    menu.close()


def test_the_menu_can_search_for_similar_cards(panel, cb):
    panel.box.write("arika")
    panel.results.enter()
    menu, entries = open_menu(panel)
    entries["The same &clan"].trigger()
    menu.close()
    assert panel.box.text() == "clan:Ventrue kind:crypt"
    assert "Hardestadt" in names(panel)


def test_similar_cards_always_include_the_card_itself(cb):
    """Except for those that can play it, which are cards of the other kind."""
    for card in [*cb.crypt[::97], *cb.library[::97]]:
        for title, query in similar_queries(card):
            found = search(cb, query)
            assert card in found or "play" in title, (card.name, str(query))
