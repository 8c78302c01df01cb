"""Playing cards: requirements, costs, and the course from the hand to where a card goes."""
