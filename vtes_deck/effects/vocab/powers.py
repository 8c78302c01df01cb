"""Abilities of cards in play: powers, actions, triggers, bonuses and restrictions."""

from __future__ import annotations

from typing import ClassVar, Literal, override

from cardbase.terms import Bonus
from vtes_deck.effects.vocab.amounts import Number as Amount
from vtes_deck.effects.vocab.amounts import number
from vtes_deck.effects.vocab.context import (
    NOTHING,
    Condition,
    Effect,
    EffectContext,
    Node,
    Target,
)
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter, Whose, seats_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which
from vtes_deck.engine.actions.action import Action
from vtes_deck.engine.state.decisions import NONE, Option
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import CardInPlay, Minion
from vtes_deck.engine.state.moves import Move
from vtes_deck.engine.state.purposes import BONUSES, PurposeKind
from vtes_deck.engine.state.statics import Forbids, Key, LeavesAtOnce, Number, Static
from vtes_deck.engine.state.table import Activity, Table, Until


class Power(Node, frozen=True, kw_only=True):
    """An ability of a card in play that a player can use.

    Attributes:
        sentence: the text of the option.
        at: the windows.
        effects: the effects.
        conditions: the conditions for using it.
        target: the possible targets.
        user: the controller of the card, the controller of the minion with the card, any player, or
            the controller of the target.
        lock: locks the card as a cost (GEN-23).
        lock_host: locks the minion that carries it as a cost.
        pool, blood: the cost; the minion that carries the card burns the blood.
        once: it can be used once per period (GEN-22).
        forced: it must be used before the phase ends.
        key: powers with the same key share one ``once`` limit.
    """

    sentence: str
    at: int
    effects: tuple[Effect, ...]
    conditions: tuple[Condition, ...] = ()
    target: Target = NOTHING
    user: Literal["controller", "host", "anybody", "target"] = "controller"
    lock: bool = False
    lock_host: bool = False
    pool: int = 0
    blood: int = 0
    once: Until | None = None
    forced: bool = False
    key: str = ""


class InCombat(Node, frozen=True):
    """A move that a card in play offers to the minion that is or carries it.

    Attributes:
        move: the move.
        effects: the effects of a special strike as it resolves.
        conditions: the conditions for using it.
        first: effects that are the cost of using it.
        words: the words that distinguish it from another move of the card in the same window.
    """

    move: Move
    effects: tuple[Effect, ...] = ()
    conditions: tuple[Condition, ...] = ()
    first: tuple[Effect, ...] = ()
    words: str = ""


class CardAction(Node, frozen=True, kw_only=True):
    """An action that a card in play allows: "vampires can burn this card as a directed action".

    Attributes:
        sentence: the text of the option.
        effects: the effects.
        who: filter for the acting minion.
        whose: the minions that can act: the controller's, those of others, or any.
        host: only the minion that carries the card.
        others: not the minion that carries the card.
        stealth: the stealth of the action.
        pool, blood: the cost.
        target: the possible targets; the card itself if ``None``.
        conditions: the conditions for announcing it.
        lock: locks the card as the action is announced (GEN-23).
        announced: effects as the action is announced, such as a cost; they apply even if it
            fails.
    """

    sentence: str
    effects: tuple[Effect, ...]
    who: MinionFilter = ANYONE
    whose: Literal["mine", "others", "any"] = "any"
    host: bool = False
    others: bool = False
    stealth: int = 0
    pool: int = 0
    blood: int = 0
    target: Target | None = None
    conditions: tuple[Condition, ...] = ()
    lock: bool = False
    announced: tuple[Effect, ...] = ()


class BleedAction(CardAction, frozen=True, kw_only=True):
    """A bleed that a card in play allows (BLD-11, NRP-01).

    Attributes:
        plus: the amount added to the bleed.
        whom: the Methuselahs who can be bled.
    """

    effects: tuple[Effect, ...] = ()
    plus: int = 0
    whom: Whose = "prey"


class OwnAction(CardAction, frozen=True, kw_only=True):
    """An action of a special kind that a card in play allows, such as an equip action."""

    def begin(self, table: Table, option: Option) -> Action:
        """The action that one of its options announces."""
        raise NotImplementedError


class HuntAction(CardAction, frozen=True, kw_only=True):
    """A hunt that a card in play allows; the blood comes from the target (``effects``)."""


class PoliticalCardAction(CardAction, frozen=True, kw_only=True):
    """A political action that a card in play allows; the card defines a ``CardReferendum``."""


class Trigger(Node, frozen=True, kw_only=True):
    """An automatic effect of a card in play in response to an event.

    Attributes:
        on: the type of the event.
        mine: the event concerns the Methuselah who controls the card.
        host: the event concerns the minion that carries the card.
        itself: the event concerns the card itself.
        of_card: the effects concern the card of the event, not its minion.
        effects: the effects.
        conditions: the conditions.
        once: it happens once per period (GEN-22).
    """

    on: EventType
    effects: tuple[Effect, ...]
    mine: bool = False
    host: bool = False
    itself: bool = False
    of_card: bool = False
    conditions: tuple[Condition, ...] = ()
    once: Until | None = None


class StaticBonus(Node, Number, frozen=True):
    """A bonus for the minion that is or carries the card."""

    bonus: Bonus
    n: int

    @property
    @override
    def key(self) -> Key:
        return self.bonus

    @property
    @override
    def wide(self) -> bool:
        """True for a hand size, because a hand size does not belong to a card."""
        return self.bonus is Bonus.HAND_SIZE

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(BONUSES[self.bonus], self.n, which="host"),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        mine = not isinstance(on, int) or table.in_play[source].controller == on
        return self.n if mine else 0


class Aura(Node, Number, frozen=True, kw_only=True):
    """A bonus for other cards, or for the hand size of Methuselahs, while the card is in play.

    Attributes:
        bonus, n: the number and the amount, which may depend on the table.
        to: filter for the minions.
        whose: the Methuselah with the minions or the hand size, relative to the controller of the
            card.
        host: only the minion that carries the card.
        others: not the minion that is or carries the card.
        conditions: the conditions.
    """

    bonus: Bonus
    n: Amount
    to: MinionFilter = ANYONE
    whose: Whose = "mine"
    host: bool = False
    others: bool = False
    conditions: tuple[Condition, ...] = ()

    @property
    @override
    def key(self) -> Key:
        return self.bonus

    @property
    @override
    def wide(self) -> bool:
        """True unless it applies to the minion with the card."""
        return not self.host

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(
                BONUSES[self.bonus],
                self.n,
                which="host" if self.host else None,
                whose=self.whose,
            ),
        )

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        card_in_play = table.in_play[source]
        if not self.reaches(table, card_in_play, on):
            return 0
        return number(EffectContext(table, card_in_play.controller, source), self.n)

    def reaches(self, table: Table, card_in_play: CardInPlay, on: CardInPlay | int) -> bool:
        """Whether the bonus applies to a card or a Methuselah."""
        if isinstance(on, int):
            context = EffectContext(table, card_in_play.controller, card_in_play.card)
            return on in seats_of(context, self.whose) and all(
                condition.holds(context) for condition in self.conditions
            )
        if not isinstance(on, Minion):
            return False
        context = EffectContext(table, card_in_play.controller, card_in_play.card, on.card)
        if self.host:
            if on.card != context.host:
                return False
        elif self.whose != "any" and not self._has_controller(context, on):
            return False
        if self.others and on.card == context.host:
            return False
        return self.to.fits(context.by(context.host), on) and all(
            condition.holds(context) for condition in self.conditions
        )

    def _has_controller(self, context: EffectContext, minion: Minion) -> bool:
        """Whether one of the Methuselahs controls a minion."""
        if self.whose in {"mine", "others"}:
            return (minion.controller == context.seat) is (self.whose == "mine")
        return minion.controller in seats_of(context, self.whose)


class OwnStatic(Node, Static, frozen=True):
    """A static of a single card. It is in the file of that card, and its ``say`` renders it."""


class OwnSurcharge(OwnStatic, frozen=True):
    """A static of a single card that raises a cost for the minions of all Methuselahs.

    Attributes:
        n: the additional cost.
    """

    n: int

    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, self.n, whose="any"),)


class Restriction(Node, Forbids, frozen=True, kw_only=True):
    """An activity that the card prevents while it is in play.

    Attributes:
        activity: the activity.
        host: it applies to the minion that carries the card.
        who: otherwise, filter for the minions.
        conditions: the conditions.
    """

    activity: Activity
    host: bool = True
    who: MinionFilter = ANYONE
    conditions: tuple[Condition, ...] = ()

    @property
    @override
    def key(self) -> Key:
        return self.activity

    @property
    @override
    def wide(self) -> bool:
        """True unless it applies to the minion with the card."""
        return not self.host

    @override
    def does(self) -> tuple[Does, ...]:
        host: Which | None = "host" if self.host else None
        if self.activity is Activity.BE_HUNTED:
            return ()
        if self.activity is Activity.BE_AIMED_AT:
            return (Does(PurposeKind.FREEZE, whose="others"),)
        freeze = Does(PurposeKind.FREEZE, which=host, whose="others")
        if self.activity is Activity.BLOCK:
            return (Does(PurposeKind.BLOCK, which=host, whose="others", less=True), freeze)
        return (freeze,)

    @override
    def forbids(self, table: Table, source: int, on: int) -> bool:
        context = EffectContext(table, table.in_play[source].controller, source)
        if self.host:
            reached = on == context.host
        else:
            card = table.in_play[on]
            reached = isinstance(card, Minion) and self.who.fits(context, card)
        return reached and all(condition.holds(context.by(on)) for condition in self.conditions)


class EntersWith(Node, LeavesAtOnce, frozen=True):
    """Effects as the card enters play.

    Attributes:
        effects: the effects.
        leaving: the card may leave play before a contest if one of these targets can be chosen.
    """

    effects: tuple[Effect, ...]
    leaving: Target | None = None

    @override
    def possible(self, table: Table, seat: int) -> bool:
        context = EffectContext(table, seat, NONE)
        return self.leaving is not None and bool(self.leaving.choices(context))
