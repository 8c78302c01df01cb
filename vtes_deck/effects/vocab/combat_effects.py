"""Combat effects other than moves."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.amounts import Number, number
from vtes_deck.effects.vocab.context import Effect, EffectContext, Node, SaidElsewhere
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter, plural_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which, card_of, minion_of
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.combat import damage, sequence
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.fight import Fight, fight
from vtes_deck.engine.combat.resolution import StrikeResolution, has_blunt_weapon
from vtes_deck.engine.state.damage_statics import DamageTaken
from vtes_deck.engine.state.damage_types import Cause, Damage
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.moves import AGGRAVATED_HANDS, NO_WEAPON_DAMAGE, SOFT_DAMAGE
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Table, Until


class Environmental(Effect, frozen=True):
    """The opposing minion takes environmental damage with the first strikes (COM-46).

    Attributes:
        n: the damage.
        ranged: the text calls it ranged.
        unpreventable: it cannot be prevented.
    """

    n: int
    ranged: bool = True
    unpreventable: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        opposing = fight(context.table).other(context.minion)
        sequence.inflict(
            context.table,
            Damage(
                target=opposing,
                n=self.n,
                cause=Cause.NOTHING,
                source=context.card,
                unpreventable=self.unpreventable,
            ),
        )

    @override
    def say(self, wording: Wording) -> str:
        kind = "unpreventable " if self.unpreventable else ""
        ranged = "R" if self.ranged else ""
        return f"the opposing minion takes {self.n}{ranged} {kind}environmental damage"


class InflictDamage(Effect, frozen=True):
    """A minion or retainer takes environmental damage outside combat.

    Attributes:
        n: the damage.
        which: the minion or retainer.
        who: a minion must match this filter.
        preventable: the damage can be prevented.
    """

    n: int
    which: Which
    who: MinionFilter = ANYONE
    preventable: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which=self.which),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """COM-46: inflict the damage, which has no source minion."""
        table, target = context.table, card_of(context, self.which)
        minion = minion_of(context, self.which)
        retainer = target in table.in_play and table.cards[target].retainer
        if not retainer and (minion is None or not self.who.fits(context, minion)):
            return
        suffered = Damage(
            target=target,
            n=self.n,
            source=context.card,
            unpreventable=not self.preventable,
        )
        table.push(DamageResolution((suffered,)))

    @override
    def say(self, wording: Wording) -> str:
        kind = "" if self.preventable else "unpreventable "
        if self.which == "target":
            return f"inflict {self.n} {kind}damage on {wording.target}"
        whom = "acting minions" if self.who == ANYONE else f"acting {plural_of(self.who)}"
        return f"inflicts {self.n} {kind}environmental damage on {whom}"


class Prevent(SaidElsewhere, Effect, frozen=True):
    """Prevents damage to the minion."""

    n: Number

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, self.n, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Prevent the damage; excess prevention is lost (COM-34)."""
        damage.prevent(context.table, card_of(context, "user"), number(context, self.n))


class BluntWeapons(Effect, frozen=True):
    """As a strike resolves, the opposing vampire's weapons inflict no damage this round.

    This includes the current pair of strikes, because they are simultaneous.
    """

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Remove the damage by the weapons of a vampire, except damage to their bearer."""
        table = context.table
        opposing = table.in_play.get(card_of(context, "opposing"))
        resolving = table.current(StrikeResolution)
        if resolving is None or not isinstance(opposing, Minion) or not opposing.vampire:
            return
        table.use_once(NO_WEAPON_DAMAGE, opposing.card, Until.ROUND)
        resolving.damage = tuple(
            one
            for one in resolving.damage
            if one.minion != opposing.card or not has_blunt_weapon(table, one.minion, one.source)
        )

    @override
    def say(self, wording: Wording) -> str:
        return "the opposing vampire's strikes with weapons inflict no damage this round"


class TreatsAsNormal(Effect, frozen=True):
    """The minion treats aggravated damage as normal damage for a period of a combat."""

    until: Until = Until.ROUND

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.AGGRAVATED, which="user", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.use_once(SOFT_DAMAGE, card_of(context, "user"), self.until)

    @override
    def say(self, wording: Wording) -> str:
        period = "this round" if self.until is Until.ROUND else "that combat"
        if wording.subject == wording.user:
            return f"treat aggravated damage as normal damage {period}"
        return f"{wording.user} treats aggravated damage as normal damage {period}"


class Toughness(Node, DamageTaken, frozen=True):
    """The minion treats aggravated damage as normal damage.

    Attributes:
        combat: it applies only in combat.
    """

    combat: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.AGGRAVATED, which="host", less=True),)

    @override
    def makes_normal(self, table: Table, source: int) -> bool:
        fighting = table.current(Fight)
        host = EffectContext(table, NONE, source).host
        return not self.combat or (fighting is not None and fighting.holds(host))

    @override
    def say(self, wording: Wording) -> str:
        where = " in combat" if self.combat else ""
        return f"{wording.user} treats aggravated damage as normal damage{where}"


class OnlyAggravated(Node, DamageTaken, frozen=True):
    """Damage that is not aggravated is not inflicted, even if it cannot be prevented."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, which="host"),)

    @override
    def immune(self, table: Table, source: int, damage: Damage) -> bool:
        return not damage.aggravated

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} is immune to non-aggravated damage"


class AggravatedHands(Effect, frozen=True):
    """The minion's hand strikes inflict aggravated damage for a period."""

    until: Until = Until.ROUND

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.AGGRAVATED, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.use_once(AGGRAVATED_HANDS, card_of(context, "user"), self.until)

    @override
    def say(self, wording: Wording) -> str:
        if wording.subject == wording.user:
            return f"make the damage from {wording.user}'s hand strikes aggravated this round"
        said = f"damage from {wording.user}'s hand strikes is aggravated"
        if self.until is Until.COMBAT:
            return f"for the remainder of combat, {said}"
        if self.until is Until.UNLOCK:
            return f"until their next unlock phase, {said}"
        return f"{said} this {self.until.value}"


class RetainerDamage(Effect, frozen=True):
    """The retainer inflicts damage on the opposing minion with the first strikes (COM-46).

    Attributes:
        n: the amount.
        close: it is inflicted only at close range.
    """

    n: int
    close: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        damage_ = Damage(
            target=fight(context.table).other(context.host),
            n=self.n,
            cause=Cause.RETAINER,
            source=context.card,
            close=self.close,
        )
        sequence.inflict(context.table, damage_)

    @override
    def say(self, wording: Wording) -> str:
        amount, where = (self.n, " at close range") if self.close else (f"{self.n}R", "")
        return (
            f"{wording.name} inflicts {amount} damage on the opposing minion each round of combat "
            f"during normal strike resolution{where}"
        )
