"""The ordinary table: neighbours act as often as computer players."""

from collections import Counter

import pytest

from vtes_deck.effects.registry import script_of
from vtes_deck.effects.vocab.action_effects import NEW_TARGET
from vtes_deck.engine.actions.action import BLOCKED
from vtes_deck.engine.actions.bleed import BLEEDS
from vtes_deck.engine.actions.block import ATTEMPTS
from vtes_deck.engine.mechanics.stats import intercept
from vtes_deck.engine.turn.turn import TURN
from vtes_deck.sim.game import GameSource, Goldfish
from vtes_deck.sim.named_tables import TableName, opponents_at, table_of
from vtes_deck.sim.opponents import extras
from vtes_deck.sim.ordinary_table import NEIGHBOUR, rates
from vtes_deck.sim.record import Opponents, Setup

GAMES = 24


@pytest.fixture(scope="module")
def source(cb):
    return GameSource(cb)


def setup_of(cb, *, turns=7, vampire="Anson", policy="action | verb:bleed | | | 600\nbuilt-in"):
    """A deck that only bleeds, at an ordinary table; its prey has pool for the whole game."""
    return Setup(
        crypt=(cb[vampire].id,) * 12,
        library=(cb["Earth Control"].id,) * 60,
        seat=3,
        turns=turns,
        opponents=Opponents(ordinary=True, pool=90),
        policy=policy,
    )


def played(setup, source, number=0):
    goldfish = Goldfish(setup, number, source)
    while not goldfish.over:
        goldfish.apply(goldfish.choice())
    return goldfish


@pytest.fixture(scope="module")
def games(cb, source):
    setup = setup_of(cb)
    return [played(setup, source, number) for number in range(GAMES)]


def near(found, chances):
    """Within four standard errors of a sum of chances: a correct value fails once in 15,000."""
    spread = sum(chance * (1 - chance) for chance in chances) ** 0.5
    return abs(found - sum(chances)) <= 4 * spread


def test_rates_are_between_zero_and_one():
    found = rates()
    bleeds = found.bleeds
    for shares in (*bleeds.number, bleeds.early, bleeds.late, bleeds.stealth):
        assert sum(shares) == pytest.approx(1, abs=0.01)
    for kind in (found.directed, found.undirected):
        assert list(kind.reach) == sorted(kind.reach, reverse=True)
        assert all(0 <= share <= 1 for share in (*kind.tries, kind.stealthy, *kind.reach))
    assert found.games >= 100


def test_tables_have_distinct_names():
    for name in TableName:
        assert table_of(opponents_at(name)) is name
    assert table_of(Opponents(blockers=7)) is None
    assert opponents_at(TableName.ORDINARY).pool == 30 - rates().spent


def test_neighbours_show_no_intercept(cb, source):
    goldfish = Goldfish(setup_of(cb), 0, source)
    table, me = goldfish.game.table, goldfish.laid.seat
    for seat in (table.prey(me), table.predator(me)):
        minions = table.ready_minions(seat)
        assert [intercept(table, minion) for minion in minions] == [0] * rates().minions
    assert sum(len(table.minions(seat.number)) for seat in table.seats) == 2 * rates().minions


def test_the_predator_bleeds_at_the_measured_rate(games):
    """Turns with a bleed; no minion is damaged, so nothing else affects the number."""
    bleeds, turns = Counter(), Counter()
    for goldfish in games:
        predator = goldfish.laid.passive.prey - 2
        number = count = 0
        for event in goldfish.game.log:
            if event.what is TURN and event.seat == predator:
                number, count = number + 1, 0
                turns[number] += 1
            elif event.what is BLEEDS and event.seat == predator:
                count += 1
                bleeds[number] += count == 1
    none = [shares[0] for shares in rates().bleeds.number]
    chances = [1 - none[number - 1] for number, n in turns.items() for _ in range(n)]
    assert near(bleeds.total(), chances)


def test_bleeds_are_blocked_at_the_measured_rate(games):
    """Bleeds without stealth, by the round of the deck."""
    tried, blocked, bleeds = Counter(), Counter(), Counter()
    for goldfish in games:
        me, number = goldfish.laid.seat, 0
        for event in goldfish.game.log:
            if event.what is TURN and event.seat == me:
                number += 1
            elif event.what is BLEEDS and event.seat == me:
                bleeds[number] += 1
            elif event.what is ATTEMPTS and event.seat == goldfish.laid.passive.prey:
                tried[number] += 1
            elif event.what is BLOCKED and event.seat == me:
                blocked[number] += 1
    directed = rates().directed
    chances = [
        directed.tries[number - 1] * directed.reach[0]
        for number, n in bleeds.items()
        for _ in range(n)
    ]
    assert len(chances) > 80
    assert near(blocked.total(), chances)
    assert blocked == tried


def test_some_bleeds_are_turned_away(games):
    turned = sum(event.what is NEW_TARGET for goldfish in games for event in goldfish.game.log)
    assert turned >= 1


def test_both_versions_of_a_deck_have_the_same_predator(cb, source):
    """Vampires that influence others and do not react do not change the predator's choices."""
    one, other = (
        played(setup_of(cb, vampire=name, policy="action | any | | | 0\nbuilt-in"), source, 3)
        for name in ("Anson", "Colette")
    )
    bleeds = [
        [
            (event.what.name, event.n)
            for event in goldfish.game.log
            if event.seat == goldfish.laid.passive.prey - 2 and event.what is BLEEDS
        ]
        for goldfish in (one, other)
    ]
    assert bleeds[0] == bleeds[1]
    assert bleeds[0]


def test_a_vampire_acts_as_neighbour_only_in_its_seat(cb, source):
    """The same vampire in a deck has no powers, though it was a neighbour before."""
    plain = extras(cb)[0]
    first = Goldfish(setup_of(cb), 0, source).game.table
    assert any(
        first.cards[minion.card].id == plain.id and first.cards[minion.card].script is NEIGHBOUR
        for seat in first.seats
        for minion in first.minions(seat.number)
    )
    second = Goldfish(setup_of(cb, vampire=plain.name), 0, source).game.table
    own = [card for card in second.cards if card.id == plain.id]
    assert len(own) == 12
    assert all(card.script is script_of(plain) for card in own)
