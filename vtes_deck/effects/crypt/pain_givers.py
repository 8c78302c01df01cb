"""Vampires that hurt opponents at close range, or when they are burned."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Condition,
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    Fight,
    PurposeKind,
    SaidElsewhere,
    Wording,
    inflict,
    shown,
)
from vtes_deck.effects.crypt.cancellers import PlayedByOpponent
from vtes_deck.effects.vocab import (
    AS_PLAYED,
    BURNED,
    FELL_IN_COMBAT,
    PRESS,
    ROUND,
    Cancel,
    HostFights,
    InCombat,
    Move,
    Power,
    Trait,
    Trigger,
    Until,
    Use,
    card,
)


class HurtsAtClose(SaidElsewhere, Effect, frozen=True):
    """The opposing minion takes environmental damage with the strikes at close range (COM-46)."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By rulings, it is inflicted even against a dodge, but not if the combat ends first."""
        table, fight_ = context.table, context.table.current(Fight)
        if fight_ is not None:
            damage = Damage(
                target=fight_.other(context.host), n=self.n, source=context.card, close=True
            )
            inflict(table, damage)


class HurtsOpponents(Trigger, frozen=True, kw_only=True):
    """The damage of each round, in the words of the card."""

    old: bool = False

    @override
    def say(self, wording: Wording) -> str:
        if self.old:
            return (
                f"minions opposing {wording.name} in combat take an additional point of damage "
                "during strike resolution if the range is close"
            )
        return (
            f"minions opposing {wording.name} take 2 environmental damage each round during normal "
            "strike resolution at close range"
        )


class HurtsKiller(Trigger, frozen=True, kw_only=True):
    """The damage as the vampire is burned, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {wording.name} is burned in combat, the opposing minion takes 4 damage (damage "
            "not preventable)"
        )


class KillerSuffers(SaidElsewhere, Effect, frozen=True):
    """The opponent in the combat takes damage that cannot be prevented."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, whose="others"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, combat = context.table, context.table.current(Combat)
        if combat is None:
            return
        pair = (combat.acting, combat.opposing)
        other = pair[1] if pair[0] == context.card else pair[0]
        if other in table.in_play:
            hit = Damage(target=other, n=self.n, source=context.card, unpreventable=True)
            table.push(DamageResolution((hit,)))


class GrappleOrAim(SaidElsewhere, Condition, frozen=True):
    """The card that is played is a grapple or an aim."""

    @override
    def holds(self, context: EffectContext) -> bool:
        show = shown(context.table)
        return show is not None and bool(
            {Trait.GRAPPLE, Trait.AIM} & set(context.table.cards[show.card].traits)
        )


class CancelsGrapples(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    at: int = AS_PLAYED

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"once each combat, {wording.name} can burn {self.blood} blood to cancel a grapple or "
            "aim card as it is played by an opposing minion, and its cost is not paid"
        )


CARDS = (
    card(
        200908,
        "Mambo Jeanne",
        HurtsOpponents(on=ROUND, conditions=(HostFights(),), effects=(HurtsAtClose(2),)),
    ),
    card(
        200017,
        "Aeron",
        HurtsOpponents(on=ROUND, conditions=(HostFights(),), effects=(HurtsAtClose(1),), old=True),
        InCombat(Move(when=PRESS, press=Use.MAY, once=Until.COMBAT, blood=1)),
    ),
    card(
        201034,
        "Nakova, Advocate of Golconda",
        HurtsKiller(
            on=BURNED, itself=True, conditions=(FELL_IN_COMBAT,), effects=(KillerSuffers(4),)
        ),
    ),
    card(
        200983,
        "Michaela",
        CancelsGrapples(
            sentence="{card} burns 1 blood: cancel the combat card.",
            blood=1,
            once=Until.COMBAT,
            conditions=(HostFights(), PlayedByOpponent(), GrappleOrAim()),
            effects=(Cancel("minion"),),
        ),
    ),
)
