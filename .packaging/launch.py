"""The start of a frozen program: the command line, or the window when it is called by that name."""

import multiprocessing
import sys
from pathlib import Path


def main() -> int:
    """Run what the name of the program asks for; its exit status."""
    multiprocessing.freeze_support()  # a worker process of the goldfish goes no further
    if Path(sys.argv[0]).stem.endswith("-gui"):
        if sys.argv[1:2] == ["--time-start"]:  # for make dist-check
            from vtes_deck.gui.main import main as window

            return window(sys.argv[1:])
        from vtes_deck.app.start import open_window

        return open_window(sys.argv[1:])
    from vtes_deck.cli.main import main as command_line

    return command_line()


if __name__ == "__main__":
    sys.exit(main())
