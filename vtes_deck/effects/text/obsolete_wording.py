"""Normalisations of wordings that newer texts have replaced."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

OBSOLETE: tuple[Normalisation, ...] = (
    normalisation("A strike has two forms.", r"\bstrike for (?=\d)", "strike: "),
    normalisation(
        "A strike costs blood.",
        r"\bcan dodge as a strike that costs (\d) blood\b",
        r"can burn \1 blood to strike: dodge",
    ),
    normalisation("A strike has two forms.", r"\bcan dodge as a strike\b", "can strike: dodge"),
    normalisation(
        "A limit for a period.", r"\bonce per (combat|turn|action|round)\b", r"once each \1"
    ),
    normalisation(
        "A press or maneuver means one.",
        r"\b(?:to get|for) an? (press|maneuver)\b",
        r"to get 1 \1",
    ),
    normalisation(
        "An additional strike means one.",
        r"\b(get|gets|gain|gains) an additional strike\b",
        r"\1 1 additional strike",
    ),
    normalisation(
        "Any minion of a kind means all of the kind.",
        r"\bagainst (vampire|minion)(?= with\b)",
        r"against \1s",
    ),
    normalisation(
        "Any minion of a kind means all of the kind.",
        r"\bagainst ([a-z]+) or ([a-z ]+)$",
        r"against \1 and \2",
    ),
    normalisation(
        "The duration is a combat.",
        r"\b(gets \+\d strength) for the remainder of (?:the )?combat$",
        r"\1 this combat",
    ),
    normalisation(
        "Range is chosen or determined.",
        r"\bbefore range is chosen\b",
        "before range is determined",
    ),
    normalisation(
        "Votes are gained.", r"\bthis minion gains (\d votes?)\b", r"this minion gets +\1"
    ),
    normalisation(
        "A referendum has a polling step.",
        r"^only usable during a referendum(?= before votes|$)",
        "only usable during the polling step of any referendum",
    ),
    normalisation(
        "A vampire goes to torpor.",
        r"\b(?:if|when) this minion goes (?:in)?to torpor\b",
        "after this minion goes to torpor",
    ),
    normalisation(
        "A minion gains blood.", r"^add (\d) blood to this minion$", r"this minion gains \1 blood"
    ),
    normalisation(
        "The next phase means the phase itself.",
        r"\bduring your next (unlock|discard) phase, burn this card$",
        r"during your \1 phase, burn this card",
    ),
    normalisation(
        "A minion gains blood, or a Methuselah adds it.",
        r"^add (\d) blood to (each [^.]*)$",
        r"\2 gains \1 blood",
    ),
    normalisation(
        "One more phase action has two forms.",
        r"\byou get an additional (discard|master) phase action\b",
        r"get +1 \1 phase action",
    ),
    normalisation(
        "A successful action has several forms.",
        r"\bafter (?:~ performs|performing) a successful (?=[a-z]* ?action\b)",
        "after a successful ",
    ),
    normalisation(
        "A hunt that succeeds.", r"\bafter successfully hunting\b", "after a successful hunt action"
    ),
    normalisation("An action may have a target.", r"\bnon-directed\b", "undirected"),
    normalisation(
        "Any Methuselah of a kind means all of the kind.",
        r"\bagainst methuselahs who control\b",
        "against a methuselah who controls",
    ),
    normalisation(
        "A referendum is called.",
        r"^~ gets (\+\d votes?) in referendums ~ calls$",
        r"during a referendum ~ calls, ~ gets \1",
    ),
    normalisation("Any means every.", r"\bblood to any other (?=[a-z]+)", "blood to another "),
    normalisation("Any means every.", r"\bblood to any (?=[a-z]+)", "blood to a "),
    normalisation(
        "A weapon is an equipment card.",
        r"\bequip ~ with an? ((?:melee )?weapon) equipment card\b",
        r"equip with a \1",
    ),
    normalisation(
        "Equipment comes from the hand.", r"\b(equip with a (?:melee )?weapon) card\b", r"\1"
    ),
    normalisation(
        "Several actions of a kind.", r"\bwhen equipping with\b", "during actions to equip with"
    ),
    normalisation("The name of a clan means its members.", r"\bmalkavians\b", "malkavian"),
)
"""The normalisations in order, after those of equipment."""
