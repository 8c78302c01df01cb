"""Docstrings name other objects in Sphinx's way, ``:class:`~a.b.C```; the site shows ``C``."""

import re

import griffe

_ROLE = re.compile(r":[a-z]+:`(~?)([^`]+)`")


def plain(text):
    """A docstring with names instead of Sphinx's roles."""
    return _ROLE.sub(lambda m: f"`{m[2].rpartition('.')[2] if m[1] else m[2]}`", text)


class Roles(griffe.Extension):
    """Rewrites every docstring as it is read."""

    def on_instance(self, *, obj, **_more):
        """Called by griffe for each module, class, function and attribute."""
        if obj.docstring is not None:
            obj.docstring.value = plain(obj.docstring.value)
