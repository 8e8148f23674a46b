"""The change feed: public changes of jobs, in append-only pages."""
