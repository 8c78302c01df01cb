"""The rules for reference: by topic, number or words, for each edition.

The rules are in ``resources/rules`` and, for tournaments, in ``resources/legality``, in our own
words; the rulebooks take precedence. This module combines them into one list of numbered items. For
the state of a rule in the engine see :mod:`vtes_deck.app.rulebook`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum

import msgspec

from vtes_deck.app import rulebook
from vtes_deck.app.rule_search import Index, Passage
from vtes_deck.engine.catalogue import CatalogueRule
from vtes_deck.language import also, in_language, mark, tr
from vtes_deck.legality.rules import rules as tournament_rules
from vtes_deck.rulesets import EDITIONS

NUMBER = re.compile(
    r"\b(?:[A-Z]{3}-\d\d|(?:EX|J94|WW)-[A-Z0-9]{2,3}-\d\d|(?:AMB|IC|DX)-\d\d"
    r"|VEKN-TR-\d(?:\.\d)*|DCI-1996)\b"
)
"""The pattern of the numbers of rules, examples and readings in texts."""


class Says(StrEnum):
    """The state of a rule in an edition."""

    SAME = "same"
    """The rule applies as stated."""
    OTHERWISE = "otherwise"
    """The rule differs, or is more precise."""
    ABSENT = "absent"
    """The edition does not have the rule."""
    SILENT = "silent"
    """The edition does not mention the rule."""


_BARE = frozenset((Says.SAME, Says.ABSENT, Says.SILENT))
_WITH_NOTE = re.compile(r"(?P<says>same|absent|silent)(?:[;,:]| ->|(?= \())\s+(?P<note>\S.*)")
"""``"same; infernal minions stay locked"``, ``"same (example)"``."""


class Item(msgspec.Struct, frozen=True, kw_only=True):
    """An item of the reference.

    Attributes:
        number: its number, e.g. ``INF-03``, ``VEKN-TR-6.2``, ``EX-V5-01``, ``AMB-08``, ``DX-01``.
        text: its statement, in a sentence.
        topic: key of the topic to which it belongs.
        rule: the rule of the catalogue, if it is one.
        lines: details, as pairs of a name in English and a text.
        url: address of its document, or empty.
    """

    number: str
    text: str
    topic: str
    rule: CatalogueRule | None = None
    lines: tuple[tuple[str, str], ...] = ()
    url: str = ""

    def says(self, edition: str) -> tuple[Says, str]:
        """The state in an edition, and its words, which may be empty except for ``OTHERWISE``.

        Args:
            edition: a name of :data:`vtes_deck.rulesets.EDITIONS`.
        """
        column = self.rule.edition(edition) if self.rule is not None else "same"
        if column in _BARE:
            return Says(column), ""
        noted = _WITH_NOTE.match(column)
        if noted is None:
            return Says.OTHERWISE, clean(column)
        note = noted["note"]
        bare = note[1:-1] if note.startswith("(") and note.find(")") == len(note) - 1 else note
        return Says(noted["says"]), clean(bare)

    @property
    def editions(self) -> tuple[tuple[str, Says, str], ...]:
        """All editions: label, and the result of :meth:`says`."""
        if self.rule is None:
            return ()
        return tuple((one.label, *self.says(name)) for name, one in EDITIONS.items())


class Topic(msgspec.Struct, frozen=True):
    """A chapter, or a group of items.

    Attributes:
        key: a unique key; for a chapter its title.
        title: the displayed title, in English.
        items: the items, in their order.
        guide: it summarises rules that are also in chapters.
    """

    key: str
    title: str
    items: tuple[Item, ...]
    guide: bool = False


_GUIDE: tuple[tuple[str, str], ...] = (
    (mark("Before the game"), "SET-01 SET-04 SET-05 SET-02 SET-08 SET-09 SET-10 SET-12"),
    (mark("The turn"), "TRN-01 TRN-02 TRN-04 TRN-03 DRW-01 DRW-03 DRW-05"),
    (mark("1. Unlock phase"), "UNL-01 UNL-02 UNL-03 UNL-04 UNL-06"),
    (mark("2. Master phase"), "MAS-01 MAS-02 MAS-03 MAS-04 MAS-08 MAS-09 MAS-05 MAS-06 MAS-07"),
    (mark("3. Minion phase"), "MIN-01 MIN-03 MIN-04 MIN-08 MIN-09 MIN-10 MIN-11"),
    (mark("An action: announce it"), "ACT-01 ACT-04 ACT-03 SEQ-01 SEQ-02 SEQ-03 SEQ-04 SEQ-05"),
    (
        mark("An action: may it be blocked?"),
        "BLK-01 BLK-02 BLK-03 STL-01 STL-02 STL-03 BLK-05 BLK-04 BLK-06 BLK-07 BLK-08 BLK-16",
    ),
    (mark("An action: resolve it"), "RES-01 RES-02 RES-03 RES-04 RES-05 RES-07 RES-10"),
    (mark("A bleed"), "BLD-01 BLD-02 BLD-03 BLD-04 BLD-05 BLD-06"),
    (mark("A referendum: poll and resolve it"), "REF-01 REF-02 REF-03 REF-04 REF-06 REF-21"),
    (
        mark("A referendum: whose votes"),
        "REF-07 REF-09 REF-10 REF-12 REF-13 REF-14 REF-15 REF-16 REF-17 REF-18 REF-19",
    ),
    (
        mark("A round of combat: range and strikes"),
        "COM-03 COM-04 COM-05 COM-06 COM-07 COM-12 COM-14 COM-15 COM-16 COM-17 COM-19 COM-20",
    ),
    (
        mark("A round of combat: damage and its end"),
        "COM-33 COM-36 COM-38 COM-40 COM-41 COM-24 COM-27 COM-28 COM-30 COM-21",
    ),
    (mark("4. Influence phase"), "INF-01 INF-02 INF-03 INF-04 INF-05 INF-06 INF-07 INF-08 INF-10"),
    (mark("5. Discard phase"), "DSC-01 DSC-02 DSC-03 DSC-04 TRN-03"),
    (mark("Ousting and victory"), "END-01 END-02 END-03 END-04 END-09 END-10 END-12 END-14"),
)
"""The turn and its phases: a title and the relevant rules, in the order of play."""

TOURNAMENT, READINGS, EXAMPLES, DIFFERENCES = "tournament", "readings", "examples", "differences"


@in_language
def topics() -> tuple[Topic, ...]:
    """All topics: the turn by phases, tournaments, the chapters, and further items."""
    also("rules")
    chapters = tuple(
        Topic(chapter.title, chapter.title, tuple(_of_rule(r, chapter.title) for r in chapter.rule))
        for chapter in rulebook.chapters()
    )
    by_number = {item.number: item for topic in chapters for item in topic.items}
    guide = tuple(
        Topic(
            f"guide {number}", title, tuple(by_number[one] for one in numbers.split()), guide=True
        )
        for number, (title, numbers) in enumerate(_GUIDE)
    )
    return (*guide, _tournament(by_number), *chapters, _readings(), _examples(), _differences())


@in_language
def items() -> dict[str, Item]:
    """Every item by its number."""
    return {item.number: item for topic in topics() if not topic.guide for item in topic.items}


@in_language
def _index() -> tuple[tuple[Item, ...], Index]:
    """The searchable items, and an index of their words."""
    pairs = [(topic, item) for topic in topics() if not topic.guide for item in topic.items]
    passages = (Passage(item.number, item.text, _more(topic, item)) for topic, item in pairs)
    return tuple(item for _, item in pairs), Index(passages)


def read() -> None:
    """Read everything now, on any thread; otherwise the first look-up does so."""
    topics()
    items()
    _index()


def find(number: str) -> Item | None:
    """The item with this number, in any spelling."""
    return items().get(number.strip().upper())


def search(text: str) -> list[Item]:
    """The items that match the words of a question best; see :mod:`vtes_deck.app.rule_search`."""
    found, index = _index()
    return [found[place] for place in index.search(text)]


def topic_of(item: Item) -> Topic:
    """The topic that an item belongs to."""
    return next(topic for topic in topics() if not topic.guide and item in topic.items)


def related(item: Item) -> list[Item]:
    """The items that an item names and those that name it: readings, examples and other rules."""
    named = NUMBER.findall(" ".join(_texts(item)))
    naming = [
        other.number
        for other in items().values()
        if item.number in NUMBER.findall(" ".join(_texts(other)))
    ]
    numbers = dict.fromkeys([*named, *naming])
    return [items()[number] for number in numbers if number in items() and number != item.number]


def clean(text: str) -> str:
    """A text of the catalogue in the language in use, without markup."""
    return tr(text.replace("`", "").replace("*", "").replace(" -> ", " → "))


def _texts(item: Item) -> Sequence[str]:
    texts = [item.text, *(text for _, text in item.lines)]
    if item.rule is not None:
        texts += item.rule.editions.values()
    return texts


def _more(topic: Topic, item: Item) -> str:
    """The additions to the statement of an item."""
    return " ".join((topic.title, tr(topic.title), *_texts(item)[1:]))


# -------------------------------------------------------------------------------------------- data


def _of_rule(rule: CatalogueRule, chapter: str) -> Item:
    return Item(number=rule.id, text=clean(rule.statement), topic=chapter, rule=rule)


def _tournament(known: Iterable[str]) -> Topic:
    there = set(known)
    return Topic(
        TOURNAMENT,
        mark("Tournaments and deck construction"),
        tuple(
            Item(
                number=number,
                text=tr(rule.about),
                topic=TOURNAMENT,
                lines=((mark("Source"), str(rule)),),
                url=rule.source.url,
            )
            for number, rule in tournament_rules().items()
            if number not in there
        ),
    )


def _readings() -> Topic:
    return Topic(
        READINGS,
        mark("Unclear passages, and how they are played"),
        tuple(
            Item(
                number=one.id,
                text=clean(one.issue),
                topic=READINGS,
                lines=((mark("How it is played"), clean(one.reading)),),
            )
            for one in rulebook.readings()
        ),
    )


def _examples() -> Topic:
    return Topic(
        EXAMPLES,
        mark("Worked examples"),
        tuple(
            Item(
                number=one.id,
                text=clean(one.given),
                topic=EXAMPLES,
                lines=(
                    (mark("What happens"), clean(one.events)),
                    (mark("Result"), clean(one.expected)),
                ),
            )
            for one in rulebook.examples()
        ),
    )


def _differences() -> Topic:
    return Topic(
        DIFFERENCES,
        mark("The same situation in each edition"),
        tuple(
            Item(
                number=one.id,
                text=clean(one.input),
                topic=DIFFERENCES,
                lines=tuple((label, clean(text)) for label, text in one.lines),
            )
            for one in rulebook.differences()
        ),
    )
