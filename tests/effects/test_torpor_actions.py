"""Cards with which vampires act in torpor."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.status import torpor


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def sleeper(play, seat="Ada", *, blood=0, locked=False, level="", **more):
    """A vampire in torpor."""
    one = play.vampire(seat, level, capacity=8, **more)
    torpor.send(play.table, play[one])
    play[one].blood = blood
    play[one].locked = locked
    return one


@pytest.mark.parametrize("level", ["for", "FOR"])
def test_rapid_healing__leaves_torpor_and_gains_blood_only_at_superior(play, level):
    ada = sleeper(play, level=level)
    play.hand("Ada", "Rapid Healing")
    play.acts("Ada").plays("Rapid Healing", level).finish()
    assert play[ada].ready
    assert play[ada].blood == (level == "FOR")
    assert play[ada].locked


def test_rapid_healing__not_by_a_ready_or_by_a_locked_vampire(play):
    play.vampire("Ada", "FOR", capacity=8)
    sleeper(play, level="FOR", locked=True)
    play.hand("Ada", "Rapid Healing")
    play.acts("Ada")
    assert not play.can("Rapid Healing")


def test_rapid_healing__not_by_a_vampire_without_the_discipline(play):
    sleeper(play)
    play.hand("Ada", "Rapid Healing")
    play.acts("Ada")
    assert not play.can("Rapid Healing")


def test_rapid_healing__a_block_causes_no_combat_and_the_blocker_can_diablerise(play):
    ada, ben = sleeper(play, level="for"), play.vampire("Ben", "AUS", capacity=8)
    play.hand("Ada", "Rapid Healing")
    play.hand("Ben", "Enhanced Senses")
    play.acts("Ada").plays("Rapid Healing", "for").blocks(ben).plays("Enhanced Senses", "AUS")
    for _ in range(9):
        if play.offered(DIABLERISE, minion=ben):
            break
        play.choose(PASS)
    play.choose(DIABLERISE, minion=ben)
    assert not play.combats()
    assert ada not in play.table.in_play


def test_rapid_healing__no_diablerie_by_an_ally(play):
    ada, ben = sleeper(play, level="for"), play.ready("Ben", "Loyal Street Gang")
    play.hand("Ada", "Rapid Healing")
    play.acts("Ada").plays("Rapid Healing", "for")
    play.action.inherent = 0
    play.blocks(ben)
    assert not play.offered(DIABLERISE)
    play.finish()
    assert not play.combats()
    assert play[ada].in_torpor


def test_rapid_healing__no_effect_if_the_vampire_has_left_torpor(play):
    ada = sleeper(play, level="FOR")
    play.vampire("Ben")
    play.hand("Ada", "Rapid Healing")
    play.acts("Ada").plays("Rapid Healing", "FOR")
    torpor.leave(play.table, play[ada])
    play.finish()
    assert play[ada].blood == 0


@pytest.mark.parametrize(("level", "blood"), [("for", 4), ("FOR", 5)])
def test_regeneration__gains_blood_and_stays_only_in_torpor(play, level, blood):
    ada = sleeper(play, level=level)
    play.hand("Ada", "Regeneration")
    play.acts("Ada").plays("Regeneration", level).finish()
    assert play[ada].in_torpor
    assert play[ada].blood == blood


def test_movement_of_the_slow_body__only_by_a_locked_vampire_in_torpor(play):
    awake, ada = sleeper(play, level="PRO"), sleeper(play, level="PRO", locked=True)
    play.hand("Ada", "Movement of the Slow Body")
    play.acts("Ada")
    assert not play.can("Movement of the Slow Body", "PRO", minion=awake)
    play.plays("Movement of the Slow Body", "PRO", minion=ada).finish()
    assert play[ada].in_torpor
    assert play[ada].unlocked
    assert play[ada].blood == 1


@pytest.mark.parametrize("locked", [False, True])
def test_recure_of_the_homeland__by_a_vampire_in_torpor_locked_or_unlocked(play, locked):
    ada = sleeper(play, locked=locked, clan="Tremere antitribu")
    play.hand("Ada", "Recure of the Homeland")
    play.acts("Ada").plays("Recure of the Homeland").finish()
    assert play[ada].ready
    assert play[ada].blood == 0


def test_recure_of_the_homeland__not_by_another_clan_or_by_a_ready_vampire(play):
    sleeper(play, clan="Tremere")
    play.vampire("Ada", clan="Tremere antitribu")
    play.hand("Ada", "Recure of the Homeland")
    play.acts("Ada")
    assert not play.can("Recure of the Homeland")


def test_resume_the_coil__leaves_torpor_or_rescues_another_without_blood(play):
    ada, other = sleeper(play, level="nec"), play.vampire("Ada", "NEC", capacity=8)
    before = play[other].blood
    play.hand("Ada", "Resume the Coil", "Resume the Coil")
    play.acts("Ada")
    assert not play.can("Resume the Coil", "nec", minion=other)
    play.plays("Resume the Coil", "NEC", target=ada).finish()
    assert play[ada].ready
    assert play[other].blood == before
