"""The numeric bonuses of a card, and the bonuses that a vampire always has."""

from __future__ import annotations

import re

from cardbase.facts.actions import STEALTH_GIVEN
from cardbase.facts.statements import statements
from cardbase.terms import Bonus, Type

_N = r"\+(?:\d|x)"
_SOME = r"(?:\d|x|one|two|three|four|five|an)"

# Texts are plain: lower case, ``~`` is the card itself.
_FORMS = {
    Bonus.BLEED: (rf"{_N} bleed",),
    Bonus.INTERCEPT: (rf"{_N} intercept",),
    Bonus.STRENGTH: (rf"{_N} strength",),
    Bonus.DAMAGE: (
        rf"{_N} (?:additional )?(?:aggravated )?damage",
        rf"{_SOME} additional (?:point of )?damage",
    ),
    Bonus.VOTES: (
        r"\+(?:\d|x|2x) votes?",
        rf"{_SOME} additional votes?|additional \d votes?",
        rf"\bgains? {_SOME} votes?|\bgets? \d votes?\b",
    ),
    Bonus.BALLOTS: (rf"{_N} ballots?",),
    Bonus.CAPACITY: (rf"{_N} capacity|capacity (?:increases|is increased) by|gains \d capacity",),
    Bonus.HUNT: (
        rf"{_N} hunt",
        r"successfully hunts[^.]{0,40} additional blood",
        rf"\bhunt(?:s|ing)?\b[^.]{{0,80}}\bgains? {_SOME}[^.]{{0,3}} additional blood",
    ),
    Bonus.HAND_SIZE: (
        rf"{_N} hand size",
        r"hand size (?:is (?:increased|one card larger|\+x)|by)",
    ),
}
_RULES = {bonus: (str(bonus)[:4], re.compile("|".join(forms))) for bonus, forms in _FORMS.items()}

_WORD = {
    "bleed": Bonus.BLEED,
    "stealth": Bonus.STEALTH,
    "intercept": Bonus.INTERCEPT,
    "strength": Bonus.STRENGTH,
    "hunt": Bonus.HUNT,
    "hand size": Bonus.HAND_SIZE,
    "vote": Bonus.VOTES,
    "votes": Bonus.VOTES,
    "ballot": Bonus.BALLOTS,
}
_AMOUNT = {"one": 1, "two": 2, "three": 3}
_ALWAYS = re.compile(
    rf"(?:(?:~|he|she|it) gets )?(?P<amount>[+-]\d|(?:\d|one|two|three)(?= add))(?: additional)? "
    rf"(?P<what>{'|'.join(_WORD)})"
    r"(?: on each of (?:his|her|its|their) actions| \(in addition to [^()]*\))?"
)


def bonuses_in(text: str, types: tuple[Type, ...]) -> tuple[Bonus, ...]:
    """The kinds of bonus that a plain text gives to any card, under any condition."""
    found = {b for b, (clue, form) in _RULES.items() if clue in text and form.search(text)}
    kinds = frozenset(types)
    if any(rule.applies(text, kinds) for rule in STEALTH_GIVEN):
        found.add(Bonus.STEALTH)
    return tuple(bonus for bonus in Bonus if bonus in found)


def permanent(text: str) -> dict[Bonus, int]:
    """The amounts of the bonuses (or, if negative, handicaps) that a plain text always gives.

    These are separate statements: a conditional bonus is part of a sentence.
    """
    found: dict[Bonus, int] = {}
    for statement in statements(text):
        if always := _ALWAYS.fullmatch(statement):
            bonus = _WORD[always["what"]]
            amount = _AMOUNT.get(always["amount"]) or int(always["amount"])
            found[bonus] = found.get(bonus, 0) + amount
    return found
