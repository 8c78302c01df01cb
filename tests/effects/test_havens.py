"""Havens, and other equipment for actions of its bearer or against those of others."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.actions.permanents import EQUIP
from vtes_deck.engine.actions.torpor_actions import RESCUE
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

CHAINSAW = "Muddled Vampire Hunter"
"""An ally that attacks vampires."""


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def attacked(play, name, **facts):
    """Dora's ally attacks Ada's vampire with this equipment. Return vampire, card and ally."""
    ada = play.vampire("Ada", **facts)
    card = play.on(ada, name)
    hunter = play.ready("Dora", CHAINSAW)
    play.vampire("Ada")
    play.acts("Dora").uses(CHAINSAW, minion=hunter, target=ada)
    return ada, card, hunter


# Zaire River Ferry


def test_zaire_river_ferry__an_action_at_its_lasombra_fails(play):
    ada, ferry, hunter = attacked(play, "Zaire River Ferry", clan="Lasombra")
    play.until("Ada", ferry).uses(ferry)
    assert play[ferry].locked
    play.finish()
    assert (play[ada].blood, play[hunter].locked, play[hunter].life) == (5, True, 1)


def test_zaire_river_ferry__not_for_a_bearer_of_another_clan(play):
    _, ferry, _ = attacked(play, "Zaire River Ferry")
    while play.action:
        assert not play.can(ferry)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_zaire_river_ferry__not_for_actions_at_others(play):
    ferry = play.on(play.vampire("Ada", clan="Lasombra"), "Zaire River Ferry")
    play.bleeds(play.vampire("Dora"))
    while play.action:
        assert not play.can(ferry, words="fails")
        play.choose(PASS)


def test_zaire_river_ferry__stealth_for_its_lasombra_only_when_needed(play):
    ada, ben = play.vampire("Ada", clan="Lasombra"), play.vampire("Ben")
    ferry = play.on(ada, "Zaire River Ferry")
    play.bleeds(ada)
    assert not play.can(ferry)
    play.blocks(ben)
    play.uses(ferry, words="stealth")
    assert play.stealth == 1


def test_zaire_river_ferry__no_second_haven(play):
    ada = play.vampire("Ada", clan="Lasombra")
    play.on(ada, "Body Bag")
    play.hand("Ada", "Zaire River Ferry")
    play.acts("Ada")
    assert not play.offered(EQUIP, minion=ada)


# Body Bag


def test_body_bag__an_anarch_lets_the_action_fail_for_two_blood(play):
    ada, bag, _ = attacked(play, "Body Bag", sect=Sect.ANARCH)
    play.until("Ada", bag).uses(bag)
    play.finish()
    assert play[ada].blood == 3


def test_body_bag__not_for_others(play):
    _, bag, _ = attacked(play, "Body Bag")
    while play.action:
        assert not play.can(bag)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_body_bag__not_without_two_blood(play):
    _, bag, _ = attacked(play, "Body Bag", sect=Sect.ANARCH, blood=1)
    while play.action:
        assert not play.can(bag)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


# Catacombs


def test_catacombs__a_rescue_has_stealth_and_costs_less(play):
    ada, out = play.vampire("Ada"), play.torpor("Ada", "Sonja Blue")
    play.on(ada, "Catacombs")
    play.vampire("Ben")
    play.acts("Ada")
    (option,) = play.matching(RESCUE, minion=ada, target=out, n=1)
    play.choose(RESCUE, minion=ada, target=out, n=option.n)
    assert play.stealth == 2
    play.finish()
    assert (play[ada].blood, play[out].ready) == (4, True)


def test_catacombs__no_stealth_in_other_actions(play):
    ada = play.vampire("Ada")
    play.on(ada, "Catacombs")
    play.vampire("Ben")
    play.bleeds(ada)
    assert play.stealth == 0


# Shaal Fragment


def test_shaal_fragment__two_more_cards_for_whoever_has_it(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    fragment = play.on(ada, "Shaal Fragment")
    gang = play.ready("Ben", CHAINSAW)
    play.library("Ada", *["Conditioning"] * 20)
    play.library("Ben", *["Conditioning"] * 20)
    play.acts("Ben")
    assert len(play.seat("Ada").hand) == 9
    assert not play.can(fragment, minion=gang)
    play.uses(fragment, minion=ben)
    while play[fragment].host != ben or play.decision.kind == "discard":
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.options[0])
    assert play[fragment].host == ben
    assert (len(play.seat("Ada").hand), len(play.seat("Ben").hand)) == (7, 9)


def test_shaal_fragment__not_by_its_bearer(play):
    ada = play.vampire("Ada")
    fragment = play.on(ada, "Shaal Fragment")
    play.acts("Ada")
    assert not play.can(fragment, minion=ada)


# Flaming Candle


def test_flaming_candle__vampires_cannot_block_allies_can(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    gang = play.ready("Ben", CHAINSAW)
    candle = play.on(ada, "Flaming Candle")
    play.bleeds(ada).uses(candle)
    assert (play[ada].blood, play.zone(candle)) == (4, Zone.ASH_HEAP)
    while play.decision.kind != "block":
        play.choose(PASS)
    assert {one.minion for one in play.options if one.verb is not PASS} == {gang}
    assert play[ben].ready


def test_flaming_candle__only_one_in_a_game(play):
    ada = play.vampire("Ada")
    play.vampire("Ben")
    play.hand("Ada", "Flaming Candle")
    play.hand("Dora", "Flaming Candle")
    play.acts("Ada").choose(EQUIP, minion=ada)
    play.finish()
    assert play[ada].attached
    dora = play.vampire("Dora")
    play.acts("Dora")
    assert not play.offered(EQUIP, minion=dora)


def test_flaming_candle__not_again_after_a_failed_equip_action(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.hand("Ada", "Flaming Candle")
    play.hand("Dora", "Flaming Candle")
    play[ben].disciplines = {}
    play.acts("Ada").choose(EQUIP, minion=ada)
    play.action.failed = True
    play.finish()
    dora = play.vampire("Dora")
    play.acts("Dora")
    assert not play.offered(EQUIP, minion=dora)


# Concoction of Vitality


def test_concoction_of_vitality__no_disciplines_until_the_action_is_over(play):
    ada = play.vampire("Ada", "dom for")
    play.vampire("Ben"), play.ready("Ben", CHAINSAW)
    potion = play.on(ada, "Concoction of Vitality")
    play.hand("Ada", "Conditioning", "Freak Drive")
    play.bleeds(ada)
    play.uses(potion)
    assert play.zone(potion) is Zone.ASH_HEAP
    while play.action:
        assert not play.can("Conditioning")
        assert not play.can("Freak Drive")
        play.choose(PASS)
    assert play.pool_of("Ben") == 29


def test_concoction_of_vitality__after_an_action_that_requires_a_discipline(play):
    ada = play.vampire("Ada", "dom")
    play.vampire("Ben")
    potion = play.on(ada, "Concoction of Vitality")
    play.hand("Ada", "Govern the Unaligned")
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=ada, seat="Ben")
    play.uses(potion)
    play.finish() if play.action else None
    assert play.pool_of("Ben") == 27
