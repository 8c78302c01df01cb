"""Normalisations of wordings that few cards have."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

RARE: tuple[Normalisation, ...] = (
    normalisation(
        "The card is on a minion of a kind.",
        r"^an? gargoyle (?=can have only 1 )",
        "a minion ",
    ),
    normalisation(
        "Several minions gain blood.",
        r"^this minion and all (younger [a-z]+ in your uncontrolled region) each gains? (?:a|1) "
        r"blood(?: from the bank)?$",
        r"this minion gains 1 blood. each \1 gains 1 blood",
    ),
    normalisation(
        "A minion without a trait.",
        r"\ban? (vampire|minion) who is not (black hand)\b",
        r"a non-\2 \1",
    ),
    normalisation(
        "Two bans are two sentences.",
        r"^this minion cannot (?:act|perform actions) or block$",
        "this minion cannot act. this minion cannot block",
    ),
    normalisation(
        "A limit is one of each Methuselah.",
        r"^you can play only 1 ([a-z' ]+?) (?:per|each) turn$",
        r"each methuselah can play only 1 \1 each turn",
    ),
    normalisation(
        "A card is burned by the rules of its text.",
        r"^(during their discard phase, )this minion burns (?=this card$)",
        r"\1burn ",
    ),
    normalisation(
        "A minion unlocks and attempts to block.",
        r"\bto unlock and this minion attempts to block$",
        "to unlock and attempt to block",
    ),
    normalisation("This minion is one of them.", r" \(even this (?:one|1)\)", ""),
    normalisation(
        "A minion gets intercept.",
        r"^give ((?:a|another) [a-z ]+?) (\+\d intercept)$",
        r"\1 gets \2",
    ),
    normalisation(
        "A minion gets intercept.",
        r"^the blocking minion gets (\+\d intercept)$",
        r"give the blocking minion \1",
    ),
    normalisation(
        "The acting minion is of a kind.",
        r"^(only usable (?:by a locked (?:vampire|minion) )?)when an? "
        r"((?:non-[a-z]+ )?vampire|ally) is acting$",
        lambda found: f"{found[1]}against {'allies' if found[2] == 'ally' else f'{found[2]}s'}",
    ),
    normalisation(
        "The target is a condition of its own.",
        r"^only usable (during an action requiring [a-z ]+? or [a-z ]+?) against (a minion you "
        r"control)$",
        r"only usable \1. only usable during actions directed at \2",
    ),
    normalisation(
        "A vampire other than the acting one is another one.",
        r"\ban? ([a-z ]*?vampire) other than the acting (?:vampire|minion)\b",
        r"another \1",
    ),
    normalisation("An ally gains the life that it steals.", r" or life \(gaining a life\)", ""),
    normalisation(
        "Equipment means one card.",
        r"\bsteal (?=equipment from (?:an ally|a younger))",
        "steal an ",
    ),
    normalisation(
        "An effect follows actions of a kind.",
        r"^this minion gains (\d) blood after each successful (directed) action they performs?$",
        r"after a successful \2 action, this minion gains \1 blood",
    ),
    normalisation(
        "An effect follows actions of a kind.",
        r"^this minion burns 1 additional blood for each bleeding action they successfully "
        r"performs? \(after resolving the action\)$",
        "after a successful bleed action, this minion burns 1 blood",
    ),
    normalisation(
        "An effect follows actions of a kind.",
        r"^during (?:a )?(directed|bleed) actions?, after this minion performs a successful "
        r"action, "
        r"(?:add (\d) blood to this minion|this minion burns (\d) blood)$",
        lambda found: (
            f"after a successful {found[1]} action, this minion "
            + (f"gains {found[2]} blood" if found[2] else f"burns {found[3]} blood")
        ),
    ),
    normalisation(
        "Two minions unlock.",
        r"^unlock (an? [a-z ]+) and this minion$",
        r"unlock \1. unlock this minion",
    ),
)
"""The normalisations in order, after all others."""
