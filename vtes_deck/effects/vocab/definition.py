"""What a whole card is in this vocabulary: a definition, made of parts."""

from __future__ import annotations

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
from vtes_deck.effects.vocab.powers import (
    Aura,
    Bars,
    CardAction,
    EntersWith,
    Gives,
    InCombat,
    Power,
    Trigger,
)
from vtes_deck.effects.vocab.scene import Node
from vtes_deck.effects.vocab.ways import Calls, Combined, Limit, ReplacedLater, Way

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
