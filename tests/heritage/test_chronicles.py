"""Whole chronicles from the first chapter to the last, at random."""

import random

import pytest
from heritage_chronicle import chronicle_violations, entry_for
from heritage_play import demonstration

from vtes_deck.heritage.chronicle import Begin, Chronicle, final_scores, standings


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_whole_chronicle(count):
    chance = random.Random(count)
    chronicle = Chronicle(demonstration())
    names = ("Ada", "Ben", "Cleo", "Dan")[:count]
    chronicle.apply(Begin(players=names, youngest_first=tuple(range(count))))
    while not chronicle.state.over:
        chronicle.apply(entry_for(chronicle.state, len(chronicle.entries), chance))
        assert chronicle_violations(chronicle.state) == []
    state = chronicle.state
    assert len(state.outcomes) == 21
    assert len(state.eras) == len(state.cards) == 7
    assert sum(len(sheet.titles) for sheet in state.players) == count + 21
    assert len(final_scores(state)) == count
    assert sorted(player for group in standings(state) for player in group) == list(range(count))
    again = Chronicle.of(chronicle.text(), demonstration())
    assert again.state == state
    gone = again.undo(100)
    for entry in gone:
        again.apply(entry)
    assert again.state == state
