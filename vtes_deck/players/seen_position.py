"""A position for a player: the seats, the worth of cards and pool, and the threats."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Any

import msgspec

from cardbase.terms import Function, Trait, Type
from vtes_deck.engine.agents import Look
from vtes_deck.engine.observation import SeenSeat
from vtes_deck.engine.state.decisions import NONE, Decision, Option, Verb
from vtes_deck.engine.state.in_play import CardInPlay, Minion, are_ready
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.purposes import OptionPurposes, PurposeKind
from vtes_deck.engine.state.statics import Feature
from vtes_deck.players.style import Refinement, Style


class Memory(msgspec.Struct, gc=False):
    """What a player remembers from one choice to the next.

    Attributes:
        held: the cards in hand, with the number of turns of the player that they have stayed there.
        used: the options chosen in this turn, by verb, card and minion, with how often.
        found: values that the player has computed in this turn.
        blocked: the minions that have blocked actions of the player in this turn.
    """

    held: dict[int, int] = {}
    used: dict[tuple[Verb, int, int], int] = {}
    found: dict[tuple[object, ...], Any] = {}
    blocked: set[int] = set()


class SeenPosition:
    """The view of a seat, with the evaluations for its player.

    Args:
        look: the view of the deciding seat.
        decision: the decision.
        style: the style of the player.
        memory: the memory of the player.
    """

    def __init__(
        self, look: Look, decision: Decision, style: Style, memory: Memory | None = None
    ) -> None:
        seen = look()
        self.seen = seen
        self._purposes = look.purposes
        self.decision = decision
        self.style = style
        self.memory = memory or Memory()
        self.seat = seen.seat
        self.me: SeenSeat = seen.seats[seen.seat]
        self.prey: SeenSeat = seen.seats[seen.prey]
        self.predator: SeenSeat = seen.seats[seen.predator]
        self.alone = seen.prey == seen.seat
        self.in_play: dict[int, CardInPlay] = seen.in_play
        """The cards in play by number."""
        self.mine = self.ready(self.me)
        """The ready minions of the player."""
        self._cards_for: dict[tuple[Function, Type], list[int]] = {}
        self.known: dict[tuple[object, ...], Any] = {}
        """Values that the player has computed for this decision."""

    def refined(self, rule: Refinement) -> bool:
        """Whether the player follows a refinement."""
        return rule in self.style.refinements

    # Cards

    @cached_property
    def _faces_in_play(self) -> frozenset[Printed | None]:
        """The cards in play that the seat can see; ``None`` represents all others."""
        return frozenset(map(self.seen.cards.get, self.in_play))

    @cached_property
    def copies(self) -> Counter[Printed]:
        """The numbers of copies of the cards in the player's hand."""
        return Counter([self.seen.cards[card] for card in self.me.hand or ()])

    def cards_for(self, function: Function, kind: Type) -> list[int]:
        """The cards in hand with a function and of a type."""
        found = self._cards_for.get((function, kind))
        if found is None:
            cards = self.seen.cards
            found = self._cards_for[function, kind] = [
                card
                for card in self.me.hand or ()
                if kind in cards[card].types and function in cards[card].definition.functions
            ]
        return found

    def is_taken(self, face: Printed) -> bool:
        """Whether a card is unique and already in play."""
        return face.unique and face in self._faces_in_play

    def minion(self, card: int) -> Minion | None:
        """A minion in play, or ``None``."""
        found = self.in_play.get(card)
        return found if isinstance(found, Minion) else None

    def face(self, card: int) -> Printed:
        """The printed facts of a card that the seat can see."""
        return self.seen.cards[card]

    def ready(self, seat: SeenSeat) -> list[Minion]:
        """The ready minions of a Methuselah."""
        if not seat.in_play:
            return []
        return are_ready(seat.in_play)

    def does(self, option: Option) -> OptionPurposes:
        """The purposes and costs of an option."""
        return self._purposes(option)

    def cancels(self, option: Option) -> bool:
        """Whether the player weighs what an option cancels."""
        return self.refined(Refinement.CANCELS) and any(
            one.kind is PurposeKind.CANCEL for one in self.does(option).does
        )

    def draws(self, option: Option, found: OptionPurposes) -> bool:
        """Whether an option only plays a card from the hand that costs nothing."""
        free = not (found.does or found.pool or found.blood)
        return free and option.card != NONE and option.card in (self.me.hand or ())

    # Prices

    def weight(self, seat: int) -> float:
        """The worth of one pool of a Methuselah: 1 for the player, negative for rivals."""
        if seat == self.seat:
            return 1.0
        style = self.style
        if seat == self.seen.prey:
            return -style.prey
        return -style.predator if seat == self.seen.predator else -style.others

    def pool(self, seat: int, n: int) -> float:
        """The worth of a change of pool; the last pools count more."""
        before = self.seen.seats[seat].pool
        after = before + n
        if seat == self.seat:
            if after <= 0:
                return -40.0
            return utility(after) - utility(before)
        if after <= 0:
            return self.style.oust if seat == self.seen.prey else -1.0 if n < 0 else 0.0
        return self.weight(seat) * n * (1.25 if before <= 8 else 1.0)

    def worth(self, card: int) -> float:
        """The worth of a card in play for its controller."""
        card_in_play = self.in_play.get(card)
        if card_in_play is None:
            return 0.5
        if isinstance(card_in_play, Minion):
            if self.is_fleeting(card) and self.refined(Refinement.FLEETING):
                return _FLEETING
            total = (
                1.0
                + (0.45 * card_in_play.capacity if card_in_play.vampire else 1.0)
                + 0.2 * card_in_play.blood
            )
            return total * (0.45 if card_in_play.in_torpor else 1.0)
        return 1.5

    def is_fleeting(self, card: int) -> bool:
        """Whether a card in play is burned as its controller's minion phase ends."""
        face = self.seen.cards.get(card)
        return face is not None and Feature.FLEETING in face.features

    def is_infernal(self, card: int) -> bool:
        """Whether the player counts that a minion unlocks only for pool."""
        face = self.seen.cards.get(card)
        infernal = face is not None and Trait.INFERNAL in face.traits
        return infernal and self.refined(Refinement.INFERNAL)

    def is_rewarded(self, card: int) -> bool:
        """Whether the text of a card in play gives something for a successful bleed."""
        face = self.seen.cards.get(card)
        return face is not None and Feature.BLEED_REWARD in face.features

    def only_minion(self, card: int) -> bool:
        """Whether a card is the only ready minion of the player."""
        return len(self.mine) == 1 and self.mine[0].card == card

    def whose(self, card: int) -> int:
        """The controller of a card in play; the player's seat for uncontrolled vampires."""
        card_in_play = self.in_play.get(card)
        return self.seat if card_in_play is None else card_in_play.controller

    def side(self, seat: int) -> float:
        """The value of a unit that a Methuselah has: 1 for the player, negative for rivals."""
        if seat == self.seat:
            return 1.0
        if seat == self.seen.prey:
            return -0.6
        return -0.55 if seat == self.seen.predator else -0.08

    # Threats

    @cached_property
    def threat(self) -> float:
        """The pool that the predator may take by bleeds in the next turn."""
        if self.alone:
            return 0.0
        return sum(self.bleed_of(minion) for minion in self.ready(self.predator))

    def bleed_of(self, minion: Minion) -> float:
        """The bleed of a minion, including an estimate of the modifiers in hand."""
        base = self.seen.numbers(minion.card).bleed
        return base + 0.8 if base and minion.vampire else base

    @cached_property
    def reserve(self) -> float:
        """The pool below which spending is dangerous."""
        return self.style.caution + min(self.threat, 9.0) * 0.7

    def prey_blockers(self, seats: tuple[int, ...]) -> list[Minion]:
        """The unlocked minions of the Methuselahs who may block."""
        found: list[Minion] | None = self.known.get(("blockers", seats))
        if found is None:
            knows = self.refined(Refinement.BLOCKERS)
            found = self.known["blockers", seats] = [
                minion
                for seat in seats
                for minion in self.ready(self.seen.seats[seat])
                if (not minion.locked or minion.awake)
                and (not knows or self.seen.may_block(minion.card))
            ]
        return found

    def prowess(self, card: int) -> float:
        """The fighting strength of a minion, from public facts: strength, blood, gear."""
        found = self.known.get(("prowess", card))
        if found is None:
            minion = self.minion(card)
            if minion is None:
                return 0.0
            gear = sum(
                0.7
                for other in minion.attached
                if other in self.seen.cards and self.face(other).equipment
            )
            levels = self.seen.disciplines(card)
            skill = sum(0.35 * levels.get(code, 0) for code in _COMBAT)
            found = self.seen.numbers(card).strength + gear + skill + 0.25 * minion.blood
            self.known["prowess", card] = found
        return found


_FLEETING = 0.4
"""The worth of a minion that is burned soon."""

_COMBAT = ("pot", "cel", "for", "vic", "ani", "qui", "tha")
"""Disciplines with many combat cards."""


def utility(pool: float) -> float:
    """The worth of the player's pool: the first pool is worth most, because it prevents ousting."""
    if pool <= 6:
        return 2.0 * pool
    return 12.0 + (pool - 6) if pool <= 20 else 26.0 + 0.5 * (pool - 20)
