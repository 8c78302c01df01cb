"""Cards of Heritage in words: tooltips, names for screen readers, the command line."""

from __future__ import annotations

from vtes_deck.app.heritage.boards import attribute_name, title_name
from vtes_deck.heritage import DataSet
from vtes_deck.heritage.attributes import ARCHETYPES
from vtes_deck.heritage.battlegrounds.registry import BATTLEGROUNDS
from vtes_deck.heritage.cards import Figure, SchemeCard
from vtes_deck.heritage.effect_words import ability_words, effect_words
from vtes_deck.heritage.names import clan_name
from vtes_deck.heritage.observation import SeenSeat
from vtes_deck.heritage.table import Vampire
from vtes_deck.language import plural, tr


def figure_words(data: DataSet, figure: Figure) -> list[str]:
    """The printed values of a character: attributes, clan, abilities."""
    lines = [", ".join(attribute_name(data, one) for one in figure.attributes)]
    if figure.leader:
        lines.append(tr("Clan leader of {clan}", clan=clan_name(figure.clan)))
    elif figure.clan:
        lines.append(tr("Clan: {clan}", clan=clan_name(figure.clan)))
    for one in figure.abilities:
        text = ability_words(data, one)
        lines.append(tr("{ability}: {text}", ability=one.name, text=text) if text else one.name)
    if figure.bonded:
        lines.append(tr("Bonded: only its own clan can recruit it."))
    return lines


def vampire_words(
    data: DataSet, vampire: Vampire, figure: Figure, seats: tuple[SeenSeat, ...]
) -> list[str]:
    """The tokens of a vampire, and its printed facts."""
    lines = figure_words(data, figure)
    if vampire.torpor:
        lines.append(tr("In torpor: it does not count and cannot act."))
    if vampire.exhausted:
        lines.append(tr("Exhausted: it cannot lead a coterie."))
    if vampire.power:
        lines.append(tr("{n} power", n=vampire.power))
    if vampire.infamy:
        lines.append(tr("{n} infamy", n=vampire.infamy))
    for seat, n in enumerate(vampire.boons):
        if n:
            name = seats[seat].name if seat < len(seats) else str(seat + 1)
            lines.append(plural("{n} boons of {player}", "{n} boon of {player}", n, player=name))
    for word in dict.fromkeys(vampire.ankhs):
        n = vampire.ankhs.count(word)
        place = attribute_name(data, word)
        lines.append(plural("{n} ankhs of {place}", "{n} ankh of {place}", n, place=place))
    lines += [tr("Court title: {title}", title=title_name(title)) for title in vampire.titles]
    if vampire.enemies:
        lines.append(plural("Enemy of {n} schemes", "Enemy of {n} scheme", len(vampire.enemies)))
    if vampire.under:
        lines.append(
            plural(
                "A monstrosity of {n} further ancillae",
                "A monstrosity of {n} further ancilla",
                len(vampire.under),
            )
        )
    return lines


def needs_words(data: DataSet, scheme: SchemeCard) -> str:
    """The archetypes that a scheme asks for."""
    wanted = [
        attribute_name(data, archetype)
        for archetype, n in zip(ARCHETYPES, scheme.needs, strict=True)
        for _ in range(n)
    ]
    return ", ".join(wanted) if wanted else tr("no archetype")


def scheme_words(data: DataSet, scheme: SchemeCard) -> list[str]:
    """The requirements of a scheme, its place, and its text."""
    lines = [tr("The coterie needs: {archetypes}", archetypes=needs_words(data, scheme))]
    if scheme.battleground:
        lines.append(tr("Battleground: {name}", name=tr(BATTLEGROUNDS[scheme.battleground].title)))
    text = next((one.text for one in data.schemes if one.id == scheme.id), "")
    return [*lines, *filter(None, (text or effect_words(data, scheme.effects),))]
