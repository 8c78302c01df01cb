"""The catalogue of Heritage as data, and its links to code and tests."""

import importlib
import pkgutil
import re
from collections import Counter

import pytest
from heritage_play import FOLDER

import vtes_deck.heritage
import vtes_deck.kernel
from vtes_deck.heritage import catalogue
from vtes_deck.heritage.catalogue import NUMBERING
from vtes_deck.heritage.switches import Switches
from vtes_deck.kernel.coverage import State, docstrings, marks
from vtes_deck.kernel.decisions import Verb

RULES = FOLDER / "rules"


def read(name):
    return (RULES / f"{name}.toml").read_text("utf-8")


@pytest.fixture(scope="module")
def rules():
    return [rule.id for chapter in catalogue.read_rules(read("rules")) for rule in chapter.rule]


def code(checkout):
    for path in sorted((checkout / "vtes_deck" / "heritage").rglob("*.py")):
        yield from docstrings(path.read_text("utf-8"))


def sources_of_tests(checkout):
    return [path.read_text("utf-8") for path in sorted((checkout / "tests").rglob("test_*.py"))]


def test_all_168_rules_are_listed_once(rules):
    assert len(rules) == len(set(rules)) == 168


def test_every_rule_is_enforced_and_tested_or_there_is_a_reason(checkout, rules):
    reasons = catalogue.read_not_enforced(read("not_enforced"))
    assert set(reasons) <= set(rules)
    assert all(reasons.values())
    marked = [mark for source in sources_of_tests(checkout) for mark in marks(source)]
    states = NUMBERING.coverage(rules, reasons, code(checkout), marked)
    done = {State.TESTED, State.NOT_ENFORCEABLE}
    assert {number: state for number, state in states.items() if state not in done} == {}
    assert {number for number, state in states.items() if state is State.NOT_ENFORCEABLE} == set(
        reasons
    )


def test_code_and_tests_name_only_existing_rules(checkout, rules):
    marked = [mark for source in sources_of_tests(checkout) for mark in marks(source)]
    named = NUMBERING.found_in(code(checkout)) | NUMBERING.found_in(marked)
    readings = {one.id for one in catalogue.read_readings(read("readings"))}
    items = {f"H-DAT-{n:02d}" for n in range(1, 21)}
    assert sorted(named - set(rules) - readings - items) == []


def test_every_example_is_a_test_named_by_its_id(checkout):
    text = " ".join(sources_of_tests(checkout))
    examples = catalogue.read_examples(read("examples"))
    assert len(examples) == 36
    missing = [
        one.id
        for one in examples
        if not re.search(rf"def test_{one.id.lower().replace('-', '_')}_", text)
    ]
    assert missing == []


def test_every_open_point_has_a_test_or_a_reason(checkout):
    text = " ".join(sources_of_tests(checkout))
    without = {
        "H-AMB-18": "errata of printed icons; the catalogue has them already",
    }
    readings = catalogue.read_readings(read("readings"))
    assert len(readings) == 18
    missing = [
        one.id
        for one in readings
        if not re.search(rf"def test_{one.id.lower().replace('-', '_')}_", text)
    ]
    assert missing == list(without)


def test_every_switch_is_used(checkout):
    text = " ".join(
        path.read_text("utf-8") for path in (checkout / "vtes_deck/heritage").rglob("*.py")
    )
    unread = [name for name in Switches.__struct_fields__ if f"switches.{name}" not in text]
    assert unread == []


def verbs():
    for package in (vtes_deck.kernel, vtes_deck.heritage):
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for value in vars(importlib.import_module(info.name)).values():
                if isinstance(value, Verb):
                    yield value


def test_verbs_of_saved_games_never_change(checkout):
    declared = set(verbs())
    assert [name for name, n in Counter(verb.name for verb in declared).items() if n > 1] == []
    golden = (checkout / "tests" / "golden" / "heritage_verbs.txt").read_text("utf-8").split("\n")
    assert sorted(verb.name for verb in declared) == [name for name in golden if name]
