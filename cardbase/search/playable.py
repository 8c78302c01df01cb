"""Who can play what: a vampire or imbued against the requirements of a library card (PLY).

Only what is printed counts. A Discipline from a master card, a title from a referendum or a rule
that a card text makes for itself is not known here.

>>> import cardbase
>>> cb = cardbase.load()
>>> can_play(cb["Theo Bell (G2)"], cb["Immortal Grapple"])
True
>>> can_play(cb["Theo Bell (G2)"], cb["Lost in Crowds"])
False
"""

from __future__ import annotations

from cardbase.model import CryptCard, LibraryCard, Requirement, Trait, Type

#: Stands among required Disciplines for the trait.
_FLIGHT = "fli"
_OF_THE_IMBUED = frozenset({Type.POWER, Type.CONVICTION})


def can_play(minion: CryptCard, card: LibraryCard) -> bool:
    """Whether a crypt card meets everything that is required to play a library card.

    For a master card, whether a Methuselah who controls it may play the card.
    """
    if _OF_THE_IMBUED.intersection(card.types) and Type.IMBUED not in minion.types:
        return False
    return meets(minion, card.requirement)


def meets(minion: CryptCard, asked: Requirement) -> bool:
    """Whether a crypt card meets a requirement in every field."""
    return (
        _disciplines(minion, asked)
        and (not asked.clans or minion.clan in asked.clans)
        and (not asked.paths or minion.path in asked.paths)
        and (not asked.sects or minion.sect in asked.sects)
        and minion.sect not in asked.not_sects
        and _title(minion, asked)
        and (asked.min_capacity is None or minion.capacity >= asked.min_capacity)
        and (asked.max_capacity is None or minion.capacity <= asked.max_capacity)
        and (not asked.types or not set(asked.types).isdisjoint(minion.types))
        and (not asked.traits or not set(asked.traits).isdisjoint(minion.traits))
        and set(asked.not_traits).isdisjoint(minion.traits)
    )


def _disciplines(minion: CryptCard, asked: Requirement) -> bool:
    if not asked.disciplines:
        return True
    had = (
        Trait.FLIGHT in minion.traits if code == _FLIGHT else minion.level(code) > 0
        for code in asked.disciplines
    )
    return all(had) if asked.combo else any(had)


def _title(minion: CryptCard, asked: Requirement) -> bool:
    if asked.untitled and minion.title is not None:
        return False
    if asked.titled:
        return minion.title is not None
    return not asked.titles or minion.title in asked.titles
