"""Discipline masters played from the hand (PLY-30, PLY-31)."""

import pytest
from card_play import CardPlay
from published import PUBLISHED
from table_play import misplaced

from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import Option
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status.disciplines import TEACH
from vtes_deck.kernel.verdict import UNKNOWN


def laid(cb, edition="vekn", *held):
    play = CardPlay(cb, rules=PUBLISHED[edition])
    play.hand("Ada", *(held or ("Animalism",)))
    return play


def in_master_phase(play):
    return play.turn("Ada", Phase.MASTER)


@pytest.mark.rule("PLY-30", "PLY-31", "MAS-02")
def test_a_vampire_learns_a_discipline(cb):
    play = laid(cb)
    ada = play.vampire("Ada", capacity=4, blood=4)
    in_master_phase(play).choose(TEACH, "Animalism", target=ada)
    assert play[ada].disciplines == {"ani": 1}
    assert (play[ada].capacity, play[ada].blood) == (5, 4), "no blood is gained"
    assert play["Animalism"].host == ada
    assert play.seat("Ada").master_actions == 0
    assert misplaced(play.table) == []


@pytest.mark.rule("PLY-30", "GEN-19")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_a_discipline_master_can_target_any_vampire_but_only_own_ones_in_1994(cb, edition):
    play = laid(cb, edition)
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    asleep = play.torpor("Ada", "Anson")
    full = play.vampire("Ada", "ANI")
    ally = play.ready("Ada", "Loyal Street Gang")
    in_master_phase(play)
    pupils = {option.target for option in play.matching(TEACH, "Animalism")}
    assert pupils == {ada, asleep} | ({ben} if edition != "jyhad-1994" else set())
    assert play.game.why_not(Option(TEACH, play.number("Animalism"), target=full)) == UNKNOWN
    assert ally not in pupils


@pytest.mark.rule("MAS-01")
def test_a_discipline_master_takes_a_master_phase_action(cb):
    play = laid(cb, "vekn", "Animalism", "Auspex")
    ada = play.vampire("Ada")
    in_master_phase(play).choose(TEACH, "Animalism", target=ada)
    assert not play.offered(TEACH)


@pytest.mark.rule("PLY-30", "GEN-18")
def test_the_discipline_is_lost_with_the_card(cb):
    play = laid(cb)
    ada = play.vampire("Ada", capacity=4, blood=4)
    in_master_phase(play).choose(TEACH, "Animalism", target=ada)
    play[ada].blood, play.table.bank = 5, play.table.bank - 1
    zones.burn(play.table, play.number("Animalism"))
    assert play[ada].disciplines == {}
    assert (play[ada].capacity, play[ada].blood) == (4, 4)
    assert play.zone("Animalism") is Zone.ASH_HEAP


@pytest.mark.rule("PLY-30")
def test_one_of_two_learned_levels_remains(cb):
    from vtes_deck.engine.status import disciplines

    play = laid(cb)
    ada = play.vampire("Ada")
    first, second = play.number("Animalism"), play.hand("Ada", "Animalism")[0]
    disciplines.put_on(play.table, first, play[ada])
    disciplines.put_on(play.table, second, play[ada])
    assert play[ada].disciplines == {"ani": 2}
    zones.burn(play.table, first)
    assert play[ada].disciplines == {"ani": 1}
    assert play[ada].capacity == 6


@pytest.mark.rule("PLY-13")
def test_a_cancelled_discipline_master_has_no_effect(cb):
    play = laid(cb)
    ada = play.vampire("Ada")
    play.hand("Ben", "Sudden Reversal")
    in_master_phase(play).choose(TEACH, "Animalism", target=ada)
    play.plays("Sudden Reversal")
    assert play[ada].disciplines == {}
    assert play.zone("Animalism") is Zone.ASH_HEAP
