"""The engine's answers to questions about the legality of an option."""

import pytest
from table_play import Play

from vtes_deck.engine import Game, IllegalOptionError, Option
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.turn.influence import TRANSFER
from vtes_deck.kernel.verdict import LEGAL, UNKNOWN, Forbidden


@pytest.fixture
def play(cb):
    made = Play(cb, "Ada", "Ben")
    made.ready("Ada", "Anson")
    made.ready("Ada", "Angel", locked=True)
    return made.turn("Ada", Phase.MINION)


def test_an_offered_option_is_legal(play):
    assert [play.game.why_not(option) for option in play.decision.options] == [LEGAL] * len(
        play.decision.options
    )


@pytest.mark.rule("MIN-01")
def test_the_rule_that_forbids_an_option_is_named(play):
    assert play.game.why_not(Option(BLEED, minion=play.number("Angel"), seat=1)) == Forbidden(
        "MIN-01"
    )


def test_an_option_of_another_decision_is_unknown(play):
    assert play.game.why_not(Option(TRANSFER, play.number("Anson"))) == UNKNOWN


def test_nothing_is_known_after_the_end_of_the_game(cb):
    vampire = next(iter(cb.crypt))
    game = Game.start(Play(cb).table.rules, [([vampire] * 12, ())] * 2)
    last = game.decision.options[0]
    game.table.decision = None
    assert game.why_not(last) == UNKNOWN


@pytest.mark.rule("MIN-01")
def test_the_error_contains_the_verdict(play):
    option = Option(BLEED, minion=play.number("Angel"), seat=1)
    with pytest.raises(IllegalOptionError, match="forbidden by MIN-01") as caught:
        play.game.apply(option)
    assert (caught.value.option, caught.value.verdict) == (option.key(), Forbidden("MIN-01"))

    with pytest.raises(IllegalOptionError, match="not offered now"):
        play.game.apply(Option(TRANSFER, play.number("Anson")))
    assert play.offered(PASS)
