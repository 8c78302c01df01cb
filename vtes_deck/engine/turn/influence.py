"""The influence phase (chapter INF): transfers, and gaining control of vampires.

The phase begins with a number of transfers. The Methuselah uses them one at a time: to move pool to
an uncontrolled vampire or back, to draw a crypt card, or to merge two versions of a vampire. She
gains control of a vampire that has as much blood as capacity, on request or, in older editions, at
the end of the phase. The phase ends when she passes or has no more options. Unused transfers are
lost.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from cardbase.terms import Trait
from vtes_deck.engine.actions import imbued
from vtes_deck.engine.mechanics import bank, hand, ledger, zones
from vtes_deck.engine.mechanics.impulse import carry_out, may_offer, offers
from vtes_deck.engine.state.decisions import PASS, PASSING, DecisionKind, Option, Verb, passing
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Table, Until, Zone
from vtes_deck.engine.state.windows import INFLUENCE
from vtes_deck.engine.status import banishment, contests, control
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.language import mark

TRANSFER = Verb("transfer", "Use 1 transfer: move 1 pool to {card}.")
TAKE_BACK = Verb("take back", "Use 2 transfers: move 1 blood from {card} to your pool.")
NEW_CRYPT_CARD = Verb("crypt card", "Use 4 transfers and burn 1 pool: take a new crypt card.")
CONTROL = Verb("control", "Move {card} to the ready region.")
MERGE = Verb("merge", "Use 4 transfers and burn 1 pool: merge {card} with {target}.")

TRANSFERS = EventType("transfers", "{seat} has {n:transfer}.")
TRANSFERRED = EventType(
    "transferred",
    mark("{seat} moves {n} pool to {card}."),
    mark("{seat} moves {n} pool to an uncontrolled vampire."),
    adds=True,
)
TAKEN_BACK = EventType(
    "taken back",
    mark("{seat} takes {n} blood back from {card}."),
    mark("{seat} takes {n} blood back from an uncontrolled vampire."),
    adds=True,
)
BUYS_CRYPT_CARD = EventType("buys crypt card", "{seat} burns {n} pool for a new crypt card.")
CONTROLLED = EventType("controlled", "{seat} gains control of {card} with {n} blood.")
SCARCE = EventType("scarce", "{seat} burns {n} pool, as {card} is scarce.")
MERGED = EventType("merged", "{card} merges with {target}: {minion} has {n} blood.")

TAKE_BACK_COST = 2
NEW_CARD_TRANSFERS = 4
NEW_CARD_POOL = 1


def opening_transfers(table: Table) -> int:
    """INF-01: 4 transfers. INF-02, AMB-26: the first turns of the game have 1, 2 and 3."""
    rules = table.rules
    opening = rules.opening_transfers
    if table.turn <= len(opening) and len(table.seats) >= rules.opening_transfers_players:
        return opening[table.turn - 1]
    return rules.transfers


def filled(table: Table, card: int) -> bool:
    """INF-08: an uncontrolled vampire holds at least as many counters as its capacity."""
    return table.waits_with(card).uncontrolled[card] >= banishment.capacity(table, card)


def scarce_cost(table: Table, seat: int, card: int) -> int:
    """TRT-07, INF-12: pool burned for a scarce vampire, per vampire of its clan."""
    rules = table.rules
    printed = table.cards[card]
    if rules.scarce == "off" or Trait.SCARCE not in printed.traits:
        return 0
    seats = [seat] if rules.scarce == "controlled" else [one.number for one in table.playing]
    kin = sum(
        minion.vampire and minion.clan == printed.clan
        for number in seats
        for minion in table.minions(number)
    )
    return rules.scarce_pool * kin


def base_versions(table: Table, seat: int, card: int) -> list[int]:
    """INF-13: the controlled version of an advanced vampire that ``card`` can merge with."""
    incoming = table.cards[card]
    if not incoming.has_versions:
        return []
    return [
        minion.card
        for minion in table.minions(seat)
        if control.two_versions(table.cards[minion.card], incoming)
    ]


# The same options are offered after each transfer, and a call costs more than a cached value.
_transfer_to: Final = cache(partial(Option, TRANSFER))


@cache
def _both_ways(card: int) -> tuple[Option, Option]:
    """INF-04, INF-05: move blood to an uncontrolled vampire, or take it back."""
    return _transfer_to(card), Option(TAKE_BACK, card)


class InfluencePhase(Procedure):
    """The influence phase of one Methuselah.

    Attributes:
        seat: the active Methuselah.
    """

    seat: int

    @staticmethod
    def matters(table: Table, seat: int) -> bool:
        """A fast check of whether transfers or a card could have an effect in this phase."""
        player = table.seats[seat]
        return bool(
            player.uncontrolled
            or player.crypt
            or may_offer(table, seat, INFLUENCE)
            or Until.INFLUENCE in table.durations
            or TRANSFERS.name in table.listeners
        )

    def gain_transfers(self, table: Table) -> None:
        """INF-03, INF-11: give the transfers at the start of the phase, and only then.

        Unused transfers are not kept.
        """
        hand.end_effects(table, Until.INFLUENCE, self.seat)
        player = table.seats[self.seat]
        player.transfers = opening_transfers(table)
        table.emit(TRANSFERS, self.seat, n=player.transfers)

    def offer(self, table: Table) -> None:
        """Offer every use of transfers, and passing unless an effect is mandatory."""
        options, effects = self.uses(table), offers(table, self.seat, INFLUENCE)
        if effects:
            options += effects + passing(effects)
        elif options:
            options.append(PASSING)
        if options:
            table.ask(self.seat, DecisionKind.INFLUENCE, options)
        else:
            self.go_to(InfluencePhase.end)

    def uses(self, table: Table) -> list[Option]:
        """INF-04 to INF-09, INF-13: the legal uses of the remaining transfers.

        Pool is not checked: every Methuselah in the game has at least 1 (END-01), and no use costs
        more.
        """
        player, cards = table.seats[self.seat], table.cards
        transfers = player.transfers
        may_take_back = transfers >= TAKE_BACK_COST
        options: list[Option] = []
        add = options.append
        for card, blood in player.uncontrolled.items():
            if blood:
                if (
                    (blood >= cards[card].capacity or table.banished)
                    and table.rules.control_timing == "any time"
                    and self.no_control(table, card) is None
                ):
                    add(Option(CONTROL, card))
                if may_take_back:
                    options += _both_ways(card)
                elif transfers:
                    add(_transfer_to(card))
            elif transfers:
                add(_transfer_to(card))
        if transfers >= NEW_CARD_TRANSFERS:
            if player.crypt:
                add(Option(NEW_CRYPT_CARD))
            if table.rules.merge and table.potential.versions:
                options += [
                    Option(MERGE, card, target=base)
                    for card in player.uncontrolled
                    for base in base_versions(table, self.seat, card)
                ]
        return options

    def no_control(self, table: Table, card: int) -> str | None:
        """INF-08, and CON-10: a player cannot choose to contest her own vampire."""
        if not filled(table, card):
            return "INF-08"
        own = contests.against_herself(table, self.seat, table.cards[card])
        return "CON-10" if own else None

    def use(self, table: Table) -> None:
        """Carry out the option and ask again."""
        answer = table.answer
        verb = answer.verb
        if verb is PASS:
            return
        card = answer.card
        if verb is TRANSFER:
            self.transfer(table, card)
        elif verb is TAKE_BACK:
            self.take_back(table, card)
        elif verb is NEW_CRYPT_CARD:
            self.new_crypt_card(table)
        elif verb is CONTROL:
            gain_control(table, self.seat, card)
        elif verb is MERGE:
            self.merge(table, card, answer.target)
        else:
            carry_out(table, answer)
        self.go_to(InfluencePhase.offer)

    def transfer(self, table: Table, card: int) -> None:
        """INF-04: 1 transfer moves 1 pool, even the last, to an uncontrolled vampire (INF-19)."""
        table.seats[self.seat].transfers -= 1
        moved = bank.burn_pool(table, self.seat, 1)
        bank.add_to_uncontrolled(table, card, moved)
        table.emit(TRANSFERRED, self.seat, card, n=moved, only=self.seat)

    def take_back(self, table: Table, card: int) -> None:
        """INF-05: 2 transfers move 1 blood from an uncontrolled vampire to the pool."""
        table.seats[self.seat].transfers -= TAKE_BACK_COST
        moved = bank.burn_from_uncontrolled(table, card, 1)
        bank.gain_pool(table, self.seat, moved)
        table.emit(TAKEN_BACK, self.seat, card, n=moved, only=self.seat)
        ledger.log_barred(table, self.seat, moved)

    def new_crypt_card(self, table: Table) -> None:
        """INF-06: 4 transfers and 1 pool, burned, for the top card of the crypt."""
        table.seats[self.seat].transfers -= NEW_CARD_TRANSFERS
        bank.burn_pool(table, self.seat, NEW_CARD_POOL)
        table.emit(BUYS_CRYPT_CARD, self.seat, n=NEW_CARD_POOL)
        zones.draw_crypt(table, self.seat)

    def merge(self, table: Table, card: int, base: int) -> None:
        """INF-13: 4 transfers and 1 pool put the two versions together, the advanced one on top."""
        table.seats[self.seat].transfers -= NEW_CARD_TRANSFERS
        ledger.burn_pool(table, self.seat, NEW_CARD_POOL, card)
        top = control.merge(table, self.seat, card, base)
        table.emit(MERGED, self.seat, card, top.blood, minion=top.card, target=base)

    def end(self, table: Table) -> None:
        """INF-03: unused transfers are lost.

        INF-07, INF-09: in older editions vampires with enough blood become controlled now,
        automatically.
        """
        player = table.seats[self.seat]
        player.transfers_unused, player.transfers = player.transfers, 0
        if table.rules.control_timing == "end of phase":
            for card in [card for card in player.uncontrolled if filled(table, card)]:
                gain_control(table, self.seat, card)

    def why_not(self, table: Table, option: Option) -> str | None:
        """The rule of this chapter that forbids a use of transfers."""
        player = table.seats[self.seat]
        verb, card = option.verb, option.card
        if verb is NEW_CRYPT_CARD and not player.crypt:
            return "DRW-06"
        if verb in {TRANSFER, TAKE_BACK, CONTROL, MERGE} and card not in player.uncontrolled:
            return "GEN-14"
        if verb is CONTROL:
            return self.no_control(table, card) or "INF-07"
        rules = {TRANSFER: "INF-04", TAKE_BACK: "INF-05", NEW_CRYPT_CARD: "INF-06", MERGE: "INF-13"}
        return rules.get(verb)

    steps = (gain_transfers, offer, use, end)


def gain_control(table: Table, seat: int, card: int) -> None:
    """INF-10: turn the vampire face up and unlocked; its counters become its blood.

    INF-12: a scarce vampire costs pool. INF-18: the same applies to imbued.
    """
    price = scarce_cost(table, seat, card)
    table.emit(CONTROLLED, seat, card, table.seats[seat].uncontrolled[card])
    control.arrive(table, card, seat)
    new_imbued = table.rules.imbued and table.cards[card].imbued
    if new_imbued and table.where[card] is Zone.IN_PLAY:
        imbued.arrived(table, card)
    if price:
        burned = bank.burn_pool(table, seat, price)
        table.emit(SCARCE, seat, card, n=burned)
