"""Hunts with a card."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    BloodHunt,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
)
from vtes_deck.effects.vocab import (
    DURING_ACTION,
    IS_READY,
    POLLING,
    ACard,
    AMinion,
    AtSuperior,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    Gain,
    Gets,
    HasFed,
    MinionFilter,
    MoveCards,
    OnePerMinion,
    Power,
    PutOn,
    Same,
    Stealth,
    Trait,
    Type,
    Unlock,
    Until,
    Zone,
    card,
    hunt,
    named,
)

WRAITH = AMinion(MinionFilter(trait=Trait.WRAITH), "any")
ANY_VAMPIRE = AMinion(MinionFilter(vampire=True), "any")
DEAD_ALLY = ACard(Zone.ASH_HEAP, (Type.ALLY,), "any")


class CallsBloodHunt(Effect, frozen=True):
    """A blood hunt is called on the acting vampire, if it has gained blood (by a ruling)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.REFERENDUM, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """BHT-01: call the hunt. The action is not diablerie."""
        if HasFed().holds(context):
            context.table.push(BloodHunt(context.seat, diablerist=context.minion))

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"after successful resolution, a referendum is called to call a blood hunt on "
            f"{wording.user} (independent of the action, just as if they had committed diablerie)"
        )


class BurnsWraith(BurnCard, frozen=True):
    """A wraith is burned; the action is directed at its controller."""

    @override
    def say(self, wording: Wording) -> str:
        return f"burn {WRAITH.say(wording)}"


class EatsAlly(MoveCards, frozen=True):
    """An ally in an ash heap is removed from the game."""

    @override
    def say(self, wording: Wording) -> str:
        return "remove an ally in any Methuselah's ash heap from the game"


EATS_ALLY = (EatsAlly(DEAD_ALLY, Zone.REMOVED, how="target"),)

CARDS = (
    card(100004, "Abactor", hunt("", CallsBloodHunt(), plus=4)),
    card(
        101831,
        "Soul Feasting",
        named("hunt", hunt("nec")),
        named(
            "burn a wraith",
            hunt("nec", plus=3, target=WRAITH, directed=True, cost=(BurnsWraith("target"),)),
        ),
        named("hunt", hunt("NEC", plus=1)),
        named(
            "burn a wraith",
            hunt("NEC", plus=4, target=WRAITH, directed=True, cost=(BurnsWraith("target"),)),
        ),
    ),
    card(
        102302,
        "Psychophagia",
        named("3 blood", hunt("", Gain(3, Blood()), plus=None, target=DEAD_ALLY, cost=EATS_ALLY)),
        named(
            "2 blood and unlock",
            hunt("", Gain(2, Blood()), Unlock(), plus=None, target=DEAD_ALLY, cost=EATS_ALLY),
        ),
    ),
    card(
        101119,
        "Loki's Gift",
        hunt("pro", PutOn("user")),
        hunt(
            "PRO",
            PutOn("user", superior=True),
            Burn(1, Blood("target")),
            target=ANY_VAMPIRE,
            directed=True,
        ),
        Power(
            sentence="{minion} burns {card} and 1 blood: +1 stealth.",
            at=DURING_ACTION,
            conditions=(Same("host", "acting"),),
            blood=1,
            effects=(Stealth(1), BurnCard("this")),
        ),
        Power(
            sentence="Burn {card}: {minion} gets 2 votes.",
            at=POLLING,
            conditions=(AtSuperior(), IS_READY),
            effects=(Gets(Bonus.VOTES, 2, Until.REFERENDUM), BurnCard("this")),
        ),
        OnePerMinion(),
        exception="The stealth and the votes are abilities that the vampire's controller uses.",
    ),
)
