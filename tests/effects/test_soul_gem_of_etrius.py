"""Soul Gem of Etrius: the successor of a burned vampire."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.actions.diablerie import DIABLERISE, TAKE_EQUIPMENT
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.scenario.duel import Stop
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Zone
from vtes_deck.kernel.procedure import Procedure

GEM = "Soul Gem of Etrius"
YOUNG, YOUNGER, OLD = "Anson", "Lupo", "Arika"
"""Vampires of capacity 8, 2 and 11."""
IMBUED = 'Béatrice "Oracle171" Tremblay'


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def bearer(play, capacity=9):
    ada = play.vampire("Ada", capacity=capacity)
    return ada, play.on(ada, GEM)


class Burning(Procedure):
    """Burn a card in play."""

    card: int

    def burn(self, table):
        zones.burn(table, self.card)

    steps = (burn,)


def burns(play, card):
    play.turn("Dora")
    play.table.stack += [Stop(), Burning(card=card)]
    play.table.decision = None
    play.run()


def test_soul_gem_of_etrius__a_younger_one_succeeds_full_of_blood(play):
    ada, gem = bearer(play)
    (young,) = play.crypt("Ada", YOUNG)
    play.on(ada, "Flak Jacket")
    burns(play, ada)
    assert play.zone(ada) is Zone.ASH_HEAP
    assert play.zone("Flak Jacket") is Zone.ASH_HEAP
    assert play[young].attached == (gem,)
    assert (play[young].controller, play[young].blood) == (0, play[young].capacity)
    assert play[young].ready
    assert not play[young].locked


def test_soul_gem_of_etrius__not_younger(play):
    ada, gem = bearer(play, capacity=8)
    (other,) = play.crypt("Ada", YOUNG)
    burns(play, ada)
    assert other in play.seat("Ada").uncontrolled
    assert play.counters(other) == 0
    assert play.zone(gem) is Zone.ASH_HEAP


def test_soul_gem_of_etrius__no_card_in_the_crypt(play):
    ada, gem = bearer(play)
    burns(play, ada)
    assert play.zone(gem) is Zone.ASH_HEAP


def test_soul_gem_of_etrius__not_if_the_bearer_leaves_the_game(play):
    ada, gem = bearer(play)
    (young,) = play.crypt("Ada", YOUNG)
    zones.remove(play.table, ada)
    play.turn("Dora")
    assert play.zone(young) is Zone.CRYPT
    assert play.zone(gem) is Zone.ASH_HEAP


def test_soul_gem_of_etrius__no_successor_of_an_ally(play):
    ally = play.ready("Ada", PLAIN_ALLY)
    gem = play.on(ally, GEM)
    (young,) = play.crypt("Ada", YOUNG)
    burns(play, ally)
    assert play.zone(young) is Zone.CRYPT
    assert play.zone(gem) is Zone.ASH_HEAP


def test_soul_gem_of_etrius__a_second_copy_is_burned_and_succeeded(play):
    """By a ruling, the capacity of the vampire that could not stay is used."""
    ada, gem = bearer(play)
    play.ready("Ada", YOUNG)
    third, second = play.crypt("Ada", YOUNGER, YOUNG)
    burns(play, ada)
    assert play.zone(second) is Zone.ASH_HEAP
    assert play[third].attached == (gem,)
    assert play[third].blood == play[third].capacity


def test_soul_gem_of_etrius__not_a_third_one_that_is_older_than_the_second(play):
    ada, gem = bearer(play, capacity=12)
    play.ready("Ada", YOUNG)
    third, _ = play.crypt("Ada", OLD, YOUNG)
    burns(play, ada)
    assert third in play.seat("Ada").uncontrolled
    assert play.zone(gem) is Zone.ASH_HEAP


def test_soul_gem_of_etrius__contested_with_its_vampire(play):
    ada, gem = bearer(play)
    play.ready("Ben", YOUNG)
    (young,) = play.crypt("Ada", YOUNG)
    burns(play, ada)
    assert play[young].contested
    assert play[gem].contested
    assert play[gem].host == young


def test_soul_gem_of_etrius__an_imbued_is_incapacitated(play):
    ada, gem = bearer(play)
    (imbued,) = play.crypt("Ada", IMBUED)
    burns(play, ada)
    assert play[imbued].region is Region.INCAPACITATED
    assert play[imbued].blood == 0
    assert play[imbued].attached == (gem,)


def test_soul_gem_of_etrius__for_a_vampire_that_cannot_use_equipment(play):
    ada, gem = bearer(play)
    (beast,) = play.crypt("Ada", "Beast, The Leatherface of Detroit")
    burns(play, ada)
    assert play[beast].attached == (gem,)


def test_soul_gem_of_etrius__not_taken_by_the_diablerist(play):
    ada, gem = bearer(play)
    gun = play.on(ada, ".44 Magnum")
    (young,) = play.crypt("Ada", YOUNG)
    ben = play.vampire("Ben")
    play[ada].region = Region.TORPOR
    play.acts("Ben").choose(DIABLERISE, minion=ben)
    assert [one.card for one in play.matching(TAKE_EQUIPMENT)] == [gun]
    play.choose(TAKE_EQUIPMENT, gun)
    assert play.zone(ada) is Zone.ASH_HEAP
    assert play[young].attached == (gem,)
    assert play[young].controller == 0
