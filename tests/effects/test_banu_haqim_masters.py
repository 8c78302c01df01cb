"""The Khabar: Community, Alamut and Priority Contract."""

import pytest
from card_play import PLAIN, PLAIN_ALLY, CardPlay
from referendums import PRINCE, calls

from cardbase.terms import Title
from vtes_deck.effects.vocab.choices import CHOOSE_CARD, DO_IT
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status import control, torpor
from vtes_deck.engine.status.banishment import banish

BANU_HAQIM = {"clan": "Banu Haqim"}
KHABAR, ALAMUT, CONTRACT = "The Khabar: Community", "Alamut", "Priority Contract"


@pytest.fixture
def play(cb):
    made = CardPlay(cb)
    for name in ("Ada", "Ben", "Cleo"):
        made.vampire(name)
    return made


def test_the_khabar_community__stealth_for_banu_haqim_of_anyone_that_bleed(play):
    play.in_play("Cleo", KHABAR)
    ada, plain = play.vampire("Ada", **BANU_HAQIM), play.vampire("Ada")
    play.bleeds(ada)
    assert play.stealth == 1
    play.finish().bleeds(plain)
    assert play.stealth == 0


def test_the_khabar_community__only_with_a_ready_banu_haqim(play):
    play.hand("Ada", KHABAR)
    play.acts("Ada", Phase.MASTER)
    assert not play.can(KHABAR)
    play.vampire("Ada", **BANU_HAQIM)
    play.acts("Ada", Phase.MASTER).plays(KHABAR)
    assert play[KHABAR].controller == 0
    assert play.pool_of("Ada") == 28


def test_the_khabar_community__no_stealth_for_other_actions(play):
    play.in_play("Ada", KHABAR)
    ada = play.vampire("Ada", **BANU_HAQIM)
    play.hunts(ada)
    assert play.stealth == 1, "the stealth of a hunt"


def test_the_khabar_community__is_burned_and_only_tremere_have_stealth_against_it(play):
    khabar = play.in_play("Ben", KHABAR)
    plain, tremere = play.vampire("Ada"), play.vampire("Ada", clan="Tremere")
    ben = play.vampire("Ben")
    play.acts("Ada").uses(KHABAR, minion=plain)
    assert play.stealth == 0
    play.blocks(ben)
    play.finish()
    assert play.zone(khabar) is Zone.IN_PLAY
    play.uses(KHABAR, minion=tremere)
    assert play.stealth == 1
    assert play.action.seats == (1,)
    while play.zone(khabar) is Zone.IN_PLAY and play.table.turn == 9:
        play.passes(play.asked)
    assert play.zone(khabar) is Zone.ASH_HEAP


def bleeds(play, minion, seat=None):
    """A bleed that no one blocks."""
    play.bleeds(minion, seat)
    while play.decision and play.decision.kind != "action":
        play.passes(play.asked)


def test_alamut__keeps_the_pool_that_was_lost_to_banu_haqim(play):
    play.in_play("Ada", ALAMUT)
    ada = play.vampire("Ada", **BANU_HAQIM)
    plain = play.vampire("Ada")
    bleeds(play, plain)
    assert play[ALAMUT].blood == 0, "only bleeds of Banu Haqim"
    bleeds(play, ada)
    assert play[ALAMUT].blood == 1


def test_alamut__not_more_than_the_methuselah_had(play):
    play.in_play("Ada", ALAMUT)
    ada = play.vampire("Ada", "dom", **BANU_HAQIM)
    play.pool("Ben", 1)
    play.hand("Ada", "Conditioning")
    play.bleeds(ada).plays("Conditioning", "dom")
    while play.decision and play.table.turn == 9 and not play.seat("Ben").ousted:
        play.passes(play.asked)
    assert play.seat("Ben").ousted
    assert play[ALAMUT].blood == 1


def test_alamut__not_for_the_banu_haqim_of_others(play):
    play.in_play("Cleo", ALAMUT)
    bleeds(play, play.vampire("Ada", **BANU_HAQIM))
    assert play[ALAMUT].blood == 0


def test_alamut__counters_become_votes_of_one_ready_vampire(play):
    play.in_play("Ben", ALAMUT)
    play.table.bank -= 3
    play[ALAMUT].blood = 3
    primogen = play.vampire("Ben", title=Title.PRIMOGEN)
    asleep = play.torpor("Ben", "Anson")
    calls(play, "Anarchist Uprising", **PRINCE)
    while play.decision.kind == "block":
        play.passes(play.asked)
    play.until("Ben", ALAMUT)
    assert not play.can(ALAMUT, target=asleep)
    assert not play.can(ALAMUT, n=4)
    play.uses(ALAMUT, target=primogen, n=2)
    assert votes_of(play.table, play[primogen]) == 3
    assert play[ALAMUT].blood == 1


def test_alamut__no_votes_outside_political_actions(play):
    play.in_play("Ada", ALAMUT)
    play.table.bank -= 3
    play[ALAMUT].blood = 3
    play.acts("Ada")
    assert not play.can(ALAMUT)


def test_alamut__no_votes_in_a_blood_hunt(play):
    play.in_play("Ada", ALAMUT)
    play.table.bank -= 3
    play[ALAMUT].blood = 3
    ada = play.vampire("Ada", **PRINCE)
    victim = play.torpor("Cleo", "Anson", blood=1)
    play.acts("Ada").choose(DIABLERISE, minion=ada, target=victim)
    asked = set()
    while play.decision and play.table.turn == 9:
        asked.add(play.decision.kind.value)
        assert not play.can(ALAMUT)
        play.passes(play.asked)
    assert "vote" in asked


def contracted(play, name=PLAIN):
    """Ada's Banu Haqim has a contract on Ben's minion. Return hunter, other Banu Haqim, victim."""
    hunter, other = play.vampire("Ada", **BANU_HAQIM), play.vampire("Ada", **BANU_HAQIM)
    victim = play.ready("Ben", name)
    play.hand("Ada", CONTRACT, "Blood Doll")
    play.acts("Ada", Phase.MASTER).plays(CONTRACT, target=victim)
    play.choose(CHOOSE_CARD, target=hunter)
    return hunter, other, victim


def asks_again(play):
    """Ask the current question again after the pending event."""
    innermost = play.table.stack[-1]
    innermost.go_to(type(innermost).offer)
    play.table.decision = None


def test_priority_contract__the_chosen_vampire_can_fight_the_victim(play):
    hunter, other, victim = contracted(play)
    assert play[CONTRACT].host == victim
    assert play.can("Blood Doll"), "it is a trifle"
    play.acts("Ada")
    assert {one.minion for one in play.ways(CONTRACT)} == {hunter}
    play.uses(CONTRACT, minion=hunter)
    assert play.stealth == 1
    assert play.action.seats == (1,)
    play.finish()
    assert play.combats()
    assert other in play.table.in_play


def test_priority_contract__not_against_a_minion_of_your_own(play):
    """COM-01."""
    _, _, victim = contracted(play)
    zones.give(play.table, victim, 0)
    play.acts("Ada")
    assert not play.can(CONTRACT)


def test_priority_contract__only_on_a_minion_of_the_prey_and_with_a_ready_banu_haqim(play):
    play.hand("Ada", CONTRACT)
    play.acts("Ada", Phase.MASTER)
    assert not play.can(CONTRACT)
    hunter = play.vampire("Ada", **BANU_HAQIM)
    ally = play.ready("Ben", PLAIN_ALLY)
    play.vampire("Cleo")
    play.acts("Ada", Phase.MASTER)
    targets = {one.target for one in play.ways(CONTRACT)}
    assert ally in targets
    assert all(play[one].controller == 1 for one in targets)
    play[hunter].region = 1
    play[hunter].wounded = True
    play.acts("Ada", Phase.MASTER)
    assert not play.can(CONTRACT)


def test_priority_contract__three_pool_if_the_victim_goes_to_torpor(play):
    _, _, victim = contracted(play)
    asks_again(play)
    torpor.send(play.table, play[victim])
    play.run()
    play.choose(DO_IT)
    assert play.pool_of("Ada") == 33
    assert play.zone(CONTRACT) is Zone.ASH_HEAP


def test_priority_contract__no_pool_if_the_player_declines(play):
    _, _, victim = contracted(play)
    asks_again(play)
    torpor.send(play.table, play[victim])
    play.run()
    play.choose(PASS)
    assert play.pool_of("Ada") == 30
    assert play.zone(CONTRACT) is Zone.IN_PLAY
    play.acts("Ada")
    assert not play.can(CONTRACT), "no combat with a vampire in torpor"
    zones.burn(play.table, victim)
    assert not play.offered(DO_IT), "it was no longer ready"


def test_priority_contract__three_pool_if_the_victim_is_burned(play):
    _, _, victim = contracted(play)
    asks_again(play)
    zones.burn(play.table, victim)
    play.run()
    play.choose(DO_IT)
    assert play.pool_of("Ada") == 33


def test_priority_contract__three_pool_if_the_victim_is_banished(play):
    _, _, victim = contracted(play, "Anson")
    asks_again(play)
    banish(play.table, victim)
    play.run()
    play.choose(DO_IT)
    assert play.pool_of("Ada") == 33
    control.arrive(play.table, victim, 1)
    assert play.zone(CONTRACT) is Zone.ASH_HEAP, "it does not return with the vampire"
    assert play[victim].attached == ()


def test_priority_contract__a_second_victim_keeps_it_when_the_first_returns(play):
    """A card that was burned while it was set aside belongs to its new vampire."""
    _, _, victim = contracted(play, "Anson")
    asks_again(play)
    banish(play.table, victim)
    play.run()
    play.choose(DO_IT)
    second = play.ready("Ben", "Colette")
    contract = play.on(second, CONTRACT, "Ada")
    banish(play.table, second)
    control.arrive(play.table, victim, 1)
    assert play.zone(contract) is Zone.ASIDE
    control.arrive(play.table, second, 1)
    assert play[second].attached == (contract,)


def test_priority_contract__not_if_another_minion_leaves(play):
    contracted(play)
    asks_again(play)
    zones.burn(play.table, play.vampire("Ben"))
    torpor.send(play.table, play[play.vampire("Ben")])
    play.run()
    assert not play.offered(DO_IT)


def test_priority_contract__three_pool_if_the_controller_is_ousted(play):
    contracted(play)
    before = play.pool_of("Ada")
    asks_again(play)
    play.seat("Ben").pool = 0
    play.table.bank += 30
    play.table.pools_to_check = play.table.unsettled = True
    play.run()
    play.choose(DO_IT)
    assert play.pool_of("Ada") == before + 6 + 3
