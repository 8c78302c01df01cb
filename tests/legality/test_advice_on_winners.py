"""The frequency of advice on decks that won: most advice must be rare among them."""

import math
from collections import Counter

import pytest
from series import thinned

from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.legality.advice import advise
from vtes_deck.legality.advice.balance import measured, ranges
from vtes_deck.legality.advice.kinds import (
    CannotPlay,
    FewCanPlay,
    Measure,
    NoPressure,
    OnlyAfter,
    OnlyVotes,
    Unusual,
    Weight,
)


@pytest.fixture(scope="module")
def winners(cb):
    return [from_archive(entry, cb.get) for entry in cb.archive]


@pytest.fixture(scope="module", params=thinned([4, 1], 2), ids=["every fourth", "all"])
def given(request, winners):
    return [advise(deck) for deck in winners[:: request.param]]


def rare(reported, given, winners, share):
    """Whether a share of all winners agrees with a sample, to three standard errors."""
    left_out = 1 - len(given) / len(winners)
    error = math.sqrt(share * (1 - share) * left_out / len(given))
    return reported / len(given) < share + 3 * error


@pytest.mark.parametrize(
    ("kind", "share"),
    [
        (CannotPlay, 0.01),
        (OnlyVotes, 0.002),
        (OnlyAfter, 0.065),
        (FewCanPlay, 0.006),
        (NoPressure, 0.002),
        (Unusual, 0.11),
    ],
)
def test_advice_is_rare_among_winners(given, winners, kind, share):
    reported = sum(any(isinstance(a, kind) for a in advice) for advice in given)
    assert reported > 0
    assert rare(reported, given, winners, share)


def test_nine_winners_in_ten_get_no_warning(given, winners):
    bothered = sum(any(a.weight is Weight.LOOK for a in advice) for advice in given)
    assert rare(bothered, given, winners, 0.11)


def test_popular_cards_of_winners_are_never_called_unplayable(winners, given):
    """Almost no deck with a well-known card gets the advice that it cannot play it."""
    played = Counter(card for deck in winners for card, _ in deck.cards)
    blamed = Counter(
        c.card for advice in given for a in advice if isinstance(a, CannotPlay) for c in a.cards
    )
    for card, decks in blamed.items():
        assert decks <= 7
        if played[card] >= 100:
            assert decks / played[card] < 0.02, str(card)


def test_the_ranges_follow_the_winners(winners):
    known = ranges()
    assert set(known.ranges) == set(Measure)
    assert known.decks == len(winners)
    for measure, usual in known.ranges.items():
        inside = sum(usual.low <= measured(deck, measure) <= usual.high for deck in winners)
        assert known.share <= inside / len(winners) < 0.995
