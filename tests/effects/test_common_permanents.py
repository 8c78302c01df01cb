"""Permanents that many winning decks play."""

import pytest
from card_fights import to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

FULL_HAND = ("Blur", "Fame", "Majesty", "Earth Meld", "Blood Doll", "Deflection", "Vessel")
MINISTRY = {"clan": "Ministry"}
ARANTHEBES = "Aranthebes, The Immortal"
SAVANNAH = "Powerbase: Savannah"
GAROU = "Renegade Garou"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_saatet_ta__stealth_for_a_ministry(play):
    play.ready("Ada", "Saatet-ta")
    ben = play.vampire("Ben")
    play.bleeds(play.vampire("Ada", **MINISTRY)).blocks(ben)
    play.until("Ada", "Saatet-ta").uses("Saatet-ta", words="stealth")
    assert play.stealth == 1
    assert play["Saatet-ta"].locked


def test_saatet_ta__intercept_for_a_ministry(play):
    play.ready("Ben", "Saatet-ta")
    ben = play.vampire("Ben", **MINISTRY)
    ada = play.vampire("Ada", "obf")
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(ada).blocks(ben).plays("Lost in Crowds", "obf")
    play.until("Ben", "Saatet-ta").uses("Saatet-ta", target=ben)
    assert play.action.blocker == ben


def test_saatet_ta__bleed_for_a_ministry_before_the_resolution(play):
    play.ready("Ada", "Saatet-ta")
    play.vampire("Ben")
    play.bleeds(play.vampire("Ada", **MINISTRY)).uses("Saatet-ta")
    assert play.bleed == 2


@pytest.mark.parametrize(("clan", "locked"), [("Caitiff", False), ("Ministry", True)])
def test_saatet_ta__not_for_another_clan_or_while_she_is_locked(play, clan, locked):
    saatet = play.ready("Ada", "Saatet-ta")
    play[saatet].locked = locked
    ben = play.vampire("Ben")
    play.bleeds(play.vampire("Ada", clan=clan))
    assert not play.can("Saatet-ta")
    play.blocks(ben)
    assert not play.can("Saatet-ta")


def test_saatet_ta__goes_to_the_library_when_she_is_burned_and_counts_as_burned(play):
    saatet = play.ready("Ada", "Saatet-ta")
    play.hand("Ada", *FULL_HAND)
    play.in_play("Ben", "Tension in the Ranks")
    before = len(play.seat("Ada").library)
    zones.burn(play.table, saatet)
    assert play.zone(saatet) is Zone.LIBRARY
    assert len(play.seat("Ada").library) == before + 1
    assert play.pool_of("Ada") == 29


def test_saatet_ta__goes_to_the_library_of_her_owner_after_combat(play):
    saatet, ben = play.ready("Ada", "Saatet-ta", 1), play.vampire("Ben")
    play.hand("Ada", *FULL_HAND)
    play.bleeds(saatet).blocks(ben)
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.finish()
    assert play.zone(saatet) is Zone.LIBRARY


def test_saatet_ta__goes_to_the_ash_heap_when_she_is_discarded(play):
    saatet = play.card("Ada", "Saatet-ta")
    zones.discard(play.table, saatet)
    assert play.zone(saatet) is Zone.ASH_HEAP


def test_aranthebes_the_immortal__less_stealth_for_the_predator_at_any_time(play):
    play.in_play("Ben", ARANTHEBES)
    play.vampire("Ben")
    play.bleeds(play.vampire("Ada")).until("Ben", ARANTHEBES).uses(ARANTHEBES)
    assert play.stealth == -1
    assert not play.can(ARANTHEBES)


def test_aranthebes_the_immortal__no_less_stealth_for_another(play):
    play.in_play("Cleo", ARANTHEBES)
    play.vampire("Ben")
    play.bleeds(play.vampire("Ada"))
    assert not play.can(ARANTHEBES)
    play.passes("Ben")
    assert play.asked != "Cleo"


@pytest.mark.parametrize(
    ("capacity", "locked", "bleed"), [(4, False, 0), (5, False, 1), (4, True, 1)]
)
def test_aranthebes_the_immortal__smaller_bleeds_while_it_is_unlocked(
    play, capacity, locked, bleed
):
    card = play.in_play("Ben", ARANTHEBES)
    play[card].locked = locked
    play.vampire("Ben")
    play.bleeds(play.vampire("Ada", capacity=capacity))
    assert play.bleed == bleed


def test_aranthebes_the_immortal__large_vampires_shuffle_it_into_the_library(play):
    card = play.in_play("Ben", ARANTHEBES)
    play.hand("Ben", *FULL_HAND)
    play.vampire("Ben")
    ada, small = play.vampire("Ada", capacity=5), play.vampire("Ada", capacity=4)
    play.acts("Ada")
    assert not play.can(ARANTHEBES, minion=small)
    play.uses(ARANTHEBES, minion=ada)
    assert play.action.seats == (1,)
    play.finish()
    assert play.zone(card) is Zone.LIBRARY


def test_aranthebes_the_immortal__is_put_in_play_with_stealth(play):
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.hand("Ada", ARANTHEBES)
    play.acts("Ada").plays(ARANTHEBES, minion=ada)
    assert play.stealth == 1
    play.finish()
    assert play.zone(ARANTHEBES) is Zone.IN_PLAY


def defended(play, lock=False):
    """Ada's vampire is blocked; she has the powerbase and two other unique locations."""
    play.in_play("Ada", SAVANNAH)
    places = [play.in_play("Ada", "The Rack"), play.in_play("Ada", "Elysian Fields")]
    if lock:
        play[places[0]].locked = True
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    return ada, places


def test_powerbase_savannah__another_location_ends_the_combat(play):
    ada, places = defended(play)
    play.until("Ada", SAVANNAH)
    assert set(places) <= {way.target for way in play.ways(SAVANNAH)}
    play.uses(SAVANNAH, target=places[0])
    play.finish()
    assert play[places[0]].locked
    assert not play[places[1]].locked
    assert play[ada].blood == 5
    assert any("combat is over" in line for line in play.log_sentences())


def test_powerbase_savannah__not_itself_or_a_locked_location(play):
    defended(play, lock=True)
    play.until("Ada", SAVANNAH)
    found = {play.table.cards[way.target].name for way in play.ways(SAVANNAH)}
    assert SAVANNAH not in found
    assert "The Rack" not in found


def test_powerbase_savannah__not_for_the_blocking_vampire_or_an_ally(play):
    play.in_play("Ben", SAVANNAH)
    play.in_play("Ben", "The Rack")
    play.in_play("Ada", SAVANNAH)
    play.in_play("Ada", "Elysian Fields")
    ben = play.vampire("Ben")
    play.bleeds(play.ready("Ada", PLAIN_ALLY)).blocks(ben)
    to_strikes(play)
    assert not any("is over" in line for line in play.log_sentences())


@pytest.mark.parametrize("name", ["Ada", "Ben"])
def test_powerbase_savannah__only_for_the_vampire_that_counts_as_acting(play, name):
    """By a ruling, the target of Deep Song counts as acting."""
    play.in_play(name, SAVANNAH)
    play.in_play(name, "The Rack")
    play.vampire("Ada", "ANI")
    ben = play.vampire("Ben")
    play.hand("Ada", "Deep Song")
    play.acts("Ada").plays("Deep Song", "ANI", target=ben)
    offered = []
    while play.decision.kind != "strike":
        offered.append(play.can(SAVANNAH))
        play.choose(PASS)
    assert any(offered) == (name == "Ben")


def test_powerbase_savannah__is_stolen_by_a_vampire(play):
    card = play.in_play("Ben", SAVANNAH)
    ada, ally = play.vampire("Ada"), play.ready("Ada", PLAIN_ALLY)
    play.acts("Ada")
    assert not play.can(SAVANNAH, minion=ally)
    play.uses(SAVANNAH, minion=ada).finish()
    assert play[card].controller == 0


def test_renegade_garou__two_strikes_each_round_and_a_maneuver(play):
    garou, ben = play.ready("Ada", GAROU), play.vampire("Ben", capacity=9)
    play.acts("Ada").uses(GAROU, target=ben)
    assert play.stealth == 1
    to_kind(play, "range", "Ada")
    assert play.offered(USE, minion=garou)
    to_strikes(play).choose(HANDS).choose(HANDS)
    to_strikes(play).choose(HANDS)
    assert play[ben].blood == 5


def test_renegade_garou__its_additional_strike_is_the_one_of_the_round(play):
    garou, ben = play.ready("Ada", GAROU), play.vampire("Ben", capacity=9)
    play.acts("Ada").uses(GAROU, target=ben)
    to_strikes(play)
    sides = next(one for one in play.table.stack if hasattr(one, "sides")).sides
    assert [(side.additional, side.extended) for side in sides if side.minion == garou] == [
        (1, True)
    ]


@pytest.mark.parametrize(("life", "after"), [(1, 2), (2, 3), (3, 3)])
def test_renegade_garou__regains_life_in_your_own_unlock_phase(play, life, after):
    garou = play.ready("Ada", GAROU, life)
    play.turn("Ben", Phase.UNLOCK)
    assert play[garou].life == life
    play.turn("Ada", Phase.UNLOCK)
    if life < 3:
        assert not play.offered(PASS)
        play.uses(GAROU)
    assert not play.can(GAROU)
    assert play[garou].life == after


def test_helicopter__is_locked_first_and_unlocks_the_minion_after_an_action(play):
    ada = play.vampire("Ada")
    craft = play.on(ada, "Helicopter")
    assert play[craft].locked
    play[craft].locked = False
    play.bleeds(ada).until("Ada", "Helicopter").uses("Helicopter")
    assert play[craft].locked
    assert not play[ada].locked


def test_helicopter__not_after_a_blocked_action(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    craft = play.on(ada, "Helicopter")
    play[craft].locked = False
    play.bleeds(ada).blocks(ben)
    play.finish()
    assert not play[craft].locked
    assert play[ada].locked


def test_cooler__a_blood_in_each_unlock_phase_until_it_is_empty(play):
    ada = play.vampire("Ada", blood=1)
    cooler = play.on(ada, "Cooler")
    assert play[cooler].blood == 4
    play.turn("Ada").uses("Cooler")
    assert (play[ada].blood, play[cooler].blood) == (2, 3)
    assert not play.can("Cooler")
    play.blood(cooler, 1)
    play.table.used = frozenset()
    play.turn("Ada").uses("Cooler")
    assert play[ada].blood == 3
    assert cooler not in play.table.in_play


def test_cooler__not_in_torpor_or_for_an_ally(play):
    play.on(play.torpor("Ada", "Aaron Bathurst"), "Cooler")
    play.on(play.ready("Ada", PLAIN_ALLY), "Cooler")
    play.turn("Ada")
    assert not play.can("Cooler")


SONS = "Crypt's Sons"


def guarded(play):
    """Ada's Anarch with the retainer is blocked. Return both minions and the retainer."""
    ada, ben = play.vampire("Ada", sect=Sect.ANARCH), play.vampire("Ben")
    play.vampire("Ada")
    sons = play.on(ada, SONS)
    play.blood(sons, 3)
    play.bleeds(ada).blocks(ben)
    return ada, ben, sons


def test_crypts_sons__lock_the_blocker_and_the_action_continues(play):
    ada, ben, sons = guarded(play)
    play.until("Ada", SONS).uses(SONS)
    assert play[ben].locked
    assert play[sons].blood == 2
    play.finish()
    assert play.pool_of("Ben") == 29
    assert play[ada].blood == 5
    assert not play.combats()


def test_crypts_sons__another_minion_can_block_then_but_not_one_who_has_declined(play):
    _, ben, _ = guarded(play)
    play.until("Ada", SONS).uses(SONS)
    assert not play.offered(BLOCK, minion=ben)


def test_crypts_sons__shoot_in_each_round(play):
    _, ben, sons = guarded(play)
    to_strikes(play).choose(PASS).choose(PASS)
    play.finish()
    assert play[ben].blood == 4
    assert play[sons].blood == 3


@pytest.mark.parametrize("dodges", [False, True])
def test_murder_of_crows__one_damage_even_if_it_is_dodged(play, dodges):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "obf")
    play.blood(play.on(ada, "Murder of Crows"), 1)
    play.hand("Ben", "Behind You!", "Outside the Hourglass")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(PASS)
    play.plays("Outside the Hourglass", "obf") if dodges else play.choose(PASS)
    play.finish()
    assert play[ben].blood == 4


def test_murder_of_crows__no_damage_while_another_minion_fights(play):
    play.blood(play.on(play.vampire("Ada"), "Murder of Crows"), 1)
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(PASS).choose(PASS)
    play.finish()
    assert play[ben].blood == 5


def test_murder_of_crows__one_more_life_only_at_superior(play):
    ada = play.vampire("Ada")
    for life, superior in ((1, False), (2, True)):
        crows = play.card("Ada", "Murder of Crows")
        zones.enter_play(play.table, crows, 0, ada, superior=superior)
        assert play[crows].blood == life


def test_saatet_ta__no_bleed_in_another_action(play):
    play.ready("Ada", "Saatet-ta")
    play.vampire("Ben")
    play.hunts(play.vampire("Ada", **MINISTRY))
    assert not play.can("Saatet-ta", words="bleed")
