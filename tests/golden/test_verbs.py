"""The verbs of saved games: their names are unique, short, and never change.

``verbs.txt`` lists those that are declared. A new one is added there; if one is removed, games
saved with it can no longer be read, which needs a reason in the commit.
"""

import importlib
import pkgutil
import re

import pytest

import vtes_deck.effects
import vtes_deck.engine
import vtes_deck.kernel
from vtes_deck.effects import card_play
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.powers import CARD_ACTION, USE
from vtes_deck.effects.script import DefinitionScript
from vtes_deck.effects.vocab.delayed_triggers import DELAYED
from vtes_deck.engine.state.decisions import Verb


def modules():
    for package in (vtes_deck.kernel, vtes_deck.engine, vtes_deck.effects):
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            yield importlib.import_module(info.name)


def declared():
    """The verbs that modules define, alone or in a table."""
    found = {}
    for module in modules():
        for value in vars(module).values():
            if isinstance(value, dict):
                values = [*value, *value.values()]
            else:
                values = value if isinstance(value, tuple | list) else [value]
            for verb in values:
                if isinstance(verb, Verb):
                    found.setdefault(verb.name, set()).add(verb)
    return found


def of_cards():
    """The names of the verbs that cards define."""
    for definition in definitions().values():
        script = DefinitionScript(definition)
        for way in script.compiled_modes:
            yield card_play.verb_of(way, (False, False, False)).name
        for number in range(len(script.uses_of)):
            yield f"{USE} {number + 1}"
        for number in range(len(script.card_actions)):
            yield f"{CARD_ACTION} {len(script.uses_of) + number + 1}"
        for number in range(len(script.delayed)):
            yield f"{DELAYED} {number + 1}"


@pytest.fixture(scope="module")
def golden(checkout):
    return (checkout / "tests" / "golden" / "verbs.txt").read_text("utf-8").splitlines()


def test_no_two_verbs_have_the_same_name():
    assert {name: verbs for name, verbs in declared().items() if len(verbs) > 1} == {}


def test_cards_define_no_verb_that_other_modules_define():
    assert set(declared()) & set(of_cards()) <= {"play"}


def test_verb_names_of_cards_follow_a_pattern():
    """They name the use of a card and its mode; they have no sentence."""
    pattern = re.compile(r"(?:play|act)(?: [a-zA-Z]{3}(?:\+[a-zA-Z]{3})*)?|(?:use|deed|later) \d+")
    assert [name for name in sorted(set(of_cards())) if not pattern.fullmatch(name)] == []


def test_names_are_short_and_not_sentences():
    found = sorted(declared())
    assert [name for name in found if len(name) > 40 or not re.fullmatch(r"[\w -]+", name)] == []


def test_names_never_change(golden):
    assert golden == sorted(golden)
    gone = sorted(set(golden) - set(declared()))
    new = sorted(set(declared()) - set(golden))
    assert gone == [], "saved games name them"
    assert new == [], "add them to tests/golden/verbs.txt"
