"""The nine battlegrounds, one file each (H-CMP-06, H-CMP-08)."""
