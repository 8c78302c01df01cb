"""Zombies and wraiths."""

import pytest
from card_fights import to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.actions.permanents import EMPLOY, EQUIP, RECRUIT, RECRUIT_BASIC
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import bank, ledger, stats
from vtes_deck.engine.mechanics.ledger import COMES_WITH
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def recruited(play, name, level="", verb=RECRUIT, **facts):
    """Ada's vampire recruits this ally. Return its number."""
    ada = play.vampire("Ada", level, **facts)
    play.hand("Ada", name)
    play.acts("Ada").choose(verb, name, minion=ada)
    while play.decision.kind in {"effect", "block"}:
        play.choose(PASS)
    return play.number(name)


def buried(play, name="Sonja Blue"):
    """A card in Ada's ash heap."""
    return play.card("Ada", name, Zone.ASH_HEAP)


# Shambling Hordes


def test_shambling_hordes__burned_without_a_body(play):
    assert play.zone(recruited(play, "Shambling Hordes", "nec")) is Zone.ASH_HEAP


def test_shambling_hordes__stays_if_a_body_is_removed(play):
    vampire, ally = buried(play), buried(play, PLAIN_ALLY)
    buried(play, "Raven Spy")
    hordes = recruited(play, "Shambling Hordes", "nec")
    assert {one.target for one in play.options if one.verb is not PASS} == {vampire, ally}
    play.choose(play.options[0].verb, target=vampire)
    play.finish()
    assert play.zone(vampire) is Zone.REMOVED
    assert (play[hordes].life, stats.strength(play.table, play[hordes])) == (3, 3)


def test_shambling_hordes__not_kept_without_a_removed_body(play):
    vampire = buried(play)
    hordes = recruited(play, "Shambling Hordes", "nec")
    play.choose(PASS)
    play.finish()
    assert (play.zone(vampire), play.zone(hordes)) == (Zone.ASH_HEAP, Zone.ASH_HEAP)


@pytest.mark.parametrize(("verb", "life"), [(RECRUIT, 4), (RECRUIT_BASIC, 3)])
def test_shambling_hordes__four_life_at_superior_only(play, verb, life):
    vampire = buried(play)
    hordes = recruited(play, "Shambling Hordes", "NEC", verb)
    play.choose(play.options[0].verb, target=vampire)
    play.finish()
    assert play[hordes].life == life
    assert [one.n for one in play.table.log if one.what is COMES_WITH][-1] == life


def test_shambling_hordes__cannot_gain_life(play):
    hordes, other = play.ready("Ada", "Shambling Hordes", 2), play.vampire("Ada")
    ledger.gain_blood(play.table, play[hordes], 1)
    bank.move_blood(play.table, play[other], play[hordes], 1)
    assert (play[hordes].life, play[other].blood) == (2, 4)
    assert stats.strength(play.table, play[hordes]) == 2


# Aggressive Corpse


def test_aggressive_corpse__its_strikes_cannot_be_dodged(play):
    corpse = play.ready("Ada", "Aggressive Corpse")
    ben = play.vampire("Ben", "cel", capacity=8)
    play.hand("Ben", "Side Strike")
    play.acts("Ada").uses("Aggressive Corpse", minion=corpse, target=ben)
    to_strikes(play).choose(HANDS)
    to_kind(play, "strike", "Ben").plays("Side Strike", "cel")
    play.finish()
    assert (play[ben].blood, play[corpse].life) == (6, 3)


def test_aggressive_corpse__not_the_target_of_dominate_and_presence(play):
    corpse = play.ready("Ada", "Aggressive Corpse")
    gang = play.ready("Ada", PLAIN_ALLY)
    ben = play.vampire("Ben", "PRE ani")
    play.hand("Ben", "Entrancement")
    play.acts("Ben")
    assert play.can("Entrancement", "PRE", minion=ben, target=gang)
    assert not play.can("Entrancement", target=corpse)


def test_aggressive_corpse__not_sheltered_from_its_controller_and_other_actions(play):
    corpse = play.ready("Ada", "Aggressive Corpse")
    attacker = play.ready("Ben", "Aggressive Corpse")
    play.acts("Ben")
    assert play.can(attacker, minion=attacker, target=corpse)


# Rotting Behemoth


def test_rotting_behemoth__attacks_for_1_life_and_presses_at_superior_only(play):
    behemoth = play.ready("Ada", "Rotting Behemoth")
    ben = play.vampire("Ben", capacity=9)
    play.acts("Ada").uses("Rotting Behemoth", minion=behemoth, target=ben)
    to_strikes(play)
    assert play[behemoth].life == 5
    play.strikes_with_hands()
    assert not play.offered(USE, behemoth)


def test_rotting_behemoth__one_press_in_the_first_round_only(play):
    buried(play)
    behemoth = recruited(play, "Rotting Behemoth", "OBL", clan="Hecata", capacity=9)
    play.choose(play.options[0].verb, target=play.number("Sonja Blue"))
    play.finish()
    ben = play.vampire("Ben", capacity=9)
    play[behemoth].resting = False
    play.acts("Ada").uses("Rotting Behemoth", minion=behemoth, target=ben)
    to_strikes(play).choose(PASS)
    to_kind(play, "press", "Ada").choose(USE, behemoth)
    assert play[behemoth].life == 4
    to_strikes(play).choose(PASS)
    play.choose(PASS)
    assert not play.offered(USE, behemoth)


# Bone Shambler


def test_bone_shambler__cannot_have_equipment_or_retainers(play):
    play.ready("Ada", "Bone Shambler")
    play.hand("Ada", "Desert Eagle", "Tasha Morgan")
    play.acts("Ada")
    assert not play.offered(EQUIP)
    assert not play.offered(EMPLOY)


def test_bone_shambler__bleeds_for_more_only_with_unlocked_copies(play):
    first, second = play.ready("Ada", "Bone Shambler"), play.ready("Ada", "Bone Shambler")
    play.vampire("Ada", clan="Hecata")
    play.vampire("Ben")
    play.bleeds(first)
    assert not any(one.target == first for one in play.ways(first))
    assert not play.can(first, words="blood"), "only at superior"
    play.uses(first, target=second)
    assert (play.bleed, play[second].locked) == (2, True)
    assert not play.can(first, target=second)


def test_bone_shambler__a_hecata_burns_blood_at_superior(play):
    play.vampire("Ben")
    shambler = recruited(play, "Bone Shambler", "OBL", clan="Hecata")
    play.finish() if play.action else None
    play[shambler].resting = False
    hecata = play.vampire("Ada", clan="Hecata", blood=1)
    play.vampire("Ada")
    play.acts("Ada").bleeds(shambler)
    play.uses(shambler, target=hecata)
    assert (play.bleed, play[hecata].blood) == (2, 0)
    assert not play.can(shambler, target=hecata)


# Gravebound Drone


def test_gravebound_drone__burns_1_life_for_a_copy_in_combat(play):
    first, second = play.ready("Ada", "Gravebound Drone"), play.ready("Ada", "Gravebound Drone")
    ben = play.vampire("Ben")
    play.bleeds(first).blocks(ben)
    to_strikes(play).strikes_with_hands()
    (option,) = play.until("Ada", second).ways(second, target=first)
    assert option.card == second
    play.uses(second, target=first)
    play.finish()
    assert (play[first].life, play[second].life) == (2, 1)


def test_gravebound_drone__not_for_another_minion(play):
    play.ready("Ada", "Gravebound Drone")
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).strikes_with_hands()
    assert not play.can("Gravebound Drone")
    play.finish()
    assert play[ada].blood == 4


def test_gravebound_drone__no_bleed_for_life_at_basic(play):
    first, second = play.ready("Ada", "Gravebound Drone"), play.ready("Ada", "Gravebound Drone")
    play.bleeds(first)
    assert not play.can(first)
    assert not play.can(second)


# Heartrender


def test_heartrender__burns_a_living_minion_and_leaves_play(play):
    heart = play.ready("Ada", "Heartrender")
    gang, dead = play.ready("Ben", PLAIN_ALLY), play.ready("Ben", "Aggressive Corpse")
    spy = play.on(play.vampire("Ben"), "Raven Spy")
    play.acts("Ada")
    assert play.can("Heartrender", target=spy)
    assert not play.can("Heartrender", target=dead)
    assert not play.can("Heartrender", target=heart)
    play.uses("Heartrender", minion=heart, target=gang)
    assert play.stealth == 1
    play.finish()
    assert (play.zone(heart), play.zone(gang)) == (Zone.REMOVED, Zone.ASH_HEAP)


def test_heartrender__not_twice(play):
    heart = play.ready("Ada", "Heartrender")
    play.ready("Ben", PLAIN_ALLY), play.ready("Ben", PLAIN_ALLY)
    play.lock(heart)
    play.acts("Ada")
    assert not play.can("Heartrender")


# Tye Cooper


def test_tye_cooper__burns_a_minion_that_is_not_ready_and_finds_a_card(play):
    tye, ready = play.ready("Ada", "Tye Cooper"), play.vampire("Ben")
    out = play.torpor("Ben", "Sonja Blue")
    card = buried(play, "Raven Spy")
    play.acts("Ada")
    assert not play.can("Tye Cooper", target=ready)
    play.uses("Tye Cooper", minion=tye, target=out)
    while play.action and not any(one.target == card for one in play.options):
        play.choose(PASS)
    play.choose(play.options[0].verb, target=card)
    play.finish() if play.action else None
    assert (play.zone(out), play.zone(card)) == (Zone.ASH_HEAP, Zone.HAND)


def test_tye_cooper__only_aggravated_damage_hurts_him(play):
    tye, ben = play.ready("Ada", "Tye Cooper"), play.vampire("Ben")
    play.bleeds(tye).blocks(ben)
    to_strikes(play).strikes_with_hands()
    play.finish()
    assert play[tye].life == 1


# Brigitte Gebauer


def bleeding(play):
    """Brigitte locks for a bleed of Ada's vampire. Return her and the vampire."""
    brigitte, ada = play.ready("Ada", "Brigitte Gebauer"), play.vampire("Ada")
    ben = play.vampire("Ben")
    play.bleeds(ada).uses("Brigitte Gebauer")
    assert (play.bleed, play[brigitte].locked) == (2, True)
    return brigitte, ben


def test_brigitte_gebauer__burns_1_life_if_the_bleed_is_blocked(play):
    brigitte, ben = bleeding(play)
    play.blocks(ben)
    play.finish()
    assert play[brigitte].life == 2


def test_brigitte_gebauer__burns_no_life_if_it_is_not_blocked(play):
    brigitte, _ = bleeding(play)
    play.finish()
    assert play[brigitte].life == 3
    assert play.pool_of("Ben") == 28


def test_brigitte_gebauer__not_for_minions_of_others(play):
    play.ready("Ada", "Brigitte Gebauer")
    play.bleeds(play.vampire("Dora"))
    assert not play.can("Brigitte Gebauer")


# Gianna di Canneto


def haunted(play):
    """Gianna watches a combat of Ada's vampire with one of Ben's, who has a gun."""
    gianna, ada = play.ready("Ada", "Gianna di Canneto"), play.vampire("Ada")
    ben = play.vampire("Ben", capacity=8)
    gun = play.on(ben, "Desert Eagle")
    play.bleeds(ada).blocks(ben)
    return gianna, ada, ben, gun


def test_gianna_di_canneto__burns_equipment_committed_to_a_strike(play):
    gianna, ada, ben, gun = haunted(play)
    to_strikes(play).choose(PASS)
    to_kind(play, "strike", "Ben").choose(USE, gun)
    play.until("Ada", "Gianna di Canneto").uses("Gianna di Canneto", target=gun)
    play.finish() if play.action else None
    assert (play.zone(gun), play.zone(gianna)) == (Zone.ASH_HEAP, Zone.ASH_HEAP)
    assert play[ada].blood == 5
    assert play[ben].blood == 8


def test_gianna_di_canneto__inflicts_damage_that_cannot_be_prevented(play):
    gianna, _, ben, _ = haunted(play)
    to_strikes(play).choose(PASS)
    to_kind(play, "strike", "Ben").choose(PASS)
    play.until("Ada", "Gianna di Canneto").uses("Gianna di Canneto", words="damage")
    play.finish()
    assert (play[ben].blood, play[gianna].locked) == (7, True)


def test_gianna_di_canneto__no_damage_if_the_combat_ends(play):
    gianna, ada = play.ready("Ada", "Gianna di Canneto"), play.vampire("Ada", "pre")
    ben = play.vampire("Ben", capacity=8)
    play.hand("Ada", "Majesty")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).plays("Majesty", "pre")
    to_kind(play, "strike", "Ben").choose(HANDS)
    while play.action:
        assert not play.can("Gianna di Canneto", words="damage")
        play.choose(PASS)
    assert play[gianna].life == 2


def test_gianna_di_canneto__not_in_her_own_combat(play):
    gianna, ben = play.ready("Ada", "Gianna di Canneto"), play.vampire("Ben")
    play.on(ben, "Desert Eagle")
    play.bleeds(gianna).blocks(ben)
    to_strikes(play)
    assert not play.can("Gianna di Canneto")
    assert play[ben].region is Region.READY
