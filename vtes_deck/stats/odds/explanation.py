"""The explanation of the calculation of an answer, in plain words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vtes_deck.language import plural, tr
from vtes_deck.stats.draw_counts import Compare
from vtes_deck.stats.odds.answer import Answer, CountAnswer
from vtes_deck.stats.odds.question import (
    Copies,
    Measure,
    Moment,
    OddsQuestion,
    Pick,
    Zone,
)
from vtes_deck.stats.odds.writer import write_count
from vtes_deck.stats.turns import FULL_TRANSFERS, OPENING_CRYPT, OPENING_HAND, transfers


def assumptions(answer: Answer) -> tuple[str, ...]:
    """The assumptions of the answer, one sentence each.

    First the impossible outcomes with their reasons; then cards seen, seat and known cards.
    """
    question = answer.question
    said = dict.fromkeys(_seen(question, part) for part in answer.parts)
    playable = any(part.count.zone is Zone.PLAYABLE for part in answer.parts)
    able = tr("A card is playable if a crypt card seen by then meets its printed requirements.")
    return (
        *limits(answer),
        *said,
        *((able,) if playable else ()),
        _seat(question),
        *_known(question),
    )


def limits(answer: Answer) -> tuple[str, ...]:
    """The reasons why a count is always or never true, one sentence each."""
    return tuple(dict.fromkeys(limit for part in answer.parts for limit in _limits(part)))


def _limits(part: CountAnswer) -> Iterator[str]:
    for pick in part.count.picks:
        if part.held.isdisjoint(pick.cards):
            yield _absent(part.count.zone, pick)
    if not part.copies or part.count.compare is Compare.AT_MOST:
        return
    if part.count.measure not in {Measure.CARDS, Measure.DIFFERENT}:
        return
    if part.copies < part.count.number:
        yield plural(
            "{count}: the deck has {n} of these cards.",
            "{count}: the deck has {n} of these cards.",
            part.copies,
            count=write_count(part.count),
        )
    elif part.seen < part.count.number:
        yield plural(
            "{count}: only {n} cards are seen by then.",
            "{count}: only {n} card is seen by then.",
            part.seen,
            count=write_count(part.count),
        )


def _absent(zone: Zone, pick: Pick) -> str:
    if not pick.query:
        return tr("{card} is not in the deck.", card=pick.cards[0])
    if zone is Zone.CRYPT:
        return tr("No card of the crypt matches [{query}].", query=pick.query)
    return tr("No card of the library matches [{query}].", query=pick.query)


def _seen(question: OddsQuestion, part: CountAnswer) -> str:
    own, moment = part.count.moment, part.count.moment or question.moment
    if part.count.zone is Zone.CRYPT:
        if own is None and moment.cards is not None:
            moment = Moment()
        return _crypt_seen(question, part, moment)
    return _hand_seen(question, part, moment)


def _crypt_seen(question: OddsQuestion, part: CountAnswer, moment: Moment) -> str:
    seen, cards = part.seen, part.zone_cards
    if moment.cards is not None:
        return tr("Crypt: {seen} of {cards} cards seen.", seen=seen, cards=cards)
    if not question.pace.decrypts or moment.turn == 1:
        return tr("Crypt: {seen} of {cards} cards seen, the opening.", seen=seen, cards=cards)
    full = sum(
        transfers(turn, question.seat, question.players) == FULL_TRANSFERS
        for turn in range(1, moment.turn)
    )
    return plural(
        "Crypt: {seen} of {cards} cards seen when turn {turn} begins: the opening {opening}, "
        "and one for the {transfers} transfers of {n} earlier turns.",
        "Crypt: {seen} of {cards} cards seen when turn {turn} begins: the opening {opening}, "
        "and one for the {transfers} transfers of {n} earlier turn.",
        full,
        seen=seen,
        cards=cards,
        turn=moment.turn,
        opening=OPENING_CRYPT,
        transfers=FULL_TRANSFERS,
    )


def _hand_seen(question: OddsQuestion, part: CountAnswer, moment: Moment) -> str:
    seen, cards = part.seen, part.zone_cards
    if moment.cards is not None:
        return tr("Hand: {seen} of {cards} cards seen.", seen=seen, cards=cards)
    if moment.turn == 1:
        return tr("Hand: {seen} of {cards} cards seen, the opening.", seen=seen, cards=cards)
    pace = question.pace
    return plural(
        "Hand: {seen} of {cards} cards seen when turn {turn} begins: the opening {opening}, "
        "and in {n} earlier turns {discards} and {plays} each, replaced at once.",
        "Hand: {seen} of {cards} cards seen when turn {turn} begins: the opening {opening}, "
        "and in {n} earlier turn {discards} and {plays} each, replaced at once.",
        moment.turn - 1,
        seen=seen,
        cards=cards,
        turn=moment.turn,
        opening=OPENING_HAND,
        discards=plural("{n} discards", "{n} discard", pace.discards),
        plays=plural("{n} plays", "{n} play", pace.plays),
    )


def _seat(question: OddsQuestion) -> str:
    if not question.pace.decrypts:
        return tr("The seat makes no difference, because no crypt cards are drawn by transfers.")
    first, second, third = (transfers(turn, question.seat, question.players) for turn in (1, 2, 3))
    return tr(
        "Seat {seat} of {players}: {first}, {second}, {third} transfers in the first three turns, "
        "then 4.",
        seat=question.seat,
        players=question.players,
        first=first,
        second=second,
        third=third,
    )


def _known(question: OddsQuestion) -> Iterator[str]:
    known = question.known
    if known.seen:
        yield tr("Already seen: {cards}.", cards=_named(known.seen))
    if known.top:
        yield tr("Next on top: {cards}.", cards=_named(known.top))
    if known.removed:
        yield tr("Not to be drawn: {cards}.", cards=_named(known.removed))


def _named(copies: Iterable[Copies]) -> str:
    return ", ".join(
        f"{one.number} {one.card}" if one.number > 1 else str(one.card) for one in copies
    )
