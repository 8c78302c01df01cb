"""Jayne Jonestown: her stealth, and the Society of Leopold."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase

JAYNE, SOCIETY = "Jayne Jonestown", "Society of Leopold"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_jayne_jonestown__more_stealth_when_she_hunts(play):
    jayne = play.ready("Ada", JAYNE, 1)
    play.vampire("Ben")
    assert play.hunts(jayne).stealth == 2


def test_jayne_jonestown__less_stealth_in_other_actions_only_of_her_own(play):
    jayne, ada = play.ready("Ada", JAYNE), play.vampire("Ada")
    play.vampire("Ben")
    assert play.bleeds(jayne).stealth == -1
    play.finish()
    assert play.bleeds(ada).stealth == 0


def test_jayne_jonestown__moves_the_society_to_any_ready_vampire_once(play):
    jayne, ben = play.ready("Ada", JAYNE), play.vampire("Ben")
    other, ally = play.vampire("Ben"), play.ready("Ben", PLAIN_ALLY)
    tired = play.torpor("Cleo", "Anson")
    play.on(ben, SOCIETY, "Cleo")
    play.turn("Ada", Phase.UNLOCK)
    targets = {one.target for one in play.ways(JAYNE)}
    assert targets == {jayne, other}
    assert not targets & {ally, tired, ben}
    play.uses(JAYNE, target=other)
    assert play[SOCIETY].host == other
    assert play[SOCIETY].controller == 2
    assert not play.can(JAYNE)


def test_jayne_jonestown__not_without_the_society(play):
    play.ready("Ada", JAYNE)
    play.vampire("Ben")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can(JAYNE)


def test_jayne_jonestown__only_while_she_is_ready_in_her_own_unlock_phase(play):
    jayne, ben = play.torpor("Ada", JAYNE), play.vampire("Ben")
    play.on(ben, SOCIETY, "Cleo")
    play.vampire("Dora")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can(JAYNE)
    assert play[SOCIETY].host == ben
    assert jayne in play.table.in_play


def test_jayne_jonestown__the_society_hunts_its_new_victim(play):
    jayne, ben = play.ready("Ada", JAYNE), play.vampire("Ben")
    play.on(jayne, SOCIETY, "Cleo")
    play.turn("Ada", Phase.UNLOCK)
    play.uses(JAYNE, target=ben)
    assert not play.can(SOCIETY)
    while play.asked == "Ada":
        play.choose(PASS)
    assert play[jayne].blood == 2
