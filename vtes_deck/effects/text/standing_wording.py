"""Normalisations of what master cards and events in play do for everybody."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

_EACH = r"^during each methuselah's unlock phase, that methuselah "

STANDING: tuple[Normalisation, ...] = (
    normalisation(
        "A successful hunt is one kind of action.",
        r"^if a vampire successfully hunts, move (\d) blood from (?:that vampire|this minion) to "
        r"this card after resolution$",
        r"after a successful hunt, move \1 blood from the acting minion to this card",
    ),
    normalisation(
        "Blood on a card is a counter.",
        r"\bburn this card if it has (\d) blood$",
        r"burn this card if it has \1 counters",
    ),
    normalisation(
        "Each Methuselah pays for her own vampires.",
        rf"{_EACH}can burn (\d) blood from (an? ([a-z ]+?) you control) to unlock \2$",
        r"during their unlock phase, each \3 can burn \1 blood to unlock",
    ),
    normalisation(
        "The user of an ability is any Methuselah.",
        r"^that methuselah (?=can burn the edge to burn this card$)",
        "a methuselah ",
    ),
    normalisation(
        "Each controller has an unlock phase.",
        r"^(each [a-z ]+ can burn \d blood to unlock) during each of their controller's unlock "
        r"phases$",
        r"during their unlock phase, \1",
    ),
    normalisation(
        "Vampires without blood lock.",
        rf"{_EACH}locks each ([a-z ]+) with no blood you control and burn 1 blood from each \1 who "
        r"has any amount of blood you control$",
        r"during their unlock phase, each \1 burns 1 blood or is locked if they cannot",
    ),
    normalisation(
        "Vampires without blood lock.",
        r"^each ([a-z ]+) burns 1 blood during their unlock phase,? and each \1 who cannot burn 1 "
        r"blood is locked instead$",
        r"during their unlock phase, each \1 burns 1 blood or is locked if they cannot",
    ),
    normalisation(
        "A removal is a cost.",
        r"\block this card and remove ([a-z ]+) from the game to gain\b",
        r"lock this card to remove \1 from the game and gain",
    ),
    normalisation(
        "The chosen vampire has an option.",
        r"^once this turn, when the chosen ([a-z ]+) performs a successful action, (?:they|this "
        r"minion) can burn (\d) blood to unlock after resolving that action$",
        r"once this turn, after a successful action, the chosen \1 can burn \2 blood to unlock",
    ),
    normalisation(
        "Each neighbor is taxed.",
        r"^each of your predator and prey burns 1 pool during their unlock phase for each hunting "
        r"ground they control$",
        "during their unlock phase, your predator and prey burn 1 pool for each hunting ground "
        "they control",
    ),
    normalisation(
        "Each neighbor is taxed.",
        r"^during each methuselah's unlock phase, (?:if|while) you control 1 or more hunting "
        r"ground cards, your predator or prey burns 1 pool for each hunting ground(?: card)? you "
        r"control$",
        "during their unlock phase, your predator and prey burn 1 pool for each hunting ground "
        "they control",
    ),
    normalisation(
        "A guest pays the controller.",
        r"^(?:any|an?) other methuselah can give you (?:a|1) pool during their unlock phase to "
        r"lock this card to (add \d blood to a ready vampire) they control$",
        r"during each other methuselah's unlock phase, that methuselah can lock this card and give "
        r"you 1 pool to \1 you control",
    ),
    normalisation(
        "An affair is this card.",
        r"^the [a-z ]+ suffering the [a-z ]+ does not unlock during the unlock phase$",
        "this minion does not unlock as normal",
    ),
    normalisation(
        "The controller of the bearer pays.",
        r"^the [a-z]+'s controller can (burn \d pool during their master phase to) transfer this "
        r"card\b",
        r"this minion can \1 move this card",
    ),
    normalisation(
        "An attempt to block has a price.",
        r"^any ([a-z ]+) burns (\d) additional blood against action$",
        r"\1 must burn \2 blood to attempt to block",
    ),
    normalisation(
        "A minion is a card.",
        r"\block any card \(including a minion\)",
        "lock a minion or card",
    ),
    normalisation(
        "A minion locks itself.",
        r"^during your unlock phase, this minion gains (\d) blood from the bank,? and they can "
        r"lock to gain an additional blood$",
        r"during your unlock phase, add \1 blood to this minion. during your unlock phase, this "
        r"minion can lock this minion to gain 1 blood",
    ),
    normalisation(
        "A minion locks itself for one of two benefits.",
        r"^during an action, this minion can lock to give any other ([a-z ]+) [+]1 bleed or (\d) "
        r"additional votes$",
        r"during an action, this minion can lock this minion to give another acting \1 +1 bleed. "
        r"during the polling step of a political action, this minion can lock this minion to give "
        r"another \1 +\2 votes",
    ),
    normalisation(
        "A minion locks itself.",
        r"^(during an action, this minion can lock) to give any other (?=[a-z ]+ [+]\d intercept$)",
        r"\1 this minion to give another ",
    ),
    normalisation(
        "A minion can get the card.",
        r"\bcan move this card to the acting minion as an? ([+]\d stealth )?ⓓ action$",
        r"can move this card to themselves as a \1action",
    ),
    normalisation(
        "A minion can get the card.",
        r"^any other ([a-z ]+) can move this card to (?:himself or herself|themselves)\b",
        r"other \1 can move this card to themselves",
    ),
)
"""The normalisations in order, after all others."""
