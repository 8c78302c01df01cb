"""Ideas for a deck from the winning decks that are like it."""

import datetime
from collections import Counter

import msgspec
import pytest

from cardbase.archive_similarity import SimilarDeck, Similarity
from vtes_deck.app.card_fit import fits
from vtes_deck.app.similar_decks import IdeaKind, distinct, near, think
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck
from vtes_deck.deck.winning_decks import from_archive

TODAY = datetime.date(2026, 1, 1)


@pytest.fixture(scope="module")
def similarity(cb):
    return Similarity(cb)


@pytest.fixture(scope="module")
def winner(cb):
    """A deck of a kind that has won often."""
    return next(d for d in cb.archive if d.name == "Weenie ANI")


def by_hand(thoughts, card):
    return sum(any(e.id == card.id for e in a.deck.cards) for a in distinct(thoughts.alike))


def test_a_removed_card_is_suggested_with_its_count(cb, similarity, winner):
    card = cb["Aid from Bats"]
    deck = edits.set_count(from_archive(winner, cb.get), card, 0)
    thoughts = think(deck, cb, similarity, on=TODAY, archive_id=winner.id)
    (idea,) = (i for i in thoughts.of_kind(IdeaKind.APART) if i.card == card)
    assert idea is thoughts.of_kind(IdeaKind.APART)[0]
    assert (idea.decks, idea.of) == (by_hand(thoughts, card), thoughts.counted)
    assert idea.reason.startswith(f"in {idea.decks} of {idea.of} decks like this one")
    assert winner.id not in {each.deck.id for each in thoughts.alike}


def test_more_copies_of_a_card_that_others_play_often_are_suggested(cb, similarity, winner):
    card = cb["Aid from Bats"]
    deck = edits.set_count(from_archive(winner, cb.get), card, 1)
    thoughts = think(deck, cb, similarity, on=TODAY)
    (idea,) = (i for i in thoughts.of_kind(IdeaKind.MORE) if i.card == card)
    assert (idea.have, idea.copies > 5) == (1, True)
    assert "you play 1" in idea.reason


def test_an_unusual_card_is_suggested_for_removal(cb, similarity, winner):
    stranger = cb["Theft of Vitae"]
    deck = edits.set_count(from_archive(winner, cb.get), stranger, 3)
    thoughts = think(deck, cb, similarity, on=TODAY)
    (idea,) = (i for i in thoughts.of_kind(IdeaKind.CUT) if i.card == stranger)
    assert idea.decks == by_hand(thoughts, stranger)
    assert idea.decks * 10 <= idea.of


def test_more_copies_than_others_play_are_suggested_for_reduction(cb, similarity, winner):
    card = cb["Aid from Bats"]
    deck = edits.set_count(from_archive(winner, cb.get), card, 40)
    thoughts = think(deck, cb, similarity, on=TODAY)
    (idea,) = (i for i in thoughts.of_kind(IdeaKind.FEWER) if i.card == card)
    counts = [
        sum(e.count for e in a.deck.cards if e.id == card.id) for a in distinct(thoughts.alike)
    ]
    assert idea.decks == sum(count < 40 for count in counts)
    assert (
        idea.wanted
        == idea.copies
        == sorted(c for c in counts if c)[(sum(map(bool, counts)) - 1) // 2]
    )
    assert "you play 40" in idea.reason
    fewer = edits.set_count(deck, card, idea.copies)
    assert card not in {
        i.card for i in think(fewer, cb, similarity, on=TODAY).of_kind(IdeaKind.FEWER)
    }


def replayed(winner, times, player, name="Again"):
    """A similarity in which a player has won as often with nearly the same deck."""
    more = [
        msgspec.structs.replace(winner, id=f"{name}{number}", player=player)
        for number in range(times)
    ]
    return [SimilarDeck(deck, 0.9, 0.9, 0.9) for deck in more]


def test_almost_equal_decks_of_a_player_count_once(cb, similarity, winner):
    others = near(similarity.most_like({e.id: e.count for e in winner.cards}, limit=5))
    alike = [*replayed(winner, 4, "Ána Pérez"), *replayed(winner, 3, "ANA PEREZ", "More"), *others]
    counted = distinct(alike)
    assert counted[0] is alike[0]
    assert [each.deck.player for each in counted].count("ANA PEREZ") == 0
    assert len(distinct(replayed(winner, 4, ""))) == 4
    assert len(distinct([*replayed(winner, 2, "A"), *replayed(winner, 2, "B")])) == 2


def test_another_deck_of_the_same_player_counts(cb, winner):
    (first,) = replayed(winner, 1, "Ana")
    half = len(winner.cards) // 2
    other = msgspec.structs.replace(first.deck, id="half", cards=winner.cards[:half])
    alike = [first, SimilarDeck(other, 0.5, 0.5, 0.5)]
    assert distinct(alike) == alike


def test_ideas_do_not_come_from_one_player(cb, winner):
    """A card in many decks of one player, which no one else plays, is not a reason."""
    card = cb["Theft of Vitae"]
    own = msgspec.structs.replace(
        winner, cards=(*winner.cards, msgspec.structs.replace(winner.cards[-1], id=card.id))
    )
    deck = from_archive(winner, cb.get)

    class Stub:
        def most_like(self, _held, *, limit, without):
            assert limit > 20 > len(without)
            others = [
                msgspec.structs.replace(winner, player=name, id=name) for name in "ABCDEFGHIJKL"
            ]
            return [*replayed(own, 20, "Ana"), *(SimilarDeck(one, 0.9, 0.9, 0.9) for one in others)]

    thoughts = think(deck, cb, Stub(), on=TODAY)
    assert (len(thoughts.alike), thoughts.counted) == (32, 13)
    assert [idea for idea in thoughts.of_kind(IdeaKind.APART) if idea.card == card] == []


def test_the_median_is_named(cb, similarity, winner):
    deck = edits.set_count(from_archive(winner, cb.get), cb["Aid from Bats"], 1)
    for idea in think(deck, cb, similarity, on=TODAY).ideas:
        assert ("median" in idea.reason) == (idea.kind is not IdeaKind.CUT)


def test_ideas_are_new_and_playable_cards(cb, similarity, winner):
    deck = from_archive(winner, cb.get)
    for idea in think(deck, cb, similarity, on=TODAY).of_kind(IdeaKind.APART):
        assert deck.count(idea.card) == 0
        assert fits(idea.card, deck, TODAY)
        assert idea.decks / idea.of > idea.everywhere


def test_cards_that_cannot_be_added(cb, winner):
    deck = from_archive(winner, cb.get)
    assert not fits(cb["Return to Innocence"], Deck(), TODAY)
    assert not fits(cb["Theft of Vitae"], edits.set_count(Deck(), cb["Theo Bell (G2)"], 1), TODAY)
    newest = max((c for c in cb.library if c.legal_from), key=lambda c: c.legal_from)
    assert not fits(newest, Deck(), newest.legal_from - datetime.timedelta(days=1))
    far = next(c for c in cb.crypt if c.group is not None and c.group - max(deck.groups) > 1)
    assert not fits(far, deck, TODAY)


def test_an_empty_deck_has_no_ideas(cb, similarity):
    thoughts = think(Deck(), cb, similarity, on=TODAY)
    assert (thoughts.alike, thoughts.ideas) == ((), ())


def test_an_unfinished_deck_has_ideas_too(cb, similarity, winner):
    whole = from_archive(winner, cb.get)
    begun = msgspec.structs.replace(whole, library=whole.library[:3])
    kinds = Counter(i.kind for i in think(begun, cb, similarity, on=TODAY).ideas)
    assert kinds[IdeaKind.APART] > 10
