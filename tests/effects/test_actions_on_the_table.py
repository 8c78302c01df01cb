"""Actions that move cards between zones or change the properties of the acting vampire."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Bonus, Sect, Title
from vtes_deck.effects.library.action.summon_history import SUMMON
from vtes_deck.effects.library.action.vaticination import DISCARD
from vtes_deck.effects.vocab.card_moves import TO_HAND
from vtes_deck.effects.vocab.choices import DO_IT
from vtes_deck.engine.combat.resolution import aggravates
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status import sects


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Mantle of the Bestial Majesty


def strong(play, minion):
    return stats.bonus_of(play.table, Bonus.STRENGTH, play[minion])


def test_mantle_of_the_bestial_majesty__claws_and_strength(play):
    ada = play.vampire("Ada", "PRO")
    play.hand("Ada", "Mantle of the Bestial Majesty")
    play.vampire("Ben")
    play.acts("Ada").plays("Mantle of the Bestial Majesty", "PRO").finish()
    assert not play[ada].locked
    assert aggravates(play.table, ada)
    assert strong(play, ada) == 1
    play.turn("Ben")
    assert aggravates(play.table, ada), "also in the turns of others"
    assert strong(play, ada) == 1


def test_mantle_of_the_bestial_majesty__only_until_the_next_unlock_phase(play):
    ada = play.vampire("Ada", "PRO")
    play.hand("Ada", "Mantle of the Bestial Majesty")
    play.vampire("Ben")
    play.acts("Ada").plays("Mantle of the Bestial Majesty", "PRO").finish()
    play.turn("Ada")
    assert not aggravates(play.table, ada)
    assert strong(play, ada) == 0


def test_mantle_of_the_bestial_majesty__no_strength_at_basic(play):
    ada = play.vampire("Ada", "pro")
    play.hand("Ada", "Mantle of the Bestial Majesty")
    play.vampire("Ben")
    play.acts("Ada").plays("Mantle of the Bestial Majesty", "pro").finish()
    assert aggravates(play.table, ada)
    assert strong(play, ada) == 0


# Enthrall


def follower(play, level):
    """A vampire of Ada's who follows the path that the card requires."""
    name = next(one.unique_name for one in play.cards.crypt if one.path == "Cathari")
    ada = play.ready("Ada", name, 5)
    play[ada].disciplines = {level.lower(): 2 if level.isupper() else 1}
    return ada


@pytest.mark.parametrize("level", ["OBF", "PRE"])
def test_enthrall__a_blood_for_a_crypt_card(play, level):
    ada = follower(play, level)
    play.hand("Ada", "Enthrall")
    drawn = play.crypt("Ada", "Gilbert Duane (G1)")[0]
    play.acts("Ada").plays("Enthrall", level)
    while not play.offered(DO_IT):
        play.choose(PASS)
    play.choose(DO_IT)
    bleed = 1 + play.table.cards[ada].bleed
    assert (play[ada].blood, play.pool_of("Ben")) == (4, 30 - bleed)
    assert play.zone(drawn) is Zone.UNCONTROLLED


def test_enthrall__not_if_blocked_or_at_basic(play):
    ada, ben = follower(play, "obf"), play.vampire("Ben")
    play.hand("Ada", "Enthrall")
    drawn = play.crypt("Ada", "Gilbert Duane (G1)")[0]
    play.acts("Ada").plays("Enthrall", "obf").finish()
    assert play.pool_of("Ben") < 30
    assert play.zone(drawn) is Zone.CRYPT
    play[ada].disciplines = {"obf": 2}
    play[ada].locked, play[ada].done = False, frozenset()
    play.hand("Ada", "Enthrall")
    play.acts("Ada").plays("Enthrall", "OBF").blocks(ben).finish()
    assert play.zone(drawn) is Zone.CRYPT


# Scrounging


def test_scrounging__two_of_three(play):
    play.vampire("Ada")
    play.vampire("Ben")
    play.hand("Ada", "Scrounging")
    deep, third, second, top = play.library(
        "Ada", "Vessel", "Blood Doll", "Bum's Rush", "Govern the Unaligned"
    )
    play.hand("Ada", *["Fame"] * 7)
    play.acts("Ada").plays("Scrounging")
    assert play.stealth == 1
    while not play.offered(TO_HAND):
        play.choose(PASS)
    assert not play.offered(TO_HAND, target=deep)
    play.choose(TO_HAND, target=top).choose(TO_HAND, target=third)
    assert not play.offered(TO_HAND), "no third card"
    assert play.decision.kind == "discard"
    assert not any("Blood Doll" in line for line in play.log_sentences("Ben"))
    assert play.zone(second) is Zone.LIBRARY


def test_scrounging__no_card_has_to_be_taken(play):
    play.vampire("Ada")
    play.vampire("Ben")
    play.hand("Ada", "Scrounging")
    play.library("Ada", "Vessel", "Blood Doll")
    play.hand("Ada", *["Fame"] * 7)
    play.acts("Ada").plays("Scrounging")
    while not play.offered(TO_HAND):
        play.choose(PASS)
    play.choose(PASS)
    assert len(play.seat("Ada").hand) == 7


# Vaticination


def test_vaticination__a_card_of_any_hand(play):
    play.vampire("Ada", clan="True Brujah")
    blocker = play.vampire("Cleo")
    own = play.hand("Ada", "Vaticination", "Vessel")[1]
    theirs = play.hand("Dora", "Blood Doll")[0]
    new = play.library("Dora", "Fame")[0]
    play.acts("Ada").plays("Vaticination")
    assert (play.stealth, play.action.seats) == (3, (1, 2, 3))
    while not play.offered(DISCARD):
        assert play.asked != "Cleo" or play[blocker].ready
        play.choose(PASS)
    assert play.offered(DISCARD, target=own)
    play.choose(DISCARD, target=theirs)
    assert play.zone(theirs) is Zone.ASH_HEAP
    assert any("sees Blood Doll" in line for line in play.log_sentences("Ada"))
    assert not any("Fame" in line for line in play.log_sentences("Ada")), "a ruling allows this"
    assert play.zone(new) is not Zone.ASH_HEAP


def test_vaticination__not_shown_to_others(play):
    play.vampire("Ada", clan="True Brujah")
    play.vampire("Ben")
    play.hand("Ada", "Vaticination")
    play.hand("Dora", "Blood Doll", "Vessel")
    play.acts("Ada").plays("Vaticination")
    while not play.offered(DISCARD):
        play.choose(PASS)
    play.choose(DISCARD, target="Blood Doll")
    assert not any("sees Vessel" in line for line in play.log_sentences("Ben"))


# New Management


def test_new_management__a_cheap_location_changes_its_controller(play):
    play.vampire("Ada")
    play.vampire("Ben")
    play.hand("Ada", "New Management")
    free = play.in_play("Ben", "The Barrens")
    play.acts("Ada").plays("New Management", target=free)
    assert play.action.seats == (1,)
    play.finish()
    assert play[free].controller == 0


def test_new_management__not_an_expensive_location_or_another_card(play):
    play.vampire("Ada")
    play.hand("Ada", "New Management")
    dear = play.in_play("Ben", "Channel 10")
    other = play.in_play("Ben", "Anarch Revolt")
    play.acts("Ada")
    assert not play.can("New Management", target=dear)
    assert not play.can("New Management", target=other)
    mine = play.in_play("Ada", "The Barrens")
    play.again()
    assert play.can("New Management", target=mine), "a ruling forbids this"


# Go Anarch


def test_go_anarch__a_new_anarch(play):
    ada = play.vampire("Ada")
    card = play.hand("Ada", "Go Anarch")[0]
    play.vampire("Ben")
    play.acts("Ada").plays("Go Anarch").finish()
    assert play[ada].sect is Sect.ANARCH
    assert not play[ada].locked
    assert play[ada].blood == 5, "a ruling allows this"
    assert card in play[ada].attached
    sects.change_sect(play.table, play[ada], Sect.SABBAT)
    assert play.zone(card) is Zone.ASH_HEAP


def test_go_anarch__not_for_anarchs_or_titled_vampires(play):
    anarch = play.vampire("Ada", sect=Sect.ANARCH)
    prince = play.vampire("Ada", title=Title.PRINCE, city="Berlin")
    play.hand("Ada", "Go Anarch")
    play.acts("Ada")
    assert not play.can("Go Anarch", minion=anarch)
    assert not play.can("Go Anarch", minion=prince)


# Summon History


def summons(play, level, n, **facts):
    ada = play.vampire("Ada", level, capacity=8, **facts)
    play.vampire("Ben")
    play.hand("Ada", "Summon History", *["Vessel"] * 7)
    play.acts("Ada").plays("Summon History", level, n=n)
    while not play.offered(SUMMON) and play.action:
        play.choose(PASS)
    return ada


def test_summon_history__equipment_from_the_library(play):
    cheap, dear = play.library("Ada", ".44 Magnum", "Channel 10")
    gun = play.library("Ada", "Assault Rifle")[0]
    ada = summons(play, "tem", 2)
    assert not play.offered(SUMMON, target=gun)
    assert not play.offered(SUMMON, target=dear)
    play.choose(SUMMON, target=cheap)
    assert cheap in play[ada].attached
    assert play[ada].blood == 6
    assert play.pool_of("Ada") == 30, "its own cost is not paid"


def test_summon_history__an_ally_from_the_ash_heap_acts(play):
    ally = play.card("Ada", PLAIN_ALLY, Zone.ASH_HEAP)
    cost = play.table.cards[ally].pool_cost
    summons(play, "tem", cost)
    play.choose(SUMMON, target=ally)
    assert play[ally].life == play.cards[PLAIN_ALLY].life
    assert not play[ally].resting


def test_summon_history__a_vampire_without_blood(play):
    weak, strong_one = play.crypt("Ada", "Gilbert Duane (G1)", "Lucian (G1)")
    cost = play.table.cards[weak].capacity
    summons(play, "TEM", cost)
    assert not play.offered(SUMMON, target=strong_one)
    play.choose(SUMMON, target=weak)
    assert play.zone(weak) is Zone.IN_PLAY
    assert play[weak].blood == 0


def test_summon_history__not_a_scarce_vampire_or_more_than_the_blood(play):
    scarce = next(
        one.unique_name
        for one in play.cards.crypt
        if "scarce" in {str(trait) for trait in one.traits} and one.capacity <= 4
    )
    number = play.crypt("Ada", scarce)[0]
    ada = play.vampire("Ada", "TEM", capacity=8, blood=4)
    play.vampire("Ben")
    play.hand("Ada", "Summon History")
    play.acts("Ada")
    assert not play.can("Summon History", "TEM", n=5)
    play.plays("Summon History", "TEM", n=4)
    play.finish()
    assert play.zone(number) is Zone.CRYPT
    assert play[ada].blood == 0
