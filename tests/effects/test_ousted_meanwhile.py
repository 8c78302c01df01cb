"""Methuselahs who are ousted while the card of another player is being played."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.state.decisions import PASS

CANCEL = "Direct Intervention"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def ousts_herself(play, name="Ben"):
    """She pays for Direct Intervention with her last pool."""
    play.pool(name, 1)
    while not (play.asked == name and play.can(CANCEL)):
        play.choose(PASS)
    play.plays(CANCEL)
    assert play.seat(name).ousted


def finish_action(play):
    """The action ends, and the game continues."""
    while play.action is not None:
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.decision.options[0])
    assert play.decision is not None
    assert not play.seat(play.asked).ousted
    return play


@pytest.mark.parametrize(
    ("disciplines", "card", "level"),
    [
        ("OBL", "Stygian Shroud", "OBL"),
        ("OBL", "Stygian Shroud", "obl"),
        ("NEC", "Call of the Hungry Dead", "NEC"),
        ("OBF", "Elder Impersonation", "OBF"),
        ("OBF", "Faceless Night", "OBF"),
        ("OBF", "Lost in Crowds", "OBF"),
    ],
)
@pytest.mark.rule("END-01", "BLK-17")
def test_the_blocker_leaves_the_game_as_a_card_is_played_against_it(play, disciplines, card, level):
    ada, ben = play.vampire("Ada", disciplines), play.vampire("Ben")
    play.hand("Ada", card)
    play.hand("Ben", CANCEL)
    for _ in range(2):
        play.on(ben, "Raven Spy")
    play.hunts(ada)
    play.blocks(ben)
    play.plays(card, level)
    ousts_herself(play)
    finish_action(play)
    assert ben not in play.table.in_play


@pytest.mark.rule("END-01")
def test_the_target_of_a_bounce_leaves_the_game_during_it(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "DOM")
    play.hand("Ben", "Deflection")
    play.hand("Cleo", CANCEL)
    play.bleeds(ada)
    play.until("Ben", "Deflection").plays("Deflection", "DOM", seat="Cleo")
    ousts_herself(play, "Cleo")
    finish_action(play)
    assert play.pool_of("Ben") == 30 - 1 + 6, "he is still bled, and his prey is ousted"
    assert not play[ben].locked


@pytest.mark.rule("END-01")
def test_the_target_of_a_modifier_leaves_the_game(play):
    ada, ben = play.vampire("Ada", "DOM", capacity=9), play.vampire("Ben")
    play.hand("Ada", "Seduction")
    play.hand("Ben", CANCEL)
    play.bleeds(ada).plays("Seduction", target=ben, level="DOM")
    ousts_herself(play)
    finish_action(play)
    assert play.seat("Ada").victory_points == 1
