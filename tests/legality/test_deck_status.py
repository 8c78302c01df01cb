"""The short form of a verdict for a deck builder."""

import pytest

from vtes_deck.legality.deck_status import VerdictLevel, problems, rule_violations, standing
from vtes_deck.legality.judge import judge

TOO_FAR = {"Nathan Turner": 6, "Anson": 6}  # groups 6 and 2


@pytest.mark.parametrize(
    ("crypt", "library", "stands"),
    [
        (None, None, VerdictLevel.LEGAL),
        ({}, {}, VerdictLevel.UNFINISHED),
        (None, {"Deflection": 59}, VerdictLevel.UNFINISHED),  # one card short
        (None, {"Deflection": 91}, VerdictLevel.NOT_LEGAL),  # one card too many
        (TOO_FAR, None, VerdictLevel.NOT_LEGAL),
        (TOO_FAR, {"Deflection": 10}, VerdictLevel.NOT_LEGAL),  # short, and wrong as well
        ({"Nathan Turner": 1, "Anson": 1}, {"Deflection": 9}, VerdictLevel.UNFINISHED),  # 11 cards
        ({"Nathan Turner": 1, "Anson": 1}, {"Deflection": 10}, VerdictLevel.NOT_LEGAL),  # 12 cards
    ],
)
def test_a_deck_is_legal_unfinished_or_not_legal(deck_of, today, crypt, library, stands):
    assert standing(judge(deck_of(crypt, library), "standard", today)) is stands


def test_missing_cards_are_a_problem_only_of_an_unfinished_deck(deck_of, today):
    small = judge(deck_of({"Nathan Turner": 1, "Anson": 1}, {}), "standard", today)
    assert len(problems(small)) == len(rule_violations(small)) == 1  # the groups
    large = judge(deck_of(TOO_FAR, {}), "standard", today)
    assert (len(problems(large)), len(rule_violations(large))) == (2, 1)  # and the library
