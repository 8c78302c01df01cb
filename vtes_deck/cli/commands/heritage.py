"""``vtes-deck heritage``: Vampire: The Masquerade - Heritage, the second game."""

from __future__ import annotations

import click

from vtes_deck.cli import heritage
from vtes_deck.cli.lazy_group import LazyGroup


@click.group("heritage", cls=LazyGroup, package=heritage, summaries=heritage.SUMMARIES)
def COMMAND() -> None:
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
