"""A card base with own cards in addition to the official ones."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from cardbase.card_numbers import is_own
from cardbase.database import CardBase, Version
from cardbase.model import AnyCard, CryptCard
from cardbase.names import NameTable, name_table, normalize
from cardbase.own_cards.model import OwnCard
from cardbase.sources.card_tables import Tables, build_cards, reading_order
from cardbase.sources.csv_tables import Row
from cardbase.sources.official_lists import house_text


def with_own(base: CardBase, own: Sequence[OwnCard]) -> CardBase:
    """The card base with own cards.

    An own card that an official card replaces is omitted. Its id then finds the official card, so
    that decks keep it. Names of own cards find only own cards; no official name becomes ambiguous.

    Args:
        base: the official cards.
        own: valid cards with distinct ids.
    """
    moved: dict[int, int] = {}
    new: list[OwnCard] = []
    for card in own:
        official = official_of(base, card)
        if official is None:
            new.append(card)
        else:
            moved[card.id] = official.id
    cards = _named(base, built(new, base.names))
    related = {card.id: card for card in _related(base, cards)}
    content = msgspec.json.encode([base.version.fingerprint, list(own)])
    return CardBase(
        [*(related.get(card.id, card) for card in base), *cards],
        base.sets.values(),
        _merged(base.names, name_table(cards)),
        lambda: base.archive,
        Version(base.version.label, hashlib.sha256(content).hexdigest()[:12]),
        moved=moved,
    )


def official_of(base: CardBase, card: OwnCard) -> AnyCard | None:
    """The official card that matches an own card in name, kind, group and advanced mark."""
    ids = base.names.exact.get(normalize(reading_order(card.name)), ())
    for official in map(base.get, ids):
        if official is None or is_own(official.id):
            continue
        if isinstance(official, CryptCard) is not card.crypt:
            continue
        if not isinstance(official, CryptCard) or (
            official.group == (card.group if isinstance(card.group, int) else None)
            and official.advanced is card.advanced
        ):
            return official
    return None


def built(own: Iterable[OwnCard], names: NameTable) -> tuple[AnyCard, ...]:
    """Own cards as the official tables would give them.

    Args:
        own: valid cards.
        names: the names of the official cards, to which a text may refer.
    """
    known = names.exact.keys() | names.translation.keys()
    cards = list(own)
    tables = Tables(
        sets={},
        crypt=[_crypt_row(card) for card in cards if card.crypt],
        library=[_library_row(card) for card in cards if not card.crypt],
        translations={},
    )
    # The picture server does not have pictures of own cards.
    return tuple(replace(card, picture="") for card in build_cards(tables, known=known).cards)


def _common(card: OwnCard) -> Row:
    return {
        "Id": str(card.id),
        "Name": card.name,
        "Aka": ";".join(card.former),
        "Type": "/".join(card.types),
        "Clan": card.clan,
        "Path": card.path,
        "Card Text": house_text(card.text),
        "Set": "",
        "Banned": "",
        "Artist": card.artist,
    }


def _crypt_row(card: OwnCard) -> Row:
    return _common(card) | {
        "Adv": "Advanced" if card.advanced else "",
        "Group": str(card.group),
        "Capacity": str(card.capacity),
        "Disciplines": card.discipline or "-none-",
        "Title": card.title.lower(),
    }


def _library_row(card: OwnCard) -> Row:
    costs = {"Pool": card.pool, "Blood": card.blood, "Conviction": card.conviction}
    return _common(card) | {
        "Discipline": card.discipline,
        **{f"{of} Cost": str(cost or "") for of, cost in costs.items()},
        "Burn Option": "Yes" if card.burn_option else "",
        "Flavor Text": card.flavor,
        "Capacity": "",
    }


def _family(base: CardBase, card: AnyCard) -> list[CryptCard]:
    """The official vampires of the same name."""
    ids = base.names.exact.get(normalize(card.name), ()) if isinstance(card, CryptCard) else ()
    return [one for one in map(base.get, ids) if isinstance(one, CryptCard)]


def _named(base: CardBase, cards: Iterable[AnyCard]) -> tuple[AnyCard, ...]:
    """Own vampires; if they share their name with official ones, the unique name has the group."""
    found: list[AnyCard] = []
    for card in cards:
        family = _family(base, card)
        if isinstance(card, CryptCard) and family:
            others = {*card.variants, *(one.id for one in family)}
            found.append(replace(card, unique_name=card.full_name, variants=tuple(sorted(others))))
        else:
            found.append(card)
    return tuple(found)


def _related(base: CardBase, cards: Iterable[AnyCard]) -> list[CryptCard]:
    """The official vampires with own cards as versions, which become further variants."""
    more: dict[CryptCard, list[int]] = {}
    for card in cards:
        for one in _family(base, card):
            more.setdefault(one, []).append(card.id)
    return [replace(one, variants=(*one.variants, *ids)) for one, ids in more.items()]


def _merged(base: NameTable, own: NameTable) -> NameTable:
    """The names of both card bases; no official name becomes ambiguous."""
    official = (base.exact, base.alias, base.translation, base.short)

    def free(
        names: Mapping[str, tuple[int, ...]], *taken: Mapping[str, tuple[int, ...]]
    ) -> dict[str, tuple[int, ...]]:
        return {name: ids for name, ids in names.items() if not any(name in t for t in taken)}

    return NameTable(
        base.exact | free(own.exact, base.exact),
        base.alias | free(own.alias, *official),
        base.translation,
        base.short | free(own.short, *official),
    )
