import pytest
from card_play import CardPlay

from cardbase.terms import Title
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

CLAN = "Nosferatu antitribu"
"""That of the plain vampire, which its title must fit."""
JUSTICAR = {"title": Title.JUSTICAR, "clan": CLAN, "capacity": 8}
FEAR = "Fear of Mekhet"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_fear_of_mekhet__is_put_on_a_ready_justicar_and_locks_it(play):
    play.vampire("Ada")
    ben = play.vampire("Ben", **JUSTICAR)
    play.hand("Ada", FEAR)
    play.acts("Ada", Phase.MASTER).plays(FEAR, target=ben)
    assert play[FEAR].host == ben
    assert play[ben].locked
    assert play.pool_of("Ada") == 28


def test_fear_of_mekhet__not_on_others_or_in_torpor(play):
    play.vampire("Ben", title=Title.PRINCE, city="Rome")
    asleep = play.torpor("Ben", "Anson")
    play[asleep].title = Title.JUSTICAR
    inner = play.vampire("Cleo", title=Title.INNER_CIRCLE, clan=CLAN, capacity=11)
    play.hand("Ada", FEAR)
    play.acts("Ada", Phase.MASTER)
    assert {one.target for one in play.ways(FEAR)} == {inner}


def test_fear_of_mekhet__five_blood_and_then_another_justicar_even_in_torpor(play):
    ben = play.vampire("Ben", **JUSTICAR)
    asleep = play.torpor("Cleo", "Anson")
    play[asleep].title, play[asleep].city = Title.INNER_CIRCLE, ""
    inner = play.vampire("Dora", title=Title.INNER_CIRCLE, clan=CLAN, capacity=11)
    play.on(ben, FEAR, "Ada")
    play.turn("Ben")
    assert play.asked == "Ben"
    assert not play.offered(PASS), "the cost is mandatory"
    play.uses(FEAR)
    assert play[ben].blood == 3
    assert {one.target for one in play.decision.options} == {asleep, inner}
    play.game.apply(next(one for one in play.decision.options if one.target == asleep))
    assert play[FEAR].host == asleep
    assert play[FEAR].controller == 0
    assert not play[asleep].locked
    assert not play.can(FEAR), "only once in the phase"


def test_fear_of_mekhet__burned_without_another_justicar(play):
    ben = play.vampire("Ben", **JUSTICAR)
    play.on(ben, FEAR, "Ada")
    play.turn("Ben").uses(FEAR)
    assert play[ben].blood == 3
    assert play.zone(FEAR) is Zone.ASH_HEAP


def test_fear_of_mekhet__a_vampire_without_enough_blood_is_burned(play):
    ben = play.vampire("Ben", **JUSTICAR, blood=4)
    play.vampire("Cleo", **JUSTICAR)
    play.on(ben, FEAR, "Ada")
    play.turn("Ben").uses(FEAR)
    assert ben not in play.table.in_play
    assert play.zone(FEAR) is Zone.ASH_HEAP


def test_fear_of_mekhet__not_in_the_unlock_phase_of_another(play):
    ben = play.vampire("Ben", **JUSTICAR)
    play.on(ben, FEAR, "Ada")
    play.turn("Ada")
    assert not play.can(FEAR)
    assert play[ben].blood == 8
