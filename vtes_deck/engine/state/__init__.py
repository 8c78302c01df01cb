"""The table as plain data: seats, cards in play, what is printed on cards, questions and events.

Everything else in the engine is built on this package; it imports nothing of the other packages.
"""
