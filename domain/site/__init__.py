"""The site as people see it: the URLs of its pages, from the one table of routes."""
