"""Undeclared cards that are played, in the situations of their texts and rulings."""

import pytest
from card_fights import to_strikes
from card_play import PLAIN_ALLY, CardPlay
from referendums import calls, poll

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_MINION
from vtes_deck.effects.vocab.sect_choices import JOIN
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def blocked_by_none(play):
    """Let no one block the political action."""
    while play.decision.kind == "block":
        play.choose(PASS)
    return play


@pytest.mark.parametrize(("level", "burned"), [("dem", 0), ("DEM", 1)])
def test_voice_of_madness__ends_the_action_and_hurts_at_superior_only(play, level, burned):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    ben = play.vampire("Ben", level, capacity=8)
    play.hand("Ben", "Voice of Madness")
    before = play[ada].blood
    play.bleeds(ada).blocks(ben).plays("Voice of Madness", level)
    assert play.action is None
    assert not play.combats()
    assert play[ben].locked
    assert play[ada].blood == before - burned
    assert play[other].unlocked


def test_voice_of_madness__burns_life_and_not_against_an_older_vampire(play):
    ally, ben = play.ready("Ada", PLAIN_ALLY), play.vampire("Ben", "DEM", capacity=8)
    elder = play.vampire("Ada", capacity=9)
    play.hand("Ben", "Voice of Madness", "Voice of Madness")
    life = play[ally].blood
    play.bleeds(ally).blocks(ben).plays("Voice of Madness", "DEM")
    assert play[ally].blood == life - 1
    play[ben].locked = False
    play.bleeds(elder).blocks(ben)
    assert not play.can("Voice of Madness")


@pytest.mark.parametrize(("capacity", "fails"), [(3, True), (9, False)])
def test_hearts_desire__fails_the_block_of_a_younger_vampire_only(play, capacity, fails):
    ada, ben = play.vampire("Ada", "aus chi", capacity=6), play.vampire("Ben", capacity=capacity)
    play.hand("Ada", "Heart's Desire")
    play.bleeds(ada)
    before = play.bleed
    for _ in range(9):
        if play.offered(BLOCK, minion=ben):
            break
        play.passes()
    play.choose(BLOCK, minion=ben).plays("Heart's Desire", "aus+chi")
    play.finish()
    assert bool(play.combats()) is not fails
    assert play.pool_of("Ben") == 30 - (before + 1 if fails else 0)


def test_hearts_desire__more_bleed_without_a_block(play):
    ada = play.vampire("Ada", "AUS CHI", capacity=6)
    play.vampire("Ben")
    play.hand("Ada", "Heart's Desire")
    play.bleeds(ada)
    before = play.bleed
    play.plays("Heart's Desire", "AUS+CHI")
    assert play.bleed == before + 2


@pytest.mark.parametrize("joins", [True, False])
def test_giovanni_acceptance__only_some_methuselahs_can_choose(play, joins):
    facts = {"sect": Sect.INDEPENDENT}
    theirs = play.vampire("Ben", clan="Giovanni", **facts)
    other = play.vampire("Cleo", clan="Ravnos", **facts)
    calls(play, "Giovanni Acceptance")
    poll(blocked_by_none(play))
    assert play.decision.seat == 1
    play.choose(JOIN, minion=theirs) if joins else play.choose(PASS)
    wanted = Sect.CAMARILLA if joins else Sect.INDEPENDENT
    assert [play[one].sect for one in (theirs, other)] == [wanted, Sect.INDEPENDENT]


def test_blood_bond__only_its_player_is_not_blocked(play):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    ben = play.vampire("Ben")
    play.hand("Ada", "Blood Bond")
    play.acts("Ada").plays("Blood Bond", minion=ada, target=ben).finish()
    assert play["Blood Bond"].host == ben
    play[ada].locked = False
    play.bleeds(other)
    assert play.offered(BLOCK, minion=ben)
    play.finish()
    play.bleeds(ada)
    assert not play.offered(BLOCK, minion=ben)


def test_excommunication__an_archbishop_loses_the_title_and_no_prince(play):
    bishop = play.vampire("Ben", sect=Sect.SABBAT, title=Title.ARCHBISHOP, city="Paris")
    prince = play.vampire("Cleo", sect=Sect.CAMARILLA, title=Title.PRINCE, city="Rome")
    calls(play, "Excommunication", sect=Sect.SABBAT)
    blocked_by_none(play)
    assert not play.offered(CHOOSE_MINION, target=prince)
    poll(play.choose(CHOOSE_MINION, target=bishop))
    assert play[bishop].title is None
    assert play[prince].title is Title.PRINCE


def test_sense_vitality__the_rescued_vampire_gains_blood_and_no_one_pays(play):
    ada, fallen = play.vampire("Ada", "VAL", blood=3), play.vampire("Ada", blood=0)
    play[fallen].region = Region.TORPOR
    play.vampire("Ben")
    play.hand("Ada", "Sense Vitality")
    play.acts("Ada").plays("Sense Vitality", "VAL", target=fallen).finish()
    assert play[fallen].ready
    assert play[fallen].blood == 1
    assert play[ada].blood == 3


@pytest.mark.parametrize(("superior", "bonus"), [(False, 0), (True, 1)])
def test_soul_painting__all_vampires_only_at_superior_and_never_twice(play, superior, bonus):
    level = "AUS+PRE" if superior else "aus+pre"
    ada = play.vampire("Ada", "AUS PRE")
    ben, seer = play.vampire("Ben"), play.vampire("Cleo", "aus")
    plain = play.vampire("Cleo")
    play.hand("Ada", "Soul Painting")
    play.acts("Ada").plays("Soul Painting", level, minion=ada, target=ben).finish()
    play.acts("Ben").bleeds(ben)
    found = [stats.intercept(play.table, play[one]) for one in (seer, plain)]
    assert found == [1, bonus]


@pytest.mark.parametrize("with_ally", [True, False])
def test_eyes_of_the_serpent__ends_combat_with_an_ally_only(play, with_ally):
    other = play.ready("Ada", PLAIN_ALLY) if with_ally else play.vampire("Ada")
    ben = play.vampire("Ben", "SER")
    play.hand("Ben", "Eyes of the Serpent")
    play.bleeds(other).blocks(ben)
    to_strikes(play)
    for _ in range(4):
        if play.decision.seat == 1:
            break
        play.choose(HANDS)
    assert play.can("Eyes of the Serpent", "SER") is with_ally
