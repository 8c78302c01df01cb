"""``vtes-deck influence``: how soon the vampires of a crypt are ready."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import click
import msgspec

import cardbase
from cardbase.errors import UnknownCardError
from vtes_deck.app.deck_names import DeckNames
from vtes_deck.app.playable_turns import playable_turns
from vtes_deck.cli.decks import deck_option, read_deck
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.cli.text_bars import stacked_bar
from vtes_deck.stats.errors import QuestionError
from vtes_deck.stats.influence.best_line import Rules, best
from vtes_deck.stats.influence.crypt import kinds
from vtes_deck.stats.influence.curve import Conditions, TooManyStatesError, curve, mean, simulated
from vtes_deck.stats.influence.goal import TWO_VAMPIRES, parse_goal, write_goal
from vtes_deck.stats.influence.policy import HABITS, habits

if TYPE_CHECKING:
    from cardbase import CardBase
    from vtes_deck.deck.model import Deck
    from vtes_deck.stats.influence.crypt import CryptCopies
    from vtes_deck.stats.influence.curve import Curve, CurveTurn
    from vtes_deck.stats.influence.goal import Goal
    from vtes_deck.stats.influence.policy import Policy
    from vtes_deck.stats.probability import Probability

_HABITS = ("cheapest", "balanced", "dearest", "star", "stuck", "search")
_SEATS = (1, 2, 3, 4)
_WIDTH = 30
_SHADES = "·░▒▓█"
"""Shades of the chart, for no vampire, one, two, three, and four or more."""


@click.command("influence")
@click.argument("file", type=click.Path(), metavar="FILE|-|twd:ID")
@deck_option
@click.option(
    "--seat", type=click.IntRange(1, 12), help="Your place in the order of play.  [default: 1 to 4]"
)
@click.option(
    "--players",
    type=click.IntRange(1, 12),
    default=5,
    show_default=True,
    help="Methuselahs at the table.",
)
@click.option(
    "--turns",
    type=click.IntRange(1, 15),
    default=6,
    show_default=True,
    help="Number of your turns to calculate.",
)
@click.option(
    "--policy",
    "habit",
    type=click.Choice([*_HABITS, "all"]),
    default="cheapest",
    show_default=True,
    help="How to spend transfers; 'all' compares the policies.",
)
@click.option(
    "--star",
    "stars",
    multiple=True,
    metavar="VAMPIRE",
    help="The star; may be repeated.  [default: the one with most copies]",
)
@click.option(
    "--keep",
    type=click.IntRange(1, 29),
    default=1,
    show_default=True,
    help="Keep at least this much pool.",
)
@click.option(
    "--goal",
    "goal_text",
    metavar="GOAL",
    help='Compare with the best possible play for this goal, such as "2 vampires".',
)
@click.option(
    "--games",
    type=click.IntRange(1, 10_000_000),
    help="Simulate this many games instead of calculating every opening.",
)
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    default=0,
    show_default=True,
    help="Seed of the simulation.",
)
@click.option(
    "--cards",
    "ask_cards",
    is_flag=True,
    help="Show how likely it is that a vampire who can play each library card is ready, by turn.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the curve as JSON.")
def COMMAND(  # noqa: PLR0913 - every command module has a COMMAND
    file: str,
    *,
    seat: int | None,
    players: int,
    turns: int,
    habit: str,
    stars: tuple[str, ...],
    keep: int,
    goal_text: str | None,
    games: int | None,
    seed: int,
    ask_cards: bool,
    as_json: bool,
) -> None:
    """Show which vampires of the deck in FILE are ready on which turn, with transfers only.

    No library card and no text of a vampire is taken into account. The numbers are exact where
    every opening can be followed; otherwise, they come from simulated games. The output states
    which.

    \b
    Policies:
        cheapest  the cheapest vampire first
        balanced  the most expensive that can be ready by turn 3 first
        dearest   the most expensive first
        star      the star first, then the cheapest
        stuck     as cheapest; draws a crypt card when nothing else can be done
        search    draws crypt cards as long as the star is missing; then as star

    \b
    Goals, joined by "and":
        2 vampires              at least two vampires are ready
        capacity 12             at least this total capacity
        (Arika|Nakova)          all of these; "1 of (Arika|Nakova)" one of them
    """  # noqa: D301 - click wants the character itself
    cards = cardbase.load()
    deck = read_deck(file, cards).deck
    if seat is not None and seat > players:
        raise click.UsageError(f"There is no seat {seat} at a table of {players}.")
    asked = _Asked(cards, deck, _Options(players, turns, keep, games, seed))
    asked.name_stars(stars)
    goal = asked.goal(goal_text)
    seats = (seat,) if seat is not None else tuple(one for one in _SEATS if one <= players)
    habits = _HABITS if habit == "all" else (habit,)
    found = {one: {name: asked.curve(one, name) for name in habits} for one in seats}
    if ask_cards:
        _print_cards(deck, found, as_json=as_json)
        return
    if as_json:
        print_json([asked.json(curves, goal) for curves in found.values()])
        return
    for curves in found.values():
        if len(habits) == 1:
            _print_curve(asked.kinds, habit, curves[habit], details=len(seats) == 1)
        asked.print_goal(curves, goal, always=len(habits) > 1)
    if len(habits) == 1:
        named = ("none", "one", "two", "three", "four or more")
        shades = ", ".join(f"{shade} {name}" for shade, name in zip(_SHADES, named, strict=True))
        say(f"{shades} ready. Capacity and pool on average.")
    _print_source([curve for curves in found.values() for curve in curves.values()])


class _Options(msgspec.Struct, frozen=True):
    """Options of the command line that apply to all seats."""

    players: int
    turns: int
    keep: int
    games: int | None
    seed: int


class _Asked:
    """The parameters of the command, the same for all seats."""

    def __init__(self, cards: CardBase, deck: Deck, options: _Options) -> None:
        self.cards = cards
        self.kinds = kinds(deck)
        if not self.kinds:
            raise click.UsageError("The crypt is empty.")
        self.names = DeckNames(cards, deck)
        self.options = options
        self.habits: dict[str, Policy] = habits(self.kinds, options.keep)

    def name_stars(self, names: Sequence[str]) -> None:
        """Make these the stars, instead of the vampire with most copies."""
        if not names:
            return
        try:
            ids = tuple(self.names.card(name, crypt=True).id for name in names)
        except UnknownCardError as error:
            raise click.UsageError(str(error)) from None
        crypt = {kind.card.id for kind in self.kinds}
        for name, card_id in zip(names, ids, strict=True):
            if card_id not in crypt:
                raise click.UsageError(f"{name} is not in the crypt.")
        self.habits = {
            name: msgspec.structs.replace(policy, stars=ids) if policy.stars else policy
            for name, policy in self.habits.items()
        }

    def goal(self, text: str | None) -> Goal | None:
        """Read the goal, if there is one."""
        if text is None:
            return None
        try:
            goal = parse_goal(text, self.names)
        except QuestionError as error:
            raise click.UsageError(f"The goal is not valid.\n{error.pointed(text)}") from None
        crypt = {kind.card.id for kind in self.kinds}
        missing = [str(self.cards[one]) for one in goal.chosen if one not in crypt]
        if len(goal.chosen) - len(missing) < goal.number:
            raise click.UsageError(
                f"The goal is never reached: the crypt has no {', '.join(missing)}."
            )
        return goal

    def curve(self, seat: int, habit: str) -> Curve:
        """The curve of a habit from a seat."""
        conditions = Conditions(
            policy=self.habits[habit],
            seat=seat,
            players=self.options.players,
            turns=self.options.turns,
        )
        if self.options.games is not None:
            return simulated(
                self.kinds, conditions, seed=self.options.seed, games=self.options.games
            )
        return curve(self.kinds, conditions, seed=self.options.seed)

    def best(self, seat: int, goal: Goal) -> list[Probability | None]:
        """The best chance for each turn; none if it takes too long to compute."""
        found: list[Probability | None] = []
        for turn in range(1, self.options.turns + 1):
            rules = Rules(
                turn=turn, seat=seat, players=self.options.players, keep=self.options.keep
            )
            try:
                found.append(best(self.kinds, goal, rules))
            except TooManyStatesError:
                found += [None] * (self.options.turns - turn + 1)
                break
        return found

    def print_goal(self, curves: dict[str, Curve], goal: Goal | None, *, always: bool) -> None:
        """Compare habits with the best line."""
        if goal is None:
            if not always:
                return
            goal = TWO_VAMPIRES
        seat = next(iter(curves.values())).conditions.seat
        if always:
            heading(_place(seat, self.options.players))
        columns = (
            Column(f"Goal: {write_goal(goal, self.kinds)}"),
            *(Column(f"Turn {turn}", "right") for turn in range(1, self.options.turns + 1)),
        )
        rows: list[Sequence[object]] = [
            (name, *(goal.chance(self.kinds, turn) for turn in curve.turns))
            for name, curve in curves.items()
        ]
        rows.append(("best possible", *(chance or "?" for chance in self.best(seat, goal))))
        print_table(columns, rows)
        say()

    def json(self, curves: dict[str, Curve], goal: Goal | None) -> dict[str, object]:
        """The curves of a seat for programs."""
        conditions = next(iter(curves.values())).conditions
        result: dict[str, object] = {
            "seat": conditions.seat,
            "players": conditions.players,
            "policies": {name: _curve_json(self.kinds, c, goal) for name, c in curves.items()},
        }
        if goal is not None:
            result["goal"] = write_goal(goal, self.kinds)
            chances = self.best(conditions.seat, goal)
            result["best"] = [None if one is None else float(one) for one in chances]
        return result


def _print_cards(deck: Deck, found: Mapping[int, Mapping[str, Curve]], *, as_json: bool) -> None:
    """The turns from which the library cards can be played: a table for each seat and policy."""
    tables = []
    for seat, curves in found.items():
        for habit, drawn in curves.items():
            rows = playable_turns(deck, drawn)
            tables.append(
                {
                    "seat": seat,
                    "policy": habit,
                    "exact": drawn.exact,
                    "turns": [turn.turn for turn in drawn.turns],
                    "cards": [
                        {
                            "id": row.card.id,
                            "name": str(row.card),
                            "copies": row.copies,
                            "chances": [float(chance) for chance in row.chances],
                        }
                        for row in rows
                    ],
                }
            )
            if as_json:
                continue
            heading(f"Seat {seat}, {habit}: a vampire who can play the card is ready")
            turns = (Column(str(turn.turn), "right") for turn in drawn.turns)
            columns = (Column("Card"), Column("Copies", "right"), *turns)
            print_table(
                columns,
                [(row.card, row.copies, *(f"{float(c):.0%}" for c in row.chances)) for row in rows],
            )
            sure = "Exact" if drawn.exact else f"{drawn.games:,} simulated games"
            say(f"{sure}. After the influence phase of each turn, by transfers alone.")
            say()
    if as_json:
        print_json(tables)


def _print_curve(
    kinds: tuple[CryptCopies, ...], habit: str, curve: Curve, *, details: bool
) -> None:
    conditions = curve.conditions
    heading(f"{_place(conditions.seat, conditions.players)}: {HABITS[habit]}")
    stars = [str(kind.card) for kind in kinds if kind.card.id in conditions.policy.stars]
    if stars:
        say(f"Star: {', '.join(stars)}")
    columns = (
        Column("Turn", "right"),
        Column("Transfers", "right"),
        Column("Ready vampires"),
        Column("1 or more", "right"),
        Column("2 or more", "right"),
        Column("3 or more", "right"),
        Column("Capacity", "right"),
        Column("Pool", "right"),
    )
    print_table(
        columns,
        [
            (
                turn.turn,
                turn.transfers,
                _bar(turn),
                *(turn.at_least(number).with_interval() for number in (1, 2, 3)),
                f"{float(mean(turn.capacity)):.1f}",
                f"{float(mean(turn.pool)):.1f}",
            )
            for turn in curve.turns
        ],
    )
    say()
    if details:
        _print_vampires(kinds, curve)


def _print_vampires(kinds: tuple[CryptCopies, ...], curve: Curve) -> None:
    columns = (
        Column("Ready at the end of turn"),
        Column("Capacity", "right"),
        Column("Copies", "right"),
        *(Column(str(turn.turn), "right") for turn in curve.turns),
    )
    rows = [
        (
            kind.card,
            kind.capacity,
            kind.copies,
            *(turn.out(kind.card.id) for turn in curve.turns),
        )
        for kind in kinds
    ]
    print_table(columns, rows)
    say()


def _bar(turn: CurveTurn) -> str:
    """Shares of the games by number of ready vampires, one character for this many of them."""
    last = len(_SHADES) - 1
    weights = [0] * len(_SHADES)
    for number, weight in turn.ready.items():
        weights[min(number, last)] += weight
    return stacked_bar(weights, _SHADES, _WIDTH)


def _place(seat: int, players: int) -> str:
    return f"Seat {seat} of {players}"


def _print_source(curves: Sequence[Curve]) -> None:
    simulated = [curve for curve in curves if not curve.exact]
    if not simulated:
        say("Exact: every opening was calculated.")
    else:
        few = len(simulated) < len(curves)
        which = f"{len(simulated)} of {len(curves)} curves are simulated" if few else "Simulated"
        say(
            f"{which}: {simulated[0].games} games, seed {simulated[0].seed}; ranges hold the true "
            "value in 95 of 100 simulations."
        )
    say("Transfers only, without library cards, card texts and other Methuselahs.")


def _curve_json(
    kinds: tuple[CryptCopies, ...], curve: Curve, goal: Goal | None
) -> dict[str, object]:
    return {
        "exact": curve.exact,
        "games": curve.games,
        "seed": curve.seed,
        "policy": curve.conditions.policy,
        "turns": [_turn_json(kinds, turn, goal) for turn in curve.turns],
    }


def _turn_json(
    kinds: tuple[CryptCopies, ...], turn: CurveTurn, goal: Goal | None
) -> dict[str, object]:
    def shares(weights: dict[int, int]) -> dict[str, float]:
        return {str(n): weight / turn.of for n, weight in weights.items()}

    result: dict[str, object] = {
        "turn": turn.turn,
        "transfers": turn.transfers,
        "ready": shares(dict(turn.ready)),
        "capacity": shares(dict(turn.capacity)),
        "pool": shares(dict(turn.pool)),
        "vampires": {str(kind.card.id): float(turn.out(kind.card.id)) for kind in kinds},
        "at_least": [
            {"vampires": number, "chance": float(chance), "interval": chance.interval}
            for number in (1, 2, 3)
            for chance in (turn.at_least(number),)
        ],
    }
    if goal is not None:
        result["goal"] = float(goal.chance(kinds, turn))
    return result
