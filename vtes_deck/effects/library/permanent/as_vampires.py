"""Allies that fight and play cards as vampires."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    PRESS,
    RANGE,
    UNLOCK,
    VAMPIRE,
    ActionWas,
    Activity,
    AMethuselah,
    AMinion,
    AtMost,
    Aura,
    Belongs,
    Blood,
    Bonus,
    Burn,
    CardAction,
    CardsAsVampire,
    EnterCombat,
    Gain,
    InCombat,
    InRound,
    MinionFilter,
    Move,
    MyTurn,
    Power,
    Restriction,
    Same,
    Sect,
    Strike,
    TakeControl,
    Until,
    Use,
    card,
    strikes,
)

READY = MinionFilter(ready=True)
YOUNG_VAMPIRE = MinionFilter(vampire=True, most=3)
ENTER_COMBAT = "{minion} acts to enter combat with {target}."
ONE_PRESS = Move(when=PRESS, press=Use.MUST, once=Until.COMBAT)
ONE_MANEUVER = Move(when=RANGE, maneuver=Use.MUST, once=Until.COMBAT)
RUSHES = CardAction(
    sentence=ENTER_COMBAT, host=True, target=AMinion(READY, "others"), effects=(EnterCombat(),)
)


class FedByAnarchs(Power, frozen=True, kw_only=True):
    """The action of any ready Anarch to give the ally a life."""

    @override
    def say(self, wording: Wording) -> str:
        few = [f"{one.say(wording)}, " for one in self.conditions if isinstance(one, AtMost)]
        gives = f"a ready Anarch can burn 1 blood to add 1 life to {wording.user}"
        return f"during your unlock phase, {''.join(few)}{gives}"


def recovers(most: int) -> Power:
    """The ally gains a life in its controller's unlock phase if it has at most this much life."""
    return Power(
        sentence="{card} gains 1 life.",
        at=UNLOCK,
        conditions=(MyTurn(), AtMost(Blood(), most)),
        once=Until.TURN,
        forced=True,
        effects=(Gain(1, Blood()),),
    )


CARDS = (
    card(
        101645,
        "Rock Cat",
        RUSHES,
        Restriction(
            activity=Activity.STRIKE,
            host=False,
            who=YOUNG_VAMPIRE,
            conditions=(Same("opposing", "host"), InRound(1)),
        ),
        InCombat(ONE_PRESS),
        CardsAsVampire(codes=("pot",), capacity=3),
    ),
    card(
        100858,
        "Grey Thorne",
        CardsAsVampire(codes=("cel", "pot"), alternative=True, sect=Sect.ANARCH),
        FedByAnarchs(
            sentence="{target} burns 1 blood: {card} gains 1 life.",
            at=UNLOCK,
            user="anybody",
            conditions=(Belongs("this", "active"), AtMost(Blood("this"), 1)),
            target=AMinion(
                MinionFilter(vampire=True, ready=True, sects=(Sect.ANARCH,), blood=True)
            ),
            effects=(Burn(1, Blood("target")), Gain(1, Blood("this"))),
        ),
    ),
    card(
        102128,
        "Vivienne Géroux",
        CardsAsVampire(codes=("cel", "for"), sect=Sect.ANARCH),
        Aura(bonus=Bonus.STEALTH, n=-1, to=VAMPIRE, conditions=(ActionWas("political action"),)),
        CardAction(
            sentence="{minion} acts to give {seat} control of {card}.",
            who=VAMPIRE,
            whose="mine",
            target=AMethuselah(),
            effects=(TakeControl("this", "target"),),
        ),
        CardAction(
            sentence="{minion} acts to steal {card}.",
            who=VAMPIRE,
            whose="others",
            effects=(TakeControl("this"),),
        ),
    ),
    card(
        100912,
        "Herald of Topheth",
        CardsAsVampire(codes=("dai", "pot", "pre"), capacity=5),
        RUSHES,
        recovers(4),
    ),
    card(
        101930,
        "Talaq, The Immortal",
        InCombat(strikes(Strike(damage=1, ranged=True))),
        CardsAsVampire(codes=("qui", "tha"), alternative=True, capacity=3),
        InCombat(ONE_MANEUVER),
    ),
    card(101537, "Rafastio Ghoul", CardsAsVampire(codes=("tha",), capacity=3)),
)
