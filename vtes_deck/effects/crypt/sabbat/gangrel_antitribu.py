"""Gangrel antitribu of the Sabbat."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    BEFORE_RESOLUTION,
    BLOCKING,
    DAMAGE,
    DECLINED,
    DISCARD_TARGET,
    DURING_ACTION,
    IS_READY_AND_UNLOCKED,
    RANGE,
    UNLOCK,
    ACard,
    Activity,
    AggravatedHands,
    AMinion,
    AtBleed,
    Aura,
    Blood,
    Bonus,
    Both,
    Bounce,
    CardAction,
    Combatant,
    Control,
    Discount,
    Edge,
    Gain,
    GiveManeuver,
    HostFights,
    InCombat,
    Intercept,
    Is,
    MinionFilter,
    MoreBleed,
    Move,
    MoveCounters,
    MyTurn,
    NewTarget,
    Pay,
    PoliticalReferendum,
    Power,
    Restriction,
    Same,
    Stealth,
    Trait,
    Type,
    Until,
    Zone,
    card,
)


class GivesManeuver(Power, frozen=True, kw_only=True):
    """The gift, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return "you can burn the Edge to give any Black Hand vampire 1 optional maneuver"


CARDS = (
    card(
        201304,
        "Soldat",
        GivesManeuver(
            sentence="Burn the Edge: {target} gets a maneuver.",
            at=BEFORE_RANGE | RANGE,
            target=Combatant(MinionFilter(vampire=True, trait=Trait.BLACK_HAND), "any"),
            effects=(Pay(1, Edge()), GiveManeuver("target")),
        ),
        exception="The official text misspells the maneuver.",
    ),
    card(
        200034,
        "Aksinya Daclau",
        Power(
            sentence="Discard {target}: {seat} is bled instead.",
            at=DECLINED,
            once=Until.TURN,
            conditions=(AtBleed("me"), IS_READY_AND_UNLOCKED),
            target=Both(ACard(Zone.HAND, (Type.MASTER,)), NewTarget()),
            effects=(DISCARD_TARGET, Bounce()),
        ),
        exception="The definition changes the target of the bleed as a reaction card would.",
    ),
    card(
        200047,
        "Alex Camille",
        Power(
            sentence="{card} burns 1 blood: +1 intercept.",
            at=BLOCKING,
            effects=(Intercept(1, "host"),),
            conditions=(Same("host", "blocking"),),
            blood=1,
            once=Until.ACTION,
        ),
    ),
    card(
        200501,
        "Genevieve",
        Aura(bonus=Bonus.VOTES, n=1, host=True, conditions=(PoliticalReferendum(),)),
    ),
    card(
        200673,
        "Janey Pickman",
        Power(
            sentence="{card}: burn 1 blood: damage from hand strikes is aggravated this round.",
            at=BEFORE_RESOLUTION,
            effects=(AggravatedHands(),),
            conditions=(HostFights(),),
            blood=1,
            once=Until.ROUND,
        ),
    ),
    card(
        200832,
        "Leon",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            to=MinionFilter(clans=("Gangrel antitribu",)),
            whose="any",
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(
        200889,
        "Luther",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, clans=("Pander",)), "bled")),),
        ),
    ),
    card(201002, "Mitru the Hunter", Discount(blood=1, discipline="cel")),
    card(
        201012,
        "Morrow the Sage",
        Power(
            sentence="{card} burns 2 blood: +1 stealth.",
            at=BLOCKING,
            effects=(Stealth(1),),
            conditions=(Same("host", "acting"),),
            blood=2,
            once=Until.ACTION,
        ),
    ),
    card(
        201079,
        "Omaya",
        InCombat(Move(when=DAMAGE, prevent=1, once=Until.COMBAT), conditions=(HostFights(),)),
    ),
    card(
        201216,
        "Ryszard",
        Restriction(
            activity=Activity.BLOCK,
            conditions=(Is("acting", MinionFilter(vampire=True, titled=True)),),
        ),
    ),
    card(
        201257,
        "Sébastien Goulet",
        Discount(pool=1, blood=1, types=(Type.ALLY, Type.RETAINER)),
        Power(
            sentence="{card} burns 1 blood: +1 bleed.",
            at=DURING_ACTION,
            blood=1,
            once=Until.ACTION,
            conditions=(AtBleed(), Same("host", "acting")),
            effects=(MoreBleed(1, limited=False),),
        ),
    ),
    card(201407, "Una", Discount(blood=1, types=(Type.COMBAT,), discipline="for")),
    card(
        200557,
        "Haakon Mortensen",
        Power(
            sentence="{card}: move 1 blood from {card} to {target}.",
            at=UNLOCK,
            effects=(MoveCounters(1, Blood("host"), Blood("target")),),
            conditions=(MyTurn(),),
            target=ACard(Zone.UNCONTROLLED, clans=("Gangrel", "Gangrel antitribu"), vampire=True),
            once=Until.TURN,
        ),
        CardAction(
            sentence="{minion} acts to add 1 blood to {target}.",
            effects=(Gain(1, Blood("target")),),
            host=True,
            target=AMinion(MinionFilter(vampire=True, locked=False), "any"),
        ),
    ),
)
