"""Anima Gathering: a vampire at rest lends its mind to another minion."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    UNLOCKED_AS_NORMAL,
    UNLOCKS,
    UNLOCKS_INFERNAL,
    Key,
    NoPurpose,
    OwnStatic,
    Replaces,
    Table,
    Wording,
    Would,
    WouldUnlock,
)
from vtes_deck.effects.vocab import (
    AMinion,
    AtSuperior,
    Aura,
    Bonus,
    BurnCard,
    ChosenMinion,
    MinionFilter,
    PutOn,
    RememberTarget,
    Trigger,
    action,
    card,
)

ANOTHER = AMinion(MinionFilter(another=True))


class PutOnForAnother(PutOn, frozen=True):
    """Puts the card on the acting vampire for another minion."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{PutOn.say(self, wording)} and choose {ANOTHER.say(wording)}"


class StaysLocked(NoPurpose, OwnStatic, Replaces, frozen=True):
    """The vampire does not have to unlock as normal."""

    key: ClassVar[Key] = WouldUnlock

    @property
    @override
    def optional(self) -> bool:
        return True

    @override
    def instead(self, table: Table, source: int, would: Would) -> None:
        """The vampire stays locked."""

    @override
    def say(self, wording: Wording) -> str:
        return f"during your unlock phase, you can choose not to unlock {wording.user} as normal"


class WakesUp(Trigger, frozen=True, kw_only=True):
    """The card is burned when the vampire unlocks; one of the events renders the sentence."""

    @override
    def say(self, wording: Wording) -> str:
        return f"burn {wording.this} if {wording.user} unlocks" if self.on is UNLOCKS else ""


class ForChosen(Aura, frozen=True, kw_only=True):
    """The bonuses of the chosen minion."""

    @override
    def say(self, wording: Wording) -> str:
        more = "also gets" if self.bonus is Bonus.BLEED else "gets"
        return f"the chosen minion {more} +{self.n} {self.bonus.value}"


CARDS = (
    card(
        100068,
        "Anima Gathering",
        action("aus", PutOnForAnother("user"), RememberTarget(), stealth=1, target=ANOTHER),
        action(
            "AUS",
            PutOnForAnother("user", superior=True),
            RememberTarget(),
            stealth=1,
            target=ANOTHER,
        ),
        *(
            WakesUp(on=event, host=True, effects=(BurnCard("this"),))
            for event in (UNLOCKS, UNLOCKED_AS_NORMAL, UNLOCKS_INFERNAL)
        ),
        StaysLocked(),
        ForChosen(bonus=Bonus.INTERCEPT, n=2, to=ChosenMinion(), whose="any"),
        ForChosen(
            bonus=Bonus.BLEED, n=1, to=ChosenMinion(), whose="any", conditions=(AtSuperior(),)
        ),
    ),
)
