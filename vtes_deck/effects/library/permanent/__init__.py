"""Equipment, retainers, allies and events."""
