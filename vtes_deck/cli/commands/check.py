"""``vtes-deck check``: judge decks for a tournament format and a day."""

from __future__ import annotations

import datetime
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

import cardbase
from cardbase.search import QueryError
from vtes_deck.app.card_pools import PoolError, make_pool, size_of
from vtes_deck.app.check_report import (
    CheckTerms,
    TooManyFilesError,
    check_data,
    check_winner,
    pool_text,
    printable,
)
from vtes_deck.app.list_verdicts import (
    COLUMNS,
    CheckedList,
    ListFile,
    ListOutcome,
    cells,
    check_list,
    common_folder,
    find_lists,
    tally,
    to_csv,
)
from vtes_deck.app.settings import SavedPool
from vtes_deck.cli.completion.cards import queries
from vtes_deck.cli.completion.formats import tournament_formats
from vtes_deck.cli.decks import (
    ARCHIVE,
    MAX_DOUBTS,
    PICKS,
    PIPE,
    chosen_deck,
    deck_option,
    more_doubts,
    numbered,
    read_pipe,
)
from vtes_deck.cli.exit_status import DOUBTFUL, ILLEGAL, LEGAL, UNREADABLE
from vtes_deck.cli.output import Column, hand_on, print_json, print_table, say
from vtes_deck.cli.unknown_formats import unknown_format
from vtes_deck.language import plural
from vtes_deck.legality.case import Options
from vtes_deck.legality.format import UnknownFormatError, all_formats, find_format

if TYPE_CHECKING:
    from cardbase import CardBase
    from vtes_deck.app.check_report import Report
    from vtes_deck.legality.card_pool import CardPool

#: Minimum number of files for a progress bar.
_MANY = 20

#: The maximum number of skipped files of a folder that are named.
_NAMED = 5

#: Minimum columns of a terminal for the names of the decks in the table.
_WIDE = 120

_COLOURS = {
    ListOutcome.LEGAL: "green",
    ListOutcome.DOUBTFUL: "yellow",
    ListOutcome.ILLEGAL: "red",
    ListOutcome.UNREADABLE: "yellow",
}

EVENT = "event"
"""The value of ``--on`` for the day of the tournament that a list names."""


def _day(
    _context: click.Context, _parameter: click.Parameter, value: str | None
) -> datetime.date | str | None:
    """A date, or ``event`` for the date of the tournament in each list."""
    if value is None or value == EVENT:
        return value
    try:
        return datetime.date.fromisoformat(value)
    except ValueError:
        message = f"{value!r} is not a date such as 2026-03-14, nor {EVENT!r}."
        raise click.BadParameter(message) from None


@click.command("check")
@click.argument(
    "files", nargs=-1, required=True, type=click.Path(), metavar="FILE|FOLDER|-|twd:ID ..."
)
@deck_option
@click.option(
    "--format",
    "format_name",
    default="standard",
    show_default=True,
    shell_complete=tournament_formats,
    help="Tournament format; see --list-formats.",
)
@click.option(
    "--on",
    callback=_day,
    metavar="DATE|event",
    help='Day of the tournament, such as 2026-03-14; "event" takes it from each list that names '
    "its tournament.  [default: today]",
)
@click.option(
    "--pool",
    "query",
    metavar="QUERY",
    shell_complete=queries,
    help="Allow only the cards that this query finds, such as 'set:Jyhad,VTES' or "
    "'kind:library or sect:sabbat' (tournament rules 6.1.1 and 7.9).",
)
@click.option(
    "--one-clan", is_flag=True, help="Require all crypt cards of a deck to be of one clan."
)
@click.option("--players", type=int, default=5, help="Players at a table (old editions).")
@click.option("--boosters", type=int, help="Boosters per player (limited).")
@click.option("--starters", is_flag=True, help="Starters are used (limited).")
@click.option(
    "--json", "as_json", is_flag=True, help="Print JSON: a list with one object per deck."
)
@click.option("--csv", "as_csv", is_flag=True, help="Print the table as CSV.")
@click.option(
    "--table/--no-table",
    default=None,
    help="One line per deck in a table.  [default: for folders]",
)
@click.option("-q", "--quiet", is_flag=True, help="Print only the verdicts, one line per deck.")
@click.option("--advice/--no-advice", default=True, help="Show or hide advice.")
@click.option(
    "--list-formats",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=lambda context, _parameter, value: _list_formats(context) if value else None,
    help="List the tournament formats and exit.",
)
@click.pass_context
def COMMAND(  # noqa: PLR0913 - every command module has a COMMAND
    context: click.Context,
    files: tuple[str, ...],
    format_name: str,
    on: datetime.date | str | None,
    players: int,
    boosters: int | None,
    *,
    query: str | None,
    one_clan: bool,
    starters: bool,
    as_json: bool,
    as_csv: bool,
    table: bool | None,
    quiet: bool,
    advice: bool,
) -> None:
    """Check deck files, or all deck files in folders.

    "-" reads a deck from standard input, and twd:ID a deck from the archive. For a folder you get a
    table with the first violation of each list and the number of doubtful lines; --no-table prints
    everything about every list.

    \b
    Examples:
        vtes-deck check my-deck.txt
        vtes-deck check lists/ --format v5 --on 2026-03-14
        vtes-deck check lists/ --csv > verdicts.csv
        vtes-deck check lists/ --pool 'latest>=2018'
        vtes-deck check lists/ --pool 'kind:library or clan:!ventrue'
        pbpaste | vtes-deck check -

    The exit status is 0 if all decks are legal, 1 if one is not, 2 if one cannot be read, and 3 if
    all are legal as far as they were read, but a line of a list is doubtful.
    """  # noqa: D301 - click wants the character itself
    cards = cardbase.load()
    day = on if isinstance(on, datetime.date) else datetime.date.today()
    restricted = _pool(query, cards, day, one_clan=one_clan)
    try:
        question = CheckTerms(
            find_format(format_name).name,
            day,
            Options(players=players, boosters=boosters, starters=starters, pool=restricted),
            by_event=on == EVENT,
        )
    except UnknownFormatError as error:
        raise unknown_format(format_name, error.known, "--list-formats") from None
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
    if as_json and as_csv:
        raise click.UsageError("Use either --json or --csv, not both.")
    rows = list(_check(files, cards, question))
    if table is None:
        table = not quiet and any(file != PIPE and Path(file).is_dir() for file in files)
    if as_json:
        print_json([row.report for row in rows])
    elif as_csv:
        _print_csv(rows)
    elif table:
        _print_table(rows, question)
    else:
        given = isinstance(on, datetime.date)
        _print_all(rows, quiet=quiet, advice=advice, given=given, by_event=question.by_event)
    context.exit(_status(rows))


def _pool(
    query: str | None, cards: CardBase, day: datetime.date, *, one_clan: bool
) -> CardPool | None:
    """The pool that the organiser has set.

    Raises:
        click.UsageError: the query is not valid, has no condition, or leaves no card.
    """
    if query is None and not one_clan:
        return None
    if query is not None and not query.strip():
        raise click.UsageError("--pool needs a query, such as --pool 'set:Jyhad'.")
    try:
        found = make_pool(SavedPool(query or "", one_clan), cards, day)
    except QueryError as error:
        text = error.pointed(query or "")
        raise click.UsageError(f"The query for --pool is not valid.\n{text}") from None
    except PoolError as error:
        raise click.UsageError(str(error)) from None
    warning = size_of(found, cards).warning
    if warning:
        say(warning, err=True)
    return found


def _list_formats(context: click.Context) -> None:
    rows = [(one.name, one.title, one.help) for one in all_formats()]
    print_table((Column("Format"), Column("Title"), Column("What it allows", wrap=True)), rows)
    context.exit(0)


def _check(files: Sequence[str], cards: CardBase, question: CheckTerms) -> Iterator[CheckedList]:
    found: list[ListFile | str] = []
    others: list[Path] = []
    for file in files:
        if _is_no_file(file):
            found.append(file)
            continue
        try:
            path, deck = numbered(file)
            found += find_lists([Path(path)], others, deck=deck)
        except TooManyFilesError as error:
            raise click.UsageError(
                f"There are too many files in {error.folder}. Check its folders one at a time."
            ) from None
    if others:
        names = ", ".join(printable(path.name) for path in others[:_NAMED])
        more = f" and {len(others) - _NAMED} more" if len(others) > _NAMED else ""
        say(f"Skipped because of the file extension: {names}{more}.", err=True)
    if not found:
        raise click.UsageError(f"There is no deck file in {', '.join(files)}.")
    named = [Path(file) for file in files]
    folder = None if any(map(_is_no_file, files)) else common_folder(named)
    with click.progressbar(
        found, label="Checking", file=sys.stderr, hidden=len(found) < _MANY
    ) as bar:
        for one in bar:
            if isinstance(one, ListFile):
                yield check_list(one, folder, cards, question)
            elif one == PIPE:
                report = check_data(read_pipe(), PIPE, cards, question, deck=chosen_deck())
                yield CheckedList(None, one, report)
            else:
                report = check_winner(
                    one.removeprefix(ARCHIVE), one, cards, question, deck=chosen_deck()
                )
                yield CheckedList(None, one, report)


def _is_no_file(source: str) -> bool:
    """Whether a deck comes through a pipe or from the archive."""
    return source == PIPE or source.startswith(ARCHIVE)


def _print_table(rows: Sequence[CheckedList], question: CheckTerms) -> None:
    numbers, texts = {"Crypt", "Library", "Doubtful"}, {"File", "First violation", "Player", "Deck"}
    narrow = sys.stdout.isatty() and shutil.get_terminal_size().columns < _WIDE
    shown = [place for place, title in enumerate(COLUMNS) if not (narrow and title == "Deck")]
    columns = [
        Column(
            COLUMNS[place],
            "right" if COLUMNS[place] in numbers else "left",
            COLUMNS[place] in texts,
        )
        for place in shown
    ]
    print_table(columns, [[cells(row)[place] for place in shown] for row in rows])
    day = "the day of each list's tournament" if question.by_event else question.on.isoformat()
    pool = pool_text(question.options.pool)
    within = f", pool {pool}" if pool else ""
    say(f"{tally(rows)} For {question.format} on {day}{within}.")


def _print_csv(rows: Sequence[CheckedList]) -> None:
    hand_on(to_csv(rows))


def _print_all(
    rows: Sequence[CheckedList], *, quiet: bool, advice: bool, given: bool, by_event: bool
) -> None:
    for number, row in enumerate(rows):
        if number and not quiet:
            say()
        _print(row, quiet=quiet, advice=advice)
        if not quiet and not given:
            _print_day(row.report, by_event=by_event)
    if len(rows) > 1:
        say()
        say(tally(rows))


def _print(row: CheckedList, *, quiet: bool, advice: bool) -> None:
    report = row.report
    name = f"{report.file} ({report.name})" if report.name else report.file
    if report.error is not None:
        hint = f"; {PICKS}" if report.several else ""
        say(row.outcome.value.upper(), fg=_COLOURS[row.outcome], nl=False)
        say(f"  {name}: {report.error}{hint}")
        return
    groups = "/".join(map(str, report.groups))
    word = plural("groups", "group", len(report.groups))
    of_groups = f" ({word} {groups})" if groups else ""
    say(row.outcome.value.upper(), fg=_COLOURS[row.outcome], nl=False)
    say(
        f"  {name}: {report.format} on {report.date}, "
        f"{f'pool {report.pool}, ' if report.pool else ''}"
        f"crypt {report.crypt}{of_groups}, library {report.library}"
    )
    if quiet:
        return
    for violation in report.violations:
        mark = "x" if violation.severity == "error" else "i"
        say(f"  {mark} {violation.message} [{violation.rule}]")
        if violation.fix:
            say(f"      {violation.fix}")
    for line in report.unread[:MAX_DOUBTS]:
        place = f"line {line.line}: " if line.line else ""
        say(f"  ? {place}{line.message}")
    left = len(report.unread) - MAX_DOUBTS
    if left > 0:
        say(f"  ? {more_doubts(left)}; --json lists all of them")
    for line in report.kept[:MAX_DOUBTS]:
        say(f"  i line {line.line}: {line.message}")
    if advice:
        for text in report.advice:
            say(f"  - {text}")
    say(f"  = checksum of the list: {report.checksum}")


def _print_day(report: Report, *, by_event: bool) -> None:
    """Print the date that was used by default."""
    if report.error is not None:
        return
    if by_event and report.event_date is None:
        say(f"  i The list has no tournament date; {report.date} is today.")
    elif not by_event and report.event_date not in {None, report.date}:
        say(
            f"  i Checked for today. The list is for a tournament on {report.event_date}; "
            f"use --on {EVENT} to check it for that day."
        )


def _status(rows: Sequence[CheckedList]) -> int:
    if any(row.report.error is not None for row in rows):
        return UNREADABLE
    if not all(row.report.legal for row in rows):
        return ILLEGAL
    return DOUBTFUL if any(row.doubtful for row in rows) else LEGAL
