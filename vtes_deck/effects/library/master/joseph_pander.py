"""Joseph Pander: he protects Panders, and sends one of them to fight."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import SaidElsewhere, Wording
from vtes_deck.effects.library.master.powerbase_luanda import (
    CHOICE,
    Chooses,
    Chosen,
    ChosenThisTurn,
)
from vtes_deck.effects.library.master.secret_passage import Fails
from vtes_deck.effects.vocab import (
    DECLINED,
    MASTER,
    UNBLOCKED,
    AMinion,
    BurnCard,
    CardAction,
    EnterCombat,
    Is,
    MinionFilter,
    Once,
    Power,
    PutInPlay,
    Sect,
    Until,
    card,
    master,
)

PANDER = MinionFilter(clans=("Pander",))


class Protects(Power, frozen=True, kw_only=True):
    """The protection, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        who = " ".join(one.who.say(wording) for one in self.conditions if isinstance(one, Is))
        return (
            f"you can lock {wording.this} and burn {self.pool} pool to have an action directed at "
            f"{who} you control fail"
        )


class ChoosesPander(SaidElsewhere, Power, frozen=True, kw_only=True):
    """The choice, which the action renders."""


class Attacks(CardAction, frozen=True, kw_only=True):
    """The action of the chosen Pander, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"during your master phase, choose {PANDER.say(wording)}; once this turn, the chosen "
            f"{PANDER.noun()} can enter combat with a minion as a Ⓓ action"
        )


CARDS = (
    card(
        101024,
        "Joseph Pander",
        master(PutInPlay()),
        Protects(
            sentence="Lock {card} and burn 1 pool: the action fails.",
            at=UNBLOCKED | DECLINED,
            lock=True,
            pool=1,
            conditions=(Is("aimed", PANDER, "mine"),),
            effects=(Fails(),),
        ),
        ChoosesPander(
            sentence="{card}: {target} can enter combat this turn.",
            at=MASTER,
            target=AMinion(PANDER, "any"),
            once=Until.TURN,
            effects=(Once(CHOICE, Until.TURN, by="this"), Chooses()),
        ),
        Attacks(
            sentence="{minion} acts to enter combat with {target}.",
            who=Chosen(),
            conditions=(ChosenThisTurn(CHOICE, Until.TURN, by="this"),),
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
        CardAction(
            sentence="{minion} acts to burn {card}.",
            who=MinionFilter(vampire=True, sects=(Sect.SABBAT,)),
            effects=(BurnCard("this"),),
        ),
    ),
)
