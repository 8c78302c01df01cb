"""Damage: prevention, healing, wounds, burning; in and outside combat."""

import pytest
from card_texts import text_of
from hypothesis import given
from hypothesis import strategies as st
from published import PUBLISHED
from table_combat import Duel
from table_play import counters_add_up

from vtes_deck.engine.cards.play import PLAY
from vtes_deck.engine.combat import damage
from vtes_deck.engine.combat.cards import CombatScript
from vtes_deck.engine.combat.damage import PREVENT_AGGRAVATED, DamageResolution
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.scenario.duel import STOPPED
from vtes_deck.engine.state.damage_statics import DamageTaken
from vtes_deck.engine.state.damage_types import Cause, Damage, DamageFilter
from vtes_deck.engine.state.decisions import PASS, DecisionKind, Option
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.moves import Move, Strike, Use
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.state.windows import (
    BEFORE_RANGE,
    BEFORE_STRIKES,
    DAMAGE,
    END_OF_ROUND,
    STRIKE,
)
from vtes_deck.engine.status import torpor
from vtes_deck.kernel.verdict import Forbidden
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.rulesets.white_wolf import WHITE_WOLF

NASSIR, TAMOSZIUS, RYAN = "Nassir", "Tamoszius", "Ryan"
every_edition = pytest.mark.parametrize("rules", PUBLISHED.values(), ids=PUBLISHED)


def strike(**facts):
    return Move(when=STRIKE, strike=Strike(**facts))


def prevents(n, which=DamageFilter.ANY):
    return Move(when=DAMAGE, prevent=n, prevents=which)


def hurt(cb, rules, name, blood, ordinary, aggravated):
    """Return a table on which a minion of Ben has suffered damage outside combat."""
    duel = Duel(cb, rules)
    duel.acting("Wauneka")
    victim = duel.opposing(name, blood)
    inflicted = (
        Damage(target=victim, n=ordinary),
        Damage(target=victim, n=aggravated, aggravated=True),
    )
    return duel.begins(DamageResolution(inflicted))


@pytest.mark.rule("COM-40", "COM-33", "TOR-01", "GEN-30")
@pytest.mark.parametrize(
    "rules", PUBLISHED.values(), ids=["EX-V5-08", "EX-WW-11", "jyhad-1994", "playmat"]
)
def test_EX_V5_08_EX_WW_11_one_aggravated(cb, rules):
    duel = hurt(cb, rules, NASSIR, 1, 0, 1)
    assert duel[NASSIR].region is Region.TORPOR
    assert duel[NASSIR].wounded
    assert duel.blood(NASSIR) == 1


@pytest.mark.rule("COM-40", "COM-41")
@pytest.mark.parametrize(
    "rules", PUBLISHED.values(), ids=["EX-V5-09", "EX-WW-12", "jyhad-1994", "playmat"]
)
def test_EX_V5_09_EX_WW_12_three_aggravated(cb, rules):
    duel = hurt(cb, rules, TAMOSZIUS, 2, 0, 3)
    assert duel[TAMOSZIUS].region is Region.TORPOR
    assert duel.blood(TAMOSZIUS) == 0


@pytest.mark.rule("COM-39", "COM-41", "COM-42", "DIA-11")
@pytest.mark.parametrize(
    ("rules", "burned"),
    [
        pytest.param(VEKN, True, id="EX-V5-10"),
        pytest.param(WHITE_WOLF, True, id="EX-WW-13"),
        pytest.param(JYHAD_1994, False, id="jyhad-1994"),
    ],
)
def test_EX_V5_10_EX_WW_13_ordinary_and_aggravated(cb, rules, burned):
    duel = hurt(cb, rules, RYAN, 1, 2, 1)
    if burned:
        assert duel.zone(RYAN) is Zone.ASH_HEAP
        assert duel.offered(STOPPED), "no blood hunt"
    else:
        assert duel[RYAN].region is Region.TORPOR


@pytest.mark.rule("COM-41", "COM-42")
@every_edition
def test_more_aggravated_damage_than_blood_burns_the_vampire(cb, rules):
    duel = hurt(cb, rules, RYAN, 1, 0, 3)
    assert duel.zone(RYAN) is Zone.ASH_HEAP
    assert counters_add_up(duel.table)


@pytest.mark.rule("COM-36", "COM-37", "COM-38")
@pytest.mark.parametrize(
    ("blood", "n", "left", "ready"), [(2, 1, 1, True), (2, 2, 0, True), (2, 3, 0, False)]
)
@every_edition
def test_ordinary_damage_is_healed_with_blood(cb, rules, blood, n, left, ready):
    duel = hurt(cb, rules, TAMOSZIUS, blood, n, 0)
    assert duel.blood(TAMOSZIUS) == left
    assert duel[TAMOSZIUS].ready == ready


@pytest.mark.rule("COM-36", "COM-43", "PLY-34")
@pytest.mark.parametrize(("aggravated", "left"), [(1, 2), (2, 1), (3, None)])
@every_edition
def test_allies_burn_life_for_aggravated_damage_too(cb, rules, aggravated, left):
    duel = hurt(cb, rules, "Young Bloods", 3, 0, aggravated)
    if left is None:
        assert duel.zone("Young Bloods") is Zone.ASH_HEAP
    else:
        assert duel.blood("Young Bloods") == left
        assert duel["Young Bloods"].ready


@pytest.mark.rule("COM-41")
def test_aggravated_damage_to_a_vampire_in_torpor(cb):
    for blood, burned in ((1, False), (0, True)):
        duel = Duel(cb)
        duel.acting("Wauneka")
        victim = duel.torpor("Ben", RYAN, blood)
        duel.begins(DamageResolution((Damage(target=victim, n=1, aggravated=True),)))
        assert (duel.zone(RYAN) is Zone.ASH_HEAP) == burned


# Preventing


def fight(cb, rules=VEKN, blood=5, **facts):
    """Ada strikes Ben's vampire; Ben holds the given cards."""
    duel = Duel(cb, rules)
    duel.acting("Wauneka", 5)
    duel.opposing(TAMOSZIUS, blood)
    duel.holds("Ada", "Trap", strike(**facts))
    return duel


@pytest.mark.rule("COM-34", "COM-33")
@every_edition
def test_EX_J94_09_too_much_prevention_is_lost(cb, rules):
    duel = fight(cb, rules, damage=3, aggravated=True)
    duel.holds("Ben", "Fake Out", prevents(2))
    duel.holds("Ben", "Boxed In", prevents(2))
    third = duel.holds("Ben", "Taste of Vitae", prevents(2))
    duel.fight().plays("Trap").nothing()
    assert (duel.asked, duel.kind) == ("Ben", DecisionKind.DAMAGE)
    duel.plays("Fake Out").plays("Boxed In")
    assert duel.over
    assert duel[TAMOSZIUS].ready
    assert duel.blood(TAMOSZIUS) == 5
    assert duel.zone(third) is Zone.HAND, "nothing was left to prevent"


@pytest.mark.rule("COM-34")
def test_prevention_can_stop_early(cb):
    duel = fight(cb, damage=3)
    duel.holds("Ben", "Fake Out", prevents(1))
    duel.holds("Ben", "Boxed In", prevents(1))
    duel.fight().plays("Trap").nothing().plays("Fake Out").nothing()
    assert duel.over
    assert duel.blood(TAMOSZIUS) == 3


@pytest.mark.rule("COM-34")
def test_only_the_minion_that_takes_the_damage_prevents(cb):
    duel = fight(cb, damage=1)
    duel.holds("Ada", "Fake Out", prevents(1))
    duel.fight().plays("Trap").nothing()
    assert duel.over
    assert duel.blood(TAMOSZIUS) == 4
    assert duel.zone("Fake Out") is Zone.HAND


@pytest.mark.rule("COM-04", "COM-33")
def test_the_acting_minion_prevents_first_and_both_are_hurt_together(cb):
    duel = fight(cb, damage=2)
    duel.holds("Ada", "Fake Out", prevents(1))
    duel.holds("Ben", "Boxed In", prevents(1))
    duel.fight().plays("Trap").hands()
    assert duel.asked == "Ada"
    duel.nothing()
    assert duel.asked == "Ben"
    assert duel.blood("Wauneka") == 5, "no one heals before all have prevented"
    duel.plays("Boxed In")
    assert (duel.blood("Wauneka"), duel.blood(TAMOSZIUS)) == (4, 4)


@pytest.mark.rule("COM-35")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_kind_of_damage_that_is_prevented_first(cb, first):
    duel = Duel(cb)
    duel.acting("Wauneka")
    victim = duel.opposing(TAMOSZIUS, 3)
    inflicted = (Damage(target=victim, n=2), Damage(target=victim, n=2, aggravated=True))
    handling = DamageResolution(inflicted)
    handling.go_to(DamageResolution.inflict)
    duel.turn("Ada", Phase.MINION)
    duel.table.decision = None
    duel.table.push(handling)
    damage.prevent(duel.table, victim, 2)
    duel.run()
    assert [option.n for option in duel.decision.options] == [2, 1, 0]
    assert (duel.asked, duel.kind) == ("Ben", DecisionKind.NUMBER)
    duel.choose(PREVENT_AGGRAVATED, n=first)
    # Prevented 2 aggravated: 2 blood. 1 and 1: 1 blood, then torpor. 2 ordinary: 1 blood, torpor.
    assert duel[TAMOSZIUS].ready == (first == 2)
    assert duel.blood(TAMOSZIUS) == {2: 1, 1: 2, 0: 2}[first]


@pytest.mark.rule("COM-35", "COM-34")
@pytest.mark.parametrize(
    ("which", "works"),
    [(DamageFilter.AGGRAVATED, True), (DamageFilter.ORDINARY, False), (DamageFilter.ANY, True)],
)
def test_prevention_of_one_kind(cb, which, works):
    duel = fight(cb, damage=1, aggravated=True)
    duel.holds("Ben", "Fake Out", prevents(1, which))
    duel.fight().plays("Trap").nothing()
    assert (duel.combat is not None) == works
    if works:
        duel.plays("Fake Out")
        assert duel[TAMOSZIUS].ready


@pytest.mark.rule("COM-34")
def test_damage_that_cannot_be_prevented(cb):
    duel = fight(cb, damage=1, unpreventable=True)
    duel.holds("Ben", "Fake Out", prevents(1))
    duel.fight().plays("Trap").nothing()
    assert duel.over
    assert duel.blood(TAMOSZIUS) == 4


@pytest.mark.rule("GEN-36")
@pytest.mark.parametrize("rules", [VEKN], ids=["vekn"])
def test_immunity(cb, rules):
    class Immune(DamageTaken):
        def immune(self, table, source, damage):
            del table, source
            return damage.aggravated

    for facts, left in (({"damage": 2, "aggravated": True}, 5), ({"damage": 2}, 3)):
        duel = fight(cb, rules, **facts)
        duel.bears(TAMOSZIUS, "Flak Jacket")
        duel.script("Flak Jacket", text_of(Immune()))
        duel.fight().plays("Trap").nothing()
        assert duel.blood(TAMOSZIUS) == left
        assert duel[TAMOSZIUS].ready


# Other damage


@pytest.mark.rule("COM-47", "COM-21")
@every_edition
@pytest.mark.parametrize("when", [BEFORE_RANGE, BEFORE_STRIKES, END_OF_ROUND])
def test_damage_of_other_steps_is_handled_immediately(cb, rules, when):
    duel = fight(cb, rules, blood=1, damage=5)
    duel.holds("Ada", "Fake Out", Move(when=when, inflicts=2))
    duel.holds("Ben", "Boxed In", prevents(1))
    duel.fight()
    if when == END_OF_ROUND:
        duel.nothing().nothing()
    duel.plays("Fake Out")
    assert (duel.asked, duel.kind) == ("Ben", DecisionKind.DAMAGE)
    (inflicted,) = duel.table.current(DamageResolution).damage
    assert (inflicted.minion, inflicted.cause) == (duel.number("Wauneka"), Cause.MINION)
    duel.nothing()
    assert duel.over, "a wounded vampire stops fighting"
    assert duel[TAMOSZIUS].region is Region.TORPOR
    assert duel.zone("Trap") is Zone.HAND


# Time of the consequences


@pytest.mark.rule("COM-23", "GEN-29", "COM-21")
@every_edition
def test_EX_V5_24_burned_after_the_combat_but_immediately_not_ready(cb, rules):
    duel = Duel(cb, rules)
    duel.acting("Wauneka", 5)
    duel.opposing("Young Bloods", 1)
    card = duel.holds("Ada", "Fake Out", Move(when=END_OF_ROUND, press=Use.MAY))
    duel.fight().hands().nothing()
    assert duel.asked == "Ada"
    assert duel.zone("Young Bloods") is Zone.IN_PLAY
    assert not duel["Young Bloods"].ready
    duel.plays(card)
    assert duel.over
    assert duel.zone("Young Bloods") is Zone.ASH_HEAP


@pytest.mark.rule("COM-23", "GEN-29", "GEN-30", "TOR-02")
@every_edition
def test_immediately_wounded_and_in_torpor_after_the_combat(cb, rules):
    duel = fight(cb, rules, blood=1, damage=5)
    duel.bears(TAMOSZIUS, "Flak Jacket")
    duel.holds("Ada", "Fake Out", Move(when=END_OF_ROUND, press=Use.MAY))
    duel.fight().plays("Trap").nothing()
    vampire = duel[TAMOSZIUS]
    assert (vampire.region, vampire.wounded, vampire.ready) == (Region.READY, True, False)
    duel.nothing()
    assert duel[TAMOSZIUS].in_torpor
    assert duel["Flak Jacket"].host == duel.number(TAMOSZIUS)


@pytest.mark.rule("COM-23")
@every_edition
def test_a_minion_destroyed_in_combat_skips_torpor(cb, rules):
    duel = fight(cb, rules, blood=0, damage=2, aggravated=True)
    duel.fight().plays("Trap").nothing()
    assert duel.zone(TAMOSZIUS) is Zone.ASH_HEAP
    assert torpor.GOES_TO_TORPOR not in {event.what for event in duel.game.log}


@pytest.mark.rule("COM-47", "PLY-23", "PLY-05", "PLY-24")
def test_prevention_of_damage_outside_combat(cb):
    duel = Duel(cb)
    duel.acting("Wauneka", 3)
    victim = duel.opposing(TAMOSZIUS, 3)
    other = duel.opposing(RYAN, 3)
    duel.holds("Ben", "Fake Out", prevents(1))
    duel.holds("Ben", "Boxed In", Move(when=DAMAGE, inflicts=1))
    duel.holds("Ben", "Superior Mettle", prevents(1))
    duel.bears(RYAN, "Flak Jacket", prevents(1))
    duel.in_play("Ben", "Blood Doll")
    duel.script("Blood Doll", CombatScript(Move(when=DAMAGE, prevent=1, lock=True)))
    assert "for" not in duel[TAMOSZIUS].disciplines
    duel.begins(DamageResolution((Damage(target=victim, n=3),)))
    offered = {(option.card, option.minion) for option in duel.decision.options[:-1]}
    assert offered == {
        (duel.number("Fake Out"), victim),
        (duel.number("Blood Doll"), victim),
    }
    assert other not in {minion for _, minion in offered}
    duel.plays("Fake Out").uses("Blood Doll")
    assert duel.blood(TAMOSZIUS) == 2
    assert duel["Blood Doll"].locked


@pytest.mark.rule("COM-34")
def test_the_reason_against_more_prevention(cb):
    duel = fight(cb, damage=1)
    duel.holds("Ben", "Fake Out", prevents(1))
    useless = duel.holds("Ben", "Boxed In", prevents(1, DamageFilter.AGGRAVATED))
    duel.fight().plays("Trap").nothing()
    option = Option(PLAY, useless, duel.number(TAMOSZIUS))
    assert duel.game.why_not(option) == Forbidden("COM-34")
    assert duel.offered(PASS)


@given(
    blood=st.integers(0, 5),
    ordinary=st.integers(0, 6),
    aggravated=st.integers(0, 6),
    wounded=st.booleans(),
)
@pytest.mark.rule("COM-36", "COM-38", "COM-40", "COM-41")
def test_damage_follows_the_rulebook(cb, blood, ordinary, aggravated, wounded):
    """Compared with the rule, point by point, in the current rulebook."""
    duel = Duel(cb)
    victim = (duel.torpor if wounded else duel.ready)("Ben", TAMOSZIUS, blood)
    damage.suffer(duel.table, duel[victim], ordinary, aggravated)
    left, hurt_, burned = blood, wounded, False
    for _ in range(ordinary):
        left, hurt_ = (left - 1, hurt_) if left else (0, True)
    for _ in range(aggravated):
        if not hurt_:
            hurt_ = True
        elif left:
            left -= 1
        else:
            burned = True
    assert (duel.zone(victim) is Zone.ASH_HEAP) == burned
    if not burned:
        assert (duel.blood(victim), duel[victim].in_torpor) == (left, hurt_)
    assert counters_add_up(duel.table)


def test_the_source_of_damage():
    environmental = [c for c in Cause if Damage(target=0, n=1, cause=c).environmental]
    assert environmental == [Cause.RETAINER, Cause.NOTHING]


@pytest.mark.rule("COM-45")
@every_edition
def test_a_surviving_ally_keeps_its_damage(cb, rules):
    duel = Duel(cb, rules)
    duel.acting("Wauneka")
    ally = duel.opposing("Young Bloods", 2)
    duel.holds("Ada", "Trap", strike(damage=1))
    duel.fight().plays("Trap").nothing()
    assert duel.finish()[ally].blood == 1


@pytest.mark.rule("COM-34", "COM-47")
def test_no_further_damage_hits_a_minion_that_left_play(cb):
    duel = Duel(cb)
    duel.acting("Wauneka")
    gone = duel.opposing(NASSIR, 2)
    zones.burn(duel.table, gone)
    duel.begins(DamageResolution((Damage(target=gone, n=1, more=1),)))
    assert duel.offered(STOPPED)


@pytest.mark.rule("COM-34")
def test_damage_that_an_aim_adds_is_inflicted_once(cb):
    duel = Duel(cb)
    duel.acting("Wauneka")
    victim = duel.opposing(NASSIR, 5)
    duel.begins(DamageResolution((Damage(target=victim, n=2, more=1),)))
    assert duel.blood(NASSIR) == 2


@pytest.mark.rule("STR-06")
def test_stolen_blood_does_not_prevent_healing(cb):
    duel = Duel(cb, JYHAD_1994)
    thief = duel.acting("Wauneka", 3)
    victim = duel.opposing(NASSIR, 3)
    stolen = ((thief, 3),)
    duel.begins(DamageResolution((Damage(target=victim, n=2, first=True),), stolen=stolen))
    assert duel[NASSIR].ready
    assert duel.blood(NASSIR) == 1


@pytest.mark.rule("COM-34", "COM-35")
def test_prevention_of_strike_damage_prevents_no_other_damage(cb):
    duel = Duel(cb)
    duel.acting("Wauneka")
    victim = duel.opposing(NASSIR, 5)
    other = Damage(target=victim, n=2)
    blow = Damage(target=victim, n=1, cause=Cause.STRIKE)
    handling = DamageResolution((other, blow))
    assert handling.preventable(victim) == 3
    assert handling.preventable(victim, DamageFilter.STRIKES) == 1
    assert handling.preventable(victim, strikes=True) == 1
    handling.reduce(victim, 3, aggravated=False, strikes=True)
    assert [one.n for one in handling.damage] == [2, 0]
