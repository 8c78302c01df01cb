"""What every game of the program is made of, whatever its rules.

* :mod:`procedure`: the rules as lists of steps, and the stack of those under way.
* :mod:`decisions`: what an answer is.
* :mod:`events`: what a kind of event is.
* :mod:`random_streams`: named streams of random numbers.
* :mod:`course`: ask, apply, undo, fork.
* :mod:`words`: numbers and lists in sentences.
* :mod:`coverage`: which rules of a catalogue are enforced and tested.

The package knows no game. :mod:`vtes_deck.engine` and :mod:`vtes_deck.heritage` are built on it.
"""
