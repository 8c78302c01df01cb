"""The behaviour of neighbours: ``python tests/benchmarks/neighbours.py [games [seed]]``.

Quick players play five archive decks to the end of round 15. The actions of each Methuselah against
her neighbours are counted by round (her own turns), and printed as the file
``resources/goldfish/ordinary_table.toml``.
"""

import datetime
import random
import sys
from collections import Counter, defaultdict

import cardbase
from vtes_deck.app.arena import panel, random_decks
from vtes_deck.app.hands import new_seed
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.bleed import BLEED, Bleed
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.agents import Sight
from vtes_deck.engine.game import Game
from vtes_deck.engine.state.decisions import NONE, DecisionKind
from vtes_deck.players.quick import QuickPlayer
from vtes_deck.rulesets import CURRENT, EDITIONS
from vtes_deck.sim.arena.match import plain_deck

ROUNDS = 10
"""The last round that is counted; later events count for it."""

LAST = 15
EARLY = 5
"""Amounts of bleeds are counted up to this round, and after it."""

GAMES = 400
DECKS = 60
MIDDLE = range(5, 9)
"""The rounds that determine what neighbours have in play and have spent."""


class Counts:
    """The counts.

    Attributes: tried: by kind of action, stealth and round, attempts to block and opportunities to
    block. reached: by kind and stealth added after the attempt, blocks and attempts. bleeds: by
    round, how often this many bleeds were announced in a turn. amounts: by part of the game, how
    often an unblocked bleed had this amount. stealth: by the stealth at the end, bleeds that
    someone tried to block. bounced: by amount, bleeds turned away and all that were not blocked.
    ready: ready minions at the beginning of a turn in the middle of the game. spent: pool that a
    Methuselah has spent by then, without pool lost to bleeds.
    """

    def __init__(self):
        self.tried = defaultdict(Counter)
        self.reached = defaultdict(Counter)
        self.bleeds = defaultdict(Counter)
        self.amounts = defaultdict(Counter)
        self.stealth = Counter()
        self.bounced = defaultdict(Counter)
        self.ready = Counter()
        self.spent = Counter()


class Watched:
    """A current action."""

    def __init__(self, table, action):
        seat = action.acting_seat(table)
        self.action, self.seats = action, action.seats
        self.round = min(table.seats[seat].turns, ROUNDS)
        self.neighbours = (table.prey(seat), table.predator(seat))
        self.first = self.stealth = action.stealth(table)
        self.amount = 0
        self.tried = set()
        self.seat_of = {}

    @property
    def at_prey(self):
        return isinstance(self.action, Bleed) and self.seats == self.neighbours[:1]

    def look(self, table):
        action = self.action
        if action.minion in table.in_play:
            self.stealth = action.stealth(table)
            if isinstance(action, Bleed):
                self.amount = action.amount(table)

    def count(self, counts):
        if self.seats and self.neighbours[0] not in self.seats:
            return
        kind = "directed" if self.seats else "undirected"
        usual = self.first <= (0 if self.seats else 1)
        blocker = self.action.blocker
        for seat in self.neighbours[: 1 if self.seats else 2]:
            tried = seat in self.tried
            counts.tried[kind, usual, self.round][tried] += 1
            if tried:
                added = max(min(self.stealth - self.first, 2), 0)
                counts.reached[kind, added][self.seat_of.get(blocker) == seat] += 1
        if not self.at_prey:
            return
        if self.tried:
            counts.stealth[max(min(self.stealth, 3), 0)] += 1
        if blocker == NONE and self.amount > 0:
            counts.amounts[self.round <= EARLY][min(self.amount, 6)] += 1
            counts.bounced[min(self.amount, 4)][self.action.seats != self.seats] += 1


class Onlooker:
    """An observer that counts in a game."""

    def __init__(self, game, counts):
        self.game, self.table, self.counts = game, game.table, counts
        self.burned = Counter()
        self.watched = self.announced = None
        self.turn = self.bleeds = 0

    def look(self):
        """Before each decision."""
        table, counts = self.table, self.counts
        if table.turn != self.turn:
            self.turn, self.bleeds = table.turn, 0
            note_standing(table, self.burned, counts)
        action = table.current(Action)
        if self.watched is not None and action is not self.watched.action:
            self.watched.count(counts)
            self.watched = None
        if action is not None and self.watched is None and action.minion in table.in_play:
            self.watched = Watched(table, action)
            self.bleeds += self.watched.at_prey
        elif self.announced is not None and action is None and self.announced.verb is BLEED:
            self.bleeds += 1  # no player could react to it
            counts.amounts[table.seats[table.active].turns <= EARLY][1] += 1
        if self.watched is not None:
            self.watched.look(table)

    def take(self, decision, option):
        """Apply an option and count its results."""
        table = self.table
        if option.verb is BLOCK and self.watched is not None:
            self.watched.tried.add(decision.seat)
            self.watched.seat_of[option.minion] = decision.seat
        self.announced = option if decision.kind is DecisionKind.ACTION else None
        action, active = table.current(Action), table.active
        pools = [seat.pool for seat in table.seats]
        self.game.apply(option)
        if isinstance(action, Bleed) and table.current(Action) is not action:
            for seat in action.seats:
                self.burned[seat] += max(pools[seat] - table.seats[seat].pool, 0)
        if table.turn != self.turn:
            turns = min(table.seats[active].turns, ROUNDS)
            self.counts.bleeds[turns][min(self.bleeds, 4)] += 1
            self.announced = None


def watch(game, agents, counts):
    """Play a game and count."""
    onlooker, table = Onlooker(game, counts), game.table
    while (decision := game.decision) is not None and table.seats[table.active].turns <= LAST:
        onlooker.look()
        option = decision.options[0]
        if len(decision.options) > 1:
            option = agents[decision.seat].choose(decision, Sight(game, decision.seat))
        onlooker.take(decision, option)


def note_standing(table, burned, counts):
    """Count the minions of the acting Methuselah, and her spent pool."""
    seat = table.seats[table.active]
    if seat.turns in MIDDLE:
        counts.ready[len(table.ready_minions(seat.number))] += 1
        counts.spent[table.rules.starting_pool - seat.pool - burned[seat.number]] += 1


def mean(counter):
    return sum(number * n for number, n in counter.items()) / max(sum(counter.values()), 1)


def share(counter):
    return round(counter[True] / max(sum(counter.values()), 1), 3)


def shares(counter, numbers):
    total = max(sum(counter.values()), 1)
    return [round(counter[number] / total, 3) for number in numbers]


def falling(numbers):
    """Shares that do not increase: a larger reach includes a smaller one."""
    found = []
    for number in numbers:
        found.append(min([number, *found]))
    return found


def main(games=GAMES, seed=None):
    seed = new_seed() if seed is None else seed
    cb = cardbase.load()
    known = {}
    decks = [
        plain_deck(deck.crypt, deck.library, cb)
        for deck in (*panel(cb), *random_decks(cb, DECKS, seed))
    ]
    counts = Counts()
    for number in range(games):
        luck = random.Random(f"neighbours {seed} {number}")
        game = Game.start(
            EDITIONS[CURRENT],
            luck.sample(decks, 5),
            luck.randrange(2**53),
            scripts=script_of,
            known=known,
            undoable=False,
            logged=frozenset(),
        )
        watch(game, [QuickPlayer(luck.randrange(2**53)) for _ in range(5)], counts)
    rounds = range(1, ROUNDS + 1)
    print(f"measured = {datetime.date.today()}")
    print(f"games = {games}")
    print(f"seed = {seed}")
    print(f"decks = {len(decks)}")
    print(f"minions = {round(mean(counts.ready))}")
    print(f"spent = {round(mean(counts.spent))}")
    for kind in ("directed", "undirected"):
        by_round = [share(counts.tried[kind, True, number]) for number in rounds]
        stealthy = sum((counts.tried[kind, False, number] for number in rounds), Counter())
        reach = [share(counts.reached[kind, added]) for added in range(3)]
        print(f"\n[{kind}]\ntries = {by_round}\nstealthy = {share(stealthy)}")
        print(f"reach = {falling(reach)}")
    print("\n[bleeds]\nnumber = [")
    for number in rounds:
        print(f"  {shares(counts.bleeds[number], range(5))},")
    print(f"]\nearly = {shares(counts.amounts[True], range(1, 7))}")
    print(f"late = {shares(counts.amounts[False], range(1, 7))}")
    print(f"stealth = {shares(counts.stealth, range(4))}")
    print(f"bounced = {[share(counts.bounced[amount]) for amount in range(1, 5)]}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
