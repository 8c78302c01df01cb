"""Two versions on the same shuffles: order of lists, coverage of intervals, gain."""

from collections import Counter

import goldfish_play
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_deck.sim.comparison import aligned, lines, paired
from vtes_deck.sim.runner import run
from vtes_deck.sim.tally import Tally
from vtes_deck.sim.worker_pool import Plan
from vtes_deck.stats.means import difference_of

CARDS = st.lists(st.integers(1, 8), max_size=20)
LIBRARY = [1, 1, 2, 2, 3, 3, 0, 0, 1, 2, 4, 4]


@given(CARDS, CARDS)
def test_both_lists_keep_their_cards_and_share_places(first, second):
    one, other = aligned(first, second)
    assert (Counter(one), Counter(other)) == (Counter(first), Counter(second))
    shared = (Counter(first) & Counter(second)).total()
    assert sum(a == b for a, b in zip(one, other, strict=False)) == shared


@given(CARDS)
def test_a_list_compared_with_itself_in_any_order_is_equal(cards):
    assert aligned(cards, cards[::-1]) == (tuple(cards), tuple(cards))


def test_a_swap_changes_one_place_and_a_new_card_goes_to_the_end():
    assert aligned((1, 2, 3), (3, 9, 1)) == ((1, 2, 3), (1, 9, 3))
    assert aligned((1, 2, 3), (9, 1, 2, 3)) == ((1, 2, 3), (1, 2, 3, 9))
    assert aligned((1, 9, 2, 3), (1, 2, 3)) == ((1, 2, 3, 9), (1, 2, 3))


def test_the_first_deck_keeps_its_order_next_to_a_deck_of_its_size():
    """The games of the first deck are the same as when it plays alone."""
    first, second = goldfish_play.setup([5, 1, 2]), goldfish_play.setup([2, 7, 5], seed=4)
    one, other = paired(first, second)
    assert one == first
    assert other == msgspec.structs.replace(second, library=(5, 7, 2), seed=first.seed)


def study_of(first, second, games=200):
    setups = paired(goldfish_play.setup(first), goldfish_play.setup(second))
    *_, last = run(
        Plan(setups, ("bled", "found", "found_wait", "prey_sum")), games=games, prepare=ready
    )
    return last.study


ready = goldfish_play.ready


def test_a_deck_does_not_differ_from_itself():
    for line in lines(study_of(LIBRARY, LIBRARY[::-1], games=40)):
        assert line.difference.value == 0
        assert line.differing == 0
        assert not line.clear
        assert line.needed is None
        assert (line.lowest, line.highest) == (None, None)


def test_a_better_card_is_detected_and_leads_to_a_game():
    study = study_of(LIBRARY, [9, *LIBRARY[1:]])
    line = next(one for one in lines(study) if (one.measure.name, one.row) == ("bled", 5))
    assert line.better is True
    assert line.difference.low > 0
    # The card is drawn in a turn in 5 of 12 games, and bleeds for 8 more than the one it replaces.
    assert line.difference.low < 8 * 5 / 12 < line.difference.high
    assert 0.3 < line.differing / 200 < 0.53
    assert line.gain > 1
    assert line.needed < 100
    game = line.highest
    better = goldfish_play.play(goldfish_play.setup([9, *LIBRARY[1:]]), game)
    plain = goldfish_play.play(goldfish_play.setup(LIBRARY), game)
    assert sum(t.bleed for t in better.turns) - sum(t.bleed for t in plain.turns) == 8
    fewer = next(one for one in lines(study) if one.measure.name == "prey_sum")
    assert fewer.better is True  # lower values are better


def test_a_card_in_only_one_deck_is_not_compared():
    study = study_of(LIBRARY, [9, *LIBRARY[1:]], games=20)
    rows = {line.row for line in lines(study, names=("found_wait",))}
    assert rows == set(LIBRARY)
    # An event that may not happen has no difference.
    assert lines(study, names=("found",)) == ()


def test_the_interval_of_a_paired_difference_has_the_stated_coverage():
    """150 seeds are compared with the exact value of the model."""
    first, second = LIBRARY, [9, *LIBRARY[1:]]
    held, tries, games = 0, 150, 25
    for seed in range(tries):
        differences = Tally()
        for game in range(games):
            bled = [
                sum(t.bleed for t in goldfish_play.play(one, game).turns)
                for one in (
                    goldfish_play.setup(first, seed=seed, pool=99),
                    goldfish_play.setup(second, seed=seed, pool=99),
                )
            ]
            differences.add(bled[1] - bled[0], game)
        found = differences.difference()
        held += found.low <= 8 * 5 / 12 <= found.high
    assert 0.92 < held / tries < 0.985


def test_pairing_has_the_stated_gain():
    """Independent seeds need this many times the games: their interval is that much wider."""
    study = study_of(LIBRARY, [9, *LIBRARY[1:]], games=400)
    line = next(one for one in lines(study) if (one.measure.name, one.row) == ("bled", 5))
    apart = Counter()
    for game in range(400):
        one = goldfish_play.play(goldfish_play.setup(LIBRARY), game)
        other = goldfish_play.play(goldfish_play.setup([9, *LIBRARY[1:]], seed=77), game)
        apart[sum(t.bleed for t in other.turns) - sum(t.bleed for t in one.turns)] += 1
    ratio = (difference_of(apart).half / line.difference.half) ** 2
    assert ratio == pytest.approx(line.gain, rel=0.25)


@pytest.mark.soak
def test_the_lines_together_are_rarely_wrong():
    """Two decks that differ only by luck: 10 lines together are called clear in 5 of 100 runs."""
    wrong, tries = 0, 50
    for seed in range(tries):
        setups = (
            goldfish_play.setup(LIBRARY, seed=seed),
            goldfish_play.setup(LIBRARY, seed=seed + 1000),
        )
        *_, last = run(Plan(setups, ("bled", "bleed")), games=50, prepare=ready)
        wrong += any(line.clear for line in lines(last.study))
    assert wrong / tries < 0.09
