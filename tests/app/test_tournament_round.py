"""Seating and standings of a tournament round."""

import pytest

from vtes_deck.app.games import SeatResult, TableError
from vtes_deck.app.tournament_round import MAX_PLAYERS, seating, standings, table_sizes


@pytest.mark.parametrize(
    ("players", "sizes"),
    [(7, (4, 3)), (8, (4, 4)), (9, (5, 4)), (11, (4, 4, 3)), (12, (4, 4, 4)), (25, (5,) * 5)],
)
def test_tables_have_five_or_four_seats_if_possible(players, sizes):
    assert table_sizes(players) == sizes


def test_as_many_tables_of_five_as_possible_are_used():
    for players in range(12, 200):
        sizes = table_sizes(players)
        fives = next(n for n in range(players // 5, -1, -1) if (players - 5 * n) % 4 == 0)
        assert sorted(sizes) == [4] * ((players - 5 * fives) // 4) + [5] * fives


def test_everyone_has_one_seat_and_the_seed_decides_which():
    drawn = seating(23, 4)
    assert sorted(seat for table in drawn for seat in table) == list(range(23))
    assert seating(23, 4) == drawn != seating(23, 5)


def test_too_many_or_too_few_are_refused():
    for players in (2, MAX_PLAYERS + 1):
        with pytest.raises(TableError):
            seating(players, 1)


def seat(name, number, points, shares, *, win=False):
    return SeatResult(number, name, points, 0, None, False, "", win, shares)


def test_game_wins_come_before_victory_points_and_victory_points_before_tournament_points():
    found = standings(
        [
            [seat("Ada", 1, 2, 54), seat("Ben", 2, 2, 54), seat("Cid", 3, 0, 12)],
            [seat("Dan", 1, 2, 60, win=True), seat("Eve", 2, 1, 36), seat("Fay", 3, 0, 30)],
        ]
    )
    assert [(one.place, one.name, one.table) for one in found] == [
        (1, "Dan", 2),
        (2, "Ada", 1),
        (2, "Ben", 1),
        (4, "Eve", 2),
        (5, "Fay", 2),
        (6, "Cid", 1),
    ]
