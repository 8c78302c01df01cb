"""Hourglass of the Mind, Anima Gathering, Giovanni del Georgio."""

import pytest
from card_play import PLAIN, CardPlay

from vtes_deck.effects.api import lock, unlock
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.mechanics.replacements import INSTEAD
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Phase, Zone

HOURGLASS, ANIMA, GEORGIO = "Hourglass of the Mind", "Anima Gathering", "Giovanni del Georgio"
PLENTY = ["Bonding"] * 8


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Hourglass of the Mind


def acts_with(play, card, level, disciplines, **fields):
    """Ada's vampire acts with the card; it is not blocked."""
    ada = play.vampire("Ada", disciplines)
    play.hand("Ada", card)
    play.acts("Ada").plays(card, level, minion=ada, **fields)
    return ada


def to_question(play, kind):
    while play.decision.kind != kind:
        play.choose(PASS)
    return play


def test_hourglass_of_the_mind__arranges_four_cards_of_a_hand_that_is_not_discarded(play):
    play.hand("Ada", "Vessel", "Blood Doll", *["Conditioning"] * 5)
    play.library("Ada", *PLENTY)
    ada = acts_with(play, HOURGLASS, "tem", "tem")
    to_question(play, "card")
    assert len(play.seat("Ada").hand) == 11, "no discard before the cards are moved"
    names = ("Vessel", "Blood Doll", "Conditioning", "Conditioning")
    for name in names:
        (way,) = [one for one in play.options if play.table.cards[one.target].name == name]
        play.game.apply(way)
    top = [play.table.cards[one].name for one in play.seat("Ada").library[-4:]]
    assert top == list(names), "the last one is on top"
    assert len(play.seat("Ada").hand) == 7
    assert not any("Blood Doll" in line for line in play.log_sentences("Ben"))
    play.finish()
    assert not play[ada].locked


def test_hourglass_of_the_mind__moves_four_cards_also_with_an_empty_library(play):
    """By a ruling, the Methuselah draws the cards that remain."""
    play.hand("Ada", *["Vessel"] * 6)
    acts_with(play, HOURGLASS, "tem", "tem")
    to_question(play, "card")
    while play.decision.kind == "card":
        play.game.apply(play.options[0])
    assert "Ada moves 4 cards from the hand to the top of the library." in play.log_sentences()
    assert len(play.seat("Ada").hand) == 6, "and then the hand is filled again"


def grown(play, **facts):
    """Ada's vampire has the card with two counters."""
    ada = play.vampire("Ada", "TEM", **facts)
    glass = play.on(ada, HOURGLASS)
    play.blood(glass, 2)
    return ada, glass


def test_hourglass_of_the_mind__a_larger_hand_for_each_counter(play):
    ada, glass = grown(play)
    assert stats.hand_size(play.table, 0) == 9
    play.library("Ada", *PLENTY)
    play.hand("Ada", *["Vessel"] * 9)
    play.turn("Ada").uses(HOURGLASS)
    assert (play[ada].blood, play[glass].blood) == (3, 3)
    assert len(play.seat("Ada").hand) == 10, "the hand grows immediately"
    assert not play.can(HOURGLASS), "once each unlock phase"


def test_hourglass_of_the_mind__no_larger_hand_while_the_vampire_is_not_ready(play):
    ada, _ = grown(play)
    play[ada].region = Region.TORPOR
    assert stats.hand_size(play.table, 0) == 7


def test_hourglass_of_the_mind__no_counter_without_two_blood(play):
    grown(play, blood=1)
    play.turn("Ada")
    assert not play.can(HOURGLASS)


# Anima Gathering


def gathered(play, level="AUS"):
    """Ada's vampire has the card, for another minion of hers. Return both minions and the card."""
    friend = play.vampire("Ada")
    ada = acts_with(play, ANIMA, level, level, target=friend)
    play.finish()
    return ada, friend, play.number(ANIMA)


def bonuses(play, minion):
    return (play.intercept(minion), stats.bleed(play.table, play[minion]))


@pytest.mark.parametrize(("level", "expected"), [("aus", (2, 1)), ("AUS", (2, 2))])
def test_anima_gathering__helps_the_chosen_minion(play, level, expected):
    ada, friend, anima = gathered(play, level)
    assert play[anima].host == ada
    assert bonuses(play, friend) == expected
    assert bonuses(play, ada) == (0, 1), "not the vampire itself"


def test_anima_gathering__only_another_minion_of_mine(play):
    ada, friend, ben = play.vampire("Ada", "AUS"), play.vampire("Ada"), play.vampire("Ben")
    play.hand("Ada", ANIMA)
    play.acts("Ada")
    found = [play.can(ANIMA, "AUS", minion=ada, target=one) for one in (ada, friend, ben)]
    assert found == [False, True, False]


def test_anima_gathering__burns_as_the_vampire_unlocks(play):
    ada, friend, anima = gathered(play)
    unlock(play.table, friend)
    assert play.zone(anima) is Zone.IN_PLAY, "the other minion can unlock"
    unlock(play.table, ada)
    assert play.zone(anima) is Zone.ASH_HEAP
    assert bonuses(play, friend) == (0, 1)


def test_anima_gathering__the_vampire_can_stay_locked(play):
    ada, friend, anima = gathered(play)
    lock(play.table, friend)
    play.turn("Ada", Phase.UNLOCK, 13)
    play.choose(INSTEAD, anima)
    assert (play[ada].locked, play[friend].locked) == (True, False)
    assert play.zone(anima) is Zone.IN_PLAY


def test_anima_gathering__not_if_it_unlocks_as_normal(play):
    ada, _, anima = gathered(play)
    play.turn("Ada", Phase.UNLOCK, 13)
    assert play.asked == "Ada"
    play.choose(PASS)
    assert not play[ada].locked
    assert play.zone(anima) is Zone.ASH_HEAP


# Giovanni del Georgio


def burned(play, name, *cards):
    return [play.card(name, one, Zone.ASH_HEAP) for one in cards]


def test_giovanni_del_georgio__two_copies_for_a_better_hunt(play):
    georgio = play.ready("Ada", GEORGIO, 2)
    play.vampire("Ben")
    first, second, third, other = burned(play, "Ben", *["Vessel"] * 3, "Bonding")
    play.acts("Ada").uses(GEORGIO)
    assert (play.stealth, play.action.seats) == (1, ())
    assert play.zone(third) is Zone.ASH_HEAP, "a cost is paid as the action succeeds"
    play.finish()
    assert play[georgio].blood == 5
    found = [play.zone(one) for one in (first, second, third)]
    assert sorted(found) == sorted([Zone.REMOVED, Zone.REMOVED, Zone.ASH_HEAP])
    assert play.zone(other) is Zone.ASH_HEAP


def test_giovanni_del_georgio__not_without_two_copies_in_the_ash_heap_of_the_prey(play):
    play.ready("Ada", GEORGIO, 2)
    burned(play, "Ben", "Vessel", "Bonding")
    burned(play, "Cleo", "Vessel", "Vessel")
    play.acts("Ada")
    assert not play.can(GEORGIO)
    assert play.offered(HUNT, minion=GEORGIO), "he hunts as usual"


def test_giovanni_del_georgio__only_once_each_turn(play):
    """By a ruling."""
    georgio = play.ready("Ada", GEORGIO, 2)
    play.uncontrolled("Ada", PLAIN)
    burned(play, "Ben", *["Vessel"] * 4)
    play.acts("Ada").uses(GEORGIO).finish()
    unlock(play.table, georgio)
    play.acts("Ada")
    assert not play.can(GEORGIO)


def test_giovanni_del_georgio__no_blood_if_the_copies_are_gone(play):
    """RES-04."""
    georgio = play.ready("Ada", GEORGIO, 2)
    play.vampire("Ben")
    first, _ = burned(play, "Ben", "Vessel", "Vessel")
    play.acts("Ada").uses(GEORGIO)
    zones.remove(play.table, first)
    play.finish()
    assert play[georgio].blood == 2
