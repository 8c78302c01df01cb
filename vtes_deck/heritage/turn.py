"""Turns and rounds (chapter TRN), and the assets that are used in a turn (chapter AST)."""

from __future__ import annotations

from vtes_deck.heritage import assets, recruit, schemes
from vtes_deck.heritage.clans import nosferatu
from vtes_deck.heritage.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.table import Table
from vtes_deck.kernel.procedure import Procedure

ROUNDS = {2: 10, 3: 9, 4: 8}
"""H-TRN-01: rounds by number of players."""

END_TURN = Verb("end turn", "End your turn.")

FORBIDS = {
    END_TURN: "H-TRN-03",
    schemes.SPEND: "H-SCH-05",
    schemes.LEND: "H-SCH-05",
    nosferatu.TRADE: "H-CLN-05",
    assets.DISCARD: "H-TRN-07",
}
"""The rule that forbids an option in a turn."""

TURN = EventType("turn", "{seat} begins a turn.")
ROUND = EventType("round", "Round {n} begins.")
ROUND_ENDS = EventType("round ends", "Round {n} is over.")


class Turn(Procedure):
    """H-TRN-03: one recruit and at most one scheme, in any order.

    Attributes:
        seat: the active player.
    """

    seat: int

    def begin(self, table: Table) -> None:
        """H-REC-09: the clan marker is removed; H-TRN-04, H-TRN-05: one recruit, one scheme."""
        table.active = self.seat
        table.recruited, table.schemes_left, table.asset_used = False, 1, False
        table.seats[self.seat].reserved = NONE
        table.emit(TURN, self.seat)

    def ask(self, table: Table) -> None:
        """Ask for the next step; the turn cannot end before the recruit."""
        found = recruit.options(table, self.seat)
        stuck = not found and not table.recruited
        if table.schemes_left:
            found += schemes.options(table, self.seat)
        found += nosferatu.options(table, self.seat)
        found += assets.options(table, self.seat)
        if table.recruited or stuck:
            found.append(Option(END_TURN))
        table.only_or_ask(self.seat, DecisionKind.TURN, found)

    def act(self, table: Table) -> None:
        """Carry out the choice, and ask again."""
        answer = table.answer
        if answer.verb is END_TURN:
            if not table.recruited:
                table.push(recruit.Stuck(seat=self.seat))
            return
        self.go_to(Turn.ask)
        if answer.verb is schemes.PLAY:
            table.push(schemes.PlayScheme(seat=self.seat, card=answer.card, leader=answer.target))
        elif answer.verb is nosferatu.TRADE:
            nosferatu.trade(table, self.seat, answer)
        elif answer.verb is assets.DISCARD:
            assets.use(table, self.seat, answer)
        else:
            table.push(recruit.Recruit(seat=self.seat, card=answer.card, price=answer.n))

    def why_not(self, table: Table, option: Option) -> str | None:
        """The rule that forbids an option in a turn."""
        verb = option.verb
        if verb is recruit.RECRUIT:
            return recruit.cannot(table, self.seat, option.card)
        if verb is schemes.PLAY:
            return schemes.cannot(table, self.seat, option)
        if verb is recruit.RECRUIT_RETAINED:
            return "H-TRN-04" if table.recruited else "H-REC-11"
        return FORBIDS.get(verb)

    steps = (begin, ask, act)


class Rounds(Procedure):
    """H-TRN-02: rounds of turns, clockwise from the first player, until the last (H-TRN-01).

    Attributes:
        order: the seats that still have their turn in this round.
    """

    order: tuple[int, ...] = ()

    def begin(self, table: Table) -> None:
        """Begin a round."""
        self.order = table.clockwise(table.first)
        table.emit(ROUND, n=table.round)

    def turns(self, table: Table) -> None:
        """Begin the next turn."""
        if self.order:
            seat, *rest = self.order
            self.order = tuple(rest)
            self.go_to(Rounds.turns)
            table.push(Turn(seat=seat))

    def end(self, table: Table) -> None:
        """H-TRN-06: end the round: effects of battlegrounds, then the round marker.

        H-CLN-05: the boons on black markets move first.
        """
        table.active = NONE
        nosferatu.collect(table)
        for field in table.fields:
            field.end_of_round(table)
        table.emit(ROUND_ENDS, n=table.round)
        if table.round < table.rounds:
            table.round += 1
            self.go_to(Rounds.begin)

    steps = (begin, turns, end)
