"""Every declared card in a generated situation: each of its activities occurs once.

The checks are: the options of the decision have different sentences, the buttons of the game table
have different labels that are more than the name of a card, a fork and an undo lead to the same
game, the log is complete, the invariants hold, and the same inputs give the same game.
``generated_gaps.txt`` lists the unreached activities, each with a reason.
"""

from pathlib import Path

import pytest
from card_openings import activities
from card_trial import Trial
from node_record import REFUSES, expected

from vtes_deck.effects.declarations import definitions
from vtes_deck.engine.game import Game

GAPS = Path(__file__).parent / "generated_gaps.txt"
SHARES = 8
"""The cards are divided among this many tests, which several processes share."""
PLAYED_AGAIN = 10
"""One card in this many is played again with the same inputs; all of them are in ``make soak``."""
IDS = sorted(definitions())


def gaps():
    """The listed activities by card id."""
    found = {}
    for line in GAPS.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            number, kind, which, reason = line.split(maxsplit=3)
            assert reason.endswith("."), line
            found.setdefault(int(number), set()).add((kind, int(which)))
    return found


@pytest.mark.parametrize("share", range(SHARES))
def test_every_activity_of_a_card_occurs(cb, share):
    known = gaps()
    for number in IDS[share::SHARES]:
        trial = Trial(cb, cb.get(number), without=known.get(number, ()))
        trial.run(rounds=24, again=number % PLAYED_AGAIN == 0)
        assert not trial.todo, f"{trial.card.name}: never offered"


def test_every_listed_gap_is_an_activity_of_the_card(cb):
    for number, listed in gaps().items():
        assert listed <= activities(cb.get(number)), cb.get(number).name


def test_the_record_of_nodes_covers_every_card():
    """``tests/soak/nodes.py`` compares it with the nodes that tests execute."""
    nodes = expected()
    assert {number for number, _, _ in nodes} == set(definitions())
    assert {what for _, _, what in nodes} == {"", REFUSES}


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_many_situations_of_each_card(cb, share):
    """This plays more and other situations; they can reach listed gaps too."""
    for number in IDS[share::SHARES]:
        for seed in range(6):
            Trial(cb, cb.get(number), seed=seed + 1).run(rounds=12, again=True)


def test_an_undo_that_changes_something_is_found(cb, monkeypatch):
    """The check detects a log that grows with every undo."""

    def undo(self, count=1, right=Game.undo):
        right(self, count)
        self.table.log.append(self.table.log[-1])

    monkeypatch.setattr(Game, "undo", undo)
    with pytest.raises(AssertionError, match="done again"):
        Trial(cb, cb["Govern the Unaligned"]).run(again=True)


def test_a_game_that_depends_on_more_than_its_inputs_is_found(cb, monkeypatch):
    """The check detects a fork with another future."""

    def fork(self, right=Game.fork):
        twin = right(self)
        twin.table.seats[0].pool -= 1
        return twin

    monkeypatch.setattr(Game, "fork", fork)
    with pytest.raises(AssertionError, match="the fork differs"):
        Trial(cb, cb["Govern the Unaligned"]).run(again=True)
