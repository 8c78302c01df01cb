"""Events of the hunters, and a Gehenna event that serves them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, override

from vtes_deck.effects.api import (
    NONE,
    Action,
    ActionPrice,
    CardInPlay,
    Choice,
    Condition,
    CurrentAction,
    Does,
    EffectContext,
    Employ,
    Key,
    Minion,
    Node,
    NoPurpose,
    Number,
    Option,
    OwnStatic,
    OwnSurcharge,
    PurposeKind,
    Recruit,
    RescuePrice,
    SaidElsewhere,
    Table,
    Target,
    Wording,
    imbued,
    requirements,
    signed,
)
from vtes_deck.effects.library.imbued.words import (
    ConvictionCard,
    GainConviction,
    Imbued,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    READY_VAMPIRE,
    UNLOCK,
    ACard,
    ActionSurcharge,
    AMinion,
    Bonus,
    BurnCard,
    CardReferendum,
    DelayedReplacement,
    InflictDamage,
    MinionFilter,
    MyTurn,
    NeedsGehenna,
    Once,
    OwnAction,
    PoliticalCardAction,
    Power,
    Successful,
    Trait,
    Type,
    Until,
    Zone,
    card,
)


class NeedsAnotherGehenna(NoPurpose, NeedsGehenna, frozen=True, kw_only=True):
    """The event requires another one as it is played; by a ruling, only then."""

    @override
    def say(self, wording: Wording) -> str:
        return "requires at least one other Gehenna card in play"


def unmet(table: Table, minion: Minion, card: int) -> bool:
    """Whether a card is a power whose requirement an imbued does not meet."""
    printed = table.cards[card]
    power = Type.POWER in printed.types
    return power and requirements.lacks(table, printed, minion, played=True) == "PLY-05"


class UnmetPower(Target, frozen=True):
    """A power in the hand whose requirement the imbued does not meet, if it has no other."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        powers = ACard(Zone.HAND, (Type.POWER,)).choices(context)
        if context.minion == NONE:
            return powers
        table, able = context.table, context.user_minion
        if any(unmet(table, able, one) for one in able.attached):
            return []
        names = {table.cards[one].id for one in able.attached}
        return [
            one
            for one in powers
            if unmet(table, able, one[0]) and table.cards[one[0]].id not in names
        ]

    @override
    def say(self, wording: Wording) -> str:
        return "a power"


class TakeUnmetPower(imbued.TakePower):
    """An imbued gains a power although it does not meet the requirement."""

    @override
    def is_able(self, table: Table) -> bool:
        return table.minion(self.minion).ready

    steps = imbued.TakePower.steps


class Explodes(OwnAction, frozen=True, kw_only=True):
    """The action of an imbued to gain such a power."""

    @override
    def begin(self, table: Table, option: Option) -> Action:
        return TakeUnmetPower(option.minion, option.target)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "each imbued can have (and use) one power card for which he or she doesn't meet the "
            "requirements"
        )


class Acted(SaidElsewhere, Condition, frozen=True):
    """An imbued of the user has acted."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action, table = context.action, context.table
        if action is None or action.acting_seat(table) != context.seat:
            return False
        acting = table.in_play.get(action.minion)
        return isinstance(acting, Minion) and Imbued().fits(context, acting)


class GainsAfterAction(Power, frozen=True, kw_only=True):
    """Conviction after a successful action."""

    @override
    def say(self, wording: Wording) -> str:
        how = "a successful action" if Successful() in self.conditions else "an action"
        once = (
            ". An imbued can only gain 1 conviction [1 CONVICTION] this way each turn"
            if ONCE in self.effects
            else ""
        )
        return (
            f"an imbued who performs {how} may gain 1 conviction [1 CONVICTION] from his or her "
            f"ash heap{once}"
        )


def said_of(node: object) -> Iterator[Node]:
    """All nodes of a tree."""
    if isinstance(node, tuple):
        for one in node:
            yield from said_of(one)
    elif isinstance(node, Node):
        yield node
        for one in node.__struct_fields__:
            yield from said_of(getattr(node, one))


def brings_monsters(table: Table, action: CurrentAction) -> bool:
    """Whether an action is to bring a vampire or a ghoul, or to add counters to a vampire.

    By a ruling, an action that adds the counters only under a condition is one of them.
    """
    if isinstance(action, (Employ, Recruit)):
        return Trait.GHOUL in table.cards[action.priced].traits
    nodes = tuple(said_of(getattr(action, "mode", None)))
    kinds = {one.kind for node in nodes for one in node.does() if not one.less}
    allies = any(isinstance(one, ACard) and Type.ALLY in one.types for one in nodes)
    if PurposeKind.MINION in kinds and not allies:
        return True
    if kinds.isdisjoint({PurposeKind.BLOOD, PurposeKind.INFLUENCE}):
        return False
    target = getattr(action, "hidden_target", NONE)
    if target != NONE:
        waits = table.where[target] is Zone.UNCONTROLLED
        return waits and Type.VAMPIRE in table.cards[target].types
    return any(isinstance(one, ACard) and one.zone is Zone.UNCONTROLLED for one in nodes)


def hunters_watch(table: Table) -> bool:
    """Whether an imbued is ready."""
    return any(
        table.cards[one.card].imbued
        for seat in table.clockwise(table.active)
        for one in table.ready_minions(seat)
    )


class Watched(OwnStatic, Number, frozen=True):
    """Actions that bring monsters have less stealth."""

    key: ClassVar[Key] = Bonus.STEALTH
    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STEALTH, 1, whose="any", less=True),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        action = table.current(CurrentAction)
        if action is None or isinstance(on, int) or action.minion != on.card:
            return 0
        return -1 if hunters_watch(table) and brings_monsters(table, action) else 0

    @override
    def say(self, wording: Wording) -> str:
        return (
            "whenever there are any ready imbued in play, any action to put a vampire or ghoul in "
            "play or to add counters to an uncontrolled vampire gets -1 stealth and costs an "
            "additional blood or life"
        )


class Dearer(SaidElsewhere, OwnStatic, ActionPrice, frozen=True):
    """The actions also cost more; the other static renders it."""

    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, 1, whose="any"),)

    @override
    def more(self, table: Table, source: int, action: CurrentAction) -> tuple[int, int]:
        return (0, 1) if hunters_watch(table) and brings_monsters(table, action) else (0, 0)


class DearInTorpor(ActionSurcharge, frozen=True, kw_only=True):
    """Actions of vampires in torpor cost more."""

    @override
    def say(self, wording: Wording) -> str:
        return f"actions performed by {self.by.noun(plural=True)} cost {signed(self.blood)} blood"


class DearRescues(OwnSurcharge, RescuePrice, frozen=True):
    """Rescues of older vampires cost more."""

    n: int = 1

    @override
    def more(self, table: Table, source: int, rescuer: int, rescued: int) -> int:
        one, other = table.in_play.get(rescuer), table.in_play.get(rescued)
        if not isinstance(one, Minion) or not isinstance(other, Minion):
            return 0
        return self.n if other.capacity > one.capacity else 0

    @override
    def say(self, wording: Wording) -> str:
        return f"rescuing an older vampire from torpor costs {signed(self.n)} blood"


class Burns(Power, frozen=True, kw_only=True):
    """Damage to a vampire of the prey in each unlock phase."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during each Methuselah's unlock phase, that Methuselah can choose a ready vampire "
            "controlled by their prey. The chosen vampire takes 1 unpreventable environmental "
            "damage"
        )


ONCE = Once("conviction of an event", Until.TURN, "acting")
IN_TORPOR = MinionFilter(vampire=True, torpor=True)
TITLED = MinionFilter(vampire=True, titled=True)

CARDS = (
    card(
        100612,
        "Edge Explosion",
        NeedsAnotherGehenna(n=1),
        Explodes(
            sentence="{minion} acts to gain {target}, whose requirement it does not meet.",
            who=Imbued(),
            stealth=1,
            target=UnmetPower(),
            effects=(),
        ),
        GainsAfterAction(
            sentence="The acting imbued gains {target}.",
            at=AFTER_ACTION,
            user="anybody",
            conditions=(Successful(), Acted()),
            target=ConvictionCard((Zone.ASH_HEAP,)),
            effects=(ONCE, GainConviction("acting")),
        ),
    ),
    card(100198, "Blood Cult Awareness Network", Watched(), Dearer()),
    card(
        101994,
        "Torpid Blood",
        DelayedReplacement(Until.RECOVERY),
        DearInTorpor(blood=1, whose="any", by=IN_TORPOR),
        DearRescues(1),
    ),
    card(
        101279,
        "The New Inquisition",
        NeedsGehenna(n=1),
        DelayedReplacement(Until.FALL),
        Burns(
            sentence="{target} takes 1 unpreventable damage.",
            at=UNLOCK,
            user="anybody",
            conditions=(MyTurn(),),
            target=AMinion(READY_VAMPIRE, "prey"),
            once=Until.TURN,
            effects=(InflictDamage(1, "target"),),
        ),
        PoliticalCardAction(
            sentence="{minion} acts to call a referendum to burn {card}.",
            who=TITLED,
            stealth=1,
            effects=(),
        ),
        CardReferendum(passed=(BurnCard("this"),)),
    ),
)
