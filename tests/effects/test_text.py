"""Definitions as card text, compared with the official texts of the card base."""

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from cardbase.clans import CLANS
from cardbase.model import LibraryCard
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.text.clauses import STOP
from vtes_deck.effects.text.comparison import compare
from vtes_deck.effects.text.dialect import leveled
from vtes_deck.effects.text.joined_sentences import joined
from vtes_deck.effects.text.rendering import rendered, wording_of
from vtes_deck.effects.vocab import Unlock, action, card
from vtes_deck.effects.vocab.context import Condition, Effect, Node, Target
from vtes_deck.effects.vocab.wording import CLOSE, OPEN, Wording

HERE = Path(__file__).parent
DIFFERENT = HERE / "text_differences.txt"
RARE = HERE / "text_rare_words.txt"
FULL = [one for one in definitions().values() if one.full]


def listed(path):
    """The entries of a list that must only shrink."""
    lines = path.read_text("utf-8").splitlines()
    return {line.split(maxsplit=1)[0] for line in lines if line and not line.startswith("#")}


@cache
def comparison(cb, number):
    return compare(definitions()[number], cb.get(number))


def test_a_full_card_renders_its_official_text(cb):
    known = listed(DIFFERENT)
    wrong = [
        one.name
        for one in FULL
        if not comparison(cb, one.id).equal and not one.exception and str(one.id) not in known
    ]
    assert not wrong, "the rendered text differs: correct it, or write an exception"


def test_the_list_of_differences_only_shrinks(cb):
    equal = {str(one.id) for one in FULL if comparison(cb, one.id).equal or one.exception}
    assert not listed(DIFFERENT) & equal, "remove these cards from the list"
    assert listed(DIFFERENT) <= {str(one.id) for one in FULL}


def test_every_exception_describes_a_difference(cb):
    for one in FULL:
        if one.exception:
            assert one.exception.endswith("."), one.name
            assert not comparison(cb, one.id).equal, f"{one.name} needs no exception"
    assert sum(bool(one.exception) for one in FULL) <= len(FULL) / 10


def without(node, condition):
    """The tree without a condition; ``None`` if it does not contain it."""
    for name in node.__struct_fields__:
        value = getattr(node, name)
        if isinstance(value, tuple):
            if any(one is condition for one in value):
                return replace(node, **{name: tuple(x for x in value if x is not condition)})
            for number, one in enumerate(value):
                if isinstance(one, Node):
                    changed = without(one, condition)
                    if changed is not None:
                        new = (*value[:number], changed, *value[number + 1 :])
                        return replace(node, **{name: new})
    return None


def nodes(tree):
    """All nodes of a tree."""
    if isinstance(tree, tuple):
        for one in tree:
            yield from nodes(one)
    elif isinstance(tree, msgspec.Struct):
        yield tree
        for name in tree.__struct_fields__:
            yield from nodes(getattr(tree, name))


IMPLIED = {"HostFights"}
"""Conditions that the moment itself implies: a minion prevents damage while it is in combat."""


def test_a_dropped_if_is_noticed(cb):
    """Without one of its conditions, no card renders its official text."""
    tried, missed = 0, []
    for one in FULL:
        official = cb.get(one.id)
        if not comparison(cb, one.id).equal:
            continue
        for condition in nodes(one.parts):
            if not isinstance(condition, Condition):
                continue
            said = condition.say(wording_of(official))
            if not said.startswith(("if ", "unless ", "while ", "not ")):
                continue
            mutant = without(one, condition)
            if mutant is None or type(condition).__name__ in IMPLIED:
                continue
            tried += 1
            if compare(mutant, official).equal:
                missed.append((one.name, said))
    assert tried > 30
    # The rules, not the text, say that only a ready minion can be in combat, and that a vampire
    # burns no more blood than it has. An event is a block without a condition.
    assert {name for name, _ in missed} == {
        "Enzo Giovanni, Pentex Board of Directors",
        "Giangaleazzo, The Traitor",
        "Haven Uncovered",
        "Huang, Blood Cultist",
        "Kemintiri",
        "Margarite",
        "Marcus Vitel",
        "Marialena",
        "Mirror Walk",
    }


def test_a_lost_word_is_counted(cb):
    """Load-bearing words of the official text that nothing renders are named."""
    freak_drive = definitions()[100788]
    bare = replace(
        freak_drive,
        parts=tuple(replace(one, conditions=(), at=0) for one in freak_drive.parts),
    )
    found = compare(bare, cb.get(100788))
    assert not found.equal
    assert dict(found.lost)["only"] >= 2
    assert dict(found.lost)["if"] >= 1


def test_a_node_without_a_text_is_a_gap(cb):
    class Silent(Effect, frozen=True):
        """A node without a text."""

    official = cb["Thing"]
    text = "\n".join(
        one.text for one in rendered(card(official.id, "Thing", action("", Silent())), official)
    )
    assert f"{OPEN}Silent{CLOSE}" in text
    assert not compare(card(official.id, "Thing", action("", Silent())), official).equal


@pytest.mark.parametrize(
    ("effects", "differs"),
    [((), True), ((Unlock("target"),), True)],
)
def test_another_effect_differs(cb, effects, differs):
    official = cb["Thing"]
    mutant = card(official.id, "Thing", action("", *effects, stealth=1))
    assert (not compare(mutant, official).equal) is differs


GENERIC = Wording(
    name="\0", this="\0", user="\0", target="\0", seat="\0", acting="\0", number="\0", most=0
)


SLOT = re.compile(
    rf"\b(?:{'|'.join(map(re.escape, sorted(CLANS, key=len)[::-1]))})\b"
    "|(?<=the opposing minion cannot ).+",
    re.IGNORECASE,
)
LEVEL = re.compile(r"^(?:\[\w+\] ?)+")


def phrases(node):
    """The text of a node with placeholders for numbers, clans, bans and references."""
    for wording in (GENERIC, replace(GENERIC, subject="you"), replace(GENERIC, subject="\0")):
        found = SLOT.sub("\0", leveled(node.say(wording)))
        if OPEN in found or not found.replace("\0", "").strip():
            continue
        pieces = re.split(r"(\d+|\0)", found)
        yield (
            tuple(p for p in pieces if p not in {"", "\0"} and not p.isdigit()),
            "".join(
                "[^.]{1,80}?" if p == "\0" else r"\d+" if p.isdigit() else re.escape(p)
                for p in pieces
            ),
        )


def in_dialect(text):
    """A text after the normalisations of whole texts and sentences."""
    normal = joined(text)
    return (
        f"{leveled(normal)} {'. '.join(leveled(LEVEL.sub('', one)) for one in STOP.split(normal))}"
    )


def test_a_shared_word_occurs_in_three_texts(cb):
    texts = [in_dialect(one.text) for one in (*cb.library, *cb.crypt)]
    words = {}
    for one in FULL:
        for node in nodes(one.parts):
            shared = type(node).__module__.startswith("vtes_deck.effects.vocab.")
            if shared and isinstance(node, (Effect, Condition, Target)):
                words.setdefault(type(node).__name__, set()).update(phrases(node))
    rare = set()
    for name, found in words.items():
        for literal, pattern in found:
            pieces = [piece.strip() for piece in literal]
            wanted = re.compile(pattern)
            fitting = (
                text for text in texts if all(p in text for p in pieces) and wanted.search(text)
            )
            if sum(1 for _, text in zip(range(3), fitting, strict=False)) == 3:
                break
        else:
            rare.add(name)
    known = listed(RARE)
    assert rare <= known, "these words occur in the texts of fewer than three cards"
    assert known <= rare, "remove these words from the list"


def test_every_paragraph_of_a_library_card_is_rendered(cb):
    """The levels of the text are those of the definition."""
    for one in FULL:
        official = cb.get(one.id)
        if isinstance(official, LibraryCard) and comparison(cb, one.id).equal:
            levels = set(re.findall(r"^((?:\[\w{3}\] ?)+)", official.text, re.MULTILINE))
            found = {paragraph.level for paragraph in rendered(one, official)}
            assert {level.replace(" ", "") for level in levels} <= found


def test_a_bleed_action_is_not_any_action(cb):
    """Abderrahim gives stealth during an action; a text that says "bleed action" is another."""
    one, official = definitions()[201734], cb.get(201734)
    bleed = msgspec.structs.replace(
        official, text=official.text.replace("During an action", "During a bleed action")
    )
    assert bleed.text != official.text
    assert compare(one, official).equal
    assert not compare(one, bleed).equal
