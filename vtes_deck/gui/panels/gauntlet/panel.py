"""The gauntlet panel: fields, a button, charts that fill while tables are played, and the games."""

from __future__ import annotations

from functools import partial
from typing import override

from PySide6.QtWidgets import QPushButton

from vtes_deck.app.arena import arena_deck
from vtes_deck.app.game_table.replay import Replay
from vtes_deck.app.gauntlet import replay_of
from vtes_deck.app.gauntlet_result import GameRow
from vtes_deck.deck.checksum import checksum
from vtes_deck.graphics import icons
from vtes_deck.gui import delayed
from vtes_deck.gui.background_run import BackgroundRun
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context
from vtes_deck.gui.panels.gauntlet import PLAY, words
from vtes_deck.gui.panels.gauntlet.chart import VIEWS, GauntletChart, GauntletChartKind
from vtes_deck.gui.panels.gauntlet.conditions import GauntletConditions
from vtes_deck.gui.panels.gauntlet.games import GamesTable
from vtes_deck.gui.panels.gauntlet.runner import GauntletOutcome, Wanted, explain, play
from vtes_deck.gui.panels.gauntlet.words import FIGURES, Figure
from vtes_deck.gui.run_panel import RunPanel
from vtes_deck.gui.widgets.chart_menu import offer_saving
from vtes_deck.gui.widgets.chart_sketch import Sketch
from vtes_deck.language import mark, number, plural, tr
from vtes_deck.sim.runner import default_processes

_MAX_LISTED = 200
"""Maximum games in the list; the first ones are listed."""


class GauntletPanel(RunPanel[GauntletConditions, BackgroundRun, GauntletOutcome]):
    """Plays the open deck at tables drawn from a field, and shows the results."""

    play_text = mark("Play tables")
    play_action = PLAY
    sketch_text = mark("Play tables to see against which archetypes the deck does well")

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._outcome: GauntletOutcome | None = None
        self._part: tuple[str, frozenset[int]] | None = None
        self.processes = default_processes()
        """Processes that play; 0 plays on the worker's thread."""
        self.conditions = GauntletConditions(self._inside)
        self.running = BackgroundRun(context.jobs, explain, self)
        self.build(tr("Gauntlet"), Sketch.BARS)

    @override
    def _make_results(self) -> None:
        parent = self._inside
        self.headline = self._label("heading")
        self.difference = self._label("info")
        self.version = self._box(tr("Deck"))
        self.view = self._box(tr("View"))
        for view, title in VIEWS.items():
            self.view.addItem(tr(title), view)
        self.figure = self._box(tr("Number"))
        for figure, title in FIGURES.items():
            self.figure.addItem(tr(title), figure)
        self._row(self.version, self.view, self.figure)
        self.chart = GauntletChart(parent)
        self.chart.picked.connect(self._pick)
        offer_saving(self.chart.charts, self.context.jobs)
        self._rows.addWidget(self.chart)
        self.more = self._label("")
        self.trust = self._label("muted")
        self.behind = self._label("heading")
        self.games = GamesTable(parent)
        self.games.taken.connect(lambda _row: self._watch())
        self._rows.addWidget(self.games)
        self.watch = QPushButton(icons.icon("ui/visible"), tr("Watch this game"), parent)
        self.watch.setToolTip(tr("Replay the game on the game table, step by step"))
        self.watch.clicked.connect(self._watch)
        self._row(self.watch)
        self._results = (
            *(self.headline, self.more, self.view, self.figure, self.chart, self.trust),
            *(self.behind, self.games, self.watch),
        )
        for widget in (*self._results, self.difference, self.version):
            widget.hide()

    @override
    def _show_state(self) -> None:
        playable = self.context.session.deck.crypt_count > 0
        self._show_buttons(playable=playable, empty=self._outcome is None)
        if not playable:
            self._show_message(tr("Nothing to play yet: the deck needs a crypt."))
        elif self._outcome is None and not self.running.on:
            self._show_message(
                tr(
                    "The deck plays whole games at tables of five, drawn from winning decks. "
                    "Computer players take all seats. Open a second deck to compare the two: both "
                    "sit at the same tables, so that a difference shows early."
                )
            )
        elif self._outcome is None:
            self._show_message(tr("Playing the first tables …"))
        else:
            self._show_age()

    # -------------------------------------------------------------------------------------- playing

    @override
    def _play(self) -> None:
        session = self.context.session
        if not session.deck.crypt_count:
            return
        versions = [arena_deck(session.title, session.deck)]
        other = self.conditions.other
        if other is not None and other.deck.crypt_count:
            versions.append(arena_deck(other.title, other.deck))
        fields = self.conditions
        wanted = Wanted(
            tuple(versions),
            fields.field.text().strip(),
            fields.tables.value(),
            fields.player.currentData(),
            fields.seed.value(),
        )
        self._played = checksum(session.deck)
        self._outcome = self._part = None
        for widget in (*self._results, self.difference, self.version):
            widget.hide()
        cards, processes = self.context.cards, self.processes
        self.running.begin(
            tr("Playing a gauntlet"), lambda task: play(task, wanted, cards, processes)
        )
        self._show_state()

    @override
    def _show_result(self, result: GauntletOutcome) -> None:
        first = self._outcome is None
        self._outcome = result
        found = result.found
        if first:
            self.version.clear()
            for one in found.versions:
                self.version.addItem(one.name)
            self.version.setVisible(len(found.versions) > 1)
            for widget in self._results:
                widget.show()
        self.trust.setText(words.trust(found, result.total))
        difference_text = words.difference(found)
        self.difference.setText(difference_text)
        self.difference.setVisible(bool(difference_text))
        self._show_chart()
        self._show_state()

    # --------------------------------------------------------------------------------------- charts

    @override
    def _show_chart(self) -> None:
        if self._outcome is None:
            return
        found, version = self._outcome.found, max(0, self.version.currentIndex())
        one = found.versions[version]
        self.headline.setText(words.headline(one.all, found.seats))
        self.more.setText(words.more(found, version))
        view, figure = GauntletChartKind(self.view.currentData()), Figure(self.figure.currentData())
        self.figure.setVisible(view not in {GauntletChartKind.ROUND, GauntletChartKind.POINTS})
        self.chart.show_view(view, figure, found, version)
        if self._part is None:
            self._list(tr("All games"), one.games)
        else:
            title, tables = self._part
            self._list(title, tuple(game for game in one.games if game.table in tables))

    def _pick(self, title: str, games: tuple[GameRow, ...]) -> None:
        self._part = (title, frozenset(game.table for game in games))
        self._list(title, games)

    def _list(self, title: str, games: tuple[GameRow, ...]) -> None:
        """List the games behind a number; the selected one stays selected."""
        counted = plural("{n} games", "{n} game", len(games))
        shown = games[:_MAX_LISTED]
        if len(shown) < len(games):
            counted = tr("{all}, the first {n} of them", all=counted, n=number(len(shown)))
        self.behind.setText(tr("{title}: {games}", title=title, games=counted))
        self.games.show_games(shown, self.context.cards)
        self.watch.setEnabled(bool(shown))

    # ---------------------------------------------------------------------------------------- games

    def _watch(self) -> None:
        """Play the chosen game again, and show it on the table."""
        game = self.games.game
        if game is None or self._outcome is None:
            return
        plan, cards = self._outcome.plan, self.context.cards
        version = max(0, self.version.currentIndex())

        def work(_task: Task) -> Replay:
            reasons: dict[int, str] = {}
            return Replay(replay_of(plan, game.table - 1, version, cards, (), reasons), reasons)

        self.watch.setEnabled(False)
        self.context.jobs.run(
            tr("Replaying the game"),
            work,
            done=partial(self._show_game, game.seat - 1),
            failed=self._on_failed,
            owner=self,
        )

    def _on_failed(self, error: Exception) -> None:
        self.watch.setEnabled(True)
        self._on_ended(explain(error))

    def _show_game(self, seat: int, replay: Replay) -> None:
        self.watch.setEnabled(True)
        window = delayed.game_table.GameTable(self.context, self.window())
        window.show()
        window.show_replay(replay, seat)
