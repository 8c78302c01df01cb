"""Closed Session, Private Audience, The Sleeping Mind and Where the Veil Thins."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from referendums import PRINCE, calls

from cardbase.terms import Sect, Title
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.politics.votes import ballots_of, votes_of

SABBAT = {"title": Title.ARCHBISHOP, "city": "Paris", "sect": Sect.SABBAT}
CALLERS = {"Closed Session": PRINCE, "Private Audience": SABBAT}
SHUT_OUT = {"Closed Session": SABBAT, "Private Audience": PRINCE | {"city": "Rome"}}
EACH = pytest.mark.parametrize("name", CALLERS)


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def called(play, name):
    """Ada's titled vampire calls a referendum; everyone declines to block."""
    play.hand("Ada", name)
    ada = calls(play, "Anarchist Uprising", **CALLERS[name])
    while play.decision.kind == "block":
        play.passes(play.asked)
    return ada


def excludes(play, name):
    priscus = play.vampire("Ben", title=Title.PRISCUS, sect=Sect.SABBAT)
    other = play.vampire("Cleo", **SHUT_OUT[name])
    ada = called(play, name)
    play.until("Ada", name).plays(name)
    found = [votes_of(play.table, play[one]) for one in (ada, other)]
    return found, ballots_of(play.table, play[priscus])


def test_closed_session__only_camarilla_vampires_vote(play):
    assert excludes(play, "Closed Session") == ([2, 0], 0)


def test_private_audience__only_sabbat_vampires_vote(play):
    assert excludes(play, "Private Audience") == ([2, 0], 1)


@EACH
def test_closed_session__not_after_votes_are_cast(play, name):
    ada = called(play, name)
    while not any(one.minion == ada for one in play.decision.options):
        play.passes(play.asked)
    assert not play.can(name) or play.decision.kind == "effect"
    play.passes("Ada") if play.decision.kind == "effect" else play
    while play.decision.kind == "vote":
        assert not play.can(name)
        play.passes(play.asked)


def test_closed_session__not_by_a_vampire_without_the_title(play):
    play.hand("Ada", "Closed Session", "Private Audience")
    calls(play, "Anarchist Uprising", title=Title.PRIMOGEN)
    while play.decision and play.decision.kind in {"block", "effect", "vote"}:
        assert not play.can("Closed Session")
        assert not play.can("Private Audience")
        play.passes(play.asked)


@EACH
def test_private_audience__not_in_a_blood_hunt(play, name):
    ada = play.vampire("Ada", **CALLERS[name])
    victim = play.torpor("Cleo", "Anson", blood=1)
    play.hand("Ada", name)
    play.acts("Ada").choose(DIABLERISE, minion=ada, target=victim)
    while play.decision and play.table.turn == 9:
        assert not play.can(name)
        play.passes(play.asked)


def test_the_sleeping_mind__a_locked_vampire_cannot_block(play):
    ada, ben = play.vampire("Ada", "dom"), play.vampire("Ben", locked=True)
    ready = play.vampire("Ben")
    play.hand("Ada", "The Sleeping Mind")
    play.hand("Ben", "Wake with Evening's Freshness")
    play.bleeds(ada)
    assert {one.target for one in play.ways("The Sleeping Mind")} == {ben}
    play.plays("The Sleeping Mind", "dom", target=ben)
    play.until("Ben", "Wake with Evening's Freshness")
    play.plays("Wake with Evening's Freshness", minion=ben)
    while play.decision.kind != "block":
        play.passes(play.asked)
    assert play.offered(BLOCK, minion=ready)
    assert not play.offered(BLOCK, minion=ben)


def test_the_sleeping_mind__no_one_unlocks_but_minions_wake_at_superior(play):
    ada, ben = play.vampire("Ada", "DOM FOR"), play.vampire("Ben", locked=True)
    play.vampire("Ada")
    play.hand("Ada", "The Sleeping Mind", "Freak Drive")
    play.hand("Ben", "Wake with Evening's Freshness")
    play.hunts(ada).plays("The Sleeping Mind", "DOM")
    play.until("Ben", "Wake with Evening's Freshness")
    play.plays("Wake with Evening's Freshness", minion=ben)
    assert play[ben].awake
    play.finish()
    assert play[ada].locked


def test_the_sleeping_mind__not_later_in_the_action(play):
    ada, ben = play.vampire("Ada", "DOM"), play.vampire("Ben")
    play.hand("Ada", "The Sleeping Mind")
    play.bleeds(ada).passes("Ada")
    assert not play.can("The Sleeping Mind")
    assert ben in play.table.in_play


@pytest.mark.parametrize("level", ["obl", "OBL"])
def test_where_the_veil_thins__minions_without_oblivion_pay_to_block_at_superior(play, level):
    ada = play.vampire("Ada", level)
    first, second = play.vampire("Ben"), play.vampire("Ben")
    dark, empty = play.vampire("Ben", "obl"), play.vampire("Ben", blood=0)
    ally = play.ready("Ben", PLAIN_ALLY)
    play.hand("Ada", "Where the Veil Thins")
    play.bleeds(ada).blocks(first).plays("Where the Veil Thins", level)
    assert play[first].blood == 5, "the attempt was made before"
    while play.decision.kind != "block":
        play.passes(play.asked)
    offered = {one.minion for one in play.decision.options if one.verb is BLOCK}
    free = {first, second, dark}
    assert offered == (free if level == "OBL" else free | {empty, ally})
    play.blocks(second)
    assert play[second].blood == (4 if level == "OBL" else 5)


def test_where_the_veil_thins__no_toll_with_oblivion_or_in_another_action(play):
    ada, other = play.vampire("Ada", "OBL"), play.vampire("Ada")
    first, dark = play.vampire("Ben"), play.vampire("Ben", "obl")
    play.hand("Ada", "Where the Veil Thins")
    play.bleeds(ada).blocks(first).plays("Where the Veil Thins", "OBL")
    play.blocks(dark)
    assert play[dark].blood == 5
    play.finish().bleeds(other).blocks(first)
    assert play[first].blood == 5
