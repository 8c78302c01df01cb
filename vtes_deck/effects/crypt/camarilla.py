"""Elders of the Camarilla: Banu Haqim, Malkavian, Toreador, Ventrue."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AS_PLAYED,
    BEFORE_RANGE,
    IS_READY,
    LEAVES_TORPOR,
    MASTER_BEGINS,
    REFERENDUM_RESOLVED,
    UNLOCK,
    Active,
    Bonus,
    BurnPool,
    CancelReaction,
    DiscardTarget,
    HandCard,
    HostCalls,
    HostFights,
    HostGets,
    KeepLocations,
    KeepsTitle,
    PoliticalReferendum,
    Power,
    ReferendumPassed,
    SecondMasterAction,
    Trigger,
    TurnOf,
    Type,
    Until,
    card,
)

CARDS = (
    card(
        200890,
        "Lutz von Hohenzollern",
        Trigger(
            on=REFERENDUM_RESOLVED,
            needs=(IS_READY, PoliticalReferendum(), ReferendumPassed()),
            does=(BurnPool(1, "prey"),),
        ),
    ),
    card(
        201694,
        "Diana Iadanza",
        Power(
            sentence="{card} burns 1 blood to cancel the reaction.",
            at=AS_PLAYED,
            blood=1,
            once=Until.REFERENDUM,
            needs=(HostCalls(),),
            does=(CancelReaction(),),
        ),
    ),
    card(201151, "Rafael de Corazon", KeepsTitle()),
    card(
        200135,
        "Arika",
        Power(
            sentence="Burn 1 pool for each location, or the location.",
            at=UNLOCK,
            user="anybody",
            needs=(Active(), TurnOf("prey"), IS_READY),
            once=Until.TURN,
            forced=True,
            does=(KeepLocations(),),
        ),
    ),
    card(
        200107,
        "Anson",
        Trigger(on=MASTER_BEGINS, mine=True, needs=(IS_READY,), does=(SecondMasterAction(),)),
        Trigger(on=LEAVES_TORPOR, host=True, does=(SecondMasterAction(),)),
    ),
    card(
        201598,
        "Kasim Bayar",
        Power(
            sentence="Discard {target}: {card} gets +2 strength.",
            at=BEFORE_RANGE,
            once=Until.COMBAT,
            needs=(HostFights(),),
            aim=HandCard(Type.POLITICAL_ACTION),
            does=(DiscardTarget(), HostGets(Bonus.STRENGTH, 2, Until.COMBAT)),
        ),
    ),
)
