"""Normalisations of wordings of actions, and of cards that they put into play."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

LASTING: tuple[Normalisation, ...] = (
    normalisation(
        "Any minion of a kind means all of the kind.",
        r"^any (vampire|minion) (?=can enter combat with\b)",
        r"\1s ",
    ),
    normalisation(
        "A title makes some votes fewer.",
        r"^([a-z]+) cannot attempt political actions and get (\d) less votes? during (?:a )?"
        r"political actions?$",
        r"\1 cannot perform political actions. during a political action, \1 get -\2 vote",
    ),
    normalisation(
        "A referendum burns a card.",
        r"^this card can be burned by a referendum called by any vampire as a (\+\d stealth "
        r"political action)$",
        r"vampires can call a referendum to burn this card as a \1",
    ),
    normalisation(
        "A ban lasts for the referendum.",
        r"^([a-z -]+ cannot cast votes or ballots) (?:during|in) this referendum$",
        r"in this referendum, \1",
    ),
    normalisation(
        "A Methuselah burns a minion for a card.",
        r"^(?:any )?methuselah can burn this card by burning (an? [a-z ]+?) they control during "
        r"their minion phase$",
        r"during your minion phase, that methuselah can burn \1 you control to burn this card",
    ),
    normalisation(
        "The name of the card is shorter.",
        r"\bonly 1 (death to the [a-z]+!) card\b",
        r"only 1 judgment: \1",
    ),
    normalisation(
        "A vampire is in one of two regions.",
        r"\ban? ([a-z ]+?) in your ready region or your uncontrolled region\b",
        r"a ready \1 you control or \1 in your uncontrolled region",
    ),
    normalisation(
        "Two effects last for the referendum.",
        r"^(in this referendum, )(each [a-z ]+ gets [+-]\d votes?) and "
        r"(?=[a-z -]+ cannot cast votes)",
        r"\1\2. \1",
    ),
    normalisation(
        "Damage is inflicted.",
        r"\bburn (\d) blood from (a vampire),? or do (\d unpreventable damage) to any (?=ally or "
        r"retainer\b)",
        r"\2 burns \1 blood or inflict \3 on an ",
    ),
    normalisation(
        "A retainer is on a minion.",
        r"\b(ally|minion) or (?:a )?retainer on a minion$",
        r"\1 or retainer",
    ),
    normalisation(
        "Alternatives are stolen from the same minion.",
        r"\bmove a retainer, an equipment or (\d) blood from (an? [a-z ]+?) to this minion$",
        r"steal a retainer from \2 or steal an equipment from \2 or move \1 blood from \2 to this "
        "minion",
    ),
    normalisation(
        "A minion gains blood.",
        r"^(put this card on this minion) and add (\d) blood to this minion$",
        r"\1. this minion gains \2 blood",
    ),
)
"""The normalisations in order, after all others."""
