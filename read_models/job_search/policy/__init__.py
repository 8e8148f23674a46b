"""Search policy, before and behind the port: what a typed search means, what is shown when it finds little, what is
recommended, and what is cached.

A search passes three stages: `TypedSearch`, `UnderstoodSearch`, `IndexQuery`.
"""
