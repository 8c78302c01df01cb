"""The execution of an option."""

from types import SimpleNamespace

from vtes_deck.engine.cards.play import PLAY
from vtes_deck.engine.mechanics.impulse import carry_out
from vtes_deck.engine.state.decisions import Option, Verb


def test_a_verb_equal_to_play_is_executed_by_the_script_of_its_card():
    used, pushed = [], []
    script = SimpleNamespace(resolve=lambda _, occasion: used.append(occasion.option))
    cards = [SimpleNamespace(script=script)]
    table = SimpleNamespace(cards=cards, push=pushed.append, potential=SimpleNamespace(windows=0))
    own = Option(Verb(PLAY.name, PLAY.sentence), card=0)
    carry_out(table, own)
    assert (used, pushed) == ([own], [])
    carry_out(table, Option(PLAY, card=0))
    assert len(used) == len(pushed) == 1
