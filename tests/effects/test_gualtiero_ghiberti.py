"""Gualtiero Ghiberti and Jar the Soul."""

import pytest
from card_fights import fight, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region

GUALTIERO, JAR = "Gualtiero Ghiberti", "Jar the Soul"
GIOVANNI = {"clan": "Giovanni"}
STEALTH, MORE, HARDER = "stealth", "burns 1 more blood", "1 more damage"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def jars(play, level="NEC", *, owner="Ada", **facts):
    """Ada's Giovanni acts against a vampire of Ben's. Return Gualtiero and the target."""
    gualtiero = play.ready(owner, GUALTIERO)
    ada = play.vampire("Ada", level, **{**GIOVANNI, **facts})
    victim = play.vampire("Ben")
    play.vampire("Ben")
    play.hand("Ada", JAR, JAR)
    play.acts("Ada").plays(JAR, level, minion=ada, target=victim)
    return gualtiero, victim


# Jar the Soul


def test_jar_the_soul__locks_a_ready_minion(play):
    ada, victim = play.vampire("Ada", "nec"), play.vampire("Ben")
    play.vampire("Ada")
    play.vampire("Ben")
    play.hand("Ada", JAR)
    play.acts("Ada").plays(JAR, "nec", minion=ada, target=victim)
    assert play.stealth == 1
    assert play.action.seats == (1,)
    play.finish()
    assert play[victim].locked
    assert play[victim].blood == 5


def test_jar_the_soul__burns_1_blood_or_life_at_superior(play):
    ada, ally = play.vampire("Ada", "NEC"), play.ready("Cleo", PLAIN_ALLY)
    play.hand("Ada", JAR)
    play.acts("Ada").plays(JAR, "NEC", minion=ada, target=ally).finish()
    assert play[ally].blood == 1
    assert play[ally].locked


def test_jar_the_soul__no_damage_to_a_vampire_without_blood(play):
    """By a ruling."""
    ada, victim = play.vampire("Ada", "NEC"), play.vampire("Ben", blood=0)
    play.vampire("Ada")
    play.hand("Ada", JAR)
    play.acts("Ada").plays(JAR, "NEC", minion=ada, target=victim).finish()
    assert play[victim].ready
    assert play[victim].locked


def test_jar_the_soul__not_a_minion_in_torpor(play):
    play.vampire("Ada", "NEC")
    victim = play.vampire("Ben")
    play[victim].region, play[victim].wounded = Region.TORPOR, True
    play.hand("Ada", JAR)
    play.acts("Ada")
    assert not play.can(JAR, target=victim)


# Gualtiero Ghiberti


def test_gualtiero_ghiberti__stealth_for_the_action_of_another_giovanni(play):
    gualtiero, victim = jars(play)
    blood = play[gualtiero].blood
    play.plays(GUALTIERO, words=STEALTH)
    assert play.stealth == 2
    assert play[gualtiero].blood == blood - 1
    assert not play.can(GUALTIERO), "once each turn"
    play.finish()
    assert play[victim].blood == 4


def test_gualtiero_ghiberti__one_more_blood_is_burned(play):
    _, victim = jars(play)
    play.plays(GUALTIERO, words=MORE).finish()
    assert play[victim].blood == 3


def test_gualtiero_ghiberti__not_for_an_action_that_burns_no_blood(play):
    jars(play, "nec")
    assert play.can(GUALTIERO, words=STEALTH)
    assert not play.can(GUALTIERO, words=MORE)


def test_gualtiero_ghiberti__no_more_blood_of_the_next_action(play):
    gualtiero, victim = jars(play)
    play.plays(GUALTIERO, words=MORE).finish()
    ada = next(one.card for one in play.table.minions(0) if one.card != gualtiero)
    play[ada].locked, play[ada].done = False, frozenset()
    play.acts("Ada").plays(JAR, "NEC", minion=ada, target=victim)
    assert not play.can(GUALTIERO), "it is still the same turn"
    play.finish()
    assert play[victim].blood == 2


def test_gualtiero_ghiberti__helps_a_giovanni_of_another_methuselah(play):
    jars(play, owner="Cleo")
    assert play.asked == "Cleo"
    play.plays(GUALTIERO, words=STEALTH)
    assert play.stealth == 2


@pytest.mark.parametrize("other", ["clan", "himself", "discipline", "blood"])
def test_gualtiero_ghiberti__only_another_giovanni_with_necromancy(play, other):
    gualtiero = play.ready("Ada", GUALTIERO, 0 if other == "blood" else None)
    ada = play.vampire("Ada", "NEC dom", clan="Tremere" if other == "clan" else "Giovanni")
    play.vampire("Ben")
    play.uncontrolled("Ada", "Gilbert Duane (G1)")
    play.hand("Ada", JAR, "Govern the Unaligned")
    play.acts("Ada")
    if other == "blood":
        play[gualtiero].locked = True
        play.again()
    if other == "discipline":
        play.plays("Govern the Unaligned", "dom", minion=ada)
    else:
        who = gualtiero if other == "himself" else ada
        play.plays(JAR, "NEC", minion=who, target=play.table.minions(1)[0].card)
    assert not play.can(GUALTIERO)


def strikes(play, card, level, *, fighter="Giovanni", owner="Cleo"):
    gualtiero = play.ready(owner, GUALTIERO)
    ada, ben = fight(play, level, card, clan=fighter)
    play.blood(ben, 5)
    to_strikes(play).plays(card, level).choose(HANDS, minion=ben)
    return gualtiero, ada, ben


def test_gualtiero_ghiberti__more_damage_of_a_strike(play):
    gualtiero, ada, ben = strikes(play, "Dead Hand", "nec")
    blood = play[gualtiero].blood
    play.until("Cleo", GUALTIERO).plays(GUALTIERO, words=HARDER, target=ada).finish()
    assert play[ben].blood == 2, "1, plus 1 from the card, plus 1 from Gualtiero"
    assert play[gualtiero].blood == blood - 1


def test_gualtiero_ghiberti__more_damage_keeps_the_properties_of_the_strike(play):
    """By a ruling on Dead Hand, Fortitude does not prevent it either."""
    _, ada, ben = strikes(play, "Dead Hand", "NEC")
    play[ben].disciplines = {"for": 1}
    play.hand("Ben", "Indomitability")
    play.until("Cleo", GUALTIERO).plays(GUALTIERO, words=HARDER, target=ada)
    while play.action:
        assert not play.can("Indomitability")
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    assert play[ben].blood == 2


def test_gualtiero_ghiberti__not_for_a_hand_strike_or_a_dodge_or_another_clan(play):
    for card, level, clan in (
        ("Spiritual Intervention", "nec", "Giovanni"),
        ("Dead Hand", "nec", "Brujah"),
    ):
        _, ada, _ = strikes(play, card, level, fighter=clan)
        while play.action:
            assert not play.can(GUALTIERO)
            play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
        play[ada].locked = True
        play.table.decision = None


def test_gualtiero_ghiberti__once_each_turn_for_actions_and_strikes_together(play):
    gualtiero = play.ready("Ada", GUALTIERO)
    ada = play.vampire("Ada", "NEC", clan="Giovanni", capacity=9)
    victim, ben = play.vampire("Ben"), play.vampire("Ben", capacity=9)
    play.hand("Ada", JAR, "Dead Hand")
    play.hand("Ben", "Enhanced Senses", "Enhanced Senses")
    play[ben].disciplines = {"aus": 1}
    play.acts("Ada").plays(JAR, "NEC", minion=ada, target=victim)
    play.plays(GUALTIERO, words=MORE).blocks(ben)
    play.until("Ben", "Enhanced Senses").plays("Enhanced Senses", "aus")
    to_strikes(play).plays("Dead Hand", "nec").choose(HANDS, minion=ben)
    while play.action:
        assert not play.can(GUALTIERO)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    assert play[gualtiero].blood == play[gualtiero].capacity - 1
