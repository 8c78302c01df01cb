"""Two decks side by side."""

import re
from fractions import Fraction

import pytest

from vtes_deck.app.deck_comparison import as_text, compare, influence
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.stats.influence import curve


@pytest.fixture(scope="module")
def before(cb):
    return from_archive(next(d for d in cb.archive if d.name == "Weenie ANI"), cb.get)


def figures(found, title):
    (section,) = (s for s in found.sections if s.title == title)
    return {figure.title: figure for figure in section.figures}


def test_cards_only_in_one_and_cards_with_other_counts(cb, before):
    gone, less, new = before.library[0].card, before.library[1].card, cb["Ashur Tablets"]
    assert before.count(new) == 0
    after = edits.set_count(before, gone, 0)
    after = edits.set_count(after, less, before.count(less) + 2)
    after = edits.set_count(after, new, 3)
    found = compare(before, after)
    assert [c.card for c in found.only_before] == [gone]
    assert [c.card for c in found.only_after] == [new]
    assert [(c.card, c.delta) for c in found.counts] == [(less, 2)]


def test_equal_decks_do_not_differ(before):
    found = compare(before, before)
    assert not found.cards
    assert not any(section.changed for section in found.sections)
    assert "The cards are the same." in as_text(found)
    assert not influence(before, before).changed


def test_counts_and_cost_show_the_changes(cb, before):
    card = cb["Ashur Tablets"]
    found = compare(before, edits.set_count(before, card, 3))
    master = figures(found, "Card types")["Master"]
    assert int(master.after) - int(master.before) == 3
    assert master.change == "+3"
    assert figures(found, "Size")["Library cards"].change == "+3"
    dear = next(c for c in cb.library if c.pool_cost == 3 and not before.count(c))
    cost = figures(compare(before, edits.set_count(before, dear, 2)), "Cost")
    assert cost["Total pool cost"].change == "+6"


def test_odds_of_the_opening_are_exact(cb, before):
    card = cb["Ashur Tablets"]
    found = compare(before, edits.set_count(before, card, 3))
    row = figures(found, "Opening hand")["Ashur Tablets"]
    size = before.library_count + 3
    none = Fraction(1)
    for drawn in range(7):
        none *= Fraction(size - 3 - drawn, size - drawn)
    assert (row.before, row.after) == ("0 %", f"{100 * float(1 - none):.1f} %")
    assert row.note == "exact"
    vampire = before.crypt[0].card
    without = compare(before, edits.set_count(before, vampire, 0))
    assert figures(without, "Opening crypt")[str(vampire)].after == "0 %"


def test_influence_shows_its_method_and_seat(cb, before):
    slower = edits.set_count(before, cb["Theo Bell (G2)"], 12)
    found = influence(before, slower, seat=1)
    assert "seat 1 of 5" in found.title
    rows = {figure.title: figure for figure in found.figures}
    one = rows["One vampire ready by turn 2"]
    assert one.note == "exact" or one.note.startswith("simulated")
    assert float(rows["Capacity ready on turn 4"].before) > 0
    assert rows["Two vampires ready by turn 3"].change.startswith("\N{MINUS SIGN}")


def test_simulated_influence_and_its_difference_have_intervals(cb, before, monkeypatch):
    def sampled(crypt, conditions):
        return curve.simulated(crypt, conditions, seed=1, games=200)

    slower = edits.set_count(before, next(card for card, _ in before.vampires), 0)
    monkeypatch.setattr("vtes_deck.app.deck_comparison.curve", sampled)
    found = influence(before, slower, seat=1).changed
    assert found
    for figure in found:
        assert "200 games" in figure.note
        assert re.fullmatch(r".+ \([\d.]+ to [\d.]+(?: %)?\)", figure.before), figure
        assert "±" in figure.change


def test_a_deck_without_a_crypt_has_no_influence(before):
    assert influence(before, Deck()).figures == ()
    assert compare(Deck(), before).only_before == ()


def test_decks_with_one_name_are_distinguished(before):
    found = compare(before, before)
    assert found.before != found.after
    named = compare(before, before, ("Monday", "Tuesday"))
    assert (named.before, named.after) == ("Monday", "Tuesday")


def test_the_text_can_be_read_without_colour(cb, before):
    after = edits.set_count(before, cb["Ashur Tablets"], 3)
    text = as_text(compare(before, after, ("A", "B")), [influence(before, after)])
    assert "Only in B\n  +3 Ashur Tablets (0 → 3)" in text
    assert "Master" in text
    assert "[exact]" in text
    every = as_text(compare(before, after), every=True)
    assert len(every) > len(text)


def test_a_difference_equals_that_of_the_shown_numbers(cb, before):
    """0.2022… and 0.1956… are both shown as 0.20: there is no visible change."""
    paid, free = cb["Govern the Unaligned"], cb["Villein"]
    deck = edits.add(edits.add(Deck(), paid, 18), free, 71)
    cost = figures(compare(deck, edits.add(deck, free, 3)), "Cost")["Blood cost per card"]
    assert (cost.before, cost.after, cost.change) == ("0.20", "0.20", "")
