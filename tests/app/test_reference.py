"""Looking up rules: by number, by words, by topic, edition by edition."""

import pytest

from vtes_deck.app import reference, rulebook
from vtes_deck.app.reference import NUMBER, Says, find, items, related, search, topic_of, topics
from vtes_deck.legality.rules import rules as tournament_rules
from vtes_deck.rulesets import EDITIONS


def test_every_rule_of_the_catalogue_and_of_verdicts_can_be_shown():
    numbers = {rule.id for _, rule in rulebook.rules()} | set(tournament_rules())
    numbers |= {one.id for one in (*rulebook.readings(), *rulebook.examples())}
    assert numbers <= set(items())
    for number in numbers:
        assert find(number.lower()).number == number
        assert NUMBER.fullmatch(number)
    assert find("XYZ-99") is None


def test_topics_are_distinct_and_contain_every_item_once():
    keys = [topic.key for topic in topics()]
    assert len(keys) == len(set(keys))
    found = [item.number for topic in topics() if not topic.guide for item in topic.items]
    assert len(found) == len(set(found)) == len(items())
    for topic in topics():
        for item in topic.items:
            assert item in topic_of(item).items


def test_the_turn_is_described_in_the_order_of_its_phases():
    guide = [topic for topic in topics() if topic.guide]
    phases = [topic.title for topic in guide if topic.title[0].isdigit()]
    assert phases == [
        "1. Unlock phase",
        "2. Master phase",
        "3. Minion phase",
        "4. Influence phase",
        "5. Discard phase",
    ]
    assert all(topic.items for topic in guide)


@pytest.mark.parametrize(
    ("words", "first"),
    [("inf-0", "INF-01"), ("SET-09", "SET-09"), ("opening hand", "SET-09"), ("6.2", "VEKN-TR-6.2")],
)
def test_search_finds_rules(words, first):
    assert search(words)[0].number == first


# The expected rule for each question was chosen from the rulebook.
QUESTIONS = {
    "Can a locked vampire block?": "BLK-03",
    "how many votes does a prince have": "REF-14",
    "hand size": "DRW-03",
    "opening hand": "SET-09",
    "can I bleed twice a turn": "NRP-01",
    "cost to rescue from torpor": "RSC-02",
    "who can I bounce a bleed to": "BLD-02",
    "wake": "GEN-27",
    "first strike": "STR-04",
    "empty library": "DRW-04",
    "contested title cost": "CON-12",
    "transfer pool to a vampire": "INF-04",
    "sizes of a constructed deck": "VEKN-TR-6.2",
    "does a bleed have stealth": "BLD-04",
    "who gets the edge when ousted": "END-17",
    "blood hunt after diablerie": "BHT-01",
}


@pytest.mark.parametrize(("question", "answer"), QUESTIONS.items())
def test_a_question_finds_its_rule_among_the_first(question, answer):
    assert answer in [item.number for item in search(question)[:4]]


def test_a_word_of_players_finds_the_word_of_the_rules():
    for said, rule in (("bounce", "bleed"), ("graveyard", "ash"), ("vote", "referendum")):
        assert rule in str(search(said)[0]).casefold()


def test_any_word_matches_and_more_matching_words_come_first():
    both = [item.number for item in search("transfer pool")]
    assert {item.number for item in search("transfer")[:5]} <= set(both)
    first = str(search("transfer pool")[0]).casefold()
    assert "transfer" in first
    assert "pool" in first


def test_an_empty_question_finds_nothing():
    assert search("  ") == []
    assert search("xyzzy") == []
    assert search("?!") == []
    assert search("the") != [], "a question of only stop words is searched literally"
    assert len(search("vote " * 100_000)) > 0


def test_each_edition_has_its_version_of_a_rule():
    opening = find("GEN-01")
    assert opening.says("vekn") == (Says.OTHERWISE, "4 or 5")
    assert opening.says("white-wolf")[1] == "2 or more"
    assert opening.says("playmat") == (Says.SILENT, "")
    assert find("GEN-02").says("vekn") == (Says.SAME, "")
    assert find("SET-11").says("vekn") == (Says.ABSENT, "")
    assert [label for label, _, _ in opening.editions] == [e.label for e in EDITIONS.values()]
    assert find("VEKN-TR-6.2").says("jyhad-1994") == (Says.SAME, "")
    assert find("VEKN-TR-6.2").editions == ()


@pytest.mark.parametrize(
    ("number", "edition", "expected"),
    [
        ("UNL-01", "vekn", (Says.SAME, "infernal minions stay locked")),
        ("INF-19", "vekn", (Says.SAME, "example")),
        ("MIN-02", "vekn", (Says.SAME, "subject to NRP-")),
    ],
)
def test_a_note_is_shown_next_to_the_text_of_an_edition(number, edition, expected):
    assert find(number).says(edition) == expected


def test_notes_are_complete_and_valid():
    for item in items().values():
        for edition in EDITIONS:
            says, words = item.says(edition)
            assert words.count("(") == words.count(")")
            assert says is not Says.OTHERWISE or words


def test_a_tournament_rule_names_its_document():
    item = find("VEKN-TR-6.2")
    assert item.lines[0][1] == str(tournament_rules()["VEKN-TR-6.2"])
    assert item.url.startswith("https://")


def test_related_rules_refer_to_each_other():
    named = next(item for item in items().values() if related(item))
    for other in related(named):
        assert other.number != named.number
        assert named in related(other)


def test_texts_contain_no_marks():
    for item in items().values():
        assert "`" not in item.text
        assert "*" not in item.text


def test_reading_ahead_loads_everything(monkeypatch):
    reference.read()
    monkeypatch.setattr(rulebook, "chapters", None)
    assert search("bleed")


def test_worked_examples_are_sentences():
    """Worked examples have no shorthand such as arrows, and no number instead of a situation."""
    for example in rulebook.examples():
        for text in (example.given, example.events, example.expected):
            assert text[0].isupper(), example.id
            assert text.endswith("."), example.id
            assert len(text.split()) >= 2, example.id
            assert not {"->", "P:", "B:"} & set(text.split()), example.id
