"""Gangrel."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ALLY,
    GOES_TO_TORPOR,
    INCAPACITATED,
    IS_READY,
    LEAVES,
    NOTHING,
    TRANSFERS,
    AtBleed,
    Aura,
    Bars,
    Bonus,
    Choose,
    Deed,
    Discount,
    GainPool,
    GainTransfers,
    HostActs,
    HostFought,
    SilencesRetainers,
    Trait,
    Trigger,
    Type,
    WasReady,
    card,
)

MAY_GAIN_POOL = (Choose(NOTHING, (GainPool(1),), optional=True),)

CARDS = (
    card(
        201574,
        "Kuyén",
        Discount(pool=1, blood=1, types=(Type.ALLY, Type.RETAINER), trait=Trait.ANIMAL),
    ),
    card(
        201312,
        "Stanislava",
        SilencesRetainers(),
        Bars(deed=Deed.BLOCK, host=False, who=ALLY, needs=(HostActs(),)),
    ),
    card(
        200081,
        "André the Manipulator",
        Aura(bonus=Bonus.HAND_SIZE, n=2, needs=(IS_READY,)),
    ),
    card(
        201601,
        "Martina Srnankova",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, needs=(AtBleed(),)),
    ),
    card(
        200956,
        "Matasuntha",
        Trigger(on=GOES_TO_TORPOR, needs=(HostFought(),), does=MAY_GAIN_POOL),
        Trigger(on=INCAPACITATED, needs=(HostFought(),), does=MAY_GAIN_POOL),
        Trigger(on=LEAVES, needs=(HostFought(), WasReady()), does=MAY_GAIN_POOL),
    ),
    card(
        200634,
        "Ingrid Rossler",
        Trigger(on=TRANSFERS, mine=True, needs=(IS_READY,), does=(GainTransfers(2),)),
    ),
)
