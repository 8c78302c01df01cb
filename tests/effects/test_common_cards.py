"""Cards from the hand that many winning decks play."""

import pytest
from card_fights import SECOND_ROUND, fight, to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import torpor

ANARCH = {"sect": Sect.ANARCH}
SEGREGATION = "Judgment: Camarilla Segregation"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def declined(play, acting, capacity=5):
    """Ben has declined to block a bleed by this minion, and holds two copies of the card."""
    ben = play.vampire("Ben", capacity=capacity)
    play.hand("Ben", "Lost in Translation", "Lost in Translation")
    play.bleeds(acting).passes("Ben")
    return ben


def test_lost_in_translation__locks_to_turn_a_bleed_of_a_younger_vampire(play):
    play.vampire("Cleo")
    ben = declined(play, play.vampire("Ada", capacity=4))
    assert {way.seat for way in play.ways("Lost in Translation")} == {2, 3}
    play.plays("Lost in Translation", seat="Cleo")
    assert play[ben].locked
    assert play[ben].blood == 3
    play.finish()
    assert (play.pool_of("Ben"), play.pool_of("Cleo")) == (30, 29)


def test_lost_in_translation__turns_the_bleed_of_an_ally(play):
    declined(play, play.ready("Ada", PLAIN_ALLY))
    assert play.can("Lost in Translation")


def test_lost_in_translation__not_the_bleed_of_a_vampire_of_the_same_age(play):
    declined(play, play.vampire("Ada", capacity=5))
    assert not play.can("Lost in Translation")


def test_lost_in_translation__only_one_in_an_action(play):
    declined(play, play.vampire("Ada", capacity=4))
    play.vampire("Cleo", capacity=6)
    play.hand("Cleo", "Lost in Translation")
    play.plays("Lost in Translation", seat="Cleo").passes("Cleo")
    assert not play.can("Lost in Translation")


def hits(play, rounds=1):
    """Both strike with their hands in each round, and one of them presses to continue."""
    for number in range(rounds):
        to_strikes(play).choose(HANDS).choose(HANDS)
        if number + 1 < rounds:
            to_kind(play, "press", "Ada").choose(PRESS_ON)
    return play.finish()


@pytest.mark.parametrize(("level", "lost"), [("pro", 2), ("PRO", 2)])
def test_form_of_the_wolf__one_more_strength(play, level, lost):
    _, ben = fight(play, level, "Form of the Wolf")
    play.until("Ada", "Form of the Wolf").plays("Form of the Wolf", level)
    hits(play)
    assert play[ben].blood == 5 - lost


def test_form_of_the_wolf__a_press_at_superior_and_strength_in_the_second_round(play):
    _, ben = fight(play, "PRO", "Form of the Wolf")
    play.until("Ada", "Form of the Wolf").plays("Form of the Wolf", "PRO")
    hits(play, rounds=2)
    assert SECOND_ROUND in play.log_sentences()
    assert play[ben].blood == 1


def test_form_of_the_wolf__only_one_in_a_combat(play):
    fight(play, "pro", "Form of the Wolf", "Form of the Wolf")
    play.until("Ada", "Form of the Wolf").plays("Form of the Wolf", "pro")
    assert not play.can("Form of the Wolf")


def test_bears_skin__stronger_and_tougher_for_the_combat_at_superior(play):
    ada, ben = fight(play, "ANI PRO cel", "Bear's Skin", "Psyche!")
    play.until("Ada", "Bear's Skin").plays("Bear's Skin", "ANI+PRO")
    for _ in range(2):
        to_strikes(play).choose(HANDS).choose(HANDS)
        play.until("Ada", "Bear's Skin").plays("Bear's Skin")
        if play.can("Psyche!") or SECOND_ROUND not in play.log_sentences():
            to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (5, 1)


def test_bears_skin__only_for_the_round_at_basic(play):
    ada, ben = fight(play, "ani pro cel", "Bear's Skin", "Psyche!")
    play.until("Ada", "Bear's Skin").plays("Bear's Skin", "ani+pro")
    to_strikes(play).choose(HANDS).choose(HANDS)
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    to_strikes(play).choose(HANDS).choose(HANDS)
    assert not play.can("Bear's Skin")
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (3, 2)


def test_bears_skin__only_one_in_a_combat(play):
    fight(play, "ANI PRO", "Bear's Skin", "Bear's Skin")
    play.until("Ada", "Bear's Skin").plays("Bear's Skin", "ani+pro")
    assert not play.can("Bear's Skin", "ANI+PRO")


def blocking(play, level):
    """Ben's vampire blocks an action of 1 stealth with Precognition. Return both minions."""
    ada, ben = play.vampire("Ada", "obf cel"), play.vampire("Ben", level)
    play.hand("Ada", "Lost in Crowds", "Psyche!")
    play.hand("Ben", "Precognition")
    play.bleeds(ada).blocks(ben).plays("Lost in Crowds", "obf")
    play.until("Ben", "Precognition").plays("Precognition", level)
    return ada, ben


def test_precognition__prevents_one_in_the_first_round_only(play):
    _, ben = blocking(play, "AUS")
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.until("Ben", "Precognition").plays("Precognition")
    assert play[ben].blood == 5
    play.finish()


def test_precognition__prevents_nothing_at_basic_or_in_the_second_round(play):
    _, ben = blocking(play, "aus")
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.finish()
    assert play[ben].blood == 4


def test_precognition__not_in_the_second_round(play):
    _, ben = blocking(play, "AUS")
    to_strikes(play).choose(HANDS).choose(HANDS)
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    to_strikes(play).choose(HANDS).choose(HANDS)
    assert not play.can("Precognition")
    assert play[ben].blood == 3


def mighty(play, level):
    """Ada's vampire has performed Heroic Might. Return both opponents, Ben's with a weapon."""
    ada, ben = play.vampire("Ada", level), play.vampire("Ben")
    play.vampire("Ada")
    play.on(ben, ".44 Magnum")
    play.hand("Ada", "Heroic Might")
    play.acts("Ada").plays("Heroic Might", level, minion=ada)
    assert play.stealth == 3
    play.finish()
    play[ada].locked = False
    play.again()
    play.bleeds(ada).blocks(ben)
    return ada, ben


@pytest.mark.parametrize(("level", "lost"), [("pot", 2), ("POT", 3)])
def test_heroic_might__stronger_by_one_or_two(play, level, lost):
    _, ben = mighty(play, level)
    to_strikes(play).choose(HANDS)
    play.finish()
    assert play[ben].blood == 5 - lost


def test_heroic_might__strikes_that_burn_equipment_or_hit_at_long_range(play):
    ada, ben = mighty(play, "POT")
    assert len(to_strikes(play).matching(USE, minion=ada)) == 2
    play.choose(USE, minion=ada, mode=1)
    play.finish()
    assert play[ben].blood == 3
    assert play[ben].attached


def test_heroic_might__no_second_strike_at_basic_and_burned_in_torpor(play):
    ada, ben = mighty(play, "pot")
    to_strikes(play).choose(USE, "Heroic Might")
    play.finish()
    assert not play[ben].attached
    assert play[ada].attached
    torpor.send(play.table, play[ada])
    assert not play[ada].attached


def test_open_war__anarchs_fight_and_burn_locations(play):
    play.in_play("Cleo", "Open War")
    place = play.in_play("Ben", "Elder Library")
    ada, other = play.vampire("Ada", **ANARCH), play.vampire("Ada")
    ben = play.vampire("Ben")
    play.acts("Ada")
    assert play.can("Open War", minion=ada, target=ben)
    assert not play.can("Open War", minion=other)
    play.uses("Open War", minion=ada, target=place)
    assert play.action.seats == (1,)
    play.finish()
    assert play.pool_of("Ada") == 28
    assert place not in play.table.in_play


def test_open_war__four_counters_are_pool_for_its_controller(play):
    war = play.in_play("Cleo", "Open War")
    play.blood(war, 2)
    play.acts("Ben", Phase.MASTER).uses("Open War")
    assert (play.pool_of("Ben"), play[war].blood, play.seat("Ben").master_actions) == (29, 3, 0)
    assert not play.can("Open War")
    play.turn("Ada", Phase.MASTER).uses("Open War")
    assert (play.pool_of("Ada"), play.pool_of("Cleo")) == (29, 34)
    assert war not in play.table.in_play


def test_open_war__is_put_in_play_by_a_baron_once_in_a_game(play):
    ada = play.vampire("Ada", **ANARCH, title=Title.BARON, city="Chicago")
    play.vampire("Ada", **ANARCH)
    play.hand("Ada", "Open War", "Open War")
    play.acts("Ada")
    assert {way.minion for way in play.ways("Open War")} == {ada}
    play.plays("Open War").finish()
    play[ada].locked = False
    assert not play.can("Open War", "")


def test_judgment_camarilla_segregation__costs_those_with_vampires_of_other_sects(play):
    play.in_play("Ada", SEGREGATION)
    play.vampire("Ben", sect=Sect.SABBAT)
    play.acts("Ben", Phase.UNLOCK).uses(SEGREGATION)
    assert play.pool_of("Ben") == 29


def test_judgment_camarilla_segregation__nothing_with_the_camarilla_or_allies(play):
    play.in_play("Ada", SEGREGATION)
    play.vampire("Ben")
    play.ready("Ben", PLAIN_ALLY)
    play.acts("Ben", Phase.UNLOCK)
    assert not play.can(SEGREGATION)


def test_judgment_camarilla_segregation__a_vampire_of_another_sect_is_burned_to_burn_it(play):
    card = play.in_play("Ada", SEGREGATION)
    loyal, other = play.vampire("Ben"), play.vampire("Ben", sect=Sect.SABBAT)
    play.acts("Ben", Phase.MASTER)
    assert not play.can(SEGREGATION, target=loyal)
    play.uses(SEGREGATION, target=other)
    assert not {card, other} & set(play.table.in_play)


def test_judgment_camarilla_segregation__is_put_in_play_by_a_prince(play):
    ada = play.vampire("Ada", title=Title.PRINCE, city="Chicago")
    play.vampire("Ben")
    play.hand("Ada", SEGREGATION)
    play.acts("Ada").plays(SEGREGATION, minion=ada)
    assert play.stealth == 1
    play.finish()
    assert play.zone(SEGREGATION) is Zone.IN_PLAY


def test_precognition__not_in_a_combat_that_the_action_begins(play):
    ada, ben = play.vampire("Ada", "obf"), play.vampire("Ben", "AUS")
    play.hand("Ada", "Bum's Rush", "Lost in Crowds", "Swallowed by the Night")
    play.hand("Ben", "Precognition")
    play.acts("Ada").plays("Bum's Rush", minion=ada, target=ben)
    play.blocks(ben).plays("Lost in Crowds", "obf")
    play.until("Ben", "Precognition").plays("Precognition", "AUS")
    play.until("Ada", "Swallowed by the Night").plays("Swallowed by the Night", "obf")
    to_strikes(play).choose(HANDS).choose(HANDS)
    assert not play.can("Precognition")
    assert play[ben].blood == 4
