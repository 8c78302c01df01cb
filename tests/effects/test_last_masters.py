"""The Marrakesh Codex, Dead Pool and Centralized Background Check."""

import pytest
from card_play import CardPlay
from referendums import PRINCE, calls

from vtes_deck.engine.actions.permanents import Equip
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS, DecisionKind

CODEX, POOL, CHECK = "The Marrakesh Codex", "Dead Pool", "Centralized Background Check"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_the_marrakesh_codex__the_top_cards_in_another_order(play):
    codex = play.in_play("Ada", CODEX)
    cards = play.library("Ada", "Vessel", "Blood Doll", "Villein", "Ascendance", "Minion Tap")
    play.turn("Ada").uses(CODEX)
    for number in (cards[4], cards[3], cards[1]):
        play.game.apply(next(one for one in play.options if one.target == number))
    assert play.seat("Ada").library == [cards[0], cards[4], cards[3], cards[1], cards[2]]
    assert play[codex].locked


def test_the_marrakesh_codex__not_without_a_library_and_others_steal_it(play):
    play.in_play("Ada", CODEX)
    ben = play.vampire("Ben")
    play.turn("Ada")
    assert not play.can(CODEX)
    play.acts("Ben").uses(CODEX, minion=ben).finish()
    assert play[CODEX].controller == 1


def test_centralized_background_check__weapons_cost_1_pool_more(play):
    play.in_play("Ben", CHECK)
    ada = play.vampire("Ada")
    play.hand("Ada", ".44 Magnum")
    cost = play.table.cards[play.number(".44 Magnum")].pool_cost
    play.acts("Ada").choose(Equip.verb, ".44 Magnum", minion=ada)
    while play.action:
        play.choose(PASS)
    assert play.pool_of("Ada") == 30 - cost - 1


def test_centralized_background_check__not_other_equipment(play):
    play.in_play("Ben", CHECK)
    ada = play.vampire("Ada")
    play.hand("Ada", "Leather Jacket")
    cost = play.table.cards[play.number("Leather Jacket")].pool_cost
    play.acts("Ada").choose(Equip.verb, "Leather Jacket", minion=ada)
    while play.action:
        play.choose(PASS)
    assert play.pool_of("Ada") == 30 - cost


def fights(play, clan, blood):
    """Ada's vampire is blocked by one of Ben's with little blood."""
    place = play.in_play("Ada", POOL)
    ada, ben = play.vampire("Ada", clan=clan), play.vampire("Ben", blood=blood)
    play.bleeds(ada).blocks(ben)
    asked = False
    for _ in range(30):
        if play.decision.kind is DecisionKind.TARGET and play.asked == "Ada":
            asked = True
            play.game.apply(play.decision.options[0])
        elif play.action is None:
            break
        elif play.offered(HANDS):
            play.choose(HANDS)
        else:
            play.choose(PASS)
    return place, ben, asked


def test_dead_pool__a_counter_for_an_opponent_in_torpor(play):
    place, ben, asked = fights(play, "Lasombra", 0)
    assert asked
    assert play[ben].in_torpor
    assert play[place].blood == 1


def test_dead_pool__not_for_a_combat_of_another_clan_or_a_survivor(play):
    place, _, asked = fights(play, "Brujah", 0)
    assert not asked
    assert play[place].blood == 0
    place, _, asked = fights(CardPlay(play.cards), "Lasombra", 5)
    assert not asked


def test_dead_pool__two_bleed_or_two_votes_for_a_counter(play):
    place = play.in_play("Ada", POOL)
    play.blood(place, 2)
    ada = play.vampire("Ada", clan="Lasombra")
    play.vampire("Ben")
    play.acts("Ada").bleeds(ada).uses(POOL)
    assert play.bleed == 3
    assert not play.can(POOL), "once each action"
    play.finish()
    calls(play, "Anarchist Uprising", **PRINCE)
    before = votes_of(play.table, play[ada])
    play.until("Ada", POOL).uses(POOL, target=ada)
    assert votes_of(play.table, play[ada]) == before + 2
    assert play[place].blood == 0
