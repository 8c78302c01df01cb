"""Records the events of a goldfish game, from the log and from the offered options."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from vtes_deck.effects.vocab.action_effects import BLEED_CHANGES
from vtes_deck.engine.actions.action import BLOCKED, RESOLVED, RESOLVING
from vtes_deck.engine.actions.bleed import BLED, BLEEDS, NO_BLEED
from vtes_deck.engine.cards.play import MINION_PLAYS, PLAYS
from vtes_deck.engine.mechanics.hand import DISCARD
from vtes_deck.engine.mechanics.zone_events import DEALT, DISCARDED, DRAWS
from vtes_deck.engine.politics.votes import SIDES, votes_of
from vtes_deck.engine.state.decisions import Decision
from vtes_deck.engine.state.events import Event
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.turn.discard import DISCARD_ACTION
from vtes_deck.engine.turn.game_end import OUSTED
from vtes_deck.engine.turn.turn import TURN
from vtes_deck.engine.turn.unlock import BURN_OPTION
from vtes_deck.sim.record import Record, TurnRecord

_card: Final = attrgetter("card")
"""The card of an option."""

_NO_PLAY: Final = frozenset({DISCARD_ACTION, DISCARD, BURN_OPTION, *SIDES})
"""The verbs that use a card in hand without playing it."""


class Recorder:
    """Records one game turn by turn.

    Args:
        seat: the seat of the deck.
        prey: her prey.
    """

    def __init__(self, seat: int, prey: int) -> None:
        self.seat = seat
        self.prey = prey
        self.turns: list[TurnRecord] = []
        self.prey_fell = 0
        self.fell = 0
        self._read = 0
        self._begun = self._mine = False
        self._opening: list[int] = []
        self._opening_hand: list[int] = []
        self._amount: int | None = None
        self._playable: set[int] = set()
        self._hand: list[int] = []
        self._fresh: set[int] = set()
        self._clear()

    def _clear(self) -> None:
        self._drawn: list[int] = []
        self._played: list[int] = []
        self._discarded: list[int] = []
        self._bleed = self._offered = self._actions = self._blocked = 0
        self._playable.clear()

    def asked(self, table: Table, decision: Decision) -> None:
        """Record which cards in hand could be played now."""
        hand, cards = table.seats[self.seat].hand, table.cards
        held = set(hand)
        if held <= self._playable or held.isdisjoint(map(_card, decision.options)):
            return
        offered = {option.card for option in decision.options if option.verb not in _NO_PLAY}
        playable = {cards[card].id for card in offered & held}
        if playable:
            self._playable.update([card for card in hand if cards[card].id in playable])

    def note(self, table: Table) -> bool:
        """Read the new part of the log and record a turn that is over.

        Returns:
            Whether the game continues for this deck.
        """
        player = table.seats[self.seat]
        if len(table.log) > self._read:
            self._read_on(table)
        if player.hand != self._hand:
            self._look_at_hand(table, player.hand)
        if player.ousted:
            self.fell = self.fell or len(self.turns) + 1
            return False
        over = table.active != self.seat or table.over
        if over and player.turns > len(self.turns):
            self.turns.append(self._turn(table))
            self._clear()
            if self.prey_fell:
                return False
        return not table.over

    def record(self, number: int) -> Record:
        """The complete record, with the number of the game."""
        return Record(
            number=number,
            opening=tuple(self._opening),
            hand=tuple(self._opening_hand),
            turns=tuple(self.turns),
            prey_fell=self.prey_fell,
            fell=self.fell,
        )

    def _read_on(self, table: Table) -> None:
        log = table.log
        for event in log[self._read :]:
            hear = HEARD.get(event.what.name)
            if hear is not None:
                hear(self, table, event)
        self._read = len(log)

    def _look_at_hand(self, table: Table, hand: list[int]) -> None:
        """Record the cards that have come to the hand in another way than by a draw."""
        came = [card for card in hand if card not in self._hand and card not in self._fresh]
        self._drawn += [table.cards[card].id for card in came]
        self._hand = hand.copy()
        self._fresh.clear()

    def turn_begins(self, table: Table, event: Event) -> None:
        """Record the acting Methuselah of a turn."""
        del table
        self._begun = True
        self._mine = event.seat == self.seat

    def draw(self, table: Table, event: Event) -> None:
        """Record that a card is drawn."""
        if event.seat == self.seat:
            card = table.cards[event.card].id
            self._drawn.append(card)
            self._fresh.add(event.card)
            if not self._begun:
                self._opening_hand.append(card)

    def deal(self, table: Table, event: Event) -> None:
        """Record that a vampire is dealt."""
        if event.seat == self.seat and not self._begun:
            self._opening.append(table.cards[event.card].id)

    def play(self, table: Table, event: Event) -> None:
        """Record that a card is played, whether or not it is cancelled."""
        if event.seat == self.seat:
            self._played.append(table.cards[event.card].id)

    def discard(self, table: Table, event: Event) -> None:
        """Record that a card is discarded."""
        if event.seat == self.seat:
            self._discarded.append(table.cards[event.card].id)

    def bleed_is(self, table: Table, event: Event) -> None:
        """Record the current amount of a bleed."""
        del table
        if self._mine:
            self._amount = event.n

    def bled(self, table: Table, event: Event) -> None:
        """Record that a bleed has been resolved."""
        del table
        if event.seat == self.seat:
            self._bleed += event.n
            self._offered += event.n
            self._amount = None

    def block(self, table: Table, event: Event) -> None:
        """Record that an action is blocked."""
        del table
        if event.seat == self.seat:
            self._blocked += 1
            self._offered += self._amount or 0

    def resolving(self, table: Table, event: Event) -> None:
        """Record that an action begins to resolve."""
        del table, event
        self._actions += self._mine

    def resolved(self, table: Table, event: Event) -> None:
        """Record that an action is over."""
        del table, event
        self._amount = None

    def oust(self, table: Table, event: Event) -> None:
        """Record that a Methuselah is ousted."""
        if event.seat == self.prey:
            self.prey_fell = table.seats[self.seat].turns

    def _turn(self, table: Table) -> TurnRecord:
        """The record of the turn that is over."""
        player = table.seats[self.seat]
        cards = table.cards
        ready = table.ready_minions(self.seat)
        vampires = [minion for minion in ready if minion.vampire]
        return TurnRecord(
            ready=tuple(cards[minion.card].id for minion in ready),
            capacity=sum(minion.capacity for minion in vampires),
            blood=sum(minion.blood for minion in vampires),
            pool=player.pool,
            prey=table.seats[self.prey].pool,
            bleed=self._bleed,
            offered=self._offered,
            votes=sum(votes_of(table, minion) for minion in ready),
            actions=self._actions,
            blocked=self._blocked,
            drawn=tuple(self._drawn),
            played=tuple(self._played),
            discarded=tuple(self._discarded),
            hand=tuple(cards[card].id for card in player.hand),
            jammed=tuple(cards[card].id for card in player.hand if card not in self._playable),
            master_unused=player.master_unused,
            transfers_unused=player.transfers_unused,
        )


HEARD: Final = {
    TURN.name: Recorder.turn_begins,
    DRAWS.name: Recorder.draw,
    DEALT.name: Recorder.deal,
    PLAYS.name: Recorder.play,
    MINION_PLAYS.name: Recorder.play,
    DISCARDED.name: Recorder.discard,
    BLEEDS.name: Recorder.bleed_is,
    BLEED_CHANGES.name: Recorder.bleed_is,
    BLED.name: Recorder.bled,
    NO_BLEED.name: Recorder.bled,
    BLOCKED.name: Recorder.block,
    RESOLVING.name: Recorder.resolving,
    RESOLVED.name: Recorder.resolved,
    OUSTED.name: Recorder.oust,
}
"""The handlers of log events, by the name of the event."""
