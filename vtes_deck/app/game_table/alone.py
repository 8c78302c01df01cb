"""One deck alone against passive opponents: the goldfish game, played by hand or looked at again.

The game is that of the goldfish with the same setup and number, so a hand that was dealt can be
played, and a game behind a number can be watched.
"""

from __future__ import annotations

from cardbase.database import CardBase
from vtes_deck.app.game_table.origin import FromGoldfish, answer
from vtes_deck.app.game_table.passes import MATTERING, Asking
from vtes_deck.app.game_table.players import HUMAN, Sitter
from vtes_deck.app.game_table.replay import Replay
from vtes_deck.app.game_table.sitting import Sitting
from vtes_deck.engine.agents import Agent, Look
from vtes_deck.engine.state.decisions import Decision, Option
from vtes_deck.sim.game import Goldfish, Shelf, start
from vtes_deck.sim.opponents import SEATS, Passive
from vtes_deck.sim.policy.player import Player
from vtes_deck.sim.policy.text import write
from vtes_deck.sim.record import Setup
from vtes_deck.sim.shuffles import seed_of


class PassiveAgent:
    """A passive opponent that looks at the table from its seat, like every player.

    Args of the constructor:
        passive: the opponents.
        luck: of the game.
    """

    def __init__(self, passive: Passive, luck: int) -> None:
        self._passive = passive
        self._luck = luck

    def choose(self, decision: Decision, look: Look) -> Option:
        """It blocks and bleeds as it is set, and does nothing else."""
        return self._passive.choose(look.imagine(0).table, decision, self._luck)


class PolicyAgent:
    """The policy of the goldfish as a player; it gives hints in a game alone.

    Attributes:
        reason: the line of its table of priorities that speaks for its last choice; may be empty.

    Args of the constructor:
        player: the policy with its table.
    """

    def __init__(self, player: Player) -> None:
        self._player = player
        self.reason = ""

    def choose(self, decision: Decision, look: Look) -> Option:
        """What the policy chooses, from what the seat can see."""
        table = look.imagine(0).table
        option = self._player.choose(table, decision)
        rule = self._player.reason(table, decision, option)
        self.reason = "" if rule is None else write([rule]).strip()
        return option


def play_alone(origin: FromGoldfish, shelf: Shelf, asking: Asking = MATTERING) -> Sitting:
    """A goldfish game that a person plays, after the answers that were kept.

    Args:
        origin: what is played.
        shelf: see :class:`~vtes_deck.sim.game.Shelf`.
        asking: when she wants to be asked.

    Raises:
        GoldfishError: the setup cannot be played.
        SavedGameError: an answer is not legal.
    """
    game = start(origin.setup, origin.number, shelf, undoable=True)
    answer(game, origin.inputs)
    laid = shelf.laid(origin.setup)
    opponent: Agent = PassiveAgent(laid.passive, seed_of(origin.setup.seed, origin.number))
    others = {seat: opponent for seat in range(SEATS) if seat != laid.seat}
    sitting = Sitting(game, [Sitter(HUMAN)] * SEATS, asking, passive=others)
    sitting.origin = origin
    sitting.hinter = PolicyAgent(laid.player)
    return sitting


def goldfish_replay(setup: Setup, number: int, cards: CardBase) -> Replay:
    """A goldfish game that the policy has played, with the reason of each choice of the deck.

    Raises:
        GoldfishError: the setup cannot be played.
        PolicyError: its table of priorities cannot be read.
    """
    shelf = Shelf(cards)
    goldfish = Goldfish(setup, number, shelf)
    reasons: dict[int, str] = {}
    while not goldfish.over:
        option, reason = goldfish.explained()
        if reason:
            reasons[len(goldfish.game.inputs)] = reason
        goldfish.apply(option)
    game = start(setup, number, shelf, undoable=True)
    for option in goldfish.game.inputs:
        game.apply(option)
    return Replay(game, reasons)
