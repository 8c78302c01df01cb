"""Red List minions: marking them, attacking them, putting trophies into play (TRT, MAS)."""

from __future__ import annotations

from typing import override

from cardbase.terms import Trait
from vtes_deck.engine.actions.action import Action, repeats
from vtes_deck.engine.cards import master_cards
from vtes_deck.engine.cards.play import PlayCard
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.mechanics.impulse import playable
from vtes_deck.engine.state.decisions import Option, Verb
from vtes_deck.engine.state.events import Event, EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Table, Until
from vtes_deck.engine.state.windows import TROPHY

MARK = Verb("mark red list", "Use a master phase action to mark {target}.")
PUT_TROPHY = Verb("put trophy", "Use a master phase action to put {card} in play.")
ATTACK_MARKED = Verb("attack marked", "{minion} acts to enter combat with {target}.")

MARKS = EventType("marks", "{seat} marks {target}.")
ATTACKS_MARKED = EventType("attacks marked", "{minion} acts to enter combat with {target}.")
TROPHY_IN_PLAY = EventType("trophy in play", "{seat} puts {card} in play.")

ONCE = "red list"
"""The repeat key of the action, and the record of a marked minion."""


def is_marked(table: Table, card: int) -> bool:
    """MAS-12: whether a minion has been marked this turn, by the active Methuselah."""
    return table.has_used(ONCE, card, Until.TURN)


def master_options(table: Table, seat: int) -> list[Option]:
    """MAS-11, MAS-12: trophies to put into play, Red List minions to mark."""
    player = table.seats[seat]
    known = table.rules.red_list and table.potential.red_list
    if not known or not player.master_actions:
        return []
    cards = table.cards
    options = [
        Option(PUT_TROPHY, card)
        for card in playable(table, seat, TROPHY)
        if master_cards.cannot_play(table, seat, cards[card]) is None
    ]
    if not any(Trait.RED_LIST in cards[card].traits for card in table.in_play):
        return options
    for number in table.clockwise(seat):
        options += [
            Option(MARK, target=minion.card)
            for minion in table.minions(number)
            if Trait.RED_LIST in cards[minion.card].traits and not is_marked(table, minion.card)
        ]
    return options


def carry_out(table: Table, seat: int, option: Option) -> bool:
    """Carry out an option of :func:`master_options`; return False for any other option."""
    if option.verb is MARK:
        table.seats[seat].master_actions -= 1
        table.use_once(ONCE, option.target, Until.TURN)
        table.emit(MARKS, seat, target=option.target)
    elif option.verb is PUT_TROPHY:
        table.push(PutTrophy(option))
    else:
        return False
    return True


class PutTrophy(PlayCard):
    """MAS-11, TRT-10: a trophy in play does nothing until it is moved to a vampire."""

    @override
    def resolve(self, table: Table) -> None:
        """Put the trophy into play, unless it was cancelled."""
        if not self.cancelled:
            seat = table.owner[self.card]
            zones.enter_play(
                table, self.card, seat, announcement=Event(TROPHY_IN_PLAY, seat, self.card)
            )


class AttackMarked(Action):
    """TRT-11: a ready vampire enters combat with a marked minion, at +1 stealth, for 1 blood."""

    verb = ATTACK_MARKED
    may_be_closed = True
    announced = ATTACKS_MARKED
    base_stealth = 1

    @classmethod
    @override
    def is_open(cls, table: Table, seat: int) -> bool:
        return bool(table.used) and any(what == ONCE for what, _, _ in table.used)

    @classmethod
    @override
    def options(cls, table: Table, minion: Minion) -> list[Option]:
        """The marked minions of other Methuselahs (COM-01)."""
        if not table.used or not minion.vampire:
            return []
        options = [
            Option(ATTACK_MARKED, minion=minion.card, target=prize.card)
            for seat in table.clockwise(minion.controller)[1:]
            for prize in table.ready_minions(seat)
            if is_marked(table, prize.card)
        ]
        return [option for option in options if cls.barred(table, option) is None]

    @classmethod
    @override
    def barred(cls, table: Table, option: Option) -> str | None:
        """ACT-04, TRT-11: once per vampire and turn, and only marked minions.

        Only vampires of the Methuselah who marked the minion can take it, so only in that turn.
        """
        minion = table.minion(option.minion)
        if table.rules.afford_before and minion.blood < 1:
            return "ACT-04"
        if repeats(table, minion, ONCE) or not is_marked(table, option.target):
            return "TRT-11"
        if minion.controller != table.active:
            return "TRT-11"
        return None

    @classmethod
    @override
    def begin(cls, table: Table, option: Option) -> AttackMarked:
        seat = table.in_play[option.target].controller
        return cls(option.minion, target=option.target, seats=(seat,), blood_cost=1)

    @override
    def repeat_key(self, table: Table) -> str:
        """TRT-11: once per vampire and turn."""
        return ONCE

    @override
    def resolve(self, table: Table) -> None:
        """Start the combat if the marked minion is still ready (RES-05)."""
        if table.minion(self.target).ready:
            table.push(Combat(self.minion, self.target))
