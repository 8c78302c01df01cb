"""Transfers and cards seen, turn by turn."""

from hypothesis import given
from hypothesis import strategies as st

from vtes_deck.stats.turns import Pace, crypt_seen, library_seen, transfers


def test_the_opening_turns_of_the_game_have_fewer_transfers():
    """The first three Methuselahs get 1, 2 and 3 transfers in their first turn (INF-02)."""
    table = [[transfers(turn, seat) for turn in (1, 2, 3)] for seat in range(1, 6)]
    assert table == [[1, 4, 4], [2, 4, 4], [3, 4, 4], [4, 4, 4], [4, 4, 4]]


def test_with_two_players_the_third_turn_of_the_game_is_the_second_turn_of_the_first_player():
    assert [transfers(turn, 1, 2) for turn in (1, 2, 3)] == [1, 3, 4]
    assert [transfers(turn, 2, 2) for turn in (1, 2, 3)] == [2, 4, 4]


@given(st.integers(1, 20), st.integers(0, 3), st.integers(0, 5))
def test_every_discard_and_play_shows_one_more_card(turn, discards, plays):
    pace = Pace(discards=discards, plays=plays)
    assert library_seen(1, pace) == 7
    assert library_seen(turn + 1, pace) - library_seen(turn, pace) == discards + plays


def test_a_crypt_card_costs_all_four_transfers():
    """INF-06: a first turn with one, two or three transfers draws none."""
    drawing = Pace(decrypts=1)
    assert [crypt_seen(2, seat, 5, drawing) for seat in range(1, 6)] == [4, 4, 4, 5, 5]
    assert [crypt_seen(4, seat, 5, drawing) for seat in range(1, 6)] == [6, 6, 6, 7, 7]
    assert crypt_seen(9, 4) == 4
