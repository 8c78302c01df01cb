"""The data folder, wherever the program is installed.

In a checkout (and so in an editable install) it is ``resources/`` at the top; in an installed wheel
it lies inside the package as ``_resources``.
"""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath

import vtes_deck

INSTALLED = "_resources"
IN_CHECKOUT = "resources"


def resource(name: str = "") -> Traversable:
    """A file or folder of the resources.

    Args:
        name: path below the resources, with forward slashes: ``icons/app.svg``; the folder itself
            if empty.

    Raises:
        ValueError: the name is absolute or climbs out of the folder.
        FileNotFoundError: there is no such file or folder.
    """
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or "\\" in name:
        raise ValueError(f"not a name below the resources: {name!r}")
    found = _root()
    for part in path.parts:
        found = found.joinpath(part)
    if not found.is_dir() and not found.is_file():
        raise FileNotFoundError(f"no resource {name!r} in {_root()}")
    return found


def _root() -> Traversable:
    inside = files(vtes_deck).joinpath(INSTALLED)
    if inside.is_dir():
        return inside
    package = vtes_deck.__file__
    if package is not None:
        beside = Path(package).resolve().parent.parent / IN_CHECKOUT
        if beside.is_dir():
            return beside
    raise FileNotFoundError("the program was installed without its resources")
