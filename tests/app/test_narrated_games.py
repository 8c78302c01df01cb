"""Games narrated in the language in use: every sentence is looked up; the log stays the same."""

import random

import pytest
from marked_language import Marked
from series import thinned

from vtes_deck.app import games
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.engine.narrator import log_sentences, option_sentence
from vtes_deck.language import Catalogue


def play(cb, seed, decisions=1200):
    """A part of a game between random players, with every option in words."""
    chance = random.Random(seed)
    decks = [from_archive(deck, cb.get) for deck in chance.sample(cb.archive.decks, 4)]
    game = games.start(decks, ("Ada", "Ben", "Cyd", "Dan"), "vekn", seed)
    said = []
    for _ in range(decisions):
        if not game.decision:
            break
        option = chance.choice(game.decision.options)
        said.append(option_sentence(game.table, option))
        game.apply(option)
    return game, said


@pytest.mark.parametrize("seed", thinned(range(6), every=6))
def test_every_sentence_of_a_game_is_looked_up(cb, speak, source_texts, seed):
    marked = Marked()
    speak(marked)
    game, options = play(cb, seed)
    reported = [*options, *log_sentences(game.table, whole=True)]
    assert reported
    assert [sentence for sentence in reported if not sentence.startswith("⟦")] == []
    assert {text for text in marked.asked if "{" in text} <= source_texts


def test_the_same_game_in_another_language_has_the_same_log(cb, speak):
    # A game with a log line that uses the sentence of an option.
    for seed in range(20):
        english, _said = play(cb, seed)
        in_english = log_sentences(english.table)
        if any("sets the terms" in line for line in in_english):
            break
    else:
        pytest.fail("no game has such a line")
    speak(Marked())
    marked, _said = play(cb, seed)
    assert marked.table.log == english.table.log
    assert log_sentences(marked.table) != in_english


def test_a_count_follows_the_language(speak):
    from vtes_deck.kernel.words import Count

    speak(Catalogue("fr", {}))
    assert [f"{Count(n):carte}" for n in (0, 1, 2)] == ["0 carte", "1 carte", "2 cartes"]
    speak(Catalogue("pl", {}))
    said = [f"{Count(n):karta|karty|kart}" for n in (1, 3, 5)]
    assert said == ["1 karta", "3 karty", "5 kart"]
