"""Answers to questions against every order of a small deck."""

import itertools
from fractions import Fraction
from math import comb

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cardbase.model import CryptCard
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.stats.draw_counts import Compare
from vtes_deck.stats.errors import ImpossibleError
from vtes_deck.stats.odds.answer import answer
from vtes_deck.stats.odds.explanation import assumptions
from vtes_deck.stats.odds.question import (
    All,
    Any,
    Copies,
    Count,
    Known,
    Measure,
    Moment,
    Not,
    OddsQuestion,
    Pick,
    Zone,
)
from vtes_deck.stats.odds.reader import parse

PLAYED_BY = {
    "Deflection": {"Anson", "Gilbert Duane"},
    "Majesty": {"Anson"},
    "Cats' Guidance": {"Sheldon, Lord of the Clog"},
    "Villein": {"Anson", "Gilbert Duane", "Sheldon, Lord of the Clog"},
}
"""The vampires of the mixed deck who can play its cards, as printed."""

CAPACITIES = {"Anson": 8, "Gilbert Duane": 7, "Sheldon, Lord of the Clog": 9}
BLOOD = {"Deflection": 1, "Majesty": 1}


def ask(deck, names, text):
    return answer(deck, parse(text, names)).chance.value


def orders(slots):
    """All orders of the cards, which are equally likely."""
    return set(itertools.permutations([slot.card for slot in slots for _ in range(slot.count)]))


def is_true(condition, crypt, library, question):
    """Whether a condition holds for one order of the deck."""
    if isinstance(condition, Not):
        return not is_true(condition.condition, crypt, library, question)
    if isinstance(condition, All):
        return all(is_true(part, crypt, library, question) for part in condition.conditions)
    if isinstance(condition, Any):
        return any(is_true(part, crypt, library, question) for part in condition.conditions)
    moment = condition.moment or question.moment
    if condition.zone is Zone.CRYPT:
        cards = crypt[: 4 if condition.moment is None else moment.cards]
    else:
        cards = library[: moment.cards]
    if condition.zone is Zone.PLAYABLE:
        there = {card.name for card in crypt[:4]}
        cards = [card for card in cards if PLAYED_BY[card.name] & there]
    wanted = {card for pick in condition.picks for card in pick.cards}
    count = added_up([card for card in cards if card in wanted], condition.measure)
    return {
        Compare.AT_LEAST: count >= condition.number,
        Compare.AT_MOST: count <= condition.number,
        Compare.EXACTLY: count == condition.number,
    }[condition.compare]


def added_up(cards, measure):
    """The sum of printed values of cards, from a table."""
    names = [card.name for card in cards]
    match measure:
        case Measure.CARDS:
            return len(names)
        case Measure.DIFFERENT:
            return len(set(names))
        case Measure.CAPACITY:
            return sum(CAPACITIES[name] for name in names)
        case Measure.BLOOD:
            return sum(BLOOD.get(name, 0) for name in names)
        case Measure.POOL:
            return 0


def as_known(order, known):
    """Whether an order of one deck agrees with the known facts."""
    lists = []
    for copies in (known.seen, known.top, known.removed):
        cards = [one.card for one in copies for _ in range(one.number)]
        lists.append([card for card in cards if card in order])
    seen, top, removed = lists
    at, last = len(seen), len(order) - len(removed)
    return (
        sorted(order[:at], key=str) == sorted(seen, key=str)
        and list(order[at : at + len(top)]) == top
        and sorted(order[last:], key=str) == sorted(removed, key=str)
        and last >= at + len(top)
    )


def by_trying(deck, question):
    """The answer from all pairs of orders."""
    crypts = [order for order in orders(deck.crypt) if as_known(order, question.known)]
    libraries = [order for order in orders(deck.library) if as_known(order, question.known)]
    hits = sum(
        is_true(question.condition, crypt, library, question)
        for crypt in crypts
        for library in libraries
    )
    return Fraction(hits, len(crypts) * len(libraries))


@pytest.fixture(scope="module")
def tiny(cb):
    """Decks small enough to try every pair of orders."""
    return Deck(
        crypt=(Slot(cb["Gilbert Duane (G1)"], 2), Slot(cb["Arika"], 1), Slot(cb["Neserian"], 1)),
        library=(
            Slot(cb["Villein"], 2),
            Slot(cb["Minion Tap"], 1),
            Slot(cb["Deflection"], 2),
        ),
    )


@pytest.fixture(scope="module")
def mixed(cb):
    """Five crypt cards, of which four are drawn, and a library that only some of them can play."""
    return Deck(
        crypt=(
            Slot(cb["Anson"], 2),
            Slot(cb["Gilbert Duane (G1)"], 2),
            Slot(cb["Sheldon, Lord of the Clog"], 1),
        ),
        library=(
            Slot(cb["Deflection"], 2),
            Slot(cb["Majesty"], 1),
            Slot(cb["Cats' Guidance"], 1),
            Slot(cb["Villein"], 1),
        ),
    )


@st.composite
def questions(draw, deck, zones=(Zone.CRYPT, Zone.HAND), measures=(Measure.CARDS,)):
    """Questions about the cards of a deck, with moments and known facts."""
    known_cards = draw(st.permutations([s.card for s in deck.slots for _ in range(s.count)]))
    cuts = sorted(draw(st.lists(st.integers(0, 4), min_size=3, max_size=3)))
    known = Known(
        *(
            tuple(Copies(card) for card in known_cards[a:b])
            for a, b in itertools.pairwise([0, *cuts])
        )
    )

    def count():
        zone = draw(st.sampled_from(zones))
        measure = draw(st.sampled_from([one for one in measures if zone in one.zones]))
        slots = deck.crypt if zone is Zone.CRYPT else deck.library
        seen = sum(isinstance(c.card, CryptCard) is (zone is Zone.CRYPT) for c in known.seen)
        gone = sum(isinstance(c.card, CryptCard) is (zone is Zone.CRYPT) for c in known.removed)
        cards = draw(st.lists(st.sampled_from([s.card for s in slots]), min_size=1, unique=True))
        most = sum(s.count for s in slots) - gone
        own = Moment(turn=0, cards=draw(st.integers(seen, most)))
        return Count(
            zone,
            draw(st.sampled_from(Compare)),
            draw(st.integers(0, 35 if measure is Measure.CAPACITY else 3)),
            tuple(Pick((card,)) for card in cards),
            own,
            measure,
        )

    one, two, three = count(), count(), count()
    condition = draw(
        st.sampled_from([one, All((one, two)), Any((one, Not(two))), All((Any((one, two)), three))])
    )
    return OddsQuestion(condition=condition, known=known)


@given(data=st.data())
@settings(max_examples=150)
def test_answers_equal_an_enumeration_of_orders(tiny, data):
    question = data.draw(questions(tiny))
    assert answer(tiny, question).chance.value == by_trying(tiny, question)


@given(data=st.data())
@settings(max_examples=150)
def test_sums_and_playable_cards_equal_an_enumeration_of_orders(mixed, data):
    question = data.draw(questions(mixed, tuple(Zone), tuple(Measure)))
    assert answer(mixed, question).chance.value == by_trying(mixed, question)


def test_a_card_counts_as_playable_only_with_a_vampire_who_can_play_it(mixed, names):
    # Sheldon is among four of five crypt cards in 4/5 of the deals, Cats' Guidance in 2/5.
    text = "playable(Cats' Guidance) after 2 cards"
    assert ask(mixed, names, text) == Fraction(4, 5) * Fraction(2, 5)
    assert ask(mixed, names, "playable(Cats' Guidance) after 2 cards given removed(Sheldon)") == 0
    assert ask(mixed, names, "playable(Villein) after 2 cards") == Fraction(2, 5)


def test_a_playable_card_and_the_vampire_who_plays_it_are_not_independent(mixed, names):
    # Without Sheldon no deck plays Cats' Guidance, so also asking for Sheldon changes nothing.
    both = "playable(Cats' Guidance) and crypt(Sheldon) after 2 cards"
    assert ask(mixed, names, both) == ask(mixed, names, "playable(Cats' Guidance) after 2 cards")


def test_different_cards_and_sums(mixed, names):
    # Two of five cards have one name only if they are the two Deflections: 1 of 10 pairs.
    every = "(Deflection|Villein|Majesty|Cats' Guidance)"
    assert ask(mixed, names, f"hand.different>=2{every} after 2 cards") == 1 - Fraction(1, 10)
    # The five capacities add up to 39, so four of them to at most 31 without Anson or Sheldon.
    assert ask(mixed, names, "crypt.capacity<=31(Anson|Gilbert Duane|Sheldon)") == Fraction(3, 5)
    assert ask(mixed, names, "hand.blood=2(Deflection|Majesty) after 2 cards") == Fraction(3, 10)


def test_crypt_and_hand_together(little, names):
    found = ask(little, names, "crypt>=1(Arika) and hand>=1(Villein|Minion Tap) after 3 cards")
    assert found == Fraction(4, 6) * (1 - Fraction(comb(4, 3), comb(7, 3)))


def test_groups_that_overlap_are_not_added(little, names):
    text = "hand>=1(Villein|Minion Tap) and hand>=1(Minion Tap|Deflection) after 2 cards"
    # A Minion Tap answers both: with one in two cards (6 of 21), or Villein with Deflection (2).
    assert ask(little, names, text) == Fraction(6 + 2, 21)


def test_a_card_named_twice_counts_once(little, names):
    once = ask(little, names, "hand>=2(Villein) after 3 cards")
    assert ask(little, names, "hand>=2(Villein|Villein|[villein]) after 3 cards") == once


def test_impossible_and_certain_events_are_exact(little, names):
    assert ask(little, names, "crypt>=4(Arika)") == 0
    assert ask(little, names, "crypt>=1(Anarch Convert|Gilbert Duane)") == 1


def test_by_turn_counts_discards_and_plays(winner, cb):
    from vtes_deck.app.deck_names import DeckNames

    names = DeckNames(cb, winner)
    card = winner.library[0].card
    for clauses, seen in (
        ("", 7),
        ("by turn 1", 7),
        ("by turn 3", 9),
        ("by turn 3 without discards", 7),
        ("by turn 3 with 2 plays", 13),
        ("by turn 3 with 0 discards 1 play", 9),
        ("after 11 cards", 11),
    ):
        found = ask(winner, names, f'hand("{card}") {clauses}')
        copies = winner.count(card)
        size = winner.library_count
        assert found == 1 - Fraction(comb(size - copies, seen), comb(size, seen))


def test_the_seat_matters_only_if_crypt_cards_are_drawn(little, names):
    plain = {ask(little, names, f"crypt(Arika) by turn 2 seat {seat}") for seat in range(1, 6)}
    assert plain == {Fraction(4, 6)}
    drawing = [
        ask(little, names, f"crypt(Arika) by turn 2 seat {seat} with 1 decrypt")
        for seat in range(1, 6)
    ]
    assert drawing == [Fraction(n, 6) for n in (4, 4, 4, 5, 5)]


def test_more_cards_than_the_deck_has_means_all_cards(little, names):
    assert ask(little, names, "hand>=2(Villein) after 500 cards") == 1
    assert ask(little, names, "hand=2(Villein) after 500 cards given removed(Villein)") == 0


def test_known_cards_change_the_odds(little, names):
    text = "hand>=1(Deflection) after 3 cards"
    assert ask(little, names, text) == Fraction(3, 7)
    assert ask(little, names, f"{text} given seen(Villein)") == Fraction(2, 6)
    assert ask(little, names, f"{text} given removed(Villein)") == Fraction(3, 6)
    assert ask(little, names, f"{text} given top(2x Villein)") == Fraction(1, 5)
    assert ask(little, names, f"{text} given top(Deflection)") == 1
    assert ask(little, names, f"{text} given seen(Villein|Blood Doll) removed(Arika)") == (
        Fraction(1, 5)
    )


@pytest.mark.parametrize(
    "given_",
    ["seen(3x Villein)", "seen(Villein) top(2x Villein)", "seen(Villein|Blood Doll|Minion Tap)"],
)
def test_impossible_known_cards_are_refused(little, names, given_):
    question = parse(f"hand(Deflection) after 2 cards given {given_}", names)
    with pytest.raises(ImpossibleError):
        answer(little, question)


def test_an_empty_deck_draws_nothing(names):
    assert ask(Deck(), names, "crypt(Arika) or hand(Villein)") == 0
    assert ask(Deck(), names, "crypt=0(Arika) and hand=0(Villein)") == 1


def test_parts_are_shown_next_to_the_whole(little, names):
    found = answer(little, parse("crypt(Arika) and hand(Villein) after 2 cards", names))
    assert [part.chance.value for part in found.parts] == [Fraction(4, 6), Fraction(11, 21)]
    assert [(part.seen, part.zone_cards, part.copies) for part in found.parts] == [
        (4, 6, 1),
        (2, 7, 2),
    ]


@given(data=st.data())
def test_more_cards_or_copies_never_hurt_at_least(little, cb, data):
    number = data.draw(st.integers(0, 3))
    card = data.draw(st.sampled_from(little.library)).card

    def chance(deck, seen):
        count = Count(
            Zone.HAND, Compare.AT_LEAST, number, (Pick((card,)),), Moment(turn=0, cards=seen)
        )
        return answer(deck, OddsQuestion(condition=count)).chance.value

    seen = data.draw(st.integers(0, 6))
    assert chance(little, seen) <= chance(little, seen + 1)
    other = data.draw(st.sampled_from(little.library))
    assume(other.card != card)
    swapped = Deck(
        crypt=little.crypt,
        library=tuple(
            Slot(s.card, s.count + (s.card == card) - (s == other))
            for s in little.library
            if s != other or s.count > 1
        ),
    )
    assert chance(little, seen) <= chance(swapped, seen)


def test_the_opposite_has_the_complementary_chance(little, names):
    text = "crypt>=2(Gilbert Duane) or hand=1(Villein|Deflection) after 4 cards"
    opposite = f"not ({text.removesuffix(' after 4 cards')}) after 4 cards"
    assert ask(little, names, text) + ask(little, names, opposite) == 1


def test_assumptions_are_described_in_words(little, names):
    question = parse(
        "crypt(Arika) and hand(Villein) by turn 3 seat 2 with 1 discard 2 plays 1 decrypt "
        "given seen(Villein)",
        names,
    )
    said = assumptions(answer(little, question))
    assert any("5 of 6" in line and "4 transfers" in line for line in said)
    assert any("7 of 7" in line and "1 discard and 2 plays" in line for line in said)
    assert any(line.startswith("Seat 2 of 5: 2, 4, 4 transfers") for line in said)
    assert "Already seen: Villein." in said


def test_a_range_is_the_sum_of_its_counts(little, names):
    cards = "(Villein|Govern the Unaligned)"
    single = [ask(little, names, f"hand={n}{cards} after 4 cards") for n in range(5)]
    assert ask(little, names, f"hand=1..3{cards} after 4 cards") == sum(single[1:4])
    # Two or three of the four among four cards of seven, without a formula of ours:
    assert single[2] + single[3] == Fraction(comb(4, 2) * comb(3, 2) + comb(4, 3) * 3, comb(7, 4))
    assert ask(little, names, f"hand=2..3{cards} after 4 cards") == single[2] + single[3]
