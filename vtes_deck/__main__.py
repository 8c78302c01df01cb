"""The program: ``python -m vtes_deck`` opens the window, or works in the terminal.

With arguments it is the command line. Without any it opens the window; where that is impossible it
says why in one line and does the same job here: it shows a tournament winning deck of the archive,
judges it and deals its opening hand.
"""

import contextlib
import shlex
import sys
import tempfile
from pathlib import Path

from vtes_deck.app.preflight import examine
from vtes_deck.app.start import show_window, why_not

SEED = "7"


def main() -> int:
    """Run the program; its exit status."""
    if len(sys.argv) > 1:
        from vtes_deck.cli.main import main as command_line

        return command_line(sys.argv[1:])
    readiness = examine()
    if readiness.ready:
        return show_window(readiness)
    sys.stdout.write(f"The window cannot open: {why_not(readiness)}\n")
    return in_terminal()


def in_terminal() -> int:
    """Show, judge and deal the newest winning deck of the archive, command by command.

    Returns:
        The highest exit status of the commands.
    """
    import cardbase
    from vtes_deck import deckio
    from vtes_deck.cli.main import main as command_line
    from vtes_deck.deck.winners import from_archive

    base = cardbase.load()
    dated = [(deck.event.date, deck) for deck in base.archive if deck.event.date is not None]
    day, newest = max(dated, key=lambda pair: pair[0])
    name = f"winner-{day}.txt"
    status = 0
    with tempfile.TemporaryDirectory(prefix="vtes-deck-") as folder, contextlib.chdir(folder):
        Path(name).write_text(deckio.write(from_archive(newest, base.get), "twd"), "utf-8")
        for arguments in (
            ["show", name],
            ["check", "--on", str(day), name],
            ["hand", "--seed", SEED, name],
        ):
            sys.stdout.write(f"\n$ vtes-deck {shlex.join(arguments)}\n")
            sys.stdout.flush()
            status = max(status, command_line(arguments))
    return status


if __name__ == "__main__":
    sys.exit(main())
