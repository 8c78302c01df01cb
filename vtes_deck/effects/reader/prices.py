"""Clauses of cards that are played, with a price or with a requirement."""

from __future__ import annotations

from msgspec.structs import replace

from cardbase.terms import Bonus, Type
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    COMBAT,
    VAMPIRE,
    Abstain,
    AddDelayedTrigger,
    AtBleed,
    Belongs,
    Blood,
    Burn,
    Gain,
    Gets,
    HasBled,
    Intercept,
    Is,
    LessBleed,
    LessIntercept,
    Lock,
    Stealth,
    The,
    UnlocksLater,
    Until,
)
from vtes_deck.effects.vocab.context import Condition, Effect
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter, Whose

UNLOCKED = MinionFilter(locked=False)


def add_prices(grammar: Grammar) -> None:
    """Add the clauses, each with the name ``line``."""
    grammar.add("bought", "<more> stealth", lambda n: (Stealth(n), Type.ACTION_MODIFIER))
    grammar.add("bought", "<more> intercept", lambda n: (Intercept(n), Type.REACTION))
    grammar.add(
        "bought", "reduce a bleed against you by <n>", lambda n: (LessBleed(n), Type.REACTION)
    )
    grammar.add("line", "burn <n> blood to <bought>", _bought)
    grammar.add(
        "line",
        "add <n> blood to this minion",
        lambda n: Statement(instruction=does(Gain(n, Blood()))),
    )
    grammar.add(
        "line",
        "the acting minion burns <n> blood",
        lambda n: Statement(kind=Type.REACTION, instruction=does(Burn(n, Blood("acting")))),
    )
    grammar.add(
        "line",
        "during your next discard phase , they unlock",
        lambda: Statement(instruction=does(UnlocksLater())),
    )
    grammar.add("line", "lock this minion to <line>", _for_a_lock)
    grammar.add(
        "line",
        "force the acting minion to abstain",
        lambda: Statement(instruction=does(Abstain(), target=The("acting", VAMPIRE))),
    )
    grammar.add("line", "requires <who>", _required)
    grammar.add("line", "only usable after resolution of a successful bleed against you", _bled)
    grammar.add(
        "line",
        "only usable after resolution of a successful bleed against you if your predator controls "
        "the acting minion",
        lambda: _bled(owner="predator"),
    )
    grammar.add(
        "line",
        "only usable after resolution of a successful bleed against you against <who plural>",
        _bled,
    )
    grammar.add(
        "line",
        "only usable if the blocking minion is <who>",
        lambda who: Statement(kind=Type.ACTION_MODIFIER, conditions=(Is("blocking", who),)),
    )
    grammar.add("line", "<who plural> get <more> intercept", _less_intercept)
    grammar.add(
        "line",
        "only usable after resolution of a successful bleed",
        lambda: Statement(at=AFTER_ACTION, conditions=(HasBled(),)),
    )
    grammar.add("line", "this minion gets <more> strength that combat", _strong)
    grammar.add("line", "the acting minion gets <more> strength that combat", _strong)


def _bought(n: int, bought: tuple[Effect, Type]) -> Statement:
    effect, kind = bought
    return Statement(kind=kind, instruction=replace(does(effect), blood=n))


def _for_a_lock(line: Statement) -> Statement | None:
    """GEN-23: an effect for which an unlocked minion locks; it has no other price."""
    done = line.instruction
    if line.who != ANYONE or done != Instruction(effects=done.effects, target=done.target):
        return None
    if line != Statement(kind=line.kind, again=line.again, instruction=done):
        return None
    effects = (Lock(), *done.effects)
    return replace(line, who=UNLOCKED, instruction=replace(done, effects=effects))


def _required(who: MinionFilter) -> Statement | None:
    """A requirement that is not printed in front of the text."""
    return None if who == ANYONE else Statement(who=who)


def _less_intercept(who: MinionFilter, n: int) -> Statement | None:
    """Less intercept for all minions of one or two kinds."""
    if n >= 0:
        return None
    kinds = (who,) if who.either is None else (replace(who, either=None), who.either)
    effect = LessIntercept(-n, all_of=kinds)
    return Statement(kind=Type.ACTION_MODIFIER, instruction=does(effect))


def _bled(who: MinionFilter = ANYONE, owner: Whose | None = None) -> Statement:
    conditions: tuple[Condition, ...] = (AtBleed("me"), HasBled())
    if owner is not None:
        conditions += (Belongs("acting", owner),)
    if who != ANYONE:
        conditions += (Is("acting", who),)
    return Statement(kind=Type.REACTION, at=AFTER_ACTION, conditions=conditions)


def _strong(n: int) -> Statement:
    """Strength in the combat that the action starts."""
    later = AddDelayedTrigger(on=COMBAT, effects=(Gets(Bonus.STRENGTH, n, Until.COMBAT),))
    return Statement(kind=Type.ACTION, first=(later,))
