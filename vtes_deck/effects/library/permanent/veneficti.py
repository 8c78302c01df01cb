"""Veneficti: an ally that weak minions cannot target."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    EffectContext,
    Minion,
    OwnStatic,
    PurposeKind,
    Shelters,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import (
    ACard,
    AMinion,
    Bonus,
    BurnCard,
    CardAction,
    MinionFilter,
    StaticBonus,
    TakeControl,
    Trait,
    Type,
    Zone,
    card,
)

WEAK = MinionFilter(vampire=False, either=MinionFilter(vampire=True, most=6))
DEMON = AMinion(MinionFilter(vampire=False, trait=Trait.DEMON), "others")
DEMON_RETAINER = ACard(Zone.IN_PLAY, (Type.RETAINER,), "any", trait=Trait.DEMON, on="minion")


class ShelteredFromWeak(OwnStatic, Shelters, frozen=True):
    """Allies and young vampires cannot direct actions at the minion."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="others"),)

    @override
    def shelters(self, table: Table, source: int, acting: Minion, level: str) -> bool:
        context = EffectContext(table, table.in_play[source].controller, source)
        return WEAK.fits(context, acting)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} cannot be the target of a directed action performed by an ally or a "
            "vampire with capacity 6 or less"
        )


CARDS = (
    card(
        102103,
        "Veneficti",
        StaticBonus(Bonus.STEALTH, 1),
        CardAction(
            sentence="{minion} acts to steal {target}.",
            host=True,
            target=DEMON,
            effects=(TakeControl("target"),),
        ),
        CardAction(
            sentence="{minion} acts to burn {target}.",
            host=True,
            target=DEMON_RETAINER,
            effects=(BurnCard("target"),),
        ),
        ShelteredFromWeak(),
    ),
)
