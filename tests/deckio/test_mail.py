"""Saved mails; unusual ones are read as text."""

import pytest

from vtes_deck import deckio
from vtes_deck.deckio.listing.mail import MAX_HEADER_LENGTH, body_of

DECK = "Crypt (1 card)\n1x Anson\n\nLibrary (2 cards)\n2x Govern the Unaligned\n"


def nested(depth):
    """A message with parts within parts."""
    lines = ["Subject: Deck", "MIME-Version: 1.0"]
    for number in range(depth):
        lines += [f'Content-Type: multipart/mixed; boundary="b{number}"', "", f"--b{number}"]
    return "\n".join([*lines, "Content-Type: text/plain", "", DECK])


@pytest.mark.parametrize("depth", [1, 3_000])
def test_nested_parts_do_not_stop_the_reader(cb, depth):
    found = deckio.read(nested(depth), cb).deck
    assert {slot.card.name: slot.count for slot in found.slots} == {
        "Anson": 1,
        "Govern the Unaligned": 2,
    }


def test_a_long_subject_is_truncated():
    body, _ = body_of(f"Subject: {'x ' * 100_000}\nMIME-Version: 1.0\n\n{DECK}")
    subject = body.partition("\n")[0]
    assert subject.startswith("Subject: x x")
    assert len(subject) <= MAX_HEADER_LENGTH
