"""The status of a deck under construction: legal, not legal, or not finished yet."""

from __future__ import annotations

from enum import StrEnum

from vtes_deck.legality.judge import Verdict
from vtes_deck.legality.violations import Add, AnyViolation

BEGUN = 12
"""The number of cards from which on the size of a deck is judged."""


class VerdictLevel(StrEnum):
    """A verdict at a glance."""

    LEGAL = "legal"
    UNFINISHED = "unfinished"
    """Only cards are missing, or the deck has hardly been begun."""
    NOT_LEGAL = "not legal"


def begun(verdict: Verdict) -> bool:
    """Whether the deck has enough cards for its size to be a violation."""
    return verdict.facts.crypt + verdict.facts.library >= BEGUN


def is_missing(violation: AnyViolation) -> bool:
    """Whether a violation only requires more cards."""
    return any(isinstance(fix, Add) for fix in violation.fixes)


def problems(verdict: Verdict) -> tuple[AnyViolation, ...]:
    """The problems of the deck; a need for more cards only once it is begun."""
    if begun(verdict):
        return verdict.violations
    return tuple(one for one in verdict.violations if not is_missing(one))


def rule_violations(verdict: Verdict) -> tuple[AnyViolation, ...]:
    """The violations apart from missing cards."""
    return tuple(one for one in verdict.errors if not is_missing(one))


def standing(verdict: Verdict) -> VerdictLevel:
    """The standing of the deck. A deck of very few cards is unfinished, not illegal."""
    if verdict.legal:
        return VerdictLevel.LEGAL
    if not begun(verdict) or not rule_violations(verdict):
        return VerdictLevel.UNFINISHED
    return VerdictLevel.NOT_LEGAL
