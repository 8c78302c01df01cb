"""A language of play for tests: lay a table in a line or two, play, choose, look.

>>> play = Play(cb, "Nora", "Eddie", "Suki")
>>> play.pool("Nora", 2)
>>> play.uncontrolled("Nora", "Alexa Draper", 6)
>>> play.turn("Nora", Phase.INFLUENCE)
>>> play.choose(TRANSFER, "Alexa Draper")

Methuselahs are called by their names, cards by the name under which they were laid or by the number
that laying them gave. Whoever is not mentioned has an empty library, crypt and hand and 30 pool.
"""

from __future__ import annotations

from vtes_deck.engine.game import Game, without_scripts
from vtes_deck.engine.mechanics import bank, zones
from vtes_deck.engine.narrator import option_sentence, story
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.printed import printed
from vtes_deck.engine.state.table import Phase, Seat, Table, Zone
from vtes_deck.engine.turn.flow import run
from vtes_deck.engine.turn.turn import Turn, Turns
from vtes_deck.kernel.random_streams import RandomStreams
from vtes_deck.rulesets.vekn import VEKN

PHASES = (
    Phase.START,
    Phase.UNLOCK,
    Phase.MASTER,
    Phase.MINION,
    Phase.INFLUENCE,
    Phase.DISCARD,
    Phase.END,
)


class Play:
    """A table laid for a test, and the game on it."""

    def __init__(self, cb, *names, rules=VEKN, seed=1, scripts=without_scripts):
        names = names or ("Ada", "Ben", "Cleo", "Dora", "Eve")
        self.cb = cb
        self.names = list(names)
        self.scripts = scripts
        self.known = {}
        table = Table(
            rules=rules,
            cards=(),
            owner=(),
            seats=[Seat(number, name) for number, name in enumerate(names)],
            where=[],
            random=RandomStreams(seed),
            powers=(0,) * len(names),
        )
        for seat in table.seats:
            bank.gain_pool(table, seat.number, rules.starting_pool)
        self.game = Game(table, seed)

    # Looking

    @property
    def table(self):
        return self.game.table

    @property
    def decision(self):
        return self.game.decision

    @property
    def asked(self):
        """The name of whoever is asked now, or ``None``."""
        return self.names[self.decision.seat] if self.decision else None

    def seat(self, name):
        """A Methuselah by her name."""
        return self.table.seats[self.names.index(name)]

    def number(self, card):
        """The number of a card that was laid under this name."""
        return card if isinstance(card, int) else self.known[card]

    def __getitem__(self, card):
        """A card in play."""
        return self.table.in_play[self.number(card)]

    def zone(self, card):
        return self.table.where[self.number(card)]

    def counters(self, card):
        """Counters on a card of an uncontrolled region."""
        number = self.number(card)
        return self.table.seats[self.table.owner[number]].uncontrolled[number]

    def story(self, viewer=None):
        return story(self.table, None if viewer is None else self.names.index(viewer))

    # Laying the table

    def card(self, owner, name, zone=Zone.HAND):
        """A card in a zone outside play; its number."""
        table, seat = self.table, self.names.index(owner)
        definition = self.cb[name]
        number = len(table.cards)
        table.cards += (printed(definition, self.scripts(definition)),)
        table.owner += (seat,)
        table.where.append(zone)
        player = table.seats[seat]
        player.hand_changes()
        piles = {
            Zone.HAND: player.hand,
            Zone.LIBRARY: player.library,
            Zone.CRYPT: player.crypt,
            Zone.ASH_HEAP: player.ash_heap,
        }
        if zone is Zone.UNCONTROLLED:
            player.uncontrolled[number] = 0
        else:
            piles[zone].append(number)
        self.known[name] = number
        return number

    def hand(self, owner, *names):
        """Cards in the hand; their numbers."""
        return [self.card(owner, name) for name in names]

    def library(self, owner, *names):
        """Cards in the library, the last one on top; their numbers."""
        return [self.card(owner, name, Zone.LIBRARY) for name in names]

    def crypt(self, owner, *names):
        """Cards in the crypt, the last one on top; their numbers."""
        return [self.card(owner, name, Zone.CRYPT) for name in names]

    def pool(self, name, n):
        """Her pool is ``n``."""
        self.table.bank += self.seat(name).pool - n
        self.seat(name).pool = n

    def uncontrolled(self, owner, name, counters=0):
        """A crypt card in the uncontrolled region; its number."""
        number = self.card(owner, name, Zone.UNCONTROLLED)
        bank.add_to_uncontrolled(self.table, number, counters)
        return number

    def ready(self, owner, name, blood=None, *, locked=False):
        """A minion in the ready region, full of blood unless said otherwise; its number."""
        zone = Zone.CRYPT if self.cb[name].kind == "crypt" else Zone.HAND
        number = self.card(owner, name, zone)
        minion = zones.enter_play(self.table, number, self.names.index(owner))
        wanted = minion.capacity if blood is None else blood
        self.table.bank += minion.blood - wanted
        minion.blood = wanted
        minion.locked = locked
        return number

    def torpor(self, owner, name, blood=0, *, locked=False):
        """A vampire in torpor; its number."""
        number = self.ready(owner, name, blood, locked=locked)
        self[number].region = Region.TORPOR
        self[number].wounded = True
        return number

    def on(self, host, name, owner=None):
        """A card in play on another one; its number."""
        carrier = self[host]
        holder = self.names[carrier.controller] if owner is None else owner
        number = self.card(holder, name)
        zones.enter_play(self.table, number, self.names.index(holder), carrier.card)
        return number

    def in_play(self, owner, name):
        """A card in play on its own, such as a location; its number."""
        number = self.card(owner, name)
        zones.enter_play(self.table, number, self.names.index(owner))
        return number

    def edge(self, name):
        """She has the Edge."""
        self.table.edge = self.names.index(name)

    def turn(self, name, phase=Phase.UNLOCK, number=9):
        """Her turn begins with this phase, and is played on to the first decision."""
        table, seat = self.table, self.names.index(name)
        table.active, table.turn = seat, number
        table.phase = phase
        table.seats[seat].turns = 2
        turn = Turn(seat)
        turn.step = PHASES.index(phase)
        table.stack[:] = [Turns(seat, step=1), turn]
        table.decision = None
        run(table)
        return self

    def run(self):
        """Plays on to the next decision, after something was pushed by hand."""
        run(self.table)

    def again(self):
        """Asks the decision under way anew, after something was changed by hand."""
        innermost = self.table.stack[-1]
        innermost.go_to(type(innermost).offer)
        self.table.decision = None
        run(self.table)

    # Choosing

    def matching(self, verb, card=None, *, minion=None, target=None, seat=None, n=None, mode=None):
        """The options offered that fit; what is not given fits all."""
        wanted = {
            "card": None if card is None else self.number(card),
            "minion": None if minion is None else self.number(minion),
            "target": None if target is None else self.number(target),
            "seat": None if seat is None else self.names.index(seat),
            "n": n,
            "mode": mode,
        }
        options = self.decision.options if self.decision else ()
        return [
            option
            for option in options
            if option.verb is verb
            and all(value is None or getattr(option, key) == value for key, value in wanted.items())
        ]

    def offered(self, verb, card=None, **more):
        """Whether this can be chosen now."""
        return bool(self.matching(verb, card, **more))

    def choose(self, verb, card=None, **more):
        """Chooses it; there must be exactly one option that fits."""
        found = self.matching(verb, card, **more)
        asked = self.decision.kind if self.decision else "nothing"
        have = [
            option_sentence(self.table, option)
            for option in (self.decision.options if self.decision else ())
        ]
        assert len(found) == 1, f"{verb.name}: {len(found)} options fit; {asked} is asked: {have}"
        self.game.apply(found[0])
        return self

    def passes(self, *names):
        """Whoever is asked passes; if names are given, these in this order."""
        for name in names or (self.asked,):
            assert self.asked == name, f"{self.asked} is asked, not {name}"
            self.choose(PASS)
        return self

    def all_pass(self, until=None):
        """Everybody passes until another kind of decision comes up."""
        kind = self.decision.kind
        while self.decision and self.decision.kind is (until or kind) and self.offered(PASS):
            self.choose(PASS)
        return self

    def pool_of(self, name):
        return self.seat(name).pool


def counters_add_up(table):
    """Pool, blood and bank together are what they were at the start: nothing."""
    pool = sum(seat.pool for seat in table.seats)
    waiting = sum(sum(seat.uncontrolled.values()) for seat in table.seats)
    blood = sum(card.blood for card in table.in_play.values())
    return pool + waiting + blood + table.bank == 0


def misplaced(table):
    """Cards that are not in exactly the one zone that the table says."""
    found = {}
    for seat in table.seats:
        for zone, cards in (
            (Zone.LIBRARY, seat.library),
            (Zone.CRYPT, seat.crypt),
            (Zone.HAND, seat.hand),
            (Zone.ASH_HEAP, seat.ash_heap),
            (Zone.UNCONTROLLED, seat.uncontrolled),
            (Zone.IN_PLAY, seat.in_play),
        ):
            for card in cards:
                found.setdefault(card, []).append(zone)
    for zone, cards in ((Zone.BEING_PLAYED, table.being_played), (Zone.ASIDE, table.aside)):
        for card in cards:
            found.setdefault(card, []).append(zone)
    wrong = []
    for card, zone in enumerate(table.where):
        expected = [] if zone is Zone.REMOVED else [zone]
        if found.get(card, []) != expected:
            wrong.append((card, zone, found.get(card)))
    if set(table.in_play) != {c for c, z in enumerate(table.where) if z is Zone.IN_PLAY}:
        wrong.append("in play")
    return wrong


def overfull(table):
    """Vampires with more blood than their capacity (GEN-18)."""
    return [
        card
        for card in table.in_play.values()
        if getattr(card, "vampire", False) and card.blood > card.capacity
    ]
