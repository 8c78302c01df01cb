"""Vampires that end a combat and hurt the combatants after it."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Cause,
    Combat,
    Condition,
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    card_of,
)
from vtes_deck.effects.library.combat.aftermath import afterwards
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    COMBAT_OVER,
    STRIKE,
    AddDelayedTrigger,
    CombatQueued,
    EndCombat,
    HostFights,
    InCombat,
    InRound,
    Move,
    Not,
    Power,
    Strike,
    Until,
    card,
)


class HurtOpponent(Effect, frozen=True):
    """The minion inflicts damage on the opposing minion, not by a strike."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        hit = Damage(
            target=card_of(context, "opposing"),
            n=self.n,
            cause=Cause.MINION,
            minion=context.minion,
            source=context.card,
        )
        context.table.push(DamageResolution((hit,)))


class HurtAll(Effect, frozen=True):
    """Both combatants and their retainers take damage that cannot be prevented."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, whose="any"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, combat = context.table, context.table.current(Combat)
        fighters = () if combat is None else (combat.acting, combat.opposing)
        standing = [one for one in fighters if one in table.in_play]
        retainers = [
            one
            for fighter in standing
            for one in table.in_play[fighter].attached
            if table.cards[one].retainer
        ]
        hits = tuple(
            Damage(
                target=one,
                n=self.n,
                cause=Cause.MINION,
                minion=context.card,
                source=context.card,
                unpreventable=True,
            )
            for one in (*standing, *retainers)
        )
        if hits:
            table.push(DamageResolution(hits))


class OthersFight(Condition, frozen=True):
    """Two other minions are in combat."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Combat)
        return (
            combat is not None
            and not combat.over(context.table)
            and not HostFights().holds(context)
        )


class EndsWithPain(InCombat, frozen=True):
    """The strike, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        late = Not(InRound(1)) in self.conditions
        return (
            f"{'on any round after the first, ' if late else ''}{wording.name} can strike to end "
            "combat and inflict 1 damage on the opposing minion after combat ends"
        )


class EndsForOthers(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"before range is chosen in a combat that does not involve {wording.name}, she can "
            "lock to end that combat and inflict 1 unpreventable damage on each combatant and any "
            "retainers they have after combat ends"
        )


CARDS = (
    card(
        200133,
        "Arianne, The Conqueror",
        EndsWithPain(
            Move(when=STRIKE, strike=Strike(combat_ends=True, special=True)),
            effects=(afterwards(HurtOpponent(1)),),
            conditions=(Not(InRound(1)),),
        ),
    ),
    card(
        200929,
        "Mariel, Lady Thunder",
        EndsForOthers(
            sentence="Lock {card}: the combat ends, and the combatants are hurt.",
            at=BEFORE_RANGE,
            lock=True,
            conditions=(OthersFight(),),
            effects=(
                EndCombat(),
                AddDelayedTrigger(
                    on=COMBAT_OVER,
                    by="this",
                    conditions=(Not(CombatQueued()),),
                    effects=(HurtAll(1),),
                    until=Until.COMBAT,
                ),
            ),
        ),
    ),
)
