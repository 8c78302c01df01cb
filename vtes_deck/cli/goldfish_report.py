"""The counted games of a deck, for people and programs."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from vtes_deck.app.goldfish_words import doubt, margin, row_name, timing, written
from vtes_deck.cli.output import Column, hand_on, heading, print_table, say
from vtes_deck.cli.text_bars import bar
from vtes_deck.sim.measure import OverviewTable
from vtes_deck.sim.measures import (
    all_measures,
    discards_by_card,
    fallen,
    first_ready,
    found,
    held_by_card,
    jam_by_card,
    never_played,
    played_by_card,
    prey_falls,
)

if TYPE_CHECKING:
    from cardbase import CardBase
    from vtes_deck.app.goldfish_words import Timing
    from vtes_deck.sim.measure import Measure
    from vtes_deck.sim.record import Setup
    from vtes_deck.sim.summary import Summary
    from vtes_deck.sim.tally import Tally
    from vtes_deck.stats.probability import Probability

_WIDTH = 30
_MAX_CARDS = 12
_MAX_FOUND = 8
_QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


_TURN_TABLES = {
    OverviewTable.POSITION: "At the end of each turn",
    OverviewTable.PREY: "Against the prey",
    OverviewTable.HAND: "The hand, and unused master phases and transfers",
}
"""Headings; as wide as a terminal of 80 characters. A column that is 0 throughout is left out."""


class GoldfishReport:
    """The games of a setup, for people and programs."""

    def __init__(self, setup: Setup, summary: Summary, cards: CardBase) -> None:
        self.setup = setup
        self.summary = summary
        self.cards = cards

    # ------------------------------------------------------------------------------------- people

    def overview(self, *, all_cards: bool) -> None:
        """Print the overview for players."""
        self._prey()
        for table, title in _TURN_TABLES.items():
            self._by_turn(title, [one for one in all_measures() if one.table is table])
        say(
            "On average over the games; in parentheses what 80 of 100 games lie between. With "
            f"{self.summary.games:,} games, shares are sure to about "
            f"±{100 / math.sqrt(self.summary.games):.0f} points. --measure NAME shows a whole "
            "distribution, how sure it is, and games behind it."
        )
        warning = doubt(self.setup.opponents)
        if warning:
            say(warning, bold=True)
        self._vampires()
        self._found()
        self._cards(all_cards=all_cards)

    def _prey(self) -> None:
        falls = self.summary.at(prey_falls.MEASURE.name)
        last = self.setup.turns
        found = timing(falls, self.setup)
        never = falls.at_least(last + 1)
        say()
        heading("The turn on which the prey falls")
        self._chart(prey_falls.MEASURE, falls)
        low, high = never.interval
        if never.hits < never.of:
            say(f"It falls {_half(found)}.")
        say(
            f"Not within {last} turns: {never} of the games (95 %: {100 * low:.0f} to "
            f"{100 * high:.0f} %)."
        )
        own = self.summary.at(fallen.MEASURE.name, last)
        if own.at_least(1).hits:
            say(
                f"The deck is ousted: {own.at_least(1)} of the games, for "
                f"example game {own.game(1)}."
            )

    def _by_turn(self, title: str, columns: Sequence[Measure]) -> None:
        turns = range(1, self.setup.turns + 1)
        there = [column for column in columns if self._happens(column)]
        say()
        heading(title)
        heads = (Column("Turn", "right"), *(Column(one.column, "right") for one in there))
        print_table(heads, [(turn, *(self._cell(one, turn) for one in there)) for turn in turns])

    def _happens(self, measure: Measure) -> bool:
        return any(any(tally.counts) for _, tally in self.summary.rows(measure.name))

    def _cell(self, measure: Measure, turn: int) -> str:
        tally = self.summary.at(measure.name, turn)
        if not tally.counts:
            return "-"
        mean = written(tally.mean(), share=measure.share)
        low, high = tally.quantile(0.1), tally.quantile(0.9)
        spread = measure.spread and not measure.share and low < high
        return f"{mean} ({low}-{high})" if spread else mean

    def _vampires(self) -> None:
        turns = [turn for turn in (2, 3, 4, 5, 6, 8, 10) if turn <= self.setup.turns]
        columns = (
            Column("Ready by the end of turn, per cent of the games", wrap=True),
            Column("Copies", "right"),
            *(Column(str(turn), "right") for turn in turns),
        )
        rows = [
            (
                self.cards[card],
                self.setup.crypt.count(card),
                *(_percent(tally.at_most(turn)) for turn in turns),
            )
            for card, tally in self.summary.rows(first_ready.MEASURE.name)
        ]
        say()
        print_table(columns, rows)

    def _found(self) -> None:
        """Print how early the deck draws the cards that it plays in most games."""
        played = sorted(self.summary.rows(played_by_card.MEASURE.name), key=_in_most_games)
        turns = range(min(self.setup.turns, 5) + 1)
        columns = (
            Column("Most played; seen by the end of turn, per cent", wrap=True),
            Column("Copies", "right"),
            Column("Played", "right"),
            *(Column(str(turn) if turn else "Opening", "right") for turn in turns),
        )
        rows = [
            (
                self.cards[card],
                self.setup.library.count(card),
                _percent(tally.at_least(1)),
                *(
                    _percent(self.summary.at(found.MEASURE.name, card).at_most(turn))
                    for turn in turns
                ),
            )
            for card, tally in played[:_MAX_FOUND]
            if tally.at_least(1).hits
        ]
        if rows:
            say()
            print_table(columns, rows)

    def _cards(self, *, all_cards: bool) -> None:
        jams = sorted(self.summary.rows(jam_by_card.MEASURE.name), key=_most_first)
        shown = jams if all_cards else jams[:_MAX_CARDS]
        columns = (
            Column("Library card" if all_cards else "Cards that jam most", wrap=True),
            Column("Copies", "right"),
            Column("Jammed", "right"),
            Column("Played", "right"),
            Column("Never played", "right"),
            Column("Discarded", "right"),
            Column("Still in hand", "right"),
        )
        rows = [
            (
                self.cards[card],
                self.setup.library.count(card),
                written(tally.mean()),
                written(self.summary.at(played_by_card.MEASURE.name, card).mean()),
                self._never_played(card),
                written(self.summary.at(discards_by_card.MEASURE.name, card).mean()),
                written(self.summary.at(held_by_card.MEASURE.name, card).mean()),
            )
            for card, tally in shown
        ]
        say()
        print_table(columns, rows)
        say(
            "Jammed: turns in which a copy was in hand all the time and could not have been "
            "played. Never played: of the games in which it was seen. Still in hand: turns that "
            "ended with a copy in hand. The others: copies in a game."
        )
        if len(shown) < len(jams):
            say(f"{len(jams) - len(shown)} more cards; use --cards to show all.")

    def _never_played(self, card: int) -> str:
        tally = self.summary.at(never_played.MEASURE.name, card)
        return str(tally.at_least(1)) if tally.counts else "-"

    def distribution(self, measure: Measure) -> None:
        """Print every number of a measure with its frequency and example games."""
        say()
        heading(f"{measure.title} ({measure.name})")
        say(measure.how)
        for row, tally in self.summary.rows(measure.name):
            name = row_name(measure, row, self.cards)
            if name:
                say()
                say(f"Turn {name}" if measure.rows.value == "turn" else name, bold=True)
            if measure.moment:
                found = timing(tally, self.setup)
                low, high = found.within.interval
                say(
                    f"By turn {found.turns} in {found.within} of {tally.of} games (95 %: "
                    f"{100 * low:.1f} to {100 * high:.1f} %), {_half(found)}."
                )
            elif measure.share:
                low, high = tally.at_least(1).interval
                sure = f"{100 * low:.1f} to {100 * high:.1f} %"
                say(f"{tally.at_least(1)} of {tally.of} games (95 %: {sure})")
            else:
                mean = tally.mean()
                say(
                    f"On average {written(mean)} {margin(mean)}, in half of the games at most "
                    f"{tally.quantile(0.5)}; {tally.of} games."
                )
            self._chart(measure, tally)

    def _chart(self, measure: Measure, tally: Tally) -> None:
        """Bars with the frequency of each number, each with an example game."""
        most = max(tally.counts.values())
        rows = [
            (
                self._number(measure, number),
                tally.exactly(number),
                bar(count / most, _WIDTH),
                f"game {tally.game(number)}",
            )
            for number, count in tally.ordered()
        ]
        columns = (
            Column(measure.unit.capitalize(), "right"),
            Column("Games", "right"),
            Column(""),
            Column("Example"),
        )
        print_table(columns, rows)

    def _number(self, measure: Measure, number: int) -> str:
        if measure.share:
            return "yes" if number else "no"
        return self._written(measure, number)

    def _written(self, measure: Measure, number: int) -> str:
        return "later" if self._is_later(measure, number) else str(number)

    def _is_later(self, measure: Measure, number: int) -> bool:
        return measure.moment and number > self.setup.turns

    # ----------------------------------------------------------------------------------- programs

    def json(self, *, interrupted: bool) -> dict[str, object]:
        """Print all numbers, for programs."""
        return {
            "setup": self.setup,
            "games": self.summary.games,
            "interrupted": interrupted,
            "confidence": 0.95,
            "measures": [self._measure_json(measure) for measure in all_measures()],
        }

    def _measure_json(self, measure: Measure) -> dict[str, object]:
        return {
            "name": measure.name,
            "title": measure.title,
            "unit": measure.unit,
            "better": measure.better,
            "how": measure.how,
            "by": measure.rows,
            "rows": [
                self._row_json(measure, row, tally)
                for row, tally in self.summary.rows(measure.name)
            ],
        }

    def _row_json(self, measure: Measure, row: int, tally: Tally) -> dict[str, object]:
        named = {} if measure.rows.value in {"game", "turn"} else {"card": str(self.cards[row])}
        quantiles = {str(share): tally.quantile(share) for share in _QUANTILES}
        names = {number: self._written(measure, number) for number, _ in tally.ordered()}
        return {
            "row": row,
            **named,
            "games": tally.of,
            **self._middle_json(measure, tally),
            "quantiles": {
                share: None if self._is_later(measure, number) else number
                for share, number in quantiles.items()
            },
            "counts": {names[number]: count for number, count in tally.ordered()},
            "examples": {names[number]: tally.examples[number] for number, _ in tally.ordered()},
        }

    def _middle_json(self, measure: Measure, tally: Tally) -> dict[str, object]:
        """A mean with its interval; for a moment, which has no mean, its probability."""
        if measure.moment:
            within = timing(tally, self.setup).within
            return {"within": float(within), "interval": within.interval}
        mean = tally.mean()
        interval = tally.at_least(1).interval if measure.share else (mean.low, mean.high)
        return {
            "mean": mean.value,
            "deviation": mean.deviation,
            "interval": interval if tally.of > 1 else None,
        }

    def csv(self) -> None:
        """A line for each number of each row of each measure."""
        lines = io.StringIO()
        writer = csv.writer(lines, lineterminator="\n")
        writer.writerow(("measure", "by", "row", "name", "number", "games", "of", "example"))
        writer.writerows(self._lines())
        hand_on(lines.getvalue())

    def _lines(self) -> Iterator[tuple[object, ...]]:
        for measure in all_measures():
            for row, tally in self.summary.rows(measure.name):
                name = row_name(measure, row, self.cards)
                for number, count in tally.ordered():
                    of, game = tally.of, tally.game(number)
                    came = self._written(measure, number)
                    yield measure.name, measure.rows.value, row, name, came, count, of, game


def _half(found: Timing) -> str:
    if found.median is None:
        return "in less than half of the games"
    return f"in half of the games by turn {found.median}"


def _most_first(pair: tuple[int, Tally]) -> tuple[float, int]:
    return -pair[1].mean().value, pair[0]


def _in_most_games(pair: tuple[int, Tally]) -> tuple[float, int]:
    return -float(pair[1].at_least(1)), pair[0]


def _percent(chance: Probability) -> str:
    return f"{100 * float(chance):.0f}"
