"""Forms: points among Methuselahs and votes, answered together and undone together."""

from types import SimpleNamespace

import pytest

from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.log_lines import log_lines
from vtes_deck.app.game_table.players import Sitter
from vtes_deck.app.game_table.question_forms import (
    all_votes,
    allocated,
    allocation,
    damage_rows,
    vote_rows,
)
from vtes_deck.app.game_table.wording import question
from vtes_deck.app.scenario import scenario
from vtes_deck.engine.combat.damage import PREVENT_AGGRAVATED, Damage, DamageResolution
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.politics.votes import VoteSide
from vtes_deck.engine.state.decisions import PASS, PASSING, Decision, DecisionKind, Option

KINE = "Kine Resources Contested"


@pytest.fixture
def referendum(cb):
    """Ada sets the terms of four points among Ada, Ben and Cleo; she has a Prince and the Edge."""
    table = scenario("Ada", "Ben", "Cleo", cards=cb)
    table.ready("Ada", "Alexa Draper")
    table.ready("Ada", "Anson")
    table.edge("Ada")
    (kine,) = table.hand("Ada", KINE)
    table.acts("Ada")
    table.game.apply(next(one for one in table.decision.options if one.card == kine))
    session = GameSession(table.game, [Sitter()] * 3)
    while session.decision.kind is not DecisionKind.TERMS:
        session.answer(next(one for one in session.decision.options if one.verb is PASS))
    return session


def test_points_are_allocated_in_one_answer(referendum):
    wanted = allocation(referendum.game)
    assert sorted(wanted.seats) == [0, 1, 2]
    assert wanted.points == 4
    before = len(referendum.game.inputs)
    referendum.answer_several(allocated(referendum.game, {0: 0, 1: 3, 2: 1}))
    poll = referendum.game.table.current(Referendum)
    assert {one.seat: one.n for one in poll.terms if one.n} == {1: 3, 2: 1}
    assert allocation(referendum.game) is None
    referendum.undo()
    assert len(referendum.game.inputs) == before


def test_only_methuselahs_with_points_are_named(referendum):
    referendum.answer_several(allocated(referendum.game, {0: 0, 1: 3, 2: 1}))
    reported = [line.text for line in log_lines(referendum.game, 0) if "terms" in line.text]
    assert reported == [
        "Ada sets the terms: 3 points to Ben, 1 point to Cleo.",
    ]
    assert referendum.view().referendum.terms == ("Points: Ben 3, Cleo 1",)


def test_choosing_no_more_is_not_a_term(cb):
    """The card allows up to two minions; Ada chooses one."""
    table = scenario("Ada", "Ben", cards=cb)
    table.ready("Ada", "Alexa Draper")
    table.ready("Ben", "Anson")
    (card,) = table.hand("Ada", "Expulsion")
    table.acts("Ada")
    table.game.apply(next(one for one in table.decision.options if one.card == card))
    session = GameSession(table.game, [Sitter()] * 2)
    for wanted in ("Choose Anson.", "Choose no more."):
        while session.decision.kind is not DecisionKind.TERMS:
            session.answer(next(one for one in session.decision.options if one.verb is PASS))
        options = session.decision.options
        said = [option_sentence(session.game.table, one) for one in options]
        session.answer(options[said.index(wanted)])
    reported = [line.text for line in log_lines(session.game, 0) if "terms" in line.text]
    assert reported == ["Ada sets the terms: Anson."]
    assert session.view().referendum.terms == ("Terms: Anson",)


@pytest.mark.parametrize(
    "amounts",
    [{1: 4}, {1: 3}, {1: 3, 2: 2}, {1: 3, 2: 1, 5: 1}],
    ids=["one", "few", "many", "none"],
)
def test_an_illegal_allocation_has_no_answer(referendum, amounts):
    assert allocated(referendum.game, amounts) is None


def test_votes_have_a_row_for_each_source_and_are_cast_together(referendum):
    referendum.answer_several(allocated(referendum.game, {1: 3, 2: 1}))
    while referendum.decision.kind is not DecisionKind.VOTE:
        referendum.answer(next(one for one in referendum.decision.options if one.verb is PASS))
    rows = vote_rows(referendum.game.table, referendum.decision.options)
    assert {(row.name, row.votes, row.free) for row in rows} == {
        ("Alexa Draper", 2, True),
        ("Anson", 2, True),
        (KINE, 1, True),
        ("The Edge", 1, False),
    }
    before = len(referendum.game.inputs)
    referendum.answer_several(all_votes(rows, VoteSide.FOR))
    poll = referendum.game.table.current(Referendum)
    assert poll.result_now(referendum.game.table) == (5, 0)
    assert referendum.game.table.edge == 0
    referendum.undo()
    assert len(referendum.game.inputs) == before


def test_the_question_about_damage_shows_its_amount_and_kind(cb):
    made = scenario("Ada", "Ben", cards=cb)
    anson, angel = made.ready("Ada", "Anson"), made.ready("Ben", "Angel")
    taken = (
        Damage(target=anson, n=2),
        Damage(target=anson, n=1, aggravated=True),
        Damage(target=anson, n=4, unpreventable=True),
        Damage(target=angel, n=9),
    )
    made.table.push(DamageResolution(taken))
    asking = Decision(0, DecisionKind.DAMAGE, (PASSING,), about=anson)
    asked = question(SimpleNamespace(decision=asking, table=made.table))
    assert asked.startswith("Anson takes 7 damage, 1 of it aggravated, 4 of it not preventable: ")


def test_the_rows_of_damage_each_have_a_source_and_a_kind(cb):
    made = scenario("Ada", "Ben", cards=cb)
    anson, angel = made.ready("Ada", "Anson"), made.ready("Ben", "Angel")
    taken = (
        Damage(target=anson, n=2, minion=angel),
        Damage(target=anson, n=1, minion=angel, first=True),
        Damage(target=anson, n=1, aggravated=True, minion=angel),
        Damage(target=anson, n=4, unpreventable=True),
        Damage(target=anson, n=0, aggravated=True),
        Damage(target=angel, n=9, minion=anson),
    )
    made.table.push(DamageResolution(taken))
    asking = Decision(0, DecisionKind.DAMAGE, (PASSING,), about=anson)
    rows = damage_rows(made.table, asking)
    assert [(row.source, row.n, row.aggravated, row.preventable) for row in rows] == [
        ("Angel", 3, False, True),
        ("Angel", 1, True, True),
        ("", 4, False, False),
    ]
    several = tuple(Option(PREVENT_AGGRAVATED, minion=anson, n=n) for n in (1, 0))
    assert damage_rows(made.table, Decision(0, DecisionKind.NUMBER, several)) == rows


def test_other_questions_have_no_rows_of_damage(cb):
    made = scenario("Ada", "Ben", cards=cb)
    anson = made.ready("Ada", "Anson")
    made.table.push(DamageResolution((Damage(target=anson, n=2),)))
    assert damage_rows(made.table, Decision(0, DecisionKind.EFFECT, (PASSING,))) == ()
