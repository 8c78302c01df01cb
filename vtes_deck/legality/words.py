"""Verdicts in words. Only this module turns them into text.

Sentences are complete, with their figures as named fields, in the language of the interface.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from cardbase.model import AnyCard, CryptCard
from cardbase.terms import CardKind
from vtes_deck.language import plural, tr
from vtes_deck.legality.rules import rules
from vtes_deck.legality.violations import (
    Add,
    AfterItsTime,
    AnyViolation,
    AssumedProduct,
    Banned,
    BeforeRules,
    Copies,
    Cut,
    Drop,
    Fix,
    Identify,
    NeverReleased,
    NotInPool,
    NotYetLegal,
    OutsidePool,
    OwnCards,
    Playtest,
    Recursions,
    Regroup,
    SeveralClans,
    UnknownCards,
    Wait,
    WrongGroups,
    WrongSize,
)

# The maximum number of cards that a sentence names; the others are only counted.
MAX_NAMES = 12


def describe(violation: AnyViolation) -> str:  # noqa: C901, PLR0911, PLR0912 - a case for each kind
    """The violation in a sentence or two, with names and numbers."""
    cards = card_list(violation.cards)
    match violation:
        case WrongSize():
            return _wrong_size(violation)
        case WrongGroups(groups=groups):
            return tr(
                "The crypt has vampires of groups {groups}; it must come from one group or from "
                "two consecutive groups.",
                groups=number_list(groups),
            )
        case Banned(since=since):
            return tr("Banned since {day}: {cards}.", day=since, cards=cards)
        case NotYetLegal(since=since):
            return tr("Cannot be played before {day}: {cards}.", day=since, cards=cards)
        case NeverReleased():
            return tr("Never released, according to the card data: {cards}.", cards=cards)
        case Playtest():
            return tr("Still being tested, not released: {cards}.", cards=cards)
        case OwnCards():
            return tr("Your own cards, never legal in a tournament: {cards}.", cards=cards)
        case UnknownCards(lines=lines):
            names = [f"{line.count} {line.name}" for line in lines]
            return tr("Unknown cards: {names}.", names=some_names(names))
        case NotInPool():
            return _not_in_pool(violation)
        case OutsidePool():
            return _outside_pool(violation)
        case SeveralClans(clan=clan):
            return tr(
                "All vampires must be of one clan; most are {clan}, not: {cards}.",
                clan=clan,
                cards=cards,
            )
        case AfterItsTime(until=until):
            return tr(
                "Came out after {day}, when this rulebook was no longer in force: {cards}.",
                day=until,
                cards=cards,
            )
        case BeforeRules(since=since):
            return tr(
                "Judged by the rules in force since {day}; before that day other rules applied.",
                day=since,
            )
        case AssumedProduct():
            return tr(
                "The number of boosters per player is not known, so the minimum for twelve or more "
                "boosters, or for starters, was used."
            )
        case Recursions(times=times):
            return plural(
                "With so few boosters, a player may make a new library from the ash "
                "heap, {n} times in the game.",
                "With so few boosters, a player may make a new library from the ash "
                "heap, {n} time in the game.",
                times,
            )
        case _:
            assert_never(violation)


def _wrong_size(violation: WrongSize) -> str:
    count, least, most = violation.count, violation.minimum, violation.maximum
    if violation.part is CardKind.CRYPT:
        return plural(
            "The crypt has {n} cards; it needs at least {least}.",
            "The crypt has {n} card; it needs at least {least}.",
            count,
            least=least,
        )
    if most is not None and count > most:
        return plural(
            "The library has {n} cards; at most {most} are allowed.",
            "The library has {n} card; at most {most} are allowed.",
            count,
            most=most,
        )
    return plural(
        "The library has {n} cards; it needs at least {least}.",
        "The library has {n} card; it needs at least {least}.",
        count,
        least=least,
    )


def _not_in_pool(violation: NotInPool) -> str:
    cards = card_list(violation.cards)
    if violation.since is not None:
        return tr(
            "Not in the {pool} card pool before {day}: {cards}.",
            pool=violation.pool,
            day=violation.since,
            cards=cards,
        )
    text = tr("Not in the {pool} card pool: {cards}.", pool=violation.pool, cards=cards)
    if violation.pool_ends is not None and _newer_than(violation):
        text += " " + tr(
            "The list of the pool ends with the releases of {day}; newer cards may belong to it.",
            day=violation.pool_ends,
        )
    return text


def _outside_pool(violation: OutsidePool) -> str:
    """Name every card, because players need to know all of them."""
    cards = card_list(violation.cards, most=len(violation.cards))
    if not violation.pool:
        return tr(
            "Outside the pool ({condition} is not met): {cards}.",
            condition=violation.condition,
            cards=cards,
        )
    return tr(
        "Outside the pool “{pool}” ({condition} is not met): {cards}.",
        pool=violation.pool,
        condition=violation.condition,
        cards=cards,
    )


def _newer_than(violation: NotInPool) -> bool:
    ends = violation.pool_ends
    return ends is not None and any(
        c.card.legal_from is None or c.card.legal_from > ends for c in violation.cards
    )


def describe_fixes(violation: AnyViolation) -> str:
    """The fixes, as one sentence; empty without fixes."""
    ways = [describe_fix(fix) for fix in violation.fixes]
    if not ways:
        return ""
    text = ways[0]
    for other in ways[1:]:
        text = tr("{one}, or {other}", one=text, other=other)
    return text[0].upper() + text[1:] + "."


def describe_fix(fix: Fix) -> str:
    """A fix as a phrase without capital and full stop: ``add 3 cards to the library``."""
    match fix:
        case Add(part=part, count=count):
            return _add(part, count)
        case Cut(part=part, count=count):
            return _cut(part, count)
        case Drop(cards=cards):
            return tr("take out {cards}", cards=card_list(cards))
        case Regroup(cards=cards, groups=groups):
            return tr(
                "replace {cards} by vampires of groups {groups}",
                cards=card_list(cards),
                groups=number_list(groups),
            )
        case Wait(until=until):
            return tr("play it on {day} or later", day=until)
        case Identify(lines=lines):
            return plural(
                "choose a card for each of the {n} unknown lines",
                "choose a card for the unknown line",
                len(lines),
            )
        case _:
            assert_never(fix)


def _add(part: CardKind, count: int) -> str:
    if part is CardKind.CRYPT:
        return plural("add {n} cards to the crypt", "add {n} card to the crypt", count)
    return plural("add {n} cards to the library", "add {n} card to the library", count)


def _cut(part: CardKind, count: int) -> str:
    if part is CardKind.CRYPT:
        return plural("take {n} cards out of the crypt", "take {n} card out of the crypt", count)
    return plural("take {n} cards out of the library", "take {n} card out of the library", count)


def cite(violation: AnyViolation) -> str:
    """The source of the rule: document and section."""
    return str(rules()[violation.rule])


def number_list(numbers: Iterable[int]) -> str:
    """Numbers as a list in words: ``2, 3 and 5``."""
    texts = [str(number) for number in numbers]
    if len(texts) < 2:
        return "".join(texts)
    return tr("{most} and {last}", most=", ".join(texts[:-1]), last=texts[-1])


def card_list(cards: Iterable[Copies], most: int = MAX_NAMES) -> str:
    """Cards with their copies: ``2 Villein, 1 Theo Bell (G6)``."""
    return some_names([f"{c.count} {card_name(c.card)}" for c in cards], most)


def card_name(card: AnyCard) -> str:
    """The name that distinguishes a card from all others; for a vampire always with its group."""
    return card.full_name if isinstance(card, CryptCard) else card.unique_name


def some_names(names: list[str], most: int = MAX_NAMES) -> str:
    """The names, or the first ``most`` of them and the number of the others."""
    rest = len(names) - most
    if rest <= 0:
        return ", ".join(names)
    return plural(
        "{names} and {n} more", "{names} and {n} more", rest, names=", ".join(names[:most])
    )
