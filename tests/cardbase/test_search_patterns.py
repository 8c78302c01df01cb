"""Regular expressions of players: their results, and the rejection of slow ones."""

import contextlib
import re

import pytest

from cardbase.search import QueryError, search
from cardbase.search.fold import fold, plain
from cardbase.search.patterns import compile_pattern


@pytest.mark.parametrize(
    "source",
    [
        r"\+\d bleed",
        r"burn \d+ (pool|blood)",
        r"(he|she|it|they) (can|may|attempt).*enter combat",
        r"requires a(n)? .* vampire",
        r"move .* blood .*to .* in your uncontrolled region",
        r"(?<!not )unlock(?! phase|ed)|wakes",
        r"\bwakes?\b",
        r"^unique",
        r"\.$",
        r"[0-9]r damage",
        r"[^a-z0-9 ]{3}",
        r"strike: (?:hand strike|dodge|combat ends)",
        r"prevent \d{1,2} damage",
        r"blocks?",
        r"\(limited\)",
        r"cost[s]? [a-z]+ (pool|blood)",
        r"(a|b)*c",
        r"(?=.*prince)(?=.*justicar)",
        r"additional strikes?[^.]*only",
        r"\d.*\d.*\d",
        r"blood.+pool.*?action",
    ],
)
def test_finds_the_same_matches_as_python(cb, source):
    expected = {card.id for card in cb if re.search(source, fold(plain(card.text)), re.MULTILINE)}
    assert {card.id for card in search(cb, f"text:/{source}/")} == expected
    assert 0 < len(expected) < len(cb)


def test_case_and_accents_do_not_matter(cb):
    assert search(cb, r"text:/PRINCE|Justicar/") == search(cb, r"text:/prince|justicar/")
    assert search(cb, r"text:/[A-Z]rince/") == search(cb, r"text:/[a-z]rince/")
    assert search(cb, r"name:/étienne/") == search(cb, r"name:/etienne/") != []
    assert search(cb, r"name:/[é]tienne/") == search(cb, r"name:/etienne/")


def test_classes_keep_their_case():
    assert compile_pattern(r"\S\D\W").compiled.pattern == r"\S\D\W"


def test_superior_symbols_differ_from_inferior_ones(cb):
    superior = search(cb, r"text:/\[DOM\]/")
    inferior = search(cb, r"text:/\[dom\]/")
    assert {c.id for c in superior} == {c.id for c in cb if "[DOM]" in c.text}
    assert {c.id for c in inferior} == {c.id for c in cb if "[dom]" in c.text}
    assert superior != inferior


def test_dot_does_not_match_a_line_end(cb):
    for card in search(cb, r"text:/\[AUS\].*intercept/"):
        lines = card.text.split("\n")
        assert any("[AUS]" in line and "intercept" in line for line in lines)


EVIL = [
    r"(a+)+$",
    r"(a*)*b",
    r"(a|a)*b",
    r"(a|ab)*c",
    r"(.*)*x",
    r"(.*a){20}",
    r"(.+.+)+x",
    r"(\w+\s*)+$",
    r"((a{0,50}){0,50}){0,50}b",
    r"(a?){60}a{60}",
    r"[^x]*[^x]*[^x]*y",
    r"\S*.*\S*.*\S*x",
    r"(?:x?){100}",
    r"(?=(a+)+b)a",
    r"([a-z ]+)*\d",
    r"(|a)*b",
    r"(\b)*a",
    r".{0,99}.{0,99}.{0,99}x",
    r"[a-z ]+[a-z ]+#",
]


@pytest.mark.parametrize("source", EVIL)
def test_refuses_patterns_that_could_backtrack_without_limit(source):
    with pytest.raises(QueryError, match=r"run forever|very long"):
        compile_pattern(source)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (r"(a)\1", "not supported here"),
        (r"(?P<n>a)(?P=n)", "not supported here"),
        (r"(?i)a", "not supported here"),
        (r"(?>a)", "not supported here"),
        (r"\pL", "not supported here"),
        (r"[\b]", "not supported here"),
        (r"*a", "nothing to repeat"),
        (r"{2}a", "nothing to repeat"),
        (r"\b+a", "nothing to repeat"),
        (r"^*a", "nothing to repeat"),
        (r"a**", "Two repeats"),
        (r"a*+", "Two repeats"),
        (r"a{5,2}", "the lower one first"),
        (r"a{1000}", "up to 100"),
        (r"(a", "not closed"),
        (r"a)", "never opened"),
        (r"[a", "not closed"),
        (r"[z-a]", "runs backwards"),
        ("a\\", "backslash at the end"),
        (r"(?<=a+)b", "not a regular expression"),
        ("(" * 30 + "a" + ")" * 30, "nested too deeply"),
        ("a" * 201, "200 characters"),
    ],
)
def test_refuses_unsupported_syntax(source, message):
    with pytest.raises(QueryError, match=message) as caught:
        compile_pattern(source)
    assert 0 <= caught.value.start < caught.value.end <= len(source) + 1


@pytest.mark.parametrize(
    "source",
    [
        r"[^x]*[^x]q#",
        r".*.*.*#",
        r"(?:a.*|b.*|c.*)#",
        r"\w+\W+\w+#",
        r".*a.*e.*i.*o.*u.*#",
        r"(a|b|c|d|e|f)*#",
    ],
)
def test_the_slowest_allowed_pattern_is_bounded(cb, source):
    pattern = compile_pattern(source)
    texts = [fold(card.text) for card in cb]
    with contextlib.suppress(QueryError):  # on a slow machine, the time limit can be reached first
        assert list(pattern.positions(texts, range(len(texts)))) == []


def test_a_pattern_that_takes_too_long_is_stopped(cb, monkeypatch):
    monkeypatch.setattr("cardbase.search.patterns.PATIENCE", -1.0)
    with pytest.raises(QueryError, match="takes too long") as caught:
        search(cb, r"cap:4 OR text:/\d.*blood/")
    assert (caught.value.start, caught.value.end) == (14, 25)


def test_required_words_are_extracted():
    assert compile_pattern(r"Burn \d+ pool").words == ("burn ", " pool")
    assert compile_pattern(r"(strike: )?dodge").words == ("dodge",)
    assert compile_pattern(r"a|b").words == ()
    assert set(compile_pattern(r"x.*(foo bar).*baz").words) == {"foo bar", "baz"}


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (r"x.*ab?.*b", "xab"),
        (r"x.*a(b|bc).*c", "xabc"),
        (r".*ab.*b", "abb"),
        (r".+a.+a", "xaaya"),
        (r".*\d.*\d.*\d", "1 2 3"),
        (r"a.*b.*c", "a b b c"),
        (r"(a.*b.*)c", "abbc"),
        (r".*?a.*?b", "ab"),
    ],
)
def test_gaps_are_fixed_only_if_no_match_is_lost(source, text):
    assert re.search(source, text)
    assert list(compile_pattern(source).positions([text], [0])) == [0]
    assert list(compile_pattern(source).positions(["\n".join(text)], [0])) == []
