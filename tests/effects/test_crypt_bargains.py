"""Vampires with costs in the unlock phase, costs of their own, or effects on minions of others."""

import pytest
from card_play import CardPlay
from card_steps import hands_until

from cardbase.terms import Sect
from vtes_deck.effects.vocab.card_moves import FIND, REMOVE
from vtes_deck.engine.actions.torpor_actions import LEAVE
from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Activity, Phase, Zone

IVAN = "Ivan Krenyenko"
DOMINIQUE = "Dominique (ADV)"
AMBROGINO = "Ambrogino Giovanni (ADV)"
AVENGER = "Al-Muntaquim, The Avenger"
GUARDIAN = "The Guardian"
GEHENNA = "Veil of Darkness"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def cost(play, minion, name):
    """The pool and blood that a minion pays for a card, with its printed cost."""
    (number,) = play.hand("Ada", name)
    printed = play.table.cards[number]
    pool, blood = printed.pool_cost or 0, printed.blood_cost or 0
    return price(play.table, play[minion], printed, "", pool, blood)


# Ivan Krenyenko


def test_ivan_krenyenko__searches_for_equipment_that_is_not_a_location(play):
    play.ready("Ada", IVAN)
    play.library("Ada", ".44 Magnum", "Living Manse", "Blur")
    play.turn("Ada", Phase.UNLOCK).uses(IVAN)
    found = {play.table.cards[one.target].name for one in play.options if one.verb is FIND}
    assert found == {".44 Magnum"}


def test_ivan_krenyenko__not_from_torpor(play):
    play.torpor("Ada", IVAN)
    play.library("Ada", ".44 Magnum")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can(IVAN)


# Dominique


def test_dominique__a_location_for_its_cost(play):
    play.ready("Ada", DOMINIQUE)
    place = play.in_play("Ada", "KRCG News Radio")
    play.pool("Ada", 10)
    due = play.table.cards[place].pool_cost
    play.turn("Ada", Phase.UNLOCK).uses(DOMINIQUE)
    assert play.zone(place) is Zone.ASH_HEAP
    assert due
    assert play.pool_of("Ada") == 10 + due


def test_dominique__only_a_location_that_you_control(play):
    play.ready("Ada", DOMINIQUE)
    play.in_play("Ben", "KRCG News Radio")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can(DOMINIQUE)


# Ambrogino Giovanni


@pytest.mark.parametrize(("cards", "can"), [(6, False), (7, True)])
def test_ambrogino_giovanni__only_for_seven_cards(play, cards, can):
    play.ready("Ada", AMBROGINO, 2)
    for _ in range(cards):
        play.card("Ada", "Blur", Zone.ASH_HEAP)
    play.turn("Ada", Phase.UNLOCK)
    assert play.can(AMBROGINO) is can


def test_ambrogino_giovanni__gains_two_blood(play):
    card = play.ready("Ada", AMBROGINO, 2)
    for _ in range(7):
        play.card("Ada", "Blur", Zone.ASH_HEAP)
    play.turn("Ada", Phase.UNLOCK).uses(AMBROGINO)
    while play.offered(REMOVE):
        play.game.apply(play.options[0])
    assert (play[card].blood, play.seat("Ada").ash_heap) == (4, [])


# Al-Muntaquim


def test_al_muntaquim_the_avenger__a_caitiff_for_bleed_that_lasts(play):
    card, other = play.ready("Ada", AVENGER), play.vampire("Ada")
    before = stats.bleed(play.table, play[card])
    play.turn("Ada", Phase.UNLOCK).uses(AVENGER, target=other)
    assert play.zone(other) is Zone.ASH_HEAP
    assert stats.bleed(play.table, play[card]) == before + 1
    play.turn("Ben", Phase.MINION)
    assert stats.bleed(play.table, play[card]) == before + 1


def test_al_muntaquim_the_avenger__no_vampire_of_another_clan(play):
    play.ready("Ada", AVENGER), play.vampire("Ada", clan="Brujah"), play.vampire("Ben")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can(AVENGER)


# Claudio Severino


@pytest.mark.parametrize("gehenna", [False, True])
def test_claudio_severino__a_pool_without_gehenna(play, gehenna):
    play.ready("Ada", "Claudio Severino")
    if gehenna:
        play.in_play("Ben", GEHENNA)
    play.pool("Ada", 10)
    play.turn("Ada", Phase.UNLOCK)
    if play.can("Claudio Severino"):
        play.uses("Claudio Severino")
    assert play.pool_of("Ada") == (10 if gehenna else 9)


def test_claudio_severino__combat_cards_cost_only_his_opponent_more(play):
    card, ben = play.ready("Ada", "Claudio Severino"), play.vampire("Ben")
    assert cost(play, ben, "Blur")[1] == 1
    play.bleeds(card).blocks(ben)
    assert cost(play, ben, "Blur")[1] == 2
    assert cost(play, card, "Blur")[1] == 1


# Ysador the Foul


def test_ysador_the_foul__opponents_do_not_get_close(play):
    card, ben = play.ready("Ada", "Ysador the Foul"), play.vampire("Ben")
    assert not play.table.is_restricted(Activity.GET_CLOSE, ben)
    play.bleeds(card).blocks(ben)
    assert play.table.is_restricted(Activity.GET_CLOSE, ben)
    assert not play.table.is_restricted(Activity.GET_CLOSE, card)


def test_ysador_the_foul__not_against_an_infernal_opponent(play):
    card, ben = play.ready("Ada", "Ysador the Foul"), play.ready("Ben", "Huitzilopochtli")
    play.bleeds(card).blocks(ben)
    assert not play.table.is_restricted(Activity.GET_CLOSE, ben)


# Harry Reese


def harm(play, ally):
    """The life that an ally loses to a hand strike by Harry Reese."""
    card, other = play.ready("Ada", "Harry Reese"), play.ready("Ben", ally, 5)
    play.bleeds(card).blocks(other)
    hands_until(play, lambda: play[other].blood < 5)
    return 5 - play[other].blood


def test_harry_reese__hits_an_ally_harder(play):
    assert harm(play, "War Ghoul") == 1 + 1


def test_harry_reese__not_a_mortal_ally(play):
    assert harm(play, "Muddled Vampire Hunter") == 1


def test_harry_reese__not_a_vampire(play):
    card, ben = play.ready("Ada", "Harry Reese"), play.vampire("Ben")
    play.bleeds(card).blocks(ben)
    hands_until(play, lambda: play[ben].blood < 5)
    assert play[ben].blood == 4


# Jenna Cross


def test_jenna_cross__pays_more_for_cards_that_cost_blood(play):
    card, other = play.ready("Ada", "Jenna Cross"), play.vampire("Ada")
    assert cost(play, card, "Blur")[1] == cost(play, other, "Blur")[1] + 1


def test_jenna_cross__only_cards_with_a_blood_cost_and_only_blood(play):
    card = play.ready("Ada", "Jenna Cross")
    assert cost(play, card, "Majesty")[1] == 1 + 1
    assert cost(play, card, "Wake with Evening's Freshness") == (0, 0)
    assert cost(play, card, ".44 Magnum")[1] == 0


# Menele


@pytest.mark.parametrize("owner", [None, "Ada", "Ben"])
def test_menele__cheaper_only_while_helena_is_ready(play, owner):
    card = play.ready("Ada", "Menele (ADV)")
    if owner:
        play.ready(owner, "Helena")
    assert cost(play, card, "Blur")[1] == (0 if owner else 1)


def test_menele__steals_blood_only_merged(play):
    card, ben = play.ready("Ada", "Menele (ADV)"), play.vampire("Ben")
    play.bleeds(card).blocks(ben)
    assert not hands_until(play, lambda: play.offered(USE, "Menele (ADV)"))


# Zhara


@pytest.mark.parametrize(("blood", "can"), [(0, False), (1, True)])
def test_zhara__leaves_torpor_with_one_blood_but_not_without(play, blood, can):
    card = play.torpor("Ada", "Zhara", blood)
    play.acts("Ada")
    assert play.offered(LEAVE, minion=card) is can


def test_zhara__burns_one_blood_to_leave_torpor_and_others_two(play):
    card = play.torpor("Ada", "Zhara", 3)
    other = play.torpor("Ada", "Anson", 3)
    play.acts("Ada").choose(LEAVE, minion=card).finish()
    assert (play[card].blood, play[card].ready) == (2, True)
    play.acts("Ada").choose(LEAVE, minion=other).finish()
    assert play[other].blood == 1


# Luanda Magere, Arriette Sylla


def test_luanda_magere__stronger_for_each_orun(play):
    card = play.ready("Ada", "Luanda Magere")
    before = stats.strength(play.table, play[card])
    play.on(card, "Orun"), play.on(card, "Orun")
    assert stats.strength(play.table, play[card]) == before + 2


def test_luanda_magere__not_for_the_orun_of_others(play):
    card, other = play.ready("Ada", "Luanda Magere"), play.vampire("Ada")
    before = stats.strength(play.table, play[card])
    play.on(other, "Orun"), play.on(card, "Aye")
    assert stats.strength(play.table, play[card]) == before


def test_arriette_sylla__less_bleed_only_without_orun(play):
    card = play.ready("Ada", "Arriette Sylla")
    assert stats.bleed(play.table, play[card]) == 0
    play.on(card, "Orun")
    assert stats.bleed(play.table, play[card]) == 1


def test_arriette_sylla__an_orun_on_another_does_not_help(play):
    card, other = play.ready("Ada", "Arriette Sylla"), play.vampire("Ada")
    play.on(other, "Orun")
    assert stats.bleed(play.table, play[card]) == 0


# Johan Wrede


def test_johan_wrede__an_older_vampire_of_anyone_reduces_his_bleed_once(play):
    card, cleo = play.ready("Ada", "Johan Wrede"), play.vampire("Cleo", capacity=10)
    play.vampire("Ben")
    play.bleeds(card)
    before = play.bleed
    play.until("Cleo", "Johan Wrede").uses("Johan Wrede", target=cleo)
    assert (play.bleed, play[cleo].blood) == (before - 1, 9)
    assert not play.can("Johan Wrede", target=cleo)


def test_johan_wrede__only_an_older_vampire_and_only_his_bleed(play):
    card, other = play.ready("Ada", "Johan Wrede"), play.vampire("Ada", capacity=1)
    play.vampire("Ben", capacity=1), play.vampire("Cleo", capacity=1)
    play.bleeds(card)
    assert not play.ways("Johan Wrede")
    play.finish()
    play.vampire("Cleo", capacity=10)
    play.acts("Ada").bleeds(other)
    for _ in range(9):
        assert not play.ways("Johan Wrede")
        if play.action:
            play.choose(PASS)


# DeSalle


def test_desalle__a_sabbat_vampire_pays_for_intercept_once(play):
    card, ben = play.ready("Ada", "DeSalle"), play.vampire("Ben", sect=Sect.SABBAT)
    play.bleeds(card).blocks(ben)
    play.until("Ben", "DeSalle").uses("DeSalle", target=ben)
    assert (play.intercept(ben), play[ben].blood) == (1, 4)
    assert not play.can("DeSalle", target=ben)


def test_desalle__only_that_vampire(play):
    card, ben = play.ready("Ada", "DeSalle"), play.vampire("Ben", sect=Sect.CAMARILLA)
    play.bleeds(card).blocks(ben)
    assert not hands_until(play, lambda: play.can("DeSalle"))


# Cedric


def test_cedric__unlocks_after_he_has_blocked(play):
    ada, card = play.vampire("Ada"), play.ready("Ben", "Cedric")
    play.bleeds(ada).blocks(card)
    assert hands_until(play, lambda: play.can("Cedric"))
    before = play[card].blood
    play.uses("Cedric")
    assert (play[card].locked, play[card].blood) == (False, before - 1)


def test_cedric__not_after_an_undirected_action(play):
    ada, card = play.vampire("Ada", blood=1), play.ready("Ben", "Cedric")
    play.hunts(ada)
    if play.offered("block", minion=card):
        play.blocks(card)
    assert not hands_until(play, lambda: play.can("Cedric"))


# Falhu Shibaba


def test_falhu_shibaba__any_laibon_locks_him_for_a_turn(play):
    card = play.ready("Ben", "Falhu Shibaba")
    laibon = play.vampire("Ada", sect=Sect.LAIBON)
    play.acts("Ada").uses("Falhu Shibaba", minion=laibon)
    assert play.action.seats == (1,)
    play.finish()
    assert play.table.active == 1, "after the unlock phase of Ben"
    assert (play[laibon].blood, play[card].locked) == (4, True)


def test_falhu_shibaba__no_vampire_of_another_sect(play):
    play.ready("Ben", "Falhu Shibaba"), play.vampire("Ada")
    play.acts("Ada")
    assert not play.can("Falhu Shibaba")


# The Guardian


def test_the_guardian__fights_a_minion_that_has_bled_you(play):
    ada, card = play.vampire("Ada"), play.ready("Ben", GUARDIAN)
    play.bleeds(ada)
    assert hands_until(play, lambda: play.can(GUARDIAN))
    play.uses(GUARDIAN)
    assert play[card].locked
    combat = play.table.current(Combat)
    assert (combat.acting, combat.opposing) == (ada, card), "a ruling allows this"


def test_the_guardian__no_directed_actions_without_an_older_nosferatu(play):
    card = play.ready("Ada", GUARDIAN)
    assert play.table.is_restricted(Activity.ACT_DIRECTED, card)
    play.vampire("Ada", clan="Nosferatu", capacity=11)
    assert not play.table.is_restricted(Activity.ACT_DIRECTED, card)
