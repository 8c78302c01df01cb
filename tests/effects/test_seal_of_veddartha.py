"""Seal of Veddartha: Disciplines that grow."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.permanents import TAKE_EQUIPMENT
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status.disciplines import levels


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize(
    ("counters", "taught"),
    [
        (0, {"for": 1}),
        (1, {"dom": 1, "for": 1}),
        (2, {"dom": 2, "for": 1}),
        (3, {"dom": 2, "for": 2}),
        (4, {"dom": 2, "for": 2}),
    ],
)
def test_seal_of_veddartha__each_counter_is_a_level(play, counters, taught):
    ada = play.vampire("Ada", "for", capacity=3)
    play.blood(play.on(ada, "Seal of Veddartha"), counters)
    assert levels(play.table, play[ada]) == taught


def test_seal_of_veddartha__a_counter_in_each_unlock_phase_up_to_four_only(play):
    seal = play.on(play.vampire("Ada"), "Seal of Veddartha")
    play.blood(seal, 3)
    play.turn("Ada", Phase.UNLOCK)
    assert not play.offered(PASS)
    play.uses(seal)
    assert play[seal].blood == 4
    play.turn("Ada", Phase.UNLOCK, number=13)
    assert not play.can(seal)


def test_seal_of_veddartha__only_an_old_vampire_bleeds_with_it(play):
    old, young = play.vampire("Ada", capacity=6), play.vampire("Ada", capacity=5)
    seal, other = play.on(old, "Seal of Veddartha"), play.on(young, "Seal of Veddartha")
    play.vampire("Ben")
    play.acts("Ada")
    assert not any(one.card == other for one in play.options)
    play.uses(seal, minion=old, seat="Ben")
    assert play.bleed == 2


def test_seal_of_veddartha__no_counters_on_another_minion(play):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    seal = play.on(ada, "Seal of Veddartha")
    play.blood(seal, 2)
    play.acts("Ada").choose(TAKE_EQUIPMENT, minion=other, target=ada)
    play.finish() if play.action else None
    assert (play[seal].host, play[seal].blood) == (other, 0)
    assert levels(play.table, play[other]) == {}
