"""The turns in which cards can be played, compared with chances counted by hand."""

from fractions import Fraction
from math import comb

import pytest

from vtes_deck.app.playable_turns import playable_turns
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.stats.influence.crypt import kinds
from vtes_deck.stats.influence.curve import Conditions, exact
from vtes_deck.stats.influence.policy import habits


@pytest.fixture
def deck(cb):
    """Three vampires of capacity 1 without Disciplines, and nine of capacity 4 with Dominate."""
    able = next(
        card
        for card in cb.crypt
        if card.capacity == 4 and card.level("dom") and not card.level("aus")
    )
    return Deck(
        crypt=(Slot(cb["Anarch Convert"], 3), Slot(able, 9)),
        library=(
            Slot(cb["Govern the Unaligned"], 5),
            Slot(cb["Telepathic Misdirection"], 2),
            Slot(cb["Villein"], 4),
        ),
    )


def rows_of(deck):
    crypt = kinds(deck)
    curve = exact(crypt, Conditions(policy=habits(crypt)["cheapest"], seat=5, turns=2))
    return {str(row.card): row for row in playable_turns(deck, curve)}


def test_a_card_waits_for_a_vampire_who_can_play_it(deck):
    """In the fifth seat with four transfers: the converts come first, with one blood each.

    By turn 1 a vampire of capacity 4 is ready only if no convert is among the opening four; with
    ``k`` converts 4 - k transfers are left, too few for four blood.
    """
    row = rows_of(deck)["Govern the Unaligned"]
    assert row.copies == 5
    assert row.chances[0].value == Fraction(comb(9, 4), comb(12, 4))


def test_a_card_without_a_possible_player_is_never_playable(deck):
    assert [chance.value for chance in rows_of(deck)["Telepathic Misdirection"].chances] == [0, 0]


def test_cards_without_requirements_are_left_out_and_the_latest_come_first(deck):
    assert list(rows_of(deck)) == ["Telepathic Misdirection", "Govern the Unaligned"]


def test_a_deck_without_requirements_has_no_rows(cb, deck):
    plain = Deck(crypt=deck.crypt, library=(Slot(cb["Villein"], 4),))
    assert rows_of(plain) == {}
