"""Official text against rendered text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.terms import Type
from vtes_deck.effects.crypt_text import unexplained_statements
from vtes_deck.effects.text.dialect import ADVERBIALS, OWN, leveled
from vtes_deck.effects.text.keywords import ALL_KEYWORDS, keywords
from vtes_deck.effects.text.rendering import Paragraph, rendered, short_name
from vtes_deck.effects.vocab.definition import Definition
from vtes_deck.effects.vocab.wording import OPEN

LOAD_BEARING = frozenset(
    {"if", "unless", "may", "can", "until", "instead", "only", "cannot", "each", "other", "during"}
)
"""Words that change what a card does wherever they stand."""

LONGEST = 2_000
"""Letters; the longest printed text has fewer than 600. It bounds the regular expressions."""

AFTER_SUCCESS = "only usable if the action was successful"
_LEVEL = re.compile(r"^((?:\[[A-Za-z]{3}\] ?)+)(?:\[[A-Z ]+\] ?)?")
USAGE = ("only usable", "not usable", "usable by", "+1 stealth action", "ⓓ bleed")
"""How sentences of the frame begin that belong to every level."""
_STOP = re.compile(r"(?<!\bst)(?<!\bdr)(?<!\bmr)\.(?:\s+|$)")
_PRONOUNS = re.compile(r"\b(?:he|she|him|himself|herself)\b")


class Passages(msgspec.Struct, frozen=True):
    """The sentences for one level as printed, each with what it stands for.

    Attributes:
        level: the symbols; empty for the frame.
        sentences: pairs of a printed sentence and the sentences with "as above" written out.
    """

    level: str
    sentences: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def spoken(self) -> tuple[str, ...]:
        """The sentences with "as above" written out."""
        return tuple(said for _, spoken in self.sentences for said in spoken)


class Clauses(msgspec.Struct, frozen=True):
    """The sentences for one level in one dialect.

    Attributes:
        level: the symbols; empty for the frame.
        clauses: pairs of a printed sentence and its clauses. A clause is its adverbials and its
            core, separated by ``" | "``.
    """

    level: str
    clauses: tuple[tuple[str, tuple[str, ...]], ...]


class Row(msgspec.Struct, frozen=True):
    """A sentence of the official text and the rendered one.

    Attributes:
        level: the symbols; empty for the frame.
        official, rendered: the sentences; empty where the other text has one of its own.
        equal: whether they say the same.
    """

    level: str
    official: str
    rendered: str
    equal: bool


class Difference(msgspec.Struct, frozen=True):
    """What one paragraph says and the other does not, after normalisation.

    Attributes:
        level: the symbols of the paragraph; empty for the frame.
        official: the sentences that only the official text has.
        rendered: the sentences that only the rendered text has.
    """

    level: str
    official: tuple[str, ...]
    rendered: tuple[str, ...]


class Comparison(msgspec.Struct, frozen=True):
    """The official and the rendered text of a card.

    Attributes:
        official, rendered: the texts.
        differences: the paragraphs that differ; empty if the texts are equal.
        lost: load-bearing words of the official text that the rendered text lacks, with their
            number.
        rows: both texts side by side, without the printed facts of a vampire.
    """

    official: str
    rendered: str
    differences: tuple[Difference, ...]
    lost: tuple[tuple[str, int], ...]
    rows: tuple[Row, ...]

    @property
    def equal(self) -> bool:
        """Whether both texts say the same."""
        return not self.differences


def compare(definition: Definition, card: AnyCard) -> Comparison:
    """Compares the text of a definition with the official text of its card.

    Of a text longer than :data:`LONGEST` the rest is not read.
    """
    if len(card.text) > LONGEST:
        card = msgspec.structs.replace(card, text=card.text[:LONGEST])
    paragraphs = rendered(definition, card)
    printed = _expanded(_official(card))
    own = tuple(
        Passages(one.level, tuple((said, (said,)) for said in one.sentences)) for one in paragraphs
    )
    ours, theirs = _canonical(own, card), _canonical(printed, card)
    found = []
    for level in dict.fromkeys((*theirs, *ours)):
        there, here = theirs.get(level, Counter()), ours.get(level, Counter())
        if there != here:
            found.append(
                Difference(
                    level,
                    tuple((there - here).elements()),
                    tuple((here - there).elements()),
                )
            )
    return Comparison(
        card.text,
        "\n".join(one.text for one in paragraphs),
        tuple(found),
        _lost(found),
        tuple(_rows(printed, own, found, card)),
    )


def passages(card: AnyCard) -> tuple[Clauses, ...]:
    """The official text of a card in one dialect, as the reader reads it.

    Of a text longer than :data:`LONGEST` the rest is left out.
    """
    if len(card.text) > LONGEST:
        card = msgspec.structs.replace(card, text=card.text[:LONGEST])
    return tuple(
        Clauses(
            one.level,
            tuple(
                (printed, tuple(clause for said in spoken for clause in _clean(said, card)))
                for printed, spoken in one.sentences
            ),
        )
        for one in _expanded(_official(card))
    )


def clauses_of(said: str, card: AnyCard) -> tuple[str, ...]:
    """The clauses of one sentence in one dialect."""
    return tuple(_clean(said, card))


def _rows(
    printed: Iterable[Passages],
    own: Iterable[Passages],
    differences: Iterable[Difference],
    card: AnyCard,
) -> Iterator[Row]:
    """The sentences of both texts, paired where they share a clause."""
    there = {one.level: one.sentences for one in printed}
    here = {one.level: one.sentences for one in own}
    wrong = {clause: one.level for one in differences for clause in (*one.official, *one.rendered)}
    for level in dict.fromkeys((*there, *here)):
        left = [(said, _all_clauses(spoken, card)) for said, spoken in here.get(level, ())]
        for said, spoken in there.get(level, ()):
            clauses = _all_clauses(spoken, card)
            mates = [pair for pair in left if pair[1] & clauses]
            left = [pair for pair in left if pair not in mates]
            shown = " ".join(mate for mate, _ in mates)
            told = clauses.union(*(mate for _, mate in mates))
            yield Row(level, said, shown, not any(wrong.get(one) in {level, ""} for one in told))
        for said, clauses in left:
            yield Row(level, "", said, not any(one in wrong for one in clauses))


def _all_clauses(spoken: Iterable[str], card: AnyCard) -> set[str]:
    return {clause for said in spoken for clause in _clean(said, card)}


def _lost(differences: Iterable[Difference]) -> tuple[tuple[str, int], ...]:
    lost: Counter[str] = Counter()
    for one in differences:
        lost += _words(one.official) - _words(one.rendered)
    return tuple(sorted(lost.items()))


def _words(sentences: Iterable[str]) -> Counter[str]:
    found = (word for one in sentences for word in re.findall(r"[a-z]+", one))
    return Counter(word for word in found if word in LOAD_BEARING)


def _official(card: AnyCard) -> tuple[Paragraph, ...]:
    """The official text in paragraphs. Printed facts of a vampire are left out (``crypt_text``)."""
    if isinstance(card, CryptCard):
        return (Paragraph("", tuple(_rejoined(unexplained_statements(card)))),)
    frame: list[str] = []
    found: list[Paragraph] = []
    for line in _CHOSEN.sub(_chosen, card.text).splitlines():
        symbols = _LEVEL.match(line)
        if symbols is None:
            frame += _split(re.sub(r"^\[[A-Z ]+\] ", "", line))
        else:
            level = symbols[1].replace(" ", "")
            found.append(Paragraph(level, tuple(_split(line[symbols.end() :]))))
    return (Paragraph("", tuple(frame)), *found)


def _rejoined(statements: Iterable[str]) -> list[str]:
    """Statements of a vampire with a strike in one piece: a colon does not end a sentence."""
    found: list[str] = []
    for one in statements:
        starts = one[:1].islower() or one[:1].isdigit()
        if starts and found and found[-1].endswith(("strike", "strike, ranged")):
            found[-1] += f": {one}"
        else:
            found.append(one)
    return found


_CHOSEN = re.compile(r"Choose (an?|any) ([^.]+)\. The chosen (?:vampire|ally|minion) (?!is moved)")


def _chosen(found: re.Match[str]) -> str:
    """A choice and its use in one sentence."""
    return f"{'A' if found[1] == 'any' else found[1].capitalize()} {found[2]} "


def _split(text: str) -> list[str]:
    """The sentences of a text; full stops in parentheses do not end one."""
    shielded = re.sub(r"\([^)]*\)", lambda one: one[0].replace(".", "\0"), text)
    return [one.replace("\0", ".").strip() for one in _STOP.split(shielded) if one.strip()]


_ABOVE = re.compile(
    r"^As (?:(\[[\w\]\[]+\]) )?above(?:,? (but with|but for|but|and|with))?,? ?(.*)$"
)
_NUMBER = re.compile(r"[+-]?\d+(R?)")


def _expanded(paragraphs: Iterable[Paragraph]) -> tuple[Passages, ...]:
    """The paragraphs with "as above" written out for each printed sentence."""
    found: dict[str, Passages] = {}
    before: tuple[str, ...] = ()
    for one in paragraphs:
        sentences: list[tuple[str, tuple[str, ...]]] = []
        for said in one.sentences:
            above = _ABOVE.match(said)
            if above is None:
                sentences.append((said, (said,)))
                continue
            named = found.get(above[1] or "")
            base = before if named is None or not above[1] else named.spoken
            sentences.append((said, tuple(_above(list(base), above[2] or "", above[3]))))
        known = found[one.level].sentences if one.level in found else ()
        found[one.level] = Passages(one.level, (*known, *sentences))
        if one.level:
            before = found[one.level].spoken
    return tuple(found.values())


def _above(  # noqa: PLR0911 - one case for each form
    base: list[str], link: str, rest: str
) -> list[str]:
    """The sentences of the level before, with what this one adds or changes."""
    if link == "but" and rest.startswith("do not "):
        return _undone(base, rest.removeprefix("do not "))
    if link == "but" and rest.startswith("choose any "):
        return [re.sub(r"^An? [^.]*?vampire", "A vampire", one) for one in base]
    if link in {"but for", "but with", "but", "with"} and _NUMBER.search(rest):
        changed = _renumbered(base, rest)
        if changed is not None:
            return changed
    if link == "with":
        if rest.startswith("+") and base and base[0].startswith("Ⓓ Bleed"):
            return [f"{base[0]} with {rest}", *base[1:]]
        if rest.startswith("+"):
            return [*base, rest]
        return [*base[:-1], f"{base[-1]}, with {rest}"] if base else [rest]
    return [*base, rest]


def _undone(base: list[str], what: str) -> list[str]:
    """The sentences without one instruction: "but do not unlock the acting vampire"."""
    verb = what.split(maxsplit=1)[0]
    found = []
    for one in base:
        if one.lower().startswith(f"{verb} "):
            _, link, rest = one.partition(" and ")
            found += [rest.capitalize()] if link else []
        else:
            found.append(one)
    return found


def _renumbered(base: list[str], rest: str) -> list[str] | None:
    """The sentences with one number replaced: "but for +2 stealth"; ``None`` if none fits."""
    for noun_words in range(5, 0, -1):
        pattern = re.compile(rf"([+-]?\d+R?)((?: [\w()\]\[-]+){{{noun_words}}})")
        for new in pattern.finditer(rest):
            for number, one in enumerate(base):
                for old in re.finditer(r"[+-]?\d+R?(?= )", one):
                    if old[0] != new[1] and one[old.end() :].startswith(new[2]):
                        said = one[: old.start()] + new[1] + one[old.end() :]
                        return [*base[:number], said, *base[number + 1 :]]
    return None


def _canonical(paragraphs: Iterable[Passages], card: AnyCard) -> dict[str, Counter[str]]:
    """The sentences of each level in one dialect; usage in the frame belongs to every level."""
    found: dict[str, Counter[str]] = {}
    shared: list[str] = []
    given = tuple(paragraphs)
    levels = [one for one in given if one.level]
    for one in given:
        sentences = [clean for said in one.spoken for clean in _clean(said, card)]
        known = [said for said in sentences if said in ALL_KEYWORDS]
        if known:
            found[""] = found.get("", Counter()) + Counter(known)
            sentences = [said for said in sentences if said not in known]
        if not one.level and levels:
            shared = [s for s in sentences if s.startswith(USAGE)]
            sentences = [s for s in sentences if not s.startswith(USAGE)]
        if one.level:
            sentences = list(dict.fromkeys([*shared, *sentences]))
        if {"only usable after action resolution", AFTER_SUCCESS} <= set(sentences):
            sentences = [one for one in sentences if one != AFTER_SUCCESS]
            sentences[sentences.index("only usable after action resolution")] = (
                "only usable after resolution of a successful action"
            )
        if sentences:
            found[one.level] = found.get(one.level, Counter()) + Counter(sentences)
    return found


def _clean(said: str, card: AnyCard) -> list[str]:
    """The canonical sentences of a sentence."""
    text = said.rstrip(".")
    if OPEN in text:
        return [text]
    if isinstance(card, LibraryCard):
        words = keywords(text)
        if words is not None:
            return words
    text = _bearer(_own(text, card), card)
    found = []
    for one in _STOP.split(leveled(text)):
        for piece in one.split("; "):
            for clause in _clauses(piece.strip(" .,")):
                clean = _adverbials(clause)
                if clean:
                    found.append(clean)
    return found


def _bearer(text: str, card: AnyCard) -> str:
    """A text that names the minion by a clan that the card requires, such as "this Guruhi"."""
    if isinstance(card, LibraryCard):
        for clan in card.requirement.clans:
            text = re.sub(rf"\b([Tt]his) {re.escape(clan)}(?! antitribu)\b", r"\1 minion", text)
    return text


_VERBS = "put|send|lock|unlock|burn|end|move|gain|add|remove|search|shuffle|equip"
_BESIDE = re.compile(rf",? and (?=(?:{_VERBS}|this minion (?:can|gets))\b)")
_GETS = re.compile(r"^(.*?\bgets?) ((?:[+-]?\d+) [a-z ]+?) and ([+-]?\d+ .*)$")
_PAID = re.compile(r"\bcan (?:burn|lock|discard)\b.* to get$")


def _clauses(text: str) -> list[str]:  # noqa: PLR0911 - one case for each form
    """A sentence as separate instructions: "lock this minion and end the action"."""
    either = re.match(r"^(.*\bcan )lock or (unlock )(.*)$", text)
    if either:
        return [f"{either[1]}lock {either[3]}", f"{either[1]}unlock {either[3]}"]
    both = re.match(r"^(\S+) and (.+?) (cannot block \S+)$", text)
    if both:
        return [f"{both[1]} {both[3]}", f"{both[2]} {both[3]}"]
    moved = re.match(r"^(.* can )(move 1 blood) (from \S+ \S+ to their pool) or (from .*)$", text)
    if moved:
        return [f"{moved[1]}{moved[2]} {moved[3]}", f"{moved[1]}{moved[2]} {moved[4]}"]
    if text.startswith("ⓓ "):
        return ["ⓓ", *_clauses(text[2:])]
    gets = _GETS.match(text)
    if gets and _PAID.search(gets[1]):
        return [text]  # one cost for both
    if gets:
        shared = re.search(r" (?:each combat|if .*)$", gets[3])
        each = "" if shared is None else shared[0]
        return [f"{gets[1]} {gets[2]}{each}", f"{gets[1]} {gets[3]}"]
    if re.search(
        r"\b(?:can|if|to|in combat)\b", text.split(" and ", maxsplit=1)[0]
    ) or "," in text.split(" and ", maxsplit=1)[0].rstrip(","):
        return [text]
    return _BESIDE.split(text)


def _own(text: str, card: AnyCard) -> str:
    """The text with a mark for the name of a minion; its pronouns in a vampire's text too."""
    if isinstance(card, LibraryCard) and Type.ALLY not in card.types:
        name = re.escape(card.name.removeprefix("The "))
        return re.sub(rf"\b(control of|burn) (?:[Tt]he )?{name}\b", r"\1 this card", text)
    card_clan = card.clan if isinstance(card, CryptCard) else ""
    names = {
        card.name,
        card.name.split(",")[0],
        short_name(card) if isinstance(card, CryptCard) else card.name,
    }
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", OWN, text)
    for word in re.findall(r"[^\W\d_][\w'-]{2,}", card.name.split(",")[0].split("(")[0]):
        if word in card_clan.split():
            continue
        if word.lower() not in {"the", "lord", "count", "lady", "de", "von", "van"}:
            text = re.sub(rf"(?<![\w-]){re.escape(word)}(?![\w-])", OWN, text)
    text = text.replace(f"{OWN} {OWN}", OWN)
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
    core = re.sub(r"^~ gains (\d) (blood|life)$", r"add \1 \2 to ~", core)
    core = re.sub(r"^(?:you|~) can ", "can ", core)
    core = core.replace(", and ", " and ").replace(", or ", " or ")
    return " | ".join([*sorted(set(_periods(phrases, core))), core])


def _periods(phrases: list[str], core: str) -> list[str]:
    """The adverbials of a bonus: a bleed counts in bleed actions, and "once" implies an action."""
    if re.search(r"[+]\d bleed", core):
        phrases = ["during an action" if one == "during a bleed action" else one for one in phrases]
    bonus = re.search(r"[+]\d (?:bleed|stealth|intercept)", core)
    if bonus and any(one.startswith("once") for one in phrases):
        return [one for one in phrases if one != "during an action"]
    return phrases


def _same(phrase: str) -> str:
    """Adverbials with the same meaning in one form."""
    if phrase in {"each combat", "each round"}:
        return f"once {phrase}"
    if phrase.startswith(("if ~ is", "if this minion is")):
        return phrase.replace("if ", "while ", 1)
    if phrase in {"once each action", "once this action", "during an action ~ performs"}:
        return "during an action"
    return phrase
