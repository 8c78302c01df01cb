"""Normalisations of wordings about events, archetypes and searches of the crypt."""

from __future__ import annotations

from vtes_deck.effects.text.normalisation import Normalisation, normalisation

EVENTS: tuple[Normalisation, ...] = (
    normalisation(
        "All of a kind means each of them.",
        r"\bunlock all ([a-z ]+?)minions\b",
        r"unlock each \1minion",
    ),
    normalisation(
        "A capacity has a bound.",
        r"\bwith (?:a )?capacity above (\d+)",
        lambda m: f"with capacity {int(m[1]) + 1} or more",
    ),
    normalisation(
        "A bonus for a vampire, and one for its referendums.",
        r"^(?:this minion|~) has ([+]\d bleed) and gets [+]1 vote in any referendum they calls$",
        r"this minion gets \1. during a referendum this minion calls, this minion gets +1 vote",
    ),
    normalisation(
        "Any means every.", r"^any camarilla vampire can (?=call\b)", "camarilla vampires can "
    ),
    normalisation("A period has a phrase.", r"\bonce per turn\b", "once each turn"),
    normalisation(
        "A vampire gains blood.",
        r"\bwhen this minion calls a referendum and it passes, they gains (\d) blood$",
        r"after a referendum called by this minion passes, add \1 blood to this minion",
    ),
    normalisation(
        "A vampire gains blood.",
        r"\b(when this minion [a-z ]+?) (?:his or her|their) prey, they gains (\d) blood from the "
        r"bank$",
        r"\1 their prey, add \2 blood to this minion",
    ),
    normalisation(
        "A vampire gains blood as it blocks.",
        r"\bif (?:they block|this minion blocks) (.+?), this minion gains (\d) blood before block "
        r"resolution$",
        r"if this minion blocks \1, add \2 blood to this minion",
    ),
    normalisation(
        "Any means every.",
        r"^any vampire (with capacity \d+ or (?:more|less)) can\b",
        r"vampires \1 can",
    ),
    normalisation("Any means every.", r"^any (non-ventrue) minion can\b", r"\1 minions can"),
    normalisation(
        "Taking control means stealing.", r"^take control of (?=a minion controlled)", "steal "
    ),
    normalisation(
        "Votes that are canceled are not cast.",
        r"\bcancel the votes and ballots of any vampire during the referendum of a political "
        r"action",
        "force a vampire to abstain during the polling step of a political action",
    ),
    normalisation(
        "Requirements have one form.", r"^requires at least (\d)\b", r"requires \1 or more"
    ),
    normalisation("A crypt is searched.", r"^search your crypt to find\b", "search your crypt for"),
    normalisation(
        "A crypt is searched.",
        r"^show it to all players and place it in (your uncontrolled region with \d blood) from "
        r"the bank$",
        r"reveal them and move them to \1",
    ),
    normalisation(
        "A crypt is searched.",
        r"^(search your crypt for [a-z ]+?), reveal them, and (?=move them to your uncontrolled)",
        r"\1. reveal them and ",
    ),
    normalisation(
        "The beginning of a phase belongs to the phase.",
        r"\bat the start of your (master|discard) phase, (?=you get (?:[+]1|1 fewer))",
        r"during your \1 phase, ",
    ),
    normalisation("Nothing is paid.", r" \(no cost is paid\)$", ", and its cost is not paid"),
    normalisation(
        "A card is burned.", r"(?<=phase action), and this card is burned$", " and burn this card"
    ),
    normalisation("A locked card may be burned.", r" \(even if it is locked\)", ""),
    normalisation(
        "Any means every.",
        r"\b(?:any|a) (vampire|minion) you control can\b",
        r"\1s you control can",
    ),
    normalisation("Combat follows.", r"(?<=burn the edge) \(before combat, if any\)", ""),
    normalisation(
        "A cost may come before a moment.",
        r"^you can lock this card after resolution of (.+?) to (?=add)",
        r"after \1, you can lock this card to ",
    ),
    normalisation("Investments have counters.", r"\bblood (?=from an investment card)", "counter "),
    normalisation(
        "The pronoun refers to the target.",
        r"\bthose counters to steal this minion$",
        "those counters to steal the target minion",
    ),
    normalisation(
        "When means if.", r"\bburn this card when it has no\b", "burn this card if it has no"
    ),
    normalisation("Any means every.", r"^a ready monster can\b", "ready monsters can"),
    normalisation(
        "The possessive pronoun has two forms.", r"\b(until|if|during) his or her\b", r"\1 their"
    ),
    normalisation("Success is implied.", r"^if the action is successful and ", "if "),
    normalisation(
        "An additional action.",
        r"\byou get (?:1|one) additional (master|discard)\b",
        r"you get +1 \1",
    ),
    normalisation("Transfers are gained.", r"\bgain (\d) transfers\b", r"get +\1 transfers"),
    normalisation(
        "Each of a kind means all of them.",
        r"^each ([a-z -]+? antitribu you control) gets\b",
        r"\1 get",
    ),
    normalisation(
        "A bleed is against a Methuselah.",
        r"\bif a minion is bleeding you to reduce the bleed amount by\b",
        "to reduce a bleed against you by",
    ),
    normalisation(
        "Intercept lasts for the action.", r" intercept for the current action$", " intercept"
    ),
    normalisation(
        "Only a blocking minion needs intercept.",
        r"\bgive a minion (?=[+]\d intercept)",
        "give the blocking minion ",
    ),
    normalisation("A hand size is a number.", r"^you get ([+]\d hand size)$", r"\1"),
)
"""The normalisations in order, after all others."""
