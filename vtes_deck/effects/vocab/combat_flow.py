"""Effects and conditions on a whole combat: its rounds, its end and its consequences."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.context import Condition, Effect, EffectContext, SaidElsewhere
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which, card_of, minion_of, said
from vtes_deck.effects.vocab.wording import Wording, gets
from vtes_deck.engine.combat import maneuvers, presses
from vtes_deck.engine.combat.damage import DamageResolution
from vtes_deck.engine.combat.fight import end
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.moves import Granted, Range
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Activity, TimedRestriction, Until
from vtes_deck.engine.status import torpor

QUEUED = EventType("combat queued", "{minion} will fight {target} again.")


class GiveManeuver(Effect, frozen=True):
    """Gives an optional maneuver, usable in any round of the combat.

    Attributes:
        who: the minion.
        whole: usable in any round; otherwise only in the current one.
        or_press: it can be used as a press instead.
        to: the only range to which the maneuver may lead.
    """

    who: Which = "user"
    whole: bool = True
    or_press: bool = False
    to: Range | None = None

    @override
    def does(self) -> tuple[Does, ...]:
        press = (Does(PurposeKind.PRESS, which=self.who),) if self.or_press else ()
        return (Does(PurposeKind.MANEUVER, which=self.who), *press)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Grant an optional maneuver or press (COM-09, COM-29)."""
        minion = card_of(context, self.who)
        granted = Granted(context.card, whole=self.whole, to=self.to, either=self.or_press)
        maneuvers.grant(context.table, minion, granted)
        if self.or_press:
            presses.grant(context.table, minion, granted)

    @override
    def say(self, wording: Wording) -> str:
        if self.to is not None:
            only = f"only usable to get to {self.to.name.lower()} range"
            return f"this round, {said(self.who, wording)} gets 1 optional maneuver, {only}"
        if self.who == "target":
            return f"give {wording.target} 1 optional maneuver"
        what = "1 optional maneuver or press" if self.or_press else "1 optional maneuver"
        return f"{wording.user} gets {what} each combat" if self.who == "host" else what


class GivePress(Effect, frozen=True):
    """Gives a press, usable in any round of the combat (COM-27, COM-29).

    Attributes:
        only: ``"continue"`` or ``"end"`` if the press is limited to that; otherwise empty.
        must: it must be used at the first opportunity.
        who: the minion.
        whole: usable in any round; otherwise only in the current one.
    """

    only: str = ""
    must: bool = False
    who: Which = "user"
    whole: bool = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PRESS, which=self.who),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        press = Granted(context.card, must=self.must, only=self.only, whole=self.whole)
        presses.grant(context.table, card_of(context, self.who), press)

    @override
    def say(self, wording: Wording) -> str:
        kind = "1 press (mandatory)" if self.must else "1 optional press"
        if self.who == "host":
            only = f", only usable to {self.only} combat" if self.only else ""
            return f"{wording.user} gets {kind} each combat{only}"
        if not self.whole:
            return gets(wording, said(self.who, wording), f"{kind} this round")
        if self.who == "target":
            only = f", only usable to {self.only} combat" if self.only else ""
            return f"{gets(wording, wording.target, '1 press')}{only}"
        return f"{kind}, only usable to {self.only} combat," if self.only else kind


class NoEquipment(Effect, frozen=True):
    """The minion cannot use equipment in this combat."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        cannot = TimedRestriction(
            Activity.USE_EQUIPMENT, context.minion, Until.COMBAT, context.card
        )
        context.table.restrict(cannot)

    @override
    def say(self, wording: Wording) -> str:
        return "cannot use equipment"


MORE_DAMAGE = EventType("more damage", "The strike of {minion} inflicts {n} more damage.")


class CombatFromBlock(Condition, frozen=True):
    """The current combat resulted from a block by the minion that uses the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """Whether the combatants are the acting minion and the blocker."""
        combat, action = context.table.current(Combat), context.action
        if combat is None or action is None or combat.follows or action.blocker == NONE:
            return False
        return {action.minion, action.blocker} == {combat.acting, combat.opposing} and (
            combat.holds(card_of(context, "user"))
        )

    @override
    def say(self, wording: Wording) -> str:
        return "during the resulting combat"


class EndCombat(Effect, frozen=True):
    """The combat ends."""

    @override
    def timely(self, context: EffectContext) -> bool:
        return context.table.current(Combat) is not None

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COMBAT_ENDS, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """End the combat (COM-22)."""
        end(context.table)

    @override
    def say(self, wording: Wording) -> str:
        return "end combat"


class InRound(Condition, frozen=True):
    """The current combat is in this round."""

    number: int

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Combat)
        return combat is not None and combat.number == self.number

    @override
    def say(self, wording: Wording) -> str:
        return "during the first round" if self.number == 1 else f"during round {self.number}"

    @override
    def denied(self, wording: Wording) -> str:
        return f"not {self.say(wording)}"


class ToTorpor(Effect, frozen=True):
    """Sends the target vampire to torpor; during combat, after the combat."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TORPOR, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Send the target to torpor (TOR-01)."""
        target = context.table.in_play.get(context.target)
        if isinstance(target, Minion):
            torpor.send(context.table, target)

    @override
    def say(self, wording: Wording) -> str:
        return f"send {wording.target or 'them'} to torpor"


class LeavesTorpor(Effect, frozen=True):
    """A vampire moves from torpor to the ready region of its controller."""

    which: Which = "target"

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.RESCUE, which=self.which),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Move the minion from torpor to the ready region (TOR-11)."""
        minion = minion_of(context, self.which)
        if minion is not None and minion.in_torpor:
            torpor.leave(context.table, minion)

    @override
    def say(self, wording: Wording) -> str:
        if self.which == "user":
            return "leave torpor"
        return f"move {said(self.which, wording)} to your ready region"


class Rescues(LeavesTorpor, frozen=True):
    """An effect rescues a vampire from torpor; the price of the usual rescue is not paid."""

    @override
    def say(self, wording: Wording) -> str:
        return f"rescue {said(self.which, wording).removesuffix(' in torpor')} from torpor"


class Preventable(SaidElsewhere, Condition, frozen=True):
    """Damage to the minion that uses the card can be prevented now."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """Whether there is damage that the minion can prevent (COM-34)."""
        handling = context.table.current(DamageResolution)
        return handling is not None and handling.preventable(card_of(context, "user")) > 0


class CanFightAgain(Condition, frozen=True):
    """The minion has fought, both combatants are still ready, and no combat is queued."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """Whether this is true after the current combat."""
        table, combat = context.table, context.table.current(Combat)
        if combat is None or combat.queued:
            return False
        pair = [table.in_play.get(side.minion) for side in combat.sides]
        if context.user_minion not in pair or None in pair:
            return False
        one, two = (table.minion(side.minion) for side in combat.sides)
        return one.ready and two.ready and one.controller != two.controller

    @override
    def say(self, wording: Wording) -> str:
        return "if both combatants are still ready"


class FightsAgain(Effect, frozen=True):
    """A new combat between the two follows this one."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COMBAT, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        combat = context.table.current(Combat)
        if combat is not None:
            user = context.user_minion.card
            [opposing] = [one.minion for one in combat.sides if one.minion != user]
            combat.queued = True
            context.table.emit(QUEUED, minion=user, target=opposing)

    @override
    def say(self, wording: Wording) -> str:
        return "start a new combat with the opposing minion"


class CombatQueued(Condition, frozen=True):
    """Another combat between the two minions is queued."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Combat)
        return combat is not None and combat.queued

    @override
    def say(self, wording: Wording) -> str:
        return "if another combat is queued"

    @override
    def denied(self, wording: Wording) -> str:
        return ""
