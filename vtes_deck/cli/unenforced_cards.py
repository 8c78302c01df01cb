"""The cards of a deck that the engine does not enforce completely, as a list in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from vtes_deck.cli.output import Column, heading, print_table, say

if TYPE_CHECKING:
    from vtes_deck.effects.coverage import UnenforcedCard

_LEVELS = {"full": "all", "read": "all, as read", "partial": "in part", "none": "printed facts"}


def print_unenforced(cards: Iterable[UnenforcedCard]) -> None:
    """Name the cards that act as the program reads them, and those not played completely."""
    every = list(cards)
    read = [gap for gap in every if gap.level == "read"]
    found = [gap for gap in every if gap.level != "read"]
    say()
    if read:
        heading("Cards that act as the program read them; no person has checked these")
        say(", ".join(f"{gap.copies} {gap.name}" for gap in read) + ".")
        say()
    if not found:
        say(f"The engine plays every {'other ' if read else ''}card of the deck completely.")
        return
    heading(
        "Cards the engine does not play completely; the numbers leave the rest of their text out"
    )
    columns = (
        Column("Copies", "right"),
        Column("Card"),
        Column("How much"),
        Column("Not enforced", wrap=True),
    )
    rows = [(gap.copies, gap.name, _LEVELS[gap.level.value], gap.why) for gap in found]
    print_table(columns, rows)
