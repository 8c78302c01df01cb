"""Normalisations of wordings of equipment, retainers, locations and special hunts."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

POSSESSIONS: tuple[Normalisation, ...] = (
    normalisation(
        "A card is burned after use.",
        r"^burn(?: this (?:weapon|equipment|card))? after use$",
        "burn this card after use",
    ),
    normalisation("Another combat is a new one.", r"begin another combat", "start a new combat"),
    normalisation(
        "A combat is followed by another one.",
        r"^once each turn after (?:combat ends|completing combat),(?: if ~ and the opposing minion "
        r"are still ready,)? ~ can (burn \d blood) to start a new combat with the opposing minion$",
        r"once each turn, after combat if both combatants are still ready, ~ can \1 to start a new "
        r"combat with the opposing minion",
    ),
    normalisation("A ban is a rule.", r"(?<=~ )cannot hunt as normal$", "does not hunt as normal"),
    normalisation(
        "A ban is a rule.",
        r"^this minion cannot hunt as normal$",
        "this minion does not hunt as normal",
    ),
    normalisation(
        "A hunt steals.",
        r"^(~|this minion|they) can hunt by stealing (?:a|1) blood from (.+?) as an? "
        r"(\+\d stealth )?ⓓ action$",
        lambda found: (
            f"{'~' if found[1] == '~' else 'this minion'} can steal 1 blood from "
            f"{found[2].replace('another ', 'a ')} as a "
            f"{found[3] or ''}hunt action"
        ),
    ),
    normalisation(
        "A state has one form.", r"^~ do not unlock as normal$", "~ does not unlock as normal"
    ),
    normalisation(
        "A minion pays for what another one does.",
        r"\b(an? [a-z ]+? you control(?: with capacity \d+ or more)?) can burn (\d) blood to "
        r"unlock (?:this )?(~|this minion)$",
        r"you can burn \2 blood from \1 to unlock \3",
    ),
    normalisation(
        "Any other Methuselah is another one.",
        r"\bduring any other methuselah's\b",
        "during another methuselah's",
    ),
    normalisation(
        "The action is one that a minion performs.",
        r"^once each turn, ~ can (burn \d blood to get [+]\d stealth) on an action "
        r"(?:that requires|requiring) ([a-z ]+)$",
        r"once each turn, during an action requiring \2, ~ can \1",
    ),
    normalisation(
        "A master phase action has one of two uses.",
        r"^as a master phase action, you can (burn \d pool) to move (\d) blood counters to this "
        r"card or move (\d) blood counter from this card to your pool$",
        r"you can \1 and use 1 master phase action to add \2 counters to this card. you can use 1 "
        r"master phase action to move \3 blood from this card to your pool",
    ),
    normalisation(
        "A master phase action is used in the master phase.",
        r"^during your master phase, (?=you can burn \d pool and use 1 master phase action\b)",
        "",
    ),
    normalisation(
        "A strike may hurt the striking minion.",
        r"^(strike: \d+r?(?: aggravated)? damage)\. if this strike is used at close range, this "
        r"minion also takes (\d) environmental( aggravated)? damage$",
        r"\1 with \2\3 damage to this minion at close range",
    ),
    normalisation(
        "A strike ends combat.",
        r"^end combat as a strike(?=, only usable at)",
        "strike: combat ends",
    ),
    normalisation(
        "A strike is usable in some rounds.",
        r"^(strike: \d+r?(?: aggravated)? damage); only usable after the first round of combat; "
        r"only usable at (long|close) range$",
        r"\1, only usable at \2 range in later rounds",
    ),
)
"""The normalisations in order, after all others."""
