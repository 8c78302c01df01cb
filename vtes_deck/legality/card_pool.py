"""A card pool that an organiser sets for one tournament, in addition to the pool of the format.

V:EKN tournament rules 6.1.1 (card sets) and 7.9 (anything else that can be announced).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from cardbase.model import AnyCard, CryptCard
from vtes_deck.legality.violations import (
    AnyViolation,
    Copies,
    Drop,
    OutsidePool,
    SeveralClans,
)

SETS, CONTENT = "VEKN-TR-6.1.1", "VEKN-TR-7.9"
"""The rules on restrictions to card sets, and on any others."""


class Condition(msgspec.Struct, frozen=True):
    """A condition that every card of the deck must fulfil.

    Attributes:
        text: the condition, written in the query language.
        rule: id of the rule under which it may be set.
        cards: ids of the cards that fulfil it.
    """

    text: str
    rule: str
    cards: frozenset[int]

    def allows(self, card: AnyCard) -> bool:
        """Whether a card fulfils the condition."""
        return card.id in self.cards


class CardPool(msgspec.Struct, frozen=True):
    """The pool of a tournament.

    Attributes:
        name: the name under which it was saved; may be empty.
        query: the conditions as the organiser wrote them.
        conditions: the conditions as values; all of them must be fulfilled.
        one_clan: all crypt cards of a deck have one clan, which each player chooses.
    """

    name: str = ""
    query: str = ""
    conditions: tuple[Condition, ...] = ()
    one_clan: bool = False

    def check(self, copies: tuple[Copies, ...]) -> Iterator[AnyViolation]:
        """The cards outside the pool, condition by condition; a card may fail several."""
        for condition in self.conditions:
            outside = tuple(c for c in copies if not condition.allows(c.card))
            if outside:
                yield OutsidePool(
                    rule=condition.rule,
                    pool=self.name,
                    condition=condition.text,
                    cards=outside,
                    fixes=(Drop(outside),),
                )
        if self.one_clan:
            yield from _one_clan(copies)


def _one_clan(copies: tuple[Copies, ...]) -> Iterator[AnyViolation]:
    clans: Counter[str] = Counter()
    for each in copies:
        if isinstance(each.card, CryptCard):
            clans[each.card.clan] += each.count
    if len(clans) < 2:
        return
    kept = max(sorted(clans), key=clans.__getitem__)
    others = tuple(c for c in copies if isinstance(c.card, CryptCard) and c.card.clan != kept)
    yield SeveralClans(rule=CONTENT, clan=kept, cards=others, fixes=(Drop(others),))
