"""Lightning Reflexes: additional strikes for blood."""

import pytest
from card_fights import fight, to_kind
from card_play import CardPlay

REFLEXES = "Lightning Reflexes"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def quick(play, **facts):
    """Ada's vampire fights with the card in hand, up to the additional strikes."""
    ada, _ = fight(play, "CEL", REFLEXES, "Pursuit", **facts)
    while not play.can(REFLEXES):
        play.strikes_with_hands() if play.decision.kind == "strike" else play.passes(play.asked)
    return ada


def test_lightning_reflexes__burns_blood_for_as_many_strikes(play):
    ada = quick(play, capacity=8)
    before = play[ada].blood
    play.plays(REFLEXES, "CEL", n=3)
    assert play[ada].blood == before - 1 - 3
    assert any("gets 3 additional strikes" in line for line in play.log_sentences())
    to_kind(play, "strike", "Ada")


def test_lightning_reflexes__no_more_than_the_blood_left_after_the_cost(play):
    ada = quick(play, capacity=8)
    chosen = {one.n for one in play.ways(REFLEXES, "CEL")}
    assert chosen == set(range(1, play[ada].blood))


def test_lightning_reflexes__not_after_another_source_of_strikes(play):
    quick(play, capacity=8)
    play.plays("Pursuit", "CEL")
    assert not play.can(REFLEXES)


def test_lightning_reflexes__basic_is_one_strike_for_one_blood_only(play):
    ada = quick(play, capacity=8)
    before = play[ada].blood
    play.plays(REFLEXES, "cel")
    assert play[ada].blood == before - 1
    to_kind(play, "strike", "Ada")
