"""Card definitions."""

from __future__ import annotations

from vtes_deck.effects.vocab.as_vampire import CardsAsVampire
from vtes_deck.effects.vocab.blocks import BlockCost
from vtes_deck.effects.vocab.combat_effects import (
    OnlyAggravated,
    Toughness,
)
from vtes_deck.effects.vocab.context import Node
from vtes_deck.effects.vocab.cost_changes import (
    ActionSurcharge,
    CheaperFor,
    Discount,
    StrikesCost,
)
from vtes_deck.effects.vocab.event_rules import NeedsGehenna
from vtes_deck.effects.vocab.looks import PlaysOpen
from vtes_deck.effects.vocab.modes import (
    CardReferendum,
    CombinedModes,
    DelayedReplacement,
    Mode,
    PlayLimit,
)
from vtes_deck.effects.vocab.permissions import (
    ActsAtOnce,
    HasAggravatedHands,
    StrikesFirst,
)
from vtes_deck.effects.vocab.powers import (
    Aura,
    CardAction,
    EntersWith,
    InCombat,
    OwnStatic,
    Power,
    Restriction,
    StaticBonus,
    Trigger,
)
from vtes_deck.effects.vocab.static_effects import (
    BurnsWhenEmpty,
    CancelledByDiscard,
    CancelledByPool,
    CannotPlay,
    CannotUse,
    FollowsLeader,
    Guards,
    HasDiscipline,
    HasTrait,
    KeepsTitle,
    MastersCostMore,
    OnePerMinion,
    PassesFor,
    ReducesDamage,
    RescueCosts,
    SilencesRetainers,
    StealthInAction,
    Toll,
    VoteToll,
)

type Part = (
    Mode
    | PlayLimit
    | Power
    | InCombat
    | CardAction
    | Trigger
    | StaticBonus
    | Aura
    | Restriction
    | PlaysOpen
    | OwnStatic
    | OnlyAggravated
    | ReducesDamage
    | CardsAsVampire
    | RescueCosts
    | CancelledByDiscard
    | CancelledByPool
    | BurnsWhenEmpty
    | OnePerMinion
    | ActsAtOnce
    | Guards
    | CheaperFor
    | ActionSurcharge
    | BlockCost
    | Toughness
    | Discount
    | Toll
    | VoteToll
    | HasDiscipline
    | HasTrait
    | KeepsTitle
    | MastersCostMore
    | SilencesRetainers
    | StealthInAction
    | StrikesCost
    | StrikesFirst
    | HasAggravatedHands
    | CannotPlay
    | CannotUse
    | FollowsLeader
    | PassesFor
    | EntersWith
    | NeedsGehenna
    | DelayedReplacement
    | CombinedModes
    | CardReferendum
)


class Definition(Node, frozen=True, kw_only=True):
    """The text of a card as data.

    Attributes:
        id: the id in the card base.
        name: the printed name; a test compares it with the card base.
        parts: the abilities of the card.
        partial: a sentence that says what is not enforced; empty if everything is enforced.
        exception: a sentence that says why the rendered text differs from the official one
            although everything is enforced; empty if both are equal (``effects.text``).
    """

    id: int
    name: str
    parts: tuple[Part, ...]
    partial: str = ""
    exception: str = ""

    @property
    def full(self) -> bool:
        """Whether the whole text is enforced."""
        return not self.partial


def card(
    number: int, name: str, *parts: Part, partial: str = "", exception: str = ""
) -> Definition:
    """Define a card by its id and printed name."""
    return Definition(id=number, name=name, parts=parts, partial=partial, exception=exception)
