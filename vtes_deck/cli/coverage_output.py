"""The output of ``play`` that says how much of the decks the engine plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vtes_deck.app.games import Scope
from vtes_deck.cli.output import heading, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vtes_deck.app.games import Coverage, Gap

_MAX_GAPS = 15
"""The maximum number of cards that are named; --json names all."""


def print_coverage(found: Coverage) -> None:
    """Print how much of the decks the engine plays."""
    say()
    heading("What the engine plays of these decks")
    say(
        f"In full: {found.library_whole} of {found.library} library cards and "
        f"{found.crypt_whole} of {found.crypt} crypt cards."
    )
    read = [gap for gap in found.gaps if gap.scope is Scope.READ]
    if read:
        say(f"  as the program read them, unchecked: {_named(read)}")
    partly = [gap for gap in found.gaps if gap.reason]
    printed = [gap for gap in found.gaps if gap.scope is Scope.PRINTED]
    for gap in partly:
        say(f"  partly: {gap.count} {gap.name}. {gap.reason}")
    if printed:
        say(f"  printed facts only: {_named(printed)}")


def _named(gaps: Sequence[Gap]) -> str:
    named = ", ".join(f"{gap.count} {gap.name}" for gap in gaps[:_MAX_GAPS])
    more = len(gaps) - _MAX_GAPS
    return named + (f" and {more} more." if more > 0 else ".")
