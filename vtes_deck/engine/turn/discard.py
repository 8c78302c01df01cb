"""The discard phase (chapter DSC)."""

from __future__ import annotations

from functools import cache, partial
from typing import Final, override

from cardbase.terms import Type
from vtes_deck.engine.cards.play import PlayCard
from vtes_deck.engine.cards.requirements import meets
from vtes_deck.engine.mechanics import hand, held_cards, zones
from vtes_deck.engine.mechanics.impulse import Impulse, carry_out, find_reach, may_offer, offers
from vtes_deck.engine.state.cards_under import PlaysUnder
from vtes_deck.engine.state.decisions import PASS, DecisionKind, Option, Verb, passing
from vtes_deck.engine.state.events import Event, EventType
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import EVERYWHERE, BansCards, Playable
from vtes_deck.engine.state.table import Table, Until
from vtes_deck.engine.state.windows import DISCARD, DISCARD_EFFECTS, DISCARD_OF_ANOTHER
from vtes_deck.kernel.procedure import Procedure

DISCARD_ACTION = Verb("discard action", "Discard {card} and draw a card.")
PLAY_EVENT = Verb("play event", "Put {card} in play.")
DISCARD_ENDS = EventType("discard phase ends", "")
DISCARD_BEGINS = EventType("discard phase begins", "")
EVENT_PLAYED = EventType("event played", "{seat} puts {card} in play.")

OWN_DISCARD = DISCARD | DISCARD_EFFECTS
"""The windows of this phase for the active Methuselah."""

ANY_DISCARD = OWN_DISCARD | DISCARD_OF_ANOTHER
"""The windows of this phase."""


_discard: Final = cache(partial(Option, DISCARD_ACTION))
"""The option to discard a card."""


class PlayEvent(PlayCard):
    """The playing of an event. Like other cards, it may be cancelled (PLY-02).

    PLY-13: it counts as played in this phase and this game even if it is cancelled.
    """

    @override
    def resolve(self, table: Table) -> None:
        """PLY-26: it enters play, controlled by the player who plays it."""
        if not self.cancelled:
            seat = table.owner[self.card]
            zones.enter_play(
                table, self.card, seat, announcement=Event(EVENT_PLAYED, seat, self.card)
            )

    steps = PlayCard.steps


class DiscardPhase(Procedure):
    """The discard phase of one Methuselah.

    Attributes:
        seat: the active Methuselah.
        event_played: an event has been put into play in this phase (DSC-03).
    """

    seat: int
    event_played: bool = False

    @staticmethod
    def matters(table: Table, seat: int) -> bool:
        """A fast check of whether a card could be discarded, played, used or triggered here."""
        player, listeners = table.seats[seat], table.listeners
        return bool(
            player.hand
            or table.powers_of_all & ANY_DISCARD
            or table.potential.hands & DISCARD_OF_ANOTHER
            or PlaysUnder in table.statics
            or table.delayed_triggers
            or Until.DISCARD in table.durations
            or DISCARD_BEGINS.name in listeners
            or DISCARD_ENDS.name in listeners
        )

    def begin(self, table: Table) -> None:
        """DSC-01: one discard phase action."""
        hand.end_effects(table, Until.DISCARD, self.seat)
        table.seats[self.seat].discard_actions = table.rules.discard_actions
        table.signal(DISCARD_BEGINS, self.seat)

    def offer(self, table: Table) -> None:
        """Offer every use of a discard phase action, and passing unless an effect is mandatory."""
        effects = self.effects(table)
        options = self.discards(table) + effects
        if options:
            table.ask(self.seat, DecisionKind.DISCARD_PHASE, options + passing(effects))
        else:
            self.pass_on(table)

    def effects(self, table: Table) -> list[Option]:
        """DSC-05: the effects of cards."""
        if not may_offer(table, self.seat, OWN_DISCARD):
            return []
        free = offers(table, self.seat, DISCARD_EFFECTS)
        if not table.seats[self.seat].discard_actions:
            return free
        return offers(table, self.seat, DISCARD) + free

    def discards(self, table: Table) -> list[Option]:
        """DSC-02: discard and draw; DSC-03, PLY-26: an event."""
        player = table.seats[self.seat]
        if not player.discard_actions:
            return []
        if player.reach < 0:
            find_reach(table, player)
        options = list(map(_discard, player.each))
        events = Type.EVENT in table.potential.types
        if events and Type.EVENT in hand.types_held(table, self.seat):
            options += self.events(table)
        return options

    def events(self, table: Table) -> list[Option]:
        """DSC-03: the events that can be put into play now."""
        cards = hand.one_of_each(table, held_cards.cards_of(table, self.seat))
        return [Option(PLAY_EVENT, card) for card in cards if not self.no_event(table, card)]

    def no_event(self, table: Table, card: int) -> str | None:
        """The rule that forbids putting a card into play as an event now, or ``None``."""
        printed = table.cards[card]
        if not printed.event:
            return "PLY-26"
        if not table.rules.events or self.event_played:
            return "DSC-03"
        if printed.id in table.events_played:
            return "PLY-27"
        if not all(one.possible(table) for one in printed.of(Playable)):
            return "PLY-05"
        if any(static.bans(printed) for _, static in statics_on(table, BansCards, EVERYWHERE)):
            return "GEN-02"
        need = printed.requirement
        ready = (one for seat in table.clockwise(self.seat) for one in table.ready_minions(seat))
        able = not need or any(meets(table, need, one) for one in ready)
        return None if able else "PLY-06"

    def use(self, table: Table) -> None:
        """Carry out the option and ask again while actions remain."""
        answer = table.answer
        if answer.verb is PASS:
            self.pass_on(table)
            return
        self.go_to(DiscardPhase.offer)
        paid = answer.verb is DISCARD_ACTION or answer.verb is PLAY_EVENT
        if not paid and answer in offers(table, self.seat, DISCARD_EFFECTS):
            carry_out(table, answer)
            return
        table.seats[self.seat].discard_actions -= 1
        if answer.verb is DISCARD_ACTION:
            zones.discard(table, answer.card)
            hand.adjust(table, self.seat)
        elif answer.verb is PLAY_EVENT:
            self.event_played = True
            table.events_played |= {table.cards[answer.card].id}
            table.push(PlayEvent(answer))
        else:
            carry_out(table, answer)

    def pass_on(self, table: Table) -> None:
        """DSC-05: open the window for effects that other players may use during this phase."""
        self.go_to(DiscardPhase.end)
        Impulse.open_to_others(table, DISCARD_OF_ANOTHER, self.seat)

    def end(self, table: Table) -> None:
        """DSC-04: unused actions are lost."""
        table.seats[self.seat].discard_actions = 0
        table.signal(DISCARD_ENDS, self.seat)

    def why_not(self, table: Table, option: Option) -> str | None:
        """The rule of this chapter that forbids an option."""
        if not table.seats[self.seat].discard_actions:
            return "DSC-01"
        if option.verb is PLAY_EVENT:
            return self.no_event(table, option.card)
        return None

    steps = (begin, offer, use, end)
