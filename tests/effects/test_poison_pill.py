"""Poison Pill: the caller of a referendum loses as much as the player of the card."""

import pytest
from card_play import CardPlay
from referendums import PRINCE, calls, poll

from vtes_deck.effects.vocab.referendum_terms import ALLOCATE
from vtes_deck.engine.state.decisions import PASS

PILL = "Poison Pill"
KINE = "Kine Resources Contested"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def kine(play, **points):
    """Ada's prince calls a referendum with these points; its effects before votes come next."""
    ada = calls(play, KINE, **PRINCE)
    while play.decision.kind != "terms":
        play.choose(PASS)
    for name, n in points.items():
        play.choose(ALLOCATE, seat=name, n=n)
    return ada


def pools(play):
    return [play.pool_of(name) for name in play.names]


def test_poison_pill__the_caller_loses_the_same(play):
    play.vampire("Ben")
    play.hand("Ben", PILL)
    kine(play, Ada=0, Ben=3, Cleo=1)
    play.plays(PILL)
    poll(play)
    assert pools(play) == [27, 27, 29, 30]


def test_poison_pill__nothing_if_only_others_lose_pool_or_the_referendum_fails(play):
    play.vampire("Ben")
    play.vampire("Cleo", **PRINCE)
    play.vampire("Cleo", title=PRINCE["title"], city="Paris")
    play.hand("Ben", PILL)
    kine(play, Ada=0, Ben=3, Cleo=1)
    play.plays(PILL)
    while play.decision.kind == "vote":
        against = [one for one in play.decision.options if one.verb.name == "votes against"]
        play.game.apply(against[0] if against else play.decision.options[-1])
    assert pools(play) == [30, 30, 30, 30]


def test_poison_pill__only_before_votes_are_cast(play):
    play.vampire("Ben")
    play.hand("Ben", PILL)
    kine(play, Ada=0, Ben=3, Cleo=1)
    assert play.can(PILL)
    play.choose(PASS)
    assert play.decision.kind == "vote"
    while play.decision and play.decision.kind == "vote":
        assert not play.can(PILL)
        play.choose(PASS)


def test_poison_pill__a_minion_can_wake_for_it(play):
    ben = play.vampire("Ben", locked=True)
    play.hand("Ben", PILL, "On the Qui Vive")
    kine(play, Ada=0, Ben=3, Cleo=1)
    assert not play.can(PILL)
    play.plays("On the Qui Vive")
    play.plays(PILL, minion=ben)
    poll(play)
    assert pools(play)[:2] == [27, 27]
