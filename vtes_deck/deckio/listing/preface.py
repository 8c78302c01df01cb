"""The text before the cards: the deck's name, its author, a description, a tournament."""

from __future__ import annotations

import datetime
import re
from collections.abc import Sequence

import msgspec

from cardbase.archive import ArchiveEvent
from cardbase.names import normalize
from vtes_deck.deck.model import Win
from vtes_deck.deckio.listing.columns import names_cards
from vtes_deck.deckio.listing.plain_lines import ListLine
from vtes_deck.deckio.listing.vocabulary import words

_MONTH_NAMES = (
    *("", "January", "February", "March", "April", "May", "June", "July", "August"),
    *("September", "October", "November", "December"),
)
_MONTHS = {name: number for number, name in enumerate(_MONTH_NAMES) if name}
_DATE = re.compile(r"^([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$")
_ISO_DATE = re.compile(r"(\d{4}-\d{2}-\d{2})(?:[T ]\d{1,2}:\d{2}(?::\d{2})?)?")
_ROUNDS = re.compile(
    r"""(\d{1,2})\s{0,3}(?:R|rounds?)\b\s{0,3}
    (?P<final>(?:\+|and|&)?\s{0,3}(?:an?\s)?(?:F|finals?)\b
    |[(,]?\s{0,3}(?:no|without)\s(?:an?\s)?finals?)?.{0,40}""",
    re.IGNORECASE | re.VERBOSE,
)
#: "8 players only", "about 30 players (two no-shows)", "Players: 12"
_PLAYERS = re.compile(
    r"""(?:\D{0,20}(?<!\w))?(\d{1,4}|\?{1,4})\+?\s{0,3}(?:players?|participants?|attendees)\b.{0,60}
    |(?:number\sof\s)?(?:players?|participants?|attendance)\s{0,3}[:=]\s{0,3}(\d{1,4})\b.{0,60}""",
    re.IGNORECASE | re.VERBOSE,
)
_URL = re.compile(r"^https?://\S+$", re.IGNORECASE)
_SCORE = re.compile(r"^--\s{0,9}(?=\S*\d)(?=.*(?:gw|vp))(.+)", re.IGNORECASE)
_KEY = re.compile(r"^\s{0,9}([^\W\d_][^:=\n]{0,24}?)\s{0,9}(?::|\s=\s)\s{0,9}(.*)$")
_BY = re.compile(
    r"^\s{0,9}(?:deck\s{1,9})?(?:created|designed|built|made)\s{1,9}by\s{1,9}(.+)$", re.IGNORECASE
)
_MAX_TITLE_LENGTH = 60
_MAX_PARAGRAPHS = 8

_NAME_KEYS = words("deckname name nombre nom nome titre titulo titolo title deck mazo baralho")
_AUTHOR_KEYS = words(
    "author authors autor auteur autore creator creators createdby deckby designedby designer"
    " builder by player playedby"
)
_DESCRIPTION_KEYS = words("description descripcion descrizione descricao beschreibung")
_GREETINGS = words(
    "hi hello hey hallo hola ola ciao bonjour salut dear moin greetings re fwd fw on"
)
_ALL_KEYS = _NAME_KEYS | _AUTHOR_KEYS | _DESCRIPTION_KEYS
_MAIL_KEYS = words("from to cc bcc date sent replyto messageid newsgroups organization")


class Preface(msgspec.Struct):
    """The facts found before the cards.

    Attributes:
        name, author, description: the same as in a deck.
        win: the tournament in the heading of the archive, if there is one.
        heading: the number of lines up to the end of that heading.
    """

    name: str = ""
    author: str = ""
    description: str = ""
    win: Win | None = None
    heading: int = 0


def read_preface(lines: Sequence[ListLine]) -> Preface:
    """Read the lines before the cards. The rest is the description."""
    preface = Preface()
    left = list(lines)
    win = None
    for start in _paragraphs(left):
        win, used = _win(left[start:])
        if win is None:
            continue
        del left[start : start + used]
        for i, line in enumerate(left[start:], start):
            if score := _SCORE.match(line.text.strip()):
                win = msgspec.structs.replace(win, score=score[1].strip())
                del left[i]
                break
        preface.win = win
        preface.heading = start + used
        break
    text, keyed = _texts(left, preface)
    if not keyed and not preface.name and win is None:
        text = _title(text, preface)
    preface.description = _trimmed(text)
    if not preface.author and win is not None:
        preface.author = win.player
    return preface


def _paragraphs(lines: Sequence[ListLine]) -> list[int]:
    """The beginnings of the first few paragraphs: a letter may come before the heading."""
    starts = [
        i
        for i, line in enumerate(lines)
        if line.text.strip() and (i == 0 or not lines[i - 1].text.strip())
    ]
    return starts[:_MAX_PARAGRAPHS]


def _texts(lines: Sequence[ListLine], preface: Preface) -> tuple[list[str], bool]:
    """Remove names and authors from ``lines``; all text after ``Description:`` is the description.

    Returns:
        The remaining lines, and whether any key was found.
    """
    text: list[str] = []
    subject = ""
    keyed = False
    for i, line in enumerate(lines):
        if line.part:
            continue
        key, value = _key(line.text)
        if key == _key(line.kept)[0]:
            value = _key(line.kept)[1]
        keyed |= key in _ALL_KEYS
        if key in _DESCRIPTION_KEYS:
            text.append(value)
            text.extend(other.kept for other in lines[i + 1 :] if not other.part)
            break
        if key in _NAME_KEYS and not preface.name:
            preface.name = value
        elif key in _AUTHOR_KEYS and not preface.author:
            preface.author = value
        elif key == "subject" and not subject and not preface.name:
            subject = value
        elif key not in _MAIL_KEYS or "".join(text).strip():
            text.append(line.kept)
    if not preface.name:
        preface.name = subject
    return text, keyed


def has_key(line: str) -> bool:
    """Whether a line begins with the key of a deck's name, author or description."""
    return _key(line)[0] in _ALL_KEYS


def describes(line: str) -> bool:
    """Whether a line begins with the key of a deck's description."""
    return _key(line)[0] in _DESCRIPTION_KEYS


def _key(line: str) -> tuple[str, str]:
    """The key at the beginning of a line, folded to one word, and the text after it."""
    if match := _BY.match(line):
        return "createdby", match[1].lstrip(": ").strip()
    if match := _KEY.match(line):
        return normalize(match[1]).replace(" ", ""), match[2].strip()
    return "", line


def _title(text: list[str], preface: Preface) -> list[str]:
    """The name of the deck, if a short line is alone at the top."""
    first = next((i for i, line in enumerate(text) if line.strip()), None)
    if first is None:
        return text
    title = text[first].strip().strip("=*#_~ ")
    greeting = normalize(title).partition(" ")[0] in _GREETINGS
    alone = first + 1 >= len(text) or not text[first + 1].strip()
    short = 0 < len(title) <= _MAX_TITLE_LENGTH and title[-1] not in ".!?:,;"
    if alone and short and not greeting and not _URL.match(title) and not _names_columns(title):
        preface.name = title
        return text[first + 1 :]
    return text


def _names_columns(title: str) -> bool:
    """Whether a line is the head of a table: ``Card Name,Deck,Owned``."""
    cells = re.split(r"[\t|,;]", title.strip("| "))
    return len(cells) > 1 and names_cards(cells)


def _trimmed(lines: Sequence[str]) -> str:
    return "\n".join(line.rstrip() for line in lines).strip("\n").rstrip()


def _win(lines: Sequence[ListLine]) -> tuple[Win | None, int]:
    """The heading of the tournament archive, and its number of lines.

    Name, place, date, rounds, players, winner and address are each on a separate line; some may be
    missing.
    """
    block: list[str] = []
    for line in lines:
        if not line.text.strip():
            break
        block.append(line.text.strip())
    dated = next((i for i, line in enumerate(block[:4]) if i and parse_dates(line)), None)
    if dated is None or len(block) > 12:
        return None, 0
    first, last = parse_dates(block[dated]) or (None, None)
    rounds = players = 0
    finals = True
    player = url = ""
    used = dated + 1
    for fact in block[dated + 1 :]:
        if not rounds and (match := _ROUNDS.fullmatch(fact)):
            final = (match["final"] or "").casefold()
            rounds, finals = int(match[1]), "no" not in final and "without" not in final
        elif not players and (match := _PLAYERS.fullmatch(fact)):
            number = match[1] or match[2]
            players = int(number) if number.isdigit() else 0
        elif _URL.match(fact) and not url:
            url = fact
        elif not player and not _key(fact)[0]:
            player = fact
        else:
            break
        used += 1
    if not player and not rounds and not players:
        return None, 0
    place = ", ".join(block[1:dated])
    event = ArchiveEvent(
        block[0],
        date=first,
        end_date=last,
        place=place,
        players=players,
        rounds=rounds,
        finals=finals,
        online=place.casefold() == "online",
        url=url,
    )
    return Win(event, player), used


def parse_dates(text: str) -> tuple[datetime.date, datetime.date | None] | None:
    """``October 1st 2016``, ``2016-10-01`` or ``December 13th 2021 -- December 15th 2021``.

    Returns:
        The first day and, if the event took several days, the last day.
    """
    start, dashes, end = text.partition(" -- ")
    first = _date(start)
    if first is None:
        return None
    return first, _date(end) if dashes else None


def _date(text: str) -> datetime.date | None:
    if iso := _ISO_DATE.fullmatch(text.strip()):
        try:
            return datetime.date.fromisoformat(iso[1])
        except ValueError:  # 2019-02-30
            return None
    match = _DATE.match(text.strip())
    month = match and _MONTHS.get(match[1].capitalize())
    if not match or not month:
        return None
    try:
        return datetime.date(int(match[3]), month, int(match[2]))
    except ValueError:  # April 31st
        return None


def write_date(day: datetime.date) -> str:
    """``October 1st 2016``."""
    ending = {1: "st", 2: "nd", 3: "rd"}.get(day.day % 10, "th")
    if day.day in {11, 12, 13}:
        ending = "th"
    return f"{_MONTH_NAMES[day.month]} {day.day}{ending} {day.year}"
