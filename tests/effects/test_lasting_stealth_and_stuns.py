"""Repulsion, Kiss of Cathari and Voices of the Castle."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.moves import Range
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status import torpor
from vtes_deck.engine.turn import main_loop


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Repulsion


def test_repulsion__a_maneuver_only_to_long_range_after_a_block(play):
    ada, ben = play.vampire("Ada", "pre"), play.vampire("Ben")
    play.hand("Ada", "Repulsion")
    play.bleeds(ada)
    play.until("Ada", "Repulsion").plays("Repulsion", "pre")
    play.blocks(ben)
    fighting = play.table.current(Combat)
    [granted] = fighting.sides[fighting.index(ada)].maneuvers
    assert granted.to is Range.LONG


def test_repulsion__stays_on_the_vampire_until_torpor(play):
    ada, _ = play.vampire("Ada", "OBE"), play.vampire("Ben")
    [card] = play.hand("Ada", "Repulsion")
    play.bleeds(ada)
    play.until("Ada", "Repulsion").plays("Repulsion", "OBE")
    assert play[ada].attached == (card,)
    assert play.stealth == 1
    play.finish()
    assert play.zone(card) is Zone.IN_PLAY
    torpor.send(play.table, play[ada])
    play.table.decision = None
    main_loop.run(play.table)
    assert play.zone(card) is Zone.ASH_HEAP


@pytest.mark.parametrize("level", ["pre", "obe", "OBE"])
def test_repulsion__only_one_on_a_vampire(play, level):
    ada, ben = play.vampire("Ada", "OBE pre"), play.vampire("Ben")
    play.on(ada, "Repulsion")
    play.hand("Ada", "Repulsion")
    play.bleeds(ada)
    for _ in range(20):
        assert not play.can("Repulsion", level)
        if not play.action:
            break
        play.choose(PASS)
    assert play[ben].ready


# Kiss of Cathari


def of_path(play, level):
    """A vampire of Ada's that follows the path, with this level and 5 blood."""
    name = next(one.unique_name for one in play.cards.crypt if one.path == "Cathari")
    card = play.ready("Ada", name, 5)
    play[card].disciplines = {level.lower(): 2 if level.isupper() else 1}
    return card


@pytest.mark.parametrize("level", ["OBF", "PRE"])
@pytest.mark.parametrize("distance", Range)
def test_kiss_of_cathari__stuns_only_at_close_range(play, level, distance):
    ada, ben = of_path(play, level), play.vampire("Ben")
    play.hand("Ada", "Kiss of Cathari")
    play.bleeds(ada).blocks(ben)
    play.until("Ada", "Kiss of Cathari")
    play.table.current(Combat).range = distance
    play[ben].locked = False
    play.plays("Kiss of Cathari", level)
    play.finish()
    assert play[ben].locked is (distance is Range.CLOSE)


@pytest.mark.parametrize("level", ["obf", "pre"])
def test_kiss_of_cathari__no_stun_at_basic(play, level):
    ada, ben = of_path(play, level), play.vampire("Ben")
    play.hand("Ada", "Kiss of Cathari")
    play.bleeds(ada).blocks(ben)
    play[ben].locked = False
    play.until("Ada", "Kiss of Cathari").plays("Kiss of Cathari", level)
    play.finish()
    assert not play[ben].locked
    assert play[ada].blood == 5 - 1


def test_kiss_of_cathari__not_if_dodged(play):
    """Ruling."""
    ada, ben = of_path(play, "PRE"), play.vampire("Ben", "cel")
    play.hand("Ada", "Kiss of Cathari"), play.hand("Ben", "Sideslip")
    play.bleeds(ada).blocks(ben)
    play[ben].locked = False
    play.until("Ada", "Kiss of Cathari").plays("Kiss of Cathari", "PRE")
    play.until("Ben", "Sideslip").plays("Sideslip", "cel")
    for _ in range(40):
        if not play.action:
            break
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert not play[ben].locked


# Voices of the Castle


def test_voices_of_the_castle__burns_1_blood_for_intercept_only_with_blood(play):
    ada, dora = play.vampire("Ada", "tha", blood=1), play.vampire("Dora")
    play.hand("Ada", "Voices of the Castle")
    play.hunts(dora).blocks(ada)
    play.until("Ada", "Voices of the Castle").plays("Voices of the Castle", "tha")
    assert (play.intercept(ada), play[ada].blood) == (1, 0)


def test_voices_of_the_castle__intercept_for_the_master_only(play):
    slave = play.ready("Ada", "Rusticus")
    clan = play.table.cards[slave].slave_to
    master, other = play.vampire("Ada", clan=clan), play.vampire("Ada")
    dora = play.vampire("Dora")
    play[slave].disciplines = {"vis": 1}
    play.hand("Ada", "Voices of the Castle")
    play.hunts(dora).blocks(other)
    assert not play.can("Voices of the Castle", "vis")
    while not play.offered(BLOCK, minion=master):
        play.choose(PASS)
    play.blocks(master)
    play.until("Ada", "Voices of the Castle").plays("Voices of the Castle", "vis", minion=slave)
    assert play.intercept(master) == 1


def test_voices_of_the_castle__two_less_of_a_bleed(play):
    ada, dora = play.vampire("Ada", "VIS"), play.vampire("Dora")
    play.hand("Ada", "Voices of the Castle")
    play.bleeds(dora, "Ada")
    play.until("Ada", "Voices of the Castle").plays("Voices of the Castle", "VIS")
    assert play.bleed == 0
    assert play[ada].ready
