import pytest
from card_fights import LONG, fight, to_kind, to_strikes
from card_play import CardPlay

from vtes_deck.engine.combat.maneuvers import set_range
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.moves import Range

BRICK = "Brick by Brick"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize(("mode", "long"), [(0, False), (1, True)])
def test_brick_by_brick__sets_the_range_and_no_one_maneuvers(play, mode, long):
    ada, ben = fight(play, "VIS", BRICK, theirs="tha", held=(BRICK,))
    play.until("Ada", BRICK).plays(BRICK, "VIS")
    play.game.apply(next(one for one in play.decision.options if one.mode == mode))
    assert play[ada].blood == 4
    if not long:
        to_strikes(play).choose(HANDS).choose(HANDS)
    play.finish()
    assert not any("maneuvers" in line for line in play.log_sentences())
    assert (LONG in play.log_sentences()) is long
    assert play[ben].blood == (5 if long else 4)


def test_brick_by_brick__not_if_the_range_is_set_already(play):
    ada, _ = fight(play, "VIS", BRICK)
    play.until("Ada", BRICK)
    set_range(play.table, ada, Range.CLOSE, ada)
    play.again()
    assert not play.can(BRICK, "VIS")


def test_brick_by_brick__two_ranged_damage_with_a_maneuver(play):
    _, ben = fight(play, "vis", BRICK)
    to_kind(play, "range", "Ada").plays(BRICK, "vis")
    play.finish()
    assert LONG in play.log_sentences()
    assert play[ben].blood == 3


def test_brick_by_brick__a_maneuver_with_blood_sorcery(play):
    _, ben = fight(play, "tha", BRICK)
    to_kind(play, "range", "Ada").plays(BRICK, "tha")
    play.finish()
    assert LONG in play.log_sentences()
    assert play[ben].blood == 5
