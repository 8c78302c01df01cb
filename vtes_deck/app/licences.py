"""The software that the program consists of, and the licence of each part.

Python packages name their licence in their metadata; the installed dependencies of this package are
followed. The build lists what a package for players contains in addition (Python, Qt, libraries) in
``components.json`` of the resources.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import Distribution, PackageNotFoundError, distribution

import msgspec

from vtes_deck.resources import resource

DISTRIBUTION = "vtes-deck"
COMPONENTS = "components.json"

_UNKNOWN = "see its licence text"
_TEXTS = ("LICENSE", "LICENSE.txt", "LICENSE.md", "COPYING", "licenses/LICENSE")
_NAME = re.compile(r"[A-Za-z0-9._-]+")
_MAX_LENGTH = 80  # characters; some packages give the whole text instead of the name


class Component(msgspec.Struct, frozen=True):
    """A piece of software inside the program.

    Attributes:
        name, version: the name and version of the software; the version is empty if there is none.
        licence: an SPDX expression or the name of the licence.
        texts: licence and notices in full, if the package contains them.
    """

    name: str
    version: str
    licence: str
    texts: tuple[str, ...] = ()


def components() -> tuple[Component, ...]:
    """Everything that the program consists of, itself first, then by name."""
    found: dict[str, Component] = {}
    wanted = [DISTRIBUTION]
    while wanted:
        name = wanted.pop()
        key = re.sub(r"[-_.]+", "-", name).lower()
        if key in found:
            continue
        try:
            package = distribution(name)
        except PackageNotFoundError:
            continue
        found[key] = component_of(package)
        wanted += required(package.requires or ())
    own = found.pop(DISTRIBUTION, None)
    others = sorted((*found.values(), *_bundled()), key=lambda one: one.name.casefold())
    return (own, *others) if own else tuple(others)


def required(requirements: Iterable[str]) -> list[str]:
    """The names of the packages that are always required; those of extras are left out."""
    names = (_NAME.match(line) for line in requirements if not re.search(r"\bextra\s*==", line))
    return [name[0] for name in names if name]


def component_of(package: Distribution) -> Component:
    """The component as the metadata of an installed package describe it."""
    listed = package.metadata.get_all("License-File") or []
    names = [place for name in listed for place in (f"licenses/{name}", name)] or _TEXTS
    texts = dict.fromkeys(text for name in names if (text := package.read_text(name)))
    return Component(package.name, package.version, _licence(package), tuple(texts))


def _licence(package: Distribution) -> str:
    metadata = package.metadata
    for field in ("License-Expression", "License"):
        text = (metadata.get(field) or "").strip()
        if text and "\n" not in text and len(text) <= _MAX_LENGTH:
            return text
    for classifier in metadata.get_all("Classifier") or []:
        if classifier.startswith("License :: "):
            return str(classifier).rpartition(" :: ")[2]
    return _UNKNOWN


def _bundled() -> tuple[Component, ...]:
    try:
        listed = resource(COMPONENTS)
    except FileNotFoundError:
        return ()
    return msgspec.json.decode(listed.read_bytes(), type=tuple[Component, ...])


def in_full(listed: Iterable[Component]) -> str:
    """The list, then the text of each licence; shared texts appear once."""
    listed = tuple(listed)
    lines = [f"{title(one)}: {one.licence}" for one in listed]
    shared: dict[str, list[str]] = {}
    for one in listed:
        for text in one.texts:
            shared.setdefault(text.strip("\n"), []).append(title(one))
    for text, names in shared.items():
        lines += ["", "=" * 78, *names, "-" * 78, "", text]
    return "\n".join(lines)


def title(component: Component) -> str:
    """Name and version."""
    return f"{component.name} {component.version}".rstrip()
