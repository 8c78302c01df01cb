"""Blunders: choices that no player should make, counted by simple rules.

The critic is not a player and sees the whole table. It counts only choices that are wrong
regardless of the hidden cards. Each rule has an exception for cases in which the choice can be
right.
"""

from __future__ import annotations

from enum import StrEnum

from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK, BlockAttempt, Blocks
from vtes_deck.engine.actions.torpor_actions import RESCUE
from vtes_deck.engine.game import Game
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.politics.votes import SIDES, VoteSide
from vtes_deck.engine.purposes import purposes
from vtes_deck.engine.state.decisions import NONE, PASS, Decision, DecisionKind, Option
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.purposes import HARMS, PurposeKind
from vtes_deck.engine.state.table import Table


class Blunder(StrEnum):
    """A rule of the critic."""

    OWN_REFERENDUM = "votes against the own referendum"
    """The caller casts votes against it."""
    IDLE_WAKE = "wake without use"
    """A minion wakes, and neither blocks nor plays a reaction or a combat card in that action;
    unless the acting side has answered with a card or power before the block was declined."""
    SAME_BLOCK = "the same block in vain"
    """A minion whose attempt has failed tries again, and fails again."""
    LAST_POOL = "last pool spent"
    """A payment that could be declined takes the last pool."""
    RIVAL_RESCUED = "rescues a rival's vampire"
    """A minion rescues a vampire of another Methuselah from torpor."""
    OWN_HARM = "harms its own side"
    """A card or power only harms a card of its own side, and another option would not."""
    GIFT = "gift to a rival"
    """A card or power only helps another Methuselah, and another option would not."""
    LETHAL_BLEED = "lethal bleed not made"
    """The minion phase ends although a minion could oust the prey by a bleed.

    The prey had no minion that could block.
    """


_HURTS = frozenset(
    {
        PurposeKind.BURN,
        PurposeKind.LOSE,
        PurposeKind.TORPOR,
        PurposeKind.DIABLERIE,
        PurposeKind.BANISH,
        PurposeKind.GEAR,
        PurposeKind.FREEZE,
    }
)
"""Harm to a card of the player. If the card is a cost, its effect counts too."""

_GIVES = frozenset({PurposeKind.POOL, PurposeKind.BLOOD, PurposeKind.UNLOCK, PurposeKind.EDGE})
"""Help for another Methuselah; negative amounts are harm."""

_PAYMENTS = frozenset(
    {
        DecisionKind.INFLUENCE,
        DecisionKind.MASTER,
        DecisionKind.UNLOCK,
        DecisionKind.CANCEL,
        DecisionKind.ACTION,
    }
)
"""Kinds of decision after which lost pool was spent by its owner, not burned by another."""


class Critic:
    """Watches a game and counts blunders.

    Args:
        game: the game.

    Attributes:
        found: for each seat the number of each blunder that happened.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self.found: list[dict[str, int]] = [{} for _ in game.table.seats]
        self._awake: dict[int, int] = {}
        """The minions that woke during this action and have done nothing, with their seats."""
        self._again: tuple[int, int] | None = None
        """A seat and its minion that tries the same block again."""
        self._action: Action | None = None
        """The action during which minions were last seen awake."""
        self._woken: set[int] = set()
        """The minions that were seen awake during that action."""
        self._pool = 0
        self._spends = False

    def before(self, decision: Decision, option: Option) -> None:
        """Examine a choice before it is applied."""
        table, seat = self._game.table, decision.seat
        kind = decision.kind
        if kind is DecisionKind.VOTE and SIDES.get(option.verb) is VoteSide.AGAINST:
            referendum = table.current(Referendum)
            if referendum is not None and referendum.caller == seat:
                self._count(seat, Blunder.OWN_REFERENDUM)
        elif kind is DecisionKind.ACTION:
            if option.verb is RESCUE and table.minion(option.target).controller != seat:
                self._count(seat, Blunder.RIVAL_RESCUED)
            elif option.verb is PASS and _could_oust(table, decision):
                self._count(seat, Blunder.LETHAL_BLEED)
        self._judge_aim(decision, option)
        if option.verb is BLOCK:
            blocks = table.current(Blocks)
            if blocks is not None and option.minion in blocks.outwitted:
                self._again = (seat, option.minion)
        if option.verb is not PASS:
            self._awake.pop(option.minion, None)
            self._note_answer(table, seat)
        self._spends = kind in _PAYMENTS and option.verb is not PASS
        self._spends = self._spends and _may_pass(decision)
        self._pool = table.seats[seat].pool

    def _note_answer(self, table: Table, seat: int) -> None:
        """Forget who woke to block, once the acting side has answered it."""
        action, blocks = table.current(Action), table.current(Blocks)
        if action is None or blocks is None or seat != action.acting_seat(table):
            return
        kept = {card: whose for card, whose in self._awake.items() if whose in blocks.declined}
        self._awake = kept

    def _judge_aim(self, decision: Decision, option: Option) -> None:
        """Count blunders in the targets that an optional card or power harms or helps."""
        if option.verb is PASS or option.verb.forced or decision.kind not in _AIMED:
            return
        aim = _aim(self._game.table, decision, option)
        if aim is not None and any(
            _aim(self._game.table, decision, one) is None for one in decision.options
        ):
            self._count(decision.seat, aim)

    def after(self, seat: int) -> None:
        """Count blunders that the result of the choice shows."""
        table = self._game.table
        if self._spends and self._pool > 0 and not table.seats[seat].pool:
            self._count(seat, Blunder.LAST_POOL)
        if self._again is not None and table.current(BlockAttempt) is None:
            again, minion = self._again
            action = table.current(Action)
            if action is not None and action.blocker != minion and not action.failed:
                self._count(again, Blunder.SAME_BLOCK)
            self._again = None
        self._watch_wakes(table)

    def _watch_wakes(self, table: Table) -> None:
        action = table.current(Action)
        if action is None:
            for seat in self._awake.values():
                self._count(seat, Blunder.IDLE_WAKE)
            self._awake.clear()
            return
        for other in table.seats:
            if other.number == action.acting_seat(table):
                continue
            for card in other.in_play:
                minion = table.in_play[card]
                if type(minion) is Minion and minion.awake and minion.locked:
                    self._note(card, other.number, action)

    def _note(self, card: int, seat: int, action: Action) -> None:
        """Record a minion the first time that it is seen awake in an action."""
        if self._action is not action:
            self._action, self._woken = action, set()
        if card not in self._woken:
            self._woken.add(card)
            self._awake[card] = seat

    def _count(self, seat: int, blunder: Blunder) -> None:
        found = self.found[seat]
        found[blunder.value] = found.get(blunder.value, 0) + 1


_AIMED = frozenset(
    {
        DecisionKind.UNLOCK,
        DecisionKind.MASTER,
        DecisionKind.ACTION,
        DecisionKind.EFFECT,
        DecisionKind.TARGET,
    }
)
"""Kinds of decision in which cards and powers get a target."""


def _aim(table: Table, decision: Decision, option: Option) -> Blunder | None:
    """The blunder of an option, according to public information.

    If a card or power burns itself or its user, that is a cost, unless the decision is about that
    card, or the card is a rival's.
    """
    if option.verb is PASS or option.verb is RESCUE:
        return None
    seat, chosen = decision.seat, decision.kind is DecisionKind.TARGET
    hurts = helps = gives = wins = False
    for one in purposes(table, seat, option).does:
        card_in_play = table.in_play.get(one.card)
        whose = one.seat if card_in_play is None else card_in_play.controller
        mine = whose in {seat, NONE}
        used = one.card in {option.card, option.minion} and (card_in_play is None or mine)
        if not chosen and used and one.kind in _HURTS:
            continue
        if one.kind in _HURTS or (one.kind in _GIVES and one.n < 0):
            hurts |= mine and one.kind in _HURTS
            wins |= not mine
        elif one.kind in _GIVES and not mine:
            gives = True
        elif one.kind in HARMS or not one.helps:
            wins |= not mine
        elif one.kind is not PurposeKind.PERMANENT and one.n > 0:
            helps = True  # a card that stays in play may help or harm its host
    if helps or wins or hurts is gives:
        return None
    return Blunder.OWN_HARM if hurts else Blunder.GIFT


def _may_pass(decision: Decision) -> bool:
    return any(option.verb is PASS for option in decision.options)


def _could_oust(table: Table, decision: Decision) -> bool:
    """Whether an offered bleed would have ousted the prey, according to the cards in play.

    Cards in hands can still save the prey, but that is not a reason not to bleed.
    """
    prey = table.prey(decision.seat)
    pool = table.seats[prey].pool
    blockers = [one for one in table.ready_minions(prey) if one.unlocked or one.awake]
    if prey == decision.seat or blockers:
        return False
    return any(
        option.verb is BLEED
        and option.seat == prey
        and option.card == NONE
        and stats.bleed(table, table.minion(option.minion)) >= pool
        for option in decision.options
    )
