"""Combat: used maneuvers and presses, possible targets, and the order of use."""

import pytest
from card_texts import text_of
from table_combat import FLAVIO, MANEUVERS, PRESSES, WAUNEKA, Duel, duel_of, strike

from cardbase.terms import Trait
from vtes_deck.engine.cards.play import PLAY
from vtes_deck.engine.combat import maneuvers, presses
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.resolution import STEALS, gear_on, is_vulnerable
from vtes_deck.engine.combat.strikes import AIM, AIMS, HANDS
from vtes_deck.engine.mechanics.gear import BECOMES_WEAPON
from vtes_deck.engine.state.damage_statics import DamageTaken
from vtes_deck.engine.state.decisions import NONE, DecisionKind, Option
from vtes_deck.engine.state.moves import HANDS_ONLY, NO_END, Gear, Granted, Move, Strike, Use
from vtes_deck.engine.state.script import CardScript
from vtes_deck.engine.state.table import Activity, TimedRestriction, Until
from vtes_deck.engine.state.windows import (
    BEFORE_RANGE,
    PRESS,
    RANGE,
    STRIKE,
    STRIKES_CHOSEN,
    Windows,
)
from vtes_deck.kernel.verdict import UNKNOWN, Forbidden
from vtes_deck.rulesets.white_wolf import WHITE_WOLF


@pytest.fixture
def duel(cb):
    return duel_of(cb)


@pytest.mark.rule("COM-07", "COM-09")
@pytest.mark.parametrize(("used", "left"), [("Trap", "Fake Out"), ("Fake Out", "Trap")])
def test_a_used_maneuver_is_spent(duel, used, left):
    for name in (used, left):
        duel.holds("Ada", name, Move(when=BEFORE_RANGE, maneuver=Use.MAY))
    duel.holds("Ben", "Dodge", MANEUVERS)
    duel.fight().plays("Trap").plays("Fake Out")
    duel.choose(MANEUVER, used).plays("Dodge")
    assert duel.offered(MANEUVER, left)
    assert not duel.offered(MANEUVER, used)


@pytest.mark.rule("COM-27", "COM-29")
@pytest.mark.parametrize(("used", "left"), [("Trap", "Fake Out"), ("Fake Out", "Trap")])
def test_a_used_press_is_spent(duel, used, left):
    for name in (used, left):
        duel.holds("Ada", name, Move(when=BEFORE_RANGE, press=Use.MAY))
    duel.holds("Ben", "Dodge", PRESSES)
    duel.fight().plays("Trap").plays("Fake Out").hands().hands()
    duel.choose(PRESS_ON, used).plays("Dodge")
    assert duel.offered(PRESS_ON, left)
    assert not duel.offered(PRESS_ON, used)


@pytest.mark.rule("COM-09")
def test_a_mandatory_maneuver_of_a_card_is_used_first(duel):
    duel.bears(WAUNEKA, ".44 Magnum", strike(damage=2, ranged=True))
    source = duel.holds("Ada", "Trap", Move(when=BEFORE_RANGE, maneuver=Use.MAY))
    duel.fight().plays("Trap")
    maneuvers.grant(duel.table, duel.number(WAUNEKA), Granted(source, must=True))
    duel.again()
    duel.maneuvers()
    assert duel.combat.sides[0].maneuvers == (Granted(source),)


@pytest.mark.rule("COM-29")
def test_a_mandatory_press_of_a_card_is_used_first(duel):
    source = duel.holds("Ada", "Trap", Move(when=BEFORE_RANGE, press=Use.MAY))
    duel.holds("Ben", "Dodge", PRESSES)
    duel.fight().plays("Trap")
    presses.grant(duel.table, duel.number(WAUNEKA), Granted(source, must=True))
    duel.hands().hands().presses()
    assert duel.combat.sides[0].presses == (Granted(source),)


@pytest.mark.rule("COM-44")
@pytest.mark.parametrize(
    ("facts", "hurts"),
    [
        ({"damage": 1}, True),
        ({"strength": True}, True),
        ({"steal_blood": 1}, True),
        ({"dodge": True}, False),
    ],
)
def test_strikes_that_can_target_a_retainer(facts, hurts):
    assert Strike(**facts).hurts == hurts


@pytest.mark.rule("COM-44")
def test_an_aim_at_the_minion_itself_is_not_logged(duel):
    ghoul = duel.bears(FLAVIO, "J. S. Simmons, Esq.")
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.bears(WAUNEKA, ".44 Magnum", strike(damage=2, ranged=True))
    duel.fight().plays("Trap").uses(".44 Magnum")
    duel.nothing() if duel.kind is DecisionKind.STRIKE else None
    assert duel.offered(AIM, target=ghoul)
    duel.choose(AIM, target=FLAVIO)
    assert not [event for event in duel.game.log if event.what is AIMS]


@pytest.mark.rule("COM-20", "COM-22")
def test_a_first_strike_can_end_combat(duel):
    duel.holds("Ada", "Trap", strike(combat_ends=True, first=True, steal_blood=1))
    duel.fight().plays("Trap").hands()
    assert duel.over
    assert duel.blood(FLAVIO) == 4, "the other effects of the strike apply"


@pytest.mark.rule("PLY-10")
@pytest.mark.parametrize(("cost", "offered"), [(4, True), (5, True), (6, False)])
def test_the_last_blood_pays_for_a_move(duel, cost, offered):
    duel.holds("Ada", "Trap", Move(when=STRIKE, strike=Strike(damage=1), blood=cost))
    assert duel.fight().offered(PLAY, "Trap") == offered


@pytest.mark.rule("COM-08", "GEN-02")
def test_a_minion_that_cannot_maneuver_plays_no_maneuver(duel):
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.table.restrict(TimedRestriction(Activity.MANEUVER, duel.number(WAUNEKA), Until.COMBAT))
    assert duel.fight().kind is DecisionKind.STRIKE


@pytest.mark.rule("COM-14")
def test_hands_are_not_offered_after_all_strikes_are_chosen(duel):
    duel.holds("Ada", "Trap", Move(when=PRESS, press=Use.MAY))
    duel.fight().hands().hands()
    assert duel.game.why_not(Option(HANDS, minion=duel.number(WAUNEKA))) == UNKNOWN


@pytest.mark.rule("COM-44")
@pytest.mark.parametrize("at_ghoul", [False, True])
def test_damage_to_a_retainer_is_not_dealt_to_the_minion(duel, at_ghoul):
    ghoul = duel.bears(FLAVIO, "J. S. Simmons, Esq.")
    duel.bears(WAUNEKA, ".44 Magnum", strike(damage=2, ranged=True))
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.holds("Ada", "Fake Out", PRESSES)
    duel.fight().plays("Trap").uses(".44 Magnum")
    duel.choose(AIM, target=ghoul if at_ghoul else FLAVIO)
    assert duel.kind is DecisionKind.PRESS
    assert duel.combat.dealt == ((0, 0) if at_ghoul else (2, 0))
    assert duel.blood(FLAVIO) == (5 if at_ghoul else 3)


@pytest.mark.rule("COM-07", "COM-22")
def test_no_one_maneuvers_in_a_combat_that_has_ended(duel):
    duel.holds("Ada", "Trap", Move(when=RANGE, maneuver=Use.MAY, combat_ends=True))
    duel.holds("Ben", "Dodge", MANEUVERS)
    assert duel.fight().plays("Trap").over


@pytest.mark.rule("STR-08")
def test_equipment_that_can_be_stolen(duel):
    gun, ghoul = duel.bears(FLAVIO, ".44 Magnum"), duel.bears(FLAVIO, "Jackie Therman")
    bike, _ = duel.bears(FLAVIO, "Sport Bike"), duel.bears(FLAVIO, "Blood Doll")
    victim = duel.number(FLAVIO)
    for wanted, found in {
        Gear.NOTHING: set(),
        Gear.WEAPON: {gun},
        Gear.EQUIPMENT: {gun, bike},
        Gear.EQUIPMENT_OR_RETAINER: {gun, bike, ghoul},
    }.items():
        assert set(gear_on(duel.table, victim, wanted)) == found
    trophy = duel.bears(FLAVIO, "Trophy: Domain")
    duel[trophy].set_mark(BECOMES_WEAPON, 1)
    assert set(gear_on(duel.table, victim, Gear.WEAPON)) == {gun, trophy}, "while it is a location"


@pytest.mark.rule("STR-05")
@pytest.mark.parametrize(("victim", "word"), [(FLAVIO, "blood"), ("Young Bloods", "life")])
def test_stolen_equipment_is_named(cb, victim, word):
    duel = Duel(cb)
    duel.acting(WAUNEKA, 3)
    duel.opposing(victim, 2)
    duel.holds("Ada", "Trap", strike(steal_blood=1))
    duel.fight().plays("Trap").nothing()
    assert [event.word for event in duel.game.log if event.what is STEALS] == [word]


@pytest.mark.rule("COM-09", "COM-29", "GEN-25")
@pytest.mark.parametrize("whole", [False, True])
def test_unused_moves_are_lost_at_the_end_of_the_round(duel, whole):
    source = duel.holds("Ada", "Trap", Move(when=BEFORE_RANGE, press=Use.MAY))
    duel.holds("Ada", "Fake Out", PRESSES)
    duel.fight()
    for grant in (maneuvers.grant, presses.grant):
        grant(duel.table, duel.number(WAUNEKA), Granted(source, whole=whole))
    duel.nothing().nothing().hands().hands().plays("Fake Out")
    assert duel.combat.number == 2
    side = duel.combat.sides[0]
    assert bool(side.maneuvers) == bool(side.presses) == whole


@pytest.mark.rule("PLY-07")
@pytest.mark.parametrize(("level", "offered"), [(1, False), (2, True)])
def test_a_move_at_superior_needs_the_superior_level(duel, level, offered):
    move = Move(when=STRIKE, strike=Strike(damage=1), superior=True)
    duel[WAUNEKA].disciplines = {"pot": level}
    duel.holds("Ada", "Thrown Gate", move)
    assert duel.fight().offered(PLAY, "Thrown Gate") == offered


@pytest.mark.rule("COM-22", "GEN-21")
def test_a_minion_that_cannot_end_combat_makes_other_strikes(duel):
    duel.holds("Ada", "Trap", strike(combat_ends=True))
    duel.holds("Ada", "Fake Out", strike(damage=2))
    duel.table.use_once(NO_END, duel.number(WAUNEKA), Until.ROUND)
    duel.fight()
    assert not duel.offered(PLAY, "Trap")
    assert duel.offered(PLAY, "Fake Out")
    assert duel.offered(HANDS)


@pytest.mark.rule("COM-13")
def test_a_hand_strike_is_not_lost_if_only_hand_strikes_are_allowed(duel):
    duel.table.use_once(HANDS_ONLY, NONE, Until.ROUND)
    duel.fight().hands().nothing()
    assert duel.blood(FLAVIO) == 4


@pytest.mark.rule("PLY-23", "PLY-24", "COM-03")
def test_the_reason_against_a_card_as_a_strike(duel):
    reaction = duel.hand("Ada", "Wake with Evening's Freshness")[0]
    trap = duel.holds("Ada", "Trap", strike(damage=1))
    other = duel.ready("Ada", "Anson")
    duel.fight(duel.number(WAUNEKA), duel.number(FLAVIO))
    assert duel.kind is DecisionKind.STRIKE
    assert duel.game.why_not(Option(PLAY, reaction, duel.number(WAUNEKA))) == Forbidden("PLY-23")
    assert duel.game.why_not(Option(PLAY, trap, other)) == Forbidden("PLY-24")


@pytest.mark.rule("COM-14")
def test_a_strike_cannot_be_chosen_twice(duel):
    duel.holds("Ada", "Trap", Move(when=STRIKES_CHOSEN, press=Use.MAY))
    duel.fight().hands().hands()
    assert duel.offered(PLAY, "Trap")
    assert duel.game.why_not(Option(HANDS, minion=duel.number(WAUNEKA))) == UNKNOWN


@pytest.mark.rule("TRT-14")
def test_only_weapons_trigger_the_vulnerability(cb):
    duel = duel_of(cb, WHITE_WOLF)
    victim, ghoul = duel.number(FLAVIO), duel.bears(FLAVIO, "Jackie Therman")
    duel.script(FLAVIO, text_of(Vulnerable()))
    gun = duel.bears(WAUNEKA, ".44 Magnum")
    assert is_vulnerable(duel.table, victim, Strike(source=gun, damage=2))
    assert not is_vulnerable(duel.table, victim, Strike(source=gun, damage=2, target=ghoul))
    assert not is_vulnerable(duel.table, victim, Strike(strength=True, hand=True))


class Vulnerable(DamageTaken):
    """A minion that takes more damage from guns."""

    def aggravates(self, weapon):
        return Trait.GUN in weapon


class Eager(CardScript):
    """A card that is offered before range against the rules."""

    windows = Windows(hand=BEFORE_RANGE)

    def options(self, table, seat, card, window):
        del seat, window
        return [Option(PLAY, card, next(iter(table.in_play)))]


@pytest.mark.rule("PLY-23")
@pytest.mark.parametrize(("name", "offered"), [("Trap", True), ("Bonding", False)])
def test_only_combat_cards_can_be_played_in_combat(duel, name, offered):
    duel.hand("Ada", name)
    duel.script(name, Eager())
    assert duel.fight().offered(PLAY, name) == offered
