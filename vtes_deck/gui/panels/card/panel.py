"""The card panel."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import TYPE_CHECKING, override

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QGuiApplication,
    QPixmap,
)
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout

from cardbase.model import AnyCard, CryptCard, LibraryCard, Translation
from cardbase.search import Value
from vtes_deck.app.allowed_cards import bar_of
from vtes_deck.app.changes import Changes, What
from vtes_deck.app.playability import what_plays, who_plays
from vtes_deck.graphics import symbols, theme
from vtes_deck.graphics.card_face import RATIO, has_text
from vtes_deck.graphics.card_face_words import describe
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui import delayed
from vtes_deck.gui.actions import add_action
from vtes_deck.gui.desktop_services import open_address
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context, Panel
from vtes_deck.gui.panels.card import BACK, FORTH, PICTURE, ZOOM
from vtes_deck.gui.panels.card.chart import years_in_words
from vtes_deck.gui.panels.card.document import ENGINE, PRINTING, CardDocument, Shown
from vtes_deck.gui.panels.card.figures import Figures, figures_of
from vtes_deck.gui.panels.card.picture import CardPicture
from vtes_deck.gui.panels.card.playability_section import PLAYABLE, PLAYERS
from vtes_deck.gui.panels.card.view import CardView, draw_face
from vtes_deck.gui.panels.card.visited_cards import VisitedCards
from vtes_deck.gui.panels.card.zoom import CardZoom
from vtes_deck.gui.shortcut_tips import native
from vtes_deck.gui.widgets.card_hover import LinkHover, card_of_link
from vtes_deck.gui.window_state import restored
from vtes_deck.language import tr
from vtes_deck.legality.format import find_format

if TYPE_CHECKING:
    from vtes_deck.gui.panels.card.engine_text import EngineText

KEY = "card"

_LANGUAGES = {"en": "English", "fr": "Français", "es": "Español"}
_SIZES = (0.0, 0.3, 0.42, 0.6, 0.9)
"""Widths of the face as shares of the panel's width."""

_USUAL_SIZE = 2
_ASIDE = 0.65
"""Maximum share of the panel's width for a face with text next to it."""

_SEARCHES = {PLAYERS: "canplay", PLAYABLE: "playable"}
"""The filters of the searches that links start."""

_FIGURES_KEPT = 300


class _State(msgspec.Struct, frozen=True):
    """The saved state of the panel."""

    size: int = _USUAL_SIZE


class CardPanel(Panel):
    """The card panel: face, text and all facts about a card."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._session = context.session
        self._card: AnyCard | None = None
        self._language = context.settings.value.text_language
        self._size = _USUAL_SIZE
        self._figures: dict[int, Figures] = {}
        self._compared = False
        self._drawn: tuple[object, QPixmap] | None = None
        self.visited = VisitedCards()
        self.picture = CardPicture(context, self)
        self.view = CardView(self)
        self.view.setObjectName("cardView")
        self.view.setAccessibleName(tr("Card"))
        self._make_actions()
        self._lay_out()
        self._connect()

    # ------------------------------------------------------------------------------------ building

    def _make_actions(self) -> None:
        self.act_back, self.act_forth, self.act_picture, self.act_zoom = (
            each.make(self) for each in (BACK, FORTH, PICTURE, ZOOM)
        )
        self.act_copy = add_action(self, "copy_text", tr("&Copy the text"), "", "ui/copy")
        self.act_picture.setCheckable(True)
        self.act_larger = add_action(self, "larger", tr("&Larger"), "Ctrl++", "ui/zoom-in")
        self.act_smaller = add_action(self, "smaller", tr("&Smaller"), "Ctrl+-", "ui/zoom-out")
        self.act_back.triggered.connect(lambda: self._go(-1))
        self.act_forth.triggered.connect(lambda: self._go(1))
        self.act_copy.triggered.connect(self.copy_text)
        self.act_picture.toggled.connect(self.picture.wish)
        self.act_larger.triggered.connect(lambda: self._resize_face(1))
        self.act_smaller.triggered.connect(lambda: self._resize_face(-1))
        self.act_zoom.triggered.connect(self.zoom)
        group = QActionGroup(self)
        self.act_languages: dict[str, QAction] = {}
        for code, name in _LANGUAGES.items():
            action = QAction(code.upper(), group)
            action.setObjectName(f"language_{code}")
            action.setCheckable(True)
            action.setToolTip(plain_tip(name))
            action.triggered.connect(lambda _checked=False, code=code: self._speak(code))
            self.act_languages[code] = action

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        bar = QHBoxLayout()
        bar.setContentsMargins(metrics.small, metrics.small, metrics.small, 0)
        bar.setSpacing(0)
        for action in (self.act_back, self.act_forth):
            bar.addWidget(self._button(action))
        bar.addStretch(1)
        for action in self.act_languages.values():
            bar.addWidget(self._button(action))
        bar.addStretch(1)
        for action in (
            self.act_picture,
            self.act_smaller,
            self.act_larger,
            self.act_zoom,
            self.act_copy,
        ):
            bar.addWidget(self._button(action))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(bar)
        layout.addWidget(self.view, 1)
        self.setFocusProxy(self.view)

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(action)
        button.setAccessibleName(
            action.toolTip() if action.isCheckable() else action.text().replace("&", "")
        )
        return button

    def _connect(self) -> None:
        self.view.cardActivated.connect(self._follow)
        LinkHover(self.view, card_of_link(self.context), self.context.preview_card)
        self.view.addressActivated.connect(open_address)
        self.view.acted.connect(self._act)
        self.view.turned.connect(self._show)
        self.picture.changed.connect(self._show)

    def panel_actions(self) -> Sequence[QAction]:
        """The entries of the panel's menu."""
        return (
            self.act_back,
            self.act_forth,
            self.act_picture,
            self.act_zoom,
            self.act_larger,
            self.act_smaller,
            self.act_copy,
        )

    @override
    def panel_keys(self) -> Sequence[tuple[str, str]]:
        return (
            (tr("Tab, Enter"), tr("Go to the next name or address, and follow it")),
            (native("Ctrl+C"), tr("Copy the selection")),
        )

    # ------------------------------------------------------------------------------------- showing

    def changed(self, changes: Changes) -> None:
        """Follow the selection, the deck, the tournament format, the settings and the cards."""
        if changes.touches(What.CARDBASE):
            self._figures.clear()
            self._drawn = None
            self.picture.loader.forget()
        if changes.touches(What.SETTINGS):
            self._language = self.context.settings.value.text_language
            self.picture.speak(self._language)
            self.picture.pause.start()
        deck_shown = self._session.selected is None and changes.touches(What.DECK)
        if changes.touches(What.SELECTION | What.CARDBASE) or deck_shown:
            self._turn_to(self._session.selected)
        elif changes.touches(What.DECK | What.LEGALITY | What.SETTINGS):
            self._show()

    def _turn_to(self, card: AnyCard | None) -> None:
        if card is None:
            deck = self._session.deck
            card = deck.slots[0].card if deck.slots else None
        same = card is not None and self._card is not None and card.id == self._card.id
        self._card = card
        self.picture.turn_to(card)
        if card is not None:
            self.visited.visit(card.id)
        self._show(keep_place=same)
        self._count()

    @property
    def card(self) -> AnyCard | None:
        """The card that is shown."""
        return self._card

    @property
    def _translation(self) -> Translation | None:
        return self._card.translations.get(self._language) if self._card is not None else None

    def _show(self, *, keep_place: bool = True) -> None:
        self._show_actions()
        card = self._card
        policies = Qt.ScrollBarPolicy  # always the same width for a card, no bar without one
        self.view.setVerticalScrollBarPolicy(
            policies.ScrollBarAlwaysOff if card is None else policies.ScrollBarAlwaysOn
        )
        if card is None:
            self.view.show_html(_empty(), None)
            return
        place = self.view.verticalScrollBar().value() if keep_place else 0
        shown = self._gather(card)
        face = self._face(card, shown.face[0], text=not shown.aside)
        text = CardDocument(shown, self.view.font()).html()
        self.view.show_html(text, face)
        self.view.setAccessibleName(card.full_name)
        years = years_in_words(shown.figures) if shown.figures is not None else ""
        self.view.setAccessibleDescription(
            " ".join(filter(None, (describe(card, self._translation), years)))
        )
        self.view.verticalScrollBar().setValue(place)

    def _face(self, card: AnyCard, width: int, *, text: bool) -> QPixmap | None:
        """The face in this width; drawn again only after a change."""
        if not width:
            return None
        picture, dpr = self.picture.pixmap, self.view.devicePixelRatioF()
        drawn = picture.cacheKey() if picture else 0
        key = (card, self._translation, drawn, symbols.changes(), width, dpr, text)
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = (key, draw_face(card, self._translation, picture, width, dpr, text=text))
        return self._drawn[1]

    def _gather(self, card: AnyCard) -> Shown:
        session, cards = self._session, self.context.cards
        deck, day = session.deck, session.judged_on
        inside = self.view.viewport().width() - 2 * round(self.view.document().documentMargin())
        width = max(0, round(inside * _SIZES[self._size]))
        tallest = self.view.viewport().height() * 1.1
        if width * RATIO > tallest and self._size <= _USUAL_SIZE:
            width = max(0, round(tallest / RATIO))
        self.view.chart.show_figures(self._figures.get(card.id), max(0, inside - 2))
        return Shown(
            card=card,
            cards=cards,
            language=self._language,
            bar=bar_of(card, session.tournament_format, day),
            format_title=find_format(session.tournament_format).title,
            day=tr("today") if session.on is None else day.isoformat(),
            players=who_plays(card, deck, cards.crypt) if isinstance(card, LibraryCard) else None,
            playable=what_plays(card, deck) if isinstance(card, CryptCard) else None,
            copies=deck.count(card),
            figures=self._figures.get(card.id),
            face=(width, round(width * RATIO)),
            aside=width <= inside * _ASIDE,
            readable=width > inside * _ASIDE and self.picture.pixmap is None and has_text(width),
            inside=inside,
            chart=self.view.chart.size().toTuple(),
            caption=self.picture.caption,
            printing=self.picture.printing,
            engine=self._engine_text(card),
        )

    def _engine_text(self, card: AnyCard) -> EngineText | None:
        """The text as the engine understands it, if the player wants to see it."""
        if not self._compared:
            return None
        return delayed.engine_text.engine_text_of(card)

    def _show_actions(self) -> None:
        card = self._card
        self.act_back.setEnabled(self.visited.can_go_back)
        self.act_forth.setEnabled(self.visited.can_go_forth)
        for action in (self.act_copy, self.act_picture, self.act_zoom):
            action.setEnabled(card is not None)
        self.act_larger.setEnabled(self._size < len(_SIZES) - 1)
        self.act_smaller.setEnabled(self._size > 0)
        self.act_picture.blockSignals(True)
        self.act_picture.setChecked(self.picture.wanted)
        self.act_picture.blockSignals(False)
        for code, action in self.act_languages.items():
            there = code == "en" or (card is not None and code in card.translations)
            action.setEnabled(there)
            action.setChecked(code == (self._language if self._translation else "en"))

    def _count(self) -> None:
        """Count the archive for this card in the background."""
        card, cards = self._card, self.context.cards
        if card is None or card.id in self._figures:
            return
        card_id = card.id

        def work(_task: Task) -> Figures:
            return figures_of(cards, card_id)

        def done(figures: Figures) -> None:
            if len(self._figures) >= _FIGURES_KEPT:
                self._figures.clear()
            self._figures[card_id] = figures
            if self._card is not None and self._card.id == card_id:
                self._show()

        self.context.jobs.run(
            tr("Counting the archive"),
            work,
            done=done,
            owner=self,
            key="card figures",
            quiet=True,
        )

    # -------------------------------------------------------------------------------------- actions

    def _act(self, what: str) -> None:
        if what == "zoom":
            self.zoom()
        elif what == "retry":
            self.picture.retry()
        elif what.startswith(PRINTING):
            self.picture.choose_printing(what.removeprefix(PRINTING))
        elif what == ENGINE:
            self._compared = not self._compared
            self._show()
        elif what in _SEARCHES and self._card is not None:
            self.context.search_cards(f"{_SEARCHES[what]}:{Value(self._card.full_name)}")

    def _follow(self, card_id: int) -> None:
        card = self.context.cards.get(card_id)
        if card is not None:
            self._session.select(card, origin=KEY)

    def _go(self, step: int) -> None:
        card_id = self.visited.go(step)
        card = self.context.cards.get(card_id) if card_id is not None else None
        if card is not None:
            self._session.select(card, origin=KEY)
        self._show_actions()

    def _speak(self, code: str) -> None:
        self._language = code
        self.picture.speak(code)
        self._show()
        self.picture.pause.start()

    def _resize_face(self, step: int) -> None:
        self._size = min(max(self._size + step, 0), len(_SIZES) - 1)
        self._show()

    def zoom(self) -> None:
        """Show the card as large as the window."""
        if self._card is not None:
            CardZoom(self.window()).show_card(self._card, self._translation, self.picture.pixmap)

    def copy_text(self) -> None:
        """Put name and text on the clipboard, with symbols written as in the data."""
        card = self._card
        if card is None:
            return
        words = self._translation or card
        name = self._translation.name if self._translation else card.full_name
        QGuiApplication.clipboard().setText(f"{name}\n{words.text}\n")

    def take_focus(self) -> None:
        """Move the focus to the text."""
        self.view.setFocus()

    # ---------------------------------------------------------------------------------------- state

    def save_state(self) -> str:
        """The size of the face."""
        return msgspec.json.encode(_State(self._size)).decode()

    @override
    def restore_state(self, state: str) -> None:
        kept = restored(state, _State)
        if kept is None:
            return
        self._size = min(max(kept.size, 0), len(_SIZES) - 1)


def _empty() -> str:
    text = tr("Select a card in a list to see its details.")
    return f"<p>&nbsp;</p><p align='center'>{html.escape(text)}</p>"
