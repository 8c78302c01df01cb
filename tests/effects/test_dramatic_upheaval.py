"""Dramatic Upheaval: the caller and another Methuselah switch places."""

import pytest
from card_play import CardPlay
from referendums import PRINCE, calls, poll

from vtes_deck.effects.vocab.referendum_terms import CHOOSE_METHUSELAH
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.turn.game_end import oust_fallen

UPHEAVAL = "Dramatic Upheaval"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def called(play):
    """Ada's prince calls the referendum. Return the prince."""
    ada = calls(play, UPHEAVAL, **PRINCE)
    for _ in range(10):
        if play.offered(CHOOSE_METHUSELAH):
            return ada
        play.choose(PASS)
    raise AssertionError("the referendum is not called")


def upheaval(play, chosen):
    """The referendum passes. Return the vampire that called it."""
    ada = called(play)
    assert not play.offered(CHOOSE_METHUSELAH, seat="Ada")
    play.choose(CHOOSE_METHUSELAH, seat=chosen)
    poll(play)
    return ada


def around(play, first="Ada"):
    """The names, clockwise."""
    return [play.names[one] for one in play.table.clockwise(play.names.index(first))]


@pytest.mark.parametrize(
    ("chosen", "order"),
    [
        ("Ben", ["Ada", "Cleo", "Dora", "Ben"]),
        ("Cleo", ["Ada", "Dora", "Cleo", "Ben"]),
        ("Dora", ["Ada", "Dora", "Ben", "Cleo"]),
    ],
)
def test_dramatic_upheaval__the_seats_change(play, chosen, order):
    upheaval(play, chosen)
    assert around(play) == order
    table = play.table
    for name, prey in zip(order, [*order[1:], order[0]], strict=True):
        assert table.prey(play.names.index(name)) == play.names.index(prey)
        assert table.predator(play.names.index(prey)) == play.names.index(name)
    assert any(f"Ada and {chosen} switch places" in line for line in play.log_sentences())


def test_dramatic_upheaval__the_next_turn_and_bleeds_follow_the_new_places(play):
    other, cleo = play.vampire("Ada"), play.vampire("Cleo")
    upheaval(play, "Ben")
    play.bleeds(other)
    assert play.action.seats == (play.names.index("Cleo"),)
    assert play.offered(BLOCK, minion=cleo)
    play.finish()
    for _ in range(10):
        if play.asked != "Ada":
            break
        play.choose(PASS)
    assert play.names[play.table.active] == "Cleo"


def test_dramatic_upheaval__the_new_predator_gets_the_victory_point(play):
    upheaval(play, "Ben")
    play.pool("Cleo", 0)
    oust_fallen(play.table)
    assert play.seat("Ada").victory_points == 1
    assert around(play) == ["Ada", "Dora", "Ben"]


def test_dramatic_upheaval__no_change_if_the_referendum_fails(play):
    play.vampire("Ben", **{**PRINCE, "city": "Rome"})
    play.vampire("Ben", **{**PRINCE, "city": "Oslo"})
    called(play)
    play.choose(CHOOSE_METHUSELAH, seat="Ben")
    for _ in range(30):
        if play.offered(BLEED) or not play.action:
            break
        play.choose(PASS)
    assert around(play) == ["Ada", "Ben", "Cleo", "Dora"]


def test_dramatic_upheaval__a_fork_keeps_its_own_places(play):
    twin = play.game.fork()
    upheaval(play, "Ben")
    assert twin.table.clockwise(0) == (0, 1, 2, 3)
    assert play.game.fork().table.clockwise(0) == (0, 2, 3, 1)
