"""The turn and its phases, and the end of the game for a Methuselah."""
