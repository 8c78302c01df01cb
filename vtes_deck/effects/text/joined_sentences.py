"""Sentences that together state one instruction, joined before a text is split."""

from __future__ import annotations

import re

_FOUND = r"(?:it|them|the card|the vampire|that vampire)"
JOINS: tuple[tuple[re.Pattern[str], str], ...] = (
    (
        re.compile(
            rf"(earch your library for [^.]{{3,80}})\. Show {_FOUND} to all players and "
            r"(?:move|put) it (?:to|into) your hand\b(?:\. (?:Discard|Shuffle) afterwards?(?=\.))?"
        ),
        r"\1, reveal it, and move it to your hand",
    ),
    (
        re.compile(
            rf"(earch your crypt for [^.]{{3,80}})\. Show {_FOUND} to all players and "
            r"(?:move|place) (?:it|them) (?:face[- ]down )?(?:in|to) your uncontrolled region\b"
            r"(?:\. Shuffle afterwards?(?=\.))?"
        ),
        r"\1, reveal them, and move them to your uncontrolled region",
    ),
    (
        re.compile(r"(?<=each strike)\. This weapon is (?=only usable once each combat\b)"),
        ", ",
    ),
    (
        re.compile(
            r"(?<=\d)(R(?: aggravated)? damage(?: (?:as a|each) strike)?)\. If [^.]{3,40} is used "
            r"at close range, "
            r"(?:the minion with this (?:weapon|equipment)|this striking vampire also) "
            r"takes (\d)(?: environmental)?( aggravated)? damage(?=\.)"
        ),
        r"\1 with \2\3 damage to this minion at close range",
    ),
    (
        re.compile(
            r"(Strike: \d+R?(?: aggravated)? damage)\. Not usable against a vampire with "
            r"([A-Z][a-z]+) \[[a-z]{3}\], an ally, or a retainer(?=\.)"
        ),
        r"In combat with a vampire without \2, \1",
    ),
    (
        re.compile(
            r"(?<=with 1 optional maneuver each combat)\. This maneuver cannot be used during the "
            r"first round(?=\.)"
        ),
        " in later rounds",
    ),
    (
        re.compile(
            r"(?<=to lock any vampire)\. The locked vampire does (?=not unlock as normal\b)"
        ),
        ", who does ",
    ),
    (re.compile(r"\b(does not count as equipment) when in play\b"), r"\1 while in play"),
    (
        re.compile(r"\bOnce during each political action, "),
        "During the polling step of a political action, ",
    ),
    (
        re.compile(
            r"Choose ((?:an?|any) [A-Z][\w ]{3,30}?) and put this card on "
            r"((?:an?|any) (?:ready )?minion)(?=\.)"
        ),
        r"Put this card on \2. Choose \1",
    ),
    (
        re.compile(
            r"(ut this card on )any (ready minion) and choose (an? ([\w ]{3,30}?))\. That \4 (may "
            r"enter combat with the minion with this card as an? [^.]*?) unless they are "
            r"controlled by the same Methuselah(?=\.)"
        ),
        r"\1a \2. Choose \3. The chosen \4 \5",
    ),
    (
        re.compile(
            r"(?<=to a ready )([A-Z]\w+) you control\. Not usable to move a blood to an? [A-Z]\w+ "
            r"with no blood(?=\.)"
        ),
        r"\1 who has any amount of blood you control",
    ),
    (
        re.compile(
            r"(ut this card on )(?:an?|any) (minion\..{20,160}?) This card cannot be put on an? "
            r"([A-Z]\w+) or an? ([A-Z]\w+)\."
        ),
        r"\1a non-\3, non-\4 \2",
    ),
    (
        re.compile(
            r"Choose (an? \w+ or \w+), or burn (\d) pool to choose (an? \w+)\. The chosen vampire "
            r"loses his or her title(?=\.)"
        ),
        r"\1 loses their title, or burn \2 pool to have \3 lose their title",
    ),
    (
        re.compile(r"\. Put this card on that (?:vampire|minion|ally)(?=\.)"),
        ". Put this card on them",
    ),
    (
        re.compile(
            r"(?<!can )[Cc]hoose (an? [^.]{3,80})\. That (?:vampire|minion|ally) (?=becomes\b)"
        ),
        r"\1 ",
    ),
)
"""Patterns of several sentences, each with the one sentence that means the same."""


def joined(text: str) -> str:
    """The text with such sentences joined, each new sentence with a capital letter."""
    for pattern, by in JOINS:
        text = pattern.sub(by, text)
    return re.sub(r"(^|[.] |\n)(an? )", lambda one: one[1] + one[2].capitalize(), text)
