"""Masters that stay on a minion and change what it does."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ENTERED,
    Choice,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    SaidElsewhere,
    Wording,
    moment,
    titles,
)
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    ANYONE,
    DIABLERIE,
    MASTER,
    READY_VAMPIRE,
    UNLOCK,
    VAMPIRE,
    ACard,
    ActionSurcharge,
    AMinion,
    Aura,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    CardAction,
    HasAggravatedHands,
    InflictDamage,
    Is,
    Lock,
    MasterActions,
    MinionFilter,
    MoveCards,
    MyTurn,
    OneOf,
    OnePerMinion,
    Pay,
    Phase,
    Pool,
    Power,
    PutOn,
    Sect,
    StaticBonus,
    Trait,
    Trigger,
    Type,
    Until,
    Zone,
    card,
    master,
)

NO_PATH = MinionFilter(vampire=True, without=Trait.PATH)
OLD_VENTRUE = MinionFilter(clans=("Ventrue",), least=8)
READY_VENTRUE = MinionFilter(ready=True, clans=("Ventrue",))
READY_HARBINGER = MinionFilter(ready=True, clans=("Harbinger of Skulls",))
OF_CATHARI = MinionFilter(vampire=True, ready=True, path="Cathari", alone=True)
SABBAT = MinionFilter(vampire=True, sects=(Sect.SABBAT,))
YOUNGER = MinionFilter(younger=True)
BURNS_SOME = OneOf(
    (
        ("Burn 2 blood.", (Burn(2, Blood("target")),)),
        ("Burn 1 blood.", (Burn(1, Blood("target")),)),
        ("Burn no blood.", ()),
    )
)
MASTER_IN_HAND = ACard(Zone.HAND, types=(Type.MASTER,))


class HarmsAnybody(InflictDamage, frozen=True):
    """The action of a vampire on the path."""

    @override
    def say(self, wording: Wording) -> str:
        return f"inflict {self.n} damage on any minion"


class VoidAction(CardAction, frozen=True, kw_only=True):
    """The action of a vampire on the path, and its other effects."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} gets +1 stealth, -1 bleed, and can inflict 1 damage on any minion as "
            "a Ⓓ action"
        )


class Changes(SaidElsewhere, StaticBonus, frozen=True):
    """A bonus of the path."""


class LeavesPath(Trigger, frozen=True, kw_only=True):
    """The card is burned when the vampire commits diablerie."""

    @override
    def say(self, wording: Wording) -> str:
        return "burn this card if this vampire commits diablerie"


class DiscardsOrLocks(Power, frozen=True, kw_only=True):
    """The upkeep of the path, which is paid in one of two ways.

    By a ruling on the same choice, locking a locked vampire is sufficient.
    """

    @override
    def say(self, wording: Wording) -> str:
        if self.target != MASTER_IN_HAND:
            return ""
        return (
            "during this vampire's unlock phase, his or her controller must discard a master card "
            "or lock this vampire"
        )


class DrainsUpTo(CardAction, frozen=True, kw_only=True):
    """The action of the inquisitor."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "the Harbinger of Skulls with this card can burn up to 2 blood from a ready vampire as "
            "a +1 stealth Ⓓ action"
        )


class Newcomer(AMinion, frozen=True):
    """A vampire that the user moved to her ready region in her last influence phase."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, seat = context.table, context.table.seats[context.seat]
        turns = {seat.this_turn, seat.last_turn} - {0}
        influence = {moment(one, Phase.INFLUENCE) for one in turns}
        return [
            one
            for one in super().choices(context)
            if table.in_play[one[0]].mark(ENTERED) in influence
        ]

    @override
    def say(self, wording: Wording) -> str:
        return (
            "a ready Ventrue who was moved into your ready region during your last influence phase"
        )


class Contested(AMinion, frozen=True):
    """A vampire that contests a title."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        return [one for one in super().choices(context) if table.minion(one[0]).title_contested]


class Yields(Effect, frozen=True):
    """The target yields its contested title (CON-15)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TITLE, which="target", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        vampire = context.table.in_play.get(context.target)
        if isinstance(vampire, Minion) and vampire.title_contested:
            titles.yield_title(context.table, vampire)


class ForcesToYield(CardAction, frozen=True, kw_only=True):
    """The action of the ephor."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "this Ventrue can force any vampire to yield a contested title as a +1 stealth Ⓓ action"
        )


class YoungBlockers(Trigger, frozen=True, kw_only=True):
    """A younger vampire that blocks the paragon burns blood."""

    @override
    def say(self, wording: Wording) -> str:
        who = "younger vampire" if self.conditions else "vampire"
        return (
            f"a {who} who successfully blocks this vampire burns 1 blood (before combat begins, if "
            "any)"
        )


class VotesOfTheYoung(Aura, frozen=True, kw_only=True):
    """A vote in referendums that young vampires call."""

    @override
    def say(self, wording: Wording) -> str:
        who = "younger vampires" if self.conditions else "vampires"
        return f"this vampire gets 1 additional vote in referendums called by {who}"


class CostlyAim(ActionSurcharge, frozen=True, kw_only=True):
    """The cost of directed actions for the vampire."""

    @override
    def say(self, wording: Wording) -> str:
        return "directed actions cost this vampire an additional blood"


class ThrowsAway(Power, frozen=True, kw_only=True):
    """The action that removes the card from the vampire."""

    @override
    def say(self, wording: Wording) -> str:
        return "this vampire's controller can use a master phase action to burn this card"


CARDS = (
    card(
        101372,
        "Path of the Void",
        master(PutOn(), target=AMinion(NO_PATH)),
        Changes(Bonus.STEALTH, 1),
        Changes(Bonus.BLEED, -1),
        VoidAction(
            sentence="{minion} acts to inflict 1 damage on {target}.",
            host=True,
            target=AMinion(ANYONE, "any"),
            effects=(HarmsAnybody(1, "target"),),
        ),
        DiscardsOrLocks(
            sentence="Discard {target} for {card}.",
            at=UNLOCK,
            user="host",
            conditions=(MyTurn(),),
            target=MASTER_IN_HAND,
            once=Until.TURN,
            key="pays",
            forced=True,
            effects=(MoveCards(MASTER_IN_HAND, Zone.ASH_HEAP, how="target"),),
        ),
        DiscardsOrLocks(
            sentence="{card}: lock the vampire.",
            at=UNLOCK,
            user="host",
            conditions=(MyTurn(),),
            once=Until.TURN,
            key="pays",
            forced=True,
            effects=(Lock("host"),),
        ),
        LeavesPath(on=DIABLERIE, host=True, effects=(BurnCard("this"),)),
    ),
    card(
        101076,
        "Lazarene Inquisitor",
        master(PutOn(), target=AMinion(READY_HARBINGER)),
        DrainsUpTo(
            sentence="{minion} acts to burn blood from {target}.",
            host=True,
            stealth=1,
            target=AMinion(READY_VAMPIRE, "any"),
            effects=(BURNS_SOME,),
        ),
        CardAction(
            sentence="{minion} acts to burn {card}.", who=SABBAT, effects=(BurnCard("this"),)
        ),
    ),
    card(
        102343,
        "Terrifying Visage",
        master(PutOn(), target=AMinion(OF_CATHARI, "any")),
        Trigger(on=ACTION_BLOCKED, host=True, effects=(Burn(1, Pool("blocker")),)),
        OnePerMinion(),
    ),
    card(
        100654,
        "Ephor",
        master(PutOn(), target=AMinion(OLD_VENTRUE, "any")),
        StaticBonus(Bonus.INTERCEPT, 1),
        StaticBonus(Bonus.VOTES, 1),
        ForcesToYield(
            sentence="{minion} acts to force {target} to yield the title.",
            host=True,
            stealth=1,
            target=Contested(VAMPIRE, "any"),
            effects=(Yields(),),
        ),
    ),
    card(
        101351,
        "Paragon",
        master(PutOn(), target=Newcomer(READY_VENTRUE)),
        VotesOfTheYoung(bonus=Bonus.VOTES, n=1, host=True, conditions=(Is("caller", YOUNGER),)),
        YoungBlockers(
            on=ACTION_BLOCKED,
            host=True,
            conditions=(Is("blocker", YOUNGER),),
            effects=(Burn(1, Blood("blocker")),),
        ),
    ),
    card(
        101933,
        "Talons of the Dead",
        master(PutOn(), target=AMinion(MinionFilter(clans=("Gangrel antitribu",)))),
        HasAggravatedHands(),
        CostlyAim(blood=1, directed=True),
        ThrowsAway(
            sentence="Use a master phase action: burn {card}.",
            at=MASTER,
            user="host",
            effects=(Pay(1, MasterActions()), BurnCard("this")),
        ),
    ),
)
