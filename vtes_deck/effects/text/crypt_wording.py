"""More normalisations of wordings in the texts of vampires."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

CRYPT: tuple[Normalisation, ...] = (
    normalisation(
        "A higher cost has two forms.",
        r"\b(cards(?: requiring [a-z ]+?)? cost) \+(\d) blood\b",
        r"\1 \2 additional blood",
    ),
    normalisation(
        "Several actions of a kind.",
        r"^(~ gets [+-]\d [a-z]+) (?:on|during) (actions directed at a methuselah who .*)$",
        r"during \2, \1",
    ),
    normalisation(
        "Several actions of a kind.",
        r"\bon (recruit|employ|recruit and employ) actions\b",
        r"during \1 actions",
    ),
    normalisation(
        "Any action of another kind.",
        r"^(~ gets [+-]\d [a-z]+) (?:on non-|during an? non-)(hunt|bleed) actions?$",
        r"not during a \2 action, \1",
    ),
    normalisation(
        "The requirements of a card have a fixed order.",
        r"\brequiring necromancy or giovanni\b",
        "requiring a giovanni or necromancy",
    ),
    normalisation(
        "A cancelled card costs nothing.",
        r" \(no cost is paid\)",
        " and its cost is not paid",
    ),
    normalisation(
        "Equipment is paid for to equip.", r"^(non-weapon equipment cost .*) to equip$", r"\1"
    ),
    normalisation(
        "An exception is an adjective.",
        r"\ba younger vampire who is not giovanni or nosferatu\b",
        "a younger non-giovanni or nosferatu",
    ),
    normalisation("A round is one of combat.", r"\beach round of combat\b", "each round"),
    normalisation(
        "Pool is moved or stolen.",
        r"\bmove 1 counter from your prey's pool to yours\b",
        "steal 1 pool from your prey",
    ),
    normalisation(
        "Any action of another kind.",
        r"\bduring a non-bleed action\b",
        "during an action, not during a bleed action",
    ),
    normalisation(
        "A minion gets something, or a Methuselah gives it.",
        r"\bto give ~ (?=\+\d (?:stealth|intercept)\b)",
        "to get ",
    ),
    normalisation(
        "A bleed against you.",
        r"^once each action, if ~ is ready and you are being bled by (an? [a-z ]+), ~ can burn 1 "
        r"blood to reduce the bleed amount by (\d)\b",
        r"during a bleed action directed at you, while ~ is ready, ~ can burn 1 blood to reduce a "
        r"bleed by \1 against you by \2",
    ),
    normalisation(
        "Allies have life.",
        r"\bburn (\d) blood or life from a minion\b",
        r"burn \1 blood from a minion",
    ),
    normalisation("A card is removed.", r"\bremove an (?=[a-z ]+? in your prey's)", "remove 1 "),
    normalisation("A card is removed.", r"(?<=remove 1 ally or retainer) card\b", ""),
    normalisation(
        "A kind of minion is a condition.",
        r", ~ can burn 1 blood to give a younger blocking vampire (-\d intercept)$",
        r", if the blocking minion is a younger vampire, ~ can burn 1 blood to give the blocking "
        r"minion \1",
    ),
    normalisation(
        "A card that is searched for is shown.",
        r"\bfor (an? [a-z ]+?) and move it to your hand\b",
        r"for \1, reveal it, and move it to your hand",
    ),
    normalisation(
        "A weapon of the library is a card.", r"\bfor a melee weapon,", "for a melee weapon card,"
    ),
    normalisation(
        "Reminders of rules.", r"^discard down to your hand size and shuffle afterward$", ""
    ),
    normalisation("Reminders of rules.", r" \(this can cancel [^)]*\)", ""),
    normalisation("Reminders of rules.", r" \(the stolen vampire stays in torpor\)", ""),
    normalisation(
        "A political action has a polling step.",
        r"^once each political action\b",
        "during the polling step of a political action",
    ),
    normalisation(
        "Two conditions.",
        r"^if you play a gehenna card and ~ is ready, ",
        "while ~ is ready, if you play a gehenna card, ",
    ),
    normalisation(
        "A vampire enters play.",
        r"^after ~ enters play during your influence phase, ",
        "as ~ enters play, during your influence phase, ",
    ),
    normalisation(
        "One more means an additional one.",
        r"\bto get an additional strike \(limited\)",
        "to get 1 additional strike (limited)",
    ),
    normalisation("Any means every.", r"\b(?:any|a) other (?=methuselah's|acting)", "another "),
    normalisation(
        "No minion steals from itself.",
        r"\b(steal (?:up to )?\d+ blood\b[^.]*? from) an(?:other)? (?=[^.]*\baction\b)",
        r"\1 a ",
    ),
    normalisation(
        "A minion burns the Edge, or its controller.",
        r"\byou can (?=burn the edge to get \+)",
        "~ can ",
    ),
    normalisation("A minion moves itself.", r"\bto move ~ (?=to your ready region)", "to move "),
    normalisation(
        "All sects but two.",
        r"\bnon-independent, non-anarch vampires\b",
        "camarilla, sabbat or laibon vampires",
    ),
    normalisation(
        "A condition follows what it allows.",
        r"^if ~ is in torpor during (your|another methuselah's) (unlock|discard) phase, ",
        r"during \1 \2 phase, while ~ is in torpor, ",
    ),
    normalisation(
        "A larger hand.",
        r"\buse (?:a|1) master phase action to increase your hand size by 1 card for the "
        r"remainder of the turn",
        "use 1 master phase action to get +1 hand size this turn",
    ),
    normalisation("Reminders of rules.", r" \(that methuselah draws back up to [^)]*\)", ""),
    normalisation(
        "A card that a text names may be spelled out.",
        r"\b(gehenna event)s\b",
        r"\1 cards",
    ),
    normalisation(
        "A condition follows a moment.",
        r"^when ~ bleeds a methuselah successfully, (.*?) that methuselah's hand$",
        r"after a successful bleed, \1 the target methuselah's hand",
    ),
    normalisation(
        "A moment follows a condition.",
        r"^when ~ is in combat, (.*) before range is determined during the first round to allow "
        r"you to look at (.*)$",
        r"once each combat, during the first round, \1 to look at \2 before range is determined",
    ),
    normalisation(
        "A condition is a moment.",
        r"^if ~ is in combat with an ally or younger vampire, ",
        "once each combat, in combat with an ally or younger vampire, ",
    ),
    normalisation(
        "A price of one phase.",
        r"^during your (?:turn|master phase), "
        r"(?=while ~ is ready, you can use 1 master phase action)",
        "",
    ),
    normalisation(
        "The order of the adjectives of a minion.",
        r"\b(with capacity \d+ or more) you control\b",
        r"you control \1",
    ),
    normalisation("Any means every.", r"\bgive any other (?=non-titled)", "give another "),
    normalisation(
        "The next discard phase is the phase of this turn.",
        r"\bduring the next discard phase\b",
        "during the discard phase",
    ),
    normalisation("Reminders of rules.", r" \(the acting minion does not lock\)", ""),
    normalisation(
        "Two actions with one bonus.",
        r"\bduring employ actions and recruiting allies\b",
        "during recruit and employ actions",
    ),
    normalisation(
        "An action requires a Discipline.",
        r"^(~ gets [+-]\d stealth) on actions that require ([a-z ]+)$",
        r"during an action requiring \2, \1",
    ),
    normalisation(
        "An action requires a Discipline.",
        r"^(~ gets [+-]\d bleed) during a bleed action with an action card requiring ([a-z ]+)$",
        r"during an action requiring \2, \1",
    ),
    normalisation(
        "An action requires a Discipline.",
        r"\bafter resolution of any successful (?=action requiring\b)",
        "after resolution of a successful ",
    ),
    normalisation(
        "An action of a kind succeeds.",
        r"\bwhen ~ successfully performs an action that requires ([a-z ]+), ~ unlocks at the end "
        r"of the action$",
        r"after a successful action requiring \1, ~ unlocks",
    ),
    normalisation("An article follows the word.", r"\ba (?=unlocked\b)", "an "),
    normalisation(
        "The acting minion is one that acts.",
        r"\bgive the acting (?=[a-z ]+ you control [+])",
        "give a ",
    ),
    normalisation(
        "Two Disciplines.",
        r"^~ gets ([+]1 level of) ([a-z]+|blood sorcery) and ([a-z]+|blood sorcery)$",
        r"~ gets \1 \2. ~ gets \1 \3",
    ),
    normalisation(
        "Two bans in one sentence.", r"^~ cannot act or block$", "~ cannot act. ~ cannot block"
    ),
    normalisation(
        "Two bans in one sentence.",
        r"^~ cannot block or play ([a-z]+) cards$",
        r"~ cannot block. ~ cannot play \1 cards",
    ),
    normalisation(
        "All sects but two.",
        r"\bnon-independent, non-anarch vampire\b",
        "camarilla, sabbat or laibon",
    ),
    normalisation(
        "A strike steals.", r"\bcan steal a weapon as a strike$", "can strike: steal weapon"
    ),
    normalisation(
        "A bleed succeeds.",
        r"^when ~ bleeds successfully, (?=the target methuselah\b)",
        "after a successful bleed, ",
    ),
    normalisation(
        "A minion is blocked before block resolution.",
        r"^if ~ is blocked when attempting an? ([a-z]+) or ([a-z]+) action, (~ burns \d blood) "
        r"\(before combat begins, if any\)$",
        r"if ~ is blocked during \1 and \2 actions, \3 before block resolution",
    ),
    normalisation(
        "A minion blocks before block resolution.",
        r"^when ~ blocks, (~ gains \d blood) \(before combat begins, if any\)$",
        r"if ~ blocks, \1 before block resolution",
    ),
    normalisation(
        "Any means every.", r"\bburn any (?=location as a [+]1 stealth political)", "burn a "
    ),
    normalisation(
        "An opponent is a minion in combat.",
        r"\bopposing ~ in combat (?=cannot use weapons$)",
        "in combat with ~ ",
    ),
    normalisation("A condition is a moment.", r"^when (?=you burn the edge for a vote, )", "if "),
    normalisation("More votes.", r"\byou gain an additional (\d) votes\b", r"you get +\1 votes"),
    normalisation("More votes.", r"\byou gain (?=[+]1 vote$)", "you get "),
    normalisation(
        "The order of two Methuselahs.",
        r"\b(vampires .*) your prey controls or predator get\b",
        r"\1 controlled by your predator or prey get",
    ),
    normalisation(
        "A condition follows the effect.",
        r"^(.*) when ~ is (ready and unlocked)$",
        r"while ~ is \2, \1",
    ),
    normalisation(
        "A card of the hand is discarded, and the hand is filled up.",
        r"\bburn 1 blood to burn a card$",
        "burn 1 blood to discard a card",
    ),
    normalisation("A hand is filled up.", r"^draw up to your hand size afterward$", ""),
    normalisation(
        "A moment opens a sentence.",
        r"^(~ gets [+]\d stealth) (during actions directed at a location(?: or equipment)?)$",
        r"\2, \1",
    ),
    normalisation(
        "An opponent is an opposing minion.",
        r"\ba minion opposing ~ cannot strike: dodge\b",
        "opposing minions cannot strike: dodge",
    ),
    normalisation(
        "A moment follows the effect.",
        r"^((?:you|~) can .*) (after resolution of a successful action requiring [a-z ]+)$",
        r"\2, \1",
    ),
    normalisation("A card is on a minion.", r"\bburn one of ~'s cards$", "burn 1 card on ~"),
    normalisation(
        "A minion acts at others.",
        r"\bcontrolled by the target methuselah\b",
        "that the target methuselah controls",
    ),
    normalisation(
        "Damage is inflicted on a minion.",
        r"\bto do (\d (?:unpreventable )?damage) to\b",
        r"to inflict \1 on",
    ),
)
"""The normalisations in order, after the older wordings."""
