"""The questions in combat state whether it continues, ends, or is followed by another combat."""

import pytest
from card_fights import to_kind, to_strikes
from card_play import CardPlay

from vtes_deck.app.game_table.view_builder import look
from vtes_deck.app.game_table.wording import label, pass_label, question
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.narrator import card_name


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def asked(play):
    """The question, and the effect of passing."""
    return question(play.game), pass_label(play.table, play.game.decision)


def test_passing_after_a_press_to_continue_continues_the_combat(play):
    """COM-28: the next press ends the combat."""
    ada, ben = play.vampire("Ada", "cel"), play.vampire("Ben", "cel")
    play.hand("Ada", "Psyche!")
    play.hand("Ben", "Psyche!")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS).choose(HANDS)
    to_kind(play, "press", "Ada")
    assert asked(play) == ("Do you press to continue the combat?", "Let the combat end")
    play.plays("Psyche!", "cel")
    to_kind(play, "press", "Ben")
    assert asked(play) == ("Do you press to end the combat?", "Continue the combat")


def test_a_granted_press_states_its_purpose(play):
    ada, ben = play.vampire("Ada", "val"), play.vampire("Ben", "cel")
    play.hand("Ada", "Sense Death")
    play.hand("Ben", "Psyche!")
    play.acts("Ada").plays("Sense Death", "val", target=ben)
    to_kind(play, "press", "Ada")
    decision = play.game.decision
    (press,) = [one for one in decision.options if one.verb is PRESS_ON]
    assert label(play.table, decision, press) == "Press with Sense Death to continue"
    assert ada


def test_the_table_shows_the_end_of_a_combat(play):
    ada, ben = play.vampire("Ada", "obf"), play.vampire("Ben", "OBL")
    play.hand("Ada", "Cloak the Gathering")
    play.hand("Ben", "Truth in Darkness")
    play.bleeds(ada).blocks(ben).until("Ada").plays("Cloak the Gathering", "obf")
    play.until("Ben", "Truth in Darkness").plays("Truth in Darkness", "OBL")
    to_strikes(play)
    assert not look(play.game, 0).combat.over
    play.until("Ben", "Truth in Darkness")
    names = [card_name(play.table, card) for card in (ada, ben)]
    assert asked(play)[0].startswith("The combat of {} and {} is over: ".format(*names))
    assert look(play.game, 0).combat.over
