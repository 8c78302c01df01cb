"""The filters, one module per family; a new module in this package is found automatically.

A family's module has a ``TITLE`` for people, an ``ORDER`` among the families of a panel, and its
filters in ``FILTERS``.
"""
