"""Two decks side by side: the changes of the cards and of the figures.

Everything except :func:`influence` is exact and takes a few milliseconds. A figure has a title,
both values and the difference in words, so it can be read without colour and on paper.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction

import msgspec

from cardbase.disciplines import DISCIPLINES
from vtes_deck.deck.diff import CardChange, Diff, diff
from vtes_deck.deck.model import Deck
from vtes_deck.deck.order import type_words
from vtes_deck.language import mark, number, tr
from vtes_deck.stats.composition import Composition, Discipline, composition
from vtes_deck.stats.crypt_odds import crypt_odds
from vtes_deck.stats.hand_odds import hand_odds
from vtes_deck.stats.influence.crypt import kinds
from vtes_deck.stats.influence.curve import Conditions, Curve, CurveTurn, curve, mean
from vtes_deck.stats.influence.policy import HABITS, habits
from vtes_deck.stats.means import mean_of
from vtes_deck.stats.probability import Probability

OPENING_HAND = 7
"""Cards of the opening hand (SET)."""

SEAT = 3
"""The default seat: the middle of a table of five."""

HABIT = "cheapest"

_TURNS = (2, 3, 4)
"""Turns at which the influence of two decks is compared."""

MINUS = "\N{MINUS SIGN}"


class Figure(msgspec.Struct, frozen=True):
    """A number in both decks.

    Attributes:
        title: the name of the number.
        before, after: the values as shown.
        change: the difference with its sign; empty if there is none.
        note: ``exact`` or how it was simulated; empty for plain counts.
    """

    title: str
    before: str
    after: str
    change: str = ""
    note: str = ""


class Section(msgspec.Struct, frozen=True):
    """Figures that belong together."""

    title: str
    figures: tuple[Figure, ...]

    @property
    def changed(self) -> tuple[Figure, ...]:
        """Only the figures that differ."""
        return tuple(figure for figure in self.figures if figure.change)


class DeckComparison(msgspec.Struct, frozen=True):
    """Two decks side by side.

    Attributes:
        before, after: the labels of the decks; never the same.
        cards: the differences in cards and texts.
        sections: the figures.
    """

    before: str
    after: str
    cards: Diff
    sections: tuple[Section, ...]

    @property
    def only_before(self) -> tuple[CardChange, ...]:
        """Cards that only the first deck plays."""
        return tuple(change for change in self.cards.cards if change.before and not change.after)

    @property
    def only_after(self) -> tuple[CardChange, ...]:
        """Cards that only the second deck plays."""
        return tuple(change for change in self.cards.cards if change.after and not change.before)

    @property
    def counts(self) -> tuple[CardChange, ...]:
        """Cards that both play, in different numbers."""
        return tuple(c for c in self.cards.cards if c.before and c.after and c.delta)


def compare(before: Deck, after: Deck, names: tuple[str, str] = ("", "")) -> DeckComparison:
    """Compare all figures of two decks that are quick to compute.

    Args:
        before: the first deck.
        after: the second deck.
        names: their labels; by default their own names.
    """
    first, second = _distinct_names(names[0] or before.name, names[1] or after.name)
    found = diff(before, after)
    old, new = composition(before), composition(after)
    return DeckComparison(
        first,
        second,
        found,
        (
            Section(tr("Size"), tuple(_sizes(old, new))),
            Section(tr("Crypt"), tuple(_crypt(old, new))),
            Section(tr("Card types"), tuple(_types(old, new))),
            Section(tr("Cost"), tuple(_costs(old, new))),
            Section(tr("Disciplines"), tuple(_disciplines(old, new))),
            Section(tr("What the cards do"), tuple(_functions(old, new))),
            Section(tr("Opening crypt"), tuple(_vampires(before, after))),
            Section(tr("Opening hand"), tuple(_hands(before, after, found))),
        ),
    )


def influence(
    before: Deck,
    after: Deck,
    *,
    seat: int = SEAT,
    habit: str = HABIT,
    check: Callable[[], None] | None = None,
) -> Section:
    """The speed of both crypts. May take seconds for a large crypt.

    Args:
        before: the first deck.
        after: the second deck.
        seat: place in the order of play at a table of five.
        habit: the policy of spending transfers, a key of
            :data:`~vtes_deck.stats.influence.policy.HABITS`.
        check: called between the decks; may raise an exception to stop.
    """
    curves: list[Curve | None] = []
    for deck in (before, after):
        if check is not None:
            check()
        crypt = kinds(deck)
        if not crypt:
            curves.append(None)
            continue
        curves.append(curve(crypt, Conditions(policy=habits(crypt)[habit], seat=seat)))
    old, new = curves
    title = tr("Influence, seat {seat} of 5: {habit}", seat=seat, habit=tr(HABITS[habit]))
    if old is None or new is None:
        return Section(title, ())
    note = _note(old, new)
    return Section(title, tuple(_influence(old, new, note)))


def _distinct_names(first: str, second: str) -> tuple[str, str]:
    first, second = first or tr("First deck"), second or tr("Second deck")
    if first != second:
        return first, second
    return tr("{deck} (before)", deck=first), tr("{deck} (after)", deck=second)


# ------------------------------------------------------------------------------------- the figures


def _number(title: str, before: float, after: float, digits: int = 0) -> Figure:
    delta = round(after, digits) - round(before, digits)  # of the shown numbers
    return Figure(title, _plain(before, digits), _plain(after, digits), _signed(delta, digits))


def _plain(value: float, digits: int) -> str:
    return number(value, digits)


def _signed(delta: float, digits: int) -> str:
    """A difference with its sign; empty for none."""
    if not round(delta, digits):
        return ""
    return f"{'+' if delta > 0 else MINUS}{number(abs(delta), digits)}"


def _chance(title: str, before: Probability, after: Probability, note: str = "") -> Figure:
    points = 100 * float(after.value - before.value)
    change = _signed(points, 1)
    if change:
        halves = [100 * (one.interval[1] - one.interval[0]) / 2 for one in (before, after)]
        change = tr("{change} points", change=f"{change}{_give(halves, 1)}")
    return Figure(title, before.with_interval(), after.with_interval(), change, note or tr("exact"))


def mean_text(counts: Mapping[int, int], *, sampled: bool, digits: int) -> str:
    """A mean; for a sample, with its 95 % interval.

    Args:
        counts: ways or games by number.
        sampled: they are games.
        digits: decimals.
    """
    value = number(float(mean(counts)), digits)
    if not sampled:
        return value
    found = mean_of(counts)
    return tr(
        "{mean} ({low} to {high})",
        mean=value,
        low=number(found.low, digits),
        high=number(found.high, digits),
    )


def _give(halves: Sequence[float], digits: int) -> str:
    """Half the interval of a difference, from those of both numbers; empty if it is exact."""
    half = math.hypot(*halves)
    return f" ±{number(half, digits)}" if half else ""


def _sizes(old: Composition, new: Composition) -> Iterable[Figure]:
    yield _number(tr("Crypt cards"), old.crypt.count, new.crypt.count)
    yield _number(tr("Different crypt cards"), old.crypt.different, new.crypt.different)
    yield _number(tr("Library cards"), old.library.count, new.library.count)
    yield _number(tr("Different library cards"), old.library.different, new.library.different)


def _crypt(old: Composition, new: Composition) -> Iterable[Figure]:
    yield _number(tr("Mean capacity"), old.crypt.mean, new.crypt.mean, 2)
    yield _number(tr("Cheapest opening of four"), old.crypt.lowest, new.crypt.lowest)
    yield _number(tr("Most expensive opening of four"), old.crypt.highest, new.crypt.highest)
    yield _number(tr("Votes by title"), old.crypt.votes, new.crypt.votes)
    before, after = (", ".join(_group(g) for g in c.crypt.groups) or tr("none") for c in (old, new))
    yield Figure(tr("Groups"), before, after, "" if before == after else tr("changed"))
    yield from _counts(old.crypt.clans, new.crypt.clans)


def _group(group: int | None) -> str:
    return "ANY" if group is None else str(group)


def _counts(old: Mapping[str, int], new: Mapping[str, int]) -> Iterable[Figure]:
    for title in dict.fromkeys((*old, *new)):
        yield _number(title, old.get(title, 0), new.get(title, 0))


def _types(old: Composition, new: Composition) -> Iterable[Figure]:
    for figure in _counts(old.library.types, new.library.types):
        yield msgspec.structs.replace(figure, title=type_words(figure.title))


def _functions(old: Composition, new: Composition) -> Iterable[Figure]:
    for figure in _counts(old.library.functions, new.library.functions):
        title = tr(figure.title).replace("_", " ").replace("-", " ")
        yield msgspec.structs.replace(figure, title=title[:1].upper() + title[1:])


def _costs(old: Composition, new: Composition) -> Iterable[Figure]:
    before, after = old.library, new.library
    yield _number(tr("Total blood cost"), before.blood, after.blood)
    yield _number(
        tr("Blood cost per card"),
        _each(before.blood, before.count),
        _each(after.blood, after.count),
        2,
    )
    yield _number(tr("Total pool cost"), before.pool, after.pool)
    yield _number(tr("Cards with a cost of X"), before.variable, after.variable)
    yield _number(tr("Trifles"), before.trifles, after.trifles)


def _each(total: int, count: int) -> float:
    return total / count if count else 0.0


def _disciplines(old: Composition, new: Composition) -> Iterable[Figure]:
    before = {each.code: each for each in old.disciplines}
    after = {each.code: each for each in new.disciplines}
    for code in dict.fromkeys((*before, *after)):
        name = DISCIPLINES[code].name if code in DISCIPLINES else code
        none = Discipline(code, 0, 0, 0)
        one, two = before.get(code, none), after.get(code, none)
        yield _number(tr("{discipline}, vampires", discipline=name), one.vampires, two.vampires)
        yield _number(
            tr("{discipline}, vampires at superior", discipline=name), one.superior, two.superior
        )
        yield _number(tr("{discipline}, library cards", discipline=name), one.needed, two.needed)


def _vampires(before: Deck, after: Deck) -> Iterable[Figure]:
    """Each crypt card of either deck: at least one copy in the opening four."""
    old = {row.card: row.chance for row in crypt_odds(before).vampires}
    new = {row.card: row.chance for row in crypt_odds(after).vampires}
    for card in dict.fromkeys((*old, *new)):
        yield _chance(str(card), old.get(card, _NEVER), new.get(card, _NEVER))


def _hands(before: Deck, after: Deck, found: Diff) -> Iterable[Figure]:
    """The library cards that changed: at least one copy in the opening hand."""
    old = {row.card.id: row.chances[0] for row in hand_odds(before, (OPENING_HAND,))}
    new = {row.card.id: row.chances[0] for row in hand_odds(after, (OPENING_HAND,))}
    for change in found.library:
        if change.delta:
            card_id = change.card.id
            yield _chance(str(change.card), old.get(card_id, _NEVER), new.get(card_id, _NEVER))


_NEVER = Probability(0, 1)


def _influence(old: Curve, new: Curve, note: str) -> Iterable[Figure]:
    for ready, title in (
        (1, mark("One vampire ready by turn {turn}")),
        (2, mark("Two vampires ready by turn {turn}")),
        (3, mark("Three vampires ready by turn {turn}")),
    ):
        for turn in _TURNS:
            before, after = _turn(old, turn), _turn(new, turn)
            if before is None or after is None:
                continue
            text = tr(title, turn=turn)
            yield _chance(text, before.at_least(ready), after.at_least(ready), note)
    for turn in _TURNS:
        before, after = _turn(old, turn), _turn(new, turn)
        if before is not None and after is not None:
            sampled = (before.sampled, after.sampled)
            title = tr("Capacity ready on turn {turn}", turn=turn)
            yield _mean(title, (before.capacity, after.capacity), sampled, note)
            title = tr("Pool left on turn {turn}", turn=turn)
            yield _mean(title, (before.pool, after.pool), sampled, note)


def _turn(drawn: Curve, wanted: int) -> CurveTurn | None:
    return next((turn for turn in drawn.turns if turn.turn == wanted), None)


def _mean(
    title: str,
    counts: tuple[Mapping[int, int], Mapping[int, int]],
    sampled: tuple[bool, bool],
    note: str,
) -> Figure:
    old, new = map(mean, counts)
    change = _signed(float(Fraction(new - old)), 2)
    if change:
        pairs = zip(counts, sampled, strict=True)
        change += _give([mean_of(one).half for one, drawn in pairs if drawn], 2)
    first, second = (
        mean_text(one, sampled=drawn, digits=2) for one, drawn in zip(counts, sampled, strict=True)
    )
    return Figure(title, first, second, change, note)


def _note(old: Curve, new: Curve) -> str:
    if old.exact and new.exact:
        return tr("exact")
    parts = [
        tr("exact")
        if drawn.exact
        else tr("simulated, {games} games, seed {seed}", games=drawn.games, seed=str(drawn.seed))
        for drawn in (old, new)
    ]
    return parts[0] if parts[0] == parts[1] else f"{parts[0]}; {parts[1]}"


# ---------------------------------------------------------------------------------------- as text


def as_text(found: DeckComparison, more: Sequence[Section] = (), *, every: bool = False) -> str:
    """The comparison as plain text, to be copied or printed.

    Args:
        found: the comparison.
        more: further sections, such as the influence.
        every: include figures that are the same in both.
    """
    lines = [f"{found.before}  →  {found.after}", ""]
    for title, changes in (
        (tr("Only in {deck}", deck=found.before), found.only_before),
        (tr("Only in {deck}", deck=found.after), found.only_after),
        (tr("In different numbers"), found.counts),
    ):
        if changes:
            lines += [title, *(f"  {card_line(change)}" for change in changes), ""]
    if not found.cards.cards:
        lines += [tr("The cards are the same."), ""]
    for section in (*found.sections, *more):
        figures = section.figures if every else section.changed
        if not figures:
            continue
        width = max(len(figure.title) for figure in figures)
        lines.append(section.title)
        for figure in figures:
            note = f"  [{figure.note}]" if figure.note else ""
            change = f"  ({figure.change})" if figure.change else ""
            lines.append(
                f"  {figure.title:<{width}}  {figure.before} → {figure.after}{change}{note}"
            )
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def card_line(change: CardChange) -> str:
    """A change of copies: ``+2 Villein (1 → 3)``."""
    return f"{_signed(change.delta, 0)} {change.card} ({change.before} → {change.after})"
