"""Clauses of reactions: actions that fail, and who acts on whom."""

from __future__ import annotations

from cardbase.terms import Type
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.vocab import (
    BLOCKING,
    ActionFails,
    AddDelayedTrigger,
    AtBleed,
    Intercept,
    Is,
    LessStealth,
    MinionFilter,
    Same,
)
from vtes_deck.effects.vocab.context import Condition, Effect
from vtes_deck.effects.vocab.minion_filter import ANYONE

REACTS = Type.REACTION


def add_reaction_clauses(grammar: Grammar) -> None:
    """Add the clauses, each with the name ``line``."""
    _add_failures(grammar)
    _add_occasions(grammar)
    grammar.add(
        "line",
        "the acting minion gets <more> stealth",
        lambda n: _reacts(LessStealth(-n)) if n < 0 else None,
    )
    grammar.add(
        "line",
        "reduce the acting minion's stealth to 0",
        lambda: _reacts(LessStealth(None)),
    )
    grammar.add(
        "line",
        "during an action , this minion can burn <n> blood to get <more> intercept",
        _bought_intercept,
    )


def _reacts(*effects: Effect, blood: int = 0) -> Statement:
    return Statement(kind=REACTS, instruction=Instruction(effects=effects, blood=blood))


def _add_failures(grammar: Grammar) -> None:
    grammar.add("line", "the action fails", lambda: _reacts(ActionFails()))
    grammar.add(
        "line", "burn <n> blood to have the action fail", lambda n: _reacts(ActionFails(), blood=n)
    )
    grammar.add(
        "line",
        "the action fails [,] unless the acting minion burns <n> blood",
        lambda n: _reacts(ActionFails(unless=n)),
    )
    grammar.add(
        "line",
        "the action fails [,] unless the acting minion burns <n> blood or life",
        lambda n: _reacts(ActionFails(unless=n, life=True)),
    )


def _add_occasions(grammar: Grammar) -> None:
    grammar.add(
        "line",
        "only usable during an action directed at this minion",
        lambda: Statement(kind=REACTS, conditions=(Same("aimed", "user"),)),
    )
    grammar.add(
        "line",
        "only usable if <who> is bleeding you",
        lambda who: _acting(who, AtBleed("me")),
    )


def _acting(who: MinionFilter, *conditions: Condition) -> Statement | None:
    if who == ANYONE:
        return None
    return Statement(kind=REACTS, conditions=(Is("acting", who), *conditions))


def _bought_intercept(n: int, more: int) -> Statement:
    later = AddDelayedTrigger(
        sentence=f"{{minion}} burns {n} blood to get {more:+d} intercept.",
        at=BLOCKING,
        effects=(Intercept(more),),
        blood=n,
    )
    return Statement(kind=REACTS, instruction=does(later))
