"""Playing cards: requirements, costs, and the path of a card from the hand to its final zone."""
