"""Force of Will: a locked vampire bleeds, and is hurt after the resolution."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region

FORCE = "Force of Will"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def forced(play, level="FOR", **facts):
    """Ada's locked vampire bleeds with the card."""
    ada = play.vampire("Ada", level, locked=True, **facts)
    play.hand("Ada", FORCE)
    play.acts("Ada").plays(FORCE, level, minion=ada)
    return ada


def ended(play):
    """Pass until the action is over."""
    while play.action:
        play.choose(PASS)


@pytest.mark.parametrize(("level", "pool", "blood"), [("for", 28, 3), ("FOR", 27, 4)])
def test_force_of_will__bleeds_and_is_hurt(play, level, pool, blood):
    ada = forced(play, level)
    ended(play)
    assert play.pool_of("Ben") == pool
    assert (play[ada].region, play[ada].blood) == (Region.TORPOR, blood)


def test_force_of_will__hurt_when_blocked_after_the_combat(play):
    ben = play.vampire("Ben")
    ada = forced(play)
    play.blocks(ben).finish()
    assert play.pool_of("Ben") == 30
    assert (play[ada].region, play[ada].blood) == (Region.TORPOR, 5)  # and no cost


def test_force_of_will__not_hurt_if_the_action_fails_before_its_resolution(play):
    play.vampire("Ben")
    ada = forced(play)
    play.action.failed = True
    ended(play)
    assert (play[ada].region, play[ada].blood) == (Region.READY, 5)


@pytest.mark.parametrize("first", [FORCE, "Freak Drive"])
def test_force_of_will__the_player_orders_the_damage_and_other_effects_after_resolution(
    play, first
):
    play.hand("Ada", "Freak Drive")
    ada = forced(play)
    play.until("Ada", "Freak Drive")
    assert play.can(FORCE)
    play.plays(first)
    if first == FORCE:
        assert play[ada].region is Region.TORPOR
        play.plays("Freak Drive")  # an acting vampire in torpor plays modifiers
        assert not play[ada].locked
    else:
        assert not play[ada].locked
        ended(play)
        assert play[ada].region is Region.TORPOR
    assert not play.can(FORCE)


def test_force_of_will__not_by_an_unlocked_vampire_or_one_that_has_bled(play):
    ada = play.vampire("Ada", "FOR")
    play.hand("Ada", FORCE)
    play.acts("Ada")
    assert not play.can(FORCE)
    play[ada].locked = True
    play.again()
    assert play.can(FORCE)
    play[ada].done = frozenset({"bleed"})
    play.again()
    assert not play.can(FORCE)
