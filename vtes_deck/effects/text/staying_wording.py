"""Normalisations of wordings of cards that stay in play, and of effects on several minions."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

_DAMAGE = r"inflicts (\d+r?) damage on the opposing minion"
_RESOLUTION = r"during (?:the )?(?:normal |initial )?strike resolution(?: phase)?"


def _singular(plural: str) -> str:
    return f"{plural.removesuffix('ies')}y" if plural.endswith("ies") else plural.removesuffix("s")


def _hurts(amount: str) -> str:
    return (
        f"this retainer inflicts {amount} damage on the opposing minion each round during normal "
        "strike resolution"
    )


STAYING: tuple[Normalisation, ...] = (
    normalisation(
        "All of a kind means each one.",
        r"^((?:un)?lock) all ([a-z' -]+)$",
        lambda found: f"{found[1]} each {_singular(found[2])}",
    ),
    normalisation(
        "All of a kind means each one.",
        r"\ball ((?:[a-z-]+ )*)(vampires|allies|minions)((?: with capacity \d+ or (?:more|less))?)"
        r" (gain|burn) ",
        lambda found: f"each {found[1]}{_singular(found[2])}{found[3]} {found[4]}s ",
    ),
    normalisation(
        "An action has a kind.", r"\bon an? ((?:un)?directed) action\b", r"during an \1 action"
    ),
    normalisation(
        "Minions cannot block an unblockable action.",
        r"^this action is unblockable$",
        "minions cannot block this action",
    ),
    normalisation(
        "The pronoun refers to this minion.",
        r"^(if this minion has [^,]+), they gains?\b",
        r"\1, this minion gains",
    ),
    normalisation("Minions act.", r"^(political actions cost) minions (?=\d)", r"\1 "),
    normalisation("Acting means performing actions.", r"\bcannot perform actions$", "cannot act"),
    normalisation(
        "A card and a minion are locked.",
        r"\bcan lock this card and (an? [a-z ]+ you control) to (?=give\b)",
        r"can lock this card to lock \1 and ",
    ),
    normalisation(
        "Stealth is for the acting minion.",
        r"\bgive a minion (?=\+\d stealth$)",
        "give the acting minion ",
    ),
    normalisation(
        "The damage is the retainer's.",
        rf"^(?!this minion|~)[a-z' -]+ {_DAMAGE} (?=each round during normal strike)",
        r"this retainer inflicts \1 damage on the opposing minion ",
    ),
    normalisation(
        "The damage is the retainer's.",
        r"^when (?:[a-z' ]+ with this retainer|this minion) is in combat, the opposing minion "
        rf"takes (\d+r?) damage {_RESOLUTION} of each round"
        r"(,? (?:when|if) the range is close|,? at close range|, at long or close range|)$",
        lambda found: f"{_hurts(found[1])}{' at close range' if 'close' in found[2][-12:] else ''}",
    ),
    normalisation(
        "A retainer is on a minion.",
        r"\ban ally your prey controls or retainer on one of their minions\b",
        "an ally or retainer your prey controls",
    ),
    normalisation("One more vote.", r"\bgains (\d) additional votes?\b", r"gets +\1 vote"),
    normalisation(
        "A minion acts to do something.",
        r"\bcan take an? ((?:\+\d stealth )?ⓓ action) to (.+)$",
        r"can \2 as a \1",
    ),
    normalisation(
        "A number is added to a count.",
        r"\bburns ([a-z ]+ they control)\+(\d) pool$",
        r"burns x+\2 pool, where x is the number of \1",
    ),
    normalisation(
        "A number is named after a noun.",
        r"\band the chosen methuselah burns an additional pool$",
        "and the chosen methuselah burns 1 pool",
    ),
    normalisation(
        "The chosen minion is named by its kind.",
        r"\bthe chosen [a-z ]+ (?=is burned$)",
        "the chosen minion ",
    ),
    normalisation(
        "A weapon strikes.", r"^(\d+r?(?: aggravated)? damage) as a strike\b", r"strike: \1"
    ),
    normalisation(
        "Equipment on a minion is the minion's.",
        r"\bequipment card possessed by a minion\b",
        "equipment",
    ),
)
"""The normalisations in order, after all others."""
