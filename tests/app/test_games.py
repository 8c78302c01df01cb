"""Games between decks: set up, played, saved, replayed, narrated."""

import json

import msgspec
import pytest

from cardbase.model import CryptCard
from vtes_deck.app import games
from vtes_deck.app.games import Scope
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.effects import undeclared
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.plain_cards import is_plain
from vtes_deck.engine.record import SavedGameError
from vtes_deck.engine.turn.game_end import withdraw
from vtes_deck.rulesets import EDITIONS


@pytest.fixture(scope="session")
def decks(cb):
    """Three decks of the archive without unknown cards."""
    found = (from_archive(one, cb.get) for one in cb.archive)
    return [deck for deck, _ in zip((d for d in found if not d.unknown), range(3), strict=False)]


@pytest.fixture
def game(decks):
    game = games.start(decks, ["Ada", "Ben", "Cleo"], "vekn", 7)
    games.let_play(game, games.seat_agents(["steady"], 3, 7))
    return game


def texts(game):
    return [line.text for line in games.narrate(game)]


def test_names_are_printable_short_and_distinct():
    wanted = ["Girls", "Girls", "", "a\x1b[31m\nb", "Girls", "long " * 20]
    names = games.seat_names(wanted)
    assert names[:5] == ["Girls", "Girls (2)", "Methuselah 3", "a [31m b", "Girls (3)"]
    assert len(names[5]) <= games.MAX_NAME_LENGTH
    assert names[5].endswith("…")
    assert len(set(names)) == 6


def test_agents_are_repeated_round_the_table():
    kinds = [type(agent).__name__ for agent in games.seat_agents(["steady", "random"], 5, 1)]
    assert kinds == ["SteadyAgent", "RandomAgent", "SteadyAgent", "RandomAgent", "SteadyAgent"]


@pytest.mark.parametrize("kinds", [["clever"], [""], [], ["steady"] * 4])
def test_agents_that_cannot_play_are_refused(kinds):
    with pytest.raises(games.TableError, match=r"Unknown player|cannot play"):
        games.seat_agents(kinds, 3, 1)


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_can_play(decks, seats):
    with pytest.raises(games.TableError, match="2 to 6"):
        games.start(decks[:1] * seats, ["x"] * seats, "vekn", 1)


def test_a_deck_without_a_crypt_or_with_endless_cards_is_refused(decks):
    none = msgspec.structs.replace(decks[0], crypt=())
    with pytest.raises(games.TableError, match="Ben has no crypt"):
        games.start([decks[0], none], ["Ada", "Ben"], "vekn", 1)
    slot = msgspec.structs.replace(decks[0].library[0], count=10**9)
    endless = msgspec.structs.replace(decks[0], library=(slot,))
    with pytest.raises(games.TableError, match="more than"):
        games.start([decks[0], endless], ["Ada", "Ben"], "vekn", 1)


def test_a_deck_that_is_illegal_in_the_edition_is_reported(decks):
    assert games.doubts(decks[0], "vekn", 5) == []
    small = Deck(crypt=decks[0].crypt[:1], unknown=(UnknownLine("Nobody", 3),))
    reported = " ".join(games.doubts(small, "vekn", 5))
    assert "not recognised: 3 cards." in reported
    assert "at least 12" in reported
    assert "0 cards where at least 60" in reported


def test_a_game_ends(game):
    result = games.result(game)
    assert result.over
    assert result.decisions == len(game.inputs)
    assert [seat.name for seat in result.seats] == ["Ada", "Ben", "Cleo"]
    assert [seat.prey for seat in result.seats] == ["Ben", "Cleo", "Ada"]
    assert sum(seat.left_in is None for seat in result.seats) == 1
    assert [turn for turn, _ in result.oustings] == sorted(turn for turn, _ in result.oustings)
    assert sorted(result.oustings) == sorted(
        (seat.left_in, seat.name) for seat in result.seats if seat.ousted
    )
    assert result.oustings
    best = max(seat.victory_points for seat in result.seats)
    if result.winner:
        assert next(s for s in result.seats if s.name == result.winner).victory_points == best


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_plays_the_same_game(decks, edition):
    reported = []
    for _ in range(2):
        game = games.start(decks, ["Ada", "Ben", "Cleo"], edition, 3)
        games.let_play(game, games.seat_agents(["steady", "random"], 3, 3))
        reported.append(texts(game))
    assert reported[0] == reported[1]


def test_another_seed_plays_another_game(decks, game):
    other = games.start(decks, ["Ada", "Ben", "Cleo"], "vekn", 8)
    games.let_play(other, games.seat_agents(["steady"], 3, 8))
    assert texts(other) != texts(game)


def test_a_withdrawal_is_not_an_ousting(decks):
    game = games.start(decks, ["Ada", "Ben", "Cleo"], "vekn", 7)
    withdraw(game.table, game.table.seats[1])
    result = games.result(game)
    assert (result.seats[1].left_in, result.seats[1].ousted) == (game.table.turn, False)
    assert result.oustings == ()


def test_a_game_that_is_not_over_is_marked(decks):
    game = games.start(decks, ["Ada", "Ben", "Cleo"], "vekn", 7)
    assert games.let_play(game, games.seat_agents(["steady"], 3, 7), most=9) == 9
    result = games.result(game)
    assert (result.over, result.winner, result.decisions) == (False, None, 9)


def test_the_log_begins_turns_and_leaves_out_empty_phases(game):
    lines = games.narrate(game)
    turns = [line.text for line in lines if line.turn]
    assert len(turns) == games.result(game).turns
    assert turns[0].startswith("Turn 1: ")
    phases = tuple(
        f"{name}: {phase} phase."
        for name in ("Ada", "Ben", "Cleo")
        for phase in ("unlock", "master", "minion", "influence", "discard")
    )
    said = [line.text in phases for line in lines]
    assert any(said)
    following = [line.turn or phase for line, phase in zip(lines[1:], said[1:], strict=True)]
    assert not any(one and two for one, two in zip(said, following, strict=False))


def test_a_saved_game_has_the_same_log(cb, game, tmp_path):
    path = tmp_path / "game.json"
    games.save(game, path)
    again = games.read(path.read_bytes(), cb.get)
    assert games.narrate(again) == games.narrate(game)
    assert games.result(again) == games.result(game)


def test_the_log_is_complete(game):
    assert games.narrate(game)[-1].text.endswith(("wins the game.", "there is no winner."))


def test_players_do_not_choose_the_same_in_every_game(decks):
    chosen = []
    for seed in (1, 2):
        game = games.start(decks, ["Ada", "Ben", "Cleo"], "vekn", 7)
        games.let_play(game, games.seat_agents(["random"], 3, seed))
        chosen.append(game.inputs)
    assert chosen[0] != chosen[1]


def test_a_file_is_kept_until_the_new_one_is_complete(game, tmp_path, monkeypatch):
    def fail(part, path):
        raise OSError("disk full")

    path = tmp_path / "game.json"
    path.write_text("precious")
    monkeypatch.setattr("cardbase.atomic_files.replace", fail)
    with pytest.raises(OSError, match="disk full"):
        games.save(game, path)
    assert path.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_can_be_undone(game):
    whole = texts(game)
    games.back_to(game, 10**6)
    assert texts(game) == whole
    games.back_to(game, 20)
    assert games.result(game).decisions == 20
    begun = texts(game)
    assert begun[:-1] == whole[: len(begun) - 1]
    games.back_to(game, 0)
    assert games.result(game).decisions == 0
    with pytest.raises(ValueError, match="-1"):
        games.back_to(game, -1)


def broken(data, old, new):
    assert old in data
    return data.replace(old, new, 1)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda data: b"", "not a saved game"),
        (lambda data: data[: len(data) // 2], "not a saved game"),
        (lambda data: b"\xff\xfe" + data, "not a saved game"),
        (lambda data: b"[" * 100_000, "not a saved game"),
        (lambda data: b" " * (games.MAX_BYTES + 1), "too large"),
        (lambda data: broken(data, b'"vekn"', b'"tomorrow"'), "no edition"),
        (lambda data: broken(data, b'"Ada"', b'"A\\u001b[2Jda"'), "cannot be shown"),
        (lambda data: broken(data, b'"Ada"', b'"' + b"A" * 1000 + b'"'), "not a saved game"),
        (lambda data: broken(data, b'"seed": 7', b'"seed": 8'), "is not legal under|another way"),
        (lambda data: broken(data, b'"seed": 7', b'"seed": ' + b"7" * 5000), "not a saved game"),
    ],
)
def test_a_damaged_or_foreign_game_is_refused(cb, game, tmp_path, change, says):
    path = tmp_path / "game.json"
    games.save(game, path)
    with pytest.raises(SavedGameError, match=says):
        games.read(change(path.read_bytes()), cb.get)


def edited(game, tmp_path, edit):
    path = tmp_path / "game.json"
    games.save(game, path)
    saved = json.loads(path.read_bytes())
    edit(saved)
    return json.dumps(saved).encode()


def test_a_short_file_cannot_declare_too_many_cards(cb, game, tmp_path):
    def edit(saved):
        line = saved["seats"][0]["library"][0]
        saved["seats"][0]["library"] = ["500 " + line.split(" ", 1)[1]] * 5

    with pytest.raises(SavedGameError, match="more than"):
        games.read(edited(game, tmp_path, edit), cb.get)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_a_game_with_too_few_or_many_seats_is_refused(cb, game, tmp_path, seats):
    def edit(saved):
        saved["seats"] = (saved["seats"] * 3)[:seats]

    with pytest.raises(SavedGameError, match="seats"):
        games.read(edited(game, tmp_path, edit), cb.get)


@pytest.mark.parametrize("number", ["9" * 5000, "x", "-1", "٣"])
def test_an_unknown_card_is_refused(cb, game, tmp_path, number):
    def edit(saved):
        saved["cards"] = {number: ["Nobody", "0" * 12]} | saved["cards"]

    with pytest.raises(SavedGameError, match=r"not in the card base|not a saved game"):
        games.read(edited(game, tmp_path, edit), cb.get)


def test_a_changed_card_is_refused(cb, game, tmp_path):
    path = tmp_path / "game.json"
    games.save(game, path)

    def find(number):
        card = cb.get(number)
        return msgspec.structs.replace(card, text="another text") if number < 200_000 else card

    with pytest.raises(SavedGameError, match="has changed since"):
        games.read(path.read_bytes(), find)


def test_only_declared_and_read_cards_are_covered(cb, monkeypatch):
    monkeypatch.setattr(undeclared, "act", lambda: False)
    for number, definition in definitions().items():
        scope, reason = games.scope_of(cb.get(number))
        assert scope is (Scope.WHOLE if definition.full else Scope.PARTLY)
        assert reason == definition.partial
    scopes = {card.id: games.scope_of(card)[0] for card in cb.library}
    declared = {number for number in definitions() if number < 200_000}
    plain = {card.id for card in cb.library if is_plain(card)}
    assert {number for number, scope in scopes.items() if scope is not Scope.PRINTED} == (
        declared | plain
    )


@pytest.mark.parametrize(
    ("name", "scope"),
    [
        ("Aaron Bathurst", Scope.WHOLE),  # only a sect
        ("Arika", Scope.PRINTED),  # her own text
        ("Theo Bell (G2)", Scope.PRINTED),
    ],
)
def test_a_vampire_is_covered_if_its_text_is_only_facts(cb, name, scope):
    card = cb[name]
    assert isinstance(card, CryptCard)
    if card.id not in definitions():
        assert games.scope_of(card)[0] is scope


def test_coverage_counts_copies_of_all_decks(cb, decks):
    one, two = games.coverage(decks[:1]), games.coverage([decks[0], decks[0]])
    assert (one.library, one.crypt) == (decks[0].library_count, decks[0].crypt_count)
    assert (two.library, two.library_whole) == (2 * one.library, 2 * one.library_whole)
    assert [(gap.name, gap.count) for gap in two.gaps] == [
        (gap.name, 2 * gap.count) for gap in one.gaps
    ]
    missing = sum(gap.count for gap in one.gaps)
    assert missing == one.library + one.crypt - one.library_whole - one.crypt_whole
    whole = Deck(crypt=(Slot(cb["Aaron Bathurst"], 3),))
    assert games.coverage([whole]).gaps == ()
