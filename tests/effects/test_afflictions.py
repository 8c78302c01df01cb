"""Masters that restrict vampires, burn them, or give pool and blood for them."""

import pytest
from card_play import PLAIN, PLAIN_ALLY, CardPlay

from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.actions.permanents import Employ, Recruit
from vtes_deck.engine.actions.torpor_actions import RESCUE
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Until, Zone

LEOPOLD, MILLICENT = "Society of Leopold", "Millicent Smith, Puritan Vampire Hunter"
HUNTER = "Carlton Van Wyk"
RETAINER = "Jackie Therman"
SPOT, SOUL, GIRD = "Blind Spot", "Redeem the Lost Soul", "Gird Minions"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_depravity__strength_and_stealth_only_in_diablerie(play):
    ada, victim = play.vampire("Ada"), play.torpor("Ben", "Anson")
    play.vampire("Ben")
    play.on(ada, "Depravity")
    play.acts("Ada").choose(DIABLERISE, minion=ada, target=victim)
    assert play.stealth == 1
    play.finish()
    play[ada].locked = False
    play.acts("Ada").bleeds(ada)
    assert play.stealth == 0


def test_depravity__no_allies_and_no_retainers(play):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    play.on(ada, "Depravity")
    play.hand("Ada", HUNTER, RETAINER)
    play.acts("Ada")
    assert not play.offered(Recruit.verb, HUNTER, minion=ada)
    assert not play.offered(Employ.verb, RETAINER, minion=ada)
    assert play.offered(Recruit.verb, HUNTER, minion=other)
    assert play.offered(Employ.verb, RETAINER, minion=other)


def test_humanitas__a_rescue_has_stealth_and_costs_1_blood_less(play):
    ada, sleeper = play.vampire("Ada"), play.torpor("Ada", "Anson")
    play.vampire("Ben")
    play.on(ada, "Humanitas")
    play.acts("Ada").choose(RESCUE, minion=ada, target=sleeper, n=1)
    assert play.stealth == 2
    play.finish()
    assert play[sleeper].ready
    assert play[ada].blood == 4


def test_humanitas__no_diablerie(play):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    play.torpor("Ben", "Anson")
    play.on(ada, "Humanitas")
    play.acts("Ada")
    assert not play.offered(DIABLERISE, minion=ada)
    assert play.offered(DIABLERISE, minion=other)


def test_society_of_leopold__a_blood_or_the_vampire(play):
    ben = play.vampire("Ben")
    play.on(ben, LEOPOLD, "Ada")
    play.turn("Ben")
    assert not play.offered(PASS), "one of the two happens"
    play.uses(LEOPOLD, words="burn 1 blood")
    assert play[ben].blood == 4
    assert not play.can(LEOPOLD, words="burn")
    play.table.end_effects(Until.TURN)
    play.turn("Ben").uses(LEOPOLD, words="burn the vampire")
    assert play.zone(ben) is Zone.ASH_HEAP


def test_society_of_leopold__moves_to_any_other_vampire_but_only_by_its_controller(play):
    ben, other, cleo = play.vampire("Ben"), play.vampire("Ben"), play.vampire("Cleo")
    number = play.on(ben, LEOPOLD, "Ada")
    play.acts("Ben")
    assert not play.can(LEOPOLD, minion=other)
    assert not play.can(LEOPOLD, target=ben)
    play.uses(LEOPOLD, minion=ben, target=cleo)
    assert play.stealth == 1
    play.finish()
    assert play[number].host == cleo
    assert play[number].controller == 0


def test_millicent_smith_puritan_vampire_hunter__burns_a_blocked_vampire_without_combat(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    millicent = play.in_play("Ada", MILLICENT)
    play.bleeds(ada).blocks(ben).finish()
    assert play.zone(ada) is Zone.ASH_HEAP
    assert play.zone(millicent) is Zone.ASH_HEAP
    assert play[ben].blood == 5
    assert "Round 1 of combat." not in play.log_sentences()


def test_millicent_smith_puritan_vampire_hunter__not_an_ally_or_a_vampire_of_another(play):
    ally, ada = play.ready("Ada", PLAIN_ALLY), play.vampire("Ada")
    millicent = play.in_play("Cleo", MILLICENT)
    ben = play.vampire("Ben")
    play.bleeds(ada).blocks(ben).all_pass().strikes_with_hands().finish()
    assert play.zone(ada) is Zone.IN_PLAY
    play[millicent].controller = 0
    play[ben].locked = False
    play.acts("Ada").bleeds(ally).blocks(ben)
    assert play.zone(ally) is Zone.IN_PLAY


def test_millicent_smith_puritan_vampire_hunter__the_predator_takes_her(play):
    millicent = play.in_play("Ada", MILLICENT)
    play.acts("Ada", Phase.DISCARD)
    while play.decision and play[millicent].controller == 0:
        play.choose(PASS)
    assert play[millicent].controller == 3


def blinded(play):
    """One of Ben's two vampires cannot block one of Ada's two this turn."""
    ada, other = play.vampire("Ada", capacity=6), play.vampire("Ada")
    ben, wakeful = play.vampire("Ben"), play.vampire("Ben")
    play.vampire("Ben", capacity=6)
    play.hand("Ada", SPOT)
    play.acts("Ada", Phase.MASTER).plays(SPOT, target=ada)
    offered = {one.target for one in play.options}
    assert offered == {ben, wakeful}
    play.game.apply(next(one for one in play.options if one.target == ben))
    while play.table.phase is not Phase.MINION:
        play.choose(PASS)
    return ada, other, ben, wakeful


def may_block(play, minion):
    """Whether a vampire of Ben's can block the current action."""
    while not play.offered(BLOCK):
        play.choose(PASS)
    return play.offered(BLOCK, minion=minion)


def test_blind_spot__one_younger_minion_does_not_block_one_vampire(play):
    ada, _, ben, wakeful = blinded(play)
    play.bleeds(ada)
    assert not may_block(play, ben)
    assert may_block(play, wakeful)


def test_blind_spot__not_while_another_vampire_acts(play):
    _, other, ben, _ = blinded(play)
    play.bleeds(other)
    assert may_block(play, ben)


def test_redeem_the_lost_soul__half_the_capacity_as_pool(play):
    vampire = play.card("Ada", PLAIN, Zone.ASH_HEAP)
    play.hand("Ada", SOUL)
    capacity = play.table.cards[vampire].capacity
    play.acts("Ada", Phase.MASTER).plays(SOUL, target=vampire)
    assert play.pool_of("Ada") == 30 + capacity // 2
    assert play.zone(vampire) is Zone.REMOVED


def test_redeem_the_lost_soul__not_a_library_card_or_the_heap_of_another(play):
    play.card("Ada", "Blood Doll", Zone.ASH_HEAP)
    play.card("Ben", PLAIN, Zone.ASH_HEAP)
    play.hand("Ada", SOUL)
    assert not play.acts("Ada", Phase.MASTER).can(SOUL)


def test_failsafe__gives_four_pool_for_the_card_and_an_action(play):
    failsafe = play.in_play("Ada", "Failsafe")
    play.pool("Ada", 2)
    play.acts("Ada", Phase.MASTER).uses("Failsafe")
    assert play.pool_of("Ada") == 6
    assert play.zone(failsafe) is Zone.ASH_HEAP


def test_failsafe__not_with_3_pool(play):
    play.in_play("Ada", "Failsafe")
    play.pool("Ada", 3)
    assert not play.acts("Ada", Phase.MASTER).can("Failsafe")


def give(play, vampire, n):
    play.game.apply(next(one for one in play.options if (one.target, one.n) == (vampire, n)))


def test_gird_minions__pool_for_several_vampires(play):
    one, two = play.vampire("Ada", blood=1), play.vampire("Ada", blood=0)
    play.hand("Ada", GIRD)
    play.acts("Ada", Phase.MASTER).plays(GIRD)
    give(play, one, 2)
    give(play, two, 3)
    play.choose(PASS)
    assert (play[one].blood, play[two].blood, play.pool_of("Ada")) == (3, 3, 25)


def test_gird_minions__not_the_vampires_of_another(play):
    play.vampire("Ben", blood=1)
    play.hand("Ada", GIRD)
    assert not play.acts("Ada", Phase.MASTER).can(GIRD)
