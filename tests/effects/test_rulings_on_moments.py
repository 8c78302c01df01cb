"""Rulings about the effect of a card at a moment or with another card."""

import pytest
from card_play import CardPlay
from card_steps import options_with, passing

from cardbase.terms import Sect
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import NONE, PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Zone

ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def takes(play, words):
    """Choose the option with these words."""
    play.game.apply(options_with(play, words)[0])


def fought(play, done, *, weapon=""):
    """Fight, with a weapon if possible, until a condition holds. Return whether it ever does."""
    for _ in range(40):
        if not play.action or done():
            break
        if weapon and options_with(play, weapon):
            takes(play, weapon)
        else:
            play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    return bool(play.action)


# CrimethInc. and An Anarch Manifesto: actions that cards in play allow


def test_crimethinc__after_an_action_that_a_card_in_play_allows_anarchs(play):
    ada = play.vampire("Ada", "pro", **ANARCH)
    play.vampire("Ben")
    play.in_play("Ben", "Powerbase: Los Angeles")
    play.hand("Ada", "CrimethInc.")
    play.acts("Ada")
    takes(play, "steal Powerbase")
    play.until("Ada", "CrimethInc.").plays("CrimethInc.", "pro")
    assert not play[ada].locked


def test_crimethinc__after_an_action_that_makes_the_vampire_anarch(play):
    play.vampire("Ada", "tha")
    play.vampire("Ben")
    play.hand("Ada", "Go Anarch", "CrimethInc.")
    play.acts("Ada").plays("Go Anarch")
    assert passing(play, lambda: play.can("CrimethInc."), most=6)


def test_crimethinc__not_after_an_action_that_a_card_requiring_an_anarch_allows_all(play):
    play.vampire("Ada", "pro", **ANARCH)
    play.vampire("Ben")
    play.in_play("Ben", "Constant Revolution")
    play.hand("Ada", "CrimethInc.")
    play.acts("Ada")
    takes(play, "burn Constant Revolution")
    while play.action:
        assert not play.can("CrimethInc.")
        play.choose(PASS)


def test_an_anarch_manifesto__stealth_for_an_action_that_a_card_in_play_allows_anarchs(play):
    ada = play.vampire("Ada", **ANARCH)
    play.vampire("Ben")
    play.on(ada, "An Anarch Manifesto")
    play.in_play("Ben", "Powerbase: Los Angeles")
    play.acts("Ada")
    takes(play, "steal Powerbase")
    assert play.stealth == 1


def test_an_anarch_manifesto__no_stealth_for_an_action_that_is_open_to_all(play):
    ada = play.vampire("Ada", **ANARCH)
    play.vampire("Ben")
    play.on(ada, "An Anarch Manifesto")
    play.in_play("Ben", "Constant Revolution")
    play.acts("Ada")
    takes(play, "burn Constant Revolution")
    assert play.stealth == 0


# Taste of Vitae


def test_taste_of_vitae__against_a_vampire_that_was_burned_immediately(play):
    ada, ben = play.vampire("Ada", blood=3), play.vampire("Ben", blood=1)
    play.on(ada, "Femur of Toomler")
    play.on(ben, "Anathema")
    play.hand("Ada", "Taste of Vitae")
    play.bleeds(ada).blocks(ben)
    assert fought(play, lambda: play.can("Taste of Vitae"), weapon="Femur")
    assert play.zone(ben) is Zone.ASH_HEAP
    play.plays("Taste of Vitae")
    assert play[ada].blood == 3


def test_taste_of_vitae__not_against_an_ally_that_was_burned(play):
    ada, ben = play.vampire("Ada", blood=3), play.ready("Ben", "Carlton Van Wyk", 1)
    play.on(ada, "Femur of Toomler")
    play.hand("Ada", "Taste of Vitae")
    play.bleeds(ada).blocks(ben)
    assert not fought(play, lambda: play.can("Taste of Vitae"), weapon="Femur")


# Zephyr and other modifiers of an acting vampire in torpor


@pytest.mark.parametrize(("card", "level"), [("Zephyr", "CEL"), ("Freak Drive", "FOR")])
def test_zephyr__unlocks_a_vampire_that_its_action_has_sent_to_torpor(play, card, level):
    ada, ben = play.vampire("Ada", level), play.vampire("Ben")
    play.on(ben, "Femur of Toomler")
    play.hand("Ada", card)
    play.bleeds(ada).blocks(ben)
    assert fought(play, lambda: play.can(card), weapon="Femur")
    assert play[ada].region is Region.TORPOR
    play.plays(card, level)
    assert not play[ada].locked


# Mirror Walk: what happens if the minion is blocked


def test_mirror_walk__does_not_skip_effects_of_a_blocked_minion(play):
    ada, ben = play.vampire("Ada", "THA", clan="Toreador"), play.vampire("Ben")
    play.on(ada, "Aching Beauty")
    play.on(ben, "Raven Spy")
    play.hand("Ada", "Mirror Walk")
    play.bleeds(ada).blocks(ben).plays("Mirror Walk", "THA")
    while play.action:
        play.choose(PASS)
    assert (play.pool_of("Ben"), play.combats(), play[ada].locked) == (29, 0, True)


def test_mirror_walk__no_diablerie_by_the_blocker_of_a_vampire_that_leaves_torpor(play):
    ada = play.torpor("Ada", "Lupo", 3)
    play[ada].disciplines = {"tha": 2}
    ben = play.vampire("Ben")
    play.on(ben, "Raven Spy")
    play.on(ben, "Raven Spy")
    play.hand("Ada", "Mirror Walk")
    play.acts("Ada")
    takes(play, "leave torpor")
    play.blocks(ben).plays("Mirror Walk", "THA")
    while play.action:
        assert not options_with(play, "iableris")
        play.choose(PASS)
    assert (play[ada].region, play.zone("Lupo")) == (Region.TORPOR, Zone.IN_PLAY)


# Tereza Rostas


def test_tereza_rostas__gets_the_edge_that_was_burned_during_the_action(play):
    play.ready("Ada", "Tereza Rostas")
    play.vampire("Ben")
    play.edge("Ben")
    play.acts("Ada")
    takes(play, "steal the Edge")
    play.table.edge = NONE
    play.finish()
    assert play.table.edge == 0


# Donald Cargill


def test_donald_cargill__burns_blood_although_the_referendum_has_ousted_the_predator(play):
    donald = play.ready("Ben", "Donald Cargill")
    play.vampire("Ada")
    play.hand("Ada", "Anarchist Uprising")
    play.pool("Ada", 1)
    play.acts("Ada")
    takes(play, "Uprising")
    for _ in range(20):
        if play.seat("Ada").ousted:
            break
        takes(play, "for the ref") if options_with(play, "for the ref") else play.choose(PASS)
    assert (play.seat("Ada").ousted, play[donald].blood) == (True, 0)


def test_lutz__the_prey_pays_although_the_referendum_has_ousted_its_caller(play):
    play.ready("Cleo", "Lutz von Hohenzollern")
    play.vampire("Ada")
    play.hand("Ada", "Anarchist Uprising")
    play.pool("Ada", 1)
    play.acts("Ada")
    takes(play, "Uprising")
    for _ in range(20):
        if play.seat("Ada").ousted:
            break
        takes(play, "for the ref") if options_with(play, "for the ref") else play.choose(PASS)
    assert play.seat("Ada").ousted
    assert play.pool_of("Dora") == 30 + 6 - 1, "she has ousted Ada and is the prey of Cleo"
