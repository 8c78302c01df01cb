"""The invariants of every combat, tested with random cards and random choices in every edition."""

import random

import pytest
from table_combat import Duel
from table_play import counters_add_up, misplaced, overfull

from cardbase.terms import Bonus
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.game import Game
from vtes_deck.engine.narrator import option_sentence
from vtes_deck.engine.scenario.duel import STOPPED
from vtes_deck.engine.state.damage_types import DamageFilter
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Minion, Region
from vtes_deck.engine.state.moves import Gear, Move, Range, Strike, Use
from vtes_deck.engine.state.table import Until
from vtes_deck.engine.state.windows import (
    ADDITIONAL_STRIKES,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    DAMAGE,
    END_OF_ROUND,
    PRESS,
    RANGE,
    STRIKE,
    STRIKES_CHOSEN,
)
from vtes_deck.rulesets import EDITIONS

PLAIN = ("Dodge", "Fake Out", "Trap", "Boxed In", "Taste of Vitae", "Target Vitals")
GEAR = (".44 Magnum", "Sport Bike", "Flamethrower", "IR Goggles", "Flak Jacket")
VAMPIRES = ("Wauneka", "Tamoszius", "Ryan", "Nassir", "Ayelech", "Angelo")
SEEDS = range(60)


def any_strike(chance):
    pick = chance.random
    return Strike(
        damage=int(pick() * 4),
        strength=pick() < 0.3,
        hand=pick() < 0.2,
        melee=pick() < 0.2,
        ranged=pick() < 0.5,
        aggravated=pick() < 0.3,
        first=pick() < 0.3,
        dodge=pick() < 0.2,
        combat_ends=pick() < 0.1,
        steal_blood=int(pick() * 3),
        steal=chance.choice((Gear.NOTHING, Gear.NOTHING, Gear.EQUIPMENT, Gear.WEAPON)),
        destroy=chance.choice((Gear.NOTHING, Gear.NOTHING, Gear.EQUIPMENT, Gear.WEAPON)),
        paralyze=pick() < 0.05,
        unpreventable=pick() < 0.1,
    )


def any_move(chance):
    kind = chance.randrange(9)
    use = chance.choice((Use.MUST, Use.MAY))
    moves = (
        Move(when=STRIKE, strike=any_strike(chance), press=chance.choice(tuple(Use))),
        Move(when=STRIKE | RANGE, strike=any_strike(chance), maneuver=use),
        Move(when=RANGE, maneuver=use),
        Move(when=BEFORE_RANGE, maneuver=use, environmental=chance.randrange(2)),
        Move(when=PRESS, press=use, press_only=chance.choice(("", "continue", "end"))),
        Move(when=ADDITIONAL_STRIKES, additional=chance.randint(1, 2)),
        Move(
            when=DAMAGE, prevent=chance.randint(1, 3), prevents=chance.choice(tuple(DamageFilter))
        ),
        Move(
            when=chance.choice((BEFORE_STRIKES, STRIKES_CHOSEN, END_OF_ROUND)),
            changes=((Bonus.STRENGTH, 1, chance.choice((Until.ROUND, Until.COMBAT))),),
            inflicts=chance.randrange(2),
            aggravated=chance.random() < 0.3,
        ),
        Move(when=BEFORE_RANGE, close_quarters=True, press=use),
    )
    return moves[kind]


def random_duel(cb, seed):
    """Two minions of any kind, with cards that do anything."""
    chance = random.Random(seed)
    rules = list(EDITIONS.values())[seed % len(EDITIONS)]
    duel = Duel(cb, rules)
    for owner in ("Ada", "Ben"):
        if chance.random() < 0.2:
            name = "Young Bloods" if owner == "Ada" else "Underbridge Stray"
            fighter = duel.ready(owner, name)
        else:
            name = chance.choice(VAMPIRES[:3] if owner == "Ada" else VAMPIRES[3:])
            fighter = duel.ready(owner, name, chance.randint(0, 4))
        for _ in range(chance.randint(0, 3)):
            gear = chance.choice(GEAR)
            if gear not in duel.numbers:
                once = chance.choice((None, Until.COMBAT, Until.ROUND))
                duel.bears(fighter, gear, chance_move(chance, once))
        if chance.random() < 0.5:
            duel.bears(fighter, chance.choice(("Raven Spy", "Jackie Therman")))
        for _ in range(chance.randint(0, 5)):
            moves = [any_move(chance) for _ in range(chance.randint(1, 2))]
            duel.holds(owner, chance.choice(PLAIN), *moves)
    return duel, chance


def chance_move(chance, once):
    """A move of a card in play; a move that could be repeated endlessly is usable once."""
    import msgspec

    move = any_move(chance)
    if move.strike is None and once is None:
        once = Until.COMBAT
    return msgspec.structs.replace(move, once=once)


def holds_true(duel, rules):
    """The invariants between any two decisions."""
    table = duel.table
    assert counters_add_up(table)
    assert not misplaced(table)
    if rules.stolen_blood_excess == "at once":
        assert not overfull(table)
    assert all(card_in_play.blood >= 0 for card_in_play in table.in_play.values())
    for card_in_play in table.in_play.values():
        if card_in_play.host in table.in_play:
            assert card_in_play.card in table.in_play[card_in_play.host].attached
    combat = table.current(Combat)
    if combat is not None and rules.close_quarters and combat.close_quarters:
        assert combat.range is Range.CLOSE


@pytest.mark.rule("COM-03", "COM-20", "COM-23", "GEN-06", "GEN-10", "GEN-29")
@pytest.mark.parametrize("seed", SEEDS)
def test_random_combats_follow_the_rules(cb, seed):
    duel, chance = random_duel(cb, seed)
    rules = duel.table.rules
    duel.fight()
    taken = 0
    while not duel.offered(STOPPED):
        options = duel.decision.options
        assert len(set(options)) == len(options)
        assert [option.verb for option in options] != [PASS], "nothing but passing is not asked"
        assert len({option.key() for option in options}) == len(options)
        assert all(option_sentence(duel.table, option) for option in options)
        duel.game.apply(chance.choice(options))
        holds_true(duel, rules)
        taken += 1
        assert taken < 500, "a combat ends"
    for card_in_play in duel.table.in_play.values():
        if isinstance(card_in_play, Minion):
            assert not card_in_play.leaving
            assert card_in_play.wounded == (card_in_play.region is Region.TORPOR)
            assert card_in_play.vampire or card_in_play.life > 0
    assert all(
        (line[0].isupper() or line.startswith(".44")) and line.endswith(".")
        for line in duel.log_sentences()
    )
    assert not duel.table.modifiers
    assert not any(use[2] in {Until.ROUND, Until.COMBAT} for use in duel.table.used)
    assert not duel.table.being_played


@pytest.mark.parametrize("seed", SEEDS[:12])
def test_a_fork_at_any_decision_continues_in_the_same_way(cb, seed):
    duel, chance = random_duel(cb, seed)
    duel.fight()
    while not duel.offered(STOPPED):
        option = chance.choice(duel.decision.options)
        twin = Game(duel.table.copy(), 0)
        twin.apply(option)
        before = duel.table.copy()
        other = Game(duel.table.copy(), 0)
        other.apply(duel.decision.options[-1])
        assert duel.table == before, "a fork does not change its original"
        duel.game.apply(option)
        assert duel.table == twin.table
