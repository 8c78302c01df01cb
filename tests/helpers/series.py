"""Long series of cases: a part of each in every run, all of them in ``make soak``."""

import pytest


def thinned(cases, every):
    """Mark all but every n-th case for ``make soak``.

    Args:
        cases: tuples of arguments, or single arguments.
        every: it should have no common factor with the length of an inner series, so that the part
            includes each of its values.
    """
    return [
        case
        if number % every == 0
        else pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.soak)
        for number, case in enumerate(cases)
    ]
