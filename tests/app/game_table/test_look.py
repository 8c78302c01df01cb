"""A view shows only what its viewer can see (GEN-15)."""

import pytest
from table_sessions import COMPUTER, sit

from vtes_deck.app import games
from vtes_deck.app.game_table.view import EVERYTHING, SPECTATOR
from vtes_deck.app.game_table.view_builder import look
from vtes_deck.app.scenario import scenario
from vtes_deck.engine.mechanics.seating import switch_places


@pytest.fixture(scope="module")
def session(cb):
    session = sit(cb, COMPUTER, COMPUTER, COMPUTER)
    for _ in range(60):
        session.step()
    return session


def secret(seat):
    return [one.hidden for one in (*seat.hand, *seat.uncontrolled)]


@pytest.mark.rule("GEN-15")
@pytest.mark.parametrize("eyes", [0, 2, SPECTATOR, EVERYTHING])
def test_hands_and_uncontrolled_cards_are_seen_by_their_owner(session, eyes):
    for seat in session.view(eyes).seats:
        seen = eyes in {seat.number, EVERYTHING}
        assert secret(seat)
        assert all(hidden is not seen for hidden in secret(seat))


@pytest.mark.rule("GEN-15")
@pytest.mark.parametrize("eyes", [0, SPECTATOR])
def test_no_hidden_card_has_a_number(session, eyes):
    table, view = session.game.table, session.view(eyes)
    hidden = {
        card
        for seat in table.seats
        if seat.number != eyes
        for card in (*seat.hand, *seat.uncontrolled)
    }
    assert hidden
    assert not hidden & set(view.cards())
    assert not any(table.cards[card].name in repr(view.seats[1].hand) for card in hidden)


def test_a_view_counts_the_cards_of_the_table(session):
    table = session.game.table
    for seen, seat in zip(session.view(EVERYTHING).seats, table.seats, strict=True):
        assert (seen.pool, seen.library, seen.crypt) == (
            *(seat.pool, len(seat.library), len(seat.crypt)),
        )
        assert [one.number for one in seen.hand] == seat.hand
        assert {one.number: one.counters for one in seen.uncontrolled} == seat.uncontrolled
        minions = {one.card for one in table.minions(seat.number)}
        assert {one.number for one in (*seen.ready, *seen.torpor)} == minions
        assert (seen.prey, seen.predator) == (
            table.prey(seat.number),
            table.predator(seat.number),
        )


@pytest.mark.rule("GEN-15")
def test_a_hidden_card_is_announced_as_hidden_with_its_blood(session):
    for seat in session.view(SPECTATOR).seats:
        assert {one.text for one in seat.hand} <= {"hidden card"}
        for one in seat.uncontrolled:
            blood = f", {one.counters} blood" if one.counters else ""
            assert one.text == f"hidden crypt card{blood}"
    seen = {one.counters > 0 for seat in session.view(SPECTATOR).seats for one in seat.uncontrolled}
    assert seen == {True, False}


def test_seats_after_an_exchange_are_next_to_their_new_neighbours(cb):
    session = sit(cb, *[COMPUTER] * 4)
    switch_places(session.game.table, 1, 2)
    view = session.view(SPECTATOR)
    assert [seat.number for seat in view.around(0)] == [0, 2, 1, 3]
    assert [seat.number for seat in view.around(1)] == [1, 3, 0, 2]
    for seat in view.seats:
        assert seat.prey == view.around(seat.number)[1].number
        assert seat.predator == view.around(seat.number)[-1].number
    result = games.result(session.game)
    names = [one.name for one in result.seats]
    assert [names.index(one.prey) for one in result.seats] == [2, 3, 1, 0]


def test_an_uncontrolled_vampire_is_announced_with_its_blood(cb):
    table = scenario("Ada", "Ben", cards=cb)
    table.uncontrolled("Ada", "Anson", 3)
    table.turn("Ada")
    (anson,) = look(table.game, 0).seats[0].uncontrolled
    assert anson.text == "Anson, 3 of 8 blood"
