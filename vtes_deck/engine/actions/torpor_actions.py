"""Actions about torpor: leaving it, rescuing a vampire from it, and the encounter of 1994."""

from __future__ import annotations

from typing import override

from vtes_deck.engine.actions.action import Action, surcharge
from vtes_deck.engine.actions.diablerie import (
    DIABLERISE,
    Diablerie,
    DiablerieChoice,
    TorporAction,
    cannot_diablerise,
)
from vtes_deck.engine.mechanics import bank, ledger
from vtes_deck.engine.mechanics.impulse import Impulse
from vtes_deck.engine.state.cost_statics import RescuePrice
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.table import Activity, Table
from vtes_deck.engine.state.windows import BEFORE_COMBAT
from vtes_deck.engine.status import torpor
from vtes_deck.kernel.procedure import Procedure

LEAVE = Verb("leave torpor", "{minion} burns 2 blood to leave torpor.")
RESCUE = Verb("rescue", "{minion} rescues {target} and burns {n} of the blood that it costs.")
ENCOUNTER = Verb("encounter", "{minion} encounters {target} in torpor.")

TRIES_TO_LEAVE = EventType("tries to leave torpor", "{minion} tries to leave torpor.")
TRIES_TO_RESCUE = EventType("tries to rescue", "{minion} tries to rescue {target}.")
ENCOUNTERS = EventType("encounters", "{minion} tries to encounter {target} in torpor.")
RESCUES = EventType("rescues", "{minion} rescues {target}.")
LEAVES_BE = EventType("leaves be", "{minion} leaves {target} in torpor.")
PAYS_RESCUE = EventType("pays rescue", "{minion} burns {n} blood for the rescue.")

COST = 2
"""TOR-07, RSC-02: the cost in blood."""


class LeaveTorpor(Action):
    """TOR-06, TOR-07: the action of a vampire in torpor costs 2 blood, at +1 stealth, undirected.

    TOR-13: an action of a card that does the same is a subclass with the cost of the card.
    """

    verb = LEAVE
    announced = TRIES_TO_LEAVE
    base_stealth = 1

    @classmethod
    @override
    def options(cls, table: Table, minion: Minion) -> list[Option]:
        option = Option(LEAVE, minion=minion.card)
        return [] if not minion.in_torpor or cls.forbidden(table, option) else [option]

    @classmethod
    @override
    def forbidden(cls, table: Table, option: Option) -> str | None:
        """TOR-06.

        AMB-51: it must be unlocked, because acting locks it. ACT-04: the blood is available.
        """
        minion = table.minion(option.minion)
        if not minion.in_torpor:
            return "TOR-06"
        if minion.locked:
            return "MIN-01"
        held = (Activity.ACT, Activity.BECOME_READY)
        if any(table.is_restricted(one, minion.card) for one in held):
            return "GEN-02"
        _, more = surcharge(table, LeaveTorpor(minion.card, blood_cost=COST))
        return "TOR-07" if minion.blood < COST + min(more, 0) else None

    @classmethod
    @override
    def begin(cls, table: Table, option: Option) -> LeaveTorpor:
        return cls(option.minion, blood_cost=COST)

    @override
    def blocked(self, table: Table) -> None:
        """TOR-08: no combat. TOR-09: a blocking vampire may diablerise it.

        TOR-10: nothing is paid; in 1994 the blood is lost. This is the last moment for effects
        before the block is resolved, as it is before a combat.
        """
        if table.rules.leave_torpor_cost_when_blocked:
            ledger.burn_blood(table, table.in_play[self.minion], self.blood_cost)
        table.push(DiablerieChoice(self.blocker, self.minion))
        Impulse.open(table, BEFORE_COMBAT)

    @override
    def is_able(self, table: Table) -> bool:
        """TOR-06: this is the action of a vampire that is not ready."""
        return True

    @override
    def still_possible(self, table: Table) -> bool:
        """Whether the vampire is still in torpor (RES-05)."""
        return torpor.is_in_torpor(table, self.minion)

    @override
    def resolve(self, table: Table) -> None:
        """TOR-11: the vampire becomes ready and is no longer wounded."""
        torpor.leave(table, table.minion(self.minion))


class Rescue(TorporAction):
    """RSC-01: a ready vampire rescues a vampire in torpor. RSC-06: if blocked, it fights as usual.

    Attributes:
        n: the part that the rescuer pays; the rescued vampire pays the rest (RSC-02).
    """

    verb = RESCUE
    announced = TRIES_TO_RESCUE

    @classmethod
    @override
    def ways(cls, table: Table, minion: Minion, sleeper: Minion) -> list[Option]:
        """RSC-02: every way to split the cost."""
        return splits(table, minion, sleeper)

    @classmethod
    @override
    def barred(cls, table: Table, option: Option) -> str | None:
        """The rule that forbids this rescue, if any (RSC-01, RSC-02)."""
        rule = super().barred(table, option)
        if rule is not None:
            return rule
        minion, rescued = table.minion(option.minion), table.minion(option.target)
        return None if option in splits(table, minion, rescued) else "RSC-02"

    @override
    def pay_cost(self, table: Table) -> bool:
        """RSC-02, AMB-24, AMB-33: pay as announced; the rescued vampire pays its part too.

        The rescuer pays what texts add to the cost of the action.
        """
        rescued = pay_rescue(table, self.minion, self.target, self.n)
        return super().pay_cost(table) and rescued

    @override
    def blood_due(self) -> int:
        return self.blood_cost + self.n

    @override
    def resolve(self, table: Table) -> None:
        """RSC-05: the vampire moves to the ready region, locked or unlocked as it was."""
        torpor.leave(table, table.minion(self.target))


def splits(table: Table, rescuer: Minion, rescued: Minion) -> list[Option]:
    """RSC-02: the possible splits of the cost; RSC-07: the rescue of a paralyzed vampire is free.

    According to the playmat of 1994, one of the two pays the whole cost.
    """
    held = table.is_restricted(Activity.BECOME_READY, rescued.card)
    if held or table.is_restricted(Activity.RESCUE, rescuer.card):
        return []
    if torpor.is_paralyzed(rescued):
        return [Option(RESCUE, minion=rescuer.card, target=rescued.card)]
    cost = rescue_cost(table, rescuer.card, rescued.card)
    shares = range(cost, -1, -1) if table.rules.rescue_split else (cost, 0)
    return [
        Option(RESCUE, minion=rescuer.card, target=rescued.card, n=n)
        for n in dict.fromkeys(shares)
        if n <= rescuer.blood and cost - n <= rescued.blood
    ]


def rescue_cost(table: Table, rescuer: int, rescued: int) -> int:
    """RSC-02: the cost, including changes by texts of both vampires, regardless of who pays."""
    both = (rescuer, rescued)
    found = dict.fromkeys(pair for one in both for pair in statics_on(table, RescuePrice, one))
    more = sum(static.more(table, source, rescuer, rescued) for source, static in found)
    return max(0, COST + more)


def pay_rescue(table: Table, rescuer: int, rescued: int, n: int) -> bool:
    """RSC-02: pay the cost of a rescue; return whether it was paid in full."""
    one, other = table.in_play.get(rescuer), table.in_play.get(rescued)
    if one is None:
        return False
    if not isinstance(other, Minion):
        _pay_share(table, one, n)  # RES-05: the target is gone, the rescuer's part is paid
        return False
    if torpor.is_paralyzed(other):
        return True
    cost = rescue_cost(table, rescuer, rescued)
    return _pay_share(table, one, n) + _pay_share(table, other, cost - n) == cost


def _pay_share(table: Table, payer: CardInPlay, n: int) -> int:
    """Pay one part of the cost of a rescue; return the amount burned."""
    burned = bank.burn_blood(table, payer, n)
    if burned:
        table.emit(PAYS_RESCUE, payer.controller, n=burned, minion=payer.card)
    return burned


class Encounter(TorporAction):
    """RSC-01, DIA-01 in 1994: one action; rescue or diablerie is chosen after it succeeds."""

    verb = ENCOUNTER
    announced = ENCOUNTERS

    @classmethod
    @override
    def known(cls, table: Table) -> bool:
        return table.rules.torpor_encounter

    @override
    def resolve(self, table: Table) -> None:
        table.push(EncounterChoice(self.minion, self.target))


class EncounterChoice(Procedure):
    """The choice of a vampire that encounters a vampire in torpor (1994).

    Attributes:
        vampire: the vampire that acts.
        target: the vampire in torpor.
    """

    vampire: int
    target: int

    def offer(self, table: Table) -> None:
        """Offer rescue in every way that can be paid, diablerie, or neither."""
        vampire = table.minion(self.vampire)
        options = splits(table, vampire, table.minion(self.target))
        if cannot_diablerise(table, vampire) is None:
            options.append(Option(DIABLERISE, minion=self.vampire, target=self.target))
        table.ask(vampire.controller, DecisionKind.CHOICE, [*options, PASSING], about=self.target)

    def take(self, table: Table) -> None:
        """Carry out the choice at once."""
        answer = table.answer
        if answer.verb is DIABLERISE:
            table.push(Diablerie(self.vampire, self.target))
            return
        chosen = LEAVES_BE if answer.verb is PASS else RESCUES
        seat = table.minion(self.vampire).controller
        table.emit(chosen, seat, minion=self.vampire, target=self.target)
        if chosen is RESCUES and pay_rescue(table, self.vampire, self.target, answer.n):
            torpor.leave(table, table.minion(self.target))

    def why_not(self, table: Table, option: Option) -> str | None:
        """The rule that forbids a rescue that is not offered: it cannot be paid (RSC-02)."""
        del table
        return "RSC-02" if option.verb is RESCUE and option.target != NONE else None

    steps = (offer, take)
