"""Vampires whose text changes one rule for them: blocks, titles, prices, cancelled cards."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import fights, logged
from referendums import poll

from cardbase.terms import Title
from vtes_deck.effects.crypt import victor_donaldson
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_MINION
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.torpor_actions import RESCUE
from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.cards.cost_reductions import REDUCE
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status import titles
from vtes_deck.engine.status.torpor import send

DOMAIN = "Second Tradition: Domain"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def until_offered(play, verb, **fields):
    while play.action and not play.offered(verb, **fields):
        play.choose(PASS)
    return play.offered(verb, **fields)


# Parijat, Anneke: blocks


def zombie(play, owner):
    return play.ready(owner, "Rotting Behemoth")


def test_parijat_the_dark_oracle__blockers_burn_their_top_card(play):
    play.ready("Ada", "Parijat, the Dark Oracle")
    dead, ben = zombie(play, "Ada"), play.vampire("Ben")
    lower, top = play.library("Ben", "Vessel", "Blood Doll")
    play.bleeds(dead).blocks(ben)
    assert (play.zone(top), play.zone(lower)) == (Zone.ASH_HEAP, Zone.LIBRARY)


def test_parijat_the_dark_oracle__no_block_without_a_library(play):
    """By a ruling."""
    play.ready("Ada", "Parijat, the Dark Oracle")
    dead, ben = zombie(play, "Ada"), play.vampire("Ben")
    play.bleeds(dead)
    assert not until_offered(play, BLOCK, minion=ben)


@pytest.mark.parametrize(("cards", "can"), [(1, False), (2, True)])
def test_parijat_the_dark_oracle__a_card_that_blocks_is_replaced_first(play, cards, can):
    """By a ruling, the library card is a cost that is paid after the replacement is drawn."""
    play.ready("Ada", "Parijat, the Dark Oracle")
    play.vampire("Ben", title=Title.PRINCE, city="Chicago", locked=True)
    dead = zombie(play, "Ada")
    play.library("Ben", *["Vessel"] * cards)
    play.hand("Ben", DOMAIN)
    play.bleeds(dead)
    while play.action and not play.can(DOMAIN):
        play.choose(PASS)
    assert play.can(DOMAIN) is can
    if can:
        play.plays(DOMAIN)
        assert not play.seat("Ben").library


@pytest.mark.parametrize(("blood", "blocks"), [(1, False), (2, True)])
def test_kamiri_wa_itherero__a_card_that_blocks_leaves_no_blood_for_the_toll(play, blood, blocks):
    kamiri = play.ready("Ada", "Kamiri wa Itherero")
    prince = play.vampire("Ben", title=Title.PRINCE, city="Chicago", locked=True, blood=blood)
    play.hand("Ben", DOMAIN)
    play.bleeds(kamiri)
    play.until("Ben", DOMAIN).plays(DOMAIN)
    assert logged(play, "attempts to block") is blocks
    assert play[prince].blood == 0


def test_parijat_the_dark_oracle__not_for_other_minions_or_in_torpor(play):
    parijat, ben = play.ready("Ada", "Parijat, the Dark Oracle"), play.vampire("Ben")
    other, dead = play.vampire("Ada"), zombie(play, "Ada")
    top = play.library("Ben", "Vessel")[0]
    play.bleeds(other).blocks(ben).finish()
    assert play.zone(top) is Zone.LIBRARY
    send(play.table, play[parijat])
    play[ben].locked = False
    play.bleeds(dead).blocks(ben)
    assert play.zone(top) is Zone.LIBRARY


def test_anneke__blocks_for_others(play):
    anneke = play.ready("Cleo", "Anneke")
    play.vampire("Ben")
    play.bleeds(play.vampire("Ada"))
    assert play.action.seats == (1,)
    assert until_offered(play, BLOCK, minion=anneke)
    play.choose(BLOCK, minion=anneke)
    play.finish()
    assert play.pool_of("Ben") == 30


def test_anneke__not_after_declining_or_while_locked_or_against_allies(play):
    anneke = play.ready("Cleo", "Anneke")
    gang, ada = play.ready("Ada", PLAIN_ALLY), play.vampire("Ada")
    play.bleeds(gang)
    assert not until_offered(play, BLOCK, minion=anneke)
    play.lock(anneke)
    play.bleeds(ada)
    assert not until_offered(play, BLOCK, minion=anneke)


def test_anneke__no_second_chance_after_a_decline(play):
    """By a ruling; no other minion of her controller can block either."""
    anneke, other = play.ready("Cleo", "Anneke"), play.vampire("Cleo")
    play.vampire("Ben")
    play.bleeds(play.vampire("Ada"))
    assert until_offered(play, BLOCK, minion=anneke)
    assert not play.offered(BLOCK, minion=other)
    play.choose(PASS)
    assert not until_offered(play, BLOCK, minion=anneke)


# Zane


def zane(play):
    zane = play.ready("Ada", "Zane")
    prince = play.vampire("Ben", title=Title.PRINCE, city="Berlin")
    return zane, prince


def test_zane__contests_the_title_of_a_prince(play):
    number, prince = zane(play)
    play.vampire("Ada", title=Title.JUSTICAR)
    play.acts("Ada").plays(number)
    assert play.stealth == 1
    while not play.offered(CHOOSE_MINION):
        play.choose(PASS)
    play.choose(CHOOSE_MINION, target=prince)
    poll(play)
    assert (play[number].title, play[number].city) == (Title.PRINCE, "Berlin")
    assert play[number].title_contested
    assert play[prince].title_contested


def test_zane__not_as_a_prince_or_without_one(play):
    number = play.ready("Ada", "Zane")
    play.acts("Ada")
    assert not play.can(number)
    play.vampire("Ben", title=Title.PRINCE, city="Berlin")
    play.again()
    assert play.can(number)
    titles.gain(play.table, play[number], Title.PRINCE, "Boston")
    play.again()
    assert not play.can(number)


# Andrew Stuart, Victor Donaldson: cancelled cards


def test_andrew_stuart__the_top_card_cancels_his_sorcery(play):
    number, ben = play.ready("Ada", "Andrew Stuart", 4), play.vampire("Ben", capacity=8)
    play.library("Ada", "Theft of Vitae")
    card = play.hand("Ada", "Theft of Vitae")[0]
    fights(play, number, ben)
    while not play.can(card):
        play.choose(PASS)
    play.plays(card, "THA")
    assert play.zone(card) is Zone.ASH_HEAP
    assert logged(play, "Theft of Vitae is cancelled")
    assert play[number].blood == 3


def test_andrew_stuart__not_with_another_card_on_top(play):
    number, ben = play.ready("Ada", "Andrew Stuart", 4), play.vampire("Ben", capacity=8)
    play.library("Ada", "Vessel")
    card = play.hand("Ada", "Theft of Vitae")[0]
    fights(play, number, ben)
    while not play.can(card):
        play.choose(PASS)
    play.plays(card, "THA")
    assert logged(play, "reveals Vessel")
    assert not logged(play, "is cancelled")


def test_andrew_stuart__no_risk_with_other_disciplines(play):
    number, ben = play.ready("Ada", "Andrew Stuart", 4), play.vampire("Ben", capacity=8)
    play.library("Ada", "Theft of Vitae")
    play.hand("Ada", "Govern the Unaligned")
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=number)
    assert not logged(play, "reveals")
    assert play[ben].ready


def test_victor_donaldson__golconda_returns_to_the_library(play, monkeypatch):
    """The Vessel has the name of Golconda in this test."""
    victor = play.ready("Ada", "Victor Donaldson")
    card = play.hand("Ada", "Vessel")[0]
    monkeypatch.setattr(victor_donaldson, "GOLCONDA", play.table.cards[card].id)
    play.hand("Ben", "Sudden Reversal")
    play.turn("Ada")
    play.until("Ada", card)
    play.plays(card, target=victor)
    play.until("Ben", "Sudden Reversal").plays("Sudden Reversal")
    while not play.offered(CHOOSE_CARD, target=card):
        play.choose(PASS)
    play.choose(CHOOSE_CARD, target=card)
    assert play.zone(card) is Zone.LIBRARY


def test_victor_donaldson__only_golconda_returns(play):
    play.ready("Ada", "Victor Donaldson")
    card = play.hand("Ada", "Vessel")[0]
    play.hand("Ben", "Sudden Reversal")
    play.vampire("Ben")
    play.turn("Ada")
    play.until("Ada", card)
    play.plays(card, target=play.number("Victor Donaldson"))
    play.until("Ben", "Sudden Reversal").plays("Sudden Reversal")
    while play.zone(card) is Zone.BEING_PLAYED:
        play.choose(PASS)
    assert play.zone(card) is Zone.ASH_HEAP


# Zelios, Grimgroth: prices


def test_zelios__his_blood_pays_for_a_location(play):
    zelios = play.ready("Ada", "Zelios")
    card = play.hand("Ada", "Channel 10")[0]
    play.pool("Ada", 2)
    play.turn("Ada").until("Ada", card).plays(card)
    play.choose(REDUCE, zelios)
    assert play[zelios].blood == 6
    assert play[zelios].locked
    assert play.pool_of("Ada") == 2
    assert play.zone(card) is Zone.IN_PLAY


def test_zelios__not_for_other_masters_or_without_the_blood(play):
    zelios = play.ready("Ada", "Zelios", 1)
    card, other = play.hand("Ada", "Channel 10", "Archon Investigation")
    script, cards = play.table.cards[zelios].script, play.table.cards
    assert script.costs(play.table, zelios, cards[card]) == (0, 0)
    play.blood(zelios, 8)
    assert script.costs(play.table, zelios, cards[card]) == (2, 0)
    assert cards[other].pool_cost
    assert script.costs(play.table, zelios, cards[other]) == (0, 0)
    send(play.table, play[zelios])
    assert script.costs(play.table, zelios, cards[card]) == (0, 0)


def test_grimgroth__mages_are_cheaper_for_tremere(play):
    play.ready("Ada", "Grimgroth")
    play.acts("Ada")
    tremere, other = play.vampire("Ada", clan="Tremere"), play.vampire("Ada")
    mage = next(
        one.unique_name
        for one in play.cards.library
        if {"Ally"} == {a.value for a in one.types}
        and "mage" in {str(t) for t in one.traits}
        and one.pool_cost == 3
    )
    number = play.hand("Ada", mage)[0]
    printed = play.table.cards[number]
    assert price(play.table, play[tremere], printed, "", 3, 0) == (1, 0)
    assert price(play.table, play[other], printed, "", 3, 0) == (3, 0)


def test_grimgroth__only_mages_and_not_in_torpor(play):
    grimgroth = play.ready("Ada", "Grimgroth")
    play.acts("Ada")
    number = play.hand("Ada", PLAIN_ALLY)[0]
    printed = play.table.cards[number]
    assert price(play.table, play[grimgroth], printed, "", 3, 0) == (3, 0)


# Alex Wilkins, Boss Callihan, Shahid, Raphael Catarari


def test_alex_wilkins__can_be_bought(play):
    alex = play.ready("Ada", "Alex Wilkins")
    play.bleeds(alex)
    while play.asked != "Ben":
        play.choose(PASS)
    play.plays(alex) if play.can(alex) else play.game.apply(play.options[0])
    assert play[alex].controller == 1
    assert play.pool_of("Ben") == 28


def test_alex_wilkins__not_after_a_blocked_bleed_and_only_if_she_wants(play):
    alex, ben = play.ready("Ada", "Alex Wilkins"), play.vampire("Ben")
    play.bleeds(alex).blocks(ben).finish()
    assert play[alex].controller == 0
    play[alex].locked = False
    play[alex].done = frozenset()
    play.acts("Ada").bleeds(alex)
    play.finish()
    while play.asked == "Ben":
        play.choose(PASS)
    assert play[alex].controller == 0
    assert play.pool_of("Ben") == 29


def test_boss_callihan__cannot_rescue_others(play):
    boss, other = play.ready("Ada", "Boss Callihan"), play.vampire("Ada")
    asleep = play.torpor("Ada", "Gilbert Duane (G1)")
    play.acts("Ada")
    assert play.offered(RESCUE, minion=other, target=asleep, n=2)
    assert not play.offered(RESCUE, minion=boss)


def test_boss_callihan__is_rescued(play):
    boss, other = play.torpor("Ada", "Boss Callihan"), play.vampire("Ada")
    play.acts("Ada")
    assert play.offered(RESCUE, minion=other, target=boss, n=2)


def test_shahid__more_cards_for_minions_of_the_active(play):
    shahid = play.ready("Cleo", "Shahid")
    play.vampire("Ada")
    play.vampire("Ada")
    play.library("Cleo", *["Vessel"] * 10)
    play.hand("Cleo", *["Blood Doll"] * 7)
    play.turn("Ada").until("Cleo", shahid).plays(shahid)
    assert len(play.seat("Cleo").hand) == 9
    assert play[shahid].locked


def test_shahid__not_in_your_own_turn_and_only_for_this_turn(play):
    shahid = play.ready("Cleo", "Shahid")
    play.vampire("Ada")
    play.library("Cleo", *["Vessel"] * 10)
    play.hand("Cleo", *["Blood Doll"] * 7)
    play.turn("Cleo")
    assert not play.can(shahid)
    play.turn("Ada").until("Cleo", shahid).plays(shahid)
    while play.table.active == 0:
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.options[0])
    assert len(play.seat("Cleo").hand) == 7


def test_raphael_catarari__odd_blood_keeps_him_locked(play):
    raphael = play.ready("Ada", "Raphael Catarari", 3, locked=True)
    play.turn("Ada")
    assert play[raphael].locked
    play.until("Ada", raphael)
    play.plays(raphael, words="pool")
    assert (play[raphael].blood, play.pool_of("Ada")) == (4, 29)
    assert play[raphael].locked, "the unlock step is over"


def test_raphael_catarari__not_with_even_blood_and_only_with_a_master_action(play):
    raphael = play.ready("Ada", "Raphael Catarari", 4, locked=True)
    play.turn("Ada")
    assert not play[raphael].locked
    play.until("Ada", raphael)
    play.plays(raphael, words="Burn")
    assert play[raphael].blood == 3
    assert not play.can(raphael)


# Unlocking: Sakura, Baba Yaga, Eurayle


def test_baba_yaga_the_iron_hag__unlocks_with_an_ally_once(play):
    baba = play.ready("Ada", "Baba Yaga, the Iron Hag")
    second = play.hand("Ada", "Carlton Van Wyk")[0]
    play.acts("Ada")
    recruit = next(one for one in play.options if one.card == second and one.minion == baba)
    play.game.apply(recruit)
    while not logged(play, "as an ally."):
        play.choose(PASS)
    assert play.asked == "Ada"
    play.game.apply(play.options[0])
    assert not play[baba].locked


def test_baba_yaga_the_iron_hag__not_with_equipment(play):
    baba = play.ready("Ada", "Baba Yaga, the Iron Hag")
    card = play.hand("Ada", "Leather Jacket")[0]
    play.acts("Ada")
    play.ready("Ada", PLAIN_ALLY)
    play.game.apply(next(one for one in play.options if one.card == card))
    play.finish()
    assert play[baba].locked


def test_baba_yaga_the_iron_hag__claws_for_1_blood_only_this_round(play):
    baba, ben = play.ready("Ada", "Baba Yaga, the Iron Hag"), play.vampire("Ben", capacity=9)
    fights(play, baba, ben)
    blood = play[baba].blood
    play.until("Ada", baba).plays(baba)
    assert play[baba].blood == blood - 1
    assert not play.can(baba)
    play.strikes_with_hands()
    assert play[ben].wounded


def test_eurayle_gelasia_mylonas__unlocks_own_minions_stealthily(play):
    eurayle, mine = play.ready("Ada", "Eurayle Gelasia Mylonas"), play.vampire("Ada")
    play.vampire("Ben")
    play.lock(mine)
    play.acts("Ada").plays(eurayle, target=mine)
    assert (play.stealth, play.action.seats) == (2, ())
    play.finish()
    assert not play[mine].locked


def test_eurayle_gelasia_mylonas__no_stealth_for_those_of_others(play):
    """By a ruling, the action is directed in this case."""
    eurayle, ben = play.ready("Ada", "Eurayle Gelasia Mylonas"), play.vampire("Ben")
    play.vampire("Ben")
    play.lock(ben)
    play.acts("Ada").plays(eurayle, target=ben)
    assert (play.stealth, play.action.seats) == (0, (1,))


def test_sakura_the_merciless__unlocks_after_an_action_of_her_path(play):
    sakura = play.ready("Ada", "Sakura, The Merciless")
    number = play.hand("Ada", "Fiorella, Empty One")[0]
    play.vampire("Ben")
    play.acts("Ada")
    play.game.apply(next(one for one in play.options if one.card == number))
    play.until("Ada", sakura)
    blood = play[sakura].blood
    play.plays(sakura)
    assert (play[sakura].locked, play[sakura].blood) == (False, blood - 1)


def test_sakura_the_merciless__not_after_another_action(play):
    sakura = play.ready("Ada", "Sakura, The Merciless")
    play.bleeds(sakura)
    while play.action:
        assert not play.can(sakura)
        play.choose(PASS)
