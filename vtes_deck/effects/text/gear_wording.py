"""Normalisations of wordings of weapons, other equipment and retainers."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

GEAR: tuple[Normalisation, ...] = (
    normalisation(
        "A gun strikes again.",
        r"^(?:once each round, )?(?:after|when|if) (?:this minion|(?:the )?bearer) strikes with "
        r"this gun, they gets? 1 optional additional strike \(limited\)(?: this round, only usable "
        r"to strike with this gun|, only usable to strike with this gun, this round)$",
        "if this minion has struck with this gun, you can strike with it again",
    ),
    normalisation(
        "You use the cards that you control.",
        r"^(if this minion has struck with this gun, )this minion (?=can strike\b)",
        r"\1you ",
    ),
    normalisation(
        "Two benefits are two sentences.",
        r"^(~ gets (?:1|an) additional strike \(limited\) each round) and (?:1|an) optional "
        r"maneuver (?:once )?each combat$",
        r"\1. ~ gets 1 optional maneuver each combat",
    ),
    normalisation(
        "One strike.",
        r"^~ gets an additional strike (?=\(limited\))",
        "~ gets 1 additional strike ",
    ),
    normalisation("A weapon is used to strike.", r"\bcan use this weapon to (?=strike:)", "can "),
    normalisation(
        "The retainer hurts an acting minion.",
        r"^when this minion is in combat with an acting minion, the acting minion takes (\d) "
        r"damage during strike resolution each round if the range is close$",
        r"in combat with an acting minion, this retainer inflicts \1 damage on the opposing minion "
        r"each round during normal strike resolution at close range",
    ),
    normalisation(
        "The vampire is the one that is locked.",
        r"\block (?:a|any) ([a-z ]+?)(?: and a \1 does|, who does) not unlock as normal during "
        r"their next unlock phase\b",
        r"lock a \1 and have them miss an unlock phase",
    ),
    normalisation(
        "Minions in an uncontrolled region are uncontrolled.",
        r"\bfrom an? uncontrolled minion in (?=your p)",
        "from a card in ",
    ),
    normalisation(
        "Each of several minions gets blood.",
        r"\bcan give each ([a-z ]+?) (\d) blood (?=as\b)",
        r"can add \2 blood to each \1 ",
    ),
    normalisation(
        "The bearer has a title.",
        r"^the [a-z]+, [a-z]+ or [a-z]+ with this equipment (?=can\b)",
        "this minion ",
    ),
    normalisation(
        "The master phase of a minion is its controller's.",
        r"^during their master phase, (this minion can burn this card to lock a)\b",
        r"during your master phase, \1",
    ),
    normalisation(
        "The retainer hurts an acting minion.",
        r"^(in combat with an acting minion, )[a-z' -]+? (inflicts \d damage on the opposing "
        r"minion each round)(?: of combat)?\b",
        r"\1this retainer \2",
    ),
    normalisation("A vampire gets votes.", r"\bto gain x additional votes$", "to get +x votes"),
    normalisation(
        "A maneuver is for a later round.",
        r"\bmaneuver each combat after the first$",
        "maneuver each combat in later rounds",
    ),
    normalisation(
        "A minion gets a maneuver.",
        r"\b(give an? [a-z ]+?) (?:a|an optional) maneuver$",
        r"\1 1 optional maneuver",
    ),
)
"""The normalisations in order, after all others."""
