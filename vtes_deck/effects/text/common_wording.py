"""Normalisations of wordings in all texts: numbers, blood and pool, names of a minion."""

from __future__ import annotations

import re

from cardbase.clans import CLANS
from vtes_deck.effects.text.normalisation import Normalisation, normalisation

_DIGITS = {
    "one": "1",
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "thirteen": "13",
}
_CLANS = "|".join(sorted((re.escape(one.lower()) for one in CLANS), key=len, reverse=True))
_MINION = (
    rf"(?:vampire|minion|anarch|ally|baron|laibon|(?:(?:sabbat|camarilla|black hand) )vampire"
    rf"|{_CLANS})"
)
_BEARER = (
    r"\bthe (?:bearer|employer|attached (?:vampire|minion)"
    r"|(?:minion|vampire) with this (?:equipment|card))"
    r"|\bbearer(?= (?:can|may)\b)"
    r"\b"
)

PHASES = "unlock|master|minion|influence|discard"
"""The phases of a turn that texts name."""

REMINDERS = (
    "they ignore the requirement",
    "that methuselah can attempt",
    "for 1 or more",
    "or a card you control",
    "draw up afterward",
    "discard afterward",
    "discard down afterward",
    "shuffle afterward",
    "shuffle and discard down afterward",
    "requirements and cost apply",
    "cost is still paid",
    "even if the referendum",
    "to continue combat only",
    "but never less than 0",
    "instead of ",
    "by either combatant",
    "if any",
    "allies and retainers",
    "the action is not",
    "the acting minion can still",
    "breaking any temporary",
    "even controlled by",
    "unsuccessfully",
    "even if you do not burn",
    "even at long range",
    "if it was an action card",
    "not usable if there is already",
    "skip the ",
    "this cancels ",
    "this can cancel ",
    "ignore excess ",
    "cost must be paid",
    "allies cannot burn",
    "without combat",
    "do not lock this vampire if",
    "at any range",
    "the minion chooses",
    "at strength damage",
)
"""The first words of reminders of rules in parentheses."""

COMMON: tuple[Normalisation, ...] = (
    normalisation(
        "The minion is the target.", r"^lock that (?!minion\b|vampire\b|ally\b)[a-z]+$", "lock them"
    ),
    normalisation(
        "Stealth in the action that a card allows.",
        r"\bget ([+-]\d stealth) (?:during|on|when attempting) that action$",
        r"get \1 in that action",
    ),
    normalisation(
        "The chosen minion is named by its kind.",
        r"\b(referendum (?:means|is successful,|passes,)) burn that [a-z ]+$",
        r"\1 the chosen minion is burned",
    ),
    normalisation(
        "Reminders of rules are in parentheses.",
        rf",? ?\((?:{'|'.join(REMINDERS)})[^)]*\)",
        "",
    ),
    normalisation("The rules shuffle a library after a search.", r"; shuffle afterward\b", ""),
    normalisation(
        "Symbols of Disciplines and card types repeat a word.", r" \[[a-z ]{3,20}\](?!\[)", ""
    ),
    normalisation("Names of other cards are in angle brackets.", r"[<>]", ""),
    normalisation('"He or she" is "they".', r"\bhe or she\b", "they"),
    normalisation('"They" takes the plural.', r"\bthey controls\b", "they control"),
    normalisation('"They" takes the plural.', r"\bthey is\b", "they are"),
    normalisation('"They" takes the plural.', r"\bthey has\b", "they have"),
    normalisation('"May" is "can".', r"\bmay\b", "can"),
    normalisation(
        "Small numbers are digits.",
        r"\b(one|two|three|four|five|thirteen)\b(?! of| or more)",
        lambda m: _DIGITS[m[1]],
    ),
    normalisation(
        "Small numbers are digits.",
        r"\b(two|three) or more\b",
        lambda m: f"{_DIGITS[m[1]]} or more",
    ),
    normalisation('"An optional" is "1 optional".', r"\ban? optional\b", "1 optional"),
    normalisation(
        "Blood comes from the blood bank.",
        r"\bmove (\d+) blood from the blood bank to\b",
        r"add \1 blood to",
    ),
    normalisation(
        "Blood comes from the blood bank.",
        r"\bmove (\d+) blood from the bank to\b",
        r"add \1 blood to",
    ),
    normalisation("Blood comes from the blood bank.", r" from the blood bank\b", ""),
    normalisation(
        "Equipment that is a location in play.",
        r"\b(?:while in play, )?this equipment card represents a location and does not count as "
        r"equipment(?: while in play)?",
        "location. while in play, this card does not count as equipment",
    ),
    normalisation("Equipment is on a minion.", r"\bequipment on a minion\b", "equipment"),
    normalisation(
        "The controller of a card is you.",
        r"\bdirected at their controller\b",
        "directed at you",
    ),
    normalisation(
        "The Edge has a holder or a controller.", r"\bcontrol the edge\b", "have the edge"
    ),
    normalisation(
        "A relative clause is a participle.", r"\bcards that require\b", "cards requiring"
    ),
    normalisation(
        "The minion that a card names receives blood.",
        r"\bgive (~) (\d+) blood\b",
        r"add \2 blood to \1",
    ),
    normalisation(
        "A lower cost has three forms.",
        r"(?:-(\d)|\b(\d) (?:less|fewer)) (blood(?: or pool)?|pool)\b",
        lambda m: f"{m[1] or m[2]} fewer {m[3]}",
    ),
    normalisation(
        "A higher cost has two forms.",
        r"\b(costs? (?:~|her|him)|rescuing ~ from torpor costs) \+(\d) blood\b",
        r"\1 \2 additional blood",
    ),
    normalisation(
        "The minion that plays or bears the card has several names.",
        rf"\b(?:this|that) (?:acting |reacting |striking |attached )?{_MINION}\b|{_BEARER}",
        "this minion",
    ),
    normalisation(
        "The acting minion may be called a vampire.", r"\bthe acting vampire\b", "the acting minion"
    ),
    normalisation("A card that is an object has several names.", r"\bthis location\b", "this card"),
    normalisation(
        'A card is put in play or is "locked to".',
        r"(?:^|(?<=: ))lock (to|during)\b",
        r"you can lock this card \1",
    ),
    normalisation('"Destroy" is an old word for "burn".', r"\bdestroy\b", "burn"),
    normalisation(
        "Any means every.", r"\bany (minion|methuselah other|other methuselah)\b", r"a \1"
    ),
    normalisation("A discarded card comes from the hand.", r" from your hand\b", ""),
    normalisation(
        "Discarded cards may be called by their type.", r"\bdiscard 1 card\b", "discard a card"
    ),
    normalisation(
        "A minion has or gets a Discipline.",
        r"^this minion has superior\b",
        "this minion gets superior",
    ),
    normalisation('"As normal".', r",? and its cost is paid as normal", ""),
    normalisation(
        "Cards require a Discipline or carry its name.",
        r"\b(\w+) cards cost\b",
        r"cards requiring \1 cost",
    ),
    normalisation("A title may be spelled out.", r"\binner circle members?\b", "inner circle"),
    normalisation(
        "The plural adds nothing.",
        r"\b(toreador|ventrue|brujah|ministry|gangrel|lasombra|harbingers? of skulls)s?\b",
        lambda m: m[1].replace("harbingers", "harbinger"),
    ),
    normalisation("The plural adds nothing.", r"\bministries\b", "ministry"),
    normalisation(
        "The plural adds nothing.", r"\bdaughters of cacophony\b", "daughter of cacophony"
    ),
    normalisation('", with" is "with".', r", with\b", " with"),
    normalisation(
        "A minion unlocks, or a Methuselah unlocks it.",
        r"\bthis minion unlocks and attempts to block\b",
        "unlock this minion. this minion attempts to block",
    ),
    normalisation(
        "A minion unlocks, or a Methuselah unlocks it.",
        r"\b(?:this minion|it) unlocks\b",
        "unlock this minion",
    ),
    normalisation(
        "Until a phase means until the next such phase.", r"\buntil your next\b", "until your"
    ),
    normalisation(
        "Vampires are minions.", r"\ba vampire can (play|have) only\b", r"a minion can \1 only"
    ),
    normalisation("Cards are put on minions.", r"\bthis card is put on\b", "put this card on"),
    normalisation("A turn ends.", r"\buntil the end of the turn\b", "this turn"),
    normalisation("Two objects share an article.", r" or (?:with )?an? (?!minion's)", " or "),
    normalisation("A period has a phrase.", r"\bonce during your turn\b", "during your turn"),
    normalisation("A Methuselah gains pool.", r"\byou gain (?=\d pool)", "gain "),
    normalisation("A pool is 1 pool.", r"\bburn a pool\b", "burn 1 pool"),
    normalisation("A minion locks itself.", r"\bcan lock (?:~|her|him) (?=to\b)", "can lock "),
    normalisation("Sects mean their vampires.", r"\ba laibon vampire\b", "a laibon"),
    normalisation("A minion in play is controlled.", r"\bany other controlled\b", "another"),
    normalisation("A minion in play is controlled.", r"\bany controlled\b", "a"),
    normalisation("Any means every.", r"\bany (?=nosferatu in your uncontrolled)", "a "),
    normalisation("The user is named again.", r"\bblood to (?:her|him)\b", "blood to ~"),
    normalisation("The acting minion gets it.", r"\bgive an acting\b", "give a"),
    normalisation("A card requires a Discipline.", r"\bcard that requires\b", "card requiring"),
    normalisation(
        "A card of the hand is discarded.",
        r"\bburn (?=a card requiring [a-z ]+? to get\b)",
        "discard ",
    ),
    normalisation("The order of adjectives.", r"\byounger ready\b", "ready younger"),
    normalisation(
        "The order of adjectives.", r"\ba master archetype card\b", "an archetype master card"
    ),
    normalisation(
        "The user is named again.", r"\bduring (?:his or her|his|her) next\b", "during their next"
    ),
    normalisation(
        "A retainer is on a minion.", r"\ba (demon )?retainer on a minion\b", r"a \1retainer"
    ),
    normalisation(
        "A Methuselah has minions.", r"\byour prey has a ready\b", "your prey controls a ready"
    ),
    normalisation(
        "A minion has blood or life.",
        r"\bsteal (\d) blood or life \(becoming blood\) from a ready minion\b",
        r"steal \1 blood from a ready minion",
    ),
    normalisation(
        "A vampire goes to torpor.",
        r"\b(?:if|each time) ~ goes into torpor\b",
        "after ~ goes to torpor",
    ),
    normalisation(
        "An effect follows an event.",
        r"^(burn 1 pool) (as ~ enters play|after ~ goes to torpor)$",
        r"\2, \1",
    ),
    normalisation(
        "A hand size is a number.",
        r"\byour hand size is (\d) cards? larger\b",
        r"you get +\1 hand size",
    ),
    normalisation(
        "Any means every.",
        r"\bany ([a-z ]+?) can (?=enter combat\b|burn 1 blood from ~)",
        r"\1 can ",
    ),
    normalisation("One more means an additional one.", r"\ban additional (?=[+])", ""),
    normalisation(
        "A state holds or does not hold.",
        r"\bwhile (?=you control|you have|your (?:prey|predator) (?:controls|has))",
        "if ",
    ),
    normalisation("Corruption counters.", r"\bwith 1 or more of your\b", "with any of your"),
    normalisation(
        "A drawn crypt card goes to the uncontrolled region.",
        r"\bdraw 1 card from your crypt\b",
        "move the top card from your crypt to your uncontrolled region",
    ),
    normalisation("A blood is 1 blood.", r"\bmove a blood to\b", "add 1 blood to"),
    normalisation("A blood is 1 blood.", r"\bburn a blood\b", "burn 1 blood"),
    normalisation(
        "A card that is full is named again.",
        r"\bif this card has ((?:\d+|no) (?:counters|blood)), burn it\b",
        r"if it has \1, burn this card",
    ),
    normalisation(
        "A minion burns its own blood.",
        r"\bburn (\d) blood from this minion$",
        r"this minion burns \1 blood",
    ),
    normalisation("A prey controls minions.", r"\bcontrolled by your prey\b", "your prey controls"),
    normalisation("Any means every.", r"\ball (?=[a-z]+ get\b)", ""),
    normalisation(
        "Your minions are those that you control.",
        r"\byour minions get\b",
        "minions you control get",
    ),
    normalisation(
        "A card is burned in the unlock phase of its minion.",
        r"^during this minion's next unlock phase, burn this card",
        "during their unlock phase, this minion burns this card",
    ),
    normalisation(
        'The remark "not unique" may be in parentheses.', r"\(non-unique\)", "non-unique"
    ),
    normalisation("A hand is filled up.", r"^draw back up to your hand size afterward$", ""),
    normalisation(
        "A controller's pool is theirs.",
        r"\bburn (\d) pool from its controller\b",
        r"burn \1 of its controller's pool",
    ),
    normalisation(
        "A capacity may follow the region.",
        r" in your uncontrolled region( with capacity \d+ or (?:more|less))",
        r"\1 in your uncontrolled region",
    ),
    normalisation(
        "The pronoun refers to this minion.", r"\bthey can burn\b", "this minion can burn"
    ),
    normalisation("Ambiguous articles.", r"\ban banu haqim\b", "a banu haqim"),
    normalisation("A minion is of a kind.", r"\bif this minion is an? ", "if this minion is "),
    normalisation(
        "The user is named again.", r"\b1 of (?:her|his|their) retainers", "1 of ~'s retainers"
    ),
    normalisation(
        "The user is named again.", r"\bone of (?:her|his|their) retainers", "one of ~'s retainers"
    ),
    normalisation("A sequence.", r" and then ", " and "),
    normalisation(
        "The user is named again.",
        r"\bduring this minion's unlock phase, they burn\b",
        "during their unlock phase, this minion burns",
    ),
    normalisation(
        "Two choices share a verb.", r"^(choose an? [a-z ]+?) and choose (?=an? )", r"\1 and "
    ),
    normalisation(
        "An activity of a minion is a condition.",
        r"^(?:any|a) minion who (successfully [a-z ]+?) unlocks\b",
        r"if a minion \1, they unlock",
    ),
    normalisation("Any means every.", r"\bany vampire can (?=call\b)", "vampires can "),
    normalisation("Any means every.", r"\bgive any (?=[a-z]+ [+])", "give a "),
    normalisation(
        "The pronoun refers to that Methuselah.",
        r"\b(methuselah's unlock phase), they burn\b",
        r"\1, that methuselah burns",
    ),
    normalisation("The rules ask for a ready minion.", r"^requires an? (?:ready )?", "requires a "),
    normalisation("A number of a minion.", r"^~ has (\+\d) ", r"~ gets \1 "),
    normalisation(
        "The pronoun refers to this minion.",
        r"\bon this minion and unlock them\b",
        "on this minion and unlock this minion",
    ),
    normalisation("A card is put in play.", r"\binto play\b", "in play"),
    normalisation(
        "Any means every.",
        r"^any vampire can (?=call a referendum\b)",
        "vampires can ",
    ),
    normalisation(
        '"His or her" is "their".',
        rf"\bduring his or her (?=(?:{PHASES}) phase\b)",
        "during their ",
    ),
    normalisation(
        "Counters are on a card.",
        r"\bput this card with (\d+ counters?) in play\b",
        r"put this card in play with \1",
    ),
    normalisation(
        "The acting minion is one that acts.",
        r"\bonly usable if a younger vampire is acting\b",
        "only usable against younger vampires",
    ),
    normalisation(
        "A capacity below a number.",
        r"\b(?:of|with(?: a)?) capacity (?:below|less than) (\d+)",
        lambda m: f"with capacity {int(m[1]) - 1} or less",
    ),
    normalisation(
        "A capacity above a number.",
        r"\b(?:of|with a?) ?capacity above (\d+)",
        lambda m: f"with capacity {int(m[1]) + 1} or more",
    ),
    normalisation(
        "A capacity has several forms.",
        r"\b(?:of capacity|with a capacity of|whose capacity is) (\d+) or (less|more)\b",
        r"with capacity \1 or \2",
    ),
    normalisation(
        "A hand size is a number.",
        r"\byour hand size is increased by (\d)(?: cards?)?",
        r"you get +\1 hand size",
    ),
    normalisation(
        "One more means an additional one.",
        r"(?<=\bcost ~ )an additional (?=blood\b|pool\b)",
        "1 additional ",
    ),
    normalisation(
        "A card that cannot be used names its type.",
        r"^usable by (?=an? (?!locked\b))",
        "only usable by ",
    ),
    normalisation(
        "Any means every.",
        r"^any ([a-z ]*?(?:vampire|minion|anarch)) can (?=burn this card\b)",
        r"\1s can ",
    ),
    normalisation("A Discipline is named by its sign.", r"^\[[a-z]{3}\] is not a discipline$", ""),
    normalisation("A minion is of a kind.", r"\bdoesn't\b", "does not"),
    normalisation(
        "A weapon or location has a bearer.",
        r"\bthe (?:minion|vampire) with this (?:vehicle|location|weapon|card)\b",
        "this minion",
    ),
    normalisation("A retainer of a title.", r"^this could lead to a contested title$", ""),
    normalisation("Any means every.", r"\bany ready (?=[a-z]+)", "a ready "),
    normalisation(
        "Articles are optional.",
        r"\ba (?=(?:anarch|ally|animal|infernal|older|archbishop|unlocked|imbued|equipment)\b)",
        "an ",
    ),
    normalisation(
        "Intercept is for a blocking minion.",
        r"\bgive (?:any|a) minion (?=\+\d intercept\b)",
        "give the blocking minion ",
    ),
    normalisation("Blood or pool.", r"\bpool or blood\b", "blood or pool"),
    normalisation(
        "Allies are paid for to recruit them.",
        r"^(allies and retainers cost .*) to recruit or employ$",
        r"\1",
    ),
    normalisation("A library or crypt has a top.", r"\b(top (?:\d )?cards?) in\b", r"\1 of"),
    normalisation(
        "A card at random.",
        r"\b(?:1 random card|a random card|a card at random) from\b",
        "1 card at random from",
    ),
    normalisation(
        "Several actions of a kind.",
        r"\b(?:on|during) non-(hunt|bleed) actions\b",
        r"during a non-\1 action",
    ),
    normalisation("A card requires a trait.", r"^requires a seraph$", "requires a seraph vampire"),
    normalisation("Any means every.", r"^any (?=[a-z ]+ can burn this card\b)", ""),
)
"""The normalisations in order. They are applied before all others."""
