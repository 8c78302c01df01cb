"""Playing Discipline masters from the hand (PLY-30). Their printed facts are sufficient."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.engine.cards import master_cards
from vtes_deck.engine.cards.play import PlayCard
from vtes_deck.engine.mechanics.impulse import playable
from vtes_deck.engine.state.decisions import Option
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.script import PrintedOnly
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.state.windows import TEACHING
from vtes_deck.engine.status import disciplines


def options(table: Table, seat: int) -> list[Option]:
    """The Discipline masters in a hand, each with every vampire that could learn from it."""
    found = []
    for card in playable(table, seat, TEACHING):
        printed = table.cards[card]
        if not isinstance(printed.script, PrintedOnly):
            continue
        if not disciplines.is_played_as_printed(printed.definition):
            continue
        if master_cards.cannot_play(table, seat, printed) is None:
            pupils = disciplines.pupils(table, seat, printed)
            found += [replace(option, card=card) for option in pupils]
    return found


class TeachDiscipline(PlayCard):
    """A Discipline master being played on a vampire."""

    @override
    def resolve(self, table: Table) -> None:
        """PLY-30: the card enters play on a vampire that can still learn from it (RES-05)."""
        printed = table.cards[self.card]
        if self.cancelled:
            return
        pupil = table.in_play.get(self.option.target)
        if isinstance(pupil, Minion) and disciplines.can_learn(table, pupil, printed):
            disciplines.put_on(table, self.card, pupil)
        master_cards.gain_for_trifle(table, table.owner[self.card], printed)

    steps = PlayCard.steps
