"""``vtes-deck heritage data``: data sets."""

from __future__ import annotations

from pathlib import Path

import click

from vtes_deck.app.heritage import data_sets as sets
from vtes_deck.app.heritage.data_sets import schema_text
from vtes_deck.app.heritage.folders import checked_name
from vtes_deck.app.heritage.template import template
from vtes_deck.cli.exit_status import ILLEGAL
from vtes_deck.cli.heritage.options import json_option, speaking, write
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.language import tr
from vtes_deck.resources import resource


@click.group("data")
def COMMAND() -> None:
    """Enter the cards and boards of your box: one TOML file that any editor can change."""


@COMMAND.command("list")
@json_option
@speaking
def list_command(*, as_json: bool) -> None:
    """List the data sets: the demonstration set and your own."""
    shown = sets.demonstration()
    rows = [(shown.about.id, shown.about.name, "ready", "comes with the program")]
    for one in sets.own_sets():
        about = one.data.about if one.data is not None else None
        state = f"{len(one.problems)} problems" if one.problems else f"{len(one.gaps)} gaps"
        rows.append((about.id if about else "", about.name if about else "", state, str(one.path)))
    if as_json:
        keys = ("id", "name", "state", "file")
        print_json([dict(zip(keys, row, strict=True)) for row in rows])
        return
    print_table((Column("Id"), Column("Name"), Column("State"), Column("File")), rows)


@COMMAND.command("check")
@click.argument("file", type=click.Path())
@json_option
@click.pass_context
@speaking
def check_command(context: click.Context, *, file: str, as_json: bool) -> None:
    """Check a data set: FILE or folder, or the id of one of your own.

    It lists problems with their lines, then what cannot be played yet and why. The exit status is 1
    when there are problems.
    """
    own = {one.data.about.id: one for one in sets.own_sets() if one.data is not None}
    path = Path(file)
    if path.exists() or file not in {*own, sets.DEMONSTRATION}:
        found = sets.examine(path)
    else:
        found = own.get(file) or sets.examine(resource("heritage/demonstration"))
    if as_json:
        gaps = [
            {"item": gap.item, "what": gap.what, "why": gap.why, "blocks": gap.blocks}
            for gap in found.gaps
        ]
        problems = [
            {
                "file": one.file,
                "line": one.line,
                "field": one.field,
                "message": one.message.render(tr),
            }
            for one in found.problems
        ]
        print_json({"file": file, "problems": problems, "gaps": gaps})
    else:
        for problem in found.problems:
            say(problem.render(tr))
        if found.gaps:
            heading("Not entered yet")
            columns = (Column("Item"), Column("What"), Column("Why", wrap=True))
            print_table(columns, [(gap.item, gap.what, gap.why) for gap in found.gaps])
        if not found.problems:
            blocked = any(gap.blocks for gap in found.gaps)
            say(
                "No problems. " + ("No game can be played yet." if blocked else "It can be played.")
            )
    context.exit(ILLEGAL if found.problems else 0)


@COMMAND.command("template")
@click.argument("name", required=False)
@click.option("--id", "set_id", help="Id of the new set: lower case letters, digits, hyphens.")
@click.option("-o", "--output", type=click.Path(), help='Write it to this file, or "-".')
@click.option("-f", "--force", is_flag=True, help="Replace the file if it exists.")
@speaking
def template_command(
    *, name: str | None, set_id: str | None, output: str | None, force: bool
) -> None:
    """Create a data set NAME with every kind of entry explained, in the program's folder.

    Use -o to write it elsewhere.
    """
    title = checked_name(name or "Our box")
    wanted = set_id or "-".join("".join(c if c.isalnum() else " " for c in title.lower()).split())
    if output is not None:
        write(output, template(title, wanted).encode(), force=force)
        return
    say(sets.create_set(title, wanted))


@COMMAND.command("schema")
@click.option(
    "-o", "--output", type=click.Path(), default="-", help='File; "-" for standard output.'
)
@click.option("-f", "--force", is_flag=True, help="Replace the file if it exists.")
@speaking
def schema_command(*, output: str, force: bool) -> None:
    """Write the JSON schema of data sets, for completion in editors."""
    write(output, schema_text().encode(), force=force)
