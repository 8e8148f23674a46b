"""Finding jobs: words, places, filters, counts and order, in sets of ads that the application holds and combines."""
