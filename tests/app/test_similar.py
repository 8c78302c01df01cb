"""Ideas for a deck from the winning decks that are like it."""

import datetime
from collections import Counter

import msgspec
import pytest

from cardbase.archive_likeness import Likeness
from vtes_deck.app.similar import Kind, fits, think
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck
from vtes_deck.deck.winners import from_archive

TODAY = datetime.date(2026, 1, 1)


@pytest.fixture(scope="module")
def likeness(cb):
    return Likeness(cb)


@pytest.fixture(scope="module")
def winner(cb):
    """A deck of a kind that has won often."""
    return next(d for d in cb.archive if d.name == "Weenie ANI")


def by_hand(thoughts, card):
    return sum(any(e.id == card.id for e in each.deck.cards) for each in thoughts.alike)


def test_a_card_that_was_taken_out_comes_back_as_an_idea_with_its_count(cb, likeness, winner):
    card = cb["Aid from Bats"]
    deck = edits.set_count(from_archive(winner, cb.get), card, 0)
    thoughts = think(deck, cb, likeness, on=TODAY, archive_id=winner.id)
    (idea,) = (i for i in thoughts.of_kind(Kind.ADD) if i.card == card)
    assert idea is thoughts.of_kind(Kind.ADD)[0]
    assert (idea.decks, idea.of) == (by_hand(thoughts, card), len(thoughts.alike))
    assert idea.reason.startswith(f"in {idea.decks} of {idea.of} decks like this one")
    assert winner.id not in {each.deck.id for each in thoughts.alike}


def test_few_copies_of_a_card_that_others_play_many_of(cb, likeness, winner):
    card = cb["Aid from Bats"]
    deck = edits.set_count(from_archive(winner, cb.get), card, 1)
    thoughts = think(deck, cb, likeness, on=TODAY)
    (idea,) = (i for i in thoughts.of_kind(Kind.MORE) if i.card == card)
    assert (idea.have, idea.copies > 5) == (1, True)
    assert "you play 1" in idea.reason


def test_a_stranger_in_the_deck_is_an_idea_to_cut(cb, likeness, winner):
    stranger = cb["Theft of Vitae"]
    deck = edits.set_count(from_archive(winner, cb.get), stranger, 3)
    thoughts = think(deck, cb, likeness, on=TODAY)
    (idea,) = (i for i in thoughts.of_kind(Kind.CUT) if i.card == stranger)
    assert idea.decks == by_hand(thoughts, stranger)
    assert idea.decks * 10 <= idea.of


def test_more_copies_than_others_play_are_an_idea_to_play_fewer(cb, likeness, winner):
    card = cb["Aid from Bats"]
    deck = edits.set_count(from_archive(winner, cb.get), card, 40)
    thoughts = think(deck, cb, likeness, on=TODAY)
    (idea,) = (i for i in thoughts.of_kind(Kind.FEWER) if i.card == card)
    counts = [sum(e.count for e in a.deck.cards if e.id == card.id) for a in thoughts.alike]
    assert idea.decks == sum(count < 40 for count in counts)
    assert (
        idea.wanted
        == idea.copies
        == sorted(c for c in counts if c)[(sum(map(bool, counts)) - 1) // 2]
    )
    assert "you play 40" in idea.reason
    fewer = edits.set_count(deck, card, idea.copies)
    assert card not in {i.card for i in think(fewer, cb, likeness, on=TODAY).of_kind(Kind.FEWER)}


def test_no_idea_is_in_the_deck_already_or_does_not_fit(cb, likeness, winner):
    deck = from_archive(winner, cb.get)
    for idea in think(deck, cb, likeness, on=TODAY).of_kind(Kind.ADD):
        assert deck.count(idea.card) == 0
        assert fits(idea.card, deck, TODAY)
        assert idea.decks / idea.of > idea.everywhere


def test_cards_that_may_not_be_added(cb, winner):
    deck = from_archive(winner, cb.get)
    assert not fits(cb["Return to Innocence"], Deck(), TODAY)
    assert not fits(cb["Theft of Vitae"], edits.set_count(Deck(), cb["Theo Bell (G2)"], 1), TODAY)
    newest = max((c for c in cb.library if c.legal_from), key=lambda c: c.legal_from)
    assert not fits(newest, Deck(), newest.legal_from - datetime.timedelta(days=1))
    far = next(c for c in cb.crypt if c.group is not None and c.group - max(deck.groups) > 1)
    assert not fits(far, deck, TODAY)


def test_an_empty_deck_makes_one_think_of_nothing(cb, likeness):
    thoughts = think(Deck(), cb, likeness, on=TODAY)
    assert (thoughts.alike, thoughts.ideas) == ((), ())


def test_a_begun_deck_gets_ideas_too(cb, likeness, winner):
    whole = from_archive(winner, cb.get)
    begun = msgspec.structs.replace(whole, library=whole.library[:3])
    kinds = Counter(i.kind for i in think(begun, cb, likeness, on=TODAY).ideas)
    assert kinds[Kind.ADD] > 10
