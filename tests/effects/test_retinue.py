"""Retainers that help in actions and combat, plain equipment, and mummies."""

import pytest
from card_fights import to_kind, to_strikes
from card_play import CardPlay

from vtes_deck.engine.actions.permanents import EMPLOY, EMPLOY_BASIC
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import hand, stats, zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def employed(play, verb=EMPLOY, level="ANI"):
    """Ada's vampire has employed a Feral Hound. Return the vampire."""
    ada = play.vampire("Ada", level, clan="Ravnos")
    play.hand("Ada", "Feral Hound")
    play.vampire("Ada")
    play.acts("Ada").choose(verb, "Feral Hound", minion=ada)
    play.finish() if play.action else None
    return ada


def test_feral_hound__its_employer_unlocks_immediately_at_superior(play):
    assert not play[employed(play)].locked


def test_feral_hound__its_employer_unlocks_in_the_discard_phase_at_basic(play):
    ada = employed(play, EMPLOY_BASIC)
    assert play[ada].locked
    for _ in range(20):
        if play.table.active:
            break
        assert play[ada].locked or play.table.phase is Phase.DISCARD
        play.choose(PASS)
    assert play.table.active == 1
    assert not play[ada].locked


def test_feral_hound__locks_for_intercept_only_when_needed(play):
    ben = play.vampire("Ben")
    hound = play.on(ben, "Feral Hound")
    ada = play.vampire("Ada", "obf")
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(ada).blocks(ben)
    assert not play.can(hound)
    play.until("Ada", "Lost in Crowds").plays("Lost in Crowds", "obf")
    play.until("Ben", hound).uses(hound)
    assert (play.intercept(ben), play[hound].locked) == (1, True)


def test_owl_companion__opens_the_hand_of_the_opposing_controller_only_in_combat(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    owl = play.on(ada, "Owl Companion")
    assert play[owl].blood == 1
    play.bleeds(ada)
    assert not hand.is_open(play.table, 1, 0)
    play.blocks(ben)
    to_strikes(play)
    assert hand.is_open(play.table, 1, 0)
    assert not hand.is_open(play.table, 2, 0)
    play.finish()
    assert not hand.is_open(play.table, 1, 0)


def test_owl_companion__two_life_at_superior_only(play):
    for level, life in (("ani", 1), ("ANI", 2)):
        ada = play.vampire("Ada", level, clan="Ravnos")
        play.hand("Ada", "Owl Companion")
        play.acts("Ada").choose(EMPLOY, minion=ada)
        play.finish() if play.action else None
        assert play["Owl Companion"].blood == life


@pytest.mark.parametrize(("level", "held"), [("ani", 7), ("ANI", 6)])
def test_raptor__a_smaller_hand_for_the_opposing_controller_only_at_superior(play, level, held):
    ada, ben = play.vampire("Ada", level), play.vampire("Ben")
    play.hand("Ada", "Raptor")
    play.library("Ben", *["Conditioning"] * 20)
    play.acts("Ada").choose(EMPLOY, minion=ada)
    play.finish() if play.action else None
    assert play.intercept(ada) == 1
    play[ada].locked = False
    play.acts("Ada").bleeds(ada)
    assert len(play.seat("Ben").hand) == 7
    play.blocks(ben)
    for _ in range(9):
        if len(play.seat("Ben").hand) == held and play.decision.kind == "strike":
            break
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.options[0])
    assert len(play.seat("Ben").hand) == held


def test_raptor__no_smaller_hand_for_others(play):
    ada, ben = play.vampire("Ada", "ANI"), play.vampire("Ben")
    play.hand("Ada", "Raptor")
    play.library("Cleo", *["Conditioning"] * 20)
    play.acts("Ada").choose(EMPLOY, minion=ada)
    play.finish() if play.action else None
    play[ada].locked = False
    play.acts("Ada").bleeds(ada).blocks(ben)
    to_strikes(play)
    assert len(play.seat("Cleo").hand) == 7


def test_marijava_ghoul__stealth_for_actions_that_require_presence_only(play):
    ada = play.vampire("Ada", "pre")
    play.on(ada, "Marijava Ghoul")
    play.vampire("Ben")
    play.hand("Ada", "Entrancement")
    play.acts("Ada").plays("Entrancement", "pre", minion=ada, seat="Ben")
    assert play.stealth == 1


def test_marijava_ghoul__no_stealth_for_a_bleed(play):
    ada = play.vampire("Ada", "pre")
    play.on(ada, "Marijava Ghoul")
    play.vampire("Ben")
    play.bleeds(ada)
    assert play.stealth == 0


def test_corpse_minion__buys_intercept_only_when_needed(play):
    ben = play.vampire("Ben")
    ghoul = play.on(ben, "Corpse Minion")
    ada = play.vampire("Ada", "obf")
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(ada).blocks(ben)
    assert not play.can(ghoul)
    play.until("Ada", "Lost in Crowds").plays("Lost in Crowds", "obf")
    play.until("Ben", ghoul).uses(ghoul, n=2)
    assert (play.intercept(ben), play[ben].blood) == (2, 3)


def test_corpse_minion__no_more_than_the_blood_of_its_vampire(play):
    ben = play.vampire("Ben", blood=1)
    ghoul = play.on(ben, "Corpse Minion")
    ada = play.vampire("Ada", "obf")
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(ada).blocks(ben)
    play.until("Ada", "Lost in Crowds").plays("Lost in Crowds", "obf")
    play.until("Ben", ghoul)
    assert {one.n for one in play.ways(ghoul)} == {1}


def directed(play, *, mine=True):
    """Ada's vampire acts at Ben's; one with a Corpse Balloon blocks. Return it and the card."""
    ada, ben = play.vampire("Ada", "for"), play.vampire("Ben")
    balloon = play.on(ben, "Corpse Balloon")
    hunter = play.ready("Ada", "Muddled Vampire Hunter")
    other = play.vampire("Ben")
    if mine:
        play.acts("Ada").uses("Muddled Vampire Hunter", minion=hunter, target=other)
    else:
        play.hand("Ada", "Raven Spy")
        play[ada].disciplines = {"ani": 1}
        play.acts("Ada").choose(EMPLOY, minion=ada)
    return ben, balloon


def test_corpse_balloon__a_maneuver_after_the_block_of_a_directed_action(play):
    ben, balloon = directed(play)
    play.blocks(ben)
    to_kind(play, "range", "Ben")
    assert any(one.card == balloon for one in play.options)


def test_corpse_balloon__no_maneuver_after_the_block_of_another_action(play):
    ben, balloon = directed(play, mine=False)
    play[play.action.minion].disciplines = {"ani": 1}
    play.action.inherent = 0
    play.blocks(ben)
    to_strikes(play)
    assert not any("maneuvers" in one for one in play.log_sentences())
    assert not play.can(balloon)


def test_mark_v__only_at_long_range_and_once_each_round(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    gun = play.on(ada, "Mark V")
    play.bleeds(ada).blocks(ben)
    to_strikes(play)
    assert not play.offered(USE, gun)


def test_mark_v__four_at_long_range(play):
    ada, ben = play.vampire("Ada", "cel"), play.vampire("Ben")
    gun = play.on(ada, "Mark V")
    play.hand("Ada", "Pursuit")
    play.bleeds(ada).blocks(ben)
    to_kind(play, "range", "Ada").plays("Pursuit", "cel")
    to_strikes(play).choose(USE, gun)
    play.finish()
    assert play[ben].blood == 1


def test_aarons_feeding_razor__one_more_blood(play):
    ada = play.vampire("Ada", blood=1)
    play.on(ada, "Aaron's Feeding Razor")
    assert stats.hunt(play.table, play[ada]) == 2


def test_aarons_feeding_razor__not_for_another_vampire(play):
    play.on(play.vampire("Ada"), "Aaron's Feeding Razor")
    assert stats.hunt(play.table, play[play.vampire("Ada")]) == 1


# Mummies


def test_nephren_ka__prevents_one_ordinary_damage_once_each_combat(play):
    ka, ben = play.ready("Ada", "Nephren-Ka"), play.vampire("Ben", capacity=8)
    play.acts("Ada").uses("Nephren-Ka", minion=ka, target=ben)
    to_strikes(play).strikes_with_hands()
    play.until("Ada", "Nephren-Ka") if play.asked != "Ada" else None
    play.choose(USE, ka)
    assert not play.offered(USE, ka)
    play.finish()
    assert play[ka].life == 5


def test_nephren_ka__plays_necromancy_but_not_at_superior(play):
    ka, ben = play.ready("Ada", "Nephren-Ka"), play.vampire("Ben")
    play.hand("Ada", "Call of the Hungry Dead")
    play[ka].blood = 5
    play.acts("Ada").bleeds(ka) if stats.bleed(play.table, play[ka]) else None
    play.acts("Ada").uses("Nephren-Ka", minion=ka, target=ben)
    assert play.action is not None
    assert not play.can("Call of the Hungry Dead", "NEC")


def test_nephren_ka__into_the_library_if_burned_but_not_if_discarded(play):
    ka = play.ready("Ada", "Nephren-Ka")
    play.hand("Ada", *["Conditioning"] * 7)
    zones.burn(play.table, ka)
    assert play.zone(ka) is Zone.LIBRARY
    other = play.card("Ada", "Nephren-Ka")
    zones.discard(play.table, other)
    assert play.zone(other) is Zone.ASH_HEAP


def test_amam_the_devourer__gains_1_life_for_a_vampire_in_torpor_only(play):
    amam, ben = play.ready("Ada", "Amam the Devourer"), play.vampire("Ben")
    out = play.torpor("Ben", "Sonja Blue")
    play.acts("Ada")
    assert not play.can(amam, words="burn", target=ben)
    play.uses(amam, minion=amam, target=out)
    play.finish() if play.action else None
    assert (play.zone(out), play[amam].life) == (Zone.ASH_HEAP, 4)


def test_amam_the_devourer__can_gain_1_life_for_a_minion_burned_in_combat(play):
    amam = play.ready("Ada", "Amam the Devourer")
    victim = play.ready("Ben", "Muddled Vampire Hunter", 1)
    play.acts("Ada").uses(amam, minion=amam, target=victim)
    to_strikes(play).choose(HANDS)
    play.choose(PASS) if play.offered(PASS) else None
    while play.zone(victim) is Zone.IN_PLAY:
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    assert play.asked == "Ada"
    play.game.apply(next(one for one in play.options if one.verb is not PASS))
    assert play[amam].life == 4


def test_amam_the_devourer__no_life_for_a_minion_burned_elsewhere(play):
    amam = play.ready("Ada", "Amam the Devourer")
    victim = play.ready("Ben", "Muddled Vampire Hunter")
    zones.burn(play.table, victim)
    assert play[amam].life == 3
