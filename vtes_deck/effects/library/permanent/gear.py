"""Equipment and retainers that add something to the minion with them."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    RANGE,
    STRIKE,
    Activity,
    AMinion,
    Bonus,
    BurnCard,
    CardAction,
    InCombat,
    MinionFilter,
    Move,
    OnePerMinion,
    Restriction,
    Same,
    StaticBonus,
    Strike,
    Trait,
    Until,
    Use,
    card,
    strikes,
)

ONE_VEHICLE = OnePerMinion(trait=Trait.VEHICLE)
ONE_MANEUVER = Move(when=RANGE, maneuver=Use.MUST, once=Until.COMBAT)

CARDS = (
    card(101856, "Sport Bike", StaticBonus(Bonus.INTERCEPT, 1), ONE_VEHICLE),
    card(100484, "D'habi Revenant", StaticBonus(Bonus.BLEED, 1)),
    card(100226, "Blow Torch", InCombat(strikes(Strike(damage=1, aggravated=True)))),
    card(
        101781,
        "The Signet of King Saul",
        Restriction(
            activity=Activity.BLOCK,
            host=False,
            who=MinionFilter(least=8),
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(101018, "Jackie Therman", InCombat(ONE_MANEUVER)),
    card(
        102015,
        "Treasured Samadji",
        StaticBonus(Bonus.BLEED, 1),
        InCombat(Move(when=STRIKE, strike=Strike(dodge=True), once=Until.COMBAT)),
    ),
    card(
        102237,
        "ECTU Operative",
        InCombat(strikes(Strike(damage=1, ranged=True))),
        InCombat(ONE_MANEUVER),
        CardAction(
            sentence="{minion} acts to burn {target}.",
            host=True,
            target=AMinion(MinionFilter(vampire=True, torpor=True), "any"),
            effects=(BurnCard("target"),),
        ),
    ),
)
