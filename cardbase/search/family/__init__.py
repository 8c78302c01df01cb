"""The filters, one module per family; a new module here is found by itself.

A family's module has a ``TITLE`` for people, an ``ORDER`` among the families of a panel, and its
filters in ``FILTERS``.
"""
