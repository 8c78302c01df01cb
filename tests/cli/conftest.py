import pytest

from vtes_deck.cli.main import main

OWN_DATA = {"own_home", "small_place", "home", "place"}
"""Fixtures of tests whose card data are not those of the program."""


@pytest.fixture
def run(capsys, request, monkeypatch, cb):
    """Call the program and return exit status, output and error output.

    The cards are read from their snapshot once, unless the test installs other data.
    """
    if not OWN_DATA & set(request.fixturenames):
        monkeypatch.setattr("cardbase.load", lambda _folder=None: cb)

    def call(*argv):
        status = main(list(argv))
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return call
