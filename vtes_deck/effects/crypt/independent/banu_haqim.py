"""Independent Banu Haqim."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DURING_ACTION,
    POLLING,
    STRIKE,
    ACard,
    Activity,
    AMinion,
    AtBleed,
    Aura,
    BleedAction,
    Bonus,
    CardAction,
    Discount,
    EnterCombat,
    ForEach,
    Gets,
    HandSize,
    InCombat,
    Is,
    MinionFilter,
    MoreBleed,
    Move,
    MoveCards,
    PoliticalReferendum,
    Power,
    Restriction,
    Same,
    Sect,
    Strike,
    Trait,
    Until,
    Zone,
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
    card(
        200163,
        "Bakr",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            stealth=1,
            blood=1,
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
        exception="The target makes the action directed even without the symbol.",
    ),
    card(
        201370,
        "Thucimia",
        Power(
            sentence="Get -2 hand size: {card} gets +1 bleed.",
            at=DURING_ACTION,
            once=Until.ACTION,
            conditions=(AtBleed(), Same("host", "acting")),
            effects=(HandSize(-2, Until.UNLOCK), MoreBleed(1, limited=False)),
        ),
    ),
    card(
        201500,
        "Zahir, Hand of the Silsila",
        CardAction(
            sentence="{minion} acts to look for a contract.",
            host=True,
            stealth=1,
            effects=(
                MoveCards(ACard(Zone.LIBRARY, trait=Trait.CONTRACT), Zone.HAND, how="chosen"),
            ),
        ),
    ),
    card(
        200065,
        "Amaravati",
        Power(
            sentence="{card} burns 2 blood: your ready Banu Haqim get +1 vote.",
            at=POLLING,
            blood=2,
            once=Until.REFERENDUM,
            conditions=(PoliticalReferendum(),),
            effects=(
                ForEach(
                    AMinion(MinionFilter(ready=True, clans=("Banu Haqim",))),
                    (Gets(Bonus.VOTES, 1, Until.REFERENDUM, "target"),),
                ),
            ),
        ),
    ),
)
