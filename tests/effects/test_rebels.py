"""Actions of Anarchs, and the secession of titled vampires."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Bonus, Sect, Title
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_gear_up__the_announced_card_returns(play):
    ada = play.vampire("Ada", "nec", **ANARCH)
    arson = play.card("Ada", "Arson", Zone.ASH_HEAP)
    play.card("Ada", "Bonding", Zone.ASH_HEAP)
    play.hand("Ada", "Gear Up")
    play.acts("Ada").plays("Gear Up", "nec", target=arson)
    assert play.zone(arson) is Zone.HAND
    assert not play[ada].locked


def test_gear_up__not_a_crypt_card(play):
    play.vampire("Ada", "nec", **ANARCH)
    play.card("Ada", "Sonja Blue", Zone.ASH_HEAP)
    play.hand("Ada", "Gear Up")
    play.acts("Ada")
    assert not play.can("Gear Up", "nec")


def test_gear_up__stealth_in_the_next_action_of_the_turn(play):
    ada = play.vampire("Ada", "pre", **ANARCH)
    play.vampire("Ben")
    play.hand("Ada", "Gear Up")
    play.acts("Ada").plays("Gear Up", "pre")
    while play.action is not None:
        play.choose(PASS)
    play.bleeds(ada)
    assert play.stealth == 1


def test_gear_up__no_strength_with_presence(play):
    ada = play.vampire("Ada", "pre", **ANARCH)
    play.hand("Ada", "Gear Up")
    play.acts("Ada").plays("Gear Up", "pre")
    assert stats.strength(play.table, play[ada]) == 1
    assert not play.can("Gear Up", "vic")


def test_gear_up__not_by_another_sect(play):
    play.vampire("Ada", "pre", sect=Sect.CAMARILLA)
    play.hand("Ada", "Gear Up")
    play.acts("Ada")
    assert not play.can("Gear Up")


def test_smash_and_grab__an_ally_burns_two_life(play):
    play.vampire("Ada", "ani", **ANARCH)
    ally = play.ready("Ben", PLAIN_ALLY)
    play.hand("Ada", "Smash and Grab")
    play.acts("Ada").plays("Smash and Grab", "ani", target=ally)
    while play.action is not None:
        play.choose(PASS)
    assert play.zone(ally) is Zone.ASH_HEAP, "the ally had two life"


def test_smash_and_grab__a_retainer_without_life_is_burned(play):
    play.vampire("Ada", "ani", **ANARCH)
    ben = play.vampire("Ben")
    raven = play.on(ben, "Raven Spy", "Ben")
    play.table.bank -= 1
    play[raven].blood = 1
    play.hand("Ada", "Smash and Grab")
    play.acts("Ada").plays("Smash and Grab", "ani", target=raven)
    while play.action is not None:
        play.choose(PASS)
    assert play.zone(raven) is Zone.ASH_HEAP


def test_smash_and_grab__no_location_across_the_table(play):
    play.vampire("Ada", "pot", **ANARCH)
    near, far = play.in_play("Ben", "The Rack"), play.in_play("Cleo", "Dreams of the Sphinx")
    play.hand("Ada", "Smash and Grab")
    play.acts("Ada")
    assert play.can("Smash and Grab", "pot", target=near)
    assert not play.can("Smash and Grab", "pot", target=far)


def test_anarch_secession__a_prince_becomes_the_baron_of_the_city(play):
    ada = play.vampire("Ada", title=Title.PRINCE, city="Paris", sect=Sect.CAMARILLA)
    play.hand("Ada", "Anarch Secession")
    play.acts("Ada").plays("Anarch Secession")
    assert (play[ada].sect, play[ada].title, play[ada].city) == (
        Sect.ANARCH,
        Title.BARON,
        "Paris",
    )
    assert len(play[ada].attached) == 1


def test_anarch_secession__no_title_for_a_primogen(play):
    ada = play.vampire("Ada", title=Title.PRIMOGEN, sect=Sect.CAMARILLA)
    play.hand("Ada", "Anarch Secession")
    card = play.acts("Ada").plays("Anarch Secession").number("Anarch Secession")
    assert play[ada].sect is Sect.ANARCH
    assert not play[ada].attached
    assert play.zone(card) is Zone.ASH_HEAP


def test_anarch_secession__not_blocked_without_a_title(play):
    play.vampire("Ada", title=Title.PRINCE, city="Paris", sect=Sect.CAMARILLA)
    plain = play.vampire("Ben", "aus")
    titled = play.vampire("Ben", title=Title.PRINCE, city="Rome", sect=Sect.CAMARILLA)
    play.hand("Ada", "Anarch Secession")
    play.acts("Ada").plays("Anarch Secession")
    assert not play.offered(BLOCK, minion=plain)
    assert play.offered(BLOCK, minion=titled)


def test_gear_up__strength_only_until_the_next_unlock_phase(play):
    ada = play.vampire("Ada", "vic", sect=Sect.ANARCH)
    play.hand("Ada", "Gear Up")
    play.vampire("Ben")
    play.acts("Ada").plays("Gear Up", "vic").finish()
    play.turn("Ben")
    assert stats.bonus_of(play.table, Bonus.STRENGTH, play[ada]) == 1
    play.turn("Ada")
    assert stats.bonus_of(play.table, Bonus.STRENGTH, play[ada]) == 0
