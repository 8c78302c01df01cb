"""Determine range: maneuvers, weapons that maneuver, close quarters."""

import pytest
from published import PUBLISHED
from table_combat import Duel

from vtes_deck.engine.cards.play import PLAY
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS, DecisionKind, Option
from vtes_deck.engine.state.moves import Move, Range, Strike, Use
from vtes_deck.engine.state.table import Activity, TimedRestriction, Until, Zone
from vtes_deck.engine.state.windows import BEFORE_RANGE, PRESS, RANGE, STRIKE
from vtes_deck.kernel.verdict import UNKNOWN, Forbidden
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.rulesets.white_wolf import WHITE_WOLF

COLETTE, AYELECH = "Colette", "Ayelech"
MAGNUM = Move(when=RANGE | STRIKE, strike=Strike(damage=2, ranged=True), maneuver=Use.MAY)
HANDGUN = Move(when=RANGE | STRIKE, strike=Strike(damage=1, ranged=True), maneuver=Use.MAY)
MANEUVERS = Move(when=RANGE, maneuver=Use.MUST)
every_edition = pytest.mark.parametrize("rules", PUBLISHED.values(), ids=PUBLISHED)


@pytest.fixture
def duel(cb):
    duel = Duel(cb)
    duel.acting(COLETTE, 5)
    duel.opposing(AYELECH, 5)
    return duel


@pytest.mark.rule("COM-04", "COM-07", "COM-10", "COM-17")
@pytest.mark.parametrize(
    ("rules", "damage"),
    [
        pytest.param(VEKN, 2, id="EX-V5-05"),
        pytest.param(WHITE_WOLF, 3, id="EX-WW-08"),
        pytest.param(JYHAD_1994, 2, id="jyhad-1994"),
    ],
)
def test_EX_V5_05_EX_WW_08_maneuvers_with_a_gun(cb, rules, damage):
    duel = Duel(cb, rules)
    duel.acting(COLETTE, 5)
    duel.opposing(AYELECH, 5)
    gun = Move(when=RANGE | STRIKE, strike=Strike(damage=damage, ranged=True), maneuver=Use.MAY)
    duel.bears(AYELECH, ".44 Magnum", gun)
    duel.holds("Ben", "Fake Out", MANEUVERS)
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.fight()
    assert duel.asked == "Ada"
    duel.nothing()
    assert duel.asked == "Ben"
    duel.uses(".44 Magnum")
    assert duel.combat.range is Range.LONG
    duel.plays("Trap")
    assert duel.combat.range is Range.CLOSE
    duel.plays("Fake Out")
    assert duel.combat is None, "Colette cannot strike at long range, Ayelech must use the gun"
    assert (duel.blood(COLETTE), duel.blood(AYELECH)) == (5 - damage, 5)


@pytest.mark.rule("COM-11", "COM-17")
def test_EX_J94_06_a_handgun_at_long_range(cb):
    duel = Duel(cb, JYHAD_1994)
    duel.acting(COLETTE, 5)
    duel.opposing(AYELECH, 5)
    duel.bears(AYELECH, ".44 Magnum", HANDGUN)
    duel.fight().uses(".44 Magnum")
    assert duel.over
    assert (duel.blood(COLETTE), duel.blood(AYELECH)) == (4, 5)


@pytest.mark.rule("COM-07", "COM-10")
def test_EX_J94_07_EX_J94_08_the_gun_stays_chosen_if_the_maneuver_is_cancelled(cb):
    duel = Duel(cb, JYHAD_1994)
    duel.acting(COLETTE, 5)
    duel.opposing(AYELECH, 5)
    duel.bears(AYELECH, ".44 Magnum", HANDGUN)
    duel.bears(COLETTE, "IR Goggles", Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT))
    duel.fight().nothing().uses(".44 Magnum").uses("IR Goggles")
    assert duel.combat.range is Range.CLOSE
    assert duel.asked == "Ada"
    duel.hands()
    assert duel.over, "the gun strike is chosen already"
    assert (duel.blood(COLETTE), duel.blood(AYELECH)) == (4, 4)


@pytest.mark.rule("COM-06", "COM-08", "COM-01", "COM-02")
@every_edition
def test_range_is_close_without_maneuvers(cb, rules):
    duel = Duel(cb, rules)
    duel.acting(COLETTE, 5, locked=True)
    duel.opposing(AYELECH, 5, locked=True)
    duel.fight()
    assert duel.kind is DecisionKind.STRIKE, "no maneuvers, so no one was asked"
    assert duel.combat.range is Range.CLOSE


@pytest.mark.rule("COM-07")
def test_no_one_can_maneuver_twice_in_a_row(duel):
    duel.holds("Ada", "Trap", MANEUVERS)
    second = duel.holds("Ada", "Fake Out", MANEUVERS)
    duel.holds("Ben", "Boxed In", MANEUVERS)
    duel.fight().plays("Trap")
    assert duel.asked == "Ben"
    assert duel.game.why_not(Option(MANEUVER, minion=duel.number(COLETTE))) == Forbidden("COM-07")
    duel.nothing()
    assert duel.over, "Ada was not asked again, and at long range no one can strike"
    assert duel.zone(second) is Zone.HAND


@pytest.mark.rule("COM-07", "COM-04")
def test_a_minion_that_passed_can_answer_a_maneuver(duel):
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.holds("Ben", "Fake Out", MANEUVERS)
    duel.fight().nothing().plays("Fake Out")
    assert duel.asked == "Ada"
    duel.plays("Trap")
    assert duel.combat.range is Range.CLOSE
    assert duel.kind is DecisionKind.STRIKE


@pytest.mark.rule("COM-09", "COM-05")
@pytest.mark.parametrize("use", [Use.MUST, Use.MAY])
def test_a_maneuver_can_be_gained_before_range(duel, use):
    duel.holds("Ben", "Trap", Move(when=BEFORE_RANGE, maneuver=use))
    duel.fight()
    assert (duel.asked, duel.kind) == ("Ben", DecisionKind.EFFECT)
    duel.plays("Trap")
    assert (duel.asked, duel.kind) == ("Ben", DecisionKind.RANGE)
    assert duel.offered(PASS) == (use is Use.MAY)
    if use is Use.MUST:
        assert duel.game.why_not(Option(PASS)) == Forbidden("COM-09")
        duel.maneuvers()
        assert duel.over
    else:
        duel.nothing()
        assert duel.combat.range is Range.CLOSE


@pytest.mark.rule("COM-07", "COM-09")
def test_a_maneuver_is_used_once(duel):
    duel.holds("Ada", "Trap", Move(when=BEFORE_RANGE, maneuver=Use.MAY))
    duel.holds("Ben", "Fake Out", MANEUVERS)
    duel.fight().plays("Trap").maneuvers().plays("Fake Out")
    assert duel.kind is DecisionKind.STRIKE, "Ada has no second maneuver to answer with"


@pytest.mark.rule("COM-05", "COM-04")
def test_the_reason_against_an_effect_in_a_stage(duel):
    duel.holds("Ben", "Trap", Move(when=BEFORE_RANGE, press=Use.MAY))
    reaction = duel.hand("Ben", "Wake with Evening's Freshness")[0]
    duel.fight()
    minion = duel.number(AYELECH)
    assert duel.game.why_not(Option(PLAY, reaction, minion)) == Forbidden("PLY-23")
    assert duel.game.why_not(Option(MANEUVER, minion=minion)) == UNKNOWN
    other = duel.ready("Ben", "Anson")
    assert duel.game.why_not(Option(PLAY, duel.number("Trap"), other)) == Forbidden("PLY-24")


@pytest.mark.rule("COM-05", "COM-04")
def test_effects_before_range_precede_the_first_maneuver(duel):
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.holds("Ben", "Fake Out", Move(when=BEFORE_RANGE, press=Use.MAY))
    duel.fight()
    assert (duel.asked, duel.kind) == ("Ben", DecisionKind.EFFECT)
    duel.nothing()
    assert (duel.asked, duel.kind) == ("Ada", DecisionKind.RANGE)


@pytest.mark.rule("COM-10")
def test_no_second_strike_card_or_weapon_to_maneuver_with(duel):
    duel.bears(AYELECH, ".44 Magnum", MAGNUM)
    duel.bears(AYELECH, "Saturday-Night Special", HANDGUN)
    duel.holds("Ada", "Trap", MANEUVERS)
    duel.holds("Ben", "Fake Out", MANEUVERS)
    duel.fight().nothing().uses(".44 Magnum").plays("Trap")
    assert duel.asked == "Ben"
    assert not duel.matching(MANEUVER)
    assert [option.card for option in duel.decision.options if option.verb is PLAY] == [
        duel.number("Fake Out")
    ]
    assert duel.decision.options[-1].verb is PASS
    assert len(duel.decision.options) == 2


@pytest.mark.rule("COM-09", "COM-10")
def test_a_strike_card_with_a_maneuver_must_be_used_to_maneuver(duel):
    shot = Move(when=RANGE | STRIKE, strike=Strike(damage=1, ranged=True), maneuver=Use.MUST)
    card = duel.holds("Ada", "Trap", shot)
    duel.fight()
    assert duel.kind is DecisionKind.RANGE
    duel.nothing()
    assert duel.kind is DecisionKind.STRIKE
    assert not duel.offered(PLAY, card)
    duel.hands().nothing()
    assert duel.over


@pytest.mark.rule("COM-10", "COM-17")
def test_a_committed_strike_can_be_out_of_range(duel):
    sword = Move(when=RANGE | STRIKE, strike=Strike(damage=2, melee=True), maneuver=Use.MAY)
    duel.bears(COLETTE, "Ivory Bow", sword)
    duel.fight().uses("Ivory Bow")
    assert duel.over
    assert duel.blood(AYELECH) == 5
    assert "The strike of Colette does not reach." in duel.log_sentences()


@pytest.mark.rule("COM-10", "COM-25")
def test_a_strike_card_played_to_maneuver_sets_the_strike(duel):
    duel.holds("Ada", "Trap", MAGNUM)
    duel.fight().plays("Trap")
    assert duel.over
    assert duel.blood(AYELECH) == 3


@pytest.mark.rule("COM-11")
@pytest.mark.parametrize(("edition", "again"), [("jyhad-1994", False), ("vekn", True)])
def test_a_weapon_maneuvers_as_often_as_its_edition_allows(cb, edition, again):
    duel = Duel(cb, PUBLISHED[edition])
    duel.acting(COLETTE, 5)
    duel.opposing(AYELECH, 5)
    duel.bears(COLETTE, ".44 Magnum", MAGNUM)
    duel.holds("Ada", "Trap", Move(when=PRESS, press=Use.MUST))
    duel.fight().uses(".44 Magnum")
    assert duel.blood(AYELECH) == 3
    duel.plays("Trap")
    assert duel.combat.number == 2
    assert (duel.kind is DecisionKind.RANGE) == again
    if not again:
        assert duel.offered(HANDS)
        duel.uses(".44 Magnum")
        assert duel.kind is DecisionKind.STRIKE
        duel.finish()
        assert duel.blood(AYELECH) == 1, "it still strikes"


@pytest.mark.rule("STR-10")
@every_edition
def test_close_quarters(cb, rules):
    duel = Duel(cb, rules)
    duel.acting(COLETTE, 5)
    duel.opposing(AYELECH, 5)
    duel.holds("Ada", "Trap", Move(when=BEFORE_RANGE, close_quarters=True))
    duel.bears(AYELECH, ".44 Magnum", MAGNUM)
    duel.fight()
    if rules.close_quarters:
        duel.plays("Trap")
        assert duel.kind is DecisionKind.STRIKE
        assert duel.game.why_not(Option(MANEUVER)) == UNKNOWN
    else:
        assert duel.kind is DecisionKind.RANGE


@pytest.mark.rule("COM-07")
def test_a_minion_that_cannot_maneuver(duel):
    duel.bears(AYELECH, ".44 Magnum", MAGNUM)
    duel.table.restrict(TimedRestriction(Activity.MANEUVER, duel.number(AYELECH), Until.COMBAT))
    duel.fight()
    assert duel.kind is DecisionKind.STRIKE
    assert not duel.table.is_restricted(Activity.MANEUVER, duel.number(COLETTE))
    duel.finish()
    assert duel.table.is_restricted(Activity.MANEUVER, duel.number(AYELECH)) is False
