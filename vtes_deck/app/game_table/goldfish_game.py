"""One deck alone against passive opponents: the goldfish game, played by hand or replayed.

The game is that of the goldfish with the same setup and number, so a hand that was dealt can be
played, and a game behind a number can be watched.
"""

from __future__ import annotations

from cardbase.database import CardBase
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.origin import FromGoldfish, answer
from vtes_deck.app.game_table.passes import MATTERING, AskSetting
from vtes_deck.app.game_table.players import HUMAN, Sitter
from vtes_deck.app.game_table.replay import Replay
from vtes_deck.engine.agents import Agent, Look
from vtes_deck.engine.state.decisions import Decision, Option
from vtes_deck.sim.deck_player import DeckPlayer
from vtes_deck.sim.game import GameSource, Goldfish, start
from vtes_deck.sim.opponents import SEATS, Passive
from vtes_deck.sim.record import Setup
from vtes_deck.sim.shuffles import seed_of


class PassiveAgent:
    """A passive opponent that looks at the table from its seat, like every player.

    Args of the constructor:
        passive: the opponents.
        luck: the random number of the game.
    """

    def __init__(self, passive: Passive, luck: int) -> None:
        self._passive = passive
        self._luck = luck

    def choose(self, decision: Decision, look: Look) -> Option:
        """Block and bleed as configured; pass otherwise."""
        return self._passive.choose(look.determinize(0).table, decision, self._luck)


class DeckAgent:
    """The player of the goldfish at a table; it gives hints in a solitary game.

    Attributes:
        reason: the reason for its last choice; may be empty.

    Args of the constructor:
        player: the player of the deck.
    """

    def __init__(self, player: DeckPlayer) -> None:
        self._player = player
        self.reason = ""

    def choose(self, decision: Decision, look: Look) -> Option:
        """The option that the goldfish chooses, from what the seat can see."""
        table = look.determinize(0).table
        option, self.reason = self._player.explained(table, look, decision, 0)
        return option


def play_alone(
    origin: FromGoldfish, source: GameSource, asking: AskSetting = MATTERING
) -> GameSession:
    """A goldfish game that a person plays, after the answers that were kept.

    Args:
        origin: the deck, the conditions and the kept answers.
        source: see :class:`~vtes_deck.sim.game.GameSource`.
        asking: the setting for when the person is asked.

    Raises:
        GoldfishError: the setup cannot be played.
        SavedGameError: an answer is not legal.
    """
    game = start(origin.setup, origin.number, source, undoable=True, all_asked=origin.all_asked)
    answer(game, origin.inputs)
    laid = source.laid(origin.setup)
    opponent: Agent = PassiveAgent(laid.passive, seed_of(origin.setup.seed, origin.number))
    others = {seat: opponent for seat in range(SEATS) if seat != laid.seat}
    session = GameSession(game, [Sitter(HUMAN)] * SEATS, asking, passive=others)
    session.origin = origin
    session.hinter = DeckAgent(laid.player)
    return session


def goldfish_replay(setup: Setup, number: int, cards: CardBase) -> Replay:
    """A goldfish game that the policy has played, with the reason of each choice of the deck.

    Raises:
        GoldfishError: the setup cannot be played.
        PolicyError: the table of priorities cannot be read.
    """
    source = GameSource(cards)
    goldfish = Goldfish(setup, number, source)
    reasons: dict[int, str] = {}
    while not goldfish.over:
        option, reason = goldfish.explained()
        if reason:
            reasons[len(goldfish.game.inputs)] = reason
        goldfish.apply(option)
    inputs = tuple(option.key() for option in goldfish.game.inputs)
    session = play_alone(FromGoldfish.new(setup, number, inputs), source)
    session.reasons = reasons
    game = session.game.fork()
    game.undo(len(game.inputs) - len(inputs))  # passes that the table has added
    return Replay(game, reasons, session)
