"""Vampires with effects of failed blocks and unsuccessful actions."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ACTION_OVER,
    NONE,
    Combat,
    Condition,
    EffectContext,
    Minion,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.crypt.fights_over import fought
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    BLOCK_FAILS,
    COMBAT_OVER,
    DISCARD_BEGINS,
    IS_MERGED,
    IS_READY,
    STRIKE,
    Blood,
    Burn,
    Choose,
    Corruption,
    DiscardActions,
    Gain,
    Gear,
    HasDiscipline,
    InCombat,
    Is,
    MinionFilter,
    MissesUnlock,
    Move,
    Same,
    Strike,
    The,
    Trigger,
    card,
)


class TiresBlockers(Trigger, frozen=True, kw_only=True):
    """The price of a failed block, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        who = [one.who.noun() for one in self.conditions if isinstance(one, Is)]
        blocker = f"any {who[0]}" if who else "any minion"
        return (
            f"{blocker} who attempts to block {wording.name} and fails burns 1 blood or life "
            "before action resolution"
        )


class MissesIfBlocked(Trigger, frozen=True, kw_only=True):
    """The lost unlock, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        by = "".join(
            f" by {one.who.say(wording)}" for one in self.conditions if isinstance(one, Is)
        )
        name = wording.name
        return (
            f"if {name} is blocked{by}, {name} does not unlock as normal during your next unlock "
            "phase"
        )


class BlockedByReady(SaidElsewhere, Condition, frozen=True):
    """The action of the vampire was blocked, and the blocking minion is ready."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, action = context.table, context.action
        if action is None or action.minion != context.host or action.blocker == NONE:
            return False
        blocker = table.in_play.get(action.blocker)
        return isinstance(blocker, Minion) and blocker.ready


class PaysForFailure(Trigger, frozen=True, kw_only=True):
    """The price of a block that the opponent survives, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        return (
            f"if {name} is blocked and the blocking minion is still ready at the end of the "
            f"action, {name} burns 1 blood"
        )


class BlockedFight(SaidElsewhere, Condition, frozen=True):
    """The combat that has ended resulted from a block of the vampire.

    Attributes:
        ally: only if an ally has blocked.
    """

    ally: bool = False

    @override
    def holds(self, context: EffectContext) -> bool:
        """Another combat of the action does not result from the block."""
        table, action, combat = context.table, context.action, context.table.current(Combat)
        if action is None or combat is None or combat.follows or action.minion != context.host:
            return False
        blocker = table.in_play.get(action.blocker)
        return (
            isinstance(blocker, Minion)
            and fought(context) == action.blocker
            and not (self.ally and blocker.vampire)
        )


class Corrupts(Trigger, frozen=True, kw_only=True):
    """The corruption counter after a combat, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "if he is blocked and combat occurs, he can put 1 corruption counter on the blocking "
            "minion after that combat ends"
        )


CARDS = (
    card(
        201072,
        "Ogwon",
        TiresBlockers(
            on=BLOCK_FAILS,
            conditions=(
                Same("host", "acting"),
                Is(
                    "target",
                    MinionFilter(vampire=False, either=MinionFilter(vampire=True, younger=True)),
                ),
            ),
            effects=(Burn(1, Blood("target")),),
        ),
    ),
    card(
        200503,
        "Gengis",
        MissesIfBlocked(
            on=ACTION_BLOCKED,
            host=True,
            conditions=(Is("blocker", MinionFilter(vampire=True, titled=True)),),
            effects=(MissesUnlock("host"),),
        ),
        HasDiscipline("aus", (IS_MERGED,)),
        HasDiscipline("cel", (IS_MERGED,)),
    ),
    card(
        201308,
        "Spider",
        InCombat(Move(when=STRIKE, strike=Strike(steal=Gear.WEAPON))),
        PaysForFailure(
            on=ACTION_OVER, conditions=(BlockedByReady(),), effects=(Burn(1, Blood("host")),)
        ),
    ),
    card(
        200231,
        "Cagliostro, The Grand Copht",
        Trigger(
            on=DISCARD_BEGINS,
            mine=True,
            conditions=(IS_READY,),
            effects=(Gain(1, DiscardActions()),),
        ),
        Corrupts(
            on=COMBAT_OVER,
            conditions=(BlockedFight(),),
            effects=(Choose(The("fought"), (Gain(1, Corruption()),), optional=True),),
        ),
    ),
)
