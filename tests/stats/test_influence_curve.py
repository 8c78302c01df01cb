"""The influence curve against an enumeration of all orders of a small crypt."""

import itertools
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardbase.terms import Trait
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.stats.influence.crypt import kinds, openings
from vtes_deck.stats.influence.curve import (
    Conditions,
    TooManyStatesError,
    curve,
    exact,
    mean,
    sample_openings,
    simulated,
)
from vtes_deck.stats.influence.policy import Draw, Order, Policy, habits
from vtes_deck.stats.turns import transfers


class Methuselah:
    """A slow reference player: transfers by the rulebook, strategies in plain steps.

    Each card is a separate object with its own counters, so copies are distinguished. The player
    finishes the started copy: of equally wanted cards it takes the one with the most counters.
    Counters stay on their cards (INF-04), so a second copy of a vampire is never ready earlier.
    """

    def __init__(self, crypt, policy, pool, first_turns):
        self.region = [[card, 0] for card in crypt[:4]]
        self.crypt = list(crypt[4:])
        self.policy, self.pool, self.first_turns = policy, pool, first_turns
        self.ready = []

    def transfers(self, turn):
        return self.first_turns[turn - 1] if turn <= len(self.first_turns) else 4

    def clash(self, card):
        return any(
            card.unique and (other.id == card.id or other.id in card.variants)
            for other in self.ready
        )

    def surcharge(self, card):
        if Trait.SCARCE not in card.traits:
            return 0
        return 3 * len([other for other in self.ready if other.clan == card.clan])

    def can_finish(self, card, counters):
        return self.pool - (card.capacity - counters) - self.surcharge(card) >= self.policy.keep

    def wish(self, card, counters, turn):
        """The priority of a card for the player; smaller is earlier."""
        stars = self.policy.stars
        star = stars.index(card.id) if card.id in stars else 99
        need = card.capacity - counters
        name = (card.capacity, str(card))
        in_time = sum(self.transfers(t) for t in range(turn, max(3, turn + 1) + 1))
        match self.policy.order:
            case "cheapest":
                place = (need,)
            case "dearest":
                place = (-card.capacity, need)
            case "balanced" if counters:
                place = (0, need)
            case "balanced" if need <= in_time:
                place = (1, -need)
            case "balanced":
                place = (2, need)
        return (star, *place, name)

    def take_turn(self, turn):
        wanted = [
            entry
            for entry in self.region
            if not self.clash(entry[0]) and self.can_finish(entry[0], entry[1])
        ]
        stars = self.policy.stars
        around = [card for card, _ in self.region] + self.ready
        starless = not any(card.id in stars for card in around) and any(
            card.id in stars and not self.clash(card) for card in self.crypt
        )
        wishes_draw = (self.policy.draw != "never" and not wanted) or (
            self.policy.draw == "star" and starless
        )
        affordable = self.pool - 1 >= self.policy.keep
        if wishes_draw and self.transfers(turn) == 4 and self.crypt and affordable:
            self.pool -= 1
            self.region.append([self.crypt.pop(0), 0])
            return
        # The wishes are determined at the beginning of the phase.
        wanted.sort(key=lambda entry: self.wish(*entry, turn))
        left = self.transfers(turn)
        begun = []
        for entry in wanted:
            card = entry[0]
            if any(card.unique and (o.id == card.id or o.id in card.variants) for o in begun):
                continue
            if self.clash(card) or not self.can_finish(*entry) or not left:
                continue
            begun.append(card)
            while left and entry[1] < card.capacity:
                entry[1] += 1
                self.pool -= 1
                left -= 1
            if entry[1] == card.capacity:
                self.pool -= self.surcharge(card)
                self.region.remove(entry)
                self.ready.append(card)


def played_out(deck, conditions):
    """The frequency of each (pool, ready vampires) by turn, over all orders of the crypt."""
    cards = [slot.card for slot in deck.crypt for _ in range(slot.count)]
    seat, players = conditions.seat, conditions.players
    game_turns = [seat + players * n for n in range(conditions.turns)]
    first = [min(turn, 4) for turn in game_turns]
    found = [Counter() for _ in range(conditions.turns)]
    for order in itertools.permutations(cards):
        player = Methuselah(order, conditions.policy, conditions.pool, first)
        for turn in range(1, conditions.turns + 1):
            player.take_turn(turn)
            ready = tuple(sorted(card.id for card in player.ready))
            found[turn - 1][player.pool, ready] += 1
    return found


@pytest.fixture(scope="module")
def small_cards(cb):
    """Crypt cards with every special case: versions, scarce clans, not unique."""
    scarce = [c for c in cb.crypt if Trait.SCARCE in c.traits and c.capacity <= 6][:6]
    versions = [
        cb[i] for c in cb.crypt if c.capacity <= 4 and c.variants for i in (c.id, *c.variants)
    ]
    plain = [c for c in cb.crypt if c.capacity <= 5][:12]
    loose = [c for c in cb.crypt if not c.unique]
    return sorted({*scarce, *versions[:8], *plain, *loose}, key=lambda card: card.id)


@st.composite
def cases(draw, cards):
    """A crypt of up to six cards and conditions for it."""
    chosen = draw(st.lists(st.sampled_from(cards), min_size=1, max_size=5, unique=True))
    slots = [Slot(card, 1) for card in chosen]
    while sum(s.count for s in slots) < 6 and draw(st.booleans()):
        at = draw(st.integers(0, len(slots) - 1))
        slots[at] = Slot(slots[at].card, slots[at].count + 1)
    stars = draw(st.lists(st.sampled_from([c.id for c in chosen]), max_size=2, unique=True))
    policy = Policy(
        order=draw(st.sampled_from(Order)),
        draw=draw(st.sampled_from(Draw)),
        stars=tuple(stars),
        keep=draw(st.sampled_from([1, 4])),
    )
    players = draw(st.integers(2, 5))
    return Deck(crypt=tuple(slots)), Conditions(
        policy=policy,
        seat=draw(st.integers(1, players)),
        players=players,
        turns=4,
        pool=draw(st.sampled_from([30, 12, 7])),
    )


@given(data=st.data())
@settings(max_examples=40)
def test_the_curve_equals_an_enumeration_of_orders(small_cards, data):
    deck, conditions = data.draw(cases(small_cards))
    found = exact(kinds(deck), conditions)
    for turn, played in zip(found.turns, played_out(deck, conditions), strict=True):
        of = played.total()
        sets, pools, capacities = Counter(), Counter(), Counter()
        capacity = {slot.card.id: slot.card.capacity for slot in deck.crypt}
        for (pool, ready), times in played.items():
            sets[ready] += times
            pools[pool] += times
            capacities[sum(capacity[i] for i in ready)] += times
        for ours, theirs in (
            (turn.sets, sets),
            (turn.pool, pools),
            (turn.capacity, capacities),
        ):
            assert {k: Fraction(w, turn.of) for k, w in ours.items()} == {
                k: Fraction(w, of) for k, w in theirs.items()
            }


@given(data=st.data())
@settings(max_examples=60)
def test_spent_pool_equals_the_counters_on_vampires(small_cards, data):
    """Without scarce vampires and draws, all spent pool is on vampires (INF-04)."""
    deck, conditions = data.draw(cases(small_cards))
    found = exact(kinds(deck), conditions)
    given_so_far = 0
    for turn in found.turns:
        given_so_far += turn.transfers
        assert min(turn.pool) >= min(conditions.policy.keep, conditions.pool)
        assert max(turn.pool) <= conditions.pool
        assert max(turn.capacity) <= given_so_far
        assert sum(turn.ready.values()) == sum(turn.capacity.values()) == turn.of
    for one in (1, 2, 3):
        chances = [turn.at_least(one).value for turn in found.turns]
        assert chances == sorted(chances)


@given(index=st.integers(0, 4000), seat=st.integers(1, 5))
@settings(max_examples=20)
def test_a_later_seat_is_never_slower(cb, index, seat):
    """A later seat has at least the transfers of an earlier one, and none is lost."""
    from vtes_deck.deck.winning_decks import from_archive

    crypt = kinds(from_archive(cb.archive.decks[index], cb.get))
    early = exact(crypt, Conditions(seat=seat, turns=5), most=10**6)
    late = exact(crypt, Conditions(seat=seat + 1, players=6, turns=5), most=10**6)
    for one, other in zip(early.turns, late.turns, strict=True):
        for number in (1, 2, 3):
            assert one.at_least(number).value <= other.at_least(number).value


def test_ready_vampires_are_counted(cb):
    deck = Deck(crypt=(Slot(cb["Anarch Convert"], 4), Slot(cb["Gilbert Duane (G1)"], 2)))
    star = cb["Gilbert Duane (G1)"].id
    habit = Policy(stars=(star,))
    found = exact(kinds(deck), Conditions(policy=habit, seat=4))
    in_opening = 1 - Fraction(1, 15)
    assert [turn.out(star).value for turn in found.turns[:3]] == [0, in_opening, in_opening]
    assert found.turns[1].out_of((star, cb["Anarch Convert"].id), 2).value == in_opening


def test_a_second_copy_of_a_unique_vampire_stays_uncontrolled(cb):
    """A copy that would contest the player's own vampire is not influenced out (CON-10)."""
    deck = Deck(crypt=(Slot(cb["Gilbert Duane (G1)"], 3), Slot(cb["Gilbert Duane (G6)"], 3)))
    found = exact(kinds(deck), Conditions(seat=4, turns=6))
    assert found.turns[-1].ready == {1: found.turns[-1].of}
    pool = 30 - min(card.card.capacity for card in kinds(deck))
    assert max(found.turns[-1].pool) == pool


def test_every_seat_of_a_known_crypt(cb):
    """Twelve vampires of capacity 5: the first is ready after five transfers."""
    five = [card for card in cb.crypt if card.capacity == 5 and card.unique and not card.variants]
    plain = [card for card in five if Trait.SCARCE not in card.traits][:12]
    crypt = kinds(Deck(crypt=tuple(Slot(card, 1) for card in plain)))
    for seat, ready in ((1, [0, 1, 1, 2, 3]), (2, [0, 1, 2, 2, 3]), (4, [0, 1, 2, 3, 4])):
        found = exact(crypt, Conditions(seat=seat, turns=5))
        assert [turn.ready for turn in found.turns] == [
            {n: turn.of} for n, turn in zip(ready, found.turns, strict=True)
        ]


@pytest.mark.parametrize("seat", [1, 2, 3, 4, 5])
def test_a_crypt_of_copies_is_ready_as_soon_as_the_transfers_allow(cb, seat):
    """Twelve copies of a vampire of capacity 10: no strategy may spread counters over them."""
    crypt = kinds(Deck(crypt=(Slot(cb["Cybele"], 12),)))
    had = list(itertools.accumulate(transfers(turn, seat) for turn in range(1, 7)))
    for name, policy in habits(crypt).items():
        found = exact(crypt, Conditions(policy=policy, seat=seat))
        ready = [turn.at_least(1).value for turn in found.turns]
        assert ready == [counters >= 10 for counters in had], name


@st.composite
def crowded(draw, cb):
    """A crypt of a few vampires in many copies and versions, none of them scarce."""
    plain = [card for card in cb.crypt if Trait.SCARCE not in card.traits]
    versions = [card for card in plain if card.variants]
    names = draw(st.lists(st.sampled_from([*versions, *plain[::9]]), min_size=1, max_size=4))
    cards = {one for card in names for one in (card, *map(cb.__getitem__, card.variants))}
    chosen = sorted((c for c in cards if Trait.SCARCE not in c.traits), key=lambda card: card.id)
    return kinds(Deck(crypt=tuple(Slot(card, draw(st.integers(1, 8))) for card in chosen[:5])))


@given(data=st.data())
@settings(max_examples=40)
def test_every_policy_finally_readies_all_vampires(cb, data):
    """INF-04, INF-08, CON-20: with enough pool, counters that suffice for all vampires ready all.

    The vampires of an opening are all ready when the transfers suffice for their largest versions,
    in any order.
    """
    crypt = data.draw(crowded(cb))
    players = data.draw(st.integers(2, 6))
    seat = data.draw(st.integers(1, players))
    of_name = {}
    for kind in crypt:
        who = kind.same or -kind.card.id
        of_name.setdefault(who, []).append(kind)
    greatest = sorted(max(kind.capacity for kind in same) for same in of_name.values())
    for name, policy in habits(crypt).items():
        conditions = Conditions(policy=policy, seat=seat, players=players, turns=14, pool=300)
        found = simulated(crypt, conditions, seed=1, games=150)
        had = 0
        for turn in found.turns:
            had += turn.transfers
            # A searching strategy may draw instead of influencing, at most the whole crypt.
            spent = had - 4 * (name == "search") * sum(kind.copies for kind in crypt)
            if spent >= greatest[-1]:
                assert turn.at_least(1).value == 1, (name, turn.turn)


# ------------------------------------------------------------------------------------- simulation


@pytest.fixture(scope="module")
def drawing(winner):
    """A real crypt and a policy that draws."""
    crypt = kinds(winner)
    policy = Policy(order=Order.DEAREST, draw=Draw.STAR, stars=(crypt[-1].card.id,))
    return crypt, Conditions(policy=policy, seat=3, turns=4)


@pytest.mark.soak
def test_the_interval_has_the_stated_coverage(drawing):
    """Of 300 samples about 285 contain it; fewer than 271 or more than 297 occur once in 1,000."""
    crypt, conditions = drawing
    truth = exact(crypt, conditions)
    questions = ((3, 1), (4, 2))
    held = Counter()
    for seed in range(300):
        sampled = simulated(crypt, conditions, seed=seed, games=200)
        for turn, number in questions:
            value = float(truth.turns[turn - 1].at_least(number))
            assert 0.02 < value < 0.98
            low, high = sampled.turns[turn - 1].at_least(number).interval
            held[turn] += low <= value <= high
    assert all(271 <= held[turn] <= 297 for turn, _ in questions)


def test_games_are_sampled_from_a_huge_crypt(cb):
    """If openings cannot be enumerated, the cards are shuffled instead; the odds are the same."""
    import random

    cards = [card for card in cb.crypt if card.capacity == 5][:40]
    crypt = kinds(Deck(crypt=tuple(Slot(card, 1 + (at < 3) * 9) for at, card in enumerate(cards))))
    dealt = sample_openings(crypt, 20_000, random.Random(1))
    assert sum(dealt.values()) == 20_000
    for place, kind in enumerate(crypt):
        copies = sum(opening.count(place) * times for opening, times in dealt.items())
        expected = 20_000 * 4 * kind.copies / sum(k.copies for k in crypt)
        assert abs(copies - expected) < 5 * expected**0.5


def test_the_same_seed_gives_the_same_games(drawing):
    crypt, conditions = drawing
    one = simulated(crypt, conditions, seed=7, games=500)
    assert one == simulated(crypt, conditions, seed=7, games=500)
    assert one != simulated(crypt, conditions, seed=8, games=500)
    assert (one.exact, one.games, one.seed) == (False, 500, 7)
    assert all(turn.sampled and turn.of == 500 for turn in one.turns)


def test_a_curve_is_exact_if_possible_and_says_so(drawing):
    crypt, conditions = drawing
    assert curve(crypt, conditions).exact
    with pytest.raises(TooManyStatesError):
        exact(crypt, conditions, most=10)
    found = curve(crypt, conditions, most=10, games=100, seed=3)
    assert not found.exact
    assert found == simulated(crypt, conditions, seed=3, games=100)


def test_all_openings_are_enumerated():
    assert len(list(openings((1,) * 12))) == 495
    assert sum(ways for _, ways in openings((3, 2, 5, 2))) == 495
    assert dict(openings((2,))) == {(0, 0): 1}
    assert dict(openings(())) == {(): 1}


def test_an_empty_crypt_has_a_flat_curve():
    found = exact((), Conditions(turns=2))
    assert [turn.ready for turn in found.turns] == [{0: 1}, {0: 1}]
    assert mean(found.turns[1].pool) == 30
