"""The invariants of every declared card."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from card_play import CardPlay
from card_trial import parts
from msgspec.structs import replace

from cardbase.names import normalize
from vtes_deck.effects.coverage import CoverageLevel, level_of
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.registry import script_of
from vtes_deck.effects.script import DefinitionScript
from vtes_deck.effects.text.comparison import compare
from vtes_deck.effects.vocab import (
    AMinion,
    Intercept,
    MinionFilter,
    MoveCards,
    PutInPlay,
    PutOn,
    action,
    card,
    master,
    reaction,
)
from vtes_deck.effects.vocab.modes import BleedMode, Mode
from vtes_deck.engine.state.script import NO_SCRIPT
from vtes_deck.engine.state.statics import NeedsTarget
from vtes_deck.engine.state.table import Zone

ALL = sorted(definitions().values(), key=lambda one: one.name)
FULL = [one for one in ALL if one.full]
TESTS = re.findall(
    r"^def test_(\w+)__(\w+)\(",
    "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")),
    re.MULTILINE,
)


NEGATIVE = ("cannot", "never", "no", "not", "nothing", "without")
LIMITS = {*NEGATIVE, "needs", "once", "only"}
"""A test of what a card must not allow has one of these words in its name."""


def tabled():
    """The cards named in tables of parametrised tests, with the names of the tests."""
    for path in Path(__file__).parent.glob("test_crypt_*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        tables = {
            node.targets[0].id: node.value
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        }
        for test in (node for node in tree.body if isinstance(node, ast.FunctionDef)):
            named = [tables.get(getattr(one, "id", "")) for one in ast.walk(test)]
            for table in filter(None, [*test.decorator_list, *named]):
                for one in ast.walk(table):
                    if isinstance(one, ast.Constant) and isinstance(one.value, str):
                        yield slug(re.sub(r" \((?:G\d+|ADV)\)$", "", one.value)), test.name


def slug(name):
    return re.sub(r"\W+", "_", normalize(name).replace("'", "")).strip("_")


@pytest.fixture(scope="module")
def situations():
    """The claims of the tests of each card, by its slug."""
    found = {}
    for name, situation in (*TESTS, *sorted(set(tabled()))):
        found.setdefault(name, []).append(situation)
    return found


@pytest.fixture(scope="module")
def own_tests(cb, situations):
    """The cards that need separate tests.

    A card that renders its official text with nodes that two other cards test needs none: the
    generated test plays it (``test_generated.py``).
    """
    words = {one.id: {type(node) for node in parts(one.parts)} for one in FULL}
    tested = Counter()
    for one in FULL:
        if len(situations.get(slug(one.name), ())) >= 2:
            tested.update(words[one.id])
    return [
        one
        for one in FULL
        if not compare(one, cb.get(one.id)).equal or any(tested[word] < 2 for word in words[one.id])
    ]


# One test for all cards: thousands of small ones take longer to collect than to run.


def test_names_of_declared_cards_exist_in_the_card_base(cb):
    assert [one.name for one in ALL] == [cb.get(one.id).name for one in ALL]


def test_a_full_card_has_its_own_tests_and_a_negative_test(situations, own_tests):
    untested, unlimited = [], []
    for one in own_tests:
        shown = situations.get(slug(one.name), ())
        if len(shown) < 2:
            untested.append(one.name)
        if not any(LIMITS & set(situation.split("_")) for situation in shown):
            unlimited.append(one.name)
    assert not untested, "two tests test_<card>__<situation> are missing"
    assert not unlimited, "each of these cards needs a negative test"


def test_a_partial_card_names_the_missing_part_in_a_sentence():
    assert not [one.name for one in ALL if not one.full and not one.partial.endswith(".")]


def test_every_mode_requires_disciplines_of_the_card(cb):
    """A level that the card does not require could never be used."""
    for definition in ALL:
        official, name = cb.get(definition.id), definition.name
        modes = script_of(official).modes
        if official.kind == "crypt":
            assert not modes, f"{name} is never in a hand"
            continue
        required = set(official.requirement.disciplines)
        for mode in modes:
            codes = set(mode.level.lower().split("+")) - {""}
            assert codes <= required, name
            assert bool(codes) == bool(required), name


def test_definitions_can_be_compared_and_printed():
    one = ALL[0]
    assert one == replace(one)
    assert one != replace(one, partial="Nothing of it.")
    assert one.name in repr(one)
    modes = [part for part in one.parts if isinstance(part, Mode)]
    assert not any(
        isinstance(mode, BleedMode) and mode == BleedMode(role=mode.role) for mode in modes
    )


@pytest.mark.parametrize("name", ["Protean", "Political Ally", "Loyal Street Gang"])
def test_a_card_with_nothing_but_printed_facts_is_full_without_a_declaration(cb, name):
    assert cb[name].id not in definitions()
    assert level_of(cb[name]) is CoverageLevel.FULL


@pytest.mark.parametrize("name", ["Draeven Softfoot", "Ambrosius, The Ferryman", "Sonja Blue"])
def test_a_card_with_more_text_is_not_full(cb, name):
    assert cb[name].id not in definitions()
    assert level_of(cb[name]) is CoverageLevel.NONE


def test_a_card_that_is_not_declared_has_no_script(cb):
    undeclared = next(card for card in cb if card.id not in definitions())
    assert script_of(undeclared) is NO_SCRIPT


@pytest.mark.rule("PLY-28")
@pytest.mark.parametrize(
    ("part", "has_target"),
    [
        (action("", PutOn(), target=AMinion(MinionFilter(clans=("Tremere",)), "others")), False),
        (action("", PutOn(), target=AMinion(MinionFilter(vampire=True), "others")), True),
        (master(PutOn(), target=AMinion(MinionFilter(clans=("Tremere",)))), False),
        (master(PutInPlay()), True),
        (reaction("", Intercept(1), target=AMinion(MinionFilter(clans=("Tremere",)))), True),
    ],
)
def test_a_card_reports_whether_it_has_a_possible_target(cb, part, has_target):
    play = CardPlay(cb)
    play.vampire("Ada", clan="Samedi")
    play.vampire("Ben")
    [held] = play.hand("Ada", "Dirty Contract")
    script = DefinitionScript(card(100546, "Dirty Contract", part))
    need = next(one for one in script.statics if isinstance(one, NeedsTarget))
    assert need.exists(play.table, 0, held) == has_target


def test_no_crypt_card_moves_to_a_hand_or_a_library():
    for definition in FULL:
        for move in (part for part in parts(definition) if isinstance(part, MoveCards)):
            if move.what.zone is Zone.ASH_HEAP and move.to in {Zone.HAND, Zone.LIBRARY}:
                assert move.what.types or move.what.crypt is False, definition.name
