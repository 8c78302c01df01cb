"""Restricted Vitae, Saulot's Healing Touch and Lupine Assault."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.torpor_actions import RESCUE
from vtes_deck.engine.mechanics.hand import DISCARD
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.turn.discard import PLAY_EVENT

VITAE, TOUCH, ASSAULT = "Restricted Vitae", "Saulot's Healing Touch", "Lupine Assault"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_restricted_vitae__only_vampires_that_must_hunt_can_hunt(play):
    play.in_play("Dora", VITAE)
    ada = play.vampire("Ada", blood=2)
    assert not play.acts("Ada").offered(HUNT, minion=ada)
    play.blood(ada, 0)
    assert play.acts("Ada").offered(HUNT, minion=ada)
    assert not play.offered(PASS)


def test_restricted_vitae__a_blood_of_a_younger_vampire(play):
    play.in_play("Dora", VITAE)
    ada, old = play.vampire("Ada", blood=0), play.vampire("Ben", capacity=5)
    young = play.vampire("Ben", capacity=3)
    play.acts("Ada")
    assert [one.target for one in play.ways(VITAE)] == [young]
    play.uses(VITAE, target=young)
    assert play.action.seats == (1,)
    assert play.stealth == 0
    play.finish()
    assert (play[ada].blood, play[young].blood, play[old].blood) == (1, 2, 5)


def test_restricted_vitae__not_by_a_vampire_with_blood(play):
    play.in_play("Dora", VITAE)
    play.vampire("Ada", blood=1)
    play.vampire("Ben", capacity=3)
    assert not play.acts("Ada").can(VITAE)


def test_restricted_vitae__not_replaced_before_a_successful_hunt(play):
    play.library("Ada", *["Vessel"] * 9)
    play.hand("Ada", VITAE, *["Villein"] * 6)
    play.acts("Ada", Phase.DISCARD).choose(PLAY_EVENT, VITAE)
    assert len(play.seat("Ada").hand) == 6
    ben, _ = play.vampire("Ben", blood=0), play.vampire("Ben")
    play.hunts(ben) if play.decision is None else play.acts("Ben").choose(HUNT, minion=ben)
    if play.action:
        play.finish()
    assert len(play.seat("Ada").hand) == 7


def healer(play):
    """Ada's Salubri with the touch."""
    ada = play.vampire("Ada", clan="Salubri", blood=3)
    play.on(ada, TOUCH, "Ada")
    return ada


def test_saulots_healing_touch__a_free_rescue_feeds_but_not_a_tremere(play):
    ada = healer(play)
    for clan, cost, blood in (("Brujah", 0, 1), ("Tremere", 2, 0)):
        sleeper = play.torpor("Ada", "Anson")
        play[sleeper].clan = clan
        play[ada].locked = False
        before = play[ada].blood
        play.vampire("Ben")
        play.acts("Ada")
        rescue = next(one for one in play.matching(RESCUE, target=sleeper) if one.minion == ada)
        play.game.apply(rescue)
        play.finish()
        assert play[sleeper].ready
        assert before - play[ada].blood == cost
        assert play[sleeper].blood == blood
        play[ada].done = frozenset()


def test_saulots_healing_touch__heals_another_ready_minion_not_beyond_its_life(play):
    ada = healer(play)
    ally, wounded = play.ready("Ada", PLAIN_ALLY), play.ready("Ada", PLAIN_ALLY, 1)
    full = play[ally].blood
    play.torpor("Ada", "Anson")
    play.vampire("Ben")
    play.acts("Ada")
    assert {one.target for one in play.ways(TOUCH)} >= {ally, wounded}
    assert ada not in {one.target for one in play.ways(TOUCH)}
    play.uses(TOUCH, target=ally)
    assert play.stealth == 1
    play.finish()
    assert play[ally].blood == full
    play[ada].locked, play[ada].done = False, frozenset()
    play.acts("Ada").uses(TOUCH, target=wounded).finish()
    assert play[wounded].blood == 2


def test_saulots_healing_touch__only_one_archetype(play):
    ada, other = healer(play), play.vampire("Ada", clan="Salubri")
    play.hand("Ada", "Saulot's Guiding Wisdom", TOUCH, "Blood Doll")
    play[other].sect = play[ada].sect
    play.acts("Ada", Phase.MASTER)
    assert not [one for one in play.ways(TOUCH) if one.target == ada]


def assaulted(play):
    """Everyone has cards; Ada plays the assault."""
    for name in play.names:
        play.library(name, *["Vessel"] * 9)
        play.hand(name, *["Blur"] * 7)
    play.vampire("Ada")
    play.seat("Ada").hand.pop()
    play.card("Ada", ASSAULT)
    play.acts("Ada", Phase.MASTER).plays(ASSAULT)


def test_lupine_assault__each_discards_five_and_draws_back(play):
    assaulted(play)
    seats = []
    while play.decision and play.offered(DISCARD):
        seats.append(play.asked)
        play.game.apply(play.options[0])
    assert seats == [name for name in play.names for _ in range(5)]
    assert [len(play.seat(name).hand) for name in play.names] == [6, 7, 7, 7]


def test_lupine_assault__not_replaced_before_the_influence_phase_and_not_played_twice(play):
    assaulted(play)
    while play.decision and play.offered(DISCARD):
        play.game.apply(play.options[0])
    card = play.card("Ben", ASSAULT)
    play.acts("Ben", Phase.MASTER)
    assert not play.can(card)
    play.acts("Ada", Phase.INFLUENCE)
    assert len(play.seat("Ada").hand) == 7
    assert play.zone(card) is Zone.HAND
