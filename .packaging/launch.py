"""The start of a frozen program: the window or the command line, by the name of the program."""

import multiprocessing
import sys
from pathlib import Path


def main() -> int:
    """Start the window or the command line, by the program's name, and return the exit status."""
    multiprocessing.freeze_support()  # a worker process of the goldfish stops here
    if Path(sys.argv[0]).stem.endswith("-gui"):
        if sys.argv[1:2] == ["--time-start"]:  # for make dist-check
            from vtes_deck.gui.main import main as window

            return window(sys.argv[1:])
        from vtes_deck.app.window_start import open_window

        return open_window(sys.argv[1:])
    from vtes_deck.cli.main import main as command_line

    return command_line()


if __name__ == "__main__":
    sys.exit(main())
