"""One tolerant reader for every list of cards that people write as text."""
