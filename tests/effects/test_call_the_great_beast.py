"""Call the Great Beast: rituals, and the vampire that they put into play."""

import pytest
from card_fights import to_strikes
from card_play import CardPlay

from cardbase.terms import Bonus, Sect, Trait
from vtes_deck.effects.api import has_trait
from vtes_deck.effects.vocab.choices import CHOOSE_DISCIPLINE
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.state.table import Modifier, Until, Zone
from vtes_deck.engine.status.banishment import banish

CALL = "Call the Great Beast"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def baali(play, capacity=10, name="Ada", **facts):
    return play.vampire(name, capacity=capacity, clan="Baali", **facts)


def on(play, host, counters, owner=None):
    """Put the card with this many counters on a Baali; return its number."""
    number = play.on(host, CALL, owner)
    play.blood(number, counters)
    return number


def to_choice(play):
    """Pass until the action is over or the Disciplines are chosen."""
    while play.action and not play.offered(CHOOSE_DISCIPLINE["dom"]):
        play.passes()
    return play


def comes(play, *codes):
    """Add the last counter to the card of Ada's Baali, and choose the Disciplines."""
    to_choice(play)
    for code in codes or ("dom", "pre", "cel"):
        play.choose(CHOOSE_DISCIPLINE[code])
    while play.action:
        play.passes()


def beast(play, name="Ada", *codes):
    """Put a Great Beast into play; return its number."""
    host = baali(play, name=name)
    call = on(play, host, 10, name)
    play.vampire(name)
    play.acts(name).uses(CALL, minion=host)
    comes(play, *codes)
    return call


def test_call_the_great_beast__has_as_many_counters_as_the_capacity(play):
    ada = baali(play, 7)
    play.vampire("Ben")
    play.hand("Ada", CALL)
    play.acts("Ada").plays(CALL)
    assert play.stealth == 1
    play.finish()
    assert play[CALL].host == ada
    assert play[CALL].blood == 7
    assert play[ada].blood == 6


def test_call_the_great_beast__the_baali_adds_a_counter(play):
    ada = baali(play)
    play.vampire("Ben")
    call = on(play, ada, 5)
    play.acts("Ada").uses(CALL)
    assert (play.stealth, play.action.seats) == (1, ())
    play.finish()
    assert play[call].blood == 6
    assert play[call].host == ada


def test_call_the_great_beast__enters_play_with_the_eleventh_counter(play):
    call = beast(play, "Ada", "dom", "pre", "cel")
    one = play[call]
    assert (one.capacity, one.blood, one.clan, one.sect) == (9, 9, "", Sect.INDEPENDENT)
    assert one.disciplines == {"dom": 2, "pre": 2, "cel": 2}
    assert (stats.strength(play.table, one), stats.bleed(play.table, one)) == (4, 3)
    assert has_trait(play.table, one, Trait.INFERNAL)
    assert (one.controller, one.ready) == (0, True)


def test_call_the_great_beast__its_baali_is_burned(play):
    ada = baali(play)
    on(play, ada, 10)
    play.vampire("Ada")
    play.acts("Ada").uses(CALL, minion=ada)
    comes(play)
    assert play.zone(ada) is Zone.ASH_HEAP


def test_call_the_great_beast__a_discipline_is_not_chosen_twice(play):
    ada = baali(play)
    on(play, ada, 10)
    play.acts("Ada").uses(CALL, minion=ada)
    to_choice(play).choose(CHOOSE_DISCIPLINE["dom"])
    assert not play.offered(CHOOSE_DISCIPLINE["dom"])


def test_call_the_great_beast__a_baali_of_11_capacity_brings_it_immediately(play):
    ada = baali(play, 11)
    play.vampire("Ada")
    play.hand("Ada", CALL)
    play.acts("Ada").plays(CALL, minion=ada)
    comes(play)
    assert play[CALL].capacity == 9
    assert play.zone(ada) is Zone.ASH_HEAP


def test_call_the_great_beast__not_while_its_controller_has_one(play):
    first = beast(play)
    ada, other, young = baali(play, 11), baali(play, 10), baali(play, 9)
    on(play, other, 10)
    play.hand("Ada", CALL)
    play.vampire("Ben")
    play.acts("Ada")
    assert not play.can(CALL, "", minion=ada)
    assert play.can(CALL, "", minion=young)
    deeds = {one.minion for one in play.ways(CALL) if one.verb.name.startswith("deed")}
    assert deeds == {first}
    assert other not in deeds


def test_call_the_great_beast__no_sterile_vampire_brings_it(play):
    ada, other = baali(play), baali(play)
    on(play, ada, 10)
    on(play, other, 9)
    play[ada].set_mark(Trait.STERILE.value, 1)
    play[other].set_mark(Trait.STERILE.value, 1)
    play.acts("Ada")
    assert not play.can(CALL, minion=ada)
    assert play.can(CALL, minion=other)


def test_call_the_great_beast__only_a_baali_adds_counters(play):
    ada = play.vampire("Ada", capacity=8)
    on(play, ada, 5)
    assert not play.acts("Ada").can(CALL)


def test_call_the_great_beast__it_is_unique(play):
    one = beast(play)
    other = beast(play, "Ben")
    assert play[one].contested
    assert play[other].contested


def test_call_the_great_beast__cards_on_baali_are_not_unique(play):
    call = beast(play)
    play.hand("Ben", CALL)
    ben = baali(play, 5, "Ben")
    play.acts("Ben").plays(CALL)
    if play.action:
        play.finish()
    assert not play[call].contested
    assert play[CALL].host == ben


def test_call_the_great_beast__it_enters_combat_and_prevents_only_1_damage_each_combat(play):
    call = beast(play)
    ben = play.vampire("Ben", capacity=9)
    play.table.modify(Modifier(Bonus.STRENGTH, 1, ben, Until.SOURCE, ben))
    play.acts("Ada").uses(CALL, minion=call, target=ben)
    assert play.action.seats == (1,)
    to_strikes(play).strikes_with_hands()
    used = 0
    while play.action:
        prevents = play.offered(USE, call)
        used += prevents
        play.choose(USE, call) if prevents else play.passes()
    assert used == 1
    assert play[call].blood == 8
    assert play[ben].blood == 5


def test_call_the_great_beast__the_baali_with_the_card_does_not_get_the_abilities_of_the_beast(
    play,
):
    ada = baali(play)
    on(play, ada, 5)
    assert stats.strength(play.table, play[ada]) == 1
    assert stats.bleed(play.table, play[ada]) == 1
    play.vampire("Ben")
    play.acts("Ada")
    assert len(play.ways(CALL)) == 1


def test_call_the_great_beast__is_not_a_vampire_in_the_ash_heap(play):
    call = beast(play)
    zones.burn(play.table, call)
    assert not play.table.cards[call].vampire


def test_call_the_great_beast__is_burned_if_it_would_go_to_the_crypt(play):
    call = beast(play)
    zones.move(play.table, call, Zone.CRYPT)
    assert play.zone(call) is Zone.ASH_HEAP


def test_call_the_great_beast__returns_from_the_uncontrolled_region(play):
    call = beast(play)
    banish(play.table, call)
    assert play.zone(call) is Zone.UNCONTROLLED
    assert play.seat("Ada").uncontrolled[call] == 9
