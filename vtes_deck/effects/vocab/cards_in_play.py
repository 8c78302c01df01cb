"""Effects that put cards into play, on minions, or out of play."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.amounts import Methuselahs, Number, number
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which, card_of, said
from vtes_deck.effects.vocab.wording import Wording, counted
from vtes_deck.engine.mechanics import bank, zones
from vtes_deck.engine.mechanics.gear import BECOMES_WEAPON, allows
from vtes_deck.engine.mechanics.zones import KEPT
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Table, Zone
from vtes_deck.engine.status import control, torpor

PUT_IN_PLAY = EventType("put in play", "{seat} puts {card} in play.")
PUT_ON = EventType("put on", "{seat} puts {card} on {target}.")


class PutInPlay(Effect, frozen=True):
    """Puts the card into play, controlled by the player who plays it (GEN-11).

    Attributes:
        counters: the number of counters with which it starts.
        superior: the card has its superior version (PLY-36).
    """

    counters: Number = 0
    superior: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        table.emit(PUT_IN_PLAY, context.seat, context.card)
        counters = number(context, self.counters)
        card = control.arrive(table, context.card, context.seat, superior=self.superior)
        if context.card in table.in_play:
            bank.gain_blood(table, card, counters)

    @override
    def say(self, wording: Wording) -> str:
        if self.counters:
            return f"put {wording.this} in play with {_stored(self.counters, wording)}"
        return f"put {wording.this} in play"


def _stored(n: Number, wording: Wording) -> str:
    """The counters with which a card starts: "3 counters", "1 counter for each Ventrue"."""
    if isinstance(n, int):
        return counted(n, "counter")
    if isinstance(n, Methuselahs):
        return "X counters, where X is the number of Methuselahs in the game"
    return f"1 counter for each {n.say(wording)}"


AWAY = frozenset({Zone.HAND, Zone.LIBRARY, Zone.REMOVED})
"""Zones from which a played card is no longer put on a minion."""


class PutOn(Effect, frozen=True):
    """Puts the card on a minion.

    Attributes:
        who: the minion.
        superior: the superior effects apply (:class:`AtSuperior`).
        counters: the number of counters with which it starts.
        weapon: it becomes a weapon.
        locked: it enters play locked.
        kept: the Methuselah who plays the card still controls it.
    """

    who: Which = "target"
    superior: bool = False
    counters: int = 0
    weapon: bool = False
    locked: bool = False
    kept: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which=self.who),)

    @override
    def possible(self, context: EffectContext) -> bool:
        """GEN-02: whether texts allow the minion to have the card."""
        minion = context.table.in_play.get(card_of(context, self.who))
        return not isinstance(minion, Minion) or allows(context.table, context.card, minion)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-11: put the card on the minion, unless a text prevents the minion from having it."""
        table, host = context.table, card_of(context, self.who)
        minion = table.in_play.get(host)
        if minion is None or table.cards[host].retainer or table.where[context.card] in AWAY:
            return
        if isinstance(minion, Minion) and not allows(table, context.card, minion):
            return
        master = table.cards[context.card].master
        seat = context.seat if master or self.kept else minion.controller
        table.emit(PUT_ON, context.seat, context.card, target=host)
        card = control.arrive(table, context.card, seat, host, superior=self.superior)
        if context.card not in table.in_play:
            return
        bank.gain_blood(table, card, self.counters)
        card.locked = self.locked
        if self.kept:
            card.set_mark(KEPT, 1)
        if self.weapon:
            card.set_mark(BECOMES_WEAPON, 1)

    @override
    def say(self, wording: Wording) -> str:
        counters = f" with {counted(self.counters, 'counter')} on it" if self.counters else ""
        locked = ", locked" if self.locked else ""
        text = f"put {wording.this}{counters} on {said(self.who, wording)}{locked}"
        text += "; it becomes a melee weapon equipment" if self.weapon else ""
        return f"{text}; you still control this card" if self.kept else text


class BurnCard(Effect, frozen=True):
    """Burns a card in play. If it is the acting minion, the action fails (BLK-17)."""

    which: Which

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BURN, which=self.which),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-07: burn the card; COM-23: a minion in combat is burned after the combat."""
        card, action = card_of(context, self.which), context.action
        if self.which == "acting" and action is not None:
            action.failed = True
        if torpor.in_combat(context.table, card):
            torpor.destroy(context.table, context.table.minion(card))
        else:
            burn(context.table, card)

    @override
    def say(self, wording: Wording) -> str:
        what = said(self.which, wording)
        return f"{what} is burned" if wording.everyone else f"burn {what}"


class RemoveCard(Effect, frozen=True):
    """Removes a card from the game (GEN-09); the cards on it are burned (GEN-10)."""

    which: Which

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BURN, which=self.which),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Remove the card, unless it has already left the game with an ousted Methuselah."""
        table, card = context.table, card_of(context, self.which)
        if card != NONE and table.where[card] is not Zone.REMOVED:
            zones.remove(table, card)

    @override
    def say(self, wording: Wording) -> str:
        what = said(self.which, wording)
        return (
            f"{what} is removed from the game"
            if wording.everyone
            else f"remove {what} from the game"
        )


def burn(table: Table, card: int) -> None:
    """Burn a card if it is still in play."""
    if card in table.in_play:
        zones.burn(table, card)
