"""Vampires whose actions to enter combat, or to equip, have advantages."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    BloodHunt,
    Condition,
    EffectContext,
    Equip,
    SaidElsewhere,
    Wording,
    contains,
    is_weapon,
)
from vtes_deck.effects.vocab import (
    COMBAT,
    DISCARD_EFFECTS,
    HUNT_CALLED,
    AddDelayedTrigger,
    AMinion,
    Aura,
    Bonus,
    CardAction,
    EnterCombat,
    GiveManeuver,
    MinionFilter,
    MyTurn,
    Power,
    Same,
    SeatVotes,
    Trait,
    Trigger,
    Unlock,
    Until,
    card,
)


class AttacksWithManeuver(CardAction, frozen=True, kw_only=True):
    """The action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} can enter combat with a werewolf as a +{self.stealth} stealth Ⓓ "
            "action and gets 1 optional maneuver during that combat"
        )


class EntersCombat(SaidElsewhere, Condition, frozen=True):
    """The current action is one to enter combat."""

    @override
    def holds(self, context: EffectContext) -> bool:
        mode = getattr(context.action, "mode", None)
        return mode is not None and contains(mode.effects, EnterCombat)


class EquipsWeapon(SaidElsewhere, Condition, frozen=True):
    """The current action equips the minion with a weapon."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return (
            isinstance(action, Equip)
            and action.card != NONE
            and is_weapon(context.table, action.card)
        )


class StealthAs(Aura, frozen=True, kw_only=True):
    """The stealth, in the words of the card; one part renders it for all kinds of actions.

    Attributes:
        acting: the actions in words.
    """

    acting: str = ""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.name} gets +1 stealth {self.acting}" if self.acting else ""


class VotesForPrey(Trigger, frozen=True, kw_only=True):
    """Votes in blood hunts against the vampire, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"you get 2 additional votes in referendums to call blood hunts against {wording.name}"
        )


class HuntedHimself(SaidElsewhere, Condition, frozen=True):
    """The blood hunt is called on the vampire."""

    @override
    def holds(self, context: EffectContext) -> bool:
        hunt = context.table.current(BloodHunt)
        return hunt is not None and hunt.diablerist == context.host


ACTS = Same("host", "acting")

CARDS = (
    card(
        200710,
        'Joe "Boot" Hill',
        AttacksWithManeuver(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            stealth=1,
            target=AMinion(MinionFilter(ready=True, trait=Trait.WEREWOLF), "others"),
            effects=(AddDelayedTrigger(on=COMBAT, effects=(GiveManeuver(),)), EnterCombat()),
        ),
    ),
    card(
        200013,
        "Adhiambo",
        StealthAs(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(ACTS, EquipsWeapon()),
            acting=(
                "during actions to equip with a weapon card from your hand and actions to enter "
                "combat with a minion"
            ),
        ),
        StealthAs(bonus=Bonus.STEALTH, n=1, host=True, conditions=(ACTS, EntersCombat())),
    ),
    card(
        200118,
        "Antonio Veradas",
        StealthAs(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(ACTS, EquipsWeapon()),
            acting="when equipping with a weapon",
        ),
        Power(
            sentence="{card} burns 1 blood to unlock.",
            at=DISCARD_EFFECTS,
            blood=1,
            once=Until.TURN,
            conditions=(MyTurn(),),
            effects=(Unlock(),),
        ),
    ),
    card(
        200843,
        "Lithrac",
        VotesForPrey(on=HUNT_CALLED, conditions=(HuntedHimself(),), effects=(SeatVotes(2),)),
        StealthAs(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(ACTS, EntersCombat()),
            acting="when taking an action to enter combat with another minion",
        ),
    ),
)
