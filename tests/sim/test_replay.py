"""A game shown again, step by step."""

import pytest
from goldfish_decks import archive_setups

from vtes_deck.engine.state.decisions import DecisionKind
from vtes_deck.sim.errors import GoldfishError
from vtes_deck.sim.game import GameSource, Goldfish, play
from vtes_deck.sim.policy.text import read
from vtes_deck.sim.replay import replayed, resume, steps


@pytest.fixture(scope="module")
def source(cb):
    return GameSource(cb)


@pytest.fixture(scope="module")
def setup(cb):
    return archive_setups(cb, 3, turns=5, policy="built-in")[1]


def test_the_replayed_log_equals_the_recorded_log(setup, source):
    record, log_sentences = replayed(setup, 2, source)
    assert record == play(setup, 2, source)
    assert [part.turn for part in log_sentences] == list(range(len(record.turns) + 1))
    for part in log_sentences[1:]:
        assert part.lines[0].endswith("The deck.")


def test_steps_of_a_turn_agree_with_the_record(cb, setup, source):
    record, log_sentences = replayed(setup, 2, source)
    for turn, part in zip(record.turns, log_sentences[1:], strict=True):
        for number in turn.played:
            assert any(f"plays {cb[number].unique_name}" in line for line in part.lines)


def test_steps_lead_through_the_same_game(setup, source):
    record = play(setup, 2, source)
    shown = list(steps(setup, 2, source))
    assert all(0 <= step.chosen < len(step.options) for step in shown)
    assert {step.turn for step in shown if step.mine} == set(range(1, len(record.turns) + 1))
    passed = sum(step.options[step.chosen] == "Do nothing more." for step in shown)
    assert 0 < passed < len(shown)


def test_a_step_names_the_line_of_the_table_that_chose_it(setup, source):
    for step in steps(setup, 2, source):
        if step.options[step.chosen] == "Do nothing more.":
            assert step.reason == ""
        elif step.reason:
            assert len(read(step.reason)) == 1
    transfers = [
        step for step in steps(setup, 2, source) if step.options[step.chosen].startswith("Use 1")
    ]
    assert transfers
    assert all(step.kind is DecisionKind.INFLUENCE for step in transfers)
    assert all(step.reason.startswith("influence | verb:transfer") for step in transfers)


def test_the_lines_of_all_steps_form_the_whole_log(setup, source):
    _, log_sentences = replayed(setup, 2, source)
    whole = [line for part in log_sentences for line in part.lines if "transfer" in line]
    stepwise = [line for step in steps(setup, 2, source) for line in step.lines]
    assert [line for line in stepwise if "transfer" in line] == whole


def test_a_game_can_be_continued_by_hand(setup, source):
    goldfish = Goldfish(setup, 0, source)
    while not goldfish.over:
        goldfish.apply(goldfish.decision.options[-1])
    record = goldfish.record()
    assert len(record.turns) == setup.turns
    assert not any(turn.ready for turn in record.turns)
    with pytest.raises(ValueError, match="over"):
        goldfish.choice()


def test_a_game_continues_from_its_answers(setup, source):
    goldfish = Goldfish(setup, 2, source)
    for _ in range(20):
        goldfish.apply(goldfish.choice())
    twin = resume(setup, 2, source, goldfish.answers)
    assert twin.game.log == goldfish.game.log
    assert twin.decision == goldfish.decision
    for one in (goldfish, twin):
        while not one.over:
            one.apply(one.choice())
    assert goldfish.record() == twin.record() == play(setup, 2, source)


def test_a_step_can_be_undone_and_replaced(setup, source):
    goldfish = Goldfish(setup, 2, source)
    seen = []
    for _ in range(12):
        seen.append((goldfish.decision, len(goldfish.game.log)))
        goldfish.apply(goldfish.choice())
    for count in (11, 5, 0):
        earlier = resume(setup, 2, source, goldfish.answers[:count])
        assert (earlier.decision, len(earlier.game.log)) == seen[count]


def test_answers_that_are_not_legal_are_refused(setup, source):
    with pytest.raises(GoldfishError, match=r"answer \(number=1, key='fly"):
        resume(setup, 0, source, ["fly to the moon"])


def test_a_step_of_the_player_gives_its_reason_in_a_sentence(cb, source):
    setup = archive_setups(cb, 3, turns=3)[1]
    shown = [step for step in steps(setup, 2, source) if len(step.options) > 1]
    assert shown
    assert all(step.reason.endswith(".") and "|" not in step.reason for step in shown)
