"""Personal data: keys of persons, what modules export and erase, how long it is kept."""
