"""PLY-09: only vampires play cards with a printed blood cost."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.actions.permanents import EQUIP, RECRUIT
from vtes_deck.engine.cards.requirements import costs_blood, lacks


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.rule("PLY-09")
def test_an_ally_plays_no_card_with_a_blood_cost(play):
    ada, ally = play.vampire("Ada"), play.ready("Ada", PLAIN_ALLY, 3)
    (stray,) = play.hand("Ada", "Underbridge Stray")
    (magnum,) = play.hand("Ada", ".44 Magnum")
    play[ada].disciplines = {"ani": 1}
    play.acts("Ada")
    assert play.offered(RECRUIT, stray, minion=ada)
    assert not play.offered(RECRUIT, stray, minion=ally)
    assert play.offered(EQUIP, magnum, minion=ally), "it costs pool"


@pytest.mark.rule("PLY-09", "PLY-35")
def test_an_ally_that_plays_cards_as_a_vampire_pays_with_life(play):
    ghoul, other = play.ready("Ada", "Rafastio Ghoul", 3), play.ready("Ada", PLAIN_ALLY, 3)
    number = play.card("Ada", "Drain Essence")
    essence = play.table.cards[number]
    assert lacks(play.table, essence, play[ghoul]) is None
    assert lacks(play.table, essence, play[other]) is not None


@pytest.mark.rule("PLY-09")
@pytest.mark.parametrize(
    ("name", "costs"), [("Summon History", True), ("Bounty", False), (".44 Magnum", False)]
)
def test_x_blood_is_a_blood_cost_and_pool_is_not(play, name, costs):
    number = play.card("Ada", name)
    assert costs_blood(play.table.cards[number]) is costs
