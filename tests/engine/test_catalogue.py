"""The catalogue of rules as data, and its links to code and tests."""

import ast
import re
import tomllib

import pytest

from vtes_deck.engine import catalogue
from vtes_deck.rulesets import EDITIONS

DECLARATIONS = "Constants and switches of an edition"
"""The docstring that says which rules the switches belong to; the chapters enforce them."""


@pytest.fixture(scope="module")
def folder(checkout):
    return checkout / "resources" / "rules"


@pytest.fixture(scope="module")
def rules(folder):
    chapters = catalogue.read_rules((folder / "rules.toml").read_text("utf-8"))
    return {rule.id: rule for chapter in chapters for rule in chapter.rule}


def docstrings(path):
    """Docstrings of modules, classes and functions, and those below constants."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)


def in_code(checkout):
    return catalogue.numbers_in(
        text
        for package in ("engine", "rulesets")
        for path in (checkout / "vtes_deck" / package).rglob("*.py")
        for text in docstrings(path)
        if not text.startswith(DECLARATIONS)
    )


def in_tests(checkout):
    marks = re.compile(r"mark\.rule\(([^)]*)\)")
    return catalogue.numbers_in(
        mark
        for path in (checkout / "tests").rglob("test_*.py")
        for mark in marks.findall(path.read_text("utf-8"))
    )


def test_every_rule_example_and_difference_is_there(folder, rules):
    examples = tomllib.loads((folder / "examples.toml").read_text("utf-8"))["example"]
    differences = tomllib.loads((folder / "differences.toml").read_text("utf-8"))["difference"]
    assert len(rules) == 477
    assert len({example["id"] for example in examples}) == 66
    assert len({one["id"] for one in differences}) == 22


def test_each_rule_speaks_of_each_edition(rules):
    for rule in rules.values():
        assert all(rule.edition(name) for name in EDITIONS)


def test_code_and_tests_name_only_rules_that_exist(checkout, rules):
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
