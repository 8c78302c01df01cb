"""The program: ``python -m vtes_deck`` opens the window or runs in the terminal.

With arguments it is the command line. Without any it opens the window; if that is impossible, it
gives the reason in one line and continues here: it shows a deck that won a tournament, judges it
and deals its opening hand.
"""

import contextlib
import shlex
import sys
import tempfile

from vtes_deck.app.preflight import examine
from vtes_deck.app.window_start import show_window, why_not

SEED = "7"


def main() -> int:
    """Run the program; returns its exit status."""
    if len(sys.argv) > 1:
        from vtes_deck.cli.main import main as command_line

        return command_line(sys.argv[1:])
    readiness = examine()
    if readiness.ready:
        return show_window(readiness)
    sys.stdout.write(f"The window cannot open: {why_not(readiness)}\n")
    return in_terminal()


def in_terminal() -> int:
    """Show, judge and deal the deck of a first start, one command after the other.

    Returns:
        The highest exit status of the commands.
    """
    import cardbase
    from vtes_deck.app.example_deck import choose_example
    from vtes_deck.cli.main import main as command_line

    cards = cardbase.load()
    winner = choose_example(cards) or next(iter(cards.archive))
    file = f"winner-{winner.event.date or winner.id}.txt"
    status = 0
    with tempfile.TemporaryDirectory(prefix="vtes-deck-") as folder, contextlib.chdir(folder):
        for arguments in (
            ["convert", f"twd:{winner.id}", "-o", file],
            ["show", file],
            ["check", file],
            ["hand", "--seed", SEED, file],
        ):
            sys.stdout.write(f"\n$ vtes-deck {shlex.join(arguments)}\n")
            sys.stdout.flush()
            status = max(status, command_line(arguments))
    return status


if __name__ == "__main__":
    sys.exit(main())
