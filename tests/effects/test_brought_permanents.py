"""Permanents that enter play without a separate action: their cost and requirements."""

import pytest
from card_fights import fight
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.actions.permanents import RECRUIT
from vtes_deck.engine.cards.cost_reductions import REDUCE
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase

TSHWANE, SHARD = "Powerbase: Tshwane", "The Shard, London"
WEAPON, MAGNUM = "Concealed Weapon", ".44 Magnum"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_powerbase_tshwane__one_pool_less_for_a_concealed_weapon(play):
    play.in_play("Ada", TSHWANE)
    ada, _ = fight(play, "", WEAPON, MAGNUM)
    gun = play.number(MAGNUM)
    play.plays(WEAPON, target=gun).choose(REDUCE, TSHWANE)
    assert play[gun].host == ada
    assert play.pool_of("Ada") == 29
    assert play[TSHWANE].locked


def test_powerbase_tshwane__need_not_be_used_for_a_concealed_weapon(play):
    play.in_play("Ada", TSHWANE)
    ada, _ = fight(play, "", WEAPON, MAGNUM)
    gun = play.number(MAGNUM)
    play.plays(WEAPON, target=gun).choose(PASS)
    assert play[gun].host == ada
    assert play.pool_of("Ada") == 28
    assert not play[TSHWANE].locked


def test_powerbase_tshwane__no_weapon_that_is_not_paid_for_without_it(play):
    """By a ruling it must be used for a card that is otherwise unaffordable."""
    play.in_play("Ada", TSHWANE)
    play.pool("Ada", 1)
    fight(play, "", WEAPON, MAGNUM)
    play.plays(WEAPON, target=play.number(MAGNUM))
    assert play.offered(REDUCE, TSHWANE)
    assert not play.offered(PASS)


@pytest.mark.parametrize("used", [True, False])
def test_the_shard_london__only_if_used_less_for_an_ally_of_the_summoning(play, used):
    play.in_play("Ada", SHARD)
    play.edge("Ada")
    play.vampire("Ada", "PRE")
    ally, _ = play.library("Ada", "Carlton Van Wyk", "Pursuit")
    play.hand("Ada", "The Summoning", *["Pursuit"] * 6)
    play.acts("Ada").plays("The Summoning", "PRE")
    play.game.apply(next(one for one in play.options if ally in {one.card, one.target}))
    play.choose(REDUCE, SHARD) if used else play.choose(PASS)
    assert play[ally].resting
    assert play.pool_of("Ada") == 30 - play.table.cards[ally].pool_cost + 2 * used


def test_abraham_mellon__brings_no_ally_of_tremere_by_piper_but_recruits_one(play):
    abraham = play.ready("Ada", "Abraham Mellon", 3)
    play[abraham].sect = Sect.ANARCH
    mage, _ = play.hand("Ada", "Outcast Mage", "Piper")
    assert not play.acts("Ada", Phase.MASTER).can("Piper")
    assert play.acts("Ada").offered(RECRUIT, mage, minion=abraham)
    play[abraham].clan = "Tremere"
    assert play.acts("Ada", Phase.MASTER).can("Piper")
