"""The data in krcg's package: complete, and available offline on the first start.

The program uses only the data files of krcg and its list of nicknames. It never calls the loaders
of krcg, because they read and write a pickle with a predictable name in the shared temporary
folder.

The readers are imported only to build a snapshot. A normal start with a snapshot needs only the
fingerprint.
"""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from cardbase.archive import ArchiveDeck
from cardbase.errors import reason_of
from cardbase.sources.problems import SourceProblem
from cardbase.sources.source import CardData, SourceError

RULING_FILES = ("rulings.yaml", "groups.yaml", "references.yaml")
_TABLES = (
    "vtescrypt.csv",
    "vteslib.csv",
    "vtessets.csv",
    "vtesbundles.csv",
    "vtescsv-fr/vtescrypt.fr-FR.csv",
    "vtescsv-fr/vteslib.fr-FR.csv",
    "vtescsv-es/vtescrypt.es-ES.csv",
    "vtescsv-es/vteslib.es-ES.csv",
)
#: Names in :meth:`KrcgPackage.files` in addition to the tables and rulings.
ARCHIVE = "twda.json.xz"
NICKNAMES = "nicknames.json"
_NICKNAMES_IN = "vekn_csv.py"


class KrcgPackage:
    """The source that is always available (:class:`~cardbase.sources.source.DataSource`)."""

    @property
    def label(self) -> str:
        """``krcg`` and its version."""
        from importlib.metadata import PackageNotFoundError, version

        try:
            return f"krcg {version('krcg')}"
        except PackageNotFoundError:
            return "krcg"

    def fingerprint(self) -> str:
        """The names, sizes and times of krcg's data files; they are not read."""
        home = folder()
        try:
            stats = [(name, (home / name).stat()) for name in (*_TABLES, *RULING_FILES, ARCHIVE)]
        except OSError as error:
            raise SourceError(SourceProblem.PACKAGE_INCOMPLETE, why=reason_of(error)) from None
        return "package:" + ";".join(f"{n}={s.st_size},{s.st_mtime_ns}" for n, s in stats)

    def cards(self) -> CardData:
        """The card database from krcg's tables and rulings."""
        from cardbase.sources.package_contents import cards_of

        return cards_of(tables(), nicknames(), ruling_files())

    def archive(self) -> tuple[ArchiveDeck, ...]:
        """The tournament archive in krcg's package."""
        from cardbase.sources.package_contents import archive_of

        return archive_of(_read(ARCHIVE), ARCHIVE)

    def files(self) -> dict[str, bytes]:
        """All files of the source by name; newer data may complement them."""
        return (
            tables()
            | ruling_files()
            | {NICKNAMES: msgspec.json.encode(nicknames()), ARCHIVE: _read(ARCHIVE)}
        )


def folder() -> Path:
    """The folder of krcg's data files.

    Raises:
        SourceError: krcg is not installed.
    """
    spec = importlib.util.find_spec("krcg")  # finds the package without running it
    if spec is None or not spec.submodule_search_locations:
        raise SourceError(SourceProblem.NO_PACKAGE)
    return Path(next(iter(spec.submodule_search_locations))) / "cards"


def tables() -> dict[str, bytes]:
    """The official tables by file name, without folder."""
    return {name.rpartition("/")[2]: _read(name) for name in _TABLES}


def ruling_files() -> dict[str, bytes]:
    """The files of rulings by name."""
    return {name: _read(name) for name in RULING_FILES}


def nicknames() -> Mapping[int, Sequence[str]]:
    """The short names of players by card id, from krcg; empty if its list has moved.

    The list is a literal in a module, which is parsed and not run: importing it would load numpy,
    aiohttp and Unidecode (which is under the GPL) needlessly.
    """
    try:
        module = ast.parse((folder().parent / _NICKNAMES_IN).read_bytes())
    except (OSError, SyntaxError, ValueError):
        return {}
    for statement in module.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="ALIASES")], value=listed):
                try:
                    return msgspec.convert(ast.literal_eval(listed), type=dict[int, list[str]])
                except (ValueError, TypeError):
                    return {}
    return {}


def _read(name: str) -> bytes:
    try:
        return (folder() / name).read_bytes()
    except OSError as error:
        raise SourceError(SourceProblem.PACKAGE_INCOMPLETE, why=reason_of(error)) from None
