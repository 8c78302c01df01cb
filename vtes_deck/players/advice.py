"""Advice: an option with its worth in pool and the reason; and its sentence."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from vtes_deck.engine.state.decisions import Option
from vtes_deck.language import mark, tr


class AdviceReason(StrEnum):
    """The reason for the worth of an option; the value is a sentence to translate."""

    FORCED = mark("There is no other choice")
    NOTHING = mark("Nothing else is worth its cost")
    TEXT = mark("The effect of the card is worth its cost")
    HURTS_RIVAL = mark("It harms a rival most")
    SPARES_OWN = mark("It harms its own side least")
    HELPS_OWN = mark("It helps its own side most")
    CONTROL = mark("The vampire is ready to come into play")
    FINISH = mark("It is the vampire that is worth most for its pool and turns")
    CRYPT = mark("There is pool for another vampire, but no vampire to bring out")
    POOL_BACK = mark("Pool is needed more than the vampire")
    KEEP_POOL = mark("The predator makes spending pool too dangerous")
    OUST = mark("The bleed can oust the prey")
    BLEED = mark("The prey loses pool, and the Edge changes hands")
    HUNT = mark("The vampire needs blood")
    GUARD = mark("An unlocked minion is needed against the predator")
    MINION = mark("It brings out another minion")
    EQUIP = mark("It makes the minion stronger")
    VOTE = mark("The referendum is likely to pass")
    LEAVE_TORPOR = mark("A vampire in torpor cannot act")
    FIGHT = mark("The minion is likely to win the combat")
    STEALTH = mark("Without more stealth the action is blocked")
    MORE_BLEED = mark("The bleed is not blocked, so more of it counts")
    BOUNCE = mark("Another Methuselah takes the bleed")
    REDUCE = mark("It saves pool")
    WAKE = mark("The minion can react to a bleed that hurts")
    INTERCEPT = mark("With more intercept the block succeeds")
    BLOCK = mark("A block saves more than the combat can cost")
    LET_PASS = mark("A block would not succeed, or costs more than it saves")
    FOR = mark("The referendum does more good than harm")
    AGAINST = mark("The referendum does more harm than good")
    ABSTAIN = mark("The votes would not change the result, or the result does not matter")
    STRIKE = mark("The strike does the most damage")
    ESCAPE = mark("The opposing minion is stronger")
    PREVENT = mark("It prevents damage")
    WIN = mark("The combat goes well")
    LOSE = mark("The combat goes badly")
    CANCEL = mark("The card would do harm")
    DEAD_CARD = mark("The card cannot be played soon")
    CARELESS = mark("The choice was random")
    IMAGINED = mark("It came out best in imagined games")


class Advice(msgspec.Struct, frozen=True, gc=False):
    """The assessment of an option by a player.

    Attributes:
        option: the option.
        worth: the worth in pool, compared with doing nothing.
        why: the reason.
    """

    option: Option
    worth: float
    why: AdviceReason


class Explanation(msgspec.Struct, frozen=True, gc=False):
    """A choice with its reason.

    Attributes:
        best: the chosen option.
        second: the second best; ``None`` if there was no other option.
    """

    best: Advice
    second: Advice | None = None

    @property
    def reason(self) -> str:
        """The reason for the choice, in a sentence."""
        why, worth = tr(self.best.why), _amount(self.best.worth)
        if self.second is None or not worth:
            return tr("{why}.", why=why)
        return tr("{why} ({worth} pool).", why=why, worth=worth)

    def sentence(self, best: str, second: str = "") -> str:
        """The choice in words.

        Args:
            best: the chosen option as a sentence; see
                :func:`vtes_deck.engine.option_wording.option_sentences`.
            second: the second best option in the same form.
        """
        why = tr(self.best.why)
        if self.second is None:
            return tr("{choice} {why}.", choice=best, why=why)
        return tr(
            "{choice} {why} ({worth} pool). Second best ({other} pool): {second}",
            choice=best,
            why=why,
            worth=_amount(self.best.worth) or "0",
            other=_amount(self.second.worth) or "0",
            second=second,
        )


def _amount(worth: float) -> str:
    """A worth with its sign and one decimal; empty if that is zero."""
    said = f"{worth:+.1f}"
    return said if float(said) else ""
