"""Normalisations of wordings about actions of vampires in torpor."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

_DIABLERIE = "if the blocking minion can commit diablerie, they can diablerize this minion"

TORPOR: tuple[Normalisation, ...] = (
    normalisation(
        "A vampire leaves torpor.", r"^(?:the acting|this) minion leaves torpor$", "leave torpor"
    ),
    normalisation(
        "A block is one of this action.",
        r"^if the vampire is blocked, (?=there is no combat$)",
        "if this action is blocked, ",
    ),
    normalisation("Two sentences are joined.", r"(?<=, there is no combat) and (?=if )", ". "),
    normalisation(
        "Only vampires commit diablerie.",
        r"\bif the blocking minion (?:is a vampire who can|can) commit diablerie, "
        r"(?:this minion|they) can diablerize (?:the acting|this) minion$",
        _DIABLERIE,
    ),
    normalisation(
        "Only vampires commit diablerie.",
        r"\bif the blocking minion is a vampire, they gets the opportunity to diablerize "
        r"this minion$",
        _DIABLERIE,
    ),
    normalisation("A gain is added.", r"^this minion also (?=gains \d blood$)", "this minion "),
    normalisation("The rules remove excess blood.", r"\(remove excess blood\.\) ?", ""),
    normalisation(
        "Damage is aggravated or not.",
        r"\b(treats?) all (?=aggravated damage as normal damage\b)",
        r"\1 ",
    ),
    normalisation(
        "A combat lasts until its end.",
        r"(?<=aggravated damage as normal damage) (?:until the end|for the remainder) of combat$",
        " that combat",
    ),
    normalisation(
        "A period of combat is in combat.",
        r"^(this minion can burn this card) in combat to (?=treat aggravated damage)",
        r"\1 to ",
    ),
    normalisation(
        "A period of combat is in combat.",
        r"^while this minion is in combat, (?=this minion can burn this card to treat aggravated)",
        "",
    ),
    normalisation(
        "Damage in combat.",
        r"\baggravated damage done in combat as normal damage$",
        "aggravated damage as normal damage in combat",
    ),
    normalisation(
        "A vampire goes to torpor.",
        r"^(?:burn this card if|if) the vampire goes to torpor(?:, burn this card)?$",
        "burn this card after this minion goes to torpor",
    ),
)
"""The normalisations in order, after all others."""
