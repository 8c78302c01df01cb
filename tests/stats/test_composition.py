"""The composition of a deck."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_deck.deck.model import Deck, Slot
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.stats.composition import Density, composition, density_of


@pytest.fixture(scope="module")
def small(cb):
    """Two vampires and four kinds of library cards."""
    return Deck(
        crypt=(Slot(cb["Gilbert Duane (G1)"], 2), Slot(cb["Anarch Convert"], 3)),
        library=(
            Slot(cb["Govern the Unaligned"], 4),
            Slot(cb["Swallowed by the Night"], 2),
            Slot(cb["Villein"], 1),
            Slot(cb["Minion Tap"], 1),
        ),
    )


def test_the_crypt_is_counted_by_copies(small):
    crypt = composition(small).crypt
    assert (crypt.count, crypt.different) == (5, 2)
    assert crypt.capacities == {1: 3, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 2}
    assert crypt.groups == {1: 2, None: 3}
    assert list(crypt.groups) == [1, None]
    assert crypt.clans == {"Caitiff": 3, "Malkavian": 2}
    assert (crypt.lowest, crypt.highest) == (3 * 1 + 7, 2 * 7 + 2)
    assert crypt.mean == pytest.approx(17 / 5)
    assert crypt.opening == pytest.approx(4 * 17 / 5)
    assert (crypt.titles, crypt.votes) == ({"Prince": 2}, 4)


def test_the_library_is_counted_by_copies(small):
    library = composition(small).library
    assert (library.count, library.different) == (8, 4)
    assert library.types == {
        "Action": 4,
        "Action Modifier/Combat": 2,
        "Master": 2,
    }
    assert (library.blood, library.trifles) == (4, 1)
    assert library.pool == 0


def test_functions_are_grouped_by_their_share_of_the_library(small):
    library = composition(small).library
    assert library.share("bleed") == 4 / 8
    assert library.share("bounce") == 0
    assert library.by_density() == {
        Density.MAIN: {"acceleration": 4, "bleed": 4},
        Density.MUCH: {"maneuver": 2, "pool gain": 2, "stealth": 2},
    }


@pytest.mark.parametrize(
    ("share", "density"),
    [
        (1.0, Density.MAIN),
        (0.251, Density.MAIN),
        (0.25, Density.MUCH),
        (0.14, Density.MUCH),
        (0.139, Density.SOME),
        (0.07, Density.SOME),
        (0.069, Density.LITTLE),
    ],
)
def test_a_share_at_a_limit_belongs_to_one_group(share, density):
    assert density_of(share) is density


def test_disciplines_of_the_crypt_are_compared_with_those_needed(small):
    rows = {row.code: row for row in composition(small).disciplines}
    assert (rows["dom"].superior, rows["dom"].needed) == (2, 4)
    assert rows["obf"].needed == 2
    assert rows["obf"].vampires == rows["obf"].inferior + rows["obf"].superior


def test_an_empty_deck_has_an_empty_composition():
    nothing = composition(Deck())
    assert nothing.crypt.mean == nothing.crypt.opening == 0
    assert nothing.disciplines == ()
    assert nothing.library.types == {}


@given(index=st.integers(0, 4000), seed=st.randoms(use_true_random=False))
def test_the_order_of_a_deck_does_not_matter(cb, index, seed):
    deck = from_archive(cb.archive.decks[index], cb.get)
    crypt, library = list(deck.crypt), list(deck.library)
    seed.shuffle(crypt)
    seed.shuffle(library)
    shuffled = Deck(crypt=tuple(crypt), library=tuple(library))
    assert composition(shuffled) == composition(deck)


@given(index=st.integers(0, 4000))
def test_the_parts_have_the_total_as_sum(cb, index):
    deck = from_archive(cb.archive.decks[index], cb.get)
    found = composition(deck)
    assert sum(found.crypt.capacities.values()) == deck.crypt_count == found.crypt.count
    assert sum(found.crypt.groups.values()) == sum(found.crypt.clans.values()) == found.crypt.count
    assert sum(found.library.types.values()) == deck.library_count
    assert found.crypt.lowest <= found.crypt.opening <= found.crypt.highest
    for row in found.disciplines:
        assert row.vampires <= found.crypt.count
        assert row.needed <= found.library.count
