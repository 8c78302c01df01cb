"""Docstrings use Sphinx's marks: ``:class:`~a.b.C``` becomes ``C``, and ``::`` becomes a colon."""

import re

import griffe

_ROLE = re.compile(r":[a-z]+:`(~?)([^`]+)`")


def plain(text):
    """A docstring without the marks."""
    named = _ROLE.sub(lambda m: f"`{m[2].rpartition('.')[2] if m[1] else m[2]}`", text)
    return re.sub(r"::(?=\s*\n\n)", ":", named)


class Roles(griffe.Extension):
    """Rewrites every docstring as it is read."""

    def on_instance(self, *, obj, **_more):
        """Called by griffe for each module, class, function and attribute."""
        if obj.docstring is not None:
            obj.docstring.value = plain(obj.docstring.value)
