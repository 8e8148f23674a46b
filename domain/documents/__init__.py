"""Files that people attach: kept encrypted under the key of the person they belong to."""
