"""Normalisations of wordings about the outcome of actions and referendums."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

OUTCOMES: tuple[Normalisation, ...] = (
    normalisation(
        "A card is put somewhere by a referendum.",
        r"\bif (?:the|this) referendum passes, (?:this card is put|put this card) on "
        r"(?:the acting minion\b)?",
        lambda m: (
            f"if the referendum passes, this card is put on "
            f"{'this minion' if m[0].endswith('minion') else ''}"
        ),
    ),
    normalisation(
        "A justicar is of the Camarilla.",
        r"^choose a ready camarilla (?!vampire)",
        "choose a ready ",
    ),
    normalisation('"They" takes the plural.', r"\bthey unlocks\b", "they unlock"),
    normalisation('"He or she" is "they".', r"\bhis or her\b", "their"),
    normalisation(
        "The result of a referendum is a separate sentence.",
        r", and (?=if this minion is not\b)",
        ". ",
    ),
    normalisation("The rules cover contests.", r"^this could lead to a contested title$", ""),
    normalisation("One more vote.", r"\bgets (?:1|an) extra vote\b", "gets +1 vote"),
    normalisation(
        "An effect on a referendum.", r"^(?:in|during) this referendum\b", "in this referendum"
    ),
    normalisation(
        "A member of a clan belongs to the clan.",
        r"\bif this minion is not an? ",
        "if this minion is not ",
    ),
    normalisation(
        "A vampire gains blood or blood is added to it.",
        r"\beach of your (unlocked vampire)s gains (\d) blood\b",
        r"add \2 blood to each \1 you control",
    ),
    normalisation(
        "A vampire gains blood or blood is added to it.",
        r"\beach ((?:ready )?(?:vampire|anarch)(?: with capacity (?:of )?(\d) or more)?"
        r"(?: in any uncontrolled region)?) gains (\d) blood\b",
        lambda m: f"add {m[3]} blood to each {m[1].replace('capacity of', 'capacity')}",
    ),
    normalisation(
        "The acting minion is this minion.",
        r"\bput this card on the acting (?:minion|gangrel)\b",
        "put this card on this minion",
    ),
    normalisation("An action has an effect if it succeeds.", r"^if this action succeeds, ", ""),
    normalisation("The word card may be repeated.", r"^(a minion can have only 1 .*) card$", r"\1"),
    normalisation(
        "The action is this one.", r"\buntil after the action\b", "until after this action"
    ),
    normalisation(
        "The combat is the one that the action starts.",
        r"\b(1 optional (?:press|maneuver)) (?:in that|during this) combat$",
        r"\1 during that combat",
    ),
    normalisation(
        "A referendum has an effect on vampires.",
        r"\bsuccessful referendum locks all vampires of that clan\b",
        "if the referendum passes, lock each vampire of the same clan",
    ),
    normalisation(
        "A hand is discarded down after cards are drawn.",
        r"^discard down to your hand size afterward$",
        "",
    ),
    normalisation(
        "A vampire may be in one of two places.", r"\bor younger vampire in your\b", "or in your"
    ),
    normalisation(
        "A stealthy bleed is a bleed by a stealthy action.",
        r"^ⓓ bleed with (\+\d) stealth\b",
        r"\1 stealth action. ⓓ bleed",
    ),
    normalisation("An action lasts.", r"(?<=intercept) during this action$", ""),
    normalisation(
        "A card is put in play by a referendum.",
        r"\bif the referendum passes, this card is put in play\b",
        "if the referendum passes, put this card in play",
    ),
    normalisation(
        "The pronoun refers to your prey.",
        r"\bduring your prey's unlock phase, they burn\b",
        "during your prey's unlock phase, your prey burns",
    ),
    normalisation(
        "An anarch is a minion.", r"^an anarch can have only 1\b", "a minion can have only 1"
    ),
    normalisation(
        "The acting anarch is this minion.",
        r"\bis put on the acting anarch\b",
        "is put on this minion",
    ),
    normalisation(
        "The gain and the ban of a vampire are two sentences.",
        r"^(this minion gets \+1 intercept) and (?=does not lock for blocking\b)",
        r"\1. this minion ",
    ),
    normalisation(
        "An ally or retainer burns life.",
        r"\ban (ally or retainer) on a minion burns (\d) blood\b",
        r"burn \2 life from an \1",
    ),
    normalisation(
        "A referendum means that something happens.",
        r"\bif the referendum passes, that (?=all allies\b)",
        "if the referendum passes, ",
    ),
    normalisation(
        "A referendum burns vampires, or they are burned.",
        r"\bsuccessful referendum burns all vampires with a (current bleed of \d or more)$",
        r"if the referendum passes, each vampire with a \1 is burned",
    ),
    normalisation(
        "A referendum means that something happens.",
        r"\bif the referendum passes, that (?=you burn the edge\b)",
        "if the referendum passes, ",
    ),
    normalisation(
        "Two conditions may be joined.",
        r"\bif (this minion is [a-z ]+?) and the bleed is successful, ",
        r"if the bleed is successful, if \1, ",
    ),
    normalisation(
        "A maneuver may follow the bleed in its sentence.",
        r"\bbleed,? with (1 optional maneuver during the resulting combat) "
        r"(if this action is blocked)$",
        r"bleed. \2, this minion gets \1",
    ),
    normalisation(
        "A political action has a polling step.",
        r"\bgets \+1 vote during a political action$",
        "gets +1 vote during the polling step of a political action",
    ),
)
"""The normalisations in order, after those of actions."""
