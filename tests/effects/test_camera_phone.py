import pytest
from card_play import CardPlay

from cardbase.terms import Bonus
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.table import Modifier, Until

PHONE, LAPTOP = "Camera Phone", "Laptop Computer"


@pytest.fixture
def play(cb):
    made = CardPlay(cb)
    made.vampire("Ben")
    return made


def test_camera_phone__one_more_bleed_without_bonuses_of_other_equipment(play):
    ada = play.vampire("Ada")
    play.on(ada, LAPTOP)
    second = play.on(ada, PHONE)
    play.on(ada, PHONE)
    play.acts("Ada")
    play.game.apply(next(one for one in play.ways(second) if one.card == second))
    assert play.action.seats == (1,)
    assert play.bleed == 2
    play.finish()
    assert play.pool_of("Ben") == 28
    assert not play.can(PHONE), "it was the bleed of the turn"


def test_camera_phone__other_bleeds_are_not_changed(play):
    ada = play.vampire("Ada")
    play.on(ada, PHONE)
    play.on(ada, LAPTOP)
    play.bleeds(ada)
    assert play.bleed == 2, "only the laptop adds to it"


def test_camera_phone__bonuses_of_equipment_for_the_turn_count_like_its_text(play):
    ada = play.vampire("Ada", "DOM")
    laptop = play.on(ada, LAPTOP)
    play.on(ada, PHONE)
    play.hand("Ada", "Conditioning")
    play.acts("Ada").uses(PHONE)
    play.table.modify(Modifier(Bonus.BLEED, 2, ada, Until.TURN, laptop))
    assert play.bleed == 2
    play.plays("Conditioning", "DOM")
    assert play.bleed == 5, "other cards add to it"


def test_camera_phone__no_bleed_without_the_card_on_the_minion(play):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    phone = play.on(ada, PHONE)
    play.acts("Ada")
    assert not play.can(PHONE, minion=other)
    play.uses(PHONE)
    zones.attach(play.table, phone, other)
    play.finish()
    assert play.pool_of("Ben") == 30
