"""``vtes-deck heritage score``: the referee."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from vtes_deck.app.heritage import referee
from vtes_deck.app.heritage.data_sets import find_set
from vtes_deck.app.heritage.folders import HeritageError
from vtes_deck.cli.heritage.options import file_bytes, json_option, set_option, speaking
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.heritage.narrator import option_sentence

if TYPE_CHECKING:
    from vtes_deck.app.heritage.referee import Scored

_TEMPLATE = """\
# A table at the end of a game. Everything on a vampire may be left out.
[setting]
battlegrounds = ["A", "B", "C"]
# missions = ["id-of-a-mission"]
players = [
  { name = "Ada", clan = "brujah", leader = "id-of-a-leader" },
  { name = "Ben", clan = "gangrel", leader = "id-of-a-leader" },
]

# A side for each player, in the same order; sires before their childer.
[[sides]]
vampires = [
  { id = "id-of-a-leader", power = 2, boons = { gangrel = 1 } },
  { id = "id-of-a-character", sire = "id-of-a-leader", power = 3, infamy = 1 },
  { id = "id-of-another", sire = "id-of-a-leader", torpor = true },
]
[[sides]]
vampires = [{ id = "id-of-a-leader" }]

# The boards, as they are in "vtes-deck heritage score --boards".
# [boards.A]

# Who won the primogen's decision, by mission; "victory" for the first place.
# [ties]
# id-of-a-mission = "Ada"
"""


@click.command("score")
@click.argument("file", required=False, type=click.Path())
@set_option
@click.option("--template", "template", is_flag=True, help="Print a file to fill in.")
@click.option("--boards", is_flag=True, help="Print the fields of the boards of the table.")
@click.option("--play", "turn", metavar="PLAYER", help="List what PLAYER can do in this position.")
@json_option
@speaking
def COMMAND(
    *,
    file: str | None,
    set_id: str,
    template: bool,
    boards: bool,
    turn: str | None,
    as_json: bool,
) -> None:
    """Score the final table in FILE (TOML or JSON), or settle a question in that position.

    Every point is explained by its rule. What the primogen has to decide is listed; enter who won
    it under [ties].
    """
    if template:
        say(_TEMPLATE, nl=False)
        return
    if file is None:
        raise click.UsageError("Name a FILE; --template prints one to fill in.")
    data = find_set(set_id)
    content = file_bytes(file)
    toml = not (file.endswith(".json") or content.lstrip()[:1] == b"{")
    position, ties = referee.read_position(content, toml=toml)
    if boards:
        table = referee.lay(data, position)
        print_json({field.letter: field.shown(table) for field in table.fields})
        return
    if turn is not None:
        names = [one.name for one in position.setting.players]
        if turn not in names:
            raise HeritageError(f"There is no player {turn}. Choose one of: {', '.join(names)}.")
        game = referee.go_on(data, position, names.index(turn))
        options = game.decision.options if game.decision else ()
        found = [option_sentence(game.table, option) for option in options]
        if as_json:
            print_json(found)
        else:
            for sentence in found:
                say(sentence)
        return
    scored = referee.score(data, position, ties)
    if as_json:
        print_json(scored)
    else:
        _print(scored)


def _print(scored: Scored) -> None:
    heading("Points")
    columns = (
        Column("Player"),
        Column("Points", "right"),
        Column("Rule"),
        Column("Why", wrap=True),
    )
    print_table(columns, [(one.player, one.points, one.rule, one.why) for one in scored.points])
    for claim in scored.claims:
        say(f"{claim.name}: {claim.why}")
    heading("Places")
    rows = []
    place = 1
    for one in scored.places:
        rows += [(place, name, one.points, one.claims) for name in one.players]
        place += len(one.players)
    heads = (Column("Place", "right"), Column("Player"), Column("Victory points", "right"))
    print_table((*heads, Column("Missions", "right")), rows)
    for sentence in scored.open:
        say(sentence)
