"""Anthelios, The Red Star: master cards change between hand and ash heap."""

import pytest
from card_play import CardPlay

from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

STAR = "Anthelios, The Red Star"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_anthelios__exchanges_two_masters_for_a_master_phase_action(play):
    play.in_play("Ben", STAR)
    given, _ = play.hand("Ada", "Vessel", "Govern the Unaligned")
    wanted = play.card("Ada", "Blood Doll", Zone.ASH_HEAP)
    play.acts("Ada", Phase.MASTER).uses(STAR, target=wanted)
    play.choose(CHOOSE_CARD, STAR, target=given)
    assert (play.zone(given), play.zone(wanted)) == (Zone.ASH_HEAP, Zone.HAND)
    assert len(play.seat("Ada").hand) == 2, "nothing is drawn"
    assert not play.can("Blood Doll"), "the master phase action is used"
    assert any(
        "Vessel from her hand to the ash heap" in line for line in play.log_sentences("Cleo")
    )


def test_anthelios__only_master_cards(play):
    play.in_play("Ada", STAR)
    play.hand("Ada", "Vessel", "Govern the Unaligned")
    heap = [play.card("Ada", name, Zone.ASH_HEAP) for name in ("Conditioning", "Blood Doll")]
    theirs = play.card("Ben", "Blood Doll", Zone.ASH_HEAP)
    play.acts("Ada", Phase.MASTER)
    assert {one.target for one in play.ways(STAR)} == {heap[1]}
    assert theirs not in {one.target for one in play.ways(STAR)}
    play.uses(STAR)
    assert {play.table.cards[one.target].name for one in play.options} == {"Vessel"}


def test_anthelios__not_without_a_master_in_the_hand_or_in_the_heap(play):
    play.in_play("Ada", STAR)
    play.hand("Ada", "Govern the Unaligned")
    play.card("Ada", "Blood Doll", Zone.ASH_HEAP)
    assert not play.acts("Ada", Phase.MASTER).can(STAR)
    play.hand("Ben", "Vessel")
    assert not play.acts("Ben", Phase.MASTER).can(STAR)


def test_anthelios__once_in_each_master_phase_of_each_methuselah(play):
    play.in_play("Ada", STAR)
    play.hand("Ada", "Vessel", "Vessel")
    for _ in range(2):
        play.card("Ada", "Blood Doll", Zone.ASH_HEAP)
        play.card("Ben", "Blood Doll", Zone.ASH_HEAP)
    play.hand("Ben", "Vessel")
    play.acts("Ada", Phase.MASTER)
    play.seat("Ada").master_actions = 2
    play.again()
    play.uses(STAR)
    play.choose(CHOOSE_CARD, STAR)
    assert not play.can(STAR)
    for _ in range(40):
        if play.table.active == 1 and play.table.phase is Phase.MASTER:
            break
        options = [one for one in play.options if one.verb is PASS] or play.options
        play.game.apply(options[0])
    assert play.asked == "Ben"
    assert play.can(STAR)


def test_anthelios__not_outside_your_own_master_phase(play):
    play.in_play("Ada", STAR)
    play.hand("Ada", "Vessel")
    play.card("Ada", "Blood Doll", Zone.ASH_HEAP)
    assert not play.acts("Ada").can(STAR)
    play.hand("Ben", "Vessel")
    play.acts("Ben", Phase.MASTER)
    assert not play.can(STAR), "Ben's ash heap is empty"
