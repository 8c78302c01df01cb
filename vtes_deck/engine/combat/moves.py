"""What can be done in combat, as frozen values: strikes, and the moves that cards allow.

A card script says what its card does in combat with :class:`Move` values; the rules of combat say
when a move is legal and carry it out (:mod:`vtes_deck.engine.combat.cards`).
"""

from __future__ import annotations

from enum import IntEnum, StrEnum

import msgspec

from cardbase.model import Bonus
from vtes_deck.engine.combat.damage_types import DamageFilter
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.table import Until


class Range(IntEnum):
    """COM-06: the range of a round; close unless somebody maneuvers."""

    CLOSE = 0
    LONG = 1


class Gear(StrEnum):
    """What a strike can steal or destroy (STR-07, STR-08)."""

    NOTHING = "nothing"
    EQUIPMENT = "equipment"
    WEAPON = "weapon"
    EQUIPMENT_OR_RETAINER = "equipment or retainer"


class Use(StrEnum):
    """COM-09, COM-29: whether a maneuver or press that is part of an effect must be used."""

    NONE = "none"
    MUST = "must"
    MAY = "may"


class Strike(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A strike as it is announced (COM-15).

    Attributes:
        source: the card that it comes from; ``NONE`` for the default hand strike.
        damage: what it inflicts, besides ``strength``.
        strength: the strength of the minion is added (COM-16).
        hand, melee: what kind it is; bonuses of hand damage count for these two only (COM-32).
        ranged: it works at long range too (COM-17): "ranged", or damage with an R.
        aggravated: its damage is.
        first: it has first strike (STR-04).
        dodge: the opposing strike does nothing to the minion (STR-01).
        combat_ends: it ends the combat, before other strikes resolve (STR-03).
        steal_blood: counters that it moves to the striking minion (STR-05).
        steal, destroy: equipment that it takes or burns (STR-07, STR-08).
        paralyze: the opposing minion is paralyzed (STR-11).
        unpreventable: its damage cannot be prevented.
        special: the script of its card does more (``CardScript.struck``).
        undodgeable: a dodge does not help against it.
        more: damage that is added if any of its own is successfully inflicted (an aim).
        hinders: then the opposing minion cannot press in this round either.
        target: the retainer aimed at, or ``NONE``: the opposing minion (COM-44).
    """

    source: int = NONE
    damage: int = 0
    strength: bool = False
    hand: bool = False
    melee: bool = False
    ranged: bool = False
    aggravated: bool = False
    first: bool = False
    dodge: bool = False
    combat_ends: bool = False
    steal_blood: int = 0
    steal: Gear = Gear.NOTHING
    destroy: Gear = Gear.NOTHING
    paralyze: bool = False
    unpreventable: bool = False
    special: bool = False
    undodgeable: bool = False
    more: int = 0
    hinders: bool = False
    target: int = NONE

    def works_at(self, distance: Range) -> bool:
        """COM-17: at long range only ranged strikes work, and defensive ones."""
        return distance is Range.CLOSE or self.ranged or self.dodge or self.combat_ends

    @property
    def hurts(self) -> bool:
        """Whether it inflicts damage or takes counters, and could be aimed at a retainer."""
        return self.damage > 0 or self.strength or self.steal_blood > 0


HANDS_ONLY = "hand strikes only"
"""Noted until the end of the round when no other strikes can be used (by whom, ``NONE``)."""
AGGRAVATED_HANDS = "aggravated hands"
"""Noted of a minion whose hand strikes inflict aggravated damage."""

NO_EQUIPMENT = "no equipment"
"""Noted of a minion that cannot use equipment in this combat."""
NO_END = "no combat ends"
"""Noted of a minion that cannot strike to end the combat in this round."""
NO_STRIKE_DAMAGE = "no strike damage"
"""Noted of a minion for which all damage from strikes of this round is prevented."""

HAND_STRIKE = Strike(strength=True, hand=True)
"""COM-15, COM-16: the default strike."""


class Granted(msgspec.Struct, frozen=True, gc=False):
    """A maneuver or press that a minion has and has not used yet.

    Attributes:
        source: the card that it comes from, or ``NONE``.
        must: it must be used this round (COM-09, COM-29).
        only: of a press: it can only ``continue`` or only ``end`` the combat; empty if both.
        whole: it can be used in any round of the combat.
    """

    source: int = NONE
    must: bool = False
    only: str = ""
    whole: bool = False


class Move(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One way of using a card in combat.

    Attributes:
        when: the windows in which it can be used.
        strike: it is a strike, or in the range step it is committed to one (COM-10).
        maneuver, press: what it gives: in its own step it is used at once, before it is kept.
        press_only: see :class:`Granted`.
        additional: additional strikes (COM-24).
        prevent: damage that it prevents (COM-34), and ``prevents`` of which kind.
        changes: numbers of the minion that it changes: which, by how much, how long.
        environmental: damage to the opposing minion without a minion as its source (COM-46).
        inflicts: damage to the opposing minion by the minion, not as a strike (COM-47).
        aggravated: so is the damage of these two.
        only_at: the range at which it can be used.
        close_quarters: there is no long range any more (STR-10).
        combat_ends: the combat ends, though this is no strike.
        superior: it needs the superior level of a Discipline of the card (PLY-07).
        bearer: the kind of minion for which it works: ``vampire``, ``ally`` or any (GEN-31).
        bystander: a minion that is not in the combat uses it (PLY-24).
        once: how often a card in play can do it (GEN-22).
        lock: a card in play locks to do it (GEN-23).
        blood: what the minion burns to do it, besides the cost of a card (PLY-10).
    """

    when: int
    strike: Strike | None = None
    maneuver: Use = Use.NONE
    press: Use = Use.NONE
    press_only: str = ""
    additional: int = 0
    prevent: int = 0
    prevents: DamageFilter = DamageFilter.ANY
    changes: tuple[tuple[Bonus, int, Until], ...] = ()
    environmental: int = 0
    inflicts: int = 0
    aggravated: bool = False
    only_at: Range | None = None
    close_quarters: bool = False
    combat_ends: bool = False
    superior: bool = False
    bearer: str = ""
    bystander: bool = False
    once: Until | None = None
    lock: bool = False
    blood: int = 0


class Combatant(msgspec.Struct, frozen=True, gc=False):
    """One of the two combatants, as this round of combat has it.

    Attributes:
        minion: the minion.
        seat: its controller.
        maneuvers, presses: what it has and has not used.
        committed: the strike to which a maneuver has committed it (COM-10).
        chosen: the strike of this pair.
        additional: additional strikes that are left.
        extended: it has used its one source of additional strikes this round (COM-26).
    """

    minion: int
    seat: int
    maneuvers: tuple[Granted, ...] = ()
    presses: tuple[Granted, ...] = ()
    committed: Strike | None = None
    chosen: Strike | None = None
    additional: int = 0
    extended: bool = False
