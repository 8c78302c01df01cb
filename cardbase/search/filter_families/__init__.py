"""The filters, one module per family; a new module in this package is found automatically.

The module of a family has a ``TITLE`` for display, an ``ORDER`` among the families of a panel, and
its filters in ``FILTERS``.
"""
