"""Games with people and computer players, of real decks, for tests."""

from __future__ import annotations

import random
from itertools import islice

from vtes_deck.app.game_table.choices import PartialChoice
from vtes_deck.app.game_table.players import Sitter
from vtes_deck.app.game_table.table_setup import SeatPlan, TableSetup, begin
from vtes_deck.deck.winning_decks import from_archive

COMPUTER = Sitter("steady")
PERSON = Sitter()
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Eve", "Fay")


def known_decks(cb, count):
    """The first decks of the archive without unknown cards."""
    found = (from_archive(one, cb.get) for one in cb.archive)
    return list(islice((deck for deck in found if not deck.unknown), count))


def sit(cb, *sitters, seed=7):
    """A new game of real decks, at the first choice."""
    decks = known_decks(cb, len(sitters))
    plans = tuple(map(SeatPlan, decks, sitters, NAMES))
    return begin(TableSetup(plans, seed=seed))


class Clicker:
    """A person who clicks at random on offered choices."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def option(self, session):
        """Return the answer, found only with clicks and presses."""
        table, step = session.game.table, session.partial_choice()
        while isinstance(step, PartialChoice):
            offered = [*step.choices, *([step.passing] if step.passing else [])]
            choice = self.random.choice(offered)
            if choice.cards and self.random.random() < 0.5:
                step = step.pick_card(table, self.random.choice(choice.cards))
            else:
                step = step.pick(table, choice)
        return step

    def play(self, session, most=10_000):
        """Continue the game and return the number of questions to the person."""
        asked = 0
        while not session.over and asked < most:
            session.advance()
            if session.waits:
                session.answer(self.option(session))
                asked += 1
        return asked
