"""Reading a file of noise takes work proportional to its length; the work is counted, not timed."""

import contextlib

import pytest

from vtes_deck import deckio
from vtes_deck.deckio.listing import broken_lines
from vtes_deck.deckio.listing.items import Names

NOISE = {
    "ones": lambda i: "1," * 26,
    "counts": lambda i: "1 x " * 12,
    "counts of nothing": lambda i: "1 x ",
    "unknown names": lambda i: f"{i % 9} zz{i}, {i % 7} Wash und {i % 5} yy, 2x",
    "words": lambda i: f"word{i} a b, c the {i}, 2 zz",
    "cells": lambda i: "2\tzz\t" * 6,
    "wrapped": lambda i: f"2 Wash, 3 zz{i},",
    "records": lambda i: f"{{name: zz{i}, count: 3}}",
    "sentences": lambda i: f"I think {i % 9} Villein is too many, and 2 Wash{i}.",
}
FEW, MANY = 30, 60
BUDGET = 150


class Searched:
    """A regular expression that counts the characters it looks at."""

    def __init__(self, pattern):
        self.pattern = pattern
        self.characters = 0

    def findall(self, text):
        self.characters += len(text)
        return self.pattern.findall(text)


@pytest.fixture
def work(monkeypatch, cb):
    """Read a text and return the names that were looked up and the characters searched."""

    def working(text):
        calls = []
        longest = Names.longest

        def counted(self, piece):
            calls.append(1)
            return longest(self, piece)

        searched = Searched(vars(broken_lines)["_IN_SENTENCE"])
        with monkeypatch.context() as patch:
            patch.setattr(Names, "longest", counted)
            patch.setattr(broken_lines, "_IN_SENTENCE", searched)
            with contextlib.suppress(deckio.UnreadableError):
                deckio.read(text, cb)
        return len(calls), searched.characters

    return working


def lines(shape, number):
    return "12 Indira\n4 Wash\n" + "".join(f"{NOISE[shape](i)}\n" for i in range(number))


@pytest.mark.parametrize("shape", NOISE)
def test_twice_the_lines_need_twice_the_work(work, shape):
    few, many = work(lines(shape, FEW)), work(lines(shape, MANY))
    assert many[0] <= 2.3 * few[0] + 50
    assert many[1] <= 2.3 * few[1] + 50


@pytest.mark.parametrize("shape", NOISE)
def test_attempts_on_lines_without_cards_are_limited(work, shape, monkeypatch):
    monkeypatch.setattr(f"{Names.__module__}._MAX_PIECES", BUDGET)
    text = lines(shape, MANY)
    names, characters = work(text)
    assert names <= 12 * BUDGET + 30 * MANY
    assert characters <= 12 * len(text) + 100 * MANY


def test_lines_with_several_cards_are_read_after_much_noise(read):
    noise = "".join(f"{NOISE['unknown names'](i)}\n" for i in range(50))
    found = read(f"12 Indira\n4 Wash\n{noise}3 Villein, 2 Fame, 1 Dodge\n")
    assert (found.library["Villein"], found.library["Dodge"]) == (3, 1)
