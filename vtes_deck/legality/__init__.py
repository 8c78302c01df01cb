"""Tournament formats: one module each, found by scanning; dated, typed verdicts."""
