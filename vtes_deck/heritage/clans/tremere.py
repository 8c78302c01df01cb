"""Tremere: usurp."""

from __future__ import annotations

from vtes_deck.heritage import queue
from vtes_deck.heritage.dataset.effects import Usurp
from vtes_deck.heritage.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.resolve import TARGET, Resolve, act
from vtes_deck.heritage.table import Table, Vampire
from vtes_deck.kernel.procedure import Procedure

TAKE = Verb("usurp", "{card} takes the place of {target}.")

USURPED = EventType("usurped", "{card} takes the place of {target}.")


class Usurpation(Procedure):
    """H-CLN-07: a character of the queue takes the place of a vampire of the bloodline.

    Vampires in torpor can be replaced. H-AMB-15: so can the clan leader, unless switched off. It is
    not a recruit: no power is paid, nothing is activated or triggered.

    Attributes:
        seat: the usurping player; ``old``: the vampire that is replaced.
    """

    seat: int
    old: int = NONE

    def ask(self, table: Table) -> None:
        """Ask for a vampire."""
        found = [
            Option(TARGET, target=one.card)
            for one in table.tree(self.seat)
            if table.switches.usurp_leader or not table.figure(one.card).leader
        ]
        if not found or not queue.in_queue(table):
            self.finish()
            return
        table.only_or_ask(self.seat, DecisionKind.TARGET, found)

    def choose(self, table: Table) -> None:
        """Ask for the character; reserved ones are allowed (H-REC-09)."""
        self.old = table.answer.target
        found = [Option(TAKE, card, self.old) for card in queue.in_queue(table)]
        table.only_or_ask(self.seat, DecisionKind.CHARACTER, found)

    def go(self, table: Table) -> None:
        """Replace the vampire by the character, and refresh the queue (H-REC-06)."""
        queue.leaves(table, table.answer.card)
        replace(table, self.old, table.answer.card)
        queue.refresh(table)

    steps = (ask, choose, go)


def replace(table: Table, old: int, new: int) -> None:
    """H-CLN-07: all tokens but torpor move to the new vampire; the old one is discarded.

    Its status as an enemy of the Brujah is kept. The cards under a monstrosity are discarded with
    it, and a clan leader leaves the game. Current effects continue with the new vampire.
    """
    before = table.vampires.pop(old)
    vampire = Vampire(
        new,
        before.seat,
        before.sire,
        before.childer,
        before.power,
        before.infamy,
        before.boons,
        exhausted=before.exhausted,
        ankhs=before.ankhs,
        titles=before.titles,
        enemies=before.enemies,
    )
    table.vampires[new] = vampire
    for childe in vampire.childer:
        table.vampires[childe].sire = new
    sire = table.vampires.get(vampire.sire)
    if sire is None:
        table.seats[vampire.seat].top = new
    else:
        sire.childer = tuple(new if one == old else one for one in sire.childer)
    gone = before.under if table.figure(old).leader else (*before.under, old)
    table.discard += gone
    for under_way in table.stack:
        if isinstance(under_way, Resolve) and under_way.actor == old:
            under_way.actor = new
    table.emit(USURPED, vampire.seat, card=new, target=old)


@act(Usurp)
def usurp(table: Table, under: Resolve, effect: Usurp) -> None:
    """H-CLN-07."""
    del effect
    table.push(Usurpation(seat=under.seat))
