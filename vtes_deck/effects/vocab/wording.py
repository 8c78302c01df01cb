"""The names to which phrases of a card text refer, and helpers for writing phrases.

A node renders itself with ``say(wording)`` in the official wording of the card texts. The form of
the phrase depends on the kind of node:

* an effect is an imperative clause: ``"unlock this vampire"``, ``"gain 1 pool"``;
* a condition is an adverbial that can follow "only usable" and can open a sentence:
  ``"during a bleed action"``, ``"if the action was blocked"``, ``"while Ariane is ready"``;
* a target or a filter is a noun phrase with its article: ``"a younger vampire"``;
* the parts of a definition become sentences in ``effects.text``, which handles all of them.

Phrases start with a lower-case letter and have no full stop; :func:`sentence` adds both a capital
letter and the full stop. A node without a wording is rendered as its marked class name
(:func:`missing_wording`), so that a gap always shows as a difference from the official text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

DIRECTED = "Ⓓ "
"""The symbol of a directed action, which precedes its effects."""
OPEN, CLOSE = "⟨", "⟩"
NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class Wording(msgspec.Struct, frozen=True, kw_only=True):
    """The names to which the phrases of one ability refer.

    Attributes:
        name: the name of the card in its text: ``"Ariane"``, ``"Fame"``.
        this: the card itself: ``"this card"``, or the name of a minion.
        user: the minion that plays, is or carries the card: ``"this vampire"``, ``"Ariane"``.
        target: the chosen target as a noun phrase; empty without a target.
        seat: the chosen Methuselah as a noun phrase; empty without one.
        everyone: the Methuselahs to whom an effect happens, as a subject: ``"each Methuselah"``.
        acting: the acting minion: the user itself for an action modifier.
        blocking: the minion that attempts to block.
        subject: the subject of a sentence such as "Ariane can burn 1 blood to unlock"; empty if the
            phrase is an instruction of a card that is played.
        own: the possessive for the Methuselah who owns the pool: ``"your"`` or ``"their"``.
        number: the meaning of X, or the amount that the player chooses: ``"2 to 5"``.
        most: the maximum of a chosen amount.
        kind: the kind of user that the card requires, as a noun: ``"vampire"``.
        ally: the user has life instead of blood.
        stays: the text is one of a card that stays in play.
        chosen_clan: the terms of the referendum choose a clan.
    """

    name: str
    this: str = "this card"
    user: str = "this vampire"
    target: str = ""
    seat: str = ""
    everyone: str = ""
    acting: str = "the acting minion"
    blocking: str = "the blocking minion"
    subject: str = ""
    own: str = "your"
    number: str = ""
    most: int = 0
    kind: str = "vampire"
    ally: bool = False
    stays: bool = False
    chosen_clan: bool = False


def missing_wording(node: object) -> str:
    """The mark of a node without wording."""
    return f"{OPEN}{type(node).__name__}{CLOSE}"


def sentence(text: str) -> str:
    """A phrase with a capital letter and a full stop; empty for an empty phrase."""
    if not text:
        return ""
    if text.startswith(DIRECTED):
        return f"{DIRECTED}{sentence(text.removeprefix(DIRECTED))}"
    return f"{text[0].upper()}{text[1:]}" + ("" if text.endswith((".", "!", ")")) else ".")


def paragraph(sentences: Iterable[str]) -> str:
    """Phrases as sentences, one after another."""
    return " ".join(sentence(one) for one in sentences if one)


def with_article(noun: str) -> str:
    """A noun with its indefinite article."""
    vowel = noun[:1].lower() in "aeio" or noun.startswith(("unl", "und", "unc"))
    return f"an {noun}" if vowel else f"a {noun}"


def listed(words: Sequence[str], link: str = "and") -> str:
    """Words in a list: "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {link} {words[-1]}"


def signed(n: int) -> str:
    """A number with its sign."""
    return f"{n:+d}"


def counted(n: int, noun: str, plural: str = "") -> str:
    """A number with its noun: "1 card", "2 cards"."""
    return f"{n} {noun if n == 1 else plural or noun + 's'}"


def gets(wording: Wording, who: str, what: str) -> str:
    """The clause that a receiver gets something: "get +1 bleed", "give an Anarch +1 stealth"."""
    if not wording.subject:
        return f"{who} {'get' if who == 'you' else 'gets'} {what}"
    return f"get {what}" if who == wording.subject else f"give {who} {what}"
