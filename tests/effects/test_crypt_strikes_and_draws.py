"""Vampires that raise the cost of strikes, cancel cards, draw, learn and share blood."""

import pytest
from card_play import CardPlay
from card_steps import fights, logged

from vtes_deck.effects.crypt.lord_ashton import LEARN
from vtes_deck.effects.vocab.choices import CHOOSE_CARD, DO_IT
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import AIM, HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def until_strike(play):
    while not (play.decision and play.decision.kind == "strike"):
        play.choose(PASS)


# Lucian


def test_lucian__steals_no_equipment_that_he_cannot_have(play):
    """By a ruling, he cannot try to steal a second Leather Jacket; otherwise, STR-07 allows it."""
    lucian, ben = play.ready("Ada", "Lucian"), play.vampire("Ben")
    play.on(lucian, "Leather Jacket")
    play.on(ben, "Leather Jacket")
    fights(play, lucian, ben)
    until_strike(play)
    assert not play.offered(USE, lucian)


def test_lucian__steals_only_equipment_that_he_can_have(play):
    lucian, ben = play.ready("Ada", "Lucian"), play.vampire("Ben")
    play.on(lucian, "Leather Jacket")
    play.on(ben, "Leather Jacket")
    play.on(ben, ".44 Magnum")
    fights(play, lucian, ben)
    until_strike(play)
    play.choose(USE, lucian)
    play.finish()
    assert play[".44 Magnum"].host == lucian
    assert play["Leather Jacket"].host == ben


def test_lucian_the_perfect__a_hand_strike_costs_1_blood(play):
    lucian, ben = play.ready("Ada", "Lucian, the Perfect"), play.vampire("Ben")
    fights(play, lucian, ben)
    play.choose(HANDS)
    play.choose(HANDS)
    assert play[lucian].blood == 10
    assert play[ben].blood == 3, "one for his strike, one for the damage"


def test_lucian_the_perfect__no_strike_without_the_blood(play):
    lucian, ben = play.ready("Ada", "Lucian, the Perfect"), play.vampire("Ben", blood=0)
    fights(play, lucian, ben)
    play.choose(HANDS)
    assert play.asked == "Ben"
    assert not play.offered(HANDS)
    assert play.offered(PASS), "it can choose not to strike"


def test_lucian_the_perfect__a_weapon_too(play):
    lucian, ben = play.ready("Ada", "Lucian, the Perfect"), play.vampire("Ben", capacity=8)
    gun = play.on(ben, ".44 Magnum")
    fights(play, lucian, ben)
    until_strike(play)
    play.choose(HANDS)
    play.plays(gun)
    assert play[ben].blood == 6
    assert play[lucian].blood == 9


def test_lucian_the_perfect__not_against_his_retainers(play):
    """By a ruling, the cost is paid once the strike has a target."""
    lucian, ben = play.ready("Ada", "Lucian, the Perfect"), play.vampire("Ben", capacity=8)
    play.on(ben, ".44 Magnum")
    spy = play.on(lucian, "Raven Spy")
    fights(play, lucian, ben)
    while not play.can(".44 Magnum"):
        play.choose(PASS)
    play.plays(".44 Magnum")
    while not play.offered(AIM):
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    play.choose(AIM, target=spy)
    assert play[ben].blood == 8


@pytest.mark.parametrize(("blood", "works"), [(0, False), (1, True)])
def test_lucian_the_perfect__a_card_costs_more_but_not_a_dodge(play, blood, works):
    lucian, ben = play.ready("Ada", "Lucian, the Perfect"), play.vampire("Ben", "THA", blood=blood)
    play.hand("Ben", "Theft of Vitae", "Dodge")
    fights(play, lucian, ben)
    play.choose(HANDS)
    assert play.asked == "Ben"
    assert play.can("Theft of Vitae") is works
    assert play.can("Dodge")
    play.plays("Dodge")
    assert play[ben].blood == blood


# Watenda


def test_watenda__cancels_a_card_for_its_cost(play):
    watenda, ben = play.ready("Ada", "Watenda"), play.vampire("Ben", "POT", capacity=8)
    card = play.hand("Ben", "Immortal Grapple")[0]
    fights(play, watenda, ben)
    blood = play[watenda].blood
    play.until("Ben", card).plays(card, "POT")
    cost = play.table.cards[card].blood_cost
    assert play.can(watenda)
    play.plays(watenda)
    assert play[watenda].blood == blood - cost
    assert play.zone(card) is Zone.ASH_HEAP
    assert play[ben].blood == 8 - cost, "it is paid nevertheless"
    assert logged(play, "is cancelled")


def test_watenda__once_each_combat_and_not_without_the_blood(play):
    watenda, ben = play.ready("Ada", "Watenda"), play.vampire("Ben", "PRE", capacity=8)
    first = play.hand("Ben", "Majesty")[0]
    second = play.hand("Ben", "Majesty")[0]
    cost = play.table.cards[first].blood_cost
    assert cost
    fights(play, watenda, ben)
    play.blood(watenda, cost - 1)
    until_strike(play)
    while play.asked != "Ben":
        play.choose(HANDS)
    play.plays(first, "PRE")
    assert not play.can(watenda)
    assert play.zone(second) is Zone.HAND


def test_watenda__the_opponent_strikes_again(play):
    watenda, ben = play.ready("Ada", "Watenda"), play.vampire("Ben", "PRE", capacity=8)
    play.hand("Ben", "Majesty", "Majesty")
    fights(play, watenda, ben)
    until_strike(play)
    while play.asked != "Ben":
        play.choose(HANDS)
    play.plays("Majesty", "PRE").plays(watenda)
    assert play.asked == "Ben"
    assert play.offered(HANDS)
    play.plays("Majesty", "PRE")
    assert not play.can(watenda)


# Ira Rivers


def ira(play):
    number = play.ready("Ben", "Ira Rivers")
    play.library("Ben", *["Vessel"] * 5)
    card = play.hand("Ben", "Enhanced Senses")[0]
    play.hand("Ben", *["Blood Doll"] * 6)
    ada = play.vampire("Ada")
    play.bleeds(ada)
    play.action.inherent = 2
    play.blocks(number)
    return number, card


def test_ira_rivers__draws_one_more_and_discards(play):
    _, card = ira(play)
    play.plays(card, "aus")
    assert play.asked == "Ben"
    play.choose(DO_IT)
    assert play.decision.kind == "discard"
    assert len(play.seat("Ben").hand) == 8
    play.game.apply(play.options[0])
    assert len(play.seat("Ben").hand) == 7


def test_ira_rivers__optional_and_only_with_auspex(play):
    number, card = ira(play)
    play.plays(card, "aus")
    play.choose(PASS)
    assert len(play.seat("Ben").hand) == 7
    assert not logged(play, "discards")
    other = play.vampire("Ben", "AUS")
    play.finish()
    assert play[other].ready
    assert play[number].ready


def test_ira_rivers__intercept_in_political_actions_only(play):
    number = play.ready("Ben", "Ira Rivers")
    ada = play.vampire("Ada")
    play.hand("Ada", "Kine Resources Contested")
    play.bleeds(ada)
    assert play.intercept(number) == 0
    play.finish()
    play[ada].locked = False
    play.acts("Ada")
    play.game.apply(next(one for one in play.options if one.verb.name == "political action"))
    assert play.intercept(number) == 1


# Lord Ashton


def test_lord_ashton__another_gangrel_learns(play):
    play.ready("Cleo", "Lord Ashton")
    gangrel = play.vampire("Ada", "ani", clan="Gangrel")
    play.vampire("Ben")
    wanted, other = play.library("Ada", "Protean", "Dominate")
    play.acts("Ada").plays("Lord Ashton", minion=gangrel)
    assert play.stealth == 1
    while not play.offered(LEARN):
        play.choose(PASS)
    assert not play.offered(LEARN, card=other)
    play.choose(LEARN, card=wanted)
    assert wanted in play[gangrel].attached


def test_lord_ashton__not_himself_or_other_clans(play):
    ashton, other = play.ready("Ada", "Lord Ashton"), play.vampire("Ada")
    gangrel = play.vampire("Ada", clan="Gangrel")
    play.acts("Ada")
    assert play.can("Lord Ashton", minion=gangrel)
    assert not play.can("Lord Ashton", minion=ashton)
    assert not play.can("Lord Ashton", minion=other)


# Sri Sansa


@pytest.mark.parametrize(("words", "left"), [("as life", (2, 2)), ("as blood", (4, 0))])
def test_sri_sansa__blood_for_life_and_back_once(play, words, left):
    sri = play.ready("Ada", "Sri Sansa", 3)
    ally = play.ready("Ada", "Carlton Van Wyk", 1)
    play.turn("Ada")
    play.plays(sri, words=words)
    life = play[ally].life if ally in play.table.in_play else 0
    assert (play[sri].blood, life) == left
    assert not play.can(sri)


def test_sri_sansa__not_above_the_starting_life_or_other_allies(play):
    sri = play.ready("Ada", "Sri Sansa", 3)
    full = play.ready("Ada", "Carlton Van Wyk")
    beast = play.ready("Ada", "Rotting Behemoth", 1)
    play.turn("Ada")
    assert not play.can(sri, words="as life")
    assert not play.can(sri, target=beast)
    assert play.can(sri, target=full, words="as blood")


# Lucubratio


def lucubratio(play, *cards):
    number, ada = play.ready("Ben", "Lucubratio"), play.vampire("Ada")
    held = play.hand("Ben", *cards)
    play.bleeds(ada).blocks(number)
    return number, ada, held


def test_lucubratio__a_card_instead_of_locking(play):
    number, _, (card,) = lucubratio(play, "Telepathic Misdirection")
    while not play.offered(CHOOSE_CARD, target=card):
        play.choose(PASS)
    play.choose(CHOOSE_CARD, target=card)
    assert play.zone(card) is Zone.ASH_HEAP
    assert not play[number].locked
    play.finish()
    assert not play[number].locked


def test_lucubratio__not_with_another_card_and_once_each_turn(play):
    second = play.vampire("Ada")
    number, _, (plain, first, kept) = lucubratio(
        play, "Vessel", "Telepathic Misdirection", "Enhanced Senses"
    )
    while not play.offered(CHOOSE_CARD, target=first):
        play.choose(PASS)
    assert not play.offered(CHOOSE_CARD, target=plain)
    play.choose(CHOOSE_CARD, target=first).finish()
    play.bleeds(second).blocks(number)
    locked = False
    while play.action:
        assert not play.offered(CHOOSE_CARD)
        locked |= play[number].locked
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    assert locked
    assert play.zone(kept) is Zone.HAND
