"""Politics in whole games: votes count once, polling ends, contested cards are not targets."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from table_decks import archive_decks
from table_play import counters_add_up, misplaced
from table_politics import Council, with_motions, with_plain_motions

from cardbase.terms import Title, Type
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.game import Game
from vtes_deck.engine.politics import votes
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.politics.votes import Cast, Poll, VoteOrigin, VoteSide
from vtes_deck.engine.state.decisions import DecisionKind
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.status import titles
from vtes_deck.engine.status.contests import PAY, PAY_TITLE, VERBS, rivals
from vtes_deck.engine.turn.influence import TAKE_BACK
from vtes_deck.rulesets import EDITIONS
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.vekn import VEKN

NAMES = list(EDITIONS)
TITLED = ["Anson", "Anneke", "Akram", "Bronwen", "Gratiano", "Greensleeves", "Sha-Ennu", "Amisa"]


def options_touch_nothing_contested(table):
    for option in table.decision.options:
        if option.verb in VERBS:
            continue
        for card in (option.card, option.minion, option.target):
            assert card not in table.in_play or not table.in_play[card].contested


def contests_are_sound(table):
    """Check that each unique card has at most one face-up copy and each unique title one holder."""
    held = {}
    for card, card_in_play in table.in_play.items():
        if not card_in_play.contested and card_in_play.host < 0:
            assert not [copy for copy in rivals(table, card_in_play) if not copy.contested]
        if (
            isinstance(card_in_play, Minion)
            and not card_in_play.contested
            and card_in_play.host < 0
        ):
            claim = titles.claim(table, card_in_play)
            if claim and titles.current_title(table, card_in_play) is not None:
                assert claim not in held, f"{claim} has two holders"
                held[claim] = card


def lively(chance, options):
    """Any option, but politics more often, and no blood taken back."""
    political = [option for option in options if option.verb in {POLITICAL, PAY, PAY_TITLE}]
    if political and chance.random() < 0.7:
        return chance.choice(political)
    return chance.choice([option for option in options if option.verb is not TAKE_BACK])


def play_a_game(game, chance, most=1200):
    """Play at random and check everything after every decision."""
    cast_before, polled, referendums, contested = (), 0, 0, 0
    while game.decision and len(game.inputs) < most:
        table = game.table
        referendum = table.current(Referendum)
        casts = referendum.poll.casts if referendum else ()
        if game.decision.kind is DecisionKind.VOTE:
            assert casts[: len(cast_before)] == cast_before, "a cast vote has changed"
            minions = [cast.card for cast in casts if cast.kind is VoteOrigin.MINION]
            assert len(minions) == len(set(minions)), "a minion has voted twice"
            polled += 1
            assert polled < 200, "polling does not end"
        else:
            referendums += polled > 0
            polled = 0
        cast_before = casts
        contested += game.decision.kind is DecisionKind.CONTEST
        options_touch_nothing_contested(table)
        contests_are_sound(table)
        assert counters_add_up(table)
        assert not misplaced(table)
        game.apply(lively(chance, game.decision.options))
    return referendums, contested


def political_decks(cb):
    """Decks that rely on their referendums."""
    return [
        deck
        for deck in archive_decks(cb, 150)
        if sum(Type.POLITICAL_ACTION in card.types for card in deck[1]) >= 10
    ]


def game_of(cb, seed, *, mirrored):
    """A game in which every political card calls a referendum, with one deck for all or several."""
    decks = political_decks(cb)
    seats = 2 + seed % 4
    chosen = [decks[(seed + (0 if mirrored else i)) % len(decks)] for i in range(seats)]
    rules = EDITIONS[NAMES[seed % len(NAMES)]]
    return Game.start(rules, chosen, seed, scripts=with_motions if seed % 2 else with_plain_motions)


@pytest.mark.rule("REF-04", "REF-05", "REF-08", "CON-02", "CON-09", "CON-11", "GEN-19", "GEN-06")
@pytest.mark.parametrize("mirrored", [True, False])
def test_random_games_follow_the_rules_of_politics(cb, mirrored):
    seen = [0, 0]
    for seed in range(12):
        game = game_of(cb, seed, mirrored=mirrored)
        found = play_a_game(game, random.Random(seed))
        seen = [seen[0] + found[0], seen[1] + found[1]]
    assert seen[1 if mirrored else 0] > 20, "too few referendums to test anything"


def council(cb, rules, chance):
    """Vampires with titles, the Edge and political cards, dealt out at random."""
    play = Council(cb, rules=rules)
    for vampire in TITLED:
        play.ready(chance.choice(play.names), vampire)
    for card in ("Parity Shift", "Consanguineous Boon", "Reckless Agitation"):
        play.card(chance.choice(play.names), card)
    play.edge(chance.choice(play.names))
    return play


@pytest.mark.rule("REF-06", "REF-08", "REF-25", "REF-27")
@pytest.mark.parametrize("rules", [VEKN, JYHAD_1994])
def test_the_result_follows_the_logged_votes(cb, rules):
    for seed in range(40):
        chance = random.Random(seed)
        play = council(cb, rules, chance).call("Ada")
        asked = 0
        while play.decision.kind is DecisionKind.VOTE:
            play.game.apply(chance.choice(play.decision.options))
            asked += 1
        reported = {"for": 0, "against": 0}
        prisci = {"for": 0, "against": 0}
        for event in play.table.log:
            if event.what.name in {"votes", "card vote", "edge burned", "burned for vote"}:
                reported[event.word] += event.n
            if event.what.name == "ballot":
                prisci[event.word] += event.n
        if prisci["for"] != prisci["against"]:
            reported[max(prisci, key=prisci.__getitem__)] += rules.prisci_votes
        assert play.result == (
            reported["for"],
            reported["against"],
            reported["for"] > reported["against"],
        )
        assert asked < 60


@pytest.mark.rule("REF-27")
@given(st.lists(st.tuples(st.sampled_from(list(VoteSide)), st.integers(0, 4), st.integers(0, 1))))
def test_prisci_and_votes_are_tallied_apart(cb, casts):
    table = Council(cb, "Ada", "Ben").table
    made = tuple(
        Cast(0, VoteOrigin.MINION, card, side, count, ballots)
        for card, (side, count, ballots) in enumerate(casts)
    )
    found = votes.tally(table, Poll(0, casts=made))
    balance = sum(ballots if side is VoteSide.FOR else -ballots for side, _, ballots in casts)
    for side, total in zip(VoteSide, found, strict=True):
        block = 3 if (balance > 0) == (side is VoteSide.FOR) and balance else 0
        assert total == block + sum(count for other, count, _ in casts if other is side)


@pytest.mark.rule("REF-07", "REF-09")
def test_no_methuselah_casts_more_votes_than_she_has(cb):
    for seed in range(30):
        chance = random.Random(seed)
        play = council(cb, VEKN, chance).call("Ada")
        have = {
            seat: sum(source.votes for source in votes.open_sources(play.table, Poll(0), seat))
            for seat in range(5)
        }
        while play.decision.kind is DecisionKind.VOTE:
            play.game.apply(chance.choice(play.decision.options))
        for seat in range(5):
            casts = [cast for cast in play.referendum.poll.casts if cast.seat == seat]
            assert sum(cast.votes for cast in casts) <= have[seat] + (seat == 0)
            cards = [
                cast for cast in casts if cast.kind in {VoteOrigin.HAND, VoteOrigin.CALLING_CARD}
            ]
            assert len(cards) <= 1


def test_the_titles_of_these_tests_have_the_expected_votes(cb):
    assert [cb[name].title for name in TITLED[:4]] == [
        Title.PRINCE,
        Title.JUSTICAR,
        Title.PRIMOGEN,
        Title.PRISCUS,
    ]
