"""Talbot's Chainsaw, The Crimson Sentinel and Sword of the Archangel."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.cards.play import ShowCard
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import NONE, PASS
from vtes_deck.engine.state.table import Zone

CHAINSAW, SENTINEL, SWORD = "Talbot's Chainsaw", "The Crimson Sentinel", "Sword of the Archangel"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def armed(play, weapon, **facts):
    ada = play.vampire("Ada", **facts)
    return ada, play.on(ada, weapon)


def fights(play, ada, ben):
    play.bleeds(ada).blocks(ben)
    return play


# Talbot's Chainsaw


def test_talbots_chainsaw__harms_a_ready_minion_of_its_controller(play):
    ada, saw = armed(play, CHAINSAW)
    other, _ = play.vampire("Ada"), play.vampire("Ben")
    play.turn("Ada")
    assert not play.offered(PASS), "it is not optional"
    assert {one.target for one in play.ways(CHAINSAW)} == {ada, other}
    play.plays(CHAINSAW, target=other)
    assert play[other].blood == 2
    assert not play.can(CHAINSAW)
    assert play[saw].host == ada


def test_talbots_chainsaw__its_own_damage_is_not_environmental_or_of_a_minion(play, monkeypatch):
    """By a ruling it is damage of the weapon alone."""
    armed(play, CHAINSAW)
    play.turn("Ada")
    seen = []
    begin = DamageResolution.begin

    def noted(one, table):
        seen.extend(one.damage)
        begin(one, table)

    course = tuple(
        (noted if step is begin else step, after) for step, after in DamageResolution.course
    )
    monkeypatch.setattr(DamageResolution, "course", course)
    play.plays(CHAINSAW, target=play.ways(CHAINSAW)[0].target)
    [damage] = seen
    assert not damage.environmental
    assert damage.minion == NONE


def test_talbots_chainsaw__not_if_its_bearer_is_in_torpor(play):
    ada = play.torpor("Ada", "Aaron Bathurst", 3)
    play.on(ada, CHAINSAW)
    other = play.vampire("Ada")
    play.turn("Ada")
    assert not play.can(CHAINSAW)
    assert play[other].blood == 5


def test_talbots_chainsaw__its_bearer_cannot_hunt_and_enters_combat(play):
    ada, _ = armed(play, CHAINSAW)
    ben = play.vampire("Ben")
    play.acts("Ada")
    assert not play.offered(HUNT, minion=ada)
    play.plays(CHAINSAW, target=ben)
    assert play.stealth == 1


def test_talbots_chainsaw__must_continue_only_the_first_round(play):
    ada, _ = armed(play, CHAINSAW, blood=9)
    ben = play.vampire("Ben", blood=9)
    fights(play, ada, ben)
    rounds = []
    while play.action:
        combat = play.table.current(Combat)
        if combat is not None and combat.number:
            rounds.append(combat.number)
        if play.offered(PASS):
            play.choose(PASS)
        else:
            play.game.apply(play.options[0])
    assert max(rounds) == 2


# The Crimson Sentinel


def strikes_with(play, weapon):
    play.until("Ada", weapon).plays(weapon)
    while play.action:
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_the_crimson_sentinel__gets_a_soul_and_does_more_damage(play):
    ada, blade = armed(play, SENTINEL)
    ben = play.vampire("Ben", blood=9, capacity=9)
    fights(play, ada, ben)
    strikes_with(play, SENTINEL)
    assert play[blade].blood == 1
    assert play[ben].blood == 7
    other = play.vampire("Ben", blood=9, capacity=9)
    play[ada].locked = False
    play.acts("Ada")
    fights(play, ada, other)
    strikes_with(play, SENTINEL)
    assert play[other].blood == 6
    assert play[blade].blood == 2


def test_the_crimson_sentinel__no_soul_for_a_prevented_strike(play):
    ada, blade = armed(play, SENTINEL)
    ben = play.vampire("Ben", "for", clan="Salubri")
    play.hand("Ben", "Touch of Valeren")
    fights(play, ada, ben)
    play.until("Ada", SENTINEL).plays(SENTINEL)
    play.until("Ben", "Touch of Valeren").plays("Touch of Valeren", "for")
    play.finish()
    assert not any("damage" in line and "suffers" in line for line in play.log_sentences())
    assert play[blade].blood == 0


def test_the_crimson_sentinel__no_souls_for_another_minion(play):
    _, blade = armed(play, SENTINEL)
    ben = play.vampire("Ben")
    play.blood(blade, 3)
    zones.attach(play.table, blade, ben)
    play.turn("Ada")
    assert play[blade].blood == 0


# Sword of the Archangel


def test_sword_of_the_archangel__cancels_a_grapple_for_blood(play):
    ada, _ = armed(play, SWORD, clan="Salubri")
    ben = play.vampire("Ben", "pot")
    play.hand("Ben", "Immortal Grapple")
    fights(play, ada, ben)
    play.until("Ben", "Immortal Grapple").plays("Immortal Grapple", "pot").plays(SWORD)
    assert play[ada].blood == 4
    play.until("Ada", SWORD).plays(SWORD).finish()
    assert play[ben].in_torpor


def test_sword_of_the_archangel__not_without_blood(play):
    ada, _ = armed(play, SWORD, clan="Salubri")
    ben = play.vampire("Ben", "pot")
    play.hand("Ben", "Immortal Grapple")
    fights(play, ada, ben)
    play[ada].blood = 0
    play.until("Ben", "Immortal Grapple").plays("Immortal Grapple", "pot")
    assert not play.table.current(ShowCard)


def test_sword_of_the_archangel__unlocks_its_bearer_after_a_vampire_is_burned(play):
    ada, _ = armed(play, SWORD, clan="Salubri")
    ben = play.vampire("Ben", blood=0)
    fights(play, ada, ben)
    play.until("Ada", SWORD).plays(SWORD)
    play.until("Ada", SWORD).plays(SWORD)
    assert not play[ada].locked
    play.finish()
    assert play.zone(ben) is Zone.ASH_HEAP


def test_sword_of_the_archangel__not_for_a_vampire_that_goes_to_torpor(play):
    ada, _ = armed(play, SWORD, clan="Salubri")
    ben = play.vampire("Ben")
    fights(play, ada, ben)
    play.until("Ada", SWORD).plays(SWORD)
    while play.action:
        assert not play.can(SWORD)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    assert play[ada].locked
    assert play[ben].in_torpor


def test_sword_of_the_archangel__not_used_against_a_grapple_by_another_clan(play):
    ada, _ = armed(play, SWORD, clan="Brujah")
    ben = play.vampire("Ben", "pot")
    play.hand("Ben", "Immortal Grapple")
    fights(play, ada, ben)
    play.until("Ben", "Immortal Grapple").plays("Immortal Grapple", "pot")
    assert not play.table.current(ShowCard)
