"""A game shown again, step by step."""

import pytest
from goldfish_decks import archive_setups

from vtes_deck.engine.decisions import Kind
from vtes_deck.sim.game import Goldfish, Shelf, play
from vtes_deck.sim.policy.text import read
from vtes_deck.sim.replay import steps, told


@pytest.fixture(scope="module")
def shelf(cb):
    return Shelf(cb)


@pytest.fixture(scope="module")
def setup(cb):
    return archive_setups(cb, 3, turns=5)[1]


def test_the_story_is_that_of_the_recorded_game(setup, shelf):
    record, story = told(setup, 2, shelf)
    assert record == play(setup, 2, shelf)
    assert [part.turn for part in story] == list(range(len(record.turns) + 1))
    for part in story[1:]:
        assert part.lines[0].endswith("The deck.")


def test_what_a_turn_tells_is_what_is_recorded(cb, setup, shelf):
    record, story = told(setup, 2, shelf)
    for turn, part in zip(record.turns, story[1:], strict=True):
        for number in turn.played:
            assert any(f"plays {cb[number].unique_name}" in line for line in part.lines)


def test_steps_lead_through_the_same_game(setup, shelf):
    record = play(setup, 2, shelf)
    shown = list(steps(setup, 2, shelf))
    assert all(0 <= step.chosen < len(step.options) for step in shown)
    assert {step.turn for step in shown if step.mine} == set(range(1, len(record.turns) + 1))
    passed = sum(step.options[step.chosen] == "Do nothing more." for step in shown)
    assert 0 < passed < len(shown)


def test_a_step_says_which_line_of_the_table_spoke_for_it(setup, shelf):
    for step in steps(setup, 2, shelf):
        if step.options[step.chosen] == "Do nothing more.":
            assert step.reason == ""
        elif step.reason:
            assert len(read(step.reason)) == 1
    transfers = [
        step for step in steps(setup, 2, shelf) if step.options[step.chosen].startswith("Use 1")
    ]
    assert transfers
    assert all(step.kind is Kind.INFLUENCE for step in transfers)
    assert all(step.reason.startswith("influence | deed:transfer") for step in transfers)


def test_the_lines_of_all_steps_are_the_whole_story(setup, shelf):
    _, story = told(setup, 2, shelf)
    whole = [line for part in story for line in part.lines if "transfer" in line]
    stepwise = [line for step in steps(setup, 2, shelf) for line in step.lines]
    assert [line for line in stepwise if "transfer" in line] == whole


def test_a_game_can_be_played_on_by_hand(setup, shelf):
    goldfish = Goldfish(setup, 0, shelf)
    while not goldfish.over:
        goldfish.apply(goldfish.decision.options[-1])
    record = goldfish.record()
    assert len(record.turns) == setup.turns
    assert not any(turn.ready for turn in record.turns)
    with pytest.raises(ValueError, match="over"):
        goldfish.choice()
