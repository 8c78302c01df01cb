"""The Shard, London: cheaper cards for the Methuselah with the Edge."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.cards.cost_reductions import REDUCE
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase

SHARD = "The Shard, London"
DEAR = "Channel 10"


@pytest.fixture
def play(cb):
    play = CardPlay(cb)
    play.shard = play.in_play("Ada", SHARD)
    play.edge("Ada")
    return play


def buys(play, *, pool=30):
    """Ada plays a master card for 2 pool, up to its payment."""
    play.pool("Ada", pool)
    play.hand("Ada", DEAR)
    return play.acts("Ada", Phase.MASTER)


def test_the_shard_london__two_pool_less_for_a_master_card(play):
    buys(play).plays(DEAR)
    play.choose(REDUCE, SHARD)
    assert play.pool_of("Ada") == 30
    assert play[play.shard].locked


def test_the_shard_london__not_without_the_edge_or_locked(play):
    play.edge("Ben")
    buys(play, pool=1)
    assert not play.can(DEAR)
    play.edge("Ada")
    play[play.shard].locked = True
    play.again()
    assert not play.can(DEAR)


def test_the_shard_london__makes_a_card_affordable(play):
    buys(play, pool=1)
    assert play.can(DEAR)


def test_the_shard_london__less_blood_for_a_minion_and_only_if_you_want(play):
    ada = play.vampire("Ada", "DOM")
    play.hand("Ada", "Govern the Unaligned", "Govern the Unaligned")
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=ada)
    while not play.offered(REDUCE):
        play.choose(PASS)
    play.choose(REDUCE, SHARD).finish()
    assert play[ada].blood == 5


@pytest.mark.parametrize(("clan", "stealth"), [("Ventrue", 1), ("Brujah", 0)])
def test_the_shard_london__ventrue_steal_it_with_stealth(play, clan, stealth):
    ben = play.vampire("Ben", clan=clan)
    play.vampire("Ada")
    play.acts("Ben").plays(SHARD, minion=ben)
    assert play.stealth == stealth
    play.finish()
    assert play[play.shard].controller == 1
