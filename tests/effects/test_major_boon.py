"""Major Boon: which Methuselah burns pool for a bleed."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.mechanics import ledger
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

BOON = "Major Boon"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def helped(play):
    """Ada's vampire bleeds Ben, and Cleo plays it."""
    ada = play.vampire("Ada")
    play.hand("Cleo", BOON)
    play.bleeds(ada).until("Cleo", BOON).plays(BOON)


def returned(play):
    """Cleo has the card because she has helped Ben."""
    helped(play)
    play.finish()
    return play.number(BOON)


def test_major_boon__pays_for_the_bleed_of_another(play):
    helped(play)
    play.finish()
    assert (play.pool_of("Ben"), play.pool_of("Cleo")) == (30, 29)
    assert play.zone(BOON) is Zone.IN_PLAY
    assert play.table.edge == 0, "the bleed is successful"


def test_major_boon__is_out_of_turn(play):
    helped(play)
    play.finish()
    assert play.seat("Cleo").owed_actions == 1


def test_major_boon__not_for_oneself_or_against_your_own_minion(play):
    ada = play.vampire("Ada")
    play.hand("Ben", BOON)
    play.hand("Ada", BOON)
    play.bleeds(ada)
    assert not play.action
    assert play.pool_of("Ben") == 29


def test_major_boon__not_for_an_action_of_your_own_out_of_turn(play):
    ada, _ = play.vampire("Ada"), play.vampire("Ben")
    play.hand("Cleo", BOON)
    play.bleeds(ada)
    play.action.actor = 2
    while play.action:
        assert not play.can(BOON)
        play.choose(PASS)


def test_major_boon__not_for_a_bleed_for_zero_or_a_blocked_bleed(play):
    ada, ben = play.vampire("Ada", "dom"), play.vampire("Ben", capacity=8)
    play.hand("Cleo", BOON)
    play.bleeds(ada).blocks(ben)
    while play.action:
        assert not play.can(BOON)
        play.choose(PASS)
    assert play.zone(BOON) is Zone.HAND


def test_major_boon__not_before_blocks_are_declined(play):
    ada, _ = play.vampire("Ada"), play.vampire("Ben")
    play.hand("Cleo", BOON)
    play.bleeds(ada)
    while play.offered(PASS) and play.asked == "Ben":
        assert not play.can(BOON)
        play.choose(PASS)
    assert play.asked == "Cleo"
    assert play.can(BOON)


def test_major_boon__not_in_succession(play):
    """By a ruling, the loss is due to a card effect, not to a bleed."""
    play.hand("Dora", BOON)
    helped(play)
    while play.action:
        assert not play.can(BOON)
        play.choose(PASS)
    assert (play.pool_of("Cleo"), play.pool_of("Dora")) == (29, 30)


def test_major_boon__the_debtor_pays_in_return(play):
    boon = returned(play)
    ben = play.vampire("Ben")
    play.acts("Ben")
    play.bleeds(ben).until("Cleo", boon).uses(boon)
    play.finish()
    assert play.zone(boon) is Zone.ASH_HEAP
    assert (play.pool_of("Ben"), play.pool_of("Cleo")) == (29, 29)
    assert play.table.edge == 1


def test_major_boon__not_in_return_for_the_bleed_of_another(play):
    boon = returned(play)
    dora = play.vampire("Dora")
    play.acts("Dora")
    play.bleeds(dora)
    assert not play.can(boon)
    assert play.pool_of("Ada") == 29


def test_major_boon__only_one_card_for_a_bleed(play):
    """By a ruling."""
    ada = play.vampire("Ada")
    other = play.vampire("Ada")
    for minion in (ada, other):
        play.hand("Cleo", BOON)
        play.seat("Cleo").out_of_turn_played = False
        play.bleeds(minion).until("Cleo", BOON).plays(BOON).finish()
    assert play.pool_of("Cleo") == 28
    ben = play.vampire("Ben")
    play.acts("Ben")
    play.bleeds(ben).until("Cleo")
    first = next(one for one in play.options if one.verb is not PASS)
    play.game.apply(first)
    assert not play.action or not [one for one in play.options if one.verb is not PASS]
    play.finish()
    assert (play.pool_of("Ben"), play.pool_of("Cleo")) == (29, 28)


def test_major_boon__no_return_from_an_ousted_methuselah(play):
    boon = returned(play)
    ledger.burn_pool(play.table, 1, 30)
    play.again()
    dora = play.vampire("Ada")
    play.acts("Ada")
    play.bleeds(dora)
    assert play.seat("Ben").ousted
    assert not play.can(boon)
    assert play.pool_of("Cleo") == 28


def test_major_boon__burned_if_its_player_burns_no_pool(play):
    ada = play.vampire("Ada", "OBF")
    play.hand("Ada", "Spying Mission")
    play.hand("Cleo", BOON)
    play.bleeds(ada).until("Cleo", BOON).plays(BOON)
    play.until("Ada", "Spying Mission").plays("Spying Mission", "OBF").finish()
    assert (play.pool_of("Ben"), play.pool_of("Cleo")) == (30, 30)
    assert play.zone(BOON) is Zone.ASH_HEAP


def test_major_boon__pays_the_whole_amount(play):
    ada = play.vampire("Ada", "dom")
    play.hand("Ada", "Conditioning")
    play.hand("Cleo", BOON)
    play.bleeds(ada).plays("Conditioning", "dom")
    play.until("Cleo", BOON).plays(BOON).finish()
    assert (play.pool_of("Ben"), play.pool_of("Cleo")) == (30, 27)


def test_major_boon__not_without_a_bleed(play):
    ada = play.vampire("Ada", blood=1)
    play.hand("Cleo", BOON)
    play.hunts(ada)
    while play.action:
        assert not play.can(BOON)
        play.choose(PASS)
    assert not play.acts("Cleo", Phase.MASTER).can(BOON)


def test_major_boon__texts_about_a_successful_bleed_apply(play):
    mine = play.in_play("Ada", "Protected Resources")
    helped(play)
    play.finish()
    assert play.zone(mine) is Zone.ASH_HEAP
    assert (play.pool_of("Ben"), play.pool_of("Cleo")) == (30, 29)
