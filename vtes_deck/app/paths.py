"""The folders of the user's files.

There are three folders, in the usual places of the system. The environment variable
``VTES_DECK_HOME`` puts all of them into one folder, for an installation on a memory stick and for
tests. A folder is created when something is written to it.
"""

import contextlib
import os
import stat
from pathlib import Path
from urllib.parse import unquote_to_bytes

import platformdirs

APP = "vtes-deck"
HOME_VARIABLE = "VTES_DECK_HOME"


def home() -> Path | None:
    """The folder that the user chose for all files; ``None`` for the folders of the system."""
    value = os.environ.get(HOME_VARIABLE)
    return Path(value).absolute() if value else None


def data_dir() -> Path:
    """The folder for files that must not be lost: autosaved decks, recovery files, lists."""
    own = home()
    return own / "data" if own else platformdirs.user_data_path(APP, appauthor=False)


def config_dir() -> Path:
    """Settings and the state of windows."""
    own = home()
    return own / "config" if own else platformdirs.user_config_path(APP, appauthor=False)


def cache_dir() -> Path:
    """The folder for files that can be recreated: the card snapshot, downloaded pictures."""
    own = home()
    return own / "cache" if own else platformdirs.user_cache_path(APP, appauthor=False)


def make_private() -> None:
    """Make the folders unreadable to other users.

    Early versions created them with the usual rights.
    """
    for folder in (data_dir(), config_dir(), cache_dir()):
        with contextlib.suppress(OSError):
            mode = folder.lstat().st_mode
            if stat.S_ISDIR(mode) and mode & 0o077:
                folder.chmod(0o700)


def as_text(path: Path) -> str:
    """A path as text that every file can hold; :func:`from_text` gives the path again.

    On Linux the name of a file is bytes, and old names are often not valid text. Such a path is
    written as a ``file:`` address, any other as it is.
    """
    text = str(path)
    return text if is_text(text) else path.absolute().as_uri()


def from_text(text: str) -> Path:
    """The path that :func:`as_text` has written."""
    if text.startswith("file://"):
        return Path(os.fsdecode(unquote_to_bytes(text.removeprefix("file://"))))
    return Path(text)


def is_text(text: str) -> bool:
    """Whether a name is text, and not undecodable bytes."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
