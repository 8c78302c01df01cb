"""Cards in play that let locked vampires block."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status import torpor

SABBAT = {"sect": Sect.SABBAT}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_under_siege__a_locked_sabbat_vampire_blocks_with_intercept(play):
    siege = play.in_play("Ben", "Under Siege")
    play.table.bank -= 3
    play[siege].blood = 3
    ben = play.vampire("Ben", locked=True, **SABBAT)
    ada = play.vampire("Ada")
    play.bleeds(ada)
    play.uses("Under Siege", target=ben)
    assert any("is blocked by" in line for line in play.log_sentences())
    assert play[siege].blood == 2


def test_under_siege__only_once_each_action(play):
    siege = play.in_play("Ben", "Under Siege")
    play.table.bank -= 3
    play[siege].blood = 3
    ben = play.vampire("Ben", locked=True, **SABBAT)
    play.vampire("Ben", locked=True, **SABBAT)
    ada = play.vampire("Ada")
    play.bleeds(ada)
    play.uses("Under Siege", target=ben)
    assert not play.can("Under Siege")


def test_under_siege__not_by_another_sect_or_against_an_action_at_others(play):
    siege = play.in_play("Cleo", "Under Siege")
    play.table.bank -= 3
    play[siege].blood = 3
    play.vampire("Cleo", locked=True, **SABBAT)
    play.vampire("Cleo", sect=Sect.CAMARILLA)
    ada = play.vampire("Ada")
    ben = play.vampire("Ben")
    play.bleeds(ada)
    assert not play.can("Under Siege"), "Cleo cannot block a bleed of Ben"
    assert ben


def test_under_siege__also_by_an_unlocked_vampire_that_attempts_to_block(play):
    siege = play.in_play("Ben", "Under Siege")
    play.table.bank -= 3
    play[siege].blood = 3
    ben = play.vampire("Ben", **SABBAT)
    ada = play.vampire("Ada", "obf")
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(ada)
    play.uses("Under Siege", target=ben)
    assert play.intercept(ben) == 1


def test_under_siege__is_burned_with_its_last_counter(play):
    siege = play.in_play("Ben", "Under Siege")
    play.table.bank -= 1
    play[siege].blood = 1
    ben = play.vampire("Ben", locked=True, **SABBAT)
    play.bleeds(play.vampire("Ada"))
    play.uses("Under Siege", target=ben)
    assert play.zone(siege) is Zone.ASH_HEAP


def test_eternal_vigilance__blood_to_unlock_and_block(play):
    ben = play.vampire("Ben", title=Title.PRISCUS, locked=True, blood=3, **SABBAT)
    play.on(ben, "Eternal Vigilance", "Ben")
    play.bleeds(play.vampire("Ada"))
    play.uses("Eternal Vigilance")
    assert any("is blocked by" in line for line in play.log_sentences())
    assert play[ben].blood <= 2


def test_eternal_vigilance__not_without_blood(play):
    ben = play.vampire("Ben", title=Title.PRISCUS, locked=True, blood=0, **SABBAT)
    play.on(ben, "Eternal Vigilance", "Ben")
    play.bleeds(play.vampire("Ada"))
    assert not play.can("Eternal Vigilance")


def test_eternal_vigilance__not_in_torpor_where_it_is_burned(play):
    ben = play.vampire("Ben", title=Title.PRISCUS, **SABBAT)
    card = play.on(ben, "Eternal Vigilance", "Ben")
    torpor.send(play.table, play[ben])
    assert play.zone(card) is Zone.ASH_HEAP


def blocks_with_atonement(play, capacity):
    """Ben's vampire of capacity 5 with the card blocks one of this capacity.

    Return Ben's vampire.
    """
    ben = play.vampire("Ben", capacity=5)
    play.on(ben, "Atonement", "Ben")
    play.bleeds(play.vampire("Ada", capacity=capacity)).blocks(ben)
    return ben


def test_atonement__does_not_lock_for_a_vampire_of_the_same_age(play):
    ben = blocks_with_atonement(play, 5)
    assert not play[ben].locked


def test_atonement__no_exception_for_an_older_vampire(play):
    ben = blocks_with_atonement(play, 6)
    assert play[ben].locked


def test_atonement__ministry_is_less_stealthy_in_burning_it(play):
    ben = play.vampire("Ben", capacity=5)
    play.on(ben, "Atonement", "Ben")
    ada = play.vampire("Ada", clan="Ministry")
    play.acts("Ada").plays("Atonement", minion=ada)
    assert play.stealth == -1
    play.choose(PASS)
