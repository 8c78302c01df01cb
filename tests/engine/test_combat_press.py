"""Presses to continue or end combat, and presses that must be used."""

import pytest
from published import PUBLISHED
from table_combat import Duel

from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.state.decisions import PASS, DecisionKind, Option
from vtes_deck.engine.state.moves import Move, Range, Strike, Use
from vtes_deck.engine.state.table import Activity, TimedRestriction, Until, Zone
from vtes_deck.engine.state.windows import BEFORE_RANGE, PRESS, RANGE, STRIKE
from vtes_deck.kernel.verdict import Forbidden

ANN, BOB = "Wauneka", "Tamoszius"
PRESSES = Move(when=PRESS, press=Use.MAY)
every_edition = pytest.mark.parametrize("rules", PUBLISHED.values(), ids=PUBLISHED)


@pytest.fixture
def duel(cb):
    duel = Duel(cb)
    duel.acting(ANN, 5)
    duel.opposing(BOB, 5)
    return duel


def to_press(duel):
    """Play to the press step without damage."""
    duel.fight()
    while duel.kind is DecisionKind.STRIKE:
        duel.nothing()
    return duel


@pytest.mark.rule("COM-27", "COM-06", "COM-13")
@every_edition
def test_a_press_starts_another_round_at_close_range(cb, rules):
    duel = Duel(cb, rules)
    duel.acting(ANN, 5)
    duel.opposing(BOB, 5)
    duel.holds("Ada", "Trap", Move(when=RANGE, maneuver=Use.MUST))
    duel.holds("Ada", "Fake Out", PRESSES)
    duel.fight().plays("Trap")
    assert (duel.asked, duel.kind) == ("Ada", DecisionKind.PRESS)
    duel.plays("Fake Out")
    assert duel.combat.number == 2
    assert duel.combat.range is Range.CLOSE
    duel.hands().hands()
    assert duel.over
    assert (duel.blood(ANN), duel.blood(BOB)) == (4, 4)


@pytest.mark.rule("COM-28", "COM-04")
@every_edition
def test_presses_alternate_and_the_last_one_counts(cb, rules):
    duel = Duel(cb, rules)
    duel.acting(ANN, 5)
    duel.opposing(BOB, 5)
    duel.holds("Ada", "Trap", PRESSES)
    duel.holds("Ada", "Fake Out", PRESSES)
    duel.holds("Ben", "Boxed In", PRESSES)
    to_press(duel)
    assert duel.asked == "Ada"
    duel.plays("Trap")
    assert duel.combat.again
    assert duel.asked == "Ben"
    duel.plays("Boxed In")
    assert not duel.combat.again
    assert duel.asked == "Ada"
    assert duel.game.why_not(Option(PRESS_ON, minion=duel.number(BOB))) == Forbidden("COM-28")
    duel.plays("Fake Out")
    assert duel.combat.number == 2


@pytest.mark.rule("COM-28")
def test_no_one_can_press_twice_in_a_row(duel):
    duel.holds("Ada", "Trap", PRESSES)
    second = duel.holds("Ada", "Fake Out", PRESSES)
    to_press(duel).plays("Trap")
    assert duel.combat.number == 2
    assert duel.zone(second) is Zone.HAND


@pytest.mark.rule("COM-28", "COM-04")
def test_a_minion_that_passed_can_cancel_a_press(duel):
    duel.holds("Ada", "Trap", PRESSES)
    duel.holds("Ben", "Fake Out", PRESSES)
    to_press(duel).nothing().plays("Fake Out")
    assert duel.asked == "Ada"
    duel.plays("Trap")
    assert duel.over


@pytest.mark.rule("COM-29")
@pytest.mark.parametrize("use", [Use.MUST, Use.MAY])
def test_a_press_can_be_gained_earlier(duel, use):
    duel.holds("Ada", "Trap", Move(when=BEFORE_RANGE, press=use))
    duel.fight().plays("Trap").nothing().nothing()
    assert (duel.asked, duel.kind) == ("Ada", DecisionKind.PRESS)
    assert duel.offered(PASS) == (use is Use.MAY)
    if use is Use.MUST:
        assert duel.game.why_not(Option(PASS)) == Forbidden("COM-29")
    duel.presses()
    assert duel.combat.number == 2
    duel.finish()


@pytest.mark.rule("COM-28", "COM-29")
def test_a_press_is_used_once(duel):
    duel.holds("Ada", "Trap", Move(when=BEFORE_RANGE, press=Use.MAY))
    duel.holds("Ben", "Fake Out", PRESSES)
    duel.fight().plays("Trap").nothing().nothing().presses().plays("Fake Out")
    assert duel.over, "Ada has no second press to answer with"


@pytest.mark.rule("COM-29")
def test_a_press_of_a_strike_must_be_used_even_to_end_combat(duel):
    duel.holds("Ada", "Trap", PRESSES)
    shot = Move(when=STRIKE, strike=Strike(damage=1), press=Use.MUST)
    duel.holds("Ben", "Fake Out", shot)
    duel.fight().nothing().plays("Fake Out").plays("Trap")
    assert duel.asked == "Ben"
    assert not duel.offered(PASS)
    duel.presses()
    assert duel.over


@pytest.mark.rule("COM-28")
@pytest.mark.parametrize(("only", "again"), [("continue", True), ("end", False)])
def test_presses_for_a_single_purpose(duel, only, again):
    duel.holds("Ada", "Trap", Move(when=PRESS, press=Use.MAY, press_only=only))
    to_press(duel)
    assert duel.over != again
    if again:
        duel.plays("Trap")
        assert duel.combat.number == 2


@pytest.mark.rule("COM-28")
@pytest.mark.parametrize(("only", "helps"), [("continue", False), ("end", True), ("", True)])
def test_which_presses_answer_a_press(duel, only, helps):
    duel.holds("Ada", "Trap", PRESSES)
    duel.holds("Ben", "Fake Out", Move(when=BEFORE_RANGE, press=Use.MAY, press_only=only))
    duel.fight().plays("Fake Out")
    duel.nothing().nothing()
    duel.plays("Trap")
    assert (duel.kind is DecisionKind.PRESS) == helps


@pytest.mark.rule("COM-27", "COM-21")
@every_edition
def test_no_press_if_a_minion_is_wounded(cb, rules):
    duel = Duel(cb, rules)
    duel.acting(ANN, 5)
    duel.opposing(BOB, 0)
    card = duel.holds("Ada", "Trap", PRESSES)
    duel.fight().hands().hands()
    assert duel.over
    assert duel.zone(card) is Zone.HAND


@pytest.mark.rule("COM-27")
def test_a_minion_that_cannot_press(duel):
    duel.holds("Ada", "Trap", PRESSES)
    duel.table.restrict(TimedRestriction(Activity.PRESS, duel.number(ANN), Until.COMBAT))
    to_press(duel)
    assert duel.over


@pytest.mark.rule("COM-26", "COM-10")
def test_a_new_round_resets_presses(duel):
    from vtes_deck.engine.state.windows import ADDITIONAL_STRIKES

    duel.bears(ANN, "Flamethrower", Move(when=ADDITIONAL_STRIKES, additional=1))
    duel.bears(ANN, "Sport Bike", Move(when=PRESS, press=Use.MAY, once=Until.COMBAT))
    duel.fight().nothing().nothing().uses("Flamethrower").nothing().uses("Sport Bike")
    assert duel.combat.number == 2
    duel.nothing().nothing()
    assert (duel.asked, duel.kind) == ("Ada", DecisionKind.EFFECT)
    duel.uses("Flamethrower").nothing()
    assert duel.over, "the bike has pressed once in this combat"
