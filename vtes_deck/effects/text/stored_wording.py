"""Normalisations of wordings about counters on cards that stay in play."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

STORED: tuple[Normalisation, ...] = (
    normalisation(
        "A card starts with counters.",
        r"\bput this card in play and add (\d+) blood to this card$",
        r"put this card in play with \1 counters",
    ),
    normalisation(
        "A card starts with counters.",
        r"\bput this card in play with x blood,? where\b",
        "put this card in play with x counters, where",
    ),
    normalisation(
        "A card starts with counters.",
        r"\bput this card in play with 1 counters? on it for each\b",
        "put this card in play with 1 counter for each",
    ),
    normalisation(
        "A location starts with counters.",
        r"^put (\d+) blood on this card when it is played$",
        r"put this card in play with \1 counters",
    ),
    normalisation(
        "Each of two kinds counts.",
        r"\bfor each ([a-z]+) and ([a-z]+) you control\b",
        r"for each \1 or \2 you control",
    ),
    normalisation(
        "A card is burned without counters.",
        r"\bburn this card when (?:the last (?:blood )?counter (?:on it )?is removed"
        r"|all blood has been removed)\b",
        "burn this card if it has no counters",
    ),
    normalisation("A pool is one of blood.", r"\b(your|controller's) blood pool\b", r"\1 pool"),
    normalisation(
        "A phase is one of each turn.",
        r"\bduring each of your (unlock|master|minion|influence|discard) phases\b",
        r"during your \1 phase",
    ),
    normalisation(
        "A powerbase is this card.",
        r"\bthe blood on the (?:powerbase|'base)\b",
        "the blood from this card",
    ),
    normalisation(
        "Any means every.",
        r"^any ([a-z]+ vampire) can (?=move all the blood from this card\b)",
        r"\1s can ",
    ),
    normalisation(
        "The acting minion's controller has a pool.",
        r"(?<=from this card) to their controller's pool\b",
        " to your pool",
    ),
    normalisation(
        "Two choices with one cost are two abilities.",
        r"^(.*\bcan (?:use 1 master phase action|lock this card)(?: during your unlock phase)? to )"
        r"(move 1 blood from this card) to your pool or (to an? [^,]*)$",
        r"\1\2 to your pool. \1\2 \3",
    ),
)
"""The normalisations in order, after all others."""
