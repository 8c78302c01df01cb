"""Clauses that few cards have."""

from __future__ import annotations

from cardbase.terms import Bonus, Type
from vtes_deck.effects.reader.adverbials import ClauseTiming
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does
from vtes_deck.effects.reader.nouns import Minions
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    ANYONE,
    BLOCKING,
    DISCARD_EFFECTS,
    STEAL_CORRUPTED,
    UNBLOCKED,
    Acting,
    ActionRequires,
    ActionWas,
    AttemptsToBlock,
    Carried,
    Directed,
    Gets,
    Intercept,
    Is,
    MyTurn,
    Not,
    PlayLimit,
    Role,
    Same,
    StealCarried,
    Successful,
    The,
    Unlock,
    Until,
)


def add_further_clauses(grammar: Grammar) -> None:
    """Add the clauses."""
    _add_numbers(grammar)
    _add_blocks(grammar)
    _add_thefts(grammar)
    _add_occasions(grammar)


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


def _add_thefts(grammar: Grammar) -> None:
    """Add thefts from minions."""
    for name, build in (("acted", _acted), ("line", _lined)):
        grammar.add(
            name, "steal [an] equipment from <minion>", lambda one, build=build: build(_gear(one))
        )
    grammar.add(
        "line",
        "if the number of your corruption counters on the minion equals or exceeds their capacity "
        "or cost , can burn those counters to steal them",
        lambda: Statement(again=True, instruction=does(STEAL_CORRUPTED)),
    )


def _acted(instruction: Instruction | None) -> Instruction | None:
    return instruction


def _lined(instruction: Instruction | None) -> Statement | None:
    return None if instruction is None else Statement(kind=Type.ACTION, instruction=instruction)


def _gear(minions: Minions) -> Instruction | None:
    """Equipment of minions of other Methuselahs that a phrase describes."""
    if minions.whose not in {None, "others"} or minions.who == ANYONE:
        return None
    return does(StealCarried(), target=Carried(bearer=minions.who))


def _add_occasions(grammar: Grammar) -> None:
    """Add conditions of reactions."""
    grammar.add(
        "line",
        "only usable during an action requiring <discipline> or <discipline>",
        lambda code, other: Statement(conditions=(ActionRequires(discipline=code, other=other),)),
    )
    for name, condition in (("directed", Directed()), ("bleed", ActionWas("bleed"))):
        grammar.add(
            "when",
            f"after a successful {name} action",
            lambda one=condition: ClauseTiming(
                at=AFTER_ACTION,
                once=Until.ACTION,
                conditions=(Same("host", "acting"), Successful(), one),
            ),
        )
    grammar.add(
        "line",
        "only usable by a locked (vampire | minion) against <who plural>",
        lambda who: Statement(
            kind=Type.REACTION, role=Role.LOCKED, conditions=(Is("acting", who),)
        ),
    )
    grammar.add(
        "line",
        "only usable during actions directed at <minion>",
        lambda minions: Statement(
            kind=Type.REACTION, conditions=(Is("aimed", minions.who, minions.whose or "any"),)
        ),
    )
