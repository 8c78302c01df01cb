"""Diablerie (chapter DIA): a vampire destroys a vampire in torpor, and its reward."""

from __future__ import annotations

from typing import override

from cardbase.terms import Trait
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.cards.requirements import has_trait
from vtes_deck.engine.mechanics import bank, hand, ledger, zones
from vtes_deck.engine.mechanics.gear import allows, is_gear
from vtes_deck.engine.mechanics.replacements import is_replaced
from vtes_deck.engine.politics.blood_hunt import after_diablerie
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Activity, Table, Until
from vtes_deck.engine.status import disciplines, torpor, trophies
from vtes_deck.kernel.procedure import Procedure

COMMITTED = "committed diablerie"
"""The mark that holds the last turn in which a minion has committed diablerie."""

DIABLERISE = Verb("diablerise", "{minion} diablerises {target}.")
TAKE_EQUIPMENT = Verb("take from victim", "{minion} takes {card}.")
LEARN = Verb("learn", "Put {card} on {minion}.")

ACTS = EventType("acts to diablerise", "{minion} tries to diablerise {target}.")
DIABLERIE = EventType("diablerie", "{minion} diablerises {target}.")
DRINKS = EventType("drinks", "{minion} takes {n} blood from {target}.")
TAKES = EventType("takes equipment", "{minion} takes {card}.")
NO_DIABLERIE = EventType("no diablerie", "{minion} cannot diablerise {target}.")


def cannot_diablerise(table: Table, minion: Minion, victim: int = NONE) -> str | None:
    """The rule by which a minion cannot commit diablerie (on this victim), or ``None``.

    DIA-01: only ready vampires can, not allies. DIA-10, TRT-02: blood cursed vampires cannot.
    """
    if not minion.vampire or not minion.ready:
        return "DIA-01"
    cursed = table.rules.blood_cursed and has_trait(table, minion, Trait.BLOOD_CURSED)
    if cursed:
        return "DIA-10"
    barred = table.is_restricted(Activity.DIABLERIE, minion.card)
    return "GEN-02" if barred or table.is_restricted(Activity.BE_DIABLERISED, victim) else None


class Diablerie(Procedure):
    """The steps of diablerie, without effects in between (DIA-09), then the blood hunt.

    Attributes:
        diablerist: the vampire that commits it.
        victim: the vampire that is destroyed.
        older: the victim had the higher capacity before it began (AMB-22).
        prize: the victim was Red List.
    """

    diablerist: int
    victim: int
    older: bool = False
    prize: bool = False

    def begin(self, table: Table) -> None:
        """DIA-01, DIA-10: if the diablerist is not allowed to commit it, nothing happens.

        By a ruling, it is not diablerie unless the victim is burned.
        """
        diablerist, victim = table.in_play.get(self.diablerist), table.in_play.get(self.victim)
        if (
            not isinstance(diablerist, Minion)
            or not isinstance(victim, Minion)
            or cannot_diablerise(table, diablerist) is not None
        ):
            table.emit(NO_DIABLERIE, minion=self.diablerist, target=self.victim)
            self.finish()
            return
        if is_replaced(table, zones.WouldBurn(self.victim), ask=False):
            table.emit(NO_DIABLERIE, minion=self.diablerist, target=self.victim)
            self.finish()
            return
        self.older = victim.capacity > diablerist.capacity
        self.prize = trophies.is_on_red_list(table, self.victim)
        diablerist.set_mark(COMMITTED, table.turn)
        table.emit(DIABLERIE, diablerist.controller, minion=self.diablerist, target=self.victim)
        hand.end_effects(table, Until.DIABLERIE)

    def move_victim_blood(self, table: Table) -> None:
        """DIA-03: all blood of the victim moves to the diablerist; the excess drains."""
        diablerist, victim = table.in_play[self.diablerist], table.in_play[self.victim]
        moved = bank.move_blood(table, victim, diablerist, victim.blood, keep=True)
        seat = diablerist.controller
        table.emit(DRINKS, seat, n=moved, minion=self.diablerist, target=self.victim)
        ledger.drain(table, diablerist)

    def offer_equipment(self, table: Table) -> None:
        """DIA-04: the diablerist may take any of the equipment; in some editions, all.

        Texts may forbid pieces.
        """
        diablerist = table.minion(self.diablerist)
        found = [
            card
            for card in table.in_play[self.victim].attached
            if is_gear(table, card) and allows(table, card, diablerist)
        ]
        seat = diablerist.controller
        if not found:
            self.go_to(Diablerie.burn_victim)
        elif table.rules.diablerie_equipment == "all":
            table.answer = Option(TAKE_EQUIPMENT, found[0], self.diablerist)
        else:
            options = [Option(TAKE_EQUIPMENT, card, self.diablerist) for card in found]
            table.ask(seat, DecisionKind.CARD, [*options, PASSING], about=self.victim)

    def take_equipment(self, table: Table) -> None:
        """Take one piece at a time."""
        answer = table.answer
        if answer.verb is PASS:
            return
        zones.attach(table, answer.card, self.diablerist)
        seat = table.in_play[self.diablerist].controller
        table.emit(TAKES, seat, answer.card, minion=self.diablerist)
        self.go_to(Diablerie.offer_equipment)

    def burn_victim(self, table: Table) -> None:
        """DIA-05: the victim is burned, with the cards and counters that remain on it."""
        zones.burn(table, self.victim)

    def offer_discipline(self, table: Table) -> None:
        """DIA-06: offer a Discipline master from library, ash heap or hand for an older victim."""
        diablerist = table.in_play.get(self.diablerist)
        if not self.older or not isinstance(diablerist, Minion):
            self.go_to(Diablerie.award)
            return
        options = [
            Option(LEARN, card, self.diablerist)
            for card in trophies.found(table, diablerist.controller, Trait.DISCIPLINE)
            if disciplines.can_learn(table, diablerist, table.cards[card])
        ]
        table.ask(
            diablerist.controller, DecisionKind.CARD, [*options, PASSING], about=self.diablerist
        )

    def learn(self, table: Table) -> None:
        """DIA-06, GEN-24: the library is shuffled and the hand is refilled.

        DIA-07: the card gives no blood.
        """
        answer = table.answer
        diablerist = table.minion(self.diablerist)
        if answer.verb is not PASS:
            disciplines.put_on(table, answer.card, diablerist)
        seat = diablerist.controller
        table.random.shuffle(f"library of seat {seat}", table.seats[seat].library)
        hand.adjust(table, seat)

    def award(self, table: Table) -> None:
        """DIA-08: trophies for a Red List victim, before the blood hunt."""
        if self.prize:
            trophies.win(table, self.diablerist, self.victim)

    def blood_hunt(self, table: Table) -> None:
        """BHT-01: start the blood hunt."""
        if self.diablerist in table.in_play:
            after_diablerie(table, self.diablerist)

    steps = (
        begin,
        move_victim_blood,
        offer_equipment,
        take_equipment,
        burn_victim,
        offer_discipline,
        learn,
        award,
        blood_hunt,
    )


class TorporAction(Action):
    """The common part of actions on a vampire in torpor: targets and stealth.

    RSC-03, DIA-02: for a vampire of the same player, +1 stealth, undirected. RSC-04: for other
    vampires, no stealth, directed.
    """

    may_be_closed = True
    concerns_torpor = True

    @classmethod
    def known(cls, table: Table) -> bool:
        """Whether the edition has this action (RSC-01)."""
        return not table.rules.torpor_encounter

    @classmethod
    @override
    def is_open(cls, table: Table, seat: int) -> bool:
        return cls.known(table)

    @classmethod
    def ways(cls, table: Table, minion: Minion, sleeper: Minion) -> list[Option]:
        """The ways in which a vampire may announce the action on a vampire in torpor."""
        del table
        return [Option(cls.verb, minion=minion.card, target=sleeper.card)]

    @classmethod
    @override
    def options(cls, table: Table, minion: Minion) -> list[Option]:
        if not cls.known(table) or not minion.vampire:
            return []
        return [way for one in table.in_torpor() for way in cls.ways(table, minion, one)]

    @classmethod
    @override
    def barred(cls, table: Table, option: Option) -> str | None:
        """RSC-01: only vampires take it, and only if the edition has it."""
        minion = table.minion(option.minion)
        if not minion.vampire or not cls.known(table):
            return "RSC-01"
        return None if torpor.is_in_torpor(table, option.target) else "RSC-01"

    @classmethod
    @override
    def begin(cls, table: Table, option: Option) -> Action:
        """Create the action, with its direction and stealth (RSC-03, RSC-04, DIA-02)."""
        seats, stealth = torpor.directed_at(table, option.minion, option.target)
        return cls(option.minion, target=option.target, seats=seats, inherent=stealth, n=option.n)

    @override
    def still_possible(self, table: Table) -> bool:
        """RES-05: the target must still be in torpor."""
        return torpor.is_in_torpor(table, self.target)


class Diablerise(TorporAction):
    """DIA-01: for any ready vampire, without cost. DIA-12: a block leads to combat as usual."""

    verb = DIABLERISE
    announced = ACTS

    @classmethod
    @override
    def ways(cls, table: Table, minion: Minion, sleeper: Minion) -> list[Option]:
        if cannot_diablerise(table, minion, sleeper.card) is not None:
            return []
        return super().ways(table, minion, sleeper)

    @classmethod
    @override
    def barred(cls, table: Table, option: Option) -> str | None:
        """DIA-01, DIA-10; RSC-01: in 1994 it is part of the encounter with a vampire."""
        minion = table.minion(option.minion)
        rule = cannot_diablerise(table, minion, option.target)
        if rule is not None:
            return rule
        if not cls.known(table):
            return "RSC-01"
        return None if torpor.is_in_torpor(table, option.target) else "DIA-01"

    @override
    def resolve(self, table: Table) -> None:
        table.push(Diablerie(self.minion, self.target))


class DiablerieChoice(Procedure):
    """TOR-09: a vampire that has blocked a vampire in torpor may diablerise it (AMB-23).

    Attributes:
        vampire: the blocker.
        victim: the vampire that has tried to leave torpor.
    """

    vampire: int
    victim: int

    def offer(self, table: Table) -> None:
        """TOR-08, TOR-09: there is no combat; an ally simply stops it."""
        blocker = table.in_play.get(self.vampire)
        if (
            not isinstance(blocker, Minion)
            or self.victim not in table.in_play
            or cannot_diablerise(table, blocker, self.victim) is not None
        ):
            self.finish()
            return
        option = Option(DIABLERISE, minion=self.vampire, target=self.victim)
        table.ask(blocker.controller, DecisionKind.CHOICE, [option, PASSING], about=self.victim)

    def take(self, table: Table) -> None:
        """Start the diablerie, or leave the vampire in torpor."""
        if table.answer.verb is not PASS:
            table.push(Diablerie(self.vampire, self.victim))

    def why_not(self, table: Table, option: Option) -> str | None:
        """The rule that allows nothing but diablerie; ``None`` for a card (TOR-09)."""
        del table
        return "TOR-09" if option.card == NONE else None

    steps = (offer, take)
