"""Independent vampires."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    DISCARD_OF_ANOTHER,
    DURING_ACTION,
    GOES_TO_TORPOR,
    INCAPACITATED,
    IS_UNLOCKED,
    LEAVES,
    MASTER_BEGINS,
    NOTHING,
    POLLING,
    STRIKE,
    VAMPIRE,
    Abstain,
    ActingOther,
    AMinion,
    AtBleed,
    BleedAction,
    Choose,
    DiscardTarget,
    GainMasterActions,
    GainPool,
    HandCard,
    HasBled,
    HostActs,
    HostFought,
    InCombat,
    MoreBleed,
    Move,
    Power,
    Strike,
    Toll,
    Trait,
    Trigger,
    Until,
    WasReady,
    Who,
    card,
)

MAY_GAIN_POOL = (Choose(NOTHING, (GainPool(1),), optional=True),)

CARDS = (
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
    card(
        200956,
        "Matasuntha",
        Trigger(on=GOES_TO_TORPOR, needs=(HostFought(),), does=MAY_GAIN_POOL),
        Trigger(on=INCAPACITATED, needs=(HostFought(),), does=MAY_GAIN_POOL),
        Trigger(on=LEAVES, needs=(HostFought(), WasReady()), does=MAY_GAIN_POOL),
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
)
