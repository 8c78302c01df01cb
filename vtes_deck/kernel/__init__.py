"""The foundation of every game in this program, independent of its rules.

* :mod:`procedure`: rules as lists of steps, and the stack of procedures.
* :mod:`decisions`: verbs and answers.
* :mod:`events`: event types.
* :mod:`random_streams`: named streams of random numbers.
* :mod:`playthrough`: decide, apply, undo, fork.
* :mod:`verdict`: the legality of an option.
* :mod:`words`: numbers and lists in sentences.
* :mod:`coverage`: which rules of a catalogue are enforced and tested.

:mod:`vtes_deck.engine` and :mod:`vtes_deck.heritage` build on it.
"""
