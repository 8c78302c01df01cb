"""Vampires that discard or name cards for their effects, or look at the cards of others."""

import pytest
from card_play import CardPlay
from card_steps import fights

from vtes_deck.effects.vocab.card_moves import DISCARD
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Velya, Gabriel Tremblay, Talbot: a discarded card


def test_velya_the_flayer__a_card_for_a_press(play):
    velya, ben = play.ready("Ada", "Velya, The Flayer"), play.vampire("Ben", capacity=8)
    card = play.hand("Ada", "Telepathic Misdirection")[0]
    fights(play, velya, ben)
    play.strikes_with_hands()
    play.until("Ada", velya).plays(velya)
    assert play.zone(card) is Zone.ASH_HEAP
    assert "Round 2 of combat." in play.log_sentences()
    play.strikes_with_hands()
    assert play[ben].blood == 6


def test_velya_the_flayer__once_each_combat_and_not_for_another_discipline(play):
    velya, ben = play.ready("Ada", "Velya, The Flayer"), play.vampire("Ben", capacity=8)
    play.hand("Ada", "Govern the Unaligned", "Telepathic Misdirection", "Enhanced Senses")
    fights(play, velya, ben)
    play.strikes_with_hands()
    play.until("Ada", velya).plays(velya)
    used = 0
    while play.action:
        used += play.can(velya)
        if play.offered(PASS):
            play.choose(PASS)
        elif play.decision.options[0].verb.name == "discard chosen":
            assert {play.table.cards[one.target].name for one in play.options} == {
                "Enhanced Senses",
                "Telepathic Misdirection",
            }
            play.game.apply(play.options[0])
        else:
            play.strikes_with_hands()
    assert not used


def test_gabriel_tremblay__a_card_for_strength(play):
    gabriel, ben = play.ready("Ada", "Gabriel Tremblay"), play.vampire("Ben", capacity=8)
    card = play.hand("Ada", "Constant Revolution")[0]
    fights(play, gabriel, ben)
    play.plays(gabriel, target=card)
    assert play.zone(card) is Zone.ASH_HEAP
    play.strikes_with_hands()
    assert play[ben].blood == 6


def test_gabriel_tremblay__only_once_each_combat_and_only_that_card(play):
    gabriel, ben = play.ready("Ada", "Gabriel Tremblay"), play.vampire("Ben", capacity=8)
    plain, card, _ = play.hand("Ada", "Vessel", "Constant Revolution", "Fee Stake: Perth")
    fights(play, gabriel, ben)
    assert not play.can(gabriel, target=plain)
    play.plays(gabriel, target=card)
    while play.action:
        assert not play.can(gabriel)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_talbot__a_master_for_a_fight(play):
    talbot, ben = play.ready("Ada", "Talbot"), play.vampire("Ben")
    card = play.hand("Ada", "Vessel", "Govern the Unaligned")[0]
    play.acts("Ada").plays(talbot, target=ben)
    assert play.zone(card) is Zone.ASH_HEAP
    assert play.stealth == 1
    while not play.combats():
        play.choose(PASS)
    assert play.table.current(Combat).opposing == ben


def test_talbot__not_without_a_master_card(play):
    talbot = play.ready("Ada", "Talbot")
    play.vampire("Ben")
    play.hand("Ada", "Govern the Unaligned")
    play.acts("Ada")
    assert not play.can(talbot)


def test_talbot__discards_even_if_he_is_blocked_but_only_one(play):
    talbot, ben = play.ready("Ada", "Talbot"), play.vampire("Ben")
    other = play.vampire("Ben")
    first, second = play.hand("Ada", "Vessel", "Blood Doll")
    play.acts("Ada").plays(talbot, target=ben).choose(DISCARD, target=first)
    play.blocks(other)
    assert (play.zone(first), play.zone(second)) == (Zone.ASH_HEAP, Zone.HAND)


# Lenelle, Lázár Dobrescu: a second card is named


def test_lenelle_mambo_of_birmingham__exchanges_two_cards(play):
    lenelle = play.ready("Ada", "Lenelle, Mambo of Birmingham", 4)
    play.vampire("Ben")
    given, kept = play.hand("Ada", "Vessel", "Govern the Unaligned")
    wanted = play.card("Ada", "Blood Doll", Zone.ASH_HEAP)
    play.acts("Ada").plays(lenelle, target=wanted)
    play.choose(CHOOSE_CARD, lenelle, target=given)
    assert any("names Vessel" in line for line in play.log_sentences("Ben")), "it is named"
    assert play.stealth == 1
    play.finish()
    assert (play.zone(given), play.zone(wanted)) == (Zone.ASH_HEAP, Zone.HAND)
    assert play.zone(kept) is Zone.HAND
    assert play[lenelle].blood == 3


def test_lenelle_mambo_of_birmingham__not_a_crypt_card_or_with_an_empty_hand(play):
    lenelle = play.ready("Ada", "Lenelle, Mambo of Birmingham")
    burned = play.card("Ada", "Gilbert Duane (G1)", Zone.ASH_HEAP)
    wanted = play.card("Ada", "Blood Doll", Zone.ASH_HEAP)
    play.acts("Ada")
    assert not play.can(lenelle), "nothing to give"
    play.hand("Ada", "Vessel")
    play.again()
    assert play.can(lenelle, target=wanted)
    assert not play.can(lenelle, target=burned)


def test_lenelle_mambo_of_birmingham__no_exchange_without_the_named_card(play):
    """RES-05: it must still be in the hand."""
    lenelle = play.ready("Ada", "Lenelle, Mambo of Birmingham")
    play.vampire("Ben")
    given = play.hand("Ada", "Vessel")[0]
    wanted = play.card("Ada", "Blood Doll", Zone.ASH_HEAP)
    play.acts("Ada").plays(lenelle, target=wanted)
    play.choose(CHOOSE_CARD, lenelle, target=given)
    zones.move(play.table, given, Zone.LIBRARY)
    play.finish()
    assert play.zone(wanted) is Zone.ASH_HEAP


def test_carlotta_giovanni__exchanges_two_cards_that_are_named(play):
    carlotta = play.ready("Ada", "Carlotta Giovanni", 4)
    play.vampire("Ben")
    given = play.hand("Ada", "Vessel", "Govern the Unaligned")[0]
    wanted = play.card("Ada", "Blood Doll", Zone.ASH_HEAP)
    play.acts("Ada").plays(carlotta, target=wanted)
    play.choose(CHOOSE_CARD, carlotta, target=given)
    assert any("names Vessel" in line for line in play.log_sentences("Ben"))
    assert play.stealth == 1
    assert play.action.seats == ()
    play.finish()
    assert (play.zone(given), play.zone(wanted)) == (Zone.ASH_HEAP, Zone.HAND)
    assert play[carlotta].blood == 3


def test_carlotta_giovanni__not_without_blood_or_for_a_crypt_card(play):
    carlotta = play.ready("Ada", "Carlotta Giovanni", 0)
    play.hand("Ada", "Vessel")
    burned = play.card("Ada", "Gilbert Duane (G1)", Zone.ASH_HEAP)
    play.card("Ada", "Blood Doll", Zone.ASH_HEAP)
    assert not play.acts("Ada").can(carlotta)
    play.blood(carlotta, 1)
    play.again()
    assert play.can(carlotta)
    assert not play.can(carlotta, target=burned)


def test_lazar_dobrescu__takes_blood_from_the_prey(play):
    lazar = play.ready("Ada", "Lázár Dobrescu")
    play.vampire("Ben")
    theirs = play.uncontrolled("Ben", "Gilbert Duane (G1)", 2)
    first = play.uncontrolled("Ada", "Theo Bell (G2)", 1)
    second = play.uncontrolled("Ada", "Lucian (G1)")
    play.acts("Ada").plays(lazar, target=theirs)
    play.choose(CHOOSE_CARD, lazar, target=second)
    assert play.action.seats == (1,), "it is directed"
    play.finish()
    assert (play.counters(theirs), play.counters(first), play.counters(second)) == (1, 1, 1)


def test_lazar_dobrescu__not_without_an_uncontrolled_vampire_of_his_controller(play):
    """By a ruling."""
    lazar = play.ready("Ada", "Lázár Dobrescu")
    theirs = play.uncontrolled("Ben", "Gilbert Duane (G1)", 2)
    play.acts("Ada")
    assert not play.can(lazar)
    play.uncontrolled("Ada", "Theo Bell (G2)")
    play.again()
    assert play.can(lazar, target=theirs)


def test_lazar_dobrescu__only_blood_of_the_prey(play):
    lazar = play.ready("Ada", "Lázár Dobrescu")
    play.uncontrolled("Ada", "Theo Bell (G2)", 2)
    play.uncontrolled("Cleo", "Gilbert Duane (G1)", 2)
    play.uncontrolled("Ben", "Lucian (G1)")
    play.acts("Ada")
    assert not play.can(lazar)


# Harrod, Skidmark


def test_harrod__looks_at_one_uncontrolled_card_of_the_prey(play):
    harrod = play.ready("Ada", "Harrod")
    seen = play.uncontrolled("Ben", "Gilbert Duane (G1)")
    play.uncontrolled("Ben", "Lucian (G1)")
    play.turn("Ada").plays(harrod, target=seen)
    assert any("Gilbert Duane" in line for line in play.log_sentences("Ada"))
    assert not any("Gilbert Duane" in line for line in play.log_sentences("Cleo"))
    assert not play.can(harrod)


def test_harrod__not_at_those_of_others(play):
    harrod = play.ready("Ada", "Harrod")
    play.uncontrolled("Cleo", "Gilbert Duane (G1)")
    mine = play.uncontrolled("Ada", "Lucian (G1)")
    play.turn("Ada")
    assert not play.can(harrod)
    assert play.zone(mine) is Zone.UNCONTROLLED


def full_hand(play, name, *cards):
    """Deal exactly seven cards, beginning with the given ones, and leave cards to draw."""
    given = play.hand(name, *cards)
    play.hand(name, *["Vessel"] * (7 - len(cards)))
    play.library(name, *["Blood Doll"] * 5)
    return given


def test_skidmark__no_replacement_until_the_action_ends(play):
    skidmark = play.ready("Ada", "Skidmark")
    play[skidmark].disciplines = {"dom": 2, "obf": 2}
    ben = play.vampire("Ben")
    full_hand(play, "Ada", "Govern the Unaligned", "Lost in Crowds")
    play.acts("Ada").plays("Govern the Unaligned", "dom", seat="Ben")
    assert len(play.seat("Ada").hand) == 6
    play.blocks(ben).plays("Lost in Crowds", "OBF")
    assert len(play.seat("Ada").hand) == 5
    play.finish()
    assert len(play.seat("Ada").hand) == 7


def test_skidmark__not_cards_of_others_or_actions_of_others(play):
    skidmark, other = play.ready("Ada", "Skidmark"), play.vampire("Ada", "DOM")
    ben = play.vampire("Ben", "AUS")
    full_hand(play, "Ada", "Govern the Unaligned")
    full_hand(play, "Ben", "Enhanced Senses")
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=other)
    assert len(play.seat("Ada").hand) == 7
    play.finish()
    play[skidmark].disciplines = {"obf": 2}
    play.seat("Ada").hand.pop()
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(skidmark)
    play.blocks(ben).plays("Lost in Crowds", "OBF")
    play.plays("Enhanced Senses", "AUS")
    assert len(play.seat("Ben").hand) == 7


def test_skidmark__only_one_gap_for_a_card_that_is_replaced_later_anyway(play):
    """A card that is replaced later leaves one gap in the hand, not two (GEN-26)."""
    skidmark, ben = play.ready("Ada", "Skidmark"), play.vampire("Ben")
    full_hand(play, "Ada", "Bum's Rush")
    play.acts("Ada").plays("Bum's Rush", target=ben, minion=skidmark)
    assert len(play.seat("Ada").hand) == 6
    play.finish()
    assert len(play.seat("Ada").hand) == 7
