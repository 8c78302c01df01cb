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
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.agents import Agent, Look
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.observation import Observation
from vtes_deck.engine.state.decisions import PASS, Decision, DecisionKind, Option
from vtes_deck.sim.game import Goldfish, Shelf, start
from vtes_deck.sim.opponents import SEATS, Passive
from vtes_deck.sim.policy.player import Player
from vtes_deck.sim.policy.text import write
from vtes_deck.sim.record import Setup


class PassiveAgent:
    """A passive opponent that looks at the table from its seat, like every player.

    It chooses what :meth:`vtes_deck.sim.opponents.Passive.choose` chooses.
    """

    def __init__(self, passive: Passive) -> None:
        self._passive = passive

    def choose(self, decision: Decision, look: Look) -> Option:
        """It blocks and bleeds as it is set, and does nothing else."""
        options = decision.options
        wanted = {
            DecisionKind.BLOCK: BLOCK,
            DecisionKind.ACTION: BLEED,
            DecisionKind.STRIKE: HANDS,
        }.get(decision.kind)
        deeds = [option for option in options if option.verb is wanted]
        if deeds and wanted is not HANDS:
            seen = look()
            deeds = [option for option in deeds if self._does(seen, option)]
        if deeds:
            return deeds[0]
        return options[-1] if options[-1].verb is PASS else options[0]

    def _does(self, seen: Observation, option: Option) -> bool:
        if option.verb is BLOCK:
            action = seen.action
            return action is not None and seen.numbers(option.minion).intercept >= action.stealth
        # Seat 0 plays first, so the deck that plays has its first turn in this one of the game.
        return seen.turn > self._passive.seat and self._passive.is_bleeder(
            seen.cards[option.minion]
        )


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
    opponent: Agent = PassiveAgent(laid.passive)
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
