"""The catalogue of rules as data, and its links to code and tests."""

import functools
import tomllib

import pytest

from vtes_deck.engine import catalogue
from vtes_deck.rulesets import EDITIONS


@pytest.fixture(scope="module")
def folder(checkout):
    return checkout / "resources" / "rules"


@pytest.fixture(scope="module")
def rules(folder):
    chapters = catalogue.read_rules((folder / "rules.toml").read_text("utf-8"))
    return {rule.id: rule for chapter in chapters for rule in chapter.rule}


def engine_sources(checkout):
    for package in ("engine", "rulesets", "effects"):
        for path in sorted((checkout / "vtes_deck" / package).rglob("*.py")):
            yield path.read_text("utf-8")


def test_sources(checkout):
    for path in sorted((checkout / "tests").rglob("test_*.py")):
        yield path.read_text("utf-8")


test_sources.__test__ = False


@functools.cache
def in_code(checkout):
    return catalogue.numbers_in(
        text for source in engine_sources(checkout) for text in catalogue.docstrings(source)
    )


@functools.cache
def in_tests(checkout):
    return catalogue.numbers_in(
        text for source in test_sources(checkout) for text in catalogue.marks(source)
    )


def test_every_rule_example_and_difference_is_listed(folder, rules):
    examples = tomllib.loads((folder / "examples.toml").read_text("utf-8"))["example"]
    differences = tomllib.loads((folder / "differences.toml").read_text("utf-8"))["difference"]
    assert len(rules) == 477
    assert len({example["id"] for example in examples}) == 66
    assert len({one["id"] for one in differences}) == 22


def test_each_rule_has_a_text_for_each_edition(rules):
    for rule in rules.values():
        assert all(rule.edition(name) for name in EDITIONS)


def test_code_and_tests_name_only_existing_rules(checkout, rules):
    known = set(rules)
    named = in_code(checkout) | in_tests(checkout)
    assert sorted(number for number in named - known if not number.startswith("AMB")) == []


def test_rules_that_are_not_enforced_have_a_reason_and_no_test(checkout, folder, rules):
    reasons = catalogue.read_not_enforced((folder / "not_enforced.toml").read_text("utf-8"))
    assert set(reasons) <= set(rules)
    assert all(reasons.values())


def test_every_tested_rule_is_named_in_the_code(checkout):
    missing = in_tests(checkout) - in_code(checkout)
    assert sorted(number for number in missing if not number.startswith("AMB")) == []


def test_coverage_shows_the_state_of_each_rule():
    code = ['"""GEN-01 to GEN-03."""\nX = 1\n"""GEN-05."""\n']
    tests = ['@pytest.mark.rule("GEN-02", "GEN-05")\ndef test_x(): ...\n']
    numbers = [f"GEN-0{n}" for n in range(1, 8)]
    states = catalogue.coverage(numbers, ["GEN-06"], code, tests)
    assert [state.name for state in states.values()] == [
        "ENFORCED",
        "TESTED",
        "ENFORCED",
        "MISSING",
        "TESTED",
        "NOT_ENFORCEABLE",
        "MISSING",
    ]


def test_every_rule_is_enforced_and_tested_or_there_is_a_reason(checkout, folder, rules):
    reasons = catalogue.read_not_enforced((folder / "not_enforced.toml").read_text("utf-8"))
    states = catalogue.coverage(
        rules, reasons, engine_sources(checkout), list(test_sources(checkout))
    )
    done = {catalogue.State.TESTED, catalogue.State.NOT_ENFORCEABLE}
    assert {number: state for number, state in states.items() if state not in done} == {}


def test_every_example_and_difference_has_a_test(checkout, folder):
    wanted = [
        one["id"]
        for name, key in (("examples", "example"), ("differences", "difference"))
        for one in tomllib.loads((folder / f"{name}.toml").read_text("utf-8"))[key]
    ]
    named = " ".join(test_sources(checkout)).replace("_", "-")
    assert [number for number in wanted if number not in named] == []
