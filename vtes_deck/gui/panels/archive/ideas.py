"""Winning decks like the open one, and the cards they suggest, with reasons."""

from __future__ import annotations

from itertools import pairwise
from typing import override

from PySide6.QtCore import QByteArray, QModelIndex, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardbase.archive_affinity import Affinities, affinities_of
from cardbase.archive_similarity import SimilarDeck, similarity_of
from cardbase.terms import CardKind
from vtes_deck.app.changes import Changes, What
from vtes_deck.app.deck_emblems import main_clan
from vtes_deck.app.similar_decks import Idea, IdeaKind, Thoughts, think
from vtes_deck.deck.edits import MAX_COUNT, set_count
from vtes_deck.deck.model import Deck
from vtes_deck.graphics import theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui import delayed
from vtes_deck.gui.dialogs.comparison_sides import winner_side
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.models.rows import TableRow
from vtes_deck.gui.panels import Context, Panel
from vtes_deck.gui.panels.archive.idea_rows import DECK_COLUMNS, IDEA_COLUMNS, deck_row, idea_row
from vtes_deck.gui.widgets.card_hover import ViewHover
from vtes_deck.gui.widgets.choices import Choices
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.rows_view import RowsView
from vtes_deck.gui.widgets.turning_splitter import TurningSplitter
from vtes_deck.language import mark, number, plural, tr

KEY = "ideas"
_MODEL = "ideas model"
_PAUSE = 150
"""Milliseconds without a change before the archive is searched again."""

_KINDS: tuple[tuple[str, tuple[IdeaKind, ...]], ...] = (
    (mark("Usual here"), (IdeaKind.USUAL,)),
    (mark("Sets this deck apart"), (IdeaKind.APART,)),
    (mark("More copies"), (IdeaKind.MORE,)),
    (mark("Cards to cut"), (IdeaKind.CUT, IdeaKind.FEWER)),
)
_ADD, _CUT = 0, 3
"""Places in :data:`_KINDS`."""
_PARTS: tuple[tuple[str, frozenset[CardKind]], ...] = (
    (mark("All"), frozenset(CardKind)),
    (mark("Crypt"), frozenset({CardKind.CRYPT})),
    (mark("Library"), frozenset({CardKind.LIBRARY})),
)
_EMPTY = mark(
    "Nothing to compare yet. Add a few cards to see similar winning decks and the cards "
    "they suggest."
)
_STRANGE = mark("No winning deck is similar to this one.")
_LEARNING = mark("Learning from the archive which cards go together …")
_STOPPED = mark("The archive has not been analysed. Choose this list again to start.")
_HUNDRED = 100


class IdeasPanel(Panel):
    """Decks like this one above, ideas below."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._thoughts = Thoughts()
        self._model: Affinities | None = None
        self._stopped = False
        self.pause = QTimer(self)
        self.pause.setSingleShot(True)
        self.pause.setInterval(_PAUSE)
        self.pause.timeout.connect(self._think)
        self.state = PlainLabel(tr("Reading the archive …"), self)
        self.state.setProperty("look", "muted")
        self.state.setWordWrap(True)
        self.alike = RowsView(tr("Similar winning decks"), DECK_COLUMNS, self, wide=1)
        self.kind = Choices(tr("Ideas to show"), [tr(title) for title, _ in _KINDS], self)
        self.part = Choices(tr("Cards to suggest"), [tr(title) for title, _ in _PARTS], self)
        self.ideas = RowsView(tr("Ideas for this deck"), IDEA_COLUMNS, self, wide=1)
        self.nothing = PlainLabel(self)
        self.nothing.setProperty("look", "muted")
        self.nothing.setWordWrap(True)
        self.reason = PlainLabel(self)
        self.reason.setWordWrap(True)
        self.take = QPushButton(self)
        self.take.setToolTip(tr("Apply the idea to the deck (Enter); undo reverts it"))
        self.swap = QPushButton(tr("Replace"), self)
        self.swap.setToolTip(
            tr("Add the usual copies and remove as many of the card to replace (Shift+Enter)")
        )
        self.compare = QPushButton(tr("Compare …"), self)
        self.compare.setToolTip(tr("Compare the open deck with the winning deck"))
        self.open_copy = QPushButton(tr("Open a copy"), self)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        self.reason.setMinimumHeight(metrics.line * 3)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        decks, ideas = QWidget(self), QWidget(self)
        above = QVBoxLayout(decks)
        above.setContentsMargins(0, 0, 0, 0)
        above.setSpacing(0)
        self.state.setMargin(metrics.pad)
        above.addWidget(self.state)
        above.addWidget(self.alike, 1)
        doing = QHBoxLayout()
        doing.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.gap)
        doing.setSpacing(metrics.gap)
        doing.addStretch(1)
        doing.addWidget(self.compare)
        doing.addWidget(self.open_copy)
        above.addLayout(doing)
        below = QVBoxLayout(ideas)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(0)
        chosen = QVBoxLayout()
        chosen.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.gap)
        chosen.setSpacing(metrics.small)
        head = PlainLabel(tr("Ideas for this deck"), self)
        head.setProperty("look", "heading")
        above_ideas = QHBoxLayout()
        above_ideas.setSpacing(metrics.gap)
        above_ideas.addWidget(head, 1)
        above_ideas.addWidget(self.part)
        chosen.addLayout(above_ideas)
        chosen.addWidget(self.kind)
        chosen.addWidget(self.nothing)
        below.addLayout(chosen)
        below.addWidget(self.ideas, 1)
        why = QHBoxLayout()
        why.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.pad)
        why.addWidget(self.reason, 1)
        does = QVBoxLayout()
        does.setSpacing(metrics.gap)
        does.addWidget(self.take)
        does.addWidget(self.swap)
        does.addStretch(1)
        why.addLayout(does)
        below.addLayout(why)
        self.halves = TurningSplitter(self, vertical=(2, 3), horizontal=(1, 1))
        self.halves.addWidget(decks)
        self.halves.addWidget(ideas)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.halves)

    def _connect(self) -> None:
        self.alike.looked.connect(self._look_deck)
        self.alike.taken.connect(lambda _row: self._open())
        self.ideas.looked.connect(self._look)
        ViewHover(self.ideas, self.ideas.card_at, self.context.preview_card)
        self.ideas.taken.connect(self._take)
        self.ideas.stepped.connect(self._step)
        self.kind.chosen.connect(self._on_kind)
        self.part.chosen.connect(lambda: self._show(again=True))
        self.take.clicked.connect(lambda: self._take(self.ideas.current))
        self.swap.clicked.connect(self._replace)
        keys = QShortcut(QKeySequence("Shift+Return"), self.ideas)
        keys.setContext(Qt.ShortcutContext.WidgetShortcut)
        keys.activated.connect(self._replace)
        self.compare.clicked.connect(self._compare)
        self.open_copy.clicked.connect(self._open)
        order = (
            *(self.alike, self.compare, self.open_copy),
            *(*self.part.buttons, *self.kind.buttons, self.ideas, self.take, self.swap),
        )
        for first, second in pairwise(order):
            self.setTabOrder(first, second)
        self._look_deck(None)
        self._look(None)

    # -------------------------------------------------------------------------------------- changes

    def changed(self, changes: Changes) -> None:
        """Compute the ideas again when the deck has other cards."""
        if changes.touches(What.CARDBASE):
            # Current work uses the previous archive.
            self.context.jobs.cancel(KEY)
            self.context.jobs.cancel(_MODEL)
            self._model, self._stopped = None, False
        if changes.touches(What.DECK | What.CARDBASE | What.LEGALITY):
            self.pause.start()

    def _think(self) -> None:
        session, cards, model = self.context.session, self.context.cards, self._model
        if model is None and not self._stopped and session.deck.slots:
            self._learn()
        deck, on = session.deck, session.judged_on
        archive_id = session.document.archive_id

        def work(task: Task) -> Thoughts:
            similarity = similarity_of(cards)
            task.check()
            return think(deck, cards, similarity, on=on, archive_id=archive_id, model=model)

        self.context.jobs.run(
            tr("Searching for similar decks"),
            work,
            done=self._arrived,
            failed=self._failed,
            owner=self,
            key=KEY,
            quiet=True,
        )

    def _learn(self) -> None:
        """Compute which cards go together, once per archive; the player may cancel it."""
        cards = self.context.cards
        if any(job.title == tr("Learning from the archive") for job in self.context.jobs.running):
            return

        def work(task: Task) -> Affinities:
            def report(done: float) -> None:
                task.progress(round(done * _HUNDRED), _HUNDRED)

            return affinities_of(cards, progress=report)

        self._stopped = False
        job = self.context.jobs.run(
            tr("Learning from the archive"),
            work,
            done=self._learned,
            failed=self._failed,
            owner=self,
            key=_MODEL,
        )
        job.ended.connect(self._on_learning_ended)

    def _learned(self, model: Affinities) -> None:
        self._model = model
        self._think()

    def _on_learning_ended(self) -> None:
        self._stopped = self._model is None
        self._look(self.ideas.current)

    def _failed(self, error: Exception) -> None:
        self.state.setText(tr("The archive can't be read: {error}", error=error))

    def _arrived(self, thoughts: Thoughts) -> None:
        self._thoughts = thoughts
        alike = self._thoughts.alike
        get = self.context.cards.get
        self.alike.show_rows(
            [
                deck_row(each, main_clan((get(one.id), one.count) for one in each.deck.cards))
                for each in alike
            ]
        )
        count = plural("{n} similar winning decks", "One similar winning deck", len(alike))
        once = ""
        if thoughts.counted < len(alike):
            once = plural(
                "For ideas they count as {n}: nearly identical decks by one player count once.",
                "For ideas they count as one: nearly identical decks by one player count once.",
                thoughts.counted,
            )
        nothing = _STRANGE if self.context.session.deck.slots else _EMPTY
        self.state.setText(count if alike else tr(nothing))
        self.state.setToolTip(plain_tip(once))
        self._show()

    def _show(self, *, again: bool = False) -> None:
        parts = _PARTS[self.part.current][1]
        found = self._thoughts.of_kind(*_KINDS[self.kind.current][1])
        ideas = tuple(idea for idea in found if idea.card.kind in parts)
        best = max((idea.score for idea in ideas), default=1.0)
        self.ideas.show_rows([idea_row(idea, best) for idea in ideas], again=again)
        if self.ideas.hasFocus() and self.ideas.current is None:
            self.ideas.go_to_first()

    def _on_kind(self) -> None:
        if self._model is None and self.kind.current == _ADD:
            self._stopped = False
            self._think()
        self._show(again=True)

    def show_wanted(self, part: CardKind, *, cut: bool) -> None:
        """Show cards to cut or cards to add, and move the cursor there.

        Args:
            part: the part of the deck whose cards are shown.
            cut: whether to show cards to cut.
        """
        self.part.current = next(i for i, (_, of) in enumerate(_PARTS) if of == {part})
        self.ideas.setCurrentIndex(QModelIndex())
        self.kind.current = _CUT if cut else _ADD
        self._show(again=True)
        self.take_focus()

    def _look(self, row: TableRow | None) -> None:
        idea = row.stands_for if row is not None else None
        self.take.setEnabled(isinstance(idea, Idea))
        self.take.setText(_what(idea) if isinstance(idea, Idea) else tr("Apply"))
        none = "" if isinstance(idea, Idea) else self._why_none()
        self.nothing.setText(none)
        self.nothing.setVisible(bool(none))
        if not isinstance(idea, Idea):
            self.swap.setEnabled(False)
            self.reason.setText("")
            return
        self.swap.setEnabled(idea.replaces is not None)
        self.reason.setText(tr("{card}: {reason}.", card=idea.card, reason=idea.reason))
        if any(part.hasFocus() for part in (self.ideas, self.take, self.swap)):
            self.context.session.select(idea.card, origin=KEY)

    def _why_none(self) -> str:
        """The reason why no idea is selected; empty if there are some to select."""
        if self.ideas.rows.rows or not self.context.session.deck.slots:
            return ""
        if self._model is None and self.kind.current == _ADD:
            return tr(_STOPPED if self._stopped else _LEARNING)
        return tr("No ideas of this kind.")

    def _look_deck(self, row: TableRow | None) -> None:
        for button in (self.compare, self.open_copy):
            button.setEnabled(row is not None)

    # ------------------------------------------------------------------------------------- actions

    def _take(self, row: TableRow | None) -> None:
        """Apply an idea to the deck."""
        idea = row.stands_for if row is not None else None
        if isinstance(idea, Idea):
            copies = min(idea.wanted, MAX_COUNT)
            self.context.session.apply(
                tr("Cut {card}", card=idea.card)
                if idea.kind is IdeaKind.CUT
                else _step(copies - idea.have, idea),
                lambda deck: set_count(deck, idea.card, copies),
                origin=KEY,
            )

    def _replace(self) -> None:
        """Replace a card by the suggested one, as one step to undo."""
        row = self.ideas.current
        idea = row.stands_for if row is not None else None
        if not isinstance(idea, Idea) or idea.replaces is None:
            return
        card, gone, copies = idea.card, idea.replaces, min(idea.wanted, MAX_COUNT)

        def change(deck: Deck) -> Deck:
            return set_count(set_count(deck, card, copies), gone, max(0, deck.count(gone) - copies))

        self.context.session.apply(
            tr("Replace {old} by {new}", old=gone, new=card), change, origin=KEY
        )

    def _step(self, row: TableRow, by: int) -> None:
        if isinstance(row.stands_for, Idea):
            self.context.session.add(row.stands_for.card, by, origin=KEY)

    def _chosen(self) -> SimilarDeck | None:
        row = self.alike.current
        return (
            row.stands_for if row is not None and isinstance(row.stands_for, SimilarDeck) else None
        )

    def _open(self) -> None:
        alike = self._chosen()
        if alike is not None:
            self.context.session.open_archive(alike.deck, self.context.cards)

    def _compare(self) -> None:
        alike = self._chosen()
        if alike is not None:
            side = winner_side(alike.deck, self.context)
            delayed.comparison.CompareDialog(self.context, before=side, parent=self.window()).show()

    def show_target(self, target: object) -> None:
        """Show suggestions for a pair: the part of the deck, and whether to cut cards from it."""
        match target:
            case (CardKind() as part, bool() as cut):
                self.show_wanted(part, cut=cut)

    def take_focus(self) -> None:
        """Move the focus to the ideas, and to the first one as soon as there are any."""
        self.ideas.setFocus()
        if self.ideas.current is None:
            self.ideas.go_to_first()

    @override
    def panel_actions(self) -> tuple[QAction, ...]:
        action = QAction(tr("Compare with the most similar deck"), self)
        action.triggered.connect(self._compare_first)
        return (action,)

    def _compare_first(self) -> None:
        if self._chosen() is None:
            self.alike.go_to_first()
        self._compare()

    def panel_keys(self) -> tuple[tuple[str, str], ...]:
        """The keys of the lists."""
        return (
            (tr("Enter"), tr("Apply the idea")),
            (tr("Shift+Enter"), tr("Replace a card by the idea")),
            (tr("+ or -"), tr("One copy more or fewer")),
        )

    def save_state(self) -> str:
        """The position of the splitter."""
        return bytes(self.halves.saveState().toBase64().data()).decode("ascii")

    @override
    def restore_state(self, state: str) -> None:
        self.halves.restoreState(QByteArray.fromBase64(state.encode("ascii", "replace")))


def _what(idea: Idea) -> str:
    """What applying an idea does."""
    change = idea.wanted - idea.have
    return tr("Add {n}", n=number(change)) if change > 0 else tr("Cut {n}", n=number(-change))


def _step(change: int, idea: Idea) -> str:
    """The name of the step of an idea in the history."""
    if change > 0:
        return tr("Add {copies} {card}", copies=change, card=idea.card)
    return tr("Remove {copies} {card}", copies=-change, card=idea.card)
