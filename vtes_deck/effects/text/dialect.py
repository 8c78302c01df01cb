"""One dialect for card texts: the official ones and those that definitions render.

Official texts of twenty years say the same thing in different words. :data:`RULES` lists the
differences in wording that do not change what a card does; every rule applies to both texts. What
the rules do not level out is a difference.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

import msgspec

OWN = "~"
"""The card itself, in place of its name."""


class Rule(msgspec.Struct, frozen=True):
    """A normalisation.

    Attributes:
        why: what it levels out.
        pattern: what it replaces.
        by: the replacement.
    """

    why: str
    pattern: re.Pattern[str]
    by: str | Callable[[re.Match[str]], str]

    def apply(self, text: str) -> str:
        """The text after the replacement."""
        return self.pattern.sub(self.by, text)


def _rule(why: str, pattern: str, by: str | Callable[[re.Match[str]], str]) -> Rule:
    return Rule(why, re.compile(pattern), by)


_DIGITS = {
    "one": "1",
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "thirteen": "13",
}
_MINION = (
    r"(?:vampire|minion|anarch|gangrel|gargoyle|ally|baron|baali|ravnos|banu haqim|nosferatu"
    r"|tremere|ministry|tzimisce|lasombra|toreador|brujah|malkavian|ventrue|salubri"
    r"|(?:sabbat|camarilla) vampire)"
)
_BEARER = (
    r"\bthe (?:bearer|employer|attached (?:vampire|minion)|(?:minion|vampire) with this equipment)"
    r"\b"
)
_PHASES = "unlock|master|minion|influence|discard"

REMINDERS = (
    "they ignore the requirement",
    "that methuselah can attempt",
    "for 1 or more",
    "or a card you control",
    "draw up afterward",
    "discard afterward",
    "discard down afterward",
    "shuffle afterward",
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
    "if it was an action card",
    "not usable if there is already",
    "skip the ",
    "this cancels ",
    "ignore excess ",
    "cost must be paid",
    "allies cannot burn",
    "without combat",
    "do not lock this vampire if",
    "at any range",
)
"""How the reminders of rules in parentheses begin."""

RULES: tuple[Rule, ...] = (
    _rule(
        "Reminders of rules stand in parentheses.",
        rf",? ?\((?:{'|'.join(REMINDERS)})[^)]*\)",
        "",
    ),
    _rule("The rules shuffle a library after a search.", r"; shuffle afterward\b", ""),
    _rule("Symbols of Disciplines and card types repeat a word.", r" \[[a-z ]{3,20}\](?!\[)", ""),
    _rule("Names of other cards stand in angle brackets.", r"[<>]", ""),
    _rule('"He or she" is "they".', r"\bhe or she\b", "they"),
    _rule('"They" takes the plural.', r"\bthey controls\b", "they control"),
    _rule('"They" takes the plural.', r"\bthey is\b", "they are"),
    _rule('"They" takes the plural.', r"\bthey has\b", "they have"),
    _rule('"May" is "can".', r"\bmay\b", "can"),
    _rule(
        "Small numbers are digits.",
        r"\b(one|two|three|four|five|thirteen)\b(?! of| or more)",
        lambda m: _DIGITS[m[1]],
    ),
    _rule(
        "Small numbers are digits.",
        r"\b(two|three) or more\b",
        lambda m: f"{_DIGITS[m[1]]} or more",
    ),
    _rule('"An optional" is "1 optional".', r"\ban? optional\b", "1 optional"),
    _rule(
        "Blood comes from the blood bank.",
        r"\bmove (\d+) blood from the blood bank to\b",
        r"add \1 blood to",
    ),
    _rule(
        "Blood comes from the blood bank.",
        r"\bmove (\d+) blood from the bank to\b",
        r"add \1 blood to",
    ),
    _rule("Blood comes from the blood bank.", r" from the blood bank\b", ""),
    _rule(
        "Equipment that is a location in play.",
        r"\b(?:while in play, )?this equipment card represents a location and does not count as "
        r"equipment(?: while in play)?",
        "location. while in play, this card does not count as equipment",
    ),
    _rule("Equipment is on a minion.", r"\bequipment on a minion\b", "equipment"),
    _rule(
        "The controller of a card is you.",
        r"\bdirected at their controller\b",
        "directed at you",
    ),
    _rule(
        "A strike once each combat.",
        r"^(strike: dodge), only usable once each (combat|round)$",
        r"once each \2, this minion can \1",
    ),
    _rule("The Edge is had or controlled.", r"\bcontrol the edge\b", "have the edge"),
    _rule("A relative clause is a participle.", r"\bcards that require\b", "cards requiring"),
    _rule(
        "Several actions of a kind.",
        r"\bon (political|directed|undirected|equip) actions\b",
        r"during \1 actions",
    ),
    _rule(
        "Several actions of a kind.",
        r"\bduring actions (directed at you|requiring)\b",
        r"during an action \1",
    ),
    _rule(
        "They are the blocking minion.",
        r"^the blocking minion's controller can burn\b",
        "their controller can burn",
    ),
    _rule("A hunting ground is a card.", r"\bhunting ground card\b", "hunting ground"),
    _rule(
        "A maneuver or press lasts for the combat.",
        r"\bthis (?:minion|vampire) gains (1 optional (?:press|maneuver)) this combat\b",
        r"\1",
    ),
    _rule(
        "What holds in a referendum is a sentence.",
        r"\bpolitical action; during that referendum\b",
        "political action. during that referendum",
    ),
    _rule("A strike more.", r"\bwith an additional strike\b", "with 1 additional strike"),
    _rule("Something happens in a round.", r"\bon the first round\b", "during the first round"),
    _rule(
        "A round is one of combat.",
        r"\bduring the first round of combat\b",
        "during the first round",
    ),
    _rule(
        "A minion that a card names is given blood.",
        r"\bgive (~) (\d+) blood\b",
        r"add \2 blood to \1",
    ),
    _rule(
        "A lower cost has three forms.",
        r"(?:-(\d)|\b(\d) (?:less|fewer)) (blood(?: or pool)?|pool)\b",
        lambda m: f"{m[1] or m[2]} fewer {m[3]}",
    ),
    _rule(
        "A higher cost has two forms.",
        r"\b(costs? (?:~|her|him)|rescuing ~ from torpor costs) \+(\d) blood\b",
        r"\1 \2 additional blood",
    ),
    _rule("Equipment is paid for to equip.", r"^(equipment cost)s?\b(.*?)(?: to equip)?$", r"\1\2"),
    _rule(
        "The minion that plays or bears the card has several names.",
        rf"\b(?:this|that) (?:acting |reacting |striking |attached )?{_MINION}\b|{_BEARER}",
        "this minion",
    ),
    _rule(
        "The acting minion may be called a vampire.", r"\bthe acting vampire\b", "the acting minion"
    ),
    _rule("A card that is an object has several names.", r"\bthis location\b", "this card"),
    _rule(
        'A card is put in play or is "locked to".',
        r"(?:^|(?<=: ))lock (to|during)\b",
        r"you can lock this card \1",
    ),
    _rule("An action at others is directed.", r" controlled by another methuselah(?=[^.]*ⓓ)", ""),
    _rule(
        "An action at others is directed.", r"(ⓓ [^.]*?) controlled by another methuselah", r"\1"
    ),
    _rule(
        "A referendum is called by the acting vampire.",
        r"\bsuccessful referendum means\b",
        "if the referendum passes,",
    ),
    _rule('"Destroy" is an old word for "burn".', r"\bdestroy\b", "burn"),
    _rule("A block that fails is no block.", r"\bsuccessfully blocks\b", "blocks"),
    _rule("Any is every.", r"\bany (minion|methuselah other|other methuselah)\b", r"a \1"),
    _rule("A discarded card is one of the hand.", r" from your hand\b", ""),
    _rule("Discarded cards may be called by their type.", r"\bdiscard 1 card\b", "discard a card"),
    _rule(
        "For the current action is for the action.",
        r" (?:for the current action|during that action)\b",
        "",
    ),
    _rule(
        "A Discipline is had or gotten.",
        r"^this minion has superior\b",
        "this minion gets superior",
    ),
    _rule('"As normal".', r",? and its cost is paid as normal", ""),
    _rule(
        "Cards require a Discipline or carry its name.",
        r"\b(\w+) cards cost\b",
        r"cards requiring \1 cost",
    ),
    _rule("A title may be spelled out.", r"\binner circle members?\b", "inner circle"),
    _rule(
        "A plural s.",
        r"\b(toreador|ventrue|brujah|ministry|gangrel|lasombra|harbingers? of skulls)s?\b",
        lambda m: m[1].replace("harbingers", "harbinger"),
    ),
    _rule("A plural s.", r"\bministries\b", "ministry"),
    _rule("A plural s.", r"\bdaughters of cacophony\b", "daughter of cacophony"),
    _rule('", with" is "with".', r", with\b", " with"),
    _rule(
        "A minion unlocks, or a Methuselah unlocks it.",
        r"\bthis minion unlocks and attempts to block\b",
        "unlock this minion. this minion attempts to block",
    ),
    _rule(
        "A minion unlocks, or a Methuselah unlocks it.",
        r"\b(?:this minion|it) unlocks\b",
        "unlock this minion",
    ),
    _rule(
        "The current action was or is blocked.",
        r"\bif (?:this|the) action (?:is|was) blocked\b",
        "if this action is blocked",
    ),
    _rule("Until a phase is until the next one.", r"\buntil your next\b", "until your"),
    _rule("Vampires are minions.", r"\ba vampire can (play|have) only\b", r"a minion can \1 only"),
    _rule(
        "The combat that results.", r"\bin the resulting combat\b", "during the resulting combat"
    ),
    _rule("A turn ends.", r"\buntil the end of the turn\b", "this turn"),
    _rule(
        "A political action is played or called.",
        r"\bplayed or called in a game\b",
        "played in a game",
    ),
    _rule("A weapon strikes.", r"^(\S+(?: aggravated)? damage) each strike\b", r"strike: \1"),
    _rule(
        "A strike has two forms.",
        r"\bsteal (\d) blood as a ranged strike\b",
        r"strike, ranged: steal \1 blood or life (becoming blood)",
    ),
    _rule(
        "A strike is the opponent's.",
        r"\ban opposing minion's strike\b",
        "the opposing minion's strike",
    ),
    _rule("Two objects share an article.", r" or (?:with )?an? (?!minion's)", " or "),
    _rule("A vote more.", r"\bgets 1 additional vote\b", "gets +1 vote"),
    _rule(
        "A political action has a polling step.",
        r"\bduring each political action\b",
        "during the polling step of a political action",
    ),
    _rule("A period has a phrase.", r"\bonce during your turn\b", "during your turn"),
    _rule(
        "A referendum passes.",
        r"\bwhen a referendum ~ calls passes, (.*) after resolving the referendum\b",
        r"after a referendum called by ~ passes, \1",
    ),
    _rule(
        "A referendum is called.",
        r"^(.*) in referendums called by ~$",
        r"during a referendum ~ calls, \1",
    ),
    _rule(
        "A referendum has a polling step.",
        r"\bduring a referendum(?=, )",
        "during the polling step of any referendum",
    ),
    _rule("A Methuselah gains pool.", r"\byou gain (?=\d pool)", "gain "),
    _rule("A pool is 1 pool.", r"\bburn a pool\b", "burn 1 pool"),
    _rule("A vote more.", r"\bgain 1 vote\b", "get +1 vote"),
    _rule("A vote more.", r"\ban additional vote\b", "+1 vote"),
    _rule("A minion locks itself.", r"\bcan lock (?:~|her|him) (?=to\b)", "can lock "),
    _rule("Sects stand for their vampires.", r"\ba laibon vampire\b", "a laibon"),
    _rule("A minion in play is controlled.", r"\bany other controlled\b", "another"),
    _rule("A minion in play is controlled.", r"\bany controlled\b", "a"),
    _rule("Any is every.", r"\bany (?=nosferatu in your uncontrolled)", "a "),
    _rule("The user is named again.", r"\bblood to (?:her|him)\b", "blood to ~"),
    _rule("The acting minion gets it.", r"\bgive an acting\b", "give a"),
    _rule(
        "A strike to end combat.",
        r"\bopposing ~ in combat (?:may|can) not end combat as a strike\b",
        "in combat with ~ cannot strike: combat ends",
    ),
    _rule("A card requires a Discipline.", r"\bcard that requires\b", "card requiring"),
    _rule(
        "A card of the hand is discarded.",
        r"\bburn (?=a card requiring [a-z ]+? to get\b)",
        "discard ",
    ),
    _rule("The order of adjectives.", r"\byounger ready\b", "ready younger"),
    _rule("The order of adjectives.", r"\ba master archetype card\b", "an archetype master card"),
    _rule("A hunt that succeeds.", r"\bif ~ successfully hunts\b", "after a successful hunt"),
    _rule(
        "The user is named again.", r"\bduring (?:his or her|his|her) next\b", "during their next"
    ),
    _rule("A retainer is on a minion.", r"\ba retainer on a minion\b", "a retainer"),
    _rule("A Methuselah has minions.", r"\byour prey has a ready\b", "your prey controls a ready"),
    _rule("Stealth is for actions.", r" on each of (?:her|his) actions\b", ""),
    _rule(
        "A minion has blood or life.",
        r"\bsteal (\d) blood or life \(becoming blood\) from a ready minion\b",
        r"steal \1 blood from a ready minion",
    ),
    _rule(
        "A vampire goes to torpor.",
        r"\b(?:if|each time) ~ goes into torpor\b",
        "after ~ goes to torpor",
    ),
    _rule(
        "An effect follows an event.",
        r"^(burn 1 pool) (as ~ enters play|after ~ goes to torpor)$",
        r"\2, \1",
    ),
    _rule("A bleed is against a Methuselah.", r"\bwhen bleeding (?=a methuselah\b)", "against "),
    _rule("To bleed is to perform a bleed action.", r"\bwhen bleeding\b", "during a bleed action"),
    _rule("To hunt is to perform a hunt action.", r"\bwhen hunting\b", "during a hunt action"),
    _rule(
        "To employ is to perform an employ action.",
        r"\bwhen employing retainers\b",
        "during employ actions",
    ),
    _rule(
        "A round of combat.",
        r"\b(?:on|in|during) the first round(?: of combat)?\b",
        "during the first round",
    ),
    _rule("To block is to attempt it.", r"\bcannot attempt to block\b", "cannot block"),
    _rule(
        "A hand size is a number.",
        r"\byour hand size is (\d) cards? larger\b",
        r"you get +\1 hand size",
    ),
    _rule(
        "Any is every.", r"\bany ([a-z ]+?) can (?=enter combat\b|burn 1 blood from ~)", r"\1 can "
    ),
    _rule("One more is an additional one.", r"\ban additional (?=[+])", ""),
    _rule("A minion fights or is in combat.", r"\bwhen in combat\b", "in combat"),
    _rule(
        "A state holds or not.",
        r"\bwhile (?=you control|you have|your (?:prey|predator) (?:controls|has))",
        "if ",
    ),
    _rule(
        "Any minion of a kind, or all of them.",
        r"\bin combat with ((?:titled |older |younger )?(?:vampire|minion))s\b",
        r"in combat with a \1",
    ),
    _rule(
        "A clan is its members.",
        r"\bin combat with (?=(?:ventrue|nosferatu|brujah|toreador)\b)",
        "in combat with a ",
    ),
    _rule(
        "To attempt to block is to be against the acting minion.",
        r"\bwhen attempting to block (?:an? )?",
        "against ",
    ),
    _rule("A minion does not block itself.", r"\bagainst other (?=[a-z]+$)", "against "),
    _rule(
        "A clan is its members.", r"\bagainst (nosferatu|ventrue|tremere) vampires?$", r"against \1"
    ),
    _rule(
        "Several actions of a kind.",
        r"\bduring (bleed|political|directed|undirected|hunt) actions\b",
        lambda m: f"during {'an' if m[1][0] in 'aeiou' else 'a'} {m[1]} action",
    ),
    _rule("Corruption counters.", r"\bwith 1 or more of your\b", "with any of your"),
    _rule(
        "A drawn crypt card goes to the uncontrolled region.",
        r"\bdraw 1 card from your crypt\b",
        "move the top card from your crypt to your uncontrolled region",
    ),
    _rule("A blood is 1 blood.", r"\bmove a blood to\b", "add 1 blood to"),
    _rule("A blood is 1 blood.", r"\bburn a blood\b", "burn 1 blood"),
    _rule(
        "A card that is full is named again.",
        r"\bif this card has ((?:\d+|no) counters), burn it\b",
        r"if it has \1, burn this card",
    ),
    _rule(
        "A minion burns its own blood.",
        r"\bburn (\d) blood from this minion$",
        r"this minion burns \1 blood",
    ),
    _rule("A prey controls minions.", r"\bcontrolled by your prey\b", "your prey controls"),
    _rule("Any is every.", r"\ball (?=[a-z]+ get\b)", ""),
    _rule(
        "Your minions are those that you control.",
        r"\byour minions get\b",
        "minions you control get",
    ),
    _rule(
        "A minion's strikes are named by its name.",
        r"\bfrom (?:~|his|her) hand strikes aggravated (?:for the current|that) round\b",
        "from ~'s hand strikes aggravated this round",
    ),
    _rule(
        "A minion is blocked before block resolution.",
        r"^any vampire blocking ~ burns (\d) blood \(before combat begins, if any\)",
        r"if ~ is blocked by a vampire, the blocking minion burns \1 blood before block resolution",
    ),
    _rule(
        "Votes are tallied.", r"\bwhen (?:the )?results are tallied\b", "once results are tallied"
    ),
    _rule("A combat ends.", r"^combat ends$", "end combat"),
    _rule(
        "A card is burned in the unlock phase of its minion.",
        r"^during this minion's next unlock phase, burn this card",
        "during their unlock phase, this minion burns this card",
    ),
    _rule("What is not unique may stand in parentheses.", r"\(non-unique\)", "non-unique"),
    _rule("A hand is filled up.", r"^draw back up to your hand size afterward$", ""),
    _rule(
        "A successful bleed has four forms.",
        r"\b(?:after ~ bleeds successfully|after (?:~|it) successfully bleeds"
        r"|when ~ successfully bleeds a methuselah)(,?)(?= |$|,)",
        r"after a successful bleed\1",
    ),
    _rule(
        "A successful bleed has four forms.",
        r"\bthat methuselah's library\b",
        "the target methuselah's library",
    ),
    _rule("An action is performed.", r"\bafter performing\b", "after"),
    _rule(
        "The user is named again.",
        r"\b(cannot block|opposing|block|cost|from|by|contesting) (?:her|him)\b",
        r"\1 ~",
    ),
    _rule(
        "A minion that cannot block is named again.",
        r"\bthat (?:attempt) fails\b",
        "that attempt fails",
    ),
    _rule(
        "A controller's pool is theirs.",
        r"\bburn (\d) pool from its controller\b",
        r"burn \1 of its controller's pool",
    ),
    _rule(
        "A capacity may follow the region.",
        r" in your uncontrolled region( with capacity \d+ or (?:more|less))",
        r"\1 in your uncontrolled region",
    ),
    _rule(
        "The blocking minion is the one that tries.",
        r"\bfrom a blocking minion\b",
        "from the blocking minion",
    ),
    _rule(
        "They is this minion.",
        r"\bif this minion blocks, they get\b",
        "if this minion blocks, this minion gets",
    ),
    _rule(
        "They is this minion.",
        r"\bif this minion was blocked, they can\b",
        "if this minion was blocked, this minion can",
    ),
    _rule("They is this minion.", r"\bthey can burn\b", "this minion can burn"),
    _rule("An action that ends.", r"\bthe action ends\b", "end the action"),
    _rule(
        "An action cannot be repeated.",
        r"\bcannot perform the same action again this turn\b",
        "cannot perform the same action this turn",
    ),
    _rule("Ambiguous articles.", r"\ban banu haqim\b", "a banu haqim"),
    _rule("Being something.", r"\bif this minion is an? ", "if this minion is "),
    _rule(
        "A ready minion can be in combat.",
        r"\benter combat with (?:any (?:ready )?|an? ready )",
        "enter combat with a ",
    ),
    _rule("The user is named again.", r"\b1 of (?:her|his|their) retainers", "1 of ~'s retainers"),
    _rule(
        "The user is named again.", r"\bone of (?:her|his|their) retainers", "one of ~'s retainers"
    ),
    _rule("A sequence.", r" and then ", " and "),
    _rule(
        "The user is named again.",
        r"\bduring this minion's unlock phase, they burn\b",
        "during their unlock phase, this minion burns",
    ),
    _rule("Two choices share a verb.", r"^(choose an? [a-z ]+?) and choose (?=an? )", r"\1 and "),
    _rule(
        "Whoever does something is a condition.",
        r"^(?:any|a) minion who (successfully [a-z ]+?) unlocks\b",
        r"if a minion \1, they unlock",
    ),
    _rule(
        "A moment and what it excludes are two conditions.",
        r"\bonly usable as a non-bleed action is announced\b",
        "only usable as the action is announced. not usable during a bleed action",
    ),
    _rule(
        "They is this minion.",
        r"\bif this minion is blocked, they can\b",
        "if this action is blocked, this minion can",
    ),
    _rule("Any is every.", r"\bany vampire can (?=call\b)", "vampires can "),
    _rule("Any is every.", r"\bgive any (?=[a-z]+ [+])", "give a "),
    _rule(
        "They is that Methuselah.",
        r"\b(methuselah's unlock phase), they burn\b",
        r"\1, that methuselah burns",
    ),
    _rule(
        "A comma may precede a moment.",
        r", (?=before votes and ballots are cast\b)",
        " ",
    ),
    _rule(
        "A rescue is an action.",
        r"\bafter (?:rescuing|an action that rescues) (?=a vampire from torpor\b)",
        "after the rescue of ",
    ),
    _rule(
        "A comma stands between two periods.",
        r"\bonce each turn (?=after a combat\b)",
        "once each turn, ",
    ),
    _rule(
        "Two abilities share a price.",
        r"^(this minion can [a-z ]+? to) prevent (\d) points of damage in combat or to ",
        r"\1 prevent \2 damage. \1 ",
    ),
    _rule("The rules ask for a ready minion.", r"^requires an? (?:ready )?", "requires a "),
    _rule("A number of a minion.", r"^~ has (\+\d) ", r"~ gets \1 "),
    _rule("They is this minion.", r"\bif they are blocked\b", "if this action is blocked"),
    _rule("They is this minion.", r"\bif they did not block\b", "if they do not block"),
    _rule(
        "They is this minion.",
        r"\bon this minion and unlock them\b",
        "on this minion and unlock this minion",
    ),
    _rule("An action has stealth.", r"^this is a (?=\+\d stealth action$)", ""),
    _rule("A bleed is at or with a number.", r"\bbleed at (?=\+)", "bleed with "),
    _rule("A bleed is against a Methuselah.", r"\baction against you\b", "action directed at you"),
    _rule("A referendum passes.", r"\bthis referendum is successful\b", "the referendum passes"),
    _rule("A card is put in play.", r"\binto play\b", "in play"),
    _rule(
        "Any is every.",
        r"^any vampire can (?=call a referendum\b)",
        "vampires can ",
    ),
    _rule(
        '"His or her" is "their".',
        rf"\bduring his or her (?=(?:{_PHASES}) phase\b)",
        "during their ",
    ),
    _rule(
        "Counters are on a card.",
        r"\bput this card with (\d+ counters?) in play\b",
        r"put this card in play with \1",
    ),
    _rule(
        "The acting minion is one that acts.",
        r"\bonly usable if a younger vampire is acting\b",
        "only usable against younger vampires",
    ),
    _rule(
        "What limits a use may stand in two sentences.",
        r"^only usable by a locked vampire (?=during an action directed at you$)",
        "only usable by a locked vampire. only usable ",
    ),
    _rule(
        "What lasts for a round may be one sentence.",
        r"^(this round, this minion gets .*), and can prevent 1 damage$",
        r"\1. this minion can prevent 1 damage later this round",
    ),
    _rule("A combat lasts.", r"(?<=strength) during that combat$", " that combat"),
)
"""The normalisations, in order. Texts are in small letters when they apply."""

ADVERBIALS = re.compile(
    rf"""
    ,?\s*\b(?:
        (?:if|while)\ (?:{OWN}|this\ minion)\ is
        \ (?:ready|unlocked|locked|in\ torpor)(?:\ and\ unlocked)?
      | during\ the\ polling\ step\ of\ a\ political\ action
      | each\ (?:combat|round)
      | before\ range\ is\ determined
      | during\ (?:your|their|your\ prey's|(?:any|another|each|each\ other)\ methuselah's)
        \ (?:next\ )?(?:{_PHASES})\ phase
      | at\ the\ start\ of\ (?:your|their)\ (?:{_PHASES})\ phase
      | each\ master\ phase
      | during\ your\ turn
      | during\ an?\ (?:bleed\ )?action
        (?:\ directed\ at\ you|\ ~\ performs|\ requiring\ [a-z]+(?=,|$))?
      | as\ an?\ [a-z\ ]+?\ announces\ an?\ (?:undirected\ )?action
      | during\ (?:recruit|employ|equip|diablerie)(?:\ and\ (?:recruit|employ|equip))?\ actions
      | during\ the\ first\ round
      | during\ an?\ (?:(?:un)?directed|political|hunt)\ action
      | once\ (?:each|this)\ (?:turn|action|combat|round)
      | during\ the\ polling\ step\ of\ any\ referendum
    )\b,?
    """,
    re.VERBOSE,
)
"""Phrases that may stand anywhere in a sentence without changing what it says."""


@lru_cache(maxsize=8_192)  # the sentences of a card are compared several times
def leveled(text: str) -> str:
    """A text in small letters after all rules."""
    text = text.lower()
    for rule in RULES:
        text = rule.apply(text)
    return re.sub(r"\s+", " ", text).strip()
