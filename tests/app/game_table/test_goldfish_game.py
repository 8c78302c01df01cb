"""A deck alone: a goldfish game, played by hand and replayed."""

import msgspec
import pytest

from vtes_deck import language
from vtes_deck.app.game_table.computer_choices import hint_of
from vtes_deck.app.game_table.goldfish_game import goldfish_replay, play_alone
from vtes_deck.app.game_table.origin import FromGoldfish
from vtes_deck.engine.agents import Sight
from vtes_deck.engine.option_wording import option_sentences
from vtes_deck.language import Catalogue
from vtes_deck.sim.game import GameSource, Goldfish
from vtes_deck.sim.record import Opponents, Setup


def setup_of(cb, *, seat=1, turns=3, **opponents):
    """A deck of vampires that bleed, and of masters."""
    return Setup(
        crypt=(cb["Anson"].id, cb["Colette"].id) * 6,
        library=(cb["Blood Doll"].id, cb["Govern the Unaligned"].id) * 30,
        seat=seat,
        turns=turns,
        opponents=Opponents(**opponents),
    )


@pytest.mark.parametrize(
    ("turns", "opponents"),
    [(2, {"blockers": 2, "intercept": 1, "bleed": 2}), (4, {"ordinary": True})],
)
def test_a_deck_alone_plays_the_goldfish_game(cb, turns, opponents):
    """With the answers of the policy and the opponents, all inputs are the same."""
    source = GameSource(cb)
    setup = setup_of(cb, seat=3, turns=turns, **opponents)
    goldfish = Goldfish(setup, 2, source)
    while not goldfish.over:
        goldfish.apply(goldfish.choice())
    session = play_alone(FromGoldfish.new(setup, 2), source)
    assert session.people == (2,)
    for option in goldfish.game.inputs:
        decision = session.decision
        if session.waits:
            session.answer(option)
        else:
            thought = session.thought()
            chosen = thought.choose()
            assert chosen.option == option, option_sentences(session.game.table, decision.options)
            session.take(thought, chosen)
    assert [event.what.name for event in session.game.log] == [
        event.what.name for event in goldfish.game.log
    ]


def test_a_deck_alone_can_be_undone(cb):
    session = play_alone(FromGoldfish.new(setup_of(cb), 0), GameSource(cb))
    session.advance()
    before = session.view()
    session.answer(session.decision.options[0])
    session.advance()
    assert session.undo()
    assert session.view() == before


def test_a_replay_shows_the_reasons_of_the_policy(cb):
    setup = setup_of(cb, turns=3)
    replay = goldfish_replay(setup, 1, cb)
    goldfish = Goldfish(setup, 1, GameSource(cb))
    while not goldfish.over:
        replay.go_to(len(goldfish.game.inputs))
        option, reason = goldfish.explained()
        assert (replay.next_option, replay.reason) == (option, reason)
        goldfish.apply(option)
    assert any(replay.reasons.values())


@pytest.mark.parametrize("policy", ["", "built-in", "action | verb:bleed | | | 600"])
def test_hints_are_the_choices_of_the_goldfish_with_reasons(cb, policy):
    setup = msgspec.structs.replace(setup_of(cb, turns=3), policy=policy)
    source = GameSource(cb)
    session, player = play_alone(FromGoldfish.new(setup, 2), source), source.laid(setup).player
    reasons = 0
    for _ in range(25):
        session.advance()
        game, decision = session.game, session.decision
        look = Sight(game, decision.seat)
        option, reason = player.explained(game.table, look, decision, 0)
        thought = session.hint()
        hint = hint_of(thought, thought.choose())
        assert (hint.option, hint.reason) == (option, reason)
        reasons += bool(reason)
        session.answer(option)
    assert reasons


def test_the_seats_of_a_deck_alone_are_named_in_the_language_of_the_window(cb):
    language.use(Catalogue("fr", {("Prey", ""): ("Proie",)}))
    try:
        names = alone_names(cb)
    finally:
        language.use("en")
    assert "Proie" in names
    assert "Prey" not in names


def alone_names(cb):
    session = play_alone(FromGoldfish.new(setup_of(cb), 2), GameSource(cb))
    return [seat.name for seat in session.view().seats]
