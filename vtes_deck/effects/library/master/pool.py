"""Masters that give or move pool and blood."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    INFLUENCE,
    MASTER,
    UNLOCK,
    VAMPIRE,
    AddBlood,
    AMinion,
    Blood,
    BloodToPool,
    BurnFromLibrary,
    BurnTarget,
    BurnThis,
    CancelledByPool,
    Choose,
    Control,
    ControlCopies,
    CryptCard,
    DelayedReplacement,
    EachToPool,
    GainBlood,
    GainPool,
    If,
    InPlayNamed,
    Lock,
    MinionFilter,
    MyTurn,
    PlayLimit,
    PoolToBlood,
    Power,
    PutInPlay,
    PutOn,
    Recover,
    RemoveCopies,
    RemoveForPool,
    RemoveTarget,
    Sect,
    Surcharge,
    TheHost,
    Uncontrolled,
    UncontrolledCard,
    Until,
    UseTransfers,
    card,
    master,
)

VILLEIN, MINION_TAP, BLOOD_DOLL = 102121, 101217, 100199
WITH_BLOOD = MinionFilter(vampire=True, blood=True)


def between_pool_and_blood(at: int) -> tuple[Power, Power]:
    """1 blood from the vampire to the pool of its controller, or back, once in this phase."""
    return (
        Power(
            sentence="Move 1 blood from {target} to your pool.",
            at=at,
            conditions=(MyTurn(),),
            target=TheHost(),
            user="host",
            once=Until.TURN,
            key="moves blood",
            effects=(BloodToPool(1),),
        ),
        Power(
            sentence="Move 1 blood from your pool to {target}.",
            at=at,
            conditions=(MyTurn(),),
            target=TheHost(),
            user="host",
            once=Until.TURN,
            key="moves blood",
            effects=(PoolToBlood(1),),
        ),
    )


UNLOCKED_MINIONS = AMinion(MinionFilter(locked=False), "any")
READY_VAMPIRES = AMinion(MinionFilter(vampire=True, ready=True), "any")

CARDS = (
    card(
        102023,
        "Tribute to the Master",
        master(EachToPool(1, MinionFilter(vampire=True, ready=True))),
    ),
    card(
        102345,
        "Unholy Sacrament",
        master(AddBlood(3), target=Uncontrolled(sects=(Sect.SABBAT,), titled=True)),
    ),
    card(
        100842,
        "Golconda: Inner Peace",
        master(RemoveForPool(), target=AMinion(MinionFilter(vampire=True, least=8), "any")),
        CancelledByPool(2),
    ),
    card(101225, "Misdirection", master(Lock(target=True), target=UNLOCKED_MINIONS)),
    card(101104, "Life in the City", master(GainBlood(1, target=True), target=READY_VAMPIRES)),
    card(
        100667,
        "The Eternals of Sirius",
        master(GainPool(5), conditions=(Control(MinionFilter(clans=("Ministry",), ready=True)),)),
        master(AddBlood(5), target=Uncontrolled(clans=("Ministry",), least=9)),
    ),
    card(
        VILLEIN,
        "Villein",
        master(
            Surcharge(ids=(VILLEIN,), on_target=True),
            BloodToPool(),
            PutOn(),
            target=Blood(target=AMinion(WITH_BLOOD), least=2, most=5),
        ),
    ),
    card(
        MINION_TAP,
        "Minion Tap",
        master(Surcharge(ids=(VILLEIN,)), BloodToPool(), target=Blood(target=AMinion(WITH_BLOOD))),
    ),
    card(
        102113,
        "Vessel",
        master(
            PutOn(),
            Choose(InPlayNamed(BLOOD_DOLL), (BurnTarget(),), optional=True),
            target=AMinion(VAMPIRE, "any"),
        ),
        *between_pool_and_blood(UNLOCK),
    ),
    card(
        BLOOD_DOLL,
        "Blood Doll",
        master(PutOn(), target=AMinion(VAMPIRE)),
        *between_pool_and_blood(MASTER),
    ),
    card(
        100106,
        "Ashur Tablets",
        master(
            PutInPlay(),
            If((ControlCopies(3),), (RemoveCopies(), GainPool(3), Recover(13))),
        ),
        PlayLimit(per="turn", by="everybody"),
    ),
    card(
        100824,
        "Giant's Blood",
        master(GainBlood(None, target=True), target=AMinion(VAMPIRE, "any")),
        PlayLimit(per="game", by="everybody"),
    ),
    card(
        101112,
        "Liquidation",
        master(BurnFromLibrary(7), GainPool(3)),
        DelayedReplacement(Until.DISCARD),
    ),
    card(
        102207,
        "Zillah's Valley",
        master(AddBlood(4), target=Uncontrolled(least=8)),
    ),
    card(100616, "Effective Management", master(CryptCard())),
    card(
        102180,
        "Wider View",
        master(PutInPlay()),
        Power(
            sentence="Use 1 transfer: draw a crypt card, then remove one from the game.",
            at=INFLUENCE,
            effects=(UseTransfers(1), CryptCard(), Choose(UncontrolledCard(), (RemoveTarget(),))),
        ),
        Power(
            sentence="Use 4 transfers and burn {card}: gain 2 pool.",
            at=INFLUENCE,
            effects=(UseTransfers(4), BurnThis(), GainPool(2)),
        ),
    ),
)
