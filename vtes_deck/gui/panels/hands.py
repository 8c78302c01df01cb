"""Opening crypts and hands, dealt from a visible seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from PySide6.QtCore import QLocale
from PySide6.QtGui import QAction, QIntValidator
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardbase.model import AnyCard
from vtes_deck.app.changes import Changes, What
from vtes_deck.app.hands import OPENING_CRYPT, OPENING_HAND, Deal, deal, new_seed, playable
from vtes_deck.graphics import icons, theme
from vtes_deck.gui import delayed
from vtes_deck.gui.card_pictures import CardPictures
from vtes_deck.gui.panels import Area, Context, Panel, PanelAction, PanelSpec
from vtes_deck.gui.shortcut_tips import share_tip
from vtes_deck.gui.widgets.card_row import CardRow
from vtes_deck.gui.widgets.face_cache import FaceCache
from vtes_deck.gui.widgets.flow_layout import FlowLayout
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.opening_list import OpeningList
from vtes_deck.gui.widgets.scroll_area import scrolled
from vtes_deck.language import mark, number, tr
from vtes_deck.sim.record import Setup

_KEY = "hands"
_DEAL = PanelAction("deal", mark("Deal another opening"), "Ctrl+Shift+D")
_SEED_WIDTH = 12
"""The width of the number in lines of text."""

_SEVERAL = 10
"""The number of openings that are shown at a glance."""

_MAX_SEED = 2**31 - 1
"""The largest seed that a number field can hold."""


class HandsPanel(Panel):
    """Deals the deck: four crypt cards, seven library cards, and the next draws."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._seed = new_seed() % _MAX_SEED
        self._crypt_drawn = OPENING_CRYPT
        self._hand_drawn = OPENING_HAND
        self._dealt = self._kept = 0
        self._make_controls()
        metrics = theme.Metrics.of(self.font())
        inside = QWidget(self)
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.pad)
        rows.setSpacing(metrics.gap)
        self.crypt_line, self.hand_line = PlainLabel(inside), PlainLabel(inside)
        point = self.context.preview_card
        pictures = CardPictures.of(context)
        self._drawings = FaceCache(pictures.picture, self)
        pictures.arrived.connect(self._drawings.renew)
        self.crypt, self.hand = (
            CardRow(name, self._look_at, inside, point=point, drawings=self._drawings)
            for name in (tr("Opening crypt"), tr("Opening hand"))
        )
        self.tally = PlainLabel(inside)
        self.tally.setProperty("look", "muted")
        self.tally.setWordWrap(True)
        rows.addWidget(self.tally)
        self.openings = OpeningList(self._look_at, inside, point=point, drawings=self._drawings)
        self.openings.chosen.connect(self._open)
        self.openings.hide()
        rows.addWidget(self.openings)
        for line, cards in ((self.crypt_line, self.crypt), (self.hand_line, self.hand)):
            line.setProperty("look", "heading")
            line.setWordWrap(True)
            rows.addSpacing(metrics.gap)
            rows.addWidget(line)
            rows.addWidget(cards)
        rows.addStretch(1)
        scroll = scrolled(inside, tr("Cards dealt"), self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._lay_out_controls())
        layout.addWidget(scroll, 1)
        layout.addLayout(self._lay_out_seed())

    def _make_controls(self) -> None:
        self.again = QPushButton(icons.icon("ui/shuffle"), tr("Deal aga&in"), self)
        self.keep = QPushButton(icons.icon("ui/check"), tr("&Keep"), self)
        self.keep.setToolTip(tr("Count this opening as one that you would keep, and deal another"))
        self.keep.clicked.connect(self._keep)
        self.several = QPushButton(icons.icon("ui/grid"), tr("Ten openings"), self)
        self.several.setCheckable(True)
        self.several.setToolTip(tr("Show ten openings at a glance"))
        self.several.toggled.connect(self._switch)
        self.draw = QPushButton(icons.icon("ui/hand"), tr("D&raw"), self)
        self.draw.setToolTip(tr("Draw the next card of the library"))
        self.draw_crypt = QPushButton(icons.icon("ui/hand"), tr("Draw &crypt"), self)
        self.draw_crypt.setToolTip(
            tr("Draw the next card of the crypt (four transfers and one pool)")
        )
        self.play_on = QPushButton(icons.icon("ui/play"), tr("Play on …"), self)
        self.play_on.setToolTip(
            tr(
                "Play this deal in the first seat, from the opening hand and crypt; cards that "
                "were drawn here come next, in the same order"
            )
        )
        self.play_on.clicked.connect(self._play_on)
        self.seed = QLineEdit(self)
        self.seed.setAccessibleName(tr("Seed of the deal"))
        self.seed.setToolTip(tr("The same deck and number deal the same cards on every computer"))
        digits = QIntValidator(0, _MAX_SEED, self.seed)
        plain = QLocale.c()  # without thousands separators, which int() does not read
        plain.setNumberOptions(QLocale.NumberOption.RejectGroupSeparator)
        digits.setLocale(plain)
        self.seed.setValidator(digits)
        self.again.clicked.connect(self._deal_again)
        self.draw.clicked.connect(self._draw_card)
        self.draw_crypt.clicked.connect(self._draw_crypt)
        self.seed.editingFinished.connect(self._take_seed)

    def _lay_out_controls(self) -> QVBoxLayout:
        metrics = theme.Metrics.of(self.font())
        rows = QVBoxLayout()
        rows.setSpacing(metrics.gap)
        rows.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, metrics.gap)
        buttons = FlowLayout(metrics.gap)
        for button in (self.again, self.keep, self.draw, self.draw_crypt, self.play_on):
            buttons.addWidget(button)
        rows.addLayout(buttons)
        return rows

    def _lay_out_seed(self) -> QHBoxLayout:
        """The seed and the glance at ten openings, below the cards, which need the space above."""
        metrics = theme.Metrics.of(self.font())
        label = PlainLabel(tr("&Seed"), self)
        label.setBuddy(self.seed)
        self.seed.setMaximumWidth(metrics.line * _SEED_WIDTH)
        numbered = QHBoxLayout()
        numbered.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.gap)
        numbered.setSpacing(metrics.pad)
        numbered.addWidget(label)
        numbered.addWidget(self.seed, 1)
        numbered.addStretch(0)
        numbered.addWidget(self.several)
        return numbered

    def changed(self, changes: Changes) -> None:
        """Deal the current deck, from the same seed."""
        if changes.touches(What.DECK | What.CARDBASE):
            self._dealt = self._kept = 0
        if changes.touches(What.CARDBASE | What.SETTINGS):
            self._drawings.clear()
        if changes.touches(What.DECK | What.CARDBASE | What.SETTINGS):
            self._show()

    def take_focus(self) -> None:
        """Move the focus to the button that deals."""
        self.again.setFocus()

    def panel_actions(self) -> tuple[QAction, ...]:
        """The key for dealing again works in the whole window."""
        action = _DEAL.make(self)
        action.triggered.connect(self._deal_again)
        share_tip(self.again, action)
        return (action,)

    @override
    def save_state(self) -> str:
        return str(self._seed)

    def restore_state(self, state: str) -> None:
        """Deal the last hand again."""
        if state.isascii() and state.isdigit() and int(state[:12]) <= _MAX_SEED:
            self._seed = int(state[:12])

    def _keep(self) -> None:
        self._kept += 1
        self._deal_again()

    def _deal_again(self) -> None:
        self._dealt += not self.several.isChecked()
        self._begin(new_seed() % _MAX_SEED)

    def _take_seed(self) -> None:
        if self.seed.text() and int(self.seed.text()) != self._seed:
            self._begin(int(self.seed.text()))

    def _begin(self, seed: int) -> None:
        self._seed = seed
        self._crypt_drawn, self._hand_drawn = OPENING_CRYPT, OPENING_HAND
        self._show()

    def _draw_card(self) -> None:
        self._hand_drawn += 1
        self._show()

    def _draw_crypt(self) -> None:
        self._crypt_drawn += 1
        self._show()

    def _switch(self) -> None:
        """Show ten openings, or one."""
        several = self.several.isChecked()
        for part in (
            *(self.keep, self.draw, self.draw_crypt, self.play_on),
            *(self.crypt_line, self.crypt, self.hand_line, self.hand),
        ):
            part.setVisible(not several)
        self.openings.setVisible(several)
        self._show()

    def _open(self, seed: int) -> None:
        """Show one of several openings large."""
        self.several.setChecked(False)
        self._begin(seed)

    def _show(self) -> None:
        if self.several.isChecked():
            self._show_several()
        else:
            self._show_one()

    def _show_several(self) -> None:
        deck = self.context.session.deck
        deals = [deal(deck, (self._seed + n) % _MAX_SEED) for n in range(_SEVERAL)]
        self.seed.setText(str(self._seed))
        self.openings.show_openings(deals)
        self.tally.setText(_glance(deals))

    def _show_one(self) -> None:
        dealt = deal(self.context.session.deck, self._seed)
        crypt, hand = dealt.crypt[: self._crypt_drawn], dealt.library[: self._hand_drawn]
        self._crypt_drawn = max(OPENING_CRYPT, len(crypt))
        self._hand_drawn = max(OPENING_HAND, len(hand))
        self.seed.setText(str(self._seed))
        capacity = sum(getattr(card, "capacity", 0) for card in crypt)
        self.crypt_line.setText(
            tr(
                "Crypt: {drawn} of {all}, total capacity {capacity}",
                drawn=len(crypt),
                all=len(dealt.crypt),
                capacity=capacity,
            )
            if crypt
            else tr("The crypt is empty.")
        )
        self.hand_line.setText(_hand_text(crypt, hand, len(dealt.library)))
        self.tally.setText(
            tr("Kept {kept} of {dealt}.", kept=self._kept, dealt=self._dealt)
            if self._dealt
            else tr("Keep it or deal again: your choices are counted here.")
        )
        self.tally.setVisible(bool(crypt or hand))
        self.keep.setEnabled(bool(crypt or hand))
        self.crypt.show_cards(crypt)
        self.hand.show_cards(hand)
        self.draw.setEnabled(len(hand) < len(dealt.library))
        self.draw_crypt.setEnabled(len(crypt) < len(dealt.crypt))
        self.play_on.setEnabled(bool(dealt.crypt and dealt.library))

    def _play_on(self) -> None:
        """Open the deal as a game on the engine."""
        conditions = Setup(crypt=(), library=(), seed=self._seed)
        setup = delayed.goldfish.setup_of(self.context.session.deck, conditions)
        delayed.goldfish_table.open_goldfish_game(self.context, setup, 0, self.window())

    def _look_at(self, card: AnyCard) -> None:
        self.context.session.select(card, origin=_KEY)


def _glance(deals: Sequence[Deal]) -> str:
    """How much of the hands can be played, in a sentence."""
    able = [playable(dealt.uncontrolled, dealt.hand) for dealt in deals]
    return tr(
        "In ten openings, the vampires can play {mean} of {hand} cards on average, between {least} "
        "and {most}.",
        mean=number(sum(able) / len(able), 1),
        hand=OPENING_HAND,
        least=min(able),
        most=max(able),
    )


def _hand_text(crypt: Sequence[AnyCard], hand: Sequence[AnyCard], library: int) -> str:
    """The number of cards in the hand, and of those that the drawn vampires can play."""
    if not hand:
        return tr("The library is empty.")
    if not crypt:
        return tr("Hand: {drawn} of {all}", drawn=len(hand), all=library)
    return tr(
        "Hand: {drawn} of {all}; these vampires can play {able} of them",
        drawn=len(hand),
        all=library,
        able=playable(crypt, hand),
    )


PANEL = PanelSpec(
    key=_KEY,
    title=mark("Hands"),
    icon="ui/hand",
    area=Area.RIGHT,
    order=30,
    factory=HandsPanel,
    group="meaning",
    hint=mark("Opening crypts and hands of this deck"),
    actions=(_DEAL,),
)
