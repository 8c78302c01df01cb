"""The command line. Each command is a module of :mod:`vtes_deck.cli.commands`."""

from __future__ import annotations

import io
import logging
import os
import sys
from collections.abc import Sequence

import click

from cardbase import SourceError
from vtes_deck import __version__
from vtes_deck.app.licences import components, in_full
from vtes_deck.app.logs import VisibleFormatter
from vtes_deck.cli import commands
from vtes_deck.cli.exit_status import BROKEN_PIPE, INTERRUPTED, LEGAL, UNREADABLE
from vtes_deck.cli.lazy_group import LazyGroup
from vtes_deck.cli.output import say
from vtes_deck.effects import undeclared


def _licenses(context: click.Context, _option: click.Parameter, wanted: bool) -> None:  # noqa: FBT001 - click calls it so
    if wanted and not context.resilient_parsing:
        say(in_full(components()))
        context.exit()


@click.command(
    cls=LazyGroup,
    package=commands,
    summaries=commands.SUMMARIES,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="\b\nFor help on a command: vtes-deck COMMAND --help\nTo open the window: vtes-deck gui",
    invoke_without_command=True,
)
@click.version_option(__version__, prog_name="vtes-deck")
@click.option(
    "--licenses",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_licenses,
    help="List the included software with its licences and exit.",
)
@click.option(
    "--without-read",
    is_flag=True,
    help="Cards without a definition have no effect, even if the program can read their text.",
)
@click.pass_context
def program(context: click.Context, *, without_read: bool) -> None:
    """Build, check and test decks for Vampire: The Eternal Struggle, offline."""
    undeclared.let_act(wanted=not without_read)
    if context.invoked_subcommand is None:
        say(context.get_help())


def main(argv: Sequence[str] | None = None) -> int:  # noqa: PLR0911 - one for each way to end
    """Run the command line.

    Args:
        argv: the arguments; by default the process's own.

    Returns:
        One of :mod:`vtes_deck.cli.exit_status`.
    """
    if isinstance(logging.lastResort, logging.Handler):
        logging.lastResort.setFormatter(VisibleFormatter())
    try:
        status = program.main(
            args=None if argv is None else list(argv),
            prog_name="vtes-deck",
            standalone_mode=False,
            color=False if os.environ.get("NO_COLOR") else None,
        )
    except click.exceptions.Exit as leave:
        return leave.exit_code
    except click.Abort:
        say("Interrupted.", err=True)
        return INTERRUPTED
    except click.ClickException as error:
        shown = io.StringIO()
        error.show(shown)  # may contain control characters from arguments and file names
        say(shown.getvalue(), err=True, nl=False)
        return error.exit_code
    except SourceError as error:
        say(f"The card data cannot be used: {error}.", err=True)
        return UNREADABLE
    except SystemExit as leave:
        if not isinstance(leave.__context__, BrokenPipeError):
            raise
        return _broken_pipe()  # click exits with 1, which means an illegal deck
    except BrokenPipeError:
        return _broken_pipe()
    except OSError as error:
        say(f"{error.filename or 'The output'}: {error.strerror or error}.", err=True)
        sys.stdout = None
        status = UNREADABLE
    return status if isinstance(status, int) else LEGAL


def _broken_pipe() -> int:
    """End without output, because Python would report the closed pipe again when it flushes."""
    sys.stdout = None
    return BROKEN_PIPE


if __name__ == "__main__":
    sys.exit(main())
