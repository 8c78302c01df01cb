"""Used, missing and spare cards: fixed decks add up, flexible ones share their cards."""

from hypothesis import given
from hypothesis import strategies as st

from vtes_deck.collection.model import Collection, Listed, Lot, Owned, ShelvedDeck, Use
from vtes_deck.collection.usage import Usage, Used, wishes_of


def having(owned, *decks):
    kept = {
        path: ShelvedDeck(path=path, name=path, use=use, cards=cards) for path, use, cards in decks
    }
    return Usage(Collection(owned=Owned.of(Lot(c, n) for c, n in owned.items()), decks=kept))


def test_fixed_decks_add_up_and_flexible_decks_share():
    usage = having(
        {1: 10},
        ("a", Use.FIXED, {1: 3}),
        ("b", Use.FIXED, {1: 2}),
        ("c", Use.FLEXIBLE, {1: 4}),
        ("d", Use.FLEXIBLE, {1: 1}),
        ("e", Use.IDEA, {1: 9}),
    )
    assert usage.used(1) == Used(5, 4)
    assert usage.surplus(1) == 1
    assert [deck.path for deck in usage.holders(1)] == ["a", "b", "c", "d"]


def test_a_card_in_no_deck_is_spare():
    usage = having({1: 10})
    assert usage.used(1) == Used()
    assert usage.surplus(1) == 10
    assert usage.surplus(2) == 0


def test_cards_in_other_decks_are_missing():
    usage = having({1: 6}, ("a", Use.FIXED, {1: 4}), ("b", Use.FLEXIBLE, {1: 2}))
    (found,) = usage.missing({1: 5})
    assert (found.need, found.have, found.available, found.missing) == (5, 6, 2, 3)
    assert [lender.deck.path for lender in found.lenders] == ["a", "b"]


def test_cards_in_the_deck_are_available_to_it():
    usage = having({1: 4}, ("a", Use.FIXED, {1: 4}))
    assert usage.missing({1: 4}, "a")[0].missing == 0
    assert usage.missing({1: 4})[0].missing == 4


def test_flexible_decks_lend_their_cards_with_a_note():
    usage = having({1: 4}, ("a", Use.FLEXIBLE, {1: 3}))
    (found,) = usage.missing({1: 3})
    assert found.missing == 0
    assert found.borrowed == 2


def test_a_deck_of_cards_that_you_do_not_own_misses_all():
    (found,) = having({}).missing({1: 2})
    assert (found.missing, found.borrowed, found.lenders) == (2, 0, ())


def test_decks_that_share_cards_and_the_need_of_both_together():
    usage = having(
        {1: 3, 2: 9},
        ("a", Use.FIXED, {1: 2, 2: 1}),
        ("b", Use.IDEA, {2: 2}),
        ("c", Use.IDEA, {7: 1}),
    )
    shared = usage.sharing({1: 2, 2: 2}, "x")
    assert [(one.deck.path, one.copies, one.short) for one in shared] == [
        ("a", 3, {1: 1}),
        ("b", 2, {}),
    ]
    assert [one.deck.path for one in usage.sharing({1: 2, 2: 2}, "a")] == ["b"]


def test_missing_cards_become_wishes_and_no_wish_shrinks():
    usage = having({1: 1})
    missing = usage.missing({1: 3, 2: 1, 3: 1})
    before = {1: Listed(1, 9, "V5", "foil"), 3: Listed(3, 1)}
    assert wishes_of(missing, before) == (Listed(1, 9, "V5", "foil"), Listed(2, 1), Listed(3, 1))
    assert wishes_of(having({1: 3}).missing({1: 3}), {}) == ()


decks = st.lists(
    st.tuples(st.sampled_from(list(Use)), st.dictionaries(st.integers(1, 6), st.integers(1, 9))),
    max_size=6,
)
owned = st.dictionaries(st.integers(1, 6), st.integers(1, 20))


@given(owned, decks, st.dictionaries(st.integers(1, 6), st.integers(1, 9), min_size=1))
def test_the_number_of_missing_cards_has_bounds(have, some, wanted):
    usage = having(have, *((f"d{n}", use, cards) for n, (use, cards) in enumerate(some)))
    assert usage.missing_count(wanted) == sum(found.missing for found in usage.missing(wanted))
    for found in usage.missing(wanted):
        assert 0 <= found.missing <= found.need
        assert found.missing + min(found.need, found.available) == found.need
        assert 0 <= found.borrowed <= found.need - found.missing


@given(owned, decks)
def test_without_shortage_every_built_deck_can_be_built(have, some):
    usage = having(have, *((f"d{n}", use, cards) for n, (use, cards) in enumerate(some)))
    short = {card for card in usage.cards if usage.surplus(card) < 0}
    for deck in usage.collection.decks.values():
        if deck.use is not Use.IDEA:
            assert usage.missing_count(deck.cards, deck.path) == sum(
                m.missing for m in usage.missing(deck.cards, deck.path)
            )
            lacking = {m.card for m in usage.missing(deck.cards, deck.path) if m.missing}
            assert lacking <= short
