"""Long series of cases: a part of each in every run, the whole in ``make soak``."""

import pytest


def thinned(cases, every):
    """Mark all but every n-th case for ``make soak``.

    Args:
        cases: tuples of arguments, or single arguments.
        every: choose it without a common factor with the length of an inner series, so that the
            part meets each of its values.
    """
    return [
        case
        if number % every == 0
        else pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.soak)
        for number, case in enumerate(cases)
    ]
