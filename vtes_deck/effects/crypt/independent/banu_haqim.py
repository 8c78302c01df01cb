"""Independent Banu Haqim."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    STRIKE,
    Activity,
    Aura,
    BleedAction,
    Bonus,
    Discount,
    InCombat,
    Is,
    MinionFilter,
    Move,
    Restriction,
    Same,
    Sect,
    Strike,
    Until,
    card,
)

CARDS = (
    card(
        200668,
        "Jamal",
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(
                Is(
                    "opposing",
                    MinionFilter(
                        vampire=False,
                        either=MinionFilter(vampire=True, sects=(Sect.CAMARILLA,)),
                    ),
                ),
            ),
        ),
    ),
    card(
        200745,
        "Kalinda",
        BleedAction(
            sentence="{minion} bleeds {seat} with +1 bleed.",
            effects=(),
            host=True,
            stealth=1,
            blood=2,
            plus=1,
        ),
    ),
    card(
        200969,
        "Melek",
        InCombat(Move(when=STRIKE, strike=Strike(dodge=True), once=Until.COMBAT)),
    ),
    card(
        201223,
        "Sajid al Misbah",
        Discount(blood=1, discipline="qui"),
        Restriction(activity=Activity.BLOCK, conditions=(Is("acting", MinionFilter(older=True)),)),
    ),
    card(
        201426,
        "Vardar Vardarian",
        Aura(
            bonus=Bonus.STRENGTH,
            n=-1,
            to=MinionFilter(clans=("Ministry",)),
            whose="any",
            conditions=(Same("opposing", "host"),),
        ),
    ),
)
