"""The labels of the words of a data set in forms, and the word that a text means.

Files have words such as ``clear-queue`` and ids; a form shows labels and names. A word and its
label can both be typed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from vtes_deck.app.heritage.boards import title_name
from vtes_deck.app.heritage.labels import LABELS
from vtes_deck.heritage import DataSet
from vtes_deck.heritage.attributes import ALL, CLANS, LETTERS
from vtes_deck.heritage.battlegrounds.registry import BATTLEGROUNDS
from vtes_deck.heritage.cards import THIN_BLOOD
from vtes_deck.heritage.dataset.model import TRAITS
from vtes_deck.heritage.names import clan_name, trait_name
from vtes_deck.language import mark, tr

VERBS = {
    "gain": mark("Gain tokens"),
    "assign": mark("Assign tokens"),
    "steal": mark("Steal tokens"),
    "remove": mark("Remove tokens"),
    "move": mark("Move tokens"),
    "exhaust": mark("Exhaust vampires"),
    "unexhaust": mark("Remove exhaustion"),
    "rejuvenate": mark("Rejuvenate vampires"),
    "torpor": mark("Place vampires into torpor"),
    "activate": mark("Activate vampires"),
    "modify": mark("Modify one battleground"),
    "trigger": mark("Trigger abilities"),
    "draw": mark("Draw clan schemes"),
    "recover": mark("Take discarded clan schemes into hand"),
    "reserve": mark("Reserve a character"),
    "clear-queue": mark("Remove characters from the queue"),
    "play-scheme": mark("Play an additional scheme"),
    "choose-opponent": mark("Choose an opponent"),
    "either": mark("One of several ways"),
    "when": mark("Only if vampires fit"),
    "recruit-from-deck": mark("Recruit from the deck"),
    "declare-enemy": mark("Declare enemy"),
    "kiss-the-ring": mark("Kiss the ring"),
    "embrace-the-chaos": mark("Embrace the chaos"),
    "black-market": mark("Black market"),
    "invitation": mark("Invitation"),
    "usurp": mark("Usurp"),
    "craft-monstrosity": mark("Craft monstrosity"),
    "edict": mark("Edict"),
}
"""The labels of the effects."""

GROUPS = {
    "self": mark("The vampire that acts"),
    "you": mark("Your bloodline"),
    "coterie": mark("The coterie"),
    "childer": mark("Its childer"),
    "sire": mark("Its sire"),
    "pack": mark("The pack"),
    "opponents": mark("All opponents"),
    "victim": mark("The chosen opponent"),
    "target": mark("The vampire of the previous effect"),
    "everyone": mark("All players"),
}
"""Words for the owners of vampires."""

PLAYERS = {**GROUPS, "you": mark("You")}
"""Words for players."""

KINDS = {
    "fledgling": mark("Fledgling"),
    "sire": mark("Sire"),
    "ancilla": mark("Ancilla"),
    "basic": mark("Basic character"),
    "exhausted": mark("Exhausted"),
    "leader": mark("Clan leader"),
    "childe": mark("Childe"),
    "enemy": mark("Enemy"),
    "other": mark("Another vampire"),
}
"""The words for the kinds of vampires."""

WORDS = {
    "any": mark("Any"),
    "each": mark("Each"),
    "power": mark("Power"),
    "infamy": mark("Infamy"),
    "boon": mark("Boon"),
    "basic": mark("Basic"),
    "ancilla": mark("Ancilla"),
    "class": mark("Class"),
    "temperament": mark("Temperament"),
    "geography": mark("Geography"),
    "archetype": mark("Archetype"),
    "camarilla": mark("Camarilla"),
    "sabbat": mark("Sabbat"),
    "harpy": mark("Harpy"),
    "prince": mark("Prince"),
    "victory": mark("Victory"),
}
"""Words that mean the same in every field."""

BY_FIELD = {"do": VERBS, "of": GROUPS, "by": PLAYERS, "kinds": KINDS}
"""Words that depend on their field."""

SEPARATORS = (",", "=")
"""Separators of the words of a line; a name that contains one is not used as a label."""


def word_label(field: str, word: str, data: DataSet | None = None) -> str:
    """The label of a word of a field; the word itself if it has no label."""
    if field == "battleground" and word in LETTERS:
        return f"{word} · {tr(BATTLEGROUNDS[word].title)}"
    in_field = BY_FIELD.get(field, {})
    if word in in_field:
        return tr(in_field[word])
    if word in ALL:
        named = data.name_of(word) if data is not None else word
        return tr(named if named != word else LABELS[word])
    if word in CLANS or word == THIN_BLOOD:
        return clan_name(word)
    if field in {"trait", "dots"} and word in TRAITS:
        return trait_name(word)
    other = tr(WORDS[word]) if word in WORDS else word
    return title_name(word) if field == "titles" else other


def labels_of(
    field: str, words: Iterable[str], data: DataSet | None, names: Mapping[str, str]
) -> dict[str, str]:
    """The labels of the words of a field; each label means one word.

    Args:
        field: its name.
        words: the possible words.
        data: the data set, for the names of attributes.
        names: the names of entries, by id; those with the same name are distinguished by their ids.
    """
    found = {word: word_label(field, word, data) for word in words}
    found.update((word, names[word]) for word in found if found[word] == word and word in names)
    met = Counter(label.casefold() for label in found.values())
    for word, label in found.items():
        if met[label.casefold()] > 1:
            found[word] = f"{label} ({word})"
        if any(sign in label for sign in SEPARATORS):
            found[word] = word
    return found


def entry_names(data: DataSet | None) -> dict[str, str]:
    """The names of the entries of a data set, by their ids."""
    if data is None:
        return {}
    kinds: tuple[Iterable[Any], ...] = (
        data.characters,
        data.leaders,
        data.schemes,
        data.missions,
        data.chronicle_missions,
        data.obligations,
        data.scoring_cards,
        data.boards.courts,
        data.boards.regions,
    )
    found = {one.id: one.name for kind in kinds for one in kind}
    found.update((one.id, one.ability.name) for one in data.stickers)
    return found
