"""Tokens, torpor and sacrifice (chapter TOK): the only place where tokens move."""

from __future__ import annotations

from vtes_deck.heritage.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.table import Table, Vampire
from vtes_deck.kernel.procedure import Procedure

GAINS = EventType("gains", "{target} receives {n} {word}.")
LOSES = EventType("loses", "{target} loses {n} {word}.")
BOON_MOVES = EventType("boon", "A boon of {other_seat} is now on {target}.")
SLEEPS = EventType("torpor", "{target} goes to torpor.")
SACRIFICED = EventType("sacrificed", "{target} goes to torpor instead of {card}.")
NO_CHILDE = EventType("no childe", "{target} has no childe for it; nothing happens.")
AWAKE = EventType("rejuvenated", "{target} is rejuvenated.")
EXHAUSTED = EventType("exhausted", "{target} is exhausted.")
RESTED = EventType("unexhausted", "{target} is no longer exhausted.")

FALL = Verb("fall", "{target} goes to torpor.")
SACRIFICE = Verb("sacrifice", "{target} goes to torpor instead.")
BLAME = Verb("blame", "{target} receives the infamy.")


def add_power(table: Table, vampire: Vampire, n: int) -> None:
    """H-TOK-01, H-TOK-02: power from the supply; a vampire in torpor receives none."""
    if n and not vampire.torpor:
        vampire.power += n
        table.emit(GAINS, vampire.seat, n=n, target=vampire.card, word="power")


def lose_power(table: Table, vampire: Vampire, n: int) -> int:
    """Move power to the supply; return the amount. Vampires in torpor spend none (H-TOK-02)."""
    n = 0 if vampire.torpor else min(n, vampire.power)
    if n:
        vampire.power -= n
        table.emit(LOSES, vampire.seat, n=n, target=vampire.card, word="power")
    return n


def lose_infamy(table: Table, vampire: Vampire, n: int) -> int:
    """Move infamy to the supply; return the amount."""
    n = min(n, vampire.infamy)
    if n:
        vampire.infamy -= n
        table.emit(LOSES, vampire.seat, n=n, target=vampire.card, word="infamy")
    return n


def add_infamy(table: Table, vampire: Vampire, n: int) -> None:
    """H-TOK-01, H-TOK-02, H-TOK-06: infamy from the supply.

    A vampire in torpor receives none; that of a clan leader goes to a childe (:class:`Blame`).
    """
    if not n or vampire.torpor:
        return
    if table.figure(vampire.card).leader:
        table.push(Blame(vampire=vampire.card, n=n))
        return
    vampire.infamy += n
    table.emit(GAINS, vampire.seat, n=n, target=vampire.card, word="infamy")


def can_receive(table: Table, vampire: Vampire, token: str) -> bool:
    """Whether a vampire can receive a token; H-TOK-06: a clan leader's infamy needs a childe."""
    if vampire.torpor:
        return False
    if token != "infamy" or not table.figure(vampire.card).leader:
        return True
    return bool(available_childer(table, vampire))


def add_boon(table: Table, vampire: Vampire, clan: int) -> None:
    """A vampire receives a boon of the clan of a seat; exhaustion does not matter (H-SCH-11)."""
    vampire.boons = tuple(n + (seat == clan) for seat, n in enumerate(vampire.boons))
    table.emit(BOON_MOVES, vampire.seat, target=vampire.card, other_seat=clan)


def take_boon(vampire: Vampire, clan: int) -> None:
    """A boon of the clan of a seat leaves a vampire, which must have one."""
    vampire.boons = tuple(n - (seat == clan) for seat, n in enumerate(vampire.boons))


def boon_holders(table: Table, seat: int) -> list[tuple[Vampire, int]]:
    """H-SCH-11: the boons that a player can spend: the vampire, and the seat of the clan."""
    return [
        (vampire, clan)
        for vampire in table.bloodline(seat)
        for clan, n in enumerate(vampire.boons)
        if n
    ]


def exhaust(table: Table, vampire: Vampire) -> None:
    """H-TOK-01: the vampire stays exhausted until an effect changes this."""
    if not vampire.exhausted:
        vampire.exhausted = True
        table.emit(EXHAUSTED, vampire.seat, target=vampire.card)


def unexhaust(table: Table, vampire: Vampire) -> None:
    """Remove the exhaustion of a vampire."""
    if vampire.exhausted:
        vampire.exhausted = False
        table.emit(RESTED, vampire.seat, target=vampire.card)


def rejuvenate(table: Table, vampire: Vampire) -> None:
    """H-TOK-03: remove exhaustion and torpor."""
    vampire.exhausted = vampire.torpor = False
    table.emit(AWAKE, vampire.seat, target=vampire.card)


def available_childer(table: Table, vampire: Vampire) -> list[int]:
    """H-TOK-04, H-TOK-05: the direct childer that are not in torpor."""
    return [childe for childe in vampire.childer if not table.vampires[childe].torpor]


class Blame(Procedure):
    """H-TOK-06: infamy for a clan leader goes to one of its childer, if it has any.

    Attributes:
        vampire: the clan leader; ``n``: the infamy.
    """

    vampire: int
    n: int

    def ask(self, table: Table) -> None:
        """Ask the player for the childe."""
        leader = table.vampires[self.vampire]
        childer = available_childer(table, leader)
        if not childer:
            table.emit(NO_CHILDE, leader.seat, target=self.vampire)
            self.finish()
            return
        options = [Option(BLAME, target=childe, n=self.n) for childe in childer]
        table.only_or_ask(leader.seat, DecisionKind.SACRIFICE, options, self.vampire)

    def place(self, table: Table) -> None:
        """Give the infamy to the childe."""
        add_infamy(table, table.vampires[table.answer.target], self.n)

    steps = (ask, place)


class Fall(Procedure):
    """A vampire would go to torpor.

    H-TOK-04: one of its direct childer can replace it; H-TOK-05: other descendants cannot.
    H-TOK-07: a childe always replaces a clan leader; without childer, nothing happens.

    Attributes:
        vampire: the vampire that would go.
        actor: the vampire that acts, or ``NONE``.
        sacrifice: H-TOK-08: whether a childe can go instead.
    """

    vampire: int
    actor: int = NONE
    sacrifice: bool = True

    def ask(self, table: Table) -> None:
        """Ask the player who goes to torpor."""
        vampire = table.vampires.get(self.vampire)
        if vampire is None or vampire.torpor:
            self.finish()
            return
        childer = available_childer(table, vampire) if self.sacrifice else []
        options = [Option(SACRIFICE, target=childe) for childe in childer]
        if table.figure(self.vampire).leader:
            if not options:
                table.emit(NO_CHILDE, vampire.seat, target=self.vampire)
                self.finish()
                return
        else:
            options.insert(0, Option(FALL, target=self.vampire))
        table.only_or_ask(vampire.seat, DecisionKind.SACRIFICE, options, self.vampire)

    def go(self, table: Table) -> None:
        """Put the vampire into torpor; battlegrounds take its tokens."""
        vampire = table.vampires[table.answer.target]
        vampire.torpor = True
        if vampire.card == self.vampire:
            table.emit(SLEEPS, vampire.seat, target=vampire.card)
        else:
            table.emit(SACRIFICED, vampire.seat, target=vampire.card, card=self.vampire)
        for field in table.fields:
            field.torpor(table, vampire, self.actor)

    def why_not(self, table: Table, option: Option) -> str | None:
        """The rule that forbids a sacrifice."""
        if option.verb is not SACRIFICE:
            return None
        vampire = table.vampires.get(self.vampire)
        if vampire is None or option.target not in vampire.childer:
            return "H-TOK-05"
        return "H-TOK-08" if not self.sacrifice else "H-TOK-04"

    steps = (ask, go)
