"""Rise of the Fallen: burned corruption counters."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.effects.vocab.context import EffectContext
from vtes_deck.effects.vocab.counters import Corruption
from vtes_deck.effects.vocab.minion_filter import corruption
from vtes_deck.engine.state.table import Zone

RISE = "Rise of the Fallen"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def corrupted(play, name, by=0, n=3):
    one = play.vampire(name)
    play[one].set_mark(corruption(by), n)
    return one


def burns(play, minion, seat=0, n=1):
    """Let a text make a Methuselah burn some of her counters."""
    Corruption().burn(EffectContext(play.table, seat, 0, target=minion), n)


def acting(play, name="Ada"):
    """A minion bleeds, and a vampire of Ben's could block. Return the vampire."""
    ben = corrupted(play, "Ben")
    play.bleeds(play.vampire(name))
    return ben


def test_rise_of_the_fallen__needs_an_infernal_minion(play):
    ally, vampire = play.ready("Ada", PLAIN_ALLY), play.vampire("Ada")
    play.hand("Ada", RISE)
    play.acts("Ada")
    assert not play.can(RISE)
    for one in (ally, vampire):
        play[one].set_mark("infernal", 1)
    play.again()
    assert {one.minion for one in play.ways(RISE)} == {ally, vampire}
    play.plays(RISE, minion=ally).finish()
    assert play.zone(RISE) is Zone.IN_PLAY


def test_rise_of_the_fallen__one_pool_after_the_action_only_once(play):
    play.in_play("Ada", RISE)
    ben = acting(play)
    burns(play, ben)
    burns(play, ben, n=2)
    assert play.pool_of("Ben") == 30, "only after its resolution"
    play.finish()
    assert play.pool_of("Ben") == 28, "the bleed and the card"


def test_rise_of_the_fallen__after_a_blocked_action_of_another(play):
    play.in_play("Ada", RISE)
    cleo = corrupted(play, "Cleo")
    dora = play.vampire("Dora")
    play.bleeds(cleo)
    burns(play, cleo)
    play.blocks(dora).finish()
    assert play.pool_of("Ben") == 29
    assert play.pool_of("Dora") == 30


def test_rise_of_the_fallen__no_pool_for_the_counters_of_another_or_outside_actions(play):
    play.in_play("Ada", RISE)
    ben = corrupted(play, "Ben")
    play[ben].set_mark(corruption(3), 1)
    ada = play.vampire("Ada")
    play.acts("Ada")
    burns(play, ben)
    play.bleeds(ada)
    burns(play, ben, seat=3)
    play.finish()
    assert play.pool_of("Ben") == 29, "only the bleed"


def test_rise_of_the_fallen__not_again_in_the_next_action(play):
    play.in_play("Ada", RISE)
    second = play.vampire("Ada")
    ben = acting(play)
    burns(play, ben)
    play.finish()
    play.bleeds(second).finish()
    assert play.pool_of("Ben") == 27


def test_rise_of_the_fallen__burned_with_a_corrupted_vampire_of_the_active_methuselah(play):
    rise = play.in_play("Ada", RISE)
    cleo, other = corrupted(play, "Cleo", by=3), play.vampire("Cleo")
    corrupted(play, "Ben")
    play.turn("Cleo")
    assert {one.target for one in play.ways(RISE)} == {cleo}, "not one of another Methuselah"
    play.plays(rise)
    assert play.zone(cleo) is Zone.ASH_HEAP
    assert play.zone(rise) is Zone.ASH_HEAP
    assert play.zone(other) is Zone.IN_PLAY
