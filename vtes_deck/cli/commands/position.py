"""``vtes-deck position``: a table laid out by hand: show, judge, print as code, play from it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

import cardbase
from vtes_deck.app import games
from vtes_deck.app.game_table.editor import EMPTY, PositionEditor
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.origin import FromPosition
from vtes_deck.app.game_table.player_file import opened
from vtes_deck.app.game_table.players import PLAYERS, Sitter
from vtes_deck.app.game_table.position import PHASES, Position, Spot, snippet
from vtes_deck.app.game_table.position_use import (
    open_position,
    play_position,
    position_of,
    position_of_session,
    save_position,
)
from vtes_deck.app.input_files import read_source
from vtes_deck.cli.decks import ready_to_write
from vtes_deck.cli.exit_status import ILLEGAL
from vtes_deck.cli.game_output import print_log, print_result, print_seat
from vtes_deck.cli.output import heading, print_json, say
from vtes_deck.engine.record import SavedGameError
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.rulesets import EDITIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardbase.database import CardBase
    from vtes_deck.app.game_table.position_problems import Breach

_PLACES = {
    "ready": Spot.READY,
    "torpor": Spot.TORPOR,
    "uncontrolled": Spot.UNCONTROLLED,
    "play": Spot.IN_PLAY,
    "hand": Spot.HAND,
    "library": Spot.LIBRARY,
    "crypt": Spot.CRYPT,
    "ash": Spot.ASH_HEAP,
}

_ON = "on:"

_PHASES = {phase.name.lower(): phase for phase in PHASES}


@click.command("position")
@click.argument("file", type=click.Path(), required=False)
@click.option("--new", metavar="NAME,...", help="Begin with an empty table of these Methuselahs.")
@click.option(
    "--put",
    type=(str, str, str),
    multiple=True,
    metavar="NAME PLACE CARD",
    help=f"Put a card somewhere: {', '.join(_PLACES)} or on:CARD.",
)
@click.option(
    "--counters",
    type=(str, int),
    multiple=True,
    metavar="CARD N",
    help="Blood, life or counters of a card.",
)
@click.option("--lock", multiple=True, metavar="CARD", help="Lock a card.")
@click.option("--remove", multiple=True, metavar="CARD", help="Remove a card and the cards on it.")
@click.option(
    "--pool", type=(str, int), multiple=True, metavar="NAME N", help="The pool of a Methuselah."
)
@click.option("--edge", metavar="NAME", help="Who has the Edge.")
@click.option(
    "--turn",
    type=(str, click.Choice(tuple(_PHASES))),
    metavar="NAME PHASE",
    help=f"Whose turn it is: {', '.join(_PHASES)}.",
)
@click.option("--ruleset", type=click.Choice(tuple(EDITIONS)), help="Edition of the rules.")
@click.option("--save", "target", type=click.Path(), help="Write the position to this file.")
@click.option("-f", "--force", is_flag=True, help="Replace the file if it exists.")
@click.option("--python", "as_code", is_flag=True, help="Print Python code for a test.")
@click.option("--play", "players", metavar="NAME,...", help="Let computer players play from it.")
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Print the position and the rules that it breaks as JSON.",
)
@click.pass_context
def COMMAND(  # noqa: PLR0913 - every command module has a COMMAND
    context: click.Context,
    file: str | None,
    *,
    new: str | None,
    put: Sequence[tuple[str, str, str]],
    counters: Sequence[tuple[str, int]],
    lock: Sequence[str],
    remove: Sequence[str],
    pool: Sequence[tuple[str, int]],
    edge: str | None,
    turn: tuple[str, str] | None,
    ruleset: str | None,
    target: str | None,
    force: bool,
    as_code: bool,
    players: str | None,
    as_json: bool,
) -> None:
    """Show the position in FILE, edit it, judge it, play from it.

    \b
    Examples:
        vtes-deck position --new Ada,Ben --put Ada ready Anson --counters Anson 3 --save a.json
        vtes-deck position a.json --put Ada on:Anson "Ivory Bow" --turn Ada minion --python
        vtes-deck position a.json --play steady
        vtes-deck position game.json --pool Ada 12 --save corrected.json

    The window writes the same files (Game table, Edit a position). Name a card by its printed name.
    If several cards have that name, the last one that you put is used. Cards are removed first,
    then put.

    FILE may also be a saved game: you correct it as a judge. The log of the corrected game begins
    with the log of that game, and names the corrections.

    The exit status is 0 for a legal position, 1 for an illegal one, with the rules that it breaks,
    2 when it cannot be read or laid out.
    """  # noqa: D301 - click wants the character itself
    if (file is None) == (new is None):
        raise click.UsageError("Name a file, or begin with --new.")
    if target is not None:
        ready_to_write(Path(target), force=force)
    cards = cardbase.load()
    try:
        editor = PositionEditor(cards, _first(file, new, cards))
        edits = _Edits(editor)
        edits.cards(remove, put, counters, lock)
        edits.table(pool, edge, turn, ruleset)
        if target is not None:
            save_position(editor.position, Path(target))
        _show(editor, as_code=as_code, as_json=as_json)
        found = editor.breaches()
        if players is not None and not found:
            _play(editor, players)
    except games.TableError as error:
        raise click.UsageError(str(error)) from None
    if found:
        context.exit(ILLEGAL)


def _first(file: str | None, new: str | None, cards: CardBase) -> Position:
    """The position before the edits: of a file, or of a saved game, which it corrects.

    Raises:
        TableError: it cannot be read.
    """
    if file is None:
        return _empty(new or "")
    try:
        return open_position(Path(file))
    except games.TableError as error:
        try:
            found = opened(read_source(Path(file), games.MAX_BYTES), cards)
        except (OSError, SavedGameError, games.TableError):
            raise error from None
    return position_of_session(found) if isinstance(found, GameSession) else position_of(found)


def _empty(names: str) -> Position:
    """An empty table.

    Raises:
        TableError: there are too few or too many Methuselahs, or a name cannot be used.
    """
    wanted = [name.strip() for name in names.split(",")]
    if len(wanted) < len(EMPTY.seats):
        raise games.TableError("Name two to six Methuselahs.")
    editor = PositionEditor(cardbase.load())
    for number in range(len(wanted)):
        if number >= len(EMPTY.seats):
            editor.add_seat()
        editor.set_name(number, f"#{number}")
    for number, name in enumerate(wanted):
        editor.set_name(number, name)
    return editor.position


class _Edits:
    """Applies the edits given on the command line to a position."""

    def __init__(self, editor: PositionEditor) -> None:
        self._editor = editor

    def cards(
        self,
        remove: Sequence[str],
        put: Sequence[tuple[str, str, str]],
        counters: Sequence[tuple[str, int]],
        lock: Sequence[str],
    ) -> None:
        """Edit cards, in this order.

        Raises:
            TableError: an edit cannot be made.
        """
        for name in remove:
            self._editor.remove(self.card(name))
        for seat, place, name in put:
            self.put(seat, place, name)
        for name, count in counters:
            self._editor.set_counters(self.card(name), count)
        for name in lock:
            self._editor.set_locked(self.card(name), locked=True)

    def table(
        self,
        pool: Sequence[tuple[str, int]],
        edge: str | None,
        turn: tuple[str, str] | None,
        ruleset: str | None,
    ) -> None:
        """Edit everything that does not belong to a card; raises as :meth:`cards`."""
        for name, count in pool:
            self._editor.set_pool(self.seat(name), count)
        if edge is not None:
            self._editor.set_edge(self.seat(edge))
        if turn is not None:
            self._editor.set_turn(self.seat(turn[0]), _PHASES[turn[1]])
        if ruleset is not None:
            self._editor.set_edition(ruleset)

    def seat(self, name: str) -> int:
        """The number of a Methuselah.

        Raises:
            TableError: there is none of this name.
        """
        names = [seat.name for seat in self._editor.position.seats]
        if name not in names:
            raise games.TableError(f"{name} does not sit at the table: {', '.join(names)}.")
        return names.index(name)

    def card(self, name: str) -> int:
        """The key of a card of the position, the last one with this name.

        Raises:
            TableError: there is none.
        """
        wanted = self._printed(name)
        cards = self._editor.position.cards
        key = next((one.key for one in cards[::-1] if one.card == wanted), NONE)
        if key == NONE:
            raise games.TableError(f"The position has no card {name}.")
        return key

    def put(self, seat: str, place: str, name: str) -> None:
        """Put a card into a place.

        Raises:
            TableError: the card cannot be there, or a word is unknown.
        """
        host = NONE
        if place.startswith(_ON):
            spot, host = Spot.ON, self.card(place.removeprefix(_ON))
        elif place in _PLACES:
            spot = _PLACES[place]
        else:
            raise games.TableError(f"{place} is not a place. Use {', '.join(_PLACES)} or on:CARD.")
        self._editor.add(self._printed(name), self.seat(seat), spot, host)

    def _printed(self, name: str) -> int:
        try:
            return self._editor.cards[name].id
        except KeyError:
            raise games.TableError(f"There is no card {name}.") from None


def _show(editor: PositionEditor, *, as_code: bool, as_json: bool) -> None:
    """Print the position and the rules that it breaks."""
    found = editor.breaches()
    if as_json:
        print_json({"position": editor.position, "breaches": found})
        return
    if as_code:
        say(snippet(editor.position), nl=False)
    else:
        view = editor.view()
        heading(view.head)
        for seat in view.seats:
            print_seat(seat)
    for breach in found:
        say(_words(breach), err=True)


def _words(breach: Breach) -> str:
    return f"{breach.rule}: {breach.text}" if breach.rule else breach.text


def _play(editor: PositionEditor, players: str) -> None:
    """Let computer players play from the position, and print what happens.

    Raises:
        TableError: a player is unknown.
    """
    kinds = [kind.strip() for kind in players.split(",")]
    if not all(kind in PLAYERS for kind in kinds):
        raise games.TableError(f"Computer players are {', '.join(PLAYERS)}.")
    seats = len(editor.position.seats)
    sitters = [Sitter(kinds[number % len(kinds)]) for number in range(seats)]
    session = play_position(FromPosition(editor.position), editor.cards, sitters)
    session.advance()
    say()
    print_log(games.narrate(session.game))
    print_result(games.result(session.game))
