"""The inverted index of job ads: terms, immutable segments, merging, and the segment cache of a process."""
