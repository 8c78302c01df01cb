"""Functions in actions, blocks, bleeds and referendums. Texts are plain: lower case, ``~`` is self."""

from __future__ import annotations

from cardbase.facts.rules import NUMBER, rule
from cardbase.model import Function, Type

# What follows when the stealth is that of the card's own action, or of an enemy's against it.
_OWN_ACTION = (
    r"(?! (?:(?:ⓓ|political|equip|hunt|recruit|employ|retainer) )*actions?\b)"
    r"(?! (?:on|during|when attempting) that action)"
)
_OWN_BEFORE = (
    r"(?<!normal )(?<!usual )(?<!not get )(?<!action is at )(?<!bleed at )(?<!prey at )"
    r"(?<!is with an additional )"
)
_ACTIONS = frozenset({Type.ACTION, Type.POLITICAL_ACTION})
_REACTIONS = frozenset({Type.REACTION, Type.POWER})
_OTHERS = frozenset(Type) - _ACTIONS

# Another's handicap: "allies get -1 ...", "the acting minion gets -1 ...", but not "~ gets".
_OTHER_GETS = (
    rf"(?:(?<!you control )\bget|\bgive\b[^.]{{0,70}}|"
    rf"(?<!this )(?:minion|vampire|ally|methuselah)s?(?: with this card)? (?:gets?|has)|"
    rf"attempting a political action gets|action gets|he or she gets|stealth and) "
)

ACTION_RULES = (
    rule(
        Function.BLEED,
        "bleed",
        r"\+(?:\d|x) bleed(?! (?:against|when bleeding) (?:you\b|~))",
    ),
    rule(
        Function.STEALTH,
        "stealth",
        rf"{_OWN_BEFORE}\+(?:\d|x) stealth{_OWN_ACTION}",
        types=_OTHERS,
    ),
    rule(
        Function.STEALTH,
        "stealth",
        rf"{_OWN_BEFORE}(?<!above, with )(?<!but with )\+(?:\d|x) stealth{_OWN_ACTION}",
        types=_ACTIONS,
        alone=True,
    ),
    rule(Function.STEALTH, "intercept", rf"{_OTHER_GETS}-(?:\d|x) intercept"),
    rule(
        Function.INTERCEPT,
        "intercept",
        r"\+(?:\d|x) intercept(?! (?:against|when attempting to block) (?:~|him\b|her\b|it\b))",
    ),
    rule(
        Function.INTERCEPT,
        "stealth",
        rf"{_OTHER_GETS}-(?:\d|x) stealth(?! (?:on|during|when attempting) that action)",
        r"stealth to 0",
    ),
    rule(
        Function.BLOCK_DENIAL,
        "block",
        r"(?:attempt|block) fails?\b",
        r"unblockable",
        r"as if unblocked",
        r"cannot (?:attempt to )?block (?:~|him\b|her\b|this \w+|the (?:vampire|minion|bearer|actions))",
        r"(?:~|this \w+|actions?) cannot be blocked",
        r"must burn [^.]{1,40} to (?:attempt to )?block (?:~|this|the)",
        r"chosen (?:minions?|vampires?) cannot block",
        r"this minion cannot block\.",
    ),
    rule(Function.WAKE, "wake", r"(?<!funeral )\bwakes?\b(?! with)"),
    rule(
        Function.WAKE,
        "unlock",
        r"as (?:though|if) unlocked(?! costs)",
        r"\bunlocks? and attempts? to block",
    ),
    rule(
        Function.WAKE,
        "only usable by a locked",
        r"only usable by a locked(?! \w+ who has blocked)[^~]{0,200}?\bunlocks?\b(?! phase)",
        types=_REACTIONS,
    ),
    rule(
        Function.BOUNCE,
        "bleed",
        r"change the target of the bleed to",
        r"is now bleeding",
        r"redirect the bleed",
    ),
    rule(
        Function.BLEED_REDUCTION,
        "bleed",
        r"(?<!vampire can burn 1 blood to )reduce (?:an?|the|that)\b[^.]{0,40}\bbleed (?:amount by"
        r"|against [^.]{1,60} (?:by|to)\b)(?! 1 to give)",
        r"bleed (?:amount )?is reduced",
        rf"{_OTHER_GETS}-\d bleed",
    ),
    rule(
        Function.UNLOCK,
        "unlock",
        r"(?<!not )(?<!not to )(?<!n't )(?<!cannot )(?<!your )(?<!next )(?<!and/or )"
        r"\bunlocks?\b(?! phase)(?! as normal)(?! and take control)(?! of)",
    ),
    rule(
        Function.LOCK,
        "lock",
        rf"\b(?:lock|locks) (?:{NUMBER}|that|the|target|another|any|each|all)\b[^.]{{0,40}}"
        r"\b(?:minions?|vampires?|all(?:y|ies))\b",
    ),
    rule(
        Function.VOTES,
        "vote|ballot|title|abstain",
        r"\+(?:\d|x) (?:votes?|ballots?)",
        r"(?:\d|x|one|two|three|four|five|an) additional votes?",
        rf"\bgains? {NUMBER} (?:additional )?votes?",
        r"\babstains?\b",
        r"cannot cast votes",
        r"represent[^.]{0,60}\btitle",
        r"\btitle of\b",
    ),
    rule(
        Function.RUSH,
        "combat with",
        r"(?<!not )(?<!cannot )\benter combat with(?! (?:~|him|her)\b)",
    ),
    rule(
        Function.CANCEL,
        "cancel",
        rf"\bcancels? (?:{NUMBER}|the|that|target|this|it)\b(?! combat)[^.]{{0,60}}",
    ),
)
