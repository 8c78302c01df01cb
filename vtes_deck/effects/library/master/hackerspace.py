"""Locations whose counters pay for cards."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import ENTERS, Wording, sects
from vtes_deck.effects.vocab import (
    ANARCH,
    AMinion,
    Blood,
    BurnsWhenEmpty,
    Count,
    CounterPayment,
    Gain,
    Is,
    MinionFilter,
    PutInPlay,
    Trigger,
    Type,
    card,
    master,
)

RAVNOS = MinionFilter(clans=("Ravnos",))


class ComesWith(Gain, frozen=True):
    """The card enters play with counters for minions."""

    @override
    def say(self, wording: Wording) -> str:
        each = self.n.of.say(wording) if isinstance(self.n, Count) else ""
        _, _, noun = each.partition(" ")
        return f"{wording.this} comes into play with 1 counter for each {noun}"


class NewAnarch(Trigger, frozen=True, kw_only=True):
    """A new Anarch gives a counter."""

    @override
    def say(self, wording: Wording) -> str:
        who = " ".join(one.who.say(wording) for one in self.conditions if isinstance(one, Is))
        if self.on is not ENTERS:
            return "" if who else "after a vampire you control changes sect"
        does = " and ".join(one.say(wording) for one in self.effects)
        return (
            f"after {who} comes into play under your control, or after a vampire you control "
            f"becomes Anarch, {does}"
        )


class Payments(CounterPayment, frozen=True, kw_only=True):
    """Counters pay for cards that minions of the controller play.

    Attributes:
        said: the words for the payment.
    """

    said: str

    @override
    def say(self, wording: Wording) -> str:
        payers = [one.who for one in self.conditions if isinstance(one, Is)]
        who = " ".join(one.say(wording) for one in payers)
        return self.said.format(who=who, many=" ".join(one.noun(plural=True) for one in payers))


IS_ANARCH = (Is("target", ANARCH),)
ONE_MORE = (Gain(1, Blood("this")),)

CARDS = (
    card(
        100876,
        "Hackerspace",
        master(PutInPlay(), ComesWith(Count(AMinion(ANARCH)), Blood("this"))),
        NewAnarch(on=ENTERS, mine=True, conditions=IS_ANARCH, effects=ONE_MORE),
        NewAnarch(on=sects.CHANGES_SECT, mine=True, conditions=IS_ANARCH, effects=ONE_MORE),
        Payments(
            sentence="Burn 1 counter of {card} to pay 1 less.",
            conditions=(Is("user", ANARCH, "mine"),),
            types=(Type.EQUIPMENT,),
            said="{who} you control can use these counters to pay some or all of the blood or pool "
            "cost of an equipment they equip",
        ),
    ),
    card(
        101553,
        "Ravnos Carnival",
        master(PutInPlay(), ComesWith(Count(AMinion(RAVNOS)), Blood("this"))),
        Payments(
            sentence="Burn 1 counter of {card} to pay 1 blood less.",
            conditions=(Is("user", RAVNOS, "mine"),),
            types=(Type.ACTION,),
            of_pool=False,
            said="{many} you control can use those counters to pay some or all of the blood cost "
            "of action cards they play",
        ),
        BurnsWhenEmpty(),
    ),
)
