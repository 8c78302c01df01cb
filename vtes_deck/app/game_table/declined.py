"""The options that a person has declined in her round, so that they are not offered at every step.

A card in play that can be used at any time would interrupt each step of each turn. A card counts as
one of these if she has declined it in two phases. From then on it waits for her next turn, for an
action that concerns her, or until something has happened in it.
"""

from __future__ import annotations

from vtes_deck.app.game_table.passes import (
    AskSetting,
    action_to_sleep_through,
    is_concerned,
    passing,
    skipped,
)
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.current import CurrentCombat
from vtes_deck.engine.state.decisions import NONE, PASS, Decision, Option
from vtes_deck.engine.state.table import Phase, Table, Zone

type _Use = tuple[str, int, int]
"""The verb, the card and the mode of an option; its targets may change."""


class Declined:
    """The uses of cards in play that one person has declined since her unlock phase.

    Attributes:
        asleep: the last action in which she has let her minions sleep.
    """

    def __init__(self) -> None:
        self.asleep: Action | None = None
        self._round = 0
        self._phases: dict[_Use, set[tuple[int, Phase]]] = {}
        self._log_length = -1

    def note(self, table: Table, decision: Decision) -> None:
        """Record that she passes at a decision."""
        self._begin(table, decision.seat)
        self.asleep = action_to_sleep_through(table, decision) or self.asleep
        self._log_length = len(table.log)
        if _is_idle(table):
            for option in decision.options:
                use = _use(table, option)
                if use is not None:
                    self._phases.setdefault(use, set()).add((table.active, table.phase))

    def again(self, table: Table, decision: Decision) -> bool:
        """Whether she has declined all options of a decision, and nothing has changed since."""
        self._begin(table, decision.seat)
        uses = [_use(table, option) for option in decision.options if option.verb is not PASS]
        declined = all(one is not None and len(self._phases.get(one, ())) > 1 for one in uses)
        if not declined:
            return False
        nothing_new = self._log_length == len(table.log)
        return nothing_new or _is_idle(table) or not is_concerned(table, decision.seat)

    def _begin(self, table: Table, seat: int) -> None:
        """Forget what she declined before her unlock phase, which offers it again."""
        if table.active == seat and table.phase is Phase.START:
            return
        if table.seats[seat].turns != self._round:
            self._round = table.seats[seat].turns
            self._phases.clear()


def unasked(
    table: Table, decision: Decision, asking: AskSetting, declined: Declined
) -> Option | None:
    """The option that is taken without asking a person, or ``None`` if she must choose."""
    option = skipped(table, decision, asking, declined.asleep)
    if option is None and not asking.always and declined.again(table, decision):
        return passing(decision)
    return option


def _use(table: Table, option: Option) -> _Use | None:
    """The use of a card in play; ``None`` for other options."""
    if option.verb is PASS or option.card == NONE or table.where[option.card] is not Zone.IN_PLAY:
        return None
    return option.verb.name, option.card, option.mode


def _is_idle(table: Table) -> bool:
    """Whether no action, combat or referendum is under way."""
    return not any(isinstance(one, Action | CurrentCombat | Referendum) for one in table.stack)
