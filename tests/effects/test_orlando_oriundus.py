"""Orlando Oriundus: the votes of vampires count twice."""

import pytest
from card_play import CardPlay
from referendums import PRINCE, calls

from cardbase.terms import Title
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.politics.votes import VERBS, VoteSide
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.status.torpor import send

ORLANDO = "Orlando Oriundus"
OTHER = {"title": Title.PRINCE, "city": "London"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def result(play, *votes):
    """Ada's prince calls a referendum. Return the votes for and against after these are cast."""
    calls(play, "Ancilla Empowerment", **PRINCE)
    left = list(votes)
    for _ in range(60):
        if not left:
            break
        kind, side, minion = left[0]
        found = play.matching(VERBS[kind, side], minion=minion)
        if found:
            play.game.apply(found[0])
            left.pop(0)
        else:
            play.choose(PASS)
    return play.table.current(Referendum).result_now(play.table)


@pytest.mark.parametrize("side", VoteSide)
def test_orlando_oriundus__votes_of_your_vampires_count_twice(play, side):
    orlando = play.ready("Ben", ORLANDO)
    ben = play.vampire("Ben", **OTHER)
    found = result(play, ("votes", side, orlando), ("votes", side, ben))
    assert found == ((6, 0) if side is VoteSide.FOR else (0, 6))


def test_orlando_oriundus__not_those_of_others(play):
    play.ready("Ben", ORLANDO)
    cleo = play.vampire("Cleo", **OTHER)
    assert result(play, ("votes", VoteSide.AGAINST, cleo)) == (0, 2)


def test_orlando_oriundus__not_the_edge(play):
    play.ready("Ben", ORLANDO)
    play.edge("Ben")
    assert result(play, ("edge", VoteSide.AGAINST, None)) == (0, 1)


def test_orlando_oriundus__only_while_ready_as_votes_are_counted(play):
    orlando, ben = play.ready("Ben", ORLANDO), play.vampire("Ben", **OTHER)
    votes = ("votes", VoteSide.AGAINST, orlando), ("votes", VoteSide.AGAINST, ben)
    assert result(play, *votes) == (0, 6)
    send(play.table, play[orlando])
    assert play.table.current(Referendum).result_now(play.table) == (0, 3)


def test_orlando_oriundus__passes_a_referendum_that_would_fail(play):
    orlando, cleo = play.ready("Ada", ORLANDO), play.vampire("Cleo", **OTHER)
    play[orlando].title = Title.ARCHBISHOP
    result(play, ("votes", VoteSide.FOR, orlando), ("votes", VoteSide.AGAINST, cleo))
    play.finish()
    assert any("The referendum passes, 4:2" in line for line in play.log_sentences())
