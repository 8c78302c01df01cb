"""The Collection panel: owned cards, search, wishes, trades, and missing cards."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester

from vtes_deck.app.collection import CollectionBook, namer, read_collection
from vtes_deck.app.collection_rows import CollectionView, rows
from vtes_deck.collection.json_file import decode, encode
from vtes_deck.collection.model import Collection, Lot, Owned, ShelvedDeck, Use
from vtes_deck.collection.usage import Usage
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck
from vtes_deck.gui.panels.collection.details import printings_of
from vtes_deck.gui.panels.collection.panel import CollectionPanel
from vtes_deck.gui.panels.collection.table import COPIES, LANGUAGE, NOTE, CollectionTable, LotsTable


@pytest.fixture
def deck(cb, govern):
    made = edits.add(Deck(name="Stealth"), govern, 5)
    return edits.add(made, cb["Arika"], 2)


@pytest.fixture
def panel(show_panel, context, session, deck, qtbot, jobs):
    session.apply("A deck", lambda _deck: deck)
    made = show_panel(CollectionPanel, context)
    qtbot.waitUntil(lambda: made.collecting.ready)
    yield made
    qtbot.waitUntil(lambda: not jobs.running)


def look_at(panel, view):
    panel.parts.view.setCurrentIndex(panel.parts.view.findData(view))
    panel.show_all()


def cells(panel):
    model = panel.model
    return [
        tuple(model.index(r, c).data() for c in range(model.columnCount()))
        for r in range(model.rowCount())
    ]


def own(panel, qtbot, text):
    panel.parts.add.setText(text)
    qtbot.keyClick(panel.parts.add, Qt.Key.Key_Return)


def on_disk(panel, cb):
    return decode(panel.book.path.read_bytes(), namer(cb))


def test_the_models_keep_qts_rules(cb, qapp, govern):
    usage = Usage(Collection(owned=Owned.of([Lot(govern.id, 3, "V5")])))
    model = CollectionTable(qapp)
    lots = LotsTable(lambda _before, _after: None, qapp)
    testers = QAbstractItemModelTester(model), QAbstractItemModelTester(lots)
    for view in (CollectionView.OWNED, CollectionView.WISHES, CollectionView.DECK):
        model.show_rows(view, rows(view, usage, cb, deck={govern.id: 4}))
        model.sort(1)
        model.show_rows(view, rows(view, usage, cb, deck={govern.id: 5}))
    lots.show_lots(printings_of(govern, usage.collection), {})
    lots.show_lots((), {})
    assert all(tester.model() for tester in testers)


def test_the_panel_begins_with_cards_missing_in_the_deck(panel):
    assert panel.view is CollectionView.DECK
    assert cells(panel) == [
        ("Arika", "2", "0", "2", ""),
        ("Govern the Unaligned", "5", "0", "5", ""),
    ]
    assert panel.parts.summary.text() == "7 of 7 cards missing"


def test_typing_adds_owned_cards(panel, qtbot, cb, jobs, govern):
    own(panel, qtbot, "4 govern the un")
    own(panel, qtbot, "-1 govern the un")
    assert panel.book.value.owned.lots(govern.id) == (Lot(govern.id, 3),)
    assert ("Govern the Unaligned", "5", "3", "2", "") in cells(panel)
    assert panel.context.session.selected == govern
    qtbot.waitUntil(lambda: not jobs.running)
    assert on_disk(panel, cb).owned.count(govern.id) == 3


def test_owned_cards_can_have_a_set(panel, qtbot, govern, cb):
    panel.parts.set.setCurrentIndex(panel.parts.set.findData("V5"))
    own(panel, qtbot, "4 govern the un")
    assert panel.book.value.owned.lots(govern.id) == (Lot(govern.id, 4, "V5"),)
    own(panel, qtbot, "1 blood tears of keph")
    assert panel.book.value.owned.lots(cb["Blood Tears of Kephran"].id)[0].set == ""
    assert "printing unknown" in panel.parts.message.text()


def test_an_unknown_card_is_reported(panel, qtbot):
    own(panel, qtbot, "4 qwertyuiop")
    assert "qwertyuiop" in panel.parts.message.text()
    assert panel.book.value.empty


def test_plus_and_minus_change_copies(panel, qtbot, govern):
    panel.parts.table.selectRow(1)
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus):
        qtbot.keyClick(panel.parts.table, key)
    assert panel.book.value.owned.count(govern.id) == 1
    assert panel.parts.table.currentIndex().row() == 1


def test_wishes_and_trades_by_key(panel, qtbot, govern, cb):
    panel.parts.table.selectAll()
    qtbot.keyClick(panel.parts.table, Qt.Key.Key_W)
    qtbot.keyClick(panel.parts.table, Qt.Key.Key_W)
    panel.parts.table.selectRow(0)
    qtbot.keyClick(panel.parts.table, Qt.Key.Key_W, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(panel.parts.table, Qt.Key.Key_T)
    wishes = {card: one.count for card, one in panel.book.value.wishes.items()}
    assert wishes == {govern.id: 2, cb["Arika"].id: 1}
    assert [one.card for one in panel.book.value.trades.values()] == [cb["Arika"].id]
    look_at(panel, CollectionView.WISHES)
    assert [row[0] for row in cells(panel)] == ["Arika", "Govern the Unaligned"]


def test_undo_and_redo_with_the_usual_keys_concern_the_collection(panel, qtbot, govern, session):
    own(panel, qtbot, "4 govern the un")
    panel.parts.table.setFocus()
    qtbot.keyClick(panel.parts.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert panel.book.value.owned.count(govern.id) == 0
    assert session.deck.count(govern) == 5
    assert "Add 4" in panel.parts.redo.toolTip()
    panel.parts.redo.click()
    assert panel.book.value.owned.count(govern.id) == 4


def test_undo_in_the_input_line_affects_typed_text_first_and_then_the_collection(
    panel, qtbot, govern
):
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClicks(panel.parts.add, "4 govern the un")
    qtbot.keyClick(panel.parts.add, Qt.Key.Key_Z, control)
    assert panel.parts.add.text() != "4 govern the un"
    own(panel, qtbot, "4 govern the un")
    qtbot.keyClick(panel.parts.add, Qt.Key.Key_Z, control)
    assert panel.book.value.owned.count(govern.id) == 0
    assert panel.parts.add.text() == ""


def test_undo_affects_the_collection_only_in_its_panel(open_window, quiet, qtbot, govern):
    window = open_window()
    quiet(window)
    window.session.add(govern, 1)
    before = window.session.deck
    window.go_to("collection")
    host = next(host for host in window.columns.hosts if host.spec.key == "collection")
    qtbot.waitUntil(lambda: host.panel is not None and host.panel.collecting.ready)
    panel = host.panel
    panel.work.own(govern, 2)
    panel.parts.table.setFocus()
    qtbot.keyClick(panel.parts.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert panel.book.value.owned.count(govern.id) == 0
    assert window.session.deck == before
    quiet(window)


def test_a_deck_with_a_file_can_be_marked_as_built(panel, session, govern, tmp_path, qtbot):
    assert panel.parts.use.isHidden()
    session.saved(tmp_path / "stealth.txt", "twd", session.deck)
    assert not panel.parts.use.isHidden()
    own(panel, qtbot, "4 govern the un")
    panel.parts.use.setCurrentIndex(panel.parts.use.findData(Use.FIXED))
    panel.parts.use.activated.emit(0)
    kept = panel.book.value.decks[str(tmp_path / "stealth.txt")]
    assert (kept.name, kept.use, kept.cards[govern.id]) == ("Stealth", Use.FIXED, 5)
    assert panel.shown_rows(CollectionView.DECK)[1].missing == 1
    look_at(panel, CollectionView.SHORT)
    assert cells(panel)[1] == ("Govern the Unaligned", "4", "5", "1", "")
    assert "5 in Stealth (fixed)" in panel.parts.details.where.text()


def test_decks_that_share_cards_are_named(panel, session, govern, cb, tmp_path):
    assert panel.parts.sharing.isHidden()
    other = edits.add(Deck(name="Bleed"), govern, 3)
    panel.work.mark("other", "Bleed", other, Use.FIXED)
    panel.work.own(govern, 6)
    assert cells(panel)[1] == ("Govern the Unaligned", "5", "6", "3", "2", "")
    assert panel.parts.sharing.text() == "Shares cards with Bleed (3, 2 short for both)."
    look_at(panel, CollectionView.OWNED)
    assert panel.parts.sharing.isHidden()


def test_missing_cards_go_to_the_clipboard_and_the_wish_list(panel, govern):
    panel.acts.missing.trigger()
    text = QGuiApplication.clipboard().text()
    assert "5x Govern the Unaligned (have 0, need 5)" in text
    assert text.startswith("Missing for Stealth: 7 cards")
    panel.acts.wish.trigger()
    assert panel.book.value.wishes[govern.id].count == 5
    panel.acts.own.trigger()
    assert panel.parts.message.text() == "7 cards added to the collection."
    assert not panel.acts.missing.isEnabled()
    assert panel.parts.summary.text() == "You have all 7 cards."


def test_the_list_for_the_shop_is_printed(panel, session, govern, qtbot, jobs):
    from vtes_deck.gui.panels.collection.print_dialog import ListPaper

    panel.work.own(govern, 4)
    panel.work.mark("other", "Bleed", edits.add(Deck(), govern, 3), Use.FIXED)
    assert panel.acts.print.isEnabled()
    panel.acts.print.trigger()
    paper = panel.findChild(ListPaper)
    page = [mark.text for mark in paper.document.pages[0].texts]
    assert page[:2] == ["Missing for Stealth", "6 cards, 2 different"]
    at = page.index("Govern the Unaligned")
    assert page[at - 1 : at + 4] == ["4", "Govern the Unaligned", "1", "5", "3 in Bleed (fixed)"]
    assert paper.file_name == "Missing for Stealth"
    paper.close()
    look_at(panel, CollectionView.OWNED)
    assert not panel.acts.print.isEnabled()


def test_a_view_is_narrowed_while_typing(panel, qtbot, cb):
    look_at(panel, CollectionView.ALL)
    assert panel.model.rowCount() == len(cb)
    qtbot.keyClicks(panel.parts.words, "set:EK")
    expected = len(cb.search("set:EK"))
    qtbot.waitUntil(lambda: panel.model.rowCount() == expected)
    panel.parts.words.setText("qqqq")
    qtbot.keyClick(panel.parts.words, Qt.Key.Key_Return)
    assert "qqqq" in panel.parts.empty.text()
    assert panel.parts.empty.isVisible()


def test_an_empty_collection_shows_how_to_begin(panel):
    look_at(panel, CollectionView.OWNED)
    assert "4 govern" in panel.parts.empty.text()
    assert panel.parts.begin_import.isVisible()
    look_at(panel, CollectionView.SHORT)
    assert panel.parts.empty.text() == "No built deck is missing cards."


def test_copies_are_listed_by_printing(panel, qtbot, govern, session):
    session.select(govern)
    table, model = panel.parts.details.table, panel.parts.details.model
    row = model.row_of(Lot(govern.id, 1, "V5"))
    table.setCurrentIndex(model.index(row, COPIES))
    for _ in range(3):
        qtbot.keyClick(table, Qt.Key.Key_Plus)
    assert panel.book.value.owned.lots(govern.id) == (Lot(govern.id, 3, "V5"),)
    model.setData(model.index(row, COPIES), 7)
    assert panel.book.value.owned.count(govern.id) == 7
    model.setData(model.index(row, LANGUAGE), "  FR ")
    assert panel.book.value.owned.lots(govern.id) == (Lot(govern.id, 7, "V5", language="FR"),)
    assert panel.parts.details.title.text() == "Govern the Unaligned: 7 copies"
    while panel.book.undo():
        pass
    assert panel.book.value.empty


def test_a_lot_keeps_its_place_during_an_edit(panel, govern, session, qapp):
    panel.work.own_lots([Lot(govern.id, 4, "V5"), Lot(govern.id, 2, "V5", language="FR")], "Mine")
    session.select(govern)
    table, model = panel.parts.details.table, panel.parts.details.model
    QAbstractItemModelTester(model)
    row = model.row_of(Lot(govern.id, 1, "V5"))
    others = [model.lot(n).kind for n in range(model.rowCount()) if n != row]
    table.setCurrentIndex(model.index(row, LANGUAGE))
    for column, text in ((LANGUAGE, "ZZ"), (NOTE, "signed"), (LANGUAGE, ""), (COPIES, 3)):
        model.setData(model.index(row, column), text)
        assert table.currentIndex() == model.index(row, LANGUAGE)
    assert model.lot(row) == Lot(govern.id, 3, "V5", note="signed")
    assert table.selectionModel().isRowSelected(row)
    # There is a row to add plain copies to, after those of the same printing.
    assert model.rowCount() == len(others) + 2
    assert [model.lot(n).kind for n in range(model.rowCount())][:row] == others[:row]
    assert model.row_of(Lot(govern.id, 1, "V5")) > row
    panel.acts.undo.trigger()
    assert model.lot(row).count == 4


def test_merged_lots_are_one_row(panel, govern, session, qapp):
    panel.work.own_lots([Lot(govern.id, 4, "V5"), Lot(govern.id, 2, "V5", language="FR")], "Mine")
    session.select(govern)
    table, model = panel.parts.details.table, panel.parts.details.model
    QAbstractItemModelTester(model)
    rows = model.rowCount()
    row = model.row_of(Lot(govern.id, 1, "V5", language="FR"))
    table.setCurrentIndex(model.index(row, LANGUAGE))
    model.setData(model.index(row, LANGUAGE), "")
    assert model.rowCount() == rows - 1
    assert model.lot(table.currentIndex().row()) == Lot(govern.id, 6, "V5")
    session.select(None)
    assert model.rowCount() == 0


def test_unknown_copies_can_be_assigned_to_a_printing(panel, qtbot, govern, session):
    panel.work.own(govern, 5)
    session.select(govern)
    table, model = panel.parts.details.table, panel.parts.details.model
    table.setCurrentIndex(model.index(model.row_of(Lot(govern.id, 1, "V5")), COPIES))
    qtbot.keyClick(table, Qt.Key.Key_U)
    assert panel.book.value.owned.lots(govern.id) == (Lot(govern.id, 4), Lot(govern.id, 1, "V5"))
    qtbot.keyClick(table, Qt.Key.Key_U, Qt.KeyboardModifier.ShiftModifier)
    assert panel.book.value.owned.lots(govern.id) == (Lot(govern.id, 5, "V5"),)
    qtbot.keyClick(table, Qt.Key.Key_U)
    assert "There are no copies" in panel.parts.message.text()


def test_a_change_of_the_file_by_another_window_is_reported(panel, qtbot, cb, govern, jobs):
    own(panel, qtbot, "1 govern the un")
    qtbot.waitUntil(lambda: not jobs.running)
    other = CollectionBook()
    other.begin(read_collection(other.path, cb))
    other.apply("Add", lambda c: Collection(owned=Owned.of([Lot(govern.id, 9)])))
    other.write(cb)
    own(panel, qtbot, "1 govern the un")
    qtbot.waitUntil(panel.parts.banner.isVisible)
    assert panel.collecting.trouble.kind == "conflict"
    panel.parts.banner.offered.emit("theirs")
    qtbot.waitUntil(lambda: panel.book.value.owned.count(govern.id) == 9)
    assert panel.parts.banner.isHidden()
    panel.acts.undo.trigger()
    assert panel.book.value.owned.count(govern.id) == 2


def test_the_version_of_another_window_is_kept_when_yours_is_saved(panel, qtbot, cb, jobs):
    panel.book.path.parent.mkdir(parents=True, exist_ok=True)
    panel.book.path.write_bytes(b'{"program": "VTES Deck collection", "shape": 99}')
    own(panel, qtbot, "1 govern the un")
    qtbot.waitUntil(lambda: panel.collecting.trouble is not None)
    panel.parts.banner.offered.emit("ours")
    qtbot.waitUntil(lambda: not jobs.running)
    assert "is kept as collection.json.replaced-" in panel.parts.banner.text.text()
    (beside,) = panel.book.path.parent.glob("collection.json.replaced-*")
    assert b"99" in beside.read_bytes()


def test_a_damaged_file_is_reported(show_panel, context, own_home, qtbot, jobs):
    path = own_home / "data" / "collection.json"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"{")
    panel = show_panel(CollectionPanel, context)
    assert panel.parts.empty.text() == "Reading the collection …"
    qtbot.waitUntil(lambda: panel.collecting.ready)
    assert "damaged" in panel.parts.banner.text.text()
    assert panel.parts.banner.isVisible()
    panel.parts.banner.offered.emit("dismiss")
    assert panel.parts.banner.isHidden()
    qtbot.waitUntil(lambda: not jobs.running)


def test_a_failed_save_is_reported_and_tried_again(panel, qtbot, monkeypatch, cb, jobs, govern):
    def full(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("vtes_deck.app.collection.write_atomic", full)
        own(panel, qtbot, "1 govern the un")
        qtbot.waitUntil(panel.parts.banner.isVisible)
    assert "No space left" in panel.parts.banner.text.text()
    panel.parts.banner.offered.emit("again")
    qtbot.waitUntil(panel.parts.banner.isHidden)
    assert on_disk(panel, cb).owned.count(govern.id) == 1


def test_the_last_typed_text_is_saved_when_the_program_ends(panel, qtbot, cb, jobs, govern):
    for _ in range(5):
        own(panel, qtbot, "1 govern the un")
    jobs.close()
    assert on_disk(panel, cb).owned.count(govern.id) == 5


def test_the_view_is_saved(panel):
    look_at(panel, CollectionView.TRADES)
    state = panel.save_state()
    look_at(panel, CollectionView.DECK)
    panel.restore_state(state)
    assert panel.view is CollectionView.TRADES
    panel.restore_state("nonsense")
    assert panel.view is CollectionView.TRADES


def test_a_large_collection_is_written_in_the_background(
    show_panel, context, own_home, cb, qtbot, jobs
):
    names = namer(cb)
    some = [card for card in cb for _ in range(2)][:2_000]
    lots = [Lot(card.id, 1, "", language=f"L{n % 5}") for n, card in enumerate(some)]
    decks = {
        f"{n}": ShelvedDeck(
            path=f"{n}",
            name=f"Deck {n}",
            use=Use.FLEXIBLE,
            cards={card.id: 2 for card in some[n * 7 : n * 7 + 200 : 5]},
        )
        for n in range(20)
    }
    path = own_home / "data" / "collection.json"
    path.parent.mkdir(parents=True)
    path.write_bytes(encode(Collection(owned=Owned.of(lots), decks=decks), names))
    panel = show_panel(CollectionPanel, context)
    qtbot.waitUntil(lambda: panel.collecting.ready)
    panel.work.own(some[0], 1)
    assert jobs.running
    qtbot.waitUntil(lambda: not jobs.running)
