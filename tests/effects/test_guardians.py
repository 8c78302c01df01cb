"""Cards in play that block like vampires."""

import pytest
from card_play import CardPlay

from cardbase.terms import Bonus, Trait
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def fury(play):
    """Ben has the card in play, and Ada's vampire bleeds him."""
    ada = play.vampire("Ada", "obf")
    card = play.in_play("Ben", "Unleash Hell's Fury")
    play.hand("Ada", "Lost in Crowds", "Lost in Crowds")
    play.bleeds(ada)
    return ada, card


def test_unleash_hells_fury__put_in_play_by_an_infernal_vampire_that_unlocks_at_superior(play):
    ada = play.vampire("Ada", "DAI")
    play[ada].set_mark(Trait.INFERNAL.value, 1)
    card = play.hand("Ada", "Unleash Hell's Fury")[0]
    play.vampire("Ada")
    play.acts("Ada").plays("Unleash Hell's Fury", "DAI")
    play.finish() if play.action else None
    assert play.zone(card) is Zone.IN_PLAY
    assert not isinstance(play[card], Minion)
    assert (play[ada].locked, play.pool_of("Ada")) == (False, 28)


def test_unleash_hells_fury__blocks_and_wounds_and_is_burned(play):
    ada, card = fury(play)
    play.choose(BLOCK, minion=card)
    assert play.intercept(card) == 2
    for _ in range(10):
        if play.zone(card) is Zone.ASH_HEAP:
            break
        play.choose(PASS)
    assert play.zone(card) is Zone.ASH_HEAP
    assert play[ada].in_torpor
    assert play.pool_of("Ben") == 30
    assert not play.combats()


@pytest.mark.rule("BLK-03", "GEN-02")
@pytest.mark.parametrize("acting", ['Rexton "Savage" Abernathy', "Stanislava"])
def test_unleash_hells_fury__can_block_where_allies_cannot(play, acting):
    ada = play.ready("Ada", acting)
    card = play.in_play("Ben", "Unleash Hell's Fury")
    play.bleeds(ada)
    assert play.offered(BLOCK, minion=card)
    assert not isinstance(play[card], Minion)
    assert not play[card].mark(Trait.INFERNAL.value)


def test_unleash_hells_fury__a_failed_attempt_does_not_change_it(play):
    ada, card = fury(play)
    play.vampire("Ben")
    play.choose(BLOCK, minion=card)
    play.table.modifiers = ()
    play.table.modify(Modifier(Bonus.STEALTH, 3, ada, Until.ACTION))
    play.choose(PASS) if play.offered(PASS) else None
    assert not isinstance(play[card], Minion)
    assert play.offered(BLOCK, minion=card)


def test_unleash_hells_fury__not_an_action_directed_at_another_or_at_no_one(play):
    ada = play.vampire("Ada")
    play.in_play("Dora", "Unleash Hell's Fury")
    play.in_play("Cleo", "Unleash Hell's Fury")
    play.hand("Dora", "Bait and Switch")
    play.hunts(ada)
    assert not play.offered(BLOCK)


def test_unleash_hells_fury__not_by_a_vampire_that_is_not_infernal(play):
    play.vampire("Ada", "DAI")
    play.hand("Ada", "Unleash Hell's Fury")
    play.acts("Ada", Phase.MINION)
    assert not play.can("Unleash Hell's Fury")
