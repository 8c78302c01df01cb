"""The menu of cards in the lists."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from cardbase.model import AnyCard, CryptCard
from cardbase.search import Node, Op, Query, Term, Value, all_of
from vtes_deck.gui.models.card_columns import discipline_codes
from vtes_deck.language import tr

_MAX_COPIES = 12


@dataclass(frozen=True)
class Acts:
    """The commands of the menu for cards.

    Attributes:
        step: changes their copies by a number.
        count: sets their copies to a number.
        look: shows the first card in the Card panel.
        copy: copies their names.
        ask: searches for similar cards.
    """

    step: Callable[[int], object]
    count: Callable[[int], object]
    look: Callable[[], object]
    copy: Callable[[], object]
    ask: Callable[[Query], object]


class CardMenu(QMenu):
    """The commands for the selected cards."""

    def __init__(self, cards: Sequence[AnyCard], acts: Acts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entry(self, tr("&Add one"), "+", partial(acts.step, 1))
        self._entry(self, tr("&Remove one"), "-", partial(acts.step, -1))
        copies = self.addMenu(tr("&Copies"))
        for number in range(_MAX_COPIES + 1):
            self._entry(copies, str(number), "", partial(acts.count, number))
        self.addSeparator()
        self._entry(self, tr("&Show the card"), "", acts.look)
        self._entry(self, tr("Copy the &name"), "Ctrl+C", acts.copy)
        if len(cards) == 1:
            similar = self.addMenu(tr("&Find similar cards"))
            for title, query in similar_queries(cards[0]):
                self._entry(similar, title, "", partial(acts.ask, query))

    @staticmethod
    def _entry(menu: QMenu, text: str, keys: str, act: Callable[[], object]) -> None:
        # The keys are shown after a tab and not set, because the list itself handles them.
        native = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        action = menu.addAction(f"{text}\t{native}" if keys else text)
        action.triggered.connect(lambda _checked=False: act())


def similar_queries(card: AnyCard) -> list[tuple[str, Query]]:
    """Search for similar cards, each with its label."""
    found: list[tuple[str, Query]] = []

    def offer(title: str, *nodes: Node) -> None:
        found.append((title, Query(all_of([*nodes, _term("kind", str(card.kind))]))))

    codes = discipline_codes(card)
    disciplines = [_term("dis", code) for code in codes]
    if isinstance(card, CryptCard):
        offer(tr("The same &clan"), _term("clan", card.clan))
        if codes:
            offer(tr("The same &Disciplines"), *disciplines)
        if card.title is not None:
            offer(tr("The same &title"), _term("title", str(card.title)))
        if card.group is not None:
            groups = f"{card.group}..{card.group + 1}"
            offer(tr("Clan, and this &group or the next"), _term("clan", card.clan), _group(groups))
        found.append(
            (
                tr("Library cards that it can &play"),
                Query(all_of([_term("playable", card.full_name), Term("req", Op.HAS, _NOT_NONE)])),
            )
        )
        return found
    offer(tr("The same t&ype"), *(_term("type", str(each)) for each in card.types))
    if codes:
        offer(tr("The same &Disciplines"), *disciplines)
    if card.requirement.clans:
        offer(tr("The same &clan"), _term("clan", *card.requirement.clans))
    if card.functions:
        offer(tr("The same &function"), *(_term("func", str(each)) for each in card.functions))
    found.append((tr("Vampires that can &play it"), Query(_term("canplay", card.full_name))))
    return found


_NOT_NONE = (Value("any"),)


def _group(text: str) -> Term:
    return Term("group", Op.HAS, (Value(text),))


def _term(key: str, *values: str) -> Term:
    return Term(key, Op.HAS, tuple(Value(value) for value in values))
