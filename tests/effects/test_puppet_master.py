"""Puppet Master: a vampire is locked, and borrowed for a turn."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.turn import game_end

PUPPET = "Puppet Master"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def pulled(play, *, owner="Ben", turns=1):
    """Play the card on a vampire, in Ada's first turn or in the turn before."""
    ada, ben = play.vampire("Ada", "DOM"), play.vampire(owner, capacity=4)
    for name in ("Ada", "Ben", "Cleo", "Dora"):
        play.library(name, *["Villein"] * 9)
    (card,) = play.hand("Ada", PUPPET)
    play.acts("Ada")
    play.seat("Ada").turns = turns
    play.plays(card, "DOM", target=ben).finish()
    return card, ada, ben


def next_phase(play, phase=Phase.MINION):
    """Begin Ada's second turn."""
    play.turn("Ada", phase, number=13)


def ends_turn(play):
    """Pass until the end of Ada's turn."""
    for _ in range(40):
        if play.table.active != 0:
            return
        play.choose(PASS)


def test_puppet_master__basic_bleeds(play):
    play.vampire("Ada", "dom")
    play.hand("Ada", PUPPET)
    play.acts("Ada").plays(PUPPET, "dom").finish()
    assert play.pool_of("Ben") == 27


def test_puppet_master__only_on_a_younger_vampire(play):
    play.vampire("Ada", "DOM")
    young, old = play.vampire("Ben", capacity=4, locked=True), play.vampire("Ben", capacity=5)
    play.hand("Ada", PUPPET)
    play.acts("Ada")
    assert play.can(PUPPET, "DOM", target=young)
    assert not play.can(PUPPET, "DOM", target=old)


def test_puppet_master__the_vampire_is_locked_does_not_unlock_and_the_card_stays_hers(play):
    card, _, ben = pulled(play)
    assert play[ben].locked
    assert (play[card].host, play[card].controller) == (ben, 0)
    play.turn("Ben", Phase.UNLOCK, number=10)
    assert play[ben].locked
    zones.burn(play.table, card)
    play.turn("Ben", Phase.UNLOCK, number=14)
    assert not play[ben].locked


def test_puppet_master__not_in_the_turn_in_which_it_was_played(play):
    card, _, _ = pulled(play)
    assert not play.can(card)


def test_puppet_master__borrowed_for_the_turn_and_returned(play):
    card, _, ben = pulled(play)
    next_phase(play, Phase.MASTER)
    assert not play.can(card)
    next_phase(play)
    play.uses(card)
    assert not play[ben].locked
    assert play[ben].controller == 0
    assert play.zone(card) is Zone.ASH_HEAP
    play.choose(BLEED, minion=ben).finish()
    assert play.pool_of("Ben") == 29
    while play.table.phase is not Phase.DISCARD:
        play.choose(PASS)
    assert play[ben].controller == 0
    ends_turn(play)
    assert play[ben].controller == 1


def test_puppet_master__not_in_a_later_turn(play):
    card, _, ben = pulled(play, turns=0)
    next_phase(play)
    assert not play.can(card)
    assert play[ben].locked


def test_puppet_master__returned_even_in_torpor(play):
    card, _, ben = pulled(play)
    next_phase(play)
    play.uses(card)
    play[ben].region = Region.TORPOR
    ends_turn(play)
    assert (play[ben].controller, play[ben].region) == (1, Region.TORPOR)


def test_puppet_master__leaves_the_game_if_the_former_controller_is_ousted(play):
    card, _, cleo = pulled(play, owner="Cleo")
    next_phase(play)
    play.uses(card)
    game_end.oust(play.table, [play.seat("Cleo")])
    if play.zone(cleo) is Zone.IN_PLAY:
        ends_turn(play)
    assert play.zone(cleo) is Zone.REMOVED


def test_puppet_master__not_returned_after_another_theft(play):
    card, _, ben = pulled(play)
    next_phase(play)
    play.uses(card)
    zones.give(play.table, ben, 2)
    ends_turn(play)
    assert play[ben].controller == 2


def test_puppet_master__still_hers_when_another_takes_the_vampire(play):
    card, _, ben = pulled(play)
    zones.give(play.table, ben, 2)
    assert (play[ben].controller, play[card].controller) == (2, 0)
    next_phase(play)
    play.uses(card)
    ends_turn(play)
    assert play[ben].controller == 2


def test_puppet_master__ends_the_combat_of_the_vampire_it_takes(play):
    card, _, ben = pulled(play)
    other = play.vampire("Ada")
    play[ben].locked = False
    next_phase(play)
    play.choose(BLEED, minion=other).until("Ben").choose(BLOCK, minion=ben).until("Ada", card)
    play.uses(card)
    play.finish()
    assert play.table.current(Combat) is None
    assert (play[ben].blood, play[other].blood) == (4, 5)
