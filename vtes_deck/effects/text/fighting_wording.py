"""Normalisations of wordings about the limits of a fight, and about strikes and weapons."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

FIGHTING: tuple[Normalisation, ...] = (
    normalisation(
        "A press of this round.",
        r"^(this minion gets \+\d strength) for the remainder of combat,? with (1 optional press)"
        r"(?: this round)?$",
        r"\1 this combat with \2",
    ),
    normalisation(
        "The duration is a combat.",
        r"^(this minion gets \+\d strength) for the remainder of combat$",
        r"\1 this combat",
    ),
    normalisation(
        "A kind of opponent is a condition.",
        r"^if the opposing minion is (an? [a-z ]+), (?=this strike inflicts\b)",
        r"in combat with \1, ",
    ),
    normalisation(
        "Only vampires have blood.",
        r"^the opposing vampire burns (\d blood)$",
        r"only usable in combat with a vampire. the opposing minion burns \1 or life",
    ),
    normalisation(
        "The moment and the opponent are two conditions.",
        r"^(only usable (?:at|before|during) [a-z ]+?) in combat with a vampire$",
        r"\1. only usable in combat with a vampire",
    ),
    normalisation(
        "A ban is a verb.",
        r"\b(strikes) can not be dodged\b",
        r"\1 cannot be dodged",
    ),
    normalisation("A melee weapon has no hyphen.", r"\bmelee-weapon\b", "melee weapon"),
    normalisation("Any means each.", r"\buse any additional strikes\b", "use additional strikes"),
    normalisation(
        "Examples of grapple cards.",
        r" \(this includes cards named <?immortal grapple>? and <?mighty grapple>?\)",
        "",
    ),
    normalisation(
        "The period comes first.",
        r"^(the opposing minion cannot (?!.*unless)[a-z ]+?) (this (?:combat|round))(?=,? with|$)",
        r"\2, \1",
    ),
    normalisation(
        "The period comes first.",
        r"^during (this combat, the opposing vampire cannot) ",
        r"\1 ",
    ),
    normalisation(
        "Two bans are one sentence.",
        r"^(this combat, the opposing vampire cannot [a-z ]+?) and cannot ",
        r"\1 or ",
    ),
    normalisation(
        "Uses of presses and maneuvers.",
        r"\bcannot use (?:maneuvers to (?=maneuver to)|presses to (?=continue))",
        lambda found: "cannot press to " if "press" in found[0] else "cannot ",
    ),
    normalisation(
        "Uses of presses.",
        r"\bor presses to (?=continue combat$)",
        "or press to ",
    ),
    normalisation(
        "A ban for vampires, and a condition.",
        r"^(this combat, the opposing) vampire (?=cannot )",
        r"only usable in combat with a vampire. \1 minion ",
    ),
    normalisation(
        "A ban and a press are two sentences.",
        r"^((?:only usable in combat with a vampire\. )?this (?:combat|round), the opposing minion "
        r"cannot [a-z ]+?),? with (1 optional (?:press|maneuver))$",
        r"\1. this minion gets \2 this round",
    ),
    normalisation(
        "The gun is the one that strikes.",
        r"^the (?=gun inflicts \+\d damage each strike\b)",
        "this ",
    ),
    normalisation(
        "Two effects for a combat are two sentences.",
        r"^this combat, (you get [+]\d hand size) and (this minion's hand strikes inflict "
        r"[+]\d damage)$",
        r"\1 for the remainder of combat. \2 this combat",
    ),
    normalisation(
        "Damage is prevented in each round of this combat.",
        r"^(this minion can prevent \d damage each round)(?: this combat)?$",
        r"this combat, \1",
    ),
)
"""The normalisations in order, after all others."""
