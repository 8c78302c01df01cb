"""Whether victory points rank decks: ``python tests/benchmarks/calibration.py [tables [seed]]``.

Forty random archive decks whose cards the engine plays in full play five at a table, with the
default player of the gauntlet in all seats. Spearman's rank correlation says how far the decks rank
the same in the tables with even and with odd numbers. The deck nearest the middle of this ranking
that wins by bleeding is then broken in four ways. Each broken version plays at the tables of that
deck, in its seat, so that no two versions of a deck meet. They should come last of 44.
"""

import itertools
import math
import statistics
import sys
from collections import Counter

import msgspec

import cardbase
from cardbase.model import CryptCard, LibraryCard
from cardbase.terms import Function
from vtes_deck.app.arena import random_decks
from vtes_deck.app.card_functions import card_functions
from vtes_deck.app.hands import new_seed
from vtes_deck.app.playability import PlayLevel, asks, level_of
from vtes_deck.effects.coverage import CoverageLevel
from vtes_deck.effects.coverage import level_of as level_of_text
from vtes_deck.rulesets import CURRENT
from vtes_deck.sim.arena.match import Hall
from vtes_deck.sim.arena.plan import ArenaPlan, Deal, deal_of
from vtes_deck.sim.arena.workers import in_order
from vtes_deck.sim.runner import default_processes

DECKS, TABLES, SEATS = 40, 500, 5
PLAYER = "quick-sharp"

LARGE = 9
"""The minimum capacity in the crypt of a broken deck."""

MASTERS, MIN_CARDS = 40, 60
"""The masters of a broken deck, in a library of the smallest legal size. They are copies of one
unique card, because forty different or repeatable ones are not a fault: they give pool and blood.
Its other cards are in equal numbers, without regard to what the deck needs most.
"""

ATTACKS = frozenset({Function.BLEED, Function.STEALTH, Function.BLOCK_DENIAL})
"""The functions of cards with which a deck wins by bleeding."""

PRESSURE = frozenset({Function.BLEED, Function.STEALTH, Function.BOUNCE, Function.POOL_LOSS})
"""The functions of texts that a deck without bleeds does not have."""

HARMLESS = frozenset({"Master", "Reaction", "Combat", "Equipment", "Retainer"})
"""The types of cards that a deck without bleeds has.

Without bleed cards alone, the deck still wins: its vampires bleed for 1 with forty cards that give
stealth or unlock them.
"""

OTHERS, MEAN = 5, 5
"""A deck that wins by bleeding with its cards has fewer allies and political actions, and vampires
of at least this mean capacity.
"""

ATTACK_SHARE = 0.2
"""The share of such cards in its library."""

UNPLAYABLE = 20
"""The number of different cards that its vampires cannot play and that replace them."""

_halls = []


def broken(cards, base):
    """Four versions of a deck with one fault each.

    Args:
        cards: the card base.
        base: a deck that wins by bleeding.
    """
    crypt = [card for number in base.crypt if isinstance(card := cards.get(number), CryptCard)]
    library = [
        card for number in base.library if isinstance(card := cards.get(number), LibraryCard)
    ]
    large = [one.id for one in like(cards, crypt) if one.capacity >= LARGE]
    others = sorted({card.id for card in library if "Master" not in card.types})
    does = card_functions(cards)
    harmless = [
        card
        for card in library
        if HARMLESS.issuperset(card.types) and PRESSURE.isdisjoint(does.get(card.id, ()))
    ]
    mild = [card for card in crypt if PRESSURE.isdisjoint(does.get(card.id, ()))] or crypt
    dead = unplayable(cards, crypt)
    unique = min(card.id for card in library if "Master" in card.types and card.unique)
    return [
        msgspec.structs.replace(base, name=name, crypt=tuple(new_crypt), library=tuple(new_library))
        for name, new_crypt, new_library in (
            ("no vampire below 9", spread(large, len(crypt)), base.library),
            (
                "no bleed",
                spread(ids(mild), len(crypt)),
                [*ids(harmless), *spread(dead, len(library) - len(harmless))],
            ),
            ("40 masters", base.crypt, [unique] * MASTERS + spread(others, MIN_CARDS - MASTERS)),
            ("wrong clan", spread(strangers(cards, crypt, library), len(crypt)), base.library),
        )
    ]


def like(cards, crypt):
    """The vampires of the group from which most cards of a crypt come, by id."""
    group = Counter(card.group for card in crypt).most_common(1)[0][0]
    found = (
        one
        for one in cards.crypt
        if one.group == group and level_of_text(one) is CoverageLevel.FULL
    )
    return sorted(found, key=lambda one: one.id)


def strangers(cards, crypt, library):
    """Vampires as large as those of a crypt that can play no card of a library that asks for more.

    A deck for which there are none cannot be broken by vampires of a wrong clan.
    """
    asking = {card for card in library if asks(card)}
    sizes = {card.capacity for card in crypt}
    return [
        one.id
        for one in like(cards, crypt)
        if one.capacity in sizes and all(level_of(one, card)[0] is PlayLevel.NOT for card in asking)
    ]


def bleeders(cards, decks):
    """The indexes of the decks that win by bleeding and can be broken in four ways.

    Decks with allies or political actions are excluded, because they win without bleeding. Decks
    with small vampires are excluded too: together they bleed for 6 without a card.
    """
    does = card_functions(cards)
    found = []
    for index, deck in enumerate(decks):
        crypt = [cards.get(one) for one in deck.crypt]
        library = [cards.get(one) for one in deck.library]
        attacks = sum(not ATTACKS.isdisjoint(does.get(card.id, ())) for card in library)
        others = sum(not {"Ally", "Political Action"}.isdisjoint(card.types) for card in library)
        mean = statistics.fmean(card.capacity for card in crypt)
        bleeds = attacks >= ATTACK_SHARE * len(library) and others < OTHERS and mean >= MEAN
        masters = any("Master" in card.types and card.unique for card in library)
        if bleeds and masters and strangers(cards, crypt, library):
            found.append(index)
    return found


def unplayable(cards, crypt):
    """The first cards, by id, whose requirements no vampire of a crypt meets."""
    found = (
        card.id
        for card in sorted(cards.library, key=lambda one: one.id)
        if level_of_text(card) is CoverageLevel.FULL
        and "Master" not in card.types
        and asks(card)
        and all(level_of(one, card)[0] is PlayLevel.NOT for one in crypt)
    )
    return list(itertools.islice(found, UNPLAYABLE))


def ids(cards):
    """The ids of cards."""
    return [card.id for card in cards]


def spread(numbers, size):
    """The copies of each card that add to the size."""
    return [numbers[place % len(numbers)] for place in range(size)]


def ranks(values):
    """Ranks from 1; equal values share the mean of theirs."""
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) + 1) / 2 for value in values]


def nearest_to_the_middle(places, candidates):
    """The candidate whose place is nearest to the middle of all places."""
    middle = (len(places) + 1) / 2
    return min(candidates, key=lambda one: (abs(places[one] - middle), places[one]))


def in_its_place(deals, base, version):
    """The deals of one deck, with another one in its seat."""
    return [
        msgspec.structs.replace(
            deal, decks=tuple(version if one == base else one for one in deal.decks)
        )
        for deal in deals
        if base in deal.decks
    ]


def begin(plan):
    """Prepare a process."""
    plan, deals = msgspec.msgpack.decode(plan, type=tuple[ArenaPlan, list[Deal]])
    _halls[:] = [(Hall(plan, cardbase.load()), deals)]


def play(number):
    """The victory points of each deck of a table."""
    hall, deals = _halls[0]
    report = hall.play(deals[number], PLAYER, 0)
    return msgspec.msgpack.encode({seat.deck: seat.points for seat in report.seats})


def played(plan, deals):
    """The victory points of each deck, for each deal in order."""
    encoded = msgspec.msgpack.encode((plan, deals))
    done = in_order(begin, encoded, play, range(len(deals)), default_processes(), lambda: False)
    return [msgspec.msgpack.decode(one, type=dict[int, float]) for one in done]


def points_of(deck, tables):
    """The victory points of a deck, game by game."""
    return [table[deck] for table in tables if deck in table]


def main(tables=TABLES, seed=None):
    seed = new_seed() if seed is None else seed
    cards = cardbase.load()
    decks = tuple(random_decks(cards, DECKS, seed, whole=True))
    plan = ArenaPlan(PLAYER, PLAYER, (PLAYER,), decks, CURRENT, SEATS, seed=seed)
    deals = [deal_of(plan, number) for number in range(tables)]
    first = played(plan, deals)
    points = [points_of(deck, first) for deck in range(DECKS)]
    even, odd = (
        ranks([-statistics.fmean(points_of(deck, first[half::2])) for deck in range(DECKS)])
        for half in (0, 1)
    )
    print(f"seed {seed}, {tables} tables of {SEATS}, {DECKS} decks, player {PLAYER}")
    print(
        f"rank correlation of {DECKS} decks in two halves of the tables: "
        f"{statistics.correlation(even, odd):.2f}"
    )
    places = ranks([-statistics.fmean(one) for one in points])
    base = nearest_to_the_middle(places, bleeders(cards, decks))
    print(f"broken: {decks[base].name}, rank {places[base]:.1f}")
    worse = broken(cards, decks[base])
    plan = msgspec.structs.replace(plan, decks=(*decks, *worse))
    versions = range(DECKS, DECKS + len(worse))
    own = [deal for version in versions for deal in in_its_place(deals, base, version)]
    second = played(plan, own)
    points += [points_of(version, second) for version in versions]
    places = ranks([-statistics.fmean(one) for one in points])
    for place, one, deck in sorted(
        zip(places, points, plan.decks, strict=True), key=lambda x: x[0]
    ):
        half = 1.96 * statistics.stdev(one) / math.sqrt(len(one))
        print(f"{place:5.1f}  {statistics.fmean(one):.2f} ± {half:.2f}  {deck.name}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
