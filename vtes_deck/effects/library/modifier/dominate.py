"""Action modifiers with Dominate."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    DECLINED,
    VAMPIRE,
    AMinion,
    Bounce,
    CannotBlock,
    Is,
    Lock,
    MinionFilter,
    MoreBleed,
    NewTarget,
    Stealth,
    card,
    modifier,
    reaction,
)

CARDS = (
    card(
        100401,
        "Conditioning",
        modifier("dom", MoreBleed(2)),
        modifier("DOM", MoreBleed(3)),
    ),
    card(
        100236,
        "Bonding",
        modifier("dom", MoreBleed(1)),
        modifier("DOM", Stealth(1), MoreBleed(1)),
    ),
    card(
        101256,
        "Murmur of the False Will",
        modifier("dom", MoreBleed(1)),
        reaction(
            "DOM",
            Lock(),
            Bounce(),
            at=DECLINED,
            conditions=(Is("acting", MinionFilter(younger=True)),),
            target=NewTarget(),
        ),
    ),
    card(
        101712,
        "Seduction",
        modifier(
            "dom",
            CannotBlock(),
            at=AS_ANNOUNCED,
            target=AMinion(MinionFilter(vampire=True, younger=True), "others"),
        ),
        modifier("DOM", CannotBlock(), at=AS_ANNOUNCED, target=AMinion(VAMPIRE, "others")),
    ),
)
