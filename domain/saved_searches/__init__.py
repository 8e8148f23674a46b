"""Saved searches: what somebody looks for, how often they want to hear of it, and which matches they were told of."""
