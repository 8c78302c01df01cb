"""Every card line of a list is read or reported, in every form of the list.

The oracle is the deck from which the text was made: each line that was written for a card is either
read with its number of copies, or a problem names it.
"""

import random

import pytest

from vtes_deck import deckio
from vtes_deck.deck.winning_decks import from_archive

COUNTS = (
    *("{n} {name}", "{n}x {name}", "{n} x {name}", "{name} x{n}", "{name} ({n})", "{name}: {n}"),
    *(
        "{n} Stk. {name}",
        "{n} ex. {name}",
        "{n} copies of {name}",
        "{n} blah {name}",
        "({n}) {name}",
    ),
    *("<{n}> {name}", "~{n} {name}", "#{n} {name}", "// {n} {name}", "- {n} {name}", "={n} {name}"),
    *(
        "{name}\t{n}",
        "{n};{name}",
        "{name} - {n} Stück",
        "{name}, {n}",
        "[{n}] {name}",
        "{name} {n}",
    ),
)
HEADS = (
    ("", ""),
    ("Crypt", "Library"),
    ("Crypt ({c})", "Library ({l})"),
    ("Crypte : {c}", "Bibliothèque : {l}"),
    ("== Krypta ==", "== Bibliothek =="),
)
BETWEEN = ("\n", "\n\n", "\n----\n")


def written(deck, rng):
    """A deck as text: its lines, and the card and copies of each line."""
    shape, (crypt, library), between = (rng.choice(one) for one in (COUNTS, HEADS, BETWEEN))
    bare = rng.random() < 0.3  # single copies without a number
    lines, cards = [], {}
    for head, slots in ((crypt, deck.crypt), (library, deck.library)):
        if lines:
            lines += between.strip("\n").split("\n")
        lines += [head.format(c=deck.crypt_count, l=deck.library_count)] if head else []
        for slot in slots:
            name = slot.card.full_name
            line = shape.format(n=slot.count, name=name)
            lines.append(name if bare and slot.count == 1 else line)
            cards[len(lines)] = slot
    return "\n".join(lines) + "\n", cards


@pytest.mark.parametrize("seed", range(8))
def test_every_card_line_is_read_or_reported(cb, seed):
    rng = random.Random(seed)
    for found in rng.sample(list(cb.archive.decks), 12):
        deck = from_archive(found, cb.get)
        text, cards = written(deck, rng)
        try:
            decks = deckio.read(text, cb, format_name="text").decks
        except deckio.UnreadableError:
            continue  # this is reported, too
        read = {}
        for one in decks:
            for slot in one.deck.slots:
                read[slot.card.id] = read.get(slot.card.id, 0) + slot.count
        reported = {problem.line for one in decks for problem in one.problems}
        for line, slot in cards.items():
            assert read.get(slot.card.id) == slot.count or line in reported, (
                text.split("\n")[line - 1],
                found.id,
            )
        assert set(read) <= {slot.card.id for slot in deck.slots} or reported, found.id
