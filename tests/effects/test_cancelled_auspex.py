"""Hide the Mind and I am Legion: cards requiring Auspex are cancelled as they are played."""

import pytest
from card_fights import to_kind, to_strikes
from card_play import CardPlay

from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.table import Zone

HIDE, LEGION = "Hide the Mind", "I am Legion"
BOUNCE = "Telepathic Misdirection"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def bounced(play, disciplines, card, reaction=BOUNCE, theirs="AUS", level="AUS", **where):
    """Ada's vampire bleeds Ben, who plays a reaction. Return both minions."""
    ada, ben = play.vampire("Ada", disciplines), play.vampire("Ben", theirs)
    play.vampire("Ada")
    play.hand("Ada", card)
    play.hand("Ben", reaction)
    play.bleeds(ada)
    play.until("Ben", reaction).plays(reaction, level, **where)
    return ada, ben


@pytest.mark.parametrize(
    ("card", "level", "paid"),
    [(HIDE, "OBF", 0), (LEGION, "dai+obf", 1), (LEGION, "DAI+OBF", 1)],
)
def test_a_reaction_is_cancelled_with_or_without_its_cost(play, card, level, paid):
    _, ben = bounced(play, level.replace("+", " "), card, seat="Cleo")
    assert play.asked == "Ada"
    play.plays(card, level)
    play.finish()
    assert play.pool_of("Ben") == 29
    assert play.pool_of("Cleo") == 30
    assert play[ben].blood == 5 - paid
    assert play.zone(BOUNCE) is Zone.ASH_HEAP


@pytest.mark.parametrize(("card", "disciplines"), [(HIDE, "OBF"), (LEGION, "dai obf")])
def test_hide_the_mind__not_a_card_that_is_played_without_auspex(play, card, disciplines):
    ada, ben = play.vampire("Ada", disciplines), play.vampire("Ben", "DOM")
    play.hand("Ada", card)
    play.hand("Ben", "Deflection")
    play.bleeds(ada)
    play.until("Ben", "Deflection")
    play.plays("Deflection", "DOM", seat="Cleo")
    assert not play.can(card)
    assert ben in play.table.in_play


def test_hide_the_mind__a_combat_card_that_the_opponent_plays(play):
    ada, ben = play.vampire("Ada", "obf"), play.vampire("Ben", "AUS")
    play.hand("Ada", HIDE)
    play.hand("Ben", "Read Intentions")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS)
    play.plays("Read Intentions", "AUS")
    play.plays(HIDE, "obf")
    to_kind(play, "strike", "Ben").choose(HANDS)
    play.finish()
    assert play[ben].blood == 4, "it could not dodge"


def test_hide_the_mind__no_reaction_at_basic_and_no_combat_card_at_superior(play):
    _, ben = bounced(play, "obf", HIDE, seat="Cleo")
    assert not play.can(HIDE)
    assert play[ben].disciplines == {"aus": 2}


def test_hide_the_mind__not_in_combat_at_superior(play):
    ada, ben = play.vampire("Ada", "OBF"), play.vampire("Ben", "AUS")
    play.hand("Ada", HIDE)
    play.hand("Ben", "Read Intentions")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS)
    play.plays("Read Intentions", "AUS")
    assert play.can(HIDE, "obf")
    assert not play.can(HIDE, "OBF")


def test_i_am_legion__stealth_with_one_discipline(play):
    ada, ben = play.vampire("Ada", "dai"), play.vampire("Ben")
    play.hand("Ada", LEGION)
    play.bleeds(ada).blocks(ben).plays(LEGION, "dai")
    assert play.pool_of("Ben") == 30
    assert play[ada].blood == 4
    play.finish()
    assert play.pool_of("Ben") == 29


def test_i_am_legion__a_pool_after_a_successful_action_in_which_it_has_cancelled(play):
    bounced(play, "DAI OBF", LEGION, seat="Cleo")
    play.plays(LEGION, "DAI+OBF")
    play.finish()
    assert play.pool_of("Ada") == 31


def test_i_am_legion__no_pool_after_a_block(play):
    ada, ben = play.vampire("Ada", "DAI OBF"), play.vampire("Ben", "aus")
    play.hand("Ada", LEGION)
    play.hand("Ben", "Telepathic Counter")
    play.bleeds(ada).until("Ben", "Telepathic Counter").plays("Telepathic Counter", "aus")
    play.plays(LEGION, "DAI+OBF").blocks(ben).finish()
    assert play.pool_of("Ada") == 30


def test_i_am_legion__a_pool_without_cancelling_but_not_at_basic(play):
    ada, basic = play.vampire("Ada", "DAI OBF"), play.vampire("Ada", "dai obf")
    play.hand("Ada", LEGION)
    play.hunts(basic)
    while play.decision.kind != "action":
        assert not play.can(LEGION)
        play.passes(play.asked)
    play.hunts(ada).until("Ada", LEGION).plays(LEGION, "DAI+OBF")
    assert play.pool_of("Ada") == 31


def test_i_am_legion__no_pool_after_an_action_that_fails(play):
    ada, ben = play.vampire("Ada", "DAI OBF"), play.vampire("Ben")
    play.hand("Ada", LEGION)
    play.bleeds(ada).blocks(ben)
    while play.table.turn == 9 and play.decision:
        assert not play.can(LEGION, "DAI+OBF")
        play.passes(play.asked)
