"""Each package has one base class of its errors, which all of them are derived from."""

import importlib
import pkgutil

import pytest

from vtes_deck.effects.errors import EffectsError
from vtes_deck.engine.errors import EngineError
from vtes_deck.kernel.errors import KernelError
from vtes_deck.rulesets import RulesetsError
from vtes_deck.sim.errors import SimError
from vtes_deck.stats.errors import StatsError

BASES = {
    "effects": EffectsError,
    "engine": EngineError,
    "kernel": KernelError,
    "rulesets": RulesetsError,
    "sim": SimError,
    "stats": StatsError,
}


def errors_of(package):
    """The public errors that the modules of a package define."""
    name = f"vtes_deck.{package}"
    top = importlib.import_module(name)
    modules = [info.name for info in pkgutil.walk_packages(top.__path__, f"{name}.")]
    for module in (top, *map(importlib.import_module, modules)):
        for one in vars(module).values():
            if (
                isinstance(one, type)
                and issubclass(one, Exception)
                and one.__module__ == module.__name__
                and not one.__name__.startswith("_")
            ):
                yield one


@pytest.mark.parametrize("package", BASES)
def test_every_error_of_a_package_has_its_base_class(package):
    found = list(errors_of(package))
    assert found
    assert [one.__name__ for one in found if not issubclass(one, BASES[package])] == []
