"""Numbers of goldfish runs in words and for charts."""

import pytest

from vtes_deck.app.goldfish_words import (
    headline,
    margin,
    outcome_name,
    setup_text,
    spots,
    timing,
    written,
)
from vtes_deck.sim.measure import Rows
from vtes_deck.sim.measures import all_measures, measure_named
from vtes_deck.sim.record import Opponents, Record, Setup, TurnRecord
from vtes_deck.sim.summary import Summary, numbers_of
from vtes_deck.sim.tally import Tally
from vtes_deck.stats.means import mean_of

GOVERN, DEFLECTION = 100845, 100518
SETUP = Setup(crypt=(200068,), library=(GOVERN, DEFLECTION), turns=3)


def record(number, *, ready, fell=0):
    turns = [
        TurnRecord(ready=(200068,) * n, pool=30 - n, prey=30 - n, drawn=(GOVERN,)) for n in ready
    ]
    return Record(
        number=number, opening=(200068,), hand=(GOVERN,), turns=tuple(turns), prey_fell=fell
    )


@pytest.fixture
def summary():
    """Four games: ready minions 0 1 2, 0 1 2, 0 1 2 and 1 2 3; in the last the prey fell."""
    made = Summary()
    games = [record(n, ready=(0, 1, 2)) for n in range(3)] + [record(3, ready=(1, 2, 3), fell=3)]
    for game in games:
        made.add(numbers_of(SETUP, game, all_measures()), game.number)
    return made


def test_turns_are_sorted_with_a_band(summary, cb):
    found = spots(measure_named("vampires"), summary, SETUP, cb)
    assert [(s.row, s.label, s.value, s.low, s.high) for s in found] == [
        (1, "1", 0.25, 0, 1),
        (2, "2", 1.25, 1, 2),
        (3, "3", 2.25, 2, 3),
    ]
    assert found[0].game == 0
    assert "turn 3: 2.2" in found[2].hint


def test_outcomes_of_a_game_have_their_share_and_an_example_game(summary, cb):
    found = spots(measure_named("prey_falls"), summary, SETUP, cb)
    assert [(s.label, s.value, s.game) for s in found] == [("3", 0.25, 3), ("later", 0.75, 0)]
    assert "of 4 games" in found[0].hint


def test_cards_have_their_names_greatest_first(summary, cb):
    found = spots(measure_named("found"), summary, SETUP, cb)
    assert [(s.label, s.value, s.text) for s in found] == [
        ("Govern the Unaligned", 1, "100 %"),
        ("Deflection", 0, "0 %"),
    ]
    assert "in half of them by turn 0" in found[0].hint
    assert "half" not in found[1].hint
    waits = spots(measure_named("found_wait"), summary, SETUP, cb)
    assert [(s.label, s.value) for s in waits] == [("Deflection", 3), ("Govern the Unaligned", 0)]


def test_a_turn_of_an_event_has_a_share_and_a_median(summary):
    """Of four games the prey falls in one, on the last turn."""
    found = timing(summary.at("prey_falls"), SETUP)
    assert (found.turns, float(found.within), found.median) == (3, 0.25, None)
    early = Tally({2: 3, 3: 1, 4: 2})
    assert (float(timing(early, SETUP).within), timing(early, SETUP).median) == (4 / 6, 2)


def test_every_measure_can_be_shown(summary, cb):
    for measure in all_measures():
        for spot in spots(measure, summary, SETUP, cb):
            assert spot.hint.endswith(".")
            assert spot.low <= spot.value <= spot.high or measure.rows is not Rows.GAME


def test_without_games_nothing_is_shown(cb):
    assert spots(measure_named("vampires"), Summary(), SETUP, cb) == ()
    assert spots(measure_named("prey_falls"), Summary(), SETUP, cb) == ()
    assert headline(Summary(), SETUP) == ""


def test_the_headline_shows_the_turn_of_the_ousting(summary):
    text = headline(summary, SETUP)
    assert "within 3 turns in 25 % of 4 games" in text
    assert "half the time" not in text
    assert "two or more minions are ready after turn 3 in 100 %" in text


def test_an_event_in_every_game_is_not_called_certain(cb):
    made = Summary()
    for number in range(200):
        made.add(numbers_of(SETUP, record(number, ready=(1, 1, 1)), all_measures()), number)
    (first, *_) = spots(measure_named("prey_gone"), made, SETUP, cb)
    assert first.hint.endswith("turn 1: 0 % of 200 games (0.0 to 1.9 %).")
    never = made.at("prey_gone", 1).mean()
    assert (written(never, share=True), margin(never, share=True)) == ("0 %", "±2")


def test_almost_every_game_is_not_rounded_to_every_game():
    assert written(mean_of({0: 1, 1: 499}), share=True) == "99.8 %"
    assert written(mean_of({0: 499, 1: 1}), share=True) == "0.2 %"


def test_shares_are_yes_and_no():
    assert outcome_name(measure_named("prey_gone"), 1, SETUP) == "yes"


def test_conditions_are_shown():
    assert "no one blocks, no one bleeds" in setup_text(SETUP)
    hard = Setup(
        crypt=(),
        library=(),
        seat=4,
        opponents=Opponents(pool=20, blockers=2, intercept=1, bleed=3),
        policy="x",
    )
    text = setup_text(hard)
    assert "Seat 4 of 5" in text
    assert "2 blockers each with 1 intercept" in text
    assert "bleeds for 3 each round" in text
    assert "your own priorities" in text
