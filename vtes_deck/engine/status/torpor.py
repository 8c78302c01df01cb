"""Torpor and the other ways of not being ready any more (chapter TOR, GEN-29, GEN-30).

During a combat a wounded or burned combatant is not ready from that moment, but it changes region
only when the combat is over (COM-23, AMB-13): ``Minion.wounded`` and ``Minion.leaving`` are the
moment, :func:`settle` is the change of region.
"""

from __future__ import annotations

from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.current import CurrentCombat, PaidProcedure
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import CardInPlay, Minion, Region
from vtes_deck.engine.state.table import Table

WOUNDED = EventType("wounded", "{minion} is wounded.")
GOES_TO_TORPOR = EventType("goes to torpor", "{minion} goes to torpor.")
LEAVES_TORPOR = EventType("leaves torpor", "{minion} leaves torpor.")
INCAPACITATED = EventType("incapacitated", "{minion} is incapacitated.")
DESTROYED = EventType("destroyed", "{minion} is destroyed.")
PARALYZED = EventType("paralyzed", "{minion} is paralyzed.")

STAYS_LOCKED = "stays locked"
"""The mark by which a paralyzed vampire does not unlock (STR-11)."""
BURNS = "burns"
"""The mark of a minion that an effect burns, and not the loss of its last life (IMB-05)."""


def wound(table: Table, vampire: Minion) -> None:
    """GEN-30: a vampire is wounded and no longer ready (GEN-29)."""
    if not vampire.wounded:
        vampire.wounded = True
        _readiness_changes(table)
        table.emit(WOUNDED, vampire.controller, minion=vampire.card)


def _readiness_changes(table: Table) -> None:
    """DRW-05: hand sizes may depend on who is ready."""
    if table.hands:
        table.hands_to_check = True


def send(table: Table, minion: Minion) -> None:
    """TOR-01: an effect sends a vampire to torpor; PLY-35: an ally is burned instead."""
    if minion.vampire:
        wound(table, minion)
        settle_outside_combat(table, minion.card)
    else:
        destroy(table, minion)


def paralyze(table: Table, vampire: Minion) -> None:
    """STR-11: to torpor, locked; it does not unlock by itself, and whoever rescues it pays nothing.

    Not of an ally, which cannot go to torpor.
    """
    if not vampire.vampire:
        return
    vampire.locked = True
    vampire.set_mark(STAYS_LOCKED, 1)
    table.emit(PARALYZED, vampire.controller, minion=vampire.card)
    send(table, vampire)


def is_paralyzed(minion: Minion) -> bool:
    """STR-11."""
    return bool(minion.mark(STAYS_LOCKED))


def destroy(table: Table, minion: Minion) -> None:
    """COM-42: a minion is burned without going to torpor; in combat when that is over (COM-23)."""
    minion.leaving = True
    _readiness_changes(table)
    minion.set_mark(BURNS, 1)
    table.emit(DESTROYED, minion.controller, minion=minion.card)
    settle_outside_combat(table, minion.card)


def burn_spent(table: Table) -> None:
    """ALY-02, PLY-34: allies and retainers that have lost their last life are burned.

    A minion that has paid for a card or action with it stays until that is carried out.
    """
    spent, table.spent = table.spent, ()
    for card in spent:
        thing = table.in_play.get(card)
        if thing is None:
            continue
        if has_paid(table, card):
            table.spent += (card,)
        elif isinstance(thing, Minion) or table.cards[card].retainer:
            out_of_life(table, thing)


def has_paid(table: Table, card: int) -> bool:
    """PLY-34: whether what a minion has paid for is still being carried out."""
    return any(isinstance(one, PaidProcedure) and one.is_paid_by(card) for one in table.stack)


def out_of_life(table: Table, thing: CardInPlay) -> None:
    """PLY-34: an ally or retainer without life is burned, an ally in combat when that is over."""
    if thing.blood > 0 or (isinstance(thing, Minion) and thing.vampire):
        return
    if isinstance(thing, Minion):
        thing.leaving = True
        settle_outside_combat(table, thing.card)
    else:
        zones.burn(table, thing.card)


def in_combat(table: Table, card: int) -> bool:
    """Whether a minion is one of the two in the combat under way.

    COM-01: two minions that are about to enter combat are in none yet.
    """
    combat = table.current(CurrentCombat)
    return combat is not None and combat.begun and combat.holds(card)


def settle_outside_combat(table: Table, card: int) -> None:
    """COM-23: what becomes of a minion, unless it is in combat and that has to be over first."""
    if not in_combat(table, card):
        settle(table, card)


def settle(table: Table, card: int) -> None:
    """A minion that is no longer ready goes where it has to.

    COM-42: one that is burned does not go to torpor first. IMB-05: an imbued without life is
    incapacitated, unless an effect burns it. TOR-02: what is on a vampire stays on it.
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
            zones.burn(table, card)
    elif minion.wounded and minion.region is Region.READY:
        minion.region = Region.TORPOR
        table.emit(GOES_TO_TORPOR, minion.controller, minion=card)


def leave(table: Table, minion: Minion) -> None:
    """TOR-11: out of torpor, no longer wounded, neither locked nor unlocked by it."""
    minion.region = Region.READY
    minion.wounded = False
    _readiness_changes(table)
    minion.set_mark(STAYS_LOCKED, 0)
    table.emit(LEAVES_TORPOR, minion.controller, minion=minion.card)


def is_in_torpor(table: Table, card: int) -> bool:
    """TOR-03: whether a card in play is a vampire in torpor; it is controlled, but not ready."""
    minion = table.in_play.get(card)
    return isinstance(minion, Minion) and minion.in_torpor


def directed_at(table: Table, minion: int, sleeper: int) -> tuple[tuple[int, ...], int]:
    """RSC-03, RSC-04, DIA-02: at whom an action on a vampire in torpor is directed, its stealth.

    Own vampires: nobody, and 1; those of another Methuselah: she, and 0.
    """
    controller = table.in_play[sleeper].controller
    if controller == table.in_play[minion].controller:
        return (), 1
    return (controller,), 0


def anybody_sleeps(table: Table) -> bool:
    """A quick look: whether there is any vampire in torpor."""
    for thing in table.in_play.values():
        if type(thing) is Minion and thing.region is Region.TORPOR:
            return True
    return False
