"""The deck panel, used with keys and mouse as by a player."""

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QCompleter, QLineEdit, QMenu

from vtes_deck.app.decklist import CryptOrder, lay_out
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck, UnknownLine
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.graphics import theme
from vtes_deck.gui.mime import CARDS, FROM_DECK, cards_from_mime, cards_to_mime
from vtes_deck.gui.models.deck_cells import DeckColumn, DeckRole, row_key
from vtes_deck.gui.panels.deck import DeckPanel
from vtes_deck.gui.widgets.deck_columns import fitted, wanted_widths
from vtes_deck.gui.widgets.quick_add import split_copies

KEY = Qt.Key


@pytest.fixture
def winner(cb):
    return from_archive(cb.archive["13568"], cb.get)


@pytest.fixture
def panel(show_panel, context, session, winner):
    session.apply("begin", lambda deck: winner)
    made = show_panel(DeckPanel, context)
    made.view.setFocus()
    return made


@pytest.fixture
def go_to(panel):
    def go(card):
        assert panel.view.go_to(card.id)

    return go


def type_keys(qtbot, widget, *keys):
    for key in keys:
        if isinstance(key, str):
            qtbot.keyClicks(widget, key)
        else:
            qtbot.keyClick(widget, key)


def type_at(widget, text, at):
    """Press a key at a given time; only quick digits belong together."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, text)
        event.setTimestamp(at)
        QApplication.sendEvent(widget, event)


# ------------------------------------------------------------------------------------------ counts


def test_plus_and_minus_change_the_copies(qtbot, panel, session, go_to, winner):
    slot = winner.library[0]
    go_to(slot.card)
    type_keys(qtbot, panel.view, "+", "+", "=", "-")
    assert session.deck.count(slot.card) == slot.count + 2
    assert session.undo_label == f"Add 2 {slot.card.unique_name}"


def test_digits_set_the_copies_and_two_quick_ones_make_a_number(panel, session, go_to, winner):
    card = winner.library[0].card
    go_to(card)
    type_at(panel.view, "1", 1000)
    assert session.deck.count(card) == 1
    type_at(panel.view, "2", 1300)
    assert session.deck.count(card) == 12
    type_at(panel.view, "7", 5000)
    assert session.deck.count(card) == 7


def test_delete_removes_the_card_and_keeps_the_cursor_in_the_list(
    qtbot, panel, session, go_to, winner
):
    card = winner.library[3].card
    go_to(card)
    qtbot.keyClick(panel.view, KEY.Key_Delete)
    assert session.deck.count(card) == 0
    assert panel.view.currentIndex().isValid()
    session.undo()
    assert panel.view.go_to(card.id)


def test_several_selected_cards_change_together_in_one_step(qtbot, panel, session, go_to, winner):
    first = winner.crypt[0].card
    session.apply("order", lambda deck: Deck(crypt=deck.crypt[:3]))
    before = session.deck
    panel.view.go_to(first.id)
    panel.view.selectAll()
    steps = len(session.steps)
    qtbot.keyClicks(panel.view, "+")
    assert [s.count for s in session.deck.crypt] == [s.count + 1 for s in before.crypt]
    assert len(session.steps) == steps + 1
    qtbot.keyClick(panel.view, KEY.Key_Delete)
    assert session.deck.crypt == ()
    assert session.undo_label == "Remove 3 cards"


def test_the_cursor_follows_its_card_when_the_order_changes(qtbot, panel, session, go_to, winner):
    card = winner.crypt[-1].card
    go_to(card)
    panel.sort_crypt(CryptOrder.COPIES)
    for _ in range(5):
        qtbot.keyClicks(panel.view, "+")
    assert session.deck.count(card) == winner.count(card) + 5
    assert panel.view.currentIndex().data(DeckRole.ROW).card == card


def test_moving_the_cursor_shows_the_card(qtbot, panel, session, go_to, winner):
    go_to(winner.crypt[0].card)
    assert session.selected == winner.crypt[0].card
    qtbot.keyClick(panel.view, KEY.Key_Down)
    assert session.selected is not None
    assert session.selected != winner.crypt[0].card


def test_typed_letters_select_a_card(qtbot, panel, session, winner):
    name = winner.library[-1].card.name
    panel.view.go_to(winner.crypt[0].card.id)
    qtbot.keyClicks(panel.view, name[:6])
    assert panel.view.currentIndex().data().startswith(name[:6])


def test_the_message_about_a_change_disappears_when_it_is_undone(qtbot, panel, session, govern):
    qtbot.keyClicks(panel.quick_add, "3 govern the un")
    qtbot.keyClick(panel.quick_add, Qt.Key.Key_Return)
    assert panel.message.text() == "Add 3 Govern the Unaligned"
    assert panel.message.pause.isActive()
    session.undo()
    assert panel.message.text() == ""


def test_the_columns_of_the_deck_fit_into_a_narrow_window(panel, winner):
    metrics = theme.Metrics.of(panel.font())
    measure = panel.fontMetrics()
    em = measure.horizontalAdvance("m")
    wanted = wanted_widths(lay_out(winner), measure, metrics)
    for room in (24 * em, 30 * em, 60 * em):
        widths = fitted(wanted, room, em)
        assert sum(widths.values()) <= room
        assert min(widths.values()) > 0
    wide = fitted(wanted, 200 * em, em)
    assert sum(wide.values()) > 199 * em, "the group is at the right edge"
    assert all(wide[column] >= wanted[column] for column in wide)


def test_the_buttons_next_to_a_count_work_with_the_mouse(qtbot, panel, session, go_to, winner):
    slot = winner.library[2]
    go_to(slot.card)
    rect = panel.view.visualRect(panel.model.find(slot.card.id).siblingAtColumn(DeckColumn.COPIES))
    port = panel.view.viewport()
    left = Qt.MouseButton.LeftButton
    qtbot.mouseMove(port, rect.center())
    qtbot.mouseClick(port, left, pos=QPoint(rect.right() - 3, rect.center().y()))
    assert session.deck.count(slot.card) == slot.count + 1
    qtbot.mouseClick(port, left, pos=QPoint(rect.left() + 3, rect.center().y()))
    qtbot.mouseDClick(port, left, pos=QPoint(rect.left() + 3, rect.center().y()))
    assert session.deck.count(slot.card) == max(slot.count - 1, 0)
    session.set_count(slot.card, 4)
    qtbot.mouseClick(port, left, pos=rect.center())
    assert session.deck.count(slot.card) == 4


def test_enter_folds_a_block_and_it_stays_folded(qtbot, panel, session, winner):
    heading = panel.model.index(0, 0)
    panel.view.setCurrentIndex(heading)
    qtbot.keyClick(panel.view, KEY.Key_Return)
    assert not panel.view.isExpanded(heading)
    session.add(winner.crypt[0].card)
    assert not panel.view.isExpanded(panel.model.index(0, 0))
    assert panel.view.folded() == ["crypt"]
    qtbot.keyClick(panel.view, KEY.Key_Return)
    assert panel.view.isExpanded(heading)


# ---------------------------------------------------------------------------------------- comments


def test_f2_edits_a_comment_in_place(qtbot, panel, session, go_to, winner):
    card = winner.library[1].card
    go_to(card)
    qtbot.keyClick(panel.view, KEY.Key_F2)
    editor = panel.view.viewport().findChild(QLineEdit)
    qtbot.keyClicks(editor, "the point of it")
    qtbot.keyClick(editor, KEY.Key_Return)
    label = f"Comment on {card.unique_name}"
    qtbot.waitUntil(lambda: session.undo_label == label)
    assert next(s.comment for s in session.deck.library if s.card == card) == "the point of it"


def test_an_unfinished_comment_is_applied_when_the_deck_is_saved(
    qtbot, panel, session, go_to, winner
):
    card = winner.library[1].card
    go_to(card)
    qtbot.keyClick(panel.view, KEY.Key_F2)
    editor = panel.view.viewport().findChild(QLineEdit)
    editor.setFocus()
    qtbot.keyClicks(editor, "half")
    panel.settle()
    assert next(s.comment for s in session.deck.library if s.card == card) == "half"


# ------------------------------------------------------------------------------------- adding cards


@pytest.mark.parametrize(
    ("text", "copies", "name"),
    [
        ("govern", 1, "govern"),
        ("4 govern", 4, "govern"),
        ("4x govern", 4, "govern"),
        ("12  xx", 12, "xx"),
        ("-2 govern", -2, "govern"),
        ("3xgovern", 3, "govern"),
        ("44 magnum", 44, "magnum"),
        (".44 magnum", 1, ".44 magnum"),
        ("419 Operation", 1, "419 Operation"),
        ("2 419 Operation", 2, "419 Operation"),
        ("", 1, ""),
    ],
)
def test_copies_and_names_are_distinguished(text, copies, name):
    assert split_copies(text) == (copies, name)


@pytest.mark.parametrize(
    ("typed", "added"),
    [
        ("4gov", ("Govern the Unaligned", 4)),
        ("44 magnum", (".44 Magnum", 1)),
        ("4 .44 mag", (".44 Magnum", 4)),
        ("12gov", ("Govern the Unaligned", 12)),
        ("47th", ("47th Street Royals", 1)),
        ("2 47th", ("47th Street Royals", 2)),
    ],
)
def test_copies_can_be_next_to_the_name_without_space(qtbot, panel, session, cb, typed, added):
    name, copies = added
    before = session.deck.count(cb[name])
    qtbot.keyClicks(panel.quick_add, typed)
    qtbot.keyClick(panel.quick_add, Qt.Key.Key_Return)
    assert session.deck.count(cb[name]) - before == copies


def test_typing_copies_and_a_name_adds_cards(qtbot, panel, session, govern):
    panel.quick_add.setFocus()
    qtbot.keyClicks(panel.quick_add, "3 govern the un")
    qtbot.keyClick(panel.quick_add, KEY.Key_Return)
    assert session.deck.count(govern) == 3
    assert panel.quick_add.text() == ""
    assert panel.view.currentIndex().data(DeckRole.ROW).card == govern
    assert panel.message.text() == "Add 3 Govern the Unaligned"
    qtbot.keyClicks(panel.quick_add, "-1 govern the un")
    qtbot.keyClick(panel.quick_add, KEY.Key_Return)
    assert session.deck.count(govern) == 2


def test_popular_cards_come_first_once_the_line_has_the_focus(qtbot, panel, session, cb):
    panel.activateWindow()
    panel.quick_add.setFocus()
    qtbot.waitUntil(lambda: not panel.context.jobs.running)
    before = session.deck.count(cb["Blood Doll"])
    qtbot.keyClicks(panel.quick_add, "bl")
    qtbot.keyClick(panel.quick_add, KEY.Key_Return)
    assert session.deck.count(cb["Blood Doll"]) == before + 1


def test_adding_works_after_the_bindings_lose_the_list(qtbot, panel, session, govern):
    shiboken6.invalidate(panel.quick_add.findChild(QCompleter).popup())
    qtbot.keyClicks(panel.quick_add, "2 govern the un")
    qtbot.keyClick(panel.quick_add, KEY.Key_Return)
    assert session.deck.count(govern) == 2


def test_an_unknown_name_is_reported_and_kept(qtbot, panel, session):
    before = session.deck
    panel.quick_add.setFocus()
    qtbot.keyClicks(panel.quick_add, "qqqzzz")
    qtbot.keyClick(panel.quick_add, KEY.Key_Return)
    assert session.deck == before
    assert panel.message.text() == "No card “qqqzzz”"
    assert panel.quick_add.text() == "qqqzzz"


def test_down_goes_from_adding_to_the_list(qtbot, panel):
    panel.quick_add.setFocus()
    qtbot.keyClick(panel.quick_add, KEY.Key_Down)
    assert panel.view.hasFocus()


# ----------------------------------------------------------------------------- lines not recognised


@pytest.fixture
def doubtful(panel, session, qtbot, context):
    line = UnknownLine("Govern the Unalinged", 5, False, 12, "typo")
    session.apply("read", lambda deck: edits.add_unknown(deck, line))
    qtbot.waitUntil(lambda: not context.jobs.running)
    return line


def open_menu():
    (menu,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, QMenu) and w.isVisible()]
    return menu


def test_a_line_not_recognised_is_resolved_with_the_keyboard(
    qtbot, panel, session, govern, doubtful
):
    assert panel.view.go_to(row_key(doubtful))
    had = session.deck.count(govern)
    qtbot.keyClick(panel.view, KEY.Key_Return)
    menu = open_menu()
    assert menu.activeAction().text() == "&1 Govern the Unaligned"
    qtbot.keyClick(menu, KEY.Key_Return)
    assert session.deck.unknown == ()
    assert session.deck.count(govern) == had + 5
    session.undo()
    assert session.deck.unknown == (doubtful,)


def test_other_card_data_can_resolve_a_line(qtbot, panel, doubtful, context, cb, monkeypatch):
    asked = []
    find = type(cb).find
    monkeypatch.setattr(
        type(cb), "find", lambda *args, **how: asked.append(args[1]) or find(*args, **how)
    )
    context.session.adopt(cb)
    qtbot.waitUntil(lambda: not context.jobs.running)
    assert doubtful.name in asked


def test_a_line_not_recognised_can_be_removed_or_typed_again(qtbot, panel, session, doubtful):
    panel.view.go_to(row_key(doubtful))
    qtbot.keyClick(panel.view, KEY.Key_Return)
    menu = open_menu()
    texts = [action.text() for action in menu.actions()]
    assert texts[-2:] == ["&Type its name …", "&Remove the line"]
    menu.actions()[-2].trigger()
    assert panel.quick_add.text() == "5 Govern the Unalinged"
    menu.close()
    qtbot.keyClick(panel.view, KEY.Key_Delete)
    assert session.deck.unknown == ()
    assert session.undo_label == "Remove the line “Govern the Unalinged”"


# --------------------------------------------------------------------------------- clipboard, drops


def test_copied_cards_are_pasted_with_their_copies(qtbot, panel, session, go_to, winner):
    slot = winner.library[0]
    go_to(slot.card)
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(panel.view, KEY.Key_X, control)
    assert session.deck.count(slot.card) == 0
    assert slot.card.unique_name in QGuiApplication.clipboard().text()
    qtbot.keyClick(panel.view, KEY.Key_V, control)
    assert session.deck.count(slot.card) == slot.count
    QGuiApplication.clipboard().clear()


def drop(panel, mime):
    """Drop an object in the middle of the list, as Qt does."""
    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    port = panel.view.viewport()
    place = port.rect().center()
    both = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    button, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPointF(place), both, mime, button, keys)
    QApplication.sendEvent(port, enter)
    event = QDropEvent(QPointF(place), both, mime, button, keys)
    QApplication.sendEvent(port, event)
    return bool(event.isAccepted())


def test_cards_dropped_on_the_list_are_added(panel, session, cb, govern):
    assert drop(panel, cards_to_mime([(govern, 4), (cb["Arika"], 1)]))
    assert (session.deck.count(govern), session.deck.count(cb["Arika"])) == (4, 1)
    assert session.undo_label == "Add 5 cards"


def test_the_decks_own_cards_are_not_dropped_on_itself(panel, session, winner):
    before = session.deck
    mime = cards_to_mime([(winner.crypt[0].card, 2)])
    mime.setData(FROM_DECK, b"1")
    assert not drop(panel, mime)
    assert session.deck == before


@pytest.mark.parametrize(
    "data",
    [b"", b"x y", b"100001", b"999999999 1", b"100845 0", b"100845 -3", b"\xff\xfe 1", b"1e9 1"],
)
def test_an_invalid_drop_gives_no_cards(cb, data):
    mime = QMimeData()
    mime.setData(CARDS, data)
    assert cards_from_mime(mime, cb) == []


def test_cards_survive_a_drag(cb, govern):
    pairs = [(govern, 4), (cb["Arika"], 1)]
    mime = cards_to_mime(pairs)
    assert cards_from_mime(mime, cb) == pairs
    assert mime.text() == "4x Govern the Unaligned\n1x Arika\n"


# ----------------------------------------------------------------------------------------- the head


def test_name_author_and_description_change_the_deck_while_typing(qtbot, panel, session):
    head = panel.head
    head.name.setFocus()
    head.name.selectAll()
    qtbot.keyClicks(head.name, "Stealth")
    assert session.deck.name == "Stealth"
    assert session.undo_label == "Rename the deck"
    head.author.setFocus()
    head.author.selectAll()
    qtbot.keyClicks(head.author, "Me")
    head.description.setPlainText("How to")
    assert (session.deck.author, session.deck.description) == ("Me", "How to")
    session.undo()
    session.undo()
    session.undo()
    assert session.deck.name == "Girls"
    assert head.name.text() == "Girls"


def test_typing_in_the_middle_of_a_name_keeps_the_cursor(qtbot, panel, session):
    name = panel.head.name
    name.setFocus()
    name.setCursorPosition(1)
    qtbot.keyClicks(name, "xy")
    assert session.deck.name == "Gxyirls"
    assert name.cursorPosition() == 3


def test_an_empty_deck_shows_how_to_begin(panel, session):
    session.new()
    assert panel.empty.isVisible()
    session.redo()


def test_the_panel_saves_its_order_and_folds(show_panel, panel, context):
    panel.sort_crypt(CryptOrder.NAME)
    panel.view.fold(["crypt", "type Master"])
    panel.head.unfold.setChecked(True)
    state = panel.save_state()
    other = show_panel(DeckPanel, context)
    other.restore_state(state)
    assert other.save_state() == state
    other.restore_state("nonsense")
    other.restore_state('{"crypt_order": "sideways"}')
    assert other.save_state() == state


def test_every_widget_has_a_name_for_screen_readers(panel):
    for widget in (panel.view, panel.quick_add, panel.head.name, panel.head.author):
        assert widget.accessibleName()
    assert all(isinstance(action, QAction) for action in panel.panel_actions())


# --------------------------------------------------------------------------------- legality badge


def test_the_badge_follows_the_deck_and_leads_to_the_verdict(qtbot, panel, session, context):
    asked = []
    context.carry_out = asked.append
    badge = panel.head.badge
    assert (badge.text(), badge.property("look")) == ("Legal", "success")
    assert badge.accessibleName().startswith("Legality: Legal, Standard on ")
    session.apply("shorten", lambda deck: Deck(crypt=deck.crypt[:1], library=deck.library))
    assert (badge.text(), badge.property("look")) == ("Unfinished", "info")
    session.undo()
    session.apply("double", lambda deck: edits.set_count(deck, deck.library[0].card, 90))
    assert (badge.text(), badge.property("look")) == ("Not legal: 1 reason", "danger")
    assert "90" in badge.accessibleDescription()
    qtbot.keyClick(badge, KEY.Key_Space)
    assert asked == ["legality"]


def test_the_badge_uses_the_chosen_format(panel, session):
    session.judge("limited", None)
    assert "Limited" in panel.head.badge.toolTip()
    session.new()
    assert panel.head.badge.property("look") == "info"  # nothing is red in an empty deck
