"""The turn and its phases, and what ends the game for a Methuselah."""
