"""Each edit of a deck is one step, with a label in the player's words."""

import pytest

from vtes_deck.app.deck_edits import DeckWork
from vtes_deck.app.session import DeckSession
from vtes_deck.deck.edits import MAX_COUNT
from vtes_deck.deck.model import Deck, Slot, UnknownLine


@pytest.fixture
def cards(cb):
    return [cb["Govern the Unaligned"], cb["Deflection"], cb["Arika"]]


@pytest.fixture
def session():
    return DeckSession(clock=lambda: 0.0)


@pytest.fixture
def work(session):
    return DeckWork(session, "me")


def counts(session, cards):
    return [session.deck.count(card) for card in cards]


def test_adding_several_cards_is_one_step(work, session, cards):
    changes = work.add([(cards[0], 4), (cards[1], 2)])
    assert (changes.label, changes.origin) == ("Add 6 cards", "me")
    assert counts(session, cards) == [4, 2, 0]
    session.undo()
    assert session.deck == Deck()


def test_copies_of_several_cards_change_together_within_limits(work, session, cards):
    work.add([(cards[0], MAX_COUNT), (cards[1], 1)])
    slots = session.deck.library
    assert work.step(slots, 1).label == "Add 1 of 2 cards"
    assert counts(session, cards) == [MAX_COUNT, 2, 0]
    work.step(slots, -2)
    assert counts(session, cards) == [MAX_COUNT - 2, 0, 0]


def test_setting_copies_keeps_unidentified_lines_but_zero_removes_them(work, session, cards):
    line = UnknownLine("x", 3)
    work.merge(Deck(library=(Slot(cards[0], 1), Slot(cards[1], 1)), unknown=(line,)))
    rows = [*session.deck.library, line]
    work.set_count(rows, 5)
    assert counts(session, cards) == [5, 5, 0]
    assert session.deck.unknown == (line,)
    assert work.set_count(rows, 0).label == "Remove 3 cards"
    assert (session.deck.library, session.deck.unknown) == ((), ())


def test_merging_adds_cards_comments_and_lines(work, session, cards):
    session.add(cards[0], 2)
    work.merge(Deck(library=(Slot(cards[0], 3, "said"),), unknown=(UnknownLine("x"),)))
    assert session.deck.library == (Slot(cards[0], 5, "said"),)
    assert session.undo_label == "Add 3 pasted cards"


def test_a_comment_on_a_removed_card_is_dropped(work, session, cards):
    work.comment(cards[0], "late")
    assert session.deck == Deck()


def test_resolving_puts_the_copies_into_their_section(work, session, cards):
    line = UnknownLine("Aricka", 3, comment="typo")
    work.merge(Deck(unknown=(line,)))
    work.resolve(line, cards[2])
    assert session.deck.crypt == (Slot(cards[2], 3, "typo"),)
    assert session.undo_label == "“Aricka” is Arika"


def test_sorting_the_deck_can_be_undone(work, session, cards):
    work.add([(cards[0], 1), (cards[2], 1), (cards[1], 1)])
    before = session.deck
    work.sort()
    assert session.undo_label in {"Put into the usual order", "Add 3 cards"}
    session.go_to(1)
    assert session.deck == before
