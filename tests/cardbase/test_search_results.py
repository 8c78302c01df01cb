"""Names and words: the results of a search and their order."""

from pathlib import Path

import pytest

from cardbase.names import normalize
from cardbase.search import count, engine, filters, parse, search
from cardbase.search.index import Index


def names(cards):
    return [card.full_name for card in cards]


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("name:govern", "Govern the Unaligned"),
        ("govern", "Govern the Unaligned"),
        ("GOVERN UNALIGNED", "Govern the Unaligned"),
        ("govern una", "Govern the Unaligned"),
        ("gtu", "Govern the Unaligned"),
        ("name:gtu", "Govern the Unaligned"),
        ("name:unaligned", "Govern the Unaligned"),
        ("name:étienne", "Étienne Fauberge (G3)"),
        ("name:etienne", "Étienne Fauberge (G3)"),
        ('name="theo bell g2"', "Theo Bell (G2)"),
        ('name="Theo Bell (G6)"', "Theo Bell (G6)"),
        ('name="baron, the"', "The Baron (G2)"),
        ('name:"baron, the"', "The Baron (G2)"),
        ("name:al-muntathir", "Al-Muntathir, God's Witness (G5)"),
        ("name:almuntathir", None),
        ('name:"al muntathir"', "Al-Muntathir, God's Witness (G5)"),
        ("name:diriger", "Govern the Unaligned"),
        ("name~goverm", "Govern the Unaligned"),
        ('name~"govern the unalinged"', "Govern the Unaligned"),
        ("name:goverm", None),
    ],
)
def test_name_comes_first(cb, query, name):
    found = names(search(cb, query))
    assert (found[0] if found else None) == name


def test_word_matches_names_and_texts_with_names_first(cb):
    found = search(cb, "dodge")
    named = [normalize("dodge") in normalize(card.name) for card in found]
    assert any(named)
    assert not all(named)
    assert named == sorted(named, reverse=True)
    assert {card.id for card in found} >= {c.id for c in cb if "dodge" in c.text.lower()}


def test_better_matching_names_come_first(cb):
    found = [normalize(card.name) for card in search(cb, "name:blood kind:library")]
    kinds = [0 if name.startswith("blood") else 1 if " blood" in name else 2 for name in found]
    assert kinds == sorted(kinds)
    assert {0, 1} <= set(kinds)


def test_several_words_match_name_and_text_together(cb):
    both = {card.id for card in search(cb, "blood")} & {card.id for card in search(cb, "doll")}
    assert {card.id for card in search(cb, "blood doll")} == both
    assert names(search(cb, "blood doll"))[0] == "Blood Doll"


def test_phrase_matches_across_lines(cb):
    card = next(card for card in cb if "\n" in card.text)
    end, _, start = card.text.partition("\n")
    phrase = f"{end.split()[-1]} {start.split()[0]}"
    assert card in search(cb, f'text:"{phrase}"')


def test_results_without_words_are_in_the_order_of_names(cb):
    found = search(cb, "clan:brujah kind:crypt")
    assert [normalize(c.name) for c in found] == sorted(normalize(c.name) for c in found)


def test_versions_of_a_vampire_are_sorted(cb):
    assert names(search(cb, "name:theo")) == [
        "Theo Bell (G2)",
        "Theo Bell (G2 ADV)",
        "Theo Bell (G6)",
    ]


def test_excluded_words_do_not_change_the_order(cb):
    found = search(cb, "kind:crypt -name:a")
    assert [normalize(c.name) for c in found] == sorted(normalize(c.name) for c in found)


def test_empty_query_finds_every_card_once(cb):
    assert len(search(cb, "")) == count(cb, "") == len(cb)
    assert {card.id for card in search(cb, "")} == {card.id for card in cb}


def test_count_is_the_number_of_results(cb):
    for query in ("clan:brujah", "dodge", "-type:master", "name:the", "cap:99"):
        assert count(cb, query) == len(search(cb, query))


def test_nothing_found_is_an_empty_list(cb):
    assert search(cb, "cap>=7 kind:library") == []


def test_card_base_can_be_garbage_collected(cb):
    import gc
    import weakref

    class Small:
        sets = cb.sets
        disciplines = cb.disciplines
        archive = None

        def __iter__(self):
            return iter(cb.crypt[:3])

    small = Small()
    assert len(search(small, "")) == 3
    assert len(search(small, "cap>=1")) == 3
    forgotten = weakref.ref(small)
    del small
    gc.collect()
    assert forgotten() is None


def test_index_converts_positions_to_sets_and_back(cb):
    index = Index(cb)
    some = [0, 1, 7, 8, 9, 63, 64, len(cb) - 1]
    assert index.positions(index.mask(some)) == some
    assert index.positions(index.mask([])) == []
    assert index.positions(index.all) == list(range(len(cb)))


def queries():
    lines = (Path(__file__).parent / "search_queries.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_the_queries_cover_every_kind():
    assert len(queries()) == len(set(queries())) >= 200
    assert {term.key for query in queries() for term in parse(query).terms()} >= {
        f.key for f in filters() if f.key not in {"deck", "format", "intercept", "preconly"}
    } - {"newer", "older", "circle"}


def test_each_of_many_queries_finds_something(cb):
    assert [query for query in queries() if not search(cb, query)] == []


def test_a_repeated_condition_is_evaluated_once(cb, monkeypatch):
    asked = []
    found = engine.filter_for

    def counted(key):
        asked.append(key)
        return found(key)

    once = search(cb, "villein type:master")
    monkeypatch.setattr(engine, "filter_for", counted)
    assert search(cb, "villein type:master " * 40) == once
    assert len(asked) <= 2 * 2  # what it costs, and what it finds
