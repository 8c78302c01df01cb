"""A game with people and computer players: choices, undo, hints, the end."""

import msgspec
import pytest
from table_sessions import COMPUTER, PERSON, Clicker, sit

from vtes_deck.app.game_table.computer_choices import Chosen, hint_of
from vtes_deck.app.game_table.end_reasons import Ended
from vtes_deck.app.game_table.players import PLAYERS, Sitter, sitter_of
from vtes_deck.app.games import TableError


@pytest.fixture
def session(cb):
    return sit(cb, PERSON, COMPUTER, COMPUTER)


def test_computer_players_play_until_a_person_must_choose(session):
    while not session.over and len(session.game.inputs) < 60:
        session.advance()
        assert session.over or (session.waits and session.decision.seat == 0)
        session.answer(session.decision.options[-1])
    assert len(session.game.inputs) >= 60


def test_a_game_of_computer_players_ends(cb):
    session = sit(cb, COMPUTER, COMPUTER)
    session.advance()
    assert session.ended is Ended.PLAYED_OUT
    assert session.game.over
    assert session.decision is None
    assert session.thought() is None


def test_a_computed_choice_uses_a_copy_and_is_refused_if_it_is_stale(cb):
    session = sit(cb, COMPUTER, COMPUTER)
    thought = session.thought()
    chosen = thought.choose()
    assert not session.game.inputs
    assert session.take(thought, chosen)
    assert session.game.inputs[0] == chosen.option
    assert not session.take(thought, chosen)


def test_a_reason_is_stored_with_its_decision(cb):
    session = sit(cb, COMPUTER, COMPUTER)
    thought = session.thought()
    session.take(thought, Chosen(thought.choose().option, "It is the only one."))
    assert session.reasons == {thought.number: "It is the only one."}


def test_the_quick_player_gives_reasons(cb):
    session = sit(cb, Sitter("quick", style="careful"), COMPUTER)
    for _ in range(30):
        session.step()
    assert session.reasons
    for number, reason in session.reasons.items():
        assert number < len(session.game.inputs)
        assert reason.endswith((".", ")"))
        assert "{" not in reason


def test_an_illegal_answer_changes_nothing(session):
    session.advance()
    before = list(session.game.inputs)
    offered = session.decision.options[0]
    with pytest.raises(TableError):
        session.answer(msgspec.structs.replace(offered, n=77))
    assert session.game.inputs == before


def test_a_person_cannot_answer_for_a_computer_player(cb):
    session = sit(cb, COMPUTER, PERSON)
    while session.waits:
        session.answer(session.decision.options[-1])
    with pytest.raises(TableError):
        session.answer(session.decision.options[0])


def test_undo_goes_back_to_the_last_choice_of_the_person_and_redo_returns(session):
    clicker = Clicker(3)
    clicker.play(session, 8)
    session.advance()
    end = [option.key() for option in session.game.inputs]
    shown = session.view()
    assert session.undo()
    assert session.waits
    assert len(session.game.inputs) < len(end)
    asked = session.decision
    assert session.undo()
    assert session.decision != asked
    assert session.redo()
    assert session.decision == asked
    assert session.redo()
    assert [option.key() for option in session.game.inputs] == end
    assert session.view() == shown
    assert not session.redo()


def test_another_choice_after_undo_ends_redo(session):
    Clicker(3).play(session, 3)
    assert session.undo()
    session.answer(session.decision.options[-1])
    assert not session.can_redo


def test_there_is_nothing_to_undo_before_the_first_choice(session):
    while not session.waits:
        session.step()
    assert not session.undo()


def test_the_last_choice_of_a_game_can_be_undone(cb):
    session = sit(cb, PERSON, COMPUTER)
    Clicker(1).play(session)
    assert session.ended is Ended.PLAYED_OUT
    assert session.undo()
    assert session.waits
    assert session.redo()
    assert session.ended is Ended.PLAYED_OUT


def test_what_if_does_not_change_the_game(session):
    Clicker(3).play(session, 5)
    before = list(session.game.inputs)
    other = session.what_if(2)
    assert other.game.inputs[:2] == before[:2]
    Clicker(9).play(other, 4)
    assert session.game.inputs == before
    with pytest.raises(ValueError, match="decisions"):
        session.what_if(len(before) + 1)


def test_a_hint_is_legal_and_has_a_sentence(session):
    session.advance()
    thought = session.hint()
    hint = hint_of(thought, thought.choose())
    assert hint.option in session.decision.options
    assert hint.sentence.endswith((".", ")"))
    assert session.thought() is None


def test_undo_takes_back_only_a_concession(session):
    before = session.decision, len(session.game.inputs)
    session.concede(0)
    assert session.undo()
    assert (session.decision, len(session.game.inputs)) == before
    assert session.ended is Ended.NOT_YET


def test_conceding_ends_the_game_and_a_computer_player_can_take_the_seat(session):
    session.advance()
    session.concede(0)
    assert (session.ended, session.conceded, session.decision) == (Ended.CONCEDED, 0, None)
    with pytest.raises(TableError):
        session.concede(0)
    session.hand_over(0, COMPUTER)
    assert session.people == ()
    session.advance()
    assert session.ended is Ended.PLAYED_OUT


@pytest.mark.parametrize(
    "sitter", [Sitter("nobody"), Sitter("steady", strength="huge"), Sitter("steady", style="odd")]
)
def test_unknown_players_are_refused(cb, sitter):
    with pytest.raises(TableError, match=r"nobody|huge|odd"):
        sit(cb, PERSON, sitter)


def test_the_view_shows_what_the_asked_person_sees(cb):
    session = sit(cb, PERSON, PERSON, COMPUTER)
    seen = set()
    for _ in range(30):
        if session.waits:
            assert session.eyes == session.decision.seat
            seen.add(session.eyes)
            session.answer(session.decision.options[-1])
        else:
            session.step()
    assert seen == {0, 1}


@pytest.mark.parametrize("name", PLAYERS)
def test_a_saved_game_can_name_every_player_of_the_table(name):
    assert sitter_of(name) == Sitter(name)
