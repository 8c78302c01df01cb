"""Traits of minions, as far as they are rules of their own (chapter TRT, and GEN-17, GEN-32)."""

from __future__ import annotations

from cardbase.model import CryptCard, Trait
from vtes_deck.engine.actions.action import ACTION_CARD
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.mechanics.procedure import Procedure
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, Kind, Option, Verb
from vtes_deck.engine.state.events import Happening
from vtes_deck.engine.state.in_play import InPlay, Minion
from vtes_deck.engine.state.table import Table, Zone

STEP_IN = Verb("slave steps in", "Lock {minion}: it fights {target} instead.")
STEPS_IN = Happening("slave steps in", "{minion} steps in and fights {target}.")

CIRCLE_OF = "circle of"
"""The mark of a vampire that has joined a circle: the number of a card of it, and 1."""


def is_older(one: Minion, other: Minion) -> bool:
    """GEN-17: the larger capacity is the older one; an imbued has its starting life (IMB-15)."""
    return one.capacity > other.capacity


def is_monster(table: Table, thing: InPlay) -> bool:
    """GEN-32: a minion or retainer that is neither mortal nor animal; every vampire is one."""
    printed = table.cards[thing.card]
    if isinstance(thing, Minion) and thing.vampire:
        return True
    if not (isinstance(thing, Minion) or printed.retainer) or printed.imbued:
        return False
    return not printed.traits & {Trait.MORTAL, Trait.ANIMAL}


def circle_of(table: Table, vampire: Minion) -> str:
    """TRT-03: the circle that it has joined, the printed one, or one of its own."""
    joined = vampire.mark(CIRCLE_OF)
    if joined:
        return printed_circle(table, joined - 1)
    return printed_circle(table, vampire.card)


def printed_circle(table: Table, card: int) -> str:
    """The circle that is printed on a card, or one of its own."""
    definition = table.cards[card].definition
    printed = definition.circle if isinstance(definition, CryptCard) else ""
    return printed or f"card {card}"


def has_its_master(table: Table, slave: Minion) -> bool:
    """TRT-08: whether the controller has a ready member of the clan that it serves."""
    clan = table.cards[slave.card].slave_to
    return any(
        other.vampire and other.clan == clan for other in table.ready_minions(slave.controller)
    )


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
    return slave and not has_its_master(table, table.minion(card))


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
    from vtes_deck.engine.turn.minion import BY_VERB

    if option.verb is ACTION_CARD:
        return bool(table.cards[option.card].script.action(table, option).seats)
    kind = BY_VERB.get(option.verb)
    if kind is not None:
        return bool(kind.begin(table, option).seats)
    return option.card != NONE and table.cards[option.card].script.is_directed(table, option)


class Blocked(Procedure):
    """What follows a block: combat, in which a slave may take the place of the acting vampire.

    Attributes:
        minion: the acting minion.
        blocker: the minion that has blocked it.
    """

    minion: int
    blocker: int

    def offer(self, table: Table) -> None:
        """TRT-09: the slaves of the clan of the acting vampire that could step in."""
        acting = table.minion(self.minion)
        options = [
            Option(STEP_IN, minion=slave.card, target=self.blocker)
            for slave in table.ready_minions(acting.controller)
            if table.rules.slaves
            and acting.vampire
            and table.cards[slave.card].slave_to == acting.clan
            and slave.unlocked
            and slave.card != acting.card
        ]
        table.ask(acting.controller, Kind.CHOICE, [*options, PASSING], about=self.blocker)

    def fight(self, table: Table) -> None:
        """BLK-08: combat. TRT-09: the slave locks, the acting vampire unlocks."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        fighter = self.minion
        if answer.verb is not PASS:
            fighter = answer.minion
            table.minion(fighter).locked = True
            table.minion(self.minion).locked = False
            seat = table.minion(fighter).controller
            table.tell(STEPS_IN, seat, minion=fighter, target=self.blocker)
        table.push(Combat(fighter, self.blocker))

    steps = (offer, fight)


def put_in_research_area(table: Table, card: int) -> bool:
    """TRT-06: a card face down in the research area of its owner, where the edition knows one."""
    if not table.rules.research_area:
        return False
    zones.move(table, card, Zone.ASIDE)
    table.seats[table.owner[card]].research += (card,)
    return True


def take_from_research_area(table: Table, card: int, zone: Zone) -> None:
    """TRT-06: only explicit effects reach the cards there."""
    seat = table.seats[table.owner[card]]
    seat.research = tuple(other for other in seat.research if other != card)
    zones.move(table, card, zone)
