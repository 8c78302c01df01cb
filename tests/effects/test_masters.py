"""Masters: cancelling, locations, and cards that stay in play."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import master_phase

from cardbase.terms import Sect
from vtes_deck.effects.library.master.smiling_jack import PAY_BLOOD, PAY_POOL
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import torpor
from vtes_deck.engine.turn.discard import PLAY_EVENT

OLD, YOUNG = "Alexandra", "Aaron Duggan, Cameron's Toady"
ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Cancelling


def test_direct_intervention__an_action_card_is_cancelled(play):
    ada = play.vampire("Ada", "dom")
    play.vampire("Ada")
    play.hand("Ada", "Govern the Unaligned")
    play.hand("Cleo", "Direct Intervention")
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=ada)
    play.plays("Direct Intervention")
    assert (play.asked, play[ada].locked, play.pool_of("Ben")) == ("Ada", False, 30)
    assert play.pool_of("Cleo") == 29
    assert play.zone("Govern the Unaligned") is Zone.ASH_HEAP


def test_direct_intervention__the_cost_of_a_cancelled_modifier_is_not_paid(play):
    ada = play.vampire("Ada", "DOM")
    play.vampire("Ben")
    play.hand("Ada", "Conditioning")
    play.hand("Cleo", "Direct Intervention")
    play.bleeds(ada).plays("Conditioning", "DOM").plays("Direct Intervention")
    assert (play[ada].blood, play.bleed) == (5, 1)


def test_direct_intervention__not_against_a_master_or_in_your_own_turn(play):
    play.vampire("Ada", "dom")
    play.hand("Ada", "Govern the Unaligned", "Direct Intervention")
    play.hand("Cleo", "Direct Intervention")
    master_phase(play, "Information Highway").plays("Information Highway")
    assert play.asked == "Ada"
    play.acts("Ada").plays("Govern the Unaligned", "dom")
    assert play.asked == "Cleo"


def test_direct_intervention__a_strike_is_chosen_again(play):
    ada, ben = play.vampire("Ada", "THA"), play.vampire("Ben")
    play.hand("Ada", "Theft of Vitae")
    play.hand("Cleo", "Direct Intervention")
    play.bleeds(ada).blocks(ben).plays("Theft of Vitae", "THA").plays("Direct Intervention")
    assert (play.asked, play.decision.kind) == ("Ada", "strike")
    play.choose(HANDS).choose(PASS)
    play.finish()
    assert play[ben].blood == 4


def test_sudden_reversal__a_master_is_cancelled_without_cost(play):
    play.hand("Cleo", "Sudden Reversal")
    master_phase(play, "Zillah's Valley", "The Parthenon")
    play.plays("The Parthenon").plays("Sudden Reversal")
    assert play.pool_of("Ada") == 30
    assert play.zone("The Parthenon") is Zone.ASH_HEAP


def test_sudden_reversal__not_against_a_minion_card(play):
    ada = play.vampire("Ada", "DOM")
    play.hand("Ada", "Conditioning")
    play.hand("Ben", "Sudden Reversal")
    play.bleeds(ada).plays("Conditioning", "DOM")
    assert play.pool_of("Ben") == 26


def test_wash__cancels_a_master_and_gives_an_action_back(play):
    play.hand("Ben", "Wash")
    master_phase(play, "The Parthenon", "Information Highway")
    play.plays("The Parthenon").plays("Wash")
    assert play.zone("The Parthenon") is Zone.ASH_HEAP
    assert play.can("Information Highway")


def test_wash__of_ones_predator_or_prey_only(play):
    play.hand("Cleo", "Wash")
    master_phase(play, "The Parthenon").plays("The Parthenon")
    assert play.zone("The Parthenon") is Zone.IN_PLAY


def test_wash__costs_no_master_phase_action_but_only_one_before_the_next(play):
    play.hand("Ben", "Wash", "Wash")
    master_phase(play, "The Parthenon", "Information Highway")
    play.plays("The Parthenon").plays("Wash").plays("Information Highway")
    assert play.zone("Information Highway") is Zone.IN_PLAY
    play.hand("Ben", "Information Highway")
    play.acts("Ben", Phase.MASTER)
    assert play.seat("Ben").master_actions == 1


def test_archon_investigation__burns_a_minion_that_bleeds_for_four(play):
    ada = play.vampire("Ada", "DOM")
    play.hand("Ada", "Conditioning")
    play.hand("Ben", "Archon Investigation")
    play.bleeds(ada).plays("Conditioning", "DOM").plays("Archon Investigation")
    assert play.zone(ada) is Zone.ASH_HEAP
    assert (play.pool_of("Ben"), play.table.edge) == (27, -1)


def test_archon_investigation__not_for_three_or_for_another(play):
    ada = play.vampire("Ada", "DOM")
    play.hand("Ada", "Conditioning")
    play.hand("Ben", "Archon Investigation")
    play.hand("Cleo", "Archon Investigation")
    play.bleeds(ada).plays("Conditioning", "dom")
    assert play.pool_of("Ben") == 27


# Locations


# What stays in play


def test_dreams_of_the_sphinx__two_cards_more_until_the_end_of_the_turn(play):
    play.in_play("Ada", "Dreams of the Sphinx")
    play.library("Ada", *["Vessel"] * 9)
    play.hand("Ada", *["Villein"] * 7)
    play.acts("Ada", Phase.MASTER).plays("Dreams of the Sphinx", words="hand size")
    assert len(play.seat("Ada").hand) == 9
    assert play["Dreams of the Sphinx"].blood == 1


def test_dreams_of_the_sphinx__burns_with_the_third_counter(play):
    card = play.in_play("Ada", "Dreams of the Sphinx")
    play[card].blood, play.table.bank = 2, play.table.bank - 2
    play.uncontrolled("Ada", OLD)
    play.acts("Ada", Phase.MASTER).plays("Dreams of the Sphinx", target=OLD)
    assert play.counters(OLD) == 1
    assert play.zone(card) is Zone.ASH_HEAP


def test_dreams_of_the_sphinx__pool_with_the_edge_only(play):
    play.in_play("Ada", "Dreams of the Sphinx")
    play.acts("Ada", Phase.UNLOCK)
    assert not play.can("Dreams of the Sphinx", words="pool")
    play.edge("Ada")
    play.acts("Ada", Phase.UNLOCK).plays("Dreams of the Sphinx", words="pool")
    assert play.pool_of("Ada") == 31


def test_pentex_subversion__the_minion_cannot_block(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    other = play.vampire("Ben")
    master_phase(play, "Pentex™ Subversion").plays("Pentex™ Subversion", target=ben)
    play.bleeds(ada) if play.decision.kind == "action" else play.acts("Ada").bleeds(ada)
    assert not play.offered(BLOCK, minion=ben)
    assert play.offered(BLOCK, minion=other)


def test_pentex_subversion__other_minions_can_burn_it(play):
    ben = play.vampire("Ben")
    other = play.vampire("Ben")
    card = play.on(ben, "Pentex™ Subversion", owner="Ada")
    play.acts("Ben")
    assert not play.can("Pentex™ Subversion", minion=ben)
    play.plays("Pentex™ Subversion", minion=other)
    assert play.zone(card) is Zone.ASH_HEAP


def test_fame__costs_three_pool_and_one_in_each_unlock_phase(play):
    ben = play.vampire("Ben")
    play.on(ben, "Fame", owner="Ada")
    torpor.send(play.table, play[ben])
    assert play.pool_of("Ben") == 27
    play.acts("Cleo", Phase.UNLOCK).plays("Fame")
    assert play.pool_of("Cleo") == 29


def test_fame__is_mandatory_and_costs_nothing_while_ready(play):
    ben = play.vampire("Ben")
    play.on(ben, "Fame", owner="Ada")
    play.acts("Cleo", Phase.UNLOCK)
    assert not play.can("Fame")
    torpor.send(play.table, play[ben])
    play.acts("Cleo", Phase.UNLOCK)
    assert not play.offered(PASS)


def test_smiling_jack_the_anarch__everyone_pays_for_each_counter(play):
    card = play.in_play("Ada", "Smiling Jack, The Anarch")
    play.acts("Ada", Phase.UNLOCK).plays("Smiling Jack, The Anarch")
    assert (play[card].blood, play.pool_of("Ada")) == (1, 29)
    play[card].blood, play.table.bank = 2, play.table.bank - 1
    ben = play.vampire("Ben")
    play.acts("Ben", Phase.UNLOCK).plays("Smiling Jack, The Anarch")
    play.choose(PAY_POOL).choose(PAY_BLOOD, target=ben)
    assert (play.pool_of("Ben"), play[ben].blood) == (29, 4)


def test_smiling_jack_the_anarch__is_mandatory(play):
    play.in_play("Ada", "Smiling Jack, The Anarch")
    play.acts("Ada", Phase.UNLOCK)
    assert not play.offered(PASS)


def test_smiling_jack_the_anarch__burned_by_a_vampire_and_not_by_an_ally(play):
    card = play.in_play("Ada", "Smiling Jack, The Anarch")
    ben = play.vampire("Ben")
    ally = play.ready("Ben", PLAIN_ALLY)
    play.acts("Ben")
    assert not play.can(card, minion=ally)
    play.plays("Smiling Jack, The Anarch", minion=ben)
    assert play.zone(card) is Zone.ASH_HEAP


def test_anarch_revolt__a_pool_without_a_ready_anarch(play):
    play.in_play("Ada", "Anarch Revolt")
    play.acts("Ben", Phase.UNLOCK).plays("Anarch Revolt")
    assert play.pool_of("Ben") == 29


def test_anarch_revolt__no_cost_with_a_ready_anarch(play):
    play.in_play("Ada", "Anarch Revolt")
    play.vampire("Ben", **ANARCH)
    play.acts("Ben", Phase.UNLOCK)
    assert not play.can("Anarch Revolt")


def test_perfectionist__a_blood_after_an_undisturbed_action(play):
    ada = play.vampire("Ada", blood=2)
    play.on(ada, "Perfectionist")
    play.bleeds(ada).plays("Perfectionist")
    assert play[ada].blood == 3


def test_perfectionist__not_after_a_reaction_and_not_twice(play):
    ada = play.vampire("Ada", blood=2)
    play.on(ada, "Perfectionist")
    play.vampire("Ben", "aus obf pro", **ANARCH)
    play.hand("Ben", "Party Out Of Bounds")
    play.bleeds(ada).plays("Party Out Of Bounds", "obf").passes("Ben")
    assert not play.can("Perfectionist")
    assert play[ada].blood == 2


def test_haqims_law_retribution__discards_a_combat_card(play):
    play.in_play("Ada", "Haqim's Law: Retribution")
    ada = play.vampire("Ada", clan="Banu Haqim")
    play.hand("Ada", "Roundhouse", "Villein")
    play.bleeds(ada).plays("Haqim's Law: Retribution", target="Roundhouse")
    assert play.pool_of("Ben") == 28


def test_haqims_law_retribution__not_another_card_or_another_clan(play):
    play.in_play("Ada", "Haqim's Law: Retribution")
    ada = play.vampire("Ada", clan="Brujah")
    play.hand("Ada", "Roundhouse")
    play.bleeds(ada)
    assert play.pool_of("Ben") == 29


def test_anarch_troublemaker__locks_two_and_moves_on(play):
    card = play.in_play("Ada", "Anarch Troublemaker")
    one, two, three = (play.vampire("Ben") for _ in range(3))
    play.acts("Ada", Phase.UNLOCK).plays("Anarch Troublemaker", words="lock up to two")
    for vampire in (one, two):
        play.choose(play.decision.options[0].verb, target=vampire)
    assert [play[v].locked for v in (one, two, three)] == [True, True, False]
    assert play[card].controller == 1


def test_anarch_troublemaker__not_in_the_unlock_phase_of_another(play):
    play.in_play("Ada", "Anarch Troublemaker")
    play.vampire("Cleo")
    play.acts("Cleo", Phase.UNLOCK)
    assert play.asked == "Cleo"
    assert not play.can("Anarch Troublemaker")


def test_the_unmasking__allies_intercept_vampires(play):
    play.in_play("Ada", "The Unmasking")
    ally = play.ready("Ben", PLAIN_ALLY)
    ada = play.vampire("Ada")
    play.bleeds(ada)
    assert play.intercept(ally) == 1


def test_the_unmasking__is_replaced_in_the_next_discard_phase_of_its_player(play):
    play.hand("Ada", "The Unmasking", *["Blur"] * 6)
    play.library("Ada", "Majesty")
    play.turn("Ada", Phase.DISCARD).choose(PLAY_EVENT, "The Unmasking")
    assert len(play.seat("Ada").hand) == 6
    play.turn("Ben", Phase.DISCARD)
    assert len(play.seat("Ada").hand) == 6
    play.turn("Ada", Phase.DISCARD)
    assert len(play.seat("Ada").hand) == 7


def test_the_unmasking__not_allies(play):
    play.in_play("Ada", "The Unmasking")
    ben = play.ready("Ben", PLAIN_ALLY)
    vampire = play.vampire("Ben")
    play.bleeds(play.ready("Ada", "Political Ally"))
    assert (play.intercept(ben), play.intercept(vampire)) == (0, 0)
