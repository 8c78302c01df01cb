"""Distinct sentences for options that would otherwise have the same wording.

Copies of one card can be in play at once, and a card can have several effects at the same level.
Details that are equal for all these options are omitted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vtes_deck.engine.narrator import card_name, option_sentence, seat_name
from vtes_deck.engine.state.decisions import NONE, PASS, Option
from vtes_deck.engine.state.in_play import CardInPlay, Minion, Region
from vtes_deck.engine.state.table import Table, Zone
from vtes_deck.kernel.words import Count
from vtes_deck.language import tr


def option_sentences(table: Table, options: Sequence[Option]) -> list[str]:
    """Every option of a decision as a distinct sentence."""
    sentences = [option_sentence(table, option) for option in options]
    groups: dict[str, list[int]] = {}
    for number, sentence in enumerate(sentences):
        groups.setdefault(sentence, []).append(number)
    for sentence, numbers in groups.items():
        if len(numbers) > 1:
            details = _details(table, [options[number] for number in numbers], sentence)
            for number, detail in zip(numbers, details, strict=True):
                if detail:
                    sentences[number] = tr(
                        "{sentence} ({detail}).", sentence=sentence.removesuffix("."), detail=detail
                    )
    return sentences


def distinguishing_details(table: Table, cards: Iterable[int]) -> dict[int, str]:
    """The differences of cards that have the same name, such as "3 blood".

    Other cards have no differences: the sentence about a card in a hand states what is done with
    it.
    """
    by_name: dict[tuple[str, bool], list[int]] = {}
    for card in dict.fromkeys(cards):
        known = card != NONE and table.where[card] is Zone.HAND
        by_name.setdefault((card_name(table, card), known), []).append(card)
    details: dict[int, str] = {}
    for (name, _), alike in by_name.items():
        if len(alike) > 1:
            options = [Option(PASS, card) for card in alike]
            details.update(zip(alike, _details(table, options, name), strict=True))
    return details


def _details(table: Table, alike: list[Option], sentence: str) -> list[str]:
    """The differences; options without a visible difference are numbered."""
    columns = [
        column
        for cards in zip(*((one.minion, one.target, one.card) for one in alike), strict=True)
        if len(set(cards)) > 1
        for column in zip(*(_facts(table, card, sentence) for card in cards), strict=True)
    ]
    columns.append(tuple(tr(table.cards[one.card].script.words(one)) for one in alike))
    columns = [column for column in columns if len(set(column)) > 1]
    rows = [", ".join(filter(None, facts)) for facts in zip(*columns, strict=True)]
    rows = rows or [""] * len(alike)
    for row in dict.fromkeys(rows):
        same = [number for number, one in enumerate(rows) if one == row]
        if len(same) > 1:
            for copy, number in enumerate(same, start=1):
                rows[number] = ", ".join(filter(None, (row, tr("copy {n}", n=Count(copy)))))
    return rows


def _facts(table: Table, card: int, sentence: str) -> tuple[str, ...]:
    """The visible facts of a card: its name, owner, host, counters, state."""
    if card == NONE:
        return ("",) * 6
    name = card_name(table, card)
    name = "" if name in sentence else name
    card_in_play = table.in_play.get(card)
    if card_in_play is None:
        waiting = table.waits_with(card).uncontrolled.get(card)
        counters = "" if waiting is None else tr("{n} blood", n=Count(waiting))
        return (name, seat_name(table, table.owner[card]), "", counters, "", "")
    life = not isinstance(card_in_play, Minion) or not card_in_play.vampire
    down = isinstance(card_in_play, Minion) and card_in_play.region is Region.TORPOR
    return (
        name,
        seat_name(table, card_in_play.controller),
        ""
        if card_in_play.host == NONE
        else tr("on {card}", card=card_name(table, card_in_play.host)),
        _counters(card_in_play, life=life),
        tr("locked") if card_in_play.locked else tr("unlocked"),
        tr("in torpor") if down else "",
    )


def _counters(card: CardInPlay, *, life: bool) -> str:
    """The blood or life of a minion; the counters of another card if it has any."""
    minion = isinstance(card, Minion)
    if not minion and not card.blood:
        return ""
    return tr("{n} life" if life and minion else "{n} blood", n=Count(card.blood))
