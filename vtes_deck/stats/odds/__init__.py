"""Exact odds of draws from crypt and library: a question, its written form, its answer."""
