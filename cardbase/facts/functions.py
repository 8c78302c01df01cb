"""What a card is for, in players' words: patterns on the wording of the current card texts."""

from __future__ import annotations

import re

from cardbase.model import Function

_FORMS: dict[Function, str] = {
    Function.BLEED: r"\+(?:\d|X) bleed",
    Function.STEALTH: r"\+(?:\d|X) stealth(?! (?:Ⓓ|action|political|hunt|equip|recruit|employ))"
    r"|-(?:\d|X) intercept",
    Function.INTERCEPT: r"\+(?:\d|X) intercept|-(?:\d|X) stealth|stealth to 0",
    Function.WAKE: r"\bwakes?\b|as though unlocked|as if unlocked|as if he or she were unlocked",
    Function.BOUNCE: r"[Cc]hange the target of the bleed|is now bleeding|redirect the bleed",
    Function.BLEED_REDUCTION: r"[Rr]educe (?:a|the|that) bleed|bleed (?:amount )?is reduced",
    Function.UNLOCK: r"\bunlocks?\b(?! phase)",
    Function.VOTES: r"\+(?:\d|X) votes?|additional votes?|gains? (?:\d|X) votes?",
    Function.POOL_GAIN: r"\bgains? (?:\d|X) pool",
    Function.BLOOD_GAIN: r"\bgains? (?:\d|X) blood",
    Function.ACCELERATION: r"in your uncontrolled region",
    Function.COMBAT_ENDS: r"[Cc]ombat ends|end (?:the )?combat",
    Function.PREVENT: r"\b[Pp]revents? (?:\d|X|all|up)",
    Function.AGGRAVATED: r"\baggravated\b",
    Function.ADDITIONAL_STRIKE: r"[Aa]dditional strikes?",
    Function.FIRST_STRIKE: r"first strike",
    Function.MANEUVER: r"\b[Mm]aneuvers?\b",
    Function.PRESS: r"\b[Pp]ress\b",
    Function.DODGE: r"\bdodge\b",
    Function.RUSH: r"[Ee]nters? combat with",
    Function.CANCEL: r"\b[Cc]ancels? ",
    Function.TORPOR: r"(?:to|into) torpor",
    Function.DRAW: r"\bdraws? (?:\d|X|a|one|two|three)",
}
_RULES = {function: re.compile(form) for function, form in _FORMS.items()}


def functions_in(text: str) -> tuple[Function, ...]:
    """The functions of a card by its text, in the order of :class:`Function`."""
    return tuple(
        function for function in Function if function in _RULES and _RULES[function].search(text)
    )
