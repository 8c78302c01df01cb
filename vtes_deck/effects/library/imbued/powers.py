"""Powers: always on, or used by locking them in the window of their sign (IMB-11)."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Condition,
    EffectContext,
    Minion,
    Role,
    Target,
    Wording,
    minion_of,
)
from vtes_deck.effects.library.imbued.costly_actions import ForConviction, price
from vtes_deck.effects.library.imbued.words import (
    HasRole,
    Monster,
    SpendConviction,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    AS_ANNOUNCED,
    BLOCKING,
    DURING_ACTION,
    UNLOCK,
    Blood,
    CannotBlock,
    Gain,
    Intercept,
    Is,
    MinionFilter,
    MyTurn,
    Power,
    Same,
    Successful,
    Unlock,
    Until,
    card,
)

HOST_ACTS = Same("host", "acting")


class Discerns(Power, frozen=True, kw_only=True):
    """Intercept against a monster."""

    @override
    def say(self, wording: Wording) -> str:
        return "+1 intercept. Only usable when a monster is acting"


class UnlocksAfterSuccess(Power, frozen=True, kw_only=True):
    """The acting imbued unlocks."""

    @override
    def say(self, wording: Wording) -> str:
        kind = "successful " if Successful() in self.conditions else ""
        when = f"only usable at the end of a {kind}action (after resolving the action)"
        return f"{when}. Unlock this imbued"


class UnlocksToReact(Power, frozen=True, kw_only=True):
    """A locked imbued unlocks during the action of another Methuselah."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{price(self)}only usable by a locked imbued. Unlock this imbued"


class CheapAlly(Monster, frozen=True):
    """A monster ally with a small pool cost.

    Attributes:
        less_than: the pool cost that it must be below.
    """

    less_than: int = 4

    @override
    def fits(self, context: EffectContext, minion: Minion) -> bool:
        cheap = context.table.cards[minion.card].pool_cost < self.less_than
        return cheap and not minion.vampire and Monster.fits(self, context, minion)

    @override
    def noun(self, *, plural: bool = False) -> str:
        kind = "monster allies" if plural else "monster ally"
        return f"{kind} who cost less than {self.less_than} pool"


class Projects(Power, frozen=True, kw_only=True):
    """Small monsters cannot block the action."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{price(self)}only usable as the action is announced. Vampires with capacity less "
            f"than 7 and {CheapAlly().noun(plural=True)} cannot block this action"
        )


class IsHurt(Condition, frozen=True):
    """The imbued has less life than at the start."""

    @override
    def holds(self, context: EffectContext) -> bool:
        able = minion_of(context, "host")
        return able is not None and able.blood < able.capacity

    @override
    def say(self, wording: Wording) -> str:
        return "if this imbued has fewer life than his or her starting amount"


class Recovers(Power, frozen=True, kw_only=True):
    """The imbued gains life in the unlock phase."""

    @override
    def say(self, wording: Wording) -> str:
        asked = [one.say(wording) for one in self.conditions if isinstance(one, IsHurt)]
        return ", ".join(("during your unlock phase", *asked, "he or she gains 1 life"))


class Restorable(Target, frozen=True):
    """A vampire, or another ally with less life than at the start.

    Attributes:
        others: not the imbued that acts.
    """

    others: bool = True

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        return [
            (one.card, NONE, 0)
            for seat in table.clockwise(context.seat)
            for one in table.minions(seat)
            if one.vampire or (one.card != context.host and one.blood < one.capacity)
        ]

    @override
    def say(self, wording: Wording) -> str:
        return "a vampire or 1 life to any other ally, not to exceed starting life"


class Restores(ForConviction, frozen=True, kw_only=True):
    """An action that adds blood or life to another minion."""

    @override
    def say(self, wording: Wording) -> str:
        aim = Restorable().say(wording)
        return f"{price(self)}+{self.stealth} stealth action. Add 1 blood to {aim}"


RESTORES = Restores(
    sentence="{minion} acts to add blood or life to {target}.",
    lock=True,
    stealth=1,
    target=Restorable(),
    effects=(Gain(1, Blood("target")),),
)

CARDS = (
    card(
        100551,
        "Discern",
        Discerns(
            sentence="Lock {card} to get +1 intercept.",
            at=BLOCKING,
            lock=True,
            conditions=(Same("host", "blocking"), Is("acting", Monster()), HasRole()),
            effects=(Intercept(1, "host"),),
        ),
    ),
    card(
        101492,
        "Project",
        Projects(
            sentence="Lock {card} and burn conviction: small monsters cannot block.",
            at=AS_ANNOUNCED,
            lock=True,
            conditions=(HOST_ACTS,),
            effects=(
                SpendConviction(1),
                CannotBlock(MinionFilter(vampire=True, most=6, either=CheapAlly())),
            ),
        ),
    ),
    card(
        101592,
        "Rejuvenate",
        Recovers(
            sentence="{card}: gain 1 life.",
            at=UNLOCK,
            conditions=(MyTurn(), IsHurt()),
            effects=(Gain(1, Blood("host")),),
            once=Until.TURN,
            forced=True,
        ),
        RESTORES,
    ),
    card(
        102120,
        "Vigilance",
        UnlocksAfterSuccess(
            sentence="Lock {card} to unlock after the action.",
            at=AFTER_ACTION,
            lock=True,
            conditions=(HOST_ACTS, Successful()),
            effects=(Unlock(),),
        ),
        UnlocksToReact(
            sentence="Lock {card} and burn conviction to unlock.",
            at=DURING_ACTION,
            lock=True,
            conditions=(HasRole(Role.LOCKED),),
            effects=(SpendConviction(1), Unlock()),
        ),
    ),
)
