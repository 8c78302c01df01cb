"""Card texts for tests: a card with given statics and nothing else."""

from vtes_deck.engine.state.script import CardScript


class _Text(CardScript):
    def __init__(self, statics):
        self.statics = statics


def text_of(*statics):
    """The script of a card that has these statics."""
    return _Text(statics)
