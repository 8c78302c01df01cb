"""Evan Klein: a coin decides whether actions directed at him fail."""

import pytest
from card_play import CardPlay

EVAN, RUSH = "Evan Klein (G6)", "Bum's Rush"
HEADS, TAILS = 0, 1


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def rushes(play, monkeypatch, side, *, target=EVAN, owner="Ben"):
    """Let a vampire of Ada's rush a minion with this result of the coin.

    Return the action's outcome.
    """
    evan = play.ready(owner, EVAN)
    other = play.vampire("Ben")
    ada = play.vampire("Ada")
    flipped = []

    def below(_, stream, n):
        flipped.append(stream)
        return side

    monkeypatch.setattr(type(play.table.random), "below", below)
    play.hand("Ada", RUSH)
    play.acts("Ada").plays(RUSH, minion=ada, target=evan if target == EVAN else other)
    while play.action is not None and play.decision.kind not in {"maneuver", "strike"}:
        play.passes(play.asked)
    return flipped.count("coin"), play.action is not None


@pytest.mark.parametrize(("side", "fights"), [(HEADS, True), (TAILS, False)])
def test_evan_klein__tails_makes_an_action_fail(play, monkeypatch, side, fights):
    assert rushes(play, monkeypatch, side) == (1, fights)


def test_evan_klein__not_for_an_action_directed_at_another_minion(play, monkeypatch):
    assert rushes(play, monkeypatch, TAILS, target="other") == (0, True)


def test_evan_klein__not_for_a_bleed(play, monkeypatch):
    play.ready("Ben", EVAN)
    monkeypatch.setattr(type(play.table.random), "below", lambda *_: TAILS)
    play.bleeds(play.vampire("Ada"))
    play.finish()
    assert play.pool_of("Ben") == 29
