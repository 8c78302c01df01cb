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
    assert (play[ada].capacity, play[ada].blood) == (5, 4), "no blood comes with it"
    assert play["Animalism"].host == ada
    assert play.seat("Ada").master_actions == 0
    assert misplaced(play.table) == []


@pytest.mark.rule("PLY-30", "GEN-19")
@pytest.mark.parametrize("edition", PUBLISHED)
def test_it_is_for_vampires_of_anybody_but_in_1994_for_ones_own(cb, edition):
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
def test_it_takes_a_master_phase_action(cb):
    play = laid(cb, "vekn", "Animalism", "Auspex")
    ada = play.vampire("Ada")
    in_master_phase(play).choose(TEACH, "Animalism", target=ada)
    assert not play.offered(TEACH)


@pytest.mark.rule("PLY-30", "GEN-18")
def test_what_it_gave_goes_with_the_card(cb):
    play = laid(cb)
    ada = play.vampire("Ada", capacity=4, blood=4)
    in_master_phase(play).choose(TEACH, "Animalism", target=ada)
    play[ada].blood, play.table.bank = 5, play.table.bank - 1
    zones.burn(play.table, play.number("Animalism"))
    assert play[ada].disciplines == {}
    assert (play[ada].capacity, play[ada].blood) == (4, 4)
    assert play.zone("Animalism") is Zone.ASH_HEAP


@pytest.mark.rule("PLY-30")
def test_of_two_levels_learned_one_is_left(cb):
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
def test_a_cancelled_one_teaches_nothing(cb):
    play = laid(cb)
    ada = play.vampire("Ada")
    play.hand("Ben", "Sudden Reversal")
    in_master_phase(play).choose(TEACH, "Animalism", target=ada)
    play.plays("Sudden Reversal")
    assert play[ada].disciplines == {}
    assert play.zone("Animalism") is Zone.ASH_HEAP
