"""Allies, equipment and trophies without a declaration, played as they are read."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

DRAWN = {Zone.LIBRARY, Zone.HAND}
"""Where a card is that has gone to an empty library, from which its owner may draw it."""


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_kherebutu__burns_only_a_young_tremere_with_himself(play):
    kherebutu = play.ready("Ada", "Kherebutu")
    young = play.vampire("Ben", clan="Tremere", capacity=4)
    old = play.vampire("Ben", clan="Tremere", capacity=5)
    other = play.vampire("Ben", clan="Brujah", capacity=2)
    play.acts("Ada")
    assert [play.can(kherebutu, target=one) for one in (young, old, other)] == [True, False, False]
    play.plays(kherebutu, target=young).finish()
    assert play.zone(young) is Zone.ASH_HEAP
    assert play.zone(kherebutu) in DRAWN


def test_qetu__goes_to_the_library_only_from_play(play):
    qetu = play.ready("Ada", "Qetu the Evil Doer")
    zones.burn(play.table, qetu)
    assert play.zone(qetu) in DRAWN
    (card,) = play.hand("Ada", "Qetu the Evil Doer")
    zones.discard(play.table, card)
    assert play.zone(card) is Zone.ASH_HEAP


@pytest.mark.parametrize(("blocked", "zone"), [("vampire", Zone.ASH_HEAP), ("ally", Zone.IN_PLAY)])
def test_member_of_the_entourage__burned_if_it_blocks_a_vampire_not_an_ally(play, blocked, zone):
    member = play.ready("Ben", "Member of the Entourage")
    acting = play.vampire("Ada") if blocked == "vampire" else play.ready("Ada", "Loyal Street Gang")
    play.bleeds(acting).blocks(member)
    assert play.zone(member) is zone


def test_harzomatuili__intercept_for_life_once_in_a_directed_action(play):
    beast, ada = play.ready("Ben", "Harzomatuili"), play.vampire("Ada", "OBF")
    life = play[beast].blood
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(ada).choose(BLOCK, minion=beast).plays("Lost in Crowds", "OBF")
    play.until("Ben", beast).uses("Harzomatuili")
    assert play[beast].blood == life - 1
    assert play.intercept(beast) == 1
    assert not play.can("Harzomatuili")


def test_trophy_safe_passage__a_ready_vampire_is_not_a_target_but_a_vampire_in_torpor_is(play):
    play.vampire("Ada")
    safe, other = play.vampire("Ben"), play.vampire("Ben")
    play.on(safe, "Trophy: Safe Passage", "Ben")
    play.hand("Ada", "Bum's Rush")
    play.acts("Ada")
    assert play.can("Bum's Rush", target=other)
    assert not play.can("Bum's Rush", target=safe)


def test_ishtarri_warlord__a_maneuver_or_press_in_each_combat_not_both(play):
    ada, ben = play.vampire("Ada", clan="Ishtarri"), play.vampire("Ben")
    play.hand("Ada", "Ishtarri Warlord")
    play.acts("Ada", Phase.MASTER).plays("Ishtarri Warlord", target=ada)
    play.bleeds(ada).blocks(ben)
    verbs = set()
    for _ in range(12):
        verbs |= {one.verb.name for one in play.options}
        play.choose(PASS)
    assert any("maneuver" in one for one in verbs)
    assert any("press" in one for one in verbs)


def test_powerbase_mexico_city__must_move_1_blood_each_turn(play):
    (base,) = play.hand("Ada", "Powerbase: Mexico City")
    play.acts("Ada", Phase.MASTER).plays("Powerbase: Mexico City")
    assert play[base].blood == 5
    pool = play.pool_of("Ada")
    play.turn("Ada")
    assert PASS not in {one.verb for one in play.options}
    play.uses("Powerbase: Mexico City")
    assert (play[base].blood, play.pool_of("Ada")) == (4, pool + 1)


def test_out_of_control__no_old_vampire_and_once_in_a_game(play):
    young = play.vampire("Ben", clan="Brujah antitribu", capacity=5)
    old = play.vampire("Cleo", clan="Brujah antitribu", capacity=6)
    play.hand("Ada", "Out of Control", "Out of Control")
    play.acts("Ada", Phase.MASTER)
    assert not play.can("Out of Control", target=old)
    play.plays("Out of Control", target=young)
    assert play.zone(young) is Zone.ASH_HEAP
    play.vampire("Ben", clan="Brujah antitribu", capacity=3)
    assert not play.acts("Ada", Phase.MASTER).can("Out of Control")


def test_veneficorum__a_tremere_of_another_attacks_the_bearer_but_a_brujah_does_not(play):
    ada = play.vampire("Ada")
    play.on(ada, "Veneficorum Artum Sanguis")
    tremere, brujah = play.vampire("Ben", clan="Tremere"), play.vampire("Ben", clan="Brujah")
    play.acts("Ben")
    assert play.can("Veneficorum Artum Sanguis", minion=tremere)
    assert not play.can("Veneficorum Artum Sanguis", minion=brujah)
