"""Faerie Wards, The Mole and Forced Vigilance."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase

WARDS, MOLE, VIGILANCE = "Faerie Wards", "The Mole", "Forced Vigilance"
ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def bled(play, card, level, *, capacity=4, theirs="", **facts):
    """A vampire of Ada's bleeds Ben, whose older one has the card."""
    ada = play.vampire("Ada", theirs, capacity=capacity)
    play.vampire("Ada")
    ben = play.vampire("Ben", level, **({"capacity": 6} | facts))
    play.hand("Ben", card)
    play.bleeds(ada)
    return ada, ben


def never(play, *way):
    while play.action:
        assert not play.can(*way)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_faerie_wards__two_intercept(play):
    ada, ben = play.vampire("Ada", "OBF", capacity=4), play.vampire("Ben", "aus", capacity=6)
    play.hand("Ada", "Lost in Crowds")
    play.hand("Ben", WARDS)
    play.bleeds(ada).blocks(ben).plays("Lost in Crowds", "OBF").plays(WARDS, "aus")
    assert play.intercept(ben) == 2


@pytest.mark.parametrize("level", ["myt", "MYT"])
def test_faerie_wards__the_action_fails(play, level):
    ada, ben = bled(play, WARDS, level)
    play.until("Ben", WARDS).plays(WARDS, level)
    assert play[ben].locked
    play.finish() if play.action else None
    assert play.pool_of("Ben") == 30
    play.turn("Ada", Phase.UNLOCK, number=21)
    assert play[ada].locked is (level == "MYT")


@pytest.mark.parametrize("capacity", [6, 8])
def test_faerie_wards__not_against_an_older_vampire(play, capacity):
    bled(play, WARDS, "MYT", capacity=capacity)
    never(play, WARDS)


def test_faerie_wards__not_for_an_action_at_someone_else(play):
    play.vampire("Dora", "myt", capacity=8)
    play.hand("Dora", WARDS)
    bled(play, "Fake Out", "")
    never(play, WARDS)


def test_the_mole__unlocks_to_block(play):
    _, ben = bled(play, MOLE, "ani", locked=True, **ANARCH)
    play.until("Ben", MOLE).plays(MOLE, "ani")
    play.finish()
    assert play[ben].locked
    assert play.pool_of("Ben") == 30


def test_the_mole__makes_a_bleed_fail(play):
    _, ben = bled(play, MOLE, "dom", **ANARCH)
    play.until("Ben", MOLE).plays(MOLE, "dom")
    assert play[ben].locked
    play.finish() if play.action else None
    assert play.pool_of("Ben") == 30


def test_the_mole__not_against_the_bleed_of_an_older_vampire(play):
    bled(play, MOLE, "dom", capacity=8, **ANARCH)
    never(play, MOLE)


def test_the_mole__not_while_an_anarch_acts(play):
    ada = play.vampire("Ada", capacity=4, **ANARCH)
    play.vampire("Ben", "dom ani cel", capacity=6, **ANARCH)
    play.hand("Ben", MOLE)
    play.bleeds(ada)
    never(play, MOLE)


@pytest.mark.parametrize("theirs", ["obf", "obf cel"])
def test_the_mole__no_intercept_against_celerity(play, theirs):
    ada, ben = play.vampire("Ada", theirs), play.vampire("Ben", "cel", **ANARCH)
    play.hand("Ada", "Lost in Crowds")
    play.hand("Ben", MOLE)
    play.bleeds(ada).blocks(ben).plays("Lost in Crowds", "obf")
    assert play.can(MOLE, "cel") is ("cel" not in theirs)


def test_forced_vigilance__unlocks_after_a_block(play):
    _, ben = bled(play, VIGILANCE, "for")
    play.blocks(ben)
    play.until("Ben", VIGILANCE).plays(VIGILANCE, "for")
    assert not play[ben].locked


def test_forced_vigilance__not_after_the_block_of_another(play):
    ally = play.ready("Ben", PLAIN_ALLY)
    bled(play, VIGILANCE, "for", locked=True)
    play.blocks(ally)
    never(play, VIGILANCE)


def test_forced_vigilance__unlocks_against_an_action_at_the_user(play):
    _, ben = bled(play, VIGILANCE, "FOR", locked=True)
    play.until("Ben", VIGILANCE).plays(VIGILANCE, "FOR")
    assert not play[ben].locked
    assert play.offered(BLOCK, minion=ben) or play.blocks(ben)


def test_forced_vigilance__not_against_an_undirected_action(play):
    ada = play.vampire("Ada")
    play.vampire("Ben", "FOR", locked=True)
    play.hand("Ben", VIGILANCE)
    play.hunts(ada)
    never(play, VIGILANCE, "FOR")
