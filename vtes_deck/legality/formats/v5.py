"""V5: standard constructed with the cards of the Fifth Edition line."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from functools import cache

import msgspec

from cardbase.model import AnyCard
from vtes_deck.language import mark
from vtes_deck.legality.case import Case, Limits
from vtes_deck.legality.data import read
from vtes_deck.legality.format import Format
from vtes_deck.legality.formats import standard
from vtes_deck.legality.violations import AnyViolation, Copies, Drop, Fix, NotInPool, Wait

POOL = "V5"
RULE = "VEKN-TR-6.4"

# Set code of promos in the card data.
PROMO = "Promo"


class _Promos(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    date: datetime.date


class Pool(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The products whose cards make up the pool.

    Attributes:
        source: the key of the document.
        section: the section in it.
        last_release: the last release in the list.
        sets: the name of each set in the document, by its code.
        promos: the promos, by day, that also belong to it.
        slips: cards that the card data include in the pool by mistake, with the reason.
    """

    source: str
    section: str
    last_release: datetime.date
    sets: dict[str, str]
    promos: tuple[_Promos, ...]
    slips: dict[str, str]

    def since(self, card: AnyCard) -> datetime.date | None:
        """First day on which the card belongs to the pool, ``None`` if it does not.

        This is the release day of the first product with the card; from then on every printing of
        it may be played. A card that the card data mark for the format, but that is in none of the
        products, belongs to the pool from its first legal day.
        """
        promos = {promo.date for promo in self.promos}
        days = [
            p.date
            for p in card.printings
            if p.date is not None and (p.set in self.sets or (p.set == PROMO and p.date in promos))
        ]
        if days:
            return min(days)
        marked = POOL in card.formats and str(card.id) not in self.slips
        return card.legal_from if marked else None


@cache
def pool() -> Pool:
    """The pool in ``resources/legality/v5_pool.toml``."""
    return read("v5_pool.toml", Pool)


def check(case: Case, wanted: Limits) -> Iterator[AnyViolation]:
    """Check all rules of standard, and the pool."""
    yield from standard.check(case, wanted)
    found = pool()
    outside: dict[datetime.date | None, list[Copies]] = {}
    for copies in case.copies:
        since = found.since(copies.card)
        if since is None or since > case.on:
            outside.setdefault(since, []).append(copies)
    for since in sorted(outside, key=lambda day: day or datetime.date.max):
        cards = tuple(outside[since])
        fixes: tuple[Fix, ...] = (Drop(cards),)
        if since is not None:
            fixes = (Wait(since), *fixes)
        yield NotInPool(
            rule=RULE,
            pool=POOL,
            since=since,
            pool_ends=found.last_release,
            cards=cards,
            fixes=fixes,
        )


FORMAT = Format(
    name="v5",
    title=mark("V5"),
    help=mark(
        "Standard with the cards of the Fifth Edition, New Blood, Fall of London, Shadows of "
        "Berlin, 30th Anniversary, Sabbat V5, and Promo Packs 3 and 4, in any printing."
    ),
    rules=(RULE, *standard.RULES),
    limits=standard.limits,
    check=check,
    aliases=("fifth-edition",),
    order=20,
)
