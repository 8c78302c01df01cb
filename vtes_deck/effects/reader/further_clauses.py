"""Clauses that few cards have."""

from __future__ import annotations

from cardbase.terms import Bonus, Type
from vtes_deck.effects.reader.adverbials import ClauseTiming
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import does
from vtes_deck.effects.reader.lines import Statement
from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    Gets,
    MyTurn,
    PlayLimit,
    Until,
)


def add_further_clauses(grammar: Grammar) -> None:
    """Add the clauses."""
    _add_numbers(grammar)


def _add_numbers(grammar: Grammar) -> None:
    grammar.add(
        "line",
        "the acting minion gets <more> stealth this turn",
        lambda n: Statement(
            kind=Type.REACTION, instruction=does(Gets(Bonus.STEALTH, n, Until.TURN, "acting"))
        ),
    )
    grammar.add(
        "limit",
        "each methuselah can play only 1 @ each turn",
        lambda: PlayLimit(per="turn", by="methuselah"),
    )
    grammar.add(
        "when",
        "during their discard phase",
        lambda: ClauseTiming(
            at=DISCARD_EFFECTS, once=Until.TURN, conditions=(MyTurn(),), theirs=True
        ),
    )
