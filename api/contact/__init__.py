"""HTTP endpoint of the contact form."""
