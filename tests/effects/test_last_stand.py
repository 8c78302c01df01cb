"""Last Stand: the turn that ends with an ousting, and the next turn."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.action import ACTION_OVER
from vtes_deck.engine.mechanics import ledger
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

STAND = "Last Stand"


@pytest.fixture
def play(cb):
    """Five Methuselahs: Ada, Ben, Cleo, Dora and Eve, clockwise."""
    return CardPlay(cb, "Ada", "Ben", "Cleo", "Dora", "Eve")


def burns(play, *names):
    """Burn all pool of these Methuselahs together, outside an action."""
    for name in names:
        number = play.names.index(name)
        ledger.burn_pool(play.table, number, play.pool_of(name))
    play.run() if play.decision is None else play.again()
    return play


def ousts(play, *cards):
    """Ada's vampire ousts Ben with a bleed; these cards are in her hand. Return the vampire."""
    ada = play.vampire("Ada", "pre FOR", capacity=9)
    play.vampire("Ada")
    play.pool("Ben", 1)
    play.hand("Ada", *cards)
    play.bleeds(ada)
    return ada


def test_last_stand__the_active_predator_takes_another_turn_after_her_action(play):
    play.in_play("Dora", STAND)
    ousts(play)
    assert play.seat("Ben").ousted, "no one can block"
    assert play.zone(STAND) is Zone.ASH_HEAP
    assert (play.table.active, play.table.turn) == (0, 10)
    assert not any("Ada: discard" in line for line in play.log_sentences()), "no phase follows"


def test_last_stand__effects_after_the_resolution_can_still_be_used(play):
    """By a ruling."""
    play.in_play("Dora", STAND)
    ada = ousts(play, "Freak Drive")
    turn = play.table.turn
    play.until("Ada", "Freak Drive")
    assert play.seat("Ben").ousted
    assert play.table.turn == turn
    play.plays("Freak Drive", "for", minion=ada)
    assert play.table.turn == turn + 1


def test_last_stand__the_predator_of_the_ousted_methuselah(play):
    play.in_play("Ada", STAND)
    play.vampire("Ada")
    play.acts("Ada")
    burns(play, "Eve")
    assert play.seat("Eve").ousted
    assert play.table.active == 3, "Dora is the predator of Eve"


def test_last_stand__of_several_the_first_on_the_left_of_the_active_one(play):
    play.in_play("Ada", STAND)
    play.vampire("Ada")
    play.acts("Ada")
    burns(play, "Ben", "Dora")
    assert play.table.active == 2, "Cleo comes before Ada"


def test_last_stand__the_active_methuselah_can_be_the_ousted_one(play):
    play.in_play("Cleo", STAND)
    play.vampire("Ada")
    play.acts("Ada")
    burns(play, "Ada")
    assert play.table.active == 4, "Eve is the predator of Ada"
    assert play.zone(STAND) is Zone.ASH_HEAP


def test_last_stand__not_for_its_own_controller(play):
    play.in_play("Cleo", STAND)
    play.vampire("Ada")
    play.acts("Ada")
    turn = play.table.turn
    burns(play, "Cleo")
    assert play.zone(STAND) is Zone.REMOVED
    assert (play.table.active, play.table.turn) == (0, turn)


def test_last_stand__only_the_first_ousting_and_turns_continue_from_there(play):
    play.in_play("Ada", STAND)
    play.vampire("Ada")
    play.acts("Ada")
    burns(play, "Eve")
    turn = play.table.turn
    burns(play, "Ben")
    assert (play.table.active, play.table.turn) == (3, turn)
    while play.table.turn == turn:
        options = [one for one in play.options if one.verb is PASS] or play.options
        play.game.apply(options[0])
    assert play.table.active == 0, "Eve has been ousted"


def test_last_stand__no_discard_phase_and_the_minion_phase_ends(play):
    """By rulings."""
    play.in_play("Dora", STAND)
    tupdog = play.ready("Ada", "Tupdog")
    play.hand("Ada", "Vessel")
    ousts(play)
    assert tupdog not in play.table.in_play
    assert play.table.phase is not Phase.DISCARD
    assert play.zone("Vessel") is Zone.HAND


def test_last_stand__earlier_oustings_do_not_count(play):
    play.vampire("Ada")
    play.hand("Ada", STAND)
    play.acts("Ada", Phase.MASTER)
    burns(play, "Ben")
    assert play.asked == "Ada"
    play.plays(STAND)
    while play.table.phase is not Phase.MINION:
        play.choose(PASS)
    burns(play, "Dora")
    assert play.table.active == 2


def test_last_stand__costs_six_pool(play):
    play.hand("Ada", STAND)
    play.pool("Ada", 5)
    assert not play.acts("Ada", Phase.MASTER).can(STAND)
    play.pool("Ada", 8)
    play.acts("Ada", Phase.MASTER).plays(STAND)
    assert play.pool_of("Ada") == 2


def test_last_stand__a_turn_without_it_does_not_end(play):
    ousts(play)
    assert play.seat("Ben").ousted
    assert (play.table.turn, play.table.phase) == (9, Phase.MINION)


def test_last_stand__the_active_methuselah_is_ousted_during_her_action(play):
    """Her predator takes the next turn, and nothing of the action is left."""
    play.in_play("Cleo", STAND)
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.hand("Ada", "Concealed Weapon", ".44 Magnum")
    play.pool("Ada", 2)
    play.bleeds(ada).blocks(ben)
    play.until("Ada", "Concealed Weapon").plays("Concealed Weapon")
    while not play.seat("Ada").ousted:
        play.game.apply(play.options[0])
    assert (play.table.active, play.table.turn) == (4, 10)
    assert play.zone(STAND) is Zone.ASH_HEAP
    assert [event.what for event in play.game.log].count(ACTION_OVER) == 1
