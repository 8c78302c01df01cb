"""The numbers of goldfish runs in words, and laid out for charts; the same on every screen."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import msgspec

from cardbase import CardBase
from vtes_deck.language import number, plural, tr
from vtes_deck.rulesets import EDITIONS
from vtes_deck.sim.measure import Measure, Rows
from vtes_deck.sim.measures import prey_falls, vampires
from vtes_deck.sim.ordinary_table import rates
from vtes_deck.sim.record import Opponents, Setup
from vtes_deck.sim.summary import Summary
from vtes_deck.sim.tally import Tally
from vtes_deck.stats.means import Mean
from vtes_deck.stats.probability import Probability, percent, wilson

LOW, HIGH = 0.1, 0.9
"""The band of a curve lies between these quantiles of the games."""


def written(mean: Mean, *, share: bool = False) -> str:
    """A mean, with suitable decimals; a share in per cent.

    A share is 0 or 100 only if it occurred in no game or in all games.

    >>> from vtes_deck.stats.means import mean_of
    >>> written(mean_of({0: 50, 1: 50})), written(mean_of({0: 50, 1: 50}), share=True)
    ('0.5', '50 %')
    """
    if share:
        return percent(Fraction(round(mean.value * mean.of), mean.of), 0)
    return number(mean.value, 1)


def margin(mean: Mean, *, share: bool = False) -> str:
    """Half the 95 % interval, as ``±0.3``; for a share of 0 or 1, the whole possible range."""
    half = mean.half
    if share and not half:
        # "In all of 200 games" is not "always": nothing varies, so Student's interval has no width.
        low, high = wilson(round(mean.value * mean.of), mean.of)
        half = high - low
    half *= 100 if share else 1
    if half == float("inf"):
        return "± ?"
    digits = 0 if share and half >= 1 else 1 if half >= 0.1 or not half else 2
    return f"±{number(half, digits)}"


def signed(value: float, *, share: bool = False) -> str:
    """A difference, with its sign; a difference of shares is in percentage points."""
    value *= 100 if share else 1
    digits = 0 if share else 1 if abs(value) >= 1 else 2
    text = number(abs(value), digits)
    if not float(f"{value:.{digits}f}"):
        return text
    return f"+{text}" if value > 0 else f"-{text}"


def rough(count: int) -> int:
    """A number of games that would be needed, with two figures: more are not known.

    >>> rough(19_155), rough(1_486), rough(95)
    (19000, 1500, 95)
    """
    return round(count, 2 - len(str(count)))


def row_name(measure: Measure, row: int, cards: CardBase) -> str:
    """The text next to a number of a measure: nothing, a turn, or a card."""
    if measure.rows is Rows.GAME:
        return ""
    if measure.rows is Rows.TURN:
        return str(row)
    card = cards.get(row)
    return str(card) if card is not None else f"#{row}"


def setup_text(setup: Setup) -> str:
    """The conditions of a run in a sentence."""
    others = setup.opponents
    sentences = [
        plural(
            "Seat {seat} of 5, {n} turns; the prey has {pool} pool",
            "Seat {seat} of 5, {n} turn; the prey has {pool} pool",
            setup.turns,
            seat=setup.seat,
            pool=others.pool,
        )
    ]
    sentences += _neighbours_text() if others.ordinary else _opponents_text(others)
    conditions_text, edition = ", ".join(sentences), tr(EDITIONS[setup.ruleset].label)
    if setup.policy:
        return tr(
            "{conditions}. Rules: {edition}; your own priorities; seed {seed}.",
            conditions=conditions_text,
            edition=edition,
            seed=str(setup.seed),
        )
    return tr(
        "{conditions}. Rules: {edition}; seed {seed}.",
        conditions=conditions_text,
        edition=edition,
        seed=str(setup.seed),
    )


def doubt(others: Opponents) -> str:
    """The actions that opponents never take, and the cards that are therefore useless; or empty."""
    if others.ordinary or (others.blockers and others.bleed):
        return ""
    if others.blockers:
        return tr(
            "No opponent acts against the deck, so reactions and intercept are dead cards here. "
            "Judge cards at the ordinary table."
        )
    if others.bleed:
        return tr(
            "No opponent blocks, so stealth is a dead card here. Judge cards at the ordinary table."
        )
    return tr(
        "No opponent blocks or acts against the deck, so stealth, intercept and reactions are dead "
        "cards here. Judge cards at the ordinary table."
    )


def _opponents_text(others: Opponents) -> Iterator[str]:
    """The behaviour of passive opponents."""
    if others.blockers:
        yield plural(
            "prey and predator have {n} blockers each with {intercept} intercept",
            "prey and predator have one blocker each with {intercept} intercept",
            others.blockers,
            intercept=others.intercept,
        )
    else:
        yield tr("no one blocks")
    if others.bleed:
        yield tr("the predator bleeds for {bleed} each round", bleed=others.bleed)
    else:
        yield tr("no one bleeds")


def _neighbours_text() -> Iterator[str]:
    """The behaviour of the neighbours at an ordinary table, with the source of the numbers."""
    found = rates()
    yield tr(
        "prey and predator have {minions} minions each, and block, bleed and turn bleeds away as "
        "often as computer players did in {games} games with archive decks ({day})",
        minions=found.minions,
        games=number(found.games),
        day=found.measured.isoformat(),
    )


class Timing(msgspec.Struct, frozen=True):
    """The timing of a moment that does not occur in every game.

    Attributes:
        turns: the number of turns of a game.
        within: the chance that it happens within these turns.
        median: the turn by which it has happened in half of the games; ``None`` if there is none.
    """

    turns: int
    within: Probability
    median: int | None


def timing(tally: Tally, setup: Setup) -> Timing:
    """The turns of a moment; at least one game was counted."""
    median = tally.quantile(0.5)
    in_time = median if median <= setup.turns else None
    return Timing(setup.turns, tally.at_most(setup.turns), in_time)


class Spot(msgspec.Struct, frozen=True):
    """A row of a measure, for a chart.

    Attributes:
        row: a turn, a card's id, or a number that came up.
        label: the text next to it.
        value: mean, or share of the games; for a moment, of those in which it occurs.
        low, high: the limits of eight in ten games; for a share, of its 95 % interval.
        text: the number in figures.
        hint: the row as a sentence.
        game: the number of an example game, if one is stored.
    """

    row: int
    label: str
    value: float
    low: float
    high: float
    text: str
    hint: str
    game: int | None


def spots(measure: Measure, summary: Summary, setup: Setup, cards: CardBase) -> tuple[Spot, ...]:
    """The rows of a measure: turns in order, cards by decreasing number.

    A measure of whole games gives a spot for each number that occurred, with its share of games.
    """
    if measure.rows is Rows.GAME:
        tally = summary.at(measure.name)
        return tuple(_outcomes(measure, tally, setup)) if tally.counts else ()
    found = [
        _spot(measure, row, tally, row_name(measure, row, cards), setup)
        for row, tally in summary.rows(measure.name)
        if tally.counts
    ]
    if measure.rows is not Rows.TURN:
        found.sort(key=_greatest_first)
    return tuple(found)


def _greatest_first(spot: Spot) -> tuple[float, str]:
    return -spot.value, spot.label


def _spot(measure: Measure, row: int, tally: Tally, name: str, setup: Setup) -> Spot:
    if measure.moment:
        return _moment(measure, row, tally, name, setup)
    mean = tally.mean()
    text = written(mean, share=measure.share)
    where = tr("turn {turn}", turn=name) if measure.rows is Rows.TURN else name
    if measure.share:
        low, high = tally.at_least(1).interval
        hint = tr(
            "{measure}, {row}: {share} of {games} games ({low} to {high} %).",
            measure=tr(measure.title),
            row=where,
            share=text,
            games=number(tally.of),
            low=number(100 * low, 1),
            high=number(100 * high, 1),
        )
    else:
        low, high = float(tally.quantile(LOW)), float(tally.quantile(HIGH))
        hint = tr(
            "{measure}, {row}: {mean} {margin} {unit} on average; {low} to {high} in "
            "eight of ten games.",
            measure=tr(measure.title),
            row=where,
            mean=text,
            margin=margin(mean),
            unit=tr(measure.unit),
            low=f"{low:.0f}",
            high=f"{high:.0f}",
        )
    return Spot(row, name, mean.value, low, high, text, hint, tally.typical())


def _moment(measure: Measure, row: int, tally: Tally, name: str, setup: Setup) -> Spot:
    found = timing(tally, setup)
    low, high = found.within.interval
    text = percent(found.within.value, 0)
    said = {
        "measure": tr(measure.title),
        "row": name,
        "turns": found.turns,
        "share": text,
        "games": number(tally.of),
        "low": number(100 * low, 1),
        "high": number(100 * high, 1),
    }
    if found.median is None:
        hint = tr(
            "{measure}, {row}: by turn {turns} in {share} of {games} games ({low} to {high} %).",
            **said,
        )
    else:
        hint = tr(
            "{measure}, {row}: by turn {turns} in {share} of {games} games ({low} to {high} %); "
            "in half of them by turn {median}.",
            **said,
            median=found.median,
        )
    return Spot(row, name, float(found.within), low, high, text, hint, tally.typical())


def _outcomes(measure: Measure, tally: Tally, setup: Setup) -> Iterator[Spot]:
    for came, _ in tally.ordered():
        chance = tally.exactly(came)
        low, high = chance.interval
        name = outcome_name(measure, came, setup)
        share = float(chance.value)
        text = percent(chance.value, 0)
        yield Spot(
            row=came,
            label=name,
            value=share,
            low=float(low),
            high=float(high),
            text=text,
            hint=tr(
                "{measure}: {outcome} in {share} of {games} games ({low} to {high} %).",
                measure=tr(measure.title),
                outcome=name,
                share=text,
                games=number(tally.of),
                low=number(100 * low, 1),
                high=number(100 * high, 1),
            ),
            game=tally.game(came),
        )


def outcome_name(measure: Measure, came: int, setup: Setup) -> str:
    """A number of a game in words; the turn after the last one is "later"."""
    if measure.moment and came > setup.turns:
        return tr("later")
    if measure.share:
        return tr("yes") if came else tr("no")
    return str(came)


def headline(summary: Summary, setup: Setup) -> str:
    """The main result of a run: when the prey is ousted, and the minions in play by then."""
    falls = summary.at(prey_falls.MEASURE.name)
    if not falls.counts:
        return ""
    found = timing(falls, setup)
    within = found.within
    low, high = within.interval
    sentences = [
        tr(
            "The prey falls within {turns} turns in {share} of {games} games ({low} to {high} %)",
            turns=setup.turns,
            share=percent(within.value, 0),
            games=number(summary.games),
            low=number(100 * low),
            high=number(100 * high),
        )
    ]
    if found.median is not None:
        sentences.append(tr("half the time by turn {turn}", turn=found.median))
    third = summary.at(vampires.MEASURE.name, 3)
    if third.counts:
        two = percent(third.at_least(2).value, 0)
        sentences.append(tr("two or more minions are ready after turn 3 in {share}", share=two))
    return "; ".join(sentences) + "."
