"""Clauses that make aggravated damage normal for a period of a combat."""

from __future__ import annotations

from cardbase.terms import Type
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.vocab import (
    ADDITIONAL_STRIKES,
    BEFORE_RESOLUTION,
    DAMAGE,
    HostFights,
    TreatsAsNormal,
    Until,
)

WINDOWS = BEFORE_RESOLUTION | ADDITIONAL_STRIKES | DAMAGE
"""The windows in which damage can be made normal: before the strikes and when it is inflicted."""
NORMAL = "aggravated damage as normal damage"


def add_soft_damage(grammar: Grammar) -> None:
    """Add the clauses to ``line``, and the instruction of a card in play."""
    for period, until in (("this round", Until.ROUND), ("that combat", Until.COMBAT)):
        soft = TreatsAsNormal(until)
        grammar.add(
            "line",
            f"this minion treats {NORMAL} {period}",
            lambda soft=soft: Statement(kind=Type.COMBAT, at=WINDOWS, instruction=does(soft)),
        )
    grammar.add(
        "instruction",
        f"treat {NORMAL} that combat",
        lambda: Instruction(
            effects=(TreatsAsNormal(Until.COMBAT),), at=WINDOWS, conditions=(HostFights(),)
        ),
    )
