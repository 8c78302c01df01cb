"""Statics: the changes that the text of a card makes while the card is in play.

A static has a kind: the class derived directly from :class:`Static`, which defines the methods that
the rules call. :func:`vtes_deck.engine.state.static_index.statics_on` finds the statics of a kind
that could concern a card. Some kinds describe how a card is played instead; they are found on the
printed card (``Printed.of``, ``Printed.has``).

A static usually concerns its *bearer*: the card that its card is on or, if there is none, its card
itself. A ``wide`` static may concern any card or Methuselah; its methods decide which.

The kinds here are those that table and printed cards depend on. Further kinds are in modules of
their subject, such as :mod:`~vtes_deck.engine.state.damage_statics`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, Final, overload, override

import msgspec

from cardbase.terms import Bonus
from vtes_deck.engine.state.modifiers import Activity, Until

if TYPE_CHECKING:
    from vtes_deck.engine.state.decisions import Option
    from vtes_deck.engine.state.events import EventType
    from vtes_deck.engine.state.in_play import CardInPlay, Minion
    from vtes_deck.engine.state.printed import Printed
    from vtes_deck.engine.state.table import Table


EVERYWHERE: Final = -2
"""The key of wide statics in the index; the other keys are numbers of cards."""


class Static:
    """A static: it applies while its card is in play. Each kind below defines its own methods."""

    __slots__ = ()

    kind: ClassVar[type[Static]]
    """The class, directly derived from :class:`Static`, that defines its methods."""

    def __init_subclass__(cls) -> None:
        if cls.__bases__ == (Static,):
            cls.kind = cls

    @property
    def key(self) -> Key:
        """Its place in the index: its kind, or the number, activity or event that it concerns."""
        return self.kind

    @property
    def wide(self) -> bool:
        """Whether it may concern cards other than its bearer."""
        return False


class Number(Static):
    """Changes a number of a card, or the hand size of a Methuselah."""

    __slots__ = ()

    @property
    @override
    def key(self) -> Key:
        raise NotImplementedError

    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        """The change for a card in play, or for the Methuselah with this number."""
        raise NotImplementedError


class Fixed(msgspec.Struct, Number, frozen=True, gc=False):
    """A printed number of the bearer, or of its controller's hand size."""

    bonus: Bonus
    n: int

    @property
    @override
    def key(self) -> Key:
        return self.bonus

    @property
    def wide(self) -> bool:
        """True for a hand size, because a hand size does not belong to a card."""
        return self.bonus is Bonus.HAND_SIZE

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        return self.n if not isinstance(on, int) or table.in_play[source].controller == on else 0


class Forbids(Static):
    """Prevents an activity of a card in play."""

    __slots__ = ()

    @property
    @override
    def key(self) -> Key:
        raise NotImplementedError

    def forbids(self, table: Table, source: int, on: int) -> bool:
        """Whether it prevents the activity of the card ``on``."""
        raise NotImplementedError


class Permits(Static):
    """Permits an activity of the bearer that a rule forbids."""

    __slots__ = ()

    def permits(self, table: Table, source: int, activity: Activity) -> bool:
        """Whether it permits the activity now."""
        raise NotImplementedError


class VoteRules(Static):
    """Changes the cost and the weight of votes of minions."""

    __slots__ = ()

    wide: ClassVar[bool] = True

    def price(self, table: Table, source: int, voter: Minion) -> int:
        """The blood that a minion must burn to vote against the current referendum."""
        del table, source, voter
        return 0

    def factor(self, table: Table, source: int, seat: int, card: int) -> int:
        """The factor for the votes of a minion that a Methuselah has cast."""
        del table, source, seat, card
        return 1


class Shelters(Static):
    """Prevents minions of other Methuselahs from choosing the bearer as a target of actions."""

    __slots__ = ()

    def shelters(self, table: Table, source: int, acting: Minion, level: str) -> bool:
        """Whether this minion cannot choose the bearer for its action with a card at this level."""
        raise NotImplementedError


class TextLoss(Static):
    """Makes cards in play lose their abilities (GEN-02)."""

    __slots__ = ()

    wide: ClassVar[bool] = True

    def silences(self, table: Table, source: int, card: int) -> bool:
        """Whether a card in play has lost its abilities now."""
        raise NotImplementedError


class StaysWhile(Static):
    """Makes the card leave play as soon as its text no longer allows it to stay."""

    __slots__ = ()

    wide: ClassVar[bool] = True

    def stays(self, table: Table, source: int) -> bool:
        """Whether the card can stay in play now."""
        raise NotImplementedError

    def leave(self, table: Table, source: int) -> None:
        """Burn the card or remove it from the game."""
        raise NotImplementedError


class BlocksAsMinion(Static):
    """Lets the card, which is not a minion, attempt to block actions directed at its controller."""

    __slots__ = ()

    def as_minion(self, table: Table, card_in_play: CardInPlay) -> Minion:
        """The form of the card as a minion during its attempt."""
        raise NotImplementedError


class Duty(Static):
    """Makes an action mandatory for a minion (MIN-04)."""

    __slots__ = ()

    wide: ClassVar[bool] = True

    def options(self, table: Table, source: int, minion: Minion) -> list[Option] | None:
        """The options of a minion that can act for the mandatory action, or ``None`` without one.

        An empty list means that the action is mandatory but impossible (MIN-07).
        """
        raise NotImplementedError


class Would(msgspec.Struct, frozen=True, gc=False):
    """An event that is about to happen and that texts may replace.

    Each chapter derives its own kind of event next to the rule that carries it out.

    Attributes:
        on: the card of the event, or :data:`EVERYWHERE`.
    """

    on: int

    @property
    def kind(self) -> type[Would]:
        """The class that texts replace: this one, unless it is a special case of another."""
        return type(self)

    def stands(self, table: Table) -> bool:
        """Whether the event can still happen after a player's decision."""
        return self.on == EVERYWHERE or self.on in table.in_play

    def happen(self, table: Table) -> None:
        """Carry out the event after players have declined to replace it."""
        raise NotImplementedError

    def is_replaced(self, table: Table) -> None:
        """Record that the event does not happen."""


class Replaces(Static):
    """Replaces a :class:`Would` with something else (the mechanism is in ``replacements``)."""

    __slots__ = ()

    @property
    @override
    def key(self) -> Key:
        raise NotImplementedError

    @property
    def optional(self) -> bool:
        """Whether the controller of the card may choose."""
        return False

    def applies(self, table: Table, source: int, would: Would) -> bool:
        """Whether it replaces this event."""
        del table, source, would
        return True

    def instead(self, table: Table, source: int, would: Would) -> None:
        """Carry out the replacement; may push procedures.

        The replacement must not cause an event that this static replaces.
        """


# Kinds that describe how a card is played


class Feature(StrEnum):
    """A fact about the text that the rules or players need before the card is in play."""

    TWO_LEVELS = "is a permanent with additional text at the superior level"
    GIVES_POOL = "gives its player pool as it resolves"
    OWN_PRICE = "costs some minions less than others"
    OUTSIDE_COMBAT = "can be played or used by minions outside the combat"
    FOR_THE_FALLEN = "can be played by a minion that is being burned or going to torpor"
    RUNS_OUT = "is burned when it has lost its last counter"
    OFFERS_USES = "has powers or strikes that can be used while it is in play"
    IDLE = "stays on another card, where it only limits further copies"
    CURSE = "stays on another card, and exposes its controller to a loss"
    BLEED_REWARD = "can gain something by a successful bleed"
    FLEETING = "is burned as the minion phase of its controller ends"


class Has(msgspec.Struct, Static, frozen=True, gc=False):
    """Declares a :class:`Feature` of the card."""

    feature: Feature


class ListensTo(msgspec.Struct, Static, frozen=True, gc=False):
    """``CardScript.on_event`` is called for events of this type while the card is in play."""

    event: EventType


class Calls(Static):
    """The card calls a referendum with the terms and effects of its script (POL)."""

    __slots__ = ()

    def possible(self, table: Table, seat: int, minion: int) -> bool:
        """POL-04: whether its referendum, called by a minion, has possible terms."""
        del table, seat, minion
        return True


class NeedsTarget(Static):
    """Declares that the card cannot be played without a legal target."""

    __slots__ = ()

    def exists(self, table: Table, seat: int, card: int) -> bool:
        """PLY-28: whether the card, in the hand, has a legal target now."""
        raise NotImplementedError


class OwnPrice(Static):
    """The card costs less for some minions; it has :attr:`Feature.OWN_PRICE`."""

    __slots__ = ()

    def less_for(self, minion: Minion) -> int:
        """The reduction of its blood cost for a minion."""
        raise NotImplementedError


class Strikes(msgspec.Struct, Static, frozen=True, gc=False):
    """Declares which modes of the card (``Option.mode``) are strikes."""

    modes: frozenset[int]


class Playable(Static):
    """Restricts the moments at which the card can be played, in addition to its requirement."""

    __slots__ = ()

    def possible(self, table: Table) -> bool:
        """PLY-05: whether it may be played now."""
        raise NotImplementedError


class BansCards(Static):
    """Bans cards: no Methuselah can play them while this card is in play."""

    __slots__ = ()

    wide: ClassVar[bool] = True

    def bans(self, card: Printed) -> bool:
        """Whether it bans this card."""
        raise NotImplementedError


class ReplacedLater(Static):
    """Delays the replacement of the card in the hand after it is played (GEN-26).

    Attributes:
        until: the moment of replacement.
        recalls: it can be taken from the ash heap instead of a card from the library.
    """

    __slots__ = ()

    until: Until
    recalls: ClassVar[bool] = False


class HoldsBack(Static):
    """Delays the replacement of all cards that a Methuselah plays (GEN-26)."""

    __slots__ = ()

    wide: ClassVar[bool] = True

    def until(self, table: Table, source: int, seat: int, card: int) -> Until | None:
        """The moment at which a card that is being played is replaced; ``None``: no delay."""
        raise NotImplementedError


class CarriedBy(Static):
    """Restricts which minions can put the card into play or have it."""

    __slots__ = ()

    def allows(self, table: Table, card: int, minion: Minion) -> bool:
        """Whether this minion can have the card."""
        raise NotImplementedError


class LeavesAtOnce(Static):
    """Lets the card leave play as it enters play, before a contest (CON-10)."""

    __slots__ = ()

    def possible(self, table: Table, seat: int) -> bool:
        """Whether it could leave play now."""
        raise NotImplementedError


class YieldsToCopy(Static):
    """Burns the card when another copy of it enters play, instead of a contest (CON-02)."""

    __slots__ = ()


type Key = type[Static | Would] | Bonus | Activity
"""A place in the index of statics (:mod:`vtes_deck.engine.state.static_index`)."""
type Sources[S: Static] = Sequence[tuple[int, S]]
"""Statics with their cards, in the order in which the cards entered play."""
type Index = dict[Key, dict[int, tuple[tuple[int, Static], ...]]]
"""Statics with their cards, by key, then by bearer or :data:`EVERYWHERE`."""
type Indexed = tuple[tuple[Key, bool, Static], ...]
"""The statics of one card with key and reach."""

AS_PLAYED: Final[tuple[type[Static], ...]] = (
    Has,
    ListensTo,
    Calls,
    NeedsTarget,
    ReplacedLater,
    CarriedBy,
    LeavesAtOnce,
    Strikes,
    YieldsToCopy,
)
"""The kinds that are not indexed while the card is in play."""


def indexed(statics: Iterable[Static], printed: dict[Bonus, int]) -> Indexed:
    """The index entries of a card: its statics and its printed numbers."""
    found = [Fixed(bonus, n) for bonus, n in printed.items()]
    live = [one for one in statics if not isinstance(one, AS_PLAYED)]
    return tuple((one.key, one.wide, one) for one in (*found, *live))


@overload
def sources(index: Index, key: Activity, on: int) -> Sources[Forbids]: ...
@overload
def sources[S: Static](index: Index, key: type[S], on: int) -> Sources[S]: ...
@overload
def sources(index: Index, key: Key, on: int) -> Sources[Static]: ...
def sources(index: Index, key: Key, on: int) -> Sources[Static]:
    """The statics of an index that could concern a card, even those of cards without abilities.

    Args:
        index: the index.
        key: the kind, or the number or activity.
        on: the card, or :data:`EVERYWHERE` for a Methuselah.
    """
    kept = index.get(key)
    if kept is None:
        return ()
    found = kept.get(on, ())
    if on != EVERYWHERE and EVERYWHERE in kept:
        found += kept[EVERYWHERE]
    return found
