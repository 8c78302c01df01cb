"""Retainers that help in actions and combat."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    CardInPlay,
    Condition,
    Does,
    Effect,
    EffectContext,
    Key,
    Number,
    OwnStatic,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    block,
    fight,
)
from vtes_deck.effects.vocab import (
    BLOCKING,
    DISCARD_BEGINS,
    RESOLVED,
    ROUND,
    VAMPIRE,
    ActionRequires,
    AddDelayedTrigger,
    AnyX,
    AtSuperior,
    Aura,
    Blood,
    Bonus,
    Burn,
    CombatFromBlock,
    Directed,
    EntersWith,
    Gain,
    Gets,
    GiveManeuver,
    HostFights,
    If,
    InRound,
    Intercept,
    Is,
    Not,
    PlaysOpen,
    Power,
    Same,
    StaticBonus,
    Trigger,
    Unlock,
    Until,
    X,
    card,
)


class Employed(SaidElsewhere, Condition, frozen=True):
    """The card enters play by its own action, and not by another effect."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.action is not None and context.action.card == context.card


class RewardsLater(EntersWith, frozen=True):
    """At the basic level the employing vampire unlocks in the next discard phase."""

    effects: tuple[Effect, ...] = (
        If(
            (Employed(), Not(AtSuperior())),
            (
                AddDelayedTrigger(
                    on=DISCARD_BEGINS, by="acting", until=Until.TURN, effects=(Unlock(),)
                ),
            ),
        ),
    )

    @override
    def say(self, wording: Wording) -> str:
        return (
            "if the action to employ this retainer is successful, unlock this vampire during the "
            "next discard phase"
        )


class RewardsAtOnce(EntersWith, frozen=True):
    """At the superior level the employing vampire unlocks after the action."""

    effects: tuple[Effect, ...] = (
        If(
            (AtSuperior(),),
            (
                If(
                    (Employed(),),
                    (AddDelayedTrigger(on=RESOLVED, by="acting", effects=(Unlock(),)),),
                ),
            ),
        ),
    )

    @override
    def say(self, wording: Wording) -> str:
        return "unlock this vampire after resolution of this action instead"


class Scouts(Power, frozen=True, kw_only=True):
    """The retainer locks to give the employer intercept."""

    @override
    def say(self, wording: Wording) -> str:
        return "you can lock this retainer to give the employer +1 intercept"


class Pursues(Trigger, frozen=True, kw_only=True):
    """The employer has a maneuver after the block of a directed action."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {wording.user} blocks a directed action, they get 1 optional maneuver during the "
            "first round of the resulting combat"
        )


class NeedsIntercept(SaidElsewhere, Condition, frozen=True):
    """The employing vampire attempts to block without enough intercept (STL-03)."""

    @override
    def holds(self, context: EffectContext) -> bool:
        vampire = Is("host", VAMPIRE).holds(context)
        return vampire and block.intercept_is_needed(context.table, context.host)


class BuysIntercept(Power, frozen=True, kw_only=True):
    """The employer burns blood to get intercept."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} can burn X blood to get +X intercept for the current action"


class FreesHand(OwnStatic, Number, frozen=True):
    """In combat, the controller of the opposing minion has a smaller hand.

    Attributes:
        n: the change.
        conditions: the conditions.
    """

    n: int
    conditions: tuple[Condition, ...] = ()

    key: ClassVar[Key] = Bonus.HAND_SIZE
    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.HAND_SIZE, self.n, which="opposing", less=True),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        context = EffectContext(table, table.in_play[source].controller, source)
        fights = HostFights().holds(context)
        if not isinstance(on, int) or not fights:
            return 0
        if not all(one.holds(context) for one in self.conditions):
            return 0
        opposing = table.in_play.get(fight(table).other(context.host))
        return self.n if opposing is not None and opposing.controller == on else 0

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{HostFights().say(wording)}, the opposing minion's controller gets {self.n} hand size"
        )


ONE_MORE_LIFE = EntersWith((If((AtSuperior(),), (Gain(1, Blood("this")),)),))

CARDS = (
    card(
        102249,
        "Feral Hound",
        RewardsLater(),
        RewardsAtOnce(),
        Scouts(
            sentence="Lock {card}: the employer gets +1 intercept.",
            at=BLOCKING,
            user="host",
            lock=True,
            conditions=(Same("host", "blocking"),),
            effects=(Intercept(1, "host"),),
        ),
    ),
    card(101340, "Owl Companion", PlaysOpen("opposing"), ONE_MORE_LIFE),
    card(
        101545,
        "Raptor",
        StaticBonus(Bonus.INTERCEPT, 1),
        FreesHand(-1, (AtSuperior(),)),
    ),
    card(
        101164,
        "Marijava Ghoul",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionRequires(discipline="pre")),
        ),
    ),
    card(
        100428,
        "Corpse Minion",
        BuysIntercept(
            sentence="Burn {n} blood to get +{n} intercept.",
            at=BLOCKING,
            user="host",
            conditions=(Same("host", "blocking"), NeedsIntercept()),
            target=AnyX(1, of=Blood("host")),
            effects=(Burn(X, Blood("host")), Gets(Bonus.INTERCEPT, X, Until.ACTION, "host")),
        ),
    ),
    card(
        100427,
        "Corpse Balloon",
        Pursues(
            on=ROUND,
            conditions=(CombatFromBlock(), Same("host", "blocker"), Directed(), InRound(1)),
            effects=(GiveManeuver("host", whole=False),),
        ),
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(Directed(), AtSuperior())),
    ),
)
