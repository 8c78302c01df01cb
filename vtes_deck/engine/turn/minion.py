"""The minion phase (chapter MIN): which minion performs which action."""

from __future__ import annotations

from typing import override

from vtes_deck.engine.actions.action import ACTION_CARD, Action, cannot_act, card_free_key
from vtes_deck.engine.actions.anarch import BecomeAnarch
from vtes_deck.engine.actions.bleed import Bleed
from vtes_deck.engine.actions.diablerie import Diablerise
from vtes_deck.engine.actions.hunt import Hunt
from vtes_deck.engine.actions.imbued import BurnImbued, TakePower
from vtes_deck.engine.actions.permanents import Employ, Equip, Recruit, TakeEquipment
from vtes_deck.engine.actions.political import PoliticalAction
from vtes_deck.engine.actions.red_list import AttackMarked
from vtes_deck.engine.actions.torpor_actions import Encounter, LeaveTorpor, Rescue
from vtes_deck.engine.mechanics.impulse import Impulse, carry_out, offers
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Activity, Table
from vtes_deck.engine.state.windows import ACT, OTHERS_MINIONS
from vtes_deck.engine.status import traits
from vtes_deck.kernel.procedure import Procedure

ACTIONS: tuple[type[Action], ...] = (
    Bleed,
    Hunt,
    Equip,
    Employ,
    Recruit,
    TakeEquipment,
    PoliticalAction,
    BecomeAnarch,
    LeaveTorpor,
    Rescue,
    Diablerise,
    Encounter,
    TakePower,
    BurnImbued,
    AttackMarked,
)
"""MIN-09, MIN-10: the actions that need no card, and those that follow from what is printed."""

BY_VERB: dict[Verb, type[Action]] = {action.verb: action for action in ACTIONS} | {
    action.basic: action for action in (Equip, Employ, Recruit)
}


class MinionPhase(Procedure):
    """The minion phase of one Methuselah.

    Attributes:
        seat: whose phase it is.
        hungry: the vampires that were without blood when it began (MIN-08, 1994).
    """

    seat: int
    hungry: frozenset[int] = frozenset()

    def begin(self, table: Table) -> None:
        """MIN-08, DX-21: in 1994 it counts who has no blood now."""
        self.hungry = frozenset(
            minion.card for minion in table.ready_minions(self.seat) if is_empty(minion)
        )

    def offer(self, table: Table) -> None:
        """MIN-03: one action after the other; MIN-04: mandatory ones first, and not to be left."""
        forced, stuck = self.mandatory(table)
        if forced:
            table.ask(self.seat, DecisionKind.ACTION, forced)
        else:
            table.ask(self.seat, DecisionKind.ACTION, [*self.choices(table, stuck), PASSING])

    def must_hunt(self, table: Table, minion: Minion) -> bool:
        """MIN-08: a vampire that can act must hunt if it is without blood."""
        if not is_empty(minion):
            return False
        return table.rules.hunt_trigger == "now" or minion.card in self.hungry

    def mandatory(self, table: Table) -> tuple[list[Option], set[int]]:
        """Mandatory actions, and the minions that can do nothing because of them.

        MIN-04, MIN-06: every mandatory action that can be taken, for the player to choose. MIN-07:
        a minion with two different ones is stuck, and so is one with a single one that it cannot
        take (IC-18: in every edition). It does not hold up the others.
        """
        found: list[Option] = []
        stuck: set[int] = set()
        for minion in table.ready_minions(self.seat):
            if minion.locked or not (table.compellers or is_empty(minion)):
                continue
            duties = self.duties(table, minion)
            if len(duties) == 1 and duties[0]:
                found += duties[0]
            elif duties:
                stuck.add(minion.card)
        return found, stuck

    def duties(self, table: Table, minion: Minion) -> list[list[Option]]:
        """The different actions that a minion must take, each in every way of taking it."""
        if cannot_act(table, minion) is not None:
            return []
        found = [Hunt.options(table, minion)] if self.must_hunt(table, minion) else []
        for card in table.compellers:
            options = table.cards[card].script.duty(table, card, minion)
            if options is not None and options not in found:
                found.append(options)
        return [[one for one in duty if not is_kept_from(table, one)] for duty in found]

    def choices(self, table: Table, stuck: set[int]) -> list[Option]:
        """MIN-01, MIN-02: what the minions can do now; MIN-05, MIN-07: not those that are stuck."""
        able = [one for one in table.minions(self.seat) if not one.locked and one.card not in stuck]
        actions = [one for one in ACTIONS if able and one.is_open(table, self.seat)]
        options = [
            option
            for minion in able
            for action in actions
            for option in action.options(table, minion)
        ]
        options += [
            option for option in offers(table, self.seat, ACT) if option.minion not in stuck
        ]
        options = [option for option in options if may_announce(table, option)]
        return permitted(table, options)

    def act(self, table: Table) -> None:
        """Announces what was chosen, and asks again afterwards."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        if answer.verb is PASS:
            return
        self.go_to(MinionPhase.offer)
        announce(table, answer)

    def others(self, table: Table) -> None:
        """SEQ-01: when she does nothing more, others may use what lets them act in this phase."""
        order = tuple(seat for seat in table.clockwise(self.seat) if seat != self.seat)
        if table.powers and any(table.powers[seat] & OTHERS_MINIONS for seat in order):
            table.push(OthersAct(OTHERS_MINIONS, order))
        else:
            self.finish()

    def back(self, table: Table) -> None:
        """SEQ-05: after that she has the impulse again."""
        passed = table.returned
        if isinstance(passed, OthersAct) and passed.acted:
            self.go_to(MinionPhase.offer)

    def why_not(self, table: Table, option: Option) -> str | None:
        """The rule of the minion phase or of the action that forbids it."""
        action = BY_VERB.get(option.verb)
        if option.verb is PASS or (action is not None and self.mandatory(table)[0]):
            return "MIN-04"
        if action is None or option.minion not in table.in_play:
            return None
        minion = table.minion(option.minion)
        if minion.controller != self.seat:
            return "MIN-01"
        return action.forbidden(table, option)

    steps = (begin, offer, act, others, back)


class OthersAct(Impulse):
    """Minions of other Methuselahs that may act in this phase.

    Attributes:
        acted: one of them has.
    """

    acted: bool = False

    @override
    def take(self, table: Table) -> None:
        """Whoever acts gives the impulse back to her whose phase it is."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        if answer.verb is PASS:
            super().take(table)
            return
        self.acted = True
        self.finish()
        carry_out(table, answer)

    steps = Impulse.steps


class ActOutOfTurn(Procedure):
    """A minion takes an action in the minion phase of another Methuselah.

    Attributes:
        seat: who controls it.
        minion: the minion.
    """

    seat: int
    minion: int

    def offer(self, table: Table) -> None:
        """Everything that it could do in its own minion phase; without blood it hunts (MIN-05)."""
        minion = table.minion(self.minion)
        hungry = is_empty(minion) and table.rules.hunt_trigger == "now"
        options: list[Option] = []
        for action in (Hunt,) if hungry else ACTIONS:
            options += action.options(table, minion)
        if not hungry:
            options += [one for one in offers(table, self.seat, ACT) if one.minion == self.minion]
        options = [one for one in options if may_announce(table, one)]
        table.ask(self.seat, DecisionKind.ACTION, [*permitted(table, options), PASSING])

    def act(self, table: Table) -> None:
        """It is the action of its controller."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        if answer.verb is PASS:
            self.finish()
            return
        announce(table, answer)
        begun = table.stack[-1]
        if isinstance(begun, Action):
            begun.actor = self.seat

    def again(self, table: Table) -> None:
        """PLY-13: an action whose card was cancelled has not been taken."""
        taken = table.returned
        if isinstance(taken, Action) and taken.over and self.minion in table.in_play:
            self.go_to(ActOutOfTurn.offer)

    steps = (offer, act, again)


def announce(table: Table, option: Option) -> None:
    """Begins the action that an option announces."""
    action = BY_VERB.get(option.verb)
    if action is None:
        carry_out(table, option)
    else:
        table.push(action.begin(table, option))


def may_announce(table: Table, option: Option) -> bool:
    """Whether no effect keeps a minion from repeating this, or from aiming at this target."""
    if is_kept_from(table, option):
        return False
    return Activity.BE_AIMED_AT not in table.restrictions or not is_sheltered(table, option)


def is_kept_from(table: Table, option: Option) -> bool:
    """Whether an effect keeps a minion from repeating an action without a card in this turn."""
    if option.card != NONE:
        return False
    done = table.minion(option.minion).done
    return bool(done) and card_free_key(option.verb.name, option.target) in done


def is_sheltered(table: Table, option: Option) -> bool:
    """Whether an effect keeps the minion aimed at from being the target of actions of others."""
    target = table.in_play.get(option.target)
    if target is None or option.minion not in table.in_play:
        return False
    if target.controller == table.in_play[option.minion].controller:
        return False
    return table.is_restricted(Activity.BE_AIMED_AT, option.target)


def is_empty(minion: Minion) -> bool:
    """Whether it is a vampire without blood."""
    return minion.vampire and minion.blood == 0


def permitted(table: Table, options: list[Option]) -> list[Option]:
    """TRT-08: no directed action of a slave without a ready member of the clan that it serves.

    GEN-02: nor of a vampire whose text says that another one must be ready.
    """
    alone = {
        option.minion
        for option in options
        if option.minion != NONE
        and (_misses_its_master(table, option.minion) or _misses_its_leader(table, option.minion))
    }
    if not alone:
        return options
    return [one for one in options if one.minion not in alone or not _is_directed(table, one)]


def _misses_its_master(table: Table, card: int) -> bool:
    """TRT-08."""
    slave = table.rules.slaves and bool(table.cards[card].slave_to)
    return slave and not traits.has_its_master(table, table.minion(card))


def _misses_its_leader(table: Table, card: int) -> bool:
    """Whether a vampire follows one that is not ready, whoever controls it."""
    leader = table.cards[card].script.follows
    return bool(leader) and not any(
        table.cards[minion.card].definition.name == leader
        for seat in table.playing
        for minion in table.ready_minions(seat.number)
    )


def _is_directed(table: Table, option: Option) -> bool:
    """Whether an option announces a directed action."""
    if option.verb is ACTION_CARD:
        return bool(table.cards[option.card].script.action(table, option).seats)
    kind = BY_VERB.get(option.verb)
    if kind is not None:
        return bool(kind.begin(table, option).seats)
    return option.card != NONE and table.cards[option.card].script.is_directed(table, option)
