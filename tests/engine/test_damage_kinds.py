"""Damage of several kinds at once: prevention, reduction, and its consequences."""

import pytest
from card_texts import text_of
from table_combat import FLAVIO, WAUNEKA, duel_of, strike

from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.reductions import all_lessened, lessened
from vtes_deck.engine.state.damage_statics import DamageTaken
from vtes_deck.engine.state.damage_types import Cause, Damage
from vtes_deck.engine.state.moves import NO_STRIKE_DAMAGE, Move, Use
from vtes_deck.engine.state.table import Until
from vtes_deck.engine.state.windows import DAMAGE, PRESS

JACKET, GUN, SPY = "Flak Jacket", ".44 Magnum", "Raven Spy"


@pytest.fixture
def duel(cb):
    return duel_of(cb)


@pytest.mark.rule("COM-34")
def test_unpreventable_damage_is_separate(duel):
    duel.bears(FLAVIO, JACKET, Move(when=DAMAGE, prevent=3))
    target = duel.number(FLAVIO)
    hard = Damage(target=target, n=2, unpreventable=True)
    duel.begins(DamageResolution((hard, Damage(target=target, n=1)), ()))
    duel.uses(JACKET)
    assert duel.blood(FLAVIO) == 3


@pytest.mark.rule("COM-36", "COM-27", "GEN-02")
@pytest.mark.parametrize("prevented", [True, False])
def test_prevented_damage_has_no_consequence(duel, prevented):
    duel.bears(WAUNEKA, GUN, strike(damage=1, hinders=True))
    duel.bears(FLAVIO, JACKET, Move(when=DAMAGE, prevent=1, once=Until.COMBAT))
    duel.bears(FLAVIO, SPY, Move(when=PRESS, press=Use.MAY, once=Until.COMBAT))
    duel.fight().uses(GUN).hands()
    while not duel.offered(USE, JACKET):
        duel.nothing()
    duel.uses(JACKET) if prevented else duel.nothing()
    assert (not duel.over and duel.offered(USE, SPY)) is prevented


@pytest.mark.rule("COM-34", "GEN-02")
@pytest.mark.parametrize(
    ("facts", "left"),
    [
        ({"cause": Cause.STRIKE}, 0),
        ({"cause": Cause.STRIKE, "unpreventable": True}, 2),
        ({"cause": Cause.NOTHING}, 2),
        ({"cause": Cause.MINION}, 2),
    ],
)
def test_only_strike_damage_is_prevented_for_the_round(duel, facts, left):
    target = duel.number(FLAVIO)
    duel.table.use_once(NO_STRIKE_DAMAGE, target, Until.ROUND)
    assert lessened(duel.table, Damage(target=target, n=2, **facts)).n == left


class Thick(DamageTaken):
    """The minion with the card suffers 2 less of all damage."""

    def reduction(self, table, source, damage):
        del table, source, damage
        return 2


@pytest.mark.rule("COM-36", "GEN-02")
@pytest.mark.parametrize(("n", "left"), [(1, 0), (2, 0), (3, 1)])
def test_damage_is_reduced_but_not_below_zero(duel, n, left):
    duel.script(duel.on(FLAVIO, JACKET), text_of(Thick()))
    target = duel.number(FLAVIO)
    assert lessened(duel.table, Damage(target=target, n=n)).n == left
    assert lessened(duel.table, Damage(target=duel.number(WAUNEKA), n=n)).n == n


@pytest.mark.rule("COM-36", "GEN-02")
@pytest.mark.parametrize(("n", "left"), [(1, (0, 1)), (2, (0, 2)), (3, (1, 2))])
def test_a_strike_of_two_types_is_reduced_once(duel, n, left):
    duel.script(duel.on(FLAVIO, JACKET), text_of(Thick()))
    target = duel.number(FLAVIO)
    strike = (Damage(target=target, n=n), Damage(target=target, n=2, aggravated=True, adds=True))
    assert tuple(one.n for one in all_lessened(duel.table, strike)) == left
