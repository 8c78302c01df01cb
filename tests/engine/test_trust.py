"""The invariants of every game, tested with random players and real decks."""

import json
import random

import msgspec
import pytest
from series import thinned
from table_decks import archive_decks
from table_play import counters_add_up, misplaced, overfull

from vtes_deck.engine import record
from vtes_deck.engine.determinization import redeal
from vtes_deck.engine.game import Game, IllegalOptionError
from vtes_deck.engine.mechanics import bank
from vtes_deck.engine.narrator import log_sentences
from vtes_deck.engine.state.decisions import NONE, Option
from vtes_deck.engine.status import control
from vtes_deck.engine.turn.influence import TRANSFER
from vtes_deck.engine.turn.main_loop import run
from vtes_deck.rulesets import EDITIONS

SEATS = (2, 3, 4, 5, 6)


def new_game(cb, seed, *, edition=None, seats=None):
    decks = archive_decks(cb, 12)
    names = list(EDITIONS)
    edition = edition or names[seed % len(names)]
    seats = seats or SEATS[seed % len(SEATS)]
    return Game.start(EDITIONS[edition], [decks[(seed + i) % 12] for i in range(seats)], seed)


def crowded_game(cb, seed):
    """A game that begins with everyone's first vampires in play, with full blood."""
    game = new_game(cb, seed)
    table = game.table
    for seat in table.seats:
        for card in list(seat.uncontrolled):
            bank.add_to_uncontrolled(table, card, table.cards[card].capacity)
            control.arrive(table, card, seat.number)
    innermost = table.stack[-1]
    innermost.go_to(type(innermost).offer)
    table.decision = None
    run(table)
    return game


GAMES = pytest.mark.parametrize("begin", [new_game, crowded_game])


def play_on(game, seed, most=5000):
    chance = random.Random(seed)
    while game.decision and len(game.inputs) < most:
        game.apply(chance.choice(game.decision.options))
    return game


@pytest.mark.rule("GEN-04", "GEN-05", "GEN-06", "GEN-07", "GEN-18", "END-09")
@GAMES
@pytest.mark.parametrize("seed", thinned(range(20), 7))
def test_cards_and_counters_are_never_lost(cb, seed, begin):
    game = begin(cb, seed)
    chance = random.Random(seed)
    while game.decision and len(game.inputs) < 5000:
        options = game.decision.options
        assert len(options) == len(set(options))
        assert len({option.key() for option in options}) == len(options)
        game.apply(chance.choice(options))
        table = game.table
        assert counters_add_up(table)
        assert not misplaced(table)
        assert not overfull(table)
        assert all(seat.pool >= 0 for seat in table.seats)
    assert game.over


@GAMES
@pytest.mark.parametrize("seed", thinned(range(4), 4))
def test_a_fork_at_any_decision_continues_in_the_same_way(cb, seed, begin):
    straight = play_on(begin(cb, seed), seed)
    forked = begin(cb, seed)
    for option in straight.inputs:
        twin = forked.fork()
        twin.apply(option)
        before = forked.table.log[-1], forked.decision, len(forked.log)
        play_on(forked.fork(), seed + 1, most=len(forked.inputs) + 5)
        assert (forked.table.log[-1], forked.decision, len(forked.log)) == before
        forked = twin
    assert forked.table == straight.table


@GAMES
@pytest.mark.parametrize("seed", thinned(range(4), 3))
def test_undo_restores_an_equal_table(cb, seed, begin):
    game = begin(cb, seed)
    chance = random.Random(seed)
    kept = []
    while game.decision and len(game.inputs) < 400:
        kept.append(game.table.copy())
        game.apply(chance.choice(game.decision.options))
    for count in (1, 1, 2, 70, 1, 130):
        if count > len(game.inputs):
            break
        game.undo(count)
        assert game.table == kept[len(game.inputs)]
    play_on(game, seed)
    game.undo(len(game.inputs))
    assert game.table == kept[0]
    with pytest.raises(ValueError, match="only 0"):
        game.undo()


@GAMES
@pytest.mark.parametrize("seed", thinned(range(4), 3))
def test_same_seed_and_inputs_give_the_same_log(cb, seed, begin):
    logs = [msgspec.json.encode(play_on(begin(cb, seed), seed).log) for _ in range(2)]
    assert logs[0] == logs[1]


@pytest.mark.parametrize("seed", range(4))
def test_a_saved_game_is_replayed_to_its_last_decision(cb, seed):
    game = play_on(new_game(cb, seed), seed, most=150)
    text = record.save(game)
    again = record.load(text, cb.get, EDITIONS)
    assert again.table == game.table
    assert record.save(again) == text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"format": 2', '"format": 1', "version"),
        ('"vekn"', '"new"', "edition"),
        ('"inputs": [', '"inputs": ["transfer card=9999",', "choice 1"),
        ("{", "[", "a value is missing or not allowed"),
        ('"seed": 0', '"seed": ', "is damaged or ends too early"),
        ('"1 ', '"100000 ', "cannot be read"),
        ('"1 ', '"one ', "cannot be read"),
        ('"1 2', '"1 9', "not among its cards"),
        ('"1 2', '"٣ 2', "cannot be read"),
        ('"1 2', '"1 ' + "2" * 5000, "cannot be read"),
        ('"1 2', '"1999 2', "more than"),
        ('"seed": 0', '"seed": ' + "1" * 5000, "a value is missing or not allowed"),
        ('"seed": 0', '"seed": 99999999999999999999', "a value is missing or not allowed"),
        ('"first": -1', '"first": 6', "first player has no seat"),
        ('"Methuselah 1"', '"' + "M" * 81 + '"', "a value is missing or not allowed"),
        ('"Methuselah 1"', '"\\u0007"', "cannot be shown"),
        ('"inputs": [', '"inputs": ["' + "x" * 201 + '",', "a value is missing or not allowed"),
        ('"log": "', '"log": "0', "rules have changed"),
        ('"seed": 0', '"seed": 1', "is not legal under|another way"),
    ],
)
def test_a_saved_game_with_other_decks_is_refused(cb, old, new, message):
    game = play_on(new_game(cb, 0, edition="vekn"), 0, most=20)
    text = record.save(game)
    assert old in text
    with pytest.raises(record.SavedGameError, match=message):
        record.load(text.replace(old, new, 1), cb.get, EDITIONS)


def test_a_text_that_is_too_large_is_refused(cb):
    with pytest.raises(record.SavedGameError, match="too large"):
        record.load(" " * (record.MAX_BYTES + 1), cb.get, EDITIONS)


def test_a_short_text_cannot_declare_too_many_cards(cb):
    game = play_on(new_game(cb, 0, edition="vekn"), 0, most=20)
    saved = json.loads(record.save(game))
    line = saved["seats"][0]["library"][0].split(" ", 1)[1]
    saved["seats"][0]["library"] = [f"1900 {line}"] * 5
    with pytest.raises(record.SavedGameError, match="more than"):
        record.load(json.dumps(saved), cb.get, EDITIONS)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_a_text_with_too_few_or_many_seats_is_refused(cb, seats):
    game = play_on(new_game(cb, 0, edition="vekn"), 0, most=20)
    saved = json.loads(record.save(game))
    saved["seats"] = (saved["seats"] * 7)[:seats]
    with pytest.raises(record.SavedGameError, match="seats"):
        record.load(json.dumps(saved), cb.get, EDITIONS)


def test_correcting_a_sentence_breaks_no_saved_game(cb):
    game = play_on(new_game(cb, 3), 3, most=200)
    text = record.save(game)
    healed = [
        msgspec.structs.replace(e, what=msgspec.structs.replace(e.what, sentence="Mended."))
        for e in game.log
    ]
    game.table.log[:] = healed
    assert record.save(game) == text


def test_a_saved_game_with_a_changed_card_is_refused(cb):
    game = play_on(new_game(cb, 0), 0, most=20)

    def find(number):
        card = cb.get(number)
        return msgspec.structs.replace(card, text="") if number > 200000 else card

    with pytest.raises(record.SavedGameError, match="has changed since"):
        record.load(record.save(game), find, EDITIONS)


def test_a_deck_with_a_card_that_is_not_pinned_is_refused(cb):
    saved = json.loads(record.save(new_game(cb, 0)))
    card = saved["seats"][0]["crypt"][0].split()[1]
    del saved["cards"][card]
    with pytest.raises(
        record.SavedGameError, match=f"card {card} of a deck is not among its cards"
    ):
        record.load(json.dumps(saved), cb.get, EDITIONS)


@pytest.mark.parametrize(
    ("seed", "name"), [(1 << 63, "A"), (-(1 << 63) - 1, "A"), (0, "A" * 81), (0, "A\u0007")]
)
def test_a_game_that_could_not_be_read_back_is_not_saved(cb, seed, name):
    game = Game.start(EDITIONS["vekn"], archive_decks(cb, 12)[:2], seed, names=[name])
    with pytest.raises(record.SavedGameError):
        record.save(game)


@pytest.mark.rule("GEN-15")
@GAMES
@pytest.mark.parametrize("seed", range(6))
def test_a_view_hides_secrets(cb, seed, begin):
    """The view does not depend on the cards in other hands or in decks."""
    game = play_on(begin(cb, seed), seed, most=60 + 17 * seed)
    table = game.table
    for seat in range(len(table.seats)):
        scrambled = table.copy()
        redeal(scrambled, seat, seed)
        assert not misplaced(scrambled)
        views = [Game(one, 0).observation(seat) for one in (table, scrambled)]
        assert views[0] == views[1]
        assert log_sentences(table, seat) == log_sentences(scrambled, seat)


def test_an_option_that_is_not_offered_is_refused(cb):
    game = new_game(cb, 0)
    before = game.table.copy()
    with pytest.raises(IllegalOptionError):
        game.apply(Option(TRANSFER, card=NONE))
    assert game.table == before


@pytest.mark.rule("GEN-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_methuselahs_can_play(cb, seats):
    with pytest.raises(ValueError, match="two to six"):
        new_game(cb, 0, seats=seats)


def test_a_changed_deck_does_not_reshuffle_the_others(cb):
    decks = archive_decks(cb, 12)
    rules = EDITIONS["vekn"]
    first = Game.start(rules, [decks[0], decks[1], decks[2]], 5, first=0)
    second = Game.start(rules, [decks[3], decks[1], decks[2]], 5, first=0)

    def hands(game):
        return [
            [game.table.cards[card].id for card in game.table.seats[seat].hand] for seat in (1, 2)
        ]

    assert hands(first) == hands(second)
