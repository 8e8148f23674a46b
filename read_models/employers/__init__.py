"""Employers with published ads: the list, the profile, and how many applications they respond to."""
