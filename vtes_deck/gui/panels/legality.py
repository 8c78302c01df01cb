"""The legality of the deck with reasons and fixes, and advice."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import override

from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.changes import Changes, What
from vtes_deck.app.deck_edits import DeckWork
from vtes_deck.graphics import theme
from vtes_deck.gui.list_menus import escaped
from vtes_deck.gui.panels import Area, Context, Panel, PanelSpec
from vtes_deck.gui.widgets.card_pool_choice import PoolChoice
from vtes_deck.gui.widgets.date_box import DateBox
from vtes_deck.gui.widgets.finding import Finding
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.number_box import SpinBox
from vtes_deck.gui.widgets.scroll_area import scrolled
from vtes_deck.language import mark, plural, tr
from vtes_deck.legality import words
from vtes_deck.legality.advice import advise
from vtes_deck.legality.advice import words as advice_words
from vtes_deck.legality.advice.kinds import AnyAdvice
from vtes_deck.legality.case import MAX_BOOSTERS, MAX_PLAYERS, Options
from vtes_deck.legality.deck_status import begun, is_missing, problems, rule_violations
from vtes_deck.legality.format import Format, all_formats, find_format
from vtes_deck.legality.judge import Verdict
from vtes_deck.legality.violations import Add, AnyViolation, Copies, Cut, Drop, Regroup, Severity

_KEY = "legality"
_ADVICE = "legality advice"
_MAX_NAME_LENGTH = 26
"""Maximum characters of a card's name on a button."""

_AT_ONCE = 90
"""Maximum different cards of a deck for which advice takes only a few milliseconds."""

_JUDGED = What.DECK | What.METADATA | What.LEGALITY | What.CARDBASE | What.SETTINGS


class LegalityPanel(Panel):
    """The verdict for a tournament format and a day, live."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._session = context.session
        self._work = DeckWork(context.session, _KEY)
        self._advice: tuple[AnyAdvice, ...] = ()
        metrics = theme.Metrics.of(self.font())
        self._make_question()
        self._inside = QWidget(self)
        self.findings = QVBoxLayout(self._inside)
        self.findings.setContentsMargins(metrics.pad, 0, metrics.pad, metrics.pad)
        self.findings.setSpacing(metrics.gap)
        scroll = scrolled(self._inside, tr("Verdict and advice"), self)
        form = QFormLayout()
        form.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, metrics.gap)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setHorizontalSpacing(metrics.pad)
        form.setVerticalSpacing(metrics.gap)
        day = QHBoxLayout()
        day.setSpacing(metrics.pad)
        day.addWidget(self.today)
        day.addWidget(self.day, 1)
        form.addRow(tr("For&mat"), self.format)
        form.addRow(tr("Card pool"), self.pool)
        label = PlainLabel(tr("Da&y"), self)
        label.setBuddy(self.day)
        form.addRow(label, day)
        self._form = form
        form.addRow(tr("Players at a table"), self.players)
        form.addRow(tr("Boosters each"), self.boosters)
        form.addRow("", self.starters)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(form)
        layout.addWidget(scroll, 1)

    def _make_question(self) -> None:
        self.format = QComboBox(self)
        self.format.setAccessibleName(tr("Tournament format"))
        for index, one in enumerate(all_formats()):
            self.format.addItem(tr(one.title), one.name)
            self.format.setItemData(index, tr(one.help), Qt.ItemDataRole.ToolTipRole)
        self.pool = PoolChoice(self.context, self)
        self.today = QCheckBox(tr("&today"), self)
        self.day = DateBox(self)
        self.day.setAccessibleName(tr("Day of the tournament"))
        self.day.setCalendarPopup(True)
        self.day.setDisplayFormat("yyyy-MM-dd")
        self.day.setMinimumDate(QDate(1994, 8, 16))
        self.players = SpinBox(self)
        self.players.setRange(2, MAX_PLAYERS)
        self.boosters = SpinBox(self)
        self.boosters.setRange(0, MAX_BOOSTERS)
        self.boosters.setSpecialValueText(tr("not stated"))
        self.starters = QCheckBox(tr("starters are used"), self)
        self.format.activated.connect(self._ask)
        self.pool.chosen.connect(self._ask)
        self.today.clicked.connect(self._on_today)
        self.day.dateChanged.connect(self._ask)
        self.players.valueChanged.connect(self._ask)
        self.boosters.valueChanged.connect(self._ask)
        self.starters.clicked.connect(self._ask)

    def _on_today(self) -> None:
        self._ask()
        if not self.today.isChecked():  # so that the day can be typed immediately
            self.day.setFocus(Qt.FocusReason.OtherFocusReason)
            self.day.setSelectedSection(DateBox.Section.YearSection)

    def _ask(self) -> None:
        day = None if self.today.isChecked() else _day(self.day.date())
        options = Options(
            players=self.players.value(),
            boosters=self.boosters.value() or None,
            starters=self.starters.isChecked(),
            pool=self.pool.pool(day or datetime.date.today()),
        )
        self._session.judge(self.format.currentData(), day, options, origin=_KEY)

    @override
    def changed(self, changes: Changes) -> None:
        if changes.touches(What.LEGALITY):
            self._show_question()
        if changes.touches(What.SETTINGS | What.CARDBASE) and self.pool.renewed():
            self._ask()
        if changes.touches(_JUDGED):
            self._take_advice()
            self._show_verdict()

    def take_focus(self) -> None:
        """Move the focus to the format."""
        self.format.setFocus()

    def _show_question(self) -> None:
        session = self._session
        judged_by = find_format(session.tournament_format)
        on = session.judged_on
        fields = (self.format, self.today, self.day, self.players, self.boosters, self.starters)
        blocked = [field.blockSignals(True) for field in fields]
        self.format.setCurrentIndex(self.format.findData(judged_by.name))
        self.format.setToolTip(tr(judged_by.help))
        self.pool.choose(session.options.pool)
        self.today.setChecked(session.on is None)
        self.day.setDate(QDate(on.year, on.month, on.day))
        self.day.setEnabled(session.on is not None)
        self.players.setValue(session.options.players)
        self.boosters.setValue(session.options.boosters or 0)
        self.starters.setChecked(session.options.starters)
        for field, was in zip(fields, blocked, strict=True):
            field.blockSignals(was)
        for name in ("players", "boosters", "starters"):
            self._form.setRowVisible(getattr(self, name), name in judged_by.options)

    def _take_advice(self) -> None:
        """Advice on the deck: immediately, or later for a large deck."""
        deck = self._session.deck
        self.context.jobs.cancel(_ADVICE)
        if len(deck.slots) <= _AT_ONCE:
            self._advice = advise(deck)
            return

        def done(advice: tuple[AnyAdvice, ...]) -> None:
            self._advice = advice
            self._show_verdict()

        self.context.jobs.run(
            tr("Checking the deck"),
            lambda _task: advise(deck),
            done=done,
            owner=self,
            key=_ADVICE,
            quiet=True,
        )

    def _show_verdict(self) -> None:
        while (item := self.findings.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        verdict = self._session.verdict
        judged_by = find_format(verdict.format)
        self.findings.addWidget(self._headline(verdict, judged_by))
        for finding in self._found(verdict):
            self.findings.addWidget(finding)
        if self._advice:
            heading = PlainLabel(tr("Other advice"), self._inside)
            heading.setProperty("look", "heading")
            heading.setContentsMargins(0, theme.Metrics.of(self.font()).pad, 0, 0)
            self.findings.addWidget(heading)
        for one in self._advice:
            self.findings.addWidget(
                Finding(
                    "panel",
                    advice_words.describe(one),
                    cards=[copies.card for copies in one.cards],
                    choose=self._choose,
                    point=self.context.preview_card,
                    parent=self._inside,
                )
            )
        self.findings.addStretch(1)

    def _headline(self, verdict: Verdict, judged_by: Format) -> Finding:
        limits, facts = verdict.facts.limits, verdict.facts
        counts = {
            "crypt": facts.crypt,
            "least_crypt": limits.crypt,
            "library": facts.library,
            "least": limits.library,
            "most": limits.library_most,
        }
        if facts.groups:
            below = tr(
                "Crypt {crypt} (at least {least_crypt}), {groups}; "
                "library {library} ({least} to {most}).",
                groups=plural(
                    "groups {which}",
                    "group {which}",
                    len(facts.groups),
                    which=words.number_list(facts.groups),
                ),
                **counts,
            )
        else:
            below = tr(
                "Crypt {crypt} (at least {least_crypt}); library {library} ({least} to {most}).",
                **counts,
            )
        cards = facts.crypt + facts.library
        if not cards:
            return Finding("info", tr("The deck is empty."), below=below, parent=self._inside)
        if not begun(verdict) and not problems(verdict):
            text = plural("{n} cards so far", "{n} card so far", cards)
            return Finding("info", text, below=below, parent=self._inside)
        title = tr(judged_by.title)
        if self._session.options.pool is not None:
            title = tr("{format}, pool {pool}", format=title, pool=self._session.options.pool.name)
        asked = {"format": title, "day": verdict.date.isoformat()}
        if verdict.legal:
            look, text = "success", tr("Legal for {format} on {day}", **asked)
        elif rule_violations(verdict):
            look, text = "danger", tr("Not legal for {format} on {day}", **asked)
        else:
            look, text = "info", tr("Not legal yet for {format}: cards are missing", **asked)
        return Finding(look, text, below=below, parent=self._inside)

    def _found(self, verdict: Verdict) -> Iterator[Finding]:
        for violation in problems(verdict):
            wrong = violation.severity is Severity.ERROR and not is_missing(violation)
            yield Finding(
                "danger" if wrong else "info",
                words.describe(violation),
                cards=[copies.card for copies in violation.cards],
                below=words.describe_fixes(violation),
                tip=tr("Rule {rule}: {source}", rule=violation.rule, source=words.cite(violation)),
                choose=self._choose,
                point=self.context.preview_card,
                rule=violation.rule,
                show_rule=self._show_rule,
                doing=list(self._fixes(violation)),
                parent=self._inside,
            )

    def _fixes(self, violation: AnyViolation) -> Iterator[tuple[str, Callable[[], object]]]:
        """Buttons that fix the violation."""
        for fix in violation.fixes:
            match fix:
                case Drop(cards=cards) | Regroup(cards=cards):
                    yield _removing(cards), partial(self._take_out, {one.card.id for one in cards})
                case Cut(part=part):
                    yield tr("What to cut …"), partial(self.context.show_ideas, True, part)
                case Add(part=part):
                    yield tr("What to add …"), partial(self.context.show_ideas, False, part)
                case _:
                    pass

    def _take_out(self, cards: set[int]) -> None:
        """Remove all copies of cards from the deck."""
        self._work.set_count([s for s in self._session.deck.slots if s.card.id in cards], 0)

    def _show_rule(self, rule: str) -> None:
        self.context.show_rule(rule)

    def _choose(self, card_id: int) -> None:
        self._session.select(self.context.cards.get(card_id), origin=_KEY)


def _day(date: QDate) -> datetime.date:
    return datetime.date(date.year(), date.month(), date.day())


def _removing(cards: Sequence[Copies]) -> str:
    """The words of a button that removes all copies of these cards."""
    if len(cards) > 1:
        return plural("Remove {n} cards", "Remove {n} card", sum(one.count for one in cards))
    name = cards[0].card.name
    if len(name) > _MAX_NAME_LENGTH:
        name = f"{name[: _MAX_NAME_LENGTH - 1]}…"
    return tr("Remove {card}", card=escaped(name))


PANEL = PanelSpec(
    key=_KEY,
    title=mark("Legality"),
    icon="ui/legal",
    area=Area.RIGHT,
    order=10,
    factory=LegalityPanel,
    group="meaning",
    hint=mark("Whether the deck is legal, and how to fix it"),
)
