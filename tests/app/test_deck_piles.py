"""The player's own piles, which are words of the comments on cards."""

import pytest

from vtes_deck.app.deck_edits import DeckWork
from vtes_deck.app.deck_stacks import StackBy, pile_of, stacks, with_pile
from vtes_deck.app.decklist import lay_out
from vtes_deck.app.session import DeckSession
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.deckio.detection import read, write


@pytest.mark.parametrize(
    ("comment", "pile"),
    [
        ("", ""),
        ("#setup", "setup"),
        ("two against bleed #early_game", "early game"),
        ("the #1 card, C# and a#b", ""),
        ("#défense #second", "défense"),
    ],
)
def test_the_first_word_with_a_sign_names_the_pile(comment, pile):
    assert pile_of(comment) == pile


@pytest.mark.parametrize(
    ("comment", "pile", "after"),
    [
        ("", "setup", "#setup"),
        ("two", "early  game", "two #early_game"),
        ("#setup two", "late", "#late two"),
        ("one #setup two", "", "one two"),
        ("#setup", "", ""),
        ("two", "", "two"),
        ("two", "#1 Best, of all!", "two #Best_of_all"),
        ("two", "!!", "two"),
    ],
)
def test_a_comment_keeps_its_other_words(comment, pile, after):
    assert with_pile(comment, pile) == after


@pytest.fixture
def deck(cb):
    def slot(name, comment=""):
        return Slot(cb[name], 2, comment)

    return Deck(
        crypt=(slot("Cybele"),),
        library=(slot("Villein", "pool #b10"), slot("Govern the Unaligned", "#b2"), slot("Blur")),
    )


def test_piles_have_natural_order_and_lose_no_card(deck):
    found = stacks(lay_out(deck), StackBy.PILE)
    assert [(stack.title, stack.pile, stack.count) for stack in found] == [
        ("b2", "b2", 2),
        ("b10", "b10", 2),
        ("Crypt", "", 2),
        ("Combat", "", 2),
    ]


def test_cards_change_their_pile_in_one_step(deck):
    session = DeckSession()
    session.apply("begin", lambda _deck: deck)
    DeckWork(session).put_into_pile(deck.library, "b2")
    assert [slot.comment for slot in session.deck.library] == ["pool #b2", "#b2", "#b2"]
    session.undo()
    assert session.deck == deck


def test_a_file_keeps_the_piles(deck, cb):
    again = read(write(deck, "twd"), cb).deck
    assert stacks(lay_out(again), StackBy.PILE) == stacks(lay_out(deck), StackBy.PILE)


def test_a_pile_is_renamed_in_one_step_and_can_be_merged_with_another(deck):
    session = DeckSession()
    session.apply("begin", lambda _deck: deck)
    DeckWork(session).rename_pile("b10", "early game")
    assert [slot.comment for slot in session.deck.library] == ["pool #early_game", "#b2", ""]
    DeckWork(session).rename_pile("early game", "b2")
    assert [slot.comment for slot in session.deck.library] == ["pool #b2", "#b2", ""]
    session.undo()
    session.undo()
    assert session.deck == deck
