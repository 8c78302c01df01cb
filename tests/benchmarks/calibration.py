"""Whether victory points rank decks: ``python tests/benchmarks/calibration.py [tables [seed ..]]``.

The decks are forty random archive decks whose cards the engine plays in full, and four broken
versions of each of the three that rely most on bleeding. Five play at a table, with the default
player of the gauntlet in all seats. Numbers after the seed, counted from 1, break these decks of
the forty instead. Each list has the forty decks and the four versions of one deck. Spearman's rank
correlation says how far the decks rank the same in the tables with even and with odd numbers.
"""

import itertools
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
from vtes_deck.sim.arena.plan import ArenaPlan, deal_of
from vtes_deck.sim.arena.workers import in_order
from vtes_deck.sim.runner import default_processes

DECKS, TABLES, SEATS = 40, 600, 5
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

OTHERS, MEAN, BASES = 5, 5, 3
"""A deck that wins by bleeding with its cards has fewer allies and political actions, and vampires
of at least this mean capacity; so many of these decks are broken.
"""

UNPLAYABLE = 20
"""The number of different cards that its vampires cannot play and that replace them."""

_halls = []


def broken(cards, base):
    """A deck, and four versions of it with one fault each.

    Args:
        cards: the card base.
        base: a deck that wins by bleeding.
    """
    crypt = [card for number in base.crypt if isinstance(card := cards.get(number), CryptCard)]
    library = [
        card for number in base.library if isinstance(card := cards.get(number), LibraryCard)
    ]
    group = Counter(card.group for card in crypt).most_common(1)[0][0]
    pool = sorted(
        (
            one
            for one in cards.crypt
            if one.group == group and level_of_text(one) is CoverageLevel.FULL
        ),
        key=lambda one: one.id,
    )
    large = [one.id for one in pool if one.capacity >= LARGE]
    strangers = [
        one.id
        for one in pool
        if {card.capacity for card in crypt} & {one.capacity}
        and not any(
            level_of(one, card)[0] is not PlayLevel.NOT for card in set(library) if asks(card)
        )
    ]
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
        msgspec.structs.replace(base, name="as it was"),
        *(
            msgspec.structs.replace(
                base, name=name, crypt=tuple(new_crypt), library=tuple(new_library)
            )
            for name, new_crypt, new_library in (
                ("no vampire below 9", spread(large, len(crypt)), base.library),
                (
                    "no bleed",
                    spread(ids(mild), len(crypt)),
                    [*ids(harmless), *spread(dead, len(library) - len(harmless))],
                ),
                (
                    "40 masters",
                    base.crypt,
                    [unique] * MASTERS + spread(others, MIN_CARDS - MASTERS),
                ),
                ("wrong clan", spread(strangers, len(crypt)), base.library),
            )
        ),
    ]


def bleeders(cards, decks):
    """The numbers, from 1, of the decks that win by bleeding, those with most attacks first.

    Decks with allies or political actions are excluded, because they win without bleeding. Decks
    with small vampires are excluded too: together they bleed for 6 without a card.
    """
    does = card_functions(cards)
    found = []
    for number, deck in enumerate(decks, 1):
        library = [cards.get(one) for one in deck.library]
        attacks = sum(not ATTACKS.isdisjoint(does.get(card.id, ())) for card in library)
        others = sum(not {"Ally", "Political Action"}.isdisjoint(card.types) for card in library)
        mean = statistics.fmean(cards.get(one).capacity for one in deck.crypt)
        masters = any("Master" in card.types and card.unique for card in library)
        if others < OTHERS and mean >= MEAN and masters:
            found.append((-attacks / len(library), number))
    return [number for _, number in sorted(found)]


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


def begin(plan):
    """Prepare a process."""
    _halls[:] = [Hall(msgspec.msgpack.decode(plan, type=ArenaPlan), cardbase.load())]


def play(number):
    """The deck and the victory points of each seat of a table."""
    hall = _halls[0]
    report = hall.play(deal_of(hall.plan, number), PLAYER, 0)
    return msgspec.msgpack.encode([(seat.deck, seat.points) for seat in report.seats])


def main(tables=TABLES, seed=None, *bases):
    seed = new_seed() if seed is None else seed
    cards = cardbase.load()
    decks = list(random_decks(cards, DECKS, seed, whole=True))
    for base in bases or bleeders(cards, decks)[:BASES]:
        _, *worse = broken(cards, decks[base - 1])
        decks += [msgspec.structs.replace(one, name=f"{base}: {one.name}") for one in worse]
    decks = tuple(decks)
    plan = ArenaPlan(PLAYER, PLAYER, (PLAYER,), decks, CURRENT, SEATS, seed=seed)
    found = [([], []) for _ in decks]
    encoded = msgspec.msgpack.encode(plan)
    played = in_order(begin, encoded, play, range(tables), default_processes(), lambda: False)
    for number, reported in enumerate(played):
        for deck, points in msgspec.msgpack.decode(reported):
            found[deck][number % 2].append(points)
    even, odd = ([statistics.fmean(halves[half]) for halves in found[:DECKS]] for half in (0, 1))
    together = [statistics.fmean((*first, *second)) for first, second in found]
    places = ranks([-value for value in together])
    print(f"seed {seed}, {tables} tables of {SEATS}, {len(decks)} decks, player {PLAYER}")
    print(
        f"rank correlation of {DECKS} decks in two halves of the tables: "
        f"{statistics.correlation(ranks(even), ranks(odd)):.2f}"
    )
    print(
        f"victory points of {DECKS} decks: {min(together[:DECKS]):.2f} to "
        f"{max(together[:DECKS]):.2f}, median {statistics.median(together[:DECKS]):.2f}"
    )
    rows = zip(decks, together, places, itertools.count(1), strict=False)
    for deck, value, place, number in sorted(rows, key=lambda one: one[2]):
        print(f"{place:5.1f}  {value:.2f}  {f'{number}: ' * (number <= DECKS)}{deck.name}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
