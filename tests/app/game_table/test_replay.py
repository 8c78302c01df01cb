"""The replay of a game."""

import pytest
from table_sessions import COMPUTER, known_decks, sit

from vtes_deck.app.game_table.log_lines import (
    LinePart,
    LogLine,
    as_text,
    log_lines,
    of_seat,
)
from vtes_deck.app.game_table.players import Sitter
from vtes_deck.app.game_table.replay import Replay
from vtes_deck.app.game_table.table_setup import SeatPlan, TableSetup, begin
from vtes_deck.app.game_table.view import EVERYTHING, SPECTATOR
from vtes_deck.engine import record
from vtes_deck.engine.state.decisions import PASS, DecisionKind


@pytest.fixture(scope="module")
def played(cb):
    session = sit(cb, COMPUTER, COMPUTER, COMPUTER)
    session.advance()
    return session.game


@pytest.fixture
def replay(played):
    return Replay(played)


def test_a_jump_shows_the_same_as_single_steps(replay):
    numbers = [0, 1, 15, 16, 17, replay.last // 2, replay.last - 1, replay.last]
    stepped = {}
    for number in range(replay.last + 1):
        replay.go_to(number)
        if number in numbers:
            stepped[number] = replay.view(EVERYTHING)
    for number in reversed(numbers):
        replay.go_to(number)
        assert replay.view(EVERYTHING) == stepped[number]


def test_steps_beyond_the_ends_stay_at_the_ends(replay):
    replay.go_to(10**9)
    assert replay.number == replay.last
    assert replay.game.over
    replay.step(-(10**9))
    assert replay.number == 0


def test_steps_by_turns(replay):
    replay.turn()
    first = replay.game.table.turn
    for turn in range(first + 1, first + 4):
        replay.turn()
        assert replay.game.table.turn == turn
    replay.step(1)
    replay.turn(-1)
    assert replay.game.table.turn == first + 3
    replay.turn(-1)
    assert replay.game.table.turn == first + 2


def test_a_line_of_the_log_leads_to_its_moment(replay):
    lines = log_lines(replay.whole, EVERYTHING)
    for line in lines[3::17]:
        replay.go_to_event(line.event)
        assert replay.events > line.event
        if replay.number:
            replay.step(-1)
            assert replay.events <= line.event


def test_the_next_event_is_the_one_that_then_happens(replay):
    replay.go_to(5)
    option, sentence = replay.next_option, replay.next_sentence
    assert option in replay.game.decision.options
    assert sentence
    replay.step()
    assert replay.game.inputs[-1] == option
    replay.go_to(replay.last)
    assert (replay.next_option, replay.next_sentence) == (None, "")


def test_a_coming_pass_names_what_ends(replay):
    for number in range(replay.last):
        replay.go_to(number)
        kind = replay.game.decision.kind
        if kind is DecisionKind.INFLUENCE and replay.next_option.verb is PASS:
            break
    assert replay.next_sentence == "End the influence phase."


def test_playing_on_does_not_change_the_replay(replay, played):
    replay.go_to(20)
    session = replay.play_on([Sitter("random")] * len(played.table.seats))
    assert session.aside
    assert session.step()
    assert len(replay.game.inputs) == 20
    replay.go_to(replay.last)
    assert record.log_fingerprint(replay.game) == record.log_fingerprint(played)


def test_a_log_names_its_cards(played):
    lines = log_lines(played, EVERYTHING)
    named = [(part, line) for line in lines for part in line.parts if part.card >= 0]
    assert len(named) > 50
    for part, _ in named:
        assert part.text == played.table.cards[part.card].name
    assert as_text(lines).count("\n\n") == sum(line.new_turn for line in lines) - (
        lines[0].new_turn
    )


def test_a_spectator_sees_no_hidden_card(played):
    everything, public = log_lines(played, EVERYTHING), log_lines(played, SPECTATOR)
    drawn = [line for line in everything if " draws " in line.text]
    assert any(part.card >= 0 for line in drawn for part in line.parts)
    drawn = [line for line in public if " draws " in line.text]
    assert drawn
    assert not any(part.card >= 0 for line in drawn for part in line.parts)


def test_the_log_can_be_limited_to_one_seat(played):
    lines = of_seat(log_lines(played, EVERYTHING), 1)
    assert 0 < len(lines) < len(log_lines(played, EVERYTHING))
    assert all(1 in line.seats for line in lines if line.seats and not line.new_turn)


def test_a_round_of_combat_is_in_the_log_of_the_combatants(cb):
    def line(event, text, *seats, new_turn=False):
        return LogLine(event, 1, seats, (LinePart(text),), heading=new_turn, new_turn=new_turn)

    log = [
        line(0, "Turn 1: Ada.", 0, new_turn=True),
        line(1, "Pool: Ada 30, Ben 30, Cleo 30."),
        line(2, "Anson and Angel enter combat.", 0, 1),
        line(3, "Round 1 of combat."),
        line(4, "Cleo draws a card.", 2),
    ]
    assert of_seat(log, 0) == log[:4]
    assert of_seat(log, 2) == [*log[:2], log[4]]


def test_a_name_with_a_full_stop_ends_its_sentence(cb):
    names = ("Ada Sr.", "Ben …", "St. Cleo")
    plans = tuple(map(SeatPlan, known_decks(cb, 3), (COMPUTER,) * 3, names))
    session = begin(TableSetup(plans, seed=7))
    for _ in range(200):
        session.step()
    reported = [line.text for line in log_lines(session.game, EVERYTHING)]
    assert any(text.endswith(" Sr.") for text in reported)
    assert any(text.endswith(" …") for text in reported)
    assert not [text for text in reported if text.endswith(("..", "….", " …."))]


def test_playing_on_gives_a_person_a_seat_that_is_still_in_the_game(cb):
    session = sit(cb, COMPUTER, COMPUTER, COMPUTER)
    session.advance()
    replay = Replay.of(session)
    replay.go_to(replay.last)
    gone = [number for number, seat in enumerate(session.game.table.seats) if seat.ousted]
    session.sitters = tuple(Sitter() if seat == gone[0] else COMPUTER for seat in range(3))
    people = [seat for seat, one in enumerate(replay.sitters(gone[0])) if one.human]
    assert len(people) == 1
    assert people[0] not in gone
