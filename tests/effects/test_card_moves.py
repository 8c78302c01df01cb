"""Cards that move between zones: searched, put under the library, removed from the game."""

import pytest
from card_play import PLAIN, CardPlay

from vtes_deck.effects.vocab.card_moves import FIND, REMOVE, TO_BOTTOM
from vtes_deck.engine.state.decisions import PASS, DecisionKind
from vtes_deck.engine.state.table import Phase, Zone

EVENT, OTHER_EVENT = "Anthelios, The Red Star", "Narrow Minds"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def heap(play, owner, n):
    """Put this many library cards with different names into an ash heap. Return their numbers."""
    names = ["Villein", "Vessel", "Bonding", "Majesty", "Blur", "Forced Awakening", "Deflection"]
    return [play.card(owner, names[one % 7], Zone.ASH_HEAP) for one in range(n)]


def search(play):
    """Play the card with other cards in Ada's hand, so that she draws only its replacement."""
    play.vampire("Ada")
    play.hand("Ada", "Fortschritt Library", *["Villein"] * 6)
    return play.acts("Ada", Phase.MASTER).plays("Fortschritt Library")


def test_fortschritt_library__finds_a_gehenna_event_and_shows_it(play):
    play.library("Ada", EVENT, OTHER_EVENT, *["Vessel"] * 3)
    search(play)
    found = [option.target for option in play.decision.options if option.verb is FIND]
    assert [play.table.cards[card].name for card in found] == [EVENT]
    play.choose(FIND, target=EVENT)
    assert play.zone(EVENT) is Zone.HAND
    assert any(EVENT in line and "reveals" in line for line in play.log_sentences("Ben"))


def test_fortschritt_library__can_find_nothing_but_shuffles(play):
    play.library("Ada", EVENT, *["Vessel"] * 9)
    search(play).choose(PASS)
    assert any("shuffles the library" in line for line in play.log_sentences("Ben"))


def test_fortschritt_library__discards_down(play):
    play.library("Ada", EVENT, *["Vessel"] * 9)
    search(play).choose(FIND, target=EVENT)
    assert play.decision.kind is DecisionKind.DISCARD


def test_fortschritt_library__once_in_a_game_for_all(play):
    play.library("Ada", EVENT, *["Vessel"] * 9)
    search(play).choose(FIND, target=EVENT)
    play.vampire("Ben")
    play.hand("Ben", "Fortschritt Library")
    assert not play.acts("Ben", Phase.MASTER).can("Fortschritt Library")


def managed(play):
    play.vampire("Ada")
    play.in_play("Ada", "Waste Management Operation")
    play.library("Ada", *["Majesty"] * 9)
    play.hand("Ada", *["Blur"] * 7)
    return play


def test_waste_management_operation__a_library_card_to_the_bottom(play):
    one, other = (play.card("Ada", name, Zone.ASH_HEAP) for name in ("Vessel", "Villein"))
    vampire = play.card("Ada", PLAIN, Zone.ASH_HEAP)
    managed(play).acts("Ada", Phase.DISCARD).plays("Waste Management Operation")
    assert {option.target for option in play.decision.options} == {one, other}, "no crypt card"
    before = play.seat("Ada").library.copy()
    play.choose(TO_BOTTOM, target=other)
    assert play.seat("Ada").library == [other, *before], (
        "the top card is the last one, nothing is shuffled"
    )
    assert play.seat("Ada").ash_heap == [one, vampire]


def test_waste_management_operation__drawn_immediately_from_an_empty_library(play):
    play.vampire("Ada")
    play.in_play("Ada", "Waste Management Operation")
    play.hand("Ada", "Blur")
    card = play.card("Ada", "Vessel", Zone.ASH_HEAP)
    play.acts("Ada", Phase.DISCARD).plays("Waste Management Operation")
    assert play.zone(card) is Zone.HAND


def test_waste_management_operation__not_with_crypt_cards_alone(play):
    play.card("Ada", PLAIN, Zone.ASH_HEAP)
    assert not managed(play).acts("Ada", Phase.DISCARD).can("Waste Management Operation")


@pytest.mark.parametrize(
    ("level", "shown", "cards", "bleed"),
    [("nec", "nec", 13, 2), ("aus NEC", "aus+nec", 7, 2), ("AUS NEC", "AUS+NEC", 7, 3)],
)
def test_trochomancy__cards_of_the_target_leave_the_game(play, level, shown, cards, bleed):
    ada = play.vampire("Ada", level)
    gone = heap(play, "Ben", cards)
    play.hand("Ada", "Trochomancy")
    play.bleeds(ada).plays("Trochomancy", shown)
    assert all(play.zone(card) is Zone.REMOVED for card in gone)
    assert play.pool_of("Ben") == 30 - bleed


def test_trochomancy__the_player_of_the_card_chooses(play):
    ada = play.vampire("Ada", "aus NEC")
    heap(play, "Ben", 8)
    play.hand("Ada", "Trochomancy")
    play.bleeds(ada).plays("Trochomancy", "aus+nec")
    assert play.asked == "Ada"
    while play.offered(REMOVE):
        play.choose(REMOVE, target=next(o.target for o in play.decision.options))
    assert len(play.seat("Ben").ash_heap) == 1


def test_trochomancy__not_with_too_few_cards(play):
    ada = play.vampire("Ada", "AUS NEC")
    heap(play, "Ben", 6)
    heap(play, "Ada", 13)
    play.hand("Ada", "Trochomancy")
    assert not play.bleeds(ada).can("Trochomancy")


def giovanni(play, n, clan="Giovanni"):
    ada = play.vampire("Ada", clan=clan)
    play.in_play("Ada", "Dis Pater")
    return ada, heap(play, "Ada", n)


def test_dis_pater__one_more_bleed_just_before_it_succeeds(play):
    ada, gone = giovanni(play, 7)
    play.bleeds(ada).until("Ada", "Dis Pater").plays("Dis Pater")
    assert all(play.zone(card) is Zone.REMOVED for card in gone)
    play.finish()
    assert play.pool_of("Ben") == 28


def test_dis_pater__once_an_action(play):
    ada, _ = giovanni(play, 14)
    play.bleeds(ada).until("Ada", "Dis Pater").plays("Dis Pater")
    while play.offered(REMOVE):
        play.choose(REMOVE, target=next(o.target for o in play.decision.options))
    play.finish() if play.action else None
    assert play.pool_of("Ben") == 28
    assert len(play.seat("Ada").ash_heap) == 7


@pytest.mark.parametrize(("n", "clan", "whom"), [(6, "Giovanni", None), (7, "Brujah", None)])
def test_dis_pater__not_with_six_cards_or_another_clan(play, n, clan, whom):
    ada, kept = giovanni(play, n, clan)
    play.bleeds(ada, whom).finish()
    assert play.pool_of("Ben") == 29
    assert all(play.zone(card) is Zone.ASH_HEAP for card in kept)
