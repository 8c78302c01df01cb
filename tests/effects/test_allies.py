"""Allies, and cards that become allies or vampires."""

import pytest
from card_fights import to_kind, to_strikes
from card_play import CardPlay

from cardbase.terms import Sect, Trait
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.permanents import RECRUIT
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.scenario.layout import PLAIN_VAMPIRE
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Phase, Zone

HARBINGER = {"clan": "Harbinger of Skulls"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def heap(play, *cards):
    """The names in Ada's ash heap."""
    return [play.card("Ada", card, Zone.ASH_HEAP) for card in cards]


def test_emerald_legionnaire__returns_another_copy_for_seven_cards(play):
    play.vampire("Ada", **HARBINGER)
    play.vampire("Ada", **HARBINGER)
    play.ready("Ada", "Emerald Legionnaire")
    back = heap(play, "Emerald Legionnaire", *["Blur"] * 7, "Majesty")[0]
    play.acts("Ada", Phase.UNLOCK).uses("Emerald Legionnaire")
    for _ in range(7):
        play.game.apply(play.decision.options[-1])
    assert play[back].life == 2
    assert len(play.seat("Ada").ash_heap) == 1
    assert play.offered(BLEED, minion=back) or play.decision.kind == "unlock"


def test_emerald_legionnaire__not_with_as_many_copies_as_harbingers(play):
    play.vampire("Ada", **HARBINGER)
    play.ready("Ada", "Emerald Legionnaire")
    heap(play, "Emerald Legionnaire", *["Blur"] * 8)
    play.acts("Ada", Phase.UNLOCK)
    assert not play.can("Emerald Legionnaire")


def test_emerald_legionnaire__not_with_six_other_cards_or_without_a_copy_in_the_ash_heap(play):
    play.vampire("Ada", **HARBINGER)
    play.vampire("Ada", **HARBINGER)
    play.ready("Ada", "Emerald Legionnaire")
    heap(play, *["Blur"] * 8)
    play.acts("Ada", Phase.UNLOCK)
    assert not play.can("Emerald Legionnaire")


def fights(play, ally, disciplines="", *held):
    """Ada's ally bleeds and is blocked by a vampire of Ben's. Return both minions."""
    ada, ben = play.ready("Ada", ally), play.vampire("Ben", disciplines)
    play.hand("Ben", *held)
    play.bleeds(ada).blocks(ben)
    return ada, ben


def test_nephandus__shoots_and_presses_once_a_combat(play):
    ada, ben = fights(play, "Nephandus")
    to_strikes(play).choose(USE, ada).choose(PASS)
    to_kind(play, "press", "Ada").choose(USE, ada)
    to_strikes(play).choose(USE, ada).choose(PASS)
    while play.action:
        assert not play.offered(USE, ada)
        assert not play.offered(PRESS_ON)
        play.choose(PASS)
    assert play[ben].blood == 3


def test_nephandus__each_strike_at_it_inflicts_one_less(play):
    ada, _ = fights(play, "Nephandus")
    to_strikes(play).choose(PASS).choose(HANDS)
    play.finish()
    assert play[ada].life == 2


def test_nephandus__one_less_of_a_strike_that_hurts_after_the_combat(play):
    """By a ruling, the reduction also applies after the combat."""
    ada, nephandus = play.vampire("Ada", "PRE"), play.ready("Ben", "Nephandus")
    play.hand("Ada", "Catatonic Fear")
    play.bleeds(ada).blocks(nephandus)
    to_strikes(play).plays("Catatonic Fear", "PRE").finish()
    assert play[nephandus].blood == 2


def test_nephandus__not_less_environmental_damage(play):
    ada, ben = play.ready("Ada", "Nephandus"), play.vampire("Ben", "ani")
    play.hand("Ben", "Carrion Crows")
    play.bleeds(ada).blocks(ben)
    play.until("Ben", "Carrion Crows").plays("Carrion Crows", "ani")
    to_strikes(play).choose(PASS).choose(PASS)
    play.finish()
    assert play[ada].life == 1


def test_nephandus__burns_a_vampire_in_torpor_for_1_life(play):
    ada, ben = play.ready("Ada", "Nephandus"), play.torpor("Ben", "Aaron Bathurst")
    play.vampire("Ben")
    play.acts("Ada").uses("Nephandus", target=ben)
    assert play.action.seats == (1,)
    play.finish()
    assert ben not in play.table.in_play
    assert play[ada].life == 3


def test_nephandus__does_not_burn_a_ready_vampire(play):
    play.ready("Ada", "Nephandus")
    play.vampire("Ben")
    play.acts("Ada")
    assert not play.can("Nephandus")


def test_carlton_van_wyk__more_intercept_against_vampires(play):
    ada, carlton = play.vampire("Ada"), play.ready("Ben", "Carlton Van Wyk")
    play.hunts(ada)
    assert play.intercept(carlton) == 1


def test_carlton_van_wyk__no_intercept_against_allies(play):
    ada, carlton = play.ready("Ada", "Nephandus"), play.ready("Ben", "Carlton Van Wyk")
    play.bleeds(ada)
    assert play.intercept(carlton) == 0


def test_carlton_van_wyk__dodges_once_in_a_combat(play):
    ada, carlton = play.vampire("Ada", "CEL"), play.ready("Ben", "Carlton Van Wyk")
    play.hand("Ada", "Blur")
    play.bleeds(ada).blocks(carlton)
    to_strikes(play).choose(HANDS).choose(USE, carlton, mode=1)
    assert play[carlton].life == 2
    play.plays("Blur", "CEL").finish()


def test_carlton_van_wyk__burns_a_vampire_that_has_committed_diablerie(play):
    ada, ben = play.vampire("Ada"), play.torpor("Ben", "Aaron Bathurst")
    carlton = play.ready("Cleo", "Carlton Van Wyk")
    play.acts("Ada").choose(DIABLERISE, minion=ada, target=ben).finish()
    for _ in range(60):
        if play.decision.kind == "discard_phase" and play.asked == "Cleo":
            break
        play.choose(PASS)
    play.uses("Carlton Van Wyk", target=ada)
    assert ada not in play.table.in_play
    assert carlton not in play.table.in_play


def test_carlton_van_wyk__not_a_vampire_without_recent_diablerie(play):
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.ready("Cleo", "Carlton Van Wyk")
    play[ada].set_mark("committed diablerie", 4)
    play.seat("Cleo").last_turn = 5
    play.hand("Cleo", "Blur")
    play.acts("Cleo", Phase.DISCARD)
    assert not play.can("Carlton Van Wyk")


def test_jake_washington__an_ally_without_strength_or_bleed(play):
    jake = play.hand("Ada", "Jake Washington")[0]
    play.acts("Ada", Phase.MASTER).plays("Jake Washington")
    ally = play[jake]
    assert isinstance(ally, Minion)
    assert (ally.vampire, ally.life) == (False, 1)
    assert (stats.strength(play.table, ally), stats.bleed(play.table, ally)) == (0, 0)


def test_jake_washington__burned_for_up_to_four_blood(play):
    empty = play.vampire("Ada", blood=0)
    play.hand("Ada", "Jake Washington")
    play.acts("Ada", Phase.MASTER).plays("Jake Washington")
    play.turn("Ada").uses("Jake Washington", target=empty, n=4)
    assert play[empty].blood == 4
    assert play.zone("Jake Washington") is Zone.ASH_HEAP


def test_jake_washington__not_for_a_vampire_with_blood(play):
    play.vampire("Ada", blood=1)
    play.hand("Ada", "Jake Washington")
    play.acts("Ada", Phase.MASTER).plays("Jake Washington")
    play.turn("Ada")
    assert not play.can("Jake Washington")


def embraced(play, **facts):
    play.vampire("Ada", **facts)
    play.hand("Ada", "The Embrace")
    play.acts("Ada").plays("The Embrace").finish()
    return play.number("The Embrace")


def test_the_embrace__a_vampire_of_the_same_clan_that_must_hunt(play):
    childe = embraced(play, clan="Ventrue", sect=Sect.CAMARILLA)
    vampire = play[childe]
    assert (vampire.vampire, vampire.capacity, vampire.blood) == (True, 1, 0)
    assert (vampire.clan, vampire.sect, vampire.disciplines) == ("Ventrue", Sect.CAMARILLA, {})
    assert [option.verb for option in play.decision.options] == [HUNT]
    play.choose(HUNT, minion=childe).finish()
    assert play[childe].blood == 1


def test_the_embrace__must_hunt_even_with_blood_but_only_once(play):
    childe = embraced(play)
    play.vampire("Ada")
    play.table.bank -= 1
    play[childe].blood = 1
    play.again()
    assert [option.verb for option in play.decision.options] == [HUNT]
    play.choose(HUNT, minion=childe).finish()
    play[childe].locked = False
    play.again()
    assert play.offered(BLEED, minion=childe)


def test_the_embrace__not_by_a_sterile_vampire_or_an_ally(play):
    play.ready("Ada", "Nephandus")
    ada = play.vampire("Ada")
    play[ada].set_mark(Trait.STERILE.value, 1)
    play.hand("Ada", "The Embrace")
    play.acts("Ada")
    assert not play.can("The Embrace")


def test_the_embrace__goes_to_the_ash_heap_as_a_library_card(play):
    childe = embraced(play)
    zones.burn(play.table, childe)
    assert play.zone(childe) is Zone.ASH_HEAP
    assert childe in play.seat("Ada").ash_heap


def recruited(play, level="obl", **facts):
    """Ada's vampire has recruited a Spectral Servitor. Return both minions."""
    ada = play.vampire("Ada", level, **facts)
    play.hand("Ada", "Spectral Servitor")
    play.acts("Ada").choose(RECRUIT, "Spectral Servitor", minion=ada)
    play.finish() if play.action else None
    return ada, play.number("Spectral Servitor")


def test_spectral_servitor__acts_immediately_and_its_recruiter_unlocks(play):
    ada, servitor = recruited(play)
    assert (play[ada].locked, play[ada].blood, play[servitor].life) == (False, 4, 1)
    assert play.offered(BLEED, minion=servitor)


def test_spectral_servitor__no_second_unlocking_in_a_turn(play):
    ada, _ = recruited(play)
    play.hand("Ada", "Spectral Servitor")
    play[ada].done -= {"card 102296"}
    play.again()
    play.choose(RECRUIT, "Spectral Servitor", minion=ada)
    play.finish() if play.action else None
    assert play[ada].locked


def test_spectral_servitor__plays_cards_that_require_oblivion_but_none_to_act(play):
    _, servitor = recruited(play)
    ben = play.vampire("Ben")
    play.hand("Ada", "Shadow Cast", "Shroud of Decay", "Spectral Servitor", "Stygian Shroud")
    play.again()
    assert not play.can("Shroud of Decay", minion=servitor)
    assert not play.offered(RECRUIT, minion=servitor)
    play.bleeds(servitor).blocks(ben)
    assert play.can("Shadow Cast", "obl", minion=servitor)
    assert not play.can("Stygian Shroud", "OBL", minion=servitor)


def test_spectral_servitor__burned_in_the_unlock_phase(play):
    _, servitor = recruited(play)
    play.turn("Ada", Phase.UNLOCK)
    assert not play.offered(PASS)
    assert not play.can("Spectral Servitor", words="pool")
    play.uses("Spectral Servitor")
    assert play.zone(servitor) is Zone.ASH_HEAP


def test_spectral_servitor__kept_for_1_pool_at_superior(play):
    _, servitor = recruited(play, "OBL")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.offered(PASS)
    play.uses("Spectral Servitor", words="pool")
    assert play.pool_of("Ada") == 29
    assert servitor in play.table.in_play
    assert not play.can("Spectral Servitor")


def test_spectral_servitor__not_burned_in_the_unlock_phase_of_another(play):
    recruited(play)
    play.in_play("Ada", "Dreams of the Sphinx")
    play.turn("Ben").until("Ada", "Dreams of the Sphinx")
    assert not play.can("Spectral Servitor")


def test_jake_washington__not_in_the_unlock_phase_of_another(play):
    play.vampire("Ada", blood=0)
    play.hand("Ada", "Jake Washington")
    play.acts("Ada", Phase.MASTER).plays("Jake Washington")
    play.in_play("Ada", "Dreams of the Sphinx")
    play.turn("Ben").until("Ada", "Dreams of the Sphinx")
    assert not play.can("Jake Washington")


def outsider(play, seat, capacity=8, sect=Sect.SABBAT):
    """A locked vampire in play."""
    found = play.vampire(seat, capacity=capacity)
    play[found].sect, play[found].locked = sect, True
    return found


def test_mylan_horseed__unlocks_a_large_vampire_with_stealth(play):
    mylan, old = play.ready("Ada", "Mylan Horseed"), outsider(play, "Ada")
    ben = play.vampire("Ben")
    play.acts("Ada").uses("Mylan Horseed", target=old)
    assert play.action.seats == ()
    assert play.stealth == 1
    play.finish()
    assert not play[old].locked
    assert play[mylan].locked
    assert not play[ben].locked


def test_mylan_horseed__acts_directed_at_the_controller_of_the_vampire(play):
    play.ready("Ada", "Mylan Horseed")
    theirs = outsider(play, "Ben")
    play.vampire("Ben")
    play.acts("Ada").uses("Mylan Horseed", target=theirs)
    assert play.action.seats == (1,)


@pytest.mark.parametrize(("capacity", "sect"), [(7, Sect.SABBAT), (8, Sect.CAMARILLA)])
def test_mylan_horseed__does_not_unlock_a_smaller_vampire_or_one_of_the_camarilla(
    play, capacity, sect
):
    play.ready("Ada", "Mylan Horseed")
    other = outsider(play, "Ada", capacity, sect)
    play.acts("Ada")
    assert not play.can("Mylan Horseed", target=other)


@pytest.mark.parametrize(("acting", "blocks"), [("Nephandus", True), (PLAIN_VAMPIRE, False)])
def test_mylan_horseed__blocks_an_ally_and_no_vampire(play, acting, blocks):
    mylan = play.ready("Ben", "Mylan Horseed")
    play.vampire("Ben")
    play.bleeds(play.ready("Ada", acting))
    assert play.offered(BLOCK, minion=mylan) is blocks


def test_mylan_horseed__dodges_only_once_in_a_combat(play):
    ada, mylan = play.ready("Ada", "Nephandus"), play.ready("Ben", "Mylan Horseed")
    play.bleeds(ada).blocks(mylan)
    to_strikes(play).choose(HANDS).choose(USE, mylan)
    assert play[mylan].life == 1
    to_kind(play, "press", "Ada").choose(USE, ada)
    to_strikes(play).choose(HANDS)
    assert not play.offered(USE, mylan)
