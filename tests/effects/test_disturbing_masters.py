"""Masters that cancel, thwart or replace effects of others."""

import pytest
from card_play import PLAIN, PLAIN_ALLY, CardPlay
from referendums import PRINCE, calls, poll

from cardbase.terms import Sect
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.actions.torpor_actions import RESCUE
from vtes_deck.engine.cards.cost_reductions import REDUCE
from vtes_deck.engine.mechanics import hand
from vtes_deck.engine.state.decisions import PASS, DecisionKind
from vtes_deck.engine.state.table import Phase, Until, Zone
from vtes_deck.engine.status import torpor
from vtes_deck.engine.status.disciplines import levels

DARK, DIRECT = "Dark Influences", "Direct Intervention"
CARVER, CAPUCHIN = "Carver's Meat Packing and Storage", "Visit from the Capuchin"
CAMP, VOX, KAYMAKLI = "Twilight Camp", "Vox Domini", "Kaymakli Nightmares"
RUINS, AGENT, LIBERTAS = "Ruins of Charizel", "Agent of Power", "Libertas"
GOVERN = "Govern the Unaligned"
ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_dark_influences__cancels_and_bans_a_minion_card(play):
    ada, other = play.vampire("Ada", "DOM"), play.vampire("Ada", "DOM")
    play.hand("Ada", GOVERN, GOVERN)
    play.hand("Ben", DARK)
    play.acts("Ada").plays(GOVERN, "dom", minion=ada).until("Ben", DARK).plays(DARK)
    assert play[ada].blood == 5
    assert play.zone(DARK) is Zone.IN_PLAY
    assert not play.can(GOVERN, minion=ada)
    assert not play.can(GOVERN, minion=other), "that card cannot be played again"
    play.table.end_effects(Until.TURN)
    play.again()
    assert play.can(GOVERN, minion=other), "in a later turn it can"


def test_dark_influences__the_next_cancellation_is_cancelled(play):
    ada = play.vampire("Ada", "DOM")
    play.in_play("Ben", DARK)
    play.hand("Ada", GOVERN)
    play.hand("Cleo", DIRECT)
    play.acts("Ada").plays(GOVERN, "dom", minion=ada).until("Cleo", DIRECT).plays(DIRECT)
    assert play.pool_of("Cleo") == 30, "its cost is not paid"
    assert play.zone(DARK) is Zone.ASH_HEAP
    assert play.action is not None or play.pool_of("Ben") < 30, "the action continues"


def test_dark_influences__not_a_cancelled_master_card(play):
    play.in_play("Ben", DARK)
    play.hand("Ada", "Channel 10")
    play.hand("Cleo", "Sudden Reversal")
    play.acts("Ada", Phase.MASTER).plays("Channel 10")
    play.until("Cleo", "Sudden Reversal").plays("Sudden Reversal")
    assert play.zone("Channel 10") is Zone.ASH_HEAP
    assert play.zone(DARK) is Zone.IN_PLAY


def test_libertas__no_ally_blocks_this_anarch(play):
    ada, other = play.vampire("Ada", **ANARCH), play.vampire("Ada")
    play.on(ada, LIBERTAS)
    ally = play.ready("Ben", PLAIN_ALLY)
    play.vampire("Ben")
    play.bleeds(ada)
    assert all(one.minion != ally for one in play.options)
    play.finish().bleeds(other).blocks(ally)


def test_libertas__reactions_with_dominate_cost_1_blood_more_while_it_acts(play):
    ada, other = play.vampire("Ada", **ANARCH), play.vampire("Ada")
    play.on(ada, LIBERTAS)
    ben = play.vampire("Ben", "DOM")
    play.vampire("Cleo")
    play.hand("Ben", "Deflection", "Deflection")
    play.bleeds(ada).until("Ben", "Deflection").plays("Deflection", "DOM", seat="Cleo")
    assert play[ben].blood == 3
    play.finish()
    play[ben].locked = False
    play.acts("Ada").bleeds(other).until("Ben", "Deflection")
    play.plays("Deflection", "DOM", seat="Cleo")
    assert play[ben].blood == 2, "not while another vampire acts"


def test_piper__an_ally_that_cannot_act_this_turn(play):
    ada = play.vampire("Ada", **ANARCH)
    play.vampire("Ada")
    play.hand("Ada", "Piper", "Carlton Van Wyk")
    play.acts("Ada", Phase.MASTER).plays("Piper", target=ada)
    play.game.apply(play.decision.options[0])
    assert play.zone("Carlton Van Wyk") is Zone.IN_PLAY
    assert play[ada].locked
    assert play["Carlton Van Wyk"].resting
    assert play.pool_of("Ada") < 30


def test_piper__a_reduction_that_names_no_action_applies(play):
    ada = play.vampire("Ada", **ANARCH)
    play.vampire("Ada")
    play.in_play("Ada", "Powerbase: Tshwane")
    play.hand("Ada", "Piper", "Carlton Van Wyk")
    cost = play.table.cards[play.number("Carlton Van Wyk")].pool_cost
    play.acts("Ada", Phase.MASTER).plays("Piper", target=ada)
    play.game.apply(play.decision.options[0])
    play.choose(REDUCE, "Powerbase: Tshwane")
    assert play.pool_of("Ada") == 30 - cost + 1


def test_piper__a_retainer_for_the_anarch(play):
    ada = play.vampire("Ada", **ANARCH)
    play.vampire("Ada")
    play.hand("Ada", "Piper", "Jackie Therman")
    play.acts("Ada", Phase.MASTER).plays("Piper", target=ada)
    play.game.apply(play.decision.options[0])
    assert play["Jackie Therman"].host == ada


def test_piper__not_without_a_card_or_by_a_locked_anarch_or_another_vampire(play):
    ada, other = play.vampire("Ada", **ANARCH), play.vampire("Ada")
    play.hand("Ada", "Piper")
    assert not play.acts("Ada", Phase.MASTER).can("Piper")
    play.hand("Ada", "Jackie Therman")
    play.acts("Ada", Phase.MASTER)
    assert play.can("Piper", target=ada)
    assert not play.can("Piper", target=other)
    play[ada].locked = True
    assert not play.acts("Ada", Phase.MASTER).can("Piper")


def hostage(play, capacity=3):
    """Ada has the location, and a small vampire of Ben's goes to torpor."""
    place = play.in_play("Ada", CARVER)
    ben = play.vampire("Ben", capacity=capacity)
    torpor.send(play.table, play[ben])
    return place, ben


def test_carvers_meat_packing_and_storage__hostages_cannot_be_rescued_or_diablerised(play):
    _, ben = hostage(play)
    rescuer, ada = play.vampire("Ben"), play.vampire("Ada")
    play.acts("Ben")
    assert not play.offered(RESCUE, target=ben)
    play.acts("Ada")
    assert not play.offered(DIABLERISE, minion=ada, target=ben)
    torpor.leave(play.table, play[ben])
    assert play[ben].in_torpor
    assert play[rescuer].ready


def test_carvers_meat_packing_and_storage__not_a_vampire_with_capacity_4(play):
    _, ben = hostage(play, capacity=4)
    play.vampire("Ben")
    assert play.acts("Ben").offered(RESCUE, target=ben)


def test_carvers_meat_packing_and_storage__blood_for_each_hostage(play):
    hostage(play)
    another = play.vampire("Cleo", capacity=2)
    torpor.send(play.table, play[another])
    ada = play.vampire("Ada", blood=1)
    play.acts("Ada", Phase.MASTER).uses(CARVER, target=ada)
    assert play[ada].blood == 3


def test_carvers_meat_packing_and_storage__a_ransom_in_any_unlock_phase_but_only_once(play):
    _, ben = hostage(play)
    payer = play.vampire("Ben")
    play.turn("Cleo").until("Ben", CARVER).uses(CARVER, target=payer)
    while play.decision.kind is DecisionKind.TARGET:
        assert play.asked == "Ben"
        play.game.apply(play.decision.options[0])
    assert play[payer].blood == 3
    torpor.leave(play.table, play[ben])
    assert play[ben].ready


def test_carvers_meat_packing_and_storage__hostages_are_free_when_it_leaves_play(play):
    place, ben = hostage(play)
    play.vampire("Ben")
    from vtes_deck.engine.mechanics import zones

    zones.burn(play.table, place)
    assert play.acts("Ben").offered(RESCUE, target=ben)


def visited(play, cards=9):
    play.library("Ada", *["Ascendance"] * cards)
    play.hand("Ada", CAPUCHIN, *["Ascendance"] * 6)
    play.vampire("Ada")
    play.acts("Ada", Phase.MASTER).plays(CAPUCHIN)
    return play.seat("Ada").hand


def test_visit_from_the_capuchin__four_cards_more(play):
    assert len(visited(play)) == 11
    assert play[CAPUCHIN].blood == 4


def test_visit_from_the_capuchin__a_counter_instead_of_a_replacement(play):
    cards = visited(play)
    play.acts("Ada", Phase.MASTER).plays("Ascendance")
    assert len(cards) == 10
    assert play[CAPUCHIN].blood == 3


def test_visit_from_the_capuchin__a_card_of_another_that_is_replaced_later_does_not_matter(play):
    cards = visited(play)
    [late] = play.hand("Ben", "Blur")
    hand.not_replaced(play.table, late, Until.DISCARD)
    play.acts("Ada", Phase.MASTER).plays("Ascendance")
    assert len(cards) == 10
    assert play[CAPUCHIN].blood == 3


def test_visit_from_the_capuchin__not_the_cards_of_a_larger_hand(play):
    cards = visited(play)
    play.in_play("Ada", "Elder Library")
    hand.adjust(play.table, 0)
    assert len(cards) == 12
    assert play[CAPUCHIN].blood == 4


def test_visit_from_the_capuchin__is_burned_with_its_last_counter_and_then_cards_are_replaced(play):
    cards = visited(play)
    for left in (10, 9, 8, 7, 7):
        play.seat("Ada").master_actions = 1
        play.acts("Ada", Phase.MASTER).plays("Ascendance")
        assert len(cards) == left
    assert play.zone(CAPUCHIN) is Zone.ASH_HEAP


def test_twilight_camp__a_new_vampire_becomes_anarch(play):
    camp = play.in_play("Ada", CAMP)
    play.blood(camp, 4)
    new = play.uncontrolled("Ada", PLAIN, 11)
    play.acts("Ada", Phase.INFLUENCE)
    play.game.apply(next(one for one in play.options if one.verb.name == "control"))
    play.game.apply(play.decision.options[0])
    assert play[new].sect is Sect.ANARCH
    assert play[camp].blood == 3


def test_twilight_camp__a_master_phase_action_only_for_an_anarch(play):
    camp = play.in_play("Ada", CAMP)
    play.blood(camp, 1)
    ada, other = play.vampire("Ada", blood=1, **ANARCH), play.vampire("Ada", blood=1)
    play.acts("Ada", Phase.MASTER)
    assert not play.can(CAMP, target=other)
    play.uses(CAMP, target=ada)
    assert play[ada].blood == 2
    assert play.zone(camp) is Zone.ASH_HEAP


def test_vox_domini__the_referendum_fails(play):
    play.hand("Ben", VOX)
    calls(play, "Anarchist Uprising", **PRINCE)
    play.until("Ben", VOX).plays(VOX)
    poll(play)
    assert any(one.startswith("The referendum fails, ") for one in play.log_sentences())


def test_vox_domini__not_on_a_referendum_that_has_failed(play):
    play.hand("Ben", VOX), play.hand("Cleo", VOX)
    calls(play, "Anarchist Uprising", **PRINCE)
    play.until("Ben", VOX).plays(VOX)
    while play.action:
        assert not play.can(VOX)
        play.choose(PASS)


def test_vox_domini__each_only_once_in_a_game(play):
    play.hand("Ben", VOX)
    calls(play, "Anarchist Uprising", **PRINCE)
    play.until("Ben", VOX).plays(VOX)
    while play.action:
        play.choose(PASS)
    assert play.table.has_used("played 102132", 1, Until.SOURCE)
    assert not play.table.has_used("played 102132", 2, Until.SOURCE)


def test_kaymakli_nightmares__blood_becomes_pool_and_others_come(play):
    old = play.uncontrolled("Ada", "Anson", 3)
    play.crypt("Ada", "Anson", "Anson", "Anson")
    play.hand("Ada", KAYMAKLI)
    play.acts("Ada", Phase.MASTER).plays(KAYMAKLI)
    assert play.pool_of("Ada") == 33
    assert len(play.seat("Ada").uncontrolled) == 1
    assert len(play.seat("Ada").crypt) == 3
    assert set(play.seat("Ada").uncontrolled.values()) == {0}
    assert play.zone(old) in {Zone.CRYPT, Zone.UNCONTROLLED}


def test_kaymakli_nightmares__only_one_in_a_game(play):
    first, _ = play.hand("Ada", KAYMAKLI, KAYMAKLI)
    play.acts("Ada", Phase.MASTER).plays(KAYMAKLI)
    play.seat("Ada").master_actions = 1
    play.acts("Ada", Phase.MASTER)
    assert not play.can(KAYMAKLI)
    assert play.zone(first) is Zone.ASH_HEAP


def ruins(play, n):
    place = play.in_play("Ada", RUINS)
    play.blood(place, n)
    return place


def test_ruins_of_charizel__the_price_of_infernal_minions_reduces_a_bleed(play):
    place = ruins(play, 1)
    ada = play.vampire("Ada", clan="Baali", locked=True)
    play[ada].set_mark("infernal", 1)
    play.turn("Ada")
    play.game.apply(next(one for one in play.options if ada in {one.minion, one.card}))
    assert play[place].blood == 2
    play.table.stack.clear()
    dora = play.vampire("Dora")
    play.acts("Dora").bleeds(dora, "Ada").until("Ada", RUINS).uses(RUINS, n=1)
    assert play[place].blood == 1
    assert play.pool_of("Ada") == 29


def test_ruins_of_charizel__not_against_a_bleed_of_another(play):
    ruins(play, 2)
    ada = play.vampire("Ada")
    play.bleeds(ada)
    assert not play.can(RUINS)


def test_ruins_of_charizel__the_counters_do_not_outlast_the_turn_of_the_predator(play):
    place = ruins(play, 2)
    play.turn("Ben", Phase.DISCARD)
    assert play[place].blood == 2
    play.turn("Dora", Phase.DISCARD)
    assert play[place].blood == 0


def test_agent_of_power__a_level_of_any_discipline_until_the_discard_phase(play):
    ada = play.vampire("Ada", "dom")
    play.hand("Ada", AGENT)
    play.acts("Ada", Phase.MASTER).plays(AGENT, target=ada)
    play.game.apply(next(one for one in play.options if one.verb.name == "choose Dominate"))
    assert levels(play.table, play[ada])["dom"] == 2
    play.turn("Ada", Phase.DISCARD)
    assert not play.offered(PASS)
    play.uses(AGENT)
    assert levels(play.table, play[ada])["dom"] == 1


def test_agent_of_power__not_on_the_vampire_of_another(play):
    play.vampire("Ben")
    play.hand("Ada", AGENT)
    assert not play.acts("Ada", Phase.MASTER).can(AGENT)


def test_abombwe__a_laibon_or_a_vampire_with_protean_learns_it(play):
    laibon, beast = play.vampire("Ada", sect=Sect.LAIBON), play.vampire("Ben", "pro")
    play.hand("Ada", "Abombwe")
    play.acts("Ada", Phase.MASTER)
    assert play.can("Abombwe", target=beast)
    play.plays("Abombwe", target=laibon)
    assert levels(play.table, play[laibon])["abo"] == 1
    assert play[laibon].capacity == 6


def test_abombwe__not_with_superior_abombwe_or_for_other_vampires(play):
    play.vampire("Ada", "ABO", sect=Sect.LAIBON)
    play.vampire("Ada")
    play.hand("Ada", "Abombwe")
    assert not play.acts("Ada", Phase.MASTER).can("Abombwe")
