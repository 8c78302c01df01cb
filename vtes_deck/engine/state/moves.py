"""Strikes and the combat moves of cards, as frozen values.

A card script declares its moves with :class:`Move`; :mod:`vtes_deck.engine.combat.cards` decides
when a move is legal and carries it out.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum

import msgspec

from cardbase.terms import Bonus
from vtes_deck.engine.state.damage_types import DamageFilter
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.modifiers import Until


class Range(IntEnum):
    """COM-06: the range of a round; close unless a combatant maneuvers."""

    CLOSE = 0
    LONG = 1


class Gear(StrEnum):
    """The gear that a strike can steal or destroy (STR-07, STR-08)."""

    NOTHING = "nothing"
    EQUIPMENT = "equipment"
    WEAPON = "weapon"
    EQUIPMENT_OR_RETAINER = "equipment or retainer"


class Use(StrEnum):
    """COM-09, COM-29: whether a maneuver or press of an effect is optional or mandatory."""

    NONE = "none"
    MUST = "must"
    MAY = "may"


class Recoil(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Environmental damage to the striking minion, whether its strike is dodged or not (COM-46).

    Attributes:
        n: the damage.
        aggravated: it is aggravated.
        only_at: the range at which it is inflicted.
        once: only with the first strike of this period.
    """

    n: int
    aggravated: bool = False
    only_at: Range | None = None
    once: Until | None = None


class Strike(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A strike as announced (COM-15).

    Attributes:
        source: the source card; ``NONE`` for the default hand strike.
        borne: the source is in play on a minion, so the strike is lost with it.
        damage: its damage without ``strength``.
        strength: the strength of the minion is added (COM-16).
        hand, melee: its type; bonuses for hand damage apply to these two only (COM-32).
        ranged: it is effective at long range (COM-17).
        aggravated: its damage is aggravated.
        first: it has first strike (STR-04).
        dodge: the opposing strike has no effect on the minion (STR-01).
        combat_ends: it ends the combat before other strikes resolve (STR-03).
        steal_blood: counters that it moves to the striking minion (STR-05).
        steal, destroy: equipment that it steals or burns (STR-07, STR-08).
        paralyze: the opposing minion is paralyzed (STR-11).
        unpreventable: its damage cannot be prevented.
        withstands: the means that cannot prevent it: cards that require a Discipline (its code), or
            equipment.
        special: the script of its card has further effects (``CardScript.struck``).
        hostile: its card is on the opposing minion, and the opponents of that minion use it.
        undodgeable: it cannot be dodged.
        grounded: it cannot be used against a minion with flight.
        recoil: damage to the striking minion.
        plus: damage that a card adds to the strike, if the strike inflicts any.
        more: additional damage if some of its own is successfully inflicted.
        hinders: in that case the opposing minion cannot press this round.
        target: the target retainer, or ``NONE``: the opposing minion (COM-44).
        mode: the way in which its card was played (``Option.mode``), or ``NONE``.
    """

    source: int = NONE
    borne: bool = False
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
    withstands: tuple[str, ...] = ()
    special: bool = False
    hostile: bool = False
    undodgeable: bool = False
    grounded: bool = False
    recoil: Recoil | None = None
    plus: int = 0
    more: int = 0
    hinders: bool = False
    target: int = NONE
    mode: int = NONE

    def works_at(self, distance: Range) -> bool:
        """COM-17: whether it is effective at a range.

        At long range only ranged and defensive strikes are effective.
        """
        return distance is Range.CLOSE or self.ranged or self.dodge or self.combat_ends

    @property
    def hurts(self) -> bool:
        """Whether it inflicts damage or takes counters, so that it can target a retainer."""
        return self.damage > 0 or self.strength or self.steal_blood > 0


HANDS_ONLY = "hand strikes only"
"""Recorded for a round in which only hand strikes can be used (card ``NONE``)."""
AGGRAVATED_HANDS = "aggravated hands"
"""Recorded for a minion whose hand strikes inflict aggravated damage."""

NO_END = "no combat ends"
"""Recorded for a minion that cannot strike to end the combat this round."""
NO_STRIKE_DAMAGE = "no strike damage"
"""Recorded for a minion that takes no damage from strikes this round."""

AGGRAVATED_DAMAGE = "aggravated damage"
"""Recorded for a minion for which all damage of this combat is aggravated."""

SOFT_DAMAGE = "aggravated damage as normal"
"""Recorded for a minion that treats aggravated damage as normal damage for a time."""

NO_WEAPON_DAMAGE = "no weapon damage"
"""Recorded for a minion whose strikes with weapons inflict no damage this round."""

HAND_STRIKE = Strike(strength=True, hand=True)
"""COM-15, COM-16: the default strike."""


class Granted(msgspec.Struct, frozen=True, gc=False):
    """A maneuver or press that a minion can still use.

    Attributes:
        source: the source card, or ``NONE``.
        must: it must be used this round (COM-09, COM-29).
        only: ``"continue"`` or ``"end"`` if a press is limited to that; otherwise empty.
        whole: it can be used in any round of the combat.
        to: the only range to which a maneuver may change; ``None``: either.
        either: the maneuver and the press of the source are alternatives: using either ends both.
    """

    source: int = NONE
    must: bool = False
    only: str = ""
    whole: bool = False
    to: Range | None = None
    either: bool = False


class Move(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A way to use a card in combat.

    Attributes:
        when: the windows in which it can be used.
        strike: the strike; in the range step, the strike to which it commits the minion (COM-10).
        maneuver, press: the maneuver or press that it gives; used at once in its own step,
            otherwise kept.
        again: its maneuver can follow one that has committed the minion to the same weapon.
        maneuver_to, press_only: see :class:`Granted`.
        additional: additional strikes (COM-24).
        additional_strike: the only strike for which they can be used; ``None`` for any.
        prevent: damage that it prevents (COM-34); ``prevents``: the type.
        changes: modifiers of the minion: number, amount and duration.
        environmental: damage to the opposing minion without a source minion (COM-46).
        inflicts: damage to the opposing minion by the minion, not from a strike (COM-47).
        aggravated: whether the damage of these two is aggravated.
        only_at: the range at which it can be used.
        close_quarters: long range is no longer possible (STR-10).
        combat_ends: ends the combat without being a strike.
        superior: it needs the superior level of a Discipline of the card (PLY-07).
        bearer: the kind of minion that can use it: ``vampire``, ``ally`` or any (GEN-31).
        bystander: a minion outside the combat uses it (PLY-24).
        fallen: a minion that is being burned or going to torpor can use it too.
        once: the limit for a card in play (GEN-22).
        lock: a card in play locks as a cost (GEN-23).
        blood: blood that the minion burns in addition to the cost of the card (PLY-10).
    """

    when: int
    strike: Strike | None = None
    maneuver: Use = Use.NONE
    press: Use = Use.NONE
    again: bool = False
    maneuver_to: Range | None = None
    press_only: str = ""
    additional: int = 0
    additional_strike: Strike | None = None
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
    fallen: bool = False
    once: Until | None = None
    lock: bool = False
    blood: int = 0


class Combatant(msgspec.Struct, frozen=True, gc=False):
    """The state of a combatant in this round.

    Attributes:
        minion: the minion.
        seat: its controller.
        maneuvers, presses: those that it has not used.
        committed: the strike that a maneuver has committed it to (COM-10).
        chosen: the strike of the current pair.
        additional: additional strikes left.
        bound: the strikes for which the first additional strikes must be used.
        extended: it has used its one source of additional strikes this round (COM-26).
        healed: the blood that it has burned this round because of damage.
    """

    minion: int
    seat: int
    maneuvers: tuple[Granted, ...] = ()
    presses: tuple[Granted, ...] = ()
    committed: Strike | None = None
    chosen: Strike | None = None
    additional: int = 0
    bound: tuple[Strike, ...] = ()
    extended: bool = False
    healed: int = 0
