"""Whole games between decks of the archive, old ones and new ones, in every edition.

    VTES_DECK_GAMES=2000 python -m pytest tests/properties/test_whole_games.py -k many -s

plays more of them, continues after a failure, and reports each with the data needed to play it
again. VTES_DECK_FIRST_GAME is the first number, VTES_DECK_SEATS the number of seats (by default it
depends on the number of the game).
"""

import os
import random
import time
import traceback
from itertools import product

import pytest
from invariants import violations

from vtes_deck.app import games
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.engine.agents import RandomAgent, SteadyAgent
from vtes_deck.rulesets import EDITIONS

MANY = int(os.environ.get("VTES_DECK_GAMES", "0"))
FIRST = int(os.environ.get("VTES_DECK_FIRST_GAME", "0"))
SEATS = int(os.environ.get("VTES_DECK_SEATS", "0"))
CASES = list(product(EDITIONS, (2, 3, 5)))
LOOK_EVERY = 40
"""Decisions between two checks of the whole table, at which every option is tried too."""


class Whole:
    """A game that is checked while it is played; its number determines everything."""

    def __init__(self, cb, number, *, seats=None, edition=None):
        chance = random.Random(f"whole game {number}")
        self.number = number
        self.seats = seats or chance.choice((2, 3, 4, 5, 5, 5, 6))
        self.edition = edition or chance.choice(list(EDITIONS))
        self.chosen = chance.sample(cb.archive.decks, self.seats)
        self.kinds = [chance.choice((RandomAgent, SteadyAgent)) for _ in range(self.seats)]
        self.cb = cb
        self.game = None
        self.seconds = 0.0

    def __str__(self):
        decks = " ".join(f"twd:{deck.id}" for deck in self.chosen)
        kinds = ",".join("steady" if kind is SteadyAgent else "random" for kind in self.kinds)
        return (
            f"game {self.number}: play {decks} --seed {self.number} --ruleset {self.edition} "
            f"--agents {kinds}; {len(self.game.inputs) if self.game else 0} decisions"
        )

    def play(self):
        """Play the game to its end; raise an error if a check fails."""
        decks = [from_archive(deck, self.cb.get) for deck in self.chosen]
        names = games.seat_names(deck.id for deck in self.chosen)
        self.game = game = games.start(decks, names, self.edition, self.number)
        names = ["steady" if kind is SteadyAgent else "random" for kind in self.kinds]
        players = games.seat_agents(names, self.seats, self.number)
        while not game.over:
            begun = time.thread_time()
            taken = games.let_play(game, players, LOOK_EVERY)
            self.seconds += time.thread_time() - begun
            assert taken or game.over, "no decision is open and the game is not over"
            assert len(game.inputs) <= games.MAX_DECISIONS, "the game does not end"
            self.look()
            for option in game.decision.options if game.decision else ():
                game.fork().apply(option)
        assert game.decision is None
        assert games.result(game).over
        assert sum(seat.ousted for seat in game.table.seats) >= self.seats - 1
        assert all(line.text for line in games.narrate(game))

    def look(self):
        """The invariants between any two steps."""
        assert list(violations(self.game.table)) == []


@pytest.mark.parametrize(("edition", "seats"), CASES)
def test_a_game_between_archived_decks_ends(cb, edition, seats):
    whole = Whole(cb, CASES.index((edition, seats)), seats=seats, edition=edition)
    try:
        whole.play()
    except Exception as error:
        error.add_note(str(whole))
        raise


def test_a_game_is_repeated_exactly(cb, tmp_path):
    for number in (1, 2):
        whole = Whole(cb, number, seats=4)
        whole.play()
        reported = games.narrate(whole.game)
        games.save(whole.game, tmp_path / "game.json")
        again = games.read((tmp_path / "game.json").read_bytes(), cb.get)
        assert games.narrate(again) == reported
        twin = Whole(cb, number, seats=4)
        twin.play()
        assert games.narrate(twin.game) == reported


if MANY:

    def test_many_games(cb, capsys):
        failures, decisions, seconds, turns = [], 0, 0.0, 0
        for number in range(FIRST, FIRST + MANY):
            whole = Whole(cb, number, seats=SEATS or None)
            try:
                whole.play()
            except Exception as error:  # noqa: BLE001 - every failure of the engine is reported
                where = traceback.extract_tb(error.__traceback__)[-1]
                failures.append(f"{whole}\n    {error!r:.300} in {where.filename}:{where.lineno}")
                with capsys.disabled():
                    print(f"\n{failures[-1]}")  # noqa: T201 - a report
            decisions += len(whole.game.inputs) if whole.game else 0
            turns += whole.game.table.turn if whole.game else 0
            seconds += whole.seconds
        with capsys.disabled():
            print(  # noqa: T201 - a report
                f"\n{MANY} games from {FIRST}: {len(failures)} failed; {decisions} decisions, "
                f"{turns} turns, {decisions / seconds:,.0f} decisions/s of processor time"
            )
        assert failures == []
