"""The data folder, wherever the program is installed.

In a checkout (and so in an editable install) it is ``resources/`` at the top; in an installed wheel
it is ``_resources`` inside the package. PySide6 cannot run from a zip file, so a resource is always
an ordinary path, which Qt and SVG readers accept.
"""

from functools import cache
from importlib.resources import files
from pathlib import Path, PurePosixPath

import vtes_deck

INSTALLED = "_resources"
IN_CHECKOUT = "resources"


def resource(name: str = "") -> Path:
    """The path of a file or folder of the resources.

    Args:
        name: path below the resources, with forward slashes, as in ``icons/app.svg``; the folder
            itself if empty.

    Raises:
        ValueError: the name is absolute or leads out of the folder.
        FileNotFoundError: there is no such file or folder.
    """
    below = PurePosixPath(name)
    if below.is_absolute() or ".." in below.parts or "\\" in name:
        raise ValueError(f"not a name below the resources: {name!r}")
    found = resource_root().joinpath(*below.parts)
    if not found.exists():
        raise FileNotFoundError(f"no resource {name!r} in {resource_root()}")
    return found


@cache
def resource_root() -> Path:
    """The folder of the resources.

    Raises:
        FileNotFoundError: the installation has none.
    """
    package = Path(str(files(vtes_deck)))
    for folder in (package / INSTALLED, package.parent / IN_CHECKOUT):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"no resources next to {package}: the installation is not complete")
