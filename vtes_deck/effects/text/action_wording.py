"""Normalisations of wordings about actions, referendums and combat."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

ACTIONS: tuple[Normalisation, ...] = (
    normalisation(
        "The clan is a printed fact.",
        r"^requires an? (?:banu haqim|laibon|ministry|nosferatu) (?=with capacity \d+ or more$)",
        "requires a vampire ",
    ),
    normalisation(
        "An announcement has two forms.",
        r"^only usable when the action is announced$",
        "only usable as the action is announced",
    ),
    normalisation("A kind means all of the kind.", r"^all (?=[a-z' -]+ get \+\d)", ""),
    normalisation(
        "The pronoun refers to this minion.",
        r"\b(?:this [a-z]+|~)'s capacity is (?=\d)",
        "their capacity is ",
    ),
    normalisation(
        "A bleed with stealth is an action with stealth.",
        r"^ⓓ bleed ((?:your [a-z ]+ )?)at (\+\d stealth)$",
        r"\2 action. ⓓ bleed \1",
    ),
    normalisation("A hunt is an action.", r"^(\+\d stealth) hunt action$", r"\1 action"),
    normalisation("A hunt has a bonus.", r"\bhunt at (?=\+)", "hunt with "),
    normalisation(
        "The rules say which actions are directed.",
        r" \(this is a directed action if you do not control the [a-z]+\)",
        "",
    ),
    normalisation(
        "One price is paid for one of two things.",
        r"^(.+?) to (gain [^,]+?) or to (gain [^,]+)$",
        r"\1 to \2, or \1 to \3",
    ),
    normalisation(
        "A minion unlocks, or a Methuselah unlocks it.",
        r"^the acting minion unlocks$",
        "unlock this minion",
    ),
    normalisation(
        "A card is discarded by choice.", r"\bcard of your choice (?=from it\b)", "card "
    ),
    normalisation(
        "A strike once each combat.",
        r"^(strike: dodge), only usable once each (combat|round)$",
        r"once each \2, this minion can \1",
    ),
    normalisation(
        "Several actions of a kind.",
        r"\bon (bleed|political|directed|undirected|equip) actions\b",
        r"during \1 actions",
    ),
    normalisation(
        "Several actions of a kind.",
        r"\bduring actions (directed at you|requiring)\b",
        r"during an action \1",
    ),
    normalisation(
        "The pronoun refers to the blocking minion.",
        r"^the blocking minion's controller can burn\b",
        "their controller can burn",
    ),
    normalisation("A hunting ground is a card.", r"\bhunting ground card\b", "hunting ground"),
    normalisation(
        "A maneuver or press lasts for the combat.",
        r"\bthis (?:minion|vampire) gains (1 optional (?:press|maneuver)) this combat\b",
        r"\1",
    ),
    normalisation(
        "An effect on a referendum may be a separate sentence.",
        r"\bpolitical action; during that referendum\b",
        "political action. during that referendum",
    ),
    normalisation("One more strike.", r"\bwith an additional strike\b", "with 1 additional strike"),
    normalisation(
        "Something happens in a round.", r"\bon the first round\b", "during the first round"
    ),
    normalisation(
        "A round is one of combat.",
        r"\bduring the first round of combat\b",
        "during the first round",
    ),
    normalisation(
        "Equipment is paid for to equip.", r"^(equipment cost)s?\b(.*?)(?: to equip)?$", r"\1\2"
    ),
    normalisation(
        "An action at others is directed.", r" controlled by another methuselah(?=[^.]*ⓓ)", ""
    ),
    normalisation(
        "An action at others is directed.", r"(ⓓ [^.]*?) controlled by another methuselah", r"\1"
    ),
    normalisation(
        "A referendum is called by the acting vampire.",
        r"\b(?:successful referendum means\b|if this referendum passes,)",
        "if the referendum passes,",
    ),
    normalisation("A failed block attempt is not a block.", r"\bsuccessfully blocks\b", "blocks"),
    normalisation(
        "The phrase for the current action adds nothing.",
        r" (?:for the current action|during that action)\b",
        "",
    ),
    normalisation(
        "The current action was or is blocked.",
        r"\bif (?:this|the) action (?:is|was) blocked\b",
        "if this action is blocked",
    ),
    normalisation(
        "The combat that results.", r"\bin the resulting combat\b", "during the resulting combat"
    ),
    normalisation(
        "A political action is played or called.",
        r"\bplayed or called in a game\b",
        "played in a game",
    ),
    normalisation(
        "A weapon strikes.", r"^(\S+(?: aggravated)? damage) each strike\b", r"strike: \1"
    ),
    normalisation(
        "A strike has two forms.",
        r"\bsteal (\d) blood as a ranged strike\b",
        r"strike, ranged: steal \1 blood or life (becoming blood)",
    ),
    normalisation(
        "A strike is the opponent's.",
        r"\ban opposing minion's strike\b",
        "the opposing minion's strike",
    ),
    normalisation("One more vote.", r"\bgets 1 additional vote\b", "gets +1 vote"),
    normalisation(
        "A political action has a polling step.",
        r"\bduring each political action\b",
        "during the polling step of a political action",
    ),
    normalisation(
        "A referendum passes.",
        r"\bwhen a referendum ~ calls passes, (.*) after resolving the referendum\b",
        r"after a referendum called by ~ passes, \1",
    ),
    normalisation(
        "A referendum is called.",
        r"^(.*) in referendums called by ~$",
        r"during a referendum ~ calls, \1",
    ),
    normalisation(
        "A referendum has a polling step.",
        r"\bduring a referendum(?=, )",
        "during the polling step of any referendum",
    ),
    normalisation("One more vote.", r"\bgain 1 vote\b", "get +1 vote"),
    normalisation("One more vote.", r"\ban additional vote\b", "+1 vote"),
    normalisation(
        "A strike to end combat.",
        r"\bopposing ~ in combat (?:may|can) not end combat as a strike\b",
        "in combat with ~ cannot strike: combat ends",
    ),
    normalisation(
        "A hunt that succeeds.", r"\bif ~ successfully hunts\b", "after a successful hunt"
    ),
    normalisation("Stealth is for actions.", r" on each of (?:her|his) actions\b", ""),
    normalisation(
        "A bleed is against a Methuselah.",
        r"\bwhen bleeding (?=a methuselah\b|you\b|~'s controller\b)",
        "against ",
    ),
    normalisation(
        "Bleeding means performing a bleed action.", r"\bwhen bleeding\b", "during a bleed action"
    ),
    normalisation(
        "Hunting means performing a hunt action.", r"\bwhen hunting\b", "during a hunt action"
    ),
    normalisation(
        "Employing means performing an employ action.",
        r"\bwhen employing retainers\b",
        "during employ actions",
    ),
    normalisation(
        "A round of combat.",
        r"\b(?:on|in|during) the first round(?: of combat)?\b",
        "during the first round",
    ),
    normalisation(
        "Blocking means attempting to block.", r"\bcannot attempt to block\b", "cannot block"
    ),
    normalisation("A minion fights or is in combat.", r"\bwhen in combat\b", "in combat"),
    normalisation(
        "Any minion of a kind means all of the kind.",
        r"\bin combat with ((?:titled |older |younger )?(?:vampire|minion))s\b",
        r"in combat with a \1",
    ),
    normalisation(
        "The name of a clan means its members.",
        r"\bin combat with (?=(?:ventrue|nosferatu|brujah|toreador)\b)",
        "in combat with a ",
    ),
    normalisation(
        "An attempt to block is against the acting minion.",
        r"\bwhen attempting to block (?:an? )?",
        "against ",
    ),
    normalisation("A minion does not block itself.", r"\bagainst other (?=[a-z]+$)", "against "),
    normalisation(
        "The name of a clan means its members.",
        r"\bagainst (nosferatu|ventrue|tremere) vampires?$",
        r"against \1",
    ),
    normalisation(
        "Several actions of a kind.",
        r"\bduring (bleed|political|directed|undirected|hunt) actions\b",
        lambda m: f"during {'an' if m[1][0] in 'aeiou' else 'a'} {m[1]} action",
    ),
    normalisation(
        "A minion's strikes are named by its name.",
        r"\bfrom (?:~|his|her) hand strikes aggravated (?:for the current|that) round\b",
        "from ~'s hand strikes aggravated this round",
    ),
    normalisation(
        "A minion is blocked before block resolution.",
        r"^any vampire blocking ~ burns (\d) blood \(before combat begins, if any\)",
        r"if ~ is blocked by a vampire, the blocking minion burns \1 blood before block resolution",
    ),
    normalisation(
        "Votes are tallied.", r"\bwhen (?:the )?results are tallied\b", "once results are tallied"
    ),
    normalisation("A combat ends.", r"^combat ends$", "end combat"),
    normalisation(
        "A successful bleed has four forms.",
        r"\b(?:after ~ bleeds successfully|after (?:~|it) successfully bleeds"
        r"|when ~ successfully bleeds a methuselah)(,?)(?= |$|,)",
        r"after a successful bleed\1",
    ),
    normalisation(
        "A successful bleed has four forms.",
        r"\bthat methuselah's library\b",
        "the target methuselah's library",
    ),
    normalisation("An action is performed.", r"\bafter performing\b", "after"),
    normalisation(
        "The user is named again.",
        r"\b(cannot block|opposing|block|cost|from|by|contesting) (?:her|him)\b",
        r"\1 ~",
    ),
    normalisation(
        "A minion that cannot block is named again.",
        r"\bthat (?:attempt) fails\b",
        "that attempt fails",
    ),
    normalisation(
        "The blocking minion is the one that tries.",
        r"\bfrom a blocking minion\b",
        "from the blocking minion",
    ),
    normalisation(
        "The pronoun refers to this minion.",
        r"\bif this minion blocks, they get\b",
        "if this minion blocks, this minion gets",
    ),
    normalisation(
        "The pronoun refers to this minion.",
        r"\bif this minion was blocked, they can\b",
        "if this minion was blocked, this minion can",
    ),
    normalisation("An action that ends.", r"\bthe action ends\b", "end the action"),
    normalisation(
        "An action cannot be repeated.",
        r"\bcannot perform the same action again this turn\b",
        "cannot perform the same action this turn",
    ),
    normalisation(
        "A ready minion can be in combat.",
        r"\benter combat with (?:any (?:ready )?|an? ready )",
        "enter combat with a ",
    ),
    normalisation(
        "A moment and what it excludes are two conditions.",
        r"\bonly usable as a non-bleed action is announced\b",
        "only usable as the action is announced. not usable during a bleed action",
    ),
    normalisation(
        "The pronoun refers to this minion.",
        r"\bif this minion is blocked, they can\b",
        "if this action is blocked, this minion can",
    ),
    normalisation(
        "A comma may precede a moment.",
        r", (?=before votes and ballots are cast\b)",
        " ",
    ),
    normalisation(
        "A rescue is an action.",
        r"\bafter (?:rescuing|an action that rescues) (?=a vampire from torpor\b)",
        "after the rescue of ",
    ),
    normalisation(
        "A comma may separate two periods.",
        r"\bonce each turn (?=after a combat\b)",
        "once each turn, ",
    ),
    normalisation(
        "Two abilities share a price.",
        r"^(this minion can [a-z ]+? to) prevent (\d) points of damage in combat or to ",
        r"\1 prevent \2 damage. \1 ",
    ),
    normalisation(
        "The pronoun refers to this minion.",
        r"\bif they are blocked\b",
        "if this action is blocked",
    ),
    normalisation(
        "The pronoun refers to this minion.", r"\bif they did not block\b", "if they do not block"
    ),
    normalisation("An action has stealth.", r"^this is a (?=\+\d stealth action$)", ""),
    normalisation("A bleed is at or with a number.", r"\bbleed at (?=\+)", "bleed with "),
    normalisation(
        "A bleed is against a Methuselah.", r"\baction against you\b", "action directed at you"
    ),
    normalisation(
        "A referendum passes.", r"\bthis referendum is successful\b", "the referendum passes"
    ),
    normalisation(
        "The limits of a use may be in two sentences.",
        r"^only usable by a locked vampire (?=during an action directed at you$)",
        "only usable by a locked vampire. only usable ",
    ),
    normalisation(
        "Effects for a round may be in one sentence.",
        r"^(this round, this minion gets .*), and can prevent 1 damage$",
        r"\1. this minion can prevent 1 damage later this round",
    ),
    normalisation(
        "An effect follows an event.",
        r"^(burn this card) (at the end of the turn or after [^.]*)$",
        r"\2, \1",
    ),
    normalisation(
        "A name keeps its article or not.", r"\bcan have only 1 an? ", "can have only 1 "
    ),
    normalisation("Any means every.", r"^a minion can (?=burn this card\b)", "minions can "),
    normalisation(
        "A minion moves its blood, or a Methuselah moves it.",
        r"\b(an? [a-z]+ you control) can move 1 blood from themselves to\b",
        r"you can move 1 blood from \1 to",
    ),
    normalisation(
        "The rules limit additional strikes.",
        r"\b(1 additional (?:ranged )?strike: [a-z ]+?) \(limited\)",
        r"\1",
    ),
    normalisation(
        "Two activities share a price.",
        r"^(.+? must burn \d blood to )attempt to block ~ or to cast votes or ballots against a "
        r"referendum called by ~$",
        r"\1attempt to block ~. \1cast votes and ballots against referendums called by ~",
    ),
    normalisation("A combat lasts.", r"(?<=strength) during that combat$", " that combat"),
    normalisation(
        "A block is for this action.",
        r"\bdoes not lock for the block\b",
        "does not lock for blocking this action",
    ),
    normalisation(
        "An attempt and its intercept are two effects.",
        r"(?:^|(?<=[.] ))this minion attempts to block with (?=\+)",
        "this minion attempts to block. ",
    ),
    normalisation(
        "The pronoun refers to this minion.",
        r"\bif they block\b",
        "if this minion blocks",
    ),
    normalisation(
        "The pronoun refers to this minion.",
        r"\bif this minion blocks, they can\b",
        "if this minion blocks, this minion can",
    ),
    normalisation(
        "The pronoun refers to this minion.",
        r"\bif this minion does not block this action\b",
        "if they do not block this action",
    ),
    normalisation(
        "An effect without a block follows the action.",
        r"^(if they do not block this action), lock them after action resolution$",
        r"\1, lock",
    ),
    normalisation(
        "An effect without a block follows the action.",
        r"\bput this card on them after action resolution$",
        "put this card on this minion",
    ),
    normalisation(
        "A minion gets intercept.",
        r"\bcan burn this card to get (?=\+\d intercept)",
        "can burn this card to ",
    ),
    normalisation(
        "A block is resolved with its action.",
        r"^(if this minion blocks, this minion can burn 1 blood to unlock) after block resolution$",
        r"after action resolution, \1",
    ),
    normalisation(
        "A minion acts, and somebody controls it.",
        r"\bif a minion controlled by your predator is acting$",
        "if your predator controls the acting minion",
    ),
    normalisation(
        "A condition may follow the effect.",
        r"^(\+1 intercept), (only usable during [a-z ]+)$",
        r"\2. \1",
    ),
    normalisation(
        "The bleeding minion is a condition.",
        r"^reduce a younger vampire's or ally's bleed\b",
        "only usable against allies and younger vampires. reduce a bleed",
    ),
)
"""The normalisations in order, after the common ones."""
