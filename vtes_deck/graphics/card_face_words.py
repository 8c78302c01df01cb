"""The description of a card for screen readers."""

from __future__ import annotations

from cardbase.disciplines import DISCIPLINES
from cardbase.model import AnyCard, CryptCard, LibraryCard, Translation
from cardbase.terms import Type
from vtes_deck.deck.order import type_words
from vtes_deck.graphics import icons
from vtes_deck.graphics.card_text import parse, spoken_discipline, to_speech
from vtes_deck.graphics.word_lists import all_of, any_of
from vtes_deck.language import tr


def describe(card: AnyCard, translation: Translation | None = None) -> str:
    """The facts of a card on one line, and below it its text."""
    facts = _crypt_words(card) if isinstance(card, CryptCard) else _library_words(card)
    text = to_speech(parse((translation or card).text))
    return "\n".join(filter(None, (", ".join(filter(None, facts)), text)))


def _crypt_words(card: CryptCard) -> list[str]:
    names = [_discipline_words(code) for code in card.disciplines]
    if Type.IMBUED in card.types:
        size = tr("life {number}", number=card.capacity)
    else:
        size = tr("capacity {number}", number=card.capacity)
    title = str(card.title or "")
    if title and card.city:
        title = tr("{title} of {city}", title=title, city=card.city)
    return [
        card.clan,
        card.path,
        size,
        tr("any group") if card.group is None else tr("group {number}", number=card.group),
        tr("advanced") if card.advanced else "",
        *names,
        str(card.sect or ""),
        title or card.city,
    ]


def _discipline_words(code: str) -> str:
    known = DISCIPLINES.get(code.lower())
    if known is None or known.virtue:
        return known.name if known else code
    return spoken_discipline(icons.level_of(code), known.name)


def _library_words(card: LibraryCard) -> list[str]:
    needs = card.requirement
    joined = all_of if needs.combo else any_of
    disciplines = [DISCIPLINES[code].name for code in needs.disciplines if code in DISCIPLINES]
    return [
        all_of(type_words(str(each)) for each in card.types),
        tr("requires {what}", what=any_of(needs.clans)) if needs.clans else "",
        tr("requires {what}", what=any_of(map(str, needs.paths))) if needs.paths else "",
        tr("requires {what}", what=joined(disciplines)) if disciplines else "",
        tr("costs {amount} pool", amount=card.pool_cost) if card.pool_cost else "",
        tr("costs {amount} blood", amount=card.blood_cost) if card.blood_cost else "",
        tr("costs {amount} conviction", amount=card.conviction_cost)
        if card.conviction_cost
        else "",
        tr("burn option") if card.burn_option else "",
    ]
