"""How a card is used: the ways of playing it, and what it does while it is in play."""

from __future__ import annotations

from typing import Literal

from cardbase.model import Bonus
from vtes_deck.effects.vocab.own import (
    ActsAtOnce,
    CancelledByDiscard,
    CancelledByPool,
    CannotUse,
    Discount,
    Follows,
    Guards,
    KeepsTitle,
    Lessens,
    MastersCostMore,
    OnlyOne,
    PassesFor,
    SilencesRetainers,
    Toll,
)
from vtes_deck.effects.vocab.scene import NOTHING, Aim, Condition, Effect, Node
from vtes_deck.effects.vocab.votes import Outcome, Terms
from vtes_deck.effects.vocab.who import ANYONE, Who, Whose
from vtes_deck.engine.combat.moves import Move
from vtes_deck.engine.events import Happening
from vtes_deck.engine.roles import Role
from vtes_deck.engine.table import Deed, Until

SUPERIOR = 2


class Way(Node, frozen=True, kw_only=True):
    """One way of playing a card.

    Attributes:
        role: who plays it.
        level: the Disciplines it takes: ``"dom"``, ``"DOM"``, ``"cel+for"``.
        who: what else the minion must be, beyond what the card requires.
        at: the moments, as bits of windows; 0: those of the effects.
        needs: what must be so.
        aim: what it is aimed at.
        does: what it does, in order.
        blood: what the minion burns besides the cost.
        x: the cost is what was chosen as the number.
    """

    role: Role
    level: str = ""
    who: Who = ANYONE
    at: int = 0
    needs: tuple[Condition, ...] = ()
    aim: Aim = NOTHING
    does: tuple[Effect, ...] = ()
    blood: int = 0
    x: bool = False


class Deeds(Way, frozen=True, kw_only=True):
    """An action with a card.

    Attributes:
        stealth: of the action.
        directed: at whom: the controller of the target, the Methuselah aimed at, or nobody.
    """

    stealth: int = 0
    directed: bool = False


class BleedDeed(Way, frozen=True, kw_only=True):
    """A bleed with a card; ``does`` follows if it is successful for 1 or more.

    Attributes:
        plus: what the card adds to the bleed.
        stealth: of the action.
        whom: who can be bled.
    """

    plus: int = 0
    stealth: int = 0
    whom: Whose = "prey"


class Fighting(Way, frozen=True, kw_only=True):
    """A use in combat; ``does`` follows at once."""

    move: Move


class Calls(Node, frozen=True, kw_only=True):
    """A referendum: its terms, in the order in which they are chosen, and what follows.

    Attributes:
        terms: what is chosen.
        passed: what happens when it passes.
        needs: what must be so for the action to be announced.
    """

    terms: tuple[Terms, ...] = ()
    passed: tuple[Outcome, ...] = ()
    needs: tuple[Condition, ...] = ()


def combat(
    level: str,
    move: Move,
    *does: Effect,
    needs: tuple[Condition, ...] = (),
    aim: Aim = NOTHING,
    who: Who = ANYONE,
    blood: int = 0,
) -> Way:
    """A combat card, or the combat part of a card."""
    return Fighting(
        role=Role.COMBATANT,
        level=level,
        who=who,
        move=move,
        does=does,
        needs=needs,
        aim=aim,
        blood=blood,
    )


def action(
    level: str,
    *does: Effect,
    stealth: int = 0,
    aim: Aim = NOTHING,
    directed: bool = False,
    needs: tuple[Condition, ...] = (),
    blood: int = 0,
) -> Way:
    """An action with a card from the hand."""
    return Deeds(
        role=Role.ACTOR,
        level=level,
        does=does,
        stealth=stealth,
        aim=aim,
        directed=directed,
        needs=needs,
        blood=blood,
    )


def bleed(
    level: str,
    *then: Effect,
    plus: int = 0,
    stealth: int = 0,
    whom: Whose = "prey",
    aim: Aim = NOTHING,
) -> BleedDeed:
    """A bleed with a card from the hand."""
    return BleedDeed(
        role=Role.ACTOR, level=level, does=then, plus=plus, stealth=stealth, whom=whom, aim=aim
    )


def modifier(  # noqa: PLR0913 - what an action modifier can say
    level: str,
    *does: Effect,
    at: int = 0,
    needs: tuple[Condition, ...] = (),
    aim: Aim = NOTHING,
    who: Who = ANYONE,
    blood: int = 0,
    role: Role = Role.ACTING,
) -> Way:
    """An action modifier (PLY-17, PLY-18)."""
    return Way(role=role, level=level, does=does, at=at, needs=needs, aim=aim, who=who, blood=blood)


def reaction(  # noqa: PLR0913 - what a reaction can say
    level: str,
    *does: Effect,
    at: int = 0,
    needs: tuple[Condition, ...] = (),
    aim: Aim = NOTHING,
    who: Who = ANYONE,
    blood: int = 0,
    role: Role = Role.REACTING,
) -> Way:
    """A reaction (PLY-20)."""
    return Way(role=role, level=level, does=does, at=at, needs=needs, aim=aim, who=who, blood=blood)


def master(
    *does: Effect,
    at: int = 0,
    needs: tuple[Condition, ...] = (),
    aim: Aim = NOTHING,
) -> Way:
    """A master card: in one's master phase, or when ``at`` says if it is out-of-turn."""
    return Way(role=Role.METHUSELAH, does=does, at=at, needs=needs, aim=aim)


class Limit(Node, frozen=True, kw_only=True):
    """How often a card may be played.

    Attributes:
        per: once in a round, combat, action, turn or game, or between unlock phases of the minion.
        by: counted for each minion, or for everybody.
        levels: counted, and held to it, only at these levels; all if empty.
    """

    per: Literal["round", "combat", "action", "turn", "unlock phase", "game"]
    by: Literal["minion", "everybody"] = "minion"
    levels: tuple[str, ...] = ()


class Power(Node, frozen=True, kw_only=True):
    """Something that can be done with a card in play.

    Attributes:
        sentence: what it says to people.
        at: the moments.
        does: what it does.
        needs: what must be so.
        aim: what it is aimed at.
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
    does: tuple[Effect, ...]
    needs: tuple[Condition, ...] = ()
    aim: Aim = NOTHING
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
        does: what a special strike does besides, as it is resolved.
        needs: what must be so.
        first: what is done to use it.
    """

    move: Move
    does: tuple[Effect, ...] = ()
    needs: tuple[Condition, ...] = ()
    first: tuple[Effect, ...] = ()


class CardAction(Node, frozen=True, kw_only=True):
    """An action that a card in play allows: "vampires can burn this card as a directed action".

    Attributes:
        sentence: what it says to people.
        does: what it does.
        who: which minions may perform it.
        whose: whose minions: of its controller, of others, of anybody.
        host: only the minion that the card is on.
        others: not the minion that the card is on.
        stealth: of the action.
        pool, blood: what it costs.
        aim: what it is aimed at; itself otherwise.
        needs: what must be so.
    """

    sentence: str
    does: tuple[Effect, ...]
    who: Who = ANYONE
    whose: Literal["mine", "others", "any"] = "any"
    host: bool = False
    others: bool = False
    stealth: int = 0
    pool: int = 0
    blood: int = 0
    aim: Aim | None = None
    needs: tuple[Condition, ...] = ()


class BleedAction(CardAction, frozen=True, kw_only=True):
    """A bleed that a card in play allows (BLD-11, NRP-01); ``does`` follows if it is successful.

    Attributes:
        plus: what the card adds to the bleed.
        whom: who can be bled.
    """

    plus: int = 0
    whom: Whose = "prey"


class PoliticalCardAction(CardAction, frozen=True, kw_only=True):
    """A political action that a card in play allows: its referendum is what the card ``Calls``."""


class Trigger(Node, frozen=True, kw_only=True):
    """Something that a card in play does by itself when something happens.

    Attributes:
        on: the happening.
        mine: it happened to, or was done by, the Methuselah who controls the card.
        host: it happened to the minion that the card is on.
        itself: it happened to the card itself.
        does: what it does.
        needs: what must be so.
    """

    on: Happening
    does: tuple[Effect, ...]
    mine: bool = False
    host: bool = False
    itself: bool = False
    needs: tuple[Condition, ...] = ()


class Gives(Node, frozen=True):
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
        needs: what must be so.
    """

    bonus: Bonus
    n: int
    to: Who = ANYONE
    whose: Literal["mine", "others", "any"] = "mine"
    host: bool = False
    others: bool = False
    needs: tuple[Condition, ...] = ()


class Bars(Node, frozen=True, kw_only=True):
    """A deed from which a card in play keeps the minion that it is on, or others.

    Attributes:
        deed: what it keeps from.
        host: the minion that the card is on.
        who: otherwise, which minions.
        needs: what must be so.
    """

    deed: Deed
    host: bool = True
    who: Who = ANYONE
    needs: tuple[Condition, ...] = ()


class EntersWith(Node, frozen=True):
    """What happens as the card comes into play.

    Attributes:
        does: what it does.
        leaving: by choosing one of these targets it can leave play before it would be contested.
    """

    does: tuple[Effect, ...]
    leaving: Aim | None = None


class ReplacedLater(Node, frozen=True):
    """GEN-26: the card is not replaced in the hand until then."""

    until: Until


class Combined(Node, frozen=True):
    """A card with which several Disciplines can be used together: one way for each of them."""

    ways: tuple[Way, ...]


type Part = (
    Way
    | Limit
    | Power
    | InCombat
    | CardAction
    | Trigger
    | Gives
    | Aura
    | Bars
    | Lessens
    | CancelledByDiscard
    | CancelledByPool
    | OnlyOne
    | ActsAtOnce
    | Guards
    | Discount
    | Toll
    | KeepsTitle
    | MastersCostMore
    | SilencesRetainers
    | CannotUse
    | Follows
    | PassesFor
    | EntersWith
    | ReplacedLater
    | Combined
    | Calls
)


class Definition(Node, frozen=True, kw_only=True):
    """The text of a card.

    Attributes:
        id: of the card in the card base.
        name: printed name; a test compares it with the card base.
        parts: what it says.
        partial: what of it is not enforced, as a sentence; empty if everything is.
    """

    id: int
    name: str
    parts: tuple[Part, ...]
    partial: str = ""

    @property
    def full(self) -> bool:
        """Whether everything that the card says is enforced."""
        return not self.partial


def card(number: int, name: str, *parts: Part, partial: str = "") -> Definition:
    """A card, by its id and printed name."""
    return Definition(id=number, name=name, parts=parts, partial=partial)
