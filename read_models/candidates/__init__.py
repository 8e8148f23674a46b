"""The CV database: which CVs an employer finds, by what they say and without who wrote them."""
