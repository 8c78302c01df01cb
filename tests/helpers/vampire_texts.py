"""Referendums and combats in tests of vampires."""

import pytest

from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.state.decisions import PASS

EMPOWERMENT = "Ancilla Empowerment"


def told(play, words):
    return any(words in line for line in play.story())


def fights(play):
    """Everyone strikes with hands until the action is over."""
    action = play.action
    for _ in range(80):
        if action not in play.table.stack:
            return
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    pytest.fail("the action does not end")


def calls(play, minion):
    """The vampire calls a referendum without terms, and no one blocks."""
    owner = play.names[play[minion].controller]
    play.hand(owner, EMPOWERMENT)
    play.acts(owner).choose(POLITICAL, EMPOWERMENT, minion=minion)


def votes(play, **sides):
    """The Methuselahs vote as given, or not, until the action is over."""
    action = play.action
    for _ in range(80):
        if action not in play.table.stack:
            return
        side = sides.get(play.asked, "no")
        words = f"{side} the referendum"
        found = [one for one in play.options if words in option_sentence(play.table, one)]
        play.game.apply(found[0]) if found else play.choose(PASS)
    pytest.fail("the action does not end")
