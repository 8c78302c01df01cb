"""Masters that make hunts more rewarding."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    ANARCH,
    AS_ANNOUNCED,
    RESOLVED,
    UNLOCK,
    ActionWas,
    Aura,
    Blood,
    Bonus,
    BurnCard,
    Capacity,
    Gain,
    Gets,
    HasFed,
    Is,
    MinionFilter,
    MyTurn,
    PlayLimit,
    Power,
    PutInPlay,
    Sect,
    Trigger,
    Until,
    card,
    master,
)

SABBAT = MinionFilter(vampire=True, sects=(Sect.SABBAT,))


class Feasts(Trigger, frozen=True, kw_only=True):
    """A Sabbat vampire that has hunted gains blood up to its capacity."""

    @override
    def say(self, wording: Wording) -> str:
        return "Sabbat vampires successfully hunting gain enough blood to reach full capacity"


class FeedsBetter(Power, frozen=True, kw_only=True):
    """The hunt of an anarch is worth more; by a ruling, its target gives the blood, if any."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "lock when an anarch announces a hunting action. If that action is "
            "successful, the anarch gains an additional blood"
        )


CARDS = (
    card(
        100723,
        "Festivo dello Estinto",
        master(PutInPlay()),
        PlayLimit(per="game", by="everybody"),
        Aura(bonus=Bonus.STEALTH, n=-1, to=SABBAT, whose="any", conditions=(ActionWas("hunt"),)),
        Feasts(
            on=RESOLVED,
            conditions=(HasFed(), Is("acting", SABBAT)),
            effects=(Gain(Capacity("acting", room=True), Blood("acting")),),
        ),
        Power(
            sentence="Burn {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(BurnCard("this"),),
        ),
    ),
    card(
        100938,
        "Hospital Food",
        master(PutInPlay()),
        FeedsBetter(
            sentence="Lock {card}: the hunt of the anarch is for 1 more.",
            at=AS_ANNOUNCED,
            lock=True,
            conditions=(ActionWas("hunt"), Is("acting", ANARCH)),
            effects=(Gets(Bonus.HUNT, 1, Until.ACTION, "acting"),),
        ),
    ),
)
