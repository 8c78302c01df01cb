"""Talbot's Chainsaw, The Crimson Sentinel and Sword of the Archangel."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    DESTROYED,
    MOVES,
    Cause,
    Combat,
    Condition,
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    Minion,
    NoPurpose,
    OwnStatic,
    PurposeKind,
    SaidElsewhere,
    StrikeBonus,
    StrikeResolution,
    Table,
    Wording,
    cancel_shown,
    shown,
)
from vtes_deck.effects.vocab import (
    AFTER_COMBAT,
    AS_PLAYED,
    DAMAGE,
    ROUND,
    ROUND_ENDS,
    STRIKE_HURTS,
    UNLOCK,
    Activity,
    AMinion,
    Blood,
    Burn,
    CardAction,
    EnterCombat,
    Gain,
    GivePress,
    HostFights,
    InCombat,
    InRound,
    Is,
    MinionFilter,
    Move,
    MyTurn,
    Once,
    Power,
    Restriction,
    Strike,
    Trait,
    Trigger,
    Unlock,
    Until,
    WasDone,
    card,
    strikes,
)

READY_BEARER = Is("host", MinionFilter(ready=True))


# Talbot's Chainsaw


class HurtsOwnMinion(Effect, frozen=True):
    """The weapon inflicts damage that is neither from a minion nor environmental."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        suffered = Damage(
            target=context.target,
            n=self.n,
            cause=Cause.WEAPON,
            source=context.card,
            unpreventable=True,
        )
        context.table.push(DamageResolution((suffered,)))

    @override
    def say(self, wording: Wording) -> str:
        return f"this weapon inflicts {self.n} unpreventable damage on a ready minion you control"


class Hungers(Power, frozen=True, kw_only=True):
    """The effect of the weapon in each unlock phase."""

    @override
    def say(self, wording: Wording) -> str:
        [effect] = self.effects
        ready = "if the bearer is ready " if READY_BEARER in self.conditions else ""
        return f"{ready}during your unlock phase, {effect.say(wording)}"


class DrivesOn(Trigger, frozen=True, kw_only=True):
    """The press that the bearer must use in the first round; the sentence includes the shield."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "the bearer gets 1 press (mandatory), only usable to continue combat during the first "
            "round, and can prevent 1 damage each combat"
        )


class Shields(SaidElsewhere, InCombat, frozen=True):
    """The bearer prevents damage with the weapon."""


# The Crimson Sentinel


class StrikesAsStrong(InCombat, frozen=True):
    """The strike with the weapon."""

    @override
    def say(self, wording: Wording) -> str:
        return "strength+1 damage as a strike"


class HasHurtOpponent(SaidElsewhere, Condition, frozen=True):
    """Damage of a strike with this weapon is successfully inflicted on the opposing minion."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """Require a strike at the opposing minion itself, not at a retainer."""
        handling, combat = context.table.current(DamageResolution), context.table.current(Combat)
        if handling is None or combat is None or not combat.holds(context.host):
            return False
        opposing = combat.other(context.host)
        return any(
            one.target == opposing and one.source == context.card and one.cause is Cause.STRIKE
            for one in handling.damage
            if one.n > 0
        )


class DrinksSouls(Trigger, frozen=True, kw_only=True):
    """The counter that the weapon gets after a round with successful damage."""

    @override
    def say(self, wording: Wording) -> str:
        if self.on is not ROUND_ENDS:
            return ""
        return (
            "if this weapon successfully inflicts damage on an opponent in combat, add a soul "
            "counter to it at the end of that round"
        )


class SharperWithSouls(OwnStatic, StrikeBonus, frozen=True):
    """Strikes with the weapon inflict 1 more damage for each counter on it."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRENGTH, 1, which="host"),)

    @override
    def damage(self, table: Table, source: int, strike: Strike) -> int:
        return table.in_play[source].blood if strike.source == source else 0

    @override
    def say(self, wording: Wording) -> str:
        return (
            "this weapon does one additional point of damage each strike for each soul counter on "
            "this card"
        )


class LosesSouls(Trigger, frozen=True, kw_only=True):
    """Another minion gets the weapon."""

    @override
    def say(self, wording: Wording) -> str:
        return "remove all soul counters from this card if another minion gains control of it"


class AllSouls(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """All counters on the weapon are removed."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        Burn(context.card_in_play.blood, Blood("this")).carry_out(context)


# Sword of the Archangel


class OpposesHold(SaidElsewhere, Condition, frozen=True):
    """The opposing minion plays a grapple card or an aim card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        show, combat = shown(context.table), context.table.current(Combat)
        if show is None or show.cancelled or combat is None or not combat.holds(context.host):
            return False
        traits = context.table.cards[show.card].traits
        holding = Trait.GRAPPLE in traits or Trait.AIM in traits
        return holding and show.minion == combat.other(context.host)


class BearerIsSalubri(SaidElsewhere, Condition, frozen=True):
    """Any minion may get the sword, but only a Salubri cancels cards with it."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return Is("host", MinionFilter(clans=("Salubri",))).holds(context)


class CancelsHold(Effect, frozen=True):
    """Cancels the card that is being played; its cost is not paid."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CANCEL, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """PLY-13: the card has no effect. Contrary to PLY-14, its cost is not paid."""
        cancel_shown(context.table, context.seat, free=True)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "cancel a grapple or aim card as it is played by the opposing minion, and its cost is "
            "not paid"
        )


class BreaksHolds(Power, frozen=True, kw_only=True):
    """The cancellation, once each combat."""

    @override
    def say(self, wording: Wording) -> str:
        [effect] = self.effects
        return (
            f"once each combat, {wording.user} can burn {self.blood} blood to {effect.say(wording)}"
        )


class IsStruckDown(SaidElsewhere, Condition, frozen=True):
    """A vampire is burned as a strike with this weapon resolves."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        combat, resolving = table.current(Combat), table.current(StrikeResolution)
        if combat is None or resolving is None or not combat.holds(context.host):
            return False
        number = combat.index(context.host)
        chosen = combat.sides[number].chosen
        opposing = table.in_play.get(combat.other(context.host))
        return (
            number in resolving.group
            and chosen is not None
            and chosen.source == context.card
            and isinstance(opposing, Minion)
            and opposing.vampire
            and opposing.leaving
        )


class NotesKill(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """Records that the weapon has burned the opposing vampire."""


class UnlocksAsKiller(Power, frozen=True, kw_only=True):
    """The bearer unlocks after a combat in which the weapon burned a vampire."""

    @override
    def say(self, wording: Wording) -> str:
        ready = " and the bearer remains ready" if READY_BEARER in self.conditions else ""
        return (
            "once each turn, if the opposing vampire is burned during this weapon's strike "
            f"resolution{ready}, the bearer can unlock at the end of combat"
        )


HURT, KILLED = "has drawn blood", "has burned a vampire"

CARDS = (
    card(
        101931,
        "Talbot's Chainsaw",
        InCombat(strikes(Strike(damage=3))),
        Hungers(
            sentence="{card} inflicts 3 damage on {target}.",
            at=UNLOCK,
            user="host",
            conditions=(MyTurn(), READY_BEARER),
            target=AMinion(MinionFilter(ready=True)),
            once=Until.TURN,
            forced=True,
            effects=(HurtsOwnMinion(3),),
        ),
        Restriction(activity=Activity.HUNT),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True), "others"),
            stealth=1,
            effects=(EnterCombat(),),
        ),
        DrivesOn(
            on=ROUND,
            conditions=(HostFights(), InRound(1)),
            effects=(GivePress(only="continue", must=True, who="host", whole=False),),
        ),
        Shields(Move(when=DAMAGE, prevent=1, once=Until.COMBAT)),
    ),
    card(
        100448,
        "The Crimson Sentinel",
        StrikesAsStrong(strikes(Strike(damage=1, strength=True, melee=True))),
        DrinksSouls(
            on=STRIKE_HURTS,
            conditions=(HasHurtOpponent(),),
            effects=(Once(HURT, Until.ROUND, "this"),),
        ),
        DrinksSouls(
            on=ROUND_ENDS,
            conditions=(WasDone(HURT, Until.ROUND, "this"),),
            effects=(Gain(1, Blood("this")),),
        ),
        SharperWithSouls(),
        LosesSouls(on=MOVES, itself=True, effects=(AllSouls(),)),
    ),
    card(
        102261,
        "Sword of the Archangel",
        InCombat(strikes(Strike(damage=1, strength=True, melee=True, aggravated=True))),
        BreaksHolds(
            sentence="{card} cancels the card of the opposing minion.",
            at=AS_PLAYED,
            user="host",
            blood=1,
            once=Until.COMBAT,
            conditions=(BearerIsSalubri(), OpposesHold()),
            effects=(CancelsHold(),),
        ),
        NotesKill(
            on=DESTROYED,
            conditions=(IsStruckDown(),),
            effects=(Once(KILLED, Until.COMBAT, "this"),),
        ),
        UnlocksAsKiller(
            sentence="{card} unlocks its bearer.",
            at=AFTER_COMBAT,
            user="host",
            once=Until.TURN,
            conditions=(WasDone(KILLED, Until.COMBAT, "this"), READY_BEARER),
            effects=(Unlock("host"),),
        ),
    ),
)
