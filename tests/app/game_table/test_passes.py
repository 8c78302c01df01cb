"""The passes that the program makes for a person."""

import pytest
from table_sessions import COMPUTER, PERSON

from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.passes import AskSetting, Until
from vtes_deck.app.games import TableError
from vtes_deck.app.scenario import scenario
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase


@pytest.fixture
def table(cb):
    """Ada has three vampires that can act; Ben, her prey, has one that can block, Cleo has none."""
    table = scenario("Ada", "Ben", "Cleo", cards=cb)
    table.hunters = [table.vampire("Ada", blood=1) for _ in range(3)]
    table.vampire("Ben")
    for name in ("Ada", "Ben", "Cleo"):
        table.library(name, *["Blood Doll"] * 9)
    return table


def answered(session, verb, minion=None):
    """Choose the option with this verb and minion for the asked person."""
    session.answer(
        next(
            option
            for option in session.decision.options
            if option.verb is verb and minion in {None, option.minion}
        )
    )


def acting(table, verb, *sitters):
    """A session in which the first vampire of Ada has announced an action."""
    table.turn("Ada", Phase.MINION)
    session = GameSession(table.game, sitters)
    answered(session, verb, table.hunters[0])
    return session


def test_passing_until_the_action_ends(table):
    session = acting(table, HUNT, PERSON, PERSON, COMPUTER)
    assert (session.decision.seat, session.decision.kind) == (1, "block")
    session.yield_until(1, Until.ACTION_ENDS)
    assert session.decision.seat == 0
    assert session.view().action is None
    answered(session, HUNT, table.hunters[1])
    assert session.decision.seat == 1


def test_passing_until_my_turn(table):
    session = acting(table, HUNT, PERSON, PERSON, COMPUTER)
    session.yield_until(1, Until.MY_TURN)
    answered(session, HUNT, table.hunters[1])
    assert session.decision.seat == 0
    while session.decision.seat == 0:
        answered(session, PASS)
    assert (session.decision.seat, session.game.table.active) == (1, 1)
    assert not session.yielding


def test_passing_until_someone_acts_against_me(table):
    session = acting(table, HUNT, PERSON, PERSON, COMPUTER)
    session.yield_until(1, Until.AGAINST_ME)
    assert session.decision.seat == 0
    answered(session, BLEED, table.hunters[1])
    assert (session.decision.seat, session.decision.kind) == (1, "block")
    assert not session.yielding


def test_passing_skips_the_current_action_against_me_and_stops_at_the_next(table):
    session = acting(table, BLEED, PERSON, PERSON, COMPUTER)
    pool = session.game.table.seats[1].pool
    session.yield_until(1, Until.AGAINST_ME)
    assert session.decision.seat == 0
    assert session.game.table.seats[1].pool == pool - 1
    answered(session, HUNT, table.hunters[1])
    assert session.decision.seat == 0
    answered(session, BLEED, table.hunters[2])
    assert (session.decision.seat, session.decision.kind) == (1, "block")


def test_passing_stops_at_a_bleed_redirected_to_me(table):
    """Ben deflects to Cleo, who yields since the bleed was aimed at Ben."""
    vampire = table.vampire("Ben", "DOM")
    table.vampire("Cleo")
    table.hand("Ben", "Deflection")
    session = acting(table, BLEED, PERSON, PERSON, PERSON)
    session.yield_until(2, Until.AGAINST_ME)
    answered(session, PASS)
    session.answer(next(one for one in session.decision.options if one.minion == vampire))
    assert (session.decision.seat, session.decision.kind) == (2, "block")


def test_passing_until_my_turn_continues_even_during_a_bleed(table):
    session = acting(table, HUNT, PERSON, PERSON, COMPUTER)
    session.yield_until(1, Until.MY_TURN)
    pool = session.game.table.seats[1].pool
    answered(session, BLEED, table.hunters[1])
    assert session.decision.seat == 0
    assert session.game.table.seats[1].pool == pool - 1


def test_stopping_asks_at_the_next_choice(table):
    session = acting(table, HUNT, PERSON, PERSON, COMPUTER)
    session.yield_until(1, Until.MY_TURN)
    session.stop_yielding(1)
    answered(session, HUNT, table.hunters[1])
    assert session.decision.seat == 1


def test_a_mandatory_choice_stops_passing(table):
    """A bleed of Ben by Ada's vampire: blocked, the vampires fight, and a strike is chosen."""
    session = acting(table, BLEED, PERSON, PERSON, COMPUTER)
    session.answer(session.decision.options[0])
    assert session.view().combat is not None
    session.yield_until(1, Until.ACTION_ENDS)
    while session.decision.seat == 0 and session.view().combat is not None:
        session.answer(session.decision.options[0])
    assert session.view().combat is None


@pytest.mark.parametrize("until", [Until.MY_TURN, Until.AGAINST_ME])
def test_passing_is_not_offered_in_your_own_turn(table, until):
    session = acting(table, HUNT, PERSON, PERSON, COMPUTER)
    with pytest.raises(TableError):
        session.yield_until(0, until)
    with pytest.raises(TableError):
        session.yield_until(2, until)


@pytest.mark.parametrize(("always", "asked"), [(False, 0), (True, 1)])
def test_a_burn_option_is_offered_only_in_your_own_turn_unless_requested(table, always, asked):
    table.hand("Ben", "Unleash Hell's Fury")
    table.turn("Ada", Phase.UNLOCK)
    session = GameSession(table.game, [PERSON, PERSON, COMPUTER], AskSetting(always=always))
    assert session.decision.seat == asked


@pytest.fixture
def sleepers(table):
    """Cleo, Ada's predator, and Dora have a locked minion and a wake in hand; Ben has neither."""
    table = scenario("Ada", "Ben", "Dora", "Cleo", cards=table.cards)
    table.hunters = [table.vampire("Ada", blood=1) for _ in range(3)]
    for name in ("Dora", "Cleo"):
        table[table.vampire(name)].locked = True
        table.hand(name, "On the Qui Vive")
    for name in table.names:
        table.library(name, *["Blood Doll"] * 9)
    return table


def test_a_methuselah_who_cannot_block_is_not_asked_to_wake_a_minion(sleepers):
    session = acting(sleepers, BLEED, PERSON, COMPUTER, PERSON, PERSON)
    assert session.decision.seat == 0
    assert session.view().action is None


def test_a_methuselah_who_can_block_is_asked_once_to_wake_a_minion(sleepers):
    """A hunt is undirected: prey and predator can block it."""
    session = acting(sleepers, HUNT, PERSON, COMPUTER, PERSON, PERSON)
    assert (session.decision.seat, session.decision.kind) == (3, "effect")
    answered(session, PASS)
    assert session.decision.seat == 0
    answered(session, HUNT, sleepers.hunters[1])
    assert session.decision.seat == 3


def test_questions_about_wakes_can_be_requested(sleepers):
    sleepers.turn("Ada", Phase.MINION)
    session = GameSession(
        sleepers.game, [PERSON, COMPUTER, PERSON, PERSON], AskSetting(always=True)
    )
    answered(session, BLEED, sleepers.hunters[0])
    assert session.decision.seat in {2, 3}


def test_undo_skips_automatic_passes(sleepers):
    session = acting(sleepers, HUNT, PERSON, COMPUTER, PERSON, PERSON)
    answered(session, PASS)
    answered(session, HUNT, sleepers.hunters[1])
    numbers = []
    while session.undo():
        numbers.append((session.decision.seat, len(session.game.inputs)))
    assert [seat for seat, _ in numbers] == [0, 3, 0]


@pytest.fixture
def dreamer(cb):
    """Ada has a card in play that she can use at any time, and a vampire that can act."""
    table = scenario("Ada", "Ben", "Cleo", cards=cb)
    table.in_play("Ada", "Dreams of the Sphinx")
    table.uncontrolled("Ada", "Anson")
    table.hunters = [table.vampire("Ada", blood=1)]
    table.vampire("Ben")
    for name in ("Ada", "Ben", "Cleo"):
        table.library(name, *["Blood Doll"] * 9)
    return table


def asked_while_passing(session, turns, card):
    """Turn and phase of each question that is only about a card; the person passes."""
    found = []
    while session.game.table.turn < turns and not session.over:
        session.advance()
        if session.waits:
            table = session.game.table
            if {one.card for one in session.decision.options if one.verb is not PASS} == {card}:
                found.append((table.seats[table.active].name, table.phase))
            answered(session, PASS)
    return found


@pytest.mark.parametrize("always", [True, False])
def test_a_card_declined_in_two_phases_is_offered_again_in_the_next_turn(dreamer, always):
    """It can be used at any time, so declining it is asked twice in a round and not ten times."""
    dreamer.turn("Ada", Phase.UNLOCK)
    session = GameSession(dreamer.game, (PERSON, COMPUTER, COMPUTER), AskSetting(always=always))
    first = dreamer.game.table.turn
    asked = asked_while_passing(session, first + 4, dreamer.number("Dreams of the Sphinx"))
    mine = [phase for name, phase in asked if name == "Ada"]
    others = [phase for name, phase in asked if name != "Ada"]
    if always:
        assert len(mine) > 4
        assert len(others) > 4
    else:
        assert mine == [Phase.UNLOCK, Phase.MASTER] * 2
        assert set(others) <= {Phase.MINION}  # an action that she could block


def test_a_declined_card_is_offered_again_after_an_event(dreamer):
    """An attempt to block is a reason to ask again; the announcement alone is not."""
    dreamer.turn("Ada", Phase.UNLOCK)
    session = GameSession(dreamer.game, (PERSON, PERSON, COMPUTER))
    answered(session, PASS)
    answered(session, PASS)
    answered(session, BLEED, dreamer.hunters[0])
    assert session.decision.seat == 0
    answered(session, PASS)
    assert session.decision.seat == 1
    block = next(option for option in session.decision.options if option.verb.name == "block")
    session.answer(block)
    assert session.decision.seat == 0
    assert session.view().action.blocker != -1


def test_undo_offers_a_declined_card_again(dreamer):
    dreamer.turn("Ada", Phase.UNLOCK)
    session = GameSession(dreamer.game, (PERSON, COMPUTER, COMPUTER))
    phases = []
    for _ in range(3):
        phases.append(session.game.table.phase)
        answered(session, PASS)
    for phase in reversed(phases):
        assert session.undo()
        assert session.game.table.phase is phase


def test_a_minion_strikes_with_its_hands_while_its_controller_passes(table):
    """Hand strikes are the default (COM-15); choosing no strike is irrevocable (COM-18)."""
    session = acting(table, BLEED, PERSON, PERSON, COMPUTER)
    answered(session, next(o.verb for o in session.decision.options if o.verb.name == "block"))
    while not any(option.verb.name == "hand strike" for option in session.decision.options):
        answered(session, PASS)
    seat = session.decision.seat
    session.yield_until(seat, Until.ACTION_ENDS)
    session.yield_until(1 - seat, Until.ACTION_ENDS)
    log = [event.what.name for event in session.game.table.log]
    assert log.count("strikes with hands") >= 2
    assert "no strike" not in log
