"""Swaps: good ones are ranked first, and random differences are not called effects."""

import goldfish_play
import pytest

from vtes_deck.sim.swaps import Goal, Swap, WhatIfQuestion, rank, swapped, swaps

LIBRARY = [1, 1, 2, 2, 3, 3, 10, 10, 1, 2, 4, 4]
SETUP = goldfish_play.setup(LIBRARY, pool=99)
GOAL = Goal("bled", 5)


def last(tries, games=64, **options):
    question = WhatIfQuestion(SETUP, tuple(tries), GOAL, games)
    *_, found = rank(question, prepare=goldfish_play.ready, **options)
    return found


def test_every_card_can_be_swapped_for_every_other():
    made = swaps(SETUP, (1, 2, 7), (2, 9))
    assert made == (Swap(1, 2), Swap(1, 9), Swap(2, 9))  # 7 is not in the deck


def test_crypt_and_library_are_not_mixed():
    setup = goldfish_play.setup(LIBRARY, crypt=(200001, 200002))
    made = swaps(setup, (1, 200001), (9, 200003))
    assert made == (Swap(1, 9), Swap(200001, 200003))
    assert swapped(setup, made[1]).crypt == (200003, 200002)


def test_a_swap_changes_one_copy_in_its_place():
    changed = swapped(SETUP, Swap(1, 9))
    assert sum(a != b for a, b in zip(SETUP.library, changed.library, strict=True)) == 1
    assert changed.library.count(1) == 2
    with pytest.raises(ValueError, match="not in"):
        swapped(SETUP, Swap(77, 9))


def test_the_best_swap_is_first_and_clear():
    found = last(swaps(SETUP, set(LIBRARY), (9, 10, 5, 12)))
    best = found.tried[0]
    assert best.swap == Swap(10, 9)
    assert best.clear
    assert best.going
    assert best.games == 64
    # A card is drawn in a turn in 5 of 12 games; the nine adds 9 instead of 0.
    assert best.difference.low < 9 * 5 / 12 < best.difference.high
    assert best.sure.half > best.difference.half
    assert found.tried[-1].games < best.games
    assert len(found.tried) == len(swaps(SETUP, set(LIBRARY), (9, 10, 5, 12)))


def test_nothing_is_clear_after_few_games():
    found = last(swaps(SETUP, (10,), (9,)), games=49)
    assert found.tried[0].sure.low > 0
    assert not found.tried[0].clear
    assert last(swaps(SETUP, (10,), (9,)), games=50).tried[0].clear


def test_lower_values_can_be_better():
    question = WhatIfQuestion(SETUP, swaps(SETUP, (10,), (9, 1)), Goal("prey_sum"), 32)
    *_, found = rank(question, prepare=goldfish_play.ready)
    assert found.tried[0].swap == Swap(10, 9)
    assert found.tried[0].difference.value < 0 < found.tried[0].effect


@pytest.mark.soak
def test_swaps_that_do_nothing_are_rarely_called_clear():
    """Twelve swaps for cards with the same average worth, with many seeds.

    With separate intervals, far more runs would find an effect.
    """
    wrong = alone = 0
    tries = 16
    for seed in range(tries):
        setup = goldfish_play.setup(LIBRARY, pool=99, seed=seed)
        made = swaps(setup, (1,), goldfish_play.LUCKY[:12])
        *_, found = rank(WhatIfQuestion(setup, made, GOAL, 104), prepare=goldfish_play.ready)
        wrong += any(one.clear for one in found.tried)
        alone += any(one.difference.clear for one in found.tried)
    assert wrong / tries < 0.08
    assert alone / tries > 0.1


@pytest.mark.parametrize("processes", [1, 2])
def test_processes_do_not_change_the_ranking(processes):
    tries = swaps(SETUP, set(LIBRARY), (9, 5))
    assert last(tries, processes=processes) == last(tries)


def test_a_run_reports_progress_and_can_be_cancelled():
    question = WhatIfQuestion(SETUP, swaps(SETUP, set(LIBRARY), (9, 5)), GOAL, 100_000)
    seen = []
    for standing in rank(
        question, prepare=goldfish_play.ready, cancelled=lambda: bool(seen) and len(seen) >= 3
    ):
        seen.append(standing)  # noqa: PERF402 - the run looks at the list while it grows
    assert not seen[-1].whole
    assert seen[-1].tried
    assert [one.done for one in seen] == sorted(one.done for one in seen)


def test_no_swap_and_too_many_are_refused():
    with pytest.raises(ValueError, match="0 swaps"):
        last(())
    with pytest.raises(ValueError, match="expected 1 to"):
        last([Swap(1, n) for n in range(3000)])
