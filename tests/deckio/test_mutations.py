"""Damaged deck files give a clear message or a deck, never a traceback.

``VTES_DECK_MUTATIONS=10000`` tries more than the few dozen of the suite; ``VTES_DECK_SEED`` chooses
others.
"""

import importlib.util
import os
import random
from pathlib import Path

import pytest
from series import thinned

from vtes_deck import deckio
from vtes_deck.deckio.words import describe, explain

HERE = Path(__file__).parent
FOLDER = HERE.parent / "data" / "decks"
COUNT = int(os.environ.get("VTES_DECK_MUTATIONS", "75"))
SEED = int(os.environ.get("VTES_DECK_SEED", "2026"))
NAMES = ("", "deck.txt", "deck.json", "deck.xml", "deck.eld", "deck.dek", "deck.csv", "deck.html")

_spec = importlib.util.spec_from_file_location("mutations", HERE / "mutations.py")
mutations = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(mutations)


@pytest.fixture(scope="module")
def files():
    return [path.read_bytes() for path in sorted(FOLDER.iterdir())]


def read(data, cb, filename=""):
    """Return the deck or a clear reason; anything else is a failure."""
    try:
        result = deckio.read(data, cb, filename=filename)
    except deckio.UnreadableError as error:
        words = explain(error)
        return words and None
    check(result)
    return result


@pytest.mark.parametrize("seed", thinned(range(SEED, SEED + 40), 40))
def test_damaged_files(cb, files, seed):
    rng = random.Random(seed)
    writable = [f.name for f in deckio.writable()]
    decks = 0
    for _ in range(COUNT):
        data = mutations.mutated(rng.choice(files), rng.choice(files), rng)
        result = read(data, cb, rng.choice(NAMES))
        if result is not None:
            decks += 1
            assert isinstance(deckio.write(result.deck, rng.choice(writable), cb), str)
    assert decks > COUNT // 4  # some damage leaves a deck


def check(result):
    """Check the invariants of a deck that was read."""
    deck = result.deck
    ids = [slot.card.id for slot in deck.slots]
    assert len(ids) == len(set(ids))
    assert all(1 <= slot.count <= 99 for slot in deck.slots)
    assert all(1 <= line.count <= 99 for line in deck.unknown)
    assert all(slot.card.kind == "crypt" for slot in deck.crypt)
    assert all(slot.card.kind == "library" for slot in deck.library)
    for problem in result.problems:
        assert problem.line >= 0
        assert describe(problem)


def test_random_bytes_and_random_text(cb):
    rng = random.Random(SEED)
    for length in range(0, 3000, 37):
        read(rng.randbytes(length), cb)
        read("".join(map(chr, rng.choices(range(1, 0x2FF), k=length))), cb)
