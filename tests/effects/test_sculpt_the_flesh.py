import pytest
from card_fights import fight, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.table import Phase, Zone

SCULPT = "Sculpt the Flesh"
TZIMISCE = {"clan": "Tzimisce"}


@pytest.fixture
def play(cb):
    made = CardPlay(cb)
    made.vampire("Ada")
    return made


def test_sculpt_the_flesh__an_aggravated_hand_strike(play):
    _, ben = fight(play, "pro", SCULPT, **TZIMISCE)
    to_strikes(play).plays(SCULPT, "pro").choose(HANDS)
    play.finish()
    assert play[ben].in_torpor
    assert play.zone(SCULPT) is Zone.ASH_HEAP


def sculpted(play, against=None):
    _, ben = fight(play, "PRO", SCULPT, against=against, **TZIMISCE)
    to_strikes(play).plays(SCULPT, "PRO")
    if play.decision.kind == "strike":
        play.strikes_with_hands()
    play.finish()
    return ben


def test_sculpt_the_flesh__one_more_damage_and_blood_in_each_unlock_phase_only(play):
    ben = sculpted(play)
    assert play[ben].blood == 3
    assert play[SCULPT].host == ben
    play.vampire("Cleo", blood=1)
    play.in_play("Cleo", "Zoo Hunting Ground")
    play.turn("Cleo", Phase.UNLOCK).passes("Cleo")
    assert play.table.phase is not Phase.UNLOCK, "Ben is not asked"
    assert play[ben].blood == 3
    play.turn("Ben", Phase.UNLOCK).uses(SCULPT)
    assert play[ben].blood == 2
    assert not play.can(SCULPT, words="blood")


def test_sculpt_the_flesh__burns_life_of_an_ally(play):
    ally = play.ready("Ben", PLAIN_ALLY, 2)
    play.on(ally, SCULPT)
    play.vampire("Ben")
    play.turn("Ben", Phase.UNLOCK).uses(SCULPT)
    assert play[ally].blood == 1


def test_sculpt_the_flesh__any_minion_burns_it_with_an_undirected_action(play):
    ben = sculpted(play)
    cleo, _ = play.vampire("Cleo"), play.vampire("Dora")
    play.acts("Cleo").uses(SCULPT, minion=cleo)
    assert play.stealth == 1
    assert play.action.seats == ()
    play.finish()
    assert play.zone(SCULPT) is Zone.ASH_HEAP
    assert play[ben].blood == 3


def test_sculpt_the_flesh__not_put_on_a_minion_that_dodges(play):
    _, ben = fight(play, "PRO", SCULPT, theirs="cel", held=("Flash", "Side Strike"), **TZIMISCE)
    to_strikes(play).plays(SCULPT, "PRO").plays("Side Strike", "cel")
    play.finish()
    assert play[ben].attached == ()
    assert play.zone(SCULPT) is Zone.ASH_HEAP
