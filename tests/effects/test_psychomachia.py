import pytest
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK

CARD = "Psychomachia"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def blocked(play, disciplines, theirs=""):
    """Ada's vampire bleeds and is blocked by a younger one of Ben's. Return both minions."""
    ada, ben = play.vampire("Ada", disciplines), play.vampire("Ben", theirs, capacity=4)
    play.vampire("Ada")
    play.hand("Ada", CARD)
    play.bleeds(ada).blocks(ben)
    play.until("Ada", CARD)
    return ada, ben


def test_psychomachia__ends_the_action_and_unlocks_without_combat(play):
    ada, ben = blocked(play, "pre")
    play.plays(CARD, "pre")
    assert not play[ada].locked
    assert not play[ben].locked
    assert not play.combats()
    assert play.decision.kind == "action"
    assert not play.offered(BLEED, minion=ada), "the action is not repeated"
    assert play.pool_of("Ben") == 30


def test_psychomachia__the_block_fails_and_the_action_continues(play):
    ada, ben = blocked(play, "dai")
    other = play.vampire("Ben")
    play.plays(CARD, "dai")
    assert not play[ben].locked
    assert play[ben].blood == 4
    assert not play.offered(BLOCK, minion=ben), "it cannot try again"
    assert play.offered(BLOCK, minion=other)
    play.finish()
    assert play.pool_of("Ben") == 29
    assert play[ada].locked


def test_psychomachia__hurts_the_blocker_at_superior(play):
    _, ben = blocked(play, "DAI", "FOR")
    play.hand("Ben", "Hidden Strength")
    play.plays(CARD, "DAI")
    assert play[ben].blood == 3
    play.finish()
    assert play.pool_of("Ben") == 29


def test_psychomachia__against_an_ally(play):
    ada, ally = play.vampire("Ada", "DAI"), play.ready("Ben", PLAIN_ALLY, 1)
    play.hand("Ada", CARD)
    play.bleeds(ada).blocks(ally)
    play.until("Ada", CARD).plays(CARD, "DAI")
    assert ally not in play.table.in_play
    play.finish()
    assert play.pool_of("Ben") == 29


def test_psychomachia__not_against_an_elder_or_before_the_block(play):
    ada, ben = play.vampire("Ada", "DAI PRE"), play.vampire("Ben", capacity=5)
    play.hand("Ada", CARD)
    play.bleeds(ada)
    assert not play.can(CARD)
    play.blocks(ben)
    for _ in range(10):
        assert not play.can(CARD)
        if play.decision.kind == "strike":
            break
        play.passes(play.asked)
