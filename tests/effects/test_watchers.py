"""Allies that punish actions of others, and weapons with additional strikes."""

import pytest
from card_fights import to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.actions.permanents import RECRUIT
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

WATCH = "Neighborhood Watch Commander"
VOZHD = "The Vozhd of Gravesend"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_neighborhood_watch_commander__one_damage_after_a_failed_action(play):
    first, second = play.ready("Cleo", WATCH), play.ready("Cleo", WATCH)
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    while not play.can(first):
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    play.game.apply(next(one for one in play.ways(first) if one.card == first))
    while play.action:
        assert not any(one.card == second for one in play.options)
        play.choose(PASS)
    assert (play[ada].blood, play[first].locked, play[second].locked) == (4, True, False)


def test_hidden_strength__prevents_outside_combat_without_a_press(play):
    watch = play.ready("Cleo", WATCH)
    ada, ben = play.vampire("Ada", "FOR"), play.vampire("Ben")
    play.hand("Ada", "Hidden Strength")
    play.bleeds(ada).blocks(ben)
    while not play.can(watch):
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    play.uses(watch)
    blood = play[ada].blood
    play.until("Ada", "Hidden Strength")
    play.game.apply(next(one for one in play.ways("Hidden Strength") if not one.n))
    play.finish()
    assert play[ada].blood == blood


def test_neighborhood_watch_commander__not_after_a_success(play):
    play.ready("Cleo", WATCH)
    play.bleeds(play.vampire("Ada"))
    while play.action:
        assert not play.can(WATCH)
        play.choose(PASS)
    assert play.pool_of("Ben") == 29


def test_the_vozhd_of_gravesend__cancels_a_strike_card_for_1_life(play):
    vozhd, ben = play.ready("Ada", VOZHD), play.vampire("Ben", "pre ani", capacity=9)
    play.hand("Ben", "Majesty", "Carrion Crows")
    play.acts("Ada").uses(VOZHD, minion=vozhd, target=ben)
    play.until("Ben", "Carrion Crows").plays("Carrion Crows", "ani")
    assert not play.can(VOZHD), "this is not a strike"
    to_strikes(play).choose(HANDS)
    to_kind(play, "strike", "Ben").plays("Majesty", "pre")
    play.until("Ada", VOZHD).uses(VOZHD)
    assert (play[vozhd].life, play[ben].blood) == (4, 9)
    assert play.zone("Majesty") is Zone.ASH_HEAP
    to_kind(play, "strike", "Ben")
    assert not play.can("Majesty")


def test_the_vozhd_of_gravesend__devours_and_attacks_vampires_only(play):
    gang, ada = play.ready("Ada", PLAIN_ALLY), play.vampire("Ada", clan="Tzimisce")
    play.pool("Ada", 20)
    play.hand("Ada", VOZHD)
    play.acts("Ada").choose(RECRUIT, VOZHD, minion=ada)
    for _ in range(9):
        if play.zone(gang) is not Zone.IN_PLAY:
            break
        here = [one for one in play.options if one.target == gang]
        play.game.apply(here[0]) if here else play.choose(PASS)
    assert play.zone(gang) is Zone.ASH_HEAP
    other = play.ready("Ben", PLAIN_ALLY)
    play[play.number(VOZHD)].resting = False
    play.acts("Ada")
    assert not play.can(VOZHD, target=other)


def armed(play):
    """Ada's vampire with an AK-47 fights one of Ben's. Return both minions and the gun."""
    ada, ben = play.vampire("Ada"), play.vampire("Ben", capacity=9)
    gun = play.on(ada, "AK-47")
    play.bleeds(ada).blocks(ben)
    return ada, ben, gun


def test_ak_47__strikes_once_more_with_the_gun(play):
    _, ben, gun = armed(play)
    to_strikes(play).choose(USE, gun, mode=0)
    to_kind(play, "strike", "Ben").choose(PASS)
    while not play.offered(USE, gun, mode=2):
        play.choose(PASS)
    play.choose(USE, gun, mode=2)
    play.finish()
    assert play[ben].blood == 5


def test_ak_47__no_additional_strike_after_another_one(play):
    _, ben, gun = armed(play)
    to_strikes(play).choose(HANDS)
    while play.action:
        assert not play.offered(USE, gun, mode=2)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    assert play[ben].blood == 8
