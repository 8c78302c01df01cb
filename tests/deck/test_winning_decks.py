import pytest
from series import thinned

from vtes_deck.deck.winning_decks import from_archive


@pytest.mark.parametrize("first", thinned(range(8), every=8))
def test_every_deck_of_the_archive_becomes_a_deck(cb, first):
    for found in cb.archive.decks[first::8]:
        deck = from_archive(found, cb.get)
        assert not deck.unknown
        assert sum(slot.count for slot in deck.slots) == sum(entry.count for entry in found.cards)
        assert deck.win is not None
        assert deck.win.event is found.event


def test_an_unknown_card_is_kept(cb):
    found = next(iter(cb.archive))
    gone = found.cards[0].id
    deck = from_archive(found, {c.id: c for c in cb if c.id != gone}.get)
    (line,) = deck.unknown
    assert (line.name, line.count) == (f"#{gone}", found.cards[0].count)


def test_the_score_has_the_notation_of_the_archive(cb):
    scores = {from_archive(found, cb.get).win.score for found in cb.archive.decks[::20]}
    assert "" in scores
    assert any("GW" in score for score in scores)
    assert any(score.endswith("vp in final") for score in scores)


def test_a_description_has_no_label(cb):
    labelled = next(d for d in cb.archive if d.comment.startswith("Description:"))
    reported = from_archive(labelled, cb.get).description
    assert reported
    assert not reported.startswith("Description")
    assert labelled.comment.endswith(reported[-20:]) or reported in labelled.comment
