import pytest
from card_fights import to_kind
from card_play import CardPlay

from vtes_deck.engine.combat.presses import PRESS_ON

WARNING = "Rat's Warning"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def warned(play, level="ANI"):
    """Ada bleeds Ben, whose locked vampire plays the card."""
    ada, ben, other = play.vampire("Ada"), play.vampire("Ben", level), play.vampire("Ben")
    play.lock(ben)
    play.hand("Ben", WARNING)
    play.bleeds(ada).until("Ben", WARNING).plays(WARNING, level, minion=ben)
    assert not play[ben].locked
    return ben, other


@pytest.mark.parametrize(("level", "presses"), [("ani", False), ("ANI", True)])
def test_rats_warning__a_press_if_the_vampire_blocks_at_superior_only(play, level, presses):
    ben, _ = warned(play, level)
    play.blocks(ben)
    if presses:
        to_kind(play, "press", "Ben")
        assert play.offered(PRESS_ON, WARNING)
    else:
        play.finish()
        assert not any("presses" in line for line in play.log_sentences())
        assert "Round 2 of combat." not in play.log_sentences()


def test_rats_warning__no_press_if_another_minion_blocks(play):
    _, other = warned(play)
    play.blocks(other)
    for _ in range(20):
        if play.decision is None or play.action is None:
            break
        assert not play.offered(PRESS_ON, WARNING)
        play.all_pass()
        play.strikes_with_hands()
    assert "Round 2 of combat." not in play.log_sentences()


def test_rats_warning__not_by_an_unlocked_vampire_or_for_another_bleed(play):
    ada, ben, cleo = play.vampire("Ada"), play.vampire("Ben", "ANI"), play.vampire("Cleo", "ANI")
    play.lock(cleo)
    play.hand("Ben", WARNING)
    play.hand("Cleo", WARNING)
    play.bleeds(ada)
    while play.action is not None and play.decision is not None:
        assert not play.can(WARNING)
        play.passes()
    assert not play[ben].locked
