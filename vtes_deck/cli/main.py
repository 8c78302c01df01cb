"""The command line; each command is one file of :mod:`vtes_deck.cli.commands`."""

from __future__ import annotations

import importlib
import io
import logging
import os
import pkgutil
import sys
from collections.abc import Sequence
from typing import override

import click

from cardbase import SourceError
from vtes_deck import __version__
from vtes_deck.app.logs import VisibleFormatter
from vtes_deck.cli import commands
from vtes_deck.cli.output import say

#: Exit status of ``check`` and of every command: all well, a deck is not legal, nothing to read.
LEGAL, ILLEGAL, UNREADABLE = 0, 1, 2

#: The reader of the output went away before the end, as a shell says it.
BROKEN_PIPE = 141


class Commands(click.Group):
    """Commands found by scanning; only the one that is asked for is imported."""

    @override
    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(module.name for module in pkgutil.iter_modules(commands.__path__))

    @override
    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        module = importlib.import_module(f"{commands.__name__}.{cmd_name}")
        command = module.COMMAND
        if not isinstance(command, click.Command):
            raise TypeError(f"{module.__name__}.COMMAND is no command")
        return command


def _licenses(context: click.Context, _option: click.Parameter, wanted: bool) -> None:  # noqa: FBT001 - click calls it so
    if wanted and not context.resilient_parsing:
        from vtes_deck.app.licences import components, in_full

        say(in_full(components()))
        context.exit()


@click.command(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="A command's own help: vtes-deck COMMAND --help. The window: vtes-deck gui.",
    invoke_without_command=True,
)
@click.version_option(__version__, prog_name="vtes-deck")
@click.option(
    "--licenses",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_licenses,
    help="List the software inside with its licences and exit.",
)
@click.pass_context
def program(context: click.Context) -> None:
    """Decks for Vampire: The Eternal Struggle: find cards, build, check and deal, offline."""
    if context.invoked_subcommand is None:
        say(context.get_help())


def main(argv: Sequence[str] | None = None) -> int:  # noqa: PLR0911 - one for each way to end
    """Run the command line.

    Args:
        argv: the arguments; by default the process's own.

    Returns:
        The exit status: 0 all well, 1 a deck is not legal (``check``) or a search found nothing,
        2 wrong usage or something unreadable, 130 interrupted, 141 nobody reads the output.
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
        return 130
    except click.ClickException as error:
        shown = io.StringIO()
        error.show(shown)  # it quotes what was typed, and the names of files
        say(shown.getvalue(), err=True, nl=False)
        return error.exit_code
    except SourceError as error:
        say(f"The card data cannot be used: {error}.", err=True)
        return UNREADABLE
    except SystemExit as leave:
        if not isinstance(leave.__context__, BrokenPipeError):
            raise
        return _unheard()  # click would leave with 1, which calls every deck illegal
    except BrokenPipeError:
        return _unheard()
    except OSError as error:
        say(f"{error.filename or 'The output'}: {error.strerror or error}.", err=True)
        sys.stdout = None
        status = UNREADABLE
    return status if isinstance(status, int) else LEGAL


def _unheard() -> int:
    """The reader of a pipe has seen enough. Python would complain once more while it flushes."""
    sys.stdout = None
    return BROKEN_PIPE


if __name__ == "__main__":
    sys.exit(main())
