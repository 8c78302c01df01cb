"""The result of a chapter from a real table: places, bloodlines, missions, used cards."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage.open_chronicle import OpenChronicle
from vtes_deck.graphics import theme
from vtes_deck.gui.heritage.family_dialog import FamilyDialog, Kin, depth
from vtes_deck.gui.heritage.field_editors import CompletingLineEdit
from vtes_deck.gui.heritage.words import battleground_title
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.number_box import SpinBox
from vtes_deck.heritage.chronicle import Chapter
from vtes_deck.heritage.chronicle.aftermath import departing, missions_of
from vtes_deck.heritage.chronicle.names import Names
from vtes_deck.heritage.chronicle.state import ChapterScore, Sheet
from vtes_deck.heritage.dataset.gaps import ready_clans
from vtes_deck.heritage.names import clan_name
from vtes_deck.language import tr

CHAPTERS_OF_ERA = 3


class PlaceRow(QGroupBox):
    """The result of the chapter for one player.

    Signals:
        edited: the points may have changed.
    """

    edited = Signal()

    def __init__(
        self, open_chronicle: OpenChronicle, player: int, clan: int, parent: QWidget
    ) -> None:
        names = Names(open_chronicle.data, open_chronicle.state)
        self.player, self.name = player, names.player(player)
        super().__init__(self.name.replace("&", "&&"), parent)
        self._open_chronicle = open_chronicle
        self._sheet: Sheet = open_chronicle.state.players[player]
        held = [one.retained for one in open_chronicle.state.players if one.retained]
        possible = dict.fromkeys((*open_chronicle.state.deck, *held))
        self.names = {one: names.of(one) for one in possible}
        self._kin: list[Kin] = []
        self._tree = False
        form = QFormLayout(self)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.clan = QComboBox(self)
        self.clan.setAccessibleName(tr("Clan of {player}", player=self.name))
        for one in sorted(ready_clans(open_chronicle.data, self._sheet.leaders)):
            self.clan.addItem(clan_name(one), one)
        self.leader = QComboBox(self)
        self.leader.setAccessibleName(tr("Clan leader of {player}", player=self.name))
        self.points = SpinBox(self)
        self.points.setRange(-99, 999)
        self.points.setAccessibleName(tr("Victory points of {player}", player=self.name))
        self.line = CompletingLineEdit(tuple(self.names.values()), several=True, parent=self)
        self.line.setAccessibleName(tr("Bloodline of {player}", player=self.name))
        self.line.setPlaceholderText(tr("Names of the vampires, with commas between them"))
        self.tree = QPushButton(tr("Family tree …"), self)
        line = QHBoxLayout()
        line.addWidget(self.line, 1)
        line.addWidget(self.tree)
        self.departing = SpinBox(self)
        self.departing.setRange(-99, 999)
        self._build(form, line)
        self.clan.setCurrentIndex(min(clan, self.clan.count() - 1))
        self._show_leaders()

    def _build(self, form: QFormLayout, line: QHBoxLayout) -> None:
        open_chronicle, names = (
            self._open_chronicle,
            Names(self._open_chronicle.data, self._open_chronicle.state),
        )
        form.addRow(tr("Clan"), self.clan)
        form.addRow(tr("Clan leader"), self.leader)
        form.addRow(tr("Victory points"), self.points)
        form.addRow(tr("Bloodline"), line)
        leaves = departing(open_chronicle.state.era)
        self.departing.setVisible(
            bool(leaves) and open_chronicle.state.chapter % CHAPTERS_OF_ERA == 0
        )
        if not self.departing.isHidden():
            label = tr("Points from {battleground}", battleground=battleground_title(leaves))
            form.addRow(label, self.departing)
        self.assets = [QCheckBox(tr(one), self) for one in self._sheet.assets]
        if self.assets:
            row = QHBoxLayout()
            for box in self.assets:
                row.addWidget(box)
            row.addStretch(1)
            form.addRow(tr("Assets used"), row)
        self.recruited = QCheckBox(
            tr("recruited {name}", name=names.of(self._sheet.retained)).replace("&", "&&"), self
        )
        self.recruited.setVisible(bool(self._sheet.retained))
        if self._sheet.retained:
            form.addRow(tr("Retainer", "Heritage"), self.recruited)
        self.clan.currentIndexChanged.connect(self._show_leaders)
        self.points.valueChanged.connect(self.edited)
        self.line.editingFinished.connect(self._read_line)
        self.tree.clicked.connect(self.edit_tree)

    def _show_leaders(self) -> None:
        self.leader.clear()
        self.leader.addItem(tr("not recorded"), "")
        for one in self._open_chronicle.data.leaders:
            own = not one.chronicle or one.id in self._sheet.leaders
            if one.clan == self.clan.currentData() and own:
                self.leader.addItem(one.name, one.id)
        if self.leader.count() == 2:
            self.leader.setCurrentIndex(1)

    def edit_tree(self) -> None:
        """Open the dialog that shows the bloodline as a tree."""
        self._read_line()
        top = self.leader.currentText() if self.leader.currentData() else self.clan.currentText()
        dialog = FamilyDialog(top, self._kin, self.names, self)

        def take(done: int) -> None:
            if done:
                self._kin, self._tree = dialog.kin(), True
                self._show_line()

        dialog.finished.connect(take)
        dialog.open()

    def _show_line(self) -> None:
        shown = [self.names.get(one.name, one.name) for one in self._kin if not one.torpor]
        self.line.setText(", ".join(shown))
        if self._sheet.retained in {one.name for one in self._kin}:
            self.recruited.setChecked(True)

    def _read_line(self) -> None:
        """Use the typed names; a vampire that was placed in the tree keeps its sire."""
        ids = {name.casefold(): one for one, name in self.names.items()}
        parts = [one.partition("<") for one in self.line.text().split(",") if one.strip()]
        named = [
            tuple(ids.get(one.strip().casefold(), one.strip()) for one in part) for part in parts
        ]
        wanted = [name for name, _, _ in named]
        sires = {name: sire for name, sign, sire in named if sign}
        known = {one.name: one for one in self._kin}
        if not sires and wanted == [one.name for one in self._kin if not one.torpor]:
            return
        torpor = [one for one in self._kin if one.torpor and one.name not in wanted]
        kept = [
            known[one] if one in known and not known[one].torpor else Kin(one) for one in wanted
        ]
        kept = [Kin(one.name, sires.get(one.name, one.sire)) for one in kept]
        self._tree = self._tree or bool(sires)
        there = {"", *(one.name for one in (*torpor, *kept))}
        self._kin = [
            one if one.sire in there else Kin(one.name, "", one.torpor) for one in (*torpor, *kept)
        ]
        self._kin.sort(key=lambda one: depth(one, self._kin))
        if self._sheet.retained in there:
            self.recruited.setChecked(True)

    def played(self) -> ChapterScore:
        """The entered scores."""
        self._read_line()
        leader = str(self.leader.currentData() or "")
        line = tuple(one.name for one in self._kin if not one.torpor)
        above = {one.name: one.sire or leader for one in self._kin if one.sire or leader}
        needed = {*line, *(above[one] for one in line if one in above)}
        return ChapterScore(
            self.player,
            str(self.clan.currentData() or ""),
            leader=leader,
            points=self.points.value(),
            bloodline=line,
            departing=self.departing.value(),
            assets=tuple(
                asset
                for asset, box in zip(self._sheet.assets, self.assets, strict=True)
                if box.isChecked()
            ),
            recruited=bool(self._sheet.retained) and self.recruited.isChecked(),
            sires={n: one for n, one in above.items() if n in needed} if self._tree else {},
        )


class ChapterForm(QWidget):
    """The result of a chapter.

    Signals:
        entered: the entry of the chapter.
    """

    entered = Signal(object)

    def __init__(self, open_chronicle: OpenChronicle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open_chronicle = open_chronicle
        names = Names(open_chronicle.data, open_chronicle.state)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.rows: list[PlaceRow] = []
        for place, player in enumerate(open_chronicle.state.present()):
            row = PlaceRow(open_chronicle, player, place, self)
            row.edited.connect(self._order)
            self.rows.append(row)
            layout.addWidget(row)
        self.claims: dict[str, QComboBox] = {}
        missions = QFormLayout()
        missions.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for mission in missions_of(open_chronicle.data, open_chronicle.state.chapter):
            box = QComboBox(self)
            box.addItem(tr("no one"), "")
            for one in open_chronicle.state.present():
                box.addItem(names.player(one), str(one))
            name = names.of(mission)
            box.setAccessibleName(tr("Mission {name}", name=name))
            box.currentIndexChanged.connect(self._order)
            missions.addRow(PlainLabel(tr("Mission {name}", name=name), self), box)
            self.claims[mission] = box
        layout.addLayout(missions)
        layout.addWidget(PlainLabel(tr("Places (H-END-06)"), self))
        self.places = QListWidget(self)
        self.places.setAccessibleName(tr("Places"))
        metrics = theme.Metrics.of(self.font())
        self.places.setFixedHeight(metrics.line * (len(self.rows) + 1))
        layout.addWidget(self.places)
        self.up = QPushButton(tr("The primogen decides for this player"), self)
        self.up.clicked.connect(self._up)
        self.places.currentRowChanged.connect(self._show_up)
        self.enter = QPushButton(tr("Enter the result"), self)
        self.enter.clicked.connect(lambda: self.entered.emit(self.entry()))
        layout.addWidget(self.up, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.enter, 0, Qt.AlignmentFlag.AlignLeft)
        self._ranked = list(self.rows)
        self._order()

    def _merit(self, row: PlaceRow) -> tuple[int, int]:
        claimed = [box.currentData() for box in self.claims.values()].count(str(row.player))
        return -row.points.value(), claimed

    def _order(self) -> None:
        """H-END-06: order by points, then by fewer missions; the primogen decides other ties."""
        chosen = self.places.currentRow()
        self._ranked.sort(key=self._merit)
        self.places.clear()
        for place, row in enumerate(self._ranked, start=1):
            text = tr("{place}. {player}", place=place, player=row.name)
            self.places.addItem(f"{text} ({row.points.value()})")
        self.places.setCurrentRow(max(0, chosen))
        self._show_up()

    def _tied_above(self) -> bool:
        row = self.places.currentRow()
        merits = [self._merit(one) for one in self._ranked]
        return 0 < row < len(merits) and merits[row] == merits[row - 1]

    def _show_up(self) -> None:
        self.up.setVisible(self._tied_above())

    def _up(self) -> None:
        row = self.places.currentRow()
        if self._tied_above():
            ranked = self._ranked
            ranked[row - 1], ranked[row] = ranked[row], ranked[row - 1]
            self._order()
            self.places.setCurrentRow(row - 1)

    def entry(self) -> Chapter:
        """The entered chapter."""
        claims = {m: int(box.currentData()) for m, box in self.claims.items() if box.currentData()}
        return Chapter(places=tuple(row.played() for row in self._ranked), claims=claims)
