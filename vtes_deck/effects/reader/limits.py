"""Clauses about replacing a card and about how often it can be played, for cards of all types."""

from __future__ import annotations

from typing import Literal

from vtes_deck.effects.reader.cores import Always
from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.statements import HERE, Statement
from vtes_deck.effects.text.rendering import REPLACED
from vtes_deck.effects.vocab import DelayedReplacement, PlayLimit, Until
from vtes_deck.effects.vocab.definition import Part

PERIODS: tuple[Literal["round", "combat", "action", "turn"], ...] = (
    "round",
    "combat",
    "action",
    "turn",
)


def add_limits(grammar: Grammar) -> None:
    """Add the clauses as ``limit``, as ``line`` and as ``core``."""
    for until, when in REPLACED.items():
        grammar.add(
            "limit", f"do not replace {when}", lambda until=until: DelayedReplacement(until)
        )
    for until, when in ((Until.ACTION, "this action"), (Until.TURN, "the current turn")):
        grammar.add(
            "limit",
            f"after {when} , do not replace until",
            lambda until=until: DelayedReplacement(until),
        )
    grammar.add(
        "limit",
        "only 1 @ can be played (in | during) a game",
        lambda: PlayLimit(per="game", by="everybody"),
    )
    grammar.add(
        "limit",
        "each methuselah can play only 1 @ each game",
        lambda: PlayLimit(per="game", by="methuselah"),
    )
    grammar.add(
        "limit",
        "a minion can play only 1 @ between their unlock phases",
        lambda: PlayLimit(per="unlock phase"),
    )
    for period in PERIODS:
        _add_period(grammar, period)
    grammar.add("line", "(<limit> | <level limit>)", _line)
    grammar.add("core", "<limit>", Always)


def _add_period(grammar: Grammar, period: Literal["round", "combat", "action", "turn"]) -> None:
    """Add the limits to one card in a period, for a minion or for all players."""
    grammar.add(
        "limit",
        f"only 1 @ can be played each {period}",
        lambda: PlayLimit(per=period, by="everybody"),
    )
    once = f"a minion can play only 1 @ each {period}"
    grammar.add(
        "limit",
        f"({once} | once each {period} , a minion can play only 1 @)",
        lambda: PlayLimit(per=period),
    )
    for level in ("basic", "superior"):
        one = f"a minion can play only 1 @ at {level}"
        grammar.add(
            "level limit",
            f"({one} each {period} | once each {period} , {one})",
            lambda: PlayLimit(per=period, levels=(HERE,)),
        )
        grammar.add(
            "level limit",
            f"only 1 @ can be played at {level} each {period}",
            lambda: PlayLimit(per=period, by="everybody", levels=(HERE,)),
        )


def _line(part: Part) -> Statement:
    return Statement(parts=(part,))
