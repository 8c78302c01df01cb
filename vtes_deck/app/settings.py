"""The player's settings: a frozen value, kept as JSON in the folder for settings."""

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

FILE_NAME = "settings.json"

_LARGEST = 1_000_000
"""Bytes. A settings file beyond this is not ours."""

log = logging.getLogger(__name__)

type Theme = Literal["system", "light", "dark"]


class SavedPool(msgspec.Struct, frozen=True):
    """A card pool that an organiser has announced, as it is kept.

    Attributes:
        query: what the cards must fulfil, in the query language; may be empty.
        one_clan: all crypt cards of a deck are of one clan.
    """

    query: str = ""
    one_clan: bool = False


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of the program.

    Attributes:
        theme: follow the system, or always light or dark.
        tournament_format: for which a new deck is judged.
        file_format: file format offered first when a deck is saved.
        author: written into new decks.
        vekn: the player's number at the V:EKN, for registration sheets.
        paper: size of paper, a key of :data:`vtes_deck.paper.pages.SIZES`; empty: as the
            country uses it.
        pictures: fetch and show card pictures. Off until the player wishes it.
        card_preview: a card shows next to the pointer where its name is pointed at.
        printings: whose picture is wanted of a card, by its number: code of the set. Of others the
            usual one is.
        picture_cache_mb: how much of them is kept on disk, in megabytes.
        interface_language: of the window, a key of :data:`vtes_deck.language.NAMES`; empty: as the
            system. Takes effect at the next start.
        text_language: language of card names and texts where there is a translation.
        read_cards: cards without a definition act as the program reads their text.
        recent: files opened or saved lately, newest first.
        reopen: begin with the decks of the last time.
        shortcuts: keys that the player has given to actions, by the action's name, in Qt's portable
            notation.
        seen_version: of the program when it ran last; empty before the first start.
        priorities: the player's own table by which decks goldfish; empty for the built-in one.
        priorities_draft: another one that he has written and does not use yet.
        pools: card pools of tournaments, by name.
        table_sound: the game table rings when a person has to choose.
        table_animations: cards at the game table move; ``None`` as the system wishes.
        table_slow: they move slowly.
        table_docked: a new game table opens in the main window, not in a window of its own.
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
    """Settings as they were found.

    Attributes:
        settings: what is in force.
        aside: where a damaged file is now.
        why: why there is something that cannot be read at the moment; empty if there is not.
        whole: all that is in the file was understood, so it may be written over.
    """

    settings: Settings
    aside: Path | None = None
    why: str = ""
    whole: bool = True


class SettingsStore:
    """The settings in force and their file.

    Several windows may be open, each with a store of its own: what another one has written is taken
    over before a change is written, so that it only changes what it is about.

    Attributes:
        value: the settings in force.
        path: their file.
        read: how they were found.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or paths.config_dir() / FILE_NAME
        self.read = read_settings(self.path)
        self.value = self.read.settings
        self._whole = self.read.whole
        self._stamp = _stamp_of(self.path)
        self._listeners: list[Callable[[Settings], None]] = []

    def on_change(self, listener: Callable[[Settings], None]) -> None:
        """Call ``listener`` with the new settings after each change, as the session does."""
        self._listeners.append(listener)

    def change(self, **fields: Any) -> bool:  # noqa: ANN401 - checked against the fields' types
        """Change some settings, write them, and tell.

        Args:
            fields: attributes of :class:`Settings`.

        Returns:
            Whether they could be written; they are in force in either case.

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
        """The settings in force, or those that another window has written since."""
        if _stamp_of(self.path) in {None, self._stamp}:
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
                # What a person wrote by hand, or a later version, is not thrown away.
                set_aside(self.path)
                self._whole = True
            write_atomic(self.path, msgspec.json.format(msgspec.json.encode(self.value), indent=2))
        except OSError as error:
            log.warning("settings could not be written: %s", error)
            return False
        self._stamp = _stamp_of(self.path)
        return True


def read_settings(path: Path) -> Read:
    """The settings in a file; a missing file, or a bad value, means the default.

    What is in the place of a file that can be read is set aside.
    """
    try:
        raw = datafile.read(path, dict[str, Any], _LARGEST)
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


def _stamp_of(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


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
