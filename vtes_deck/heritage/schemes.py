"""Schemes, coteries and boons (chapter SCH)."""

from __future__ import annotations

from vtes_deck.heritage import tokens
from vtes_deck.heritage.attributes import ARCHETYPES
from vtes_deck.heritage.cards import SchemeCard
from vtes_deck.heritage.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.recruit import ARCHETYPE_PLACE
from vtes_deck.heritage.resolve import Resolve
from vtes_deck.heritage.selection import coterie
from vtes_deck.heritage.table import Table, Vampire
from vtes_deck.kernel.procedure import Procedure

PLAY = Verb("scheme", "Play {card} with {target}.")
SPEND = Verb("spend", "{target} spends a boon of {seat}.")
LEND = Verb("lend", "{target} receives the boon and lends {word}.")

PLAYED = EventType("scheme", "{seat} plays {card} with {target}.")
LENT = EventType("lent", "{target} of {other_seat} lends {word} to {seat} for a boon.")

type Counts = tuple[int, ...]
"""The number of each archetype, in the order of ``ARCHETYPES``."""


def counts(table: Table, vampires: list[Vampire]) -> Counts:
    """The archetypes of some vampires."""
    found = [0, 0, 0, 0]
    for one in vampires:
        found[ARCHETYPE_PLACE[table.figure(one.card).archetype]] += 1
    return tuple(found)


def lacking(need: Counts, have: Counts) -> Counts:
    """H-SCH-03: the archetypes that a coterie lacks for a requirement."""
    return tuple([max(0, n - m) for n, m in zip(need, have, strict=True)])


class Means:
    """The vampires and boons with which a player can play schemes, looked up once."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.line = table.bloodline(seat)
        self.boons = sum(sum(one.boons) for one in self.line)
        others = [one for other in table.opponents(seat) for one in table.bloodline(other)]
        self.lenders = counts(table, others)

    def leaders(self) -> list[tuple[int, Counts]]:
        """H-SCH-01: the vampires that can lead a coterie, with its archetypes."""
        return [
            (one.card, counts(self.table, coterie(self.table, one.card)))
            for one in self.line
            if not one.exhausted
        ]

    def allows(self, scheme: SchemeCard, have: Counts) -> bool:
        """H-SCH-03, H-SCH-04: whether the requirement can be satisfied, with boons if necessary.

        Each missing archetype requires a boon and another vampire of an opponent with that
        archetype.
        """
        need = scheme.needs
        if need[0] <= have[0] and need[1] <= have[1] and need[2] <= have[2] and need[3] <= have[3]:
            return True
        lack = lacking(need, have)
        if sum(lack) > self.boons:
            return False
        return all(n <= m for n, m in zip(lack, self.lenders, strict=True))


def options(table: Table, seat: int) -> list[Option]:
    """H-SCH-01: every scheme with every coterie leader that can play it now."""
    hand = dict.fromkeys(table.seats[seat].hand)
    cards = [(card, table.scheme(card)) for card in (*hand, *table.schemes)]
    if table.recruited:
        cards = [(card, scheme) for card, scheme in cards if not scheme.recruits]
    if not cards:
        return []
    means = Means(table, seat)
    leaders = means.leaders()
    return [
        Option(PLAY, card, leader)
        for card, scheme in cards
        for leader, have in leaders
        if means.allows(scheme, have)
    ]


def cannot(table: Table, seat: int, option: Option) -> str:
    """The rule that forbids a scheme."""
    vampire = table.vampires.get(option.target)
    if not table.schemes_left:
        return "H-TRN-05"
    if vampire is None or vampire.seat != seat or vampire.exhausted:
        return "H-SCH-01"
    if vampire.torpor:
        return "H-TOK-02"
    if option.card not in (*table.seats[seat].hand, *table.schemes):
        return "H-SCH-01"
    scheme = table.scheme(option.card)
    return "H-CLN-04" if scheme.recruits and table.recruited else "H-SCH-03"


class PlayScheme(Procedure):
    """H-SCH-01 to H-SCH-08: a scheme, from the coterie to its effects.

    Attributes:
        seat: its player; ``card``: the scheme; ``leader``: the coterie leader.
        lack: the archetypes that boons must provide.
        lenders: the vampires that provided one; they are not members of the coterie (H-SCH-06).
        boon: the clan of the boon that is moving.
    """

    seat: int
    card: int
    leader: int
    lack: tuple[str, ...] = ()
    lenders: tuple[int, ...] = ()
    boon: int = NONE

    def begin(self, table: Table) -> None:
        """H-SCH-02: the coterie."""
        table.schemes_left -= 1
        have = counts(table, coterie(table, self.leader))
        lack = lacking(table.scheme(self.card).needs, have)
        self.lack = tuple(name for name, n in zip(ARCHETYPES, lack, strict=True) for _ in range(n))
        table.emit(PLAYED, self.seat, card=self.card, target=self.leader)

    def spend(self, table: Table) -> None:
        """H-SCH-04, H-SCH-05: a boon for each missing archetype, and for nothing else."""
        if not self.lack:
            self.go_to(PlayScheme.exhaust)
            return
        found = [
            Option(SPEND, target=one.card, seat=clan)
            for one, clan in tokens.boon_holders(table, self.seat)
        ]
        table.only_or_ask(self.seat, DecisionKind.PAYMENT, found, self.card)

    def lend(self, table: Table) -> None:
        """H-SCH-04: take the boon, and ask which opposing vampire lends the missing archetype."""
        self.boon = table.answer.seat
        tokens.take_boon(table.vampires[table.answer.target], self.boon)
        word = self.lack[0]
        found = [
            Option(LEND, target=one.card, seat=one.seat, word=word)
            for other in table.opponents(self.seat)
            for one in table.bloodline(other)
            if table.figure(one.card).archetype == word and one.card not in self.lenders
        ]
        table.only_or_ask(self.seat, DecisionKind.BORROW, found, self.card)

    def lent(self, table: Table) -> None:
        """Record that the boon has moved."""
        lender = table.vampires[table.answer.target]
        tokens.add_boon(table, lender, self.boon)
        table.emit(LENT, self.seat, target=lender.card, other_seat=lender.seat, word=self.lack[0])
        self.lenders = (*self.lenders, lender.card)
        self.lack = self.lack[1:]
        self.go_to(PlayScheme.spend)

    def exhaust(self, table: Table) -> None:
        """H-SCH-07: the coterie leader is exhausted; H-SCH-08: the scheme is moved.

        The keyword of a scheme that stays on the table removes it from the hand.
        """
        tokens.exhaust(table, table.vampires[self.leader])
        scheme = table.scheme(self.card)
        player = table.seats[self.seat]
        if self.card in player.hand:
            player.hand.remove(self.card)
            player.discard.append(self.card)
        table.push(
            Resolve(seat=self.seat, actor=self.leader, effects=scheme.effects, source=self.card)
        )

    def why_not(self, table: Table, option: Option) -> str | None:
        """H-SCH-05: a boon moves only if one is needed."""
        if option.verb in {SPEND, LEND}:
            return "H-SCH-11" if self._sleeps(table, option) else "H-SCH-05"
        return None

    def _sleeps(self, table: Table, option: Option) -> bool:
        vampire = table.vampires.get(option.target)
        return vampire is not None and vampire.torpor

    steps = (begin, spend, lend, lent, exhaust)
