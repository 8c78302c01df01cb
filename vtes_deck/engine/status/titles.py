"""Titles (chapter TIT), and what becomes of a title that two vampires claim (chapter CON).

A vampire holds at most one title. Holding it is not yet having its benefit: not while the title is
contested (CON-11), and not while sect or clan do not fit it (TIT-03). Everything that asks for a
title asks :func:`benefit`.

``Minion.city`` says what a title is *of*: the city of a prince, archbishop or baron, the clan of a
justicar, an Inner Circle member or a kholo where a card gave the title; printed titles of a clan
are of the clan that is printed on the card.
"""

from __future__ import annotations

from cardbase.model import Sect, Title
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.mechanics.zones import TITLE_CARD
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Table

GAINS_TITLE = EventType("gains title", "{minion} gains the title of {word}.")
LOSES_TITLE = EventType("loses title", "{minion} loses the title of {word}.")
YIELDS_TITLE = EventType("yields title", "{minion} yields the title of {word}.")
TITLE_CONTESTED = EventType("title contested", "{minion} contests the title of {word}.")
ACQUIRES_TITLE = EventType("acquires title", "{minion} has won the title of {word}.")

OF_CITIES = frozenset({Title.PRINCE, Title.ARCHBISHOP, Title.BARON})
"""TIT-04, TIT-06, TIT-09: one ruler for each city, of whatever kind (TIT-05)."""

OF_CLANS = frozenset({Title.JUSTICAR, Title.INNER_CIRCLE, Title.KHOLO})
"""TIT-04, TIT-08: one for each clan, and of that clan."""

OF_ONE = frozenset({Title.REGENT, Title.IMPERATOR})
"""TIT-06, and the card that gives the title of imperator: one in the whole game."""

SECT_OF = {
    Title.PRIMOGEN: Sect.CAMARILLA,
    Title.PRINCE: Sect.CAMARILLA,
    Title.JUSTICAR: Sect.CAMARILLA,
    Title.IMPERATOR: Sect.CAMARILLA,
    Title.INNER_CIRCLE: Sect.CAMARILLA,
    Title.BISHOP: Sect.SABBAT,
    Title.ARCHBISHOP: Sect.SABBAT,
    Title.PRISCUS: Sect.SABBAT,
    Title.CARDINAL: Sect.SABBAT,
    Title.REGENT: Sect.SABBAT,
    Title.BARON: Sect.ANARCH,
    Title.MAGAJI: Sect.LAIBON,
    Title.KHOLO: Sect.LAIBON,
}
"""TIT-04, TIT-06, TIT-08, TIT-09; the votes of independents belong to no sect (TIT-11)."""


def fits(table: Table, minion: Minion, title: Title, of: str = "") -> bool:
    """TIT-02, TIT-03: whether a vampire has the sect, and the clan, that a title needs.

    TIT-11: the printed votes of independents fit whatever the sect.
    """
    sect = SECT_OF.get(title)
    if sect is not None and minion.sect is not sect:
        return False
    return title not in OF_CLANS or minion.clan == (of or table.cards[minion.card].clan)


def benefit(table: Table, minion: Minion) -> Title | None:
    """The title of which a vampire has the benefit now, or ``None``.

    CON-11: none while the title is contested. TIT-03, TIT-10: none while its sect or clan does not
    fit, until they do again.
    """
    title = minion.title
    if title is None or minion.title_contested or not fits(table, minion, title, minion.city):
        return None
    return title


def untitled(minion: Minion) -> bool:
    """Whether a vampire counts as untitled: it holds no title, or contests it (CON-11)."""
    return minion.title is None or minion.title_contested


def counts_as(table: Table, minion: Minion, title: Title) -> bool:
    """Whether a vampire is, say, a prince now; TIT-07: in older rules a regent is a cardinal."""
    held = benefit(table, minion)
    if held is Title.REGENT and title is Title.CARDINAL:
        return table.rules.regent_is_cardinal
    return held is title


def name_of(title: Title, of: str) -> str:
    """A title in words: "Prince of Chicago"."""
    return f"{title.value} of {of}" if of else title.value


def domain(table: Table, minion: Minion) -> str:
    """What the title of a vampire is of: a city, a clan, or nothing."""
    if minion.city or minion.title not in OF_CLANS:
        return minion.city
    return table.cards[minion.card].clan


def claim(table: Table, minion: Minion) -> str:
    """What a vampire claims by its title; empty if the title is not unique.

    TIT-05: princes, archbishops and barons of one city make the same claim.
    """
    title = minion.title
    if title in OF_CITIES:
        return f"city of {minion.city}"
    if title in OF_CLANS:
        return f"{title.value} of {domain(table, minion)}"
    return title.value if title in OF_ONE else ""


def claimants(table: Table, wanted: str) -> list[Minion]:
    """The vampires in play that make a claim; contested cards are out of play (CON-02)."""
    return [
        thing
        for thing in table.in_play.values()
        if isinstance(thing, Minion)
        and thing.title is not None
        and not thing.contested
        and thing.host == NONE
        and claim(table, thing) == wanted
    ]


def rivals(table: Table, minion: Minion) -> list[Minion]:
    """The other vampires in play that claim the title of this one."""
    wanted = claim(table, minion)
    if not wanted:
        return []
    return [other for other in claimants(table, wanted) if other is not minion]


def arrived(table: Table, minion: Minion) -> None:
    """A vampire has come into play, or back: its printed title may be contested.

    CON-15: a title that it has yielded for good does not come back with it.
    """
    if minion.title is None:
        return
    if (minion.card, name_of(minion.title, domain(table, minion))) in table.yielded:
        minion.title, minion.city = None, ""
    else:
        claimed(table, minion)


def claimed(table: Table, minion: Minion) -> None:
    """CON-11: a unique title that a second vampire claims is contested by all who claim it.

    CON-19, TIT-03: whoever does not have the benefit for lack of sect or clan yields at once.
    """
    others = rivals(table, minion)
    if not others:
        return
    for one in [*others, minion]:
        if one.title is not None and not fits(table, one, one.title, one.city):
            yield_title(table, one)
    claiming = [one for one in [*others, minion] if one.title is not None]
    if len(claiming) < 2:
        return
    for one in claiming:
        if not one.title_contested:
            one.title_contested = True
            _tell(table, TITLE_CONTESTED, one)


def cannot_receive(table: Table, minion: Minion, title: Title, of: str = "") -> str | None:
    """The rule by which a vampire cannot receive a title, or ``None``.

    TIT-02: sect and clan must fit. CON-15: a title once yielded gives nothing any more.
    """
    if not minion.vampire or not fits(table, minion, title, of):
        return "TIT-02"
    return "CON-15" if (minion.card, name_of(title, of)) in table.yielded else None


def gain(table: Table, minion: Minion, title: Title, of: str = "", card: int = NONE) -> bool:
    """A vampire receives a title; whether it did.

    TIT-01: it loses the title that it had, even if the new one is less. CON-18, TIT-03: one that is
    contested, or does not fit any more, it yields.

    Args:
        table: the table.
        minion: the vampire.
        title: the new title.
        of: the city or the clan of it.
        card: the card in play, on the vampire, that stands for the title (PLY-39), or ``NONE``.
    """
    if title in OF_CLANS and not of:
        of = minion.clan
    if cannot_receive(table, minion, title, of) is not None:
        return False
    if minion.title is not None:
        if minion.title_contested or not fits(table, minion, minion.title, minion.city):
            yield_title(table, minion)
        else:
            lose(table, minion)
    minion.title, minion.city = title, of
    if card != NONE:
        table.in_play[card].set_mark(TITLE_CARD, 1)
    _tell(table, GAINS_TITLE, minion)
    claimed(table, minion)
    return True


def lose(table: Table, minion: Minion) -> None:
    """A vampire has its title no more; PLY-39: a card that stands for it is burned."""
    if minion.title is None:
        return
    _tell(table, LOSES_TITLE, minion)
    _drop(table, minion)


def yield_title(table: Table, minion: Minion) -> None:
    """CON-15: a vampire gives up its claim, in the current rules for the rest of the game."""
    if minion.title is None:
        return
    if table.rules.yielded_for_good:
        table.yielded |= {(minion.card, name_of(minion.title, domain(table, minion)))}
    _tell(table, YIELDS_TITLE, minion)
    _drop(table, minion)


def acquire(table: Table, minion: Minion) -> None:
    """CON-16: the last one who claims a contested title has it."""
    minion.title_contested = False
    _tell(table, ACQUIRES_TITLE, minion)


def refit(table: Table, minion: Minion) -> None:
    """CON-19: after a change of sect or clan; a contested title that does not fit is yielded."""
    if minion.title is None or not minion.title_contested:
        return
    if not fits(table, minion, minion.title, minion.city):
        yield_title(table, minion)


def _drop(table: Table, minion: Minion) -> None:
    """The title goes, and the cards that stand for it."""
    minion.title, minion.city, minion.title_contested = None, "", False
    for card in minion.attached:
        if table.in_play[card].mark(TITLE_CARD):
            table.in_play[card].set_mark(TITLE_CARD, 0)
            zones.burn(table, card)


@zones.on_leaving
def title_card_left(table: Table, card: int) -> None:
    """PLY-39: a card that stands for a title is about to leave play: the title goes with it.

    Not if the vampire leaves, and the card with it: then nothing is lost that somebody holds.

    GEN-12 would let who steals such a card alone put it on a vampire of hers. No card does: what
    can be stolen is a location, an ally, a retainer, equipment, or a vampire with all that is on
    it, and none of these stands for a title on another card.
    """
    thing = table.in_play[card]
    if not (thing.marks and thing.mark(TITLE_CARD)):
        return
    thing.set_mark(TITLE_CARD, 0)
    lose(table, table.minion(thing.host))


def _tell(table: Table, what: EventType, minion: Minion) -> None:
    if minion.title is not None:
        word = name_of(minion.title, domain(table, minion))
        table.emit(what, minion.controller, minion=minion.card, word=word)
