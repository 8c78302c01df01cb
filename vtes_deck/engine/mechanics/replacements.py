"""Replacements: something would happen, and something else happens instead.

Before a rule carries something out, it calls :func:`is_replaced` with a :class:`Would` that names
the event and its object. A card in play that replaces it has a static :class:`Replaces`; an effect
that lasts for a time adds a :class:`~vtes_deck.engine.state.modifiers.TimedStatic` to the table.
A replaced event has not happened: it is not logged, and nothing responds to it.

Automatic replacements apply at once, the oldest first. If the text says "may", its controller is
asked before the rules continue; if she declines, the event happens.
"""

from __future__ import annotations

from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import Replaces, Would
from vtes_deck.engine.state.table import Table
from vtes_deck.kernel.procedure import Procedure

INSTEAD = Verb("instead", "Use the text of {card} instead.")


def may_be_replaced(table: Table, kind: type[Would]) -> bool:
    """A fast check of whether anything replaces events of this kind."""
    return kind in table.statics or bool(table.timed_statics)


def is_replaced(table: Table, would: Would, *, ask: bool = True) -> bool:
    """Whether something else happens instead, or a player must decide first.

    Args:
        table: the table.
        would: the event; if this returns false, the caller carries it out.
        ask: players may decide; otherwise only automatic replacements apply.
    """
    kind = would.kind
    if kind not in table.statics and not table.timed_statics:
        return False
    found = _candidates(table, would)
    for source, replacement in found:
        if not replacement.optional:
            _replace(table, source, replacement, would)
            return True
    if not found or not ask:
        return False
    table.push(ReplacementChoice(would))
    return True


def pending(table: Table, kind: type[Would]) -> list[Would]:
    """Events of a kind that wait for the decision of a player."""
    return [
        one.would
        for one in table.stack
        if isinstance(one, ReplacementChoice) and one.would.kind is kind and not one.settled
    ]


def _candidates(table: Table, would: Would) -> list[tuple[int, Replaces]]:
    """The replacements that apply, with their cards."""
    found = list(statics_on(table, would.kind, would.on))
    found += [
        (one.source, one.static)
        for one in table.timed_statics
        if one.on == would.on and isinstance(one.static, Replaces) and one.static.key is would.kind
    ]
    return [(source, one) for source, one in found if one.applies(table, source, would)]


def _replace(table: Table, source: int, replacement: Replaces, would: Would) -> None:
    """Carry out the replacement."""
    cause, table.cause = table.cause, source
    would.is_replaced(table)
    replacement.instead(table, source, would)
    table.cause = cause


class ReplacementChoice(Procedure):
    """Asks the controllers of the cards that may replace an event, the oldest card first."""

    would: Would
    declined: frozenset[int] = frozenset()
    settled: bool = False

    def offer(self, table: Table) -> None:
        """Ask the next player, or let the event happen."""
        if not self.would.stands(table):
            self.settled = True
            self.finish()
            return
        found = [card for card, _ in _candidates(table, self.would) if card not in self.declined]
        if not found:
            self.settled = True
            self.finish()
            self.would.happen(table)
            return
        seat = self.controller(table, found[0])
        options = [
            Option(INSTEAD, card, target=max(self.would.on, NONE))
            for card in found
            if self.controller(table, card) == seat
        ]
        table.ask(seat, DecisionKind.CHOICE, [*options, PASSING], about=max(self.would.on, NONE))

    def take(self, table: Table) -> None:
        """Carry out the choice."""
        answer = table.answer
        found = _candidates(table, self.would)
        if answer.verb is PASS:
            seat = self.asked(table)
            mine = {card for card, _ in found if self.controller(table, card) == seat}
            self.declined |= mine
            self.go_to(ReplacementChoice.offer)
            return
        self.settled = True
        for source, replacement in found:
            if source == answer.card:
                _replace(table, source, replacement, self.would)
                return

    def asked(self, table: Table) -> int:
        """The player who was asked last."""
        found = [card for card, _ in _candidates(table, self.would) if card not in self.declined]
        return self.controller(table, found[0])

    @staticmethod
    def controller(table: Table, card: int) -> int:
        """The seat that decides about the text of a card."""
        card_in_play = table.in_play.get(card)
        return table.owner[card] if card_in_play is None else card_in_play.controller

    steps = (offer, take)
