import pytest
from card_fights import to_strikes
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.table import Phase, Zone

STATUS = "The Status Perfectus"
ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_the_status_perfectus__put_in_play_by_an_anarch_only(play):
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.hand("Ada", STATUS)
    play.acts("Ada")
    assert not play.can(STATUS)
    play[ada].sect = Sect.ANARCH
    play.again()
    play.plays(STATUS)
    assert play.stealth == 1
    play.finish()
    assert play.zone(STATUS) is Zone.IN_PLAY


def test_the_status_perfectus__moves_blood_between_ready_anarchs(play):
    play.in_play("Ada", STATUS)
    giver = play.vampire("Ada", **ANARCH)
    play.vampire("Ada", sect=Sect.CAMARILLA)
    empty = play.vampire("Ada", blood=0, **ANARCH)
    other = play.vampire("Ben", blood=1, **ANARCH)
    asleep = play.torpor("Ada", "Anson", 1)
    play[asleep].sect = Sect.ANARCH
    play.turn("Ada", Phase.MASTER)
    assert {one.target for one in play.ways(STATUS)} == {giver}
    play.uses(STATUS)
    assert {one.target for one in play.decision.options} == {empty, other}
    play.choose(CHOOSE_CARD, target=other)
    assert (play[giver].blood, play[other].blood) == (4, 2)
    assert not play.can(STATUS), "only once in the phase"


def test_the_status_perfectus__not_without_another_ready_anarch(play):
    play.in_play("Ada", STATUS)
    play.vampire("Ada", **ANARCH)
    play.vampire("Ben")
    play.hand("Ada", "Blood Doll")
    play.turn("Ada", Phase.MASTER)
    assert not play.can(STATUS)


def blocked(play, **blocker):
    """Ada's vampire bleeds Ben, whose first vampire blocks; play the combat to its end."""
    play.in_play("Ben", STATUS)
    ada = play.vampire("Ada")
    first, second = play.vampire("Ben", **blocker), play.vampire("Ben", **ANARCH)
    locked, camarilla = play.vampire("Ben", **ANARCH), play.vampire("Ben")
    play.lock(locked)
    play.bleeds(ada).blocks(first)
    to_strikes(play).choose(HANDS).choose(HANDS)
    for _ in range(10):
        if play.can(STATUS) or play.action is None:
            break
        play.passes()
    return ada, first, second, camarilla


def test_the_status_perfectus__another_anarch_fights_a_minion_that_cannot_strike_at_first(play):
    ada, first, second, _ = blocked(play, **ANARCH)
    assert {one.target for one in play.ways(STATUS)} == {second}
    play.uses(STATUS)
    assert play[STATUS].locked
    assert play[second].locked
    to_strikes(play)
    assert play.asked == "Ben", "the acting minion cannot strike"
    play.choose(HANDS)
    play.finish()
    assert (play[ada].blood, play[first].blood, play[second].blood) == (3, 4, 5)
    assert play.pool_of("Ben") == 30


def test_the_status_perfectus__the_minion_strikes_again_in_the_second_round(play):
    ada, _, second, _ = blocked(play, **ANARCH)
    play[second].disciplines = {"cel": 1}
    play.hand("Ben", "Psyche!")
    play.uses(STATUS)
    to_strikes(play).choose(HANDS)
    play.until("Ben", "Psyche!").plays("Psyche!", "cel")
    to_strikes(play)
    assert play.asked == "Ada"
    play.choose(HANDS).choose(HANDS)
    play.finish()
    assert (play[ada].blood, play[second].blood) == (2, 4)


def test_the_status_perfectus__not_after_a_block_by_a_vampire_that_is_not_an_anarch(play):
    blocked(play)
    assert not play.can(STATUS)


def test_the_status_perfectus__not_while_it_is_locked(play):
    play.vampire("Cleo")
    play.in_play("Ben", STATUS)
    play.lock(STATUS)
    ada, first = play.vampire("Ada"), play.vampire("Ben", **ANARCH)
    play.vampire("Ben", **ANARCH)
    play.bleeds(ada).blocks(first)
    to_strikes(play).choose(HANDS).choose(HANDS)
    while play.action is not None:
        assert not play.can(STATUS)
        play.passes()
