"""The time that the game table is busy after an answer: the GUI thread alone, painting included.

Games of five seats, each with a person who answers as a computer player would. The time runs until
the table accepts the next key. Computer players think in the background and are not included. It is
the time of the thread itself, without other work of the machine.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "helpers"))

PLAYER = "quick"

ANSWERS = 60
"""The number of answers counted in each game."""

GAMES = 2

SIZE = 1920, 1080
"""Width and height of the window."""

WANTED = 50
"""Maximum milliseconds for an answer."""


def main() -> None:  # noqa: C901, PLR0915 - a script
    """Open a table offscreen, play, print."""
    import human_turns
    from PySide6.QtCore import QDeadlineTimer

    import cardbase
    from vtes_deck.app.settings import SettingsStore
    from vtes_deck.engine.agents import Sight
    from vtes_deck.gui.application import make_application
    from vtes_deck.gui.table.game_table import GameTable
    from vtes_deck.gui.window import MainWindow
    from vtes_deck.players import roster

    app = make_application()
    cards = cardbase.load()
    window = MainWindow(SettingsStore())
    window.cards_ready(cards)
    table = GameTable(window.context)
    table.resize(*SIZE)
    table.show()

    def settle() -> None:
        """Let computer players choose until the person must choose, or the game is over.

        Raises:
            SystemExit: they take longer than a minute.
        """
        deadline = QDeadlineTimer(60_000)
        play = table.game.play
        while play.session.thinker and not deadline.hasExpired():
            app.processEvents()
        while window.jobs.running and not deadline.hasExpired():
            app.processEvents()
        app.processEvents()
        if deadline.hasExpired():
            raise SystemExit("the computer players do not come to an end")

    times: dict[str, list[float]] = {"an answer": [], "undo": [], "redo": []}

    def timed(what: str, act: Callable[..., object], *arguments: object) -> None:
        begun = time.thread_time()
        act(*arguments)
        app.processEvents()
        times[what].append((time.thread_time() - begun) * 1e3)
        settle()

    for session in islice(human_turns.games(cards, PLAYER), GAMES):
        agent = roster.PLAYERS[PLAYER](session.game.seed)
        table.show_session(session)
        play = table.game.play
        play.pace = 0
        settle()
        for number in range(ANSWERS):
            if not session.waits:
                break
            option = agent.choose(session.decision, Sight(session.game, 0))
            timed("an answer", play.answer, option)
            if number % 10 == 9 and session.waits:
                timed("undo", table.game.undo)
                timed("redo", table.game.redo)
    for what, took in times.items():
        late = sum(one > WANTED for one in took)
        print(
            f"{what:<12}{len(took):4} times{statistics.median(took):8.1f} ms, "
            f"worst {max(took):6.1f}, {late} above {WANTED}"
        )
    table.close()
    window.close()


if __name__ == "__main__":
    main()
