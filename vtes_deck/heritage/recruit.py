"""The recruit phase (chapter REC)."""

from __future__ import annotations

from vtes_deck.heritage import queue, tokens
from vtes_deck.heritage.activation import Activate, Trigger
from vtes_deck.heritage.attributes import ARCHETYPES
from vtes_deck.heritage.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.resolve import Resolve
from vtes_deck.heritage.table import MAX_CHILDER, Table, Vampire
from vtes_deck.kernel.procedure import Procedure

COSTS = (3, 1, 0, 0, 0)
"""H-REC-02: the power that the spaces of the queue cost, from the left."""

RECRUIT = Verb("recruit", "Recruit {card} ({price}).")
RECRUIT_RETAINED = Verb("recruit retained", "Recruit {card} from your haven.")
PAY = Verb("pay", "{target} pays 1 power.")
PLACE = Verb("place", "Place it below {target}.")
AGREE_FREE = Verb("agreed recruit", "All agree: recruit {card} without paying.")
AGREE_NONE = Verb("agreed nothing", "All agree: recruit no one this turn.")

RECRUITED = EventType("recruited", "{seat} recruits {card} below {target}.")
EDICT_ACTS = EventType("edict acts", "The edict {card} is triggered by {word}.")
SKIPPED = EventType("no recruit", "{seat} recruits no one.")


def cost(table: Table, seat: int, space: int) -> int:
    """H-REC-02: 3 for the left-most space, 1 for the second, nothing for the others.

    H-REC-03: a character of the clan that the player plays is free; a thin blood has no clan.
    """
    figure = table.figure(table.queue[space])
    return 0 if figure.clan == table.seats[seat].clan else COSTS[space]


def purse(table: Table, seat: int) -> int:
    """H-REC-04: the power of the bloodline, without vampires in torpor."""
    return sum(one.power for one in table.bloodline(seat))


def sires(table: Table, seat: int) -> list[Vampire]:
    """H-REC-05: the vampires that can have another childe: not in torpor, fewer than three."""
    return [one for one in table.bloodline(seat) if len(one.childer) < MAX_CHILDER]


def bound_elsewhere(table: Table, seat: int, card: int) -> bool:
    """H-REC-12: a bonded vampire can be only in the bloodline of its own clan."""
    figure = table.figure(card)
    return figure.bonded and figure.clan != table.seats[seat].clan


def cannot(table: Table, seat: int, card: int) -> str | None:
    """The rule by which a character cannot be recruited from the queue, or ``None``."""
    if card == NONE or card not in table.queue:
        return "H-REC-01"
    space = table.queue.index(card)
    if table.recruited:
        return "H-TRN-04"
    if queue.reserved_by_another(table, seat, card):
        return "H-REC-09"
    if bound_elsewhere(table, seat, card):
        return "H-REC-12"
    if cost(table, seat, space) > purse(table, seat):
        return "H-REC-02"
    return None if sires(table, seat) else "H-REC-05"


def options(table: Table, seat: int) -> list[Option]:
    """H-REC-01, H-REC-11: the characters that can be recruited now."""
    if table.recruited or not sires(table, seat):
        return []
    money = purse(table, seat)
    found = []
    for space, card in enumerate(table.queue):
        if card == NONE or queue.reserved_by_another(table, seat, card):
            continue
        price = cost(table, seat, space)
        if price <= money and not bound_elsewhere(table, seat, card):
            found.append(Option(RECRUIT, card, n=price))
    retained = table.seats[seat].retained
    if retained != NONE and not bound_elsewhere(table, seat, retained):
        found.append(Option(RECRUIT_RETAINED, retained))
    return found


class Recruit(Procedure):
    """H-REC-04 to H-REC-08: pay, place, refresh, activate, trigger.

    Attributes:
        seat: the recruiting player; ``card``: the character.
        price: the power that has yet to be paid.
    """

    seat: int
    card: int
    price: int = 0

    def begin(self, table: Table) -> None:
        """H-TRN-04: exactly one recruit in a turn."""
        table.recruited = True
        table.seats[self.seat].recruits += 1

    def pay(self, table: Table) -> None:
        """H-REC-04: vampires of the bloodline pay, as the player chooses."""
        if not self.price:
            self.go_to(Recruit.place)
            return
        rich = [Option(PAY, target=one.card) for one in table.bloodline(self.seat) if one.power]
        table.only_or_ask(self.seat, DecisionKind.PAYMENT, rich, self.card)

    def paid(self, table: Table) -> None:
        """Move the power to the supply."""
        tokens.lose_power(table, table.vampires[table.answer.target], 1)
        self.price -= 1
        self.go_to(Recruit.pay)

    def place(self, table: Table) -> None:
        """H-REC-05: ask for the sire."""
        found = [Option(PLACE, target=one.card) for one in sires(table, self.seat)]
        table.only_or_ask(self.seat, DecisionKind.SIRE, found, self.card)

    def placed(self, table: Table) -> None:
        """Move the character and refresh the queue (H-REC-06)."""
        sire = table.answer.target
        seat = table.seats[self.seat]
        if self.card in table.queue:
            queue.leaves(table, self.card)
        elif self.card == seat.retained:
            seat.retained = NONE
        join(table, self.seat, self.card, sire)
        table.emit(RECRUITED, self.seat, card=self.card, target=sire)
        queue.refresh(table)

    def activate(self, table: Table) -> None:
        """H-REC-08."""
        table.push(Activate(vampire=self.card))

    def trigger(self, table: Table) -> None:
        """H-REC-08: then triggers the abilities of the recruit."""
        if self.card in table.vampires:
            table.push(Trigger(vampire=self.card))

    def edict(self, table: Table) -> None:
        """H-CLN-09: an edict on one of its attributes takes effect for the Ventrue player.

        It is carried out when the recruit is complete. The acting vampire is the vampire that
        issued it, or the top of its bloodline if that vampire is in torpor or no longer exists.
        """
        edict = table.edict
        if edict is None or edict.attribute not in table.figure(self.card).attributes:
            return
        table.emit(EDICT_ACTS, edict.seat, card=edict.card, word=edict.attribute)
        issuer = table.vampires.get(edict.actor)
        gone = issuer is None or issuer.torpor or issuer.seat != edict.seat
        actor = table.seats[edict.seat].top if gone else edict.actor
        table.push(Resolve(seat=edict.seat, actor=actor, effects=edict.effects, source=edict.card))

    steps = (begin, pay, paid, place, placed, activate, trigger, edict)


def join(table: Table, seat: int, card: int, sire: int) -> Vampire:
    """Add a character to a bloodline as a vampire, below its sire."""
    vampire = Vampire(card, seat, sire, boons=(0,) * len(table.seats))
    table.vampires[card] = vampire
    above = table.vampires.get(sire)
    if above is not None:
        above.childer = (*above.childer, card)
    return vampire


class Stuck(Procedure):
    """H-AMB-13: no character can be recruited, and the rules do not say what happens.

    The players must decide, unless they have agreed to skip the recruit.

    Attributes:
        seat: the active player.
    """

    seat: int

    def ask(self, table: Table) -> None:
        """Ask for the agreement: a free recruit, or none."""
        found = [Option(AGREE_NONE)]
        if table.switches.agreed_recruit and sires(table, self.seat):
            found += [
                Option(AGREE_FREE, card)
                for card in queue.in_queue(table)
                if not queue.reserved_by_another(table, self.seat, card)
                and not bound_elsewhere(table, self.seat, card)
            ]
        table.only_or_ask(self.seat, DecisionKind.AGREEMENT, found)

    def go(self, table: Table) -> None:
        """Carry out the choice."""
        if table.answer.verb is AGREE_FREE:
            table.push(Recruit(seat=self.seat, card=table.answer.card))
        else:
            table.recruited = True
            table.emit(SKIPPED, self.seat)

    steps = (ask, go)


def has_attribute(table: Table, card: int, attribute: str) -> bool:
    """Whether a character has an attribute; archetypes, outsiders and all others."""
    return attribute in table.figure(card).attributes


ARCHETYPE_PLACE = {name: place for place, name in enumerate(ARCHETYPES)}
"""The place of an archetype in the needs of a scheme."""
