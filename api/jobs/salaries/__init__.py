"""The route that compares salaries of ads, and what estimates them."""
