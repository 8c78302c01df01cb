"""Events that weaken Disciplines or trade blood."""

import pytest
from card_fights import fight
from card_play import CardPlay

from vtes_deck.effects.library.permanent.gehenna import EXCUSED
from vtes_deck.engine.cards.master_cards import cannot_play
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.statics import BansCards
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.turn.discard import PLAY_EVENT

WEAKENS, VEIL, TRADE = "Blood Weakens", "Veil of Darkness", "Blood Trade"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def bleeding(play, *cards, event=WEAKENS):
    """Ada's vampire bleeds Ben with these cards and others in hand, and the event in play."""
    play.in_play("Dora", event)
    ada = play.vampire("Ada", "DOM obt")
    play.vampire("Ben")
    play.library("Ada", *["Vessel"] * 9)
    play.hand("Ada", *cards)
    play.acts("Ada").bleeds(ada)
    return ada


def test_blood_weakens__a_card_with_a_discipline_is_not_replaced_during_the_action(play):
    bleeding(play, "Conditioning", *["Villein"] * 6)
    play.plays("Conditioning", "DOM")
    assert len(play.seat("Ada").hand) == 6
    play.finish()
    assert len(play.seat("Ada").hand) == 7


def test_blood_weakens__not_for_cards_without_a_discipline(play):
    ada = play.vampire("Ada")
    play.in_play("Dora", WEAKENS)
    play.library("Ada", *["Vessel"] * 9)
    play.hand("Ada", ".44 Magnum", *["Villein"] * 6)
    play.vampire("Ben")
    play.acts("Ada")
    play.game.apply(next(one for one in play.options if "equip" in one.verb.name))
    assert len(play.seat("Ada").hand) == 7
    assert play[ada].locked


def test_blood_weakens__an_empty_hand_is_filled_immediately(play):
    bleeding(play, "Conditioning")
    play.plays("Conditioning", "DOM")
    assert len(play.seat("Ada").hand) == 7


def test_blood_weakens__not_for_a_diablerist_until_the_next_gehenna_event(play):
    ada = bleeding(play, "Conditioning", *["Villein"] * 6)
    play[ada].set_mark(EXCUSED, 1)
    play.plays("Conditioning", "DOM")
    assert len(play.seat("Ada").hand) == 7


def test_veil_of_darkness__a_master_on_top_undoes_the_first_card_of_a_turn(play):
    ada = bleeding(play, "Conditioning", "Bonding", *["Villein"] * 5, event=VEIL)
    play.plays("Conditioning", "DOM")
    assert play.bleed == 1
    assert play.number("Conditioning") in play.seat("Ada").ash_heap
    assert play[ada].blood == 5  # it costs nothing
    play.plays("Bonding", "dom")
    assert play.bleed == 2  # only the first card


def test_veil_of_darkness__not_with_another_card_on_top(play):
    ada = bleeding(play, "Conditioning", *["Villein"] * 6, event=VEIL)
    play.library("Ada", "Blur")
    play.plays("Conditioning", "DOM")
    assert play.bleed == 4
    assert play[ada].blood == 4


def test_veil_of_darkness__obtenebration_costs_two_blood(play):
    play.in_play("Dora", VEIL)
    play.library("Ada", *["Vessel"] * 9)
    ada, _ = fight(play, "obt", "Shadow Body")
    if not play.can("Shadow Body"):
        play.until("Ada", "Shadow Body")
    play.game.apply(play.ways("Shadow Body")[0])
    assert play[ada].blood == 3


def test_veil_of_darkness__no_blood_for_another_discipline_of_the_card(play):
    play.in_play("Dora", VEIL)
    play.library("Ada", *["Vessel"] * 9)
    ada, _ = fight(play, "myt obt", "Fae Contortion")
    play.until("Ada", "Fae Contortion").plays("Fae Contortion", "myt")
    assert "Fae Contortion is cancelled." in play.log_sentences()
    assert play[ada].blood == 5


def test_veil_of_darkness__an_action_without_effect_does_not_lock_the_vampire(play):
    play.in_play("Dora", VEIL)
    ada = play.vampire("Ada", "DOM")
    play.library("Ada", *["Vessel"] * 9)
    play.hand("Ada", "Govern the Unaligned", "Govern the Unaligned", *["Villein"] * 5)
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=ada)
    assert not play[ada].locked
    assert play[ada].blood == 5
    assert play.can("Govern the Unaligned", "dom", minion=ada)


def test_blood_trade__boons_are_burned_and_can_no_longer_be_played(play):
    boon = play.in_play("Ben", "Life Boon")
    play.hand("Ada", TRADE)
    play.acts("Ada", Phase.DISCARD).choose(PLAY_EVENT, TRADE)
    assert play.zone(boon) is Zone.ASH_HEAP
    play.hand("Cleo", "Life Boon")
    [ban] = play.table.cards[play.number(TRADE)].of(BansCards)
    assert ban.bans(play.table.cards[boon])
    assert cannot_play(play.table, 2, play.table.cards[boon]) == "GEN-02"
    other = play.hand("Ada", "Consanguineous Boon")[0]
    assert not ban.bans(play.table.cards[other])


def test_blood_trade__a_blood_moves_to_a_vampire_of_another(play):
    play.in_play("Dora", TRADE)
    ada, other = play.vampire("Ada", blood=3), play.vampire("Ada", blood=0)
    ben = play.vampire("Ben", blood=2)
    play.turn("Ada")
    assert [one.target for one in play.ways(TRADE)] == [ada]
    play.uses(TRADE, target=ada)
    if play[ben].blood == 2:
        play.game.apply(next(one for one in play.options if one.target == ben))
    assert (play[ada].blood, play[other].blood, play[ben].blood) == (2, 0, 3)
    assert not play.can(TRADE)


def test_blood_trade__only_in_your_own_unlock_phase_and_no_duty(play):
    play.in_play("Dora", TRADE)
    play.vampire("Ada", blood=3)
    play.vampire("Ben", blood=3)
    play.turn("Ben")
    assert play.asked == "Ben"
    assert play.offered(PASS)
    assert {play.table.in_play[one.target].controller for one in play.ways(TRADE)} == {1}
