"""COM-01: minions enter combat with ready minions of other Methuselahs only."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.vocab import AMinion, EnterCombat
from vtes_deck.effects.vocab.context import contains
from vtes_deck.engine.state.in_play import Region

ALLIES = (
    "Ossian",
    "War Ghoul",
    "The Vozhd of Sofia",
    "The Vozhd of Gravesend",
    "Freakish Conglomeration",
    "Shambling Hordes",
    "Aggressive Corpse",
    "Rotting Behemoth",
)


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize("name", ALLIES)
def test_an_ally_does_not_fight_a_minion_of_its_own_controller(play, name):
    ally = play.ready("Ada", name)
    play.vampire("Ada")
    ben, fallen = play.vampire("Ben"), play.vampire("Cleo")
    play[fallen].region = Region.TORPOR
    play.acts("Ada")
    assert {one.target for one in play.ways(ally) if one.target in play.table.in_play} == {ben}


def test_a_text_that_starts_combats_names_ready_minions_of_others():
    wrong = [
        definition.name
        for definition in definitions().values()
        for part in definition.parts
        if contains(getattr(part, "effects", ()), EnterCombat)
        and isinstance(target := getattr(part, "target", None), AMinion)
        and (target.whose in {"any", "mine"} or not target.who.ready)
    ]
    assert not wrong


def test_regent__no_fight_with_a_regent_in_torpor(play):
    ada = play.vampire("Ada", sect=Sect.SABBAT)
    ben = play.vampire("Ben", sect=Sect.SABBAT, capacity=9)
    regent = play.on(ben, "Regent")
    assert play.acts("Ada").can(regent, minion=ada)
    play[ben].region = Region.TORPOR
    assert not play.acts("Ada").can(regent, minion=ada)
