"""One game of the arena, with the result of each seat."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from cardbase import CardBase
from cardbase.model import CryptCard, LibraryCard
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.agents import Agent, Sight
from vtes_deck.engine.game import Game, PlainDeck
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.tournament_points import has_game_win
from vtes_deck.engine.turn.game_end import HALF
from vtes_deck.players import roster
from vtes_deck.rulesets import EDITIONS
from vtes_deck.sim.arena.blunders import Critic
from vtes_deck.sim.arena.crossings import Crossings
from vtes_deck.sim.arena.plan import ArenaPlan, Deal, line_up

MAX_DECISIONS: Final = 20_000
"""The maximum number of decisions; a game of five takes about a thousand.

A longer game stops at this number, as at a time limit.
"""


class SeatReport(msgspec.Struct, frozen=True):
    """The result of a seat.

    Attributes:
        player: the name of the player.
        deck: the index of its deck.
        points: victory points, with the half point if time was up.
        winner: it has a game win: at least 2 points, and more than every other seat.
        ousted: it was ousted.
        first_point: the round in which it won its first victory point by an ousting; 0 without one.
        left: the round in which it left the game; 0 if it stayed.
        choices: decisions with more than one option.
        microseconds: the processor time of each of these choices, longest last.
        blunders: the number of violations of each rule of :mod:`blunders`.
        crossed: the number of times it was a target across the table, see :mod:`crossings`.
    """

    player: str
    deck: int
    points: float
    winner: bool
    ousted: bool
    first_point: int
    left: int
    choices: int
    microseconds: tuple[int, ...]
    blunders: dict[str, int]
    crossed: int = 0


class GameReport(msgspec.Struct, frozen=True):
    """The result of a game.

    Attributes:
        deal: the number of the deal.
        over: it was decided before time was up.
        rounds: the turns of the Methuselah with the most turns.
        decisions: the number of all decisions, including forced ones.
        seats: the seats, clockwise.
    """

    deal: int
    over: bool
    rounds: int
    decisions: int
    seats: tuple[SeatReport, ...]


class Hall:
    """Plays games of a plan; it reads decks, players and printed cards once.

    Args:
        plan: the plan.
        cards: the card base.

    Raises:
        PlayerError: a player cannot be found.
        LookupError: a deck names a card that the card base does not have.
    """

    def __init__(self, plan: ArenaPlan, cards: CardBase) -> None:
        self.plan = plan
        self._makers = {
            name: roster.find(name) for name in (plan.candidate, plan.reference, *plan.field)
        }
        self._decks = [plain_deck(deck.crypt, deck.library, cards) for deck in plan.decks]
        self._known: dict[int, Printed] = {}

    def play(self, deal: Deal, player: str, seat: int, dice: int = 0) -> GameReport:
        """Play one game of a deal with ``player`` in ``seat`` and the field in the others.

        ``dice`` changes the seed of the player.
        """
        names = line_up(self.plan, player, seat)
        seeds = list(deal.players)
        seeds[seat] += dice
        agents = [self._makers[name](seed) for name, seed in zip(names, seeds, strict=True)]
        game = Game.start(
            EDITIONS[self.plan.edition],
            [self._decks[index] for index in deal.decks],
            deal.seed,
            scripts=script_of,
            known=self._known,
            undoable=False,
            logged=frozenset(),
            turn_limit=self.plan.rounds,
        )
        return play_out(game, agents, names, deal)


class Oustings:
    """Records the rounds in which each seat won its first victory point and left the game.

    Attributes:
        first_point, left: the rounds, by seat; 0 if it has not happened.
    """

    def __init__(self, game: Game) -> None:
        self._table = game.table
        self._playing = len(game.table.seats)
        self.first_point = [0] * self._playing
        self.left = [0] * self._playing

    def look(self) -> None:
        """Update the record after a choice."""
        table = self._table
        if len(table.rounds[table.active]) == self._playing:
            return
        self._playing = len(table.rounds[table.active])
        now = max(seat.turns for seat in table.seats)
        for seat in table.seats:
            if seat.ousted and not self.left[seat.number]:
                self.left[seat.number] = now
            if seat.victory_points and not self.first_point[seat.number]:
                self.first_point[seat.number] = now


def plain_deck(crypt: Sequence[int], library: Sequence[int], cards: CardBase) -> PlainDeck:
    """The cards of a deck given by their ids."""
    found = [cards.get(number) for number in (*crypt, *library)]
    if None in found:
        raise LookupError("a deck names a card that is not in the card base")
    return (
        [card for card in found if isinstance(card, CryptCard)],
        [card for card in found if isinstance(card, LibraryCard)],
    )


def play_out(
    game: Game,
    agents: Sequence[Agent],
    names: Sequence[str],
    deal: Deal,
    clock: Callable[[], int] = time.thread_time_ns,
) -> GameReport:
    """Play a game to its end, or until time is up.

    A forced choice is made without asking the player and is not counted.

    Args:
        game: the game, which is changed.
        agents: the players, clockwise.
        names: the names of the players.
        deal: the deal; its number and decks are reported.
        clock: processor time in nanoseconds.
    """
    critic = Critic(game)
    oustings, crossings = Oustings(game), Crossings(game)
    spent: list[list[int]] = [[] for _ in agents]
    made = 0
    while (decision := game.decision) is not None and made < MAX_DECISIONS:
        seat = decision.seat
        made += 1
        if len(decision.options) == 1:
            option = decision.options[0]
        else:
            begun = clock()
            option = agents[seat].choose(decision, Sight(game, seat))
            spent[seat].append((clock() - begun) // 1000)
        critic.before(decision, option)
        crossings.note(decision, option)
        game.apply(option)
        critic.after(seat)
        oustings.look()
    seats = game.table.seats
    points = [one.victory_points + (0 if game.over or one.ousted else HALF) for one in seats]
    return GameReport(
        deal=deal.number,
        over=game.over and not game.table.time_up,
        rounds=max(one.turns for one in seats),
        decisions=made,
        seats=tuple(
            SeatReport(
                player=names[one.number],
                deck=deal.decks[one.number],
                points=points[one.number],
                winner=has_game_win(points, one.number),
                ousted=one.ousted,
                first_point=oustings.first_point[one.number],
                left=oustings.left[one.number],
                choices=len(spent[one.number]),
                microseconds=tuple(sorted(spent[one.number])),
                blunders=critic.found[one.number],
                crossed=crossings.at[one.number],
            )
            for one in seats
        ),
    )
