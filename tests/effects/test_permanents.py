"""Equipment and retainers."""

import pytest
from card_play import CardPlay

from vtes_deck.effects.library.permanent.heart_of_nizchetus import TUCK
from vtes_deck.engine.actions.permanents import EMPLOY, EMPLOY_BASIC, EQUIP
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS, Option
from vtes_deck.engine.state.table import Phase
from vtes_deck.kernel.verdict import Forbidden


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def fight(play, *gear):
    """Ada's vampire with this equipment is blocked by one of Ben's. Return both minions."""
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    for name in gear:
        play.on(ada, name)
    play.bleeds(ada).blocks(ben)
    return ada, ben


def shots(play, card):
    """The present options for using a card in combat."""
    number = play.number(card)
    return [one for one in play.decision.options if one.card == number]


def test_44_magnum__shoots_at_long_range(play):
    _, ben = fight(play, ".44 Magnum")
    assert play.decision.kind == "range"
    play.game.apply(shots(play, ".44 Magnum")[0])
    play.finish()
    assert "The range is long." in play.log_sentences()
    assert play[ben].blood == 3


def test_44_magnum__only_one_maneuver_in_a_combat(play):
    ada, _ = fight(play, ".44 Magnum")
    play.game.apply(shots(play, ".44 Magnum")[0])
    assert not play.offered(MANEUVER, minion=ada)
    assert not play.decision or play.decision.kind != "range"


def test_44_magnum__costs_two_pool_to_equip(play):
    ada = play.vampire("Ada")
    play.hand("Ada", ".44 Magnum")
    play.acts("Ada").choose(EQUIP, ".44 Magnum")
    assert play[".44 Magnum"].host == ada
    assert play.pool_of("Ada") == 28


def test_ivory_bow__aggravated_damage(play):
    _, ben = fight(play, "Ivory Bow")
    play.game.apply(shots(play, "Ivory Bow")[0])
    play.choose(HANDS)
    play.finish()
    assert play[ben].in_torpor


def test_ivory_bow__gives_no_maneuver(play):
    fight(play, "Ivory Bow")
    assert play.decision.kind == "strike"


def test_bowl_of_convergence__intercept_with_auspex(play):
    ben = play.vampire("Ben", "AUS")
    play.on(ben, "Bowl of Convergence")
    ada = play.vampire("Ada", "OBF")
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(ada).blocks(ben)
    assert play.intercept(ben) == 1
    play.plays("Lost in Crowds", "OBF").plays("Bowl of Convergence")
    assert (play.intercept(ben), play[ben].blood) == (2, 4)


def test_bowl_of_convergence__nothing_without_and_less_with_basic_auspex(play):
    ben = play.vampire("Ben", "aus")
    other = play.vampire("Ben")
    play.on(ben, "Bowl of Convergence")
    ada = play.vampire("Ada", "OBF")
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(ada).blocks(ben).plays("Lost in Crowds", "OBF")
    assert (play.intercept(ben), play.intercept(other)) == (1, 0)
    assert not play.can("Bowl of Convergence")
    play[ben].disciplines = {}
    assert play.intercept(ben) == 0


def test_heart_of_nizchetus__draws_cards_and_returns_as_many(play):
    ada = play.vampire("Ada")
    play.on(ada, "Heart of Nizchetus")
    play.library("Ada", "Blood Doll", "Vessel", "Wider View")
    play.hand("Ada", *["Villein"] * 7)
    play.acts("Ada", Phase.UNLOCK).plays("Heart of Nizchetus", n=2)
    play.choose(TUCK, target="Wider View").choose(TUCK, target="Vessel")
    assert [play.table.cards[c].name for c in play.seat("Ada").library] == [
        "Vessel",
        "Wider View",
        "Blood Doll",
    ]
    assert len(play.seat("Ada").hand) == 7


def test_heart_of_nizchetus__not_while_its_bearer_is_in_torpor(play):
    torpid = play.torpor("Ada", "Alexandra")
    play.on(torpid, "Heart of Nizchetus")
    play.vampire("Ada")
    play.library("Ada", "Blood Doll", "Vessel", "Wider View")
    play.hand("Ada", *["Villein"] * 7)
    play.acts("Ada", Phase.UNLOCK)
    assert not play.can("Heart of Nizchetus")


def test_raven_spy__intercept_and_two_lives_at_superior(play):
    ada = play.vampire("Ada", "ANI")
    play.hand("Ada", "Raven Spy")
    play.acts("Ada").choose(EMPLOY, "Raven Spy")
    assert (play["Raven Spy"].blood, play.intercept(ada), play[ada].blood) == (2, 1, 4)


@pytest.mark.rule("PLY-07")
def test_raven_spy__basic_can_be_chosen_at_superior_but_not_the_reverse(play):
    ada, other = play.vampire("Ada", "ANI"), play.vampire("Ada", "ani")
    raven, _ = play.hand("Ada", "Raven Spy", "Mr. Winthrop")
    play.acts("Ada")
    assert not play.offered(EMPLOY_BASIC, minion=other)
    assert play.game.why_not(Option(EMPLOY_BASIC, raven, other)) == Forbidden("PLY-07")
    assert not play.offered(EMPLOY_BASIC, "Mr. Winthrop")
    play.choose(EMPLOY_BASIC, raven, minion=ada)
    assert (play[raven].blood, play.intercept(ada)) == (1, 1)


def test_raven_spy__one_life_at_basic_and_none_without_animalism(play):
    ada = play.vampire("Ada", "ani")
    other = play.vampire("Ada")
    play.hand("Ada", "Raven Spy")
    play.acts("Ada")
    assert not play.offered(EMPLOY, minion=other)
    play.choose(EMPLOY, minion=ada)
    assert play["Raven Spy"].blood == 1


def test_mr_winthrop__intercept_for_his_employer(play):
    ada = play.vampire("Ada")
    play.hand("Ada", "Mr. Winthrop")
    play.acts("Ada").choose(EMPLOY, "Mr. Winthrop")
    assert play.intercept(ada) == 1


def test_mr_winthrop__not_for_others(play):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    play.on(ada, "Mr. Winthrop")
    assert play.intercept(other) == 0
    assert play.matching(PASS) == []


def test_no_second_copy_of_a_unique_card_is_offered(play):
    ada = play.vampire("Ada")
    play.on(ada, "Bowl of Convergence")
    play.hand("Ada", "Bowl of Convergence")
    play.vampire("Ada")
    play.acts("Ada")
    assert not play.offered(EQUIP)


def test_a_second_copy_of_a_unique_card_is_offered_to_another(play):
    play.on(play.vampire("Ben"), "Bowl of Convergence")
    play.vampire("Ada")
    play.hand("Ada", "Bowl of Convergence")
    play.acts("Ada")
    assert play.offered(EQUIP)
