"""A game with people and computer players: choices, undo, hints, the end."""

import msgspec
import pytest
from table_sittings import COMPUTER, PERSON, Clicker, sit

from vtes_deck.app.game_table.computer_choices import Chosen
from vtes_deck.app.game_table.ended import Ended
from vtes_deck.app.game_table.players import Sitter
from vtes_deck.app.games import TableError


@pytest.fixture
def sitting(cb):
    return sit(cb, PERSON, COMPUTER, COMPUTER)


def test_computer_players_play_until_a_person_must_choose(sitting):
    while not sitting.over and len(sitting.game.inputs) < 60:
        sitting.advance()
        assert sitting.over or (sitting.waits and sitting.decision.seat == 0)
        sitting.answer(sitting.decision.options[-1])
    assert len(sitting.game.inputs) >= 60


def test_a_game_of_computer_players_ends(cb):
    sitting = sit(cb, COMPUTER, COMPUTER)
    sitting.advance()
    assert sitting.ended is Ended.PLAYED_OUT
    assert sitting.game.over
    assert sitting.decision is None
    assert sitting.thought() is None


def test_a_thought_is_about_a_copy_and_is_refused_when_it_is_stale(cb):
    sitting = sit(cb, COMPUTER, COMPUTER)
    thought = sitting.thought()
    chosen = thought.choose()
    assert not sitting.game.inputs
    assert sitting.take(thought, chosen)
    assert sitting.game.inputs[0] == chosen.option
    assert not sitting.take(thought, chosen)


def test_a_reason_is_kept_with_its_decision(cb):
    sitting = sit(cb, COMPUTER, COMPUTER)
    thought = sitting.thought()
    sitting.take(thought, Chosen(thought.choose().option, "It is the only one."))
    assert sitting.reasons == {thought.number: "It is the only one."}


def test_the_quick_player_says_why(cb):
    sitting = sit(cb, Sitter("quick", style="careful"), COMPUTER)
    for _ in range(30):
        sitting.step()
    assert sitting.reasons
    for number, reason in sitting.reasons.items():
        assert number < len(sitting.game.inputs)
        assert reason.endswith((".", ")"))
        assert "{" not in reason


def test_an_illegal_answer_changes_nothing(sitting):
    sitting.advance()
    before = list(sitting.game.inputs)
    offered = sitting.decision.options[0]
    with pytest.raises(TableError):
        sitting.answer(msgspec.structs.replace(offered, n=77))
    assert sitting.game.inputs == before


def test_a_computer_player_is_not_answered_for(cb):
    sitting = sit(cb, COMPUTER, PERSON)
    while sitting.waits:
        sitting.answer(sitting.decision.options[-1])
    with pytest.raises(TableError):
        sitting.answer(sitting.decision.options[0])


def test_undo_goes_back_to_the_last_choice_of_the_person_and_redo_returns(sitting):
    clicker = Clicker(3)
    clicker.play(sitting, 8)
    sitting.advance()
    end = [option.key() for option in sitting.game.inputs]
    shown = sitting.view()
    assert sitting.undo()
    assert sitting.waits
    assert len(sitting.game.inputs) < len(end)
    asked = sitting.decision
    assert sitting.undo()
    assert sitting.decision != asked
    assert sitting.redo()
    assert sitting.decision == asked
    assert sitting.redo()
    assert [option.key() for option in sitting.game.inputs] == end
    assert sitting.view() == shown
    assert not sitting.redo()


def test_another_choice_after_undo_ends_redo(sitting):
    Clicker(3).play(sitting, 3)
    assert sitting.undo()
    sitting.answer(sitting.decision.options[-1])
    assert not sitting.can_redo


def test_there_is_nothing_to_undo_before_the_first_choice(sitting):
    while not sitting.waits:
        sitting.step()
    assert not sitting.undo()


def test_the_last_choice_of_a_game_can_be_taken_back(cb):
    sitting = sit(cb, PERSON, COMPUTER)
    Clicker(1).play(sitting)
    assert sitting.ended is Ended.PLAYED_OUT
    assert sitting.undo()
    assert sitting.waits
    assert sitting.redo()
    assert sitting.ended is Ended.PLAYED_OUT


def test_what_if_leaves_the_game_alone(sitting):
    Clicker(3).play(sitting, 5)
    before = list(sitting.game.inputs)
    other = sitting.what_if(2)
    assert other.game.inputs[:2] == before[:2]
    Clicker(9).play(other, 4)
    assert sitting.game.inputs == before
    with pytest.raises(ValueError, match="decisions"):
        sitting.what_if(len(before) + 1)


def test_a_hint_is_legal_and_says_what_it_means(sitting):
    sitting.advance()
    thought = sitting.hint()
    hint = sitting.in_words(thought, thought.choose())
    assert hint.option in sitting.decision.options
    assert hint.sentence.endswith((".", ")"))
    assert sitting.thought() is None


def test_undo_takes_back_a_concession_and_nothing_else(sitting):
    before = sitting.decision, len(sitting.game.inputs)
    sitting.concede(0)
    assert sitting.undo()
    assert (sitting.decision, len(sitting.game.inputs)) == before
    assert sitting.ended is Ended.NOT_YET


def test_conceding_ends_the_game_and_a_computer_player_can_take_the_seat(sitting):
    sitting.advance()
    sitting.concede(0)
    assert (sitting.ended, sitting.conceded, sitting.decision) == (Ended.CONCEDED, 0, None)
    with pytest.raises(TableError):
        sitting.concede(0)
    sitting.hand_over(0, COMPUTER)
    assert sitting.people == ()
    sitting.advance()
    assert sitting.ended is Ended.PLAYED_OUT


@pytest.mark.parametrize(
    "sitter", [Sitter("nobody"), Sitter("steady", strength="huge"), Sitter("steady", style="odd")]
)
def test_unknown_players_are_refused(cb, sitter):
    with pytest.raises(TableError, match=r"nobody|huge|odd"):
        sit(cb, PERSON, sitter)


def test_eyes_are_of_the_person_asked(cb):
    sitting = sit(cb, PERSON, PERSON, COMPUTER)
    seen = set()
    for _ in range(30):
        if sitting.waits:
            assert sitting.eyes == sitting.decision.seat
            seen.add(sitting.eyes)
            sitting.answer(sitting.decision.options[-1])
        else:
            sitting.step()
    assert seen == {0, 1}
