"""The master phase (chapter MAS)."""

from __future__ import annotations

from vtes_deck.engine.actions import red_list
from vtes_deck.engine.cards import master_cards
from vtes_deck.engine.cards.play import PLAY
from vtes_deck.engine.mechanics import hand
from vtes_deck.engine.mechanics.impulse import Impulse, carry_out, matters, offers
from vtes_deck.engine.state.decisions import PASS, DecisionKind, Option, passing
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Table, Until
from vtes_deck.engine.state.windows import MASTER, MASTER_OF_ANOTHER, TEACHING
from vtes_deck.engine.status.disciplines import TEACH
from vtes_deck.engine.turn import discipline_masters
from vtes_deck.kernel.procedure import Procedure

MASTER_BEGINS = EventType("master phase begins", "")
"""The master phase actions are being counted; cards that respond may add more."""

OWN_MASTER = MASTER | TEACHING
"""The windows of this phase for the active Methuselah."""


class MasterPhase(Procedure):
    """The master phase of one Methuselah.

    Attributes:
        seat: the active Methuselah.
    """

    seat: int

    @staticmethod
    def matters(table: Table, seat: int) -> bool:
        """A fast check of whether a card could be played, used or triggered in this phase."""
        could = table.seats[seat].reach | table.powers[seat]
        return bool(
            could & OWN_MASTER
            or table.potential.red_list
            or matters(table, MASTER_OF_ANOTHER)
            or Until.MASTER in table.durations
            or MASTER_BEGINS.name in table.listeners
        )

    def gain_actions(self, table: Table) -> None:
        """MAS-01: one master phase action; MAS-06: minus those used by out-of-turn masters.

        MAS-07: an out-of-turn master may be played again from now on. MAS-09, MAS-10, AMB-20: an
        out-of-turn trifle may already have given the one action that trifles can give.
        """
        hand.end_effects(table, Until.MASTER, self.seat)
        player = table.seats[self.seat]
        player.master_actions = table.rules.master_actions
        player.master_played = False
        table.signal(MASTER_BEGINS, self.seat)
        if player.out_of_turn_played or player.owed_actions:
            whole = player.out_of_turn_played and table.rules.out_of_turn_cost == "whole phase"
            left = 0 if whole else player.master_actions - player.owed_actions
            player.master_actions = max(0, left)
            player.owed_actions = 0
            player.out_of_turn_played = False
        player.trifle_gained, player.owed_trifle = player.owed_trifle, False

    def offer(self, table: Table) -> None:
        """MAS-02, MAS-04: offer every use of master phase actions, in any order."""
        choices = self.choices(table)
        if choices:
            table.ask(self.seat, DecisionKind.MASTER, choices + passing(choices))
        else:
            self.pass_on(table)

    def choices(self, table: Table) -> list[Option]:
        """The cards to play, and the options of cards in play."""
        found = offers(table, self.seat, MASTER)
        if table.potential.red_list:
            found += red_list.master_options(table, self.seat)
        if table.seats[self.seat].reach & TEACHING:
            found += discipline_masters.options(table, self.seat)
        return found

    def use(self, table: Table) -> None:
        """Carry out the option and ask again."""
        answer = table.answer
        if answer.verb is PASS:
            self.pass_on(table)
            return
        if answer.verb is TEACH:
            table.push(discipline_masters.TeachDiscipline(answer))
        elif not red_list.carry_out(table, self.seat, answer):
            carry_out(table, answer)
        self.go_to(MasterPhase.offer)

    def pass_on(self, table: Table) -> None:
        """Open the window for effects that other players may use during this phase."""
        self.go_to(MasterPhase.end)
        Impulse.open_to_others(table, MASTER_OF_ANOTHER, self.seat)

    def end(self, table: Table) -> None:
        """MAS-03: unused actions are lost."""
        player = table.seats[self.seat]
        player.master_unused, player.master_actions = player.master_actions, 0

    def why_not(self, table: Table, option: Option) -> str | None:
        """The rule of this chapter that forbids it."""
        if option.verb in {PLAY, TEACH} and table.cards[option.card].master:
            return master_cards.cannot_play(table, self.seat, table.cards[option.card])
        return None

    steps = (gain_actions, offer, use, end)
