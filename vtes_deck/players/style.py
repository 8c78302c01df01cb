"""The style of a player: the prices of a position, as data."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec


class Refinement(StrEnum):
    """A rule that was added after the usual style became a reference."""

    FINISH = "finish"
    """A vampire that can enter play this turn may take more of the pool kept in reserve."""
    LAST_MINION = "last minion"
    """The loss of the only ready minion costs more than the minion."""
    DRAINED = "drained"
    """The last blood of a vampire is worth more than the others."""
    PAID_UNLOCK = "paid unlock"
    """Pool that unlocks a minion costs what the pool is worth."""
    ALL_IN = "all in"
    """Bleeds that can oust the prey together are worth a share of the oust."""
    CURSE = "curse"
    """A card that stays on a minion and harms it is not a gain for its controller."""
    NO_GIFT = "no gift"
    """A card without benefit for its owner is not spent on a rival."""
    WAKE = "wake"
    """A minion wakes only for an offered block, or for a reaction that has a target."""
    ASLEEP = "asleep"
    """A side whose minions are all locked also wakes one for a block.

    Such a side is offered only cards.
    """
    STALE = "stale"
    """A card that stayed in hand for turns is discarded."""
    WAITING = "waiting"
    """A reaction that a minion can play stays in hand for any number of turns."""
    PERIOD = "period"
    """A larger hand for a period is worth the exchanged cards, not a permanently larger hand."""
    BLOCKERS = "blockers"
    """Only a minion that can block is an obstacle, and preventing its block is worth the action."""
    REPEATED = "repeated"
    """A small use of a card in play is worth less each time it is repeated in a turn."""
    OUTCOME = "outcome"
    """Referendums and their terms are weighed by their outcome before they are called."""
    CANCELS = "cancels"
    """A cancel is worth what the cancelled card would do."""
    LEAPS = "leaps"
    """A reaction that unlocks a minion to block is worth the block."""
    CYCLES = "cycles"
    """A combat card that costs nothing is played even if its effect is unknown."""
    PROSPECTS = "prospects"
    """The result of a combat is predicted from measured combats between players."""
    PREVENTION = "prevention"
    """Prevention is worth the damage that it prevents, less the blood that it costs."""
    REQUIREMENTS = "requirements"
    """The title, sect and capacity that a card requires count, even for uncontrolled vampires."""
    SUITED = "suited"
    """A vampire that can play cards in hand is worth more."""
    ACCELERATION = "acceleration"
    """A counter on an uncontrolled vampire is worth nearly a pool."""
    EACH_TURN = "each turn"
    """The effects and costs of a card in play in each turn count."""
    OFFERS = "offers"
    """A card that stays in play is worth its effects and its uses."""
    ALLIES = "allies"
    """An ally is worth its life, strength and bleed, if they are more than usual."""
    DUE = "due"
    """A mandatory effect has no additional cost, so no loss is chosen before it."""
    RECOIL = "recoil"
    """A strike that also damages its striker costs what the damage does."""
    HUNTED = "hunted"
    """A diablerie costs its vampire if the votes of others can pass the blood hunt."""
    STANDING = "standing"
    """A card in play that takes pool in each turn is burned before it ousts the player."""
    REWARDS = "rewards"
    """The rewards in the text of a minion for a successful bleed count."""
    INFERNAL = "infernal"
    """An action costs an infernal minion the pool that unlocks it again."""
    BYSTANDERS = "bystanders"
    """A master card is not spent on a Methuselah across the table for a small gain."""
    RESCUES = "rescues"
    """A rescue is worth as much as the vampire, minus its cost in blood."""
    CLAWS = "claws"
    """In combat, aggravated hand damage, an opponent's strength and other effects count."""
    AGAIN = "again"
    """An action that unlocks its minion is worth what an unlocked minion is worth."""
    SHOWN = "shown"
    """A reaction that reduces the stealth of an action helps a block, as intercept does."""
    FLEETING = "fleeting"
    """A minion that is burned after the minion phase guards nothing and is nearly worthless."""
    SLAVES = "slaves"
    """A slave is brought out after a minion of the clan that it serves."""
    LATE = "late"
    """More bleed is played after the target has declined to block, since a minion may wake."""
    ONCE = "once"
    """A combat card adds nothing to a copy that its minion has played in the same combat.

    Claws are of no use at long range.
    """
    COST_KEPT = "cost kept"
    """The acting vampire keeps the blood that its action will cost when it succeeds."""
    BOUNCER = "bouncer"
    """The only unlocked minion that can redirect a bleed with a card in hand stays unlocked."""
    STUBBORN = "stubborn"
    """A minion that has blocked in this turn and is unlocked again will block again."""
    PRESSES = "presses"
    """A press is worth what another round is likely to bring."""
    ANARCHS = "anarchs"
    """A vampire becomes anarch for the cards in hand that only anarchs play."""
    CONTESTS = "contests"
    """A contest is continued only for a card that is worth its cost."""


class Style(msgspec.Struct, frozen=True, kw_only=True):
    """The prices of a player, in pool.

    Attributes:
        prey, predator, others: the worth of one pool that these Methuselahs lose.
        oust: the worth of ousting the prey, without the pool gained.
        blood: the worth of a blood on a minion of the player.
        caution: the pool to keep when influencing vampires, in addition to the predator's bleed.
        bold: the share of a bleed that is expected to succeed against unknown cards.
        edge: the worth of gaining the Edge, which another Methuselah may take before it gives pool.
        guard: the worth of an unlocked minion while the predator can bleed.
        block: the additional worth of a block.
        fight: the additional worth of entering combat.
        vote: the factor for the worth of the player's own referendum.
        keep: the worth of a card in hand in the discard phase; a lower worth discards more.
        refinements: the refinements that the player follows.
    """

    prey: float = 0.75
    predator: float = 0.35
    others: float = 0.04
    oust: float = 8.0
    blood: float = 0.35
    caution: int = 3
    bold: float = 0.85
    edge: float = 0.8
    guard: float = 0.5
    block: float = 0.0
    fight: float = 0.0
    vote: float = 1.0
    keep: float = 0.35
    refinements: frozenset[Refinement] = frozenset()


_HARMLESS: Final = frozenset({Refinement.NO_GIFT, Refinement.CURSE, Refinement.DUE})
"""The refinements that prevent gifts to others and harm to the player."""

STYLES: Final[dict[str, Style]] = {
    "": Style(),
    "aggressive": Style(prey=0.95, caution=1, guard=0.1, bold=1.0, fight=0.4, block=-0.2),
    "careful": Style(predator=0.5, caution=6, guard=1.0, block=0.4),
    "political": Style(vote=1.8, fight=-0.5),
    "cycler": Style(keep=0.25, refinements=_HARMLESS),
    "sharp": Style(keep=0.25, edge=0.25, refinements=frozenset(Refinement)),
}
"""The styles by name. The first one is a reference and never changes."""
