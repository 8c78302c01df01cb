"""Use cases without Qt: the place where parts are wired together."""
