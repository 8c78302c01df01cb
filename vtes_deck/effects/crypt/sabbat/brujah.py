"""Brujah of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ALLY,
    Activity,
    AtMost,
    Aura,
    Bonus,
    MinionFilter,
    Pool,
    Restriction,
    Same,
    card,
)

CARDS = (
    card(
        201748,
        "Devorah",
        Aura(bonus=Bonus.STEALTH, n=1, host=True, conditions=(AtMost(Pool(), 5),)),
    ),
    card(
        201770,
        'Rexton "Savage" Abernathy',
        Restriction(
            activity=Activity.BLOCK, host=False, who=ALLY, conditions=(Same("host", "acting"),)
        ),
        Restriction(
            activity=Activity.BLOCK,
            host=False,
            who=MinionFilter(most=3),
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(
        201775,
        "Üresség",
        Aura(bonus=Bonus.VOTES, n=1, host=True, conditions=(AtMost(Pool("prey"), 10),)),
        Aura(bonus=Bonus.BLEED, n=1, host=True, conditions=(AtMost(Pool("prey"), 10),)),
    ),
)
