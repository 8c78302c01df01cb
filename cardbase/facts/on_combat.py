"""Functions in combat. Texts are plain: lower case, ``~`` is self."""

from __future__ import annotations

from cardbase.facts.rules import NUMBER, rule
from cardbase.model import Function

COMBAT_RULES = (
    rule(
        Function.COMBAT_ENDS,
        "combat",
        r"(?<!after )(?<!before )(?<!when )(?<!once )(?<!until )(?<!that )(?<!the )(?<!not strike: )"
        r"(?<!cannot strike: )\bcombat ends\b",
        r"(?<!usable to )(?<!press to )(?<!presses to )(?<!not )\bend (?:the |that |this |any )?combat",
        r"\bcancel (?:the |that )?combat\b",
        r"\bending combat",
    ),
    rule(
        Function.PREVENT,
        "prevent",
        rf"\bprevents? (?:{NUMBER}|that|the)\b[^.]{{0,50}}damage",
    ),
    rule(
        Function.AGGRAVATED,
        "aggravated",
        r"(?<!non-)(?<!treat )(?<!treats )\baggravated\b(?! damage as)",
    ),
    rule(Function.RANGED, "r damage|r aggravated|ranged", r"\b(?:\d|x)r\b", r"\branged\b"),
    rule(Function.ADDITIONAL_STRIKE, "additional strike", r"additional strikes?\b"),
    rule(Function.FIRST_STRIKE, "first strike", r"first strike\b"),
    rule(Function.MANEUVER, "maneuver", r"\bmaneuvers?\b"),
    rule(Function.PRESS, "press", r"\bpress(?:es)?\b"),
    rule(Function.DODGE, "dodge", r"\bdodges?\b"),
    rule(Function.STEAL_BLOOD, "steal", r"\bsteals? [^.]{0,20}\b(?:blood|life)\b"),
    rule(
        Function.TORPOR,
        "torpor",
        r"\b(?:goes?|sends?|sent|puts?|moved?) [^.]{0,40}\b(?:in)?to torpor",
    ),
)
