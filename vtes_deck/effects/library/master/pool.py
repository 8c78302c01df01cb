"""Masters that give or move pool and blood."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    CRYPT_CARD,
    INFLUENCE,
    MASTER,
    UNLOCK,
    VAMPIRE,
    ACard,
    AMinion,
    Blood,
    BurnCard,
    CancelledByPool,
    Capacity,
    Choose,
    Control,
    DelayedReplacement,
    ForEach,
    Gain,
    Lock,
    MinionFilter,
    MoveCards,
    MoveCounters,
    MyTurn,
    Pay,
    PlayLimit,
    Pool,
    Power,
    PutInPlay,
    PutOn,
    RemoveCard,
    Sect,
    The,
    Trait,
    Transfers,
    Until,
    Zone,
    card,
    master,
)

BLOOD_DOLL = 100199
WITH_BLOOD = MinionFilter(vampire=True, blood=True)


def between_pool_and_blood(at: int) -> tuple[Power, Power]:
    """1 blood from the vampire to the pool of its controller, or back, once in this phase."""
    return (
        Power(
            sentence="Move 1 blood from {target} to your pool.",
            at=at,
            conditions=(MyTurn(),),
            target=The("host"),
            user="host",
            once=Until.TURN,
            key="moves blood",
            effects=(MoveCounters(1, Blood("target"), Pool()),),
        ),
        Power(
            sentence="Move 1 blood from your pool to {target}.",
            at=at,
            conditions=(MyTurn(),),
            target=The("host"),
            user="host",
            once=Until.TURN,
            key="moves blood",
            effects=(MoveCounters(1, Pool(), Blood("target")),),
        ),
    )


UNLOCKED_MINIONS = AMinion(MinionFilter(locked=False), "any")
READY_VAMPIRES = AMinion(MinionFilter(vampire=True, ready=True), "any")

CARDS = (
    card(
        102023,
        "Tribute to the Master",
        master(
            ForEach(
                AMinion(MinionFilter(vampire=True, ready=True)),
                (MoveCounters(1, Blood("target"), Pool()),),
            )
        ),
    ),
    card(
        102345,
        "Unholy Sacrament",
        master(
            Gain(3, Blood("target")),
            target=ACard(Zone.UNCONTROLLED, vampire=True, sects=(Sect.SABBAT,), titled=True),
        ),
    ),
    card(
        100842,
        "Golconda: Inner Peace",
        master(
            Gain(Capacity("target"), Pool("target")),
            RemoveCard("target"),
            target=AMinion(MinionFilter(vampire=True, least=8), "any"),
        ),
        CancelledByPool(2),
    ),
    card(
        102080,
        "Unnatural Disaster",
        master(BurnCard("target"), target=ACard(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION)),
    ),
    card(
        102134,
        "Vulnerability",
        master(BurnCard("target"), target=AMinion(MinionFilter(vampire=True, torpor=True), "any")),
    ),
    card(100104, "Ascendance", master(Gain(1, Pool()))),
    card(
        101912,
        "Svadharma",
        master(
            Gain(2, Blood("target")),
            target=AMinion(MinionFilter(ready=True, clans=("Ravnos",)), "any"),
        ),
    ),
    card(101225, "Misdirection", master(Lock("target"), target=UNLOCKED_MINIONS)),
    card(101104, "Life in the City", master(Gain(1, Blood("target")), target=READY_VAMPIRES)),
    card(
        100667,
        "The Eternals of Sirius",
        master(
            Gain(5, Pool()),
            conditions=(Control(AMinion(MinionFilter(clans=("Ministry",), ready=True))),),
        ),
        master(
            Gain(5, Blood("target")),
            target=ACard(Zone.UNCONTROLLED, vampire=True, clans=("Ministry",), least=9),
        ),
        exception="The two alternatives of one sentence are two ways of playing the card.",
    ),
    card(
        102113,
        "Vessel",
        master(
            PutOn(),
            Choose(
                ACard(Zone.IN_PLAY, whose="any", number=BLOOD_DOLL),
                (BurnCard("target"),),
                optional=True,
            ),
            target=AMinion(VAMPIRE, "any"),
        ),
        *between_pool_and_blood(UNLOCK),
        exception="The definition names the other card by its number.",
    ),
    card(
        BLOOD_DOLL,
        "Blood Doll",
        master(PutOn(), target=AMinion(VAMPIRE)),
        *between_pool_and_blood(MASTER),
    ),
    card(
        100824,
        "Giant's Blood",
        master(
            Gain(Capacity("target", room=True), Blood("target")), target=AMinion(VAMPIRE, "any")
        ),
        PlayLimit(per="game", by="everybody"),
    ),
    card(
        101112,
        "Liquidation",
        master(MoveCards(ACard(Zone.LIBRARY), Zone.ASH_HEAP, 7, due=True), Gain(3, Pool())),
        DelayedReplacement(Until.DISCARD),
    ),
    card(
        102207,
        "Zillah's Valley",
        master(Gain(4, Blood("target")), target=ACard(Zone.UNCONTROLLED, vampire=True, least=8)),
    ),
    card(100616, "Effective Management", master(CRYPT_CARD)),
    card(
        102180,
        "Wider View",
        master(PutInPlay()),
        Power(
            sentence="Use 1 transfer: draw a crypt card, then remove one from the game.",
            at=INFLUENCE,
            effects=(
                Pay(1, Transfers()),
                CRYPT_CARD,
                Choose(ACard(Zone.UNCONTROLLED, crypt=True), (RemoveCard("target"),)),
            ),
        ),
        Power(
            sentence="Use 4 transfers and burn {card}: gain 2 pool.",
            at=INFLUENCE,
            effects=(Pay(4, Transfers()), BurnCard("this"), Gain(2, Pool())),
        ),
    ),
)
