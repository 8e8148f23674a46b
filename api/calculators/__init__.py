"""HTTP endpoints of the pay calculators."""
