"""Values that several modules know: ids, locales, phone numbers, types of employment."""
