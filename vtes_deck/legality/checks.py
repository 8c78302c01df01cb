"""The checks of the formats. Each yields the violations that it finds."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Iterator

import msgspec

from cardbase.card_numbers import is_own
from cardbase.model import AnyCard, CryptCard
from cardbase.terms import CardKind
from vtes_deck.legality.case import Case, Limits
from vtes_deck.legality.violations import (
    Add,
    AfterItsTime,
    AnyViolation,
    Banned,
    BeforeRules,
    Copies,
    Cut,
    Drop,
    Identify,
    NeverReleased,
    NotYetLegal,
    OwnCards,
    Playtest,
    Regroup,
    Severity,
    UnknownCards,
    Wait,
    WrongGroups,
    WrongSize,
)

# Ids that the official card data give to playtest cards: 110000 to 199999 in the library, 210000
# and more in the crypt. No document states this; the deck builder VDB reads them in the same way.
PLAYTEST_LIBRARY = range(110_000, 200_000)
PLAYTEST_CRYPT_FROM = 210_000


class SizeRules(msgspec.Struct, frozen=True):
    """The rules for the sizes: of the crypt, and the minimum and maximum of the library."""

    crypt: str
    library: str
    library_most: str


def sizes(case: Case, limits: Limits, rules: SizeRules) -> Iterator[AnyViolation]:
    """Crypt and library have the sizes that the format requires.

    An unidentified line counts in its part. If the part is unknown, it counts neither as missing
    nor as excess, so that one line does not cause two violations.
    """
    if case.crypt + case.unplaced < limits.crypt:
        yield WrongSize(
            rule=rules.crypt,
            part=CardKind.CRYPT,
            count=case.crypt,
            minimum=limits.crypt,
            fixes=(Add(CardKind.CRYPT, limits.crypt - case.crypt),),
        )
    rule = ""
    fix: Add | Cut | None = None
    if case.library + case.unplaced < limits.library:
        rule, fix = rules.library, Add(CardKind.LIBRARY, limits.library - case.library)
    elif case.library > limits.library_most:
        rule, fix = rules.library_most, Cut(CardKind.LIBRARY, case.library - limits.library_most)
    if fix is not None:
        yield WrongSize(
            rule=rule,
            part=CardKind.LIBRARY,
            count=case.library,
            minimum=limits.library,
            maximum=limits.library_most,
            fixes=(fix,),
        )


def groups(case: Case, rule: str) -> Iterator[AnyViolation]:
    """Numeric groups span at most two consecutive ones (DCK-06); ANY does not count (DCK-07).

    A crypt with only ANY cards, or without cards, has no groups and is always valid.
    """
    if len(case.groups) < 2 or case.groups[-1] - case.groups[0] <= 1:
        return
    grouped = [c for c in case.copies if isinstance(c.card, CryptCard) and c.card.group is not None]
    keep = _best_pair(case.groups, grouped)
    others = tuple(c for c in grouped if _group(c.card) not in keep)
    yield WrongGroups(
        rule=rule, groups=case.groups, cards=tuple(grouped), fixes=(Regroup(others, keep),)
    )


def _group(card: AnyCard) -> int | None:
    return card.group if isinstance(card, CryptCard) else None


def _best_pair(groups: Iterable[int], grouped: Iterable[Copies]) -> tuple[int, int]:
    """The two consecutive groups that keep the most cards of this crypt, the lowest if several."""
    cards = dict.fromkeys(groups, 0)
    for copies in grouped:
        cards[_group(copies.card) or 0] += copies.count
    pairs = sorted({(g, g + 1) for g in cards} | {(g - 1, g) for g in cards if g > 1})
    return max(pairs, key=lambda pair: cards.get(pair[0], 0) + cards.get(pair[1], 0))


def bans(case: Case, rule: str) -> Iterator[AnyViolation]:
    """No card was banned on the day; the ban includes its first day."""
    found = [c for c in case.copies if c.card.banned_from and c.card.banned_from <= case.on]
    for since, cards in _by_day((c.card.banned_from, c) for c in found):
        yield Banned(rule=rule, since=since, cards=cards, fixes=(Drop(cards),))


def releases(case: Case, rule: str, genuine_rule: str) -> Iterator[AnyViolation]:
    """Every card could be played on the day; it is legal from the first day of its legality.

    A card without such a day is not unrestricted: it was never released.
    """
    found = [c for c in case.copies if c.card.legal_from and c.card.legal_from > case.on]
    for since, cards in _by_day((c.card.legal_from, c) for c in found):
        yield NotYetLegal(rule=rule, since=since, cards=cards, fixes=(Wait(since), Drop(cards)))
    yield from genuine(case, genuine_rule)


def genuine(case: Case, rule: str) -> Iterator[AnyViolation]:
    """All cards are released cards, not cards of the player and not in playtest."""
    own = tuple(c for c in case.copies if is_own(c.card.id))
    if own:
        yield OwnCards(rule=rule, cards=own, fixes=(Drop(own),))
    undated = [c for c in case.copies if c.card.legal_from is None or in_playtest(c.card)]
    undated = [c for c in undated if not is_own(c.card.id)]
    if not undated:
        return
    tested = tuple(c for c in undated if in_playtest(c.card))
    if tested:
        yield Playtest(rule=rule, cards=tested, fixes=(Drop(tested),))
    never = tuple(c for c in undated if not in_playtest(c.card))
    if never:
        yield NeverReleased(rule=rule, cards=never, fixes=(Drop(never),))


def in_playtest(card: AnyCard) -> bool:
    """Whether the id of the card marks it as a playtest card."""
    if isinstance(card, CryptCard):
        return card.id >= PLAYTEST_CRYPT_FROM
    return card.id in PLAYTEST_LIBRARY


def identified(case: Case, rule: str) -> Iterator[AnyViolation]:
    """Every line of the list identifies a known card."""
    if case.deck.unknown:
        yield UnknownCards(rule=rule, lines=case.deck.unknown, fixes=(Identify(case.deck.unknown),))


def era(case: Case, rule: str, last_day: datetime.date) -> Iterator[AnyViolation]:
    """Note the cards that were released after the time of an old rulebook.

    No rulebook forbids them: the note is for players who want only the cards of that time.
    """
    later = tuple(
        c for c in case.copies if (day := c.card.first_printed) is not None and day > last_day
    )
    if later:
        yield AfterItsTime(
            rule=rule,
            severity=Severity.NOTE,
            until=last_day,
            cards=later,
            fixes=(Drop(later),),
        )


def before_rules(case: Case, rule: str, since: datetime.date) -> Iterator[AnyViolation]:
    """Note that the day lies before the rules by which the deck is judged."""
    if case.on < since:
        yield BeforeRules(rule=rule, severity=Severity.NOTE, since=since)


def _by_day(
    dated: Iterable[tuple[datetime.date | None, Copies]],
) -> Iterator[tuple[datetime.date, tuple[Copies, ...]]]:
    days: dict[datetime.date, list[Copies]] = {}
    for day, copies in dated:
        if day is not None:
            days.setdefault(day, []).append(copies)
    for day in sorted(days):
        yield day, tuple(days[day])
