"""A referee written from the rulebook without engine code checks the logs of whole games."""

import random
from collections import Counter

import pytest
from table_politics import Council

from vtes_deck.app.games import let_play, seat_agents, seat_names, start
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.engine.politics.referendum import CARD_BURNED, CARD_VOTE, EDGE_BURNED, VOTES
from vtes_deck.engine.state.decisions import DecisionKind
from vtes_deck.engine.state.events import Event
from vtes_deck.rulesets import EDITIONS

GAMES = 3
"""Games of each edition, with three to five seats."""

DEBATES = 40
BALLOTS = [one.name for one in (CARD_BURNED, CARD_VOTE, EDGE_BURNED, VOTES)]
TITLED = ["Anson", "Cardano", "Anneke", "Akram", "Belinde", "Rake"]
"""Vampires with and without votes."""


def play(cb, edition, number):
    chance = random.Random(f"referee {edition} {number}")
    seats = chance.choice((3, 4, 5))
    decks = [from_archive(deck, cb.get) for deck in chance.sample(cb.archive.decks, seats)]
    names = seat_names(f"seat {seat}" for seat in range(seats))
    game = start(decks, names, edition, number)
    kinds = [chance.choice(("steady", "random")) for _ in range(seats)]
    let_play(game, seat_agents(kinds, seats, number))
    assert game.over
    return game


@pytest.fixture(scope="module", params=EDITIONS)
def games(cb, request):
    return [play(cb, request.param, number) for number in range(GAMES)]


def named(log: list[Event], *names: str) -> list[Event]:
    return [event for event in log if event.what.name in names]


@pytest.mark.rule("REF-06")
def test_a_referendum_passes_with_more_votes_for_than_against(games):
    for game in games:
        for event in named(game.log, "referendum passes", "referendum fails"):
            votes_for, votes_against = (int(n) for n in event.word.split(":"))
            assert (event.what.name == "referendum passes") == (votes_for > votes_against)


def debate(cb, edition, number):
    """A referendum at a table with titles and the Edge, with random votes."""
    chance = random.Random(f"debate {edition} {number}")
    play = Council(cb, rules=EDITIONS[edition])
    for vampire in chance.sample(TITLED, 4):
        play.ready(chance.choice(play.names), vampire)
    play.edge(chance.choice(play.names))
    play.call(chance.choice(play.names))
    while play.decision.kind is DecisionKind.VOTE:
        play.game.apply(chance.choice(play.decision.options))
    return play.game


@pytest.mark.rule("REF-06", "REF-10", "REF-12", "REF-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_counted_tie_fails(cb, edition):
    ties = 0
    for number in range(DEBATES):
        game = debate(cb, edition, number)
        sides = Counter()
        for event in named(game.log, *BALLOTS):
            sides[event.word] += event.n
        [result] = named(game.log, "referendum passes", "referendum fails")
        assert result.word == f"{sides['for']}:{sides['against']}"
        assert (result.what.name == "referendum passes") == (sides["for"] > sides["against"])
        ties += sides["for"] == sides["against"] > 0
    assert ties, "nothing is learned about ties"


def predator_of(prey, inside, fallen, seats):
    """The next Methuselah on the right who is in the game, or was ousted in this turn."""
    step = 1
    while (prey - step) % seats not in {*inside, *fallen}:
        step += 1
    return (prey - step) % seats


@pytest.mark.rule("END-02", "END-03", "END-04", "END-05", "END-06", "END-14")
def test_victory_points_come_from_ousting_withdrawing_and_surviving(games):
    for game in games:
        seats, rules = len(game.table.seats), game.table.rules
        inside, points = list(range(seats)), [0.0] * seats
        waiting, fallen = [], set()
        for event in game.log:
            name = event.what.name
            if name == "turn":
                fallen = set()
            elif name == "ousted":
                waiting.append(event.seat)
            elif name == "withdraws":
                inside.remove(event.seat)
                points[event.seat] += rules.withdraw_points
            elif name == "point" and waiting:
                prey = waiting.pop(0)
                inside.remove(prey)
                assert event.seat == predator_of(prey, inside, fallen, seats), (
                    "no matter who caused it"
                )
                points[event.seat] += rules.oust_points
                if rules.simultaneous_oust == "same turn":
                    fallen.add(prey)
            elif name == "last":
                assert inside == [event.seat]
                points[event.seat] += rules.last_point
        assert [seat.victory_points for seat in game.table.seats] == points


@pytest.mark.rule("INF-01", "INF-02", "INF-04", "INF-05", "INF-06")
def test_no_methuselah_uses_more_transfers_than_she_has(games):
    """Cards give more of them without a line in the log, so a few more are accepted."""
    more = 3
    price = {"transferred": 1, "taken back": 2, "buys crypt card": 4, "merged": 4}
    for game in games:
        left = turn = 0
        for event in game.log:
            if event.what.name == "turn":
                turn = event.n
            elif event.what.name == "transfers":
                assert event.n == ((1, 2, 3)[turn - 1] if turn <= 3 else 4)
                left = event.n + more
            elif event.what.name in price:
                units = 1 if price[event.what.name] == 4 else event.n
                left -= price[event.what.name] * units
                assert left >= 0


@pytest.mark.rule("COM-06", "COM-07", "COM-27")
def test_range_and_rounds_follow_maneuvers_and_presses(games):
    for game in games:
        far, number, going_on = False, 0, False
        for event in named(game.log, "combat", "round", "maneuvers", "range", "presses"):
            if event.what.name == "combat":
                number = 0
            elif event.what.name == "round":
                assert event.n == number + 1
                assert number == 0 or going_on
                far, going_on, number = False, False, event.n
            elif event.what.name == "maneuvers":
                far = not far
                assert event.word == ("long" if far else "close")
            elif event.what.name == "presses":
                assert event.word == ("end" if going_on else "continue")
                going_on = not going_on
            else:
                assert far


@pytest.mark.rule("DIA-03", "DIA-05", "DIA-09", "BHT-01")
def test_diablerie_is_one_step_with_a_blood_hunt_after_it(games):
    inside = {
        "drinks",
        "bloodless",  # the victim has lost its last blood
        "drains",  # blood above the capacity of the diablerist (GEN-18)
        "takes equipment",
        "burned",
        "learns",
        "forgets",
        "trophy",
        "leaves",
        "enters",
    }
    for game in games:
        events = [event for event in game.log if event.what.name not in {"discards", "draws"}]
        for at, event in enumerate(events):
            if event.what.name != "diablerie":
                continue
            gone = next(
                n
                for n, e in enumerate(events[at:])
                if e.what.name == "burned" and e.card == event.target
            )
            assert {e.what.name for e in events[at + 1 : at + gone + 1]} <= inside
            if game.table.rules.blood_hunt == "automatic":
                following = [e.what.name for e in events[at + gone :]]
                assert "blood hunt called" in following[:12]


@pytest.mark.rule("BLK-08", "RES-02")
def test_a_blocked_action_has_no_effect(games):
    for game in games:
        acting = None
        for event in game.log:
            if event.what.name == "bleeds":
                acting = event.minion
            elif event.what.name == "action blocked" and event.minion == acting:
                acting = None
            elif event.what.name == "bled":
                assert acting is not None
                acting = None
