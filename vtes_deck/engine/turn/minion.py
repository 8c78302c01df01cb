"""The minion phase (chapter MIN): the actions of minions."""

from __future__ import annotations

from typing import override

from vtes_deck.engine.actions.action import Action, action_of, cannot_act, card_free_key, surcharge
from vtes_deck.engine.actions.anarch import BecomeAnarch
from vtes_deck.engine.actions.bleed import Bleed
from vtes_deck.engine.actions.diablerie import Diablerise
from vtes_deck.engine.actions.hunt import Hunt
from vtes_deck.engine.actions.imbued import BurnImbued, TakePower
from vtes_deck.engine.actions.permanents import Employ, Equip, Recruit, TakeEquipment
from vtes_deck.engine.actions.political import PoliticalAction
from vtes_deck.engine.actions.red_list import AttackMarked
from vtes_deck.engine.actions.torpor_actions import Encounter, LeaveTorpor, Rescue
from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.cards.requirements import least
from vtes_deck.engine.mechanics.impulse import Impulse, carry_out, from_hand, offers, others_of
from vtes_deck.engine.mechanics.replacements import is_replaced
from vtes_deck.engine.state.cost_statics import ActionPrice
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.refusals import Refuses
from vtes_deck.engine.state.static_index import is_protected_from, statics_on
from vtes_deck.engine.state.statics import Duty, Shelters, Would
from vtes_deck.engine.state.table import Activity, Table, Until, Zone
from vtes_deck.engine.state.windows import ACT, OTHERS_MINIONS
from vtes_deck.engine.status import torpor, traits
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
"""MIN-09, MIN-10: the actions without a card, and those of printed card types."""

AWAY_FROM_TORPOR = tuple(action for action in ACTIONS if not action.concerns_torpor)
"""The actions that can be announced while no vampire is in torpor."""

IN_TORPOR: tuple[type[Action], ...] = (LeaveTorpor,)
"""TOR-06: the only action of a minion that cannot act otherwise."""

BY_VERB: dict[Verb, type[Action]] = {action.verb: action for action in ACTIONS} | {
    action.basic: action for action in (Equip, Employ, Recruit)
}

MINION_ENDS = EventType("minion phase ends", "")
"""The minion phase is over."""

FREE_ACTION = "action that is not mandatory"
"""Recorded for a turn in which its Methuselah has begun one of these actions."""


class MinionPhase(Procedure):
    """The minion phase of one Methuselah.

    Attributes:
        seat: the active Methuselah.
        hungry: the vampires without blood at the start of the phase (MIN-08, 1994).
        free: no action is mandatory now (MIN-04).
    """

    seat: int
    hungry: frozenset[int] = frozenset()
    free: bool = True

    @staticmethod
    def matters(table: Table, seat: int) -> bool:
        """A fast check of whether any player could act in this phase."""
        player = table.seats[seat]
        if player.minions or table.delayed_triggers or table.powers_of_all & OTHERS_MINIONS:
            return True
        return bool(table.powers[seat] & ACT or from_hand(table, player, ACT))

    def begin(self, table: Table) -> None:
        """MIN-08, DX-21: record vampires without blood, for the rule of 1994."""
        if table.rules.hunt_trigger == "now":
            return
        self.hungry = frozenset(
            minion.card for minion in table.ready_minions(self.seat) if is_empty(minion)
        )

    def offer(self, table: Table) -> None:
        """MIN-03: offer one action at a time; MIN-04: mandatory actions first, without passing."""
        if WouldHaveToHunt in table.statics and self.is_hunt_replaced(table):
            self.go_to(MinionPhase.offer)
            return
        forced, stuck = self.mandatory(table)
        self.free = not forced
        if forced:
            table.ask(self.seat, DecisionKind.ACTION, forced)
        elif choices := self.choices(table, stuck):
            table.ask(self.seat, DecisionKind.ACTION, [*choices, PASSING])
        else:
            self.pass_on(table)

    def is_hunt_replaced(self, table: Table) -> bool:
        """Whether a replacement applies to a vampire that would have to hunt."""
        return any(
            cannot_act(table, minion) is None
            and self.must_hunt(table, minion)
            and is_replaced(table, WouldHaveToHunt(minion.card), ask=False)
            for minion in table.ready_minions(self.seat)
        )

    def must_hunt(self, table: Table, minion: Minion) -> bool:
        """MIN-08: whether a vampire must hunt: it can act and has no blood."""
        if not is_empty(minion):
            return False
        return table.rules.hunt_trigger == "now" or minion.card in self.hungry

    def mandatory(self, table: Table) -> tuple[list[Option], set[int]]:
        """Mandatory actions, and the minions that can do nothing because of them.

        MIN-04, MIN-06: every possible mandatory action, for the player to choose. MIN-07: a minion
        with two different mandatory actions can do nothing; the same applies if its only mandatory
        action is impossible (IC-18: in every edition). These minions do not delay the others.
        """
        found: list[Option] = []
        stuck: set[int] = set()
        duty = Duty in table.statics
        for minion in table.ready_minions(self.seat):
            if minion.locked or not (duty or is_empty(minion)):
                continue
            duties = self.duties(table, minion)
            if len(duties) == 1 and duties[0]:
                found += duties[0]
            elif duties:
                stuck.add(minion.card)
        return found, stuck

    def duties(self, table: Table, minion: Minion) -> list[list[Option]]:
        """The mandatory actions of a minion, each with all its options."""
        if cannot_act(table, minion) is not None:
            return []
        found = [hunts(table, minion)] if self.must_hunt(table, minion) else []
        for source, static in statics_on(table, Duty, minion.card):
            options = static.options(table, source, minion)
            if options is not None and options not in found:
                found.append(options)
        return [
            payable(table, [one for one in duty if not is_repeat_prevented(table, one)])
            for duty in found
        ]

    def choices(self, table: Table, stuck: set[int]) -> list[Option]:
        """MIN-01, MIN-02: the options of the minions; MIN-05, MIN-07: except stuck minions."""
        able = [one for one in table.minions(self.seat) if not one.locked and one.card not in stuck]
        actions = open_actions(table, self.seat) if able else []
        options = [
            option
            for minion in able
            for action in (IN_TORPOR if cannot_act(table, minion) else actions)
            for option in action.options(table, minion)
        ]
        options += [
            option for option in offers(table, self.seat, ACT) if option.minion not in stuck
        ]
        if options and may_be_barred(table):
            options = [option for option in options if may_announce(table, option)]
        elif options and any(minion.done for minion in able):
            options = [option for option in options if not is_repeat_prevented(table, option)]
        return payable(table, permitted(table, options))

    def act(self, table: Table) -> None:
        """Announce the chosen action and ask again afterwards."""
        answer = table.answer
        if answer.verb is PASS:
            self.pass_on(table)
            return
        self.go_to(MinionPhase.offer)
        announce(table, answer)
        begun = table.stack[-1]
        if self.free and isinstance(begun, Action):
            table.use_once(FREE_ACTION, NONE, Until.TURN)

    def pass_on(self, table: Table) -> None:
        """SEQ-01: after the active Methuselah passes, others may use effects to act."""
        if table.powers_of_all & OTHERS_MINIONS:
            order = others_of(table, self.seat)
            if any(table.powers[seat] & OTHERS_MINIONS for seat in order):
                table.push(OthersAct(OTHERS_MINIONS, order))
                self.go_to(MinionPhase.back)
                return
        self.end_now(table)

    def back(self, table: Table) -> None:
        """SEQ-05: then the active Methuselah has the impulse again."""
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

    steps = (begin, offer, act, back)


def open_actions(table: Table, seat: int) -> list[type[Action]]:
    """The actions that some minion of a Methuselah could announce."""
    possible = ACTIONS if torpor.is_any_in_torpor(table) else AWAY_FROM_TORPOR
    return [one for one in possible if not one.may_be_closed or one.is_open(table, seat)]


class WouldHaveToHunt(Would, frozen=True):
    """A vampire would have to hunt (MIN-08). Players make no decision."""

    @override
    def happen(self, table: Table) -> None:
        """The hunt is offered as usual."""


def hunts(table: Table, minion: Minion) -> list[Option]:
    """MIN-08: the ways to hunt: the normal hunt, or an action of a card that is a hunt."""
    others = [
        option
        for option in offers(table, minion.controller, ACT)
        if option.minion == minion.card and isinstance(action_of(table, option), Hunt)
    ]
    return Hunt.options(table, minion) + others


class OthersAct(Impulse):
    """Actions of minions of other Methuselahs in this phase.

    Attributes:
        acted: one of these minions has acted.
    """

    acted: bool = False

    @override
    def take(self, table: Table) -> None:
        """Take the answer; after an action, the active Methuselah has the impulse again."""
        answer = table.answer
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
        seat: its controller.
        minion: the minion.
    """

    seat: int
    minion: int

    def offer(self, table: Table) -> None:
        """Offer the actions of its own minion phase; a vampire without blood hunts (MIN-05)."""
        minion = table.minion(self.minion)
        hungry = is_empty(minion) and table.rules.hunt_trigger == "now"
        actions = (Hunt,) if hungry else ACTIONS
        if cannot_act(table, minion) is not None:
            actions = IN_TORPOR
        options = [one for action in actions for one in action.options(table, minion)]
        if not hungry:
            options += [one for one in offers(table, self.seat, ACT) if one.minion == self.minion]
        options = [one for one in options if may_announce(table, one)]
        options = payable(table, permitted(table, options))
        table.ask(self.seat, DecisionKind.ACTION, [*options, PASSING])

    def act(self, table: Table) -> None:
        """Start the action; the controller of the minion is the acting Methuselah."""
        answer = table.answer
        if answer.verb is PASS:
            self.finish()
            return
        announce(table, answer)
        begun = table.stack[-1]
        if isinstance(begun, Action):
            begun.actor = self.seat
            table.out_of_turn = True

    def again(self, table: Table) -> None:
        """PLY-13: an action does not count if its card was cancelled."""
        taken = table.returned
        if isinstance(taken, Action) and taken.over and self.minion in table.in_play:
            self.go_to(ActOutOfTurn.offer)

    steps = (offer, act, again)


def announce(table: Table, option: Option) -> None:
    """Start the action that an option announces."""
    action = BY_VERB.get(option.verb)
    if action is None:
        carry_out(table, option)
    else:
        table.push(action.begin(table, option))


def may_announce(table: Table, option: Option) -> bool:
    """Whether effects allow the repetition of this action and the choice of this target."""
    if is_repeat_prevented(table, option) or is_refused(table, option):
        return False
    shelters = Activity.BE_AIMED_AT in table.statics or Shelters in table.statics
    return not shelters or not is_sheltered(table, option)


def may_be_barred(table: Table) -> bool:
    """A fast check of whether a text could prevent a minion from announcing an action."""
    statics = table.statics
    return Refuses in statics or Shelters in statics or Activity.BE_AIMED_AT in statics


def is_refused(table: Table, option: Option) -> bool:
    """GEN-02: whether a text prevents the minion from announcing this action on this target."""
    return Refuses in table.statics and any(
        static.refuses(table, source, option)
        for source, static in statics_on(table, Refuses, option.minion)
    )


def is_repeat_prevented(table: Table, option: Option) -> bool:
    """Whether an effect prevents repeating an action without a card this turn."""
    if option.card != NONE:
        return False
    done = table.minion(option.minion).done
    return bool(done) and card_free_key(option.verb.name, option.target) in done


def is_sheltered(table: Table, option: Option) -> bool:
    """Whether an effect protects the target from actions of other players."""
    target = table.in_play.get(option.target)
    if target is None or option.minion not in table.in_play:
        return False
    acting = table.minion(option.minion)
    if target.controller == acting.controller:
        return False
    return is_protected_from(table, option.target, acting, option.verb.level)


def is_empty(minion: Minion) -> bool:
    """Whether a minion is a vampire without blood."""
    return minion.vampire and minion.blood == 0


def permitted(table: Table, options: list[Option]) -> list[Option]:
    """TRT-08: a slave takes no directed action without a ready member of the clan that it serves.

    GEN-02: the same applies to a minion to which a text forbids directed actions.
    """
    texts = Activity.ACT_DIRECTED in table.statics or table.timed_restrictions
    if not options or not (texts or table.potential.slaves):
        return options
    minions = {option.minion for option in options} - {NONE}
    alone = {minion for minion in minions if _acts_undirected(table, minion)}
    if not alone:
        return options
    return [one for one in options if one.minion not in alone or not _is_directed(table, one)]


def payable(table: Table, options: list[Option]) -> list[Option]:
    """ACT-04: the options, except the actions that a text makes too expensive."""
    if ActionPrice not in table.statics or not table.rules.afford_before:
        return options
    actions = [announced(table, one) for one in options]
    return [
        option
        for option, action in zip(options, actions, strict=True)
        if action is None or can_pay(table, action)
    ]


def _misses_its_master(table: Table, card: int) -> bool:
    """Whether a minion is a slave without its master (TRT-08)."""
    slave = table.rules.slaves and bool(table.cards[card].slave_to)
    return slave and not traits.has_ready_master(table, table.minion(card))


def _acts_undirected(table: Table, card: int) -> bool:
    """Whether a minion cannot take directed actions now."""
    return _misses_its_master(table, card) or table.is_restricted(Activity.ACT_DIRECTED, card)


def _is_directed(table: Table, option: Option) -> bool:
    """Whether an option announces a directed action."""
    action = announced(table, option)
    return action is not None and bool(action.seats)


def announced(table: Table, option: Option) -> Action | None:
    """The action that an option would announce."""
    kind = BY_VERB.get(option.verb)
    if kind is not None:
        return kind.begin(table, option)
    return None if option.card == NONE else action_of(table, option)


def can_pay(table: Table, action: Action) -> bool:
    """ACT-04: whether the cost of an action can be paid, including the costs that texts add."""
    more_pool, more_blood = surcharge(table, action)
    if not (more_pool or more_blood):
        return True
    minion = table.minion(action.minion)
    pool, blood = action.pool_cost, action.blood_due()
    if action.card != NONE and table.where[action.card] is Zone.HAND:
        card = table.cards[action.priced]
        pool, blood = price(table, minion, card, action.played_as(), pool, blood)
        pool, blood = least(table, card, minion.controller, minion, pool, blood)
    affordable = pool + more_pool <= table.seats[minion.controller].pool
    return affordable and blood + more_blood <= minion.blood
