"""Functions in actions, blocks and referendums. Texts are plain: lower case, ``~`` is self."""

from __future__ import annotations

from cardbase.facts.function_patterns import NUMBER, OWN_ACTION, OWN_BEFORE, rule
from cardbase.terms import Function, Type

_ACTIONS = frozenset({Type.ACTION, Type.POLITICAL_ACTION})
_REACTIONS = frozenset({Type.REACTION, Type.POWER})
_OTHERS = frozenset(Type) - _ACTIONS

# A handicap of others: "allies get -1 ...", "the acting minion gets -1 ...", but not "~ gets".
_OTHER_GETS = (
    r"(?:(?<!you control )\bget|\bgive\b[^.]{0,70}|"
    r"(?<!this )(?:minion|vampire|ally|methuselah)s?(?: with this card)? (?:gets?|has)|"
    r"attempting a political action gets|action gets|he or she gets|title and gets|stealth and) "
)

STEALTH_GIVEN = (
    rule(
        Function.STEALTH,
        "stealth",
        rf"{OWN_BEFORE}\+(?:\d|x) stealth{OWN_ACTION}",
        types=_OTHERS,
    ),
    rule(
        Function.STEALTH,
        "stealth",
        rf"{OWN_BEFORE}(?<!above, with )(?<!but with )\+(?:\d|x) stealth{OWN_ACTION}",
        types=_ACTIONS,
        alone=True,
    ),
)
"""Stealth that a card gives as a number; the stealth of the action itself does not count."""

ACTION_RULES = (
    rule(
        Function.BLEED,
        "bleed",
        r"\+(?:\d|x) bleed(?! (?:against|when bleeding) (?:you\b|~))",
    ),
    *STEALTH_GIVEN,
    rule(Function.STEALTH, "intercept", rf"{_OTHER_GETS}-(?:\d|x) intercept"),
    rule(
        Function.INTERCEPT,
        "intercept",
        r"\+(?:\d|x) intercept(?! (?:against|when attempting to block) (?:~|him\b|her\b|it\b))",
        r"sum of their intercept",
    ),
    rule(
        Function.INTERCEPT,
        "stealth",
        rf"{_OTHER_GETS}-(?:\d|x) stealth(?! (?:on|during|when attempting) that action)",
        r"stealth to 0",
        r"this vampire gets -1 stealth\. this vampire can burn this card",
    ),
    rule(
        Function.BLOCK_DENIAL,
        "block",
        r"(?:attempt|block) fails?\b",
        r"unblockable",
        r"as if unblocked",
        r"(?:cannot|may not) (?:attempt to )?block "
        r"(?:~|him\b|her\b|this \w+|the (?:vampire|minion|bearer|actions))",
        r"(?:~|this \w+|minion|actions?) cannot be blocked",
        r"(?:minions|vampires)\b[^.]{0,60} must burn [^.]{1,40} to (?:attempt to )?block",
        r"(?:chosen (?:minions?|vampires?)|infernal minions|from this vampire) cannot block",
        # Cards that are put on another Methuselah's minion.
        r"this minion cannot block\.",
        r"this vampire cannot (?:attempt to )?block (?:undirected|older|allies)",
    ),
    rule(Function.WAKE, "wake", r"(?<!funeral )\bwakes?\b(?! with)"),
    rule(
        Function.WAKE,
        "unlock",
        r"as (?:though|if) unlocked(?! costs)",
        r"\bunlocks? (?:and|[^.]{0,60}) ?attempts? to block",
        r"usable by a locked vampire even if",
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
        rf"{_OTHER_GETS}-\d bleed(?! and \+)",
        r"to a bleed, you burn \d pool instead",
        r"put this card on an? \w+\. this vampire gets -\d bleed",
    ),
    rule(
        Function.UNLOCK,
        "unlock",
        r"\bunlocks?\b(?! phase)",
        never=r"(?:not|not to|n't|cannot|your|next) unlock|unlock (?:and take control|or is burned)"
        r"|unlocks? during (?:each of )?(?:his|her|their)|each time [^.]{0,40}unlocks"
        r"|if this minion unlocks|effect to unlock|this card and unlock as",
    ),
    rule(
        Function.LOCK,
        "lock",
        rf"\blocks? (?:{NUMBER}|that|the|target|another|each)\b[^.]{{0,40}}"
        r"\b(?:minions?|vampires?|all(?:y|ies))\b",
        r"\band lock them\b",
        r"\b(?:minion|vampire) (?:is|are) locked",
        r"(?<!un)\block all\b",
        never=r"not lock[^.]*|lock (?:x |an? )?(?:aye|orun)[^.]*|lock another copy"
        r"|you control\. lock that vampire|if this vampire is locked"
        r"|lock all [^.]{0,40}you control",
    ),
    rule(
        Function.VOTES,
        "vote|ballot|title|abstain",
        r"\+(?:\d|x|2x) (?:votes?|ballots?)",
        r"(?:\d|x|one|two|three|four|five|an) additional votes?|additional \d votes?",
        rf"\bgains? {NUMBER} (?:additional )?votes?|\bgets? \d votes?\b",
        r"(?<!~ gets )-\d votes?\b|votes are doubled",
        r"\babstains?\b",
        r"cannot [^.]{0,80}\bcast votes|burn \d blood to cast votes",
        r"(?:change|cancel) the votes and ballots",
        r"represent[^.]{0,60}\btitle|\btitle of\b",
        r"(?:steal|receive|receive \(and contest\)) the title",
        r"become (?:an? |the )?(?:primogen|prince|bishop|archbishop|baron)\b",
        r"\b(?:1|one) less vote\b|from casting votes|force [^.]{0,40}\bto cast votes",
        r"abstaining cast votes and ballots with",
        never=r"(?:~|vampire with this card) (?:cannot cast votes|abstains)[^.]*",
    ),
    rule(
        Function.RUSH,
        "enter combat|enters combat",
        r"\benters? combat with(?! (?:~|him|her)\b)|can enter combat with him or her as a ⓓ",
        r"and (?:this|the|that) [^.]{0,30} enter combat",
        never=r"(?<!take a ⓓ )actions? to enter combat"
        r"|(?:when|if|after(?! this round))\b[^.]{0,60} enters combat"
        r"|(?:about to|would|cannot|cannot block or) enter combat",
    ),
    rule(
        Function.CANCEL,
        "cancel",
        rf"\bcancels? (?:{NUMBER}|the|that|target)\b[^.]{{0,40}}"
        r"\b(?:cards?|modifier|actions?|referendum|events?|effects?|hunt|maneuver|diablerie)\b",
        r"(?:played card|this bleed|diablerie|block attempt|while locked) (?:is|are) canceled",
        never=r"cancel (?:this card|the (?:resulting combat|block)|[^.]{0,30}votes)[^.]*"
        r"|cancel that \(and keep",
    ),
)
