"""The cost of cards and actions: reductions and surcharges by texts of cards in play."""

from __future__ import annotations

from typing import Literal, override

from cardbase.disciplines import DISCIPLINES
from cardbase.terms import Trait, Type
from vtes_deck.effects.vocab.context import Condition, EffectContext, Node
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter, Whose, plural_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.actions.roles import is_fought
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.state.cost_statics import ActionPrice, Price, StrikePrice
from vtes_deck.engine.state.current import CurrentAction
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.statics import OwnPrice
from vtes_deck.engine.state.table import Phase, Table

NON_COMBAT = (
    Type.ACTION,
    Type.ACTION_MODIFIER,
    Type.ALLY,
    Type.EQUIPMENT,
    Type.POLITICAL_ACTION,
    Type.POWER,
    Type.REACTION,
    Type.RETAINER,
)
"""The types of the cards that minions play outside combat."""


class CheaperFor(Node, OwnPrice, frozen=True):
    """The card costs less blood for members of a clan.

    Attributes:
        clan: the clan.
        blood: the reduction.
    """

    clan: str
    blood: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, self.blood, whose="mine", less=True),)

    @override
    def less_for(self, minion: Minion) -> int:
        return self.blood if minion.clan == self.clan else 0

    @override
    def say(self, wording: Wording) -> str:
        return f"this card costs {self.clan} {self.blood} fewer blood"


class Discount(Node, Price, frozen=True, kw_only=True):
    """Changes the cost of cards for the minion that is or carries the card, or for others.

    Attributes:
        whose: the minions to which it applies: the minion itself, all minions of its controller,
            minions in combat with it, or all minions.
        to: filter for the minions, if it applies to more than one.
        acting: it applies only to cards played by actions.
        but: excludes cards with one of these traits.
        pool, blood: the reduction; negative if they cost more.
        types: it applies to cards of these types, as played.
        trait: it applies to cards with this trait.
        clan: it applies to cards that require this clan.
        discipline: it applies to cards that require this Discipline, as played.
        either: the card needs to require only one of clan and Discipline.
        conditions: the conditions.
    """

    pool: int = 0
    blood: int = 0
    types: tuple[Type, ...] = ()
    trait: Trait | None = None
    discipline: str = ""
    clan: str = ""
    either: bool = False
    whose: Literal["host", "mine", "opposing", "any"] = "host"
    to: MinionFilter = ANYONE
    acting: bool = False
    but: tuple[Trait, ...] = ()
    conditions: tuple[Condition, ...] = ()

    @property
    @override
    def wide(self) -> bool:
        """True unless it applies to the minion with the card."""
        return self.whose != "host"

    @override
    def does(self) -> tuple[Does, ...]:
        n = self.pool + self.blood
        of: dict[str, Whose] = {"any": "any", "opposing": "others"}
        whose = of.get(self.whose, "mine")
        return (Does(PurposeKind.COST, abs(n), whose=whose, less=n > 0),)

    @override
    def less(
        self, table: Table, source: int, minion: Minion, paid: Printed, level: str
    ) -> tuple[int, int]:
        if not self._fits(table, minion, paid, level):
            return 0, 0
        if self.whose != "host" or self.conditions:
            seat = table.in_play[source].controller
            context = EffectContext(table, seat, source)
            if self.whose == "mine" and seat != minion.controller:
                return 0, 0
            if self.whose == "opposing" and not _opposes(table, minion, context.host):
                return 0, 0
            if not self.to.fits(context, minion):
                return 0, 0
            if not all(condition.holds(context) for condition in self.conditions):
                return 0, 0
        return self.pool, self.blood

    def _fits(self, table: Table, minion: Minion, paid: Printed, level: str) -> bool:
        """Whether the change applies to a card as a minion plays it."""
        clan = not self.clan or self.clan in paid.requirement.clans
        discipline = not self.discipline or _requires(paid, self.discipline, level)
        return (
            (not self.types or plays_as(table, minion, paid, self.types))
            and (not self.acting or _by_action(table))
            and (self.trait is None or self.trait in paid.traits)
            and ((clan or discipline) if self.either else (clan and discipline))
            and not paid.traits.intersection(self.but)
        )


class StrikesCost(Node, StrikePrice, frozen=True, kw_only=True):
    """Cards played to strike cost more, for the vampire with the text or minions that it fights.

    Attributes:
        n: the additional blood or life.
        discipline: only cards that require this Discipline, as played.
        opposing: filter for the minions in combat with it; ``None``: the vampire itself.
    """

    n: int
    discipline: str = ""
    opposing: MinionFilter | None = None

    @property
    @override
    def wide(self) -> bool:
        """True unless it applies to the vampire itself."""
        return self.opposing is not None

    @override
    def does(self) -> tuple[Does, ...]:
        whose: Whose = "mine" if self.opposing is None else "others"
        return (Does(PurposeKind.COST, self.n, whose=whose),)

    @override
    def more(self, table: Table, source: int, minion: Minion, paid: Printed, level: str) -> int:
        if self.discipline and not _requires(paid, self.discipline, level):
            return 0
        if self.opposing is None:
            return self.n
        if not _opposes(table, minion, source):
            return 0
        context = EffectContext(table, table.in_play[source].controller, source)
        return self.n if self.opposing.fits(context, minion) else 0

    @override
    def say(self, wording: Wording) -> str:
        name = DISCIPLINES[self.discipline].name if self.discipline else ""
        which = f" that require {name}" if name else ""
        if self.opposing is None:
            return f"strike cards{which} cost {wording.user} +{self.n} blood"
        if self.opposing == ANYONE:
            more = f"+{self.n} blood or life"
            return f"in combat, strike cards{which} cost the opposing minion {more}"
        whom = self.opposing.noun(plural=True)
        return f"strike cards{which} cost opposing {whom} +{self.n} blood"


class ActionSurcharge(Node, ActionPrice, frozen=True, kw_only=True):
    """Actions cost more.

    Attributes:
        pool, blood: the additional cost.
        whose: it applies to actions of the minion with the text, of any minion, or directed at it.
        by: filter for the acting minions.
        verb: name of the verb that announces them, such as ``"bleed"``.
        but: it applies to all actions except those of this kind.
        directed: it applies only to directed actions.
        other: it does not apply to the actions that the card with the text allows.
        conditions: the conditions.
    """

    pool: int = 0
    blood: int = 0
    whose: Literal["host", "any", "at host"] = "host"
    by: MinionFilter = ANYONE
    verb: str = ""
    but: bool = False
    directed: bool = False
    other: bool = False
    conditions: tuple[Condition, ...] = ()

    @property
    @override
    def wide(self) -> bool:
        """True unless it applies to the minion with the text."""
        return self.whose != "host"

    @override
    def does(self) -> tuple[Does, ...]:
        whose: Whose = "mine" if self.whose == "host" else "any"
        whose = "others" if self.whose == "at host" else whose
        return (Does(PurposeKind.COST, self.pool + self.blood, whose=whose),)

    @override
    def more(self, table: Table, source: int, action: CurrentAction) -> tuple[int, int]:
        context = EffectContext(table, table.in_play[source].controller, source)
        aimed = self.whose != "at host" or (action.target == context.host and bool(action.seats))
        fits = (
            aimed
            and (not self.verb or (action.verb.name == self.verb) is not self.but)
            and (not self.directed or bool(action.seats))
            and (not self.other or action.card != source)
            and self.by.fits(context, table.minion(action.minion))
            and all(condition.holds(context) for condition in self.conditions)
        )
        return (self.pool, self.blood) if fits else (0, 0)

    @override
    def say(self, wording: Wording) -> str:
        lead = "".join(f"{one.say(wording)}, " for one in self.conditions)
        kind = self.verb.removesuffix(" action")
        kinds = f"{'non-' if self.but else ''}{kind} actions" if kind else "actions"
        kinds = f"{'other ' if self.other else ''}{'directed ' if self.directed else ''}{kinds}"
        amount = f"{self.pool} additional pool" if self.pool else f"{self.blood} additional blood"
        if self.whose == "at host":
            return f"{lead}{kinds} directed at {wording.user} cost {amount}"
        who = wording.user if self.whose == "host" else plural_of(self.by)
        return f"{lead}{kinds} cost {who} {amount}"


def _opposes(table: Table, minion: Minion, card: int) -> bool:
    """Whether a minion is in combat with another."""
    combat = table.current(Combat)
    return combat is not None and combat.holds(card) and combat.other(card) == minion.card


def plays_as(table: Table, minion: Minion, paid: Printed, types: tuple[Type, ...]) -> bool:
    """Whether a card has one of these types as a minion plays it.

    A card of several types has only one of them at a time. It is a combat card only while minions
    fight, or when damage is prevented outside combat (COM-47). The acting minion plays it as an
    action modifier, another minion as a reaction.
    """
    if len(paid.types) == 1:
        return bool(paid.types.intersection(types))
    in_combat = is_fought(table.current(Combat)) or table.current(DamageResolution) is not None
    if Type.COMBAT in paid.types and in_combat:
        return Type.COMBAT in types
    action = table.current(CurrentAction)
    reacts = action is not None and action.minion != minion.card
    other = {Type.COMBAT, Type.ACTION_MODIFIER if reacts else Type.REACTION}
    return any(one in types for one in paid.types if one not in other)


def _by_action(table: Table) -> bool:
    """Whether the card is being played by an action, not put into play by an effect."""
    return table.phase is Phase.MINION and table.current(Combat) is None


def _requires(paid: Printed, code: str, level: str) -> bool:
    """Whether a card requires a Discipline, as it is being played."""
    return code in paid.required_at(level)
