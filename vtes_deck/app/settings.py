"""The player's settings: a frozen value, kept as JSON in the folder for settings."""

from __future__ import annotations

import contextlib
import errno
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import msgspec

from cardbase.atomic import write_atomic
from vtes_deck.app import paths

FILE_NAME = "settings.json"

_LARGEST = 1_000_000
"""Bytes. A settings file beyond this is not ours."""

log = logging.getLogger(__name__)

type Theme = Literal["system", "light", "dark"]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the player can choose.

    Attributes:
        theme: follow the system, or always light or dark.
        tournament_format: for which a new deck is judged.
        file_format: file format offered first when a deck is saved.
        author: written into new decks.
        vekn: the player's number at the V:EKN, for registration sheets.
        paper: size of paper, a key of :data:`vtes_deck.gui.paper.pages.SIZES`; empty: as the
            country uses it.
        pictures: fetch and show card pictures. Off until the player wishes it.
        printings: whose picture is wanted of a card, by its number: code of the set. Of others the
            usual one is.
        picture_cache_mb: how much of them is kept on disk, in megabytes.
        interface_language: of the window, a key of :data:`vtes_deck.language.NAMES`; empty: as the
            system. Takes effect at the next start.
        text_language: language of card names and texts where there is a translation.
        recent: files opened or saved lately, newest first.
        reopen: begin with the decks of the last time.
        shortcuts: keys that the player has given to actions, by the action's name, in Qt's portable
            notation.
        seen_version: of the program when it ran last; empty before the first start.
        priorities: the player's own table by which decks goldfish; empty for the built-in one.
        priorities_draft: another one that he has written and does not use yet.
    """

    theme: Theme = "system"
    tournament_format: str = "standard"
    file_format: str = ""
    author: str = ""
    vekn: str = ""
    paper: str = ""
    pictures: bool = False
    printings: dict[str, str] = {}
    picture_cache_mb: int = 500
    interface_language: str = ""
    text_language: str = "en"
    recent: tuple[str, ...] = ()
    reopen: bool = True
    shortcuts: dict[str, tuple[str, ...]] = {}
    seen_version: str = ""
    priorities: str = ""
    priorities_draft: str = ""


class SettingsStore:
    """The settings in force and their file.

    Several windows may be open, each with a store of its own: what another one has written is taken
    over before a change is written, so that it only changes what it is about.

    Attributes:
        value: the settings in force.
        path: their file.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or paths.config_dir() / FILE_NAME
        self.value = read_settings(self.path)
        self._stamp = _stamp_of(self.path)
        self._told: list[Callable[[Settings], None]] = []

    def on_change(self, told: Callable[[Settings], None]) -> None:
        """Call ``told`` with the new settings after each change. The session is told this way."""
        self._told.append(told)

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
        for told in self._told:
            told(changed)
        return written

    def _newest(self) -> Settings:
        """What is in force, or what another window has written since."""
        if _stamp_of(self.path) in {None, self._stamp}:
            return self.value
        try:
            return _good(_raw(self.path))
        except (OSError, msgspec.DecodeError) as error:
            log.info("%s cannot be read and is written anew: %s", self.path, error)
            return self.value

    def _write(self) -> bool:
        try:
            write_atomic(self.path, msgspec.json.format(msgspec.json.encode(self.value), indent=2))
        except OSError as error:
            log.warning("settings could not be written: %s", error)
            return False
        self._stamp = _stamp_of(self.path)
        return True


def read_settings(path: Path) -> Settings:
    """The settings in a file; a missing file, or a bad value, means the default."""
    try:
        raw = _raw(path)
    except OSError:
        return Settings()
    except msgspec.DecodeError as error:
        # The next change would write over it; what somebody wrote by hand deserves better.
        log.info("%s cannot be read and was put beside: %s", path, error)
        with contextlib.suppress(OSError):
            path.replace(path.with_name(f"{path.name}.damaged"))
        return Settings()
    return _good(raw)


def _stamp_of(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _raw(path: Path) -> dict[str, Any]:
    if path.stat().st_size > _LARGEST:
        raise OSError(errno.EFBIG, "it is no file of settings", str(path))
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Any])


def _good(raw: dict[str, Any]) -> Settings:
    good: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        if field.name not in raw:
            continue
        try:
            good[field.name] = msgspec.convert(raw[field.name], field.type)
        except msgspec.ValidationError:
            log.info("setting %s has a bad value and is taken as the default", field.name)
    return Settings(**good)
