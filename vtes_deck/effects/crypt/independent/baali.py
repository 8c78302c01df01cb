"""Independent Baali."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    ALLY,
    DISCARD_OF_ANOTHER,
    DISCARD_TARGET,
    DURING_ACTION,
    IS_READY,
    IS_UNLOCKED,
    MASTER,
    MASTER_BEGINS,
    POLLING,
    STRIKE,
    VAMPIRE,
    Abstain,
    ACard,
    AMinion,
    AtBleed,
    Aura,
    BleedAction,
    Bonus,
    CardAction,
    Count,
    Gain,
    HasBled,
    InCombat,
    Is,
    MasterActions,
    MinionFilter,
    MoreBleed,
    Move,
    MyTurn,
    Pool,
    Power,
    Same,
    Strike,
    TakeControl,
    Toll,
    Trait,
    Trigger,
    Until,
    Zone,
    card,
)

CARDS = (
    card(
        200136,
        "Arishat",
        Power(
            sentence="{card} burns 1 blood: {target} abstains.",
            at=POLLING,
            blood=1,
            once=Until.REFERENDUM,
            target=AMinion(VAMPIRE, "any"),
            effects=(Abstain(),),
        ),
    ),
    card(
        200305,
        "Cybele",
        Trigger(
            on=MASTER_BEGINS,
            mine=True,
            conditions=(IS_UNLOCKED,),
            effects=(Gain(1, MasterActions()),),
        ),
        BleedAction(
            sentence="{minion} bleeds {seat} with +2 bleed.",
            host=True,
            plus=2,
            blood=1,
            effects=(),
        ),
    ),
    card(
        200520,
        "Giotto Verducci",
        Toll(n=1, who=VAMPIRE),
        Power(
            sentence="Discard {target} and draw a card.",
            at=DISCARD_OF_ANOTHER,
            once=Until.TURN,
            target=ACard(Zone.HAND),
            effects=(DISCARD_TARGET,),
        ),
    ),
    card(
        200611,
        "Huitzilopochtli",
        Power(
            sentence="Burn 1 pool: +1 master phase action.",
            at=MASTER,
            pool=1,
            once=Until.TURN,
            conditions=(MyTurn(), IS_READY),
            effects=(Gain(1, MasterActions()),),
        ),
    ),
    card(
        200605,
        "The Horde",
        Power(
            sentence="Lock {card}: +1 bleed.",
            at=DURING_ACTION,
            lock=True,
            conditions=(
                AtBleed(),
                Is("acting", MinionFilter(trait=Trait.INFERNAL, another=True)),
            ),
            effects=(MoreBleed(1, limited=False),),
        ),
    ),
    card(
        201411,
        "The unnamed",
        InCombat(
            Move(when=STRIKE, strike=Strike(damage=2, ranged=True, aggravated=True), blood=1),
        ),
        Power(
            sentence="Gain 2 pool for the bleed of {card}.",
            at=AFTER_ACTION,
            conditions=(Same("host", "acting"), HasBled()),
            once=Until.ACTION,
            effects=(Gain(2, Pool()),),
        ),
    ),
    card(
        201480,
        "Xeper, Sultan of Lepers",
        Aura(
            bonus=Bonus.VOTES,
            n=Count(
                AMinion(MinionFilter(vampire=True, ready=True, unique=True, trait=Trait.INFERNAL))
            ),
            host=True,
        ),
        CardAction(
            sentence="{minion} acts to steal {target}.",
            host=True,
            target=AMinion(ALLY, "others"),
            effects=(TakeControl("target"),),
        ),
    ),
)
