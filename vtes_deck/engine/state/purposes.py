"""The purposes of options for players: bleed, stealth, pool, blood, votes and others.

A purpose is a fact that every player can read from the cards. It is not a forecast: a bleed can be
blocked, and a card can be cancelled.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from cardbase.terms import Bonus
from vtes_deck.engine.state.decisions import NONE


class PurposeKind(StrEnum):
    """The kind of change; the value is the word of the search filter ``does:``."""

    POOL = "pool"
    BLOOD = "blood"
    """Blood of a vampire, life of an ally, counters on another card."""
    BLEED = "bleed"
    """Pool that a bleed takes, or an increase of it."""
    POWER = "power"
    """A lasting bonus to the bleed of a minion."""
    REDUCE = "reduce"
    """A decrease of a bleed."""
    BOUNCE = "bounce"
    """A bleed gets a new target."""
    STEALTH = "stealth"
    INTERCEPT = "intercept"
    WAKE = "wake"
    BLOCK = "block"
    """An attempt to block; negative: it fails, or is not possible."""
    LOCK = "lock"
    UNLOCK = "unlock"
    VOTES = "votes"
    TITLE = "title"
    ANARCH = "anarch"
    """A vampire becomes anarch."""
    REFERENDUM = "referendum"
    CANCEL = "cancel"
    CARDS = "cards"
    """Cards drawn or moved to the hand."""
    SEARCH = "search"
    """A hidden zone is searched, or the player looks at cards in it."""
    CYCLE = "cycle"
    """Cards exchanged for others."""
    HAND_SIZE = "hand"
    DISCARD = "discard"
    MILL = "mill"
    """Cards of a library or ash heap that are lost."""
    CRYPT = "crypt"
    """Crypt cards drawn."""
    INFLUENCE = "influence"
    """Counters or control of uncontrolled vampires, and transfers."""
    MINION = "minion"
    """A vampire or an ally enters play."""
    PERMANENT = "permanent"
    """Another card enters play."""
    BURN = "burn"
    """A card in play is burned or removed."""
    CONTROL = "control"
    LOSE = "lose"
    """Control of a card is lost."""
    TORPOR = "torpor"
    RESCUE = "rescue"
    DIABLERIE = "diablerie"
    BANISH = "banish"
    CORRUPTION = "corruption"
    EDGE = "edge"
    PHASE_ACTIONS = "actions"
    """Master or discard phase actions."""
    COMBAT = "combat"
    """Combat begins."""
    COMBAT_ENDS = "combat-ends"
    STRIKE = "strike"
    """Damage of a strike."""
    DAMAGE = "damage"
    """Damage that is not from a strike."""
    AGGRAVATED = "aggravated"
    """Damage becomes aggravated."""
    STRENGTH = "strength"
    PREVENT = "prevent"
    DODGE = "dodge"
    MANEUVER = "maneuver"
    PRESS = "press"
    ADDITIONAL = "additional"
    """Additional strikes."""
    GEAR = "gear"
    """Equipment stolen or destroyed."""
    FREEZE = "freeze"
    """An activity is no longer possible."""
    CAPACITY = "capacity"
    COST = "cost"
    """Cards cost more; if negative, less."""


BONUSES = {
    Bonus.BLEED: PurposeKind.POWER,
    Bonus.STRENGTH: PurposeKind.STRENGTH,
    Bonus.STEALTH: PurposeKind.STEALTH,
    Bonus.INTERCEPT: PurposeKind.INTERCEPT,
    Bonus.VOTES: PurposeKind.VOTES,
    Bonus.BALLOTS: PurposeKind.VOTES,
    Bonus.DAMAGE: PurposeKind.STRENGTH,
    Bonus.CAPACITY: PurposeKind.CAPACITY,
    Bonus.HUNT: PurposeKind.BLOOD,
    Bonus.HAND_SIZE: PurposeKind.HAND_SIZE,
}
"""The purpose of a lasting change of each number."""

HARMS = frozenset(
    {
        PurposeKind.BLEED,
        PurposeKind.LOCK,
        PurposeKind.DISCARD,
        PurposeKind.MILL,
        PurposeKind.BURN,
        PurposeKind.LOSE,
        PurposeKind.TORPOR,
        PurposeKind.DIABLERIE,
        PurposeKind.BANISH,
        PurposeKind.CORRUPTION,
        PurposeKind.COMBAT,
        PurposeKind.STRIKE,
        PurposeKind.DAMAGE,
        PurposeKind.GEAR,
        PurposeKind.FREEZE,
        PurposeKind.COST,
    }
)
"""The kinds that harm the Methuselah concerned if the amount is positive."""


class Purpose(msgspec.Struct, frozen=True, gc=False):
    """One effect of an option.

    Attributes:
        kind: the kind of change.
        n: the amount; 1 if the kind has no amount.
        seat: the Methuselah concerned, or ``NONE`` if she is chosen later.
        card: the card concerned, or ``NONE``.
        lasting: false for a change of the hand size that ends after a period.
    """

    kind: PurposeKind
    n: int = 1
    seat: int = NONE
    card: int = NONE
    lasting: bool = True

    @property
    def helps(self) -> bool:
        """Whether the change is good for the Methuselah concerned."""
        return (self.n > 0) != (self.kind in HARMS)


class OptionPurposes(msgspec.Struct, frozen=True, gc=False):
    """The purposes and the cost of an option.

    Attributes:
        does: the purposes, in the order of the text.
        pool, blood: the printed cost that the player and the minion pay.
        each_turn: the purposes of the card in each unlock phase of its controller, or of every
            Methuselah, while it is in play; the cost of an upkeep is negative.
        offers: what the powers and strikes of the card can be used for while it is in play; the
            recipients that are chosen then have no seat and no card.
        rewards: what the text of the acting minion gives if the bleed is successful.
        idle: the card stays on another one and has no effect there.
        curse: the card stays on another one and exposes its controller to a loss.
    """

    does: tuple[Purpose, ...] = ()
    pool: int = 0
    blood: int = 0
    each_turn: tuple[Purpose, ...] = ()
    offers: tuple[Purpose, ...] = ()
    rewards: tuple[Purpose, ...] = ()
    idle: bool = False
    curse: bool = False

    def of(self, kind: PurposeKind) -> int:
        """The sum of the amounts of one kind."""
        return sum([one.n for one in self.does if one.kind is kind])


NO_PURPOSE = OptionPurposes()
