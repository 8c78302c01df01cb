"""The comparison of official text with rendered text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from cardbase.level_lines import level_line
from cardbase.model import AnyCard, CryptCard
from vtes_deck.effects.crypt_text import unexplained_statements
from vtes_deck.effects.text.clauses import STOP, clauses_of
from vtes_deck.effects.text.joined_sentences import joined
from vtes_deck.effects.text.keywords import ALL_KEYWORDS
from vtes_deck.effects.text.rendering import Paragraph, rendered
from vtes_deck.effects.vocab.definition import Definition

LOAD_BEARING = frozenset(
    {"if", "unless", "may", "can", "until", "instead", "only", "cannot", "each", "other", "during"}
)
"""Words that change the effect of a card wherever they occur in its text."""

MAX_LENGTH = 2_000
"""The maximum length in characters, to limit the work. Printed texts have fewer than 600."""

AFTER_SUCCESS = "only usable if the action was successful"
USAGE = (
    *("only usable", "not usable", "usable by", "ⓓ bleed"),
    *("+1 stealth action", "+2 stealth action", "+1 stealth political action"),
)
"""The first words of the sentences in the frame that belong to every level."""


class Passages(msgspec.Struct, frozen=True):
    """The sentences for one level as printed, each with its full form.

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


class SentencePair(msgspec.Struct, frozen=True):
    """A sentence of the official text and the rendered one.

    Attributes:
        level: the symbols; empty for the frame.
        official, rendered: the sentences; empty if only the other text renders the sentence.
        equal: whether they have the same meaning.
    """

    level: str
    official: str
    rendered: str
    equal: bool


class Difference(msgspec.Struct, frozen=True):
    """The difference between two paragraphs after normalisation.

    Attributes:
        level: the symbols of the paragraph; empty for the frame.
        official: the sentences that only the official text has.
        rendered: the sentences that only the rendered text has.
    """

    level: str
    official: tuple[str, ...]
    rendered: tuple[str, ...]


class TextComparison(msgspec.Struct, frozen=True):
    """The official and the rendered text of a card.

    Attributes:
        official, rendered: the texts.
        differences: the paragraphs that differ; empty if the texts are equal.
        lost: the load-bearing words that the rendered text lacks, with the number of missing
            occurrences.
        rows: both texts side by side, without the printed facts of a vampire.
    """

    official: str
    rendered: str
    differences: tuple[Difference, ...]
    lost: tuple[tuple[str, int], ...]
    rows: tuple[SentencePair, ...]

    @property
    def equal(self) -> bool:
        """Whether both texts have the same meaning."""
        return not self.differences


def compare(definition: Definition, card: AnyCard) -> TextComparison:
    """Compare the text of a definition with the official text of its card.

    The part of a text beyond :data:`MAX_LENGTH` is not read.
    """
    if len(card.text) > MAX_LENGTH:
        card = msgspec.structs.replace(card, text=card.text[:MAX_LENGTH])
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
    return TextComparison(
        card.text,
        "\n".join(one.text for one in paragraphs),
        tuple(found),
        _lost(found),
        tuple(_rows(printed, own, found, card)),
    )


def passages(card: AnyCard) -> tuple[Clauses, ...]:
    """The official text of a card in one dialect, as the reader reads it.

    The part of a text beyond :data:`MAX_LENGTH` is not read.
    """
    if len(card.text) > MAX_LENGTH:
        card = msgspec.structs.replace(card, text=card.text[:MAX_LENGTH])
    return tuple(
        Clauses(
            one.level,
            tuple(
                (printed, tuple(clause for said in spoken for clause in clauses_of(said, card)))
                for printed, spoken in one.sentences
            ),
        )
        for one in _expanded(_official(card))
    )


def _rows(
    printed: Iterable[Passages],
    own: Iterable[Passages],
    differences: Iterable[Difference],
    card: AnyCard,
) -> Iterator[SentencePair]:
    """The sentences of both texts, paired if they share a clause."""
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
            covered = clauses.union(*(mate for _, mate in mates))
            yield SentencePair(
                level, said, shown, not any(wrong.get(one) in {level, ""} for one in covered)
            )
        for said, clauses in left:
            yield SentencePair(level, "", said, not any(one in wrong for one in clauses))


def _all_clauses(spoken: Iterable[str], card: AnyCard) -> set[str]:
    return {clause for said in spoken for clause in clauses_of(said, card)}


def _lost(differences: Iterable[Difference]) -> tuple[tuple[str, int], ...]:
    lost: Counter[str] = Counter()
    for one in differences:
        lost += _words(one.official) - _words(one.rendered)
    return tuple(sorted(lost.items()))


def _words(sentences: Iterable[str]) -> Counter[str]:
    found = (word for one in sentences for word in re.findall(r"[a-z]+", one))
    return Counter(word for word in found if word in LOAD_BEARING)


def _official(card: AnyCard) -> tuple[Paragraph, ...]:
    """The official text in paragraphs, without the printed facts of a vampire (``crypt_text``)."""
    if isinstance(card, CryptCard):
        return (Paragraph("", tuple(rejoined(unexplained_statements(card)))),)
    return _paragraphs(_CHOSEN.sub(_chosen, joined(card.text)))


def _paragraphs(text: str) -> tuple[Paragraph, ...]:
    """The text of a library card in paragraphs; a line for either of two Disciplines counts twice.

    Lines about reflexes are left out, because the rules read them (PLY-25).
    """
    frame: list[str] = []
    found: list[Paragraph] = []
    for printed in text.splitlines():
        if "[REFLEX]" in printed:
            continue
        line = level_line(printed.replace("[FLIGHT] ", "[fli] "))
        said = tuple(_split(line.text))
        if not line.codes:
            frame += said
        found += [Paragraph("".join(f"[{one}]" for one in level), said) for level in line.levels]
    return (Paragraph("", tuple(frame)), *found)


def written_out(text: str, level: Iterable[str]) -> tuple[str, ...]:
    r"""The sentences of a library card at a level, with "as above" written out.

    Args:
        text: the text of the card.
        level: the codes of the Disciplines, in capitals for the superior level.

    >>> written_out("[obt] +1 stealth. Unlock.\n[OBT] As above, but for +2 stealth.", ["OBT"])
    ('+2 stealth', 'Unlock')
    """
    wanted = sorted(level)
    for one in _expanded(_paragraphs(text[:MAX_LENGTH])):
        if one.level and wanted == sorted(one.level[1:-1].split("][")):
            return one.spoken
    return ()


def rejoined(statements: Iterable[str]) -> list[str]:
    """The statements of a vampire, with each strike as a single statement despite its colon."""
    found: list[str] = []
    for one in statements:
        starts = one[:1].islower() or one[:1].isdigit()
        if starts and found and found[-1].endswith(("strike", "strike, ranged")):
            found[-1] += f": {one}"
        else:
            found.append(one)
    return found


_CHOSEN = re.compile(
    r"(?<!can )[Cc]hoose (an?|any) ([^.]+)\. (?:The chosen (?:vampire|ally|minion) (?!is moved)"
    r"|That minion (?=cannot block))"
)


def _chosen(found: re.Match[str]) -> str:
    """The text with a choice and its use combined in one sentence."""
    return f"{'A' if found[1] == 'any' else found[1].capitalize()} {found[2]} "


def _split(text: str) -> list[str]:
    """The sentences of a text; full stops in parentheses do not end one."""
    shielded = re.sub(r"\([^)]*\)", lambda one: one[0].replace(".", "\0"), text)
    return [one.replace("\0", ".").strip() for one in STOP.split(shielded) if one.strip()]


_ABOVE = re.compile(
    r"^(?:Ⓓ )?As (?:(\[[\w\]\[]+\]) )?above(?:,? (but with|but for|but|and|with))?,? ?(.*)$"
)
_ANY_AGE = re.compile(r"the vampire (?:can be the same age or older|need not be younger)")
_PLACED = re.compile(r"Put this card on [^.]*$")
_AS_WELL = re.compile(r"^(.+?) (?:is|are) (.+) as well$", re.IGNORECASE)
_REMAINDER = re.compile(r"the remainder of this \w+")
_THIS_ROUND = re.compile(r"\bthis round$")
_CHANGING = frozenset(
    {"with", "for", "at", "a", "an", "this", "get", "gets", "is", "has", "r", "x"}
)
"""Words of a change that the changed sentence need not contain."""
_NUMBER = re.compile(r"[+-]?\d+(R?)")
_ONLY = re.compile(r"^the acting (?:vampire|minion) takes only (?=\d)")


def _expanded(paragraphs: Iterable[Paragraph]) -> tuple[Passages, ...]:
    """The paragraphs with "as above" written out for each printed sentence."""
    found: dict[str, Passages] = {}
    before: tuple[str, ...] = ()
    above_last: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    for one in paragraphs:
        if one.sentences == above_last[0]:
            before = above_last[1]  # a line for either of two Disciplines
        above_last = (one.sentences, before)
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


def _above(  # noqa: C901, PLR0911, PLR0912 - one case for each form
    base: list[str], link: str, rest: str
) -> list[str]:
    """The sentences of the preceding level, with the changes that this sentence makes."""
    if link == "but" and rest.startswith("do not "):
        return _undone(base, rest.removeprefix("do not "))
    if link == "but" and _ANY_AGE.fullmatch(rest):
        return [one.replace(" younger vampire ", " vampire ") for one in base]
    if link == "but" and rest.startswith("put this card on "):
        placed = [rest[:1].upper() + rest[1:] if _PLACED.match(one) else one for one in base]
        return placed if placed != base else [*base, rest]
    if link == "but" and rest.startswith("choose any "):
        return [re.sub(r"^An? [^.]*?vampire", "A vampire", one) for one in base]
    if link == "but" and _AS_WELL.search(rest):
        denied = _AS_WELL.sub(r"\1 cannot be \2", rest).lower()
        return [*(one for one in base if one.lower() != denied), rest]
    if link == "but" and rest == "usable after strikes have been chosen":
        return [one for one in base if one != "Only usable before strikes are chosen"]
    if rest.startswith("this hand strike is at ") and base:
        return [f"{base[0]} {rest.removeprefix('this hand strike is ')}", *base[1:]]
    if link == "but for" and rest.startswith("the remainder of"):
        longer = [_REMAINDER.sub(rest, _THIS_ROUND.sub(f"for {rest}", one)) for one in base]
        return longer if longer != base else [*base, rest]
    if link == "but for" and rest.startswith("strength+"):
        strength = rest.partition(" ")[0]
        return [re.sub(r"\bstrength (?=(?:ranged )?damage)", f"{strength} ", one) for one in base]
    if rest.startswith("it inflicts ") and (new := _NUMBER.search(rest)):
        return [re.sub(r"\binflicts \d+", f"inflicts {new[0]}", one) for one in base]
    if link in {"but for", "but with", "but", "with"} and _NUMBER.search(rest):
        changed = _all_renumbered(base, rest)
        if changed is not None:
            return changed
    if link == "with" and (more := _MORE.fullmatch(rest)):
        return [_raised(one, int(more[1]), more[2]) for one in base]
    if link == "with" and rest == "first strike":
        return [f"{one} {link} {rest}" if one.startswith("Strike: ") else one for one in base]
    if link == "with":
        if rest.startswith("+") and base and base[0].startswith("Ⓓ Bleed"):
            return [f"{base[0]} with {rest}", *base[1:]]
        if _STEALTH.fullmatch(rest) and any("Ⓓ" in one for one in base):
            return [f"{rest} action", *base]
        if rest.startswith("+"):
            return [*base, rest]
        last = max((n for n, one in enumerate(base) if not _USAGE.match(one)), default=-1)
        if last < 0:
            return [*base, rest]
        move, mark, usage = base[last].partition(";")
        return [*base[:last], f"{move}, with {rest}{mark}{usage}", *base[last + 1 :]]
    return _replaced(base, rest) if link == "but" else [*base, rest]


ALIKE = 0.6
"""The minimum share of common words of a sentence and the one that replaces it."""


def _replaced(base: list[str], rest: str) -> list[str]:
    """The sentences, with a change in place of the sentence that it rewords."""
    words = set(rest.lower().split())
    shares = [_share(words, set(one.lower().split())) for one in base]
    best = max(shares, default=0.0)
    if best < ALIKE or shares.count(best) > 1:
        return [*base, rest]
    at = shares.index(best)
    return [*base[:at], rest[:1].upper() + rest[1:], *base[at + 1 :]]


def _share(one: set[str], other: set[str]) -> float:
    return len(one & other) / max(len(one), len(other))


_USAGE = re.compile(
    r"(?:only|not) usable\b|an? (?:vampire|minion) can play only (?:one|1)\b", re.IGNORECASE
)
_STEALTH = re.compile(r"\+\d stealth")
_MORE = re.compile(r"an additional \+(\d+) (\w+)")


def _raised(sentence: str, more: int, noun: str) -> str:
    """A sentence in which every bonus of a kind is increased: "with an additional +1 hunt"."""
    plain = re.compile(rf"\b({noun})(?=[,.]|$)", re.IGNORECASE)
    bonus = re.compile(rf"\+(\d+) {noun}\b")
    shielded = bonus.sub(lambda one: f"+{int(one[1]) + more} \0", sentence)
    return plain.sub(rf"\1 with +{more} \0", shielded).replace("\0", noun)


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


def _all_renumbered(base: list[str], rest: str) -> list[str] | None:
    """The sentences with several numbers replaced: "4R damage and prevent 2 damage"."""
    parts = rest.split(" and ")
    changed: list[str] | None = base
    for one in parts if all(map(_NUMBER.search, parts)) else [rest]:
        changed = None if changed is None else _renumbered(changed, one)
    return changed


def _renumbered(base: list[str], rest: str) -> list[str] | None:
    """The sentences with one number replaced: "but for +2 stealth"; ``None`` if none fits.

    A change with words that the sentences lack is a separate sentence.
    """
    rest = _ONLY.sub("takes ", rest)
    known = set(re.findall(r"[a-z]+", " ".join(base).lower())) | _CHANGING
    if not known.issuperset(re.findall(r"[a-z]+", rest.lower())):
        return None
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
    """The sentences of each level in one dialect.

    A sentence about usage in the frame applies to every level.
    """
    found: dict[str, Counter[str]] = {}
    shared: list[str] = []
    given = tuple(paragraphs)
    levels = [one for one in given if one.level]
    for one in given:
        sentences = [clean for said in one.spoken for clean in clauses_of(said, card)]
        known = [said for said in sentences if said in ALL_KEYWORDS]
        if known:
            found[""] = found.get("", Counter()) | Counter(known)
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
    _move_limits(found, [one.level for one in levels])
    return found


_LIMIT = "a minion can play only 1 "


def _move_limits(found: dict[str, Counter[str]], levels: Sequence[str]) -> None:
    """Move a limit on the card that each level repeats ("as above") to the frame."""
    each = [found.get(one, Counter()) for one in dict.fromkeys(levels)]
    if len(each) < 2:
        return
    for said in list(each[0]):
        if _LIMIT in said and all(said in one for one in each):
            for one in each:
                del one[said]
            found[""] = found.get("", Counter()) | Counter([said])
