"""The passes that are made for a person."""

import pytest
from table_sittings import COMPUTER, PERSON

from vtes_deck.app.game_table.passes import Asking, Until
from vtes_deck.app.game_table.sitting import Sitting
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


def answered(sitting, verb, minion=None):
    """The person who is asked chooses the option with this verb and minion."""
    sitting.answer(
        next(
            option
            for option in sitting.decision.options
            if option.verb is verb and minion in {None, option.minion}
        )
    )


def acting(table, verb, *sitters):
    """A sitting in which the first vampire of Ada has announced an action."""
    table.turn("Ada", Phase.MINION)
    sitting = Sitting(table.game, sitters)
    answered(sitting, verb, table.hunters[0])
    return sitting


def test_until_the_action_ends(table):
    sitting = acting(table, HUNT, PERSON, PERSON, COMPUTER)
    assert (sitting.decision.seat, sitting.decision.kind) == (1, "block")
    sitting.yield_until(1, Until.ACTION_ENDS)
    assert sitting.decision.seat == 0
    assert sitting.view().action is None
    answered(sitting, HUNT, table.hunters[1])
    assert sitting.decision.seat == 1


def test_until_my_turn(table):
    sitting = acting(table, HUNT, PERSON, PERSON, COMPUTER)
    sitting.yield_until(1, Until.MY_TURN)
    answered(sitting, HUNT, table.hunters[1])
    assert sitting.decision.seat == 0
    while sitting.decision.seat == 0:
        answered(sitting, PASS)
    assert (sitting.decision.seat, sitting.game.table.active) == (1, 1)
    assert not sitting.yielding


def test_until_somebody_acts_against_me(table):
    sitting = acting(table, HUNT, PERSON, PERSON, COMPUTER)
    sitting.yield_until(1, Until.AGAINST_ME)
    assert sitting.decision.seat == 0
    answered(sitting, BLEED, table.hunters[1])
    assert (sitting.decision.seat, sitting.decision.kind) == (1, "block")
    assert not sitting.yielding


def test_what_is_under_way_against_me_is_passed_and_the_next_is_asked(table):
    sitting = acting(table, BLEED, PERSON, PERSON, COMPUTER)
    pool = sitting.game.table.seats[1].pool
    sitting.yield_until(1, Until.AGAINST_ME)
    assert sitting.decision.seat == 0
    assert sitting.game.table.seats[1].pool == pool - 1
    answered(sitting, HUNT, table.hunters[1])
    assert sitting.decision.seat == 0
    answered(sitting, BLEED, table.hunters[2])
    assert (sitting.decision.seat, sitting.decision.kind) == (1, "block")


def test_a_bleed_that_is_turned_on_me_is_asked(table):
    """Ben deflects to Cleo, who yields since the bleed was aimed at Ben."""
    vampire = table.vampire("Ben", "DOM")
    table.vampire("Cleo")
    table.hand("Ben", "Deflection")
    sitting = acting(table, BLEED, PERSON, PERSON, PERSON)
    sitting.yield_until(2, Until.AGAINST_ME)
    answered(sitting, PASS)
    sitting.answer(next(one for one in sitting.decision.options if one.minion == vampire))
    assert (sitting.decision.seat, sitting.decision.kind) == (2, "block")


def test_yielding_until_my_turn_passes_even_when_i_am_bled(table):
    sitting = acting(table, HUNT, PERSON, PERSON, COMPUTER)
    sitting.yield_until(1, Until.MY_TURN)
    pool = sitting.game.table.seats[1].pool
    answered(sitting, BLEED, table.hunters[1])
    assert sitting.decision.seat == 0
    assert sitting.game.table.seats[1].pool == pool - 1


def test_stopping_asks_at_the_next_choice(table):
    sitting = acting(table, HUNT, PERSON, PERSON, COMPUTER)
    sitting.yield_until(1, Until.MY_TURN)
    sitting.stop_yielding(1)
    answered(sitting, HUNT, table.hunters[1])
    assert sitting.decision.seat == 1


def test_a_choice_that_must_be_made_is_asked_of_one_who_yields(table):
    """A bleed of Ben by Ada's vampire: blocked, the vampires fight, and a strike is chosen."""
    sitting = acting(table, BLEED, PERSON, PERSON, COMPUTER)
    sitting.answer(sitting.decision.options[0])
    assert sitting.view().combat is not None
    sitting.yield_until(1, Until.ACTION_ENDS)
    while sitting.decision.seat == 0 and sitting.view().combat is not None:
        sitting.answer(sitting.decision.options[0])
    assert sitting.view().combat is None


@pytest.mark.parametrize("until", [Until.MY_TURN, Until.AGAINST_ME])
def test_nobody_yields_her_own_turn_away(table, until):
    sitting = acting(table, HUNT, PERSON, PERSON, COMPUTER)
    with pytest.raises(TableError):
        sitting.yield_until(0, until)
    with pytest.raises(TableError):
        sitting.yield_until(2, until)


@pytest.mark.parametrize(("always", "asked"), [(False, 0), (True, 1)])
def test_a_burn_option_waits_for_ones_own_turn_unless_one_wants_to_be_asked(table, always, asked):
    table.hand("Ben", "Unleash Hell's Fury")
    table.turn("Ada", Phase.UNLOCK)
    sitting = Sitting(table.game, [PERSON, PERSON, COMPUTER], Asking(always=always))
    assert sitting.decision.seat == asked


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


def test_who_may_not_block_is_not_asked_to_wake_a_minion(sleepers):
    sitting = acting(sleepers, BLEED, PERSON, COMPUTER, PERSON, PERSON)
    assert sitting.decision.seat == 0
    assert sitting.view().action is None


def test_who_may_block_is_asked_once_to_wake_a_minion(sleepers):
    """A hunt is undirected: prey and predator may block it."""
    sitting = acting(sleepers, HUNT, PERSON, COMPUTER, PERSON, PERSON)
    assert (sitting.decision.seat, sitting.decision.kind) == (3, "effect")
    answered(sitting, PASS)
    assert sitting.decision.seat == 0
    answered(sitting, HUNT, sleepers.hunters[1])
    assert sitting.decision.seat == 3


def test_who_wants_to_be_asked_anyway_is_asked_to_wake_minions(sleepers):
    sleepers.turn("Ada", Phase.MINION)
    sitting = Sitting(sleepers.game, [PERSON, COMPUTER, PERSON, PERSON], Asking(always=True))
    answered(sitting, BLEED, sleepers.hunters[0])
    assert sitting.decision.seat in {2, 3}


def test_undo_skips_what_was_not_asked(sleepers):
    sitting = acting(sleepers, HUNT, PERSON, COMPUTER, PERSON, PERSON)
    answered(sitting, PASS)
    answered(sitting, HUNT, sleepers.hunters[1])
    numbers = []
    while sitting.undo():
        numbers.append((sitting.decision.seat, len(sitting.game.inputs)))
    assert [seat for seat, _ in numbers] == [0, 3, 0]
