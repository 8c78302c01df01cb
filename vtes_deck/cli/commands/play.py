"""``vtes-deck play``: a whole game between decks."""

from __future__ import annotations

import contextlib
import itertools
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
from click.core import ParameterSource

import cardbase
from vtes_deck.app import games
from vtes_deck.app.game_table.game_session import HINTER, GameSession
from vtes_deck.app.game_table.origin import FromPosition
from vtes_deck.app.game_table.players import PLAYERS, USUAL, Sitter, sitter_of
from vtes_deck.app.game_table.position import Position
from vtes_deck.app.game_table.position_use import play_position
from vtes_deck.app.hands import new_seed
from vtes_deck.app.tournament_round import seating, standings
from vtes_deck.cli.coverage_output import print_coverage
from vtes_deck.cli.decks import ARCHIVE, PIPE, UnreadableDeckError, read_deck, ready_to_write
from vtes_deck.cli.exit_status import ILLEGAL
from vtes_deck.cli.game_files import opened_game, save_game
from vtes_deck.cli.game_output import LAST_SEED, print_log, print_result
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.cli.terminal_player import PERSON, Terminal
from vtes_deck.engine.game import MAX_SEATS
from vtes_deck.kernel.words import Count
from vtes_deck.players.errors import PlayerError
from vtes_deck.rulesets import CURRENT, EDITIONS
from vtes_deck.sim.arena.plan import ROUNDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardbase import CardBase
    from vtes_deck.app.games import Coverage, GameResult, LogSentence
    from vtes_deck.deck.model import Deck
    from vtes_deck.engine import Game
    from vtes_deck.engine.agents import Agent


@click.command("play")
@click.argument("decks", nargs=-1, type=click.Path(), metavar="FILE|twd:ID ...")
@click.option("--seed", type=click.IntRange(0, LAST_SEED), help="Seed, to repeat a game.")
@click.option(
    "--ruleset",
    type=click.Choice(tuple(EDITIONS)),
    default=CURRENT,
    show_default=True,
    help="Edition of the rules.",
)
@click.option(
    "--players",
    "--agents",
    "agents",
    default=USUAL,
    show_default=True,
    metavar="NAME,...",
    help="Who plays, clockwise: me, thoughtful, quick-sharp, quick, steady, random, FILE.py:CLASS.",
)
@click.option(
    "--rounds",
    type=click.IntRange(0, 500),
    default=ROUNDS,
    show_default=True,
    help="Rounds until time is up; each Methuselah left then gets half a victory point. "
    "0 sets no limit.",
)
@click.option(
    "--resume",
    type=click.Path(),
    metavar="FILE",
    help="Continue a saved game, instead of DECKS.",
)
@click.option("--save", "target", type=click.Path(), help="Save the game to this file for replay.")
@click.option("-f", "--force", is_flag=True, help="Replace the file if it exists.")
@click.option(
    "--most",
    type=click.IntRange(min=1),
    default=20_000,
    show_default=True,
    help="Stop after this many decisions.",
)
@click.option("-q", "--quiet", is_flag=True, help="Print only the result, not the log.")
@click.option("--json", "as_json", is_flag=True, help="Print result, log and coverage as JSON.")
@click.pass_context
def COMMAND(  # noqa: PLR0913 - every command module has a COMMAND
    context: click.Context,
    decks: tuple[str, ...],
    *,
    seed: int | None,
    ruleset: str,
    agents: str,
    rounds: int,
    resume: str | None,
    target: str | None,
    most: int,
    force: bool,
    quiet: bool,
    as_json: bool,
) -> None:
    """Play a whole game between DECKS, two to six, each the predator of the next.

    \b
    Examples:
        vtes-deck play mine.txt theirs.txt
        vtes-deck play mine.txt twd:13568 twd:13557 --seed 7 --save game.json
        vtes-deck play mine.txt twd:13568 twd:13557 --players me,quick --save game.json
        vtes-deck play --resume game.json
        vtes-deck play --resume corrected.json --save game.json
        vtes-deck play a.txt b.txt c.txt --players steady,random --ruleset jyhad-1994 --quiet
        vtes-deck play *.txt --quiet

    A person (me) chooses by numbers; u takes a choice back, h gives a hint, t shows the table, q
    leaves. More than six decks play a tournament round: tables of five and four are drawn, and the
    standings follow.

    It prints what happened, the victory points, the seed that plays the same game again, and the
    cards of the decks that the engine does not play completely. If it does not have the text of a
    card, it applies only the printed facts: type, cost, requirements, capacity, Disciplines, title.

    The exit status is 0 if the game has ended, 1 if it was left or stopped (--most), 2 if there is
    no game. After Ctrl-C, nothing is saved.
    """  # noqa: D301 - click wants the character itself
    given = tuple(kind.strip() for kind in agents.split(","))
    wanted = _Wanted(
        kinds=given,
        ruleset=ruleset,
        rounds=rounds,
        most=most,
        target=None if target is None else Path(target),
        force=force,
        log=not quiet,
        as_json=as_json,
    )
    cards = cardbase.load()
    if resume is not None:
        if decks or seed is not None:
            raise click.UsageError("--resume takes the decks and the seed from its file.")
        chosen = context.get_parameter_source("agents") is not ParameterSource.DEFAULT
        played = [_resumed(resume, wanted, cards, other_players=chosen)]
    else:
        played = _begun(decks, new_seed() if seed is None else seed, wanted, cards)
    if len(played) > 1:
        _print_round(played, wanted, as_json=as_json)
    elif as_json:
        print_json(_json(played[0]))
    else:
        _print_game(played[0])
    left = [one.result.decisions for one in played if not one.result.over and not one.left]
    if left:
        say(f"Stopped after {left[0]} decisions; use --most to allow more.", err=True)
    if not all(one.result.over for one in played):
        context.exit(ILLEGAL)


class _Wanted(msgspec.Struct, frozen=True):
    """The conditions of games and their files; see the options."""

    kinds: tuple[str, ...]
    ruleset: str
    rounds: int
    most: int
    target: Path | None
    force: bool
    log: bool
    as_json: bool

    def logs(self, game: Game, *, people: bool) -> bool:
        """Whether the log is printed after a game.

        People have already read it, and in a game that continues it would show hidden cards.
        """
        return self.log and (not people or (self.as_json and game.over))


class _Played(msgspec.Struct, frozen=True):
    """A game that was played; ``left``: the person left it before its end."""

    decks: tuple[str, ...]
    agents: tuple[str, ...]
    seconds: float
    result: GameResult
    coverage: Coverage
    lines: tuple[LogSentence, ...]
    left: bool


def _begun(sources: tuple[str, ...], seed: int, wanted: _Wanted, cards: CardBase) -> list[_Played]:
    """Play the game of some decks, or the round of many."""
    if not sources:
        raise click.UsageError("Name two or more decks, or a game with --resume.")
    if PIPE in sources:
        raise click.UsageError("A deck must come from a file or the archive (twd:ID).")
    decks = [read_deck(source, cards).deck for source in sources]
    names = games.seat_names(
        deck.name or _short(source) for source, deck in zip(sources, decks, strict=True)
    )
    played = []
    try:
        tables = _tables(len(decks), seed, wanted)
        for number, seats in enumerate(tables):
            own = [decks[seat] for seat in seats]
            called = [names[seat] for seat in seats]
            for name, deck in zip(called, own, strict=True):
                for doubt in games.doubts(deck, wanted.ruleset, len(seats)):
                    say(f"{name}: {doubt}", err=True)
            game = games.start(own, called, wanted.ruleset, seed + number, wanted.rounds)
            here = wanted
            if len(tables) > 1 and wanted.target is not None:
                file = wanted.target.with_stem(f"{wanted.target.stem}-{number + 1}")
                here = msgspec.structs.replace(wanted, target=file)
            played.append(_played(game, [sources[seat] for seat in seats], own, here))
    except games.TableError as error:
        raise click.UsageError(str(error)) from None
    return played


def _tables(decks: int, seed: int, wanted: _Wanted) -> tuple[tuple[int, ...], ...]:
    """The decks at each table; in the order given if there is one table only."""
    if decks <= MAX_SEATS:
        return (tuple(range(decks)),)
    if PERSON in wanted.kinds:
        raise games.TableError(f"A person plays at a table of at most {MAX_SEATS} decks.")
    return seating(decks, seed)


def _resumed(file: str, wanted: _Wanted, cards: CardBase, *, other_players: bool) -> _Played:
    """Continue a saved game, with the players that its file names unless others are given."""
    found = opened_game(file, cards)
    if isinstance(found, Position):
        return _from_position(found, file, wanted, cards, other_players=other_players)
    if found.over:
        raise UnreadableDeckError(f"{file}: the game is over.")
    if not isinstance(found, GameSession):
        if not other_players:
            _warn_of_players(file)
        return _played(found, (), (), wanted)
    if not other_players:
        return _continued(found, wanted)
    if found.origin is not None:
        raise click.UsageError("This game keeps its players. Leave out --players.")
    return _played(found.game, (), (), wanted)


def _warn_of_players(file: str) -> None:
    say(f"{file} does not say who played. {HINTER} plays all seats.", err=True)
    say("Name other players with --players.", err=True)


def _from_position(
    position: Position, file: str, wanted: _Wanted, cards: CardBase, *, other_players: bool
) -> _Played:
    """Play on from a position, with the players of the game that it corrects, or with others.

    Raises:
        UsageError: the position is illegal, or one of these players cannot play from it.
    """
    seats = len(position.seats)
    sitters = position.before.sitters if position.before and not other_players else ()
    if len(sitters) != seats:
        if not other_players:
            _warn_of_players(file)
        sitters = tuple(map(_sitter, _line_up(wanted.kinds, seats)))
    try:
        session = play_position(FromPosition(position), cards, sitters)
    except games.TableError as error:
        raise click.UsageError(str(error)) from None
    return _continued(session, wanted)


def _sitter(kind: str) -> Sitter:
    """The player with a name of ``--players``, whom a file can name."""
    found = Sitter() if kind == PERSON else sitter_of(kind)
    if found is None:
        known = ", ".join((PERSON, *PLAYERS))
        raise click.UsageError(f"{kind} cannot play from a position. Choose one of: {known}.")
    return found


def _continued(session: GameSession, wanted: _Wanted) -> _Played:
    """Play the rest of a game from the window or of a person, and save it."""
    if wanted.target is not None:
        ready_to_write(wanted.target, force=wanted.force)
    begun, left, past = time.perf_counter(), False, len(session.game.inputs)
    if session.people:
        left = not _at_terminal(session, wanted)
    else:
        while len(session.game.inputs) < past + wanted.most and session.step():
            pass
    seconds = time.perf_counter() - begun
    if wanted.target is not None:
        save_game(session.game, session, wanted.target)
    _print_remaining(session.game, wanted, left=left)
    return _Played(
        decks=(),
        agents=tuple(map(_kind_of, session.sitters)),
        seconds=seconds,
        result=games.result(session.game),
        coverage=games.coverage(()),
        lines=tuple(games.narrate(session.game))
        if wanted.logs(session.game, people=bool(session.people))
        else (),
        left=left,
    )


def _kind_of(one: Sitter) -> str:
    """The name of a player, with its strength and style, as for ``--players``."""
    return PERSON if one.human else "-".join(filter(None, (one.player, one.strength, one.style)))


def _at_terminal(session: GameSession, wanted: _Wanted) -> bool:
    """Play with the people at the terminal. Only JSON is standard output.

    Returns:
        False if they left or a computer player failed.
    """
    terminal = Terminal(session, kept=wanted.target is not None)
    try:
        if not wanted.as_json:
            return terminal.play()
        with contextlib.redirect_stdout(sys.stderr):
            return terminal.play()
    except PlayerError as error:
        say(str(error), err=True)
        return False


def _print_remaining(game: Game, wanted: _Wanted, *, left: bool) -> None:
    if left and wanted.target is not None:
        text = f"Left after {len(game.inputs)} decisions; --resume {wanted.target} continues it."
        say(text, err=wanted.as_json)


def _played(game: Game, sources: Sequence[str], decks: Sequence[Deck], wanted: _Wanted) -> _Played:
    """Play a game and save it.

    Raises:
        TableError: a player is unknown, or there are more than the seats.
    """
    if wanted.target is not None:
        ready_to_write(wanted.target, force=wanted.force)
    seats = len(game.table.seats)
    kinds = _line_up(wanted.kinds, seats)
    computers = [HINTER if kind == PERSON else kind for kind in kinds]
    players = games.seat_agents(computers, seats, game.seed)
    begun, left = time.perf_counter(), False
    known = [Sitter() if kind == PERSON else sitter_of(kind) for kind in kinds]
    sitters = [one or Sitter() for one in known]
    if PERSON in kinds:
        unnamed = {seat: players[seat] for seat, one in enumerate(known) if one is None}
        table = GameSession(game, sitters, passive=unnamed)
        left = not _at_terminal(table, wanted)
        game = table.game
        session: GameSession | None = table
    else:
        left = not _let_play(game, players, wanted.most)
        session = None if None in known else GameSession(game.fork(), sitters)
    seconds = time.perf_counter() - begun
    if wanted.target is not None:
        save_game(game, session, wanted.target)
        others = [kind for kind, one in zip(kinds, known, strict=True) if one is None]
        if others:
            named = ", ".join(dict.fromkeys(others))
            say(f"{wanted.target} does not say who plays: it cannot name {named}.", err=True)
    _print_remaining(game, wanted, left=left)
    return _Played(
        decks=tuple(sources),
        agents=tuple(kinds),
        seconds=seconds,
        result=games.result(game),
        coverage=games.coverage(decks),
        lines=tuple(games.narrate(game)) if wanted.logs(game, people=PERSON in kinds) else (),
        left=left,
    )


def _line_up(wanted: Sequence[str], seats: int) -> list[str]:
    """The players of all seats: names of computer players are repeated, people are not."""
    computers = [kind for kind in wanted if kind != PERSON] or [HINTER]
    repeated = itertools.chain(wanted, itertools.cycle(computers))
    return list(itertools.islice(repeated, max(seats, len(wanted))))


def _let_play(game: Game, players: Sequence[Agent], most: int) -> bool:
    """Let computer players play; false if one failed. The game before its failure is kept."""
    try:
        games.let_play(game, players, most)
    except PlayerError as error:
        say(str(error), err=True)
        return False
    except KeyboardInterrupt:
        say(
            f"Left after {len(game.inputs)} decisions; --seed {game.seed} plays it again.", err=True
        )
        raise click.Abort from None
    return True


def _json(one: _Played) -> dict[str, object]:
    return {
        "decks": one.decks,
        "agents": one.agents,
        "seconds": one.seconds,
        "result": one.result,
        "coverage": one.coverage,
        "log": [line.text for line in one.lines],
    }


def _print_game(one: _Played) -> None:
    print_log(one.lines)
    print_result(one.result)
    _print(one.result, one.seconds)
    if one.coverage.library:
        print_coverage(one.coverage)


def _print_round(played: Sequence[_Played], wanted: _Wanted, *, as_json: bool) -> None:
    found = standings([one.result.seats for one in played])
    if as_json:
        print_json({"tables": list(map(_json, played)), "standings": found})
        return
    for number, one in enumerate(played, start=1):
        heading(f"Table {number}")
        print_log(one.lines)
        print_result(one.result)
        say(f"Seed {one.result.seed}.")
        say()
    heading("Standings of the round")
    columns = (
        Column("Place", "right"),
        Column("Methuselah"),
        Column("Table", "right"),
        Column("Game wins", "right"),
        Column("Victory points", "right"),
        Column("Tournament points", "right"),
    )
    rows = [
        (
            row.place,
            row.name,
            row.table,
            int(row.game_win),
            f"{row.victory_points:g}",
            f"{row.tournament_points:g}",
        )
        for row in found
    ]
    print_table(columns, rows)
    whole = f"{wanted.rounds} rounds" if wanted.rounds else "no time limit"
    say(f"{len(found)} players at {len(played)} tables, {whole}, edition {wanted.ruleset}.")


def _short(source: str) -> str:
    """The name of a deck without a name."""
    return source.removeprefix(ARCHIVE) if source.startswith(ARCHIVE) else Path(source).stem


def _print(result: GameResult, seconds: float) -> None:
    say(
        f"{Count(result.turns):turn}, {Count(result.decisions):decision}, "
        f"{Count(len(result.oustings)):ousting}, {seconds:.1f} seconds."
    )
    say(
        f"Seed {result.seed}: the same decks in the same order, players and edition "
        f"({result.ruleset}) play this game again."
    )
