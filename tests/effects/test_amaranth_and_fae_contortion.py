import pytest
from card_fights import LONG, fight, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def drained_fight(play, *, mine=5, held=(), theirs=""):
    """Ada holds Amaranth against a vampire without blood."""
    ada = play.vampire("Ada", capacity=8, blood=mine)
    ben = play.vampire("Ben", theirs, blood=0)
    play.on(ben, ".44 Magnum")
    play.hand("Ada", "Amaranth")
    play.hand("Ben", *held)
    play.bleeds(ada).blocks(ben)
    return ada, ben


def test_amaranth__diablerises_a_vampire_on_its_way_to_torpor(play):
    _, ben = drained_fight(play)
    to_strikes(play).choose(HANDS).choose(PASS)
    play.until("Ada", "Amaranth").plays("Amaranth")
    while play.action:
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.options[0])
    assert play.zone(ben) is Zone.ASH_HEAP
    assert any("diabler" in line for line in play.log_sentences())


def test_amaranth__not_against_a_vampire_that_is_still_ready(play):
    fight(play, "", "Amaranth")
    to_strikes(play).choose(HANDS).choose(PASS)
    while play.action:
        assert not play.can("Amaranth")
        play.choose(PASS)


def test_amaranth__not_by_a_vampire_that_goes_to_torpor_too(play):
    _, ben = drained_fight(play, mine=1, theirs="pot", held=["Undead Strength"])
    to_strikes(play).choose(HANDS).plays("Undead Strength", "pot", target=-1)
    while play.action:
        assert not play.can("Amaranth")
        play.choose(PASS)
    assert play[ben].in_torpor


def test_fae_contortion__maneuvers(play):
    fight(play, "obt", "Fae Contortion")
    play.plays("Fae Contortion", "obt")
    assert LONG in play.log_sentences()


def test_fae_contortion__stealth_at_superior_and_not_at_basic(play):
    ada, ben = play.vampire("Ada", "MYT"), play.vampire("Ben")
    play.hand("Ada", "Fae Contortion")
    play.bleeds(ada).blocks(ben)
    assert not play.can("Fae Contortion", "myt")
    play.plays("Fae Contortion", "MYT")
    assert play.stealth == 1


def test_amaranth__not_by_an_ally(play):
    ada, ben = play.ready("Ada", PLAIN_ALLY), play.vampire("Ben", blood=0)
    play.hand("Ada", "Amaranth")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS).choose(PASS)
    while play.action:
        assert not play.can("Amaranth")
        play.choose(PASS)
