"""Short notation for positions of Heritage, and invariants for every step of a game.

Characters are created as needed, so that a test states everything that matters about them.
"""

from collections import Counter
from pathlib import Path

from vtes_deck.app.heritage.data_sets import demonstration
from vtes_deck.heritage.activation import modify
from vtes_deck.heritage.battlegrounds.inquisition import Trial
from vtes_deck.heritage.cards import Figure, SchemeCard
from vtes_deck.heritage.dataset.model import Ability
from vtes_deck.heritage.decisions import NONE
from vtes_deck.heritage.game import Game
from vtes_deck.heritage.position import Position, table_of
from vtes_deck.heritage.recruit import join
from vtes_deck.heritage.resolve import Resolve
from vtes_deck.heritage.setting import Player, Setting
from vtes_deck.heritage.switches import Switches
from vtes_deck.heritage.table import MAX_CHILDER, QUEUE
from vtes_deck.kernel.procedure import Procedure

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "heritage"


def leader_of(clan):
    return next(one.id for one in demonstration().leaders if one.clan == clan)


class Scene:
    """A table with clan leaders without tokens, and a queue of new characters."""

    def __init__(self, *clans, grounds="ABC", switches=None, missions=(), chronicle=False):
        clans = clans or ("brujah", "gangrel")
        players = tuple(Player(clan.title(), clan, leader_of(clan)) for clan in clans)
        setting = Setting(
            players,
            tuple(grounds),
            missions=missions,
            first=0,
            chronicle=chronicle,
            switches=switches or Switches(),
        )
        self.table = table_of(demonstration(), Position(setting))
        self.game = None
        for seat in self.table.seats:
            seat.hand.clear()
            top = self.table.vampires[seat.top]
            top.power, top.boons = 0, (0,) * len(clans)
        self.table.schemes = ()
        self.table.queue = [self.character(f"Queue {place}") for place in range(QUEUE)]

    def add(self, card, owner=NONE):
        """Add a card; return its number."""
        self.table.cards = (*self.table.cards, card)
        self.table.owner = (*self.table.owner, owner)
        return len(self.table.cards) - 1

    def character(self, name="Someone", **facts):
        """A character that is not placed yet."""
        attributes = tuple(
            facts.pop(kind, value)
            for kind, value in (
                ("class_", "A"),
                ("temperament", "b"),
                ("geography", "G"),
                ("archetype", "warlike"),
            )
        )
        abilities = tuple(
            Ability(name=f"Ability {n}", effects=effects)
            for n, effects in enumerate(facts.pop("abilities", ()))
        )
        clan = facts.pop("clan", "")
        return self.add(Figure(name, name, clan, attributes, abilities, **facts))

    def top(self, seat=0):
        return self.table.vampires[self.table.seats[seat].top]

    def vampire(self, seat=0, sire=None, name="Someone", **facts):
        """A vampire below ``sire``, or below the clan leader."""
        names = ("power", "infamy", "exhausted", "torpor", "ankhs", "titles")
        tokens = {key: facts.pop(key) for key in names if key in facts}
        card = self.character(name, **facts)
        vampire = join(self.table, seat, card, self.top(seat).card if sire is None else sire.card)
        for key, value in tokens.items():
            setattr(vampire, key, value)
        return vampire

    def boons(self, vampire, *counts):
        vampire.boons = counts

    def scheme(self, seat, *effects, needs=(0, 0, 0, 0), recruits=False):
        """A clan scheme in hand."""
        card = SchemeCard("test", "Test", needs, tuple(effects), recruits=recruits)
        number = self.add(card, seat)
        self.table.seats[seat].hand.append(number)
        return number

    def queue(self, *cards):
        self.table.queue = list(cards)

    def turn(self, seat=0):
        """Begin the turn of a player."""
        self.game = Game.at(self.table, seat)
        return self

    def push(self, procedure):
        """Run a function outside a turn."""
        self.table.active = 0
        self.game = Game(self.table, None, 0)
        self.table.stack.append(procedure)
        self.table.run()
        return self

    def do(self, *effects, seat=0, actor=None):
        """Apply effects."""
        acting = self.top(seat) if actor is None else actor
        return self.push(Resolve(seat=seat, actor=acting.card, effects=tuple(effects)))

    @property
    def decision(self):
        return self.table.decision

    def offered(self, verb):
        decision = self.decision
        return [] if decision is None else [one for one in decision.options if one.verb is verb]

    def choose(self, verb, **facts):
        """Give the only answer that matches."""
        found = [
            option
            for option in self.offered(verb)
            if all(getattr(option, key) == value for key, value in facts.items())
        ]
        assert len(found) == 1, (verb.name, facts, self.decision)
        self.game.apply(found[0])
        return self

    def events_of(self, happening):
        return [event for event in self.table.log if event.what is happening]


class Nothing(Procedure):
    """A procedure that runs those pushed before it."""

    steps = ()


def activate(scene, letter, vampire=None, **facts):
    """Let a vampire modify one battleground."""
    vampire = vampire or scene.vampire(**facts)
    before = len(scene.table.stack)
    modify(scene.table, vampire, letter)
    if len(scene.table.stack) > before or scene.game is None:
        scene.push(Nothing())
    return vampire


def scores(scene, letter, *, without_leaders=True):
    """The points of each seat on a battleground, of the vampires that the test made."""
    field = next(one for one in scene.table.fields if one.letter == letter)
    found = [0] * len(scene.table.seats)
    leaders = {seat.top for seat in scene.table.seats}
    for point in field.score(scene.table):
        if not (without_leaders and point.card in leaders):
            found[point.seat] += point.points
    return found


def violations(table):
    """The violated invariants of a table; empty if there are none."""
    wrong = []
    places = Counter(card for card in (*table.queue, *table.deck, *table.discard) if card != NONE)
    for one in table.vampires.values():
        places.update([one.card, *one.under])
    places.update(seat.retained for seat in table.seats if seat.retained != NONE)
    wrong += [f"card {card} in {n} places" for card, n in places.items() if n > 1]
    wrong += [f"{card} is none" for card in places if not isinstance(table.cards[card], Figure)]
    schemes = Counter()
    for seat in table.seats:
        schemes.update([*seat.hand, *seat.deck, *seat.discard])
        if seat.reserved != NONE and seat.reserved not in table.queue:
            wrong.append("reserved outside the queue")
    schemes.update(one.card for one in table.markets)
    schemes.update([table.edict.card] if table.edict else [])
    for one in table.vampires.values():
        schemes.update(one.enemies)
        wrong += tree_violations(table, one)
    wrong += [f"scheme {card} in {n} places" for card, n in schemes.items() if n > 1]
    wrong += [f"scheme {card} without owner" for card in schemes if table.owner[card] == NONE]
    filled = [card != NONE for card in table.queue]
    if filled != sorted(filled) or len(filled) != QUEUE:
        wrong.append("a gap in the queue")
    return wrong + board_violations(table)


def tree_violations(table, one):
    wrong = []
    if len(one.childer) > MAX_CHILDER:
        wrong.append("more than three childer")
    childer = [table.vampires[childe] for childe in one.childer]
    if any((childe.sire, childe.seat) != (one.card, one.seat) for childe in childer):
        wrong.append("a childe of another")
    if min(one.power, one.infamy, *one.boons) < 0:
        wrong.append("less than no tokens")
    leader = table.figure(one.card).leader
    if leader and (one.torpor or one.infamy):
        wrong.append("a clan leader with infamy or in torpor")
    if one.sire == NONE and table.seats[one.seat].top != one.card:
        wrong.append("a vampire without a sire")
    return wrong


def board_violations(table):
    """The invariants of each board."""
    on_vampires = Counter(ankh for one in table.vampires.values() for ankh in one.ankhs)
    return [
        wrong
        for letter, board in table.boards.items()
        if letter in KEPT
        for wrong in KEPT[letter](table, board, on_vampires)
    ]


def kept_a(table, board, on_vampires):
    if abs(board.position) > len(table.data.boards.clans_high_and_low):
        yield "the politics token left the track"


def kept_c(table, board, on_vampires):
    for faction in "GFeh":
        if sum(counts.get(faction, 0) for counts in board.ankhs.values()) != 7:
            yield f"not 7 ankhs of {faction}"
    if any(len(board.factions(court)) > 1 for court in board.ankhs):
        yield "two factions on a court"


def kept_d(table, board, on_vampires):
    under_way = any(isinstance(one, Trial) for one in table.stack)
    if len(board.sides) != 4 or (len(board.judices) == 4 and not under_way):
        yield "a token is missing, or a trial was not held"


def kept_e(table, board, on_vampires):
    for city in "GFeh":
        if board.standing[city] + board.fire[city] + on_vampires[city] != 4:
            yield f"not 4 ankhs of {city}"


def kept_f(table, board, on_vampires):
    for track in "GFeh":
        if board.ankhs[track] + on_vampires[track] != 3:
            yield f"not 3 ankhs of {track}"


def kept_g(table, board, on_vampires):
    titles = Counter(title for one in table.vampires.values() for title in one.titles)
    given = table.data.boards.titles[: board.timer]
    if any(n > 1 for n in titles.values()) or not set(titles) <= set(given):
        yield "a title that was not given"
    if len(board.inside) >= 5:
        yield "a vote that was not held"


def kept_i(table, board, on_vampires):
    spaces = {one.id: one.spaces for one in table.data.boards.regions}
    if any(len(tokens) > spaces[place] for place, tokens in board.regions.items()):
        yield "more tokens than spaces"


KEPT = {
    "A": kept_a,
    "C": kept_c,
    "D": kept_d,
    "E": kept_e,
    "F": kept_f,
    "G": kept_g,
    "I": kept_i,
}
