"""How an answer was found, in plain words."""

from __future__ import annotations

from collections.abc import Iterator

from vtes_deck.stats.odds.answer import Answer, Part
from vtes_deck.stats.odds.question import Moment, Question, Zone
from vtes_deck.stats.turns import FULL_TRANSFERS, OPENING_CRYPT, OPENING_HAND, transfers


def assumptions(answer: Answer) -> tuple[str, ...]:
    """What the answer takes for granted, a sentence each: cards seen, seat, what is known."""
    question = answer.question
    said = dict.fromkeys(_seen(question, part) for part in answer.parts)
    return (*said, _seat(question), *_known(question))


def _seen(question: Question, part: Part) -> str:
    own, moment = part.count.moment, part.count.moment or question.moment
    if part.count.zone is Zone.CRYPT:
        if own is None and moment.cards is not None:
            moment = Moment()
        return (
            f"Crypt: {part.seen} of {part.zone_cards} cards seen{_crypt_reason(question, moment)}."
        )
    return f"Hand: {part.seen} of {part.zone_cards} cards seen{_hand_reason(question, moment)}."


def _crypt_reason(question: Question, moment: Moment) -> str:
    if moment.cards is not None:
        return ""
    if not question.pace.decrypts or moment.turn == 1:
        return ", the opening"
    full = sum(
        transfers(turn, question.seat, question.players) == FULL_TRANSFERS
        for turn in range(1, moment.turn)
    )
    return (
        f" when turn {moment.turn} begins: the opening {OPENING_CRYPT}, and one for the "
        f"{FULL_TRANSFERS} transfers of {_times(full, 'earlier turn')}"
    )


def _hand_reason(question: Question, moment: Moment) -> str:
    if moment.cards is not None:
        return ""
    if moment.turn == 1:
        return ", the opening"
    pace = question.pace
    return (
        f" when turn {moment.turn} begins: the opening {OPENING_HAND}, and in "
        f"{_times(moment.turn - 1, 'earlier turn')} {_times(pace.discards, 'discard')} and "
        f"{_times(pace.plays, 'play')} each, replaced at once"
    )


def _seat(question: Question) -> str:
    if not question.pace.decrypts:
        return "The seat makes no difference, because no crypt cards are drawn by transfers."
    first = [transfers(turn, question.seat, question.players) for turn in (1, 2, 3)]
    return (
        f"Seat {question.seat} of {question.players}: "
        f"{first[0]}, {first[1]}, {first[2]} transfers in the first three turns, then 4."
    )


def _known(question: Question) -> Iterator[str]:
    for word, copies in (
        ("Already seen", question.known.seen),
        ("Next on top", question.known.top),
        ("Not to be drawn", question.known.removed),
    ):
        if copies:
            names = ", ".join(
                f"{one.number} {one.card}" if one.number > 1 else str(one.card) for one in copies
            )
            yield f"{word}: {names}."


def _times(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"
