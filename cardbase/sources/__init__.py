"""Where card facts come from; every source is a :class:`~cardbase.sources.data.Source`."""
