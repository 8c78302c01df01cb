"""The numbers of a gauntlet in words and figures."""

from __future__ import annotations

import math
from collections.abc import Iterator
from enum import StrEnum

from cardbase import CardBase
from vtes_deck.app.gauntlet import OTHER, called
from vtes_deck.app.gauntlet_result import FEW, GameGroup, GameRow, GauntletResult, Share
from vtes_deck.app.goldfish_words import rough, signed
from vtes_deck.language import mark, number, percent, plain_number, plural, tr
from vtes_deck.stats.means import Mean


class Figure(StrEnum):
    """The number that is shown for a set of games."""

    POINTS = "points"
    WINS = "wins"
    SURVIVED = "survived"


FIGURES = {
    Figure.POINTS: mark("Victory points a game"),
    Figure.WINS: mark("Game wins"),
    Figure.SURVIVED: mark("Survival"),
}


def of_part(part: GameGroup, figure: Figure) -> tuple[float, float | None, float | None]:
    """A number of some games, with its interval.

    There is no interval for few games, or if all have the same number, because the variation is
    then unknown.
    """
    shares = {Figure.WINS: part.wins, Figure.SURVIVED: part.survived}
    found: Mean | Share = part.points if figure is Figure.POINTS else shares[figure]
    if part.games < FEW or not math.isfinite(found.low) or found.low == found.high:
        return found.value, None, None
    return found.value, max(0.0, found.low), found.high


def written(value: float, figure: Figure, *, short: bool = False) -> str:
    """A number in figures."""
    if figure is Figure.POINTS:
        return number(value, 1 if short else 2)
    return number(100 * value) if short else percent(value)


def part_text(part: GameGroup, name: str) -> str:
    """Some games in a sentence."""
    points, low, high = of_part(part, Figure.POINTS)
    interval = "" if low is None or high is None else f" {_range(low, high)}"
    return tr(
        "{name}: {points}{interval} victory points a game, game wins {wins}, survived {survived}, "
        "in {games}.",
        name=name,
        points=number(points, 2),
        interval=interval,
        wins=percent(part.wins.value),
        survived=percent(part.survived.value),
        games=plural("{n} games", "{n} game", part.games),
    )


def archetype(name: str) -> str:
    """The name of an archetype in the language in use; the group of all others has none."""
    return {"": tr("the rest"), OTHER: tr("other")}.get(name) or tr(name)


def headline(part: GameGroup, seats: int = 5) -> str:
    """The result of all games of the deck, and the value of an even share."""
    points, low, high = of_part(part, Figure.POINTS)
    text = tr(
        "{points} victory points a game",
        points=number(points, 2)
        if low is None or high is None
        else f"{number(points, 2)} {_range(low, high)}",
    )
    even = tr("an even share of {seats} seats is at most 1", seats=seats)
    return f"{text}; {even}"


def even_share(figure: Figure, seats: int) -> float | None:
    """The value for a seat if all seats were equal; ``None`` if it is unknown.

    A game gives at most one victory point for each seat (END-02, END-04), and at most one game win.
    """
    return {Figure.POINTS: 1.0, Figure.WINS: 1 / seats}.get(figure)


def _range(low: float, high: float) -> str:
    return tr("({low} to {high})", low=number(low, 2), high=number(high, 2))


def more(found: GauntletResult, version: int) -> str:
    """Game wins, survival and the first ousting of a version."""
    one = found.versions[version]
    share, middle = one.first_point
    sentences = [
        tr("Game wins {share}.", share=_ranged(one.all.wins)),
        tr("Survived {share}.", share=_ranged(one.all.survived)),
    ]
    if middle:
        sentences.append(
            tr(
                "Ousted a prey in {share} of the games, first in round {round} at the median.",
                share=_ranged(share),
                round=middle,
            )
        )
    else:
        sentences.append(tr("It ousted no one."))
    return " ".join(sentences)


def _ranged(share: Share) -> str:
    return tr(
        "{share} ({low} to {high})",
        share=percent(share.value),
        low=percent(share.low),
        high=percent(share.high),
    )


def difference(found: GauntletResult) -> str:
    """The first version against the second; empty without a second one."""
    mean = found.difference
    if mean is None:
        return ""
    first, second = found.versions
    interval = ""
    if math.isfinite(mean.low):
        ends = {"low": signed(mean.low), "high": signed(mean.high)}
        interval = f" {tr('({low} to {high})', **ends)}"
    sentences = [
        tr(
            "{new} against {old}: {change}{interval} victory points a game at the same tables.",
            new=first.name,
            old=second.name,
            change=signed(mean.value),
            interval=interval,
        )
    ]
    if mean.clear:
        sentences.append(tr("This is clear."))
    elif found.tables_needed is None:
        sentences.append(tr("This may be luck."))
    else:
        sentences.append(
            tr(
                "This may be luck; a true difference of this size shows after about {n} tables.",
                n=number(rough(found.tables_needed)),
            )
        )
    return " ".join(sentences)


def _as_read(found: GauntletResult) -> Iterator[str]:
    """A sentence if some cards act according to texts that only the program has read."""
    shares = (found.field_played_as_read, *(one.played_as_read for one in found.versions))
    if not any(round(100 * share) for share in shares):
        return
    yield tr(
        "Another {decks} and {field} of the field act by the program's own reading, which no "
        "person has checked.",
        decks=", ".join(
            tr("{share} of {deck}", share=percent(one.played_as_read), deck=one.name)
            for one in found.versions
        ),
        field=percent(found.field_played_as_read),
    )


def trust(found: GauntletResult, total: int) -> str:
    """The reliability of the numbers, and a summary of the games."""
    whole = ", ".join(
        tr("{share} of {deck}", share=percent(one.played_whole), deck=one.name)
        for one in found.versions
    )
    return " ".join(
        (
            tr(
                "The engine plays the complete texts of {decks} and of {field} of the field.",
                decks=whole,
                field=percent(found.field_played_whole),
            ),
            *_as_read(found),
            tr("All seats are played by programs; the archive contains winning decks only."),
            tr(
                "{done} of {all} tables of {seats} from {field} decks, seed {seed}; {decided} of "
                "the games ended before round {rounds} was over.",
                done=number(found.tables),
                all=number(total),
                seats=found.seats,
                field=number(found.field),
                seed=found.seed,
                decided=percent(found.decided),
                rounds=found.rounds,
            ),
        )
    )


def game_line(game: GameRow, cards: CardBase) -> str:
    """A game in a list."""
    end = tr("game win") if game.won else tr("survived") if game.survived else tr("ousted")
    return tr(
        "Table {table}, seat {seat}: {points} VP, {end}. Prey {prey} ({kind}), predator {predator} "
        "({other})",
        table=number(game.table),
        seat=game.seat,
        points=plain_number(game.points),
        end=end,
        prey=called(game.prey, cards),
        kind=archetype(game.prey_archetype),
        predator=called(game.predator, cards),
        other=archetype(game.predator_archetype),
    )
