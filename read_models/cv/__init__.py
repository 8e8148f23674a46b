"""The list of somebody's CVs: name, title, what stands in them, and whether employers find them."""
