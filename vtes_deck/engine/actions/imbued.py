"""The imbued (chapter IMB): conviction, powers, incapacitation.

An imbued is a crypt card and a mortal ally, not a vampire (IMB-01). Its strength and bleed are 1
(IMB-02); its cost is its starting life (IMB-03); its virtues are stored as Disciplines with one
level (IMB-04). At 0 life it is incapacitated (IMB-05, see ``status.torpor``): controlled but not
ready (IMB-12). Powers have scripts (IMB-11).
"""

from __future__ import annotations

from typing import override

from cardbase.terms import Type
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.cards.requirements import lacks
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.mechanics import hand, held_cards, ledger, zones
from vtes_deck.engine.mechanics.gear import allows, is_gear
from vtes_deck.engine.mechanics.replacements import is_replaced
from vtes_deck.engine.state.damage_types import Cause, Damage
from vtes_deck.engine.state.decisions import PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import Event, EventType
from vtes_deck.engine.state.in_play import Minion, Region
from vtes_deck.engine.state.statics import Would
from vtes_deck.engine.state.table import Seat, Table, Until, Zone
from vtes_deck.kernel.procedure import Procedure

CONVICTION = Verb("conviction", "Put {card} on {minion}.")
FIRST_CONVICTION = Verb("first conviction", "{minion} gains {card}.")
RECOVER = Verb("recover", "Burn 3 conviction: {minion} leaves the incapacitated region.")
TAKE_POWER = Verb("take power", "{minion} acts to gain {card}.")
BURN_IMBUED = Verb("burn imbued", "{minion} acts to burn {target}.")
REVENGE = Verb("revenge", "Burn {card} on {minion} to inflict 1 damage on {target}.")
PAY_CONVICTION = Verb("pay conviction", "Burn {card} on {minion}.")
NAME_CONVICTION = Verb("name conviction", "Burn {card} on {minion} if the action succeeds.")

GAINS_CONVICTION = EventType("gains conviction", "{minion} gains {card}.")
RECOVERS = EventType("recovers", "{minion} leaves the incapacitated region.")
SEEKS_POWER = EventType("seeks power", "{minion} acts to gain {card}.")
GAINS_POWER = EventType("gains power", "{minion} gains {card}.")
ACTS_TO_BURN = EventType("acts to burn imbued", "{minion} acts to burn {target}.")

MAX_CONVICTION = 5
RECOVERY_PRICE = 3
ONCE = "conviction"
"""The record that an imbued has received its conviction of this unlock phase."""


def is_conviction(table: Table, card: int) -> bool:
    """Whether a card is a conviction card."""
    return Type.CONVICTION in table.cards[card].types


def convictions(table: Table, imbued: Minion) -> list[int]:
    """The conviction on an imbued."""
    return [card for card in imbued.attached if is_conviction(table, card)]


def imbued_of(table: Table, seat: int) -> list[Minion]:
    """The imbued that a Methuselah controls, in an edition that has them."""
    if not table.rules.imbued or not table.potential.imbued:
        return []
    return [minion for minion in table.minions(seat) if table.cards[minion.card].imbued]


def put_on(table: Table, imbued: Minion, card: int) -> None:
    """Put conviction on an imbued; IMB-08: above five it is burned instead."""
    if len(convictions(table, imbued)) >= MAX_CONVICTION:
        zones.burn(table, card)
        return
    seat = imbued.controller
    announcement = Event(GAINS_CONVICTION, seat, card, imbued.card)
    zones.enter_play(table, card, seat, imbued.card, announcement=announcement)


def unlock_options(table: Table, seat: int) -> list[Option]:
    """IMB-06: one conviction for each imbued, from hand or ash heap; IMB-14: leaving."""
    ours = imbued_of(table, seat)
    if not ours:
        return []
    player = table.seats[seat]
    options = []
    cards = hand.one_of_each(table, [*player.hand, *player.ash_heap])
    for minion in ours:
        has = convictions(table, minion)
        if len(has) < MAX_CONVICTION and not table.has_used(ONCE, minion.card, Until.TURN):
            options += [
                Option(CONVICTION, card, minion.card)
                for card in cards
                if is_conviction(table, card)
            ]
        if minion.region is Region.INCAPACITATED and len(has) >= RECOVERY_PRICE:
            options.append(Option(RECOVER, minion=minion.card))
    return options


def carry_out(table: Table, seat: int, option: Option) -> bool:
    """Carry out an option of :func:`unlock_options`; return False for any other option."""
    if option.verb is CONVICTION:
        table.use_once(ONCE, option.minion, Until.TURN)
        put_on(table, table.minion(option.minion), option.card)
        hand.adjust(table, seat)
    elif option.verb is RECOVER:
        table.push(Recovery(option.minion))
    else:
        return False
    return True


def recover(table: Table, imbued: Minion) -> None:
    """IMB-14: any effect that returns an imbued gives 1 life, up to the starting life."""
    imbued.region = Region.READY
    if imbued.life < imbued.capacity:
        ledger.gain_blood(table, imbued, 1)
    table.emit(RECOVERS, imbued.controller, minion=imbued.card)


class WouldGainConviction(Would, frozen=True):
    """An imbued would gain conviction as it enters play. Players are not asked."""


class FirstConviction(Procedure):
    """IMB-07: an imbued that enters play without conviction may gain one card of it.

    Attributes:
        imbued: the imbued.
    """

    imbued: int

    def offer(self, table: Table) -> None:
        """Offer a card from library, hand or ash heap; a searched library is shuffled (GEN-24)."""
        minion = table.in_play.get(self.imbued)
        if not isinstance(minion, Minion) or minion.contested or convictions(table, minion):
            self.finish()
            return
        if is_replaced(table, WouldGainConviction(self.imbued), ask=False):
            self.finish()
            return
        player = table.seats[minion.controller]
        cards = sorted([*player.library, *player.hand, *player.ash_heap])
        found = [card for card in hand.one_of_each(table, cards) if is_conviction(table, card)]
        options = [Option(FIRST_CONVICTION, card, self.imbued) for card in found]
        table.ask(minion.controller, DecisionKind.CARD, [*options, PASSING], about=self.imbued)

    def take(self, table: Table) -> None:
        """Take the card from its zone."""
        answer = table.answer
        if answer.verb is PASS:
            return
        minion = table.minion(self.imbued)
        searched = table.where[answer.card] is Zone.LIBRARY
        put_on(table, minion, answer.card)
        if searched:
            shuffle_library(table, table.seats[minion.controller])
        hand.adjust(table, minion.controller)

    steps = (offer, take)


def shuffle_library(table: Table, player: Seat) -> None:
    """GEN-24: a searched library is shuffled."""
    table.random.shuffle(f"library of seat {player.number}", player.library)


class PayConviction(Procedure):
    """IMB-09: burning conviction as payment, one card at a time.

    Attributes:
        imbued: the imbued with the conviction.
        left: the number of cards still to burn.
    """

    imbued: int
    left: int

    def offer(self, table: Table) -> None:
        """Offer the conviction for the payment; copies of a card are one choice."""
        minion = table.minion(self.imbued)
        cards = hand.one_of_each(table, convictions(table, minion))
        if not self.left or not cards:
            self.finish()
            return
        options = [Option(PAY_CONVICTION, card, self.imbued) for card in cards]
        table.ask(minion.controller, DecisionKind.PAYMENT, options, about=self.imbued)

    def take(self, table: Table) -> None:
        """Burn the conviction."""
        zones.burn(table, table.answer.card)
        self.left -= 1
        self.go_to(PayConviction.offer)

    steps = (offer, take)


class NameConviction(Procedure):
    """IMB-09: the conviction that an action costs is named as the action is announced.

    It is burned if the action succeeds (RES-01).

    Attributes:
        imbued: the imbued with the conviction.
        left: the number of cards still to name.
        named: the cards named so far.
    """

    imbued: int
    left: int
    named: tuple[int, ...] = ()

    def offer(self, table: Table) -> None:
        """Offer the conviction that is not named yet; copies are the same choice."""
        minion = table.minion(self.imbued)
        rest = [card for card in convictions(table, minion) if card not in self.named]
        if not self.left or not rest:
            self.finish()
            return
        cards = hand.one_of_each(table, rest)
        options = [Option(NAME_CONVICTION, card, self.imbued) for card in cards]
        table.ask(minion.controller, DecisionKind.PAYMENT, options, about=self.imbued)

    def take(self, table: Table) -> None:
        """Note the card, and ask for the next one."""
        self.named = (*self.named, table.answer.card)
        self.left -= 1
        self.go_to(NameConviction.offer)

    steps = (offer, take)


class Recovery(Procedure):
    """IMB-14: an imbued burns three conviction and is ready again.

    Attributes:
        imbued: the imbued.
    """

    imbued: int

    def pay(self, table: Table) -> None:
        """Pay the conviction for the recovery (IMB-09)."""
        table.push(PayConviction(self.imbued, RECOVERY_PRICE))

    def leave(self, table: Table) -> None:
        """Return the imbued to the ready region."""
        recover(table, table.minion(self.imbued))

    steps = (pay, leave)


class TakePower(Action):
    """IMB-10: an imbued gains a power, at +1 stealth; it unlocks if the action succeeds."""

    verb = TAKE_POWER
    may_be_closed = True
    announced = SEEKS_POWER
    base_stealth = 1

    @classmethod
    @override
    def is_open(cls, table: Table, seat: int) -> bool:
        return bool(imbued_of(table, seat))

    @classmethod
    @override
    def options(cls, table: Table, minion: Minion) -> list[Option]:
        """The powers in the hand."""
        if not table.cards[minion.card].imbued:
            return []
        cards = hand.one_of_each(table, held_cards.cards_of(table, minion.controller))
        options = [Option(TAKE_POWER, card, minion.card) for card in cards]
        return [option for option in options if cls.barred(table, option) is None]

    @classmethod
    @override
    def barred(cls, table: Table, option: Option) -> str | None:
        """PLY-05, NRP-03; IMB-10: only imbued take it, and not a second copy of a power."""
        minion, card = table.minion(option.minion), table.cards[option.card]
        able = table.rules.imbued and table.cards[minion.card].imbued
        if Type.POWER not in card.types or not able:
            return "IMB-10"
        if any(table.cards[other].id == card.id for other in minion.attached):
            return "IMB-10"
        if table.rules.repeat_limits and f"card {card.id}" in minion.done:
            return "NRP-03"
        return lacks(table, card, minion)

    @override
    def resolve(self, table: Table) -> None:
        """Put the power on the imbued."""
        imbued = table.minion(self.minion)
        seat = imbued.controller
        announcement = Event(GAINS_POWER, seat, self.card, self.minion)
        zones.enter_play(table, self.card, seat, self.minion, announcement=announcement)
        imbued.locked = False


class BurnImbued(Action):
    """IMB-13: any minion may burn an incapacitated imbued and take its equipment."""

    verb = BURN_IMBUED
    may_be_closed = True
    announced = ACTS_TO_BURN

    @classmethod
    @override
    def is_open(cls, table: Table, seat: int) -> bool:
        if not table.potential.imbued:
            return False
        for card_in_play in table.in_play.values():
            if type(card_in_play) is Minion and card_in_play.region is Region.INCAPACITATED:
                return True
        return False

    @classmethod
    @override
    def options(cls, table: Table, minion: Minion) -> list[Option]:
        """The incapacitated imbued of other Methuselahs."""
        return [
            Option(BURN_IMBUED, minion=minion.card, target=imbued.card)
            for seat in table.clockwise(table.prey(minion.controller))
            if seat != minion.controller
            for imbued in imbued_of(table, seat)
            if imbued.region is Region.INCAPACITATED
        ]

    @classmethod
    @override
    def begin(cls, table: Table, option: Option) -> BurnImbued:
        owner = table.in_play[option.target].controller
        return cls(option.minion, target=option.target, seats=(owner,))

    @override
    def resolve(self, table: Table) -> None:
        """Move the equipment, burn the imbued, and let the others take revenge.

        The minion takes only equipment that texts allow it to have.
        """
        imbued, minion = table.minion(self.target), table.minion(self.minion)
        for card in imbued.attached:
            if is_gear(table, card) and allows(table, card, minion):
                zones.attach(table, card, self.minion)
        zones.burn(table, self.target)
        order = table.clockwise(table.active)
        ready = [one for seat in order for one in imbued_of(table, seat) if one.ready]
        table.push(Revenge(self.minion, tuple(one.card for one in ready)))


class Revenge(Procedure):
    """IMB-13: each ready imbued may burn 1 conviction for 1 unpreventable damage.

    Attributes:
        target: the minion that burned an imbued.
        imbued: the imbued that have not decided yet.
    """

    target: int
    imbued: tuple[int, ...]

    def offer(self, table: Table) -> None:
        """Ask the next imbued that has conviction."""
        while self.imbued:
            minion = table.in_play.get(self.imbued[0])
            if isinstance(minion, Minion) and self.target in table.in_play:
                cards = hand.one_of_each(table, convictions(table, minion))
                options = [Option(REVENGE, card, minion.card, target=self.target) for card in cards]
                if options:
                    table.ask(minion.controller, DecisionKind.CHOICE, [*options, PASSING])
                    return
            self.imbued = self.imbued[1:]
        self.finish()

    def take(self, table: Table) -> None:
        """Burn the conviction and inflict the damage."""
        answer = table.answer
        self.imbued = self.imbued[1:]
        self.go_to(Revenge.offer)
        if answer.verb is PASS:
            return
        zones.burn(table, answer.card)
        damage = Damage(
            target=self.target,
            n=1,
            cause=Cause.MINION,
            minion=answer.minion,
            unpreventable=True,
        )
        table.push(DamageResolution((damage,)))

    steps = (offer, take)


def arrived(table: Table, card: int) -> None:
    """Apply IMB-03 and IMB-07 to an imbued that has entered play."""
    imbued = table.minion(card)
    ledger.burn_blood(table, imbued, max(0, imbued.life - imbued.capacity))
    table.push(FirstConviction(card))
