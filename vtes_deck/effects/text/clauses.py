"""A sentence of a card text as clauses in one dialect, its adverbials in a fixed order."""

from __future__ import annotations

import re

from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.terms import Trait, Type
from vtes_deck.effects.text.dialect import ADVERBIALS, OWN, leveled
from vtes_deck.effects.text.keywords import keywords
from vtes_deck.effects.text.rendering import short_name
from vtes_deck.effects.vocab.wording import OPEN

STOP = re.compile(r"(?<!\bst)(?<!\bdr)(?<!\bmr)(?<!\bvs)\.(?:\s+|$)")
"""The end of a sentence, but not the full stop of an abbreviated title."""
_PRONOUNS = re.compile(r"\b(?:he|she|him|himself|herself)\b")


def clauses_of(said: str, card: AnyCard) -> list[str]:
    """The clauses of one sentence in one dialect."""
    text = said.rstrip(".")
    if OPEN in text:
        return [text]
    if isinstance(card, LibraryCard):
        words = keywords(text)
        if words is not None:
            return words
    text = _bearer(_own(text, card), card)
    found = []
    for one in STOP.split(leveled(text)):
        for piece in one.split("; "):
            for clause in _clauses(piece.strip(" .,")):
                clean = _adverbials(clause)
                if clean:
                    found.append(clean)
    return found


def _bearer(text: str, card: AnyCard) -> str:
    """The text with "minion" instead of a clan that the card requires, as in "this Guruhi"."""
    if isinstance(card, LibraryCard):
        stays = "ut this card" in card.text or "ut this equipment" in card.text
        if card.types == (Type.ACTION,) and not stays:
            text = re.sub(r"\b[Tt]he acting (?=(?:vampire|minion) (?:gets|gains)\b)", "this ", text)
        if Type.REACTION in card.types and not stays:
            text = re.sub(
                r"^[Tt]his (?:reacting )?(?:vampire|minion) gets (?=\+\d intercept$)", "", text
            )
        for clan in card.requirement.clans:
            text = re.sub(
                rf"\b([Tt]his|[Tt]he acting) {re.escape(clan)}(?! antitribu)\b", r"\1 minion", text
            )
            text = re.sub(
                rf"\ba (locked|non-sterile) {re.escape(clan)}(?! antitribu)\b",
                r"a \1 vampire",
                text,
            )
    return text


_VERBS = "put|send|inflict|lock|unlock|burn|end|move|gain|add|remove|search|shuffle|equip|prevent"
_BESIDE = re.compile(rf",? and (?=(?:{_VERBS}|this minion (?:can|gets))\b)")
_GETS = re.compile(r"^(.*?\bgets?) ((?:[+-]?\d+) [a-z ]+?) and ([+-]?\d+ .*)$")
_SHARED = re.compile(r" (?:each combat|(?:during that|in) combat\b.*|if .*|against .*)$")
_PAID = re.compile(r"\bcan (?:burn|lock|discard)\b.* to get$")


def _clauses(text: str) -> list[str]:  # noqa: C901, PLR0911 - one case for each form
    """A sentence as separate instructions: "lock this minion and end the action"."""
    either = re.match(r"^(.*\bcan )lock or (unlock )(.*)$", text)
    if either:
        return [f"{either[1]}lock {either[3]}", f"{either[1]}unlock {either[3]}"]
    both = re.match(r"^(\S+) and (.+?) (cannot block \S+)$", text)
    if both:
        return [f"{both[1]} {both[3]}", f"{both[2]} {both[3]}"]
    acts = re.match(r"^(~ can )(steal [a-z ]+?) or (burn [a-z ]+?)( as an? ⓓ action)$", text)
    if acts:
        return [f"{acts[1]}{acts[2]}{acts[4]}", f"{acts[1]}{acts[3]}{acts[4]}"]
    gives = re.match(r"^(.*can .* to (?:get|give an? [a-z ]+?) )([+]1 \w+) or ([+]1 \w+)$", text)
    if gives:
        return [f"{gives[1]}{gives[2]}", f"{gives[1]}{gives[3]}"]
    banned = re.match(r"^(~ cannot [a-z ]+?) and (~ cannot .*)$", text)
    if banned:
        return [banned[1], banned[2]]
    moved = re.match(r"^(.* can )(move 1 blood) (from \S+ \S+ to their pool) or (from .*)$", text)
    if moved:
        return [f"{moved[1]}{moved[2]} {moved[3]}", f"{moved[1]}{moved[2]} {moved[4]}"]
    if text.startswith("ⓓ "):
        return ["ⓓ", *_clauses(text[2:])]
    gets = _GETS.match(text)
    if gets and _PAID.search(gets[1]):
        return [text]  # one cost for both instructions
    if gets:
        shared = _SHARED.search(gets[3])
        each = "" if shared is None or "against" in gets[2] else shared[0]
        return [f"{gets[1]} {gets[2]}{each}", f"{gets[1]} {gets[3]}"]
    if re.search(
        r"\b(?:can|if|to|in combat)\b", text.split(" and ", maxsplit=1)[0]
    ) or "," in text.split(" and ", maxsplit=1)[0].rstrip(","):
        return [text]
    return _BESIDE.split(text)


def _own(text: str, card: AnyCard) -> str:
    """The text with a mark in place of the name of a minion and the pronouns of a vampire."""
    if isinstance(card, LibraryCard) and Type.ALLY not in card.types:
        name = re.escape(card.name.removeprefix("The "))
        if "," in card.name and Trait.LOCATION not in card.traits:
            name = f"(?:{name}|{re.escape(card.name.split()[0])})"
        text = re.sub(rf"\b([Tt]his) {name}\b", r"\1 card", text)
        return re.sub(rf"\b([Cc]ontrol of|[Bb]urn) (?:[Tt]he )?{name}\b", r"\1 this card", text)
    card_clan = card.clan if isinstance(card, CryptCard) else ""
    names = {
        card.name,
        card.name.split(",")[0],
        short_name(card) if isinstance(card, CryptCard) else card.name,
    }
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", OWN, text)
    if isinstance(card, LibraryCard):
        text = re.sub(r"\b(?:[Tt]his ally|[Ii]t(?= (?:can|gets|cannot|gains|has)\b))", OWN, text)
    for word in re.findall(r"[^\W\d_][\w'-]{2,}", card.name.split(",")[0].split("(")[0]):
        if word in card_clan.split():
            continue
        if word.lower() not in {"the", "lord", "count", "lady", "de", "von", "van"}:
            text = re.sub(rf"(?<![\w-]){re.escape(word)}(?![\w-])", OWN, text)
    text = re.sub(rf"\b(?:[Tt]he|La|Le|El|Lady) {OWN}", OWN, text.replace(f"{OWN} {OWN}", OWN))
    return _PRONOUNS.sub(
        OWN, re.sub(r"\b[Hh]e or she\b", "they", text).replace("She ", "he ").replace("He ", "he ")
    )


_TRAILING = re.compile(
    r"^(?!if |after |in combat)(.+?),?(?<! even) "
    r"((?:if|after (?:a|the|this|another|playing)|in combat with|before block resolution)\b[^,]*)$"
)
_LEADING = re.compile(
    r"^((?:if|after|whenever|in combat with|as (?:an?|~)) (?:[^,]|, (?:non-))+?), (?=\S)"
)


def _adverbials(text: str) -> str:
    """A sentence with its adverbials and a trailing "if" in a fixed order at its start."""
    if text.startswith(("only usable", "not usable")):
        return text
    trailing = _TRAILING.match(text)
    if trailing:
        text = f"{trailing[2]}, {trailing[1]}"
    acts = re.match(r"^(as an? (?:\+\d stealth )?(?:ⓓ )?action), (.*)$", text)
    if acts:
        text = f"{acts[2]} {acts[1]}"
    phrases: list[str] = []

    def take(found: re.Match[str]) -> str:
        phrases.append(_same(found[0].strip(" ,")))
        return ", " if found[0].endswith(",") and found.start() else " "

    core = re.sub(r"\s+", " ", ADVERBIALS.sub(take, text)).strip(" ,")
    trailing = _TRAILING.match(core)
    if trailing:
        core = f"{trailing[2]}, {trailing[1]}"
    gain = re.match(r"^(an?(?:other)? [^,]+?) can gain (\d+) blood$", core)
    if gain:
        core = f"can add {gain[2]} blood to {gain[1]}"
    for _ in range(3):
        leading = _LEADING.match(core)
        if leading is None:
            break
        phrases.append(leading[1])
        core = core[leading.end() :]
    core = re.sub(r"^(?:you|~) can unlock ~", "~ can unlock", core)
    core = re.sub(r" to unlock ~$", " to unlock", core)
    core = re.sub(r" to gain (\d) blood$", r" to add \1 blood to ~", core)
    core = re.sub(r" to gain (\d) life$", r" to add \1 life to ~", core)
    core = re.sub(r"^~ gains (\d) (blood|life)$", r"add \1 \2 to ~", core)
    core = re.sub(r"^(?:you|~) can ", "can ", core)
    core = core.replace(", and ", " and ").replace(", or ", " or ")
    return " | ".join([*sorted(set(_periods(phrases, core))), core])


def _periods(phrases: list[str], core: str) -> list[str]:
    """The adverbials of a bonus: a bleed applies in bleed actions, and "once" implies an action."""
    if re.search(r"[+]\d bleed", core):
        phrases = ["during an action" if one == "during a bleed action" else one for one in phrases]
    bonus = re.search(r"[+]\d (?:bleed|stealth|intercept)", core)
    if bonus and any(one.startswith("once") for one in phrases):
        return [one for one in phrases if one != "during an action"]
    return phrases


def _same(phrase: str) -> str:
    """Adverbials, with one form for those that have the same meaning."""
    if phrase in {"each combat", "each round"}:
        return f"once {phrase}"
    if phrase.startswith(("if ~ is", "if this minion is")):
        return phrase.replace("if ", "while ", 1)
    if phrase in {"once each action", "once this action", "during an action ~ performs"}:
        return "during an action"
    return phrase
