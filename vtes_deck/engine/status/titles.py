"""Titles (chapter TIT), and contests of titles (chapter CON).

A vampire holds at most one title. It does not benefit from the title while the title is contested
(CON-11) or the sect or clan of the vampire does not fit (TIT-03). Rules that need a title call
:func:`current_title`.

``Minion.city`` is the domain of a title: the city of a prince, archbishop or baron, or the clan of
a justicar, an Inner Circle member or a kholo if a card gave the title. Printed clan titles belong
to the printed clan.
"""

from __future__ import annotations

from cardbase.terms import Sect, Title
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.mechanics.zones import TITLE_CARD
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Activity, Table

GAINS_TITLE = EventType("gains title", "{minion} gains the title of {word}.")
LOSES_TITLE = EventType("loses title", "{minion} loses the title of {word}.")
YIELDS_TITLE = EventType("yields title", "{minion} yields the title of {word}.")
TITLE_CONTESTED = EventType("title contested", "{minion} contests the title of {word}.")
ACQUIRES_TITLE = EventType("acquires title", "{minion} has won the title of {word}.")

OF_CITIES = frozenset({Title.PRINCE, Title.ARCHBISHOP, Title.BARON})
"""TIT-04, TIT-06, TIT-09: titles of which each city has one holder, of any kind (TIT-05)."""

OF_CLANS = frozenset({Title.JUSTICAR, Title.INNER_CIRCLE, Title.KHOLO})
"""TIT-04, TIT-08: titles of which each clan has one, held by a member of the clan."""

OF_ONE = frozenset({Title.REGENT, Title.IMPERATOR})
"""TIT-06: titles that exist once in the game; imperator is the title of a card."""

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

    TIT-11: the printed votes of independents fit every sect.
    """
    sect = SECT_OF.get(title)
    if sect is not None and minion.sect is not sect:
        return False
    return title not in OF_CLANS or minion.clan == (of or table.cards[minion.card].clan)


def current_title(table: Table, minion: Minion) -> Title | None:
    """The title from which a vampire benefits now, or ``None``.

    CON-11: a contested title gives no benefit. TIT-03, TIT-10: neither does a title that does not
    fit the sect or clan.
    """
    title = minion.title
    if title is None or minion.title_contested or not fits(table, minion, title, minion.city):
        return None
    return title


def untitled(minion: Minion) -> bool:
    """Whether a vampire counts as untitled: it holds no title, or contests it (CON-11)."""
    return minion.title is None or minion.title_contested


def counts_as(table: Table, minion: Minion, title: Title) -> bool:
    """Whether a vampire has this title now; TIT-07: in older rules a regent is a cardinal."""
    held = current_title(table, minion)
    if held is Title.REGENT and title is Title.CARDINAL:
        return table.rules.regent_is_cardinal
    return held is title


def name_of(title: Title, of: str) -> str:
    """A title in words: "Prince of Chicago"."""
    return f"{title.value} of {of}" if of else title.value


def domain(table: Table, minion: Minion) -> str:
    """The city or clan of a vampire's title, or an empty text."""
    if minion.city or minion.title not in OF_CLANS:
        return minion.city
    return table.cards[minion.card].clan


def claim(table: Table, minion: Minion) -> str:
    """The title that a vampire claims; empty if the title is not unique.

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
        card_in_play
        for card_in_play in table.in_play.values()
        if isinstance(card_in_play, Minion)
        and card_in_play.title is not None
        and not card_in_play.contested
        and card_in_play.host == NONE
        and claim(table, card_in_play) == wanted
    ]


def rivals(table: Table, minion: Minion) -> list[Minion]:
    """The other vampires in play that claim the title of this one."""
    wanted = claim(table, minion)
    if not wanted:
        return []
    return [other for other in claimants(table, wanted) if other is not minion]


def arrived(table: Table, minion: Minion) -> None:
    """Check the printed title of a vampire that has entered play or returned.

    CON-15: it does not regain a title that it has yielded permanently.
    """
    if minion.title is None:
        return
    if (minion.card, name_of(minion.title, domain(table, minion))) in table.yielded:
        minion.title, minion.city = None, ""
    else:
        claimed(table, minion)


def claimed(table: Table, minion: Minion) -> None:
    """CON-11: a unique title that several vampires claim is contested.

    CON-19, TIT-03: a claimant whose sect or clan does not fit yields at once. GEN-02: afterwards, a
    claimant whose text requires it yields too.
    """
    claiming = [*rivals(table, minion), minion]
    if len(claiming) < 2:
        return
    for one in claiming:
        if one.title is not None and not fits(table, one, one.title, one.city):
            yield_title(table, one)
    claiming = [one for one in claiming if one.title is not None]
    if len(claiming) < 2:
        return
    for one in claiming:
        if table.is_restricted(Activity.START_TITLE_CONTEST, one.card):
            yield_title(table, one)
    claiming = [one for one in claiming if one.title is not None]
    if len(claiming) < 2:
        return
    for one in claiming:
        if not one.title_contested:
            table.contests = one.title_contested = True
            _announce(table, TITLE_CONTESTED, one)


def cannot_receive(table: Table, minion: Minion, title: Title, of: str = "") -> str | None:
    """The rule by which a vampire cannot receive a title, or ``None``.

    TIT-02: sect and clan must fit. CON-15: a yielded title has no further effect. GEN-02: a text
    may forbid all titles.
    """
    if table.is_restricted(Activity.RECEIVE_TITLE, minion.card):
        return "GEN-02"
    if not minion.vampire or not fits(table, minion, title, of):
        return "TIT-02"
    return "CON-15" if (minion.card, name_of(title, of)) in table.yielded else None


def gain(table: Table, minion: Minion, title: Title, of: str = "", card: int = NONE) -> bool:
    """Give a vampire a title; return whether the vampire has received it.

    TIT-01: it loses its former title, even a higher one. CON-18, TIT-03: a former title that is
    contested or no longer fits is yielded.

    Args:
        table: the table.
        minion: the vampire.
        title: the new title.
        of: its city or clan.
        card: the card in play, on the vampire, that represents the title (PLY-39), or ``NONE``.
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
    _announce(table, GAINS_TITLE, minion)
    claimed(table, minion)
    return True


def lose(table: Table, minion: Minion) -> None:
    """Remove the title of a vampire; PLY-39: a card that represents it is burned."""
    if minion.title is None:
        return
    _announce(table, LOSES_TITLE, minion)
    _drop(table, minion)


def yield_title(table: Table, minion: Minion) -> None:
    """CON-15: a vampire gives up its claim, in the current rules for the rest of the game."""
    if minion.title is None:
        return
    if table.rules.yielded_for_good:
        table.yielded |= {(minion.card, name_of(minion.title, domain(table, minion)))}
    _announce(table, YIELDS_TITLE, minion)
    _drop(table, minion)


def acquire(table: Table, minion: Minion) -> None:
    """CON-16: the last claimant of a contested title holds it."""
    minion.title_contested = False
    _announce(table, ACQUIRES_TITLE, minion)


def refit(table: Table, minion: Minion) -> None:
    """CON-19: after a change of sect or clan, yield a contested title that no longer fits."""
    if minion.title is None or not minion.title_contested:
        return
    if not fits(table, minion, minion.title, minion.city):
        yield_title(table, minion)


def _drop(table: Table, minion: Minion) -> None:
    """Remove the title and the cards that represent it."""
    minion.title, minion.city, minion.title_contested = None, "", False
    for card in minion.attached:
        if table.in_play[card].mark(TITLE_CARD):
            table.in_play[card].set_mark(TITLE_CARD, 0)
            zones.burn(table, card)


@zones.on_leaving
def title_card_left(table: Table, card: int) -> None:
    """PLY-39: when a card that represents a title leaves play, the title is lost.

    The title is not lost if the vampire leaves with the card. GEN-12 would allow a stolen card to
    move to another vampire, but no card makes this possible: only locations, allies, retainers,
    equipment, and vampires with all cards on them can be stolen.
    """
    card_in_play = table.in_play[card]
    if not (card_in_play.marks and card_in_play.mark(TITLE_CARD)):
        return
    card_in_play.set_mark(TITLE_CARD, 0)
    lose(table, table.minion(card_in_play.host))


def _announce(table: Table, what: EventType, minion: Minion) -> None:
    if minion.title is not None:
        word = name_of(minion.title, domain(table, minion))
        table.emit(what, minion.controller, minion=minion.card, word=word)
