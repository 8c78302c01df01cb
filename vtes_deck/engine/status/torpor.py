"""Torpor and other losses of readiness (chapter TOR, GEN-29, GEN-30).

A combatant that is wounded or burned stops being ready at once, but it changes region only after
the combat (COM-23, AMB-13). ``Minion.wounded`` and ``Minion.leaving`` record the loss;
:func:`settle` changes the region.
"""

from __future__ import annotations

from typing import override

from vtes_deck.engine.mechanics import bank, hand, zones
from vtes_deck.engine.mechanics.replacements import is_replaced
from vtes_deck.engine.state.current import CurrentCombat, PaidProcedure
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import CardInPlay, Minion, Region
from vtes_deck.engine.state.statics import Feature, Would
from vtes_deck.engine.state.table import Activity, Table, Until

WOUNDED = EventType("wounded", "{minion} is wounded.")
GOES_TO_TORPOR = EventType("goes to torpor", "{minion} goes to torpor.")
LEAVES_TORPOR = EventType("leaves torpor", "{minion} leaves torpor.")
INCAPACITATED = EventType("incapacitated", "{minion} is incapacitated.")
DESTROYED = EventType("destroyed", "{minion} is destroyed.")
PARALYZED = EventType("paralyzed", "{minion} is paralyzed.")

STAYS_LOCKED = "stays locked"
"""The mark of a paralyzed vampire, which does not unlock (STR-11)."""
BURNS = "burns"
"""The mark of a minion that an effect burns without the loss of its last life (IMB-05)."""


def wound(table: Table, vampire: Minion) -> None:
    """GEN-30: a vampire is wounded and no longer ready (GEN-29)."""
    if not vampire.wounded and not is_replaced(table, WouldGoToTorpor(vampire.card)):
        wound_for_good(table, vampire)


def wound_for_good(table: Table, vampire: Minion) -> None:
    """Wound a vampire; no replacement applies."""
    vampire.wounded = True
    table.hand_sizes_may_change()
    table.emit(WOUNDED, vampire.controller, minion=vampire.card)


class WouldGoToTorpor(Would, frozen=True):
    """A ready vampire would be wounded and would go to torpor (TOR-01)."""

    @override
    def happen(self, table: Table) -> None:
        wound_for_good(table, table.minion(self.on))
        settle_outside_combat(table, self.on)


class WouldBeDestroyed(zones.WouldBurn, frozen=True):
    """A minion would be burned by damage or an effect, at the end of its combat (COM-23)."""

    @property
    @override
    def kind(self) -> type[Would]:
        return zones.WouldBurn

    @override
    def happen(self, table: Table) -> None:
        destroy_for_good(table, table.minion(self.on))


class WouldDie(zones.WouldBurn, frozen=True):
    """An ally or retainer without life would be burned (PLY-34)."""

    @property
    @override
    def kind(self) -> type[Would]:
        return zones.WouldBurn

    @override
    def happen(self, table: Table) -> None:
        die(table, table.in_play[self.on])


def send(table: Table, minion: Minion) -> None:
    """TOR-01: an effect sends a vampire to torpor; PLY-35: an ally is burned instead."""
    if minion.vampire:
        wound(table, minion)
        settle_outside_combat(table, minion.card)
    else:
        destroy(table, minion)


def paralyze(table: Table, vampire: Minion) -> None:
    """STR-11: send a vampire to torpor, locked; it does not unlock, and its rescue is free.

    Allies cannot go to torpor and are not affected.
    """
    if not vampire.vampire:
        return
    vampire.locked = True
    vampire.set_mark(STAYS_LOCKED, 1)
    table.emit(PARALYZED, vampire.controller, minion=vampire.card)
    send(table, vampire)


def is_paralyzed(minion: Minion) -> bool:
    """Whether a minion stays locked in its next unlock phase (STR-11)."""
    return bool(minion.mark(STAYS_LOCKED))


def destroy(table: Table, minion: Minion) -> None:
    """COM-42: burn a minion that does not go to torpor; during combat, after it (COM-23)."""
    if not is_replaced(table, WouldBeDestroyed(minion.card)):
        destroy_for_good(table, minion)


def destroy_for_good(table: Table, minion: Minion) -> None:
    """Burn a minion; no replacement applies."""
    minion.leaving = True
    table.hand_sizes_may_change()
    minion.set_mark(BURNS, 1)
    table.emit(DESTROYED, minion.controller, minion=minion.card)
    settle_outside_combat(table, minion.card)


def burn_spent(table: Table) -> None:
    """ALY-02, PLY-34: burn allies and retainers without life, and cards that have run out.

    The loss of the last blood of a vampire is announced.

    A minion that has paid for a card or action stays until the card or action has resolved.
    """
    spent, table.spent = table.spent, ()
    for card in spent:
        card_in_play = table.in_play.get(card)
        if card_in_play is None:
            continue
        if isinstance(card_in_play, Minion) and card_in_play.vampire:
            if not card_in_play.blood:
                table.emit(bank.BLOODLESS, card_in_play.controller, minion=card)
        elif has_paid(table, card):
            table.spent += (card,)
            table.unsettled = True
        elif isinstance(card_in_play, Minion) or table.cards[card].retainer:
            out_of_life(table, card_in_play)
        elif not card_in_play.blood and Feature.RUNS_OUT in table.cards[card].features:
            zones.burn(table, card)


def has_paid(table: Table, card: int) -> bool:
    """PLY-34: whether something that a minion has paid for is still resolving."""
    return any(isinstance(one, PaidProcedure) and one.is_paid_by(card) for one in table.stack)


def out_of_life(table: Table, card_in_play: CardInPlay) -> None:
    """PLY-34: burn an ally or retainer without life; an ally in combat burns after the combat."""
    if card_in_play.blood > 0 or (isinstance(card_in_play, Minion) and card_in_play.vampire):
        return
    if not is_replaced(table, WouldDie(card_in_play.card)):
        die(table, card_in_play)


def die(table: Table, card_in_play: CardInPlay) -> None:
    """Burn an ally or retainer; no replacement applies."""
    if isinstance(card_in_play, Minion):
        card_in_play.leaving = True
        settle_outside_combat(table, card_in_play.card)
    else:
        zones.burn_for_good(table, card_in_play.card)


def in_combat(table: Table, card: int) -> bool:
    """Whether a minion is in the current combat.

    COM-01: minions that are about to enter combat are not in combat yet.
    """
    combat = table.current(CurrentCombat)
    return combat is not None and combat.begun and combat.holds(card)


def settle_outside_combat(table: Table, card: int) -> None:
    """COM-23: apply :func:`settle` unless the minion is in combat."""
    if not in_combat(table, card):
        settle(table, card)


def settle(table: Table, card: int) -> None:
    """Move a minion that is no longer ready to its new region.

    COM-42: a burned minion does not go to torpor first. IMB-05: an imbued without life is
    incapacitated, unless an effect burns it. TOR-02: cards on a vampire stay on it.
    """
    minion = table.in_play.get(card)
    if not isinstance(minion, Minion):
        return
    if minion.leaving:
        lies_down = table.rules.imbued and table.cards[card].imbued
        if lies_down and not minion.mark(BURNS):
            minion.leaving = False
            minion.region = Region.INCAPACITATED
            table.emit(INCAPACITATED, minion.controller, minion=card)
        else:
            zones.burn_for_good(table, card)
    elif minion.wounded and minion.region is Region.READY:
        minion.region = Region.TORPOR
        if minion.title is not None and not minion.title_contested:
            hand.end_effects(table, Until.FALL)
        table.emit(GOES_TO_TORPOR, minion.controller, minion=card)


def leave(table: Table, minion: Minion) -> None:
    """TOR-11: move a vampire out of torpor, healed; it stays locked or unlocked.

    GEN-02: a text may keep it there.
    """
    if table.is_restricted(Activity.BECOME_READY, minion.card):
        return
    minion.region = Region.READY
    minion.wounded = False
    table.hand_sizes_may_change()
    minion.set_mark(STAYS_LOCKED, 0)
    hand.end_effects(table, Until.RECOVERY)
    table.emit(LEAVES_TORPOR, minion.controller, minion=minion.card)


def is_in_torpor(table: Table, card: int) -> bool:
    """TOR-03: whether a card in play is a vampire in torpor; it is controlled, but not ready."""
    minion = table.in_play.get(card)
    return isinstance(minion, Minion) and minion.in_torpor


def directed_at(table: Table, minion: int, sleeper: int) -> tuple[tuple[int, ...], int]:
    """RSC-03, RSC-04, DIA-02: target and stealth of an action on a vampire in torpor.

    For a vampire of the same player, no target and 1 stealth; otherwise, the controller of the
    vampire and 0 stealth.
    """
    controller = table.in_play[sleeper].controller
    if controller == table.in_play[minion].controller:
        return (), 1
    return (controller,), 0


def is_any_in_torpor(table: Table) -> bool:
    """A fast check of whether any vampire is in torpor."""
    in_play = table.in_play
    for seat in table.seats:
        for card in seat.minions:
            if in_play[card].region is Region.TORPOR:  # type: ignore[attr-defined] # fast
                return True
    return False
