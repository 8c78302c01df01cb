"""Sentences about counters on a card that stays in play."""

from __future__ import annotations

from vtes_deck.effects.reader.cores import Always
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.instructions import Instruction, does
from vtes_deck.effects.reader.nouns import Minions
from vtes_deck.effects.reader.statements import Statement
from vtes_deck.effects.vocab import (
    AMinion,
    Blood,
    BurnsWhenEmpty,
    CardAction,
    Count,
    Gain,
    Methuselahs,
    MoveCounters,
    Pay,
    Pool,
    PutInPlay,
)
from vtes_deck.effects.vocab.amounts import Amount
from vtes_deck.effects.vocab.context import Target

HERE = Blood("this")
"""The counters on the card with the text."""


def add_stored(grammar: Grammar) -> None:
    """Add the clauses about starting, adding, moving and burning counters."""
    grammar.add("counted", "<described> in play", lambda who: AMinion(who, "any"))
    grammar.add("start", "1 counter for each <counted>", Count)
    grammar.add(
        "start",
        "x counters, where x is the number of methuselahs in the game",
        Methuselahs,
    )
    grammar.add("line", "put this card in play with <start>", _placed)
    for noun in ("counters", "blood"):
        empty = f"if it has no {noun}, burn this card"
        grammar.add("core", empty, lambda noun=noun: Always(BurnsWhenEmpty(noun)))
    grammar.add(
        "instruction",
        "move <n> blood from this card to your pool",
        lambda n: does(MoveCounters(n, HERE, Pool())),
    )
    grammar.add(
        "instruction",
        "move <n> blood from this card to <target>",
        _given,
    )
    grammar.add(
        "instruction",
        "move <n> (counter | counters) from your pool to this card",
        lambda n: does(MoveCounters(n, Pool(), HERE)),
    )
    grammar.add(
        "instruction",
        "add <n> (counter | counters) to this card",
        lambda n: does(Gain(n, HERE)),
    )
    grammar.add(
        "cost", "burn <n> (counter | counters) from this card", lambda n: does(Pay(n, HERE))
    )
    grammar.add(
        "core",
        "<minions> can move all the blood from this card to your pool as a <mark> action",
        _emptied,
    )


def _placed(n: Amount) -> Statement:
    return Statement(instruction=does(PutInPlay(n)))


def _given(n: int, one: Target) -> Instruction | None:
    """Counters become the blood of a vampire, or the life of an ally."""
    return does(MoveCounters(n, HERE, Blood("target")), target=one)


def _emptied(minions: Minions, mark: tuple[int, bool]) -> Always | None:
    """Minions of other Methuselahs can take the counters for their controller."""
    if minions.whose is not None or minions.who.another or not mark[1]:
        return None
    return Always(
        CardAction(
            sentence="{minion} acts to take the blood on {card}.",
            effects=(MoveCounters(HERE, HERE, Pool()),),
            who=minions.who,
            whose="others",
            stealth=mark[0],
        )
    )
