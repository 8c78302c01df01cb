"""The goldfish compared with exact odds; intervals contain the true value as often as stated."""

import pytest

from vtes_deck.deck.model import Deck, Slot
from vtes_deck.sim.game import GameSource, play
from vtes_deck.sim.measures import measure_named
from vtes_deck.sim.record import Setup
from vtes_deck.sim.summary import Summary, numbers_of
from vtes_deck.stats.crypt_odds import crypt_odds
from vtes_deck.stats.hand_odds import hand_odds

SEEDS, GAMES = 40, 25


@pytest.fixture(scope="module")
def deck(cb):
    """Cards that no one can play in the first turn, in one to twenty copies."""
    return Deck(
        crypt=(
            Slot(cb["Gilbert Duane (G1)"], 1),
            Slot(cb["Roland Bishop"], 3),
            Slot(cb["Ozmo"], 8),
        ),
        library=(
            Slot(cb["Deflection"], 1),
            Slot(cb["Conditioning"], 4),
            Slot(cb["Seduction"], 20),
            Slot(cb["Govern the Unaligned"], 40),
        ),
    )


@pytest.fixture(scope="module")
def samples(cb, deck):
    """Runs of one turn from many seeds: summaries of opening hands and crypts."""
    source = GameSource(cb)
    found = []
    for seed in range(SEEDS):
        setup = Setup(
            crypt=tuple(s.card.id for s in deck.crypt for _ in range(s.count)),
            library=tuple(s.card.id for s in deck.library for _ in range(s.count)),
            turns=1,
            seed=seed,
        )
        summary = Summary()
        for game in range(GAMES):
            record = play(setup, game, source)
            opening = {card: {0: int(card in record.opening)} for card in set(setup.crypt)}
            summary.add(
                {
                    **numbers_of(setup, record, [measure_named("found")]),
                    **{f"opening {card}": number for card, number in opening.items()},
                },
                game,
            )
        found.append(summary)
    return found


def test_intervals_of_opening_hands_contain_the_exact_odds(deck, samples):
    held = tried = 0
    for odds in hand_odds(deck, (7,)):
        chance = float(odds.chances[0])
        for summary in samples:
            low, high = summary.at("found", odds.card.id).at_most(0).interval
            held += low <= chance <= high
            tried += 1
    assert tried == 4 * SEEDS
    assert held / tried > 0.9  # nominally 95 %; 160 tries vary by 1.7 %


def test_intervals_of_opening_crypts_contain_the_exact_odds(deck, samples):
    held = tried = 0
    for odds in crypt_odds(deck).vampires:
        for summary in samples:
            low, high = summary.at(f"opening {odds.card.id}").at_least(1).interval
            held += low <= float(odds.chance) <= high
            tried += 1
    assert tried == 3 * SEEDS
    assert held / tried > 0.9


def test_all_seeds_together_agree_with_the_exact_odds(deck, samples):
    """One narrow interval from all games: no game is counted twice, and all games differ."""
    for odds in hand_odds(deck, (7,)):
        hits = sum(s.at("found", odds.card.id).at_most(0).hits for s in samples)
        assert hits / (SEEDS * GAMES) == pytest.approx(float(odds.chances[0]), abs=0.05)
