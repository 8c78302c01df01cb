"""Values of an object that are computed when they are first read."""

from __future__ import annotations

from collections.abc import Callable


class once[O, T]:  # noqa: N801 - a decorator
    """A method whose result becomes an attribute of the same name.

    It does what :class:`functools.cached_property` does, in less than half the time, without its
    checks. A position lives for one decision and computes several values.

    Args:
        compute: the method.
    """

    def __init__(self, compute: Callable[[O], T]) -> None:
        self._compute = compute
        self.__doc__ = compute.__doc__

    def __set_name__(self, owner: type[O], name: str) -> None:
        """Notes the name of the attribute."""
        self._name = name

    def __get__(self, instance: O, owner: type[O]) -> T:
        """Computes the value; it is then read without this method."""
        value = instance.__dict__[self._name] = self._compute(instance)
        return value
