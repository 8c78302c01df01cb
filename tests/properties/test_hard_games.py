"""Random games with little pool and many interruptions, in every edition (helpers/hard_games.py).

    VTES_DECK_HARD_GAMES=3000 python -m pytest tests/properties/test_hard_games.py -k many -s

plays more of them, continues after a failure, and reports each with its number;
VTES_DECK_FIRST_GAME is the first number.
"""

import os
import traceback

import pytest
from hard_games import HardGame

from vtes_deck.rulesets import EDITIONS

MANY = int(os.environ.get("VTES_DECK_HARD_GAMES", "0"))
FIRST = int(os.environ.get("VTES_DECK_FIRST_GAME", "0"))
PER_EDITION = 12

KNOWN = {}
"""Printed cards, read once for all games."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_with_little_pool_end(cb, edition):
    decisions = 0
    for number in range(PER_EDITION):
        hard = HardGame(cb, number, edition=edition, known=KNOWN)
        try:
            hard.play()
        except Exception as error:
            error.add_note(str(hard))
            raise
        decisions += len(hard.game.inputs)
    assert decisions > 30 * PER_EDITION, "something happens in these games"


if MANY:

    def test_many_hard_games(cb, capsys):
        failures, decisions = [], 0
        for number in range(FIRST, FIRST + MANY):
            hard = HardGame(cb, number, known=KNOWN)
            try:
                hard.play()
            except Exception as error:  # noqa: BLE001 - every failure of the engine is reported
                where = traceback.extract_tb(error.__traceback__)[-1]
                failures.append(f"{hard}\n    {error!r:.300} in {where.filename}:{where.lineno}")
                with capsys.disabled():
                    print(f"\n{failures[-1]}")  # noqa: T201 - a report
            decisions += len(hard.game.inputs)
        with capsys.disabled():
            print(  # noqa: T201 - a report
                f"\n{MANY} games from {FIRST}: {len(failures)} failed; {decisions} decisions"
            )
        assert failures == []
