"""Baali."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    DISCARD_OF_ANOTHER,
    DURING_ACTION,
    IS_UNLOCKED,
    MASTER_BEGINS,
    POLLING,
    STRIKE,
    VAMPIRE,
    Abstain,
    ActingOther,
    AMinion,
    AtBleed,
    BleedAction,
    DiscardTarget,
    GainMasterActions,
    GainPool,
    HandCard,
    HasBled,
    HostActs,
    InCombat,
    MoreBleed,
    Move,
    Power,
    Strike,
    Toll,
    Trait,
    Trigger,
    Until,
    Who,
    card,
)

CARDS = (
    card(
        201411,
        "The unnamed",
        InCombat(
            Move(when=STRIKE, strike=Strike(damage=2, ranged=True, aggravated=True), blood=1),
        ),
        Power(
            sentence="Gain 2 pool for the bleed of {card}.",
            at=AFTER_ACTION,
            needs=(HostActs(), HasBled()),
            once=Until.ACTION,
            does=(GainPool(2),),
        ),
    ),
    card(
        200605,
        "The Horde",
        Power(
            sentence="Lock {card}: +1 bleed.",
            at=DURING_ACTION,
            lock=True,
            needs=(AtBleed(), ActingOther(Who(trait=Trait.INFERNAL))),
            does=(MoreBleed(1, limited=False),),
        ),
    ),
    card(
        200305,
        "Cybele",
        Trigger(
            on=MASTER_BEGINS,
            mine=True,
            needs=(IS_UNLOCKED,),
            does=(GainMasterActions(1),),
        ),
        BleedAction(
            sentence="{minion} bleeds {seat} with +2 bleed.",
            host=True,
            plus=2,
            blood=1,
            does=(),
        ),
    ),
    card(
        200136,
        "Arishat",
        Power(
            sentence="{card} burns 1 blood: {target} abstains.",
            at=POLLING,
            blood=1,
            once=Until.REFERENDUM,
            aim=AMinion(VAMPIRE, "any"),
            does=(Abstain(),),
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
            aim=HandCard(),
            does=(DiscardTarget(),),
        ),
    ),
)
