"""The Qt model of the deck: correct after every change, with minimal changes."""

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as given_settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from vtes_deck.app.decklist import CryptOrder, LibraryOrder, lay_out
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck, UnknownLine
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.models.deck_cells import DeckColumn, DeckRole, row_key
from vtes_deck.gui.models.deck_tree import DeckTree

STRICT = QAbstractItemModelTester.FailureReportingMode.Warning


@pytest.fixture
def tree(qapp, qtmodeltester):
    comments = []
    model = DeckTree(lambda card, text: comments.append((card, text)), lambda mime: True)
    model.comments = comments
    # The tester reports Qt warnings, which fail the test.
    model.tester = QAbstractItemModelTester(model, STRICT)
    yield model
    model.tester.deleteLater()


def contents(model):
    """The content of the model, through Qt's own interface."""
    shown = []
    for place in range(model.rowCount(QModelIndex())):
        parent = model.index(place, 0)
        rows = [
            model.index(n, DeckColumn.NAME, parent).data(DeckRole.ROW)
            for n in range(model.rowCount(parent))
        ]
        shown.append((parent.data(DeckRole.BLOCK), rows))
    return shown


def expected(blocks):
    return [(block, list(block.rows)) for block in blocks]


@pytest.fixture
def winner(cb):
    return from_archive(cb.archive.decks[0], cb.get)


def test_the_model_equals_the_layout_of_the_deck(tree, winner):
    blocks = lay_out(winner)
    tree.show(blocks)
    assert contents(tree) == expected(blocks)


def test_a_changed_count_is_one_changed_row(tree, winner, qtbot):
    tree.show(lay_out(winner))
    card = winner.library[0].card
    index = tree.find(card.id)
    changed, others = [], []
    tree.dataChanged.connect(lambda first, last: changed.append((first.parent(), first.row())))
    for signal in (tree.modelReset, tree.rowsInserted, tree.rowsRemoved):
        signal.connect(lambda *a: others.append(a))
    tree.show(lay_out(edits.add(winner, card, 1)))
    assert others == []
    assert (index.parent(), index.row()) in changed
    rows = [place for parent, place in changed if parent.isValid()]
    assert len(rows) == 1


def test_indexes_survive_added_and_removed_cards_and_blocks(tree, winner, cb):
    from PySide6.QtCore import QPersistentModelIndex

    tree.show(lay_out(winner))
    kept = {slot.card.id: QPersistentModelIndex(tree.find(slot.card.id)) for slot in winner.library}
    deck = edits.add_unknown(winner, UnknownLine("Xyz", 2))
    deck = edits.add(deck, cb["Anthelios, The Red Star"], 1)
    gone = winner.library[3].card
    deck = edits.set_count(deck, gone, 0)
    tree.show(lay_out(deck))
    for card_id, index in kept.items():
        if card_id == gone.id:
            assert not index.isValid()
        else:
            assert index.data(DeckRole.ROW).card.id == card_id


@pytest.fixture
def pool(cb):
    """Cards for random decks."""
    return [slot.card for deck in cb.archive.decks[:3] for slot in from_archive(deck, cb.get).slots]


@given_settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    max_examples=given_settings.default.max_examples // 2,
)
@given(data=st.data())
def test_any_sequence_of_edits_and_orders_keeps_the_model_correct(tree, pool, data):
    deck = Deck()
    for _ in range(data.draw(st.integers(1, 8))):
        for card in data.draw(st.lists(st.sampled_from(pool), max_size=6)):
            deck = edits.set_count(deck, card, data.draw(st.integers(0, 3)))
        if data.draw(st.booleans()):
            deck = edits.add_unknown(deck, UnknownLine(data.draw(st.sampled_from("abc"))))
        elif deck.unknown:
            deck = edits.drop_unknown(deck, deck.unknown[0])
        blocks = lay_out(
            deck,
            data.draw(st.sampled_from(CryptOrder)),
            data.draw(st.sampled_from(LibraryOrder)),
        )
        tree.show(blocks)
        assert contents(tree) == expected(blocks)
        for slot in deck.slots:
            assert row_key(tree.find(slot.card.id).data(DeckRole.ROW)) == slot.card.id


def test_two_equal_unknown_lines_are_two_rows(tree):
    twice = Deck(unknown=(UnknownLine("Same"), UnknownLine("Same")))
    tree.show(lay_out(Deck(unknown=(UnknownLine("Same"),))))
    tree.show(lay_out(twice))
    assert contents(tree) == expected(lay_out(twice))


def test_a_comment_is_emitted_and_not_stored_by_the_model(tree, winner):
    tree.show(lay_out(winner))
    card = winner.crypt[0].card
    index = tree.find(card.id).siblingAtColumn(DeckColumn.COMMENT)
    assert index.flags() & Qt.ItemFlag.ItemIsEditable
    assert tree.setData(index, "  good  ")
    assert tree.comments == [(card, "good")]


def test_suggestions_are_listed_below_their_lines(tree, cb):
    line = UnknownLine("Gover", line=4)
    tree.show(lay_out(Deck(unknown=(line,))))
    govern = cb["Govern the Unaligned"]
    tree.suggest({"Gover": (govern,)})
    assert tree.find(row_key(line)).data(DeckRole.SUGGESTIONS) == (govern,)


def test_a_row_has_spoken_text(tree, cb):
    deck = edits.add(Deck(), cb["Govern the Unaligned"], 4)
    deck = edits.add_unknown(deck, UnknownLine("Xyz"))
    tree.show(lay_out(deck))
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert tree.find(cb["Govern the Unaligned"].id).data(spoken) == (
        "Govern the Unaligned, 4 copies"
    )
    assert tree.find(row_key(deck.unknown[0])).data(spoken) == "not recognised: Xyz, 1 copy"
    assert tree.index(2, 0).data(spoken) == "Library (4)"
