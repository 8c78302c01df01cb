"""Vampires that steal equipment, allies and retainers as an action."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    EffectContext,
    Minion,
    Target,
    Whose,
    Wording,
    allows,
    minions_of,
)
from vtes_deck.effects.library.action.far_mastery import StealRetainer
from vtes_deck.effects.vocab import (
    ALLY,
    ANYONE,
    IS_MERGED,
    ACard,
    ActionWas,
    AMinion,
    Aura,
    Bonus,
    BurnCard,
    CardAction,
    Carried,
    Either,
    Same,
    StealCarried,
    TakeControl,
    Trait,
    Zone,
    card,
)


class ARetainer(Target, frozen=True):
    """A retainer of another Methuselah that the user may have."""

    whose: Whose = "others"

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        return [
            (number, NONE, 0)
            for minion in minions_of(context, ANYONE, self.whose)
            for number in minion.attached
            if table.cards[number].retainer and allows(table, number, context.user_minion)
        ]

    @override
    def say(self, wording: Wording) -> str:
        return "a retainer"


class StealAllyOrRetainer(StealRetainer, frozen=True):
    """The acting minion's controller takes an ally, or the minion itself takes a retainer."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        if isinstance(context.table.in_play.get(context.target), Minion):
            TakeControl("target").carry_out(context)
        else:
            super().carry_out(context)


class BurnOrSteal(StealCarried, frozen=True):
    """A location is burned; equipment moves to the acting minion."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        if LOCATION.fits(context, context.table, context.target):
            BurnCard("target").carry_out(context)
        else:
            super().carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        burned, _, stolen = wording.target.partition(" or ")
        return f"burn {burned} or steal {stolen}"


LOCATION = ACard(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION)
STEALABLE = Either(AMinion(ALLY, "others"), ARetainer())

CARDS = (
    card(
        200104,
        "Annazir",
        CardAction(
            sentence="{minion} acts to burn or steal {target}.",
            host=True,
            target=Either(LOCATION, Carried()),
            effects=(BurnOrSteal(),),
        ),
    ),
    card(
        201374,
        "Titus Camille",
        CardAction(
            sentence="{minion} acts to steal {target}.",
            host=True,
            target=Carried(whose="predator or prey"),
            effects=(StealCarried(),),
        ),
    ),
    card(
        201482,
        "Xipe Totec",
        CardAction(
            sentence="{minion} acts to steal {target}.",
            host=True,
            stealth=1,
            blood=1,
            target=STEALABLE,
            effects=(StealAllyOrRetainer(),),
        ),
    ),
    card(
        201258,
        "Sébastien Goulet",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("recruit", either="employ")),
        ),
        CardAction(
            sentence="{minion} acts to steal {target}.",
            host=True,
            stealth=1,
            conditions=(IS_MERGED,),
            target=STEALABLE,
            effects=(StealAllyOrRetainer(),),
        ),
    ),
    card(
        201786,
        "Saankaláxt",
        CardAction(
            sentence="{minion} acts to steal {target}.",
            host=True,
            blood=1,
            target=Carried(),
            effects=(StealCarried(),),
        ),
    ),
    card(
        201640,
        "Darius Shirazi",
        CardAction(
            sentence="{minion} acts to steal {target}.",
            host=True,
            target=Carried((Trait.ELECTRONIC, Trait.VEHICLE, Trait.WEAPON)),
            effects=(StealCarried(),),
        ),
    ),
)
