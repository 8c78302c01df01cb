"""Normalisations of wordings about locations and other master cards."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

MASTERS: tuple[Normalisation, ...] = (
    normalisation(
        "Any means every.",
        r"^any ((?:titled |ready )*(?:vampire|minion)) can (?=(?:burn|steal) this card\b)",
        r"\1s can ",
    ),
    normalisation(
        "Any means every.", r"^any ([a-z ]+?) can (?=add 1 blood to this card\b)", r"\1 can "
    ),
    normalisation("A vampire means any vampire.", r"^a vampire can (?=move\b)", "vampires can "),
    normalisation(
        "Their controller has a pool.",
        r"\bto (?:his or her|their) controller's pool\b",
        "to your pool",
    ),
    normalisation(
        "Blood on a card comes from that card.",
        r"\bthe blood on this card\b",
        "the blood from this card",
    ),
    normalisation(
        "Blood on a card is a counter.",
        r"\badd 1 blood to this card\b",
        "add 1 counter to this card",
    ),
    normalisation(
        "Fewer than a number means at most 1 less.",
        r"\bif it has fewer than (\d) blood\b",
        lambda m: f"if it has {int(m[1]) - 1} or fewer counters",
    ),
    normalisation(
        "Two choices are two abilities.",
        r"^(.*?\bcan )(add 1 counter to this card) or (move all .*)$",
        r"\1\2. \1\3",
    ),
    normalisation("The phrase for that action adds nothing.", r"(?<=stealth) on that action$", ""),
    normalisation("Sects mean their vampires.", r"\blaibon vampire\b", "laibon"),
    normalisation("The order of adjectives.", r"\bnon-titled, (?=non-)", "non-titled "),
    normalisation(
        "The top cards of a library.",
        r"\bburn (\d) cards from the top of your prey's library\b",
        r"burn the top \1 cards of your prey's library",
    ),
    normalisation(
        "A cost may come before a moment.",
        r"^lock after resolution of (.+?) to (?=gain|inflict)",
        r"after \1, you can lock this card to ",
    ),
    normalisation(
        "A cost may come before a moment.",
        r"^lock (this card|after|as|when)\b",
        r"you can lock \1",
    ),
    normalisation("A reminder.", r" \(this card is not locked if [^)]*\)", ""),
    normalisation(
        "Stealing means taking control.", r" for (?:his or her|their) controller(?= as an? ⓓ)", ""
    ),
    normalisation("Any means every.", r"^any laibon can (?=steal\b)", "laibon can "),
    normalisation(
        "An action means 1 action.", r"\buse a master phase action\b", "use 1 master phase action"
    ),
    normalisation(
        "A master phase action is used in the master phase.",
        r"^during your master phase, (?=.*\bcan use 1 master phase action\b)",
        "",
    ),
    normalisation(
        "Fewer than a number means at most 1 less.",
        r"\bif you have fewer than (\d) pool\b",
        lambda m: f"if you have {int(m[1]) - 1} or fewer pool",
    ),
    normalisation(
        "Two activities are two sentences.",
        r"^(this minion cannot )(recruit allies) or (employ retainers)$",
        r"\1\2. \1\3",
    ),
    normalisation(
        "A choice follows a cost.",
        r"\byou can lock this card(.*?) and choose\b",
        r"you can lock this card\1 to choose",
    ),
    normalisation(
        "A cost may come after a moment.",
        r"^(during your (?:master|influence|unlock) phase, )lock to\b",
        r"\1you can lock this card to",
    ),
    normalisation(
        "Counters are added to this card.",
        r"\bcan add 1 counter to it\b",
        "can add 1 counter to this card",
    ),
    normalisation(
        "A vampire of another Methuselah is her vampire.",
        r" controlled by other methuselahs(?=[^.]*ⓓ)",
        "",
    ),
    normalisation(
        "Two choices are two abilities.",
        r"^(.*?\bcan lock this card (?:during [a-z' ]+ phase )?to )"
        r"(move 1 blood from an? [^.]*? to your pool) or (from your pool to .*)$",
        r"\1\2. \1move 1 blood \3",
    ),
    normalisation(
        "The pronoun refers to this card.",
        r"\bif (?:it|this card) has (?=\d or fewer counters\b)",
        "if it has ",
    ),
    normalisation(
        "Two states are two sentences.",
        r"^([a-z ]+?) get (.+?) and do not hunt as normal$",
        r"\1 get \2. \1 do not hunt as normal",
    ),
    normalisation("Any means every.", r"^any ([a-z ]+?) can (?=steal 1 blood\b)", r"\1 can "),
    normalisation(
        "Two instructions are two sentences.",
        r"\bas it is played, its cost is not paid, and put this card in play\b",
        "as it is played, and its cost is not paid. put this card in play",
    ),
    normalisation("Capacity is a number.", r"\bwith capacity of (?=\d)", "with capacity "),
    normalisation("A game is a period.", r"\bplayed per game\b", "played in a game"),
    normalisation(
        "The text means every Methuselah.",
        r"^a methuselah can play only 1 (.+) in a game$",
        r"each methuselah can play only 1 \1 each game",
    ),
    normalisation(
        "Blood on a card is a counter.",
        r"\bput this card in play with (\d) blood\b",
        r"put this card in play with \1 counters",
    ),
    normalisation(
        "Two instructions are two sentences.",
        r"^(put this card on .*?) and (choose a discipline)$",
        r"\1. \2",
    ),
    normalisation(
        "A Discipline was chosen.",
        r"\blevel of that discipline\b",
        "level of the chosen discipline",
    ),
    normalisation(
        "Any means every.", r"^any ([a-z]+) or ([a-z]+) can (?=steal\b)", r"\1 and \2 can "
    ),
    normalisation(
        "A requirement is a condition.",
        r"^requires (?=2 or more ready\b)",
        "only usable if you control ",
    ),
)
"""The normalisations in order, after those of combat."""
