"""A command whose arguments are a query, in which a hyphen begins a condition."""

from __future__ import annotations

from typing import override

import click


class QueryCommand(click.Command):
    """No option has one letter: ``-name:bell`` is a condition. ``-h`` alone asks for help."""

    def __init__(self, *arguments: object, **settings: object) -> None:
        super().__init__(*arguments, **settings)  # type: ignore[arg-type] # click's own settings
        self.context_settings = {"ignore_unknown_options": True, "help_option_names": ["--help"]}

    @override
    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, ["--help"] if args == ["-h"] else args)
