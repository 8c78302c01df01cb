"""Drawing and hand (chapter DRW)."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from cardbase.terms import Bonus, Type
from vtes_deck.engine.mechanics import held_cards, replacements, stats, zones
from vtes_deck.engine.mechanics.replacements import may_be_replaced
from vtes_deck.engine.state.current import CurrentReferendum, ShownCard
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import Event, EventType
from vtes_deck.engine.state.modifiers import DelayedTrigger
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import EVERYWHERE, ReplacedLater, Static
from vtes_deck.engine.state.table import Modifier, Table, Until, Zone
from vtes_deck.kernel.procedure import Procedure

TAKE_AGAIN = Verb("take again", "Take {card} from the ash heap instead of drawing.")
TAKEN_AGAIN = EventType("taken again", "{seat} takes {card} from the ash heap instead of drawing.")
DISCARD = Verb("discard", "Discard {card}.")

REPLACED = EventType("replaced", "")
"""A card that was played has been replaced in the hand of its player, at once or later."""


class MoreDraws(msgspec.Struct, frozen=True):
    """The effect of a delayed trigger: its player draws one more card for each card replaced."""

    def options(self, table: Table, trigger: DelayedTrigger) -> list[Option]:
        """Return no options: the effect is automatic."""
        del table, trigger
        return []

    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Do nothing: :func:`adjust` applies the effect."""


def adjust(table: Table, seat: int, *, replaces: bool = True, played: int = NONE) -> None:
    """DRW-05: draw up to the hand size (DRW-04: as far as possible) or start discarding.

    Args:
        table: the table.
        seat: the Methuselah.
        replaces: only cards that have left the hand are replaced; a greater hand size draws no
            cards.
        played: the card that has been played and is replaced now.
    """
    player = table.seats[seat]
    if player.ousted or not (table.rules.replace_in_referendum or _replaced_now(table)):
        return
    missing = stats.hand_size(table, seat) - len(player.hand)
    if replaces and missing > 0 and DelaysReplacement in table.statics:
        missing -= _held_back(table, seat, missing, played)
    if zones.WouldReplace in table.statics:
        missing = _not_replaced_otherwise(table, seat, missing)
    replaceable = missing > 0 and may_be_replaced(table, zones.WouldDraw)
    if replaceable:
        waiting = replacements.pending(table, zones.WouldDraw)
        missing -= sum(isinstance(one, zones.WouldDraw) and one.seat == seat for one in waiting)
    more = more_draws(table, seat) if missing > 0 and replaces and table.delayed_triggers else 0
    if more:
        draw_more(table, seat, more)
    elif missing > 0:
        (zones.draw if replaceable else zones.draw_for_good)(table, seat, missing)
    elif missing < 0:
        table.push(HandReduction(seat, -missing))


class DelaysReplacement(Static):
    """Delays the replacement of all cards that leave the hand of a Methuselah (GEN-26)."""

    __slots__ = ()

    wide: ClassVar[bool] = True

    def until(self, table: Table, source: int, seat: int) -> Until | None:
        """The moment at which a card that leaves the hand now is replaced; ``None``: no delay."""
        raise NotImplementedError


def _held_back(table: Table, seat: int, missing: int, played: int) -> int:
    """GEN-26: the number of missing cards that are replaced later because of texts in play."""
    for source, static in statics_on(table, DelaysReplacement, EVERYWHERE):
        until = static.until(table, source, seat)
        if until is not None:
            card = source if played == NONE else played
            while_there = WhileInPlay(source)
            late = Modifier(
                Bonus.HAND_SIZE, -1, NONE, until, card, seat, only_if=while_there, late=True
            )
            for _ in range(missing):
                table.modify(late)
            return missing
    return 0


class WhileInPlay(msgspec.Struct, frozen=True, gc=False):
    """A condition that holds while a card is in play."""

    card: int

    def holds(self, table: Table) -> bool:
        """Whether the card is in play."""
        return self.card in table.in_play


def _not_replaced_otherwise(table: Table, seat: int, missing: int) -> int:
    """DRW-01: the number of cards that are missing because texts have replaced something else.

    Cards that are missing because the hand size has grown replace nothing. A hand size that is
    lower until a card is replaced (GEN-26) has not changed.
    """
    player = table.seats[seat]
    grown = _full_size(table, seat) - player.settled_size if player.settled_size else missing
    for _ in range(missing - max(0, grown)):
        if replacements.is_replaced(table, zones.WouldReplace(seat=seat), ask=False):
            missing -= 1
    player.settled_size = _full_size(table, seat)
    return missing


def _full_size(table: Table, seat: int) -> int:
    """The hand size without the cards that are replaced later."""
    late = sum(one.late and one.seat == seat for one in table.modifiers)
    return stats.hand_size(table, seat) + late


def more_draws(table: Table, seat: int) -> int:
    """The number of additional cards that a Methuselah draws for each card that she replaces."""
    return sum(
        isinstance(one.effect, MoreDraws) and one.seat == seat for one in table.delayed_triggers
    )


def draw_more(table: Table, seat: int, more: int) -> None:
    """Replace one card, draw and discard this many additional cards; more cards follow."""
    drawn = zones.draw(table, seat, 1 + more)
    if drawn:
        table.push(HandReduction(seat, drawn - 1))


def adjust_all(table: Table) -> None:
    """DRW-05: adjust the hands after a change of the cards that affect hand size.

    DRW-02: this waits while a card is shown that is not replaced yet.
    """
    shown = table.current(ShownCard)
    if shown is not None and shown.unreplaced:
        table.unsettled = True
        return
    table.hands_to_check = False
    for seat in table.clockwise(table.active):
        adjust(table, seat, replaces=False)


def _replaced_now(table: Table) -> bool:
    """REF-20: in 1994 no card is drawn before the current referendum is over."""
    referendum = table.current(CurrentReferendum)
    return referendum is None or referendum.over


def not_replaced(table: Table, card: int, until: Until) -> None:
    """GEN-26: reduce the hand size by 1 until the card is replaced.

    A card that was played as if from the hand is not replaced at all.
    """
    lent = table.lent_as(card)
    if lent is not None and lent.for_good:
        return
    seat = table.owner[card]
    table.modify(Modifier(Bonus.HAND_SIZE, -1, NONE, until, card, seat, late=True))


def is_replaced_later(table: Table, card: int) -> bool:
    """GEN-26: whether a played card is replaced later or, if it was lent, never."""
    lent = table.lent_as(card)
    never = lent is not None and lent.for_good
    return never or any(one.late and one.source == card for one in table.modifiers)


def end_effects(table: Table, until: Until, seat: int = NONE) -> None:
    """End the effects with this duration and adjust hand sizes (DRW-05, GEN-26)."""
    if until in table.durations:
        before = table.modifiers
        table.end_effects(until, seat)
        if table.modifiers is not before:
            _follow_modifiers(table, before)


def _follow_modifiers(table: Table, before: tuple[Modifier, ...]) -> None:
    """Adjust the hands whose size has changed because modifiers have ended."""
    changed = {
        modifier.seat
        for modifier in before
        if modifier.bonus is Bonus.HAND_SIZE and modifier not in table.modifiers
    }
    recalled: dict[int, tuple[int, ...]] = {}
    for modifier in before:
        if modifier.late and modifier not in table.modifiers and recalls(table, modifier.source):
            recalled[modifier.seat] = (*recalled.get(modifier.seat, ()), modifier.source)
    for number in table.clockwise(table.active):
        if number in recalled:
            table.push(Recall(number, recalled[number]))
        elif number in changed:
            adjust(table, number)
    if REPLACED.name in table.listeners:
        for modifier in before:
            if modifier.late and modifier not in table.modifiers:
                table.emit(REPLACED, modifier.seat, modifier.source)


def recalls(table: Table, card: int) -> bool:
    """Whether a card that is replaced later can be taken from the ash heap instead."""
    return any(one.recalls for one in table.cards[card].of(ReplacedLater))


def types_held(table: Table, seat: int) -> frozenset[Type]:
    """The types of the cards that a player can play, cached until they change."""
    player = table.seats[seat]
    if player.held is None:
        cards = table.cards
        player.held = frozenset().union(
            *[cards[card].types for card in held_cards.cards_of(table, seat)]
        )
    return player.held


class OpensHands(Static):
    """Opens hands: a Methuselah sees the cards of another Methuselah."""

    __slots__ = ()

    wide: ClassVar[bool] = True

    def opens(self, table: Table, source: int, seat: int, viewer: int) -> bool:
        """Whether the hand of a Methuselah is open to another Methuselah."""
        raise NotImplementedError


def is_open(table: Table, seat: int, viewer: int) -> bool:
    """GEN-15: whether a text opens the hand of a Methuselah to another Methuselah."""
    if table.open_hands and any(
        one.hand == seat and one.viewer in {NONE, viewer} for one in table.open_hands
    ):
        return True
    return OpensHands in table.statics and any(
        static.opens(table, source, seat, viewer)
        for source, static in statics_on(table, OpensHands, EVERYWHERE)
    )


def one_of_each(table: Table, cards: list[int]) -> list[int]:
    """The first card of each name; copies are the same choice."""
    printed = table.cards
    first: dict[int, int] = {}
    for card in cards:
        first.setdefault(printed[card].id, card)
    return list(first.values())


class Recall(Procedure):
    """A player may take cards that she would replace from the ash heap instead; then she draws.

    Attributes:
        seat: the player.
        cards: the cards.
    """

    seat: int
    cards: tuple[int, ...]

    def offer(self, table: Table) -> None:
        """Ask for the next of these cards that is in the ash heap."""
        player, would = table.seats[self.seat], zones.WouldReplace(seat=self.seat)
        others = any(
            static.applies(table, source, would)
            for source, static in statics_on(table, zones.WouldReplace, would.on)
        )
        full = len(player.hand) >= stats.hand_size(table, self.seat)
        while self.cards:
            card, self.cards = self.cards[0], self.cards[1:]
            if table.where[card] is Zone.ASH_HEAP and not (player.ousted or others or full):
                options = [Option(TAKE_AGAIN, card), PASSING]
                table.ask(self.seat, DecisionKind.EFFECT, options, card)
                return
        self.finish()
        adjust(table, self.seat)

    def take(self, table: Table) -> None:
        """DRW-01: take the card instead of one from the library."""
        answer = table.answer
        self.go_to(Recall.offer)
        if answer.verb is not PASS:
            zones.move(table, answer.card, Zone.HAND)
            table.emit(TAKEN_AGAIN, self.seat, answer.card)

    steps = (offer, take)


class HandReduction(Procedure):
    """The player discards several cards, one at a time, without drawing in between.

    EX-V5-13: all of them leave the hand before any is replaced; then the hand is refilled (DRW-05).

    Attributes:
        seat: the player.
        left: the number of cards still to discard.
    """

    seat: int
    left: int

    def offer(self, table: Table) -> None:
        """Ask for the next card, if the hand has one."""
        hand = table.seats[self.seat].hand
        if self.left == 0 or not hand:
            self.finish()
            adjust(table, self.seat)
            return
        options = [Option(DISCARD, card) for card in one_of_each(table, hand)]
        table.ask(self.seat, DecisionKind.DISCARD, options)

    def take(self, table: Table) -> None:
        """GEN-08: the card goes to the ash heap."""
        zones.discard(table, table.answer.card)
        self.left -= 1
        self.go_to(HandReduction.offer)

    steps = (offer, take)
