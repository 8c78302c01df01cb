"""Allies that punish acts of others, and weapons with additional strikes."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Cause,
    Combat,
    Condition,
    Damage,
    DamageResolution,
    DefinitionScript,
    Does,
    Effect,
    EffectContext,
    PlayCard,
    PurposeKind,
    SaidElsewhere,
    Wording,
    shown,
)
from vtes_deck.effects.library.permanent.beasts import DEVOURS, ENTERS_COMBAT_WITH_VAMPIRE
from vtes_deck.effects.vocab import (
    ADDITIONAL_STRIKES,
    AFTER_ACTION,
    AS_PLAYED,
    DAMAGE,
    RANGE,
    VAMPIRE,
    Cancel,
    CombatMode,
    HostFights,
    InCombat,
    Is,
    Move,
    Once,
    Power,
    Strike,
    StrikesOn,
    StruckWithIt,
    Successful,
    Until,
    Use,
    card,
    strikes,
)


class Failed(Condition, frozen=True):
    """The action of a vampire was not successful."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return not Successful().holds(context) and Is("acting", VAMPIRE).holds(context)

    @override
    def say(self, wording: Wording) -> str:
        return "after resolution of an unsuccessful action"


class Punishes(Effect, frozen=True):
    """The ally inflicts damage on the acting minion, outside combat (COM-47)."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="acting"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        action = context.action
        if action is None:
            return
        suffered = Damage(
            target=action.minion,
            n=self.n,
            cause=Cause.MINION,
            minion=context.card,
            source=context.card,
        )
        context.table.push(DamageResolution((suffered,)))

    @override
    def say(self, wording: Wording) -> str:
        return f"inflict {self.n} damage on the acting vampire"


class Told(Power, frozen=True, kw_only=True):
    """An ability in the words of its text."""

    clause: str

    @override
    def say(self, wording: Wording) -> str:
        return self.clause.format(wording.user)


class StrikePlayed(SaidElsewhere, Condition, frozen=True):
    """The minion in combat with the ally plays a strike card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        show, play, combat = shown(table), table.current(PlayCard), table.current(Combat)
        if show is None or show.cancelled or play is None or combat is None:
            return False
        if not combat.holds(context.host) or show.minion != combat.other(context.host):
            return False
        script = table.cards[show.card].script
        modes = script.modes if isinstance(script, DefinitionScript) else ()
        mode = modes[play.option.mode] if play.option.mode < len(modes) else None
        return isinstance(mode, CombatMode) and mode.move.strike is not None


RIFLE = Strike(damage=2, ranged=True)

CARDS = (
    card(
        101270,
        "Neighborhood Watch Commander",
        Told(
            sentence="Lock {card}: 1 damage to the acting vampire.",
            clause="lock after resolution of an unsuccessful action to inflict 1 damage on the "
            "acting vampire. Only one {0} can lock to inflict damage each action",
            at=AFTER_ACTION,
            lock=True,
            conditions=(Failed(),),
            effects=(Once("Neighborhood Watch Commander", Until.ACTION), Punishes(1)),
        ),
    ),
    card(
        102363,
        "The Vozhd of Gravesend",
        DEVOURS,
        ENTERS_COMBAT_WITH_VAMPIRE,
        InCombat(Move(when=DAMAGE, prevent=1, once=Until.ROUND), conditions=(HostFights(),)),
        Told(
            sentence="Burn 1 life to cancel the strike card.",
            clause="during combat, {0} can burn 1 life to cancel a strike card as it is played by "
            "the opposing minion, and its cost is not paid (the minion chooses a strike again)",
            at=AS_PLAYED,
            blood=1,
            conditions=(StrikePlayed(),),
            effects=(Cancel("minion"),),
        ),
    ),
    card(
        100032,
        "AK-47",
        InCombat(strikes(RIFLE)),
        InCombat(Move(when=RANGE, strike=RIFLE, maneuver=Use.MAY, once=Until.COMBAT)),
        StrikesOn(
            Move(when=ADDITIONAL_STRIKES, additional=1, additional_strike=RIFLE),
            conditions=(StruckWithIt(),),
        ),
    ),
)
