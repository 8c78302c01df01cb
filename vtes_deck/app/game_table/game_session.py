"""A game with the people and computer players who sit at it.

::

    session = begin(setup)
    while not session.over:
        thought = session.thought()
        if thought is None:
            session.answer(option)                  # what a person chose
        else:
            session.take(thought, thought.choose())  # on any thread

After every answer the game skips the passes that need no choice (:mod:`passes`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from vtes_deck.app.game_table.choices import PartialChoice
from vtes_deck.app.game_table.computer_choices import Chosen, Thought
from vtes_deck.app.game_table.declined import Declined, unasked
from vtes_deck.app.game_table.end_reasons import Ended
from vtes_deck.app.game_table.origin import FromPosition, Origin
from vtes_deck.app.game_table.passes import (
    MATTERING,
    AskSetting,
    AutoPass,
    Until,
    aimed_at,
    goes_on,
    may_yield,
    skipped,
    while_yielding,
    yielded,
)
from vtes_deck.app.game_table.players import PLAYERS, USUAL, Sitter, check_sitters
from vtes_deck.app.game_table.unplayable_cards import PlayRefusal, why_not
from vtes_deck.app.game_table.view import EVERYTHING, SPECTATOR, TableView
from vtes_deck.app.game_table.view_builder import look
from vtes_deck.app.games import MAX_DECISIONS, TableError
from vtes_deck.engine import Decision, Game, IllegalOptionError, Option
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.agents import Agent, SteadyAgent
from vtes_deck.engine.narrator import seat_name
from vtes_deck.engine.state.decisions import NONE, PASS
from vtes_deck.language import tr

NO_AGENTS: Mapping[int, Agent] = MappingProxyType({})

HINTER = USUAL
"""The player that gives hints."""


class GameSession:
    """A game with its players.

    Attributes:
        game: the game.
        sitters: the player of each seat.
        asking: the setting for when people are asked.
        yielding: the people who pass for some time, by seat.
        ended: the reason why the game has ended.
        conceded: the seat that has conceded, or ``NONE``.
        seconds: the time that people have spent on the game; see :meth:`spend`.
        limit: the time limit in seconds, or ``None``.
        reasons: the reasons for the choices of computer players, by the number of the decision.
        origin: the starting point of the game, if it is not decks.
        sources: the origins of the decks, by seat; see ``SeatPlan.source``.
        aside: it is a copy of another game, so its result does not count for the decks.
        root: the key of the game that was saved to a file, if this one continues that file.
        played_on: that copy continues a replay; otherwise it is for trying something.
        hinter: the player that gives hints; ``None`` before the first hint of the usual one.
    """

    def __init__(
        self,
        game: Game,
        sitters: Sequence[Sitter],
        asking: AskSetting = MATTERING,
        passive: Mapping[int, Agent] = NO_AGENTS,
    ) -> None:
        """A game with its players. It continues to the first choice of a person.

        Args:
            game: the game.
            sitters: the player of each seat.
            asking: the setting for when people are asked.
            passive: opponents of a deck that plays alone, by seat; they replace the sitters there.

        Raises:
            TableError: a player is unknown, or the numbers of seats and players differ.
        """
        self.game = game
        self.sitters = check_sitters(sitters, len(game.table.seats))
        self.asking = asking
        self.yielding: dict[int, AutoPass] = {}
        self.ended = Ended.NOT_YET
        self.conceded = NONE
        self.seconds = 0.0
        self.limit: float | None = None
        self.reasons: dict[int, str] = {}
        self.origin: Origin | None = None
        self.sources: tuple[str, ...] = ()
        self.aside = self.played_on = False
        self.root = ""
        self._undone: list[tuple[Option, ...]] = []
        self._choices: list[int] = []
        self._declined: defaultdict[int, Declined] = defaultdict(Declined)
        self._passive = passive
        self._agents: dict[int, Agent] = {}
        self.hinter: Agent | None = None
        self._seat_players()
        self._go_on()

    def _seat_players(self) -> None:
        self._agents = {
            seat: PLAYERS[one.player].make(self.game.seed + seat, one.strength, one.style)
            for seat, one in enumerate(self.sitters)
            if not one.human
        } | dict(self._passive)

    # ------------------------------------------------------------------------------------- reading

    @property
    def decision(self) -> Decision | None:
        """The decision to make now; ``None`` when the game has ended."""
        return None if self.over else self.game.decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended is not Ended.NOT_YET

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat in range(len(self.sitters)) if seat not in self._agents)

    @property
    def alone(self) -> bool:
        """Whether a deck plays alone against passive opponents, who keep their seats."""
        return bool(self._passive)

    @property
    def waits(self) -> bool:
        """Whether a person must choose."""
        decision = self.decision
        return decision is not None and decision.seat not in self._agents

    @property
    def thinker(self) -> str:
        """The name of the computer player who must choose; empty if none."""
        decision = self.decision
        if decision is None or decision.seat not in self._agents:
            return ""
        return seat_name(self.game.table, decision.seat)

    @property
    def is_open(self) -> bool:
        """Whether people see all hands, because they have laid out the cards themselves."""
        return isinstance(self.origin, FromPosition)

    @property
    def eyes(self) -> int:
        """The seat whose view is shown: the person asked, or else the person at the screen.

        At a hot seat, the view must be covered until the other person has taken over. Without
        people, and in a game from a position, everything is seen.
        """
        decision = self.decision
        people = self.people
        if not people or self.is_open:
            return EVERYTHING
        if decision is not None and decision.seat in people:
            return decision.seat
        return people[0] if len(people) == 1 else SPECTATOR

    def view(self, eyes: int | None = None) -> TableView:
        """The table as a player sees it; by default see :attr:`eyes`."""
        seen = self.eyes if eyes is None else eyes
        return look(self.game, seen, self.player_names, over=self.over)

    @property
    def player_names(self) -> tuple[str, ...]:
        """The names of the players of the seats; empty for people."""
        return tuple(map(self._player_name, range(len(self.sitters))))

    def _player_name(self, seat: int) -> str:
        if seat in self._passive:
            return tr("Passive")
        one = self.sitters[seat]
        return "" if one.human else tr(PLAYERS[one.player].title)

    def partial_choice(self) -> PartialChoice | None:
        """The first step of the choice of a person; ``None`` if no person must choose."""
        decision = self.decision
        if decision is None or not self.waits:
            return None
        return PartialChoice.of(self.game.table, decision)

    def why_not(self, card: int) -> PlayRefusal | None:
        """Why the person to decide cannot play a card in her hand; ``None`` if she can."""
        decision = self.decision
        return None if decision is None else why_not(self.game.table, decision, card)

    # ------------------------------------------------------------------------------------- playing

    def answer(self, option: Option) -> None:
        """A person chooses.

        Raises:
            TableError: no person must choose, or the option is not legal; the rule is named if one
                is known.
        """
        decision = self.decision
        if decision is None or not self.waits:
            raise TableError(tr("No player has to choose now."))
        if option.verb is PASS:
            self._declined[decision.seat].note(self.game.table, decision)
        self._note_choice()
        self._apply(option)

    def answer_several(self, options: Sequence[Option]) -> None:
        """A person answers several decisions in a row; undo takes all of them back.

        If another player has to choose in between, the rest is not answered.

        Raises:
            TableError: no person must choose, or the first option is not legal.
        """
        first, *others = options
        seat = NONE if self.decision is None else self.decision.seat
        self.answer(first)
        noted = [*self._choices]
        for option in others:
            decision = self.decision
            if decision is None or decision.seat != seat or option not in decision.options:
                break
            self.answer(option)
        self._choices = noted

    def _note_choice(self) -> None:
        """Record that a person makes a choice now; undo returns to this point."""
        number = len(self.game.inputs)
        self._choices = [one for one in self._choices if one < number] + [number]

    def thought(self) -> Thought | None:
        """The pending choice of a computer player; ``None`` if none must choose."""
        decision = self.decision
        if decision is None or decision.seat not in self._agents:
            return None
        made, agent = len(self.game.inputs), self._agents[decision.seat]
        return Thought(decision.seat, self.thinker, made, self.game.fork(), agent)

    def take(self, thought: Thought, chosen: Chosen) -> bool:
        """Apply the choice of a computer player; false if the game has moved on meanwhile."""
        decision = self.decision
        stale = (
            decision is None
            or decision.seat != thought.seat
            or decision != thought.game.decision
            or len(self.game.inputs) != thought.number
            or self._agents.get(thought.seat) is not thought.agent
        )
        if stale:
            return False
        if chosen.reason:
            self.reasons[thought.number] = chosen.reason
        self._apply(chosen.option)
        return True

    def replace_failed(self, thought: Thought) -> bool:
        """Let a simple player take the seat of one that failed; false if it is simple itself."""
        failed = self._agents.get(thought.seat)
        if failed is not thought.agent or isinstance(failed, SteadyAgent):
            return False
        self._agents[thought.seat] = SteadyAgent(self.game.seed + thought.seat)
        return True

    def step(self) -> bool:
        """Let a computer player choose; false if a person must choose or the game has ended."""
        thought = self.thought()
        return thought is not None and self.take(thought, thought.choose())

    def advance(self) -> int:
        """Let computer players choose until a person must. Return the number of their choices."""
        made = 0
        while self.step():
            made += 1
        return made

    def _apply(self, option: Option) -> None:
        try:
            self.game.apply(option)
        except IllegalOptionError as error:
            raise TableError(f"{error}.") from None
        self._undone.clear()
        self._go_on()

    def _go_on(self) -> None:
        """Skip the passes that need no choice."""
        while (decision := self.game.decision) is not None:
            if len(self.game.inputs) >= MAX_DECISIONS:
                self.ended = Ended.TOO_LONG
                return
            option = self._unasked(decision)
            if option is None:
                return
            self.game.apply(option)
        self._note_end()

    def _note_end(self) -> None:
        """The rules have no further decision."""
        self.ended = Ended.TIME if self.game.table.time_up else Ended.PLAYED_OUT

    def _unasked(self, decision: Decision) -> Option | None:
        """The option that is taken without asking."""
        table, seat = self.game.table, decision.seat
        self.yielding = {one.seat: one for one in self.yielding.values() if goes_on(table, one)}
        if seat in self._agents:
            return decision.options[0] if len(decision.options) == 1 else None
        one = self.yielding.get(seat)
        if one is not None and yielded(table, decision, one):
            return while_yielding(decision)
        return unasked(table, decision, self.asking, self._declined[seat])

    # -------------------------------------------------------------------------------------- passes

    def may_yield(self, seat: int) -> tuple[Until, ...]:
        """The moments until which a person may yield now."""
        return may_yield(self.game.table, seat)

    def yield_until(self, seat: int, until: Until) -> None:
        """A person passes for some time, the current decision included; see :class:`Until`.

        Raises:
            TableError: she may not.
        """
        if until not in self.may_yield(seat) or seat not in self.people:
            raise TableError(tr("You cannot pass for that long now."))
        table = self.game.table
        self._undone.clear()
        self._note_choice()
        self.yielding[seat] = AutoPass(
            seat, until, table.turn, table.current(Action), aimed_at(table, seat)
        )
        self._go_on()

    def stop_yielding(self, seat: int) -> None:
        """A person is asked again from now on."""
        self.yielding.pop(seat, None)

    # ---------------------------------------------------------------------------------------- undo

    @property
    def can_undo(self) -> bool:
        """Whether there is a choice that can be taken back."""
        return self.ended is Ended.CONCEDED or bool(self.game.inputs)

    @property
    def can_redo(self) -> bool:
        """Whether choices that were taken back can be repeated."""
        return bool(self._undone)

    def undo(self) -> bool:
        """Take back the last real choice of a person and everything after it.

        In a game without people, takes back one choice; in a conceded game, the concession.
        Return false if there is nothing to take back.
        """
        if self.ended is Ended.CONCEDED:
            self.ended, self.conceded = Ended.NOT_YET, NONE
            return True
        number = self._last_choice()
        if number is None:
            return False
        twin = self.game.fork()
        twin.undo(len(twin.inputs) - number)
        self._undone.append(tuple(self.game.inputs[number:]))
        self._become(twin)
        return True

    def _last_choice(self) -> int | None:
        """The number of the last real choice; in an opened game, of any player."""
        made = [number for number in self._choices if number < len(self.game.inputs)]
        if made:
            return made[-1]
        twin = self.game.fork()
        while twin.inputs:
            twin.undo()
            if self._is_real(twin):
                return len(twin.inputs)
        return None

    def redo(self) -> bool:
        """Repeat the choices that were taken back last; false if there are none."""
        if not self._undone:
            return False
        for option in self._undone.pop():
            self.game.apply(option)
        self._become(self.game)
        if self.game.decision is None:
            self._note_end()
        return True

    def _is_real(self, game: Game) -> bool:
        """Whether a person, or any player in a game without people, has a choice there."""
        decision = game.decision
        if decision is None:
            return False
        if not self.people:
            return True
        return decision.seat in self.people and (skipped(game.table, decision, self.asking) is None)

    def _become(self, game: Game) -> None:
        self.game = game
        self.yielding.clear()
        self._declined.clear()
        self.ended, self.conceded = Ended.NOT_YET, NONE
        self.reasons = {
            number: reason for number, reason in self.reasons.items() if number < len(game.inputs)
        }

    # ---------------------------------------------------------------------------- hints and copies

    def hint(self) -> Thought | None:
        """The work of a computer player for a hint; ``None`` if no person must choose."""
        decision = self.decision
        if decision is None or not self.waits:
            return None
        if self.hinter is None:
            self.hinter = PLAYERS[HINTER].make(self.game.seed, "", "")
        name, made = seat_name(self.game.table, decision.seat), len(self.game.inputs)
        return Thought(decision.seat, name, made, self.game.fork(), self.hinter)

    def what_if(
        self, number: int | None = None, sitters: Sequence[Sitter] | None = None
    ) -> GameSession:
        """The same game in a copy that can be played without any effect on this one.

        Args:
            number: the number of decisions after which it starts; by default the current number.
            sitters: the players; by default the same.

        Raises:
            ValueError: there were fewer decisions.
            TableError: see the constructor.
        """
        twin = self.game.fork()
        if number is not None:
            if not 0 <= number <= len(twin.inputs):
                raise ValueError(f"{number} is not a number of decisions up to {len(twin.inputs)}")
            twin.undo(len(twin.inputs) - number)
        players = self.sitters if sitters is None else sitters
        other = GameSession(twin, players, self.asking, self._passive)
        other.origin, other.hinter, other.aside = self.origin, self.hinter, True
        return other

    # ----------------------------------------------------------------------------------------- end

    def concede(self, seat: int) -> None:
        """A person concedes: the game ends for everyone.

        Raises:
            TableError: the seat has no player, or the game is over.
        """
        if seat not in self.people or self.over:
            raise TableError(tr("There is no game to concede."))
        self.ended, self.conceded = Ended.CONCEDED, seat

    def spend(self, seconds: float) -> None:
        """Add time. At the time limit the game ends (END-16)."""
        if not self.over:
            self.seconds += seconds
            if self.limit is not None and self.seconds >= self.limit:
                self.ended = Ended.TIME

    @property
    def seconds_left(self) -> int | None:
        """The remaining time of people; ``None`` without a time limit."""
        return None if self.limit is None else max(0, round(self.limit - self.seconds))

    def hand_over(self, seat: int, sitter: Sitter) -> None:
        """Another player takes over a seat.

        Raises:
            TableError: the player is unknown.
        """
        sitters = [*self.sitters]
        sitters[seat] = sitter
        self.sitters = check_sitters(sitters, len(sitters))
        self._seat_players()
        if self.ended is Ended.CONCEDED:
            self.ended, self.conceded = Ended.NOT_YET, NONE
        if not self.over:
            self._go_on()
