"""The goldfish panel: conditions, a button, and charts that fill while games are played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import override

from PySide6.QtWidgets import QPushButton

from vtes_deck.app import goldfish_words
from vtes_deck.app.goldfish import setup_of
from vtes_deck.app.goldfish_words import Spot
from vtes_deck.deck.checksum import checksum
from vtes_deck.effects.coverage import CoverageLevel, UnenforcedCard
from vtes_deck.graphics import icons
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui import delayed
from vtes_deck.gui.file_dialogs import ChooseFile, choose_file
from vtes_deck.gui.file_writer import write_file
from vtes_deck.gui.panels import Context
from vtes_deck.gui.panels.goldfish import PLAY
from vtes_deck.gui.panels.goldfish.chart import MeasureChart
from vtes_deck.gui.panels.goldfish.conditions import Conditions
from vtes_deck.gui.panels.goldfish.runner import GoldfishRunner, RunResult
from vtes_deck.gui.run_panel import RunPanel
from vtes_deck.gui.widgets.chart_export import png_of
from vtes_deck.gui.widgets.chart_menu import offer_saving
from vtes_deck.gui.widgets.chart_sketch import Sketch
from vtes_deck.gui.widgets.choice_headings import add_heading
from vtes_deck.language import mark, number, plural, tr
from vtes_deck.sim import comparison
from vtes_deck.sim.measure import Measure, Rows
from vtes_deck.sim.measures import all_measures, measure_named, vampires, wait_for
from vtes_deck.sim.record import Setup

_GROUPS = {
    Rows.GAME: mark("In a whole game"),
    Rows.TURN: mark("Turn by turn"),
    Rows.VAMPIRE: mark("Vampire by vampire"),
    Rows.CARD: mark("Card by card"),
}
"""The measures that can be chosen, in groups."""


class GoldfishPanel(RunPanel[Conditions, GoldfishRunner, RunResult]):
    """Plays the open deck alone, and shows the results."""

    play_text = mark("Play games")
    play_action = PLAY
    sketch_text = mark("Play games to see how soon vampires are ready, turn by turn")

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._result: RunResult | None = None
        self._spot: Spot | None = None
        self.choose_file: ChooseFile = choose_file
        self.conditions = Conditions(context.settings, self._inside)
        self.conditions.wants_priorities.connect(self._show_priorities)
        self.running = GoldfishRunner(context.jobs, self)
        self.build(tr("Goldfish"), Sketch.CURVE)

    @override
    def _more_buttons(self) -> tuple[QPushButton, ...]:
        self.by_hand = QPushButton(icons.icon("ui/hand"), tr("Play by hand …"), self._inside)
        self.by_hand.setToolTip(
            tr("Play one game on the rules engine step by step, by hand or automatically")
        )
        self.by_hand.clicked.connect(self._play_one)
        return (self.by_hand,)

    @override
    def _make_results(self) -> None:
        parent = self._inside
        self.headline = self._label("heading")
        self.doubt = self._label("info")
        self.measure = self._box(tr("View"))
        self.measure.setMaxVisibleItems(len(all_measures()) + len(_GROUPS))
        for rows, title in _GROUPS.items():
            add_heading(self.measure, tr(title))
            for measure in all_measures():
                if measure.rows is rows:
                    self.measure.addItem(tr(measure.title), measure.name)
        self.measure.setCurrentIndex(self.measure.findData(vampires.MEASURE.name))
        self._row(self.measure)
        self.chart = MeasureChart(parent)
        self.chart.picked.connect(self._pick)
        offer_saving(self.chart.charts, self.context.jobs)
        self._rows.addWidget(self.chart)
        self.difference = self._label("info")
        self.how = self._label("muted")
        self.show_game = QPushButton(icons.icon("ui/list"), tr("Show a game behind it …"), parent)
        self.show_game.clicked.connect(self._show_game)
        self.save_picture = QPushButton(icons.icon("ui/picture"), tr("Save picture …"), parent)
        self.save_picture.clicked.connect(self._save_picture)
        self.save_numbers = QPushButton(icons.icon("ui/export"), tr("Save numbers …"), parent)
        self.save_numbers.setToolTip(tr("The chart as a table (CSV) for a spreadsheet"))
        self.save_numbers.clicked.connect(self._save_numbers)
        self._row(self.show_game, self.save_picture, self.save_numbers)
        self.gaps = self._label("muted")
        self._result_widgets = (
            self.headline,
            self.measure,
            self.chart,
            self.how,
            self.show_game,
            self.save_picture,
            self.save_numbers,
            self.gaps,
        )
        for widget in (*self._result_widgets, self.difference, self.doubt):
            widget.hide()

    @property
    def _playable(self) -> bool:
        deck = self.context.session.deck
        return bool(deck.crypt_count and deck.library_count)

    @override
    def _show_state(self) -> None:
        playable = self._playable
        self._show_buttons(playable=playable, empty=self.headline.isHidden())
        self.by_hand.setEnabled(playable)
        if not playable:
            self._show_message(tr("Nothing to play yet: the deck needs a crypt and a library."))
        elif self._result is None and not self.running.on:
            self._show_message(
                tr(
                    "The deck plays under the full rules at the table of the conditions. The "
                    "results show how fast it is and where its hand jams. Open a second deck to "
                    "compare the two on the same shuffles."
                )
            )
        else:
            self._show_age()

    # ------------------------------------------------------------------------------------- playing

    @override
    def _play(self) -> None:
        session = self.context.session
        if not self._playable:
            return
        conditions = self.conditions.setup
        setup = setup_of(session.deck, conditions)
        other = self.conditions.other
        setups: tuple[Setup, ...] = (setup,)
        names: tuple[str, ...] = (session.title,)
        if other is not None and other.deck.crypt_count and other.deck.library_count:
            setups = comparison.paired(setup, setup_of(other.deck, conditions))
            names = (session.title, other.title)
        self._played = checksum(session.deck)
        self._result = self._spot = None
        self.running.start(setups, names, self.conditions.games.value(), self.context.cards)
        self._show_state()
        if not self.headline.isHidden():
            self.headline.setText(tr("Playing the first games …"))

    @override
    def _show_result(self, result: RunResult) -> None:
        self._result = result
        for widget in self._result_widgets:
            widget.show()
        study = result.study
        head = goldfish_words.headline(study.summaries[0], result.setups[0])
        self.headline.setText(head)
        doubt = goldfish_words.doubt(result.setups[0].opponents)
        self.doubt.setText(doubt)
        self.doubt.setVisible(bool(doubt))
        self.gaps.setText(gaps_text(result.gaps))
        self._show_chart()
        self._show_state()

    # -------------------------------------------------------------------------------------- charts

    @property
    def _measure(self) -> Measure:
        return measure_named(self.measure.currentData())

    @override
    def _show_chart(self) -> None:
        result = self._result
        if result is None:
            return
        measure, cards = self._measure, self.context.cards
        found = [
            goldfish_words.spots(measure, summary, setup, cards)
            for summary, setup in zip(result.study.summaries, result.setups, strict=True)
        ]
        names = (result.names[0], result.names[1] if len(found) > 1 else "")
        self.chart.show_measure(measure, found[0], found[1] if len(found) > 1 else (), names)
        games = result.study.games
        sentences = [tr(measure.how)]
        sure = measure.share or measure.moment or measure.rows is Rows.GAME
        if measure.rows is Rows.TURN:
            sentences.append(
                tr("The band is the 95 % interval.")
                if sure
                else tr("The band contains eight of ten games.")
            )
        else:
            sentences.append(
                tr("A thin line is the 95 % interval.")
                if sure
                else tr("A thin line spans eight of ten games.")
            )
        if games < result.total:
            of = number(result.total)
            sentences.append(tr("{played} of {all} games.", played=number(games), all=of))
        else:
            sentences.append(plural("{n} games.", "{n} games.", games))
        sentences.append(goldfish_words.setup_text(result.setups[0]))
        self.how.setText(" ".join(sentences))
        same = [s for s in found[0] if self._spot is not None and s.row == self._spot.row]
        self._spot = same[0] if same else (found[0][-1] if found[0] else None)
        self._show_spot()

    def _pick(self, spot: Spot) -> None:
        self._spot = spot
        self._show_spot()

    def _show_spot(self) -> None:
        spot, measure = self._spot, self._measure
        self.show_game.setEnabled(spot is not None and spot.game is not None)
        if spot is None:
            self.show_game.setText(tr("Show a game behind it …"))
            self.difference.hide()
            return
        if measure.rows is Rows.TURN:
            self.show_game.setText(tr("Show a game behind turn {turn} …", turn=spot.label))
        else:
            self.show_game.setText(tr("Show a game of “{row}” …", row=spot.label))
        self.show_game.setToolTip(plain_tip(spot.hint))
        text = self._difference_text(measure, spot)
        self.difference.setText(text)
        self.difference.setVisible(bool(text))

    def _difference_text(self, measure: Measure, spot: Spot) -> str:
        result = self._result
        if result is None or len(result.setups) < 2:
            return ""
        row = 0 if measure.rows is Rows.GAME else spot.row
        compared = wait_for(measure) or measure
        lines = comparison.lines(result.study, 1, (compared.name,))
        line = next((one for one in lines if one.row == row), None)
        if line is None:
            return ""
        text = tr(
            _AGAINST[measure.rows],
            new=result.names[0],
            old=result.names[1],
            row=spot.label,
            # The line subtracts the first deck, which is the open one.
            change=goldfish_words.signed(-line.difference.value, share=measure.share),
            margin=goldfish_words.margin(line.difference, share=measure.share),
            unit=tr("percentage points") if measure.share else tr(compared.unit),
            games=number(line.difference.of),
        )
        if measure.moment:
            text = f"{tr(compared.title)}: {text}"
        return f"{text} {_verdict(line)}"

    # ------------------------------------------------------------------------------------- dialogs

    def _show_game(self) -> None:
        if self._result is not None and self._spot is not None and self._spot.game is not None:
            setup, game = self._result.setups[0], self._spot.game
            delayed.goldfish_game.GoldfishGameDialog(
                self.context, setup, game, self.window()
            ).open()

    def _play_one(self) -> None:
        setup = setup_of(self.context.session.deck, self.conditions.setup)
        delayed.goldfish_table.open_goldfish_game(self.context, setup, 0, self.window())

    def _show_priorities(self) -> None:
        delayed.priorities.PrioritiesDialog(self.context, self.window()).open()

    # -------------------------------------------------------------------------------------- saving

    def _save_picture(self) -> None:
        path = self.choose_file(self, _home(self._measure.name, "png"), tr("Pictures (*.png)"))
        if path is not None:
            self._write(path, png_of(self.chart.current))

    def _save_numbers(self) -> None:
        path = self.choose_file(self, _home(self._measure.name, "csv"), tr("Tables (*.csv)"))
        if path is not None:
            # The mark at the beginning tells spreadsheets that the text is UTF-8.
            self._write(path, self.chart.csv().encode("utf-8-sig"))

    def _write(self, path: Path, data: bytes) -> None:
        write_file(self.context.jobs, path, data, self._show_message, self)


def _home(name: str, ending: str) -> Path:
    return Path.home() / f"{name}.{ending}"


_AGAINST = {
    Rows.TURN: mark(
        "{new} against {old}, turn {row}: {change} {margin} {unit}, in {games} games on the same "
        "shuffles."
    ),
    Rows.GAME: mark(
        "{new} against {old}: {change} {margin} {unit}, in {games} games on the same shuffles."
    ),
    Rows.CARD: mark(
        "{new} against {old}, {row}: {change} {margin} {unit}, in {games} games on the same "
        "shuffles."
    ),
    Rows.VAMPIRE: mark(
        "{new} against {old}, {row}: {change} {margin} {unit}, in {games} games on the same "
        "shuffles."
    ),
}
"""The difference between two decks."""


def gaps_text(gaps: Sequence[UnenforcedCard]) -> str:
    """The cards that the engine does not play, and those whose text the program has read."""
    if not gaps:
        return tr("The engine plays every card of the deck completely.")
    read = [gap for gap in gaps if gap.level is CoverageLevel.READ]
    lacking = [gap for gap in gaps if gap.level is not CoverageLevel.READ]
    texts = []
    if lacking:
        texts.append(
            tr("The engine plays these cards only in part: {names}.", names=_copies(lacking))
        )
    if read:
        texts.append(
            tr(
                "These cards act by the program's own reading, which no person has checked: "
                "{names}.",
                names=_copies(read),
            )
        )
    return " ".join(texts)


def _copies(gaps: Iterable[UnenforcedCard]) -> str:
    return ", ".join(f"{number(gap.copies)}x {gap.name}" for gap in gaps)


def _verdict(line: comparison.NumberDifference) -> str:
    """Whether a difference may be chance, given that one of many rows differs by chance."""
    if line.clear:
        return tr("This is very unlikely to be luck.")
    if line.difference.clear:
        return tr("It may still be luck: with this many numbers, some differ by chance.")
    if line.needed is None:
        return tr("This may be luck.")
    return tr(
        "This may be luck. About {games} games would show whether it is real.",
        games=number(goldfish_words.rough(line.needed)),
    )
