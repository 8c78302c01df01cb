"""Cards of imbued: convictions, powers and others (chapter IMB)."""
