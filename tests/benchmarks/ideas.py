"""The share of cards removed from a winning deck that are suggested as ideas.

    make bench ARGS=ideas
    python tests/benchmarks/ideas.py

A fifth of the library cards of every winning deck since 2025 is hidden; the model is built from the
decks before 2025. A recall is the mean over decks of the share of the hidden cards that are among
the first 10 or 20 suggestions (wanted: .55 and .70). Cards that no deck played before 2025 are
hidden too: no method can suggest them.
"""

from __future__ import annotations

import datetime
import math
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
FROM = datetime.date(2025, 1, 1)
SEED = 14
NEIGHBOURS = 50


class Case(NamedTuple):
    """A deck with cards hidden."""

    copies: dict[int, int]
    hidden: set[int]
    deck: object
    day: datetime.date


class Past:
    """The card base with the archive before 2025."""

    def __init__(self, base: object) -> None:
        from cardbase.archive import Archive

        self._base = base
        self.get = base.get
        decks = [d for d in base.archive if d.event.date and d.event.date < FROM]
        self.archive = Archive(decks)


def cases(base: object) -> list[Case]:
    """The decks since 2025."""
    from cardbase.model import LibraryCard
    from vtes_deck.deck.edits import set_count
    from vtes_deck.deck.winning_decks import from_archive

    dice = random.Random(SEED)
    found = []
    for each in base.archive:
        if each.event.date is None or each.event.date < FROM:
            continue
        copies = Counter()
        for entry in each.cards:
            copies[entry.id] += entry.count
        library = sorted(i for i in copies if isinstance(base.get(i), LibraryCard))
        hidden = set(dice.sample(library, max(1, round(len(library) / 5))))
        deck = from_archive(each, base.get)
        for card_id in hidden:
            deck = set_count(deck, base[card_id], 0)
            del copies[card_id]
        found.append(Case(dict(copies), hidden, deck, each.event.date))
    return found


def popularity(past: Past) -> Callable[[Case], list[int]]:
    """The cards that most decks play."""
    from cardbase.model import LibraryCard

    played = sorted(past.archive.postings.items(), key=lambda pair: -len(pair[1].decks))
    library = [card_id for card_id, _ in played if isinstance(past.get(card_id), LibraryCard)]
    return lambda case: [card_id for card_id in library if card_id not in case.copies][:20]


def cosine(past: Past) -> Callable[[Case], list[int]]:
    """The cards of the nearest decks, by the cosine of shared rare cards."""
    from cardbase.model import LibraryCard

    decks = [{entry.id for entry in deck.cards} for deck in past.archive]
    rare = {i: math.log(len(decks) / len(p.decks)) for i, p in past.archive.postings.items()}
    lengths = [math.sqrt(sum(rare[i] ** 2 for i in deck)) or 1.0 for deck in decks]

    def suggest(case: Case) -> list[int]:
        near = Counter()
        for card_id in case.copies.keys() & rare.keys():
            for position in past.archive.postings[card_id].decks:
                near[position] += rare[card_id] ** 2 / lengths[position]
        votes = Counter()
        for position, value in near.most_common(NEIGHBOURS):
            for card_id in decks[position] - case.copies.keys():
                if isinstance(past.get(card_id), LibraryCard):
                    votes[card_id] += value
        return [card_id for card_id, _ in votes.most_common(20)]

    return suggest


def apart(past: Past) -> Callable[[Case], list[int]]:
    """Our list of cards that set a deck apart."""
    from cardbase.archive_similarity import Similarity
    from vtes_deck.app.similar_decks import IdeaKind, think

    similarity = Similarity(past)

    def suggest(case: Case) -> list[int]:
        thoughts = think(case.deck, past, similarity, on=case.day)
        return [idea.card.id for idea in thoughts.of_kind(IdeaKind.APART)][:20]

    return suggest


def usual(past: Past) -> Callable[[Case], list[int]]:
    """Our list of usual cards."""
    from cardbase.archive_affinity import Affinities, learn
    from vtes_deck.app.usual_cards import suggestions

    begun, used, before = time.perf_counter(), time.process_time(), _peak()
    model = Affinities(learn(past.archive, past.get), past.get)
    took, used = time.perf_counter() - begun, time.process_time() - used
    print(f"the model of {len(past.archive)} decks: {took:.1f} s, {used:.1f} s of them computing,")
    print(f"{_peak() - before:.0f} MB more than before (wanted: under 10 s and 300 MB)")

    def suggest(case: Case) -> list[int]:
        found = suggestions(case.deck, past, model, on=case.day, limit=20)
        return [each.card.id for each in found]

    return suggest


def _peak() -> float:
    """The peak memory of the process, in MB; 0 if the system does not report it."""
    try:
        import resource
    except ImportError:
        return 0.0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Print the table."""
    import cardbase

    base = cardbase.load()
    past, asked = Past(base), cases(base)
    suggested = {"usual here": usual(past)}
    suggested |= {"popularity": popularity(past), "cosine": cosine(past)}
    suggested |= {"sets this deck apart": apart(past)}
    print(f"{len(asked)} decks since {FROM:%Y}, seed {SEED}")
    print(f"{'':<28}{'recall@10':>10}{'recall@20':>10}{'ms a deck':>11}")
    for name, suggest in suggested.items():
        ten = twenty = 0.0
        begun = time.process_time()
        for case in asked:
            found = suggest(case)
            ten += len(case.hidden.intersection(found[:10])) / len(case.hidden)
            twenty += len(case.hidden.intersection(found[:20])) / len(case.hidden)
        took = (time.process_time() - begun) / len(asked) * 1e3
        print(f"{name:<28}{ten / len(asked):>10.3f}{twenty / len(asked):>10.3f}{took:>11.1f}")


if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parent.parent))
    with tempfile.TemporaryDirectory() as home:
        os.environ["VTES_DECK_HOME"] = home
        main()
