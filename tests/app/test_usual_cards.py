"""Cards that are usual in a deck: reasons, copies, and replaced cards."""

import datetime
from statistics import median_low

import msgspec
import pytest

from cardbase.archive_affinity import Affinities, AffinityTable
from cardbase.archive_similarity import SimilarDeck
from cardbase.terms import CardKind
from vtes_deck.app.similar_decks import IdeaKind, think
from vtes_deck.app.usual_cards import suggestions
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck

TODAY = datetime.date(2026, 1, 1)


class Model(Affinities):
    """A hand-written model: weights by caller and card."""

    def __init__(self, cb, weights):
        self._by_hand = {(cb[a].id, cb[b].id): weight for (a, b), weight in weights.items()}
        super().__init__(AffinityTable("", [], [], b"", b""), cb.get)

    def scores(self, copies):
        found = {}
        for (caller, card), weight in self._by_hand.items():
            found[card] = found.get(card, 0) + weight * (caller in copies)
        return found

    def callers(self, copies, wanted):
        pairs = sorted(self._by_hand.items(), key=lambda pair: -pair[1])
        return {i: [a for (a, b), _ in pairs if b == i and a in copies] for i in wanted}


@pytest.fixture
def deck(cb):
    made = Deck()
    held = {"Arika": 12, "Govern the Unaligned": 30, "Deflection": 20, "Bonding": 8, "Fame": 2}
    for name, count in held.items():
        made = edits.set_count(made, cb[name], count)
    return made


@pytest.fixture
def model(cb):
    return Model(
        cb,
        {
            ("Govern the Unaligned", "Conditioning"): 0.6,
            ("Deflection", "Conditioning"): 0.2,
            ("Arika", "Govern the Unaligned"): 0.9,
            ("Govern the Unaligned", "Bonding"): 0.1,
            ("Arika", "Immortal Grapple"): 0.9,
            ("Arika", "Villein"): 0.03,
        },
    )


def test_a_usual_card_with_its_reason_copies_and_replacement(cb, deck, model):
    (found,) = suggestions(deck, cb, model, on=TODAY)
    assert found.card == cb["Conditioning"]
    assert found.score == pytest.approx(0.8)
    assert found.callers == (cb["Govern the Unaligned"], cb["Deflection"])
    govern = cb["Govern the Unaligned"].id
    both = [
        sum(e.count for e in d.cards if e.id == found.card.id)
        for d in cb.archive
        if {found.card.id, govern} <= {e.id for e in d.cards}
    ]
    assert found.copies == median_low(both)
    # Bonding also increases bleeds and has less support; Fame has another function.
    assert (found.replaces, found.spare) == (cb["Bonding"], 8)


def test_nothing_is_replaced_while_the_deck_has_space(cb, deck, model):
    begun = edits.set_count(deck, cb["Fame"], 1)
    (found,) = suggestions(begun, cb, model, on=TODAY)
    assert (found.replaces, found.spare) == (None, 0)


def test_a_card_with_a_new_function_replaces_the_least_supported_card(cb, deck):
    new = Model(cb, {("Arika", "Villein"): 0.5, ("Arika", "Fame"): 0.3, ("Fame", "Bonding"): 0.1})
    other = edits.set_count(edits.set_count(deck, cb["Govern the Unaligned"], 0), cb["Fame"], 32)
    (found,) = suggestions(other, cb, new, on=TODAY)
    assert found.replaces == cb["Deflection"]


def test_a_card_with_more_support_is_not_replaced_for_its_function(cb, deck):
    """Otherwise one suggestion could be followed by the opposite one, again and again."""
    both = {("Arika", "Conditioning"): 0.5, ("Arika", "Bonding"): 0.6}
    others = {("Arika", "Govern the Unaligned"): 0.9, ("Arika", "Deflection"): 0.1}
    (found,) = suggestions(deck, cb, Model(cb, both | others), on=TODAY)
    assert found.card == cb["Conditioning"]
    assert found.replaces == cb["Fame"]


def test_nothing_is_usual_in_an_empty_deck(cb, model):
    assert suggestions(Deck(), cb, model, on=TODAY) == ()


def test_crypt_cards_are_suggested_separately(cb, deck):
    crypt = Model(cb, {("Arika", "Queen Anne (G2)"): 0.5, ("Arika", "Queen Anne (G6)"): 0.6})
    assert suggestions(deck, cb, crypt, on=TODAY) == ()
    found = suggestions(deck, cb, crypt, on=TODAY, part=CardKind.CRYPT)
    assert [each.card for each in found] == [cb["Queen Anne (G2)"]]  # Arika is of group 2


def test_a_sentence_contains_the_whole_suggestion(cb, deck, model):
    class Nobody:
        def most_like(self, _held, **_asked):
            return []

    thoughts = think(deck, cb, Nobody(), on=TODAY, model=model)
    (idea,) = thoughts.of_kind(IdeaKind.USUAL)
    assert idea.reason == (
        f"usual with Govern the Unaligned, Deflection; usually {idea.copies} copies. "
        "It could replace Bonding, of which you play 8"
    )
    assert think(deck, cb, Nobody(), on=TODAY).ideas == ()


def test_cards_that_set_the_deck_apart_have_the_same_reasons(cb, deck, model):
    won = [d for d in cb.archive if {cb["Conditioning"].id} <= {e.id for e in d.cards}][:6]
    players = [msgspec.structs.replace(d, player=f"Player {n}") for n, d in enumerate(won)]

    class Alike:
        def most_like(self, _held, **_asked):
            return [SimilarDeck(each, 0.5, 0.5, 0.5) for each in players]

    thoughts = think(deck, cb, Alike(), on=TODAY, model=model)
    idea = next(i for i in thoughts.of_kind(IdeaKind.APART) if i.card == cb["Conditioning"])
    assert idea.callers == (cb["Govern the Unaligned"], cb["Deflection"])
    assert (idea.replaces, idea.spare) == (cb["Bonding"], 8)
    assert idea.reason.startswith("in 6 of 6 decks like this one")
    assert idea.reason.endswith(
        "of all decks play it; usual with Govern the Unaligned, Deflection. "
        "It could replace Bonding, of which you play 8"
    )
    for other in thoughts.of_kind(IdeaKind.APART):
        assert other.replaces is not None
        assert "It could replace" in other.reason
