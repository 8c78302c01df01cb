"""The log names the card with which damage is prevented."""

from card_play import CardPlay

from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS

STEEL = "Skin of Steel"


def test_the_log_names_the_card_that_prevents_damage(cb):
    play = CardPlay(cb)
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "for")
    play.hand("Ben", STEEL)
    play.bleeds(ada).blocks(ben)
    while play.action:
        if play.can(STEEL):
            play.plays(STEEL, "for")
        elif play.offered(HANDS):
            play.strikes_with_hands()
        else:
            play.choose(PASS)
    [line] = [one for one in play.log_sentences() if "prevents" in one]
    assert STEEL in line
