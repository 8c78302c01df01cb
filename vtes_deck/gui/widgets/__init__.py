"""Parts that panels and dialogs are made of."""
