"""Write the manual pages from the command line: manual.py SOURCE TARGET SECONDS."""

import datetime
import sys
from pathlib import Path


def main(source: str, target: str, seconds: str) -> None:
    """Write a page for each command.

    Args:
        source: the checkout.
        target: the folder for the pages.
        seconds: the time of the commit, since 1970.
    """
    sys.path.insert(0, source)
    import click
    from click_man.core import write_man_pages

    from vtes_deck import __version__
    from vtes_deck.cli.main import program

    context = click.Context(program)
    # The program finds its commands by name; click-man wants them all in a dictionary.
    for name in program.list_commands(context):
        command = program.get_command(context, name)
        if command is not None:
            program.add_command(command, name)
    day = datetime.datetime.fromtimestamp(int(seconds), datetime.UTC).date().isoformat()
    write_man_pages("vtes-deck", program, version=__version__, target_dir=target, date=day)
    escape_quotes(Path(target))


def escape_quotes(folder: Path) -> None:
    """Lines that begin with an apostrophe are text, not commands of the page."""
    for page in sorted(folder.glob("*.1")):
        lines = page.read_text("utf-8").split("\n")
        page.write_text("\n".join(f"\\&{line}" if line.startswith("'") else line for line in lines))


if __name__ == "__main__":
    main(*sys.argv[1:])
