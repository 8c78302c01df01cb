"""Sources of card facts; each is a :class:`~cardbase.sources.source.DataSource`."""
