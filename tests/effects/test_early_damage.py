"""Weather Control, Outside the Hourglass, Dark Steel, Sanguine Entrapment and High Ground."""

import pytest
from card_fights import LONG, SECOND_ROUND, fight, to_kind, to_strikes
from card_play import CardPlay

from cardbase.terms import Trait
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS

WEATHER, HOURGLASS, STEEL = "Weather Control", "Outside the Hourglass", "Dark Steel"
ENTRAPMENT, GROUND = "Sanguine Entrapment", "High Ground"
SPY = "Raven Spy"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def through_round(play):
    """Continue to the presses without strikes."""
    return to_kind(play, "press")


def test_weather_control__both_and_their_retainers_in_each_round(play):
    ada, ben = fight(play, "tha", WEATHER, "Boxed In")
    spies = [play.on(one, SPY) for one in (ada, ben)]
    play.plays(WEATHER, "tha")
    through_round(play)
    assert (play[ada].blood, play[ben].blood) == (4, 4)
    play.plays("Boxed In")
    to_strikes(play)
    assert (play[ada].blood, play[ben].blood) == (3, 3)
    assert SECOND_ROUND in play.log_sentences()
    assert not any(spy in play.table.in_play for spy in spies)


def test_weather_control__more_in_each_further_round(play):
    ada, ben = fight(play, "THA", WEATHER, "Boxed In")
    play.plays(WEATHER, "THA")
    through_round(play).plays("Boxed In")
    to_strikes(play)
    assert (play[ada].blood, play[ben].blood) == (2, 2)


def test_weather_control__only_once_and_in_the_first_round(play):
    fight(play, "tha", WEATHER, WEATHER, "Boxed In")
    play.plays(WEATHER, "tha")
    assert not play.can(WEATHER)
    through_round(play).plays("Boxed In")
    while play.action:
        assert not play.can(WEATHER)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_weather_control__not_prevented(play):
    fight(play, "tha", WEATHER, theirs="for", held=("Indomitability",))
    play.plays(WEATHER, "tha")
    assert not play.can("Indomitability")


def test_outside_the_hourglass__resolves_with_other_damage_before_range(play):
    """By a ruling, damage from all sources before range is prevented together."""
    ada, ben = fight(play, "TEM", HOURGLASS, theirs="TEM for", held=(HOURGLASS, "Indomitability"))
    play.plays(HOURGLASS, "TEM")
    assert play[ben].blood == 5
    play.until("Ben", HOURGLASS).plays(HOURGLASS, "TEM")
    play.until("Ben", "Indomitability").plays("Indomitability", "for")
    to_strikes(play)
    assert (play[ada].blood, play[ben].blood) == (3, 4)


def test_outside_the_hourglass__happens_although_the_combat_ends_early(play):
    _, ben = fight(play, "TEM ANI FOR", HOURGLASS, "Alpha Glint", capacity=8)
    play.plays(HOURGLASS, "TEM").plays("Alpha Glint", "ANI+FOR")
    play.finish() if play.action else None
    assert play[ben].blood == 3


@pytest.mark.parametrize(("level", "n"), [("obt+pot", 1), ("OBT+POT", 2)])
def test_dark_steel__damage_with_the_strikes_at_close_range(play, level, n):
    _, ben = fight(play, level.replace("+", " "), STEEL)
    play.plays(STEEL, level)
    assert play[ben].blood == 5
    to_strikes(play).choose(PASS).choose(PASS)
    assert play[ben].blood == 5 - n


def test_dark_steel__in_each_round(play):
    _, ben = fight(play, "obt pot", STEEL, "Boxed In")
    play.plays(STEEL, "obt+pot")
    through_round(play).plays("Boxed In")
    assert play[ben].blood == 4
    to_strikes(play).choose(PASS).choose(PASS)
    assert play[ben].blood == 3


def test_dark_steel__not_at_long_range(play):
    _, ben = fight(play, "obt pot", STEEL, theirs="cel", held=("Flash",))
    play.plays(STEEL, "obt+pot")
    assert not play.offered(MANEUVER), "the range is already close"
    play.game.apply(play.until("Ben", "Flash").ways("Flash", "cel")[0])
    assert play.offered(MANEUVER)
    play.choose(PASS)
    play.finish() if play.action else None
    assert play[ben].blood == 5
    assert LONG in play.log_sentences()


def test_sanguine_entrapment__no_dodge_this_round(play):
    fight(play, "cel qui", ENTRAPMENT, theirs="cel", held=("Side Strike",))
    play.plays(ENTRAPMENT, "cel+qui")
    to_kind(play, "strike", "Ben")
    assert not play.can("Side Strike")


def test_sanguine_entrapment__no_end_of_combat_this_round(play):
    fight(play, "CEL QUI", ENTRAPMENT, theirs="pre cel", held=("Majesty", "Side Strike"))
    play.plays(ENTRAPMENT, "CEL+QUI")
    to_kind(play, "strike", "Ben")
    assert not play.can("Majesty")
    assert play.can("Side Strike")


def test_sanguine_entrapment__only_in_the_same_round(play):
    fight(play, "cel qui", ENTRAPMENT, ENTRAPMENT, "Boxed In", theirs="cel", held=("Side Strike",))
    play.plays(ENTRAPMENT, "cel+qui")
    assert not play.can(ENTRAPMENT)
    through_round(play).plays("Boxed In")
    to_kind(play, "strike", "Ben")
    assert play.can("Side Strike")


def test_high_ground__a_maneuver_to_long_range_only(play):
    fight(play, "", GROUND, GROUND, theirs="cel", held=("Flash", "Flash"))
    assert not play.can(GROUND, words="before")
    play.plays(GROUND)
    assert not play.can(GROUND)
    play.finish() if play.action else None
    assert LONG in play.log_sentences()


def flying(play, *, both=False):
    """Ada's flying vampire has bled and is blocked by a vampire that may also fly."""
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "cel")
    play[ada].set_mark(Trait.FLIGHT.value, 1)
    play[ben].set_mark(Trait.FLIGHT.value, int(both))
    play.hand("Ada", GROUND)
    play.hand("Ben", "Flash")
    play.bleeds(ada).blocks(ben)
    return play


def test_high_ground__a_flyer_sets_the_range(play):
    flying(play).until("Ada", GROUND).plays(GROUND)
    while play.action:
        assert play.decision.kind != "range"
        assert not play.offered(HANDS)
        play.choose(PASS)
    assert LONG in play.log_sentences()


def test_high_ground__not_before_range_against_a_flyer(play):
    flying(play, both=True)
    assert play.decision.kind == "range"
    assert play.can(GROUND)
