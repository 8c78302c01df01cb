"""The deck as a frozen value: model, edits, differences."""
