"""Agents answer every decision, see only their seat, and finish games."""

import copy
from functools import partial

import msgspec
import pytest
from table_decks import archive_decks
from table_play import Play

from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.agents import RandomAgent, SteadyAgent, play
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.game import Game
from vtes_deck.engine.observation import observe
from vtes_deck.engine.state.decisions import NONE, PASSING, Decision, DecisionKind, Option
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.turn.game_end import OUSTED
from vtes_deck.rulesets import EDITIONS
from vtes_deck.rulesets.vekn import VEKN


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", [RandomAgent, SteadyAgent])
def test_agents_finish_games(cb, edition, kind):
    decks = archive_decks(cb, 12)[:4]
    game = Game.start(EDITIONS[edition], decks, 2)
    taken = play(game, [kind(seat) for seat in range(4)])
    assert game.over
    assert taken == len(game.inputs)


def test_steady_players_end_games_by_ousting(cb):
    decks = archive_decks(cb, 12)
    for seed in range(4):
        game = Game.start(VEKN, decks[seed : seed + 5], seed)
        play(game, [SteadyAgent(seat) for seat in range(5)])
        assert sum(event.what is OUSTED for event in game.log) == 4


def test_steady_players_beat_random_ones(cb):
    decks = archive_decks(cb, 12)
    points = 0.0
    for seed in range(6):
        game = Game.start(VEKN, decks[seed : seed + 2], seed)
        play(game, [SteadyAgent(1), RandomAgent(2)])
        points += game.table.seats[0].victory_points
    assert points >= 10


def test_steady_players_never_bleed_for_zero(cb):
    table = Play(cb, "Ada", "Ben")
    idler = table.ready("Ada", "Arms Dealer", 1)
    table.turn("Ada", Phase.MINION)
    assert BLEED in {option.verb for option in table.decision.options}
    look = partial(table.game.observation, 0)
    chosen = [SteadyAgent(seed).choose(table.decision, look) for seed in range(30)]
    assert not [option for option in chosen if option.verb is BLEED and option.minion == idler]


def test_steady_players_strike_when_they_can(cb):
    decision = Decision(0, DecisionKind.STRIKE, (PASSING, Option(HANDS, minion=3)))
    chosen = {SteadyAgent(seed).choose(decision, None).verb for seed in range(30)}
    assert chosen == {HANDS}


def test_the_same_seed_plays_the_same_game(cb):
    decks = archive_decks(cb, 12)[:3]
    logs = []
    for _ in range(2):
        game = Game.start(VEKN, decks, 2)
        play(game, [SteadyAgent(seat) for seat in range(3)])
        logs.append(msgspec.json.encode(game.log))
    assert logs[0] == logs[1]


def test_an_agent_gives_up_after_so_many_decisions(cb):
    game = Game.start(VEKN, archive_decks(cb, 12)[:3], 2)
    assert play(game, [RandomAgent(seat) for seat in range(3)], most=7) == 7
    assert not game.over


def test_an_observation_shows_the_current_action(cb):
    table = Play(cb, "Ada", "Ben", "Cleo")
    minion, blocker = table.ready("Ada", "Anson"), table.ready("Ben", "Rake")
    table.turn("Ada", Phase.MINION)
    assert table.game.observation(2).action is None
    table.choose(BLEED)
    seen = table.game.observation(2)
    assert (seen.action.verb, seen.action.minion, seen.action.seats) == (BLEED, minion, (1,))
    assert seen.decision is None
    assert table.game.observation(1).decision is table.decision
    assert seen.cards[minion].name == "Anson"
    table.choose(BLOCK, minion=blocker)
    assert table.game.observation(2).action.blocker == blocker


def test_cached_observations_are_never_out_of_date(cb):
    """A later observation shows a Methuselah or spectator the same as a first one."""
    game = Game.start(VEKN, archive_decks(cb, 12)[:3], 4)
    agents = [SteadyAgent(seat) for seat in range(3)]
    while game.decision is not None:
        for seat in (NONE, 0, 1, 2):
            seen = game.observation(seat)
            assert seen == observe(game.table, seat)
            hands = [each.hand is not None for each in seen.seats]
            assert hands == [number == seat for number in range(3)]
            assert seen.in_play == {card.card: card for each in seen.seats for card in each.in_play}
        seat = game.decision.seat
        game.apply(agents[seat].choose(game.decision, partial(game.observation, seat)))


def test_an_observation_never_changes(cb):
    game = Game.start(VEKN, archive_decks(cb, 12)[:3], 4)
    agents = [SteadyAgent(seat) for seat in range(3)]
    play(game, agents, most=100)
    seen = [game.observation(seat) for seat in range(3)]
    kept = copy.deepcopy([(look.seats, look.log, list(look.cards)) for look in seen])
    play(game, agents, most=50)
    assert [game.observation(seat) for seat in range(3)] != seen
    assert [(look.seats, look.log, list(look.cards)) for look in seen] == kept


def test_the_log_of_an_observation_follows_undo(cb):
    game = Game.start(VEKN, archive_decks(cb, 12)[:3], 2)
    before = game.observation(1)
    for _ in range(5):
        game.apply(game.decision.options[0])
        game.observation(1)
    game.undo(5)
    assert game.observation(1) == before
    assert game.fork().observation(1) == before


@pytest.mark.parametrize(
    ("kind", "least", "most"),
    [(DecisionKind.DAMAGE, 0.05, 0.15), (DecisionKind.EFFECT, 0.25, 0.35)],
)
def test_steady_players_rarely_decline_useful_effects(kind, least, most):
    """They prevent damage nine times out of ten, and use other effects seven times."""
    decision = Decision(0, kind, (Option(HANDS), PASSING))
    agent = SteadyAgent(1)
    passed = sum(agent.choose(decision, lambda: None) is PASSING for _ in range(2000)) / 2000
    assert least < passed < most
