"""Normalisations of wordings about contracts, and about conditions of master cards in play."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

HOLDINGS: tuple[Normalisation, ...] = (
    normalisation(
        "Two costs share an object.",
        r"\bcan lock and burn this card\b",
        "can lock this card and burn this card",
    ),
    normalisation("The attached minion is the bearer.", r"\bthe attached minion\b", "this minion"),
    normalisation(
        "A Discipline is a condition.",
        r"^this minion with ([a-z]+) can lock this card during a referendum to get 1 additional "
        r"vote$",
        r"during the polling step of any referendum, if this minion has \1, this minion can lock "
        r"this card to get +1 vote",
    ),
    normalisation(
        "A minion has the Discipline with which it is named.",
        r"\bif this minion is (?:an? )?(?:minion|vampire) with (?=[a-z ]+?, )",
        "if this minion has ",
    ),
    normalisation(
        "The votes of a minion are its controller's.",
        r"\b(if this minion has [a-z ]+, this minion can lock this card to )give you "
        r"(?=[+]1 vote$)",
        r"\1get ",
    ),
    normalisation(
        "A trophy enters play as it is awarded.",
        r"^as this minion enters play, add (\d) counters to this card$",
        r"put \1 counters on this card",
    ),
    normalisation(
        "Minions cannot block an unblockable action.",
        r"^(?:as|when) this minion announces an action, this minion can burn (?:a|1) counter from "
        r"(?:it|this card) to (?:make the action unblockable|minions cannot block this action)$",
        "when this minion announces an action, this minion can burn 1 counter from this card to "
        "make the action unblockable",
    ),
    normalisation(
        "Two choices are two abilities.",
        r"^(during your unlock phase, you can )move up to (\d) pool to this card and add 1 "
        r"(?:blood|counter) for each pool you move,? or (?:you can )?(move 2 blood from this card "
        r"to your pool)$",
        r"\1move up to \2 pool to this card and add 1 counter for each. \1\3",
    ),
    normalisation(
        "A vampire of no clan of two.",
        r"\bnon-([a-z]+) or ([a-z]+) minion\b",
        r"non-\1, non-\2 minion",
    ),
    normalisation(
        "As many counters are added.",
        r"\bmove (up to \d) pool to this card and add \1 counters to this card$",
        r"move \1 pool to this card and add 1 counter for each",
    ),
    normalisation(
        "Counters are on a card.",
        r"^(add \d counters?) on (this card after [a-z ]+ enters play during your influence "
        r"phase)$",
        r"\1 to \2",
    ),
    normalisation(
        "A title is lost for pool.",
        r"\bburn (\d) pool to (an? [a-z ]+) loses their title$",
        r"burn \1 pool to have \2 lose their title",
    ),
    normalisation(
        "Additional votes have a sign.",
        r"^(during the polling step of a political action, )(?:give you|you get) [+](\d) votes?$",
        r"\1you get \2 additional vote",
    ),
    normalisation(
        "Drawn cards are additional.",
        r"\bdraw (\d) additional cards from your library\b",
        r"draw \1 cards",
    ),
    normalisation(
        "None is no one.", r"\bif you do not control an? (?=ready [a-z ]+?,)", "if you control no "
    ),
    normalisation(
        "A forced gain is an effect.",
        r"^(during your unlock phase, )this minion gains (\d) blood$",
        r"\1add \2 blood to this minion",
    ),
    normalisation(
        "Each of two kinds counts.",
        r"\bfor each ([a-z]+) and ([a-z]+) you control\b",
        r"for each \1 or \2 you control",
    ),
)
"""The normalisations in order, after all others."""
