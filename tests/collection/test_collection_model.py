"""The collection as a value: lots are merged, edits share unchanged parts."""

from hypothesis import given
from hypothesis import strategies as st

from vtes_deck.collection import edits
from vtes_deck.collection.edits import Mode
from vtes_deck.collection.model import MAX_COPIES, Collection, Listed, Lot, Owned, Unread

words = st.sampled_from(["", "V5", "KoT", "Jyhad"])
lots = st.builds(
    Lot,
    card=st.integers(100_001, 100_400),
    count=st.integers(1, 60),
    set=words,
    condition=st.sampled_from(["", "NM"]),
    language=st.sampled_from(["", "FR"]),
    place=st.sampled_from(["", "Binder A"]),
)
many = st.lists(lots, max_size=30)


def counts(owned):
    return {lot.kind: lot.count for lot in owned}


def test_equal_copies_are_one_lot():
    owned = Owned.of([Lot(1, 2, "V5"), Lot(1, 3, "V5"), Lot(1, 1), Lot(2, 4)])
    assert owned.lots(1) == (Lot(1, 1), Lot(1, 5, "V5"))
    assert owned.count(1) == 6
    assert owned.total == 10
    assert len(owned) == 3
    assert owned.cards == {1, 2}


def test_no_copies_are_no_lot():
    assert Owned().lots(7) == ()
    assert Owned().count(7) == 0
    assert Collection().empty
    assert not Collection(owned=Owned.of([Lot(1, 1)])).empty


@given(many)
def test_a_collection_does_not_depend_on_the_order_of_lots(some):
    assert Owned.of(some) == Owned.of(reversed(some))
    assert hash(Owned.of(some)) == hash(Owned.of(reversed(some)))
    assert list(Owned.of(Owned.of(some))) == list(Owned.of(some))


@given(many, lots)
def test_adding_and_taking_away_again_changes_nothing(some, lot):
    before = Collection(owned=Owned.of(some))
    after = edits.add(before, lot, 5)
    assert after.owned.count(lot.card) == before.owned.count(lot.card) + 5
    assert edits.add(after, lot, -5) == before


@given(many, lots)
def test_an_edit_does_not_change_the_old_value(some, lot):
    before = Collection(owned=Owned.of(some))
    held = counts(before.owned)
    edits.set_lot(before, lot, 0)
    edits.add(before, lot, 3)
    edits.receive(before, [lot], Mode.REPLACE)
    assert counts(before.owned) == held


def test_an_edit_shares_unchanged_parts_with_the_old_value():
    before = Collection(owned=Owned.of(Lot(card, 1) for card in range(1, 4001)))
    after = edits.add(before, Lot(17, 1), 1)
    shared = [card for card in range(1, 4001) if after.owned.lots(card) is before.owned.lots(card)]
    assert len(shared) == 3999


@given(many, st.integers(1, 80))
def test_removing_copies_removes_exactly_that_number(some, copies):
    before = Collection(owned=Owned.of(some))
    for card in before.owned.cards:
        after = edits.take(before, card, copies)
        assert after.owned.count(card) == max(before.owned.count(card) - copies, 0)


def test_copies_with_the_fewest_details_are_removed_first():
    before = Collection(owned=Owned.of([Lot(1, 2), Lot(1, 2, "V5"), Lot(1, 2, "V5", "NM")]))
    after = edits.take(before, 1, 3)
    assert after.owned.lots(1) == (Lot(1, 1, "V5"), Lot(1, 2, "V5", "NM"))


def test_unknown_copies_can_be_assigned_to_a_printing():
    before = Collection(owned=Owned.of([Lot(1, 5), Lot(1, 1, "V5")]))
    after = edits.move(before, Lot(1, 5), Lot(1, 1, "V5"), 3)
    assert after.owned.lots(1) == (Lot(1, 2), Lot(1, 4, "V5"))
    assert edits.move(before, Lot(1, 5), Lot(1, 1, "V5"), 99).owned.lots(1) == (Lot(1, 6, "V5"),)


@given(many, many)
def test_an_import_adds_sets_or_replaces(some, came):
    before = Collection(owned=Owned.of(some))
    brought = Owned.of(came)
    added = edits.receive(before, came, Mode.ADD).owned
    put = edits.receive(before, came, Mode.SET).owned
    assert edits.receive(before, came, Mode.REPLACE).owned == brought
    for card in before.owned.cards | brought.cards:
        assert added.count(card) == before.owned.count(card) + brought.count(card)
        expected = brought if card in brought.cards else before.owned
        assert put.lots(card) == expected.lots(card)


def test_lots_have_a_size_limit():
    before = Collection(owned=Owned.of([Lot(1, MAX_COPIES)]))
    assert edits.add(before, Lot(1, 1), 5).owned.count(1) == MAX_COPIES


def test_wishes_and_offers_can_be_set_and_removed():
    collection = edits.wish(Collection(), [Listed(1, 3), Listed(2, 1, "V5")])
    collection = edits.offer(collection, [Listed(1, 2)])
    assert collection.wishes == {1: Listed(1, 3), 2: Listed(2, 1, "V5")}
    assert edits.wish(collection, [Listed(1, 0)]).wishes == {2: Listed(2, 1, "V5")}
    assert collection.trades == {1: Listed(1, 2)}


def test_an_unknown_line_stays_until_it_is_resolved():
    line = Unread("2x Gouvern", 2, "list.csv", 7)
    collection = edits.receive(Collection(), [], unread=[line])
    assert collection.unread == (line,)
    resolved = edits.resolve_unread(collection, line, 5)
    assert resolved.owned.count(5) == 2
    assert resolved.unread == ()
    assert edits.resolve_unread(resolved, line, 5) is resolved
    assert edits.drop_unread(collection, [line]).unread == ()


def test_a_line_imported_twice_counts_its_copies_twice():
    line = Unread("2x Gouvern", 2, "list.csv", 7)
    resolved = edits.resolve_unread(Collection(unread=(line, line)), line, 5)
    assert (resolved.owned.count(5), resolved.unread) == (4, ())
