"""The one analysis of words for ads, queries, saved searches and suggestions, in five languages mixed."""
