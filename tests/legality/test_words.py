import datetime

import msgspec
import pytest

from vtes_deck.deck.model import Slot, UnknownLine
from vtes_deck.legality.case import Options
from vtes_deck.legality.judge import judge
from vtes_deck.legality.words import card_list, cite, describe, describe_fixes


def said(verdict):
    """The text of the verdict's only violation, and its fix."""
    (violation,) = verdict.violations
    return describe(violation), describe_fixes(violation)


@pytest.mark.parametrize(
    ("crypt", "library", "text", "fix"),
    [
        (
            {"Anson": 11},
            {"Deflection": 60},
            "The crypt has 11 cards; it needs at least 12.",
            "Add 1 card to the crypt.",
        ),
        (
            {"Anson": 1},
            {"Deflection": 60},
            "The crypt has 1 card; it needs at least 12.",
            "Add 11 cards to the crypt.",
        ),
        (
            {"Anson": 12},
            {"Deflection": 58},
            "The library has 58 cards; it needs at least 60.",
            "Add 2 cards to the library.",
        ),
        (
            {"Anson": 12},
            {"Deflection": 91},
            "The library has 91 cards; at most 90 are allowed.",
            "Take 1 card out of the library.",
        ),
        (
            {"Anson": 2, "Alexandra": 5, "Marcus Vitel": 5},
            {"Deflection": 60},
            (
                "The crypt has vampires of groups 1, 2 and 3; it must come from one group or from "
                "two consecutive groups."
            ),
            "Replace 2 Anson (G1) by vampires of groups 2 and 3.",
        ),
        (
            {"Anson": 12},
            {"Deflection": 60, "Succubus Club": 2},
            "Banned since 2005-01-01: 2 Succubus Club.",
            "Take out 2 Succubus Club.",
        ),
    ],
)
def test_sentences_of_violations(deck_of, today, crypt, library, text, fix):
    assert said(judge(deck_of(crypt, library), "standard", today)) == (text, fix)


def test_a_card_that_is_too_new_is_named_with_its_day(deck_of):
    deck = deck_of({"Anson": 12}, {"Deflection": 59, "Villein": 1})
    text, fix = said(judge(deck, "standard", datetime.date(2008, 1, 1)))
    assert text == "Cannot be played before 2008-12-19: 1 Villein."
    assert fix == "Play it on 2008-12-19 or later, or take out 1 Villein."


def test_unknown_lines_are_named(deck_of, today):
    lines = [UnknownLine("Nobody", 2, crypt=False), UnknownLine("Nothing")]
    text, fix = said(judge(deck_of(unknown=lines), "standard", today))
    assert text == "Unknown cards: 2 Nobody, 1 Nothing."
    assert fix == "Choose a card for each of the 2 unknown lines."
    text, fix = said(judge(deck_of(unknown=lines[1:]), "standard", today))
    assert text == "Unknown cards: 1 Nothing."
    assert fix == "Choose a card for the unknown line."


def test_cards_outside_the_pool_are_named(deck_of, today):
    text, _fix = said(judge(deck_of(library={"Abombwe": 60}), "v5", today))
    assert text == "Not in the V5 card pool: 60 Abombwe."
    early = datetime.date(2025, 10, 25)
    text, fix = said(judge(deck_of(library={"Private Audience": 60}), "v5", early))
    assert text == "Not in the V5 card pool before 2025-10-26: 60 Private Audience."
    assert fix.startswith("Play it on 2025-10-26 or later, or ")


def test_a_card_newer_than_the_pool_list_is_reported_as_newer(deck_of, cb):
    new = msgspec.structs.replace(cb["Abombwe"], printings=(), legal_from=datetime.date(2027, 1, 1))
    deck = msgspec.structs.replace(deck_of(), library=(Slot(new, 60),))
    text, _fix = said(judge(deck, "v5", datetime.date(2027, 2, 1)))
    assert "ends with the releases of 2026-02-28" in text


def test_notes_and_unreleased_cards_have_texts(deck_of, today, cb):
    text, _fix = said(judge(deck_of({"Anson": 12}, {"Villein": 60}), "jyhad", today))
    assert text.startswith(
        "Came out after 1995-09-14, when this rulebook was no longer in force: 60 Vil"
    )
    old = deck_of({"Anson": 12}, {"Blood Doll": 60})
    text, fix = said(judge(old, "standard", datetime.date(1995, 12, 1)))
    assert "since 1996-01-09" in text
    assert fix == ""
    for number, word in ((100_001, "Never released"), (110_001, "being tested")):
        card = msgspec.structs.replace(cb["Villein"], id=number, legal_from=None)
        deck = msgspec.structs.replace(deck_of(), library=(Slot(card, 60),))
        assert word in said(judge(deck, "standard", today))[0]


def test_limited_mentions_an_unknown_number_of_boosters(deck_of, today):
    small, note = judge(deck_of({"Anson": 11}), "limited", today).violations
    assert describe(small).startswith("The crypt has 11")
    assert "number of boosters" in describe(note)
    assert describe_fixes(note) == ""


def test_long_lists_are_truncated_and_counted(cb, deck_of, today):
    names = [str(card) for card in cb.library if "Abombwe" in card.name or card.pool_cost == 3][:20]
    deck = deck_of({"Anson": 12}, dict.fromkeys(names, 3))
    (violation,) = judge(deck, "jyhad", today, Options(players=6)).notes
    text = card_list(violation.cards)
    assert len(violation.cards) > 12
    assert text.endswith(f"and {len(violation.cards) - 12} more")


def test_a_rule_is_quoted_with_document_and_section(deck_of, today):
    (violation,) = judge(deck_of(crypt={}), "standard", today).violations
    assert cite(violation) == "V:EKN Tournament Rules, 6.2"


@pytest.mark.parametrize(("boosters", "times"), [(3, "3 times"), (7, "1 time")])
def test_the_number_of_returns_of_the_library(deck_of, today, boosters, times):
    deck = deck_of({"Anson": 12}, {"Deflection": 60})
    verdict = judge(deck, "limited", today, Options(boosters=boosters))
    assert verdict.legal
    text, fix = said(verdict)
    assert text.endswith(f"make a new library from the ash heap, {times} in the game.")
    assert not fix
