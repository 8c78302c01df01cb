"""Scalpel Tongue and Disputed Territory."""

import pytest
from card_play import CardPlay
from referendums import PRINCE, calls, poll

from vtes_deck.effects.immunity import UNAFFECTED
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_METHUSELAH, CHOOSE_MINION
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.table import Until, Zone

TONGUE, TERRITORY = "Scalpel Tongue", "Disputed Territory"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def called(play, card="Anarchist Uprising", **facts):
    """A vampire of Ada's calls a referendum; everyone declines to block."""
    ada = calls(play, card, **(facts or PRINCE))
    while play.decision.kind == "block":
        play.passes(play.asked)
    return ada


def cast(play, minion, side="for"):
    """Cast the votes of a minion; pass for anyone who is asked before."""
    for _ in range(10):
        found = [
            one
            for one in play.decision.options
            if one.minion == minion and one.verb.name == f"votes {side}"
        ]
        if found:
            play.game.apply(found[0])
            return
        play.passes(play.asked)
    raise AssertionError("no votes")


@pytest.mark.parametrize(("level", "blood"), [("cel+pre", 5), ("CEL+PRE", 4)])
def test_scalpel_tongue__a_reaction_takes_back_the_votes_of_the_caller(play, level, blood):
    ben = play.vampire("Ben", level.replace("+", " "))
    play.hand("Ben", TONGUE)
    ada = called(play)
    play[ada].locked = False
    cast(play, ada)
    play.until("Ben", TONGUE).plays(TONGUE, level, target=ada, minion=ben)
    assert play[ada].locked
    assert play[ada].blood == blood
    assert play.table.current(Referendum).result_now(play.table) == (0, 0)


@pytest.mark.parametrize("level", ["cel+pre", "CEL+PRE"])
def test_scalpel_tongue__a_modifier_of_the_caller(play, level):
    ben = play.vampire("Ben", **PRINCE)
    play.hand("Ada", TONGUE)
    ada = called(play, **PRINCE | {"city": "Rome"}, disciplines="CEL PRE")
    cast(play, ben, "against")
    play.until("Ada", TONGUE).plays(TONGUE, level, target=ben, minion=ada)
    assert play[ben].locked
    assert play.table.current(Referendum).result_now(play.table)[1] == 0


def test_perfect_clarity__votes_are_not_taken_back_by_the_mind(play):
    play.vampire("Ben", "CEL PRE", **PRINCE)
    play.hand("Ben", TONGUE)
    ada = called(play, **PRINCE | {"city": "Rome"})
    play.table.use_once(UNAFFECTED + "pre", ada, Until.ACTION)
    cast(play, ada)
    while play.decision and play.decision.kind == "vote":
        assert not play.can(TONGUE)
        play.passes()


def test_scalpel_tongue__not_on_a_vampire_that_has_cast_nothing_or_outside_a_referendum(play):
    ben = play.vampire("Ben", "CEL PRE", **PRINCE)
    play.hand("Ben", TONGUE)
    ada = called(play, **PRINCE | {"city": "Rome"})
    assert not play.can(TONGUE)
    cast(play, ada)
    play.until("Ben", TONGUE)
    assert {one.target for one in play.ways(TONGUE)} == {ada}
    assert ben in play.table.in_play


def test_disputed_territory__the_chosen_methuselah_takes_control(play):
    place = play.in_play("Ben", "The Barrens")
    called(play, TERRITORY)
    play.choose(CHOOSE_MINION, target=place).choose(CHOOSE_METHUSELAH, seat="Cleo")
    poll(play)
    assert play[place].controller == 2


def test_disputed_territory__not_without_a_location(play):
    play.vampire("Ada", **PRINCE)
    play.hand("Ada", TERRITORY)
    play.acts("Ada")
    assert not [one for one in play.decision.options if one.card == play.number(TERRITORY)]


def test_disputed_territory__a_location_on_a_minion_goes_to_a_minion_of_the_new_controller(play):
    estate = play.on(play.vampire("Ben"), "Palatial Estate")
    first, second = play.vampire("Cleo"), play.vampire("Cleo")
    called(play, TERRITORY)
    play.choose(CHOOSE_MINION, target=estate).choose(CHOOSE_METHUSELAH, seat="Cleo")
    poll(play)
    assert play.asked == "Cleo"
    assert play.offered(CHOOSE_CARD, target=first)
    play.choose(CHOOSE_CARD, target=second)
    assert play[estate].host == second
    assert play[estate].controller == 2


def test_disputed_territory__nothing_happens_to_it_without_a_minion_or_a_change(play):
    ben = play.vampire("Ben")
    estate = play.on(ben, "Palatial Estate")
    play.vampire("Ben")
    for seat in ("Dora", "Ben"):
        called(play, TERRITORY)
        play.choose(CHOOSE_MINION, target=estate).choose(CHOOSE_METHUSELAH, seat=seat)
        poll(play)
        assert play[estate].host == ben
        assert play[estate].controller == 1
    assert play.zone(estate) is Zone.IN_PLAY


@pytest.mark.parametrize("level", ["cel+pre", "CEL+PRE"])
@pytest.mark.parametrize("hunter", ["Ada", "Ben"])
def test_scalpel_tongue__not_in_a_blood_hunt(play, level, hunter):
    ada = play.vampire("Ada", level.replace("+", " "), **PRINCE)
    ben = play.vampire("Ben", level.replace("+", " "), **PRINCE | {"city": "Rome"})
    victim = play.torpor("Cleo", "Anson", blood=1)
    play.hand(hunter, TONGUE)
    play.acts("Ada").choose(DIABLERISE, minion=ada, target=victim)
    for _ in range(20):
        if play.table.current(Referendum) is not None:
            break
        play.passes(play.asked)
    cast(play, ben)
    while play.decision.kind == "vote":
        assert not play.can(TONGUE)
        play.passes(play.asked)
