"""Effects that move cards between play, hand, library, ash heap and crypt."""

from __future__ import annotations

from typing import Literal, override

from cardbase.terms import Bonus, Type
from vtes_deck.effects.vocab.amounts import Amount, Methuselahs, Number, number
from vtes_deck.effects.vocab.choices import CHOOSE_CARD, CardQuestion
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.minion_filter import Whose, seats_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which, card_of, said
from vtes_deck.effects.vocab.wording import Wording, counted, gets, signed, with_article
from vtes_deck.engine.cards import master_cards
from vtes_deck.engine.cards.play import ShowCard
from vtes_deck.engine.mechanics import bank, hand, ledger, zones
from vtes_deck.engine.mechanics.gear import BECOMES_WEAPON, allows
from vtes_deck.engine.mechanics.zones import KEPT
from vtes_deck.engine.state.decisions import NONE, DecisionKind, Option
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.purposes import Purpose, PurposeKind
from vtes_deck.engine.state.table import Modifier, Table, Until, Zone
from vtes_deck.engine.status import control, torpor

PUT_IN_PLAY = EventType("put in play", "{seat} puts {card} in play.")
PUT_ON = EventType("put on", "{seat} puts {card} on {target}.")
MILLED = EventType("milled", "{seat} burns {n:card} from the top of the library.")
TAKES_CONTROL = EventType("takes control", "{seat} takes control of {card}.")
BACK = EventType("back to library", "{seat} shuffles {n:card} into the library.")
TAKES = EventType("takes to hand", "{seat} moves {card} to her hand.")
REGAINS_ACTION = EventType("regains action", "{seat} gets {n:master phase action}.")


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
        if minion is None or table.where[context.card] in AWAY:
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


class TakeControl(Effect, frozen=True):
    """A Methuselah takes control of a card in play (GEN-12)."""

    which: Which
    by: Whose = "mine"

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CONTROL, whose=self.by), Does(PurposeKind.LOSE, which=self.which))

    @override
    def carry_out(self, context: EffectContext) -> None:
        seat = seats_of(context, self.by)[0]
        take_control(context.table, card_of(context, self.which), seat)

    @override
    def say(self, wording: Wording) -> str:
        what = said(self.which, wording)
        if self.by == "mine":
            return f"steal {what}"
        if self.by == "predator":
            return f"your predator takes control of {what}"
        if self.by == "target":
            return f"give {wording.target} control of {what}"
        return f"give your {self.by} control of {what}"


def burn(table: Table, card: int) -> None:
    """Burn a card if it is still in play."""
    if card in table.in_play:
        zones.burn(table, card)


def take_control(table: Table, card: int, seat: int) -> None:
    """Change the controller of a card in play. A location on a minion needs a new bearer."""
    if card not in table.in_play or table.in_play[card].controller == seat:
        return
    if table.cards[card].becomes_location and table.in_play[card].host != NONE:
        table.push(BearerChoice(seat=seat, card=card))
    else:
        zones.give(table, card, seat)
        table.emit(TAKES_CONTROL, seat, card)


class BearerChoice(CardQuestion):
    """A Methuselah who takes control of a location on a minion chooses one of her minions for it.

    Attributes:
        seat: the Methuselah.
        card: the location.
    """

    seat: int
    card: int

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        return (Purpose(PurposeKind.CONTROL, 1, self.seat, option.target),)

    def offer(self, table: Table) -> None:
        """PLY-37: offer the minions that can have it; if there are none, nothing changes."""
        minions = [one for one in table.minions(self.seat) if allows(table, self.card, one)]
        if minions:
            options = [Option(CHOOSE_CARD, self.card, target=one.card) for one in minions]
            table.ask(self.seat, DecisionKind.TARGET, options, self.card)
        else:
            self.finish()

    def take(self, table: Table) -> None:
        """Take the answer; the controller changes with the bearer."""
        answer = table.answer
        zones.attach(table, self.card, answer.target)
        table.emit(TAKES_CONTROL, self.seat, self.card)

    steps = (offer, take)


class HandSize(Effect, frozen=True):
    """Changes the hand size for a period."""

    n: int
    until: Until

    @override
    def does(self) -> tuple[Does, ...]:
        lasting = self.until is Until.GAME
        return (Does(PurposeKind.HAND_SIZE, self.n, whose="mine", lasting=lasting),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Change the hand size and adjust the hand at once (DRW-05)."""
        table = context.table
        table.modify(
            Modifier(Bonus.HAND_SIZE, self.n, NONE, self.until, context.card, context.seat)
        )
        hand.adjust(table, context.seat, replaces=False)

    @override
    def say(self, wording: Wording) -> str:
        period = {
            Until.COMBAT: " for the remainder of this combat",
            Until.TURN: " this turn",
            Until.UNLOCK: " until your next unlock phase",
            Until.DISCARD: " until your next discard phase",
        }
        return gets(wording, "you", f"{signed(self.n)} hand size{period.get(self.until, '')}")


def shown(table: Table) -> ShowCard | None:
    """The card being played, if it can still be cancelled."""
    return table.current(ShowCard)


def cancel_shown(table: Table, seat: int, *, free: bool = False) -> None:
    """PLY-13: a Methuselah cancels the card being played.

    PLY-14: its cost is paid unless the cancelling text makes it ``free``.
    """
    show = shown(table)
    if show is not None:
        show.cancel(seat, free=free)


class Cancel(Effect, frozen=True):
    """Cancels the card that is being played; its cost is not paid.

    Attributes:
        kind: a minion card, a master card or an event.
        of: the player of the card.
        compensate: its player gains a master phase action.
    """

    kind: Literal["minion", "master", "event"]
    of: Literal["anyone", "another", "predator or prey"] = "anyone"
    compensate: bool = False

    @override
    def timely(self, context: EffectContext) -> bool:
        """Whether one of these Methuselahs is playing a card of this kind."""
        table = context.table
        show = shown(table)
        if show is None or show.cancelled:
            return False
        printed, seat = table.cards[show.card], table.owner[show.card]
        if (Type.MASTER in printed.types) is not (self.kind == "master"):
            return False
        if printed.event is not (self.kind == "event"):
            return False
        if self.of == "another":
            return seat != context.seat
        if self.of == "predator or prey":
            return seat in {table.prey(context.seat), table.predator(context.seat)}
        return True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CANCEL, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """PLY-13: cancel the card being played; the cancelling card has already been shown."""
        table = context.table
        show = shown(table)
        if show is None:
            return
        cancel_shown(table, context.seat, free=True)
        if self.compensate:
            seat = table.seats[table.owner[show.card]]
            if table.cards[show.card].out_of_turn:
                seat.owed_actions -= 1
            else:
                seat.master_actions += 1
            table.emit(REGAINS_ACTION, seat.number, n=1)

    @override
    def say(self, wording: Wording) -> str:
        said = f"cancel {with_article(self.kind)} card as it is played"
        if self.of == "another":
            said += " by another Methuselah"
        elif self.of == "predator or prey":
            said = f"cancel a {self.kind} card played by your predator or prey as it is played"
        said += ", and its cost is not paid"
        if self.compensate:
            said += (
                ". That Methuselah gets +1 master phase action immediately, or at the start of "
                "their next master phase if the canceled card is an out-of-turn master"
            )
        return said


class Surcharge(Effect, frozen=True, kw_only=True):
    """The card costs 1 more pool for each listed card.

    Attributes:
        ids: the card ids.
        on_target: count the cards on the target minion instead of those the Methuselah controls.
    """

    ids: tuple[int, ...]
    on_target: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, _Due(self), whose="mine", less=True),)

    def count(self, context: EffectContext) -> int:
        """The surcharge in pool."""
        table = context.table
        cards = (
            context.target_minion.attached if self.on_target else table.seats[context.seat].in_play
        )
        return sum(table.cards[card].id in self.ids for card in cards)

    @override
    def possible(self, context: EffectContext) -> bool:
        """PLY-10: whether the pool covers this surcharge and all others."""
        more = self.count(context) + master_cards.surcharge(
            context.table, context.seat, context.target
        )
        return context.table.seats[context.seat].pool >= more

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Burn the pool, in the same step as the effect of the card."""
        ledger.burn_pool(context.table, context.seat, self.count(context), context.card)


class _Due(Amount, frozen=True):
    """The amount of a surcharge."""

    surcharge: Surcharge

    @override
    def count(self, context: EffectContext) -> int:
        return self.surcharge.count(context)

    @override
    def say(self, wording: Wording) -> str:
        return "the surcharge"
