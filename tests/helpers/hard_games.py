"""Games that stress the rules: little pool, and decks full of interruptions.

Every Methuselah begins with 1 to 3 pool and some minions in play, and plays as many cards as
possible. The decks have cards that cost pool, cancel, redirect, burn, steal and contest, and other
declared cards that the minions in play can play; or they are decks of the archive. Its number
determines a game.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache
from itertools import combinations

from invariants import violations
from msgspec.structs import replace
from table_decks import archive_decks

from cardbase.terms import Sect, Title
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.agents import RandomAgent, SteadyAgent
from vtes_deck.engine.game import Game
from vtes_deck.engine.narrator import log_sentences
from vtes_deck.engine.option_wording import option_sentences
from vtes_deck.engine.starting_position import PlacedCard, StartingPosition
from vtes_deck.engine.state.decisions import NONE, PASS
from vtes_deck.engine.state.table import Zone
from vtes_deck.rulesets import EDITIONS

HARD = (
    "Direct Intervention",
    "Sudden Reversal",
    "Wash",
    "Rewilding",
    "Deflection",
    "Telepathic Misdirection",
    "My Enemy's Enemy",
    "Banishment",
    "Change of Target",
    "Obedience",
    "Power of One",
    "The Parthenon",
    "The Rack",
    "Anarch Revolt",
    "Fame",
    "Giant's Blood",
    "Vessel",
    "Villein",
    "Minion Tap",
    "Pentex(TM) Subversion",
    "Haven Uncovered",
    "Carlton Van Wyk",
    "Ossian",
    "Nephandus",
    "War Ghoul",
    "Mylan Horseed",
    "Loyal Street Gang",
    "Underbridge Stray",
    "Concealed Weapon",
    "Form of Mist",
    "Elder Impersonation",
    "Faceless Night",
    "Forced Awakening",
    "On the Qui Vive",
    "Eyes of Argus",
    "Dominate Kine",
    "Entrancement",
    "Kindred Spirits",
    "Graverobbing",
    "Parity Shift",
    "Kine Resources Contested",
    "Archon Investigation",
    "Life Boon",
    "Poison Pill",
    "Call of the Hungry Dead",
)
"""Cards that interrupt, cost their player, or change control; the others are declared."""

MIN_CAPACITY = 4
"""The minimum capacity of the vampires that play these decks: smaller ones can use few cards."""
LOOK_EVERY = 30
MAX_DECISIONS = 30_000
"""Decisions after which a game is aborted."""


class Eager(RandomAgent):
    """An agent that rarely passes."""

    def choose(self, decision, look):
        others = [option for option in decision.options if option.verb is not PASS]
        if others and self._random.random() < 0.85:
            return others[int(self._random.random() * len(others))]
        return super().choose(decision, look)


@lru_cache(maxsize=1)
def pools(cb):
    """The declared library cards, those of them that are hard, and vampires to play with."""
    library = [card for card in cb.library if card.id in definitions()]
    hard = [cb[name] for name in HARD if cb[name].id in definitions()]
    return library, hard, [card for card in cb.crypt if card.capacity >= MIN_CAPACITY]


def can_be_played(card, minions):
    """Whether one of these vampires meets the requirement of a card with its printed values."""
    need = card.requirement
    for minion in minions:
        has = [code in {c.casefold() for c in minion.disciplines} for code in need.disciplines]
        if need.disciplines and not (all(has) if need.combo else any(has)):
            continue
        sects = {minion.sect, Sect.ANARCH if minion.title is Title.BARON else minion.sect}
        of_clan = not need.clans or minion.clan in need.clans
        if of_clan and (not need.sects or sects.intersection(need.sects)):
            return True
    return False


class HardGame:
    """One game; ``play`` raises an error if a check fails."""

    def __init__(self, cb, number, *, edition=None, known=None):
        self.number = number
        chance = random.Random(f"hard game {number}")
        self.edition = edition or chance.choice(list(EDITIONS))
        seats = chance.choice((2, 3, 4, 4, 5))
        decks, standings = [], []
        for _ in range(seats):
            deck, standing = self.laid(cb, chance)
            decks.append(deck)
            standings.append(standing)
        kinds = [chance.choice((Eager, Eager, RandomAgent, SteadyAgent)) for _ in range(seats)]
        self.agents = [kind(number * 7 + seat) for seat, kind in enumerate(kinds)]
        self.game = Game.start(
            EDITIONS[self.edition],
            decks,
            number,
            scripts=script_of,
            position=standings,
            known=known,
            undoable=False,
        )

    def laid(self, cb, chance):
        """A deck and its starting position: 1 to 3 pool, some vampires in play."""
        library, hard, crypt = pools(cb)
        pool = chance.choice((1, 1, 1, 2, 2, 3, 3, 12))
        if chance.random() < 0.25:
            deck = chance.choice(archive_decks(cb, 60))
            ready = chance.sample(deck[0], min(3, len(deck[0])))
            ready = list({card.id: card for card in ready}.values())
        else:
            first = chance.choice(crypt)
            kin = [one for one in crypt if one.sect is first.sect and one.name != first.name]
            ready = [first, *chance.sample(kin, min(2, len(kin)))]
            fit = [card for card in library if can_be_played(card, ready)]
            usual = [card for card in hard if can_be_played(card, ready)]
            deck = (
                tuple(chance.choices(ready, k=4) + chance.choices(crypt, k=6)),
                tuple(chance.choices(fit, k=45) + chance.choices(usual, k=30) + [hard[0]] * 4),
            )
        return deck, StartingPosition(
            pool=pool, ready=tuple(PlacedCard(card=card) for card in ready)
        )

    def __str__(self):
        return f"hard game {self.number}, {self.edition}, {len(self.game.inputs)} decisions"

    def play(self):
        """Play the game to its end."""
        game = self.game
        while (decision := game.decision) is not None:
            self.look_at(decision)
            if len(game.inputs) % LOOK_EVERY == 0:
                self.look()
            assert len(game.inputs) < MAX_DECISIONS, "the game does not end"
            seat = decision.seat
            game.apply(self.agents[seat].choose(decision, lambda s=seat: game.observation(s)))
        assert game.over
        self.look()
        assert all(log_sentences(game.table))

    def look(self):
        """Check that cards and counters are in valid places."""
        assert not list(violations(self.game.table))

    def look_at(self, decision):
        """Check that no ousted Methuselah is asked, and that options are distinct and valid."""
        table = self.game.table
        assert not table.seats[decision.seat].ousted, "an ousted Methuselah is asked"
        for option in decision.options:
            for card in (option.minion, option.target):
                gone = card != NONE and table.where[card] is Zone.REMOVED
                assert not gone, f"{option.key()}: {table.cards[card].name} is out of the game"
        said = option_sentences(table, decision.options)
        alike = [sentence for sentence, times in Counter(said).items() if times > 1]
        assert not alike, f"options in the same words: {alike}"
        for one, other in combinations(decision.options, 2):
            if one.mode != other.mode and replace(one, mode=other.mode) == other:
                words = table.cards[one.card].script.words
                assert words(one) != words(other), f"{said}: what are the modes of {one.key()}?"
