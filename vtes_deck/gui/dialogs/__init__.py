"""Dialogs: imported when they are first opened."""
