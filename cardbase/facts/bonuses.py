"""What a card raises by a number, and the bonuses that a vampire always has."""

from __future__ import annotations

import re

from cardbase.facts.wording import statements
from cardbase.model import Bonus

_N = r"\+(?:\d|X)"
_FORMS = {
    Bonus.BLEED: rf"{_N} bleed",
    Bonus.STEALTH: rf"{_N} stealth(?! (?:Ⓓ|action|political|hunt|equip|recruit|employ|bleed))",
    Bonus.INTERCEPT: rf"{_N} intercept",
    Bonus.STRENGTH: rf"{_N} strength",
    Bonus.DAMAGE: rf"{_N} (?:R )?damage",
    Bonus.VOTES: rf"{_N} (?:votes?|ballots?)|(?:\d|X|one|two|three|four|an) additional votes?"
    r"|gains? (?:\d|X) votes?",
    Bonus.CAPACITY: rf"{_N} capacity|[Cc]apacity (?:increases|is increased) by",
    Bonus.HUNT: rf"{_N} hunt",
    Bonus.HAND_SIZE: rf"{_N} hand size",
}
_RULES = {bonus: re.compile(form) for bonus, form in _FORMS.items()}

_WORD = {
    "bleed": Bonus.BLEED,
    "stealth": Bonus.STEALTH,
    "intercept": Bonus.INTERCEPT,
    "strength": Bonus.STRENGTH,
    "hunt": Bonus.HUNT,
    "hand size": Bonus.HAND_SIZE,
    "vote": Bonus.VOTES,
    "votes": Bonus.VOTES,
}
_ALWAYS = re.compile(rf"([+-]\d) ({'|'.join(_WORD)})(?: \(in addition to [^()]*\))?")


def bonuses_in(text: str) -> tuple[Bonus, ...]:
    """The kinds of bonus that the text gives, to anybody and under any condition."""
    return tuple(bonus for bonus, rule in _RULES.items() if rule.search(text))


def permanent(text: str) -> dict[Bonus, int]:
    """Amounts of the bonuses (or, below zero, handicaps) that the text grants always."""
    found: dict[Bonus, int] = {}
    for statement in statements(text):
        if always := _ALWAYS.fullmatch(statement):
            bonus = _WORD[always[2]]
            found[bonus] = found.get(bonus, 0) + int(always[1])
    return found
