"""The Book of Going Forth by Night: burned allies are stolen instead."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Combat,
    Does,
    EffectContext,
    Key,
    Minion,
    OwnStatic,
    PurposeKind,
    Replaces,
    Table,
    Wording,
    Would,
    WouldBurn,
    WouldDie,
    lock,
    zones,
)
from vtes_deck.effects.vocab import Blood, Gain, HasDiscipline, TakeControl, card


class RaisesAlly(OwnStatic, Replaces, frozen=True):
    """An ally in combat with the vampire is not burned; it is stolen."""

    key: ClassVar[Key] = WouldBurn
    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CONTROL, whose="mine"),)

    @override
    def applies(self, table: Table, source: int, would: Would) -> bool:
        """By a ruling, an imbued without life is incapacitated and not burned."""
        combat, ally = table.current(Combat), table.in_play.get(would.on)
        host = table.in_play.get(table.in_play[source].host)
        if combat is None or not isinstance(ally, Minion) or ally.vampire:
            return False
        if not isinstance(host, Minion) or not host.vampire or ally.leaving:
            return False
        if isinstance(would, WouldDie) and table.cards[ally.card].imbued and table.rules.imbued:
            return False
        fights = combat.holds(host.card) and combat.holds(ally.card) and host is not ally
        return fights and host.controller != ally.controller

    @override
    def instead(self, table: Table, source: int, would: Would) -> None:
        """GEN-12: its requirements do not matter. COM-01: the combat ends.

        ALY-02: an ally that cannot gain life is burned after all.
        """
        seat = table.in_play[source].controller
        context = EffectContext(table, seat, source, target=would.on)
        TakeControl("target").carry_out(context)
        lock(table, would.on)
        if table.in_play[would.on].blood <= 0:
            Gain(1, Blood("target")).carry_out(context)
        if table.in_play[would.on].blood <= 0:
            zones.burn(table, would.on)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if an ally opposing {wording.user} in combat would be burned, instead steal and lock "
            "the ally; if the ally has lost their last life, they gain 1 life"
        )


CARDS = (card(100239, "The Book of Going Forth by Night", HasDiscipline("SER"), RaisesAlly()),)
