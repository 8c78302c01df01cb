"""Static abilities: costs, tolls on blockers, requirements, titles."""

from __future__ import annotations

from typing import ClassVar, override

from msgspec.structs import replace

from cardbase.model import Requirement
from cardbase.terms import Bonus, Trait, Type
from vtes_deck.effects.vocab.context import Condition, EffectContext, Node, NoPurpose
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter, has_copy
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording, with_article
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.state.ability_statics import Eligibility, GivesTrait, Teaches
from vtes_deck.engine.state.cost_statics import BlockPrice, RescuePrice, TargetPrice
from vtes_deck.engine.state.current import CurrentAction, CurrentCombat
from vtes_deck.engine.state.damage_statics import DamageTaken
from vtes_deck.engine.state.damage_types import Cause, Damage
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.statics import (
    BlocksAsMinion,
    CarriedBy,
    Forbids,
    Key,
    Number,
    TextLoss,
    VoteRules,
)
from vtes_deck.engine.state.table import Activity, Table
from vtes_deck.engine.status import titles
from vtes_deck.engine.status.disciplines import SUPERIOR


class MastersCostMore(Node, TargetPrice, frozen=True):
    """Master cards that target the minion with this card cost more pool.

    Attributes:
        n: the additional pool.
        mine: it applies only to cards of the minion's controller.
    """

    n: int
    mine: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, self.n, whose="mine" if self.mine else "others"),)

    @override
    def more(self, table: Table, source: int, payer: int) -> int:
        reached = not self.mine or table.in_play[source].controller == payer
        return self.n if reached else 0


class Toll(Node, BlockPrice, frozen=True, kw_only=True):
    """Minions burn blood or life to attempt to block the minion that is or carries the card.

    Attributes:
        n: the amount.
        who: filter for the blocking minions.
    """

    n: int
    who: MinionFilter = ANYONE

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOCK, whose="others", less=True),)

    @override
    def due(self, table: Table, source: int, blocker: Minion) -> int:
        card_in_play = table.in_play.get(source)
        seat = table.owner[source] if card_in_play is None else card_in_play.controller
        return self.n if self.who.fits(EffectContext(table, seat, source), blocker) else 0


class VoteToll(Node, VoteRules, frozen=True, kw_only=True):
    """Minions burn blood to cast votes and ballots against referendums that the vampire calls.

    Attributes:
        n: the amount.
        who: filter for the voters.
    """

    n: int
    who: MinionFilter = ANYONE

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, whose="others", less=True),)

    @override
    def price(self, table: Table, source: int, voter: Minion) -> int:
        referendum, card_in_play = table.current(Referendum), table.in_play[source]
        context = EffectContext(table, card_in_play.controller, source)
        if referendum is None or referendum.minion != context.host:
            return 0
        return self.n if self.who.fits(context, voter) else 0


class RescueCosts(Node, RescuePrice, frozen=True, kw_only=True):
    """A rescue from torpor costs more or less blood, regardless of who pays.

    Attributes:
        n: the additional blood; negative for a discount.
        whom: filter for the rescued vampire if the vampire with the text is the rescuer.
        itself: the vampire with the text is rescued.
    """

    n: int
    whom: MinionFilter = ANYONE
    itself: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, abs(self.n), whose="mine", less=self.n < 0),)

    @override
    def more(self, table: Table, source: int, rescuer: int, rescued: int) -> int:
        host = EffectContext(table, NONE, source).host
        if host != (rescued if self.itself else rescuer):
            return 0
        found = table.in_play.get(rescued)
        context = EffectContext(table, table.in_play[source].controller, source)
        return self.n if isinstance(found, Minion) and self.whom.fits(context, found) else 0


class PassesFor(Node, Eligibility, frozen=True):
    """The minion can play cards that require a clan as if it belonged to the clan.

    Attributes:
        clan: the clan.
        master: its controller can also play master cards that require the clan (PLY-06).
    """

    clan: str
    master: bool = False

    @property
    @override
    def shared(self) -> bool:
        return self.master

    @override
    def read(self, requirement: Requirement) -> Requirement:
        return replace(requirement, clans=()) if self.clan in requirement.clans else requirement


class FollowsLeader(Node, Forbids, frozen=True):
    """The minion performs directed actions only while a vampire of this name is ready."""

    name: str

    key: ClassVar[Key] = Activity.ACT_DIRECTED

    @override
    def forbids(self, table: Table, source: int, on: int) -> bool:
        """Whether the minion cannot act; the leader may have any controller."""
        return not any(
            table.cards[minion.card].definition.name == self.name
            for seat in table.playing
            for minion in table.ready_minions(seat.number)
        )


class CannotUse(Node, Eligibility, frozen=True):
    """The minion cannot use cards that require only this Discipline."""

    discipline: str

    @override
    def loses(self, discipline: str) -> bool:
        return discipline == self.discipline


class SilencesRetainers(Node, TextLoss, frozen=True):
    """Retainers of minions in combat with this one lose their abilities."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="opposing"),)

    @override
    def silences(self, table: Table, source: int, card: int) -> bool:
        if not table.cards[card].retainer:
            return False
        combat, host = table.current(CurrentCombat), table.in_play[card].host
        return combat is not None and combat.holds(host) and combat.other(host) == source


class HasDiscipline(Node, Teaches, frozen=True):
    """The vampire that is or carries the card has a Discipline while the card is in play.

    Attributes:
        level: ``"DOM"`` for superior Dominate, ``"dom"`` for one more level of it.
        conditions: the conditions.
    """

    level: str
    conditions: tuple[Condition, ...] = ()

    @override
    def taught(self, table: Table, source: int, levels: dict[str, int]) -> dict[str, int]:
        if self.conditions:
            context = EffectContext(table, table.in_play[source].controller, source)
            if not all(one.holds(context) for one in self.conditions):
                return levels
        code = self.level.lower()
        level = SUPERIOR if self.level.isupper() else min(levels.get(code, 0) + 1, SUPERIOR)
        return {**levels, code: level}


class HasTrait(NoPurpose, Node, GivesTrait, frozen=True):
    """The minion that is or carries the card has a trait while the card is in play.

    Attributes:
        trait: the trait.
        conditions: the conditions.
    """

    trait: Trait
    conditions: tuple[Condition, ...] = ()

    @override
    def gives(self, table: Table, source: int, trait: Trait) -> bool:
        if trait is not self.trait:
            return False
        context = EffectContext(table, table.in_play[source].controller, source)
        return all(one.holds(context) for one in self.conditions)

    @override
    def say(self, wording: Wording) -> str:
        """The trait; those of a sect are lost by a vampire that leaves the sect, as rules say."""
        if self.trait is Trait.FLIGHT:
            return f"{wording.user} gets flight"
        trait = self.trait.value
        noun = with_article(trait) if self.trait is Trait.SERAPH else trait
        return f"{wording.user} is {noun}"


class KeepsTitle(Node, Forbids, frozen=True):
    """Vampires that contest the title of this vampire must yield it."""

    key: ClassVar[Key] = Activity.CONTEST_TITLE
    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TITLE, which="host"),)

    @override
    def forbids(self, table: Table, source: int, on: int) -> bool:
        return any(one.card == source for one in titles.rivals(table, table.minion(on)))


class CannotPlay(Node, Eligibility, frozen=True):
    """The minion cannot play cards of these types."""

    types: tuple[Type, ...]

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="host"),)

    @override
    def bans(self, table: Table, card: Printed) -> bool:
        """Whether a card is banned; a card of several types can be played as another type."""
        return card.types.issubset(self.types)


class CancelledByDiscard(Node, frozen=True, kw_only=True):
    """The opposing minion can discard two cards of a type to cancel the card as it is played."""

    type: Type


class CancelledByPool(Node, frozen=True):
    """The target minion's controller can burn pool to cancel the card as it is played."""

    pool: int


class BurnsWhenEmpty(Node, frozen=True):
    """The card is burned when it loses its last counter.

    Attributes:
        noun: the name of the counters in the text.
    """

    noun: str = "counters"


class Guards(Node, BlocksAsMinion, frozen=True, kw_only=True):
    """The card can block actions directed at its controller, as an infernal vampire.

    A successful block causes no combat: the acting minion takes aggravated damage that cannot be
    prevented, and the card is burned.

    Attributes:
        capacity: the capacity of the vampire.
        damage: the damage.
    """

    capacity: int
    damage: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.BLOCK, which="this"),
            Does(PurposeKind.DAMAGE, self.damage, which="acting"),
        )

    @override
    def as_minion(self, table: Table, card_in_play: CardInPlay) -> Minion:
        """The form of the card: an infernal vampire without blood."""
        vampire = Minion(
            card_in_play.card,
            card_in_play.controller,
            locked=card_in_play.locked,
            attached=card_in_play.attached,
            marks=card_in_play.marks,
            awake=True,
            capacity=self.capacity,
        )
        vampire.set_mark(Trait.INFERNAL.value, 1)
        return vampire


class ReducesDamage(Node, DamageTaken, frozen=True, kw_only=True):
    """Reduces damage by the opposing minion to the minion that is or carries the card.

    Attributes:
        n: the reduction per strike or effect.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, self.n, which="host"),)

    @override
    def reduction(self, table: Table, source: int, damage: Damage) -> int:
        """By a ruling, it also applies to damage that follows the combat."""
        combat = table.current(Combat)
        fights = combat is not None and any(one.minion == damage.minion for one in combat.sides)
        by_minion = damage.cause is Cause.STRIKE or (fights and damage.cause is Cause.MINION)
        return self.n if by_minion else 0


class OnePerMinion(Node, CarriedBy, frozen=True):
    """A minion can have only one copy of the card, or only one card with a trait."""

    trait: Trait | None = None

    @override
    def allows(self, table: Table, card: int, minion: Minion) -> bool:
        if self.trait is None:
            return not has_copy(table, card, minion)
        return not any(
            self.trait in table.cards[other].traits for other in minion.attached if other != card
        )


class StealthInAction(NoPurpose, Node, Number, frozen=True):
    """Minions of a clan have more or less stealth in the actions that the card allows.

    Attributes:
        clan: their clan; any clan if empty.
        n: the stealth.
        who: a further filter.
    """

    clan: str
    n: int
    who: MinionFilter = ANYONE

    key: ClassVar[Key] = Bonus.STEALTH
    wide: ClassVar[bool] = True

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        action = table.current(CurrentAction)
        if action is None or action.card != source:
            return 0
        if not isinstance(on, Minion) or action.minion != on.card:
            return 0
        context = EffectContext(table, table.in_play[source].controller, source)
        fits = self.clan in {"", on.clan} and self.who.fits(context, on)
        return self.n if fits else 0
