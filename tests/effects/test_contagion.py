import pytest
from card_fights import to_strikes
from card_play import CardPlay

from cardbase.terms import Trait
from vtes_deck.effects.vocab.choices import DO_IT
from vtes_deck.effects.vocab.minion_filter import corruption
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS

CARD = "Contagion"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def infected(play, level="DAI"):
    """An infernal vampire of Ada's that has put the card on itself in this turn."""
    ada = play.vampire("Ada", level)
    play.vampire("Ada")
    play[ada].set_mark(Trait.INFERNAL.value, 1)
    play.hand("Ada", CARD)
    play.acts("Ada").plays(CARD, level, minion=ada)
    play.finish() if play.action else play
    assert play[CARD].host == ada
    play[ada].locked = False
    return ada


@pytest.mark.parametrize("level", ["dai", "DAI"])
@pytest.mark.parametrize("name", ["Ben", "Cleo"])
def test_contagion__each_other_methuselah_burns_pool(play, level, name):
    infected(play, level)
    play.turn(name)
    assert not play.offered(PASS)
    play.uses(CARD)
    assert play.pool_of(name) == 29
    assert not play.can(CARD), "only once"


def test_contagion__not_its_controller_and_only_while_the_vampire_is_ready(play):
    ada = infected(play)
    play.turn("Ada")
    assert not play.can(CARD)
    play[ada].wounded = True
    play.turn("Ben")
    assert not play.can(CARD)


def test_contagion__not_by_a_vampire_that_is_not_infernal(play):
    play.vampire("Ada", "DAI")
    play.hand("Ada", CARD)
    play.acts("Ada")
    assert not play.can(CARD)


def strikes(play, ada, ben):
    """Ada's vampire is blocked and corrupts its opponent."""
    play.acts("Ada")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(USE, CARD)


def test_contagion__a_corruption_counter_once_each_combat(play):
    ada = infected(play)
    ben = play.vampire("Ben", "cel")
    play.hand("Ben", "Psyche!")
    strikes(play, ada, ben)
    while play.decision.kind != "press":
        play.choose(PASS)
    assert play[ben].mark(corruption(0)) == 1
    play.plays("Psyche!", "cel")
    to_strikes(play)
    assert not play.offered(USE, CARD)
    play.finish()
    assert play[ben].controller == 1


def test_contagion__no_strike_at_basic(play):
    ada = infected(play, "dai")
    ben = play.vampire("Ben")
    play.acts("Ada")
    play.bleeds(ada).blocks(ben)
    assert not to_strikes(play).offered(USE, CARD)


@pytest.mark.parametrize("steals", [True, False])
def test_contagion__steals_a_minion_with_as_many_counters_as_its_capacity(play, steals):
    ada = infected(play)
    ben = play.vampire("Ben", capacity=3)
    play[ben].set_mark(corruption(0), 2)
    strikes(play, ada, ben)
    play.choose(HANDS)
    while not play.offered(DO_IT):
        play.choose(PASS)
    play.choose(DO_IT if steals else PASS)
    play.finish() if play.action else play
    assert play[ben].controller == (0 if steals else 1)
    assert play[ben].mark(corruption(0)) == (0 if steals else 3)
    assert "The combat is over." in play.log_sentences()


def test_contagion__steals_an_ally_by_its_cost(play):
    ada = infected(play)
    ally = play.ready("Ben", "Renegade Garou")
    cost = play.table.cards[ally].pool_cost
    play[ally].set_mark(corruption(0), cost - 1)
    strikes(play, ada, ally)
    while not play.offered(DO_IT):
        play.choose(PASS)
    play.choose(DO_IT)
    assert play[ally].controller == 0


def test_contagion__not_an_imbued_with_fewer_counters_than_its_capacity(play):
    ada = infected(play)
    imbued = play.ready("Ben", 'Earl "Shaka74" Deams')  # capacity 6
    play[imbued].set_mark(corruption(0), 4)
    strikes(play, ada, imbued)
    while play.action:
        assert not play.offered(DO_IT)
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play[imbued].mark(corruption(0)) == 5
    assert play[imbued].controller == 1


def test_contagion__not_if_the_strike_is_dodged(play):
    ada = infected(play)
    ben = play.vampire("Ben", "cel", capacity=3)
    play.hand("Ben", "Side Strike")
    play[ben].disciplines = {"cel": 2}
    play[ben].set_mark(corruption(0), 2)
    strikes(play, ada, ben)
    dodges = [one for one in play.decision.options if one.card >= 0 and one.verb.name[:4] == "play"]
    if dodges:
        play.game.apply(dodges[-1])
        play.finish()
        assert play[ben].mark(corruption(0)) == 2
    assert play[ben].controller == 1
