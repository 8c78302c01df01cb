"""Vampires that unlock after equipping, recruiting or employing."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, SaidElsewhere, Wording
from vtes_deck.effects.crypt.later_unlocks import NOTED, NoteAction, UnlocksInDiscard
from vtes_deck.effects.vocab import (
    NOTHING,
    RESOLVED,
    ActionRequires,
    ActionWas,
    Choose,
    Is,
    MinionFilter,
    Not,
    Once,
    Same,
    Sect,
    Successful,
    Trait,
    Trigger,
    Unlock,
    Until,
    WasDone,
    card,
)

VEHICLE = "unlocks after equipping with a vehicle"


class Equips(SaidElsewhere, Condition, frozen=True):
    """The action has equipped a minion with a card of a trait."""

    trait: Trait

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return (
            action is not None
            and ActionWas("equip").holds(context)
            and self.trait in context.table.cards[action.card].traits
        )


class UnlocksEquipped(Trigger, frozen=True, kw_only=True):
    """The unlock after an equip action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        equips = "successfully equipping" if Successful() in self.conditions else "equipping"
        if self.host:
            return (
                f"{wording.name} can unlock after {equips} with an electronic equipment from your "
                "hand"
            )
        return (
            f"once each turn, an Anarch you control can unlock after {equips} with a vehicle from "
            "your hand"
        )


class NotesPermanent(NoteAction, frozen=True, kw_only=True):
    """Records an action that has put a permanent in play, in the words of the card.

    Attributes:
        action: the action in words.
    """

    action: str

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        done = f"a successful {self.action}" if Successful() in self.conditions else self.action
        phase = (
            "during the next discard phase"
            if "recruit" in self.action
            else "during the discard phase"
        )
        return f"if {name} performs {done}, {name} can unlock {phase}"


def unlocks_later(action: str, *after: Condition) -> tuple[Trigger, UnlocksInDiscard]:
    """The abilities of a vampire that unlocks in the discard phase after certain actions."""
    return (
        NotesPermanent(
            on=RESOLVED,
            conditions=(Same("host", "acting"), Successful(), *after),
            effects=(Once(NOTED, by="host"),),
            action=action,
        ),
        UnlocksInDiscard(
            sentence="Unlock {card}.",
            once=Until.TURN,
            conditions=(WasDone(NOTED, by="host"),),
            effects=(Unlock(),),
        ),
    )


CARDS = (
    card(
        201332,
        "Synner-G",
        UnlocksEquipped(
            on=RESOLVED,
            host=True,
            conditions=(Successful(), Equips(Trait.ELECTRONIC)),
            effects=(Choose(NOTHING, (Unlock("host"),), optional=True),),
        ),
    ),
    card(
        201460,
        "Vulture",
        UnlocksEquipped(
            on=RESOLVED,
            conditions=(
                Successful(),
                Equips(Trait.VEHICLE),
                Is("acting", MinionFilter(sects=(Sect.ANARCH,)), "mine"),
                Not(WasDone(VEHICLE, by="host")),
            ),
            effects=(Choose(NOTHING, (Once(VEHICLE, by="host"), Unlock("acting")), optional=True),),
        ),
    ),
    card(
        201333,
        "Szechenyi Jolán, Mother of Horrors",
        *unlocks_later("recruit or employ action", ActionWas("recruit", either="employ")),
    ),
    card(
        201495,
        "Yusuf, Scribe of Alamut",
        *unlocks_later(
            "action to equip with an equipment requiring an Banu Haqim",
            ActionWas("equip"),
            ActionRequires("Banu Haqim"),
        ),
    ),
)
