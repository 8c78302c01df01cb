"""The unlock phase (chapter UNL)."""

from __future__ import annotations

from typing import override

from cardbase.terms import Trait, Type
from vtes_deck.engine.actions import imbued
from vtes_deck.engine.cards.requirements import has_trait, meets
from vtes_deck.engine.mechanics import bank, hand, stats, zones
from vtes_deck.engine.mechanics.impulse import carry_out, offers, playable
from vtes_deck.engine.mechanics.replacements import is_replaced
from vtes_deck.engine.mechanics.seating import is_bystander
from vtes_deck.engine.state.decisions import NONE, PASS, DecisionKind, Option, Verb, passing
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.statics import NeedsTarget, Would
from vtes_deck.engine.state.table import Activity, Table, Until
from vtes_deck.engine.state.windows import DISCARDABLE, UNLOCK
from vtes_deck.engine.status import contests
from vtes_deck.engine.status.torpor import STAYS_LOCKED
from vtes_deck.engine.turn.game_end import Departure
from vtes_deck.kernel.procedure import Procedure

EDGE_POOL = Verb("edge pool", "Gain 1 pool for the Edge.")
UNLOCK_INFERNAL = Verb("unlock infernal", "Burn 1 pool to unlock {minion}.")
BURN_OPTION = Verb("burn option", "Discard {card} by its burn option.")
WITHDRAW = Verb("withdraw", "Announce that you will withdraw.")

GAINS_FOR_EDGE = EventType("gains for edge", "{seat} gains {n} pool for the Edge.")
UNLOCKS_INFERNAL = EventType("unlocks infernal", "{seat} burns 1 pool to unlock {minion}.")
ANNOUNCES = EventType("announces withdrawal", "{seat} announces to withdraw.")

EDGE_GAIN = 1

UNLOCKED_AS_NORMAL = EventType("unlocked as normal", "")
"""A card has unlocked at the start of the phase.

Cards in play respond to all such events; other cards respond only if the unlocked card has marks,
because they may have set them.
"""

MISSES_UNLOCK = "does not unlock next time"
"""The mark of a card that does not unlock in its controller's next unlock phase."""


BETWEEN = UNLOCK | DISCARDABLE
"""The windows of this phase."""


class UnlockPhase(Procedure):
    """The unlock phase of one Methuselah.

    Attributes:
        seat: the active Methuselah.
        short_hand: she began the turn with an empty library and less than a full hand (END-12).
        edge_used: she has gained her pool for the Edge.
        at: the number of Methuselahs, clockwise from her, who have passed.
        discarded: the seats that have used a burn option in this phase (PLY-28).
        settled: contested cards, and vampires with contested titles, that have been paid for (CON).
    """

    seat: int
    short_hand: bool = False
    edge_used: bool = False
    at: int = 0
    discarded: frozenset[int] = frozenset()
    settled: frozenset[int] = frozenset()

    def withdraw(self, table: Table) -> None:
        """END-13: a withdrawal announced a turn ago succeeds if she has lost nothing since then.

        END-12: it can be announced with an empty library and less than a full hand. A bystander
        never withdraws.
        """
        player = table.seats[self.seat]
        if not player.library and not is_bystander(table, player):
            self.short_hand = len(player.hand) < stats.hand_size(table, self.seat)
        if player.withdrawing != NONE:
            table.push(Departure(self.seat))

    def unlock_cards(self, table: Table) -> None:
        """UNL-01: all cards unlock first, including vampires in torpor (TOR-03).

        Infernal minions do not unlock (TRT-05).
        """
        hand.end_effects(table, Until.UNLOCK, self.seat)
        for card in tuple(table.seats[self.seat].in_play):
            card_in_play = table.in_play.get(card)
            if card_in_play is None:
                continue
            if card_in_play.locked and unlocks(table, card):
                would = WouldUnlock(card)
                if WouldUnlock not in table.statics or not is_replaced(table, would):
                    would.happen(table)
            if card_in_play.marks:
                card_in_play.set_mark(MISSES_UNLOCK, 0)

    def end_contests(self, table: Table) -> None:
        """CON-07, CON-16, AMB-17: finished contests end before any payment."""
        if table.contests and table.rules.contest_regain == "unlock phase":
            contests.end_finished(table, self.seat)

    def offer(self, table: Table) -> None:
        """UNL-02: offer everything in this phase, in the order the player chooses.

        UNL-04: the phase lasts until every contest is paid for or yielded.
        """
        mine, order = self.seat, table.clockwise(self.seat)
        seats, powers = table.seats, table.powers
        triggers = table.delayed_triggers
        if not ((table.potential.hands | table.powers_of_all) & BETWEEN or triggers):
            order = order[:1]
        for at, seat in enumerate(order[self.at :] if self.at else order, self.at):
            could = (seats[seat].reach | powers[seat]) & BETWEEN
            if not could and seat != mine and not triggers:
                continue
            options = self.choices(table, seat)
            disputes = table.contests and seat == mine
            due = contests.dues(table, seat, self.settled) if disputes else []
            if due:
                options = due + options
            if options:
                self.at = at
                kind = DecisionKind.CONTEST if due else DecisionKind.UNLOCK
                table.ask(seat, kind, options + passing(options))
                return
        self.end_now(table)

    def choices(self, table: Table, seat: int) -> list[Option]:
        """The options of UNL-03, UNL-05, UNL-06, UNL-07, UNL-08, and effects of cards (UNL-02)."""
        options, player = offers(table, seat, UNLOCK), table.seats[seat]
        if seat == self.seat:
            if table.edge == seat and not self.edge_used:
                options.append(Option(EDGE_POOL))
            if self.short_hand and player.withdrawing == NONE:
                options.append(Option(WITHDRAW))
            if player.pool and player.minions and table.rules.infernal:
                options += [
                    Option(UNLOCK_INFERNAL, minion=minion.card)
                    for minion in table.minions(seat)
                    if minion.locked and is_infernal(table, minion)
                ]
            if table.potential.imbued:
                options += imbued.unlock_options(table, seat)
        burns = player.reach & DISCARDABLE and table.rules.burn_option
        if burns and seat not in self.discarded:
            options += burn_options(table, seat)
        return options

    def use(self, table: Table) -> None:
        """Carry out the option and ask again."""
        answer = table.answer
        self.go_to(UnlockPhase.offer)
        seat = table.clockwise(self.seat)[self.at]
        verb = answer.verb
        if verb is PASS:
            self.at += 1
        elif verb in contests.VERBS:
            self.settled |= {answer.card if answer.minion == NONE else answer.minion}
            contests.settle(table, seat, answer)
        elif verb is EDGE_POOL:
            self.edge_used = True
            bank.gain_pool(table, seat, EDGE_GAIN)
            table.emit(GAINS_FOR_EDGE, seat, n=EDGE_GAIN)
        elif verb is UNLOCK_INFERNAL:
            bank.burn_pool(table, seat, 1)
            table.minion(answer.minion).locked = False
            table.emit(UNLOCKS_INFERNAL, seat, minion=answer.minion)
        elif verb is BURN_OPTION:
            self.discarded |= {seat}
            zones.discard(table, answer.card)
            hand.adjust(table, seat)
        elif verb is WITHDRAW:
            table.seats[seat].withdrawing = table.turn
            table.emit(ANNOUNCES, seat)
        elif not imbued.carry_out(table, seat, answer):
            carry_out(table, answer)

    def why_not(self, table: Table, option: Option) -> str | None:
        """The rule of this chapter that forbids it."""
        if option.verb is PASS:
            return "UNL-04"
        if option.verb is EDGE_POOL:
            return "UNL-03"
        if option.verb is WITHDRAW:
            return "END-12"
        if option.verb is BURN_OPTION:
            return "PLY-28"
        if option.verb is UNLOCK_INFERNAL:
            return "UNL-08"
        return super().why_not(table, option)

    steps = (withdraw, unlock_cards, end_contests, offer, use)


class WouldUnlock(Would, frozen=True):
    """A card would unlock as normal."""

    @override
    def happen(self, table: Table) -> None:
        card_in_play = table.in_play[self.on]
        card_in_play.locked = False
        if card_in_play.marks or UNLOCKED_AS_NORMAL.name in table.listeners:
            table.emit(UNLOCKED_AS_NORMAL, card_in_play.controller, minion=self.on)


def is_infernal(table: Table, minion: Minion) -> bool:
    """TRT-05: whether a minion is infernal, printed or by effect, if the edition has this rule."""
    return table.rules.infernal and has_trait(table, minion, Trait.INFERNAL)


def unlocks(table: Table, card: int) -> bool:
    """UNL-01: whether a locked card unlocks automatically."""
    card_in_play = table.in_play[card]
    infernal = isinstance(card_in_play, Minion) and is_infernal(table, card_in_play)
    if infernal or table.is_restricted(Activity.UNLOCK_NORMALLY, card):
        return False
    marked = card_in_play.marks and (
        card_in_play.mark(STAYS_LOCKED) or card_in_play.mark(MISSES_UNLOCK)
    )
    return not marked


def burn_options(table: Table, seat: int) -> list[Option]:
    """PLY-28: cards with a burn option whose requirements no minion of this Methuselah meets.

    IC-22: only minions that could play the card are considered. Vampires in torpor play only action
    modifiers, and only while they leave torpor (TOR-06). A master card needs a ready minion
    (PLY-06). AMB-53: in the current rules, cards without a possible target are included.
    """
    cards = table.cards
    found = []
    for card in playable(table, seat, DISCARDABLE):
        need = cards[card].requirement
        aimless = table.rules.burn_option_no_target and not all(
            one.exists(table, seat, card) for one in cards[card].of(NeedsTarget)
        )
        players = table.minions(seat)
        if Type.ACTION_MODIFIER not in cards[card].types:
            players = table.ready_minions(seat)
        if aimless or not any(meets(table, need, minion) for minion in players):
            found.append(Option(BURN_OPTION, card))
    return found
