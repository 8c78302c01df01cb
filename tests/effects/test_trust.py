"""The invariants of games between real decks with card texts."""

import ast
import random
import re
from pathlib import Path

import pytest
from series import thinned
from table_decks import archive_decks
from table_play import counters_add_up, misplaced, overfull

import vtes_deck
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.registry import script_of
from vtes_deck.effects.vocab.powers import InCombat
from vtes_deck.engine.game import Game
from vtes_deck.engine.narrator import log_sentences, option_sentence
from vtes_deck.engine.record import SavedGameError, save
from vtes_deck.rulesets import EDITIONS
from vtes_deck.rulesets.vekn import VEKN

MAX_DECISIONS = 2500


def new_game(cb, seed, rules=VEKN):
    decks = archive_decks(cb, 12)
    chosen = [decks[(seed + i) % 12] for i in range(2 + seed % 4)]
    return Game.start(rules, chosen, seed, scripts=script_of)


@pytest.mark.parametrize("seed", thinned(range(12), 3))
def test_cards_and_counters_are_never_lost(cb, seed):
    rules = list(EDITIONS.values())[seed % len(EDITIONS)]
    game = new_game(cb, seed, rules)
    chance = random.Random(seed)
    while game.decision and len(game.inputs) < MAX_DECISIONS:
        game.apply(chance.choice(game.decision.options))
        if len(game.inputs) % 10 == 0:
            assert counters_add_up(game.table)
            assert not misplaced(game.table)
            assert not overfull(game.table)
    assert log_sentences(game.table, whole=True)


@pytest.mark.parametrize("seed", thinned(range(4), 3))
def test_undo_and_forks_change_nothing(cb, seed):
    game = new_game(cb, seed)
    chance = random.Random(seed)
    for _ in range(300):
        if game.decision is None:
            break
        option = chance.choice(game.decision.options)
        twin = game.fork()
        game.apply(option)
        twin.apply(option)
        assert twin.decision == game.decision
        assert twin.log == game.log
        game.undo()
        assert option in game.decision.options
        game.apply(option)
        assert game.table.decision == twin.table.decision


def test_every_option_has_a_sentence(cb):
    game = new_game(cb, 3)
    chance = random.Random(3)
    for _ in range(600):
        if game.decision is None:
            break
        sentences = [option_sentence(game.table, option) for option in game.decision.options]
        assert all(one.endswith((".", "!")) for one in sentences)
        game.apply(chance.choice(game.decision.options))


def test_moves_of_a_card_in_the_same_window_are_distinguished():
    for number, text in definitions().items():
        moves = [part for part in text.parts if isinstance(part, InCombat)]
        said = [(bool(one.move.strike), one.move.when, one.words) for one in moves]
        assert len(said) == len(set(said)), f"{number} offers two moves with the same sentence"


LOG_READERS = {"game", "narrator", "observation", "record", "state.table"}
"""The modules of the engine that keep, render and save the log."""


def test_no_rule_reads_the_log():
    """A simulation keeps no log, and a fork can start a new one."""
    package = Path(vtes_deck.__file__).parent
    for part in ("engine", "effects"):
        for file in (package / part).rglob("*.py"):
            module = ".".join(file.relative_to(package / part).with_suffix("").parts)
            if part == "engine" and module in LOG_READERS:
                continue
            text = file.read_text("utf-8")
            if "log" not in re.findall(r"\w+", text):
                continue
            reads = [
                node.lineno
                for node in ast.walk(ast.parse(text))
                if isinstance(node, ast.Attribute) and node.attr == "log"
            ]
            assert not reads, f"{part}.{module} reads the log in lines {reads}"


def test_a_log_that_keeps_some_event_types_contains_only_these(cb):
    decks = archive_decks(cb, 12)[:5]
    whole = Game.start(VEKN, decks, 5, scripts=script_of)
    short = Game.start(VEKN, decks, 5, scripts=script_of, logged=frozenset({"draws"}))
    chance = random.Random(5)
    for _ in range(400):
        option = chance.choice(whole.decision.options)
        whole.apply(option)
        short.apply(option)
    assert short.log == [event for event in whole.log if event.what.name == "draws"]
    assert short.log
    with pytest.raises(SavedGameError):
        save(short)
