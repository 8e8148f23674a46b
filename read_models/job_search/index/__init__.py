"""The inverted index of job ads: terms, immutable segments, their merge, and the cache of a process."""
