"""Locations that strengthen minions or pay their Methuselah."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import TURN, Condition, EffectContext, SaidElsewhere, Wording
from vtes_deck.effects.vocab import (
    ANYONE,
    BLOCKING,
    DURING_ACTION,
    POLLING,
    READY_VAMPIRE,
    UNLOCK,
    VAMPIRE,
    Abstain,
    ACard,
    AMinion,
    Aura,
    Blood,
    Bonus,
    BurnCard,
    CardAction,
    Directed,
    Gain,
    Intercept,
    LessBleed,
    MinionFilter,
    MoveCounters,
    MyTurn,
    Not,
    Once,
    PoliticalReferendum,
    Pool,
    Power,
    PutInPlay,
    Sect,
    The,
    Trait,
    Trigger,
    Until,
    WasDone,
    Zone,
    card,
    master,
)

TOREADOR_ANTITRIBU = MinionFilter(clans=("Toreador antitribu",), untitled=True)

UNLOCKED_AT_START = "unlocked at the start of the turn"


class Unlocked(SaidElsewhere, Condition, frozen=True):
    """The card is unlocked."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return not context.card_in_play.locked


class NotesUnlocked(SaidElsewhere, Trigger, frozen=True):
    """The state of the card at the start of its controller's turn."""


class FeedsFromClub(Power, frozen=True, kw_only=True):
    """The gain of a vampire if the card was unlocked."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {wording.name} is unlocked at the start of your turn, a ready vampire you control "
            "gains 1 blood during your unlock phase"
        )


CARDS = (
    card(
        100367,
        "Club Zombie",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: {target} gets +1 intercept.",
            at=BLOCKING,
            lock=True,
            target=The("blocking", VAMPIRE, "mine"),
            effects=(Intercept(1, "target"),),
        ),
        NotesUnlocked(
            on=TURN,
            mine=True,
            conditions=(Unlocked(),),
            effects=(Once(UNLOCKED_AT_START, by="this"),),
        ),
        FeedsFromClub(
            sentence="{target} gains 1 blood from {card}.",
            at=UNLOCK,
            conditions=(MyTurn(), WasDone(UNLOCKED_AT_START, by="this")),
            target=AMinion(READY_VAMPIRE),
            once=Until.TURN,
            forced=True,
            effects=(Gain(1, Blood("target")),),
        ),
    ),
    card(
        102142,
        "Wall Street Night, Financial Newspaper",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: {target} gets +1 intercept.",
            at=BLOCKING,
            lock=True,
            conditions=(Not(Directed()),),
            target=The("blocking", ANYONE, "mine"),
            effects=(Intercept(1, "target"),),
        ),
        CardAction(
            sentence="{minion} acts to move 1 counter from {target} to the pool.",
            whose="mine",
            lock=True,
            stealth=1,
            target=ACard(Zone.IN_PLAY, whose="any", trait=Trait.INVESTMENT),
            effects=(MoveCounters(1, Blood("target"), Pool()),),
        ),
    ),
    card(
        100522,
        "Demonstration",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: {target} abstains.",
            at=POLLING,
            lock=True,
            conditions=(PoliticalReferendum(),),
            target=AMinion(VAMPIRE, "any"),
            effects=(Abstain(),),
        ),
    ),
    card(
        101120,
        "London Evening Star, Tabloid Newspaper",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: {target} gets +1 intercept.",
            at=BLOCKING,
            lock=True,
            target=The("blocking", ANYONE),
            effects=(Intercept(1, "target"),),
        ),
    ),
    card(
        100945,
        "The Hungry Coyote",
        master(PutInPlay()),
        Aura(bonus=Bonus.HUNT, n=1, to=MinionFilter(vampire=True, sects=(Sect.SABBAT,))),
    ),
    card(
        100779,
        "Foundation Exhibit",
        master(PutInPlay()),
        Aura(bonus=Bonus.VOTES, n=1, to=TOREADOR_ANTITRIBU),
        CardAction(
            sentence="{minion} acts to burn {card}.",
            who=VAMPIRE,
            blood=1,
            effects=(BurnCard("this"),),
        ),
    ),
    card(
        100594,
        "Dummy Corporation",
        master(PutInPlay()),
        Power(
            sentence="Burn {card}: reduce the bleed by 2.",
            at=DURING_ACTION,
            effects=(BurnCard("this"), LessBleed(2)),
        ),
    ),
)
