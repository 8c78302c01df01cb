"""The nine clans, one file for the keyword of each (H-CMP-05); ``sentences`` words the keywords."""
