"""Referendums and combats in tests of vampires."""

import pytest

from vtes_deck.effects.vocab.referendum_terms import ALLOCATE
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import PASS

EMPOWERMENT = "Ancilla Empowerment"
DISTRIBUTION = "Kine Resources Contested"


def logged(play, words):
    return any(words in line for line in play.log_sentences())


def fights(play):
    """Strike with hands until the action is over."""
    action = play.action
    for _ in range(80):
        if action not in play.table.stack:
            return
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    pytest.fail("the action does not end")


def calls(play, minion):
    """Let the vampire call a referendum without terms and without a block."""
    owner = play.names[play[minion].controller]
    play.hand(owner, EMPOWERMENT)
    play.acts(owner).choose(POLITICAL, EMPOWERMENT, minion=minion)


def votes(play, **sides):
    """Cast the given votes until the action is over."""
    action = play.action
    for _ in range(80):
        if action not in play.table.stack:
            return
        side = sides.get(play.asked, "no")
        words = f"{side} the referendum"
        found = [one for one in play.options if words in option_sentence(play.table, one)]
        play.game.apply(found[0]) if found else play.choose(PASS)
    pytest.fail("the action does not end")


def polling(play, minion):
    """A referendum of this minion, while votes are cast."""
    play.hand("Ada", DISTRIBUTION)
    play.vampire("Ben")
    play.acts("Ada").choose(POLITICAL, DISTRIBUTION, minion=minion)
    while play.table.current(Referendum) is None or play.decision.kind != "vote":
        options = play.decision.options
        passing = [one for one in options if one.verb is PASS]
        play.game.apply(passing[0] if passing else options[-1])


def distributes(play, minion):
    """A referendum that distributes points to Ben and Cleo, at its polling step."""
    play.hand("Ada", DISTRIBUTION)
    play.acts("Ada").choose(POLITICAL, DISTRIBUTION, minion=minion)
    while not play.offered(ALLOCATE):
        play.choose(PASS)
    while play.decision and play.offered(ALLOCATE):
        name = play.names[play.decision.options[0].seat]
        play.choose(ALLOCATE, seat=name, n={"Ben": 3, "Cleo": 1}.get(name, 0))


def to_decision(play, kind):
    """Pass or strike with hands until this decision; return whether it happens."""
    for _ in range(40):
        if not play.decision or not play.action:
            return False
        if play.decision.kind == kind:
            return True
        play.choose(PASS) if not play.offered(HANDS) else play.choose(HANDS)
    return False
