"""Masters that lock or are burned for an effect."""

import pytest
from card_play import CardPlay
from referendums import PRINCE, calls

from cardbase.terms import Sect
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.permanents import Employ, Recruit
from vtes_deck.engine.cards.cost_reductions import REDUCE
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Until, Zone

THEATER, TOWER, DISCOTEK = "Nocturn Theater", "Tower of London", "Inbase Discotek, Frankfurt"
TSHWANE, COMMITTEE, LUANDA = "Powerbase: Tshwane", "Seattle Committee", "Powerbase: Luanda"
MILL, PENTEX = "The Rumor Mill, Tabloid Newspaper", "Pentex™ Loves You!"
LAIBON, SABBAT = {"sect": Sect.LAIBON}, {"sect": Sect.SABBAT}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_power_structure__a_vote_for_own_lasombra_only(play):
    play.in_play("Ada", "Power Structure")
    lasombra, other = play.vampire("Ada", clan="Lasombra"), play.vampire("Ben", clan="Lasombra")
    calls(play, "Anarchist Uprising", **PRINCE)
    before = [votes_of(play.table, play[one]) for one in (lasombra, other)]
    play.until("Ada", "Power Structure").uses("Power Structure")
    after = [votes_of(play.table, play[one]) for one in (lasombra, other)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 0]


def test_nocturn_theater__a_ready_vampire_locks_for_a_minion_of_the_prey(play):
    play.in_play("Ada", THEATER)
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.turn("Ada").uses(THEATER, target=ben)
    play.game.apply(play.decision.options[0])
    assert play[ada].locked
    assert play[ben].locked
    assert play[THEATER].locked


def test_nocturn_theater__not_without_an_unlocked_vampire_or_against_others(play):
    play.in_play("Ada", THEATER)
    play.vampire("Ben")
    cleo = play.vampire("Cleo")
    play.turn("Ada")
    assert not play.can(THEATER)
    play.vampire("Ada")
    play.again()
    assert play.can(THEATER)
    assert not play.can(THEATER, target=cleo)


def necromancer(play):
    """Dora has the tower, and Ada's vampire recruits with Necromancy."""
    play.in_play("Dora", TOWER)
    ada = play.vampire("Ada", "nec", clan="Giovanni")
    play.vampire("Ada")
    play.hand("Ada", "Shambling Hordes", PLAIN_RETAINER)
    return ada


PLAIN_RETAINER = "Jackie Therman"


def test_tower_of_london__pool_after_an_action_of_anyone_that_requires_necromancy(play):
    ada = necromancer(play)
    body = play.card("Ada", "Sonja Blue", Zone.ASH_HEAP)
    play.acts("Ada").choose(Recruit.verb, "Shambling Hordes", minion=ada)
    while not play.matching(CHOOSE_CARD, target=body):
        play.choose(PASS)
    play.choose(CHOOSE_CARD, target=body)
    play.until("Dora", TOWER).uses(TOWER)
    assert play.zone("Shambling Hordes") is Zone.IN_PLAY
    assert play.pool_of("Dora") == 31


def test_tower_of_london__not_after_another_action(play):
    ada = necromancer(play)
    play.acts("Ada").choose(Employ.verb, PLAIN_RETAINER, minion=ada)
    action = play.action
    while action in play.table.stack:
        assert not play.can(TOWER)
        play.choose(PASS)
    assert play.zone(PLAIN_RETAINER) is Zone.IN_PLAY


def test_inbase_discotek_frankfurt__a_blood_more_for_a_vampire_that_has_fed(play):
    play.in_play("Ben", DISCOTEK)
    ada = play.vampire("Ada", blood=1)
    play.acts("Ada").choose(HUNT, minion=ada)
    play.until("Ben", DISCOTEK).uses(DISCOTEK)
    assert play[ada].blood == 3


def test_inbase_discotek_frankfurt__not_if_no_blood_was_gained(play):
    play.in_play("Ben", DISCOTEK)
    ada = play.vampire("Ada")
    play.acts("Ada").choose(HUNT, minion=ada)
    action = play.action
    while action in play.table.stack:
        assert not play.can(DISCOTEK)
        play.choose(PASS)


def test_seattle_committee__only_a_ready_vampire_without_title_that_is_not_an_anarch(play):
    play.in_play("Ada", COMMITTEE)
    ada = play.vampire("Ada")
    others = [
        play.vampire("Ada", **PRINCE),
        play.vampire("Ada", sect=Sect.ANARCH),
        play.vampire("Ben"),
    ]
    play.acts("Ada", Phase.MASTER)
    assert not any(play.can(COMMITTEE, target=one) for one in others)
    play.uses(COMMITTEE, target=ada)
    assert play[ada].sect is Sect.ANARCH


def test_seattle_committee__not_twice_or_in_another_phase(play):
    play.in_play("Ada", COMMITTEE)
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    play.turn("Ada", Phase.DISCARD)
    assert not play.can(COMMITTEE)
    play.acts("Ada", Phase.MASTER).uses(COMMITTEE, target=ada)
    assert not play.can(COMMITTEE, target=other)


def test_powerbase_tshwane__one_pool_less_but_not_blood(play):
    play.in_play("Ada", TSHWANE)
    ada = play.vampire("Ada", "DOM")
    play.hand("Ada", "Channel 10", "Govern the Unaligned")
    play.acts("Ada", Phase.MASTER).plays("Channel 10").choose(REDUCE, TSHWANE)
    assert play.pool_of("Ada") == 29
    assert play[TSHWANE].locked
    play[TSHWANE].locked = False
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=ada).finish()
    assert play[ada].blood == 4


def test_powerbase_tshwane__only_a_laibon_steals_it(play):
    play.in_play("Ada", TSHWANE)
    ben, other = play.vampire("Ben", **LAIBON), play.vampire("Ben")
    play.acts("Ben")
    assert not play.can(TSHWANE, minion=other)
    play.uses(TSHWANE, minion=ben).finish()
    assert play[TSHWANE].controller == 1


def test_powerbase_luanda__the_chosen_vampire_enters_combat_once(play):
    play.in_play("Ada", LUANDA)
    ada, other, ben = play.vampire("Ada"), play.vampire("Ada"), play.vampire("Ben")
    play.acts("Ada", Phase.MASTER).uses(LUANDA, target=ada)
    while play.table.phase is not Phase.MINION:
        play.choose(PASS)
    assert not play.can(LUANDA, minion=other, target=ben)
    play.uses(LUANDA, minion=ada, target=ben)
    assert play.stealth == 1
    play.all_pass().strikes_with_hands().finish()
    assert play[ben].blood == 4
    play[ada].locked = False
    play.again()
    assert not play.can(LUANDA, minion=ada)


def test_powerbase_luanda__not_in_a_later_turn(play):
    play.in_play("Ada", LUANDA)
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.acts("Ada", Phase.MASTER).uses(LUANDA, target=ada)
    play.table.end_effects(Until.TURN)
    play.acts("Ada")
    assert not play.can(LUANDA, minion=ada, target=ben)


def test_the_rumor_mill_tabloid_newspaper__a_blood_for_intercept(play):
    play.in_play("Cleo", MILL)
    ada, ben = play.vampire("Ada", "obf"), play.vampire("Ben")
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(ada).blocks(ben).plays("Lost in Crowds", "obf")
    play.until("Cleo", MILL).uses(MILL, target=ben)
    play.until("Ben", MILL).uses(MILL, words="intercept")
    assert (play[ben].blood, play.intercept(ben)) == (4, 1)
    assert play[MILL].locked


def test_the_rumor_mill_tabloid_newspaper__not_by_another_vampire_or_without_need(play):
    play.in_play("Ben", MILL)
    ada, ben, other = play.vampire("Ada"), play.vampire("Ben"), play.vampire("Ben")
    play.bleeds(ada).until("Ben", MILL).uses(MILL, target=other)
    play.blocks(ben)
    action = play.action
    while action in play.table.stack and play.offered(PASS):
        assert not play.can(MILL)
        play.choose(PASS)


def test_pentex_loves_you__a_blood_for_a_bleed_more_once(play):
    play.in_play("Cleo", PENTEX)
    ada = play.vampire("Ada", **SABBAT)
    play.bleeds(ada).until("Cleo", PENTEX).uses(PENTEX, target=ada)
    play.until("Ada", PENTEX).uses(PENTEX, words="bleed")
    assert play[ada].blood == 4
    assert not play.can(PENTEX)
    assert play.pool_of("Ben") == 28


def test_pentex_loves_you__only_sabbat_vampires_and_once_in_an_action(play):
    play.in_play("Ada", PENTEX)
    ada, other = play.vampire("Ada"), play.vampire("Ada", **SABBAT)
    play.bleeds(ada).until("Ada", PENTEX)
    assert not play.can(PENTEX, target=ada)
    play.uses(PENTEX, target=other)
    action = play.action
    while action in play.table.stack and play.offered(PASS):
        assert not play.can(PENTEX)
        play.choose(PASS)


def test_momentums_edge__a_pool_each_turn(play):
    play.seat("Ada").victory_points = 1
    play.hand("Ada", "Momentum's Edge")
    play.acts("Ada", Phase.MASTER).plays("Momentum's Edge")
    play.turn("Ada").uses("Momentum's Edge")
    assert play.pool_of("Ada") == 31


def test_momentums_edge__not_with_half_a_point(play):
    play.seat("Ada").victory_points = 0.5
    play.hand("Ada", "Momentum's Edge")
    assert not play.acts("Ada", Phase.MASTER).can("Momentum's Edge")
