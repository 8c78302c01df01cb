"""Minions that strike with first strike."""

import pytest
from card_fights import to_strikes
from card_play import CardPlay

from vtes_deck.engine.combat.strikes import HANDS

HUNTER = "Muddled Vampire Hunter"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def strikes(play, minion, blocker, blood=0):
    """Ben's vampire with this much blood blocks a bleed of Ada's minion; both strike with hands."""
    play.table.bank += play[blocker].blood - blood
    play[blocker].blood = blood
    play.bleeds(minion).blocks(blocker)
    to_strikes(play)
    return play.choose(HANDS, minion=minion).choose(HANDS, minion=blocker)


@pytest.mark.parametrize("name", [HUNTER, "Elimelech the Twice-Damned"])
def test_muddled_vampire_hunter__strikes_before_the_opponent(play, name):
    minion = play.ready("Ada", name)
    before, ben = play[minion].blood, play.vampire("Ben")
    strikes(play, minion, ben)
    assert play[ben].in_torpor
    assert play[minion].blood == before, "the vampire in torpor no longer strikes"


def test_muddled_vampire_hunter__a_plain_vampire_does_not_strike_first(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    strikes(play, ada, ben)
    assert play[ben].in_torpor
    assert play[ada].blood == 4


def test_muddled_vampire_hunter__a_dodge_still_works(play):
    hunter, ben = play.ready("Ada", HUNTER), play.vampire("Ben", "pro")
    play.hand("Ben", "Form of Mist")
    play.bleeds(hunter).blocks(ben)
    to_strikes(play)
    play.choose(HANDS, minion=hunter).plays("Form of Mist", minion=ben)
    assert play[ben].ready


def test_muddled_vampire_hunter__fights_only_vampires_of_others(play):
    hunter = play.ready("Ada", HUNTER)
    mine, theirs, ally = (
        play.vampire("Ada"),
        play.vampire("Ben"),
        play.ready("Ben", "Renegade Garou"),
    )
    play.acts("Ada")
    found = [play.can(HUNTER, minion=hunter, target=one) for one in (theirs, mine, ally)]
    assert found == [True, False, False]


def test_elimelech_the_twice_damned__strikes_first(play):
    elimelech, ben = play.ready("Ada", "Elimelech the Twice-Damned"), play.vampire("Ben")
    before = play[elimelech].blood
    strikes(play, elimelech, ben, blood=1)
    assert play[ben].in_torpor
    assert play[elimelech].blood == before


def test_elimelech_the_twice_damned__not_other_vampires_at_the_table(play):
    play.ready("Ada", "Elimelech the Twice-Damned")
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    strikes(play, ada, ben)
    assert play[ada].blood == 4
