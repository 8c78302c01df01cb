"""Cards in play that let vampires block or give bonuses for blocks."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    ATTEMPTS,
    BLOCKING,
    GOES_TO_TORPOR,
    UNBLOCKED,
    VAMPIRE,
    Acting,
    AMinion,
    AtMost,
    AttemptsToBlock,
    Blood,
    Bonus,
    BurnCard,
    CardAction,
    If,
    Intercept,
    Is,
    MinionFilter,
    Pay,
    Power,
    PutInPlay,
    PutOn,
    Sect,
    StaticBonus,
    StaysUnlocked,
    StealthInAction,
    Trigger,
    Unlock,
    Until,
    action,
    card,
)

SABBAT = MinionFilter(vampire=True, sects=(Sect.SABBAT,), ready=True)
LOCKED = MinionFilter(locked=True)
NOT_OLDER = MinionFilter(vampire=True, but=MinionFilter(older=True))


class BlocksUnlocked(Trigger, frozen=True, kw_only=True):
    """The vampire does not lock for blocking vampires that are not older."""

    @override
    def say(self, wording: Wording) -> str:
        [effect] = self.effects
        whom = "".join(" a vampire the same age or younger" for _ in self.conditions)
        return f"{effect.say(wording)}{whom}"


CARDS = (
    card(
        102063,
        "Under Siege",
        action("", PutInPlay(counters=3), stealth=1),
        Power(
            sentence="Burn a counter of {card}: {target} unlocks and attempts to block.",
            at=UNBLOCKED | BLOCKING,
            conditions=(Acting(mine=False),),
            target=AMinion(SABBAT),
            once=Until.ACTION,
            effects=(
                Pay(1, Blood("this")),
                AttemptsToBlock("target"),
                If((Is("target", LOCKED),), (Unlock("target"),)),
                Intercept(1, "target", ahead=True),
                If((AtMost(Blood("this"), 0),), (BurnCard("this"),)),
            ),
        ),
        exception="The unlock, the attempt and the intercept are three effects.",
    ),
    card(
        100666,
        "Eternal Vigilance",
        action("", PutOn("user"), stealth=1),
        Power(
            sentence="{minion} burns 1 blood to unlock and attempt to block.",
            at=UNBLOCKED | BLOCKING,
            conditions=(Acting(mine=False), Is("host", SABBAT)),
            once=Until.ACTION,
            blood=1,
            effects=(AttemptsToBlock(), If((Is("host", LOCKED),), (Unlock(),))),
        ),
        Trigger(on=GOES_TO_TORPOR, host=True, effects=(BurnCard("this"),)),
        exception="The unlock and the attempt are two effects.",
    ),
    card(
        100109,
        "Atonement",
        action("", PutOn("user"), stealth=1),
        StaticBonus(Bonus.INTERCEPT, 1),
        BlocksUnlocked(
            on=ATTEMPTS,
            host=True,
            conditions=(Is("acting", NOT_OLDER),),
            effects=(StaysUnlocked(),),
        ),
        CardAction(
            sentence="{minion} acts to burn {card}.", who=VAMPIRE, effects=(BurnCard("this"),)
        ),
        StealthInAction("Ministry", -1),
    ),
)
