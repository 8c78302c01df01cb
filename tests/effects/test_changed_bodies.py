"""Pulled Fangs, Monstrous Form, Skin of Night and Earthshock."""

import pytest
from card_fights import LONG, SECOND_ROUND, drained, fight, to_kind, to_strikes
from card_play import CardPlay

from cardbase.terms import Trait
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.combat.strikes import AIM, HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Phase, Zone

FANGS, FORM, SKIN, SHOCK = "Pulled Fangs", "Monstrous Form", "Skin of Night", "Earthshock"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def bitten(play):
    """Ada's vampire pulls the fangs of Ben's."""
    ada, ben = fight(play, "", FANGS, theirs="ani")
    play.vampire("Ada")
    to_strikes(play).choose(HANDS).choose(PASS)
    play.until("Ada", FANGS).plays(FANGS)
    return ada, ben


def test_pulled_fangs__one_more_damage_and_the_card_on_the_vampire(play):
    _, ben = bitten(play)
    assert play[FANGS].host == ben
    assert play[ben].blood == 3


def in_turn_of(play, name):
    play.finish() if play.action else None
    for minion in play.table.minions(play.names.index(name)):
        minion.locked, minion.done = False, frozenset()
    return play.turn(name, Phase.MINION, number=21)


def test_pulled_fangs__the_vampire_does_not_hunt(play):
    _, ben = bitten(play)
    in_turn_of(play, "Ben")
    assert not play.offered(HUNT, minion=ben)
    assert play[ben].ready


def test_pulled_fangs__torpor_instead_of_a_mandatory_hunt(play):
    _, ben = bitten(play)
    other = play.vampire("Ben", blood=0)
    drained(play, ben)
    in_turn_of(play, "Ben")
    assert play[ben].in_torpor
    assert play.offered(HUNT, minion=other)


def test_pulled_fangs__two_actions_burn_it(play):
    ada, ben = bitten(play)
    in_turn_of(play, "Ben").uses(FANGS, minion=ben)
    assert play.stealth == 1
    play.finish()
    assert play.zone(FANGS) is Zone.IN_PLAY
    in_turn_of(play, "Ada").uses(FANGS, minion=ada).finish()
    assert play.zone(FANGS) is Zone.ASH_HEAP


@pytest.mark.parametrize("first", [PASS, HANDS])
def test_pulled_fangs__not_without_more_damage(play, first):
    fight(play, "", FANGS)
    to_strikes(play).choose(first).choose(HANDS)
    while play.action:
        assert not play.can(FANGS)
        play.choose(PASS)


def test_pulled_fangs__only_one_on_a_vampire(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.on(ben, FANGS)
    play.hand("Ada", FANGS)
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS).choose(PASS)
    while play.action:
        assert not play.can(FANGS)
        play.choose(PASS)


def formed(play, *held):
    """Ada's vampire has the card and fights Ben's."""
    ada, ben = play.vampire("Ada", "DOM PRO"), play.vampire("Ben")
    play.on(ada, FORM)
    play.hand("Ben", *held)
    play.bleeds(ada).blocks(ben)
    return ada, ben


def test_monstrous_form__stays_on_the_vampire(play):
    ada = play.vampire("Ada", "DOM PRO")
    play.vampire("Ada")
    play.hand("Ada", FORM)
    play.acts("Ada").plays(FORM, "DOM+PRO")
    assert play.stealth == 1 if play.action else True
    play.finish() if play.action else None
    assert play[FORM].host == ada


def test_monstrous_form__strength_for_a_combat(play):
    ada, ben = fight(play, "dom pro", FORM, FORM)
    play.plays(FORM, "dom+pro")
    assert stats.strength(play.table, play[ada]) == 2
    assert not play.can(FORM), "once each round"
    to_strikes(play).choose(HANDS).choose(PASS)
    assert play[ben].blood == 3


def test_monstrous_form__locks_for_strength_this_round_only(play):
    ada, _ = formed(play, "Boxed In")
    play.uses(FORM)
    assert stats.strength(play.table, play[ada]) == 2
    assert not play.can(FORM)
    to_kind(play, "press").plays("Boxed In")
    assert stats.strength(play.table, play[ada]) == 1


@pytest.mark.parametrize(("kind", "reported"), [("range", LONG), ("press", SECOND_ROUND)])
def test_monstrous_form__locks_for_a_maneuver_or_press(play, kind, reported):
    formed(play)
    to_kind(play, kind).uses(FORM)
    assert play[FORM].locked
    play.finish()
    assert reported in play.log_sentences()


CLAWS = "Wolf Claws"


def clawed(play, level, *cards):
    """Ben's aggravated hands hit Ada's vampire."""
    ada, ben = fight(play, level, SKIN, *cards, theirs="pro", held=(CLAWS,))
    play.until("Ben", CLAWS).plays(CLAWS, "pro")
    return ada, ben


@pytest.mark.parametrize(("level", "blood"), [("for", 4), ("FOR", 5)])
def test_skin_of_night__heals_aggravated_damage(play, level, blood):
    ada, _ = clawed(play, level)
    to_strikes(play).choose(PASS).choose(HANDS)
    to_kind(play, "damage").plays(SKIN, level)
    play.finish() if play.action else None
    assert play[ada].region is Region.READY
    assert play[ada].blood == blood


def test_skin_of_night__lasts_for_the_round(play):
    ada, _ = clawed(play, "for")
    play.until("Ada", SKIN).plays(SKIN, "for")
    to_strikes(play).choose(PASS).choose(HANDS)
    play.finish() if play.action else None
    assert (play[ada].ready, play[ada].blood) == (True, 4)


def test_skin_of_night__not_at_superior_without_damage(play):
    clawed(play, "FOR")
    while play.action:
        assert not play.can(SKIN, "FOR")
        play.choose(PASS)


def shocked(play, level, *, flies=False, held=(), spy=False):
    ada, ben = play.vampire("Ada", f"{level} cel"), play.vampire("Ben", "cel")
    play[ben].set_mark(Trait.FLIGHT.value, int(flies))
    if spy:
        play.on(ben, "J. S. Simmons, Esq.")
    play.hand("Ada", SHOCK, "Flash")
    play.hand("Ben", *held)
    play.bleeds(ada).blocks(ben)
    return ada, ben


@pytest.mark.parametrize(("level", "n"), [("pot", 1), ("POT", 2)])
def test_earthshock__cannot_be_dodged(play, level, n):
    _, ben = shocked(play, level, held=("Side Strike",))
    to_strikes(play).plays(SHOCK, level).plays("Side Strike", "cel")
    play.finish() if play.action else None
    assert play[ben].blood == 5 - n


def test_earthshock__not_against_flight(play):
    shocked(play, "pot", flies=True)
    to_strikes(play)
    assert not play.can(SHOCK)


def test_earthshock__a_retainer_of_a_flyer_at_long_range(play):
    _, ben = shocked(play, "pot", flies=True, spy=True)
    play.game.apply(play.until("Ada", "Flash").ways("Flash", "cel")[0])
    to_strikes(play).plays(SHOCK, "pot")
    assert not play.offered(AIM, target=ben)
    play.choose(AIM)
    play.finish() if play.action else None
    assert play[ben].blood == 5
