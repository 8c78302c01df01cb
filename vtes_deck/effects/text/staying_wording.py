"""Normalisations of wordings of cards that stay in play, and of effects on several minions."""

from __future__ import annotations

import re

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

_DAMAGE = r"inflicts (\d+r?) damage on the opposing minion"
_RESOLUTION = r"during (?:the )?(?:normal |initial )?strike resolution(?: phase)?"


def _singular(plural: str) -> str:
    return f"{plural.removesuffix('ies')}y" if plural.endswith("ies") else plural.removesuffix("s")


def _plural(found: re.Match[str]) -> str:
    if found[1]:
        return f"non-{found[1]} minions"
    kind = found[2].replace("another", "other")
    return f"{kind}s" if kind.endswith(("minion", "vampire")) else kind


def _plurals(kind: str) -> str:
    return "allies" if kind == "ally" else f"{kind}s"


def _against(kind: str, noun: str) -> str:
    return f" against {kind}{_plurals(noun)}" if kind or noun != "minion" else ""


def _hurts(amount: str) -> str:
    return (
        f"this retainer inflicts {amount} damage on the opposing minion each round during normal "
        "strike resolution"
    )


def _at(where: str) -> str:
    """The range of damage: close only, or any."""
    return " at close range" if "close" in where and "long" not in where else ""


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
        lambda found: f"{_hurts(found[1])}{_at(found[2])}",
    ),
    normalisation(
        "A retainer is on a minion.",
        r"\ban ally your prey controls or retainer on one of their minions\b",
        "an ally or retainer your prey controls",
    ),
    normalisation(
        "A card is burned by minions.",
        r"^this card can be burned by (?:any |an? )?(?:minion who is not ([a-z ]+?)|([a-z ]+?)) "
        r"(?=as an? (?:\+\d stealth )?ⓓ action$)",
        lambda found: f"{_plural(found)} can burn this card ",
    ),
    normalisation(
        "Damage when a card is burned is damage by the action.",
        r"^(minions can burn this card as an? ⓓ action); if this minion is (?:a )?vampire, "
        r"they takes? (\d) unpreventable damage when this card is burned$",
        r"\1 that inflicts \2 unpreventable environmental damage on acting vampires",
    ),
    normalisation(
        "The turn of a minion is its controller's.",
        r"\btheir controller's (?=(?:unlock|master|minion|influence|discard) phase\b)",
        "their ",
    ),
    normalisation(
        "A price may follow what it buys.",
        r"^(.*\bcan) burn this card by burning (\d) blood\b",
        r"\1 burn \2 blood to burn this card",
    ),
    normalisation(
        "The next phase of yours is one of yours.",
        r"^(burn this card) during your next (unlock|discard) phase$",
        r"\1 during your \2 phase",
    ),
    normalisation(
        "The next phase of yours is one of yours.",
        r"^during your next (unlock|discard) phase, (burn this card)$",
        r"during your \1 phase, \2",
    ),
    normalisation(
        "The next discard phase is yours.",
        r"^unlock this minion during (?:the|your) (?:next )?discard phase$",
        "they unlock during your next discard phase",
    ),
    normalisation(
        "One more instruction.",
        r"^(this minion gains \d blood) and unlocks$",
        r"\1. unlock this minion",
    ),
    normalisation(
        "A vampire pays for the effect of a card.",
        r"^this minion burns (\d) blood to (?=\+|reduce)",
        r"burn \1 blood to ",
    ),
    normalisation(
        "The bleed is against you.",
        r"^reduce the bleed amount by (?=\d)",
        "reduce a bleed against you by ",
    ),
    normalisation(
        "Less means at most one less.",
        r"\bhas (?:fewer|less) than (\d) life\b",
        lambda found: f"has {int(found[1]) - 1} or fewer life",
    ),
    normalisation(
        "A referendum has a polling step.",
        r"\bduring the referendum of a political action to (?=give \d)",
        "during the polling step of a political action to ",
    ),
    normalisation(
        "More votes.", r"\bgive (\d) additional votes to (an? [a-z0-9 ]+)$", r"give \2 +\1 votes"
    ),
    normalisation("More votes.", r"\bgets (\d) additional votes\b", r"gets +\1 votes"),
    normalisation(
        "The combat is the one that the action starts.",
        r"\b(strength) in that combat$",
        r"\1 that combat",
    ),
    normalisation(
        "Acting means attempting an action.",
        r"^an? ([a-z]+) attempting a political action gets\b",
        r"during a political action, \1s get",
    ),
    normalisation(
        "A library is the Methuselah's.",
        r"\bthe library of the target methuselah\b",
        "the target methuselah's library",
    ),
    normalisation(
        "A vampire has none of several titles.",
        r"\ba vampire who is not an? ([a-z]+), an? ([a-z]+) or inner circle$",
        r"a non-\1, \2 or inner circle vampire",
    ),
    normalisation(
        "Any minion of a kind means all of the kind.",
        r"(?:^|(?<=, ))(?:any )?(?!an? )([a-z-]+ )?vampire (?=can enter combat with\b)",
        lambda found: f"{found[1] or ''}vampires ",
    ),
    normalisation(
        "A bleed has a target.",
        r"^only usable (?:if|after) a minion controlled by your predator successfully bleeds you$",
        "only usable after resolution of a successful bleed against you if your predator controls "
        "the acting minion",
    ),
    normalisation(
        "A bleed has a target.",
        r"^only usable (?:if|after) an? ([a-z ]*)(vampire|minion|ally) successfully bleeds you$",
        lambda found: (
            "only usable after resolution of a successful bleed against you"
            f"{_against(found[1], found[2])}"
        ),
    ),
    normalisation(
        "A bleed is against you.",
        r"^only usable if an? ([a-z ]+?)(vampire|ally) is bleeding you$",
        lambda found: (
            "only usable during a bleed action directed at you. only usable against "
            f"{found[1].replace(' or ', ' and ')}{_plurals(found[2])}"
        ),
    ),
    normalisation(
        "The actions of a minion are its own.",
        r"\bblock the actions of this minion$",
        "block this minion",
    ),
    normalisation(
        "A titled vampire has a title.", r"\ban? ([a-z ]+?) with a title$", r"a titled \1"
    ),
    normalisation(
        "Your minions are those that you control.",
        r"^each of your minions gets (?=[+-]\d)",
        "minions you control get ",
    ),
    normalisation(
        "A minion has a title or none.",
        r"^(this minion (?:gets \+\d|gains \d additional) [a-z]+) unless they have a title$",
        r"while this minion has no title, \1",
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
