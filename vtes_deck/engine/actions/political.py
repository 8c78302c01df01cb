"""The political action (chapter POL): calling a referendum."""

from __future__ import annotations

from typing import override

from cardbase.terms import Type
from vtes_deck.engine.actions.action import Action, repeats
from vtes_deck.engine.cards.requirements import cannot_afford, lacks
from vtes_deck.engine.mechanics import hand, held_cards
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.statics import Calls
from vtes_deck.engine.state.table import Activity, Table

POLITICAL = Verb("political action", "{minion} takes a political action with {card}.")

TAKES = EventType("takes political action", "{minion} takes a political action with {card}.")

ONCE = "political action"
"""The record of a vampire that has taken a political action this turn (NRP-02)."""


def can_call(table: Table, card: Printed, minion: Minion) -> bool:
    """POL-04: whether the referendum of a card, called by a minion, has possible terms."""
    return all(one.possible(table, minion.controller, minion.card) for one in card.of(Calls))


class PoliticalAction(Action):
    """POL-01: for ready vampires.

    POL-03: undirected, regardless of its terms; POL-05: the cost is the printed cost. A card from
    the hand needs only a text that calls a referendum. A card in play that allows a political
    action creates it in ``CardScript.action``.
    """

    verb = POLITICAL
    may_be_closed = True
    announced = TAKES

    @classmethod
    @override
    def is_open(cls, table: Table, seat: int) -> bool:
        return Type.POLITICAL_ACTION in hand.types_held(table, seat)

    @classmethod
    @override
    def options(cls, table: Table, minion: Minion) -> list[Option]:
        """Every political action card in hand that this vampire can play now."""
        if not minion.vampire:
            return []
        calling = [
            card
            for card in held_cards.cards_of(table, minion.controller)
            if Type.POLITICAL_ACTION in table.cards[card].types and any(table.cards[card].of(Calls))
        ]
        options = [
            Option(POLITICAL, card, minion.card) for card in hand.one_of_each(table, calling)
        ]
        return [option for option in options if cls.barred(table, option) is None]

    @classmethod
    @override
    def barred(cls, table: Table, option: Option) -> str | None:
        """POL-01, PLY-38, GEN-02: only vampires.

        NRP-02: once per turn. PLY-05, ACT-04: the card is playable.
        """
        minion = table.minion(option.minion)
        card = table.cards[option.card]
        if not minion.vampire:
            return "POL-01"
        if not held_cards.is_held(table, option.card) or Type.POLITICAL_ACTION not in card.types:
            return "PLY-01"
        if (restricted := table.is_restricted(Activity.CALL, minion.card)) or repeats(
            table, minion, ONCE
        ):
            return "GEN-02" if restricted else "NRP-02"
        if not can_call(table, card, minion):
            return "POL-04"
        return lacks(table, card, minion) or cannot_afford(table, card, minion.controller, minion)

    @classmethod
    @override
    def begin(cls, table: Table, option: Option) -> PoliticalAction:
        """POL-02: its stealth depends on the edition."""
        card = table.cards[option.card]
        return cls(
            option.minion,
            option.card,
            pool_cost=card.pool_cost,
            blood_cost=card.blood_cost,
            inherent=table.rules.political_stealth,
        )

    @override
    def repeat_key(self, table: Table) -> str:
        """NRP-02: one political action per turn, with any card."""
        return ONCE

    @override
    def resolve(self, table: Table) -> None:
        """POL-04: the referendum is called and its terms are set only now."""
        caller = table.minion(self.minion).controller
        table.push(Referendum(caller, self.card, self.minion))
