"""Reading feeds: fetched with care, unpacked with limits, imported, and reported."""
