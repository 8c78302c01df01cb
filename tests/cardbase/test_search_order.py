"""``sort:`` in a query: the order of cards."""

import pytest

from cardbase.model import CryptCard, LibraryCard
from cardbase.search import Context, Not, Op, QueryError, Term, Value, negate, parse, read, search


def found(cb, query, **context):
    return search(cb, query, Context(**context))


def test_sorts_by_capacity_both_ways(cb):
    rising = [card.capacity for card in found(cb, "clan:baali kind:crypt sort:cap")]
    assert rising == sorted(rising)
    assert rising[0] < rising[-1]
    falling = [card.capacity for card in found(cb, "clan:baali kind:crypt sort:-cap")]
    assert falling == sorted(rising, reverse=True)


def test_a_second_key_sorts_equal_cards(cb):
    cards = found(cb, "kind:crypt group:2 sort:clan,-cap,name")
    assert cards == sorted(cards, key=lambda c: (c.clan, -c.capacity, cards.index(c)))
    assert [(c.clan, c.capacity) for c in cards] == sorted(
        ((c.clan, c.capacity) for c in cards), key=lambda pair: (pair[0], -pair[1])
    )
    assert cards == found(cb, "sort:clan kind:crypt sort:-cap group:2 sort:name")


@pytest.mark.parametrize("query", ["sort:cap", "sort:-cap"])
def test_cards_without_the_value_come_last(cb, query):
    kinds = [isinstance(card, CryptCard) for card in found(cb, query)]
    assert kinds == sorted(kinds, reverse=True)


def test_a_cost_of_x_comes_after_the_numbers(cb):
    costs = [c.blood_cost for c in found(cb, "type:action -blood:0 sort:blood")]
    assert "X" in costs
    assert all(cost == "X" for cost in costs[costs.index("X") :])


def test_the_first_of_several_dates_in_the_order_counts(cb):
    def days(card):
        return [p.date for p in card.printings if p.date is not None]

    oldest = [min(days(card)) for card in found(cb, "govern sort:printed") if days(card)]
    assert oldest == sorted(oldest)
    newest = [max(days(card)) for card in found(cb, "govern sort:-printed") if days(card)]
    assert newest == sorted(newest, reverse=True)


def test_sorts_by_the_deck_and_the_archive(cb):
    deflection, villein = cb["Deflection"].id, cb["Villein"].id
    deck = {deflection: 5, villein: 7}
    first = found(cb, "deck>0 sort:-deck", deck=deck)
    assert [card.id for card in first] == [villein, deflection]
    first = found(cb, "deck>0 sort:twd", deck=deck, played=lambda: {villein: 9, deflection: 2})
    assert [card.id for card in first] == [deflection, villein]


def test_matching_names_come_first_without_a_sort(cb):
    plain = found(cb, "govern kind:library")
    assert plain[0].name.startswith("Govern")
    assert all(isinstance(card, LibraryCard) for card in plain)
    assert set(found(cb, "govern kind:library sort:-name")) == set(plain)


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("-sort:cap clan:baali", "clan:Baali sort:-cap"),
        ("-sort:-cap", "sort:cap"),
        ("not sort:cap clan:baali", "clan:Baali sort:-cap"),
        ("order:-capacity", "sort:-cap"),
        ("SORTBY:+Name", "sort:name"),
        ("sort:cap|-name", "sort:cap,-name"),
        ("clan:baali OR clan:kiasyd sort:cap", "(clan:Baali OR clan:Kiasyd) sort:cap"),
        ("(sort:cap clan:baali) OR clan:kiasyd", "(clan:Baali OR clan:Kiasyd) sort:cap"),
        ("sort:cap and clan:baali", "clan:Baali sort:cap"),
        ("-(sort:cap clan:baali)", "-clan:Baali sort:cap"),
        ("sort: -year", "sort:-printed"),
    ],
)
def test_a_sort_applies_to_the_whole_query(cb, written, canonical):
    query = parse(written, cb)
    assert str(query) == canonical
    assert parse(canonical, cb) == query


def test_a_negated_sort_is_reversed(cb):
    term = Term("sort", Op.HAS, (Value("cap"),))
    assert negate(term) == Term("sort", Op.HAS, (Value("-cap"),))
    assert negate(negate(term)) == term
    assert negate(Term("cap", Op.HAS, (Value("3"),))) == Not(Term("cap", Op.HAS, (Value("3"),)))


@pytest.mark.parametrize(
    ("query", "offered"),
    [("sort:capacty", "cap"), ("sort:text", None), ("sort:/cap/", None), ("sort:nme", "name")],
)
def test_refuses_keys_without_an_order(cb, query, offered):
    with pytest.raises(QueryError, match="cannot be sorted by") as caught:
        parse(query, cb)
    assert offered is None or offered in caught.value.suggestions


@pytest.mark.parametrize("text", ["sort:", "sort:-", "sort:cap,-", "clan:baali sort:"])
def test_an_unfinished_sort_keeps_all_results(cb, text):
    reading = read(text, cb)
    assert reading.errors
    assert search(cb, reading.query)
