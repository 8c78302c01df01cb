"""Young Bloods: the life they burn, and the blood gained when they are burned."""

import pytest
from card_fights import fight, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS

YOUNG, SMASH = "Young Bloods", "Smash and Grab"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def locked(play, name, **facts):
    number = play.vampire(name, **facts)
    play[number].locked = True
    return number


def test_young_bloods__burn_two_blood_of_a_locked_vampire(play):
    young = play.ready("Ada", YOUNG)
    victim = locked(play, "Cleo", capacity=7)
    play.vampire("Cleo")
    play.acts("Ada").plays(young, target=victim)
    assert play.stealth == 1
    assert play.action.seats == (2,), "it is directed"
    play.finish()
    assert play[victim].blood == 5


def test_young_bloods__not_an_unlocked_or_old_vampire_or_an_ally(play):
    young = play.ready("Ada", YOUNG)
    victim, _, old = locked(play, "Ben"), play.vampire("Ben"), locked(play, "Ben", capacity=8)
    ally = play.ready("Ben", PLAIN_ALLY)
    play[ally].locked = True
    play.acts("Ada")
    assert {one.target for one in play.ways(young)} == {victim}
    assert play[old].locked


def test_young_bloods__a_single_blood(play):
    """By a ruling."""
    young = play.ready("Ada", YOUNG)
    victim = locked(play, "Ben", blood=1)
    play.acts("Ada").plays(young, target=victim).finish()
    assert play[victim].blood == 0
    assert victim in play.table.in_play


def test_young_bloods__no_effect_on_a_vampire_that_has_unlocked(play):
    """By a ruling."""
    young = play.ready("Ada", YOUNG)
    victim = locked(play, "Ben")
    play.vampire("Ben")
    play.acts("Ada").plays(young, target=victim)
    play[victim].locked = False
    while play.action:
        play.choose(PASS)
    assert play[victim].blood == 5
    assert any("succeeds without effect" in line for line in play.log_sentences())


def beaten(play, life, **facts):
    """Young Bloods of Ben's with this much life block Ada's vampire; both strike. Return both."""
    ada, young = fight(play, "", against=YOUNG, capacity=9, **facts)
    play.table.bank += play[young].blood - life
    play[young].blood = life
    to_strikes(play).choose(HANDS, minion=ada).choose(HANDS, minion=young).finish()
    return ada, young


def test_young_bloods__the_vampire_that_burns_them_in_combat_gains_two_blood(play):
    ada, young = beaten(play, 1, blood=5)
    assert young not in play.table.in_play
    assert play[ada].blood == 5 - 2 + 2, "2 damage, and 2 blood gained"


def test_young_bloods__no_blood_for_a_vampire_that_does_not_burn_them(play):
    ada, young = beaten(play, 3, blood=5)
    assert play[young].blood == 2
    assert play[ada].blood == 3


def test_young_bloods__no_blood_for_an_ally(play):
    ghoul, young = play.ready("Ada", "War Ghoul"), play.ready("Ben", YOUNG, 1)
    play.bleeds(ghoul).blocks(young)
    to_strikes(play).choose(HANDS, minion=ghoul).choose(HANDS, minion=young)
    play.all_pass().finish()
    assert young not in play.table.in_play
    assert play[ghoul].blood == 3


def test_young_bloods__no_help_for_wounds_of_their_strike(play):
    """By a ruling, the blood is gained after the strikes have resolved."""
    ada, _ = beaten(play, 1, blood=1)
    assert play[ada].in_torpor
    assert play[ada].blood == 2


def test_young_bloods__two_blood_for_an_action_that_burns_them(play):
    young = play.ready("Ben", YOUNG, 2)
    ada = play.vampire("Ada", "ani", sect=Sect.ANARCH, capacity=9, blood=5)
    play.hand("Ada", SMASH)
    play.acts("Ada").plays(SMASH, target=young).finish()
    assert young not in play.table.in_play
    assert play[ada].blood == 7


def test_young_bloods__no_blood_for_their_own_controller(play):
    young = play.ready("Ada", YOUNG, 2)
    ada = play.vampire("Ada", "ani", sect=Sect.ANARCH, capacity=9, blood=5)
    play.hand("Ada", SMASH)
    play.acts("Ada").plays(SMASH, target=young).finish()
    assert play[ada].blood == 5


def test_young_bloods__no_blood_if_something_else_burns_them(play):
    young = play.ready("Ben", YOUNG)
    ada = play.vampire("Ada", blood=1)
    play.hunts(ada)
    zones.burn(play.table, young)
    play.finish()
    assert play[ada].blood == 2, "the hunt"


def test_young_bloods__only_for_a_gangrel_antitribu(play):
    play.vampire("Ada")
    play.hand("Ada", YOUNG)
    assert not play.acts("Ada").can(YOUNG)
    play.vampire("Ada", clan="Gangrel antitribu", sect=Sect.SABBAT)
    assert any(one.card == play.number(YOUNG) for one in play.acts("Ada").options)


def test_young_bloods__fight_with_two_strength(play):
    _, young = fight(play, "", against=YOUNG)
    to_strikes(play).choose(HANDS).choose(HANDS).finish()
    assert play[young].blood == 2
