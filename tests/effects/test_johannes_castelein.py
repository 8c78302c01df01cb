"""Johannes Castelein: cancelling his political action card or referendum costs 2 pool."""

import pytest
from card_play import CardPlay

from vtes_deck.effects.vocab.referendum_terms import ALLOCATE
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.state.decisions import PASS

NAME, KRC = "Johannes Castelein", "Kine Resources Contested"
CANCELLER = "Louhi"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def calls(play, minion, *held):
    """The vampire calls the referendum of a card; Ben's vampire has cards to cancel it."""
    play.vampire("Ben", "AUS DEM")
    play.hand("Ada", KRC)
    play.hand("Ben", *held)
    return play.acts("Ada").choose(POLITICAL, KRC, minion=minion)


def polls(play, name, card):
    """No one blocks, the points are allocated, and a Methuselah can play a card."""
    for _ in range(40):
        if play.asked == name and play.can(card):
            return play
        if play.offered(ALLOCATE):
            play.game.apply(play.options[0])
        else:
            play.choose(PASS)
    raise AssertionError("the card cannot be played")


def test_johannes_castelein__a_cancelled_referendum_costs_two_pool(play):
    johannes = play.ready("Ada", NAME)
    calls(play, johannes, "Delaying Tactics")
    polls(play, "Ben", "Delaying Tactics").plays("Delaying Tactics").finish()
    assert play.pool_of("Ben") == 28
    assert play.pool_of("Ada") == 30


def test_johannes_castelein__also_for_his_own_controller(play):
    johannes = play.ready("Ada", NAME)
    play[johannes].disciplines = {"aus": 2, "dom": 2, "dem": 2}
    play.hand("Ada", "Telepathic Vote Counting")
    calls(play, johannes)
    polls(play, "Ada", "Telepathic Vote Counting")
    play.plays("Telepathic Vote Counting", "aus").finish()
    assert play.pool_of("Ada") == 28


def test_johannes_castelein__not_for_referendums_of_others(play):
    play.ready("Ada", NAME)
    calls(play, play.vampire("Ada"), "Delaying Tactics")
    polls(play, "Ben", "Delaying Tactics").plays("Delaying Tactics").finish()
    assert play.pool_of("Ben") == 30


@pytest.mark.parametrize(("him", "paid"), [(True, 2), (False, 0)])
def test_johannes_castelein__a_cancelled_political_action_card_costs_two_pool(play, him, paid):
    johannes, other = play.ready("Ada", NAME), play.vampire("Ada")
    lord = play.ready("Ben", CANCELLER)
    play.hand("Ada", KRC)
    play.acts("Ada").choose(POLITICAL, KRC, minion=johannes if him else other)
    blood = play[lord].blood
    play.uses(CANCELLER).finish()
    assert play[lord].blood < blood
    assert play.pool_of("Ben") == 30 - paid


def test_johannes_castelein__no_pool_for_other_cards_of_his(play):
    johannes = play.ready("Ada", NAME)
    play.ready("Ben", CANCELLER)
    play.hand("Ada", "Govern the Unaligned")
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=johannes, seat="Ben")
    play.uses(CANCELLER).finish()
    assert play.pool_of("Ben") == 30
