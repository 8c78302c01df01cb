"""Verdicts in words: the only place where text is made of them.

Sentences are whole and take their figures as named fields, so that they can be translated: every
one goes through :func:`gettext.gettext` or :func:`gettext.ngettext`.
"""

from __future__ import annotations

from collections.abc import Iterable
from gettext import gettext, ngettext
from typing import assert_never

from cardbase.model import AnyCard, CryptCard, Kind
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
    Identify,
    Mend,
    NeverReleased,
    NotInPool,
    NotYetLegal,
    Playtest,
    Recursions,
    Regroup,
    UnknownCards,
    Wait,
    WrongGroups,
    WrongSize,
)

#: How many cards a sentence names before it only counts the rest.
MOST_NAMES = 12


def describe(violation: AnyViolation) -> str:  # noqa: C901, PLR0911, PLR0912 - a case for each kind
    """What is wrong, in a sentence or two, with names and numbers."""
    cards = card_list(violation.cards)
    match violation:
        case WrongSize():
            return _wrong_size(violation)
        case WrongGroups(groups=groups):
            return gettext(
                "The crypt has vampires of groups {groups}; it must come from one group or from "
                "two consecutive groups."
            ).format(groups=number_list(groups))
        case Banned(since=since):
            return gettext("Banned since {day}: {cards}.").format(day=since, cards=cards)
        case NotYetLegal(since=since):
            return gettext("Not to be played before {day}: {cards}.").format(day=since, cards=cards)
        case NeverReleased():
            return gettext("Never released, as far as the card data know: {cards}.").format(
                cards=cards
            )
        case Playtest():
            return gettext("Still being tested, not released: {cards}.").format(cards=cards)
        case UnknownCards(lines=lines):
            names = [f"{line.count} {line.name}" for line in lines]
            return gettext("Nobody knows these cards: {names}.").format(names=some_names(names))
        case NotInPool():
            return _not_in_pool(violation)
        case AfterItsTime(until=until):
            return gettext(
                "Came out after {day}, when this rulebook's time was over: {cards}."
            ).format(day=until, cards=cards)
        case BeforeRules(since=since):
            return gettext(
                "Judged by the rules as they have been since {day}; before that day others held."
            ).format(day=since)
        case AssumedProduct():
            return gettext(
                "The number of boosters per player was not told, so the minima for twelve or more "
                "boosters, or for starters, were asked for."
            )
        case Recursions(times=times):
            return ngettext(
                "With so few boosters a player may make an empty library anew from the ash heap, "
                "{times} time in the game.",
                "With so few boosters a player may make an empty library anew from the ash heap, "
                "{times} times in the game.",
                times,
            ).format(times=times)
        case _:
            assert_never(violation)


def _wrong_size(violation: WrongSize) -> str:
    count, least, most = violation.count, violation.minimum, violation.maximum
    if violation.part is Kind.CRYPT:
        return ngettext(
            "The crypt has {count} card; it needs at least {least}.",
            "The crypt has {count} cards; it needs at least {least}.",
            count,
        ).format(count=count, least=least)
    if most is not None and count > most:
        return ngettext(
            "The library has {count} card; at most {most} are allowed.",
            "The library has {count} cards; at most {most} are allowed.",
            count,
        ).format(count=count, most=most)
    return ngettext(
        "The library has {count} card; it needs at least {least}.",
        "The library has {count} cards; it needs at least {least}.",
        count,
    ).format(count=count, least=least)


def _not_in_pool(violation: NotInPool) -> str:
    cards = card_list(violation.cards)
    if violation.since is not None:
        return gettext("Not in the {pool} card pool before {day}: {cards}.").format(
            pool=violation.pool, day=violation.since, cards=cards
        )
    text = gettext("Not in the {pool} card pool: {cards}.").format(pool=violation.pool, cards=cards)
    if violation.pool_ends is not None and _newer_than(violation):
        text += " " + gettext(
            "The list of the pool ends with the releases of {day}; newer cards may belong to it."
        ).format(day=violation.pool_ends)
    return text


def _newer_than(violation: NotInPool) -> bool:
    ends = violation.pool_ends
    return ends is not None and any(
        c.card.legal_from is None or c.card.legal_from > ends for c in violation.cards
    )


def describe_mends(violation: AnyViolation) -> str:
    """What would put it right, as one sentence; empty if nothing can be done."""
    ways = [describe_mend(mend) for mend in violation.mends]
    if not ways:
        return ""
    text = ways[0]
    for other in ways[1:]:
        text = gettext("{one}, or {other}").format(one=text, other=other)
    return text[0].upper() + text[1:] + "."


def describe_mend(mend: Mend) -> str:
    """A mend as a phrase without capital and full stop: ``add 3 cards to the library``."""
    match mend:
        case Add(part=part, count=count):
            return _add(part, count)
        case Cut(part=part, count=count):
            return _cut(part, count)
        case Drop(cards=cards):
            return gettext("take out {cards}").format(cards=card_list(cards))
        case Regroup(cards=cards, groups=groups):
            return gettext("replace {cards} by vampires of groups {groups}").format(
                cards=card_list(cards), groups=number_list(groups)
            )
        case Wait(until=until):
            return gettext("play it on {day} or later").format(day=until)
        case Identify(lines=lines):
            return ngettext(
                "say which card is meant by {count} line",
                "say which cards are meant by {count} lines",
                len(lines),
            ).format(count=len(lines))
        case _:
            assert_never(mend)


def _add(part: Kind, count: int) -> str:
    if part is Kind.CRYPT:
        text = ngettext("add {count} card to the crypt", "add {count} cards to the crypt", count)
    else:
        text = ngettext(
            "add {count} card to the library", "add {count} cards to the library", count
        )
    return text.format(count=count)


def _cut(part: Kind, count: int) -> str:
    if part is Kind.CRYPT:
        text = ngettext(
            "take {count} card out of the crypt", "take {count} cards out of the crypt", count
        )
    else:
        text = ngettext(
            "take {count} card out of the library", "take {count} cards out of the library", count
        )
    return text.format(count=count)


def cite(violation: AnyViolation) -> str:
    """Where the rule stands: document and section."""
    return str(rules()[violation.rule])


def number_list(numbers: Iterable[int]) -> str:
    """Numbers as one says them: ``2, 3 and 5``."""
    texts = [str(number) for number in numbers]
    if len(texts) < 2:
        return "".join(texts)
    return gettext("{most} and {last}").format(most=", ".join(texts[:-1]), last=texts[-1])


def card_list(cards: Iterable[Copies]) -> str:
    """Cards with their copies: ``2 Villein, 1 Theo Bell (G6)``."""
    return some_names([f"{c.count} {card_name(c.card)}" for c in cards])


def card_name(card: AnyCard) -> str:
    """The name that tells a card from every other; of a vampire always with its group."""
    return card.full_name if isinstance(card, CryptCard) else card.unique_name


def some_names(names: list[str], most: int = MOST_NAMES) -> str:
    """The names, or the first ``most`` of them and the number of the others."""
    rest = len(names) - most
    if rest <= 0:
        return ", ".join(names)
    return gettext("{names} and {count} more").format(names=", ".join(names[:most]), count=rest)
