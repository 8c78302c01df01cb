"""Tournament formats, one module each, found by a scan; verdicts have a date and a type."""
