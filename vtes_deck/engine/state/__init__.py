"""The state as plain data: seats, cards in play, printed facts, decisions and events.

The other packages of the engine build on this one; it imports none of them.
"""
