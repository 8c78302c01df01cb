"""Functions about pool, blood and cards. Texts are plain: lower case, ``~`` is self."""

from __future__ import annotations

from cardbase.facts.rules import NUMBER, rule
from cardbase.model import Function

_BLOOD = r"(?:blood|counters?)"

RESOURCE_RULES = (
    rule(
        Function.POOL_GAIN,
        "pool",
        rf"\b(?:you|methuselah|and|to|may|can|controller|,) gains? (?:{NUMBER}|that much)?[^.]{{0,12}}\bpool\b",
        rf"(?:^|[.:/\]] ?|\n)gain {NUMBER} pool",
        r"\bto your pool\b",
    ),
    rule(
        Function.POOL_LOSS,
        "pool",
        rf"\b(?:prey|predator|methuselahs?|controller|they|he or she|target)\b[^.]{{0,30}} burns? "
        rf"{NUMBER} (?:additional )?pool",
        rf"\bburn {NUMBER} pool from",
    ),
    rule(
        Function.BLOOD_GAIN,
        "blood",
        rf"\bgains? {NUMBER} (?:additional )?blood",
        r"\bblood from the (?:blood )?bank to",
        rf"\badd {NUMBER} blood to",
    ),
    rule(
        Function.ACCELERATION,
        "uncontrolled region|transfer",
        rf"\b(?:add|move|distribute)s? [^.]{{0,80}}\b{_BLOOD} [^.]{{0,80}}in your uncontrolled region",
        r"\+\d transfers?",
    ),
    rule(
        Function.RESCUE,
        "torpor",
        r"\brescu",
        r"leaves? torpor",
        r"from (?:your )?torpor(?: region)? to",
    ),
    rule(
        Function.STEAL,
        "steal|control of",
        r"\bsteals? (?![^.]{0,20}\b(?:blood|life)\b)",
        r"\b(?:takes?|gains?) control of",
    ),
    rule(
        Function.BURN,
        "burn",
        rf"\bburn (?:{NUMBER}|that|the|target|another) (?!blood|pool|life)[^.]{{0,40}}"
        r"\b(?:locations?|equipment|retainers?|all(?:y|ies)|vampires?|minions?|weapons?)\b",
    ),
    rule(Function.EMBRACE, "capacity", r"\bbecomes? an? [^.]{0,60}(?:capacity|vampire)"),
    rule(
        Function.DISCOUNT,
        "cost",
        r"\bcosts? [^.]{0,60}\b(?:fewer|less)\b",
        r"\breduce the cost",
        r"\bcosts? [^.]{0,40}-\d (?:blood|pool)",
    ),
    rule(Function.SEARCH, "search", r"\bsearch (?:your|his|her|their|the top|through)\b"),
    rule(Function.RECURSION, "ash heap", r"(?:from|in) your ash heap"),
    rule(
        Function.DRAW,
        "draw",
        rf"\bdraws? {NUMBER} (?:\w+ )?cards?",
    ),
)
