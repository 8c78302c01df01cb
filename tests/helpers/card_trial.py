"""A generated situation for each declared card, in which all its activities are possible.

The table is laid out from the declaration: a minion that meets the requirements, and for each
filter of the tree a minion that matches it, with every Methuselah. The players choose at random,
but prefer activities with the card that have not occurred yet.
"""

from __future__ import annotations

import copy
import random
from functools import cache
from itertools import islice

import msgspec
from button_words import unclear
from card_openings import OPENINGS, activities, activity_of, moments
from card_play import PLAIN, PLAIN_ALLY, CardPlay
from invariants import violations
from ledger import Ledger

from cardbase.clans import CREEDS
from cardbase.disciplines import DISCIPLINES
from cardbase.model import CryptCard
from cardbase.terms import Sect, Title, Trait, Type
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.plain_cards import is_plain
from vtes_deck.effects.registry import script_of
from vtes_deck.effects.vocab.card_moves import MoveCards
from vtes_deck.effects.vocab.card_query import ACard
from vtes_deck.effects.vocab.context import Node
from vtes_deck.effects.vocab.minion_filter import MinionFilter
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.cards.requirements import FLIGHT
from vtes_deck.engine.narrator import log_sentences
from vtes_deck.engine.option_wording import option_sentences
from vtes_deck.engine.state.decisions import NONE, PASS, DecisionKind
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status.titles import OF_CLANS

NAMES = ("Ada", "Ben", "Cleo")
"""Ada plays the card; Ben is her prey, Cleo her predator."""
USUAL = (
    "Kine Resources Contested",
    "Lost in Crowds",
    "Boxed In",
    ".44 Magnum",
    PLAIN_ALLY,
    "Computer Hacking",
    "Bum's Rush",
    "Earth Meld",
    "Wake with Evening's Freshness",
    "Carrion Crows",
    "The Barrens",
)
"""Cards of many types; every library, ash heap and hand has some."""
TITLES = {
    (): Title.PRINCE,
    (Sect.CAMARILLA,): Title.PRINCE,
    (Sect.SABBAT,): Title.PRISCUS,
    (Sect.ANARCH,): Title.BARON,
    (Sect.LAIBON,): Title.MAGAJI,
}
"""A title for each sect that a card may require."""
RIVAL = MinionFilter(vampire=True, titles=(Title.PRINCE,))
LOCATIONS = ("The Barrens", "Metro Underground", "KRCG News Radio", "Elder Library")


DECISIONS, WILD_DECISIONS = 40, 100
"""Decisions in each opening."""


def named(node):
    """The names of the types of a node, including its base classes."""
    return {one.__name__ for one in type(node).__mro__}


def parts(tree):
    """All nodes of a tree."""
    if isinstance(tree, tuple):
        for one in tree:
            yield from parts(one)
    elif isinstance(tree, msgspec.Struct):
        if isinstance(tree, Node):
            yield tree
        for name in tree.__struct_fields__:
            yield from parts(getattr(tree, name))


def _sect(who):
    """A sect that allows the title of a filter."""
    for title in who.titles:
        if title is Title.BARON:
            return Sect.ANARCH
        if title in {Title.BISHOP, Title.ARCHBISHOP, Title.PRISCUS, Title.CARDINAL, Title.REGENT}:
            return Sect.SABBAT
        if title in {Title.MAGAJI, Title.KHOLO}:
            return Sect.LAIBON
    return Sect.CAMARILLA


@cache
def plain_vampires(cb):
    """Vampires without text, whose facts are replaced."""
    return [
        one.unique_name
        for one in cb.crypt
        # The last condition reads the text.
        if one.capacity <= 6 and one.name != PLAIN and not one.advanced and is_plain(one)
    ]


def state(game):
    """Everything in a game that players could notice."""
    table = game.table
    zones = [
        (one.hand, one.library, one.crypt, one.ash_heap, one.in_play, one.uncontrolled)
        for one in table.seats
    ]
    pools = [one.pool for one in table.seats]
    return game.decision, game.log, table.in_play, table.where, zones, pools, table.edge


class Trial:
    """The situation of one card, and its progress.

    Attributes: todo: the activities that have not occurred. copies: copies of the card in play; one
    if it is unique. play: the table of the current opening.
    """

    def __init__(self, cb, card, *, without=(), seed=0):
        self.cb = cb
        self.card = card
        self.script = script_of(card)
        self.definition = definitions()[card.id]
        self.todo = activities(card) - set(without)
        self.random = random.Random(card.id + 1_000_000 * seed)
        self.play = self.opening = None
        self.hero_number, self.rivals = NONE, []
        self.ledger = None
        self.spare = []
        self.copies = 1
        self.read = set()

    def run(self, rounds=8, *, again=False):
        """Play at most this many openings until no activity is left; each twice if ``again``."""
        left = list(OPENINGS) * 2
        for number in range(rounds):
            if number and not self.todo:
                return
            self.copies = 1 if number else 2  # the sentences of the first opening distinguish them
            wanted = set().union(*(moments(self.script, activity) for activity in self.todo))
            self.opening = next((one for one in left if one.good in wanted), left[0])
            left.remove(self.opening)
            in_play = {kind for kind, _ in self.todo} <= {"use", "action", "fight"}
            self.lay_out(in_play=in_play)
            self.play.turn(self.opening.name, self.opening.phase)
            self.begin(again=again)

    # ----------------------------------------------------------------------------- the situation

    def lay_out(self, *, in_play):
        """A table with the card in Ada's hand, or in play if possible."""
        self.play = play = CardPlay(self.cb, *NAMES, seed=self.random.randrange(1000))
        self.spare = list(plain_vampires(self.cb))
        self.random.shuffle(self.spare)
        self.hero_number = hero = self.hero()
        self.rivals = [hero]
        filters = dict.fromkeys(
            one for one in parts(self.definition.parts) if isinstance(one, MinionFilter)
        )
        for who in filters:
            for name in NAMES:
                self.minion(name, who)
        places = [one for one in LOCATIONS if one != self.card.name]
        for name in NAMES:
            rival = self.minion(name, RIVAL, "aus DOM cel OBF")
            play.on(rival, ".44 Magnum")
            self.rivals.append(rival)
            self.minion(name, MinionFilter(vampire=True, locked=True))
            ally = play.ready(name, PLAIN_ALLY)
            play.on(ally, ".44 Magnum")
            play.in_play(name, places.pop())
            for zone in (Zone.LIBRARY, Zone.ASH_HEAP):
                for usual in USUAL:
                    play.card(name, usual, zone)
            play.crypt(name, *self.spare[:3])
            play.hand(name, *USUAL[:7])
        self.minion("Ben", MinionFilter(vampire=True, torpor=True))
        self.provide(hero)
        if self.card.kind != "crypt":
            self.place(hero, in_play=in_play)
        play.edge("Ada")

    def provide(self, hero):
        """Add the targets of the card except minions."""
        for wanted in parts(self.definition.parts):
            if isinstance(wanted, MoveCards) and wanted.what.zone is Zone.ASH_HEAP:
                for number in range(wanted.n * len(NAMES)):
                    owner, usual = NAMES[number % len(NAMES)], USUAL[number % len(USUAL)]
                    self.play.card(owner, usual, Zone.ASH_HEAP)
            if isinstance(wanted, MoveCards) and wanted.what.zone is Zone.HAND:
                self.in_hand(wanted.what, wanted.n)  # one more than needed: a real choice
            if not isinstance(wanted, ACard):
                continue
            if wanted.zone is Zone.UNCONTROLLED and wanted.vampire:
                self.uncontrolled(wanted)
            elif wanted.zone is Zone.HAND:
                self.in_hand(wanted)
            elif wanted.on:
                self.play.on(hero, "Raven Spy" if Type.RETAINER in wanted.types else ".44 Magnum")

    def place(self, hero, *, in_play):
        """Copies of the card in the hand, the library and the ash heap, and in play if possible."""
        play, name = self.play, self.card.unique_name
        play.hand("Ada", name, name)
        play.card("Ada", name, Zone.ASH_HEAP)
        if not in_play or not self.stays():
            return
        for _ in range(1 if self.card.unique else self.copies):
            if Type.ALLY in self.card.types:
                play.ready("Ada", name)
            elif self.on_minion():
                play.on(hero, name, "Ada")
            else:
                play.in_play("Ada", name)

    def stays(self):
        """Whether the card has activities in play."""
        return bool(self.script.uses_of or self.script.card_actions or self.script.fights) or any(
            type(one).__name__ in {"PutInPlay", "PutOn"} for one in parts(self.definition.parts)
        )

    def on_minion(self):
        types = set(self.card.types)
        on_minions = {Type.EQUIPMENT, Type.RETAINER, Type.CONVICTION, Type.POWER}
        return bool(types & on_minions) or any(
            "PutOn" in named(one) or "RepresentsTitle" in named(one)
            for one in parts(self.definition.parts)
        )

    def hero(self):
        """The minion that uses the card: the vampire itself, or one that meets the requirement."""
        if isinstance(self.card, CryptCard):
            hero = self.play.ready("Ada", self.card.unique_name)
            self.play.blood(hero, max(1, self.card.capacity - 1))
            return self.convinced(hero) if Type.IMBUED in self.card.types else hero
        need = self.card.requirement
        if self.is_for_imbued():
            return self.imbued()
        who = MinionFilter(
            vampire=True,
            clans=need.clans[:1],
            sects=need.sects[:1],
            titles=need.titles[:1] or ((TITLES[need.sects[:1]],) if need.titled else ()),
            trait=need.traits[0] if need.traits else None,
            least=need.min_capacity or 0,
            most=need.max_capacity,
        )
        codes = " ".join(code.upper() for code in need.disciplines)
        if need.paths:
            self.spare.append(next(one.name for one in self.cb.crypt if one.path in need.paths))
        hero = self.minion("Ada", who, codes)
        if FLIGHT in need.disciplines:
            self.play[hero].set_mark(Trait.FLIGHT.value, 1)
        for modes in self.script.modes:
            if modes.who.sects or modes.who.clans or modes.who.titles or modes.who.trait:
                self.minion("Ada", modes.who, codes)
            if modes.who.torpor:
                locked = modes.who.locked
                fallen = msgspec.structs.replace(who, torpor=True, locked=locked)
                self.minion("Ada", fallen, codes)
        return hero

    def is_for_imbued(self):
        """Whether an imbued uses the card."""
        need = self.card.requirement
        return (
            Type.CONVICTION in self.card.types
            or Type.IMBUED in need.types
            or any(DISCIPLINES[code].virtue for code in need.disciplines if code in DISCIPLINES)
            or bool(set(need.clans) & set(CREEDS))
        )

    def imbued(self):
        """An imbued that meets the requirement of the card, with less life than at the start."""
        need = self.card.requirement
        able = next(
            one
            for one in self.cb.crypt
            if Type.IMBUED in one.types
            and (not need.disciplines or set(one.disciplines) & set(need.disciplines))
            and (not need.clans or one.clan in need.clans)
            and one.capacity >= 3
        )
        hero = self.play.ready("Ada", able.unique_name)
        self.play.blood(hero, able.capacity - 1)
        return self.convinced(hero)

    def convinced(self, hero):
        """Give the imbued conviction, and put another one in the hand."""
        for _ in range(3):
            self.play.on(hero, "Second Sight")
        self.play.hand("Ada", "Second Sight")
        other = 'Marion "Teacher193" Perks'
        self.play.uncontrolled("Ada", other, 1)
        return hero

    def minion(self, owner, who, disciplines=""):
        """Add a minion that matches a filter; return its number."""
        play = self.play
        if who.vampire is False:
            number = play.ready(owner, PLAIN_ALLY)
            minion = play[number]
        else:
            number = play.ready(owner, self.spare.pop())
            minion = play[number]
            minion.capacity = who.least or min(who.most or 99, 4 if who.younger else 7)
            minion.clan = who.clans[0] if who.clans else "Caitiff"
            minion.sect = who.sects[0] if who.sects else _sect(who)
            minion.title = who.titles[0] if who.titles else Title.PRIMOGEN if who.titled else None
            if minion.title in OF_CLANS and not who.clans:
                minion.clan = play.table.cards[number].clan
            if who.city:
                minion.title, minion.city = Title.PRINCE, f"City {number}"
            minion.disciplines = {
                code.lower(): 2 if code.isupper() else 1
                for code in f"{disciplines} {who.level}".replace("+", " ").split()
            }
            blood = minion.capacity - 1
            if who.blood is False:
                blood = 0
            elif who.most_blood is not None:
                blood = min(blood, who.most_blood)
            play.blood(number, max(0, blood))
        if who.trait is not None:
            minion.set_mark(who.trait.value, 1)
        minion.locked = bool(who.locked)
        if who.torpor:
            minion.region, minion.wounded = Region.TORPOR, True
        return number

    def uncontrolled(self, wanted):
        """A vampire in Ada's uncontrolled region that matches a target."""
        for one in self.cb.crypt:
            if (
                one.capacity >= wanted.least
                and (not wanted.clans or one.clan in wanted.clans)
                and (not wanted.sects or one.sect in wanted.sects)
                and (not wanted.titled or one.title is not None)
                and (wanted.trait is None or wanted.trait in one.traits)
                and (not wanted.younger or one.capacity <= 3)
                and one.id != self.card.id
            ):
                self.play.uncontrolled("Ada", one.name, 1)
                return

    def in_hand(self, wanted, n=1):
        """Different cards in Ada's hand that match a target."""
        fitting = (
            one.name
            for one in self.cb.library
            if (not wanted.discipline or wanted.discipline in one.requirement.disciplines)
            and (not wanted.types or set(wanted.types) & set(one.types))
        )
        self.play.hand("Ada", *islice(fitting, n))

    # ----------------------------------------------------------------------------------- playing

    def begin(self, *, again):
        """Play the opening, and replay the same inputs if ``again``."""
        game = self.play.game
        start = game.fork()
        self.ledger = Ledger.of(game.table)
        begun = len(game.inputs)
        for _ in range(WILD_DECISIONS if self.opening.wild else DECISIONS):
            if game.decision is None or not self.todo:
                break
            option, activity = self.choice(game)
            if activity is None:
                game.apply(option)
            else:
                self.check(game, option)
                self.todo.discard(activity)
                self.settle(game)
        self.look(game)
        assert all(log_sentences(game.table, whole=True))
        if not again:
            return
        for option in game.inputs[begun:]:
            start.apply(option)
        assert state(start) == state(game), f"{self.card.name}: the replay differs"

    def look(self, game):
        """Check that the table is valid and agrees with the log."""
        self.ledger.follow(game.table)
        wrong = [*violations(game.table), *self.ledger.differences(game.table)]
        assert not wrong, f"{self.card.name}: {wrong}"

    def settle(self, game):
        """Complete an activity: the next decisions are checked one at a time."""
        for _ in range(6):
            if game.decision is None:
                return
            self.look(game)
            option, activity = self.choice(game)
            if activity is not None:
                self.check(game, option)
                self.todo.discard(activity)
            else:
                game.apply(option)

    def choice(self, game):
        """An option, and its activity with the card if that has not occurred yet."""
        options = game.decision.options
        self.read_buttons(game)
        fresh = []
        for option in options:
            if option.card >= 0 and game.table.cards[option.card].id == self.card.id:
                activity = activity_of(self.script, option)
                if activity in self.todo:
                    fresh.append((option, activity))
        if fresh:
            return self.random.choice(fresh)
        return self.usual(game, options), None

    def read_buttons(self, game):
        """Check the buttons of a decision, once for each combination of ways to use the card."""
        decision = game.decision
        ways = {
            (one.verb.name, one.mode)
            for one in decision.options
            if one.card >= 0 and game.table.cards[one.card].id == self.card.id
        }
        combination = (decision.kind, *sorted(ways))
        if ways and combination not in self.read:
            self.read.add(combination)
            wrong = unclear(game.table, decision)
            assert not wrong, f"{self.card.name}: {wrong}"

    def usual(self, game, options):
        """An option without the card."""
        passing = [option for option in options if option.verb is PASS]
        verbs = sorted({option.verb.name for option in options if option.verb is not PASS})
        chance = self.random
        if not self.opening.wild:
            wanted = [one for one in options if one.verb.name.startswith(self.opening.verb)]
            if game.decision.kind is DecisionKind.ACTION and self.opening.verb and wanted:
                return chance.choice(self.best(wanted))
            if game.decision.kind is DecisionKind.BLOCK and self.opening.blocks is not None:
                if not self.opening.blocks:
                    return passing[0] if passing else chance.choice(options)
                wanted = [one for one in options if one.verb is BLOCK]
                if wanted:
                    return chance.choice(self.best(wanted))
        if passing and (not verbs or chance.random() < self.patience(game)):
            return passing[0]
        verb = chance.choice(verbs)
        return chance.choice([one for one in options if one.verb.name == verb])

    def best(self, options):
        """The options of the user of the card or of a rival, otherwise all options."""
        mine = [one for one in options if one.minion == self.hero_number]
        return mine or [one for one in options if one.minion in self.rivals] or options

    def patience(self, game):
        """The probability of passing. Ada passes until the others have acted."""
        ada = game.decision.seat == 0
        return 0.7 if ada and not self.opening.wild else 0.35

    def check(self, game, option):
        """Apply an option in the game and in a fork, undo it and apply it again."""
        name, options = self.card.name, game.decision.options
        said = option_sentences(game.table, options)
        assert len(said) == len(set(said)), f"{name}: {said}"
        assert all(one and "{" not in one for one in said), f"{name}: {said}"
        twin = game.fork()
        twin.apply(option)
        game.apply(option)
        decision, log, *rest = state(game)
        # Decisions and lines of the log are frozen.
        after = (decision, log[:], *copy.deepcopy(rest))
        assert state(twin) == after, f"{name}: the fork differs"
        game.undo()
        assert game.decision.options == options, f"{name}: taken back, other options"
        game.apply(option)
        assert state(game) == after, f"{name}: done again, it differs"
