"""Sects and clans (chapter SEC).

A vampire belongs to exactly one sect (SEC-01): ``Minion.sect``. In older rules an anarch is an
Independent vampire with an attribute (SEC-08). It is stored as the sect ``ANARCH`` and counts as
Independent in sect requirements, so rules call :func:`belongs`.
"""

from __future__ import annotations

from collections.abc import Iterable

from cardbase.clans import CLANS
from cardbase.terms import Sect
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.status import titles

CHANGES_SECT = EventType("changes sect", "{minion} changes sect: {word}.")
CHANGES_CLAN = EventType("changes clan", "{minion} changes clan: {word}.")

SECTS = tuple(Sect)
SECT_BEFORE = "sect before"
"""The number, from 1, of the sect to which a vampire returns when the card leaves it."""
OVERRIDDEN = "sect overridden"
"""The mark of a vampire with an overridden sect: the number of that sect, from 1."""
CLAN_OF_CARD = "clan of card"
"""The mark of a card that changes the clan of the vampire it is on: the number of the clan."""
OWN_CLAN = "own clan"
"""The mark of a vampire with cards that change its clan: the number of the clan without them."""
_OF_ANY_CLAN = ("", *CLANS)
"""The clans by number; 0: clanless."""

SECTS_OF_CLANS = {
    Sect.CAMARILLA: (
        "Brujah",
        "Caitiff",
        "Malkavian",
        "Nosferatu",
        "Toreador",
        "Tremere",
        "Ventrue",
    ),
    Sect.SABBAT: (
        "Ahrimane",
        "Blood Brother",
        "Brujah antitribu",
        "Gangrel antitribu",
        "Harbinger of Skulls",
        "Kiasyd",
        "Lasombra",
        "Malkavian antitribu",
        "Nosferatu antitribu",
        "Pander",
        "Salubri antitribu",
        "Toreador antitribu",
        "Tremere antitribu",
        "Tzimisce",
        "Ventrue antitribu",
    ),
    Sect.LAIBON: ("Akunanse", "Guruhi", "Ishtarri", "Osebo"),
}
"""SEC-04, SEC-05, SEC-06: the sects of the clans that have one."""


def sect_of_clan(clan: str) -> Sect:
    """The sect to which a clan belongs in older rules; SEC-07: all others are Independent."""
    for sect, clans in SECTS_OF_CLANS.items():
        if clan in clans:
            return sect
    return Sect.INDEPENDENT


def belongs(table: Table, minion: Minion, sect: Sect) -> bool:
    """Whether a vampire belongs to a sect.

    SEC-07, SEC-08: where anarch is an attribute, an anarch is also Independent.
    """
    if minion.sect is sect:
        return True
    anarch_is_attribute = table.rules.anarch == "attribute"
    return anarch_is_attribute and sect is Sect.INDEPENDENT and minion.sect is Sect.ANARCH


def belongs_to_any(table: Table, minion: Minion, sects: Iterable[Sect]) -> bool:
    """Whether a vampire belongs to one of several sects."""
    return any(belongs(table, minion, sect) for sect in sects)


def is_anarch(minion: Minion) -> bool:
    """SEC-08: whether a vampire is an anarch, by sect or by attribute."""
    return minion.sect is Sect.ANARCH


def change_sect(table: Table, minion: Minion, sect: Sect) -> None:
    """SEC-01: change the sect. SEC-03: the clan stays. TIT-03: the title may become inactive.

    SEC-08: where anarch is an attribute, an anarch is already Independent.
    """
    if belongs(table, minion, sect):
        return
    minion.sect = sect
    table.emit(CHANGES_SECT, minion.controller, minion=minion.card, word=sect.value)
    titles.refit(table, minion)
    table.hand_sizes_may_change()


def change_clan(table: Table, minion: Minion, clan: str) -> None:
    """SEC-02: the sect stays; in older rules it changes with the clan.

    SEC-09: antitribu clans are separate clans.
    """
    if minion.clan == clan:
        return
    minion.clan = clan
    table.emit(CHANGES_CLAN, minion.controller, minion=minion.card, word=clan)
    sect = sect_of_clan(clan)
    if table.rules.clan_change_moves_sect and not belongs(table, minion, sect):
        change_sect(table, minion, sect)
    titles.refit(table, minion)


def impersonate(table: Table, card: int, minion: Minion, clan: str) -> None:
    """Make a vampire count as a member of a clan while a card is on it."""
    if not any(table.in_play[one].mark(CLAN_OF_CARD) for one in minion.attached):
        minion.set_mark(OWN_CLAN, _OF_ANY_CLAN.index(minion.clan))
    table.in_play[card].set_mark(CLAN_OF_CARD, _OF_ANY_CLAN.index(clan))
    change_clan(table, minion, clan)


@zones.on_leaving
def clan_card_left(table: Table, card: int) -> None:
    """Give the vampire the clan of the latest such card that remains on it, or its former clan."""
    card_in_play = table.in_play[card]
    if not (card_in_play.marks and card_in_play.mark(CLAN_OF_CARD)):
        return
    card_in_play.set_mark(CLAN_OF_CARD, 0)
    vampire = table.in_play.get(card_in_play.host)
    if isinstance(vampire, Minion):
        left = [table.in_play[one].mark(CLAN_OF_CARD) for one in vampire.attached]
        number = next(filter(None, reversed(left)), vampire.mark(OWN_CLAN))
        change_clan(table, vampire, _OF_ANY_CLAN[number])


def own_sect(minion: Minion) -> Sect | None:
    """The sect of a vampire without the effect that overrides it, if there is one."""
    number = minion.mark(OVERRIDDEN)
    return SECTS[number - 1] if number else minion.sect


def override(table: Table, minion: Minion, sect: Sect) -> None:
    """Make a vampire count as a member of another sect, and record the overridden one."""
    own = own_sect(minion)
    change_sect(table, minion, sect)
    if own is not None:
        minion.set_mark(OVERRIDDEN, SECTS.index(own) + 1)


def consider(table: Table, card: int, minion: Minion, sect: Sect) -> None:
    """Make a vampire a member of a sect while a card is on it, and then of its former one."""
    own = own_sect(minion)
    if own is not None:
        table.in_play[card].set_mark(SECT_BEFORE, SECTS.index(own) + 1)
        change_sect(table, minion, sect)


@zones.on_leaving
def sect_card_left(table: Table, card: int) -> None:
    """Return the vampire to its former sect, unless it has changed sect in the meantime."""
    card_in_play = table.in_play[card]
    before = card_in_play.marks and card_in_play.mark(SECT_BEFORE)
    if not before:
        return
    card_in_play.set_mark(SECT_BEFORE, 0)
    vampire = table.in_play.get(card_in_play.host)
    if isinstance(vampire, Minion) and is_anarch(vampire):
        change_sect(table, vampire, SECTS[before - 1])


def sire(table: Table, vampire: Minion, creator: Minion) -> None:
    """GEN-33: a vampire that another vampire puts into play has the sect of its sire."""
    if creator.vampire and creator.sect is not None:
        change_sect(table, vampire, creator.sect)
