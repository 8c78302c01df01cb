"""Sentences of master cards that no other module reads."""

from __future__ import annotations

from vtes_deck.effects.reader.adverbials import ClauseTiming
from vtes_deck.effects.reader.cores import Always
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does
from vtes_deck.effects.reader.nouns import Minions, as_target
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.vocab import (
    DURING_ACTION,
    IS_READY,
    AMinion,
    Belongs,
    Bonus,
    CardAction,
    ChoosesMinion,
    ChosenMinion,
    Control,
    EnterCombat,
    Gets,
    Is,
    MinionFilter,
    Not,
    The,
    Type,
    Until,
)


def add_master_clauses(grammar: Grammar) -> None:
    """Add the clauses and sentences."""
    _add_conditions(grammar)
    _add_counters(grammar)
    _add_contracts(grammar)


def _add_conditions(grammar: Grammar) -> None:
    grammar.add(
        "when",
        "if you control no <who plural>",
        lambda who: ClauseTiming(conditions=(Not(Control(AMinion(who))),)),
    )
    grammar.add(
        "when",
        "if this minion has <level>",
        lambda level: ClauseTiming(conditions=(Is("host", MinionFilter(level=level)),)),
    )
    grammar.add("after", "who has any amount of blood", lambda: {"blood": True})


def _add_counters(grammar: Grammar) -> None:
    grammar.add(
        "counted",
        "<described> or <described> you control",
        lambda one, other: AMinion(in_either(one, other), "mine"),
    )
    grammar.add("instruction", "give <minion> <more> strength", _stronger)


def in_either(one: MinionFilter, other: MinionFilter) -> MinionFilter:
    """A filter for minions of either of two kinds."""
    return MinionFilter(
        **{**{name: getattr(one, name) for name in one.__struct_fields__}, "either": other}
    )


def _stronger(minions: Minions, n: int) -> Instruction | None:
    """More strength during an action, which an adverbial names."""
    if minions.who.another or minions.whose not in {None, "mine"}:
        return None
    gets = Gets(Bonus.STRENGTH, n, Until.ACTION, "target")
    return Instruction(effects=(gets,), target=as_target(minions), at=DURING_ACTION)


def _add_contracts(grammar: Grammar) -> None:
    """Add contracts: a minion is chosen who can attack the bearer of the card."""
    grammar.add("line", "choose <who>", _chosen)
    grammar.add(
        "core",
        "the chosen <described> can enter combat with this minion as a <mark> action",
        _attacks_bearer,
    )


def _chosen(who: MinionFilter) -> Statement | None:
    """The choice of a minion, which the card records."""
    if who.another:
        return None
    return Statement(kind=Type.MASTER, instruction=does(ChoosesMinion(AMinion(who, "any"))))


def _attacks_bearer(who: MinionFilter, mark: tuple[int, bool]) -> Always | None:
    """COM-01: the chosen minion can fight the bearer, but not one of its own side."""
    if not mark[1] or who.another or who.ready:
        return None
    hunter = ChosenMinion(**{name: getattr(who, name) for name in who.__struct_fields__})
    return Always(
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            who=hunter,
            stealth=mark[0],
            target=The("host"),
            conditions=(IS_READY, Not(Belongs("host", "mine"))),
        )
    )
