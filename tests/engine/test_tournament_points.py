"""Game win and tournament points, by the VEKN tournament rules."""

import pytest

from vtes_deck.engine.tournament_points import has_game_win, tournament_points


@pytest.mark.parametrize(
    ("points", "shares"),
    [
        ((3, 1, 0.5, 0, 0), (60, 48, 36, 18, 18)),
        ((0.5, 0.5, 0.5, 0.5, 0.5), (36,) * 5),
        ((0, 2, 2, 1, 0), (18, 54, 54, 36, 18)),
        ((4, 0, 0, 0), (60, 28, 28, 28)),
        ((0, 1, 2), (12, 36, 60)),
        ((2, 0), (0, 0)),
    ],
)
def test_equal_seats_share_the_points_of_their_places(points, shares):
    assert tournament_points(points) == shares


@pytest.mark.parametrize(
    ("points", "winner"),
    [((2, 1, 1), 0), ((1, 0, 0), None), ((2, 2, 1), None), ((0.5, 0.5, 2.5), 2)],
)
def test_a_game_win_needs_two_points_and_more_than_the_others(points, winner):
    assert [seat for seat in range(3) if has_game_win(points, seat)] == (
        [] if winner is None else [winner]
    )
