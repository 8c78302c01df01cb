"""Clauses about chosen Methuselahs and all of their minions."""

from __future__ import annotations

from cardbase.terms import Type
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import does
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.vocab import (
    ACard,
    AMethuselah,
    AMinion,
    Carried,
    ForEach,
    InflictDamage,
    MinionFilter,
    StealCarried,
    TakeControl,
    Trait,
    Zone,
)

ACTS = Type.ACTION


def add_chosen(grammar: Grammar) -> None:
    """Add the clauses, each with the name ``line``."""
    grammar.add(
        "line",
        "inflict <n> unpreventable damage on each <described> controlled by the chosen methuselah",
        _hurt,
    )
    grammar.add(
        "line",
        "steal equipment from a minion controlled by your predator or prey",
        lambda: Statement(
            kind=ACTS,
            instruction=does(StealCarried(), target=Carried(whose="predator or prey")),
        ),
    )
    grammar.add(
        "paid",
        "steal a hunting ground",
        lambda: Statement(
            kind=ACTS,
            instruction=does(
                TakeControl("target"),
                target=ACard(Zone.IN_PLAY, whose="others", trait=Trait.HUNTING_GROUND),
            ),
        ),
    )


def _hurt(n: int, who: MinionFilter) -> Statement:
    each = ForEach(AMinion(who, "target"), (InflictDamage(n, "target"),))
    return Statement(kind=ACTS, instruction=does(each, target=AMethuselah("any")))
