"""Yawp Court: the caller of a political action fights before the referendum."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    Minion,
    Procedure,
    PurposeKind,
    Referendum,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import (
    BEFORE_REFERENDUM,
    COMBAT_OVER,
    AddDelayedTrigger,
    AMinion,
    Is,
    Lock,
    MinionFilter,
    Power,
    PutInPlay,
    Sect,
    card,
    master,
)

GUARD = AMinion(MinionFilter(vampire=True, ready=True, locked=False, sects=(Sect.SABBAT,)))
ROTSCHRECK = 101654


def still_ready(table: Table, number: int) -> bool:
    """Whether a vampire is ready at the end of combat; by a ruling, flight to torpor counts."""
    vampire = table.in_play.get(number)
    if not isinstance(vampire, Minion):
        return False
    fled = any(table.cards[one].id == ROTSCHRECK for one in vampire.attached)
    return vampire.ready or (fled and not vampire.leaving)


class PaysForWin(Effect, frozen=True):
    """The user takes damage if the target is ready; otherwise the action ends."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, a vampire that recovers immediately does not save its action."""
        table = context.table
        if not still_ready(table, context.target):
            call_off(table)
        elif context.minion in table.in_play:
            table.push(DamageResolution((Damage(target=context.minion, n=2, source=context.card),)))


def call_off(table: Table) -> None:
    """The referendum does not take place."""
    referendum = table.current(Referendum)
    if referendum is not None:
        referendum.called_off = True


AT_THE_END = AddDelayedTrigger(on=COMBAT_OVER, effects=(PaysForWin(),))


class FightBefore(Procedure):
    """The combat before a referendum.

    Attributes:
        seat: the Methuselah.
        card: the card.
        guard: her vampire.
        caller: the acting vampire.
    """

    seat: int
    card: int
    guard: int
    caller: int

    def fight(self, table: Table) -> None:
        """Another combat may follow the first one; the damage resolves between the combats."""
        AT_THE_END.carry_out(EffectContext(table, self.seat, self.card, self.guard, self.caller))
        table.push(Combat(self.caller, self.guard))

    def after(self, table: Table) -> None:
        """After all combats the acting vampire must be ready to call the referendum."""
        caller = table.in_play.get(self.caller)
        if not isinstance(caller, Minion) or not caller.ready:
            call_off(table)

    steps = (fight, after)


class FightsCaller(Effect, frozen=True):
    """The target enters combat with the acting vampire."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COMBAT, whose="others"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        if context.action is not None:
            context.table.push(
                FightBefore(
                    seat=context.seat,
                    card=context.card,
                    guard=context.target,
                    caller=context.action.minion,
                )
            )


class BeforeReferendum(Power, frozen=True, kw_only=True):
    """The ability of the location."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "if a political action is successful, before the referendum, you can lock this "
            "location and a ready unlocked Sabbat vampire you control to have that vampire enter "
            "combat with the acting vampire. If the acting vampire is still ready at the end of "
            "combat, the Sabbat vampire takes 2 environmental damage and the referendum is "
            "conducted as normal"
        )


CARDS = (
    card(
        102199,
        "Yawp Court",
        master(PutInPlay()),
        BeforeReferendum(
            sentence="Lock {card}: {target} enters combat with the acting vampire.",
            at=BEFORE_REFERENDUM,
            lock=True,
            conditions=(Is("acting", MinionFilter(vampire=True, ready=True), "others"),),
            target=GUARD,
            effects=(Lock("target"), FightsCaller()),
        ),
    ),
)
