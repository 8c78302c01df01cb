"""Vampires that unlock in the discard phase after one of their actions."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, Wording, with_article
from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    RESOLVED,
    ActionWas,
    Once,
    Power,
    ReferendumPassed,
    Same,
    Successful,
    Trigger,
    Unlock,
    Until,
    WasDone,
    card,
)

NOTED = "unlocks in the discard phase"


class NoteAction(Trigger, frozen=True, kw_only=True):
    """Records an action of the vampire after which it can unlock."""

    @override
    def say(self, wording: Wording) -> str:
        kinds = [one.kind for one in self.conditions if isinstance(one, ActionWas)]
        action = with_article(f"{' or '.join(kinds)} action".replace("action action", "action"))
        if Successful() in self.conditions:
            action = f"a successful {' or '.join(kinds)} action"
        elif ReferendumPassed() in self.conditions:
            action += " whose referendum passes"
        return (
            f"if {wording.name} performs {action}, {wording.name} can unlock during the next "
            "discard phase"
        )


class UnlocksInDiscard(Power, frozen=True, kw_only=True):
    """The vampire unlocks after a recorded action."""

    at: int = DISCARD_EFFECTS

    @override
    def say(self, wording: Wording) -> str:
        """The text of the record states it."""
        return ""


def unlocks_in_discard(*after: Condition) -> tuple[Trigger, Power]:
    """The abilities of a vampire that unlocks in the discard phase after certain actions."""
    return (
        NoteAction(
            on=RESOLVED,
            conditions=(Same("host", "acting"), *after),
            effects=(Once(NOTED, by="host"),),
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
        200117,
        "Antonio Delgado",
        *unlocks_in_discard(ActionWas("political action"), ReferendumPassed()),
    ),
    card(
        200620,
        "Idalia, Prophet of Guadalajara",
        *unlocks_in_discard(Successful(), ActionWas("equip")),
    ),
)
