"""Writing questions in the language of :mod:`vtes_deck.stats.odds.reader`."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from cardbase.model import AnyCard
from vtes_deck.stats.draw_counts import Compare
from vtes_deck.stats.odds.question import (
    All,
    Any,
    Condition,
    Copies,
    Count,
    Moment,
    Not,
    OddsQuestion,
)
from vtes_deck.stats.odds.reader import COPIES
from vtes_deck.stats.turns import PLAYERS, USUAL

_PLAIN = re.compile(r"[^\s|()\[\]\"](?:[^|()\[\]\"]*[^\s|()\[\]\"])?")


def write(question: OddsQuestion) -> str:
    """Write a question in a form that is read as the same question."""
    parts = [_condition(question.condition)]
    if question.moment.cards is not None:
        parts.append(f"after {question.moment.cards} cards")
    elif question.moment.turn != 1:
        parts.append(f"by turn {question.moment.turn}")
    if question.players != PLAYERS:
        parts.append(f"seat {question.seat} of {question.players}")
    elif question.seat != 1:
        parts.append(f"seat {question.seat}")
    pace = question.pace
    if pace != USUAL:
        paces = ((pace.discards, "discard"), (pace.plays, "play"), (pace.decrypts, "decrypt"))
        said = " ".join(f"{n} {word}{'s' * (n != 1)}" for n, word in paces)
        parts.append(f"with {said}")
    if question.known:
        known = question.known
        lists = (("seen", known.seen), ("top", known.top), ("removed", known.removed))
        parts.append("given " + " ".join(f"{n}({_copies(cards)})" for n, cards in lists if cards))
    return " ".join(parts)


def write_count(count: Count, most: int | None = None) -> str:
    """Write one count in the language of questions.

    Args:
        count: the count.
        most: the larger number of a range from the number of the count; ``None`` for one number.
    """
    picks = "|".join(
        f"[{pick.query}]" if pick.query else _name(pick.cards[0]) for pick in count.picks
    )
    measure = f".{count.measure}" if count.measure else ""
    head = f"{count.zone}{measure}{_moment(count.moment)}"
    if most is not None:
        return f"{head}={count.number}..{most}({picks})"
    return f"{head}{count.compare}{count.number}({picks})"


def _range(condition: Condition) -> tuple[Count, int] | None:
    """The count and the larger number of two counts that are read from one range."""
    match condition:
        case All(
            (Count(compare=Compare.AT_LEAST) as least, Count(compare=Compare.AT_MOST) as most)
        ):
            pass
        case _:
            return None
    alike = msgspec.structs.replace(most, compare=least.compare, number=least.number) == least
    return (least, most.number) if alike and least.number <= most.number else None


def _condition(condition: Condition) -> str:
    if isinstance(condition, Count):
        return write_count(condition)
    if (found := _range(condition)) is not None:
        return write_count(*found)
    if isinstance(condition, Not):
        return f"not {_inner(condition.condition)}"
    word = " and " if isinstance(condition, All) else " or "
    return word.join(map(_inner, condition.conditions))


def _moment(moment: Moment | None) -> str:
    if moment is None:
        return ""
    return f"@t{moment.turn}" if moment.cards is None else f"@{moment.cards}"


def _inner(condition: Condition) -> str:
    text = _condition(condition)
    joined = isinstance(condition, All | Any) and _range(condition) is None
    return f"({text})" if joined else text


def _copies(copies: Iterable[Copies]) -> str:
    return "|".join(
        f"{f'{one.number}x ' if one.number != 1 else ''}{_name(one.card)}" for one in copies
    )


def _name(card: AnyCard) -> str:
    name = str(card)
    plain = name
    # Round brackets in pairs, as in "Gilbert Duane (G1)", need no quotation marks.
    while (less := re.sub(r"\([^()]*\)", "", plain)) != plain:
        plain = less
    if _PLAIN.fullmatch(plain.strip()) and not COPIES.match(name):
        return name
    return '"' + name.replace('"', '""') + '"'
