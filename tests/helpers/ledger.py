"""A ledger that is computed only from the log of a game.

It interprets the sentence of each event as a player does: "{seat} burns {n} pool" takes n pool from
that Methuselah, "{minion} gains {n} blood" gives n blood to that minion. It uses no engine code to
interpret events, so it detects a change without a line or with a wrong number.
"""

from __future__ import annotations

import re
from collections import defaultdict

from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion

_NUMBER = r"(?P<number>\{n\}|\d+)"
_CARD = r"\{(?P<card>card|minion|target)\}"
_KIND = r"(?:blood|life|\{word\})"


class Ledger:
    """The pool and blood of everyone according to the log.

    Attributes:
        pool: by seat.
        blood: blood or life by card.
        read: events read so far.
    """

    def __init__(self):
        self.pool = defaultdict(int)
        self.blood = defaultdict(int)
        self.read = 0

    @classmethod
    def of(cls, table):
        """Start with the amounts on a table; only later events are read from the log."""
        ledger = cls()
        ledger.pool.update((seat.number, seat.pool) for seat in table.seats)
        ledger.blood.update(
            (card, card_in_play.blood) for card, card_in_play in table.in_play.items()
        )
        for seat in table.seats:
            ledger.blood.update(seat.uncontrolled)
        ledger.read = len(table.log)
        return ledger

    def follow(self, table):
        """Read the rest of the log."""
        for event in table.log[self.read :]:
            self.enter(event)
        self.read = len(table.log)

    def differences(self, table):
        """The differences between log and table, one per line."""
        found = [
            f"{seat.name}: {self.pool[seat.number]} in the log, {seat.pool} pool"
            for seat in table.seats
            if not seat.ousted and self.pool[seat.number] != seat.pool
        ]
        for card in table.in_play.values():
            alone = (
                isinstance(card, Minion) and card.host == NONE
            )  # a merged base card is not a minion
            if alone and self.blood[card.card] != card.blood:
                name = table.cards[card.card].name
                found.append(f"{name}: {self.blood[card.card]} in the log, {card.blood} on it")
        return found

    def enter(self, event):
        """Enter one event."""
        for pattern, book in BOOKS:
            found = pattern.search(event.what.sentence)
            if found is not None:
                named = found.groupdict()
                digits = named.get("number", "{n}")
                number = event.n if digits == "{n}" else int(digits)
                card = getattr(event, named.get("card") or "card")
                who = getattr(event, named.get("who") or "seat")
                book(self, event, who, card, number)

    def gains_pool(self, _event, who, _card, number):
        self.pool[who] += number

    def burns_pool(self, _event, who, _card, number):
        self.pool[who] -= number

    def gives_pool(self, event, _who, _card, number):
        self.pool[event.seat] -= number
        self.pool[event.other_seat] += number

    def steals_pool(self, event, _who, _card, number):
        self.pool[event.seat] += number
        self.pool[event.other_seat] -= number

    def has_pool(self, _event, who, _card, number):
        assert self.pool[who] == number, f"seat {who} has {number}, not {self.pool[who]}"

    def invests(self, _event, who, card, number):
        self.pool[who] -= number
        self.blood[card] += number

    def withdraws(self, _event, who, card, number):
        self.pool[who] += number
        self.blood[card] -= number

    def gains_blood(self, _event, _who, card, number):
        self.blood[card] += number

    def burns_blood(self, _event, _who, card, number):
        self.blood[card] -= number

    def steals_blood(self, event, _who, _card, number):
        self.blood[event.minion] += number
        self.blood[event.target] -= number

    def has_blood(self, _event, _who, card, number):
        self.blood[card] = number

    def leaves(self, _event, _who, card, _number):
        self.blood[card] = 0  # a card in the ash heap may come back as another vampire


_WHO = r"\{(?P<who>seat|other_seat)\}"
BOOKS = [
    (re.compile(pattern), book)
    for pattern, book in (
        (rf"^{_WHO} sits down with {_NUMBER} pool", Ledger.gains_pool),
        (rf"^{_WHO} gains {_NUMBER} pool", Ledger.gains_pool),
        (rf"^{_WHO} burns {_NUMBER} pool", Ledger.burns_pool),
        (rf"^{_WHO} has {_NUMBER} pool", Ledger.has_pool),
        (rf"^{_WHO} moves {_NUMBER} pool to \{{other_seat\}}", Ledger.gives_pool),
        (rf"^{_WHO} steals {_NUMBER} pool from \{{other_seat\}}", Ledger.steals_pool),
        (rf"^{_WHO} moves {_NUMBER} pool to {_CARD}", Ledger.invests),
        (rf"^{_WHO} moves {_NUMBER} blood from {_CARD} to her pool", Ledger.withdraws),
        (rf"^{_WHO} takes {_NUMBER} blood back from {_CARD}", Ledger.withdraws),
        (rf"^{_CARD} gains {_NUMBER} {_KIND}", Ledger.gains_blood),
        (rf"^{_CARD} burns {_NUMBER} {_KIND}", Ledger.burns_blood),
        (rf"^{_CARD} gives {_NUMBER} blood", Ledger.burns_blood),
        (
            rf"^\{{minion\}} (?:steals|takes) {_NUMBER} {_KIND} from \{{target\}}",
            Ledger.steals_blood,
        ),
        (rf"^{_CARD} comes with {_NUMBER} {_KIND}", Ledger.has_blood),
        (rf"gains control of {_CARD} with {_NUMBER} blood", Ledger.has_blood),
        (rf": {_CARD} has {_NUMBER} blood", Ledger.has_blood),
        (rf"^{_CARD} is (?:burned|removed from the game)", Ledger.leaves),
    )
]
"""Sentences of the log and their effect on the ledger."""
