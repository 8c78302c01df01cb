"""``vtes-deck heritage``: Vampire: The Masquerade - Heritage, the second game."""

from __future__ import annotations

import click

from vtes_deck.cli.heritage.chronicle import chronicle_command
from vtes_deck.cli.heritage.data import data_group
from vtes_deck.cli.heritage.play import new_command, play_command
from vtes_deck.cli.heritage.rules import rules_command
from vtes_deck.cli.heritage.score import score_command


@click.group("heritage")
def COMMAND() -> None:  # noqa: N802 - every command module has a COMMAND
    """Play Vampire: The Masquerade - Heritage, keep its chronicles, and score a final table.

    \b
    Examples:
        vtes-deck heritage play --players human,greedy
        vtes-deck heritage new Evening --players human,human --names Ada,Ben
        vtes-deck heritage play Evening
        vtes-deck heritage chronicle Months --new Ada,Ben,Eve --set our-box
        vtes-deck heritage chronicle Months
        vtes-deck heritage score table.toml
        vtes-deck heritage rules REC-02
        vtes-deck heritage data template "Our box" --id our-box

    The program does not contain the cards of the game. Enter those of your box in a data set, or
    use the demonstration set, which has names and cards of its own.
    """  # noqa: D301 - click wants the character itself


COMMAND.add_command(new_command)
COMMAND.add_command(play_command)
COMMAND.add_command(score_command)
COMMAND.add_command(chronicle_command)
COMMAND.add_command(rules_command)
COMMAND.add_command(data_group)
