"""Normalisations of wordings of action modifiers, allies, equipment and retainers."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

COMPANIONS: tuple[Normalisation, ...] = (
    normalisation(
        "The user and the acting ally are two conditions.",
        r"\b(only usable by a ready (?:unlocked )?vampire other than the acting )"
        r"(wraith)(?: or (zombie) ally)?$",
        lambda m: (
            f"{m[1]}minion. only usable against "
            + (f"{m[2]} allies and {m[3]} allies" if m[3] else f"{m[2]}s")
        ),
    ),
    normalisation(
        "The acting minion may be called by its kind.",
        r"\bthe acting (?:ally|wraith)\b(?! or )",
        "the acting minion",
    ),
    normalisation(
        "The effects of a block are two sentences.",
        r"^(if this action is blocked, )(this minion gets 1 optional maneuver [a-z ]+?) and "
        r"(?=the blocking minion cannot)",
        r"\1\2. \1",
    ),
    normalisation(
        "The kind of the blocking minion is a condition.",
        r"^only usable if (an? (?!minion\b)[a-z ]+?) attempts to block$",
        r"only usable if the blocking minion is \1. only usable if a minion attempts to block",
    ),
    normalisation(
        "A minion gets bleed in a bleed action.",
        r"^(the acting minion gets [+]\d bleed \(limited\))$",
        r"only usable during a bleed action. \1",
    ),
    normalisation(
        "A moment and the kind of action are two conditions.",
        r"\bonly usable as an action (to recruit or employ [a-z ]+?) is announced$",
        r"only usable as the action is announced. only usable \1",
    ),
    normalisation(
        "A condition may follow the effect.",
        r"^if (?:the|this) action (?:is|was) successful, (this minion can [a-z0-9 ]+?) after "
        r"action resolution$",
        r"after action resolution, if the action was successful, \1",
    ),
    normalisation(
        "A condition may follow the effect.",
        r"^unlock this minion after action resolution if this action is successful$",
        "if the action was successful, unlock",
    ),
    normalisation(
        "An advantage in the combat after a block is a separate sentence.",
        r"^([+]\d stealth) with (1 optional maneuver(?: or press)?) during the resulting combat if "
        r"(?:this action|this minion) is blocked$",
        r"\1. if this action is blocked, this minion gets \2 during the resulting combat",
    ),
    normalisation(
        "An action modifier is not usable in some actions.",
        r"^([+]\d stealth), not usable (during [^.]+)$",
        r"not usable \2. \1",
    ),
    normalisation(
        "Two kinds of actions share a noun.",
        r"^not usable during an? (bleed|hunt) or (political) action$",
        r"not usable during a \1 action. not usable during a \2 action",
    ),
    normalisation(
        "A user and an occasion are two conditions.",
        r"^(only usable by [a-z ]+? other than the acting minion) if a minion attempts to block$",
        r"\1. only usable if a minion attempts to block",
    ),
    normalisation(
        "Allies cannot burn blood.",
        r"^minions (without \w+ )?must burn 1 blood to attempt to block(?: this action)?$",
        r"allies \1cannot block this action. "
        r"vampires \1must burn 1 blood to attempt to block this action",
    ),
    normalisation(
        "The kind of the blocking minion is a condition.",
        r"^the blocking vampire gets (-\d intercept)$",
        r"only usable if the blocking minion is a vampire. only usable if a minion attempts to "
        r"block. the blocking minion gets \1",
    ),
    normalisation(
        "The action is announced.", r"\bas an action is announced\b", "as the action is announced"
    ),
    normalisation(
        "Two ways of playing a card may share a sentence.",
        r"^([+]1 bleed \(limited\)),? or (?=[+]1 stealth and [+]1 bleed)",
        r"only usable during a bleed action. \1. ",
    ),
    normalisation(
        "An ally has life.",
        r"(~|\bthis minion) burns (\d) life\b",
        r"burn \2 blood from \1",
    ),
    normalisation(
        "An ally burns life as a cost.",
        r"^(~|this ally) can burn (\d) life to (?=give\b)",
        r"~ can burn \2 blood to ",
    ),
    normalisation(
        "An ally without strength has the strength that it gets.",
        r"^~ has (\d) life and (\d) strength$",
        r"~ has \1 life. ~ gets +\2 strength",
    ),
    normalisation("Blood becomes life.", r" \(becoming life\)", ""),
    normalisation(
        "A minion has blood or life.",
        r"\bsteal (\d) blood or life from a minion\b",
        r"steal \1 blood from another minion",
    ),
    normalisation(
        "Two kinds of cards share their controller.",
        r"\bburn an ally or retainer you control\b",
        "burn an ally you control or retainer on a minion",
    ),
    normalisation("An ally enters play.", r"\bafter ~ enters play\b", "as ~ enters play"),
    normalisation(
        "A number lasts for the action.", r"([+]\d strength) (?:during )?this action$", r"\1"
    ),
    normalisation(
        "A ban on blocking has an active and a passive form.",
        r"^this minion cannot be blocked by (\w+) this action$",
        r"\1 cannot block this action",
    ),
    normalisation(
        "Hand strikes inflict damage.",
        r"^this minion's hand strikes are aggravated (this \w+)$",
        r"damage from this minion's hand strikes is aggravated \1",
    ),
    normalisation(
        "A combat results from a block.",
        r"^if this action is blocked, (all damage [a-z ]+?) during the resulting combat is ",
        r"during the resulting combat, \1 is ",
    ),
    normalisation(
        "Blood is a price.",
        r"^(?:this minion burns|burn) (\d) blood to get (?=[+])",
        r"burn \1 blood to ",
    ),
    normalisation(
        "The kind of the acting minion is a condition.",
        r"^the acting ally or younger vampire gets ",
        "only usable against allies and younger vampires. the acting minion gets ",
    ),
    normalisation(
        "The kind of the blocking minion is a condition.",
        r"^only usable if a younger vampire attempts to block this minion$",
        "only usable if the blocking minion is a younger vampire. only usable if a minion attempts "
        "to block",
    ),
    normalisation(
        "A blocking vampire is a minion.",
        r"\bthe blocking vampire cannot\b",
        "the blocking minion cannot",
    ),
    normalisation(
        "A retainer is the source of its damage.",
        r"^when the minion with this retainer is in combat, the opposing minion takes (\d damage) "
        r"during strike resolution \(if the range is close\)$",
        r"wolf companion inflicts \1 on the opposing minion each round of combat during normal "
        "strike resolution at close range",
    ),
    normalisation(
        "The upkeep of a retainer has two alternatives.",
        r"^during your unlock phase, \w+'s employer burns 1 blood,? or \w+ is burned$",
        "during their unlock phase, this minion burns 1 blood. during their unlock phase, this "
        "minion burns this card",
    ),
    normalisation(
        "Equipment that is a location in play.",
        r"^in play, this is a unique location and does not count as equipment$",
        "unique. location. while in play, this card does not count as equipment",
    ),
    normalisation('"They" takes the plural.', r"\bthey burns\b", "they burn"),
    normalisation("Votes and ballots of an abstaining vampire.", r" \(this can cancel [^)]*\)", ""),
    normalisation("Several Methuselahs are a set.", r" \((or same set of methuselahs)\)", r" \1"),
    normalisation(
        "A card is of no use in the action in which it is played.",
        r"^during any action after this 1, (?=this minion can burn this card)",
        "",
    ),
    normalisation("A strike has a colon.", r"\bcan strike for (\dr)", r"can strike: \1"),
    normalisation(
        "An action may allow its controller something.",
        r"\bcan take a ([+]\d stealth action) to allow you to search your library for an? (\w+) "
        r"and move it to your hand$",
        r"can search your library for a \2 card, reveal it and move it to your hand as a \1",
    ),
    normalisation("A hand is filled up.", r"^shuffle and discard afterward$", ""),
    normalisation(
        "The bearer has several names.",
        r"^the [a-z ]+? with this (?:equipment|card|vehicle|retainer)\b",
        "this minion",
    ),
)
"""The normalisations in order, after those of vampires."""
