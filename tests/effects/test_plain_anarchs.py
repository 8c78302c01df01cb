"""Modifiers and reactions: anarchs, Into Thin Air, sentinels, Force of Personality."""

import pytest
from card_fights import to_strikes
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def thin(play, level, **facts):
    """Ada's vampire plays Into Thin Air as Ben's vampire attempts to block."""
    ada, ben = play.vampire("Ada", level, capacity=6), play.vampire("Ben", **facts)
    play.on(ben, "Raven Spy")
    play.on(ben, "Raven Spy")
    play.hand("Ada", "Into Thin Air", "Lost in Crowds")
    play.bleeds(ada).blocks(ben).plays("Into Thin Air", level)
    return ada, ben


def test_into_thin_air__stealth_and_less_intercept_for_1_blood(play):
    ada, ben = thin(play, "obf")
    assert play.stealth == 1
    play.uses("Into Thin Air", words="-1 intercept")
    assert play.intercept(ben) == 1
    assert play[ada].blood == 5
    assert not play.can("Into Thin Air"), "once"


def test_into_thin_air__not_an_older_vampire(play):
    thin(play, "obf", capacity=7)
    assert not play.can("Into Thin Air", words="-1 intercept")


def test_into_thin_air__not_with_lost_in_crowds(play):
    thin(play, "obf")
    assert not play.can("Lost in Crowds")


def done(play, level, card="Line Brawl"):
    """Ada's anarch has acted with a card that requires one; she can play CrimethInc."""
    ada = play.vampire("Ada", f"{level} pre", **ANARCH)
    other = play.vampire("Ada", **ANARCH)
    play[other].locked = True
    play.hand("Ada", card, "CrimethInc.")
    play.acts("Ada")
    return ada, other


def test_crimethinc__unlocks_after_an_anarch_action(play):
    ada, _ = done(play, "pro")
    play.plays("Line Brawl", "pre", minion=ada)
    play.until("Ada", "CrimethInc.").plays("CrimethInc.", "pro")
    assert not play[ada].locked


def test_crimethinc__unlocks_another_anarch(play):
    ada, other = done(play, "qui")
    play.plays("Line Brawl", "pre", minion=ada)
    play.until("Ada", "CrimethInc.").plays("CrimethInc.", "qui", target=other)
    assert (play[ada].locked, play[other].locked) == (True, False)


def test_crimethinc__stays_and_unlocks_for_1_pool(play):
    ada, other = done(play, "tha")
    play.vampire("Ada")
    play.plays("Line Brawl", "pre", minion=ada)
    play.until("Ada", "CrimethInc.").plays("CrimethInc.", "tha")
    play.uses("CrimethInc.", target=other)
    assert (play[other].locked, play.pool_of("Ada")) == (False, 29)


@pytest.mark.parametrize("level", ["pro", "qui", "tha"])
def test_crimethinc__not_after_another_action(play, level):
    ada = play.vampire("Ada", level, **ANARCH)
    play[play.vampire("Ada", **ANARCH)].locked = True
    play.hand("Ada", "CrimethInc.")
    play.bleeds(ada)
    for _ in range(8):
        assert not play.can("CrimethInc.")
        if not play.action:
            break
        play.choose(PASS)


def test_propaganda_of_the_deed__gives_two_votes(play):
    play.in_play("Ada", "Propaganda of the Deed")
    ada = play.vampire("Ada")
    play.hand("Ada", "Kine Resources Contested")
    play.acts("Ada").choose(POLITICAL, minion=ada)
    for _ in range(12):
        if play.can("Propaganda of the Deed"):
            break
        play.game.apply(play.decision.options[-1])
    play.uses("Propaganda of the Deed")
    assert play.zone("Propaganda of the Deed") is Zone.ASH_HEAP
    mine = [o for o in play.decision.options if "2 votes" in option_sentence(play.table, o)]
    assert mine


def test_propaganda_of_the_deed__put_in_play_but_not_after_an_undirected_action(play):
    ada = play.vampire("Ada", **ANARCH)
    play.hand("Ada", "Propaganda of the Deed")
    play.bleeds(ada).until("Ada", "Propaganda of the Deed").plays("Propaganda of the Deed")
    assert play.zone("Propaganda of the Deed") is Zone.IN_PLAY
    play[ada].locked = False
    play.hand("Ada", "Propaganda of the Deed")
    play.turn("Ada", Phase.MINION).hunts(ada)
    assert not play.can("Propaganda of the Deed", "")


def test_force_of_personality__ends_a_combat(play):
    ada, ben = play.vampire("Ada", "pre"), play.vampire("Ben")
    play.hand("Ada", "Force of Personality")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).plays("Force of Personality", "pre").finish()
    assert play[ben].blood == 5


def test_force_of_personality__blockers_pay_and_allies_cannot(play):
    ada, ben = play.vampire("Ada", "PRE"), play.vampire("Ben")
    ally = play.ready("Ben", "Carlton Van Wyk")
    play.hand("Ada", "Force of Personality")
    play.bleeds(ada).plays("Force of Personality", "PRE")
    assert play.asked == "Ben"
    assert not play.offered(BLOCK, minion=ally)
    play.choose(BLOCK, minion=ben)
    assert play[ben].blood == 4


def test_force_of_personality__not_after_the_announcement(play):
    ada, ben = play.vampire("Ada", "PRE obf"), play.vampire("Ben")
    play.hand("Ada", "Force of Personality", "Lost in Crowds")
    play.bleeds(ada).choose(PASS).blocks(ben)
    assert not play.can("Force of Personality")


def sentinel(play, level, *allies):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", level)
    play[ben].locked = True
    for ally in allies:
        play[play.ready("Ben", ally)].locked = True
    play.hand("Ben", "Shadow Sentinel")
    play.bleeds(ada).until("Ben", "Shadow Sentinel")
    return ben


def test_shadow_sentinel__wakes(play):
    ben = sentinel(play, "obl")
    play.plays("Shadow Sentinel", "obl")
    assert play.offered(BLOCK, minion=ben)


def test_shadow_sentinel__wakes_a_wraith(play):
    sentinel(play, "OBL", "Spectral Servitor")
    servitor = play.number("Spectral Servitor")
    play.plays("Shadow Sentinel", "OBL", target=servitor)
    assert play.offered(BLOCK, minion=servitor)


def test_shadow_sentinel__wakes_no_other_ally_and_only_once(play):
    sentinel(play, "OBL", "Carlton Van Wyk")
    play.hand("Ben", "Shadow Sentinel")
    assert not play.can("Shadow Sentinel", "OBL")
    play.plays("Shadow Sentinel", "obl")
    assert not play.can("Shadow Sentinel")


def test_shadow_sentinel__only_one_between_unlock_phases(play):
    other = play.vampire("Ada")
    ben = play.vampire("Ben", "obl")
    play[ben].locked = True
    play.hand("Ben", "Shadow Sentinel", "Shadow Sentinel")
    first = play.vampire("Ada")
    play.bleeds(first).until("Ben", "Shadow Sentinel")
    play.plays("Shadow Sentinel", "obl").finish()
    play.in_play("Ben", "Dreams of the Sphinx")
    play.bleeds(other).until("Ben", "Dreams of the Sphinx")
    assert not play[ben].awake
    assert not play.can("Shadow Sentinel")
