"""Actions that put a card on another minion, or take control of it."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ANNOUNCED,
    ENTERED,
    Choice,
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    NoPurpose,
    PurposeKind,
    SaidElsewhere,
    Wording,
    moment,
)
from vtes_deck.effects.vocab import (
    ACT,
    ALLY,
    GOES_TO_TORPOR,
    LEAVES,
    AMinion,
    Blood,
    BurnCard,
    CannotBlock,
    CardAction,
    ChosenMinion,
    EnterCombat,
    MinionFilter,
    MoveCounters,
    MyTurn,
    Phase,
    Power,
    PutOn,
    RememberTarget,
    TakeControl,
    The,
    Trigger,
    TurnAnarch,
    action,
    bleed,
    card,
)


class Newcomer(AMinion, frozen=True):
    """A vampire that entered play after the last minion phase of the user; X is its capacity."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, seat = context.table, context.table.seats[context.seat]
        last = seat.last_turn if table.active == context.seat else seat.this_turn
        return [
            (number, other, table.minion(number).capacity)
            for number, other, _ in AMinion.choices(self, context)
            if table.minion(number).mark(ENTERED) > moment(last, Phase.MINION)
        ]

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{self.who.say(wording)} with capacity of X who entered play since your last minion "
            "phase"
        )


class TakesNewcomer(TakeControl, frozen=True):
    """The user takes control of the vampire."""

    @override
    def say(self, wording: Wording) -> str:
        return f"take control of {wording.target}"


class JoinsAnarchs(NoPurpose, TurnAnarch, frozen=True):
    """The vampire becomes Anarch."""

    @override
    def say(self, wording: Wording) -> str:
        return "that vampire becomes Anarch"


class Seals(PutOn, frozen=True):
    """The card is put on the target for the acting Banu Haqim, and both enter combat."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (*EnterCombat().does(), *PutOn.does(self))

    @override
    def carry_out(self, context: EffectContext) -> None:
        PutOn.carry_out(self, context)
        RememberTarget("user").carry_out(context)
        EnterCombat().carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"enter combat with a minion and put {wording.this} on the target minion. This Banu "
            "Haqim is chosen for this contract"
        )


class ChosenBanuHaqim(ChosenMinion, frozen=True, kw_only=True):
    """The Banu Haqim of the contract, if another Methuselah controls the marked minion."""

    @override
    def fits(self, context: EffectContext, minion: Minion) -> bool:
        """By a ruling, the action requires the clan. COM-01: minions of one side do not fight."""
        marked = context.table.in_play.get(context.host)
        if marked is None or marked.controller == minion.controller:
            return False
        return minion.clan == "Banu Haqim" and ChosenMinion.fits(self, context, minion)

    @override
    def noun(self, *, plural: bool = False) -> str:
        return "this Banu Haqim"


class PutOnPredators(PutOn, frozen=True):
    """The card is put on a vampire of the predator, for the acting vampire."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        PutOn.carry_out(self, context)
        RememberTarget("user").carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"put {wording.this} on a vampire controlled by your predator"


class Bleeds(Trigger, frozen=True, kw_only=True):
    """The effect of each action: blood moves to the chosen vampire."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "each time the attached vampire announces an action, they move 1 blood from themselves "
            "to this acting vampire"
        )


class FeedsChosen(Effect, frozen=True):
    """Blood of the minion with the card moves to the chosen vampire."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, which="host", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        for one in context.table.in_play.values():
            if isinstance(one, Minion) and CHOSEN.fits(context, one):
                moves = MoveCounters(1, Blood("host"), Blood("target"))
                moves.carry_out(context.at(target=one.card))
                return


class Buys(Power, frozen=True, kw_only=True):
    """The blood that removes the card from the vampire."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"the attached vampire can burn {self.blood} blood during their minion phase to burn "
            f"{wording.this}"
        )


class ChosenLeaves(SaidElsewhere, Condition, frozen=True):
    """The chosen minion leaves the ready region."""

    @override
    def holds(self, context: EffectContext) -> bool:
        minion = context.table.in_play.get(context.target)
        return isinstance(minion, Minion) and CHOSEN.fits(context, minion)


class EndsWithChosen(Trigger, frozen=True, kw_only=True):
    """The card is burned with the chosen minion; the first of two triggers renders the sentence."""

    @override
    def say(self, wording: Wording) -> str:
        if self.on is LEAVES:
            return ""
        return f"burn {wording.this} after this acting vampire leaves the ready region"


CHOSEN = ChosenMinion()
BURNS = (BurnCard("this"),)

CARDS = (
    card(
        100320,
        "Chameleon",
        action(
            "",
            TakesNewcomer("target"),
            JoinsAnarchs(),
            stealth=1,
            target=Newcomer(MinionFilter(vampire=True, younger=True), "any"),
            directed=True,
        ),
    ),
    card(
        100355,
        "Clandestine Contract",
        action(
            "",
            Seals(),
            stealth=1,
            target=AMinion(MinionFilter(ready=True), "others"),
            directed=True,
        ),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            who=ChosenBanuHaqim(),
            stealth=1,
            target=The("host", MinionFilter(ready=True)),
            effects=(EnterCombat(),),
        ),
    ),
    card(
        101801,
        "Slaughtering the Herd",
        bleed("dom", plus=2, announced=(CannotBlock(ALLY),)),
        action(
            "DOM",
            PutOnPredators(),
            target=AMinion(MinionFilter(vampire=True), "predator"),
            directed=True,
        ),
        Bleeds(on=ANNOUNCED, host=True, effects=(FeedsChosen(),)),
        Buys(
            sentence="{minion} burns 4 blood to burn {card}.",
            at=ACT,
            user="host",
            conditions=(MyTurn(),),
            blood=4,
            effects=BURNS,
        ),
        EndsWithChosen(on=GOES_TO_TORPOR, conditions=(ChosenLeaves(),), effects=BURNS),
        EndsWithChosen(on=LEAVES, conditions=(ChosenLeaves(),), effects=BURNS),
    ),
)
