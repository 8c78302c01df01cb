"""What a card does while it is in play: powers, actions that it allows, auras, triggers."""

from __future__ import annotations

from typing import Literal

from cardbase.model import Bonus
from vtes_deck.effects.vocab.context import NOTHING, Condition, Effect, Node, Target
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter, Whose
from vtes_deck.engine.combat.moves import Move
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Activity, Until


class Power(Node, frozen=True, kw_only=True):
    """Something that can be done with a card in play.

    Attributes:
        sentence: what it says to people.
        at: the moments.
        effects: what it does.
        conditions: what must be so.
        target: what it is aimed at.
        user: who can use it: its controller, the controller of the minion that it is on, anybody.
        lock: the card is locked for it (GEN-23).
        lock_host: the minion that it is on is locked for it.
        pool, blood: burned for it, blood by the minion that it is on.
        once: it can be used once in this time (GEN-22).
        forced: it must be used before the phase is over.
        key: powers with the same key count as one for ``once``.
    """

    sentence: str
    at: int
    effects: tuple[Effect, ...]
    conditions: tuple[Condition, ...] = ()
    target: Target = NOTHING
    user: Literal["controller", "host", "anybody"] = "controller"
    lock: bool = False
    lock_host: bool = False
    pool: int = 0
    blood: int = 0
    once: Until | None = None
    forced: bool = False
    key: str = ""


class InCombat(Node, frozen=True):
    """What a card in play does in combat for the minion that it is or is on.

    Attributes:
        move: what it does.
        effects: what a special strike does besides, as it is resolved.
        conditions: what must be so.
        first: what is done to use it.
        words: what tells it from something else that the card does at the same moment.
    """

    move: Move
    effects: tuple[Effect, ...] = ()
    conditions: tuple[Condition, ...] = ()
    first: tuple[Effect, ...] = ()
    words: str = ""


class CardAction(Node, frozen=True, kw_only=True):
    """An action that a card in play allows: "vampires can burn this card as a directed action".

    Attributes:
        sentence: what it says to people.
        effects: what it does.
        who: which minions may perform it.
        whose: whose minions: of its controller, of others, of anybody.
        host: only the minion that the card is on.
        others: not the minion that the card is on.
        stealth: of the action.
        pool, blood: what it costs.
        target: what it is aimed at; itself otherwise.
        conditions: what must be so.
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


class BleedAction(CardAction, frozen=True, kw_only=True):
    """A bleed that a card in play allows (BLD-11, NRP-01); ``effects`` follows if it is successful.

    Attributes:
        plus: what the card adds to the bleed.
        whom: who can be bled.
    """

    plus: int = 0
    whom: Whose = "prey"


class PoliticalCardAction(CardAction, frozen=True, kw_only=True):
    """A political action that a card in play allows; the card defines a ``CardReferendum``."""


class Trigger(Node, frozen=True, kw_only=True):
    """Something that a card in play does by itself when something happens.

    Attributes:
        on: the happening.
        mine: it happened to, or was done by, the Methuselah who controls the card.
        host: it happened to the minion that the card is on.
        itself: it happened to the card itself.
        effects: what it does.
        conditions: what must be so.
    """

    on: EventType
    effects: tuple[Effect, ...]
    mine: bool = False
    host: bool = False
    itself: bool = False
    conditions: tuple[Condition, ...] = ()


class StaticBonus(Node, frozen=True):
    """What a card in play adds to who it is, or to the minion that it is on."""

    bonus: Bonus
    n: int


class Aura(Node, frozen=True, kw_only=True):
    """What a card in play adds to other cards, or to Methuselahs for hand size.

    Attributes:
        bonus, n: what and how much.
        to: which minions.
        whose: whose minions, as seen from the controller of the card.
        host: only the minion that the card is on.
        others: not the minion that the card is or is on.
        conditions: what must be so.
    """

    bonus: Bonus
    n: int
    to: MinionFilter = ANYONE
    whose: Literal["mine", "others", "any"] = "mine"
    host: bool = False
    others: bool = False
    conditions: tuple[Condition, ...] = ()


class Restriction(Node, frozen=True, kw_only=True):
    """A deed from which a card in play keeps the minion that it is on, or others.

    Attributes:
        card_action: what it keeps from.
        host: the minion that the card is on.
        who: otherwise, which minions.
        conditions: what must be so.
    """

    card_action: Activity
    host: bool = True
    who: MinionFilter = ANYONE
    conditions: tuple[Condition, ...] = ()


class EntersWith(Node, frozen=True):
    """What happens as the card comes into play.

    Attributes:
        effects: what it does.
        leaving: by choosing one of these targets it can leave play before it would be contested.
    """

    effects: tuple[Effect, ...]
    leaving: Target | None = None
