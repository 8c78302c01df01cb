"""The player's settings: a frozen value, stored as JSON in the folder for settings."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from cardbase import datafile
from cardbase.atomic_files import write_atomic
from cardbase.datafile import DamagedError, set_aside
from vtes_deck.app import paths
from vtes_deck.app.file_stamp import stamp_of

FILE_NAME = "settings.json"

_MAX_BYTES = 1_000_000
"""The maximum bytes of a settings file; a larger one was not written by the program."""

log = logging.getLogger(__name__)

type Theme = Literal["system", "light", "dark"]


class SavedPool(msgspec.Struct, frozen=True):
    """A card pool that an organiser has announced, as it is stored.

    Attributes:
        query: the condition for the cards, in the query language; may be empty.
        one_clan: all crypt cards of a deck are of one clan.
    """

    query: str = ""
    one_clan: bool = False


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of the program.

    Attributes:
        theme: that of the system, or always light or dark.
        tournament_format: the tournament format for which a new deck is judged.
        file_format: file format offered first when a deck is saved.
        author: the author's name for new decks.
        vekn: the player's number at the V:EKN, for registration sheets.
        paper: size of paper, a key of :data:`vtes_deck.paper.pages.SIZES`; empty for the usual one
            of the country.
        pictures: fetch and show card pictures; off by default.
        card_preview: pointing at the name of a card shows the card next to the pointer.
        printings: the codes of the sets whose pictures are shown, by the number of the card; for
            other cards the usual picture is shown.
        picture_cache_mb: the maximum size of the pictures on disk, in megabytes.
        interface_language: the language of the window, a key of :data:`vtes_deck.language.NAMES`;
            empty for that of the system. A change takes effect at the next start.
        text_language: language of card names and texts that are translated.
        read_cards: cards without a definition act as the program reads their text.
        recent: files that were opened or saved recently, newest first.
        reopen: open the decks of the previous run at the start.
        shortcuts: keys that the player has assigned to actions, by the name of the action, in Qt's
            portable notation.
        seen_version: the version of the program at its previous run; empty before the first start.
        priorities: the player's own table of priorities for the goldfish; empty for the built-in
            one.
        priorities_draft: another table that the player has written and does not use yet.
        pools: card pools of tournaments, by name.
        table_sound: the game table plays a sound when a person has to choose.
        table_animations: cards at the game table move; ``None`` for the setting of the system.
        table_slow: they move slowly.
        table_docked: a new game table opens in the main window, not in a separate one.
        table_pace: how long a choice of a computer player is shown; a number of ``play.PACES``.
    """

    theme: Theme = "system"
    tournament_format: str = "standard"
    file_format: str = ""
    author: str = ""
    vekn: str = ""
    paper: str = ""
    pictures: bool = False
    card_preview: bool = True
    printings: dict[str, str] = {}
    picture_cache_mb: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 500
    interface_language: str = ""
    text_language: str = "en"
    read_cards: bool = True
    recent: tuple[str, ...] = ()
    reopen: bool = True
    shortcuts: dict[str, tuple[str, ...]] = {}
    seen_version: str = ""
    priorities: str = ""
    priorities_draft: str = ""
    pools: dict[str, SavedPool] = {}
    table_sound: bool = False
    table_animations: bool | None = None
    table_slow: bool = False
    table_docked: bool = True
    table_pace: Annotated[int, msgspec.Meta(ge=0, le=3)] = 1


class Read(msgspec.Struct, frozen=True):
    """The result of reading the settings.

    Attributes:
        settings: the settings that apply.
        aside: the new path of a damaged file.
        why: the reason why the file cannot be read at the moment; empty if it can.
        whole: the whole file was understood, so it may be overwritten.
    """

    settings: Settings
    aside: Path | None = None
    why: str = ""
    whole: bool = True


class SettingsStore:
    """The current settings and their file.

    Several windows may be open, each with its own store. Before a change is written, the settings
    that another window has written are read, so that only the changed setting differs.

    Attributes:
        value: the current settings.
        path: their file.
        read: the result of reading them.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or paths.config_dir() / FILE_NAME
        self.read = read_settings(self.path)
        self.value = self.read.settings
        self._whole = self.read.whole
        self._stamp = stamp_of(self.path)
        self._listeners: list[Callable[[Settings], None]] = []

    def on_change(self, listener: Callable[[Settings], None]) -> None:
        """Call ``listener`` with the new settings after each change."""
        self._listeners.append(listener)

    def change(self, **fields: Any) -> bool:  # noqa: ANN401 - checked against the fields' types
        """Change some settings, write them, and notify the listeners.

        Args:
            fields: attributes of :class:`Settings`.

        Returns:
            Whether they could be written; they apply in either case.

        Raises:
            TypeError: there is no such setting.
            msgspec.ValidationError: a value is of the wrong type.
        """
        newest = self._newest()
        changed = msgspec.structs.replace(newest, **fields)
        changed = msgspec.convert(msgspec.to_builtins(changed), Settings)
        if changed == newest == self.value:
            return True
        self.value = changed
        written = self._write()
        for listener in self._listeners:
            listener(changed)
        return written

    def _newest(self) -> Settings:
        """The current settings, or those that another window has written since."""
        if stamp_of(self.path) in {None, self._stamp}:
            return self.value
        newest = read_settings(self.path)
        if newest.aside is not None or newest.why:
            self._whole = newest.whole
            return self.value
        self._whole = newest.whole
        return newest.settings

    def _write(self) -> bool:
        try:
            if not self._whole:
                # Settings written by hand or by a later version are not discarded.
                set_aside(self.path)
                self._whole = True
            write_atomic(self.path, msgspec.json.format(msgspec.json.encode(self.value), indent=2))
        except OSError as error:
            log.warning("settings could not be written: %s", error)
            return False
        self._stamp = stamp_of(self.path)
        return True


def read_settings(path: Path) -> Read:
    """The settings in a file; a missing file or an invalid value means the default.

    Anything else in the place of a readable file is set aside.
    """
    try:
        raw = datafile.read(path, dict[str, Any], _MAX_BYTES)
    except FileNotFoundError:
        return Read(Settings())
    except OSError as error:
        return Read(Settings(), why=error.strerror or str(error), whole=False)
    except DamagedError as error:
        log.info("%s is damaged: %s", path, error)
        try:
            return Read(Settings(), aside=set_aside(path))
        except OSError as failed:
            return Read(Settings(), why=failed.strerror or str(failed), whole=False)
    return _good(raw)


def _good(raw: dict[str, Any]) -> Read:
    good: dict[str, Any] = {}
    whole = True
    for field in msgspec.structs.fields(Settings):
        if field.name not in raw:
            continue
        try:
            good[field.name] = msgspec.convert(raw[field.name], field.type)
        except (msgspec.ValidationError, RecursionError):
            log.info("setting %s has a bad value and is taken as the default", field.name)
            whole = False
    return Read(Settings(**good), whole=whole)
