"""Environmental damage."""

import pytest
from published import PUBLISHED
from table_combat import Duel

from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.state.damage_types import Cause, DamageFilter
from vtes_deck.engine.state.decisions import NONE, DecisionKind
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.moves import Move, Strike, Use
from vtes_deck.engine.state.windows import (
    ADDITIONAL_STRIKES,
    BEFORE_RANGE,
    DAMAGE,
    END_OF_ROUND,
    STRIKE,
    STRIKES_CHOSEN,
)
from vtes_deck.rulesets.vekn import VEKN

NASSIR, TAMOSZIUS, RYAN = "Nassir", "Tamoszius", "Ryan"
every_edition = pytest.mark.parametrize("rules", PUBLISHED.values(), ids=PUBLISHED)


def strike(**facts):
    return Move(when=STRIKE, strike=Strike(**facts))


def prevents(n, which=DamageFilter.ANY):
    return Move(when=DAMAGE, prevent=n, prevents=which)


def fight(cb, rules=VEKN, blood=5, **facts):
    """Ada strikes Ben's vampire; Ben holds the given cards."""
    duel = Duel(cb, rules)
    duel.acting("Wauneka", 5)
    duel.opposing(TAMOSZIUS, blood)
    duel.holds("Ada", "Trap", strike(**facts))
    return duel


@pytest.mark.rule("COM-46", "STR-01")
@every_edition
def test_environmental_damage(cb, rules):
    duel = fight(cb, rules, dodge=True)
    duel.holds("Ben", "Fake Out", Move(when=BEFORE_RANGE, environmental=1))
    duel.fight().plays("Fake Out")
    waits = rules.environmental_damage
    assert duel.blood("Wauneka") == (5 if waits else 4)
    duel.plays("Trap").nothing()
    assert duel.blood("Wauneka") == 4, "a dodge does not help"


@pytest.mark.rule("COM-46")
def test_environmental_damage_does_not_happen_if_the_combat_ends(cb):
    duel = fight(cb, combat_ends=True)
    duel.holds("Ben", "Fake Out", Move(when=BEFORE_RANGE, environmental=1))
    duel.fight().plays("Fake Out").plays("Trap").nothing()
    assert duel.blood("Wauneka") == 5


@pytest.mark.rule("COM-46")
def test_environmental_damage_happens_once(cb):
    from vtes_deck.engine.state.windows import PRESS

    duel = fight(cb, dodge=True)
    duel.holds("Ben", "Fake Out", Move(when=BEFORE_RANGE, environmental=1))
    duel.holds("Ben", "Boxed In", Move(when=PRESS, press=Use.MUST))
    duel.fight().plays("Fake Out").nothing().nothing().plays("Boxed In").nothing().nothing()
    assert duel.over
    assert duel.blood("Wauneka") == 4


@pytest.mark.rule("COM-46", "COM-47")
@pytest.mark.parametrize("when", [STRIKES_CHOSEN, ADDITIONAL_STRIKES, END_OF_ROUND])
def test_environmental_damage_after_the_first_pair_happens_immediately(cb, when):
    duel = fight(cb, dodge=True)
    duel.holds("Ben", "Fake Out", Move(when=when, environmental=1))
    duel.holds("Ada", "Boxed In", prevents(1))
    duel.fight().nothing().nothing().plays("Fake Out")
    assert (duel.asked, duel.kind) == ("Ada", DecisionKind.DAMAGE)
    (inflicted,) = duel.table.current(DamageResolution).damage
    assert (inflicted.minion, inflicted.cause) == (NONE, Cause.NOTHING)
    assert (duel.combat.struck, bool(duel.combat.environmental)) == (True, False)
    duel.nothing()
    assert duel.blood("Wauneka") == 4


@pytest.mark.rule("COM-46", "COM-20")
def test_environmental_damage_happens_after_first_strikes(cb):
    duel = fight(cb, blood=0, damage=1, first=True)
    duel.holds("Ben", "Fake Out", Move(when=BEFORE_RANGE, environmental=1))
    duel.fight().plays("Fake Out").plays("Trap").nothing()
    assert duel.over
    assert duel.blood("Wauneka") == 5
    assert duel[TAMOSZIUS].region is Region.TORPOR
