"""Protected Resources: pool lost to bleeds is replaced."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.state.table import Phase, Zone

NAME = "Protected Resources"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def bled(play, *cards, owner="Ben"):
    """Let Ada's vampire bleed Ben with these modifiers; return the pool that he burns."""
    ada = play.vampire("Ada", "DOM")
    play.in_play(owner, NAME)
    play.hand("Ada", *cards)
    before = play.pool_of("Ben")
    play.bleeds(ada)
    for name in cards:
        play.until("Ada", name).plays(name, "DOM")
    play.finish()
    return before - play.pool_of("Ben")


def test_protected_resources__costs_two_pool_and_stays_in_play(play):
    play.hand("Ada", NAME)
    play.acts("Ada", Phase.MASTER).plays(NAME)
    assert play.zone(NAME) is Zone.IN_PLAY
    assert play.pool_of("Ada") == 28


def test_protected_resources__two_pool_of_a_bleed_for_four(play):
    assert bled(play, "Conditioning") == 2
    assert play.zone(NAME) is Zone.IN_PLAY
    assert any("burns 2 pool" in line for line in play.log_sentences())


def test_protected_resources__the_bleed_is_successful_and_takes_the_edge(play):
    bled(play, "Conditioning")
    assert play.table.edge == 0


def test_protected_resources__no_change_of_a_bleed_for_one(play):
    assert bled(play) == 1


def test_protected_resources__only_for_its_controller(play):
    assert bled(play, "Conditioning", owner="Cleo") == 4
    assert play.zone(NAME) is Zone.IN_PLAY


def test_protected_resources__burned_after_a_successful_bleed_of_its_own_minion(play):
    assert bled(play, owner="Ada") == 1
    assert play.zone(NAME) is Zone.ASH_HEAP


def test_protected_resources__not_burned_by_a_bleed_for_nothing(play):
    ada = play.vampire("Ada")
    play.in_play("Ada", NAME)
    ben = play.vampire("Ben", "AUS")
    play.hand("Ben", "Telepathic Counter")
    play.bleeds(ada).until("Ben", "Telepathic Counter").plays("Telepathic Counter", "AUS").finish()
    assert play.pool_of("Ben") == 30
    assert play[ben].controller == 1
    assert play.zone(NAME) is Zone.IN_PLAY


def test_protected_resources__not_burned_by_a_blocked_bleed(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.in_play("Ada", NAME)
    play.bleeds(ada).blocks(ben).finish()
    assert play.zone(NAME) is Zone.IN_PLAY
