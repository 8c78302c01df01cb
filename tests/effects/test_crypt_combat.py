"""Vampires whose text acts in combat."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import logged
from vampire_texts import to_decision

from vtes_deck.effects.vocab.choices import DO_IT
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def fight(play, name, blood=None, **facts):
    """The vampire is Ada's and is blocked by one of Ben's. Return both minions."""
    ada, ben = play.ready("Ada", name, blood), play.vampire("Ben", **facts)
    play.bleeds(ada).blocks(ben)
    return ada, ben


# The unnamed


def test_the_unnamed__strikes_at_long_range_for_1_blood(play):
    card, ben = fight(play, "The unnamed", 5)
    assert to_decision(play, "strike")
    play.choose(USE, "The unnamed").choose(HANDS, minion=ben)
    play.finish()
    assert play[card].blood == 5 - 1 - 1
    assert play[ben].in_torpor


def test_the_unnamed__not_without_blood(play):
    card, ben = play.ready("Ada", "The unnamed", 1), play.vampire("Ben")
    play.bleeds(card)
    play[card].blood = 0
    play.table.bank += 1
    play.blocks(ben)
    assert to_decision(play, "strike")
    assert not play.offered(USE, "The unnamed")


# Adrino Manauara, Saku Pihlajamäki


def test_adrino_manauara__must_press_to_continue(play):
    card, _ = fight(play, "Adrino Manauara")
    assert to_decision(play, "press")
    assert play.offered(PRESS_ON, card)
    assert not play.offered(PASS)
    play.choose(PRESS_ON, card)
    play.finish()
    assert logged(play, "Round 2")
    assert not logged(play, "Round 3"), "one press in a combat"


def test_adrino_manauara__not_against_a_press_to_continue(play):
    """It continues a combat and never ends one."""
    card, other = play.ready("Ada", "Adrino Manauara"), play.ready("Ben", "Adrino Manauara")
    play.bleeds(card).blocks(other)
    assert to_decision(play, "press")
    play.choose(PRESS_ON, card)
    assert logged(play, "presses to continue")
    assert not play.offered(PRESS_ON, other)
    assert not logged(play, "presses to end")


def test_saku_pihlajamaki__maneuvers_once_in_a_combat(play):
    card, _ = fight(play, "Saku Pihlajamäki")
    assert to_decision(play, "range")
    assert play.offered(PASS), "it is optional"
    play.choose(USE, card)
    assert logged(play, "maneuvers to long range")
    assert not to_decision(play, "range")


def test_saku_pihlajamaki__not_when_others_fight(play):
    play.ready("Ada", "Saku Pihlajamäki")
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    assert not to_decision(play, "range")


# Phaibun


def phaibun(play, *cards):
    play.hand("Ada", *cards)
    return fight(play, "Phaibun", 5)


def test_phaibun__dodges_for_a_card(play):
    card, _ = phaibun(play, "Vessel", "Villein")
    assert to_decision(play, "strike")
    play.choose(USE, card)
    play.finish()
    assert play[card].blood == 5
    assert len(play.seat("Ada").hand) == 1


def test_phaibun__not_without_cards(play):
    card, _ = phaibun(play)
    assert to_decision(play, "strike")
    assert not play.offered(USE, card)


def test_phaibun__once_in_a_combat(play):
    card, other = play.ready("Ada", "Phaibun", 5), play.ready("Ben", "Adrino Manauara")
    play.hand("Ada", "Vessel", "Villein")
    play.bleeds(card).blocks(other)
    assert to_decision(play, "strike")
    play.choose(USE, card)
    while not logged(play, "Round 2"):
        play.choose(PRESS_ON) if play.offered(PRESS_ON) else play.choose(HANDS)
    assert to_decision(play, "strike")
    assert not play.offered(USE, card)


# Kasim Bayar


def test_kasim_bayar__strength_for_a_political_action(play):
    play.hand("Ada", "Kine Resources Contested", "Vessel")
    card, ben = fight(play, "Kasim Bayar")
    assert not play.can("Kasim Bayar", target="Vessel")
    play.plays("Kasim Bayar", target="Kine Resources Contested")
    assert stats.strength(play.table, play[card]) == 3
    assert play.zone("Kine Resources Contested") is Zone.ASH_HEAP
    while play.action:
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play[ben].blood == 2
    assert stats.strength(play.table, play[card]) == 1


def test_kasim_bayar__once_and_only_in_his_combats(play):
    play.hand("Ada", "Kine Resources Contested", "Kine Resources Contested")
    other = play.vampire("Ada")
    ben = play.vampire("Ben")
    card = play.ready("Ada", "Kasim Bayar")
    play.bleeds(other).blocks(ben)
    while play.action:
        assert not play.can("Kasim Bayar")
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    play[ben].locked = False
    play.bleeds(card).blocks(ben)
    play.game.apply(play.ways("Kasim Bayar")[0])
    assert not play.can("Kasim Bayar")


# Matasuntha


def test_matasuntha__a_pool_for_one_sent_to_torpor(play):
    _, ben = fight(play, "Matasuntha", blood=None)
    play[ben].blood = 1
    play.table.bank += 4
    while not play.offered(DO_IT):
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play[ben].in_torpor
    play.choose(DO_IT)
    assert play.pool_of("Ada") == 31


def test_matasuntha__and_for_one_that_is_burned(play):
    card, gang = play.ready("Ada", "Matasuntha"), play.ready("Ben", PLAIN_ALLY)
    play.bleeds(card).blocks(gang)
    while not play.offered(DO_IT):
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play.pool_of("Ada") == 30
    play.choose(PASS)
    assert play.zone(gang) is Zone.ASH_HEAP
    assert play.pool_of("Ada") == 30, "she can decline"


def test_matasuntha__not_for_one_that_stays(play):
    card, _ = fight(play, "Matasuntha")
    while play.action:
        assert not play.offered(DO_IT)
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play[card].ready


def test_matasuntha__not_for_combats_of_others(play):
    play.ready("Ada", "Matasuntha")
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play[ben].blood = 0
    play.table.bank += 5
    play.bleeds(ada).blocks(ben)
    while play.action:
        assert not play.offered(DO_IT)
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play[ben].in_torpor


def test_matasuntha__and_for_an_imbued_that_is_incapacitated(play):
    imbued = next(card for card in play.cards.crypt if "Imbued" in card.types)
    card, other = play.ready("Ada", "Matasuntha"), play.ready("Ben", imbued.unique_name)
    play.table.bank += play[other].blood - 1
    play[other].blood = 1
    play.bleeds(card).blocks(other)
    while not play.offered(DO_IT):
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play[other].region is Region.INCAPACITATED


def test_matasuntha__not_for_a_minion_burned_outside_of_combat(play):
    play.ready("Ada", "Matasuntha")
    gang, ada, ben = play.ready("Ben", PLAIN_ALLY), play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    zones.burn(play.table, gang)
    while play.action:
        assert not play.offered(DO_IT)
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play.pool_of("Ada") == 30


def test_a_maneuver_that_a_vampire_has_is_not_a_granted_one(play):
    """It is used as an ability, so that it can be used once in a combat and not in each round."""
    fight(play, "Saku Pihlajamäki")
    assert to_decision(play, "range")
    assert not play.offered(MANEUVER)


# Stanislava: her text about blocks is in test_crypt_actions


def test_stanislava__retainers_are_silent_in_combat_with_her(play):
    card, ben = play.ready("Ada", "Stanislava"), play.vampire("Ben")
    play.on(ben, "Mr. Winthrop")
    assert play.intercept(ben) == 1
    play.bleeds(card)
    assert play.intercept(ben) == 1, "not before there is a combat"
    play.blocks(ben)
    while play.table.current(Combat) is None:
        play.choose(PASS)
    assert play.intercept(ben) == 0
    play.finish()
    assert play.intercept(ben) == 1


def test_stanislava__not_those_in_other_combats_or_her_own(play):
    stanislava = play.ready("Ada", "Stanislava")
    play.on(stanislava, "Mr. Winthrop")
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.on(ben, "Mr. Winthrop")
    play.bleeds(ada).blocks(ben)
    while play.table.current(Combat) is None:
        play.choose(PASS)
    assert (play.intercept(ben), play.intercept(stanislava)) == (1, 1)


def test_stanislava__vampires_are_not_silent(play):
    card, martina = play.ready("Ada", "Stanislava"), play.ready("Ben", "Martina Srnankova")
    play.bleeds(card)
    assert play.intercept(martina) == 1
    play.blocks(martina)
    while play.table.current(Combat) is None:
        play.choose(PASS)
    assert play.intercept(martina) == 1, "the bleed is still under way"


def test_stanislava__equipment_still_works(play):
    card, ben = play.ready("Ada", "Stanislava"), play.vampire("Ben")
    play.on(ben, "Bowl of Convergence")
    play.on(ben, ".44 Magnum")
    play.bleeds(card).blocks(ben)
    assert to_decision(play, "range")
    assert any(one.card == play.number(".44 Magnum") for one in play.decision.options)
