"""The grammar that recognizes phrases of card texts."""

import pytest

from vtes_deck.effects.reader.grammar import Grammar
from vtes_deck.effects.reader.tokens import number, words_of


def test_phrases_have_all_their_meanings():
    grammar = Grammar()
    grammar.terminal("n", number)
    grammar.add("instruction", "gain <n> [and <n>] (pool | blood {red})", lambda n, more: (n, more))
    grammar.add("instruction", "gain 1 pool", lambda: "one")
    assert grammar.read("instruction", words_of("gain 2 pool")).values == [(2, None)]
    assert grammar.read("instruction", words_of("gain 2 and 3 blood (red)")).values == [(2, 3)]
    assert grammar.read("instruction", words_of("gain 1 pool")).values == [(1, None), "one"]
    assert grammar.read("instruction", words_of("gain 2 pool today")).values == []


def test_the_first_word_that_is_not_understood_is_known():
    grammar = Grammar()
    grammar.add("instruction", "burn the edge", lambda: 1)
    assert grammar.read("instruction", words_of("burn the candle")).reached == 2


def test_a_pattern_with_an_open_bracket_is_not_a_rule():
    with pytest.raises(ValueError, match="burn"):
        Grammar().add("instruction", "burn ) it", lambda: 1)


def test_a_pattern_fits_all_words_or_none():
    grammar = Grammar()
    grammar.terminal("n", number)
    assert grammar.fits("gain <n> (pool | blood)", words_of("gain 2 blood")) == [(2,)]
    assert grammar.fits("gain <n> (pool | blood)", words_of("gain 2 blood today")) == []
