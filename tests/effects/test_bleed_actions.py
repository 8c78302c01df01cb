"""Bleeds with action cards, and actions that add blood to uncontrolled vampires."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect
from vtes_deck.effects.vocab.minion_filter import corruption
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.state.decisions import PASS

OLD, YOUNG = "Alexandra", "Aaron Duggan, Cameron's Toady"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def acting(play, disciplines, card, **facts):
    """A vampire of Ada's with this card in hand, in her minion phase."""
    minion = play.vampire("Ada", disciplines, **facts)
    play.hand("Ada", card)
    return minion


def test_govern_the_unaligned__bleeds_for_three(play):
    ada = acting(play, "dom", "Govern the Unaligned")
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=ada, seat="Ben")
    assert play.pool_of("Ben") == 27
    assert play[ada].blood == 4


def test_govern_the_unaligned__adds_three_blood_to_a_younger_vampire(play):
    ada = acting(play, "DOM", "Govern the Unaligned")
    play.uncontrolled("Ada", YOUNG)
    play.acts("Ada").plays("Govern the Unaligned", "DOM", target=YOUNG)
    assert play.counters(YOUNG) == 3
    assert not any(YOUNG in line for line in play.log_sentences("Ben"))
    assert play.game.log
    assert play[ada].locked


def test_govern_the_unaligned__not_to_an_older_one_or_at_basic(play):
    ada = acting(play, "dom", "Govern the Unaligned")
    play.uncontrolled("Ada", YOUNG)
    play.uncontrolled("Ada", OLD)
    play.acts("Ada")
    assert not play.can("Govern the Unaligned", "DOM")
    play[ada].disciplines = {"dom": 2}
    play.again()
    assert play.can("Govern the Unaligned", "DOM", target=YOUNG)
    assert not play.can("Govern the Unaligned", "DOM", target=OLD)


def test_govern_the_unaligned__costs_nothing_when_blocked(play):
    ada = acting(play, "dom", "Govern the Unaligned")
    ben = play.vampire("Ben")
    play.acts("Ada").plays("Govern the Unaligned", "dom").blocks(ben).finish()
    assert play.pool_of("Ben") == 30
    assert play[ada].blood == 5


def test_govern_the_unaligned__not_without_blood_for_it(play):
    acting(play, "dom", "Govern the Unaligned", blood=0)
    play.vampire("Ada", "dom")
    play.acts("Ada")
    assert not play.can("Govern the Unaligned", minion=0)


def test_scouting_mission__bleeds_for_two(play):
    acting(play, "dom", "Scouting Mission")
    play.acts("Ada").plays("Scouting Mission", "dom")
    assert play.pool_of("Ben") == 28


def test_scouting_mission__is_not_a_second_bleed(play):
    ada = acting(play, "dom", "Scouting Mission")
    play.vampire("Ada")
    play.acts("Ada").bleeds(ada)
    play[ada].locked = False
    play.again()
    assert not play.can("Scouting Mission", minion=ada)


def test_enchant_kindred__bleeds_for_two(play):
    acting(play, "pre", "Enchant Kindred")
    play.acts("Ada").plays("Enchant Kindred", "pre")
    assert play.pool_of("Ben") == 28


def test_enchant_kindred__adds_blood_with_stealth(play):
    acting(play, "PRE", "Enchant Kindred")
    ben = play.vampire("Ben")
    play.uncontrolled("Ada", YOUNG)
    play.acts("Ada").plays("Enchant Kindred", "PRE")
    assert play.stealth == 1
    play.blocks(ben).finish()
    assert play.counters(YOUNG) == 2


def test_enchant_kindred__needs_presence(play):
    acting(play, "DOM", "Enchant Kindred")
    play.acts("Ada")
    assert not play.can("Enchant Kindred")


def test_kindred_spirits__gains_pool_and_bleeds_anyone(play):
    acting(play, "DEM", "Kindred Spirits")
    play.acts("Ada").plays("Kindred Spirits", "DEM", seat="Cleo")
    assert (play.pool_of("Cleo"), play.pool_of("Ada")) == (28, 31)


def test_kindred_spirits__never_bleeds_its_own_player_and_gains_no_pool_if_blocked(play):
    acting(play, "dem", "Kindred Spirits")
    ben = play.vampire("Ben")
    play.acts("Ada")
    assert not play.can("Kindred Spirits", seat="Ada")
    play.plays("Kindred Spirits", "dem", seat="Ben").blocks(ben).finish()
    assert play.pool_of("Ada") == 30


def test_computer_hacking__even_an_ally_bleeds(play):
    ally = play.ready("Ada", "Political Ally")
    play.hand("Ada", "Computer Hacking")
    play.acts("Ada").plays("Computer Hacking", minion=ally)
    assert play.pool_of("Ben") == 26


def test_computer_hacking__not_by_a_minion_that_has_already_bled(play):
    ada = acting(play, "", "Computer Hacking")
    play.vampire("Ada")
    play.bleeds(ada)
    play[ada].locked = False
    play.again()
    assert not play.can("Computer Hacking", minion=ada)


def test_thing__adds_blood_to_an_uncontrolled_gangrel(play, cb):
    acting(play, "", "Thing", clan="Gangrel")
    gangrel = next(c for c in cb.crypt if c.clan == "Gangrel").unique_name
    play.uncontrolled("Ada", gangrel)
    play.uncontrolled("Ada", YOUNG)
    play.acts("Ada")
    assert not play.can("Thing", target=YOUNG)
    play.plays("Thing", target=gangrel)
    assert play.counters(gangrel) == 2


def test_thing__not_by_another_clan(play, cb):
    acting(play, "", "Thing", clan="Toreador")
    play.uncontrolled("Ada", next(c for c in cb.crypt if c.clan == "Gangrel").unique_name)
    play.acts("Ada")
    assert not play.can("Thing")


def test_deep_song__bleeds_for_two(play):
    acting(play, "ani", "Deep Song")
    play.acts("Ada").plays("Deep Song", "ani")
    assert play.pool_of("Ben") == 28


def test_deep_song__the_target_locks_and_acts_first_in_combat(play):
    ada = acting(play, "ANI", "Deep Song")
    ben = play.vampire("Ben")
    play.acts("Ada").plays("Deep Song", "ANI", target=ben)
    play.passes("Ben")
    combat = play.table.current(Combat)
    assert (combat.acting, combat.opposing) == (ben, ada)
    assert play[ben].locked


def test_deep_song__not_against_an_ally_or_an_own_vampire(play):
    acting(play, "ANI", "Deep Song")
    own = play.vampire("Ada")
    ally = play.ready("Ben", PLAIN_ALLY)
    play.acts("Ada")
    assert not play.can("Deep Song", "ANI", target=own)
    assert not play.can("Deep Song", "ANI", target=ally)


def test_entrancement__steals_an_ally(play):
    acting(play, "PRE", "Entrancement")
    ally = play.ready("Cleo", PLAIN_ALLY)
    play.acts("Ada").plays("Entrancement", "PRE", target=ally).all_pass()
    play.finish() if play.action else None
    assert play[ally].controller == 0


def test_entrancement__not_an_own_ally_or_a_vampire(play):
    acting(play, "PRE", "Entrancement")
    ally = play.ready("Ada", PLAIN_ALLY)
    ben = play.vampire("Ben")
    play.acts("Ada")
    assert not play.can("Entrancement", "PRE", target=ally)
    assert not play.can("Entrancement", "PRE", target=ben)


def test_flurry_of_action__unlocks_at_superior(play):
    ada = acting(play, "CEL", "Flurry of Action")
    play.acts("Ada").plays("Flurry of Action", "CEL")
    assert not play[ada].locked
    assert play.pool_of("Ben") == 29


def test_flurry_of_action__draws_two_and_discards_at_basic(play):
    acting(play, "cel", "Flurry of Action")
    play.hand("Ada", *["Blood Doll"] * 6)
    play.library("Ada", "Vessel", "Vessel", "Vessel")
    play.acts("Ada").plays("Flurry of Action", "cel")
    assert play.decision.kind == "discard"
    assert len(play.seat("Ada").hand) == 9


def test_flurry_of_action__not_if_blocked(play):
    ada = acting(play, "CEL", "Flurry of Action")
    ben = play.vampire("Ben")
    play.acts("Ada").plays("Flurry of Action", "CEL").blocks(ben).finish()
    assert play[ada].locked


ANARCH = {"sect": Sect.ANARCH}


def test_illegalism__several_disciplines_together(play):
    ada = acting(play, "cel chi pre", "Illegalism", **ANARCH)
    play.acts("Ada").plays("Illegalism", "cel+chi+pre")
    assert play.pool_of("Ben") == 28
    assert not play[ada].locked


def test_illegalism__only_the_disciplines_that_it_has(play):
    acting(play, "chi", "Illegalism", **ANARCH)
    play.acts("Ada")
    assert not play.can("Illegalism", "pre")
    assert not play.can("Illegalism", "chi+pre")
    play.vampire("Ben")
    play.plays("Illegalism", "chi")
    assert (play.stealth, play.bleed) == (1, 1)


def test_illegalism__not_by_another_sect(play):
    acting(play, "cel chi pre", "Illegalism")
    play.acts("Ada")
    assert not play.can("Illegalism")


def test_line_brawl__steals_1_pool(play):
    acting(play, "cel", "Line Brawl", **ANARCH)
    play.acts("Ada").plays("Line Brawl", "cel", seat="Cleo")
    assert (play.pool_of("Ada"), play.pool_of("Cleo")) == (31, 29)


def test_line_brawl__enters_combat(play):
    ada = acting(play, "pot", "Line Brawl", **ANARCH)
    ben = play.vampire("Ben", locked=True)
    play.acts("Ada").plays("Line Brawl", "pot", target=ben)
    combat = play.table.current(Combat)
    assert (combat.acting, combat.opposing) == (ada, ben)


def test_line_brawl__not_with_a_vampire_in_torpor(play):
    acting(play, "pot", "Line Brawl", **ANARCH)
    ben = play.torpor("Ben", YOUNG)
    play.acts("Ada")
    assert not play.can("Line Brawl", "pot", target=ben)


def test_the_platinum_protocol__corrupts_if_the_bleed_is_successful(play):
    acting(play, "obf pre pro", "The Platinum Protocol", **ANARCH)
    ben = play.vampire("Ben", locked=True)
    play.acts("Ada").plays("The Platinum Protocol", "obf+pre+pro")
    play.choose(play.decision.options[0].verb, target=ben)
    assert play[ben].mark(corruption(0)) == 1
    assert play.pool_of("Ben") == 28


def test_the_platinum_protocol__not_if_it_is_blocked(play):
    acting(play, "pro", "The Platinum Protocol", **ANARCH)
    ben = play.vampire("Ben")
    play.acts("Ada").plays("The Platinum Protocol", "pro").blocks(ben).finish()
    assert play[ben].mark(corruption(0)) == 0


def test_break_the_bonds__locks_a_minion_and_adds_blood(play):
    acting(play, "ani obf pre", "Break the Bonds", **ANARCH)
    ben = play.vampire("Ben")
    play.uncontrolled("Ada", OLD)
    play.acts("Ada").plays("Break the Bonds", "ani+obf+pre", target=OLD)
    play.passes("Ben")
    play.choose(play.decision.options[0].verb, target=ben)
    assert play[ben].locked
    assert play.counters(OLD) == 1
    assert play.pool_of("Ben") == 28


def test_break_the_bonds__needs_an_uncontrolled_vampire_for_presence(play):
    acting(play, "ani pre", "Break the Bonds", **ANARCH)
    play.acts("Ada")
    assert play.can("Break the Bonds", "ani")
    assert not play.can("Break the Bonds", "pre")


def test_break_the_bonds__need_not_lock_anything(play):
    acting(play, "obf", "Break the Bonds", **ANARCH)
    ben = play.vampire("Ben")
    play.acts("Ada").plays("Break the Bonds", "obf").passes("Ben")
    play.choose(PASS)
    assert not play[ben].locked
    assert not play.offered(BLOCK)
