"""A group of commands that imports a command when it runs."""

from __future__ import annotations

import difflib
import importlib
from collections.abc import Mapping
from types import ModuleType
from typing import override

import click
from click.shell_completion import CompletionItem


class LazyGroup(click.Group):
    """Commands from the modules of a package, imported by name.

    Args:
        package: has one module per command, with the command as ``COMMAND``.
        summaries: the line of help for each command.
    """

    def __init__(
        self, *, package: ModuleType, summaries: Mapping[str, str], **settings: object
    ) -> None:
        super().__init__(**settings)  # type: ignore[arg-type] # click's own settings
        self._package = package.__name__
        self._summaries = summaries

    @override
    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(self._summaries)

    @override
    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._summaries:
            return None
        module = importlib.import_module(f"{self._package}.{cmd_name}")
        command: click.Command = module.COMMAND
        command.short_help = self._summaries[cmd_name]
        return command

    @override
    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            near = difflib.get_close_matches(args[0], self.list_commands(ctx), n=2)
            perhaps = f" Perhaps: {', '.join(near)}." if near else ""
            raise click.UsageError(f"{error.message}{perhaps}", ctx) from None

    @override
    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(sorted(self._summaries.items()))

    @override
    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        names = [
            CompletionItem(name, help=summary)
            for name, summary in sorted(self._summaries.items())
            if name.startswith(incomplete)
        ]
        return [*names, *click.Command.shell_complete(self, ctx, incomplete)]
