import pytest

from vtes_deck.cli.main import main


@pytest.fixture
def run(capsys):
    """Call the program; gives exit status, output and error output."""

    def call(*argv):
        status = main(list(argv))
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return call
