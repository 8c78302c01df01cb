"""Madness Network: Malkavians act in the turns of others."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.torpor_actions import LEAVE
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

NETWORK = "Madness Network"
ACTS = "takes an action"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def passes(play, name="Ben"):
    """End this Methuselah's minion phase."""
    play.acts(name)
    return play.choose(PASS)


def test_madness_network__a_malkavian_of_anyone_acts_in_the_turn_of_another(play):
    play.in_play("Ada", NETWORK)
    cleo = play.vampire("Cleo", clan="Malkavian")
    other = play.vampire("Cleo")
    play.vampire("Ben")
    passes(play)
    assert play.asked == "Cleo"
    assert {one.target for one in play.ways(NETWORK, words=ACTS)} == {cleo}
    play.uses(NETWORK, words=ACTS, target=cleo)
    assert not [one for one in play.options if one.minion == other]
    play.choose(BLEED, minion=cleo)
    if play.action:
        play.finish()
    assert play.pool_of("Dora") == 29
    assert play[cleo].locked


def test_madness_network__not_a_locked_malkavian_or_one_of_the_active_methuselah(play):
    play.in_play("Ada", NETWORK)
    play.vampire("Cleo", clan="Malkavian", locked=True)
    play.vampire("Ben", clan="Malkavian")
    play.acts("Ben")
    assert not play.can(NETWORK, words=ACTS)
    play.choose(PASS)
    assert not play.can(NETWORK, words=ACTS)


def test_madness_network__a_malkavian_without_blood_only_hunts(play):
    play.in_play("Ada", NETWORK)
    cleo = play.vampire("Cleo", clan="Malkavian", blood=0)
    play.vampire("Ben")
    passes(play).uses(NETWORK, words=ACTS, target=cleo)
    assert {one.verb for one in play.options} == {HUNT, PASS}


def test_madness_network__a_malkavian_in_torpor_can_leave_it(play):
    play.in_play("Ada", NETWORK)
    cleo = play.torpor("Cleo", "Anson", 3)
    play[cleo].clan = "Malkavian"
    play.vampire("Ben")
    passes(play).uses(NETWORK, words=ACTS, target=cleo).choose(LEAVE)
    if play.action:
        play.finish()
    assert play[cleo].ready


def test_madness_network__a_methuselah_who_declined_is_not_asked_again_before_another_action(play):
    play.in_play("Ada", NETWORK)
    cleo = play.vampire("Cleo", clan="Malkavian")
    play.vampire("Ben")
    passes(play).uses(NETWORK, words=ACTS, target=cleo).choose(PASS)
    assert not play.can(NETWORK, words=ACTS, target=cleo)


def test_madness_network__only_malkavians_can_block_its_burning(play):
    play.in_play("Ada", NETWORK)
    ada = play.vampire("Ada")
    ben = play.vampire("Ben")
    mad, sane = play.vampire("Dora", clan="Malkavian"), play.vampire("Dora")
    play.vampire("Cleo")
    play.acts("Ben").uses(NETWORK, minion=ben)
    blockers = set()
    while play.action and play.offered(PASS):
        blockers |= {one.minion for one in play.options if one.verb is BLOCK}
        play.choose(PASS)
    assert blockers == {ada, mad}
    assert sane not in blockers
    assert play.zone(NETWORK) is Zone.ASH_HEAP


def test_madness_network__not_burned_if_a_malkavian_blocks(play):
    play.in_play("Ada", NETWORK)
    ben, mad = play.vampire("Ben"), play.vampire("Dora", clan="Malkavian")
    play.acts("Ben").uses(NETWORK, minion=ben)
    play.blocks(mad).finish()
    assert play.zone(NETWORK) is Zone.IN_PLAY
