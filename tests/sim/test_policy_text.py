"""The written form of the table of priorities."""

import importlib
import pkgutil

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vtes_deck.effects
import vtes_deck.engine
from cardbase.terms import Function, Trait, Type
from vtes_deck.effects.registry import script_of
from vtes_deck.effects.script import DefinitionScript
from vtes_deck.engine.politics.votes import SIDES
from vtes_deck.engine.state.decisions import Verb
from vtes_deck.sim.policy.errors import PolicyError
from vtes_deck.sim.policy.facts import FACTS, meaning
from vtes_deck.sim.policy.player import built_in, built_in_text
from vtes_deck.sim.policy.rules import (
    MAX_PRIORITY,
    Moment,
    Preference,
    PriorityRule,
    RuleComparison,
    Subject,
    What,
)
from vtes_deck.sim.policy.text import (
    MAX_CHARACTERS,
    MAX_PARTS,
    MAX_RULES,
    read,
    write,
)


def only(text, find=None):
    (rule,) = read(text, find)
    return rule


def errors(text, find=None):
    with pytest.raises(PolicyError) as caught:
        read(text, find)
    return tuple((line, str(what)) for line, what in caught.value.errors)


def test_a_line_has_moment_subject_condition_wishes_and_priority():
    rule = only("master | Villein | pool < 20 and left >= blood + 1 | most n, least capacity | 700")
    assert rule == PriorityRule(
        moment=Moment.MASTER,
        subject=Subject(What.CARD, "Villein"),
        tests=(RuleComparison("pool", "<", number=20), RuleComparison("left", ">=", "blood", 1)),
        preferences=(Preference(most=True, fact="n"), Preference(most=False, fact="capacity")),
        priority=700,
        line=1,
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("any", Subject(What.ANY)),
        ("type:political action", Subject(What.TYPE, "Political Action")),
        ("function: Stealth", Subject(What.FUNCTION, "stealth")),
        ("trait:location", Subject(What.TRAIT, "location")),
        ("verb:Leave Torpor", Subject(What.VERB, "leave torpor")),
        ("deed: former word", Subject(What.VERB, "former word")),
        ("Govern the Unaligned @ DOM", Subject(What.CARD, "Govern the Unaligned", "DOM")),
        ("Forced March @ CEL+FOR", Subject(What.CARD, "Forced March", "CEL+FOR")),
        ("Vessel / to your pool", Subject(What.CARD, "Vessel", words="to your pool")),
        ("govern the unaligned", Subject(What.CARD, "Govern the Unaligned")),
    ],
)
def test_subjects_of_a_line(cb, said, meant):
    assert only(f"action | {said} | | | 1", cb.__getitem__).subject == meant


def test_comments_and_empty_lines_are_skipped_and_lines_keep_their_numbers():
    rules = read("# first\n\n  \nmaster|any|||5  # why not\n\nunlock | any | | | -3\n")
    assert [(rule.line, rule.priority) for rule in rules] == [(4, 5), (6, -3)]


WRONG = """\
master | Villein | | | 700
lunch | any | | | 1
master | Villain of the Peace | | | 1
master | any | pool ~ 3 | | 1
master | any | thirst for knowledge > 3 | | 1
master | any | | biggest blood | 1
master | any | | most luck | 1
master | any | | | high
master | any | | | 1001
master | any | 1
master | | | | 1
master | type:spaceship | | | 1
master | verb: | | | 1
"""


def test_every_error_is_reported_with_its_line(cb):
    reported = errors(WRONG, cb.__getitem__)
    assert [line for line, _ in reported] == list(range(2, 14))
    for (_, what), word in zip(
        reported,
        ["lunch", "Villain", "~", "thirst for knowledge", "biggest", "luck", "high"],
        strict=False,
    ):
        assert word in what


def test_a_message_counts_lines_from_one():
    with pytest.raises(PolicyError, match=r"Line 2: .*not a moment"):
        read("master | any | | | 1\nnever | any | | | 1")


def test_the_size_of_a_table_is_limited():
    assert errors("#" * (MAX_CHARACTERS + 1))
    line = "master | any | | | 1\n"
    assert len(read(line * MAX_RULES)) == MAX_RULES
    assert errors(line * (MAX_RULES + 1))
    assert errors(f"master | any | {' and '.join(['pool > 1'] * (MAX_PARTS + 1))} | | 1")
    assert errors(f"master | any | | {', '.join(['most pool'] * (MAX_PARTS + 1))} | 1")


def test_built_in_inserts_the_built_in_table_at_its_place():
    text = "master | Villein | | | 0\nbuilt-in\nmaster | any | | | 1\n"
    rules = read(text, built_in=built_in())
    assert rules[0].priority == 0
    assert len(rules) == len(built_in()) + 2
    assert [rule.priority for rule in rules[1:-1]] == [rule.priority for rule in built_in()]
    assert rules[-1].line == 3
    with pytest.raises(PolicyError):
        read("built-in\n" * MAX_RULES, built_in=built_in())


def test_the_built_in_table_names_real_cards_and_can_be_read_back(cb):
    rules = read(built_in_text(), cb.__getitem__)
    assert {rule.moment for rule in rules} >= {Moment.MASTER, Moment.ACTION, Moment.INFLUENCE}
    assert read(write(rules), cb.__getitem__) == renumbered(rules)


def sentences_of(cb, name):
    """The sentences of options with a card."""
    script = script_of(cb[name])
    found = ["Play {card}.", "Discard {card} and draw a card."]
    if isinstance(script, DefinitionScript):
        found += [part.sentence for part in (*script.uses_of, *script.card_actions)]
    return [sentence.lower() for sentence in found]


def test_the_words_and_levels_of_the_built_in_table_exist_on_the_cards(cb):
    spoken = [rule.subject for rule in built_in() if rule.subject.what is What.CARD]
    for subject in spoken:
        if subject.words:
            assert any(subject.words in line for line in sentences_of(cb, subject.name)), subject
        if subject.level:
            ways = script_of(cb[subject.name]).modes
            assert subject.level in {way.level for way in ways}, subject


def test_the_verbs_of_the_built_in_table_exist_in_the_engine():
    known = {verb.name.lower() for verb in verbs_of(vtes_deck.engine, vtes_deck.effects)}
    for rule in built_in():
        if rule.subject.what is What.VERB:
            assert rule.subject.name in known, rule


def verbs_of(*packages):
    """Every verb that a module of some packages declares."""
    for package in packages:
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            module = importlib.import_module(info.name)
            yield from (value for value in vars(module).values() if isinstance(value, Verb))
    yield from SIDES


def renumbered(rules):
    return tuple(
        PriorityRule(rule.moment, rule.subject, rule.priority, rule.tests, rule.preferences, line)
        for line, rule in enumerate(rules, start=1)
    )


def test_every_fact_is_explained_in_a_sentence():
    for word in FACTS:
        assert meaning(word).endswith(".")
        assert word == word.lower()
        assert " and " not in word


words = st.sampled_from(sorted(FACTS))
tests = st.builds(
    RuleComparison,
    words,
    st.sampled_from(["<", "<=", "=", "!=", ">=", ">"]),
    st.just(""),
    st.integers(-9999, 9999),
) | st.builds(
    RuleComparison,
    words,
    st.sampled_from(["<", ">"]),
    words,
    st.integers(-9999, 9999),
)
subjects = (
    st.just(Subject(What.ANY))
    | st.builds(Subject, st.just(What.TYPE), st.sampled_from([t.value for t in Type]))
    | st.builds(Subject, st.just(What.FUNCTION), st.sampled_from([f.value for f in Function]))
    | st.builds(Subject, st.just(What.TRAIT), st.sampled_from([t.value for t in Trait]))
    | st.builds(Subject, st.just(What.VERB), st.sampled_from(["bleed", "leave torpor"]))
    | st.builds(
        Subject,
        st.just(What.CARD),
        st.sampled_from(["Villein", "Zillah's Valley", "Govern the Unaligned"]),
        st.sampled_from(["", "DOM", "cel+for"]),
        st.sampled_from(["", "to your pool", "lock it: +2"]),
    )
)
tables = st.lists(
    st.builds(
        PriorityRule,
        moment=st.sampled_from(Moment),
        subject=subjects,
        priority=st.integers(-MAX_PRIORITY, MAX_PRIORITY),
        tests=st.lists(tests, max_size=MAX_PARTS).map(tuple),
        preferences=st.lists(st.builds(Preference, st.booleans(), words), max_size=MAX_PARTS).map(
            tuple
        ),
    ),
    max_size=8,
)


@given(rules=tables)
def test_a_written_table_is_read_back_unchanged(rules):
    assert read(write(rules)) == renumbered(rules)


@given(text=st.text(max_size=300) | st.text("|:@/<>= -19abc\n#", max_size=300))
def test_any_text_is_read_or_refused_with_its_lines(text):
    rules, wrong = (), ()
    try:
        rules = read(text)
    except PolicyError as error:
        wrong = error.errors
    lines = len(text.splitlines())
    assert all(1 <= line <= lines for line, _ in wrong)
    assert read(write(rules)) == renumbered(rules)
