"""Actions that gain pool, blood or crypt cards and do nothing else."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    CRYPT_CARD,
    ACard,
    AMinion,
    AtLeast,
    Blood,
    Count,
    Either,
    ForEach,
    Gain,
    MinionFilter,
    Pool,
    Zone,
    action,
    bleed,
    card,
)

YOUNGER = MinionFilter(vampire=True, younger=True)
UNLOCKED = MinionFilter(vampire=True, locked=False)

CARDS = (
    card(
        101613,
        "Restoration",
        action("for", Gain(2, Blood()), stealth=1),
        action("FOR", Gain(3, Blood()), stealth=1),
    ),
    card(100494, "Dark Mirror of the Mind", action("", Gain(2, Pool()), stealth=1)),
    card(100099, "Art Scam", action("", Gain(2, Pool()), stealth=1)),
    card(
        101050,
        "Kindred Intelligence",
        action("", CRYPT_CARD, stealth=1, conditions=(AtLeast(Count(ACard(Zone.CRYPT)), 1),)),
        exception="A ruling requires a card in the crypt.",
    ),
    card(
        101193,
        "Media Influence",
        bleed("pre", plus=2),
        action("PRE", ForEach(AMinion(UNLOCKED), (Gain(1, Blood("target")),))),
    ),
    card(
        102248,
        "Feast of the Soul's Secrets",
        bleed("dom", plus=2),
        bleed(
            "DOM",
            Gain(2, Blood("target")),
            plus=2,
            target=Either(AMinion(YOUNGER), ACard(Zone.UNCONTROLLED, vampire=True, younger=True)),
        ),
    ),
)
