"""The events since a player's last choice."""

import re

import pytest
from table_sessions import COMPUTER, sit

from vtes_deck.app.game_table.line_weights import Weight
from vtes_deck.app.game_table.log_lines import log_lines
from vtes_deck.app.game_table.news import just_happened, kept, marked, news_since
from vtes_deck.app.game_table.view import EVERYTHING
from vtes_deck.app.scenario import scenario
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase


@pytest.fixture(scope="module")
def played(cb):
    session = sit(cb, COMPUTER, COMPUTER, COMPUTER)
    session.advance()
    return session.game


@pytest.fixture
def bled(cb):
    """Let Ada bleed Ben for 1; return the moment before."""
    table = scenario("Ada", "Ben", cards=cb)
    table.ready("Ada", "Anson")
    table.turn("Ada", Phase.MINION)
    before = marked(table.table)
    table.choose(BLEED)
    while table.pool_of("Ben") == 30:
        table.choose(PASS)
    return table, before


def test_recent_events_have_no_headings_and_no_figures(played):
    lines = log_lines(played, EVERYTHING)
    reported = just_happened(lines, 40)
    assert len(reported) == 40
    assert [line.event for line in reported] == sorted(line.event for line in reported)
    assert not any(line.heading or line.new_turn for line in reported)
    assert not any(re.match(r"Pool:|\w+ has \d+ transfer", line.text) for line in reported)
    assert any(re.match(r"Pool:|\w+ has \d+ transfer", line.text) for line in lines)
    assert just_happened(lines)[-1] == reported[-1]


def test_events_after_a_position_are_shown_although_no_turn_began(bled):
    table, _ = bled
    reported = [line.text for line in just_happened(log_lines(table.game, EVERYTHING))]
    assert "Anson bleeds Ben for 1." in reported


def test_news_are_the_pool_changes_and_the_lines_since_a_moment(bled):
    table, before = bled
    news = news_since(before, table.table, log_lines(table.game, EVERYTHING))
    assert (news.gained(0), news.gained(1)) == (0, -1)
    reported = {line.text: line.weight for line in news.lines}
    assert reported["Ben burns 1 pool."] is Weight.MAJOR
    assert reported["Anson bleeds Ben for 1."] is Weight.USUAL
    assert all(line.event >= before.event for line in news.lines)


def test_without_news_the_last_events_are_shown(bled):
    table, _ = bled
    news = news_since(marked(table.table), table.table, log_lines(table.game, EVERYTHING))
    assert set(news.pool) == {0}
    assert news.lines[-1].text in {"Ben burns 1 pool.", "Ada gets the Edge."}


def test_the_most_important_events_are_kept(bled):
    table, _ = bled
    lines = just_happened(log_lines(table.game, EVERYTHING))
    assert [line.text for line in kept(lines, 1)] == ["Ben burns 1 pool."]
    assert kept(lines, 0) == []
    assert kept(lines, 99) == list(lines)


def test_routine_events_are_left_out(played):
    """Drawn and discarded cards, and paid costs."""
    lines = log_lines(played, EVERYTHING)
    routine = re.compile(r"\S+ (draws|discards) |.* burns \d+ (pool|blood) for ")
    reported = [line.text for line in just_happened(lines, len(lines))]
    assert [line.text for line in lines if routine.match(line.text)]
    assert not [text for text in reported if routine.match(text)]
    ousted = [line for line in lines if line.text.endswith(" is ousted.")]
    assert {line.weight for line in ousted} == {Weight.MAJOR}


def test_there_are_no_events_before_the_first_turn(played):
    lines = [line for line in log_lines(played, EVERYTHING) if not line.turn]
    assert lines
    assert just_happened(lines) == ()
