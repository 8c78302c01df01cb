"""The dialog for the player's own cards: their list, a form, the drawn card, the engine's view."""
