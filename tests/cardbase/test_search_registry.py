"""The filter registry: filters are found by scanning, documented, and without conflicts."""

import pkgutil

import pytest

import cardbase.search.filter_families as package
from cardbase.search import (
    ChoiceFilter,
    NumberFilter,
    Value,
    ValueKind,
    families,
    filters,
    guide,
    index_of,
    keywords,
    parse,
    search,
)
from cardbase.terms import CardKind


def test_every_module_of_filters_is_a_family():
    modules = [info.name for info in pkgutil.iter_modules(package.__path__)]
    assert len(families()) == len(modules) > 5
    assert len({family.title for family in families()}) == len(modules)


def test_keywords_are_distinct_and_can_be_written():
    claimed = [keyword for f in filters() for keyword in (f.key, *f.aliases)]
    assert len(claimed) == len(set(claimed)) == len(keywords())
    for keyword in claimed:
        assert keyword == keyword.lower()
        assert keyword.replace("@", "").isalpha()


@pytest.mark.parametrize("filter_", filters(), ids=lambda f: f.key)
def test_filter_has_a_description(filter_):
    assert filter_.label
    assert filter_.help.endswith(".")
    assert filter_.examples
    assert filter_.example == filter_.examples[0]
    assert filter_.keyword == filter_.key
    assert filter_.applies <= set(CardKind)
    for example in filter_.examples:
        assert parse(example)


@pytest.mark.parametrize("filter_", filters(), ids=lambda f: f.key)
def test_filter_matches_only_the_kinds_it_applies_to(cb, filter_):
    for choice in filter_.choices(index_of(cb)):
        if filter_.key in {"format", "playable"}:
            continue
        for card in search(cb, f"{filter_.key}:{Value(choice.value)}")[:200]:
            assert card.kind in filter_.applies


def test_choices_come_from_the_card_base(cb):
    index = index_of(cb)
    choices = {f.key: [c.value for c in f.choices(index)] for f in filters()}
    assert set(choices["clan"]) == {*cb.clans, "antitribu", "any", "none"}
    assert set(choices["path"]) == {*cb.paths, "any", "none"}
    assert choices["artist"] == list(cb.artists)
    assert choices["set"] == list(cb.sets)
    assert {"dom", "DOM", "viz"} <= set(choices["dis"])
    assert "VIZ" not in choices["dis"]


def test_choices_of_an_enum_that_no_card_has_are_not_offered(cb):
    index = index_of(cb)
    for filter_ in filters():
        if isinstance(filter_, ChoiceFilter) and filter_.key in {"func", "trait", "bonus", "title"}:
            for choice in filter_.choices(index):
                assert search(cb, f'{filter_.key}:"{choice.value}"')


def test_numbers_have_limits_for_a_slider(cb):
    capacity = keywords()["cap"]
    assert isinstance(capacity, NumberFilter)
    assert capacity.limits(index_of(cb)) == (1, 11)
    for filter_ in filters():
        if isinstance(filter_, NumberFilter):
            low, high = filter_.limits(index_of(cb))
            assert low <= high


def test_panel_can_choose_its_widget_by_kind():
    kinds = {f.key: f.kind for f in filters()}
    assert kinds["clan"] is ValueKind.CHOICE
    assert kinds["cap"] is ValueKind.NUMBER
    assert kinds["text"] is ValueKind.TEXT
    assert kinds["banned"] is ValueKind.DATE


def test_guide_names_every_keyword_and_example():
    text = guide()
    for filter_ in filters():
        assert filter_.help in text
        for word in (filter_.key, *filter_.aliases):
            assert f"`{word}:`" in text
        for example in filter_.examples:
            assert f"`{example}`" in text


def test_queries_of_the_guide_are_valid():
    for line in guide().splitlines():
        if line.startswith("    ") and not line.startswith("    `"):
            assert parse(line)
