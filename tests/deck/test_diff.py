from vtes_deck.deck import edits
from vtes_deck.deck.diff import CardChange, Field, TextChange, diff
from vtes_deck.deck.model import Deck, Slot, UnknownLine


def test_equal_decks_do_not_differ(cb):
    deck = Deck(name="A", library=(Slot(cb["Wash"], 2),))
    assert not diff(deck, deck)


def test_the_order_of_the_cards_makes_no_difference(cb):
    wash, doll = Slot(cb["Wash"], 2), Slot(cb["Blood Doll"], 2)
    assert not diff(Deck(library=(wash, doll)), Deck(library=(doll, wash)))


def test_added_and_removed_cards(cb):
    wash, doll, rack, anson = (cb[n] for n in ("Wash", "Blood Doll", "The Rack", "Anson"))
    before = Deck(crypt=(Slot(anson, 3),), library=(Slot(wash, 2), Slot(doll, 4)))
    after = Deck(crypt=(Slot(anson, 5),), library=(Slot(doll, 4), Slot(rack, 1)))
    found = diff(before, after)
    assert found.crypt == (CardChange(anson, 3, 5),)
    assert found.library == (CardChange(rack, 0, 1), CardChange(wash, 2, 0))
    assert (found.added, found.removed) == (3, 2)
    assert [change.delta for change in found.cards] == [2, 1, -2]


def test_a_comment_is_a_difference(cb):
    wash = cb["Wash"]
    found = diff(Deck(library=(Slot(wash, 2),)), Deck(library=(Slot(wash, 2, "hm"),)))
    assert found.library == (CardChange(wash, 2, 2, "", "hm"),)
    assert (found.added, found.removed) == (0, 0)


def test_changed_texts(cb):
    found = diff(Deck(name="A", author="X"), Deck(name="B", author="X", description="D"))
    assert found.texts == (
        TextChange(Field.NAME, "A", "B"),
        TextChange(Field.DESCRIPTION, "", "D"),
    )


def test_unknown_lines_differ_by_name_and_count_and_not_by_place():
    before = Deck(unknown=(UnknownLine("a", 1, line=3), UnknownLine("b", 2)))
    after = Deck(unknown=(UnknownLine("a", 1, line=9), UnknownLine("a", 1, line=10)))
    found = diff(before, after)
    assert found.unknown_gone == (UnknownLine("b", 2),)
    assert found.unknown_new == (UnknownLine("a", 1, line=10),)


def test_reversed_diffs_are_mirror_images(cb):
    before = Deck(library=(Slot(cb["Wash"], 2),))
    after = edits.add(before, cb["Blood Doll"], 3)
    there, back = diff(before, after), diff(after, before)
    assert [(c.card, c.delta) for c in there.cards] == [(c.card, -c.delta) for c in back.cards]
