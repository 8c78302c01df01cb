"""Victor Pelletier: a title for pool as he enters play, which he never contests."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.effects.crypt.victor_pelletier import BUY
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status import titles
from vtes_deck.engine.turn.influence import CONTROL

NAME = "Victor Pelletier"
PRIMOGEN, PRINCE, JUSTICAR = BUY


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def enters(play, pool=30):
    """Ada gains control of Victor Pelletier; she is asked for a title if she can pay."""
    play.pool("Ada", pool)
    victor = play.uncontrolled("Ada", NAME, 5)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, victor)
    return victor


@pytest.mark.parametrize(
    ("verb", "price", "title", "of", "votes"),
    [
        (PRIMOGEN, 1, Title.PRIMOGEN, "", 1),
        (PRINCE, 2, Title.PRINCE, "Paris", 2),
        (JUSTICAR, 3, Title.JUSTICAR, "Ventrue", 3),
    ],
)
def test_victor_pelletier__a_title_for_pool(play, verb, price, title, of, votes):
    victor = enters(play)
    assert [one.verb for one in play.options] == [*BUY, PASS]
    play.choose(verb)
    assert play.pool_of("Ada") == 30 - price
    assert (play[victor].title, play[victor].city) == (title, of)
    assert votes_of(play.table, play[victor]) == votes
    assert not play[victor].title_contested


def test_victor_pelletier__no_title_without_pool_for_it(play):
    victor = enters(play)
    play.choose(PASS)
    assert play[victor].title is None
    assert play.pool_of("Ada") == 30


def test_victor_pelletier__only_the_titles_that_she_can_pay(play):
    enters(play, pool=2)
    assert [one.verb for one in play.options] == [PRIMOGEN, PRINCE, PASS]


def test_victor_pelletier__yields_a_title_that_another_holds(play):
    prince = play.vampire("Ben", title=Title.PRINCE, city="Paris")
    victor = enters(play)
    play.choose(PRINCE)
    assert play[victor].title is None
    assert play[prince].title is Title.PRINCE
    assert not play[prince].title_contested
    assert play.pool_of("Ada") == 28


def test_victor_pelletier__yields_as_another_claims_his_title(play):
    victor = enters(play)
    play.choose(PRINCE)
    rival = play.vampire("Ben", clan="Ventrue")
    titles.gain(play.table, play[rival], Title.PRINCE, "Paris")
    assert (play[victor].title, play[rival].title) == (None, Title.PRINCE)
    assert not play[rival].title_contested


def test_victor_pelletier__does_not_yield_to_one_whose_sect_does_not_fit(play):
    rival = play.vampire("Ben", title=Title.PRINCE, city="Paris", sect=Sect.SABBAT)
    victor = enters(play)
    play.choose(PRINCE)
    assert (play[victor].title, play[rival].title) == (Title.PRINCE, None)


def test_victor_pelletier__no_title_of_another_domain_is_yielded(play):
    play.vampire("Ben", title=Title.PRINCE, city="Berlin")
    victor = enters(play)
    play.choose(PRINCE)
    assert play[victor].title is Title.PRINCE


def test_victor_pelletier__pays_only_before_he_is_contested(play):
    """By a ruling."""
    other = play.ready("Ben", NAME)
    victor = enters(play)
    assert not play[victor].contested
    play.choose(PRIMOGEN)
    assert play[victor].contested
    assert play[other].contested
    assert play[victor].title is Title.PRIMOGEN
