"""Cursed Abattoir: burned zombies make others bleed better."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Wording
from vtes_deck.effects.vocab import (
    BURNED,
    DURING_ACTION,
    NOTHING,
    AtBleed,
    Blood,
    Choose,
    Gain,
    Is,
    MinionFilter,
    MoreBleed,
    Pay,
    Power,
    PutInPlay,
    Trait,
    Trigger,
    Until,
    card,
    master,
)

ZOMBIE = MinionFilter(vampire=False, trait=Trait.ZOMBIE)


class OwnZombie(Condition, frozen=True):
    """The card is a zombie ally or retainer that the user controls."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        burned, printed = table.in_play.get(context.target), table.cards[context.target]
        return (
            burned is not None
            and burned.controller == context.seat
            and Trait.ZOMBIE in printed.traits
            and (printed.ally or printed.retainer)
        )

    @override
    def say(self, wording: Wording) -> str:
        return "after a zombie (ally or retainer) you control is burned"


class Drives(Power, frozen=True, kw_only=True):
    """A counter makes a zombie bleed better."""

    @override
    def say(self, wording: Wording) -> str:
        who = " ".join(one.who.say(wording) for one in self.conditions if isinstance(one, Is))
        when = "".join(f"{o.say(wording)}, " for o in self.conditions if isinstance(o, AtBleed))
        return (
            f"{when}you can burn 1 counter from {wording.this} to give {who} you control +1 bleed"
        )


CARDS = (
    card(
        102313,
        "Cursed Abattoir",
        master(PutInPlay()),
        Trigger(
            on=BURNED,
            conditions=(OwnZombie(),),
            effects=(Choose(NOTHING, (Gain(1, Blood("this")),), optional=True),),
        ),
        Drives(
            sentence="Burn 1 counter of {card}: the zombie gets +1 bleed.",
            at=DURING_ACTION,
            conditions=(AtBleed(), Is("acting", ZOMBIE, "mine")),
            once=Until.ACTION,
            effects=(Pay(1, Blood("this")), MoreBleed(1, limited=False)),
        ),
    ),
)
