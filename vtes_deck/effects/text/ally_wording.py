"""Normalisations of wordings that only allies use."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

ALLIES: tuple[Normalisation, ...] = (
    normalisation(
        "A plural is a name.", r"^~ get ([+]\d stealth) on each of their actions$", r"~ gets \1"
    ),
    normalisation("Acting means taking an action.", r"^~ cannot take actions$", "~ cannot act"),
    normalisation(
        "Allies play cards at the basic level.",
        r"^~ can play [a-z -]*cards? requiring .* as an? [a-z ]*?(?:\d-capacity )?vampire\b.*$",
        lambda found: found[0].replace("basic ", ""),
    ),
    normalisation(
        "The capacity is named before or after the vampire.",
        r"\bas a (\d)-capacity vampire$",
        r"as a vampire with capacity \1",
    ),
    normalisation(
        "A capacity has an article or none.",
        r"\bvampire with a capacity of (\d+)\b",
        r"vampire with capacity \1",
    ),
    normalisation(
        "Flight may be listed with the numbers of an ally.",
        r"^(\d strength, \d bleed), flight$",
        r"\1. flight",
    ),
    normalisation(
        "The numbers of an ally have no order.",
        r"^(\d bleed), (\d strength)$",
        r"\2, \1",
    ),
    normalisation(
        "Equipment and retainers share a ban.",
        r"^~ cannot have or use equipment or retainers$",
        "~ cannot have or use equipment. ~ cannot have or use retainers",
    ),
    normalisation(
        "Life that an ally cannot gain is lost.",
        r"^(?:~|it) cannot gain life(?: \(instead, [^)]*\))?$",
        "~ cannot gain life",
    ),
    normalisation(
        "An ally locks for one of two things.",
        r"^(if [^,]+), ~ can (lock and burn ~ to [^,]+), or (lock during [^,]+)$",
        r"\1, ~ can \2. \1, ~ can \3",
    ),
    normalisation(
        "Allies pay with life.",
        r"\bas a ⓓ action that costs (\d) life$",
        r"as a ⓓ action that costs \1 blood",
    ),
    normalisation(
        "A press for life is available once.",
        r"^during the first round of each combat, ~ can burn 1 life to get 1 press$",
        "once during the first round, ~ can burn 1 blood to get 1 press",
    ),
    normalisation(
        "One means one or fewer.", r"\bif ~ has only 1 life\b", "if ~ has 1 or fewer life"
    ),
    normalisation(
        "An ally leaves play for two reasons.",
        r"^remove it from the game if ([^.]+?),? or (after it performs [^.]+)$",
        r"remove ~ from the game if \1. after ~ performs a successful action, remove ~ from the "
        r"game",
    ),
    normalisation(
        "Any vampire means every vampire.", r"^an? vampire can (?=steal ~)", "vampires can "
    ),
)
"""The normalisations in order, after those of companions."""
