"""Vampires that discard for effects, prevent damage for others, or pay less."""

import pytest
from card_play import CardPlay
from vampire_texts import fights

from cardbase.terms import Sect, Title
from vtes_deck.effects.crypt.angelica import GIVE_UP
from vtes_deck.effects.crypt.nergal import KEY
from vtes_deck.effects.crypt.rachel_brandywine import TAKE_BACK
from vtes_deck.engine.cards.cost_reductions import REDUCE
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.purposes import purposes
from vtes_deck.engine.state.decisions import PASS, PASSING
from vtes_deck.engine.state.table import Phase, Until, Zone
from vtes_deck.engine.turn.discard import DISCARD_ACTION


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def size(play, name):
    return stats.hand_size(play.table, play.names.index(name))


def strikes(play, card):
    """Strike with hands until the card can be used."""
    for _ in range(30):
        if play.can(card):
            return True
        if play.action is None:
            return False
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    return False


def test_servius_marius_pustula__each_old_ready_vampire_counts(play):
    servius = play.ready("Ada", "Servius Marius Pustula")
    assert size(play, "Ada") == 8
    play.vampire("Ben", capacity=8)
    play.vampire("Ben", capacity=9)
    assert size(play, "Ben") == 9
    assert play[servius].capacity == 10


def test_servius_marius_pustula__not_a_young_vampire_or_one_in_torpor(play):
    play.ready("Ada", "Servius Marius Pustula")
    play.vampire("Ben", capacity=7)
    play.torpor("Ben", "Anson")
    assert size(play, "Ben") == 7


def test_rachel_brandywine__the_discard_goes_to_the_library(play):
    play.ready("Ada", "Rachel Brandywine")
    (vessel,) = play.hand("Ada", "Vessel")
    play.library("Ada", "Blood Doll")
    play.turn("Ada", Phase.DISCARD).choose(DISCARD_ACTION, vessel)
    play.choose(TAKE_BACK, target=vessel)
    assert vessel in play.seat("Ada").library
    assert "Blood Doll" in [play.table.cards[one].definition.name for one in play.seat("Ada").hand]


def test_rachel_brandywine__not_an_older_card_of_the_ash_heap(play):
    play.ready("Ada", "Rachel Brandywine")
    (vessel,) = play.hand("Ada", "Vessel")
    old = play.card("Ada", "Blood Doll", Zone.ASH_HEAP)
    play.turn("Ada", Phase.DISCARD).choose(DISCARD_ACTION, vessel)
    assert play.offered(TAKE_BACK, target=vessel)
    assert not play.offered(TAKE_BACK, target=old)


def test_rachel_brandywine__not_in_torpor(play):
    play.torpor("Ada", "Rachel Brandywine")
    (vessel,) = play.hand("Ada", "Vessel")
    play.turn("Ada", Phase.DISCARD).choose(DISCARD_ACTION, vessel)
    for _ in range(6):
        assert not play.offered(TAKE_BACK)
        if play.table.active != 0 or play.decision is None:
            break
        play.choose(PASS)


def test_angelica_the_canonicus__discards_several_masters_together(play):
    angelica = play.ready("Ada", "Angelica, The Canonicus")
    dora = play.vampire("Dora", "OBF")
    play.hand("Ada", "Vessel", "Blood Doll")
    play.library("Ada", "The Rack")
    play.hand("Dora", "Lost in Crowds")
    play.bleeds(dora).blocks(angelica).until("Dora", "Lost in Crowds")
    play.plays("Lost in Crowds", "OBF").until("Ada", "Angelica, The Canonicus")
    play.plays("Angelica, The Canonicus")
    assert not play.offered(PASS)
    play.choose(GIVE_UP, target="Vessel")
    assert not play.offered(GIVE_UP, target="The Rack")
    more, enough = purposes(play.table, 0, play.decision.options[0]), PASSING
    assert [(one.kind.value, one.n) for one in more.does] == [("intercept", 1), ("discard", 1)]
    assert not purposes(play.table, 0, enough).does
    play.choose(GIVE_UP, target="Blood Doll")
    assert play.intercept(angelica) == 2
    assert len(play.seat("Ada").hand) == 1
    assert not play.can("Angelica, The Canonicus")


def test_angelica_the_canonicus__no_intercept_without_need_or_without_masters(play):
    angelica = play.ready("Ada", "Angelica, The Canonicus")
    dora = play.vampire("Dora")
    play.hand("Ada", "Vessel")
    play.bleeds(dora).blocks(angelica)
    assert not play.can("Angelica, The Canonicus")


def test_nergal__an_action_card_costs_less_as_it_succeeds(play):
    nergal = play.ready("Ada", "Nergal", 5)
    play.hand("Ada", "The Embrace")
    cost = play.table.cards[play.number("The Embrace")].blood_cost
    play.acts("Ada").plays("The Embrace")
    for _ in range(30):
        if play.offered(REDUCE):
            break
        play.choose(PASS)
    assert play.action.successful
    play.choose(REDUCE, "Nergal").finish()
    assert play[nergal].blood == 5 - cost + 1


def test_nergal__must_use_it_for_an_otherwise_unaffordable_card(play):
    nergal = play.ready("Ada", "Nergal", 1)
    play.hand("Ada", "The Embrace")
    cost = play.table.cards[play.number("The Embrace")].blood_cost
    play.blood(nergal, cost - 1)
    play.acts("Ada").plays("The Embrace").finish()
    assert play[nergal].blood == 0
    assert play.zone("The Embrace").name == "IN_PLAY"


@pytest.mark.parametrize("used", [True, False])
def test_nergal__another_reduction_need_not_be_used_if_his_own_is_enough(play, used):
    """By rulings, The Line is used as the action is announced, his text as it succeeds."""
    nergal, line = play.ready("Ada", "Nergal"), play.in_play("Ada", "The Line")
    play.hand("Ada", "The Embrace")
    cost = play.table.cards[play.number("The Embrace")].blood_cost
    play.blood(nergal, cost - 1)
    play.acts("Ada").plays("The Embrace")
    play.choose(REDUCE, line) if used else play.choose(PASS)
    play.finish()
    assert play.zone("The Embrace").name == "IN_PLAY"
    assert (play[line].locked, play[nergal].blood) == (used, 0)
    assert play.table.has_used(KEY, nergal, Until.TURN) is not used


def test_nergal__both_reductions_must_be_used_if_he_lacks_two_blood(play):
    nergal, line = play.ready("Ada", "Nergal", 1), play.in_play("Ada", "The Line")
    play.hand("Ada", "Pulse of the Canaille")
    assert play.table.cards[play.number("Pulse of the Canaille")].blood_cost == 3
    play.acts("Ada").plays("Pulse of the Canaille", "AUS")
    assert not play.offered(PASS)
    play.choose(REDUCE, line).finish()
    assert play[nergal].blood == 0


def test_nergal__not_used_by_an_action_that_is_blocked(play):
    nergal, ben = play.ready("Ada", "Nergal", 5), play.vampire("Ben")
    play.hand("Ada", "The Embrace")
    play.blood(nergal, play.table.cards[play.number("The Embrace")].blood_cost - 1)
    play.on(ben, "Sport Bike")
    play.acts("Ada").plays("The Embrace").blocks(ben)
    while play.table.current(Combat) is None:
        play.choose(PASS)
    assert not play.table.has_used(KEY, nergal, Until.TURN)


def test_nergal__not_for_cards_of_other_minions(play):
    play.ready("Ada", "Nergal", 5)
    ada = play.vampire("Ada", blood=5)
    play.hand("Ada", "The Embrace")
    play.acts("Ada").plays("The Embrace", minion=ada)
    for _ in range(30):
        assert not play.offered(REDUCE)
        if play.zone("The Embrace").name == "IN_PLAY":
            return
        play.choose(PASS)


def test_randall__prevents_damage_to_a_minion_of_another(play):
    randall = play.ready("Ada", "Randall", 3)
    ben, cleo = play.vampire("Ben", blood=3), play.vampire("Cleo", blood=3)
    play.bleeds(ben).blocks(cleo)
    assert strikes(play, "Randall")
    play.plays("Randall")
    fights(play)
    assert play[randall].blood == 2
    assert play[ben].blood + play[cleo].blood == 5


def test_randall__only_once_in_a_phase(play):
    randall = play.ready("Ada", "Randall", 3)
    ben, cleo = play.vampire("Ben", blood=3), play.vampire("Cleo", blood=3)
    play.bleeds(ben).blocks(cleo)
    assert strikes(play, "Randall")
    play.plays("Randall")
    assert not strikes(play, "Randall")
    assert play[randall].blood == 2


def test_randall__not_for_himself(play):
    randall, ben = play.ready("Ada", "Randall", 3), play.vampire("Ben", blood=1)
    play.bleeds(randall).blocks(ben)
    while play.action is not None:
        assert not (play.can("Randall") and play.decision.about == randall)
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play[randall].blood == 2


def test_randall__no_aggravated_damage(play):
    play.ready("Ada", "Randall", 3)
    ben, cleo = play.vampire("Ben", "PRO", blood=5), play.vampire("Cleo", blood=3)
    play.hand("Ben", "Wolf Claws")
    play.bleeds(ben).blocks(cleo).until("Ben", "Wolf Claws").plays("Wolf Claws", "pro")
    endangered = []
    while play.action is not None:
        if play.can("Randall"):
            endangered.append(play.decision.about)
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play[cleo].in_torpor
    assert endangered == [ben], "the opponent has struck with hands"


def test_joao_bile__does_not_block_the_titled_while_he_has_no_title(play):
    joao = play.ready("Ada", "João Bilé")
    dora = play.vampire("Dora", title=Title.PRINCE, city="Chicago")
    assert not _can_block(play, dora, joao)


def test_joao_bile__blocks_the_titled_with_a_title(play):
    joao = play.ready("Ada", "João Bilé")
    dora = play.vampire("Dora", title=Title.PRINCE, city="Chicago")
    play[joao].title = Title.PRIMOGEN
    assert _can_block(play, dora, joao)


def test_joao_bile__blocks_an_untitled_vampire(play):
    joao, dora = play.ready("Ada", "João Bilé"), play.vampire("Dora")
    assert _can_block(play, dora, joao)


def _can_block(play, acting, blocker):
    play.bleeds(acting)
    for _ in range(10):
        found = [one for one in play.options if one.minion == blocker and one.verb.name == "block"]
        if found:
            return True
        if play.asked is None or play.action is None:
            return False
        play.choose(PASS)
    return False


def test_joao_bile__stealth_to_put_vampires_in_play(play):
    play.ready("Ada", "João Bilé")
    play.vampire("Ben")
    play.hand("Ada", "The Embrace")
    play.acts("Ada").plays("The Embrace")
    assert play.stealth == 2


@pytest.mark.parametrize(("level", "stealth"), [("tem", 0), ("TEM", 1)])
def test_joao_bile__stealth_only_if_the_search_is_for_a_vampire(play, level, stealth):
    joao = play.ready("Ada", "João Bilé")
    play.vampire("Ben")
    play[joao].disciplines = {"tem": 2}
    play.hand("Ada", "Summon History")
    play.acts("Ada").plays("Summon History", level, n=2)
    assert play.stealth == stealth


@pytest.mark.parametrize(("blood", "stealth"), [(1, 1), (3, 2)])
def test_joao_bile__stealth_only_for_a_vampire_whose_blood_is_enough(play, blood, stealth):
    joao = play.ready("Ada", "João Bilé")
    play.vampire("Ben")
    play[joao].disciplines, play[joao].sect = {"qui": 1}, Sect.ANARCH
    play.uncontrolled("Ada", "Reginald Moore", blood)
    play.hand("Ada", "Undue Influence")
    play.acts("Ada").plays("Undue Influence", "qui")
    assert play.stealth == stealth


def test_joao_bile__no_stealth_in_other_actions(play):
    joao = play.ready("Ada", "João Bilé")
    play.vampire("Ben")
    play.bleeds(joao)
    assert play.stealth == 0
