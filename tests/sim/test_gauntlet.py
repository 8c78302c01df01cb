"""The gauntlet: tables, seats, paired versions, and results."""

from collections import Counter

import msgspec
import pytest

from vtes_deck.app.arena import panel
from vtes_deck.app.gauntlet import called, check, field_of, replay_of
from vtes_deck.app.gauntlet_result import (
    EngineCoverage,
    GameRow,
    GauntletError,
    Shares,
    grid_of,
    result,
)
from vtes_deck.sim.arena.match import GameReport, SeatReport
from vtes_deck.sim.gauntlet.plan import GauntletPlan, deal_at, seat_at
from vtes_deck.sim.gauntlet.run import Tables, run
from vtes_deck.sim.gauntlet.score import GauntletScore

ALL = EngineCoverage(whole=1.0, as_read=0.0)
WHOLE = Shares((ALL, ALL), ALL)
"""Shares of cards that the engine plays completely, for tests in which they do not matter."""


@pytest.fixture(scope="module")
def plan(cb):
    first, second, *field = panel(cb)
    return GauntletPlan((first, second), tuple(field), "random", "vekn", 3, rounds=3, seed=4)


def seat(points, deck=0, *, ousted=False, first_point=0):
    return SeatReport("random", deck, points, points >= 2, ousted, first_point, 0, 1, (5,), {})


def game(*seats, number=0):
    return GameReport(number, True, 5, 100, seats)


def test_the_deck_takes_every_seat_in_turn(plan):
    assert [seat_at(plan, number) for number in range(4)] == [0, 1, 2, 0]
    assert [deal_at(plan, number).decks.index(0) for number in range(4)] == [0, 1, 2, 0]


def test_both_versions_play_at_the_same_table(plan):
    first, second = deal_at(plan, 7, 0), deal_at(plan, 7, 1)
    assert (first.seed, first.players) == (second.seed, second.players)
    here = seat_at(plan, 7)
    assert (first.decks[here], second.decks[here]) == (0, 1)
    assert [d for at, d in enumerate(first.decks) if at != here] == [
        d for at, d in enumerate(second.decks) if at != here
    ]


def test_opponents_come_from_the_field_without_repeats(plan):
    seen = set()
    for number in range(30):
        opponents = [deck for deck in deal_at(plan, number).decks if deck > 1]
        assert len(set(opponents)) == plan.seats - 1
        seen.update(opponents)
    assert seen == set(range(2, 2 + len(plan.field)))


def test_prey_and_predator_are_the_neighbours(plan):
    score = GauntletScore.of(plan)
    mine, left, right = seat(3, first_point=4), seat(0, deck=5, ousted=True), seat(1, deck=3)
    other = seat(1, deck=1)
    # table 0: the deck is the first player, the next one clockwise is its prey
    score.add(0, [game(mine, left, right), game(other, left, right)])
    (first,), (second,) = score.versions
    assert (first.seat, first.prey, first.predator) == (0, 3, 1)
    assert (first.halves, first.won, first.survived, first.first_point) == (6, True, True, 4)
    assert second.first_point == 0
    assert score.differences == {4: 1}, "two victory points are four halves"


def test_a_table_is_repeatable(plan, cb):
    one, other = Tables(plan, cb), Tables(plan, cb)
    reports = [each.play(2) for each in (one, other)]
    plain = [
        [[(seat.points, seat.ousted, seat.deck) for seat in game.seats] for game in report.games]
        for report in reports
    ]
    assert plain[0] == plain[1]
    assert {game.seats[2].deck for game in reports[0].games} == {0, 1}


def test_a_cancelled_run_keeps_the_played_tables(plan):
    looks = iter([False, True])
    scores = list(run(plan, 50, cancelled=lambda: next(looks)))
    assert [score.tables for score in scores] == [1]


def test_equal_versions_do_not_differ(plan, cb):
    twins = msgspec.structs.replace(plan, versions=(plan.versions[0],) * 2)
    *_, score = run(twins, 3)
    reported = result(score, ["wall"] * len(plan.field), WHOLE)
    assert reported.difference.value == 0
    assert reported.tables_needed is None
    assert reported.versions[0].all == reported.versions[1].all
    assert sum(part.games for part in reported.versions[0].by_prey) == 3


def test_points_of_parts_have_the_total_as_sum(plan, cb):
    *_, score = run(plan, 4)
    names = [f"kind {number % 2}" for number in range(len(plan.field))]
    version = result(score, names, WHOLE).versions[0]
    for parts in (version.by_seat, version.by_prey, version.by_predator):
        total = sum(part.points.value * part.games for part in parts)
        assert total == pytest.approx(version.all.points.value * version.all.games)


def test_the_field_consists_of_the_decks_of_the_query(cb):
    field = field_of(cb, "clan:ventrue date>=2018")
    assert field
    assert all(one.deck.name.startswith("twd:") for one in field)
    assert Counter(one.archetype for one in field).total() == len(field)


@pytest.mark.parametrize(
    ("changes", "reported"),
    [
        ({"seats": 7}, "2 to 6 can play, not 7"),
        ({"field": ()}, "The field has too few decks: 0, and 2 opponents"),
        ({"player": "clever"}, "clever"),
    ],
)
def test_an_impossible_gauntlet_is_refused(plan, changes, reported):
    with pytest.raises(GauntletError, match=reported):
        check(msgspec.structs.replace(plan, **changes))


def test_a_replay_is_the_counted_game(plan, cb):
    counted = Tables(plan, cb).play(3).games[1]
    game = replay_of(plan, 3, 1, cb)
    assert len(game.inputs) == counted.decisions
    assert [seat.ousted for seat in game.table.seats] == [one.ousted for one in counted.seats]
    names = [seat.name for seat in game.table.seats]
    assert names[seat_at(plan, 3)] == plan.versions[1].name
    assert game.log


@pytest.mark.parametrize("player", ["quick", "quick-sharp"])
def test_every_choice_of_a_replay_has_its_reason(plan, cb, player):
    plan = msgspec.structs.replace(plan, player=player)
    reasons = {}
    game = replay_of(plan, 3, 1, cb, reasons=reasons)
    assert [option.key() for option in game.inputs] == [
        option.key() for option in replay_of(plan, 3, 1, cb).inputs
    ]
    inputs = game.inputs
    game = game.fork()
    game.undo(len(inputs))
    for number, option in enumerate(inputs):
        assert (number in reasons) is (len(game.decision.options) > 1)
        game.apply(option)


def test_a_winning_deck_has_the_name_of_its_player(cb, plan):
    winner = cb.archive.decks[0]
    assert called(f"twd:{winner.id}", cb) == winner.player
    assert called("twd:nothing", cb) == "twd:nothing"
    assert called("My deck", cb) == "My deck"
    names = {seat.name for seat in replay_of(plan, 3, 1, cb).table.seats}
    assert {name for name in names if name.startswith("twd:")} == {plan.versions[1].name}


def row(table, prey, predator, points):
    return GameRow(table, 1, "a", "b", prey, predator, points, points >= 2, points > 0, 0)


def test_a_grid_has_every_game_once_and_joins_rare_archetypes():
    games = [row(n, "Wall", "Votes", n % 3) for n in range(6)]
    games += [
        row(6, "Bleed", "Votes", 2),
        row(7, "Combat", "Bleed", 0.5),
        row(8, "Bleed", "Wall", 1),
    ]
    grid = grid_of(games, 2)
    assert (grid.preys, grid.predators) == (("Wall", ""), ("Votes", ""))
    (wall_votes, rest_votes), (wall_rest, rest_rest) = grid.parts
    assert (wall_votes.games, wall_votes.points.value) == (6, 1)
    assert (rest_votes.games, rest_votes.points.value) == (1, 2)
    assert wall_rest is None
    assert (rest_rest.games, rest_rest.points.value) == (2, 0.75)
    whole = grid_of(games, 3)
    assert set(whole.preys) == {"Wall", "Bleed", "Combat"}


def test_the_share_that_has_ousted_grows_from_round_to_round(plan):
    score = GauntletScore.of(plan)
    for number, first in enumerate((0, 2, 3, 2)):
        mine = seat(1, first_point=first)
        seats = [seat(0, deck=2), seat(0, deck=3)]
        seats.insert(seat_at(plan, number), mine)
        score.add(number, [game(*seats, number=number)] * 2)
    version = result(score, ["wall"] * len(plan.field), WHOLE).versions[0]
    assert [share.value for share in version.by_round] == [0, 0.5, 0.75]
    assert version.first_point[1] == 2
    assert [one.table for one in version.games] == [1, 2, 3, 4]


def test_a_folder_is_a_field_and_an_unreadable_list_is_named(cb, tmp_path):
    text = "Crypt (1 card)\n1x Alessandro Garcia\n\nLibrary (1 card)\n1x Villein\n"
    (tmp_path / "a.txt").write_text(text, encoding="utf-8")
    (tmp_path / "c.txt").write_text(f"Deck Name: Free States\n\n{text}", encoding="utf-8")
    assert [one.deck.name for one in field_of(cb, str(tmp_path))] == ["a", "Free States"]
    (tmp_path / "b.json").write_text("{", encoding="utf-8")
    with pytest.raises(GauntletError, match=r"b\.json"):
        field_of(cb, str(tmp_path))


def test_a_blank_field_is_the_whole_archive_and_not_the_current_folder(cb, tmp_path, monkeypatch):
    (tmp_path / "notes.txt").write_text("no deck")
    monkeypatch.chdir(tmp_path)
    assert {one.deck.name.partition(":")[0] for one in field_of(cb, "")} == {"twd"}
