"""Clauses that few cards have."""

from __future__ import annotations

from cardbase.terms import Bonus, Type
from vtes_deck.effects.reader.adverbials import ClauseTiming
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does
from vtes_deck.effects.reader.lines import Statement
from vtes_deck.effects.reader.nouns import Minions
from vtes_deck.effects.vocab import (
    ANYONE,
    BLOCKING,
    DISCARD_EFFECTS,
    UNBLOCKED,
    Acting,
    AttemptsToBlock,
    Gets,
    Intercept,
    MyTurn,
    Not,
    PlayLimit,
    Same,
    The,
    Unlock,
    Until,
)


def add_further_clauses(grammar: Grammar) -> None:
    """Add the clauses."""
    _add_numbers(grammar)
    _add_blocks(grammar)


def _add_blocks(grammar: Grammar) -> None:
    """Add blocks by locked minions, and intercept for others."""
    grammar.add("usable", "can burn <n> blood to unlock and attempt to block", _awaken)
    grammar.add("line", "<minion> gets <more> intercept", _helped)
    grammar.add(
        "line",
        "give the blocking minion <more> intercept",
        lambda n: _helped(Minions(ANYONE), n),
    )
    grammar.add(
        "line",
        "not usable by a blocking minion",
        lambda: Statement(kind=Type.REACTION, conditions=(Not(Same("user", "blocking")),)),
    )


def _awaken(n: int) -> Instruction:
    """A block attempt, for which a locked minion unlocks."""
    return Instruction(
        effects=(Unlock("host"), AttemptsToBlock("host")),
        at=UNBLOCKED | BLOCKING,
        conditions=(Acting(mine=False),),
        blood=n,
    )


def _helped(minions: Minions, n: int) -> Statement:
    """Intercept for another blocking minion."""
    target = The("blocking", minions.who, minions.whose or "any")
    return Statement(kind=Type.REACTION, instruction=does(Intercept(n, "target"), target=target))


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
