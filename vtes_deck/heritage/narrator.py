"""Options and events in plain words, in the language of the interface."""

from __future__ import annotations

from collections.abc import Sequence

from vtes_deck.heritage.attributes import ALL, CLANS
from vtes_deck.heritage.battlegrounds.registry import BATTLEGROUNDS
from vtes_deck.heritage.decisions import ARROW, NONE, Option
from vtes_deck.heritage.effect_words import effect_words
from vtes_deck.heritage.events import Event
from vtes_deck.heritage.names import clan_name
from vtes_deck.heritage.table import Table
from vtes_deck.heritage.verb_effects import Either
from vtes_deck.kernel.words import Count
from vtes_deck.language import mark, tr

WORDS = (
    *(mark("warlike"), mark("scholarly"), mark("clandestine"), mark("wealthy"), mark("outsider")),
    *(mark("power"), mark("infamy"), mark("boon")),
    *(mark("Camarilla"), mark("Sabbat"), mark("Anarchs")),
)
"""The texts of the chapters for a placeholder."""

ALTERNATIVES = "/"
"""Separates alternative words."""

SIDES = frozenset({"camarilla", "sabbat", "anarchs"})


def card_name(table: Table, card: int) -> str:
    """The name of a card, or "a card" if it is hidden."""
    return tr("a card") if card == NONE else table.cards[card].name


def seat_name(table: Table, seat: int) -> str:
    """The name of a player."""
    return tr("no one") if seat == NONE else table.seats[seat].name


def word_name(table: Table, word: str) -> str:
    """The word for display: attributes, courts and regions as in the data set, others translated.

    A word can name several: ``north > crown``, ``north/east``.
    """
    for sign, shown in ((ARROW, ARROW), (ALTERNATIVES, " / ")):
        if sign in word:
            return shown.join(_part_name(table, part) for part in word.split(sign))
    return _part_name(table, word)


def _part_name(table: Table, word: str) -> str:
    boards = table.data.boards
    if word in ALL:
        return tr(table.data.name_of(word))
    places = {court.id: court.name for court in boards.courts}
    places |= {region.id: region.name for region in boards.regions}
    if word in places:
        return places[word]
    if word in CLANS:
        return clan_name(word)
    if word in SIDES or word in boards.titles:
        return tr(word.replace("-", " ").capitalize())
    return tr(word) if word else ""


def _parts(table: Table, word: str) -> dict[str, str]:
    """The parts of a word that names several things, for sentences that name each."""
    names = [_part_name(table, part) for part in word.split(ARROW)]
    return dict(zip(("first", "second", "third"), names, strict=False))


def _way(table: Table, option: Option) -> str:
    """The effect of one of several modes; empty if the option does not choose a mode."""
    asking = table.stack[-1] if table.stack else None
    ways = asking.ways if isinstance(asking, Either) else ()
    return effect_words(table.data, ways[option.n - 1]) if 0 < option.n <= len(ways) else ""


def battleground_name(letter: str) -> str:
    """The title of a battleground, with its letter."""
    field = BATTLEGROUNDS.get(letter)
    return f"{letter}, {tr(field.title)}" if field is not None else letter


def option_sentence(table: Table, option: Option) -> str:
    """An option in plain words."""
    return tr(
        option.verb.sentence,
        card=card_name(table, option.card),
        target=card_name(table, option.target),
        seat=seat_name(table, option.seat),
        n=Count(option.n),
        price=tr("{n} power", n=option.n) if option.n else tr("free"),
        effects=_way(table, option),
        word=word_name(table, option.word),
        battleground=battleground_name(option.word),
        **_parts(table, option.word),
    )


def event_sentence(table: Table, event: Event, seat: int | None = None) -> str:
    """An event in plain words as ``seat`` sees it; ``None`` is a spectator."""
    seen = event.seen_by(seat)
    hidden = seen.card == NONE and event.card != NONE
    template = event.what.hidden if hidden and event.what.hidden else event.what.sentence
    return tr(
        template,
        seat=seat_name(table, seen.seat),
        other_seat=seat_name(table, seen.other_seat),
        card=card_name(table, seen.card),
        target=card_name(table, seen.target),
        n=Count(seen.n),
        word=word_name(table, seen.word),
        **_parts(table, seen.word),
    )


def log_sentences(
    table: Table, seat: int | None = None, log: Sequence[Event] | None = None
) -> list[str]:
    """The log, or a part of it, as sentences as ``seat`` sees it."""
    events = table.log if log is None else log
    return [event_sentence(table, event, seat) for event in events if event.what.sentence]
