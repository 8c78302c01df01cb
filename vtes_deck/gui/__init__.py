"""The desktop program: windows, panels and dialogs with Qt."""
