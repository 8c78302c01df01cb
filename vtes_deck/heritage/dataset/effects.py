"""The words in which the effects of schemes and abilities are entered.

An effect is a table with ``do`` and the fields of that verb::

    effects = [
      { do = "gain", token = "power", n = 2 },
      { do = "torpor", who = { of = "opponents", kinds = ["fledgling"], infamy = 1 } },
    ]

H-ACT-07: ``which = "any"`` means any one vampire (or any ``n``), ``which = "each"`` all that match.
The acting vampire is the coterie leader of a scheme, or the vampire whose ability is triggered.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from vtes_deck.heritage.attributes import Attribute, AttributeKind, Clan

type Number = Annotated[int, msgspec.Meta(ge=1, le=30)]
type AtLeast = Annotated[int, msgspec.Meta(ge=0, le=99)]
type Token = Literal["power", "infamy"]
type AnyToken = Literal["power", "infamy", "boon"]
type Of = Literal[
    "self", "you", "coterie", "childer", "sire", "pack", "opponents", "victim", "target", "everyone"
]
type Trait = Literal[
    "fledgling", "sire", "ancilla", "basic", "exhausted", "leader", "childe", "enemy", "other"
]


class Who(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """The vampires that an effect concerns.

    Attributes:
        which: ``any`` (``n`` of them, chosen by the player who acts) or ``each`` of them.
        n: the number, for ``any``.
        of: the group: ``self`` is the acting vampire; ``you`` the bloodline of its player;
            ``coterie``, ``childer`` and ``sire`` are those of the acting vampire; ``pack`` is the
            pack of the Gangrel; ``opponents`` are all other players; ``victim`` is the opponent
            chosen before, or the player who did not kiss the ring; ``target`` is the vampire of the
            preceding effect.
        kinds: conditions, all of which must be true. ``enemy``: a scheme of the player has declared
            it an enemy; ``other``: it is not the acting vampire; ``childe``: it is not a clan
            leader.
        attributes: it has one of these, if any are given.
        same: the attribute of this kind must be that of the acting vampire.
        clans: it belongs to one of these, if any are given.
        infamy, power, boons: the minimum number on it (H-TOK-10).
    """

    which: Literal["any", "each"] = "any"
    n: Number = 1
    of: Of = "everyone"
    kinds: tuple[Trait, ...] = ()
    attributes: tuple[Attribute, ...] = ()
    same: AttributeKind | None = None
    clans: tuple[Clan, ...] = ()
    infamy: AtLeast = 0
    power: AtLeast = 0
    boons: AtLeast = 0


class _Effect(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="do",
    rename="kebab",
    omit_defaults=True,
    gc=False,
):
    """The base class of effects: their written form."""


class Gain(_Effect, frozen=True, tag="gain"):
    """H-SCH-10: the acting vampire receives tokens from the supply; ``per`` multiplies them."""

    token: Token = "power"
    n: Number = 1
    per: Who | None = None


class Assign(_Effect, frozen=True, tag="assign"):
    """H-SCH-10: the named vampires receive tokens from the supply."""

    who: Who
    token: Token = "power"
    n: Number = 1


class Steal(_Effect, frozen=True, tag="steal"):
    """H-SCH-10: tokens move from the named vampires to the acting vampire."""

    who: Who
    token: AnyToken = "power"
    n: Number = 1


class Remove(_Effect, frozen=True, tag="remove"):
    """Tokens of the named vampires return to the supply."""

    who: Who
    token: Token = "infamy"
    n: Number = 1


class Move(_Effect, frozen=True, tag="move"):
    """Tokens move from the named vampires to another one."""

    who: Who
    to: Who
    token: Token = "infamy"
    n: Number = 1


class Exhaust(_Effect, frozen=True, tag="exhaust"):
    """H-TOK-01: the named vampires are exhausted."""

    who: Who


class Unexhaust(_Effect, frozen=True, tag="unexhaust"):
    """Exhaustion is removed from the named vampires."""

    who: Who


class Rejuvenate(_Effect, frozen=True, tag="rejuvenate"):
    """H-TOK-03: exhaustion and torpor are removed; the vampires may be in torpor."""

    who: Who


class Torpor(_Effect, frozen=True, tag="torpor"):
    """The named vampires are placed into torpor.

    Attributes:
        sacrifice: ``false`` if no childe can replace it (H-TOK-08).
    """

    who: Who
    sacrifice: bool = True


class Activate(_Effect, frozen=True, tag="activate"):
    """H-ACT-01: the named vampires modify all three battlegrounds."""

    who: Who


class Modify(_Effect, frozen=True, tag="modify"):
    """The named vampires modify only the battleground of ``attribute``."""

    who: Who
    attribute: Literal["class", "temperament", "geography"]


class Trigger(_Effect, frozen=True, tag="trigger"):
    """H-ACT-05: the abilities of the named vampires are triggered."""

    who: Who


class Draw(_Effect, frozen=True, tag="draw"):
    """H-SCH-09: clan schemes are drawn, by the player who acts or by others."""

    n: Number = 1
    by: Literal["you", "victim", "opponents", "everyone"] = "you"


class Recover(_Effect, frozen=True, tag="recover"):
    """Clan schemes return from the player's own discard pile to hand."""

    n: Number = 1


class Reserve(_Effect, frozen=True, tag="reserve"):
    """H-REC-09: the player reserves a character of the queue."""


class Clear(_Effect, frozen=True, tag="clear-queue"):
    """H-REC-10: characters are removed from the queue, all at once.

    Attributes:
        least, most: the minimum and maximum number.
    """

    most: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    least: Annotated[int, msgspec.Meta(ge=0, le=5)] = 1


class PlayScheme(_Effect, frozen=True, tag="play-scheme"):
    """H-TRN-05: the player may play an additional scheme this turn."""


class ChooseOpponent(_Effect, frozen=True, tag="choose-opponent"):
    """H-ACT-07: any one opponent becomes the ``victim`` of the effects that follow."""


class Either(_Effect, frozen=True, tag="either"):
    """The player chooses one of several alternatives."""

    ways: Annotated[tuple[tuple[Effect, ...], ...], msgspec.Meta(min_length=2, max_length=6)]


class When(_Effect, frozen=True, tag="when"):
    """The effects apply if at least ``n`` vampires match."""

    who: Who
    effects: tuple[Effect, ...]
    n: Number = 1


class RecruitFromDeck(_Effect, frozen=True, tag="recruit-from-deck"):
    """H-CLN-06: any character of the deck is recruited instead of one of the queue."""


class DeclareEnemy(_Effect, frozen=True, tag="declare-enemy"):
    """H-CLN-01: the scheme moves to a vampire of an opponent."""

    who: Who = Who(of="opponents")


class KissTheRing(_Effect, frozen=True, tag="kiss-the-ring"):
    """H-CLN-03: each opponent gives a boon or suffers ``effects`` as the ``victim``."""

    effects: tuple[Effect, ...]


class Embrace(_Effect, frozen=True, tag="embrace-the-chaos"):
    """H-CLN-04: declare an attribute of one of these kinds and recruit the first with it."""

    among: tuple[AttributeKind, ...] = ("class", "temperament", "geography", "archetype")


class BlackMarket(_Effect, frozen=True, tag="black-market"):
    """H-CLN-05: the scheme stays on the table; a boon on it triggers ``effects``."""

    effects: tuple[Effect, ...]


class Invitation(_Effect, frozen=True, tag="invitation"):
    """H-CLN-06: an opponent may also take ``effects``."""

    effects: tuple[Effect, ...]


class Usurp(_Effect, frozen=True, tag="usurp"):
    """H-CLN-07: a character of the queue takes the place of one of the player's vampires."""


class Craft(_Effect, frozen=True, tag="craft-monstrosity"):
    """H-CLN-08: an ancilla of the queue goes under one of the player's vampires."""


class Edict(_Effect, frozen=True, tag="edict"):
    """H-CLN-09: the scheme stays on the table; recruiting an attribute triggers ``effects``."""

    effects: tuple[Effect, ...]
    among: tuple[AttributeKind, ...] = ("class", "temperament", "geography", "archetype")


type Effect = (
    Gain
    | Assign
    | Steal
    | Remove
    | Move
    | Exhaust
    | Unexhaust
    | Rejuvenate
    | Torpor
    | Activate
    | Modify
    | Trigger
    | Draw
    | Recover
    | Reserve
    | Clear
    | PlayScheme
    | ChooseOpponent
    | Either
    | When
    | RecruitFromDeck
    | DeclareEnemy
    | KissTheRing
    | Embrace
    | BlackMarket
    | Invitation
    | Usurp
    | Craft
    | Edict
)
