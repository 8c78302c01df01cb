"""Bleeds with effects that apply from the announcement."""

import pytest
from card_fights import to_kind
from card_play import CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase

TITLED = {"title": Title.PRINCE, "city": "Paris", "sect": Sect.CAMARILLA}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_show_of_force__strength_if_blocked(play):
    ada, ben = play.vampire("Ada", "POT PRE"), play.vampire("Ben")
    play.hand("Ada", "Show of Force")
    play.acts("Ada").plays("Show of Force", "POT+PRE", minion=ada).blocks(ben)
    play.until("Ada", "Show of Force").uses("Show of Force")
    assert stats.strength(play.table, play[ada]) == 3


def test_show_of_force__no_strength_later_than_the_first_round(play):
    ada, ben = play.vampire("Ada", "pot pre"), play.vampire("Ben")
    play.hand("Ada", "Show of Force")
    play.acts("Ada").plays("Show of Force", "pot+pre", minion=ada).blocks(ben)
    to_kind(play, "strike")
    assert not play.can("Show of Force")
    assert stats.strength(play.table, play[ada]) == 1


def test_show_of_force__bleeds_for_more_at_superior(play):
    ada = play.vampire("Ada", "POT PRE")
    play.hand("Ada", "Show of Force")
    play.acts("Ada").plays("Show of Force", "POT+PRE", minion=ada)
    assert play.pool_of("Ben") == 27


def test_propaganda__titled_vampires_do_not_block(play):
    ada = play.vampire("Ada", "pre")
    prince, other = play.vampire("Ben", **TITLED), play.vampire("Ben")
    play.hand("Ada", "Propaganda")
    play.acts("Ada").plays("Propaganda", "pre", minion=ada)
    assert not play.offered(BLOCK, minion=prince)
    assert play.offered(BLOCK, minion=other)


def test_propaganda__the_target_methuselah_chooses_the_locked_minions(play):
    ada = play.vampire("Ada", "PRE")
    play.vampire("Ben")
    second = play.vampire("Ben")
    play.hand("Ada", "Propaganda")
    play.acts("Ada").plays("Propaganda", "PRE", minion=ada)
    while play.decision.kind != "target":
        play.choose(PASS)
    assert play.asked == "Ben"
    play.choose(CHOOSE_CARD, target=second)
    assert "Ben's Aaron Bathurst locks (Propaganda)." in play.log_sentences()


def test_propaganda__nothing_locks_if_it_is_blocked(play):
    ada, ben = play.vampire("Ada", "PRE"), play.vampire("Ben")
    play.vampire("Ben")
    play.hand("Ada", "Propaganda")
    play.acts("Ada").plays("Propaganda", "PRE", minion=ada).blocks(ben).finish()
    assert not any("(Propaganda)" in line for line in play.log_sentences() if "locks" in line)


def test_skullduggery__a_maneuver_if_blocked(play):
    ada = play.vampire("Ada", "obf", sect=Sect.ANARCH)
    ben = play.vampire("Ben", "AUS")
    play.hand("Ada", "Skullduggery")
    play.hand("Ben", "Telepathic Misdirection", "Enhanced Senses")
    play.acts("Ada").plays("Skullduggery", "obf", minion=ada)
    assert play.stealth == 1
    play.choose(BLOCK, minion=ben)
    play.until("Ben", "Enhanced Senses").plays("Enhanced Senses", "AUS")
    to_kind(play, "range", "Ada")
    assert play.offered(MANEUVER, minion=ada)


def test_skullduggery__no_maneuver_with_protean(play):
    ada = play.vampire("Ada", "pro", sect=Sect.ANARCH)
    ben = play.vampire("Ben", "AUS")
    play.hand("Ada", "Skullduggery")
    play.hand("Ben", "Enhanced Senses")
    play.acts("Ada").plays("Skullduggery", "pro", minion=ada)
    play.choose(BLOCK, minion=ben)
    play.until("Ben", "Enhanced Senses").plays("Enhanced Senses", "AUS")
    to_kind(play, "strike")
    assert not any("maneuvers to" in line for line in play.log_sentences())


def test_fiendish_tongue__anarchs_have_less_intercept(play):
    ada = play.vampire("Ada", clan="Tzimisce", sect=Sect.SABBAT)
    anarch, other = play.vampire("Ben", sect=Sect.ANARCH), play.vampire("Ben")
    play.hand("Ada", "Fiendish Tongue")
    play.acts("Ada").plays("Fiendish Tongue", minion=ada)
    assert (play.intercept(anarch), play.intercept(other)) == (-1, 0)


def test_fiendish_tongue__a_tzimisce_unlocks_for_blood_in_the_discard_phase(play):
    ada = play.vampire("Ada", clan="Tzimisce", sect=Sect.SABBAT, blood=3)
    play.hand("Ada", "Fiendish Tongue", "Arson")
    play.acts("Ada").plays("Fiendish Tongue", minion=ada)
    while play.table.phase is not Phase.DISCARD:
        play.choose(PASS)
    play.uses("Fiendish Tongue")
    assert not play[ada].locked
    assert play[ada].blood == 2


def test_fiendish_tongue__only_a_tzimisce_unlocks(play):
    ada = play.vampire("Ada", clan="Lasombra", sect=Sect.SABBAT, blood=3)
    play.hand("Ada", "Fiendish Tongue", "Arson")
    play.acts("Ada").plays("Fiendish Tongue", minion=ada)
    while play.table.phase is not Phase.DISCARD:
        play.choose(PASS)
    assert not play.can("Fiendish Tongue")
