"""The desktop program; the only package that knows Qt."""
