"""Text analysis for ads, queries, saved searches and suggestions: one analyzer for five languages."""
