"""Tournament formats, one module each, found by scanning; verdicts for a deck on a date."""
