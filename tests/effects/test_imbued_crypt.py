"""Imbued with special abilities."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import options_of, passes

from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.imbued import FIRST_CONVICTION, NAME_CONVICTION, PAY_CONVICTION
from vtes_deck.engine.actions.permanents import EQUIP
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Activity, Phase, Zone
from vtes_deck.engine.turn.influence import CONTROL

JACK, MARION = 'Jack "Hannibal137" Harmon', 'Marion "Teacher193" Perks'
PAUL, JOHN = 'Paul "Sixofswords29" Moreton', 'John "Cop90" O\'Malley'
ANNA, EARL = 'Anna "Dictatrix11" Suljic', 'Earl "Shaka74" Deams'
ERICK, FRANCOIS = 'Erick "Shophet125" Franco', 'François "Warden" Loehr'
INEZ, LIZ = 'Inez "Nurse216" Villagrande', 'Liz "Ticket312" Thornton'
JENNIE, JENNIFER = 'Jennie "Cassie247" Orne', 'Jennifer "Flame61" Vidisania'
LEAF, LUPE = 'Leaf "Potter116" Pankowski', 'Lupe "Cabbie22" Droin'
PETER, XIAN = 'Peter "Outback295" Rophail', 'Xian "DziDzat155" Quan'
SIGHT, STRIKE = "Second Sight", "Strike with Conviction"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def of_imbued(play, hero):
    """The conviction and powers on an imbued, by name."""
    return [play.table.cards[one].name for one in play[hero].attached]


# ------------------------------------------------------------------------------------- as they act


@pytest.mark.parametrize("foe", ["vampire", "mortal"])
def test_erick_shophet125_franco__conviction_only_if_he_attacks_a_monster(play, foe):
    erick = play.ready("Ada", ERICK)
    play.vampire("Ben")
    target = play.vampire("Ben") if foe == "vampire" else play.ready("Ben", PLAIN_ALLY)
    play.hand("Ada", "Bum's Rush", SIGHT)
    play.card("Ada", STRIKE, Zone.ASH_HEAP)
    play.acts("Ada")
    play.plays("Bum's Rush", minion=erick, target=target)
    while play.table.current(Combat) is None:
        play.choose(PASS)
    if foe == "mortal":
        assert play.decision.about != erick
        play.finish()
        assert not play[erick].attached
        return
    assert {play.table.cards[one.target].name for one in play.options if one.verb is not PASS} == {
        SIGHT,
        STRIKE,
    }
    play.game.apply(next(one for one in play.options if one.target == play.number(SIGHT)))
    assert of_imbued(play, erick) == [SIGHT]
    assert play.table.current(Combat).number <= 1


def test_erick_shophet125_franco__no_conviction_in_a_combat_from_a_block(play):
    erick, foe = play.ready("Ada", ERICK), play.vampire("Ben")
    play.hand("Ada", SIGHT)
    play.bleeds(erick).blocks(foe).finish()
    assert not play[erick].attached


@pytest.mark.parametrize("aim", ["hero", "other"])
def test_francois_warden_loehr__actions_of_others_cost_1_only_at_him(play, aim):
    hero, other = play.ready("Ben", FRANCOIS), play.ready("Ben", PLAIN_ALLY)
    ada = play.vampire("Ada", blood=3)
    play.hand("Ada", "Bum's Rush")
    play.acts("Ada")
    play.plays("Bum's Rush", minion=ada, target=hero if aim == "hero" else other)
    while play.table.current(Combat) is None:
        play.choose(PASS)
    assert play[ada].blood == (2 if aim == "hero" else 3)


def test_francois_warden_loehr__his_own_side_pays_nothing(play):
    hero, other = play.ready("Ben", FRANCOIS, 2), play.ready("Ben", JACK)
    rejuvenate = play.on(other, "Rejuvenate")
    play.on(other, SIGHT)
    life = play[other].life
    play.acts("Ben")
    play.game.apply(next(one for one in options_of(play, rejuvenate) if one.target == hero))
    play.choose(NAME_CONVICTION)
    play.finish() if play.action else None
    assert (play[hero].life, play[other].life) == (3, life)


def test_francois_warden_loehr__allies_pay_life(play):
    hero, gang = play.ready("Ben", FRANCOIS), play.ready("Ada", PLAIN_ALLY)
    play.hand("Ada", "Bum's Rush")
    life = play[gang].life
    play.acts("Ada")
    play.plays("Bum's Rush", minion=gang, target=hero)
    while play.table.current(Combat) is None:
        play.choose(PASS)
    assert play[gang].life == life - 1


def test_earl_shaka74_deams__stealth_for_actions_but_not_to_fight(play):
    earl, foe = play.ready("Ada", EARL), play.vampire("Ben")
    play.hand("Ada", "Bum's Rush")
    play.bleeds(earl)
    assert play.stealth == 1
    play.finish()
    play[earl].locked = False
    play.acts("Ada")
    play.plays("Bum's Rush", minion=earl, target=foe)
    assert play.stealth == 0


@pytest.mark.parametrize("others", [1, 2])
def test_earl_shaka74_deams__burns_conviction_only_with_three_ready_imbued(play, others):
    earl = play.ready("Ada", EARL)
    play.on(earl, SIGHT)
    for name in (JACK, MARION)[:others]:
        play.ready("Ada", name)
    play.turn("Ada")
    if others == 2:
        (only,) = options_of(play, earl)
        assert not play.offered(PASS), "it is not optional"
        play.game.apply(only)
        play.choose(PAY_CONVICTION)
    assert of_imbued(play, earl) == ([] if others == 2 else [SIGHT])
    assert not options_of(play, earl)


def test_jennifer_flame61_vidisania__weapons_cost_1_less_but_no_vehicle(play):
    hero = play.ready("Ada", JENNIFER)
    play.hand("Ada", ".44 Magnum", "Sport Bike")
    pool = play.pool_of("Ada")
    play.acts("Ada").choose(EQUIP, ".44 Magnum", minion=hero)
    assert play.pool_of("Ada") == pool - 1
    assert play.action is None
    play[hero].locked = False
    play.acts("Ada").choose(EQUIP, "Sport Bike", minion=hero)
    assert play.pool_of("Ada") == pool - 2


# ---------------------------------------------------------------------------------- as they arrive


@pytest.mark.parametrize("zone", [Zone.HAND, Zone.LIBRARY])
def test_inez_nurse216_villagrande__arrives_with_a_power_only_of_innocence(play, zone):
    play.uncontrolled("Ada", INEZ, 3)
    hide, discern = play.card("Ada", "Hide", zone), play.card("Ada", "Discern", zone)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, INEZ)
    while not any(one.target == hide for one in play.options):
        play.choose(PASS)
    assert discern not in {one.target for one in play.options}
    play.game.apply(next(one for one in play.options if one.target == hide))
    assert of_imbued(play, INEZ) == ["Hide"]


def test_inez_nurse216_villagrande__not_without_a_power(play):
    play.uncontrolled("Ada", INEZ, 3)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, INEZ)
    assert of_imbued(play, INEZ) == []


@pytest.mark.parametrize("name", [LIZ, MARION])
def test_liz_ticket312_thornton__gains_no_conviction_as_she_arrives(play, name):
    play.uncontrolled("Ada", name, 4)
    play.hand("Ada", SIGHT)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, name)
    assert play.offered(FIRST_CONVICTION) is (name != LIZ)
    assert play[name].ready


def test_liz_ticket312_thornton__another_imbued_is_not_affected(play):
    play.ready("Ada", LIZ)
    play.uncontrolled("Ada", MARION, 4)
    play.hand("Ada", SIGHT)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, MARION)
    assert play.offered(FIRST_CONVICTION)


# ------------------------------------------------------------------------------------ in each turn


@pytest.mark.parametrize("convictions", [1, 2, 3])
@pytest.mark.parametrize("turn", ["Ada", "Cleo"])
def test_jennie_cassie247_orne__imbued_of_anyone_recover_for_not_less_than_2(
    play, convictions, turn
):
    play.ready("Ada", JENNIE)
    hero = play.ready("Ben", JACK, 0)
    play[hero].region = Region.INCAPACITATED
    for _ in range(convictions):
        play.on(hero, SIGHT)
    play.turn(turn)
    while play.asked != "Ben" and play.decision.kind == "unlock":
        play.choose(PASS)
    offered = play.asked == "Ben" and bool(options_of(play, play.number(JENNIE)))
    assert offered is (convictions >= 2)
    if offered:
        play.game.apply(options_of(play, play.number(JENNIE))[0])
        play.choose(PAY_CONVICTION).choose(PAY_CONVICTION)
        assert (play[hero].ready, play[hero].life) == (True, 1)
        assert len(play[hero].attached) == convictions - 2


def test_jennie_cassie247_orne__not_for_a_ready_imbued(play):
    play.ready("Ada", JENNIE)
    hero = play.ready("Ada", JACK, 1)
    play.on(hero, SIGHT)
    play.on(hero, SIGHT)
    play.turn("Ada")
    assert not options_of(play, play.number(JENNIE))


@pytest.mark.parametrize("zone", [Zone.HAND, Zone.LIBRARY, Zone.ASH_HEAP])
def test_leaf_potter116_pankowski__locks_for_conviction_but_only_once(play, zone):
    leaf = play.ready("Ada", LEAF)
    sight = play.card("Ada", SIGHT, zone)
    play.card("Ada", STRIKE, zone)
    play.turn("Ada", Phase.DISCARD)
    play.game.apply(next(one for one in options_of(play, leaf) if one.target == sight))
    assert of_imbued(play, leaf) == [SIGHT]
    assert play[leaf].locked
    assert not options_of(play, leaf)


def test_leaf_potter116_pankowski__not_in_the_turn_of_another_or_above_five(play):
    leaf = play.ready("Ada", LEAF)
    play.hand("Ada", SIGHT)
    play.hand("Ben", SIGHT)
    play.turn("Ben", Phase.DISCARD)
    assert not options_of(play, leaf)
    for _ in range(5):
        play.on(leaf, STRIKE)
    play.turn("Ada", Phase.DISCARD)
    assert not options_of(play, leaf)


def test_anna_dictatrix11_suljic__gives_2_blood_to_a_vampire_but_not_to_an_ally(play):
    anna, gang = play.ready("Ada", ANNA), play.ready("Ada", PLAIN_ALLY)
    hungry = play.vampire("Ben", blood=1)
    play.acts("Ada")
    aims = {one.target: one for one in options_of(play, anna)}
    assert hungry in aims
    assert gang not in aims
    play.game.apply(aims[hungry])
    assert play.stealth == 1
    play.finish()
    assert play[hungry].blood == 3


def test_anna_dictatrix11_suljic__sees_three_cards_only_in_her_own_unlock_phase(play):
    anna = play.ready("Ada", ANNA)
    top = play.library("Ada", "Dodge", "Bonding", "Conditioning", "Cloak the Gathering")[1:]
    play.turn("Ben")
    assert not options_of(play, anna)
    play.turn("Ada")
    play.game.apply(options_of(play, anna)[0])
    seen = [line for line in play.log_sentences("Ada") if " sees " in line]
    assert len(seen) == len(top)
    assert not options_of(play, anna)


# --------------------------------------------------------------------------------- as others act


def guarded(play, hero, *cards):
    """The imbued with a vehicle and conviction."""
    vehicle, *convictions = [play.on(hero, name) for name in cards]
    return vehicle, convictions


def test_lupe_cabbie22_droin__stealth_once_each_action(play):
    lupe, foe = play.ready("Ada", LUPE), play.vampire("Ben")
    guarded(play, lupe, "Hawg", STRIKE, STRIKE)
    play.bleeds(lupe)
    before = play.stealth
    play.blocks(foe)
    assert passes(play, lupe)
    play.game.apply(options_of(play, lupe)[0])
    play.choose(PAY_CONVICTION)
    assert play.stealth == before + 1
    assert not passes(play, lupe)


def test_lupe_cabbie22_droin__intercept_for_conviction(play):
    lupe, foe = play.ready("Ben", LUPE), play.vampire("Ada", "obf")
    guarded(play, lupe, "Hawg", STRIKE)
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(foe).blocks(lupe)
    play.plays("Lost in Crowds", "obf")
    before = play.intercept(lupe)
    assert passes(play, lupe)
    play.game.apply(options_of(play, lupe)[0])
    play.choose(PAY_CONVICTION)
    assert play.intercept(lupe) == before + 1


def test_lupe_cabbie22_droin__not_without_a_vehicle(play):
    lupe, foe = play.ready("Ada", LUPE), play.vampire("Ben")
    play.on(lupe, STRIKE)
    play.on(lupe, ".44 Magnum")
    play.bleeds(lupe).blocks(foe)
    assert not passes(play, lupe)


def test_xian_dzidzat155_quan__conviction_after_he_has_blocked_a_monster_only_once(play):
    xian, foe = play.ready("Ben", XIAN), play.vampire("Ada")
    play.hand("Ben", SIGHT, STRIKE)
    play.bleeds(foe).blocks(xian)
    assert passes(play, xian)
    play.game.apply(next(one for one in options_of(play, xian) if one.target == play.number(SIGHT)))
    assert of_imbued(play, xian) == [SIGHT]
    assert not passes(play, xian)


@pytest.mark.parametrize("why", ["mortal", "wounded", "unblocked"])
def test_xian_dzidzat155_quan__no_conviction(play, why):
    xian = play.ready("Ben", XIAN, 1 if why == "wounded" else None)
    foe = play.ready("Ada", PLAIN_ALLY) if why == "mortal" else play.vampire("Ada")
    play.hand("Ben", SIGHT)
    play.bleeds(foe)
    if why != "unblocked":
        play.blocks(xian)
    assert not passes(play, xian)


def test_xian_dzidzat155_quan__also_if_the_monster_was_burned(play):
    xian, ghoul = play.ready("Ben", XIAN), play.ready("Ada", "Ossian", 1)
    play.hand("Ben", SIGHT)
    play.acts("Ada").choose(BLEED, minion=ghoul)
    play.blocks(xian)
    assert passes(play, xian)
    assert ghoul not in play.table.in_play


# --------------------------------------------------------------------------------------- in combat


@pytest.mark.parametrize("foe", ["vampire", "mortal"])
def test_peter_outback295_rophail__maneuvers_for_conviction_only_against_a_monster(play, foe):
    peter = play.ready("Ben", PETER)
    enemy = play.vampire("Ada") if foe == "vampire" else play.ready("Ada", PLAIN_ALLY)
    play.on(peter, STRIKE)
    play.bleeds(enemy).blocks(peter)
    found = False
    while play.action is not None and not found:
        found = play.offered(USE, peter)
        if not found:
            play.strikes_with_hands() if play.offered(HANDS) else play.choose(PASS)
    assert found is (foe == "vampire")
    if found:
        play.choose(USE, peter).choose(PAY_CONVICTION)
        assert "The range is long." in play.log_sentences()
        assert not play[peter].attached


def test_peter_outback295_rophail__no_maneuver_without_conviction(play):
    peter, enemy = play.ready("Ben", PETER), play.vampire("Ada")
    play.bleeds(enemy).blocks(peter)
    while play.action is not None:
        assert not play.offered(USE, peter)
        play.strikes_with_hands() if play.offered(HANDS) else play.choose(PASS)


@pytest.mark.parametrize("name", ["Pedro Cortez", PETER])
def test_pedro_cortez__cannot_escape(play, name):
    hero, foe = play.ready("Ada", name), play.vampire("Ben")
    play.hand("Ada", "Fake Out")
    play.bleeds(hero).blocks(foe)
    found = False
    while play.action is not None and not found:
        found = play.can("Fake Out")
        play.strikes_with_hands() if play.offered(HANDS) else play.choose(PASS)
    assert found is (name == PETER)
    for activity in (Activity.GET_AWAY, Activity.PRESS_TO_END, Activity.END_COMBAT):
        assert play.table.is_restricted(activity, hero) is (name != PETER)
    assert not play.table.is_restricted(Activity.GET_CLOSE, hero)


def test_pedro_cortez__strength_2_but_no_more_bleed(play):
    hero = play[play.ready("Ada", "Pedro Cortez")]
    assert stats.strength(play.table, hero) == 2
    assert stats.bleed(play.table, hero) == 1


# ---------------------------------------------------------------------------------------- in votes


def called(play, name="Kine Resources Contested"):
    """A vampire of Ada's calls a referendum, and Maman of Ben's has conviction."""
    maman = play.ready("Ben", "Maman Boumba")
    convictions = [play.on(maman, STRIKE), play.on(maman, SIGHT)]
    vampire = play.vampire("Ada")
    play.hand("Ada", name)
    play.acts("Ada")
    play.choose(POLITICAL, name, minion=vampire)
    return maman, convictions


def test_maman_boumba__votes_against_but_not_for(play):
    maman, _ = called(play)
    while not options_of(play, maman):
        options = [one for one in play.options if one.verb is not PASS]
        play.choose(PASS) if play.offered(PASS) else play.game.apply(options[0])
    play.game.apply(options_of(play, maman)[0])
    play.choose(PAY_CONVICTION, play.number(SIGHT))
    assert play.table.current(Referendum).result_now(play.table) == (0, 3)
    assert of_imbued(play, maman) == [STRIKE]


def test_maman_boumba__no_votes_without_conviction(play):
    maman, convictions = called(play)
    for one in convictions:
        zones.burn(play.table, one)
    while play.action is not None:
        assert not options_of(play, maman)
        options = [one for one in play.options if one.verb is not PASS]
        play.choose(PASS) if play.offered(PASS) else play.game.apply(options[0])


@pytest.mark.parametrize("acting", ["vampire", "mortal"])
@pytest.mark.parametrize("locked", [False, True])
def test_maman_boumba__ends_a_combat_only_between_monsters(play, acting, locked):
    maman = play.ready("Cleo", "Maman Boumba", locked=locked)
    foe = play.vampire("Ada") if acting == "vampire" else play.ready("Ada", PLAIN_ALLY)
    blocker = play.vampire("Ben")
    play.bleeds(foe).blocks(blocker)
    found = False
    while play.action is not None and not found:
        found = bool(options_of(play, maman))
        if not found:
            play.strikes_with_hands() if play.offered(HANDS) else play.choose(PASS)
    assert found is (acting == "vampire" and not locked)
    if found:
        play.game.apply(options_of(play, maman)[0])
        play.finish()
        assert play[maman].locked
        assert play[foe].blood == play[foe].capacity
