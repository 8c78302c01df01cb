"""Baltimore Purge: a vampire of each Methuselah goes to torpor."""

import pytest
from card_play import CardPlay

from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

NAME = "Baltimore Purge"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def purge(play):
    """Ada's vampire of capacity 5 with the card."""
    ada = play.vampire("Ada", capacity=5)
    return ada, play.on(ada, NAME)


@pytest.mark.parametrize(("clan", "stealth"), [("Ravnos", 1), ("Caitiff", 0)])
def test_baltimore_purge__stealth_only_for_a_ravnos(play, clan, stealth):
    ada = play.vampire("Ada", clan=clan)
    play.vampire("Ben", "AUS")
    play.hand("Ada", NAME)
    play.hand("Ben", "Enhanced Senses")
    play.acts("Ada").plays(NAME)
    assert play.stealth == stealth
    play.finish()
    assert len(play[ada].attached) == 1


def test_baltimore_purge__not_by_an_ally(play):
    play.ready("Ada", "Loyal Street Gang")
    play.hand("Ada", NAME)
    play.acts("Ada")
    assert not play.can(NAME)


def test_baltimore_purge__each_methuselah_chooses_her_own_vampire(play):
    ada, card = purge(play)
    ben, other = play.vampire("Ben", capacity=5), play.vampire("Ben", capacity=3)
    old, cleo = play.vampire("Cleo", capacity=6), play.vampire("Cleo", capacity=2)
    play.turn("Ada")
    assert not play.offered(PASS), "the choice is mandatory"
    play.plays(NAME)
    assert play.asked == "Ben"
    play.choose(CHOOSE_CARD, target=ben)
    assert play.asked == "Cleo"
    assert not play.offered(CHOOSE_CARD, target=old), "not an older vampire"
    play.choose(CHOOSE_CARD, target=cleo)
    assert play.zone(card) is Zone.ASH_HEAP
    assert [play[one].in_torpor for one in (ada, ben, cleo)] == [True] * 3
    assert not play[other].in_torpor
    assert not play[old].in_torpor


def test_baltimore_purge__a_ready_lasombra_lets_its_methuselah_choose(play):
    """By a ruling the chosen vampires cannot be older in this case either."""
    purge(play)
    play.vampire("Ada", clan="Lasombra")
    ben, old = play.vampire("Ben"), play.vampire("Ben", capacity=8)
    play.turn("Ada").plays(NAME)
    assert play.asked == "Ada"
    assert not play.offered(CHOOSE_CARD, target=old)
    play.choose(CHOOSE_CARD, target=ben)
    assert play[ben].in_torpor


def test_baltimore_purge__no_choice_in_the_turn_of_another(play):
    ada, _ = purge(play)
    play.vampire("Ben")
    play.turn("Ben")
    assert not play.can(NAME)
    assert not play[ada].in_torpor
