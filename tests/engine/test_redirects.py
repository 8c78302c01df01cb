"""A bleed with a new target, minions that try to block again, and targets that leave the game."""

import pytest
from card_play import CardPlay
from published import PUBLISHED

from cardbase.terms import Bonus
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.mechanics import bank, zones
from vtes_deck.engine.state.decisions import PASS, Option
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone
from vtes_deck.engine.status import torpor
from vtes_deck.engine.turn.last_chance import check_pools
from vtes_deck.kernel.verdict import LEGAL, Forbidden

every_edition = pytest.mark.parametrize("edition", PUBLISHED)


def bounced(cb, edition):
    """Ada bleeds Ben, who declines to block and redirects the bleed to Cleo."""
    play = CardPlay(cb, rules=PUBLISHED[edition])
    ada = play.vampire("Ada")
    ben, cleo = play.vampire("Ben", "DOM", capacity=9), play.vampire("Cleo", "DOM", capacity=9)
    play.hand("Ben", "Deflection")
    play.hand("Cleo", "Deflection")
    play.bleeds(ada)
    assert play.offered(BLOCK, minion=ben)
    play.passes("Ben").until("Ben", "Deflection")
    play.plays("Deflection", "DOM", seat="Cleo")
    return play, ben, cleo


@pytest.mark.rule("BLK-01", "BLK-06", "BLK-16")
@every_edition
def test_EX_V5_23_the_new_target_can_block(cb, edition):
    play, _, cleo = bounced(cb, edition)
    play.until("Cleo")
    assert play.offered(BLOCK, minion=cleo)
    play.choose(BLOCK, minion=cleo).finish()
    assert play.pool_of("Cleo") == 30


@pytest.mark.rule("BLK-06", "BLK-11")
@every_edition
def test_a_methuselah_who_declined_can_block_again_only_in_the_current_rules(cb, edition):
    play, ben, _ = bounced(cb, edition)
    play.until("Cleo", "Deflection")
    play.plays("Deflection", "DOM", seat="Ben")
    asked = set()
    while play.action:
        asked |= {option.minion for option in play.decision.options if option.verb is BLOCK}
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    assert asked == ({ben} if edition == "vekn" else set())
    assert play.pool_of("Ben") == 29


@pytest.mark.rule("BLK-04", "BLK-15")
@every_edition
def test_a_failed_blocker_can_try_again_or_let_others_try(cb, edition):
    play = CardPlay(cb, rules=PUBLISHED[edition])
    ada, ben, friend = play.vampire("Ada"), play.vampire("Ben"), play.vampire("Ben")
    play.hunts(ada).blocks(ben)
    again = {option.minion for option in play.decision.options if option.verb is BLOCK}
    same = edition in {"vekn", "white-wolf"}
    assert again == ({ben, friend} if same else {friend})
    why = play.game.why_not(Option(BLOCK, minion=ben))
    assert why == (LEGAL if same else Forbidden("BLK-04"))


@pytest.mark.rule("RES-05", "BLD-09")
def test_a_methuselah_who_left_the_game_cannot_be_bled(cb):
    play = CardPlay(cb)
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.bleeds(ada)
    bank.burn_pool(play.table, 1, 30)
    check_pools(play.table)
    play.table.stack[-1].go_to(type(play.table.stack[-1]).offer)
    play.run()
    assert play.action is None
    assert play.table.edge == -1


@pytest.mark.rule("BLD-10", "RES-06")
def test_a_bleed_for_zero_is_logged_as_such(cb):
    play = CardPlay(cb)
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.table.modify(Modifier(Bonus.BLEED, -1, ada, Until.TURN))
    play.bleeds(ada).finish()
    assert "Ben burns no pool." in play.log_sentences()
    assert not any("Ben burns" in line and "no pool" not in line for line in play.log_sentences())
    assert play.table.edge == -1


@pytest.mark.rule("RES-05", "MIN-01")
@every_edition
def test_the_action_of_a_minion_that_is_no_longer_ready_fizzles(cb, edition):
    play = CardPlay(cb, rules=PUBLISHED[edition])
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.bleeds(ada)
    torpor.send(play.table, play[ada])
    play.finish()
    assert play.pool_of("Ben") == 30
    assert play.table.edge == -1
    assert any("succeeds without effect" in line for line in play.log_sentences())


@pytest.mark.rule("RES-05", "MIN-01")
def test_its_action_with_a_card_fizzles_too(cb):
    play = CardPlay(cb)
    ada = play.vampire("Ada", "DOM")
    play.vampire("Ben")
    play.hand("Ada", "Govern the Unaligned")
    play.acts("Ada").plays("Govern the Unaligned", "dom")
    torpor.send(play.table, play[ada])
    play.finish()
    assert play.pool_of("Ben") == 30
    assert any("succeeds without effect" in line for line in play.log_sentences())


@pytest.mark.rule("RES-05", "PLY-05")
def test_an_action_fizzles_if_its_minion_no_longer_meets_the_requirements(cb):
    play = CardPlay(cb)
    ada = play.vampire("Ada", "DOM")
    play.vampire("Ben")
    play.hand("Ada", "Govern the Unaligned")
    play.turn("Ada", Phase.MINION).plays("Govern the Unaligned", "dom")
    play[ada].disciplines = {}
    play.finish()
    assert play.pool_of("Ben") == 30
    assert play.zone("Govern the Unaligned") is Zone.ASH_HEAP


@pytest.mark.rule("BLK-03", "COM-01")
def test_a_blocker_that_has_changed_sides_no_longer_blocks(cb):
    play = CardPlay(cb)
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "AUS")
    play.hand("Ben", "Enhanced Senses")
    play.hunts(ada).blocks(ben)
    play.until("Ben", "Enhanced Senses")
    play.table.modify(Modifier(Bonus.INTERCEPT, 3, ben, Until.ACTION))
    zones.give(play.table, ben, 0)
    play.again()
    while play.action:
        play.choose(PASS)
    assert any("block" in line and "fails" in line for line in play.log_sentences())
    assert play[ben].unlocked


@pytest.mark.rule("SEQ-01", "SEQ-05", "BLK-16")
def test_after_a_redirect_the_acting_methuselah_comes_first_again(cb):
    play = CardPlay(cb)
    ada = play.vampire("Ada", "DOM")
    play.vampire("Ben", "DOM", capacity=9)
    play.vampire("Cleo")
    play.hand("Ada", "Conditioning")
    play.hand("Ben", "Deflection")
    play.bleeds(ada).passes("Ada", "Ben").until("Ben", "Deflection")
    play.plays("Deflection", "DOM", seat="Cleo")
    assert play.asked == "Ada"
    assert play.can("Conditioning")
