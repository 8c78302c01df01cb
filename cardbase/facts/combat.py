"""Functions in combat. Texts are plain: lower case, ``~`` is self."""

from __future__ import annotations

from cardbase.facts.function_patterns import NUMBER, rule
from cardbase.terms import Function, Type

COMBAT_RULES = (
    rule(
        Function.COMBAT_ENDS,
        "combat",
        r"\bcombat ends\b",
        r"\bend (?:an? |the |that |this |any )?combat|\bending combat",
        r"\bcancel (?:the |that )?combat\b",
        # The end as a time, as a forbidden strike, or as the purpose of a press.
        never=r"(?:after|before|when|once|until|that|the|or) combat ends"
        r"|(?:cannot|may not|neither|other than)[^.]{0,50}(?:combat ends|end combat)"
        r"|(?:usable|press(?:es)?) to end combat|end combat on the first round",
    ),
    rule(
        Function.PREVENT,
        "prevent",
        rf"\bprevents? (?:{NUMBER}|that|the)\b[^.]{{0,50}}damage",
        r"damage inflicted on this \w+ [^.]{0,40}is (?:automatically )?prevented",
    ),
    rule(
        Function.AGGRAVATED,
        "aggravated",
        r"(?<!non-)\baggravated\b",
        # Damage that the minion takes, or a condition, is not inflicted damage.
        never=r"(?:treats?|prevents?|heal) (?:all |one |any |\d )?aggravated[^.]*"
        r"|(?:this vampire|he or she) takes [^.]{0,50}aggravated"
        r"|(?:if any|when an opposing)\b[^.]{0,60} aggravated"
        r"|(?:burned by|or any|regular strike\)) aggravated|aggravated damage cannot"
        r"|on ~ by a \w+ is aggravated",
    ),
    rule(
        Function.RANGED,
        "strike|damage|ranged",
        r"\b(?:\d|x)r\b|\branged\b",
        never=r"if any ranged|cannot [^.]{0,40}ranged",
    ),
    rule(
        Function.ADDITIONAL_STRIKE,
        "additional strike",
        r"additional strikes?\b",
        never=r"(?:cannot use (?:any )?|usable as an )additional strikes?",
    ),
    rule(
        Function.FIRST_STRIKE,
        "first strike",
        r"first strike\b",
        never=r"opposing minion's [^.]{0,40}first strike",
    ),
    rule(
        Function.MANEUVER,
        "maneuver|manuever",
        r"\bmaneuvers?\b|\bmanuever\b",  # One text has the second spelling.
        never=r"cannot [^.]{0,90}\bmaneuvers?\b[^.]*|providing maneuvers|only if they"
        r"|may use maneuvers|maneuver used by|opposing \S+ gets [^.]{0,30}maneuvers?",
    ),
    rule(
        Function.PRESS,
        "press",
        r"\bpress(?:es)?\b",
        never=r"press step|cannot [^.]{0,90}\bpress(?:es)?\b|and/or presses|presses (?:cost|only)"
        r"|opposing \S+ gets [^.]{0,30}press",
    ),
    rule(
        Function.DODGE,
        "dodge",
        r"\bdodge\b",
        never=r"(?:cannot|doesn't|except to) dodge|<dodge>",
    ),
    rule(
        Function.STEAL_BLOOD,
        "steal",
        r"\b(?:steals?|hunt by stealing) [^.]{0,20}\b(?:blood|life)\b",
        never=r"\bor steals? blood",
    ),
    rule(
        Function.TORPOR,
        "torpor",
        r"\bsend (?!this vampire|~)[^.]{0,60}\bto torpor|\bsend [^.]{0,30}\binto torpor",
        r"(?<!when the )opposing vampire goes (?:in)?to torpor",
        r"\b(?:they|vampires) go (?:in)?to torpor|vampire is sent to torpor",
        r"involved in that combat goes? to torpor|then goes into torpor",
        r"this vampire is locked and sent to torpor|locks and goes to torpor instead",
        r"counter goes to torpor or is burned",
        never=r"(?:this vampire|~) is sent to torpor",
    ),
    rule(
        Function.TORPOR,
        "torpor",
        r"acting vampire goes to torpor",
        types=frozenset({Type.REACTION, Type.VAMPIRE}),
    ),
)
