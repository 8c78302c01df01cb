"""Card names as people write them: exact, old, translated, shortened, misspelt.

The index maps a folded name (:func:`normalize`) to card ids, in four tiers that are tried in order:
printed names, other English names, translations, and short forms. It is built once, with the
snapshot, and stored in it.

>>> normalize("Étienne Fauberge"), normalize("Baron,  THE"), normalize("Mask of 1,000 Faces")
('etienne fauberge', 'baron the', 'mask of 1000 faces')
"""

from __future__ import annotations

import functools
import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum

import msgspec
from rapidfuzz import fuzz, process

from cardbase.model import AnyCard, CryptCard

_LETTERS = str.maketrans(
    {"œ": "oe", "æ": "ae", "ø": "o", "ß": "ss", "ł": "l", "đ": "d", "ð": "d", "þ": "th"}
)
_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}\b)")
_SILENT = re.compile(
    "['`.\N{RIGHT SINGLE QUOTATION MARK}\N{LEFT SINGLE QUOTATION MARK}"
    "\N{ACUTE ACCENT}\N{MODIFIER LETTER APOSTROPHE}\N{TRADE MARK SIGN}\N{REGISTERED SIGN}]|\\(tm\\)"
)
_GAP = re.compile(r"[\W_]+")
_ARTICLES = ("the", "a", "an", "el", "la", "le", "les", "un", "une", "una", "los", "las")

#: "(G2 ADV)", "(ADV)", "[Advanced]", "(group 3)", "(Any)" at the end of a name.
_SUFFIX = re.compile(
    r"""(?:(?<![\s,])[\s,]+)?[(\[]?\s{0,9}
    (?: (?P<adv>adv(?:anced)?\.?)
      | (?:g(?:r(?:ou)?p?)?\.?\s{0,9})(?P<group>[1-9]|any)
      | (?<=[(\[])\s{0,9}(?P<bare>[1-9]|any)\s{0,9}(?=[)\]])
    )\s{0,9}[)\]]?$""",
    re.IGNORECASE | re.VERBOSE,
)
_MAX_NAME = 200  # longer than any name; limits the cost of hostile input

#: Scores out of 100 for near matches. 86 allows one or two typing errors in a name of usual length.
_NEAR = 86
_SUGGEST = 68
_CLEAR_BY = 4  # a near match must beat the next card by this score


def normalize(text: str) -> str:
    """Fold a name: no accents, capitals, apostrophes, full stops; one space for all other marks."""
    return _folded(text) if len(text) <= _MAX_NAME else _folded.__wrapped__(text)


@functools.lru_cache(maxsize=1 << 14)
def _folded(text: str) -> str:
    """The folded text, cached because lists repeat the same cards."""
    text = _SILENT.sub("", text.casefold())
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text.translate(_LETTERS))
        text = "".join(c for c in text if not unicodedata.combining(c))
    return _GAP.sub(" ", _THOUSANDS.sub("", text)).strip()


class How(StrEnum):
    """The way in which a name was understood."""

    EXACT = "exact"
    ALIAS = "alias"
    TRANSLATION = "translation"
    BARE = "bare"  # several vampires share the name; the one of the lowest group comes first
    NEAR = "near"  # misspelt, but only one card is similar
    NONE = "none"


class Match(msgspec.Struct, frozen=True):
    """The card that a written name means.

    Attributes:
        query: the name as written.
        how: see :class:`How`.
        card: the card; ``None`` only when ``how`` is ``NONE``.
        candidates: every card that the name may mean; more than one only for ``BARE``.
        suggestions: cards with similar names, best first.
    """

    query: str
    how: How
    card: AnyCard | None = None
    candidates: tuple[AnyCard, ...] = ()
    suggestions: tuple[AnyCard, ...] = ()


class NameTable(msgspec.Struct, frozen=True):
    """The card ids by folded name, tier by tier."""

    exact: dict[str, tuple[int, ...]]
    alias: dict[str, tuple[int, ...]]
    translation: dict[str, tuple[int, ...]]
    short: dict[str, tuple[int, ...]]


def name_table(cards: Iterable[AnyCard]) -> NameTable:
    """Collect every name of every card. A later tier never contains a name of an earlier one."""
    cards = list(cards)
    exact = _Tier()
    alias = _Tier(exact)
    translation = _Tier(exact, alias)
    short = _Tier(exact, alias, translation)
    for card in cards:
        exact.add(card.id, card.name, card.unique_name, card.full_name)
    for card in cards:
        for name in (card.name, *card.aliases):
            alias.add(card.id, *([name] if name != card.name else []), *_orders(name))
    for card in cards:
        for translated in card.translations.values():
            translation.add(card.id, translated.name, *_orders(translated.name))
    for card in cards:
        for name in (card.name, *card.aliases):
            short.add(card.id, *_shortened(name))
        for translated in card.translations.values():
            short.add(card.id, *_shortened(translated.name))
    return NameTable(exact.ids(), alias.ids(), translation.ids(), short.ids())


class _Tier:
    def __init__(self, *earlier: _Tier) -> None:
        self.names: dict[str, set[int]] = {}
        self._earlier = earlier

    def add(self, card_id: int, *names: str) -> None:
        for name in names:
            key = normalize(name)
            if key and not any(key in tier.names for tier in self._earlier):
                self.names.setdefault(key, set()).add(card_id)

    def ids(self) -> dict[str, tuple[int, ...]]:
        return {key: tuple(sorted(ids)) for key, ids in self.names.items()}


def _orders(name: str) -> Iterable[str]:
    """Other orders of a name ("Baron, The" for "The Baron"), and ``&`` spelt out."""
    first, _, rest = name.partition(" ")
    if first.casefold() in _ARTICLES and rest:
        yield f"{rest}, {first}"
    head, comma, tail = name.rpartition(", ")
    if comma and tail.casefold() in _ARTICLES:
        yield f"{tail} {head}"
    if "&" in name:
        yield name.replace("&", "and")


def _shortened(name: str) -> Iterable[str]:
    """A name without its article, up to its comma or colon, or with a common abbreviation."""
    first, _, rest = name.partition(" ")
    plain = rest if first.casefold() in _ARTICLES and rest else name
    if plain != name:
        yield plain
    for mark in (",", ":", " —", " -"):
        head = plain.partition(mark)[0].strip()
        if head != plain and len(head) >= 4:
            yield head
    if plain.startswith("Powerbase: "):
        yield f"PB: {plain.removeprefix('Powerbase: ')}"
        yield plain.removeprefix("Powerbase: ")
    if plain.endswith(" Hunting Ground"):
        yield f"{plain.removesuffix(' Hunting Ground')} HG"


class NameIndex:
    """Finds cards by name."""

    def __init__(self, table: NameTable, cards: Mapping[int, AnyCard]) -> None:
        self._cards = cards
        self._tiers = (
            (How.EXACT, table.exact),
            (How.ALIAS, table.alias),
            (How.TRANSLATION, table.translation),
            (How.ALIAS, table.short),
        )
        self._keys: list[str] = []
        self._words: list[tuple[str, int, str]] = []

    def find(self, name: str, *, crypt: bool | None = None, near: bool = True) -> Match:
        """Resolve ``name``.

        A name that several vampires share means the base vampires, and never an advanced vampire
        unless the name says so. The other cards of a deck may then determine the group
        (:func:`settle`).

        Args:
            name: the written name, with or without ``(ADV)`` and a group.
            crypt: only crypt cards (``True``) or only library cards (``False``).
            near: also find misspelt names, which takes a hundred times as long.
        """
        query = name[:_MAX_NAME]
        for found in self._lookup(query, crypt=crypt):
            return found
        base, group, advanced = split_suffix(query)
        if base == query:
            return self._near(query, crypt=crypt) if near else Match(query, How.NONE)
        others: dict[AnyCard, None] = {}
        for found in self._lookup(base, crypt=crypt):
            vampires = self._family(found)
            narrowed = [v for v in vampires if _fits(v, group, advanced=advanced)]
            if narrowed:
                return _match(query, found.how, narrowed)
            others |= dict.fromkeys(vampires or found.candidates)
        if others:
            return Match(query, How.NONE, suggestions=tuple(others))
        return self._near(query, crypt=crypt) if near else Match(query, How.NONE)

    def _lookup(self, name: str, *, crypt: bool | None) -> Iterator[Match]:
        """The cards of ``name`` in each tier that contains it."""
        key = normalize(name)
        for how, names in self._tiers:
            cards = [
                card
                for card in (self._cards[i] for i in names.get(key, ()))
                if crypt is None or isinstance(card, CryptCard) is crypt
            ]
            if cards:
                yield _match(name, how, cards)

    def _family(self, found: Match) -> list[CryptCard]:
        """The vampires found, with their advanced versions and their versions in other groups."""
        ids = dict.fromkeys(
            i
            for card in found.candidates
            if isinstance(card, CryptCard)
            for i in (card.id, *card.variants)
        )
        family = [self._cards[i] for i in ids]
        return [card for card in family if isinstance(card, CryptCard)]

    def _near(self, query: str, *, crypt: bool | None) -> Match:
        key = normalize(split_suffix(query)[0])
        if len(key) < 3:
            return Match(query, How.NONE)
        if not self._keys:
            self._keys = list(dict.fromkeys(k for _, names in self._tiers for k in names))
        scores: dict[AnyCard, float] = {}
        for near, score, _ in process.extract(
            key, self._keys, scorer=fuzz.ratio, limit=12, score_cutoff=_SUGGEST
        ):
            for match in self._lookup(near, crypt=crypt):
                for card in match.candidates:
                    scores[card] = max(scores.get(card, 0), score)
        for card in self.complete(query, limit=5, crypt=crypt):
            scores.setdefault(card, _SUGGEST)
        ranked = sorted(scores, key=lambda card: (-scores[card], card.id))
        best = (
            _match(query, How.NEAR, [c for c in ranked if scores[c] == scores[ranked[0]]])
            if ranked
            else None
        )
        if best is not None and best.card is not None and self._clear(best, scores):
            return Match(query, How.NEAR, best.card, best.candidates, tuple(ranked[:5]))
        return Match(query, How.NONE, suggestions=tuple(ranked[:5]))

    @staticmethod
    def _clear(best: Match, scores: Mapping[AnyCard, float]) -> bool:
        top = max(scores.values())
        names = {card.name for card, score in scores.items() if score > top - _CLEAR_BY}
        return top >= _NEAR and len(names) == 1 and best.how is not How.NONE

    def begins(self, folded: str) -> bool:
        """Whether any name, folded by :func:`normalize`, begins with ``folded``."""
        return any(beginning == name for beginning, _, name in self._beginning_with(folded))

    def _beginning_with(self, folded: str) -> Iterator[tuple[str, int, str]]:
        """Names with such a word: the name from that word on, its tier, and the whole name."""
        if not self._words:
            self._words = sorted(
                (name[start:], tier, name)
                for tier, (_, names) in enumerate(self._tiers)
                for name in names
                for start in (0, *(found.end() for found in _GAP.finditer(name)))
            )
        for place in range(bisect_left(self._words, (folded,)), len(self._words)):
            if not self._words[place][0].startswith(folded):
                return
            yield self._words[place]

    def complete(
        self,
        text: str,
        *,
        limit: int = 10,
        crypt: bool | None = None,
        played: Mapping[int, int] | None = None,
    ) -> tuple[AnyCard, ...]:
        """Cards whose name starts with ``text``, then those with a word that does.

        Args:
            text: the beginning of a name.
            limit: the maximum number of cards.
            crypt: only crypt cards, only library cards, or both.
            played: the number of decks that play a card, by id. Among equally good matches, the
                most played card comes first, except that a complete name has precedence.
        """
        key = normalize(text[:_MAX_NAME])
        if not key:
            return ()
        decks = played or {}
        ranked: dict[int, tuple[int, int, str]] = {}
        for beginning, tier, name in self._beginning_with(key):
            rank = -1 if name == key else 0 if beginning == name else 1
            for card_id in self._tiers[tier][1][name]:
                ranked[card_id] = min(
                    ranked.get(card_id, (99, 0, "")),
                    (2 * rank + (tier > 0), -decks.get(card_id, 0), name),
                )
        cards = [self._cards[i] for i in sorted(ranked, key=lambda i: (ranked[i], i))]
        chosen = [c for c in cards if crypt is None or isinstance(c, CryptCard) is crypt]
        return tuple(chosen[:limit])


def _fits(vampire: CryptCard, group: int | str | None, *, advanced: bool) -> bool:
    """Whether a written suffix matches this vampire."""
    if vampire.advanced is not advanced:
        return False
    return group is None or vampire.group == (None if group == "any" else group)


def _match(query: str, how: How, cards: list[AnyCard] | list[CryptCard]) -> Match:
    """One card, or the base vampires among several."""
    base = [c for c in cards if not (isinstance(c, CryptCard) and c.advanced)] or list(cards)
    base.sort(key=lambda c: (c.group or 0, c.id) if isinstance(c, CryptCard) else (0, c.id))
    if len(base) == 1:
        return Match(query, how, base[0], (base[0],))
    return Match(query, How.BARE, base[0], tuple(base))


def split_suffix(name: str) -> tuple[str, int | str | None, bool]:
    """Remove a suffix such as ``(G2 ADV)`` from a name.

    Returns:
        The bare name, the group (a number, ``"any"`` or ``None``), and whether the suffix says
            advanced.

    >>> split_suffix("Alan Sovereign (G3 ADV)"), split_suffix("Gilbert Duane [group 2]")
    (('Alan Sovereign', 3, True), ('Gilbert Duane', 2, False))
    """
    rest, group, advanced = name.strip(), None, False
    for _ in range(3):
        if not _may_have_suffix(rest):
            break
        match = _SUFFIX.search(rest)
        if match is None or not rest[: match.start()].strip():
            break
        written = match["group"] or match["bare"]
        if match["adv"]:
            advanced = True
        elif written:
            group = int(written) if written.isdigit() else "any"
        rest = rest[: match.start()].rstrip(" ,([")
    return rest, group, advanced


def _may_have_suffix(name: str) -> bool:
    """A cheap check of the end of a name: most have no suffix, and the pattern is slow."""
    end = name[-12:].casefold().rstrip(")]. ")
    if end[-1:].isdigit() or end.endswith("any"):
        return end.rstrip("0123456789any. ").endswith(("g", "gr", "gp", "grp", "group", "(", "["))
    return end.endswith(("adv", "advanced"))


def settle(candidates: Iterable[AnyCard], groups: Iterable[int]) -> CryptCard | None:
    """The only candidate that fits the rest of the crypt (rule DCK-06).

    Args:
        candidates: vampires with the same name.
        groups: the numeric groups of the deck's other vampires.

    Returns:
        The candidate, or ``None`` if several or none of them fit.
    """
    others = set(groups)
    if not others:
        return None
    fitting = [
        card
        for card in candidates
        if isinstance(card, CryptCard)
        and (card.group is None or max(others | {card.group}) - min(others | {card.group}) <= 1)
    ]
    if len(fitting) > 1:  # both neighbours are possible, so a group in the deck decides
        fitting = [card for card in fitting if card.group in others]
    return fitting[0] if len(fitting) == 1 else None
