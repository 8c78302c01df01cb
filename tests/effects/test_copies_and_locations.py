"""Lord Ephraim Wainwright, Therbold Realty."""

import pytest
from card_play import PLAIN, CardPlay

from vtes_deck.effects.vocab.choices import CHOOSE_CARD, DO_IT
from vtes_deck.engine.actions.permanents import EQUIP
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.mechanics.hand import DISCARD
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

EPHRAIM, REALTY, GOVERN = "Lord Ephraim Wainwright", "Therbold Realty", "Govern the Unaligned"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Lord Ephraim Wainwright


def learns(play, *library, card=GOVERN, level="dom", **fields):
    """Ephraim plays an action card, with these cards in the library. Return him and the cards."""
    lord = play.ready("Ada", EPHRAIM)
    play[lord].disciplines = {"dom": 2}
    play.vampire("Ben")
    play.hand("Ada", card, *["Villein"] * 6)
    found = play.library("Ada", *library, "Vessel")
    play.acts("Ada").plays(card, level, minion=lord, **fields)
    return lord, found


def test_lord_ephraim_wainwright__a_copy_moves_to_the_hand_after_a_success(play):
    _, (copy, *_) = learns(play, GOVERN, "Blood Doll", seat="Ben")
    play.choose(DO_IT)
    assert [one.target for one in play.options if one.verb is CHOOSE_CARD] == [copy]
    play.choose(CHOOSE_CARD, target=copy)
    assert play.zone(copy) is Zone.ASH_HEAP
    assert "Ada shuffles the library." in play.log_sentences()
    while not play.offered(DISCARD):
        play.choose(PASS)
    assert play.zone(copy) is Zone.HAND, "one card too many: DRW-05"
    play.choose(DISCARD, "Vessel")
    assert len(play.seat("Ada").hand) == 7


def test_lord_ephraim_wainwright__no_copy_after_a_block(play):
    _, (copy, *_) = learns(play, GOVERN, "Blood Doll", seat="Ben")
    play.choose(DO_IT).choose(CHOOSE_CARD, target=copy)
    ben = next(one.card for one in play.table.minions(1))
    play.blocks(ben).finish()
    assert play.zone(copy) is Zone.ASH_HEAP


def test_lord_ephraim_wainwright__no_old_copy_after_another_action(play):
    lord, (copy, *_) = learns(play, GOVERN, "Blood Doll", seat="Ben")
    play.uncontrolled("Ada", PLAIN)
    play.choose(DO_IT).choose(CHOOSE_CARD, target=copy)
    ben = next(one.card for one in play.table.minions(1))
    play.blocks(ben).finish()
    play[lord].locked = False
    play.acts("Ada").hunts(lord).finish()
    assert play.zone(copy) is Zone.ASH_HEAP


def test_lord_ephraim_wainwright__the_player_can_decline_and_find_none(play):
    _, (copy, *_) = learns(play, GOVERN, "Blood Doll", seat="Ben")
    play.choose(DO_IT).choose(PASS)
    assert play.zone(copy) is Zone.LIBRARY
    assert "Ada shuffles the library." in play.log_sentences()


def test_lord_ephraim_wainwright__no_copy_that_has_left_the_ash_heap(play):
    _, (copy, *_) = learns(play, GOVERN, "Blood Doll", seat="Ben")
    play.choose(DO_IT).choose(CHOOSE_CARD, target=copy)
    zones.remove(play.table, copy)
    play.finish()
    assert play.zone(copy) is Zone.REMOVED


def test_lord_ephraim_wainwright__not_for_the_cards_of_others(play):
    play.ready("Ada", EPHRAIM)
    other = play.vampire("Ada", "DOM")
    play.vampire("Ben")
    play.hand("Ada", GOVERN, *["Villein"] * 6)
    play.library("Ada", GOVERN, "Vessel")
    play.acts("Ada").plays(GOVERN, "dom", minion=other, seat="Ben")
    assert not play.offered(DO_IT)


def test_lord_ephraim_wainwright__only_for_action_cards(play):
    lord = play.ready("Ada", EPHRAIM)
    play.vampire("Ben")
    magnum = play.hand("Ada", ".44 Magnum", "Conditioning", *["Villein"] * 5)[0]
    play[lord].disciplines = {"dom": 2}
    play.library("Ada", ".44 Magnum", "Conditioning", "Vessel")
    play.acts("Ada").choose(EQUIP, magnum, minion=lord)
    assert not play.offered(DO_IT)
    play.finish()
    play[lord].locked = False
    play.acts("Ada").bleeds(lord)
    play.plays("Conditioning", "DOM")
    assert not play.offered(DO_IT)


# Therbold Realty


@pytest.mark.parametrize(("realty", "paid"), [(True, 1), (False, 2)])
def test_therbold_realty__a_location_costs_less_pool(play, realty, paid):
    play.in_play("Ada", REALTY) if realty else None
    play.hand("Ada", "The Parthenon")
    play.turn("Ada", Phase.MASTER)
    play.table.seats[0].master_actions = 1
    play.again()
    play.plays("The Parthenon")
    assert play.pool_of("Ada") == 30 - paid


def test_therbold_realty__a_card_payable_with_it_can_be_played(play):
    """PLY-10."""
    play.in_play("Ada", REALTY)
    play.hand("Ada", "The Parthenon")
    play.pool("Ada", 1)
    play.turn("Ada", Phase.MASTER)
    play.table.seats[0].master_actions = 1
    play.again()
    assert play.can("The Parthenon")


def test_therbold_realty__not_for_others_or_other_cards(play):
    play.in_play("Ben", REALTY)
    play.hand("Ada", "The Parthenon")
    play.turn("Ada", Phase.MASTER)
    play.table.seats[0].master_actions = 1
    play.again()
    play.plays("The Parthenon")
    assert play.pool_of("Ada") == 28


def equips(play, card, **facts):
    """The pool and blood that Ada's vampire pays for a card with which it equips."""
    play.in_play("Ada", REALTY)
    ada = play.vampire("Ada", **facts)
    (gear,) = play.hand("Ada", card)
    play.acts("Ada").choose(EQUIP, gear, minion=ada).finish()
    assert play.zone(gear) is Zone.IN_PLAY
    return 30 - play.pool_of("Ada"), 5 - play[ada].blood


@pytest.mark.parametrize(
    ("estate", "facts"),
    [("Palatial Estate", {}), ("The Ankara Citadel, Turkey", {"clan": "Tremere"})],
)
def test_therbold_realty__equipment_that_is_a_location_costs_less_blood(play, estate, facts):
    """By a ruling; both cards cost 2 blood."""
    assert equips(play, estate, **facts) == (0, 1)


def test_therbold_realty__other_equipment_is_not_cheaper(play):
    assert equips(play, ".44 Magnum") == (2, 0)
