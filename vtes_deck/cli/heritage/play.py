"""``vtes-deck heritage play``: a game at one keyboard or against computer players."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Unpack

import click

from vtes_deck.app.heritage.boards import board_words
from vtes_deck.app.heritage.cards import figure_words, scheme_words
from vtes_deck.app.heritage.games import HUMAN, Play, free_game_name, open_game
from vtes_deck.cli.heritage.game_setup import GameOptions, begin_game, game_options
from vtes_deck.cli.heritage.options import json_option, speaking
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.heritage.battlegrounds.registry import BATTLEGROUNDS
from vtes_deck.heritage.cards import Figure
from vtes_deck.heritage.game_end import explained
from vtes_deck.heritage.names import clan_name
from vtes_deck.heritage.narrator import log_sentences, option_sentence


@click.command("play")
@click.argument("name", required=False)
@game_options
@click.option("-q", "--quiet", is_flag=True, help="Print only the result, not the log.")
@json_option
@speaking
def COMMAND(
    *,
    name: str | None,
    quiet: bool,
    as_json: bool,
    **options: Unpack[GameOptions],
) -> None:
    """Continue the game NAME, or play a new one.

    Answer with the number of an option. "u" takes back the last answer, "t" shows the table, "s" or
    "q" saves the game and leaves. A game with a name is saved after every answer.
    """
    play = begin_game(**options) if name is None else open_game(name)
    played_out = run(play, name, quiet=quiet or as_json)
    if played_out:
        _result(play, as_json=as_json)


def run(play: Play, name: str | None, *, quiet: bool) -> bool:
    """Play until the game is over (true) or left (false); people answer on standard input."""
    printed = 0
    while True:
        play.advance()
        printed = printed if quiet else _print(play, printed)
        if play.decision is None:
            if name is not None:
                play.keep(name)
            return True
        answer = _ask(play)
        if answer in {"q", "s", ""}:
            name = name or free_game_name()
            play.keep(name)
            say(f"Kept as “{name}”.", err=True)
            return False
        if answer == "u":
            if not play.undo():
                say("There is nothing to undo.", err=True)
            printed = min(printed, len(play.game.log))
        elif answer == "t":
            show_table(play)
            continue
        else:
            play.answer(play.decision.options[int(answer) - 1])
        if name is not None:
            play.keep(name)


def _ask(play: Play) -> str:
    """The number of an option, or a letter; empty at the end of the input."""
    decision, table = play.game.table.decision, play.game.table
    if decision is None:
        return ""
    heading(f"{table.seats[decision.seat].name}, round {table.round} of {table.rounds}")
    for number, option in enumerate(decision.options, start=1):
        say(f"{number:>3}  {option_sentence(table, option)}")
    while True:
        say("Number, u (undo), t (table), s (save and leave): ", nl=False, err=True)
        line = sys.stdin.readline()
        answer = line.strip().lower()
        if not line or answer in {"q", "s", "u", "t"}:
            return answer
        if answer in {str(number) for number in range(1, len(decision.options) + 1)}:
            return answer
        say(f"Enter a number from 1 to {len(decision.options)}.", err=True)


def _print(play: Play, printed: int) -> int:
    """Print the new events; hidden cards only to the person at the keyboard."""
    people = [seat for seat, kind in enumerate(play.kinds) if kind == HUMAN]
    seat = people[0] if len(people) == 1 else None
    for sentence in log_sentences(play.game.table, seat, play.game.log[printed:]):
        say(sentence)
    return len(play.game.log)


def show_table(play: Play) -> None:
    """Print queue, battlegrounds, bloodlines, and the schemes that the player to decide can see."""
    table = play.game.table
    heading("Queue")
    for card in table.queue:
        figure = table.cards[card] if card >= 0 else None
        if isinstance(figure, Figure):
            say(f"{figure.name}: {'; '.join(figure_words(table.data, figure))}")
    seen = play.game.observation(0)
    for letter, board in seen.battlegrounds.items():
        say(f"{letter} {BATTLEGROUNDS[letter].title}:")
        scene = SimpleNamespace(data=table.data, letter=letter, board=board, seats=seen.seats)
        for sentence in board_words(scene):
            say(f"  {sentence}")
    for seat in table.seats:
        heading(f"{seat.name} ({clan_name(seat.clan) if seat.clan else 'no clan yet'})")
        depth: dict[int, int] = {-1: -1}
        for one in table.tree(seat.number):
            depth[one.card] = depth.get(one.sire, -1) + 1
            tokens = [f"power {one.power}"] if one.power else []
            tokens += [f"infamy {one.infamy}"] if one.infamy else []
            tokens += [f"boons {sum(one.boons)}"] if any(one.boons) else []
            tokens += ["exhausted"] if one.exhausted else []
            tokens += ["torpor"] if one.torpor else []
            name = table.cards[one.card].name
            say(f"{'  ' * depth[one.card]}{name}" + (f" ({', '.join(tokens)})" if tokens else ""))
    decision = table.decision
    heading("Schemes")
    for card in (*(table.seats[decision.seat].hand if decision else ()), *table.schemes):
        scheme = table.scheme(card)
        say(f"{scheme.name}: {'; '.join(scheme_words(table.data, scheme))}")


def _result(play: Play, *, as_json: bool) -> None:

    result, table = play.game.result, play.game.table
    if result is None:
        return
    names = [seat.name for seat in table.seats]
    if as_json:
        print_json(
            {
                "seed": play.game.seed,
                "data_set": table.data.about.id,
                "places": [
                    {
                        "player": names[seat],
                        "kind": play.kinds[seat],
                        "clan": table.seats[seat].clan,
                        "points": result.totals[seat],
                        "missions": result.claimed.count(seat),
                    }
                    for seat in result.ranking
                ],
                "points": [
                    {
                        "player": names[one.seat],
                        "points": one.points,
                        "rule": one.rule,
                        "why": explained(table, one),
                    }
                    for one in result.points
                ],
            }
        )
        return
    say()
    columns = (
        Column("Place", "right"),
        Column("Player"),
        Column("Clan"),
        Column("Victory points", "right"),
        Column("Missions", "right"),
    )
    rows = [
        (
            place,
            names[seat],
            table.seats[seat].clan,
            result.totals[seat],
            result.claimed.count(seat),
        )
        for place, seat in enumerate(result.ranking, start=1)
    ]
    print_table(columns, rows)
    say(f"Seed {play.game.seed}.")
