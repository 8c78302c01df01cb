"""Texts that forbid cards that require Disciplines, and Unleashing the Bestial Soul."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.mechanics.zones import SUPERIOR_VERSION
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

HEART, CHAOS, SOUL = (
    "The Path of the Scorched Heart",
    "Blessing of Chaos",
    "Unleashing the Bestial Soul",
)
SENSES, DEFLECTION, WAKES = "Enhanced Senses", "Deflection", "On the Qui Vive"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def on_path(play, disciplines=""):
    ada = play.vampire("Ada", disciplines, clan="True Brujah")
    play.on(ada, HEART)
    return ada


# The Path of the Scorched Heart


def test_the_path_of_the_scorched_heart__unlocks_the_vampire(play):
    ada = play.vampire("Ada", clan="True Brujah")
    play.hand("Ada", HEART, HEART)
    play.acts("Ada").plays(HEART, minion=ada).finish()
    assert not play[ada].locked
    assert [play.table.cards[one].name for one in play[ada].attached] == [HEART]
    assert not play.can(HEART), "only one path"


def test_the_path_of_the_scorched_heart__no_presence_in_its_combats(play):
    ada, ben = on_path(play), play.vampire("Ben", "PRE")
    play.hand("Ben", "Majesty")
    play.bleeds(ada).blocks(ben)
    while play.action:
        assert not play.can("Majesty")
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_the_path_of_the_scorched_heart__not_in_combats_of_others(play):
    on_path(play)
    other, ben = play.vampire("Ada"), play.vampire("Ben", "PRE")
    play.hand("Ben", "Majesty")
    play.bleeds(other).blocks(ben)
    play.until("Ben", "Majesty").plays("Majesty", "PRE")


def test_the_path_of_the_scorched_heart__not_against_its_own_controller(play):
    ada, ben = on_path(play, "PRE"), play.vampire("Ben")
    play.hand("Ada", "Majesty")
    play.bleeds(ada).blocks(ben)
    play.until("Ada", "Majesty").plays("Majesty", "PRE")


def test_the_path_of_the_scorched_heart__not_cards_of_other_disciplines(play):
    ada, ben = on_path(play), play.vampire("Ben", "cel pre")
    play.hand("Ben", "Psyche!")
    play.bleeds(ada).blocks(ben)
    play.until("Ben", "Psyche!").plays("Psyche!", "cel")


# Blessing of Chaos


def blessed(play, *, superior=False):
    ben = play.vampire("Ben", "aus")
    card = play.on(ben, CHAOS)
    if superior:
        play[card].set_mark(SUPERIOR_VERSION, 1)
    return ben


def test_blessing_of_chaos__no_modifiers_of_the_mind_after_an_attempt_to_block(play):
    ada, ben = play.vampire("Ada", "dom obf"), blessed(play)
    play.hand("Ada", "Conditioning", "Cloak the Gathering")
    play.bleeds(ada)
    assert play.can("Conditioning")
    play.blocks(ben).plays("Cloak the Gathering", "obf")
    while play.action:
        assert not play.can("Conditioning"), "not even after the attempt has failed"
        play.choose(PASS)
    assert play.pool_of("Ben") == 29


def test_blessing_of_chaos__no_presence_of_an_opposing_vampire(play):
    ada, ben = play.vampire("Ada", "PRE"), blessed(play)
    play.hand("Ada", "Majesty")
    play.bleeds(ada).blocks(ben)
    while play.action:
        assert not play.can("Majesty")
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


@pytest.mark.parametrize(("superior", "aimed"), [(False, True), (True, False)])
def test_blessing_of_chaos__is_no_target_of_such_actions_only_at_superior(play, superior, aimed):
    play.vampire("Ada", "pre pot")
    ben = blessed(play, superior=superior)
    play.hand("Ada", "Mind Numb", "Bum's Rush")
    play.acts("Ada")
    assert play.can("Bum's Rush", target=ben)
    assert play.can("Mind Numb", target=ben) is aimed


# Unleashing the Bestial Soul


def unleashed(play, level, ben="aus dom", **facts):
    ada = play.vampire("Ada", level, clan="Salubri")
    one, two = play.vampire("Ben", ben, **facts), play.vampire("Ben", ben, **facts)
    play.hand("Ada", SOUL)
    play.hand("Ben", SENSES, DEFLECTION)
    play.bleeds(ada).plays(SOUL, level, target=one)
    return ada, one, two


def test_unleashing_the_bestial_soul__the_chosen_minion_does_not_react(play):
    ada, one, two = unleashed(play, "dom")
    assert play[ada].blood == 4
    play.until("Ben", DEFLECTION)
    assert not play.can(DEFLECTION, minion=one)
    play.plays(DEFLECTION, "dom", minion=two, seat="Cleo")
    assert play[two].blood == 4, "no more than its cost"


def test_unleashing_the_bestial_soul__only_the_next_reaction_costs_more(play):
    ada = play.vampire("Ada", "DOM obf", clan="Salubri")
    one, two = play.vampire("Ben"), play.vampire("Ben", "aus", blood=1)
    play.hand("Ada", SOUL, "Cloak the Gathering")
    play.hand("Ben", SENSES, "Telepathic Misdirection")
    play.bleeds(ada).plays(SOUL, "DOM", target=one)
    play.blocks(two)
    play.plays("Cloak the Gathering", "obf").plays(SENSES, "aus", minion=two)
    assert play[two].blood == 0
    assert not play.can("Telepathic Misdirection"), "it costs 1 blood as printed"


def test_unleashing_the_bestial_soul__not_without_the_blood_for_it(play):
    _, _, two = unleashed(play, "DOM", blood=0)
    play.passes("Ada") if play.asked == "Ada" else play
    assert not play.can(DEFLECTION, minion=two)


def test_unleashing_the_bestial_soul__only_as_the_action_is_announced(play):
    ada, ben = play.vampire("Ada", "DOM", clan="Salubri"), play.vampire("Ben", "aus")
    play.hand("Ada", SOUL)
    play.bleeds(ada)
    assert play.can(SOUL, target=ben)
    play.passes("Ada").blocks(ben)
    assert not play.can(SOUL)


def test_unleashing_the_bestial_soul__a_wake_is_played_before_it_applies(play):
    ada = play.vampire("Ada", "dom", clan="Salubri")
    ben = play.vampire("Ben", "dom", locked=True)
    play.hand("Ada", SOUL)
    play.hand("Ben", WAKES, DEFLECTION)
    play.bleeds(ada).plays(SOUL, "dom", target=ben).plays(WAKES, minion=ben)
    assert play[ben].awake
    while play.action:
        assert not play.can(DEFLECTION)
        play.choose(PASS)
    assert play.zone(SOUL) is Zone.ASH_HEAP
