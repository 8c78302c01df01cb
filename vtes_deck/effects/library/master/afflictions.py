"""Masters on vampires that restrict them or make them pay."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    READY_VAMPIRE,
    UNLOCK,
    VAMPIRE,
    ActionWas,
    Activity,
    AMinion,
    Aura,
    Bonus,
    BurnCard,
    CardAction,
    MinionFilter,
    MovesTo,
    MyTurn,
    Power,
    PutOn,
    RescueCosts,
    Restriction,
    StaticBonus,
    Until,
    card,
    master,
)

READY_TOREADOR = MinionFilter(ready=True, clans=("Toreador antitribu",))

CARDS = (
    card(
        100526,
        "Depravity",
        master(PutOn(), target=AMinion(READY_VAMPIRE)),
        StaticBonus(Bonus.STRENGTH, 1),
        Aura(bonus=Bonus.STEALTH, n=1, host=True, conditions=(ActionWas("diablerise"),)),
        Restriction(activity=Activity.RECRUIT),
        Restriction(activity=Activity.EMPLOY),
    ),
    card(
        100943,
        "Humanitas",
        master(PutOn(), target=AMinion(READY_VAMPIRE)),
        Aura(bonus=Bonus.STEALTH, n=1, host=True, conditions=(ActionWas("rescue"),)),
        RescueCosts(n=-1, whom=VAMPIRE),
        Restriction(activity=Activity.DIABLERIE),
    ),
    card(
        101822,
        "Society of Leopold",
        master(PutOn(), target=AMinion(VAMPIRE, "any")),
        Power(
            sentence="{card}: burn 1 blood.",
            at=UNLOCK,
            user="host",
            blood=1,
            conditions=(MyTurn(),),
            once=Until.TURN,
            key="pays",
            forced=True,
            effects=(),
        ),
        Power(
            sentence="{card}: burn the vampire.",
            at=UNLOCK,
            user="host",
            conditions=(MyTurn(),),
            once=Until.TURN,
            key="pays",
            forced=True,
            effects=(BurnCard("host"),),
        ),
        CardAction(
            sentence="{minion} acts to move {card} to {target}.",
            host=True,
            stealth=1,
            target=AMinion(MinionFilter(vampire=True, another=True), "any"),
            effects=(MovesTo(),),
        ),
        exception="The choice between two losses is two abilities with a common limit.",
    ),
    card(
        100098,
        "The Art of Pain",
        master(PutOn(), target=AMinion(READY_TOREADOR, "any")),
        StaticBonus(Bonus.STRENGTH, 2),
    ),
)
