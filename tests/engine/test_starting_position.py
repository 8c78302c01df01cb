"""Starting positions with other pool and minions in play than in the rulebook."""

import pytest
from table_decks import archive_decks

from cardbase.terms import Bonus
from vtes_deck.engine import record
from vtes_deck.engine.game import Game
from vtes_deck.engine.mechanics.stats import intercept
from vtes_deck.engine.starting_position import PlacedCard, StartingPosition
from vtes_deck.rulesets.vekn import VEKN


@pytest.fixture
def decks(cb):
    return archive_decks(cb, 2)


def test_a_methuselah_starts_with_other_pool_and_minions_in_play(cb, decks):
    anson = cb["Anson"]
    position = (StartingPosition(pool=12), StartingPosition(ready=(PlacedCard(card=anson),)))
    table = Game.start(VEKN, decks, 7, first=0, position=position).table
    assert [seat.pool for seat in table.seats] == [12, 30]
    (minion,) = table.ready_minions(1)
    assert table.cards[minion.card].id == anson.id
    assert (minion.blood, minion.locked) == (anson.capacity, False)
    assert len(table.seats[1].uncontrolled) == VEKN.opening_crypt


def test_counters_still_add_up(cb, decks):
    position = (StartingPosition(pool=12), StartingPosition(ready=(PlacedCard(card=cb["Anson"]),)))
    table = Game.start(VEKN, decks, 7, first=0, position=position).table
    assert table.bank + 12 + 30 + cb["Anson"].capacity == 0


def test_bonuses_of_a_position_last(cb, decks):
    placed = PlacedCard(card=cb["Anson"], bonuses=((Bonus.INTERCEPT, 2),))
    game = Game.start(
        VEKN, decks, 7, first=0, position=(StartingPosition(), StartingPosition(ready=(placed,)))
    )
    for _ in range(60):
        game.apply(game.decision.options[-1])
    assert game.table.turn > 1
    (minion, *_) = game.table.minions(1)
    assert intercept(game.table, minion) == 2


def test_a_position_does_not_change_the_order_of_the_decks(cb, decks):
    position = (StartingPosition(), StartingPosition(ready=(PlacedCard(card=cb["Anson"]),)))
    plain = Game.start(VEKN, decks, 7, first=0).table
    table = Game.start(VEKN, decks, 7, first=0, position=position).table
    for seat, other in zip(plain.seats, table.seats, strict=True):
        assert (seat.hand, seat.library, seat.crypt) == (other.hand, other.library, other.crypt)


def test_printed_cards_are_read_once_for_many_games(decks):
    known = {}
    first = Game.start(VEKN, decks, 1, first=0, known=known).table.cards
    second = Game.start(VEKN, decks, 2, first=0, known=known).table.cards
    assert all(one is other for one, other in zip(first, second, strict=True))


def test_a_game_without_undo_data_continues_but_cannot_be_undone(decks):
    game = Game.start(VEKN, decks, 1, first=0, undoable=False)
    twin = Game.start(VEKN, decks, 1, first=0)
    for _ in range(40):
        game.apply(game.decision.options[0])
        twin.apply(twin.decision.options[0])
    assert game.log == twin.log
    with pytest.raises(ValueError, match="data for undo"):
        game.undo()


def test_remaining_transfers_are_recorded(decks):
    game = Game.start(VEKN, decks, 1, first=0)
    while game.table.turn == 1:
        game.apply(game.decision.options[-1])
    seat = game.table.seats[0]
    assert (seat.transfers, seat.transfers_unused, seat.master_unused) == (0, 1, 1)


def test_a_game_from_a_position_is_not_saved_as_one_from_decks(decks):
    game = Game.start(VEKN, decks, 1, first=0, position=(StartingPosition(pool=3),))
    with pytest.raises(record.SavedGameError):
        record.save(game)


def test_no_methuselah_starts_without_pool():
    with pytest.raises(ValueError, match="0 pool"):
        StartingPosition(pool=0)


def test_standings_do_not_outnumber_the_decks(decks):
    with pytest.raises(ValueError, match="3 starting positions"):
        Game.start(VEKN, decks, 1, position=(StartingPosition(),) * 3)
