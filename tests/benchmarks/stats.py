"""Measure exact odds and influence curves, as ratios to bare loops that only shuffle and draw.

    python tests/benchmarks/stats.py

A bare loop does the simple work of a spreadsheet: shuffle, draw, count. Its figures are for the
number of games that gives a chance to 0.1 per cent (one million, extrapolated).
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

import cardbase
from vtes_deck.app.deck_names import DeckNames
from vtes_deck.deck.model import Deck
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.stats.crypt_odds import crypt_odds
from vtes_deck.stats.hand_odds import hand_odds
from vtes_deck.stats.influence.best_line import Rules, best
from vtes_deck.stats.influence.crypt import kinds
from vtes_deck.stats.influence.curve import Conditions, exact, sample_openings, simulated
from vtes_deck.stats.influence.goal import TWO_VAMPIRES
from vtes_deck.stats.influence.policy import habits
from vtes_deck.stats.odds.answer import answer
from vtes_deck.stats.odds.reader import parse

ROUNDS = 5
BARE_GAMES = 20_000
MILLION = 1_000_000


def shortest(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """The shortest of several runs, in seconds."""
    times = []
    for _ in range(rounds):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    return min(times)


def line(what: str, ours: float, bare: float, wanted: str) -> None:
    """Print one comparison; times in seconds."""
    print(f"{what:<52}{ours * 1e3:10.2f} ms{bare * 1e3:12.1f} ms{bare / ours:10.1f} x  {wanted}")


def head(title: str, bare: str) -> None:
    """Print a heading."""
    print(f"\n{title:<52}{'ours':>13}{bare:>15}{'bare/ours':>12}  wanted")
    print("-" * 104)


def bare_openings(deck: Deck, games: int) -> int:
    """Shuffle and deal four crypt cards and seven library cards, repeatedly."""
    crypt = [slot.card.id for slot in deck.crypt for _ in range(slot.count)]
    library = [slot.card.id for slot in deck.library for _ in range(slot.count)]
    chance, wanted, other = random.Random(1), crypt[0], library[0]
    return sum(
        wanted in chance.sample(crypt, 4) and other in chance.sample(library, 7)
        for _ in range(games)
    )


def bare_influence(deck: Deck, games: int) -> int:
    """Deal four crypt cards and find when two are ready by capacity, without rules and pool."""
    capacities = [card.capacity for card, copies in deck.vampires for _ in range(copies)]
    chance = random.Random(1)
    return sum(sum(sorted(chance.sample(capacities, 4))[:2]) <= 12 for _ in range(games))


def per_million(work: Callable[[int], object]) -> float:
    """Seconds that a bare loop takes for a million games."""
    return shortest(lambda: work(BARE_GAMES), 3) * MILLION / BARE_GAMES


def decks(base: cardbase.CardBase) -> dict[str, Deck]:
    """A usual deck, and one with twelve different vampires: the maximum number of openings."""
    found = [from_archive(one, base.get) for one in base.archive.decks[:1500]]
    usual = [deck for deck in found if deck.crypt_count == 12 and len(deck.crypt) == 8]
    varied = [deck for deck in found if deck.crypt_count == 12]
    return {"usual": usual[0], "varied": max(varied, key=lambda deck: len(deck.crypt))}


def questions(deck: Deck) -> dict[str, str]:
    """From a plain question to one with eight groups that overlap."""
    crypt = [str(slot.card) for slot in deck.crypt]
    hand = [str(slot.card) for slot in deck.library]
    many = [f'hand("{"|".join(hand[at : at + 4])}")'.replace("|", '"|"') for at in range(6)]
    return {
        "crypt and hand": f'crypt("{crypt[0]}") and hand("{hand[0]}"|"{hand[1]}") by turn 2 seat 3',
        "four groups, two moments": (
            f'crypt("{crypt[0]}") and crypt("{crypt[1]}") and hand@7("{hand[0]}") and '
            f'hand("{hand[1]}"|"{hand[2]}") by turn 4'
        ),
        "eight groups that overlap": (
            f'crypt("{crypt[0]}") and crypt>=2("{crypt[1]}"|"{crypt[0]}") and '
            + " and ".join(many)
            + " by turn 6"
        ),
    }


def bench_odds(base: cardbase.CardBase, deck: Deck) -> None:
    """Exact odds."""
    head("Exact odds", "1M bare deals")
    bare = per_million(lambda games: bare_openings(deck, games))
    names = DeckNames(base, deck)
    for what, text in questions(deck).items():
        question = parse(text, names)
        line(what, shortest(lambda one=question: answer(deck, one)), bare, "5 ms")
    line("all crypt odds", shortest(lambda: crypt_odds(deck)), bare, "50 ms a panel")
    line("all hand odds, four turns", shortest(lambda: hand_odds(deck, (7, 8, 9, 11))), bare, "")


def bench_influence(name: str, deck: Deck) -> None:
    """Influence curves of one deck: six turns."""
    crypt = kinds(deck)
    bare = per_million(lambda games: bare_influence(deck, games))
    head(f"Influence, {name} crypt ({len(crypt)} different)", "1M bare deals")
    for habit, policy in habits(crypt).items():
        conditions = Conditions(policy=policy, seat=2)
        took = shortest(lambda one=conditions: exact(crypt, one), 3)
        line(f"exact curve, one seat, {habit}", took, bare, "50 ms, or behind")
    for seat in (1, 3, 4):
        rules = [Rules(turn=turn, seat=seat) for turn in range(1, 7)]
        took = shortest(lambda all_=rules: [best(crypt, TWO_VAMPIRES, one) for one in all_], 2)
        line(f"best line for 2 vampires, six turns, seat {seat}", took, bare, "behind")
    chance = random.Random(1)
    took = shortest(lambda: sample_openings(crypt, MILLION, chance), 3)
    line("1M simulated openings", took, bare, "500 ms")
    for habit in ("cheapest", "search"):
        conditions = Conditions(policy=habits(crypt)[habit], seat=2)
        took = shortest(lambda one=conditions: simulated(crypt, one, seed=1, games=MILLION), 2)
        line(f"1M influence games of six turns, {habit}", took, bare, "1000 ms")


def main() -> None:
    """Run all measurements."""
    print(f"Python {sys.version.split()[0]}, one core, the best of up to {ROUNDS} runs")
    base = cardbase.load()
    for name, deck in decks(base).items():
        if name == "usual":
            bench_odds(base, deck)
        bench_influence(name, deck)


if __name__ == "__main__":
    main()
