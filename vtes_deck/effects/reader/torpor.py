"""Clauses of actions that vampires in torpor take."""

from __future__ import annotations

from cardbase.terms import Type
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import does
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.vocab import LeavesTorpor, MinionFilter

ACTS = Type.ACTION
BLOCKS = (
    "if this action is blocked , there is no combat",
    "if the blocking minion can commit diablerie , they can diablerize this minion",
)
"""The clauses about a block, which every action in torpor has."""


def add_torpor(grammar: Grammar) -> None:
    """Add the clauses, each with the name ``line``."""
    for state, locked in (("", False), ("locked ", True)):
        who = MinionFilter(torpor=True, locked=locked)
        grammar.add(
            "line",
            f"only usable by a {state}vampire in torpor",
            lambda who=who: Statement(kind=ACTS, who=who),
        )
    grammar.add(
        "line",
        "leave torpor",
        lambda: Statement(kind=ACTS, instruction=does(LeavesTorpor("user"))),
    )
    for clause in BLOCKS:
        grammar.add("line", clause, lambda: Statement(kind=ACTS))
