"""Drawing code that the window and printed pages share: colours, icons, card texts, card faces.

This package uses Qt but opens no window.
"""
