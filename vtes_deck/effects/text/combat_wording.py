"""Normalisations of wordings about strikes and other moves in combat."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

COMBAT: tuple[Normalisation, ...] = (
    normalisation(
        "A maneuver of this round.",
        r"^(this minion gets 1 optional maneuver) this round, (?=only usable)",
        r"this round, \1, ",
    ),
    normalisation(
        "A strike costs blood.",
        r"^strike: this minion burns (\d) blood to end combat$",
        r"burn \1 blood to strike: combat ends",
    ),
    normalisation(
        "Hand damage is the damage of hand strikes.",
        r"\bthis minion's hand damage is\b",
        "damage from this minion's hand strikes is",
    ),
    normalisation(
        "The duration is a round.",
        r"^for the remainder of this round, (.*)$",
        r"\1 this round",
    ),
    normalisation(
        "The duration is a combat.",
        r"\bthe remainder of this combat\b",
        "the remainder of combat",
    ),
    normalisation(
        "An opponent is a minion in combat.",
        r"^not usable in combat with\b",
        "not usable against",
    ),
    normalisation(
        "The damage of a strike.",
        r"^this damage cannot be prevented\b",
        "damage from this strike cannot be prevented",
    ),
    normalisation(
        "The damage of a strike.",
        r"^the damage from this strike cannot\b",
        "damage from this strike cannot",
    ),
    normalisation(
        "A strike has damage.",
        r"^this hand strike is at (?=\+)",
        "at ",
    ),
    normalisation(
        "Three objects may have a comma before the last.",
        r"(\w+, \w+), or (?=\w+$)",
        r"\1 or ",
    ),
    normalisation(
        "A maneuver gets to a range or goes to it.",
        r"\bonly usable to go to (close|long) range\b",
        r"only usable to get to \1 range",
    ),
    normalisation(
        "A vampire burns blood for the effect of a card.",
        r"^this minion burns (\d) blood to (?=continue)",
        r"burn \1 blood to ",
    ),
    normalisation(
        "The duration is a combat.",
        r"^opposing minion cannot play any strike cards for the duration of this combat$",
        "this combat, the opposing minion cannot play strike cards",
    ),
    normalisation(
        "Damage in the first round is environmental.",
        r"^opposing minion takes (\d) additional damage\b.*",
        r"the opposing minion takes \1 environmental damage",
    ),
    normalisation(
        "Two moments are two conditions.",
        r"^only usable before range is determined (?=during the first round)",
        "only usable before range is determined. only usable ",
    ),
    normalisation(
        "A weapon strike has more damage.",
        r"^(strike: hand strike or use a melee weapon strike) at (?=\+)",
        r"\1. this strike is at ",
    ),
    normalisation(
        "Two maneuvers.",
        r"^this strike is at (\+\d damage) with (1 optional (?:maneuver|press))$",
        r"this strike is at \1. \2",
    ),
    normalisation(
        "Two ways of playing a card.",
        r" or (?=this round, this minion gets )",
        ". ",
    ),
    normalisation(
        "Two ways of playing a card.",
        r"^(press, only usable to end combat),? or (?=burn 1 blood)",
        r"\1. ",
    ),
    normalisation(
        "A cancelled card is the opponent's.",
        r"^alternatively, (burn 1 blood to cancel a grapple card) \(.*$",
        r"\1 as it is played by the opposing minion and its cost is not paid",
    ),
    normalisation(
        "An effect follows the combat.",
        r"^(the opposing minion burns \d blood or life) after combat ends$",
        r"after combat ends, \1",
    ),
    normalisation(
        "A combat ends or would end.",
        r"\bready and combat would end$",
        "ready and combat is about to end",
    ),
    normalisation(
        "Something happens instead.",
        r"^instead, ((?:burn 1 blood to )?start a new round)$",
        r"\1 instead",
    ),
    normalisation(
        "A maneuver of the next round.",
        r"^(if another round of combat occurs), this minion gets (1 optional maneuver) that round$",
        r"\1, \2",
    ),
    normalisation(
        "An opponent is the opposing minion.",
        r"\bthe opponent's (?=strike)",
        "the opposing minion's ",
    ),
    normalisation(
        "An optional prevention of each round.",
        r"^each round of this combat, (this minion can burn 1 blood to prevent all damage from "
        r"the opposing minion's) initial strike for that round$",
        r"each round, \1 strike",
    ),
    normalisation(
        "A ranged strike has two forms.",
        r"^strike: ranged; steal (\d) blood$",
        r"strike, ranged: steal \1 blood or life (becoming blood)",
    ),
    normalisation(
        "A maneuver has a price.",
        r"^once this round, this minion can burn 1 blood for an additional maneuver$",
        "this minion can burn 1 blood to maneuver later this round",
    ),
    normalisation(
        "The user and the moment are two conditions.",
        r"^only usable by a vampire who can commit diablerie (?=when )",
        "only usable by a vampire who can commit diablerie. only usable ",
    ),
)
"""The normalisations in order, after those about actions."""
