"""``vtes-deck rule`` as its users call it."""

import json

import pytest

from vtes_deck.app import rulebook
from vtes_deck.legality.rules import rules as tournament_rules
from vtes_deck.rulesets import EDITIONS


def test_a_rule_is_shown_with_its_editions(run):
    status, out, _ = run("rule", "inf-02")
    assert status == 0
    assert out.startswith("INF-02  Influence phase\n")
    for edition in EDITIONS.values():
        assert edition.label in out
    assert "In the engine: enforced" in out


def test_a_rule_that_the_program_does_not_enforce_has_a_reason(run):
    _, out, _ = run("rule", "DCK-13")
    assert "In the engine: not enforceable. " in out
    assert rulebook.reasons()["DCK-13"] in out


def test_a_rule_shows_its_readings(run):
    _, out, _ = run("rule", "CON-08")
    assert "\nAMB-17\n" in out


@pytest.mark.parametrize("number", ["EX-V5-01", "AMB-08", "IC-15", "DX-04"])
def test_examples_readings_and_differences_are_shown(run, number):
    status, out, _ = run("rule", number)
    assert status == 0
    assert out.startswith(number)
    assert len(out.splitlines()) > 2
    assert json.loads(run("rule", number, "--json")[1])["id"] == number


def test_every_rule_that_a_verdict_cites_can_be_shown(run):
    for number in tournament_rules():
        status, out, _ = run("rule", number.lower())
        assert status == 0
        assert out.startswith(number)
    assert "crypt 12 or more" in run("rule", "VEKN-TR-6.2")[1]
    assert json.loads(run("rule", "VEKN-TR-6.2", "--json")[1])["section"] == "6.2"


def test_a_rule_as_json(run):
    output = json.loads(run("rule", "INF-03", "--json")[1])
    assert output["rule"]["id"] == "INF-03"
    assert len(output["editions"]) == len(EDITIONS)


def test_a_chapter(run):
    status, out, _ = run("rule", "--chapter", "inf")
    assert status == 0
    numbers = [line.split()[0] for line in out.splitlines()[2:]]
    assert numbers[0] == "INF-01"
    assert all(number.startswith("INF-") for number in numbers)
    assert len(json.loads(run("rule", "--chapter", "inf", "--json")[1])) == len(numbers)


def test_chapters_have_all_rules(run):
    rows = json.loads(run("rule", "--json")[1])
    assert sum(row["rules"] for row in rows) == 477
    assert {row["code"] for row in rows} >= {"INF", "COM", "REF"}
    assert "Influence phase" in run("rule")[1]


def test_search_lists_only_rules_with_the_best_first(run):
    status, out, _ = run("rule", "--search", "MASTER out-of-turn")
    assert status == 0
    numbers = [line.split()[0] for line in out.splitlines()[2:]]
    assert "MAS-05" in numbers[:4]
    assert all(isinstance(rulebook.find(number), rulebook.RuleEntry) for number in numbers)


@pytest.mark.parametrize(
    "argv", [("XYZ-01",), ("XYZ",), ("--chapter", "XYZ"), ("--search", "abracadabra")]
)
def test_an_unknown_rule_has_exit_status_1(run, argv):
    status, out, err = run("rule", *argv)
    assert (status, out) == (1, "")
    assert "There is no" in err


def test_two_questions_are_a_usage_error(run):
    assert run("rule", "INF-03", "--coverage")[0] == 2


def test_coverage_counts_every_rule_once(run):
    status, out, _ = run("rule", "--coverage")
    assert status == 0
    total = next(line for line in out.splitlines() if "Together" in line)
    assert sum(int(word) for word in total.split()[1:]) == 477
    output = json.loads(run("rule", "--coverage", "--json")[1])
    assert output["tests"] is True
    assert len(output["rules"]) == 477
    assert output["rules"]["INF-02"] == "enforced and tested"
    assert output["rules"]["DCK-13"] == "not enforceable"
    for number, reason in output["reasons"].items():
        if output["rules"][number] == "not enforceable":
            assert reason in out


def test_an_installation_without_tests_says_so(run, monkeypatch):
    monkeypatch.setattr(rulebook, "tests_folder", lambda: None)
    monkeypatch.setattr("vtes_deck.cli.commands.rule.tests_folder", lambda: None)
    rulebook.states.cache_clear()
    try:
        out = run("rule", "--coverage")[1]
        assert "A checkout also has the tests" in out
        assert "ested" not in next(line for line in out.splitlines() if "Chapter" in line)
        total = next(line for line in out.splitlines() if "Together" in line)
        enforced, *others = map(int, total.split()[1:])
        assert enforced > 300
        assert enforced + sum(others) == 477
        assert "In the engine: enforced.\n" in run("rule", "INF-02")[1]
    finally:
        rulebook.states.cache_clear()


@pytest.mark.parametrize("words", [("wake",), ("wake up", "and", "block")])
def test_words_without_a_number_are_searched(run, words):
    status, out, _ = run("rule", *words)
    assert (status, out) == run("rule", "--search", " ".join(words))[:2]
    assert status == 0
    assert "GEN-27" in out  # the rule about wakes


def test_a_chapter_code_lists_the_chapter(run):
    assert run("rule", "inf") == run("rule", "--chapter", "INF")


def test_a_number_that_no_rule_has_is_not_searched(run):
    status, out, error = run("rule", "INF-99")
    assert (status, out) == (1, "")
    assert "INF-99" in error
