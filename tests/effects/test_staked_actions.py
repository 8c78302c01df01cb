"""Rumble, Petra Resonance: actions that may cost their own Methuselah pool."""

import pytest
from card_fights import drained, to_kind
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

LOW, MIDDLE, ALSO_MIDDLE, HIGH = 2, 4, 6, 9


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def rumbles(play):
    """Ada's vampire attacks one of Ben's with Rumble; the combat begins."""
    ada, ben = play.vampire("Ada", sect=Sect.SABBAT), play.vampire("Ben", "cel")
    play.hand("Ada", "Rumble")
    play.hand("Ben", "Flash")
    play.acts("Ada").plays("Rumble", minion=ada, target=ben)
    to_kind(play, "range")
    return ada, ben


def test_rumble__a_larger_hand_only_in_the_combat(play):
    rumbles(play)
    ada = play.names.index("Ada")
    assert stats.hand_size(play.table, ada) == 8
    play.finish()
    assert stats.hand_size(play.table, ada) == 7


def test_rumble__no_pool_for_a_ready_vampire(play):
    rumbles(play)
    before = play.pool_of("Ada")
    play.finish()
    assert play.pool_of("Ada") == before


def test_rumble__pool_for_a_vampire_in_torpor(play):
    ada, _ = rumbles(play)
    drained(play, ada)
    before = play.pool_of("Ada")
    to_kind(play, "strike")
    while play.decision.kind == "strike":
        play.choose(HANDS)
    play.finish()
    assert not play[ada].ready
    assert play.pool_of("Ada") == before - 1


def test_rumble__pool_for_a_burned_vampire(play):
    ada, _ = rumbles(play)
    before = play.pool_of("Ada")
    zones.move(play.table, ada, Zone.ASH_HEAP)
    play.finish()
    assert play.pool_of("Ada") == before - 1


def test_rumble__not_without_a_sabbat_vampire(play):
    play.vampire("Ada", sect=Sect.CAMARILLA)
    play.vampire("Ben")
    play.hand("Ada", "Rumble")
    play.acts("Ada")
    assert not play.can("Rumble")


def resonates(cb, play, *costs):
    """Each Methuselah has a crypt whose top card has this cost; Petra Resonance succeeds."""
    for name, cost in zip(play.names, costs, strict=True):
        play.crypt(name, next(one for one in cb.crypt if one.capacity == cost).unique_name)
    play.vampire("Ada", clan="Malkavian")
    before = [play.pool_of(one) for one in play.names]
    play.hand("Ada", "Petra Resonance")
    play.acts("Ada").plays("Petra Resonance")
    while play.action is not None:
        play.choose(PASS)
    return [play.pool_of(one) - old for one, old in zip(play.names, before, strict=True)]


def test_petra_resonance__the_highest_steals_from_the_lowest(cb, play):
    assert resonates(cb, play, MIDDLE, LOW, HIGH, ALSO_MIDDLE) == [0, -3, 3, 0]


@pytest.mark.parametrize("costs", [(HIGH, LOW, HIGH, MIDDLE), (LOW, HIGH, MIDDLE, LOW)])
def test_petra_resonance__a_tie_costs_everyone_pool(cb, play, costs):
    assert resonates(cb, play, *costs) == [-1, -1, -1, -1]


def test_petra_resonance__no_tie_between_the_others(cb, play):
    assert resonates(cb, play, LOW, MIDDLE, MIDDLE, HIGH) == [-3, 0, 0, 3]


def test_petra_resonance__not_while_a_crypt_is_empty(play):
    play.vampire("Ada", clan="Malkavian")
    for name in play.names[:3]:
        play.crypt(name, "Anson")
    play.hand("Ada", "Petra Resonance")
    play.acts("Ada")
    assert not play.can("Petra Resonance")
    play.crypt("Dora", "Anson")
    play.acts("Ada")
    assert play.can("Petra Resonance")
