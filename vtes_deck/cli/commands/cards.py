"""``vtes-deck cards``: update or restore card data, own cards, proposals for declarations."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

import cardbase
from cardbase import updates
from cardbase.sources.source import SourceError
from cardbase.updates import UpdateStep
from vtes_deck.cli.completion.cards import card_names
from vtes_deck.cli.exit_status import INTERRUPTED
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.cli.own_cards import own
from vtes_deck.cli.proposals import propose as print_proposals
from vtes_deck.cli.proposals import summarize

if TYPE_CHECKING:
    from cardbase.updates import Named, Progress, UpdateOutcome, VersionInfo

_UNREADABLE = 2
_SHOWN = 20  # names under one heading
_VERBS = {
    UpdateStep.FETCH: "Fetching",
    UpdateStep.READ: "Reading",
    UpdateStep.BUILD: "Building",
    UpdateStep.COMPARE: "Comparing",
    UpdateStep.INSTALL: "Installing",
}


@click.group("cards")
def COMMAND() -> None:
    """Update or restore card data, keep your own cards, or read card texts.

    The program includes all cards and needs no download. Newer data are used only after they have
    arrived completely and passed all checks; if anything fails, the current data stay in use. The
    exit status is 0 for success, 2 for an error, and 130 after Ctrl-C.
    """


COMMAND.add_command(own)


@COMMAND.command("update")
@click.option(
    "--source",
    type=click.Choice(["vekn", "krcg"]),
    default="vekn",
    show_default=True,
    help="The source: VEKN for the official card lists, or KRCG for cards, rulings and decks.",
)
@click.option(
    "--from",
    "files",
    multiple=True,
    metavar="FILE",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Read this file instead: the VEKN archive, or KRCG JSON (also .xz, .gz or in a zip "
    "archive). May be repeated.",
)
@click.option(
    "--url", "urls", multiple=True, help="Download this address instead. May be repeated."
)
@click.option("--force", is_flag=True, help="Install the data even if they look wrong.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@click.pass_context
def update(
    context: click.Context,
    source: str,
    files: tuple[Path, ...],
    urls: tuple[str, ...],
    *,
    force: bool,
    as_json: bool,
) -> None:
    """Download newer card data, or read them from a file, and list the changes.

    \b
    Examples:
        vtes-deck cards update
        vtes-deck cards update --source krcg
        vtes-deck cards update --from /media/stick/vtescsv_utf8.zip

    You can also set the addresses in the environment: VTES_DECK_VEKN_URL, VTES_DECK_VEKN_FR_URL,
    VTES_DECK_VEKN_ES_URL, VTES_DECK_KRCG_CARDS_URL, VTES_DECK_KRCG_SETS_URL and
    VTES_DECK_KRCG_DECKS_URL. An empty address is skipped.
    """  # noqa: D301 - click wants the sign itself
    if files and urls:
        raise click.UsageError("Use either --from or --url, not both.")

    def work() -> UpdateOutcome:
        with _progress() as report:
            if files:
                return updates.install_files(*files, force=force, progress=report)
            return updates.update(updates.Origin(source), urls=urls, force=force, progress=report)

    _run(context, work, as_json=as_json)


@COMMAND.command("propose")
@click.argument("text", metavar="NAME|QUERY", required=False, default="", shell_complete=card_names)
@click.option(
    "--summary",
    is_flag=True,
    help="How many cards are read, and the phrases that would unlock the most cards.",
)
@click.option("-n", "--limit", type=click.IntRange(min=1), default=30, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def propose(text: str, *, summary: bool, limit: int, as_json: bool) -> None:
    """Read card texts and print the declarations that the rules engine needs.

    The text of a card is read whole or not at all. Otherwise the command prints the first phrase
    that it does not understand. A proposal still has to be compared with the rulings and tested.

    \b
    Examples:
        vtes-deck cards propose "Theo Bell (G2)"
        vtes-deck cards propose 'type:vampire clan:lasombra'
        vtes-deck cards propose --summary 'type:reaction'
    """  # noqa: D301 - click wants the sign itself
    if not text and not summary:
        raise click.UsageError("Name a card, write a query, or ask for --summary.")
    base = cardbase.load()
    if summary:
        summarize(base, text, limit, as_json=as_json)
    else:
        print_proposals(base, text, as_json=as_json)


@COMMAND.command("rollback")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@click.pass_context
def rollback(context: click.Context, *, as_json: bool) -> None:
    """Go back to the card data used before."""
    _run(context, updates.rollback, as_json=as_json)


@COMMAND.command("status")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
def status(*, as_json: bool) -> None:
    """List the card data, check every file, and show which data are in use and why."""
    found = updates.status()
    if as_json:
        print_json(found)
        return
    columns = (
        Column(""),
        Column("Card data"),
        Column("Latest on"),
        Column("Installed"),
        Column("Crypt", "right"),
        Column("Library", "right"),
        Column("Decks", "right"),
        Column("Problem", wrap=True),
    )
    print_table(columns, [_row(version) for version in found.versions])
    say()
    say(f"* in use: {found.reason}.")
    say(f"Installed data are in {found.folder}.")


def _row(version: VersionInfo) -> tuple[str, ...]:
    counts = version.counts
    return (
        "*" if version.active else "",
        version.label,
        str(version.date or ""),
        version.installed.astimezone().strftime("%Y-%m-%d %H:%M") if version.installed else "",
        *(
            (f"{counts.crypt:,}", f"{counts.library:,}", f"{counts.decks:,}")
            if counts
            else ("",) * 3
        ),
        str(version.problem or ""),
    )


def _run(context: click.Context, work: Callable[[], UpdateOutcome], *, as_json: bool) -> None:
    """Run an action and report its result, or that nothing has changed."""
    before = updates.in_force()
    try:
        outcome = work()
    except KeyboardInterrupt:
        same = updates.in_force() == before
        say(
            "Stopped. The card data are unchanged." if same else "The update was already complete.",
            err=True,
        )
        context.exit(INTERRUPTED)
    except SourceError as error:
        hint = (
            " (Use --force to install them anyway.)"
            if isinstance(error, updates.RefusedError)
            else ""
        )
        say(f"The card data are unchanged: {error}.{hint}", err=True)
        context.exit(_UNREADABLE)
    if as_json:
        print_json(outcome)
    else:
        _print(outcome)


def _print(outcome: UpdateOutcome) -> None:
    version, new = outcome.version, outcome.difference
    if not outcome.changed:
        say(f"Nothing new: {version.label} stays in use.")
    else:
        heading(f"{version.label} is now in use.")
        if counts := version.counts:
            say(
                f"{counts.crypt:,} crypt cards, {counts.library:,} library cards, "
                f"{counts.sets:,} sets, {counts.decks:,} archived decks."
            )
        if not new:
            say("The contents are the same as before.")
    for title, cards in (
        ("New cards", new.added),
        ("Removed cards", new.removed),
        ("Other texts", new.texts),
        ("Changed facts, such as printings", new.facts),
        ("Other rulings", new.rulings),
    ):
        if cards:
            say(f"{title} ({len(cards):,}): {_names(cards)}")
    decks = (("new", new.decks_added), ("gone", new.decks_removed), ("changed", new.decks_changed))
    if any(count for _, count in decks):
        text = ", ".join(f"{count:,} {what}" for what, count in decks if count)
        say(f"Archived decks: {text}")
    for note in (*new.notes, *outcome.notes):
        say(f"Note: {note}.")


def _names(cards: tuple[Named, ...]) -> str:
    names = "; ".join(card.name for card in cards[:_SHOWN])
    return names + ("; ..." if len(cards) > _SHOWN else "")


@contextlib.contextmanager
def _progress() -> Iterator[Callable[[Progress], None]]:
    """A progress bar on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        yield _silent
        return
    from vtes_deck.cli.terminal_drawing import update_progress

    with update_progress(_VERBS) as report:
        yield report


def _silent(_: Progress) -> None:
    """Ignore the progress."""
