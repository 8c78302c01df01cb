"""Playability as rich text: who can play a library card, and what a vampire can play."""

from __future__ import annotations

import html
from collections.abc import Iterable
from typing import TYPE_CHECKING

from cardbase.terms import Type
from vtes_deck.app.playability import Playable, Players, PlayingVampire, PlayLevel
from vtes_deck.gui.panels.card.section_writer import NAMES, SectionWriter
from vtes_deck.language import mark, number, plural, tr

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from vtes_deck.gui.panels.card.document import Shown

PLAYERS, PLAYABLE = "players", "playable"
"""The searches that links start: crypt cards that can play it, library cards it can play."""

_LEVELS = {PlayLevel.INFERIOR: mark("inferior"), PlayLevel.SUPERIOR: mark("superior")}
_PLAYED_BY_YOU = frozenset({Type.MASTER, Type.EVENT})
"""Cards that no minion plays."""

_UNABLE_SHOWN = 8


class PlayabilitySection(SectionWriter):
    """Writes the section; it is empty while nothing is known."""

    def __init__(self, shown: Shown, font: QFont) -> None:
        super().__init__(shown.cards, font)
        self._shown = shown

    def text(self) -> str:
        """The section with its title."""
        players, playable = self._shown.players, self._shown.playable
        if players is not None:
            return self.section(tr("Who can play it"), "".join(self._players(players)))
        if playable is None:
            return ""
        every = self.line(self.act_link(PLAYABLE, tr("All library cards that it can play")))
        if playable.total + playable.free:
            content = f"{self._playable(playable)}{every}"
            return self.section(tr("Cards of this deck that it can play"), content)
        return self.section(tr("Cards that it can play"), every)

    def _players(self, players: Players) -> Iterable[str]:
        total = len(self._shown.cards.crypt)
        if players.everywhere == total:
            played_by_you = _PLAYED_BY_YOU.intersection(getattr(self._shown.card, "types", ()))
            yield self.line(
                html.escape(
                    tr("You, with any minions: it has no requirements.")
                    if played_by_you
                    else tr("Any minion: it has no requirements.")
                )
            )
            return
        if players.able:
            yield self.line("; ".join(map(self._player, players.able)))
        if players.unable:
            names = ", ".join(self.counted(card, n) for card, n in players.unable)
            text = (
                tr("Not {names}", names=NAMES)
                if players.able
                else tr("No vampire in this crypt. Not {names}", names=NAMES)
            )
            yield self.around(text, names)
        of_all = tr(
            "{able} of {all} crypt cards can.",
            able=number(players.everywhere),
            all=number(total),
        )
        yield self.line(self.act_link(PLAYERS, of_all) if players.everywhere else of_all)

    def _player(self, player: PlayingVampire) -> str:
        codes = "".join(f"&nbsp;{self.discipline(code)}" for code in player.codes)
        level = _LEVELS.get(player.level)
        spoken = self.muted(f" {tr(level)}") if level and not codes else ""
        return f"{self.counted(player.card, player.count)}{codes}{spoken}"

    def _playable(self, playable: Playable) -> str:
        lines = []
        if playable.total:
            lines.append(
                self.line(
                    plural(
                        "<b>{able}</b> of the {n} cards with requirements",
                        "<b>{able}</b> of the {n} card with requirements",
                        playable.total,
                        able=playable.able,
                    )
                )
            )
        if playable.unable:
            shown = playable.unable[:_UNABLE_SHOWN]
            names = ", ".join(self.counted(card, count) for card, count in shown)
            more = len(playable.unable) - len(shown)
            if more > 0:
                names = tr("{names} and {more} more", names=names, more=more)
            lines.append(self.around(tr("Not {names}", names=NAMES), names))
        if playable.free:
            free = plural(
                "{n} cards have no requirements.", "{n} card has no requirements.", playable.free
            )
            lines.append(self.line(self.muted(free)))
        return "".join(lines)
