"""Actions that put permanents into play: equipment, retainers, allies (chapters EQP, RET, ALY).

The printed facts are sufficient to play them; scripts contain any further effects.
"""

from __future__ import annotations

from typing import ClassVar, override

from cardbase.terms import Type
from vtes_deck.engine.actions.action import Action, card_free_key, repeats
from vtes_deck.engine.cards.requirements import (
    as_pupils,
    as_vampires,
    cannot_afford,
    lacks,
)
from vtes_deck.engine.mechanics import hand, held_cards, zones
from vtes_deck.engine.mechanics.gear import allows, is_gear
from vtes_deck.engine.state.decisions import NONE, PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import Event, EventType
from vtes_deck.engine.state.in_play import Minion, Region
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.static_index import permits
from vtes_deck.engine.state.statics import Feature, Playable
from vtes_deck.engine.state.table import Activity, Table
from vtes_deck.engine.status import contests, control
from vtes_deck.engine.status.disciplines import SUPERIOR, to_play
from vtes_deck.kernel.procedure import Procedure

EQUIP = Verb("equip", "{minion} equips with {card}.")
EMPLOY = Verb("employ", "{minion} employs {card}.")
RECRUIT = Verb("recruit", "{minion} recruits {card}.")
EQUIP_BASIC = Verb("equip at basic", "{minion} equips with {card}, at its basic level.")
EMPLOY_BASIC = Verb("employ at basic", "{minion} employs {card}, at its basic level.")
RECRUIT_BASIC = Verb("recruit at basic", "{minion} recruits {card}, at its basic level.")
TAKE_EQUIPMENT = Verb("take equipment", "{minion} takes equipment from {target}.")
TAKE_PIECE = Verb("take piece", "Take {card}.")

EQUIPS = EventType("equips", "{minion} acts to equip with {card}.")
EMPLOYS = EventType("employs", "{minion} acts to employ {card}.")
RECRUITS = EventType("recruits", "{minion} acts to recruit {card}.")
TAKES_FROM = EventType("takes from", "{minion} acts to take equipment from {target}.")
EQUIPPED = EventType("equipped", "{minion} now has {card}.")
EMPLOYED = EventType("employed", "{minion} now has {card} as a retainer.")
RECRUITED = EventType("recruited", "{seat} now has {card} as an ally.")


HAS_RECRUITED = "recruited"
"""Recorded for a minion that has recruited an ally this turn."""


class BringPermanent(Action):
    """The common part of the three actions.

    They are for any ready minion, at +1 stealth and undirected, with one card per action; the
    printed cost is paid on success.

    Attributes:
        basic: the verb that announces it at the basic level, set by each class (PLY-07).
        at_basic: it was announced at the basic level by a minion with the superior level.
    """

    base_stealth = 1
    basic: ClassVar[Verb]
    rule: ClassVar[str]
    type: ClassVar[Type]
    may_be_closed = True

    at_basic: bool = False

    @classmethod
    def fits(cls, card: Printed) -> bool:
        """Whether this is the action that puts the card into play."""
        return cls.type in card.types

    @classmethod
    @override
    def is_open(cls, table: Table, seat: int) -> bool:
        possible = cls.type in table.potential.types
        return possible and cls.type in hand.types_held(table, seat)

    @classmethod
    @override
    def options(cls, table: Table, minion: Minion) -> list[Option]:
        """The cards in the hand that this minion can put into play."""
        playable = held_cards.cards_of(table, minion.controller)
        cards = [card for card in playable if cls.fits(table.cards[card])]
        options = []
        for card in hand.one_of_each(table, cards):
            options.append(Option(cls.verb, card, minion.card))
            if has_choice(table, table.cards[card], minion):
                options.append(Option(cls.basic, card, minion.card))
        return [option for option in options if cls.barred(table, option) is None]

    @classmethod
    @override
    def barred(cls, table: Table, option: Option) -> str | None:
        """NRP-03: a second card of that name; PLY-05: the requirements; ACT-04: the cost.

        CON-10: a player cannot contest a card with herself.
        """
        minion, card = table.minion(option.minion), table.cards[option.card]
        if not cls.fits(card) or not held_cards.is_held(table, option.card):
            return cls.rule
        rule = lacks(table, card, minion) or unpaid(table, card, minion)
        if rule is None and repeats(table, minion, f"card {card.id}"):
            rule = "NRP-03"
        if rule is None and not all(one.possible(table) for one in card.of(Playable)):
            rule = "PLY-05"
        if (
            rule is None
            and card.unique
            and contests.against_herself(table, minion.controller, card)
        ):
            rule = "CON-10"
        if rule is None and not may_bring(table, option.card, minion):
            rule = "GEN-02"
        if rule is None and option.verb is cls.basic and not has_choice(table, card, minion):
            rule = "PLY-07"
        return rule

    @classmethod
    @override
    def begin(cls, table: Table, option: Option) -> Action:
        card = table.cards[option.card]
        return cls(
            option.minion,
            option.card,
            pool_cost=card.pool_cost,
            blood_cost=card.blood_cost,
            at_basic=option.verb is cls.basic,
        )

    @override
    def announced_level(self, table: Table) -> str:
        """The Disciplines that a card with two versions requires, in capitals at superior."""
        card = table.cards[self.card]
        if Feature.TWO_LEVELS not in card.features:
            return ""
        superior = not self.at_basic and at_superior(table, card, table.minion(self.minion))
        codes = "+".join(card.requirement.disciplines).casefold()
        return codes.upper() if superior else codes

    def bring(self, table: Table, host: int, what: EventType) -> None:
        """Put the card into play and log this; it may be contested at once (CON-02).

        PLY-36: only the action of a minion at superior puts the superior version into play.
        """
        minion = table.minion(self.minion)
        superior = not self.at_basic and at_superior(table, table.cards[self.card], minion)
        seat = minion.controller
        announcement = Event(what, seat, self.card, self.minion)
        control.arrive(table, self.card, seat, host, superior=superior, announcement=announcement)


def may_bring(table: Table, card: int, minion: Minion) -> bool:
    """Whether texts allow a minion to put a card into play."""
    printed = table.cards[card]
    if printed.ally and table.is_restricted(Activity.RECRUIT, minion.card):
        return False
    if printed.retainer and table.is_restricted(Activity.EMPLOY, minion.card):
        return False
    return allows(table, card, minion)


def at_superior(table: Table, card: Printed, minion: Minion, source: Printed | None = None) -> bool:
    """PLY-07, PLY-36: whether a minion plays a card at the superior level.

    ``source`` is the card whose effect brings the card into play.
    """
    for one in (minion, *as_pupils(table, card, minion, source)):
        known = to_play(table, one)
        levels = [known.get(code, 0) >= SUPERIOR for code in card.requirement.disciplines]
        if levels and (all(levels) if card.requirement.combo else any(levels)):
            return True
    return False


def has_choice(table: Table, card: Printed, minion: Minion) -> bool:
    """PLY-07: whether the minion may choose at which level it plays a permanent."""
    return Feature.TWO_LEVELS in card.features and at_superior(table, card, minion)


def unpaid(table: Table, card: Printed, minion: Minion) -> str | None:
    """ACT-04: the rule by which a minion cannot pay for a card.

    PLY-09: only vampires pay blood; allies pay life for cards that they play as vampires (PLY-35).
    The script of the card defines a cost of X.
    """
    if card.cost_x:
        return "PLY-09"
    if card.blood_cost and not minion.vampire and not as_vampires(table, card, minion):
        return "PLY-09"
    return "ACT-04" if cannot_afford(table, card, minion.controller, minion) else None


class Equip(BringPermanent):
    """EQP-01: for any ready minion, at +1 stealth. EQP-02: one card; EQP-03: without a total limit.

    EQP-06: if the action fails, the card is burned and nothing is paid (RES-02).
    """

    verb = EQUIP
    basic = EQUIP_BASIC
    announced = EQUIPS
    rule = "EQP-02"
    type = Type.EQUIPMENT

    @override
    def resolve(self, table: Table) -> None:
        """EQP-02: the equipment is put on the acting minion."""
        self.bring(table, self.minion, EQUIPPED)


class Employ(BringPermanent):
    """RET-01: for any ready minion, at +1 stealth, with one card. RET-02: without a total limit.

    In 1994 allies could employ only human retainers; because of the printed costs, minions without
    blood and Disciplines cannot employ any. RET-03: a retainer does not move to another minion.
    RET-04: it is not a minion: it cannot act, block or use equipment, and follows its text in
    combat.
    """

    verb = EMPLOY
    basic = EMPLOY_BASIC
    announced = EMPLOYS
    rule = "RET-01"
    type = Type.RETAINER

    @override
    def resolve(self, table: Table) -> None:
        """RET-01: the retainer is put on the acting minion, with its life (PLY-34)."""
        self.bring(table, self.minion, EMPLOYED)


class Recruit(BringPermanent):
    """ALY-01: for any ready minion, at +1 stealth, with one card.

    ALY-02: the ally comes with its life.
    """

    verb = RECRUIT
    basic = RECRUIT_BASIC
    announced = RECRUITS
    rule = "ALY-01"
    type = Type.ALLY

    @override
    def resolve(self, table: Table) -> None:
        """MIN-11, ALY-03: it cannot act this turn; in older editions it is not ready either.

        MIN-12: an ally that enters play in another way may act at once.
        """
        recruiter = table.minion(self.minion)
        self.bring(table, NONE, RECRUITED)
        ally = table.in_play.get(self.card)
        recruiter.done |= {HAS_RECRUITED}
        if isinstance(ally, Minion):
            ally.resting = not permits(table, Activity.ACT_WHEN_RECRUITED, self.card)
            if table.rules.ally_arrival == "uncontrolled":
                ally.region = Region.ARRIVING


class TakeEquipment(Action):
    """EQP-04: takes equipment from another minion of the same player, without cost, at +1 stealth.

    One action may take several pieces.

    Attributes:
        pieces: the equipment, announced with the action (EQP-05).
    """

    verb = TAKE_EQUIPMENT
    may_be_closed = True
    announced = TAKES_FROM
    base_stealth = 1

    pieces: tuple[int, ...] = ()

    @classmethod
    @override
    def is_open(cls, table: Table, seat: int) -> bool:
        for card in table.seats[seat].minions:
            if table.in_play[card].attached and equipment_on(table, card):
                return True
        return False

    @classmethod
    @override
    def options(cls, table: Table, minion: Minion) -> list[Option]:
        """The other minions of its controller that have equipment."""
        options = [
            Option(TAKE_EQUIPMENT, minion=minion.card, target=other.card)
            for other in table.minions(minion.controller)
            if other.attached and other.card != minion.card
        ]
        return [option for option in options if cls.barred(table, option) is None]

    @classmethod
    @override
    def barred(cls, table: Table, option: Option) -> str | None:
        """EQP-04: only equipment of another minion of the same Methuselah."""
        minion = table.minion(option.minion)
        other = table.in_play.get(option.target)
        if other is None or other.controller != minion.controller or other is minion:
            return "EQP-04"
        return None if takeable(table, option.target, minion) else "EQP-04"

    @override
    def play_card(self, table: Table) -> None:
        """EQP-05: ask for the pieces, which are announced with the action."""
        table.push(ChoosePieces(self.minion, self.target))

    @override
    def announce(self, table: Table) -> None:
        chosen = table.returned
        if isinstance(chosen, ChoosePieces):
            self.pieces = chosen.pieces
        super().announce(table)

    @override
    def aimed_at(self) -> tuple[int, ...]:
        """The pieces: two actions that take one of the same pieces are the same action."""
        return self.pieces

    @override
    def resolve(self, table: Table) -> None:
        """EQP-04: move the equipment that is still there (EQP-06: if the action is not blocked).

        It moves only pieces that the acting minion can still have.
        """
        for card in self.pieces:
            here = card in table.in_play and table.in_play[card].host == self.target
            if here and allows(table, card, table.minion(self.minion)):
                zones.attach(table, card, self.minion)
                table.emit(EQUIPPED, self.acting_seat(table), card, minion=self.minion)


class ChoosePieces(Procedure):
    """The player chooses at least one piece of equipment to take.

    Attributes:
        minion: the minion that takes them.
        target: the minion that has them.
        pieces: the pieces chosen so far.
    """

    minion: int
    target: int
    pieces: tuple[int, ...] = ()

    def offer(self, table: Table) -> None:
        """Ask for the next piece; a single piece is taken without a question."""
        minion = table.minion(self.minion)
        left = [card for card in takeable(table, self.target, minion) if card not in self.pieces]
        if not self.pieces and len(left) == 1:
            self.pieces = (left[0],)
            self.finish()
            return
        options = [Option(TAKE_PIECE, card, self.minion) for card in left]
        if self.pieces:
            options.append(PASSING)
        table.ask(minion.controller, DecisionKind.CARD, options, about=self.target)

    def take(self, table: Table) -> None:
        """Take the piece and continue until the player stops."""
        answer = table.answer
        if answer.verb is not PASS:
            self.pieces += (answer.card,)
            self.go_to(ChoosePieces.offer)

    steps = (offer, take)


def takeable(table: Table, host: int, minion: Minion) -> list[int]:
    """The equipment on a minion that texts allow another minion to have.

    Excludes pieces that it tried to take this turn, if an effect prevents repeating the action.
    """
    return [
        card
        for card in equipment_on(table, host)
        if allows(table, card, minion)
        and card_free_key(TAKE_EQUIPMENT.name, card) not in minion.done
    ]


def equipment_on(table: Table, card: int) -> list[int]:
    """The equipment on a card in play."""
    return [one for one in table.in_play[card].attached if is_gear(table, one)]


def end_of_turn(table: Table) -> None:
    """MIN-11, TRN-03: in older editions recruited allies become ready at the end of the turn."""
    if table.rules.ally_arrival != "uncontrolled":
        return
    for card in table.in_play.values():
        if type(card) is Minion and card.region is Region.ARRIVING:
            card.region = Region.READY
