"""Vampires against whose referendums votes cost blood."""

import pytest
from card_fights import drained
from card_play import CardPlay

from cardbase.terms import Title
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.politics.votes import VERBS, VoteSide
from vtes_deck.engine.state.decisions import PASS

ALEXANDER, MITHRAS = "Alexander Silverson", "Mithras (G6)"
KINDS = ("votes", "ballot", "votes and ballot")
FOR, AGAINST = (
    tuple(VERBS[kind, side] for kind in KINDS) for side in (VoteSide.FOR, VoteSide.AGAINST)
)


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def calls(play, caller, voter):
    """Ada's vampire calls a referendum, up to the decision of the voter's controller."""
    play.hand("Ada", "Ancilla Empowerment")
    play.acts("Ada").choose(POLITICAL, "Ancilla Empowerment", minion=caller)
    name = play.names[play[voter].controller]
    for _ in range(40):
        if play.asked == name and play.decision.kind == "vote":
            return
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.options[0])
    raise AssertionError("the voter is not asked")


def prince(play, name="Ben", city="Chicago", **facts):
    return play.vampire(name, title=Title.PRINCE, city=city, **facts)


def can(play, verbs, voter):
    return any(play.offered(verb, minion=voter) for verb in verbs)


def casts(play, verbs, voter):
    """The voter casts its votes with these verbs. Return the blood that it burns."""
    before = play[voter].blood
    play.choose(next(verb for verb in verbs if play.offered(verb, minion=voter)), minion=voter)
    return before - play[voter].blood


@pytest.mark.parametrize("caller", [ALEXANDER, "De Sade", MITHRAS])
def test_alexander_silverson__votes_against_cost_one_blood(play, caller):
    caller, ben = play.ready("Ada", caller, 5), prince(play)
    calls(play, caller, ben)
    assert casts(play, AGAINST, ben) == 1
    assert play.table.current(Referendum).result_now(play.table)[1] == 2


def test_alexander_silverson__no_price_for_votes_in_favour(play):
    caller, ben = play.ready("Ada", ALEXANDER, 5), prince(play)
    calls(play, caller, ben)
    assert casts(play, FOR, ben) == 0


def test_alexander_silverson__not_without_blood(play):
    caller, ben = play.ready("Ada", ALEXANDER, 5), prince(play)
    drained(play, ben, 0)
    calls(play, caller, ben)
    assert can(play, FOR, ben)
    assert not can(play, AGAINST, ben)
    refused = play.why_not(VERBS["votes", VoteSide.AGAINST], minion=ben, n=2)
    assert refused.rule == "PLY-10"


def test_alexander_silverson__not_for_a_referendum_of_another_vampire(play):
    play.ready("Ada", ALEXANDER, 5)
    caller, ben = prince(play, "Ada", "London"), prince(play)
    calls(play, caller, ben)
    assert casts(play, AGAINST, ben) == 0


def test_alexander_silverson__only_once_for_all_votes_of_a_vampire(play):
    """Votes that it gets later are cast on the same side, at no further cost."""
    caller, ben = play.ready("Ada", ALEXANDER, 5), play.ready("Ben", "Joseph O'Grady", 5)
    play[ben].title, play[ben].city = Title.ARCHBISHOP, "Chicago"
    calls(play, caller, ben)
    assert casts(play, AGAINST, ben) == 1
    while not play.can("Joseph O'Grady"):
        play.choose(PASS)
    play.plays("Joseph O'Grady")
    while not can(play, AGAINST, ben):
        play.choose(PASS)
    assert casts(play, AGAINST, ben) == 0


def test_mithras__not_from_an_older_or_equal_vampire(play):
    caller = play.ready("Ada", MITHRAS, 5)
    ben = prince(play, capacity=11)
    calls(play, caller, ben)
    assert casts(play, AGAINST, ben) == 0


@pytest.mark.parametrize(("capacity", "pays"), [(10, 1), (11, 0)])
def test_mithras__only_younger_vampires_pay_to_block(play, capacity, pays):
    caller, ben = play.ready("Ada", MITHRAS, 5), play.vampire("Ben", capacity=capacity)
    before = play[ben].blood
    play.bleeds(caller).blocks(ben)
    assert before - play[ben].blood == pays
