"""Conviction cards: they pay for powers, and each has its own effects."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    ATTEMPTED,
    DISCIPLINES,
    MORE_DAMAGE,
    NONE,
    Action,
    Combat,
    DefinitionScript,
    Does,
    Effect,
    EffectContext,
    InPlayAction,
    Node,
    PlayCard,
    PurposeKind,
    StrikeStep,
    Table,
    Wording,
    cancel_shown,
    fight,
    is_weapon,
    listed,
    shown,
    unlock,
)
from vtes_deck.effects.library.imbued.costly_actions import BurnsToBleed
from vtes_deck.effects.library.imbued.words import Monster
from vtes_deck.effects.vocab import (
    AIMING,
    AS_ANNOUNCED,
    AS_PLAYED,
    BLOCKING,
    ActionRequires,
    BurnCard,
    CombatMode,
    Intercept,
    Is,
    LessIntercept,
    Mode,
    Once,
    Power,
    Same,
    Until,
    card,
)

ONE_SIGHT = Once("second sight", Until.ACTION, "host")
"""An imbued uses one of its copies in an action."""
LIMIT = "an imbued can burn only one {name} for the following effects each action"


class SightOfMonsters(Power, frozen=True, kw_only=True):
    """Intercept of the imbued against a monster."""

    @override
    def say(self, wording: Wording) -> str:
        limit = LIMIT.format(name=wording.name)
        gives = "to give this imbued +1 intercept for that action"
        return f"{limit}. Burn when a monster is acting {gives}"


class HiddenFromMonsters(Power, frozen=True, kw_only=True):
    """Less intercept of monsters against the imbued."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "burn when this imbued declares an action to give monsters -1 intercept for this action"
        )


class StrikesHarder(Effect, frozen=True):
    """The hand or weapon strike that the imbued has just chosen inflicts more damage.

    A strike card is another strike. By rulings, a strike without damage still inflicts none, and
    the additional damage has the kind of the strike.

    Attributes:
        plus: the additional damage.
    """

    plus: int = 1

    @override
    def timely(self, context: EffectContext) -> bool:
        step = context.table.current(StrikeStep)
        if step is None:
            return False
        side = step.striker(context.table)
        strike = side.chosen
        if side.minion != context.host or strike is None or strike.plus:
            return False
        if strike.source == NONE:
            return strike.hand
        deals = strike.damage > 0 or strike.strength
        return deals and is_weapon(context.table, strike.source)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRIKE, self.plus, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        combat = fight(context.table)
        index = combat.index(context.host)
        chosen = combat.sides[index].chosen
        if chosen is not None:
            combat.change(index, chosen=replace(chosen, plus=self.plus))
            seat = combat.sides[index].seat
            context.table.emit(MORE_DAMAGE, seat, minion=context.host, n=self.plus)


class HitsMonsters(Power, frozen=True, kw_only=True):
    """A stronger strike against a monster."""

    @override
    def say(self, wording: Wording) -> str:
        return "burn to make a hand or weapon strike against a monster at +1 damage"


class BleedsForMore(BurnsToBleed, frozen=True, kw_only=True):
    """A bleed for more."""

    @override
    def say(self, wording: Wording) -> str:
        return f"burn to bleed at +{self.plus} bleed as a Ⓓ action"


FEARED = ("chi", "dem", "dom", "pre", "ser")
"""The Disciplines against which the imbued can react."""


def is_aimed_at(context: EffectContext) -> Action | None:
    """The current action, if it is directed at the imbued with the card."""
    action = context.action
    if action is None or action.failed or action.target != context.host or not action.seats:
        return None
    return action


def is_being_played(table: Table, action: Action) -> bool:
    """Whether the card of an action can be cancelled as it is played."""
    show = shown(table)
    return show is not None and not show.cancelled and action.card == show.card


class CancelsAim(Effect, frozen=True):
    """Cancels an action as it is announced, or a card as it is played, without any cost."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CANCEL, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By rulings, the action is not performed; the acting minion may try it again."""
        table, action = context.table, context.action
        if shown(table) is not None:
            cancel_shown(table, context.seat, free=True)
        elif action is not None:
            action.failed = action.ended = True
            table.minion(action.minion).done = action.done_before | {ATTEMPTED}
            action.go_to(Action.close)
            unlock(table, action.minion)


def mode_of(table: Table, play: PlayCard) -> Mode | None:
    """The mode in which a card is being played, if it is declared."""
    script = table.cards[play.card].script
    modes = script.modes if isinstance(script, DefinitionScript) else ()
    return modes[play.option.mode] if play.option.mode < len(modes) else None


def takes_target(node: object) -> bool:
    """Whether a tree would change control of its target."""
    if isinstance(node, tuple):
        return any(takes_target(one) for one in node)
    if not isinstance(node, Node):
        return False
    lost = any(one.kind is PurposeKind.LOSE and one.which == "target" for one in node.does())
    return lost or any(takes_target(getattr(node, one)) for one in node.__struct_fields__)


class CancelsControl(CancelsAim, frozen=True):
    """Cancels an effect that would change control of the imbued."""

    @override
    def timely(self, context: EffectContext) -> bool:
        table, action = context.table, is_aimed_at(context)
        show, play = shown(table), table.current(PlayCard)
        if show is not None and play is not None and play.card == show.card:
            aims = play.option.target == context.host and not show.cancelled
            return aims and takes_target(mode_of(table, play))
        if action is None or not takes_target(getattr(action, "mode", None)):
            return False
        now = is_being_played(table, action) if show is not None else False
        return now or (show is None and isinstance(action, InPlayAction))


class CancelsFeared(CancelsAim, frozen=True):
    """Cancels an action directed at the imbued, or a strike card played against it."""

    @override
    def timely(self, context: EffectContext) -> bool:
        table, action, combat = context.table, is_aimed_at(context), context.table.current(Combat)
        if action is not None and is_being_played(table, action):
            return any(ActionRequires(discipline=one).holds(context) for one in FEARED)
        show, play = shown(table), table.current(PlayCard)
        if show is None or show.cancelled or play is None or combat is None:
            return False
        if not combat.holds(context.host) or show.minion != combat.other(context.host):
            return False
        needs = table.cards[show.card].required_at(show.level)
        mode = mode_of(table, play)
        strikes = isinstance(mode, CombatMode) and mode.move.strike is not None
        return strikes and not set(FEARED).isdisjoint(needs)


class KeepsControl(Power, frozen=True, kw_only=True):
    """The imbued stays with its controller."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "when an effect that would change control of this imbued is played or announced, you "
            "may burn this card to cancel that effect"
        )


class DefiesDisciplines(Power, frozen=True, kw_only=True):
    """An action or a strike card with certain Disciplines is cancelled."""

    @override
    def say(self, wording: Wording) -> str:
        feared = listed([DISCIPLINES[one].name for one in FEARED], "or")
        return (
            f"burn this card to cancel either an action directed at this imbued that requires "
            f"{feared} or a strike card that requires any of those Disciplines played by a minion "
            "opposing this imbued as it is announced. No cost is paid"
        )


CARDS = (
    card(
        101705,
        "Second Sight",
        SightOfMonsters(
            sentence="Burn {card} to get +1 intercept.",
            at=BLOCKING,
            conditions=(Same("host", "blocking"), Is("acting", Monster())),
            effects=(ONE_SIGHT, Intercept(1, "host"), BurnCard("this")),
        ),
        HiddenFromMonsters(
            sentence="Burn {card} to give monsters -1 intercept.",
            at=AS_ANNOUNCED,
            conditions=(Same("host", "acting"),),
            effects=(ONE_SIGHT, LessIntercept(1, all_of=(Monster(),)), BurnCard("this")),
        ),
    ),
    card(
        101886,
        "Strike with Conviction",
        HitsMonsters(
            sentence="Burn {card} to strike for 1 more damage.",
            at=AIMING,
            conditions=(Is("opposing", Monster()),),
            effects=(StrikesHarder(), BurnCard("this")),
        ),
        BleedsForMore(
            sentence="{minion} acts to bleed {seat} with {card}, which is burned on success.",
            plus=1,
        ),
    ),
    card(
        101557,
        "React with Conviction",
        KeepsControl(
            sentence="Burn {card} to cancel the change of control.",
            at=AS_PLAYED | AS_ANNOUNCED,
            effects=(CancelsControl(), BurnCard("this")),
        ),
        DefiesDisciplines(
            sentence="Burn {card} to cancel the action or strike.",
            at=AS_PLAYED,
            effects=(CancelsFeared(), BurnCard("this")),
        ),
    ),
)
