"""``vtes-deck check``: judge decks for a tournament format and a day."""

from __future__ import annotations

import datetime
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from vtes_deck.cli.completion import tournament_formats
from vtes_deck.cli.decks import PIPE, read_pipe
from vtes_deck.cli.main import ILLEGAL, LEGAL, UNREADABLE
from vtes_deck.cli.output import print_json

if TYPE_CHECKING:
    from cardbase import CardBase
    from vtes_deck.app.check import Question, Report

#: Files from which on a progress bar is worth its line.
_MANY = 20

#: Files of a folder that are named when they are passed over.
_NAMED = 5

EVENT = "event"
"""What ``--on`` takes for the day of the tournament that a list names."""


def _day(
    _context: click.Context, _parameter: click.Parameter, value: str | None
) -> datetime.date | str | None:
    """A day, or ``event``: the day of the tournament that a list names."""
    if value is None or value == EVENT:
        return value
    try:
        return datetime.date.fromisoformat(value)
    except ValueError:
        message = f"{value!r} is no day such as 2026-03-14, nor {EVENT!r}."
        raise click.BadParameter(message) from None


@click.command("check", short_help="Say whether decks are legal, and why not.")
@click.argument("files", nargs=-1, required=True, type=click.Path(), metavar="FILE|FOLDER|- ...")
@click.option(
    "--format",
    "format_name",
    default="standard",
    show_default=True,
    shell_complete=tournament_formats,
    help="Tournament format; --list-formats names them.",
)
@click.option(
    "--on",
    callback=_day,
    metavar="DATE|event",
    help='Day of the tournament, such as 2026-03-14; "event" takes it from each list that names '
    "its tournament.  [default: today]",
)
@click.option("--players", type=int, default=5, help="Players at a table (old editions).")
@click.option("--boosters", type=int, help="Boosters per player (limited).")
@click.option("--starters", is_flag=True, help="Starters are used (limited).")
@click.option("--json", "as_json", is_flag=True, help="Print a list with one object per deck.")
@click.option("-q", "--quiet", is_flag=True, help="Only the verdicts, one line per deck.")
@click.option("--advice/--no-advice", default=True, help="With or without advice.")
@click.option(
    "--list-formats",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=lambda context, _parameter, value: _list_formats(context) if value else None,
    help="Name the tournament formats and leave.",
)
@click.pass_context
def COMMAND(  # noqa: N802, PLR0913 - every command module has a COMMAND
    context: click.Context,
    files: tuple[str, ...],
    format_name: str,
    on: datetime.date | str | None,
    players: int,
    boosters: int | None,
    *,
    starters: bool,
    as_json: bool,
    quiet: bool,
    advice: bool,
) -> None:
    """Judge deck files of any kind, or all deck files in folders; "-" reads a deck from a pipe.

    \b
    Examples:
        vtes-deck check my-deck.txt
        vtes-deck check lists/ --format v5 --on 2026-03-14
        pbpaste | vtes-deck check -

    The exit status is 0 when all decks are legal, 1 when one is not, 2 when one cannot be read.
    """  # noqa: D301 - click wants the character itself
    from cardbase import load
    from vtes_deck.app.check import Question
    from vtes_deck.legality.case import Options
    from vtes_deck.legality.format import UnknownFormatError, find_format

    try:
        question = Question(
            find_format(format_name).name,
            on if isinstance(on, datetime.date) else datetime.date.today(),
            Options(players=players, boosters=boosters, starters=starters),
            by_event=on == EVENT,
        )
    except (UnknownFormatError, ValueError) as error:
        raise click.UsageError(f"{error}.") from None
    reports = list(_check(files, load(), question))
    given = isinstance(on, datetime.date)
    if as_json:
        print_json(reports)
    else:
        for number, report in enumerate(reports):
            if number and not quiet:
                click.echo()
            _print(report, quiet=quiet, advice=advice)
            if not quiet and not given:
                _print_day(report, by_event=question.by_event)
        if len(reports) > 1:
            _print_sum(reports)
    context.exit(_status(reports))


def _list_formats(context: click.Context) -> None:
    from vtes_deck.cli.output import Column, print_table
    from vtes_deck.legality.format import all_formats

    rows = [(one.name, one.title, one.help) for one in all_formats()]
    print_table((Column("Format"), Column("Title"), Column("What it allows", wrap=True)), rows)
    context.exit(0)


def _check(files: Sequence[str], cards: CardBase, question: Question) -> Iterator[Report]:
    from vtes_deck.app.check import (
        TooManyFilesError,
        check_data,
        check_file,
        deck_files,
        printable,
    )

    paths: list[Path | None] = []
    others: list[Path] = []
    for file in files:
        try:
            paths += [None] if file == PIPE else deck_files([Path(file)], others)
        except TooManyFilesError as error:
            raise click.UsageError(
                f"There are too many files in {error.folder}; name the folders in it one by one."
            ) from None
    if others:
        names = ", ".join(printable(path.name) for path in others[:_NAMED])
        more = f" and {len(others) - _NAMED} more" if len(others) > _NAMED else ""
        click.echo(f"Passed over, no lists by their ending: {names}{more}.", err=True)
    if not paths:
        raise click.UsageError(f"There is no deck file in {', '.join(files)}.")
    with click.progressbar(
        paths, label="Checking", file=sys.stderr, hidden=len(paths) < _MANY
    ) as bar:
        for path in bar:
            if path is None:
                yield check_data(read_pipe(), PIPE, cards, question)
            else:
                yield check_file(path, cards, question)


def _print(report: Report, *, quiet: bool, advice: bool) -> None:
    name = f"{report.file} ({report.name})" if report.name else report.file
    if report.error is not None:
        click.echo(f"{click.style('UNREADABLE', fg='yellow')}  {name}: {report.error}")
        return
    verdict = (
        click.style("LEGAL", fg="green") if report.legal else click.style("NOT LEGAL", fg="red")
    )
    groups = "/".join(map(str, report.groups)) or "none"
    click.echo(
        f"{verdict}  {name}: {report.format} on {report.date}, "
        f"crypt {report.crypt} (groups {groups}), library {report.library}"
    )
    if quiet:
        return
    for violation in report.violations:
        mark = "x" if violation.severity == "error" else "i"
        click.echo(f"  {mark} {violation.message} [{violation.rule}]")
        if violation.mend:
            click.echo(f"      {violation.mend}")
    for line in report.unread:
        place = f"line {line.line}: " if line.line else ""
        click.echo(f"  ? {place}{line.message}")
    if advice:
        for text in report.advice:
            click.echo(f"  - {text}")


def _print_day(report: Report, *, by_event: bool) -> None:
    """Say which day was taken, where nobody has said one."""
    if report.error is not None:
        return
    if by_event and report.event_date is None:
        click.echo(f"  i The list names no tournament with a date; {report.date} is today.")
    elif not by_event and report.event_date not in {None, report.date}:
        click.echo(
            f"  i Judged for today. The list names a tournament of {report.event_date}; "
            f"--on {EVENT} judges it for that day."
        )


def _print_sum(reports: Sequence[Report]) -> None:
    unreadable = sum(report.error is not None for report in reports)
    legal = sum(report.legal for report in reports)
    illegal = len(reports) - legal - unreadable
    click.echo()
    click.echo(
        f"{len(reports)} decks: {legal} legal, {illegal} not legal, {unreadable} unreadable."
    )


def _status(reports: Sequence[Report]) -> int:
    if any(report.error is not None for report in reports):
        return UNREADABLE
    return LEGAL if all(report.legal for report in reports) else ILLEGAL
