"""Normalisations of wordings about chosen vampires, Methuselahs and cards."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

CHOSEN: tuple[Normalisation, ...] = (
    normalisation("A Methuselah is chosen as the target.", r"^(ⓓ )?choose any methuselah$", r"\1"),
    normalisation(
        "The chosen Methuselah controls the minions.",
        r"(?<=\bon each )([a-z ]+) they control$",
        r"\1 controlled by the chosen methuselah",
    ),
    normalisation(
        "A vampire belongs to a clan.",
        r"\bwho belongs to the same clan as the acting minion\b",
        "of the same clan as this minion",
    ),
    normalisation(
        "The vampire is like the one that acts.",
        r"\bof the same (clan|sect)$",
        r"of the same \1 as this minion",
    ),
    normalisation(
        "An amount of blood has a limit.",
        r"\bwith 0 or 1 blood\b",
        "who has 1 or fewer blood",
    ),
    normalisation(
        "The order of two kinds of minions is free.",
        r"\b(?<=enter combat with )a (vampire with capacity \d+ or less) or ally\b",
        r"an ally or \1",
    ),
    normalisation(
        "The chosen vampire is named again.",
        r"^(if the referendum passes, )(?:this card is put|put this card) on the chosen [a-z]+ "
        r"(?=and unlock this minion$)",
        r"\1this card is put on the chosen vampire ",
    ),
    normalisation(
        "A minion burns blood for the effect of an action.",
        r"^(ⓓ )?this minion burns (\d) blood to (?=steal )",
        r"\1burn \2 blood to ",
    ),
    normalisation("Any vampire is a vampire.", r"(?<=corruption counter on )any ", "a "),
    normalisation(
        "A contract is a card.",
        r"\bcontract card on a minion$",
        "contract on a minion you control",
    ),
    normalisation(
        "A minion of a Methuselah has the equipment.",
        r"\bsteal an equipment from your predator or prey$",
        "steal equipment from a minion controlled by your predator or prey",
    ),
    normalisation(
        "The capacity of a vampire is its measure.",
        r"^(if the number of your corruption counters on the )vampire (equals or exceeds their "
        r"capacity)(?=, )",
        r"\1minion \2 or cost",
    ),
    normalisation(
        "The caller steals the pool.",
        r"\byou (?=steal \d pool from each methuselah who )",
        "",
    ),
    normalisation(
        "An empty vampire goes to torpor.",
        r"^(each [a-z ]+) with zero blood then goes into torpor$",
        r"\1 with no blood goes to torpor",
    ),
    normalisation(
        "Two effects of a referendum are two sentences.",
        r"(?<= blood) and send (each [a-z ]+ with no blood) to torpor$",
        r". \1 goes to torpor",
    ),
)
"""The normalisations in order, after all others."""
