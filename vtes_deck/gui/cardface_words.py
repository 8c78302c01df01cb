"""What is on a card, in words: for a screen reader, or where nothing can be seen."""

from __future__ import annotations

from cardbase.disciplines import DISCIPLINES
from cardbase.model import AnyCard, CryptCard, LibraryCard, Translation, Type
from vtes_deck.gui import icons
from vtes_deck.gui.cardtext import parse, to_speech


def describe(card: AnyCard, translation: Translation | None = None) -> str:
    """The facts of a card on one line, and below it its text."""
    facts = _crypt_words(card) if isinstance(card, CryptCard) else _library_words(card)
    text = to_speech(parse((translation or card).text))
    return "\n".join(filter(None, (", ".join(filter(None, facts)), text)))


def _crypt_words(card: CryptCard) -> list[str]:
    names = [_discipline_words(code) for code in card.disciplines]
    size = "life" if Type.IMBUED in card.types else "capacity"
    return [
        card.clan,
        card.path,
        f"{size} {card.capacity}",
        "any group" if card.group is None else f"group {card.group}",
        "advanced" if card.advanced else "",
        *names,
        str(card.sect or ""),
        " of ".join(filter(None, (str(card.title or ""), card.city))),
    ]


def _discipline_words(code: str) -> str:
    known = DISCIPLINES.get(code.lower())
    if known is None or known.virtue:
        return known.name if known else code
    return f"{icons.level_of(code)} {known.name}"


def _library_words(card: LibraryCard) -> list[str]:
    needs = card.requirement
    disciplines = [DISCIPLINES[code].name for code in needs.disciplines if code in DISCIPLINES]
    return [
        " and ".join(map(str, card.types)),
        *(f"requires {clan}" for clan in needs.clans),
        *(f"requires {path}" for path in needs.paths),
        f"requires {(' and ' if needs.combo else ' or ').join(disciplines)}" if disciplines else "",
        f"costs {card.pool_cost} pool" if card.pool_cost else "",
        f"costs {card.blood_cost} blood" if card.blood_cost else "",
        f"costs {card.conviction_cost} conviction" if card.conviction_cost else "",
        "burn option" if card.burn_option else "",
    ]
