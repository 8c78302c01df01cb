"""Masters that let minions equip with cards from ash heaps or the library."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    SEARCHES,
    Action,
    Choice,
    DefinitionScript,
    Does,
    EffectContext,
    Equip,
    EventType,
    Minion,
    Option,
    PurposeKind,
    Table,
    Target,
    Wording,
    action_key,
    contests,
    mark,
    may_bring,
    pay,
    price,
    requirements,
    shuffle_library,
    zones,
)
from vtes_deck.effects.vocab import (
    ACard,
    AMinion,
    Belongs,
    MinionFilter,
    OwnAction,
    PutInPlay,
    PutOn,
    Trait,
    Type,
    Zone,
    card,
    master,
)

IN_HEAPS = ACard(Zone.ASH_HEAP, (Type.EQUIPMENT,), "any")
SEEKS = EventType("seeks equipment", mark("{minion} acts to equip from the library."))
"""The announcement of an action with equipment that is not known yet."""


def allowed(table: Table, number: int, minion: Minion) -> bool:
    """Whether a minion meets the requirements of equipment and may have it.

    The card is not played, so by a ruling the minion does not count as a member of another clan.
    """
    printed = table.cards[number]
    return (
        requirements.lacks(table, printed, minion, normally=False) is None
        and not contests.against_herself(table, minion.controller, printed)
        and may_bring(table, number, minion)
    )


def printed_price(table: Table, number: int, minion: Minion) -> tuple[int, int]:
    """The pool and the blood that equipment costs a minion."""
    printed = table.cards[number]
    return price(table, minion, printed, "", printed.pool_cost, printed.blood_cost)


def shop_price(table: Table, number: int, minion: Minion) -> tuple[int, int]:
    """The price in the shop: higher from one's own ash heap, otherwise lower."""
    pool, blood = printed_price(table, number, minion)
    if table.owner[number] == minion.controller:
        return pool + 1, blood
    return (pool - 1, blood) if pool else (0, max(0, blood - 1))


def played_once(table: Table, number: int) -> bool:
    """Whether a card can be played only once in a game."""
    script = table.cards[number].script
    return isinstance(script, DefinitionScript) and any(one.per == "game" for one in script.limits)


class InHeap(Target, frozen=True):
    """Equipment in an ash heap, except locations, that the acting minion can have and pay for."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, found = context.table, IN_HEAPS.choices(context)
        if context.minion == NONE:
            return found
        return [one for one in found if self.fits(table, one[0], context.user_minion)]

    def fits(self, table: Table, number: int, minion: Minion) -> bool:
        """Whether a minion could equip with a card in an ash heap."""
        printed = table.cards[number]
        if printed.becomes_location or Trait.LOCATION in printed.traits or printed.cost_x:
            return False
        if played_once(table, number) or not allowed(table, number, minion):
            return False
        pool, blood = shop_price(table, number, minion)
        if blood and (not minion.vampire or blood > minion.blood):
            return False
        return pool <= table.seats[minion.controller].pool

    @override
    def say(self, wording: Wording) -> str:
        return "any non-location equipment card in any Methuselah's ash heap"


class EquipElsewhere(Equip, kw_only=True):
    """An equip action that a card in play provides.

    Attributes:
        source: the card in play.
        number: the number of the action on it.
    """

    source: int
    number: int

    @override
    def repeat_key(self, table: Table) -> str:
        return action_key(table, self.source, self.number)


class EquipFromHeap(EquipElsewhere):
    """The equipment is in an ash heap, and stays there if the action fails."""

    @override
    def still_possible(self, table: Table) -> bool:
        """Whether the equipment is still in the ash heap and allowed (RES-05)."""
        there = table.where[self.card] is Zone.ASH_HEAP
        return there and allowed(table, self.card, table.minion(self.minion))


class EquipFromLibrary(EquipElsewhere):
    """The first equipment in the library is found only when the action succeeds."""

    announced = SEEKS

    @override
    def resolve(self, table: Table) -> None:
        """By rulings, its cost is due; it is burned without cost if the minion cannot have it.

        END-01: the pool for it may be the last pool of its controller.
        """
        minion = table.minion(self.minion)
        library = table.seats[minion.controller].library
        found = next((one for one in reversed(library) if table.cards[one].equipment), NONE)
        table.emit(SEARCHES, minion.controller)
        if found != NONE:
            self.equip(table, minion, found)
        shuffle_library(table, minion.controller)

    def equip(self, table: Table, minion: Minion, found: int) -> None:
        """The minion pays for the equipment and gets it."""
        if not allowed(table, found, minion) or table.cards[found].cost_x:
            zones.burn(table, found)
            return
        pool, blood = printed_price(table, found, minion)
        if not pay(table, minion.controller, minion, pool=pool, blood=blood, card=found):
            zones.burn(table, found)
            return
        self.card = found
        super().resolve(table)


class EquipAction(OwnAction, frozen=True, kw_only=True):
    """The equip action of a shop."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="user"),)

    @override
    def begin(self, table: Table, option: Option) -> Action:
        pool, blood = shop_price(table, option.target, table.minion(option.minion))
        return EquipFromHeap(
            option.minion,
            option.target,
            pool_cost=pool,
            blood_cost=blood,
            source=option.card,
            number=option.mode,
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            "any minion can equip with any non-location equipment card in any Methuselah's ash "
            "heap as an undirected +1 stealth equip action (he or she must meet the requirements "
            "of the card, if any). That action costs 1 additional pool if the minion chooses a "
            "card from his or her controller's ash heap. Otherwise, the action costs 1 less pool "
            "or blood (but never less than zero)"
        )


class SearchAction(OwnAction, frozen=True, kw_only=True):
    """The equip action of the wealthy."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="mine"),)

    @override
    def begin(self, table: Table, option: Option) -> Action:
        return EquipFromLibrary(option.minion, option.card, source=option.card, number=option.mode)

    @override
    def say(self, wording: Wording) -> str:
        mine = "if you control this minion, " if len(self.conditions) > 1 else ""
        return mine + (
            "they can equip with the first equipment you find in your "
            "library as a +1 stealth equip action (working down from the top; requirements and "
            "cost apply as normal; shuffle afterward)"
        )


CARDS = (
    card(
        100728,
        "Filchware's Pawn Shop",
        master(PutInPlay()),
        EquipAction(
            sentence="{minion} acts to equip with {target} from an ash heap.",
            stealth=1,
            target=InHeap(),
            effects=(),
        ),
    ),
    card(
        102092,
        "Vast Wealth",
        master(PutOn(), target=AMinion(MinionFilter(ready=True))),
        SearchAction(
            sentence="{minion} acts to equip with the first equipment of the library.",
            host=True,
            whose="mine",
            stealth=1,
            effects=(),
            conditions=(Belongs("host", "mine"), Belongs("this", "mine")),
        ),
    ),
)
