"""Vampires that burn retainers, inflict damage later, soften damage or choose opponents."""

from __future__ import annotations

from typing import ClassVar, override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    Cause,
    Choice,
    Condition,
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    EventType,
    Fight,
    Key,
    OwnStatic,
    PurposeKind,
    Replaces,
    SaidElsewhere,
    Table,
    Target,
    Wording,
    Would,
    WouldSuffer,
)
from vtes_deck.effects.vocab import (
    DURING_ACTION,
    MASTER,
    ROUND,
    STRIKE,
    VAMPIRE,
    AMinion,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    CardAction,
    Choose,
    ChosenMinion,
    Discount,
    EnterCombat,
    Gets,
    GivePress,
    HostFights,
    InCombat,
    InRound,
    MinionFilter,
    Move,
    Not,
    Once,
    Power,
    RememberTarget,
    Same,
    Sect,
    Stealth,
    Strike,
    TreatsAsNormal,
    Trigger,
    Type,
    Until,
    WasDone,
    card,
)

HUNTED = "the chosen is hunted"
REVEALS = EventType("reveals crypt", "{seat} reveals {card} on top of the crypt and shuffles it.")
SOFTENS = EventType("makes_normal all", "{minion} treats aggravated damage as normal damage.")
SOFTENED = "wounds softened"


class OpposingRetainer(SaidElsewhere, Target, frozen=True):
    """A retainer of the opposing minion."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        fight = table.current(Fight)
        if fight is None or not fight.holds(context.host):
            return []
        other = table.in_play.get(fight.other(context.host))
        carried = () if other is None else other.attached
        return [(one, -1, 0) for one in carried if table.cards[one].retainer]


class OpponentHasRetainer(SaidElsewhere, Condition, frozen=True):
    """The opposing minion has a retainer."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return bool(OpposingRetainer().choices(context))


class BurnsRetainer(InCombat, frozen=True):
    """The strike, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.name} can strike, ranged: burn a retainer"


class HurtsOpponent(SaidElsewhere, Effect, frozen=True):
    """The opposing minion takes environmental damage.

    Attributes:
        n: the damage.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        fight = context.table.current(Fight)
        if fight is not None and fight.holds(context.host):
            other = fight.other(context.host)
            hit = Damage(target=other, n=self.n, source=context.card, cause=Cause.NOTHING)
            context.table.push(DamageResolution((hit,)))


class HurtsLater(Trigger, frozen=True, kw_only=True):
    """The damage, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        late = " after the first" if Not(InRound(1)) in self.conditions else ""
        return (
            f"once each round of combat{late}, minions in combat with {wording.name} take 2 damage "
            "before range is determined"
        )


class SoftensWounds(OwnStatic, Replaces, frozen=True):
    """The vampire may burn blood to treat aggravated damage as normal damage for the round.

    The text uses a short name of the vampire.
    """

    key: ClassVar[Key] = WouldSuffer

    @property
    @override
    def optional(self) -> bool:
        return True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.AGGRAVATED, which="host", less=True),)

    @override
    def applies(self, table: Table, source: int, would: Would) -> bool:
        return (
            isinstance(would, WouldSuffer)
            and table.in_play[source].blood > 0
            and any(one.aggravated for one in would.damage)
            and not table.has_used(SOFTENED, source, Until.ROUND)
        )

    @override
    def instead(self, table: Table, source: int, would: Would) -> None:
        """The price is paid before the damage is suffered."""
        assert isinstance(would, WouldSuffer)
        table.use_once(SOFTENED, source, Until.ROUND)
        context = EffectContext(table, table.in_play[source].controller, source, source)
        Burn(1, Blood("host")).carry_out(context)
        TreatsAsNormal(Until.ROUND).carry_out(context)
        table.emit(SOFTENS, context.seat, minion=source)
        normal = tuple(replace(one, aggravated=False) for one in would.damage)
        replace(would, damage=normal).happen(table)

    @override
    def say(self, wording: Wording) -> str:
        return "once each round, Jalan can burn 1 blood to treat aggravated damage as normal"


class ReadyChosen(AMinion, frozen=True):
    """The chosen vampire if it is ready; it does not fight itself."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        return [
            one
            for one in super().choices(context)
            if table.minion(one[0]).ready and one[0] != context.minion
        ]


class NamesVampire(Power, frozen=True, kw_only=True):
    """The choice and what it allows, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"during your master phase, {wording.name} can burn {self.blood} blood to choose a "
            "vampire; this turn, Camarilla vampires you control can enter combat with the chosen "
            "vampire as a Ⓓ action"
        )


class FightsNamed(SaidElsewhere, CardAction, frozen=True, kw_only=True):
    """The action against the chosen vampire, which the text states with the choice."""


class RevealsTop(SaidElsewhere, Effect, frozen=True):
    """Reveals the top crypt card and shuffles the crypt; the card determines the bonus."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.STEALTH, 1, which="host"),
            Does(PurposeKind.STRENGTH, 1, which="host"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        crypt = table.seats[context.seat].crypt
        if not crypt:
            return
        top = crypt[-1]
        table.emit(REVEALS, context.seat, top)
        table.random.shuffle(f"crypt of seat {context.seat}", crypt)
        if table.cards[top].id == table.cards[context.host].id:
            Stealth(1).carry_out(context)
        else:
            Gets(Bonus.STRENGTH, 1, Until.ACTION, "host").carry_out(context)


class TestsLuck(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        return (
            f"during an action {name} performs, {name} can burn {self.blood} blood to reveal the "
            f"top card of your crypt, then shuffle your crypt. If it is a copy of {name}, {name} "
            f"gets +1 stealth; otherwise, {name} gets +1 strength"
        )


CARDS = (
    card(
        201011,
        "Morlock",
        BurnsRetainer(
            Move(when=STRIKE, strike=Strike(ranged=True, special=True)),
            (Choose(OpposingRetainer(), (BurnCard("target"),)),),
            (OpponentHasRetainer(),),
            words="burn a retainer",
        ),
    ),
    card(
        201112,
        "Petaniqua",
        HurtsLater(
            on=ROUND, conditions=(HostFights(), Not(InRound(1))), effects=(HurtsOpponent(2),)
        ),
        Discount(pool=1, blood=1, types=(Type.ALLY, Type.RETAINER)),
    ),
    card(
        200667,
        "Jalan-Aajav",
        SoftensWounds(),
        Trigger(on=ROUND, effects=(GivePress(who="host"),), conditions=(HostFights(), InRound(1))),
    ),
    card(
        201700,
        "Lucinde, Alastor",
        NamesVampire(
            sentence="{card} burns 1 blood: your Camarilla vampires can fight {target} this turn.",
            at=MASTER,
            blood=1,
            once=Until.TURN,
            target=AMinion(VAMPIRE, "any"),
            effects=(RememberTarget(), Once(HUNTED, Until.TURN, "host")),
        ),
        FightsNamed(
            sentence="{minion} acts to enter combat with {target}.",
            who=MinionFilter(vampire=True, sects=(Sect.CAMARILLA,)),
            whose="mine",
            conditions=(WasDone(HUNTED, Until.TURN, "host"),),
            target=ReadyChosen(ChosenMinion(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
    ),
    card(
        201528,
        "Bolesław Gutowski",
        TestsLuck(
            sentence="{card} burns 1 blood to reveal the top card of your crypt.",
            at=DURING_ACTION,
            blood=1,
            once=Until.ACTION,
            conditions=(Same("host", "acting"),),
            effects=(RevealsTop(),),
        ),
    ),
)
