"""Zombies."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    Fight,
    Minion,
    NoPurpose,
    OwnStatic,
    Permits,
    PurposeKind,
    Shelters,
    Table,
    Target,
    Wording,
    ledger,
    number,
    prevent,
)
from vtes_deck.effects.vocab import (
    DAMAGE,
    DURING_ACTION,
    PRESS,
    ACard,
    Activity,
    AMinion,
    AtBleed,
    AtSuperior,
    Aura,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    CardAction,
    Choose,
    EnterCombat,
    EntersWith,
    Gain,
    If,
    InCombat,
    InRound,
    Lock,
    MinionFilter,
    MoreBleed,
    Move,
    MoveCards,
    Not,
    Once,
    Power,
    Restriction,
    Same,
    Type,
    Until,
    Use,
    WasDone,
    Zone,
    card,
)

BODY = ACard(Zone.ASH_HEAP, types=(Type.ALLY, Type.VAMPIRE))
BURIED = Once("remove a body", Until.ACTION, "this")
HAS_BURIED = WasDone("remove a body", Until.ACTION, "this")
ENTERS_COMBAT = CardAction(
    sentence="{minion} acts to enter combat with {target}.",
    host=True,
    target=AMinion(MinionFilter(ready=True), "others"),
    effects=(EnterCombat(),),
)
NO_MORE_LIFE = Restriction(activity=Activity.GAIN_LIFE)
BLEEDS = (AtBleed(), Same("host", "acting"))


class NeedsBody(EntersWith, frozen=True):
    """The ally is burned unless its controller removes a body in her ash heap from the game.

    Attributes:
        otherwise: whether the text names the burned ally first.
    """

    effects: tuple[Effect, ...] = (
        Choose(
            BODY,
            (MoveCards(BODY, Zone.REMOVED, how="target"), If((Not(HAS_BURIED),), (BURIED,))),
            optional=True,
        ),
        If((Not(HAS_BURIED),), (BurnCard("this"),)),
    )
    otherwise: bool = False

    @override
    def say(self, wording: Wording) -> str:
        body = "remove an ally or vampire in your ash heap from the game"
        if self.otherwise:
            return f"as {wording.user} enters play, burn it unless you {body}"
        return f"as {wording.user} enters play, {body} or burn {wording.user}"


class ComesWithMore(Gain, frozen=True):
    """The ally enters play with more life, even if it cannot gain life."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        ledger.come_with(context.table, context.card_in_play, number(context, self.n))


class StrongAsAlive(Aura, frozen=True, kw_only=True):
    """The ally has 1 strength for each life."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} gets +1 strength for each life it has"


class UntouchedByMinds(OwnStatic, Shelters, frozen=True):
    """Actions that require one of these Disciplines cannot be directed at the ally."""

    codes: tuple[str, ...]

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="others"),)

    @override
    def shelters(self, table: Table, source: int, acting: Minion, level: str) -> bool:
        return bool(set(level.lower().split("+")).intersection(self.codes))

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} cannot be the target of directed actions requiring Dominate [dom] or "
            "Presence [pre]"
        )


class StrikesSurely(OwnStatic, Permits, frozen=True):
    """The strikes of the ally cannot be dodged."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRIKE, which="host"),)

    @override
    def permits(self, table: Table, source: int, activity: Activity) -> bool:
        return activity is Activity.STRIKE_SURELY

    @override
    def say(self, wording: Wording) -> str:
        return f"in combat, strikes made by {wording.user} cannot be dodged"


class Copy(Target, frozen=True):
    """Another copy of the ally that its controller has.

    Attributes:
        unlocked: whether it is unlocked.
        hurt: whether it is in combat and damage to it can be prevented now.
    """

    unlocked: bool = False
    hurt: bool = False

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        number = table.cards[context.card].id
        return [
            (one.card, NONE, 0)
            for one in table.minions(context.seat)
            if one.card != context.card
            and table.cards[one.card].id == number
            and not (self.unlocked and one.locked)
            and not (self.hurt and not is_endangered(table, one.card))
        ]

    @override
    def say(self, wording: Wording) -> str:
        where = " in combat" if self.hurt else ""
        return f"another copy of this ally you control{where}"


def is_endangered(table: Table, minion: int) -> bool:
    """Whether damage to a minion in combat can be prevented now."""
    handling, combat = table.current(DamageResolution), table.current(Fight)
    if handling is None or combat is None or not combat.holds(minion):
        return False
    return handling.preventable(minion) > 0


class ShieldTarget(Effect, frozen=True):
    """Prevents damage to the target."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, self.n, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        prevent(context.table, context.target, self.n)

    @override
    def say(self, wording: Wording) -> str:
        return f"prevent {self.n} damage to {wording.target}"


class LockCopy(NoPurpose, Lock, frozen=True):
    """Locks a copy as a price."""


class Aids(Power, frozen=True, kw_only=True):
    """An ability of an ally for another minion or copy.

    Attributes:
        clause: the text of the ability; ``{0}`` is the name of the ally.
    """

    clause: str

    @override
    def say(self, wording: Wording) -> str:
        return self.clause.format(wording.user)


CARDS = (
    card(
        101751,
        "Shambling Hordes",
        NeedsBody(),
        StrongAsAlive(bonus=Bonus.STRENGTH, n=Blood(), host=True),
        ENTERS_COMBAT,
        NO_MORE_LIFE,
        EntersWith((If((AtSuperior(),), (ComesWithMore(1, Blood("this")),)),)),
    ),
    card(
        102286,
        "Aggressive Corpse",
        ENTERS_COMBAT,
        UntouchedByMinds(("dom", "pre")),
        StrikesSurely(),
        NO_MORE_LIFE,
    ),
    card(
        102304,
        "Rotting Behemoth",
        NeedsBody(otherwise=True),
        NO_MORE_LIFE,
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
            blood=1,
        ),
        InCombat(
            Move(when=PRESS, press=Use.MUST, blood=1, once=Until.COMBAT),
            conditions=(InRound(1), AtSuperior()),
        ),
    ),
    card(
        102293,
        "Bone Shambler",
        Restriction(activity=Activity.BEAR),
        Restriction(activity=Activity.HAVE_RETAINERS),
        Aids(
            sentence="Lock {target}: {card} gets +1 bleed.",
            clause="during a bleed action, you can lock another copy of this ally you control to "
            "give {0} +1 bleed",
            at=DURING_ACTION,
            conditions=BLEEDS,
            target=Copy(unlocked=True),
            effects=(LockCopy("target"), MoreBleed(1, limited=False)),
        ),
        Aids(
            sentence="{target} burns 1 blood: {card} gets +1 bleed.",
            clause="during a bleed action, a Hecata you control can burn 1 blood to give {0} +1 "
            "bleed",
            at=DURING_ACTION,
            conditions=(*BLEEDS, AtSuperior()),
            target=AMinion(MinionFilter(clans=("Hecata",), blood=True)),
            effects=(Burn(1, Blood("target")), MoreBleed(1, limited=False)),
        ),
    ),
    card(
        102326,
        "Gravebound Drone",
        Aids(
            sentence="{card} burns 1 life to prevent 1 damage to {target}.",
            clause="{0} can burn 1 life to prevent 1 damage to another copy of this ally you "
            "control in combat",
            at=DAMAGE,
            target=Copy(hurt=True),
            blood=1,
            effects=(ShieldTarget(1),),
        ),
        Restriction(activity=Activity.BEAR),
        Aids(
            sentence="{target} burns 1 life: {card} gets +1 bleed.",
            clause="during a bleed action, {0} can burn 1 life from another copy of this ally you "
            "control to get +1 bleed",
            at=DURING_ACTION,
            conditions=(*BLEEDS, AtSuperior()),
            target=Copy(),
            effects=(Burn(1, Blood("target")), MoreBleed(1, limited=False)),
        ),
    ),
)
