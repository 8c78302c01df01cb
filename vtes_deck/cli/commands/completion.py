"""``vtes-deck completion``: completion for the shell."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from vtes_deck.cli.output import say

_SETTING = "_VTES_DECK_COMPLETE"


@click.command("completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def COMMAND(context: click.Context, shell: str) -> None:
    """Print a script that makes SHELL complete commands, card names, queries and formats.

    \b
        bash:  vtes-deck completion bash > ~/.local/share/bash-completion/completions/vtes-deck
        zsh:   vtes-deck completion zsh > "${fpath[1]}/_vtes-deck"
        fish:  vtes-deck completion fish > ~/.config/fish/completions/vtes-deck.fish
    """  # noqa: D301 - click wants the character itself
    kind = get_completion_class(shell)
    if kind is None:
        raise click.UsageError(f"There is no completion for {shell}.")
    say(kind(context.find_root().command, {}, "vtes-deck", _SETTING).source())
