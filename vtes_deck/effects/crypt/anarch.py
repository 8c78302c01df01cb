"""Anarchs: Ministry, Ravnos; and the Laibon."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DISCARD_BEGINS,
    DURING_ACTION,
    IS_READY,
    LEAVES_TORPOR,
    MASTER,
    MASTER_BEGINS,
    STRIKE,
    AMinion,
    Aura,
    Bonus,
    DiscardAtRandom,
    GainBlood,
    GainDiscardActions,
    HostActs,
    InCombat,
    Move,
    MyTurn,
    PlayedMaster,
    Power,
    RevealTop,
    SecondMasterAction,
    Strike,
    Toll,
    Trigger,
    Until,
    Who,
    card,
)

CARDS = (
    card(201662, "Sergio Bueno", Toll(n=1, who=Who(corrupted=True))),
    card(
        201608,
        "Nonu Dis",
        Power(
            sentence="Add 1 blood to {target}.",
            at=MASTER,
            once=Until.TURN,
            needs=(IS_READY, MyTurn(), PlayedMaster()),
            aim=AMinion(Who(vampire=True, ready=True, clans=("Ministry",))),
            does=(GainBlood(1, target=True),),
        ),
    ),
    card(
        201672,
        "Gathii",
        Power(
            sentence="Reveal the top card of your library for {card}.",
            at=DURING_ACTION,
            once=Until.ACTION,
            needs=(HostActs(),),
            does=(RevealTop(),),
        ),
    ),
    card(
        201681,
        "Phaibun",
        InCombat(
            Move(when=STRIKE, strike=Strike(dodge=True), once=Until.COMBAT),
            first=(DiscardAtRandom(),),
        ),
    ),
    card(
        201687,
        "Sreelekha",
        Trigger(on=DISCARD_BEGINS, mine=True, needs=(IS_READY,), does=(GainDiscardActions(1),)),
    ),
    card(
        201035,
        "Nana Buruku",
        Aura(bonus=Bonus.HAND_SIZE, n=1, needs=(IS_READY,)),
        Trigger(on=MASTER_BEGINS, mine=True, needs=(IS_READY,), does=(SecondMasterAction(),)),
        Trigger(on=LEAVES_TORPOR, host=True, does=(SecondMasterAction(),)),
    ),
)
