"""The checksum of a list is equal for equal cards only."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_deck.deck import edits
from vtes_deck.deck.checksum import checksum, same_checksum
from vtes_deck.deck.model import Deck, Slot, UnknownLine


@pytest.fixture
def deck(cb):
    return Deck(
        crypt=(Slot(cb["Anson"], 3), Slot(cb["Arika"], 2)),
        library=(Slot(cb["Wash"], 2), Slot(cb["Blood Doll"], 4)),
        unknown=(UnknownLine("Gaven the Xyzzy", 2),),
    )


def test_a_checksum_can_be_computed_by_hand(deck, cb):
    text = (
        f"4 {cb['Blood Doll'].id}\n2 {cb['Wash'].id}\n3 {cb['Anson'].id}\n2 {cb['Arika'].id}\n"
        "2 ?gaven the xyzzy\n"
    )
    lines = sorted(text.splitlines()[:4], key=lambda line: line.split()[1])
    by_hand = "".join(f"{line}\n" for line in [*lines, "2 ?gaven the xyzzy"])
    digits = hashlib.sha256(by_hand.encode()).hexdigest()[:20]
    assert checksum(deck) == "-".join(digits[at : at + 4] for at in (0, 4, 8, 12, 16))


def test_order_names_and_comments_do_not_change_it(deck):
    turned = Deck(
        name="Other",
        author="Somebody",
        description="words",
        crypt=deck.crypt[::-1],
        library=tuple(Slot(s.card, s.count, "said") for s in deck.library[::-1]),
        unknown=(UnknownLine("GAVEN, the Xyzzy", 1, line=3), UnknownLine("Gaven the Xyzzy", 1)),
    )
    assert checksum(turned) == checksum(deck)


@given(copies=st.integers(1, 20), of=st.sampled_from(["Wash", "Anson", "Villein", "Arika"]))
def test_every_copy_changes_it(cb, copies, of):
    deck = Deck(crypt=(Slot(cb["Anson"], 3),), library=(Slot(cb["Wash"], 2),))
    changed = edits.add(deck, cb[of], copies)
    assert checksum(changed) != checksum(deck)
    assert checksum(edits.remove(changed, cb[of], copies)) == checksum(deck)


def test_unknown_cards_change_it(deck):
    fewer = Deck(crypt=deck.crypt, library=deck.library)
    assert checksum(fewer) != checksum(deck)


def test_spacing_and_case_do_not_change_a_typed_checksum(deck):
    printed = checksum(deck)
    assert same_checksum(printed, f" {printed.upper().replace('-', ' ')} ")
    assert not same_checksum(printed, printed[:-1])
    assert not same_checksum("", " - ")
