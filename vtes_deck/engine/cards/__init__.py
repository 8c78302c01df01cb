"""Playing cards: requirements, costs, and the way of a card from the hand to its final zone."""
